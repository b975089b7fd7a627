"""The position: everything about a game in progress, as plain data, with one explicit copy.

A game subclasses `Position`, sets its own fields in `__init__` and copies them in `assign`. Whatever `__init__` sets is a field,
dumped and loaded, unless `FIXED` names it. A field is an int, a tuple, or a list of ints or tuples (never deeper), so that a copy
is one slice per list.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from . import engine
from .chance import Oracle, next_a, next_b, number, seeded
from .frames import RUNNING, Frame, Secret
from .moves import Move
from .options import OptionValue
from .story import Args, Event, Illegal, Link, unchained

if TYPE_CHECKING:
    from .game import Game

F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game in progress. Public face: waiting, legal, play, step, explain, view, redeal, clone, undo, dump, record."""

    FIXED: ClassVar[tuple[str, ...]] = ()  # attributes that are alike in every position of a game with these options

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = 0
        self.frames: list[Frame] = []  # the stack
        self.places: list[int] = []  # for each frame, its next step and the one under way
        self.got: tuple[int, ...] = ()  # the latest answer of a Roll
        self.a = 1  # nature's state
        self.b = 1
        self.fence = 0  # grows whenever nature answers or something hidden is shown
        self.oracle: Oracle | None = None  # answers in the place of that state; never copied
        self.script: tuple[int, ...] = ()  # nature's answers laid down beforehand (replays, tests)
        self.scripted = 0  # how many of them are used
        self.listening = False  # is anybody interested in the story?
        self.recording = False  # are moves and nature's answers kept?
        self.told: Link | None = None
        self.moves: Link | None = None
        self.answers: Link | None = None
        self.undos: Link | None = None

    # ------------------------------------------------------------------ copying

    def assign(self, other: Position) -> None:
        """Become equal to `other`. A game extends this with its own fields."""
        self.seed = other.seed
        self.frames = other.frames[:]
        self.places = other.places[:]
        self.got = other.got
        self.a = other.a
        self.b = other.b
        self.fence = other.fence
        self.script = other.script
        self.scripted = other.scripted
        self.listening = other.listening
        self.recording = other.recording
        self.told = other.told
        self.moves = other.moves
        self.answers = other.answers
        self.undos = other.undos

    def clone(self) -> Position:
        """An equal, independent position."""
        copy = self.game.blank(self.seats, self.options)
        copy.assign(self)
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.dump() == other.dump()

    # ------------------------------------------------------------------ deciding

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; several decide at once, in secret; () when the game is over."""
        return self.frames[-1].waiting(self) if self.frames else ()

    @property
    def over(self) -> bool:
        return not self.frames

    def legal(self, seat: int) -> list[Move]:
        """All moves of a seat, in an order fixed by the position; [] if it is not waited for."""
        return self.frames[-1].legal(self, seat) if self.frames else []

    def asides(self, seat: int) -> list[Move]:
        """What the seat may do beside the question that is open, whoever is asked: at once and in public."""
        aside = self.game.aside
        return aside.options(self, seat) if aside is not None and self.frames else []

    def chosen(self, seat: int) -> tuple[Move, ...]:
        """What this seat has chosen so far in an open secret decision."""
        for frame in reversed(self.frames):
            if isinstance(frame, Secret) and seat in frame.seats:
                return frame.chosen[frame.seats.index(seat)]
        return ()

    def step(self, seat: int, move: Move) -> None:
        """Carry out a legal move without checking it: for search."""
        engine.step(self, seat, move)

    def play(self, seat: object, move: object) -> None:
        """Carry out a move (a tuple or list), or raise Illegal and change nothing. Takes anything at all."""
        engine.play(self, seat, move)

    def explain(self, seat: object, move: object) -> Illegal | None:
        """Why a move may not be made; None if it may."""
        return engine.explain(self, seat, move)

    def can_undo(self, seat: int) -> bool:
        return engine.can_undo(self, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's latest move, or raise Illegal and change nothing."""
        engine.undo(self, seat)

    # ------------------------------------------------------------------ results

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of every seat, 1 the best; equal seats share the better place (1, 1, 3)."""
        return self.game.ranking(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; () while the game is on, and after an end that nobody wins."""
        return self.game.winners(self) if self.over else ()

    # ------------------------------------------------------------------ seeing

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat may see, JSON-able, built up from nothing; None is an onlooker."""
        return {
            "game": self.game.slug,
            "seats": self.seats,
            "you": seat,
            "waiting": list(self.waiting),
            "over": self.over,
            "scores": list(self.game.view_scores(self, seat)),
            "ranking": list(self.ranking) if self.over else None,
            "winners": list(self.winners) if self.over else None,
            "rivals": self.game.rivals(self),
            "where": self.where,
            "board": self.game.view(self, seat),
        }

    def key(self, seat: int | None) -> str:
        """A short name for all that the seat sees and may do now: the same for positions that it cannot tell apart."""
        seen = [self.view(seat), [] if seat is None else self.legal(seat)]
        return blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=16).hexdigest()

    @property
    def where(self) -> str:
        """Where we are in the rules: `Match.rounds > Round.turns > Turn.move_lord > MoveLord`."""
        return " > ".join([frame.title(place) for frame, place in zip(self.frames, self.places, strict=True)])

    def prompt(self, seat: int | None) -> dict[str, object] | None:
        """The sentence that says what is asked: to the seat itself, or (`.other`) of whom."""
        waiting = self.waiting
        decision = self.frames[-1].decision() if self.frames else None
        if decision is None:
            return None
        id = "ask-" + kebab(decision.title())
        if seat is not None and seat in waiting:
            return {"id": id, "args": decision.prompt(self, seat), "rule": decision.clause(self)}
        args: Args = {"seat": waiting[0], "seats": list(waiting), **decision.prompt_other(self)}
        return {"id": id + ".other", "args": args, "rule": decision.clause(self)}

    def label(self, seat: int, move: Move) -> dict[str, object]:
        """A legal move in words, as a message."""
        return {"id": f"move-{move[0]}", "args": self.game.label(self, seat, move)}

    def targets(self, move: Move) -> list[str]:
        return self.game.vocabulary.targets(move)

    @property
    def story(self) -> list[Event]:
        """Everything that happened; `story_for(seat)` is what that seat may know of it."""
        return [cast(Event, value) for value in unchained(self.told)]

    def story_for(self, seat: int | None) -> list[dict[str, object]]:
        return [event.message() for event in self.story if event.seen_by(seat)]

    def redeal(self, seat: int | None, seed: int) -> Position:
        """A position like this one as far as `seat` can tell: the rest re-dealt, nature on its own stream, no past."""
        copy = self.clone()
        copy.forget()
        copy.a, copy.b = seeded(seed)
        copy.game.redeal(copy, seat)
        copy.frames = [frame.hidden(copy, seat) for frame in copy.frames]
        copy.fence = self.fence
        return copy

    def forget(self) -> None:
        """Drop the past and stop listening."""
        self.script = ()
        self.scripted = 0
        self.seed = 0
        self.listening = False
        self.recording = False
        self.told = None
        self.moves = None
        self.answers = None
        self.undos = None

    # ------------------------------------------------------------------ saving

    def dump(self) -> dict[str, object]:
        """The whole position as plain data (without its past)."""
        return {
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "components": self.game.components_digest,
            "seats": self.seats,
            "options": {name: engine.plain(value) for name, value in self.options.items()},
            "seed": self.seed,
            "chance": [self.a, self.b, self.fence],
            "got": list(self.got),
            "frames": [engine.frame_data(frame, place) for frame, place in zip(self.frames, self.places, strict=True)],
            "fields": {name: engine.plain(getattr(self, name)) for name in self.field_names()},
        }

    def field_names(self) -> tuple[str, ...]:
        """The fields that the game adds to a position: all that its `__init__` sets but `FIXED`."""
        known = FIELDS_OF.get(type(self))
        if known is None:
            own = {*attributes(Position(self.game, self.seats, self.options)), *self.FIXED}
            known = tuple([name for name in attributes(self) if name not in own])
            FIELDS_OF[type(self)] = known
        return known

    def record(self) -> dict[str, object]:
        """Set-up, seed, moves and nature's answers: enough to play the game again without a generator."""
        if not self.recording:
            raise ValueError("this position keeps no record (it was made with story=False, loaded or re-dealt)")
        return {
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "components": self.game.components_digest,
            "seats": self.seats,
            "options": {name: engine.plain(value) for name, value in self.options.items()},
            "seed": self.seed,
            "moves": [[seat, list(move)] for seat, move in self.played()],
            "nature": unchained(self.answers),
            "result": self.result() if self.over else None,
        }

    def result(self) -> dict[str, object]:
        """How the finished game ended."""
        return {"scores": list(self.scores), "ranking": list(self.ranking), "winners": list(self.winners)}

    def played(self) -> list[tuple[int, Move]]:
        return [cast(tuple[int, Move], value) for value in unchained(self.moves)]

    # ------------------------------------------------------------------ for the rules

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)
        self.places.append(0)

    def pop(self) -> None:
        self.frames.pop()
        self.places.pop()

    def goto(self, step: str) -> None:
        """Called in a step: the procedure goes on with the step of that name."""
        steps = cast(tuple[str, ...], getattr(self.frames[-1], "STEPS"))  # noqa: B009
        self.places[-1] = steps.index(step) + self.places[-1] // RUNNING * RUNNING

    def again(self) -> None:
        """Called in a step: after the child this step runs once more."""
        running = self.places[-1] // RUNNING
        self.places[-1] = running + running * RUNNING

    def replace(self, frame: Frame) -> None:
        """Put a frame with other fields in the place of the top one."""
        self.frames[-1] = frame

    def near(self, kind: type[F]) -> F:
        """The nearest enclosing frame of that kind."""
        for frame in reversed(self.frames):
            if isinstance(frame, kind):
                return frame
        raise LookupError(f"no {kind.__name__} on the stack: {self.where}")

    def below(self, sides: int) -> int:
        """Nature answers 0..sides-1."""
        self.fence += 1
        self.a, self.b = next_a(self.a), next_b(self.b)
        if self.scripted < len(self.script):
            answer = self.script[self.scripted]
            self.scripted += 1
            if not 0 <= answer < sides:
                raise ValueError(
                    f"nature's answer {answer} in the record does not fit a question with {sides} outcomes"
                )
        elif self.oracle is not None:
            answer = self.oracle.below(sides)
        else:
            answer = number(self.a, self.b, sides)
        if self.recording:
            self.answers = Link(self.answers, answer)
        return answer

    def shuffled(self, things: Sequence[int]) -> tuple[int, ...]:
        """Nature puts things into an order."""
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def reveal(self) -> None:
        """Something hidden is shown: no seat may undo past this point."""
        self.fence += 1

    def tell(self, name: str, rule: str, args: Args, audience: tuple[int, ...] | None = None) -> None:
        """Add to the story. Callers ask `listening` first, so that silence costs nothing."""
        if self.listening:
            self.told = Link(self.told, Event(name, rule, audience, args))

    def __repr__(self) -> str:
        return f"<{self.game.slug} {self.seats} seats, {self.where or 'over'}, scores {self.scores}>"


def kebab(name: str) -> str:
    """`MoveLord` -> `move-lord`."""
    return "".join(["-" + c.lower() if c.isupper() else c for c in name]).lstrip("-")


# ---------------------------------------------------------------------- fields


FIELDS_OF: Final[dict[type[Position], tuple[str, ...]]] = {}


def attributes(p: Position) -> list[str]:
    """Every attribute of a position, interpreted (`__dict__`) or compiled (mypyc lists them on the class)."""
    names = list(getattr(p, "__dict__", {}))
    for kind in type(p).__mro__:
        names += list(kind.__dict__.get("__mypyc_attrs__", ()))
    return sorted({name for name in names if not name.startswith("__")})
