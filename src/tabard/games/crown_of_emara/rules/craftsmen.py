"""Bonus action: hire a Craftsman (CE-12)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Frame, Illegal

from ..components import Price
from ..names import CITIZENS, FROM_CRAFTSMEN, HUTS, LOCATIONS, SCHOLAR, location_id
from ..position import NOBODY, CrownOfEmaraPosition
from .gains import amount, score_citizens
from .masters import by_two_locations, may_hire_at, within_reach
from .paying import Bill, Purchase, affordable, fixed_bill


def hut_bill(p: CrownOfEmaraPosition, seat: int, hut: int, off: int) -> Bill:
    """CE-12.2, CE-10.5; CE-14.15 is for Masters only."""
    return fixed_bill(p, seat, p.components.hut_cost[hut], off, p.owns(seat, SCHOLAR))


def craftsman_points(p: CrownOfEmaraPosition, seat: int) -> int:
    """The CP of the next Craftsman, 0 once all are at work (CE-12.4)."""
    points, placed = p.components.craftsmen, p.craftsmen(seat)
    return points[placed] if placed < len(points) else 0


def huts_for_hire(p: CrownOfEmaraPosition, seat: int, off: int) -> list[int]:
    """Empty huts where one of the seat's Councilors stands, as far as it can pay for them (CE-12.1, CE-12.2)."""
    huts = p.huts
    free = [hut for hut in within_reach(p, seat, HUTS_NEAR, ALL_HUTS) if huts[hut] == NOBODY]
    if not free or not p.craftsmen_left(seat):  # CE-12.5
        return []
    return affordable(p, seat, free, p.components.hut_cost, off)


ALL_HUTS: Final = list(range(HUTS))
HUTS_NEAR: Final = by_two_locations([ALL_HUTS[location * 3 : location * 3 + 3] for location in range(len(LOCATIONS))])


def refuse_hut(p: CrownOfEmaraPosition, seat: int, hut: int, off: int) -> Illegal:
    if not p.craftsmen_left(seat):
        return Illegal("no-craftsmen", "CE-12.5", "all your Craftsmen are at work")
    if p.huts[hut] != NOBODY:
        return Illegal("hut-taken", "CE-12.2", "a Craftsman lives in this hut")
    if not may_hire_at(p, seat, hut // 3):
        words: Args = {"location": location_id(hut // 3)}
        return Illegal("no-councilor", "CE-12.1", "none of your Councilors stands there", words)
    due = hut_bill(p, seat, hut, off)[0]
    return Illegal("too-dear", "CE-12.2", f"you cannot pay the {due} resources asked", {"due": due})


class HireCraftsman(Purchase):
    """The leftmost Craftsman of the board moves into the hut and scores (CE-12.2, CE-12.4)."""

    FIELDS = ("seat", "hut", "off")
    STEPS = ("payment", "move_in")

    def __init__(self, seat: int, hut: int, off: int) -> None:
        self.seat: Final = seat
        self.hut: Final = hut
        self.off: Final = off

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return hut_bill(p, self.seat, self.hut, self.off)

    def printed(self, p: CrownOfEmaraPosition) -> Price | None:
        return p.components.hut_cost[self.hut] if p.owns(self.seat, SCHOLAR) else None

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": {"id": "purpose-craftsman", "args": {"location": location_id(self.hut // 3)}}}

    def move_in(self, p: CrownOfEmaraPosition) -> Frame | None:
        points = craftsman_points(p, self.seat)
        p.huts[self.hut] = self.seat
        score_citizens(p, self.seat, points, FROM_CRAFTSMEN)
        if p.listening:
            words: Args = {"seat": self.seat, "location": location_id(self.hut // 3)}
            p.tell("hired-craftsman", "CE-12.4", {**words, "gains": [amount(CITIZENS, points)]})
        return None
