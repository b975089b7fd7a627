"""The stack of frames: where we are in the rules, as plain data.

A frame's fields never change; to change one, the stack gets a new frame in its place. So copies of a position share their
frames. `Procedure` runs ordered named steps; `Ask`, `Each`, `Window` and `Secret` wait for decisions; `Roll` asks nature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .moves import DONE, PASS, Move
from .story import Args, Illegal

if TYPE_CHECKING:
    from .position import Position

P = TypeVar("P", bound="Position")

# The place of a procedure is one int: the number of its next step, plus RUNNING times that of the step under way.
NEXT: Final = 63
RUNNING: Final = 64
MOST_SEATS: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One entry of the stack."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # constructor arguments in order; what `dump` writes

    def advance(self, p: Position) -> bool:
        """Do the next thing. True: this frame waits for a seat."""
        raise NotImplementedError

    def waiting(self, p: Position) -> tuple[int, ...]:
        return ()

    def decision(self) -> Decision[Any] | None:
        return None

    def legal(self, p: Position, seat: int) -> list[Move]:
        """All moves of a seat; [] if it is not waited for."""
        return []

    def answer(self, p: Position, seat: int, move: Move) -> None:
        raise NotImplementedError

    def withdraw(self, seat: int) -> Frame | None:
        """This frame without the seat's latest secret choice, if that may still be taken back."""
        return None

    def hidden(self, p: Position, seat: int | None) -> Frame:
        """This frame as re-dealt for `seat`: what others have chosen in secret is chosen anew."""
        return self

    def title(self, place: int) -> str:
        return type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """A stateless rule object: what a seat may do, and what that does."""

    rule: ClassVar[str] = ""  # the clause that asks
    verbs: ClassVar[tuple[str, ...]] = ()  # the verbs it takes
    must: ClassVar[str] = ""  # the clause that forbids to pass, where that is another one
    turn: ClassVar[str] = ""  # the clause that says whose turn it is, where that is not the game's `turn_rule`
    many: ClassVar[bool] = False  # in a Secret: several small moves until `done`
    forced: ClassVar[bool] = (
        False  # a single answer is taken unasked; only where everybody can see that it is the only one
    )

    def options(self, p: P, seat: int) -> list[Move]:
        """All legal moves, in an order that depends on the position alone."""
        raise NotImplementedError

    def apply(self, p: P, seat: int, move: Move) -> Frame | None:
        """Carry the move out; a returned frame is resolved next."""
        raise NotImplementedError

    def refuse(self, p: P, seat: int, move: Move) -> Illegal:
        """Why this well-formed move with one of my verbs is not among the options."""
        raise NotImplementedError

    def choices(self, p: P, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        """In a Secret of several moves: what may follow what this seat has already chosen."""
        return self.options(p, seat)

    def anew(self, p: P) -> None:
        """Of an aside: the open question has been answered, so that what is counted by question starts anew."""

    def idle(self, p: P, seat: int) -> bool:
        """Windows skip this seat silently: allowed only if public information shows that it cannot act."""
        return False

    def clause(self, p: P) -> str:
        """The clause that asks, where it depends on the moment."""
        return self.rule

    def prompt(self, p: P, seat: int) -> Args:
        """Arguments of the prompt message."""
        return {}

    def prompt_other(self, p: P) -> Args:
        """Further arguments of the prompt (`.other`) for those who are not asked: public facts only."""
        return {}

    def title(self) -> str:
        return type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame, Generic[P]):
    """Ordered named steps. A step changes the position and may return a child frame, after which the next step runs."""

    STEPS: ClassVar[tuple[str, ...]] = ()

    def advance(self, p: Position) -> bool:
        steps: list[Any] = STEP_FUNCTIONS.get(type(self)) or step_functions(type(self))
        frames, places = p.frames, p.places
        top = len(places) - 1
        while True:
            at = places[top] & NEXT
            step = steps[at]
            if step is None:
                frames.pop()
                places.pop()
                return False
            places[top] = at + 1 + at * RUNNING
            child: Frame | None = step(self, p)
            if child is not None:
                frames.append(child)
                places.append(0)
                return False
            if frames[top] is not self:  # replaced: the next step runs with the new fields
                return False

    def title(self, place: int) -> str:
        return f"{type(self).__name__}.{self.STEPS[place // RUNNING]}"


