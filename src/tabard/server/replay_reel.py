"""A game as it was seen: every step that a viewer could notice, in the words that a socket used then. No input or output."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from tabard import Game, Position
from tabard.kernel import Event
from tabard.kernel.tutorial import Tutorial
from tabard.server.course import Course, News, Step
from tabard.server.faces import Looks, Viewer, everybody, lines, mask, told_between
from tabard.server.progress import PERIODS, numbers
from tabard.server.replays import replayed
from tabard.server.rows import Entry, TableRow
from tabard.server.wire import State
from tabard.server.wire_parts import Face
from tabard.server.wire_replay import Mark


class Mover(Struct, frozen=True):
    """Whose entry it was, and whether everybody could see whose."""

    seat: int
    shown: bool


class Reel:
    """Goes through the entries as the table did, and keeps what the table then forgot."""

    def __init__(self, game: Game, row: TableRow, entries: Sequence[Entry], script: Tutorial | None = None) -> None:
        self.course = Course(game, row, [], 0, script)
        self.movers: list[Mover] = []
        positions = replayed(game, row, entries)
        self.course.looks = Looks(next(positions))
        self.steps = [self.set_up()]
        for entry, position in zip(entries, positions, strict=True):
            self.add(entry, position)

    def set_up(self) -> Step:
        news = News(list(self.course.position.story), dict.fromkeys(everybody(self.course.position), 0))
        return Step(0, self.course.looks, self.course.asks, news)

    def add(self, entry: Entry, position: Position) -> None:
        self.movers.append(Mover(entry.seat, entry.back is None and shows(self.course.position, position, entry.seat)))
        news = self.course.note(entry, Looks(position))
        self.steps.append(Step(entry.number, self.course.looks, self.course.asks, news))
        self.course.looks.pass_by()

    def __len__(self) -> int:
        return len(self.movers)

    # ---- What one viewer noticed ------------------------------------------------------------------------------

    def noticed(self, viewer: Viewer) -> list[int]:
        """The set-up, and the numbers of all entries that this viewer could notice: one for every version."""
        bit = mask([viewer])
        return [0, *(number for number, seen in enumerate(self.course.seen, 1) if seen & bit)]

    def public(self, viewer: Viewer) -> list[int]:
        """For every step of this viewer how many an onlooker had noticed by then."""
        shown = self.noticed(None)
        return [bisect_right(shown, number) - 1 for number in self.noticed(viewer)]

    def states(self, viewer: Viewer, first: int, count: int) -> list[State]:
        """So many of the viewer's steps, beginning with that one, which is told as a whole."""
        wanted = self.noticed(viewer)[first : first + count]
        told = [self.told(self.steps[number], viewer, first + n) for n, number in enumerate(wanted)]
        return [self.whole(self.steps[wanted[0]], viewer, first), *told[1:]] if wanted else []

    def told(self, step: Step, viewer: Viewer, version: int) -> State:
        return self.state(step, version, step.told(viewer))

    def whole(self, step: Step, viewer: Viewer, version: int) -> State:
        story = lines(step.looks.position.story, viewer)
        return self.state(step, version, replace(step.told(viewer), story_from=0, story=story))

    def state(self, step: Step, version: int, face: Face) -> State:
        """There is nothing to choose any more: what could have been is left out."""
        position, seen = step.looks.position, replace(face, legal=[], asides=[], undo=False)
        return State(version, list(position.waiting), position.over, [seen], self.course.guide(position))

    # ---- How far the game had come ----------------------------------------------------------------------------

    def movers_seen(self, viewer: Viewer) -> list[int | None]:
        """Who moved, for every step of this viewer after the set-up; None where the viewer cannot tell."""
        made = [self.movers[number - 1] for number in self.noticed(viewer)[1:]]
        return [one.seat if one.shown or one.seat == viewer else None for one in made]

    @cached_property
    def period(self) -> str:
        """The word by which this game's story counts time; "" if it does not."""
        told = [event for step in self.steps for event in step.news.events if event.seen_by(None)]
        return next((word for word in PERIODS if numbers(told, word)), "")

    def marks(self, viewer: Viewer) -> list[Mark]:
        """Where another round or turn begins, also by going back to it."""
        found, reached = list[Mark](), list[int]()
        for version, number in enumerate(self.noticed(viewer)):
            self.count(number, viewer, reached)
            if reached and (not found or found[-1].number != reached[-1]):
                found.append(Mark(version, reached[-1]))
        return found

    def count(self, number: int, viewer: Viewer, reached: list[int]) -> None:
        """The numbers that the story has told up to this entry: what was taken back is not told any more."""
        step = self.steps[number]
        gone = told_between(self.steps[number - 1].looks.position, step.looks.position)[0] if number else []
        del reached[len(reached) - len(self.numbers(gone, viewer)) :]
        reached += self.numbers(step.news.events, viewer)

    def numbers(self, events: Sequence[Event], viewer: Viewer) -> list[int]:
        return numbers([event for event in events if event.seen_by(viewer)], self.period) if self.period else []


def shows(before: Position, after: Position, seat: int) -> bool:
    """Can everybody see who moved: the only one who was asked, or one who is not asked any more?"""
    return list(before.waiting) == [seat] or (seat in before.waiting and seat not in after.waiting)
