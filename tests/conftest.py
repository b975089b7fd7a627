"""For all tests that are not one game's own."""

import asyncio
from collections.abc import Iterator

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that no worker is left alone with one of them at the end."""
    items.sort(key=lambda item: (not is_long(item), not is_with_browser(item), not item.path.stem.endswith("laws")))


def is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None


def is_with_browser(item: pytest.Item) -> bool:
    return "browser" in item.path.parts


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop running between browser tests; a test beside them may start a loop of its own."""
    running = asyncio._get_running_loop()
    if running is None or is_with_browser(request.node):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