STEP_FUNCTIONS: Final[dict[type, list[Any]]] = {}


def step_functions(kind: type[Procedure[Any]]) -> list[Any]:
    """The steps of a procedure, looked up by name once, and None behind the last."""
    found = [*[getattr(kind, name) for name in kind.STEPS], None]
    STEP_FUNCTIONS[kind] = found
    return found


class Asking(Frame):
    """A frame that asks seats for a decision."""

    what: Decision[Any]

    def decision(self) -> Decision[Any] | None:
        return self.what

    def title(self, place: int) -> str:
        return self.what.title()

    def take_forced(self, p: Position, seat: int) -> bool:
        """Where the decision allows it, a single answer is given unasked (`apply` tells it)."""
        moves = self.legal(p, seat)
        if len(moves) != 1:
            return False
        self.answer(p, seat, moves[0])
        return True


ALONE: Final = [(seat,) for seat in range(MOST_SEATS)]  # who is waited for, where one seat is


class Ask(Asking):
    """One seat decides once."""

    FIELDS = ("what", "seat")

    def __init__(self, what: Decision[Any], seat: int) -> None:
        self.what = what
        self.seat: Final = seat

    def advance(self, p: Position) -> bool:
        return not (self.what.forced and self.take_forced(p, self.seat))

    def waiting(self, p: Position) -> tuple[int, ...]:
        return ALONE[self.seat]

    def legal(self, p: Position, seat: int) -> list[Move]:
        return self.what.options(p, seat) if seat == self.seat else []

    def answer(self, p: Position, seat: int, move: Move) -> None:
        p.frames.pop()
        p.places.pop()
        child: Frame | None = self.what.apply(p, seat, move)
        if child is not None:
            p.frames.append(child)
            p.places.append(0)


class Each(Asking):
    """Every seat decides once, in order; seats that publicly cannot act are skipped. `about`: what they may react to."""

    FIELDS = ("what", "seats", "turn", "about")

    def __init__(self, what: Decision[Any], seats: tuple[int, ...], turn: int = 0, about: tuple[int, ...] = ()) -> None:
        self.what = what
        self.seats: Final = seats
        self.turn: Final = turn
        self.about: Final = about

    def advance(self, p: Position) -> bool:
        turn = self.turn
        while turn < len(self.seats) and self.what.idle(p, self.seats[turn]):
            turn += 1
        if turn == len(self.seats):
            p.pop()
            return False
        frame = self
        if turn != self.turn:
            frame = Each(self.what, self.seats, turn, self.about)
            p.frames[-1] = frame
        return not (self.what.forced and frame.take_forced(p, self.seats[turn]))

    def waiting(self, p: Position) -> tuple[int, ...]:
        return ALONE[self.seats[self.turn]]

    def legal(self, p: Position, seat: int) -> list[Move]:
        return self.what.options(p, seat) if seat == self.seats[self.turn] else []

    def answer(self, p: Position, seat: int, move: Move) -> None:
        p.frames[-1] = Each(self.what, self.seats, self.turn + 1, self.about)
        child = self.what.apply(p, seat, move)
        if child is not None:
            p.push(child)


class Window(Asking):
    """In order, round and round, until all have passed in a row.

    The decision lists its plays; the window adds `pass`. A play may return a further window: a reaction to a reaction.
    """

    FIELDS = ("what", "seats", "turn", "passed")

    def __init__(self, what: Decision[Any], seats: tuple[int, ...], turn: int = 0, passed: int = 0) -> None:
        self.what = what
        self.seats: Final = seats
        self.turn: Final = turn
        self.passed: Final = passed

    def advance(self, p: Position) -> bool:
        turn, passed, count = self.turn, self.passed, len(self.seats)
        while passed < count and self.what.idle(p, self.seats[turn]):
            turn, passed = (turn + 1) % count, passed + 1
        if passed == count:
            p.pop()
            return False
        if turn != self.turn:
            p.frames[-1] = Window(self.what, self.seats, turn, passed)
        return True

    def waiting(self, p: Position) -> tuple[int, ...]:
        return ALONE[self.seats[self.turn]]

    def legal(self, p: Position, seat: int) -> list[Move]:
        return [*self.what.options(p, seat), PASS] if seat == self.seats[self.turn] else []

    def answer(self, p: Position, seat: int, move: Move) -> None:
        turn = (self.turn + 1) % len(self.seats)
        if move == PASS:
            p.frames[-1] = Window(self.what, self.seats, turn, self.passed + 1)
            return
        p.frames[-1] = Window(self.what, self.seats, turn)
        child = self.what.apply(p, seat, move)
        if child is not None:
            p.push(child)


