"""The clocks of one running table: set with everything that is stored, and told to all who are present."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabard.kernel.engine import is_aside
from tabard.server import clock
from tabard.server.clock import Hands, Turn
from tabard.server.course import Course, Draft, Step
from tabard.server.faces import everybody, mask
from tabard.server.hours import Hours
from tabard.server.outlets import Outlet
from tabard.server.rows import Standing, TableRow
from tabard.server.wire_life import Life
from tabard.server.wire_time import Clock, Pace

if TYPE_CHECKING:
    from tabard.server.tables import Table


class Clocks(Outlet):
    def __init__(self, table: "Table", hours: Hours) -> None:
        self.table = table
        self.hours = hours

    # ---- What is stored ---------------------------------------------------------------------------------------

    def after(self, draft: Draft, standing: Standing) -> Standing:
        """With the clocks as they are when this entry is stored. One that not everybody notices leaves them alone."""
        row, course = self.table.row, self.table.course
        if row.pace is None or row.hands is None or not public(course, draft):
            return replace(standing, hands=row.hands)
        before, after = course.position.waiting, draft.looks.position.waiting
        made = public_moves(course)[draft.entry.seat] + (1 if draft.entry.move is not None else -1)
        hands = clock.at(row.hands, self.hours.now)
        hands = clock.stepped(row.pace, hands, Turn(draft.entry.seat, made, before, after))
        return replace(standing, hands=clock.run(row.pace, hands, after, playing(row)))

    def gone_back(self, course: Course, standing: Standing) -> Standing:
        row = self.table.row
        if row.pace is None or row.hands is None:
            return standing
        hands, asked = clock.at(row.hands, self.hours.now), course.position.waiting
        hands = clock.gone_back(row.pace, hands, public_moves(course), asked)
        return replace(standing, hands=clock.run(row.pace, hands, asked, playing(row)))

    def settled(self, row: TableRow) -> Hands | None:
        """What people settle may start a clock or stop it."""
        if row.pace is None or row.hands is None:
            return None
        return clock.run(
            row.pace, clock.at(row.hands, self.hours.now), self.table.course.position.waiting, playing(row)
        )

    def late(self) -> int | None:
        """A seat that is waited for and has no time left."""
        hands = self.settled(self.table.row)
        return None if hands is None else clock.latest(hands, self.hours.now)

    @property
    def overdue(self) -> bool:
        """By what is stored, somebody's time is up."""
        ends = clock.due(self.table.row.hands)
        return ends is not None and ends <= self.hours.now

    # ---- What is told -----------------------------------------------------------------------------------------

    def face(self) -> Clock | None:
        row = self.table.row
        if row.hands is None:
            return None
        left = clock.at(row.hands, self.hours.now).left
        return Clock([rounded(left.get(seat)) for seat in range(row.seats)], row.hands.running)

    def stepped(self, course: Course, step: Step) -> None:
        if everyone(course) == course.seen[step.number - 1]:
            self.tell()

    def renewed(self, course: Course) -> None:
        self.tell()

    def lived(self, life: Life) -> None:
        self.tell()

    def tell(self) -> None:
        shown = self.face()
        if shown is not None:
            self.table.guests.tell_all(shown)


def laid(pace: Pace | None, row: TableRow, waiting: tuple[int, ...], now: float) -> TableRow:
    """With its clocks. Where fewer than two people play there are none: nobody waits."""
    people = playing(row)
    if pace is None or len(people) < 2:
        return row
    hands = clock.run(pace, clock.begun(pace, people, now), waiting, people)
    return replace(row, pace=pace, hands=hands)


def playing(row: TableRow) -> list[int]:
    """The seats whose people play themselves; nobody while the table is paused or after the end."""
    if row.life.paused or row.life.closed is not None:
        return []
    return [seat for seat in range(row.seats) if seat not in row.seated_bots]


def public(course: Course, draft: Draft) -> bool:
    """Does everybody notice, and is it more than a word beside the question that stays open?"""
    same = course.position.waiting == draft.looks.position.waiting
    beside = same and is_aside(course.position.game, draft.entry.move)
    return draft.entry.seen_by == everyone(course) and not beside


def everyone(course: Course) -> int:
    return mask(everybody(course.position))


def public_moves(course: Course) -> Counter[int]:
    """How many moves of each seat stand that everybody has noticed."""
    all_of_them = everyone(course)
    return Counter(seat for number, seat in course.trail if course.seen[number - 1] == all_of_them)


def rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
