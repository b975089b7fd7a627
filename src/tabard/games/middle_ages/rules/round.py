"""First placement (MA-2.10), course of a round (MA-3) and a player's turn (MA-4)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import ROUNDS, ROW_WIDTH
from ..position import NO_TILE, NOWHERE, MiddleAgesPosition, bits
from .areas import apply_effect
from .ending import end_penalty
from .events import ResolveEvent
from .income import take_income
from .refilling import refill

LORD: Final[list[Move]] = [("lord", spot) for spot in range(4 * ROW_WIDTH)]


class Match(Procedure[MiddleAgesPosition]):
    """The whole game: first placement, sixteen rounds, end."""

    STEPS = ("first_placement", "rounds", "ending")

    def first_placement(self, p: MiddleAgesPosition) -> Frame | None:
        return FirstPlacement()

    def rounds(self, p: MiddleAgesPosition) -> Frame | None:  # MA-3.1
        if p.round == ROUNDS:
            return None
        p.again()
        return Round()

    def ending(self, p: MiddleAgesPosition) -> Frame | None:  # MA-18
        end_penalty(p)
        return None


class FirstPlacement(Procedure[MiddleAgesPosition]):
    """Scouts are drawn one by one; whose scout is drawn places the lord (MA-2.10)."""

    STEPS = ("draw_scout", "return_scouts")

    def draw_scout(self, p: MiddleAgesPosition) -> Frame | None:
        undrawn = [seat for seat in range(p.seats) if p.lords[seat] == NOWHERE]
        if not undrawn:
            return None
        seat = undrawn[p.below(len(undrawn))]  # MA-2.15
        if p.listening:
            p.tell("drawn", "MA-2.10", {"seat": seat})
        p.again()
        return Ask(PLACE_LORD, seat)

    def return_scouts(self, p: MiddleAgesPosition) -> Frame | None:
        """MA-2.14: scouts were only lots; nothing to do."""
        return None


class Round(Procedure[MiddleAgesPosition]):
    """Discard, turns, refill, event, in this order (MA-3.8)."""

    STEPS = ("discard", "turns", "refill", "event")

    def discard(self, p: MiddleAgesPosition) -> Frame | None:
        p.round += 1
        if p.listening:
            p.tell("round", "MA-3.1", {"round": p.round})
        order: list[int] = []
        first, lords = (p.round - 1) % 4 * ROW_WIDTH, p.lords
        taken = bits(lords)
        for spot in range(first, first + p.seats + 1):
            if taken >> spot & 1:
                order.append(lords.index(spot))
            else:
                discard_tile(p, spot)  # MA-3.2
        p.order = tuple(order)  # MA-3.3, MA-3.4
        return None

    def turns(self, p: MiddleAgesPosition) -> Frame | None:
        """A lord leaves the active row in its turn, so whoever still stands there is to come."""
        first, lords = (p.round - 1) % 4 * ROW_WIDTH, p.lords
        for seat in p.order:
            spot = lords[seat]
            if first <= spot < first + ROW_WIDTH:
                p.again()
                return Turn(seat, spot, p.display[spot])
        return None

    def refill(self, p: MiddleAgesPosition) -> Frame | None:  # MA-3.5, MA-3.7
        refill(p)
        return None

    def event(self, p: MiddleAgesPosition) -> Frame | None:  # MA-3.6
        return ResolveEvent(p.events[p.round // 4 - 1]) if p.round % 4 == 0 else None


def discard_tile(p: MiddleAgesPosition, spot: int) -> None:
    if p.listening:
        p.tell("discarded", "MA-3.2", p.spot_words(spot))
    p.discard = (*p.discard, p.display[spot])
    p.display[spot] = NO_TILE  # MA-0.10: rows never close up


class Turn(Procedure[MiddleAgesPosition]):
    """Move the lord, take the tile it left, apply the column's effect, take the column's income (MA-4.1)."""

    FIELDS = ("seat", "spot", "tile")
    STEPS = ("move_lord", "take_tile", "effect", "income")

    def __init__(self, seat: int, spot: int, tile: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot  # where the lord stood
        self.tile: Final = tile  # and what lies there

    def move_lord(self, p: MiddleAgesPosition) -> Frame | None:
        if p.round == ROUNDS:  # MA-4.4: in the last round the lord leaves the display
            p.lords[self.seat] = NOWHERE
            return None
        return Ask(MOVE_LORD, self.seat)

    def take_tile(self, p: MiddleAgesPosition) -> Frame | None:  # MA-4.9
        p.display[self.spot] = NO_TILE
        p.fief[self.seat * 8 + p.components.tile_area[self.tile]] += (self.tile,)
        if p.listening:
            p.tell("took", "MA-4.9", {"seat": self.seat, **p.tile_words(self.tile)})
        return None

    def effect(self, p: MiddleAgesPosition) -> Frame | None:  # MA-4.11
        return apply_effect(p, self.seat, p.components.tile_area[self.tile])

    def income(self, p: MiddleAgesPosition) -> Frame | None:  # MA-4.13
        take_income(p, self.seat, p.components.tile_area[self.tile])
        return None


class PlaceLord(Decision[MiddleAgesPosition]):
    """First placement: any tile of the top row without a lord (MA-2.11)."""

    rule = "MA-2.11"
    turn = "MA-2.10"
    verbs = ("lord",)

    def options(self, p: MiddleAgesPosition, seat: int) -> list[Move]:
        lords = p.lords
        return [LORD[spot] for spot in p.row(0) if spot not in lords]

    def apply(self, p: MiddleAgesPosition, seat: int, move: Move) -> Frame | None:
        spot = int(move[1])
        p.lords[seat] = spot
        if p.listening:
            p.tell("placed-lord", "MA-2.10", {"seat": seat, **p.spot_words(spot)})
        return None

    def refuse(self, p: MiddleAgesPosition, seat: int, move: Move) -> Illegal:
        spot = int(move[1])
        if spot >= ROW_WIDTH:
            return Illegal("lord-top-row", "MA-2.10")
        return lord_there(p, spot)


class MoveLord(Decision[MiddleAgesPosition]):
    """Any tile of the next row without a lord and without another player's scout (MA-4.2)."""

    rule = "MA-4.2"
    verbs = ("lord",)

    def options(self, p: MiddleAgesPosition, seat: int) -> list[Move]:
        taken = bits(p.lords) | bits(p.scouts)
        if p.scouts[seat] >= 0:  # MA-9.9, MA-9.10: only the scouts of others keep a lord away
            taken &= ~(1 << p.scouts[seat])
        first = p.round % 4 * ROW_WIDTH  # MA-4.3
        return [LORD[spot] for spot in range(first, first + p.seats + 1) if not taken >> spot & 1]

    def apply(self, p: MiddleAgesPosition, seat: int, move: Move) -> Frame | None:
        spot = int(move[1])
        p.lords[seat] = spot
        if p.listening:
            p.tell("moved-lord", "MA-4.2", {"seat": seat, **p.spot_words(spot)})
        scout = p.scouts[seat]
        if scout >= 0 and scout // ROW_WIDTH == spot // ROW_WIDTH:  # MA-4.6, MA-9.11
            p.scouts[seat] = NOWHERE
            if p.listening:
                p.tell("scout-back", "MA-4.6", {"seat": seat})
        return None

    def refuse(self, p: MiddleAgesPosition, seat: int, move: Move) -> Illegal:
        spot = int(move[1])
        if spot // ROW_WIDTH != p.next_row:
            return Illegal("lord-next-row", "MA-4.3", args={"row": p.next_row + 1})
        if p.display[spot] == NO_TILE:
            return Illegal("no-tile", "MA-0.10")
        if spot in p.lords:
            return lord_there(p, spot)
        return Illegal("reserved", "MA-9.9", args={"seat": p.scouts.index(spot)})


def lord_there(p: MiddleAgesPosition, spot: int) -> Illegal:
    if p.display[spot] == NO_TILE:
        return Illegal("no-tile", "MA-0.10")
    return Illegal("lord-there", "MA-2.13", args={"seat": p.lords.index(spot)})


PLACE_LORD: Final = PlaceLord()
MOVE_LORD: Final = MoveLord()
