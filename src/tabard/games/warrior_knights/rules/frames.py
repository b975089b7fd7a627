"""What a card with moves and battles has done so far: shared by the modules that build it up."""

from __future__ import annotations

from typing import Final, TypeVar

from tabard.kernel import Procedure

from ..position import KnightsPosition

C = TypeVar("C", bound="Campaign")


class Campaign(Procedure[KnightsPosition]):
    """Mobilize Forces or Versatile Strategy under way.

    `goal`: the area named; `marched`, `fought`, `sailed`: armies; `barred`: what was refused and is not asked again (WK-11.22,
    WK-12.9); `waived`: laws for which an act was given up (WK-9.56).
    """

    FIELDS = ("seat", "goal", "marched", "fought", "sailed", "barred", "waived", "closed")

    def __init__(
        self,
        seat: int,
        goal: int = -1,
        marched: tuple[int, ...] = (),
        fought: tuple[int, ...] = (),
        sailed: tuple[int, ...] = (),
        barred: tuple[int, ...] = (),
        waived: tuple[int, ...] = (),
        closed: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.goal: Final = goal
        self.marched: Final = marched
        self.fought: Final = fought
        self.sailed: Final = sailed
        self.barred: Final = barred
        self.waived: Final = waived
        self.closed: Final = closed  # the part under way is over

    def at_goal(self: C, goal: int) -> C:
        return type(self)(
            self.seat, goal, self.marched, self.fought, self.sailed, self.barred, self.waived, self.closed
        )

    def after_march(self: C, army: int, by_sea: bool) -> C:
        sailed = (*self.sailed, army) if by_sea else self.sailed
        marched = (*self.marched, army)
        return type(self)(self.seat, self.goal, marched, self.fought, sailed, self.barred, self.waived, self.closed)

    def after_battle(self: C, armies: tuple[int, ...]) -> C:
        return type(self)(
            self.seat, self.goal, self.marched, armies, self.sailed, self.barred, self.waived, self.closed
        )

    def refused(self: C, what: int) -> C:
        barred = (*self.barred, what)
        return type(self)(
            self.seat, self.goal, self.marched, self.fought, self.sailed, barred, self.waived, self.closed
        )

    def gave_up(self: C, law: int) -> C:
        waived = (*self.waived, law)
        return type(self)(
            self.seat, self.goal, self.marched, self.fought, self.sailed, self.barred, waived, self.closed
        )

    def close(self: C, closed: int) -> C:
        return type(self)(
            self.seat, self.goal, self.marched, self.fought, self.sailed, self.barred, self.waived, closed
        )

    @property
    def idle(self) -> bool:
        """Nothing has been done yet."""
        return not self.marched and not self.fought


def passage(area: int, seat: int) -> int:
    """The code of a permission to pass through an area."""
    return area * 8 + seat


def assault_code(wall: int, kind: int) -> int:
    """The code of a kind of attack on a wall."""
    return 1000 + wall * 4 + kind
