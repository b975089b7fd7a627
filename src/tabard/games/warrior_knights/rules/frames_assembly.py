"""An Assembly under way: who attends and who presides (WK-9.1, WK-9.4, WK-9.48, WK-9.49)."""

from __future__ import annotations

from typing import Final, TypeVar

from tabard.kernel import Procedure

from ..position import KnightsPosition
from ..state.board import NOBODY

S = TypeVar("S", bound="Session")


class Session(Procedure[KnightsPosition]):
    """`present`: who attended at the beginning; `deputy`: the acting Chairman named last; `order`: agendas as announced;
    `at`: how many of them are settled; `ended`: it was postponed or nobody is left."""

    FIELDS = ("present", "deputy", "order", "at", "ended")

    def __init__(
        self,
        present: tuple[int, ...] = (),
        deputy: int = NOBODY,
        order: tuple[int, ...] = (),
        at: int = 0,
        ended: int = 0,
    ) -> None:
        self.present: Final = present
        self.deputy: Final = deputy
        self.order: Final = order
        self.at: Final = at
        self.ended: Final = ended

    def with_deputy(self: S, seat: int) -> S:
        return type(self)(self.present, seat, self.order, self.at, self.ended)

    def with_order(self: S, order: tuple[int, ...]) -> S:
        return type(self)(self.present, self.deputy, order, self.at, self.ended)

    def postponed(self: S) -> S:
        return type(self)(self.present, self.deputy, self.order, self.at, 1)


def sitting(p: KnightsPosition) -> list[int]:
    """Who attended and has not been banned since (WK-9.40, WK-9.41)."""
    return [seat for seat in p.near(Session).present if not p.banned[seat]]


def presiding(p: KnightsPosition) -> int:
    """The Chairman, or the acting one; NOBODY if one must be named first."""
    present, deputy = sitting(p), p.near(Session).deputy
    if p.chairman in present:
        return p.chairman
    return deputy if deputy in present else NOBODY


def sitting_order(p: KnightsPosition) -> list[int]:
    """Those who attend, in Chairman order."""
    chair, present = presiding(p), sitting(p)
    return [(chair + turn) % p.seats for turn in range(p.seats) if (chair + turn) % p.seats in present]
