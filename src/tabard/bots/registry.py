"""Bots by name. Packages add theirs by an entry point in the group `tabard.bots` that takes a seed and gives a bot."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .base import Bot, Fair, Maker

GROUP = "tabard.bots"


def names() -> tuple[str, ...]:
    """The names of all installed bots, in alphabetical order."""
    return tuple(sorted(_entries()))


def make(name: str, seed: int) -> Fair:
    """A bot ready to play: it is shown nothing that its seat cannot know."""
    return Fair(bare(name, seed), ~seed)


def bare(name: str, seed: int) -> Bot:
    """The bot itself, for those who hand it re-dealt positions only."""
    if name not in _entries():
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(names())}")
    maker: Maker = _entries()[name].load()
    return maker(seed)


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
