"""A move never waits for a search of all memory; what nobody can reach is found all the same."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from tabard.server import garbage
from tabard.server.settings import Settings

from .helpers import ThreadServer


class Loop:
    """Refers to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_a_server_searches_everything_only_on_its_own_time(tmp_path: Path) -> None:
    before = gc.get_threshold()
    with ThreadServer(Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", limits=False)):
        assert gc.get_threshold() == (garbage.YOUNG, garbage.NEVER, garbage.NEVER)
    assert gc.get_threshold() == before


def test_what_nobody_reaches_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)

    async def old() -> bool:
        """It has outlived the searches of what is new."""
        thing = Loop()
        trace = weakref.ref(thing)
        gc.collect(0)
        gc.collect(1)
        async with garbage.seldom_searched():
            del thing
            await asyncio.sleep(0.2)
            return trace() is None

    assert asyncio.run(old())
