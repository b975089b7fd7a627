"""What moves promise: after some thought the best of a decision are tried out, each equally often and in the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, quantiles
from time import process_time
from typing import NamedTuple

from tabard.kernel.moves import Move
from tabard.kernel.position import Position

from .search.bot import think_so_long, think_so_often
from .search.thought import Thought
from .search.tree import Node

SEARCHING = 0.5  # of the effort; the rest is for trying out
LEAST_TRIES, MOST_TRIES = 8, 2_000  # of each move
AT_ONCE = 6  # deals in which a move is made to see what it brings at once
LIKELY = 0.4  # of the tries in which another seat must answer alike before that is told
ENOUGH_ANSWERS = 12
ANSWER_DEALS = 6  # in one of which the answer must be possible, to be put into words
FURTHEST = 8  # moves ahead at which an answer is looked for
SURE = 2.0  # standard errors


class Effort(NamedTuple):
    """So many seconds of the processor for a decision; or so many iterations, which come out alike on every machine."""

    seconds: float = 1.0
    iterations: int = 0

    def part(self, share: float) -> Effort:
        return Effort(self.seconds * share, max(1, int(self.iterations * share)) if self.iterations else 0)


class Answer(NamedTuple):
    """What another seat most likely does next, in words."""

    seat: int
    label: dict[str, object]


class Prospect(NamedTuple):
    """What a move promises to whoever makes it, as far as that seat can know."""

    move: Move
    chances: list[float]  # of every seat, to win; [] alone, unless all tries went to the end
    behind: float  # by so much its own chance is lower than that of the best of those tried out
    doubt: float  # the standard error of that
    gain: float  # points at once
    lead: float  # points ahead of the best of the others (alone: points) where the tries ended, on average
    low: float  # nine of ten tries ended with more
    high: float  # nine of ten with less
    ended: bool  # the tries went to the end of the game
    answer: Answer | None

    @property
    def is_sure(self) -> bool:
        """Is it certainly worse than the best?"""
        return self.behind > SURE * self.doubt


class Tries:
    """All tries of one move."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.chances: list[list[float]] = []
        self.leads: list[float] = []
        self.ended = 0

    def add(self, p: Position) -> None:
        self.chances.append(chances_at(p, self.thought))
        self.leads.append(lead(p.scores, self.thought.seat))
        self.ended += p.over

    @property
    def own(self) -> list[float]:
        return [chances[self.thought.seat] for chances in self.chances]

    @property
    def all_ended(self) -> bool:
        return self.ended == len(self.chances)

    @property
    def means(self) -> list[float]:
        return [fmean(seat) for seat in zip(*self.chances, strict=True)]


def prospects(position: Position, seat: int, random: Random, effort: Effort, most: int = 3) -> list[Prospect]:
    """The best moves of a seat, the best first. `position` is only looked at in re-deals."""
    thought = Thought(position, seat, random)
    think(thought, effort.part(SEARCHING))
    best = sorted(thought.moves, key=lambda move: -thought.table[move].visits)[:most]
    return tried_out(thought, best, effort.part(1 - SEARCHING))


def compared(position: Position, seat: int, move: Move, random: Random, effort: Effort) -> list[Prospect]:
    """The move that was made beside the best one, if that is another; the better one first."""
    thought = Thought(position, seat, random)
    think(thought, effort.part(SEARCHING))
    return tried_out(thought, list(dict.fromkeys([thought.best(), move])), effort.part(1 - SEARCHING))


def think(thought: Thought, effort: Effort) -> None:
    if len(thought.moves) == 1:
        return
    if effort.iterations:
        think_so_often(thought, effort.iterations)
    else:
        think_so_long(thought, effort.seconds)


def tried_out(thought: Thought, moves: Sequence[Move], effort: Effort) -> list[Prospect]:
    tries = {move: Tries(thought) for move in moves}
    start, rounds = process_time(), max(LEAST_TRIES, effort.iterations // len(moves))
    for done in range(rounds if effort.iterations else MOST_TRIES):
        if not effort.iterations and done >= LEAST_TRIES and process_time() - start > effort.seconds:
            break
        deal = thought.random.getrandbits(31)
        for move, told in tries.items():
            told.add(thought.try_out(move, deal))
    order = sorted(moves, key=lambda move: (round(fmean(tries[move].own), 2), fmean(tries[move].leads)), reverse=True)
    return [prospect(thought, move, tries[move], tries[order[0]]) for move in order]


def prospect(thought: Thought, move: Move, tries: Tries, best: Tries) -> Prospect:
    behind = [better - worse for better, worse in zip(best.own, tries.own, strict=True)]
    marks = quantiles(tries.leads, n=10)
    known = thought.position.seats > 1 or tries.all_ended
    return Prospect(
        move=move,
        chances=tries.means if known else [],
        behind=fmean(behind),
        doubt=error(behind),
        gain=at_once(thought, move),
        lead=fmean(tries.leads),
        low=marks[0],
        high=marks[-1],
        ended=tries.all_ended,
        answer=likely_answer(thought, move),
    )


def error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = fmean(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values))


def chances_at(p: Position, thought: Thought) -> list[float]:
    """Of every seat: who has won, or as the game's own outlook values the position."""
    if not p.over:
        return thought.judge.value(p)
    winners = p.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(p.seats)]


def lead(scores: Sequence[int], seat: int) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))


def at_once(thought: Thought, move: Move) -> float:
    """The points that the move brings before anybody else does anything, on average."""
    gains: list[int] = []
    for _ in range(AT_ONCE):
        p = thought.position.redeal(thought.seat, thought.random.getrandbits(31))
        before = p.scores[thought.seat]
        p.step(thought.seat, move)
        gains.append(p.scores[thought.seat] - before)
    return fmean(gains)


# ---------------------------------------------------------------------- what the others will answer

Line = list[tuple[int, Move]]  # who does what


def likely_answer(thought: Thought, move: Move) -> Answer | None:
    line = expected(thought, move)
    for _ in range(ANSWER_DEALS if line else 0):
        p = thought.position.redeal(thought.seat, thought.random.getrandbits(31))
        if follows(p, line):
            seat, answer = line[-1]
            return Answer(seat, p.label(seat, answer))
    return None


def expected(thought: Thought, move: Move) -> Line:
    """The moves up to the first one of another seat, each the likeliest; [] if there is none such."""
    line: Line = [(thought.seat, move)]
    node = thought.root if len(thought.moves) == 1 else thought.table[move].child
    for _ in range(FURTHEST):
        seat, table = next(iter(node.tables.items())) if node and alone_in(node) else (thought.seat, {})
        visits = sum([edge.visits for edge in table.values()])
        if visits < ENOUGH_ANSWERS:
            return []
        likeliest = max(table, key=lambda one: table[one].visits)
        line.append((seat, likeliest))
        if seat != thought.seat:
            return line if table[likeliest].visits >= LIKELY * visits else []
        node = table[likeliest].child
    return []


def alone_in(node: Node) -> bool:
    """Does one seat alone decide here?"""
    return len(node.tables) == 1


def follows(p: Position, line: Line) -> bool:
    """Plays all of the line but its last move; could that be made then?"""
    for number, (seat, move) in enumerate(line):
        while number and p.waiting and len(p.legal(p.waiting[0])) == 1:
            p.step(p.waiting[0], p.legal(p.waiting[0])[0])
        if p.waiting != (seat,) or move not in p.legal(seat):
            return False
        if number < len(line) - 1:
            p.step(seat, move)
    return True
