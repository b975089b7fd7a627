"""Work in pieces that are timed one by one, so that set-up in between is not counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import NamedTuple, Protocol

PICK = Random(0)
SAMPLES = 40  # positions spread over one game, for copying
TO_THE_END = 1_000_000


class Piece(NamedTuple):
    """So many things were done in so many seconds of processor time."""

    done: int
    seconds: float


Work = Callable[[str], Iterator[Piece]]


class Match(Protocol):
    """A game in progress, whichever library plays it."""

    def play_some(self, moves: int) -> int:
        """At random, up to so many moves: list them, pick one, carry it out unchecked. How many there were before the end."""
        ...

    def sample(self) -> Match: ...
    def clone(self) -> object: ...


def timed(work: Callable[[], int]) -> Piece:
    start = process_time()
    done = work()
    return Piece(done, process_time() - start)


def playing(new: Callable[[int], Match]) -> Iterator[Piece]:
    """Whole games, one a piece."""
    seed = 0
    while True:
        match = new(seed)
        yield timed(lambda: match.play_some(TO_THE_END))  # noqa: B023 - called at once
        seed += 1


def cloning(new: Callable[[int], Match]) -> Iterator[Piece]:
    samples = sampled(new)
    while True:
        yield timed(lambda: len([sample.clone() for sample in samples]))


def sampled(new: Callable[[int], Match]) -> list[Match]:
    """Positions spread evenly over one random game."""
    apart = max(1, new(0).play_some(TO_THE_END) // SAMPLES)
    match = new(0)
    samples: list[Match] = []
    while len(samples) < SAMPLES and match.play_some(apart) == apart:
        samples.append(match.sample())
    return samples


def stepping(steps: Iterator[int], at_once: int = 20) -> Iterator[Piece]:
    """An environment that yields how many steps it has made."""
    while True:
        yield timed(lambda: sum(next(steps) for _ in range(at_once)))
