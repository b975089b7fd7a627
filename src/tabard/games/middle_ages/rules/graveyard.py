"""Graveyard (MA-12): destroying tiles and putting them back."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Decision, Frame, Illegal, Move

from ..components import TILES
from ..position import MiddleAgesPosition

RESTORE: Final[list[Move]] = [("restore", tile) for tile in range(TILES)]


def destroy_top(p: MiddleAgesPosition, seat: int, area: int) -> int:
    """The top tile of a column goes to the owner's graveyard; tokens stay (MA-12.1, MA-12.6)."""
    column = p.fief[seat * 8 + area]
    p.fief[seat * 8 + area] = column[:-1]
    p.graves[seat] = (*p.graves[seat], column[-1])
    return column[-1]


def restore(p: MiddleAgesPosition, seat: int, tile: int, rule: str) -> None:
    """Back on top of its column, without effect and income (MA-8.4, MA-12.5)."""
    p.graves[seat] = tuple([other for other in p.graves[seat] if other != tile])
    p.fief[seat * 8 + p.components.tile_area[tile]] += (tile,)
    if p.listening:
        p.tell("restored", rule, {"seat": seat, **p.tile_words(tile)})


class RestoreTile(Decision[MiddleAgesPosition]):
    """Village: choose one tile of the own graveyard (MA-8.2, MA-8.3)."""

    rule = "MA-8.2"
    must = "MA-8.3"
    verbs = ("restore",)

    def options(self, p: MiddleAgesPosition, seat: int) -> list[Move]:
        return [RESTORE[tile] for tile in p.graves[seat]]

    def apply(self, p: MiddleAgesPosition, seat: int, move: Move) -> Frame | None:
        restore(p, seat, int(move[1]), "MA-8.1")
        return None

    def refuse(self, p: MiddleAgesPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-in-graveyard", self.rule)


class ReconstructTile(RestoreTile):
    """Reconstruction: the same, for each player with a tile in the graveyard (MA-16.17)."""

    rule = "MA-16.17"
    turn = "MA-16.17"
    must = "MA-16.17"

    def apply(self, p: MiddleAgesPosition, seat: int, move: Move) -> Frame | None:
        restore(p, seat, int(move[1]), "MA-16.16")
        return None

    def idle(self, p: MiddleAgesPosition, seat: int) -> bool:
        return not p.graves[seat]


RESTORE_TILE: Final = RestoreTile()
RECONSTRUCT_TILE: Final = ReconstructTile()
