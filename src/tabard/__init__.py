"""Tabard: five medieval board games by their complete rules, to play and to study."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .kernel import Game, Illegal, Position
from .kernel import replay as _replay

__all__ = ["Game", "Illegal", "Position", "game", "replay", "slugs"]

GROUP = "tabard.games"

log = logging.getLogger(__name__)


def slugs() -> tuple[str, ...]:
    """The slugs of all installed games, also those of other packages. One that cannot be loaded is logged and left out."""
    return tuple(sorted([slug for slug in _entries() if _loaded(slug) is not None]))


def game(slug: str) -> Game:
    """The game with that slug; ValueError names those there are."""
    found = _loaded(slug) if slug in _entries() else None
    if found is None:
        raise ValueError(f"no game {slug!r}; there are {', '.join(slugs())}")
    return found


def replay(record: Mapping[str, object], moves: int | None = None) -> Position:
    """Play a record again: the position after all its moves, or after the first `moves` ones."""
    return _replay(game(str(record.get("game"))), record, moves)


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def _loaded(slug: str) -> Game | None:
    """The game behind an entry point, loaded once; None, and a line in the log, if that does not give a game."""
    try:
        found = _entries()[slug].load()
    except (Exception, SystemExit):  # whatever a foreign package does must not stop the others
        log.exception("the game %s cannot be loaded and is left out", slug)
        return None
    if isinstance(found, Game) and found.slug == slug:
        return found
    log.error("the entry point %s gives %r, which is no game of that name; it is left out", slug, found)
    return None