class Secret(Asking):
    """All at once, unseen; carried out together, in the order of `seats`, when the last has chosen.

    With `what.many` a seat makes several small moves until it plays `done`. Until the last seat is done every seat may take its
    own choices back (undo).
    """

    FIELDS = ("what", "seats", "chosen")

    def __init__(
        self, what: Decision[Any], seats: tuple[int, ...], chosen: tuple[tuple[Move, ...], ...] | None = None
    ) -> None:
        self.what = what
        self.seats: Final = seats
        self.chosen: Final = chosen if chosen is not None else tuple([() for _ in seats])
        many = what.many
        self.pending: Final = tuple([seat for n, seat in enumerate(seats) if not finished(many, self.chosen[n])])

    def advance(self, p: Position) -> bool:
        if self.pending:
            return True
        p.pop()
        p.reveal()
        children: list[Frame] = []
        for seat, moves in zip(self.seats, self.chosen, strict=True):
            for move in moves:
                child = self.what.apply(p, seat, move) if move != DONE else None
                if child is not None:
                    children.append(child)
        for child in reversed(children):
            p.push(child)
        return False

    def waiting(self, p: Position) -> tuple[int, ...]:
        return self.pending

    def legal(self, p: Position, seat: int) -> list[Move]:
        if seat not in self.pending:
            return []
        return self.what.choices(p, seat, self.chosen[self.seats.index(seat)])

    def answer(self, p: Position, seat: int, move: Move) -> None:
        p.frames[-1] = self.with_choice(seat, (*self.chosen[self.seats.index(seat)], move))

    def with_choice(self, seat: int, moves: tuple[Move, ...]) -> Secret:
        chosen = list(self.chosen)
        chosen[self.seats.index(seat)] = moves
        return Secret(self.what, self.seats, tuple(chosen))

    def withdraw(self, seat: int) -> Frame | None:
        if seat not in self.seats or not self.chosen[self.seats.index(seat)]:
            return None
        return self.with_choice(seat, self.chosen[self.seats.index(seat)][:-1])

    def hidden(self, p: Position, seat: int | None) -> Frame:
        frame = self
        for other, moves in zip(self.seats, self.chosen, strict=True):
            if other != seat and moves:
                frame = frame.with_choice(other, self._guess(p, other, moves))
        return frame

    def _guess(self, p: Position, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """A choice the seat could have made, as far done as the real one."""
        chosen: tuple[Move, ...] = ()
        many = self.what.many
        while finished(many, moves) and not finished(many, chosen):
            options: list[Move] = self.what.choices(p, seat, chosen)
            chosen = (*chosen, options[p.below(len(options))])
        return chosen


def finished(many: bool, moves: tuple[Move, ...]) -> bool:
    """Has a seat chosen, where several moves are needed up to `done`?"""
    return bool(moves) and (not many or moves[-1] == DONE)


class End(Frame):
    """The game is over at once, however deep in the rules."""

    def advance(self, p: Position) -> bool:
        p.frames.clear()
        p.places.clear()
        return False


class Roll(Frame):
    """Nature throws `dice` dice with the given sides; the answer, 0..sides-1 each, is in `p.got`."""

    FIELDS = ("dice", "sides")

    def __init__(self, dice: int, sides: int = 6) -> None:
        self.dice: Final = dice
        self.sides: Final = sides

    def advance(self, p: Position) -> bool:
        p.pop()
        p.got = tuple([p.below(self.sides) for _ in range(self.dice)])
        return False
