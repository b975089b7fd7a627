"""The search bot: thinks for a given time, or a given number of iterations, about what its seat can know."""

from __future__ import annotations

from random import Random
from time import perf_counter, process_time
from typing import ClassVar, Final

from tabard.kernel.moves import Move
from tabard.kernel.position import Position

from .judge import Judge
from .thought import Thought
from .tree import Node

SECONDS: Final = 0.4
MOST_SECONDS: Final = 30.0
PATIENCE: Final = 3.0  # on a busy machine: so many times the seconds by the clock on the wall
LOOK_EVERY: Final = 8  # iterations between two looks at the clock
ENOUGH: Final = 0.25  # of the time must have passed before a clear case is decided


class SearchBot:
    """`iterations` instead of seconds: the same seed makes the same choices on every machine. `judge`: see `Thought`."""

    keeps: ClassVar[bool] = True

    def __init__(self, seed: int, seconds: float = SECONDS, iterations: int = 0, judge: Judge | None = None) -> None:
        self._random = Random(seed)
        self._seconds = seconds
        self._iterations = iterations
        self._judge = judge
        self.thought: Thought | None = None  # the last one

    def choose(self, position: Position, seat: int) -> Move:
        moves = position.legal(seat)
        if len(moves) == 1:
            return moves[0]
        thought = self.thought = self.begun(position, seat)
        if self._iterations:
            think_so_often(thought, self._iterations)
        else:
            think_so_long(thought, self._seconds)
        return thought.best()

    def begun(self, position: Position, seat: int) -> Thought:
        return Thought(position, seat, self._random, self._judge, led_to(self.thought, position, seat))


def led_to(thought: Thought | None, position: Position, seat: int) -> Node | None:
    """Where the thought has been at this very question: its best move led here and nothing else came to be known.

    What the seat sees must be what it foresaw. Nature has not answered, so every deal that was possible is possible still.
    """
    if thought is None or thought.seat != seat or thought.position.game is not position.game:
        return None
    move, foreseen = thought.best(), thought.position.clone()
    foreseen.step(seat, move)
    while seat in foreseen.waiting and len(foreseen.legal(seat)) == 1:
        foreseen.step(seat, foreseen.legal(seat)[0])
    if foreseen.fence != thought.position.fence or foreseen.waiting != (seat,):
        return None
    return thought.table[move].child if foreseen.view(seat) == position.view(seat) else None


def made(seed: int, seconds: str | None = None) -> SearchBot:
    """The bot by its name: `search`, or `search:0.05` for so many seconds a decision."""
    return SearchBot(seed) if seconds is None else SearchBot(seed, read_seconds(seconds))


def read_seconds(text: str, bot: str = "search") -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= MOST_SECONDS:
        raise ValueError(f"{bot}:{text}: expected seconds of thought, up to {MOST_SECONDS:.0f}, such as {bot}:0.2")
    return seconds


def think_so_often(thought: Thought, iterations: int) -> None:
    for _ in range(iterations):
        thought.iterate()


def think_so_long(thought: Thought, seconds: float) -> None:
    """Seconds of the processor; less if the case is clear, or more iterations would be no better."""
    start, latest, before = process_time(), perf_counter() + seconds * PATIENCE, thought.iterations
    most = thought.judge.most
    while True:
        think_so_often(thought, LOOK_EVERY)
        if 0 < most <= thought.iterations:
            return
        spent = process_time() - start
        if spent >= seconds or perf_counter() >= latest:
            return
        left = (thought.iterations - before) * (seconds - spent) / spent
        if spent >= seconds * ENOUGH and thought.is_decided(left):
            return
