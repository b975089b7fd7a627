"""Tabard: five medieval board games by their complete rules, to play and to study."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from .kernel import Game, Illegal, Position
from .kernel import replay as _replay

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The slugs of all installed games."""

else:
    from . import games

__all__ = ["Game", "Illegal", "Position", "game", "games", "replay"]


def game(slug: str) -> Game:
    """The game with that slug; ValueError names those there are."""
    for entry in entry_points(group="tabard.games"):
        if entry.name == slug:
            found = entry.load()
            assert isinstance(found, Game)
            return found
    raise ValueError(f"no game {slug!r}; there are {', '.join(games())}")


def replay(record: Mapping[str, object], moves: int | None = None) -> Position:
    """Play a record again: the position after all its moves, or after the first `moves` ones."""
    return _replay(game(str(record.get("game"))), record, moves)
