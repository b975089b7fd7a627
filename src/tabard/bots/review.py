"""A finished game looked at again: everybody's chances after each move, and the moves that cost most, with what was better.

Every move is judged by what its seat could know when it was made. First all moves are weighed briefly; then those that seem to
have cost most are weighed anew, longer and with other luck, and only what both times was worse counts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, cast

from tabard.kernel.game import Game
from tabard.kernel.moves import Move
from tabard.kernel.position import Position
from tabard.kernel.record import replay

from .insight import SURE, Effort, Prospect, compared

SECONDS = 45.0  # for a whole game
FIRST = 0.6  # of them for the brief look at every move
LEAST, MOST = 0.06, 0.5  # seconds for a brief look
LONGEST = 2.0  # for a longer one
SUSPECTS = 5  # of each seat are looked at longer
COSTLIEST = 3  # of each seat are told
LEAST_LOSS = 0.03  # of the chance to win: less is not worth a word


class Made(NamedTuple):
    """A move that was made, where there was a choice. `number`: the how-manieth of the game, from 1."""

    number: int
    position: Position  # before it
    seat: int
    move: Move


class Judged(NamedTuple):
    """What the move promised beside the best one, which may be the same."""

    number: int
    seat: int
    move: Move
    better: Move
    chances: list[float]  # of every seat, after the move
    possible: list[float]  # after the better one
    doubt: float  # the standard error of the difference for the seat

    @property
    def loss(self) -> float:
        return self.possible[self.seat] - self.chances[self.seat]


def played(game: Game, record: Mapping[str, object]) -> Iterator[Made]:
    """Every move of a record where there was a choice."""
    position = replay(game, record, 0)
    moves = cast("Sequence[tuple[int, Sequence[str | int]]]", record["moves"])
    for number, (seat, move) in enumerate(moves, start=1):
        before = position.clone()
        position.play(seat, move)
        if is_choice(before, seat, tuple(move)):
            yield Made(number, before, seat, tuple(move))


def is_choice(position: Position, seat: int, move: Move) -> bool:
    """An aside (a gift) is no answer to the question that is open."""
    legal = position.legal(seat)
    return len(legal) > 1 and move in legal


def brief(moves: int, seconds: float) -> Effort:
    """The effort for each of so many moves."""
    return Effort(min(MOST, max(LEAST, FIRST * seconds / max(1, moves))))


def longer(suspects: int, seconds: float) -> Effort:
    return Effort(min(LONGEST, (1 - FIRST) * seconds / max(1, suspects)))


def thinned(moves: Sequence[Made], seconds: float) -> Sequence[Made]:
    """As many as there is time for, spread over the whole game."""
    room = max(1, int(FIRST * seconds / LEAST))
    return moves if len(moves) <= room else [moves[at * len(moves) // room] for at in range(room)]


def judge(made: Made, random: Random, effort: Effort) -> Judged:
    return judged(made, compared(made.position, made.seat, made.move, random, effort))


def judged(made: Made, found: Sequence[Prospect]) -> Judged:
    """From what was found of the move and the best one. What seems better than the best one has cost nothing."""
    own = next(one for one in found if one.move == made.move)
    best = found[0]
    return Judged(made.number, made.seat, made.move, best.move, own.chances, best.chances, own.doubt)


def suspects(all_judged: Iterable[Judged], seats: int) -> list[int]:
    """The numbers of the moves that seem to have cost most."""
    return [one.number for one in costliest(all_judged, seats, SUSPECTS)]


def proven(one: Judged) -> bool:
    return one.loss >= LEAST_LOSS and one.loss > SURE * one.doubt


def costliest(all_judged: Iterable[Judged], seats: int, most: int = COSTLIEST) -> list[Judged]:
    """Of each seat the moves that cost most, as far as is certain; the worst first."""
    found = sorted([one for one in all_judged if one.chances and one.loss > 0], key=lambda one: one.doubt - one.loss)
    return [one for seat in range(seats) for one in [other for other in found if other.seat == seat][:most]]


class Review(NamedTuple):
    """`curve`: how many moves had been made, and everybody's chances then. `costly`: the worst of each seat, the worst first."""

    curve: list[tuple[int, list[float]]]
    costly: list[Judged]


def summed_up(first: Sequence[Judged], again: Sequence[Judged], end: Position, moves: int) -> Review:
    known = {one.number: one for one in (*first, *again)}
    curve = [(one.number, one.chances) for one in known.values() if one.chances]
    if end.over and end.winners:
        won = [1.0 / len(end.winners) if seat in end.winners else 0.0 for seat in range(end.seats)]
        curve = [(number, chances) for number, chances in curve if number < moves] + [(moves, won)]
    return Review(sorted(curve), costliest([one for one in again if proven(one)], end.seats))


class Question(NamedTuple):
    """A move to be judged, with how much effort, and the share of the work that is done before it."""

    made: Made
    effort: Effort
    done: float


def questions(moves: Sequence[Made], end: Position, last: int, seconds: float) -> Generator[Question, Judged, Review]:
    """Asks for one judgement after the other, whoever makes them, and returns the review. `last`: how many moves there were."""
    chosen = thinned(moves, seconds)
    first = yield from round_of(chosen, brief(len(chosen), seconds), 0.0, FIRST)
    wanted = suspects(first, end.seats)
    again = [made for made in chosen if made.number in wanted]
    second = yield from round_of(again, longer(len(again), seconds), FIRST, 1.0 - FIRST)
    return summed_up(first, second, end, last)


def round_of(
    moves: Sequence[Made], effort: Effort, before: float, share: float
) -> Generator[Question, Judged, list[Judged]]:
    found: list[Judged] = []
    for number, made in enumerate(moves):
        found.append((yield Question(made, effort, before + share * number / len(moves))))
    return found


def reviewed(
    moves: Sequence[Made], end: Position, last: int, random: Random, seconds: float, told: Callable[[float], None]
) -> Review:
    """All of it here and now; `told` is called with the share that is done."""
    asking = questions(moves, end, last, seconds)
    try:
        question = next(asking)
        while True:
            told(question.done)
            question = asking.send(judge(question.made, random, question.effort))
    except StopIteration as done:
        return cast(Review, done.value)
