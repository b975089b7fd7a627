"""For all tests that are not one game's own."""

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop running between browser tests; a test beside them may start a loop of its own."""
    running = asyncio._get_running_loop()
    if running is None or "browser" in request.path.parts:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
