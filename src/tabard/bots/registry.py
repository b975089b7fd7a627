"""Bots by name. Packages add theirs by an entry point in the group `tabard.bots` that takes a seed and gives a bot.

What stands behind a colon is handed to it as a text: `search:0.2` is made by `made(seed, "0.2")`.
"""

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
    kind, colon, more = name.partition(":")
    if kind not in _entries():
        raise ValueError(f"there is no bot {kind!r}; there are {', '.join(names())}")
    maker: Maker = _entries()[kind].load()
    try:
        return maker(seed, more) if colon else maker(seed)
    except TypeError:
        raise ValueError(f"{kind} takes nothing behind a colon: {name!r}") from None


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
