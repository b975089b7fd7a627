"""The games of a plan one after the other, over several processes: always in the order of their numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from .plan import Plan
from .watch import Played, played

BATCH = 4  # games that a process plays before it answers
HERE, RAY = PLACES = ("here", "ray")
AHEAD = 4  # batches for each process that wait their turn


@dataclass(frozen=True)
class Batch:
    """Games first, first + 1, ... up to but not including end."""

    plan: Plan
    first: int
    end: int


def batches(plan: Plan, first: int, end: int) -> Iterator[Batch]:
    for start in range(first, end, BATCH):
        yield Batch(plan, start, min(start + BATCH, end))


def play_batch(batch: Batch) -> list[Played]:
    """Run in a process of its own."""
    return [played(batch.plan, number) for number in range(batch.first, batch.end)]


def all_played(plan: Plan, first: int, end: int, jobs: int = 1, on: str = HERE) -> Iterator[Played]:
    """Games first to end - 1, in their order, wherever and in however many processes they are played."""
    return in_order(batches(plan, first, end), jobs, on)


def in_order(todo: Iterable[Batch], jobs: int, on: str = HERE) -> Iterator[Played]:
    """The games of one batch after the other."""
    for games in _spread(todo, jobs, on):
        yield from games


def _spread(todo: Iterable[Batch], jobs: int, on: str) -> Iterator[list[Played]]:
    if on == RAY:
        from .cluster import spread  # the library is not for everybody

        return spread(todo, jobs)
    return map(play_batch, todo) if jobs == 1 else _over_processes(todo, jobs)


def _over_processes(todo: Iterable[Batch], jobs: int) -> Iterator[list[Played]]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _deaf)  # forking would break the threads of polars
    waiting: deque[Future[list[Played]]] = deque()
    try:
        for batch in todo:
            waiting.append(pool.submit(play_batch, batch))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _deaf() -> None:
    """Ctrl-C ends the program, which ends its processes."""
    signal(SIGINT, SIG_IGN)
