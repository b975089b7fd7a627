"""One measurement in a process of its own: `python bench/measure.py catanatron|GAME SECONDS`, answered as JSON.

Both play four seats at random in the same loop: list the moves, pick one, carry it out unchecked. Set-up is not timed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from time import process_time
from typing import Protocol

SEATS = 4
SAMPLES = 40  # positions spread over one game, for copying and looking
PICK = Random(0).random

Timed = tuple[int, float]  # how many, in how many seconds


class Table(Protocol):
    """A game in progress, whichever library plays it."""

    def play_some(self, moves: int) -> int: ...
    def sample(self) -> Table: ...
    def clone(self) -> object: ...


class TabardTable:
    def __init__(self, slug: str, seed: int) -> None:
        import tabard

        game = tabard.game(slug)
        self.position = game.new(seats=SEATS, seed=seed, options=game.for_programs({}), story=False)

    def play_some(self, moves: int) -> int:
        position, made = self.position, 0
        while made < moves and (waiting := position.waiting):
            legal = position.legal(waiting[0])
            position.step(waiting[0], legal[int(PICK() * len(legal))])
            made += 1
        return made

    def sample(self) -> TabardTable:
        copy = TabardTable.__new__(TabardTable)
        copy.position = self.position.clone()
        return copy

    def clone(self) -> object:
        return self.position.clone()

    def look(self) -> object:
        seat = self.position.waiting[0] if self.position.waiting else 0
        return self.position.view(seat), self.position.legal(seat)


class CatanatronTable:
    def __init__(self, seed: int) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)

    def play_some(self, moves: int) -> int:
        game, made = self.game, 0
        while made < moves and game.winning_color() is None:
            actions = game.state.playable_actions
            game.execute(actions[int(PICK() * len(actions))], validate_action=False)
            made += 1
        return made

    def sample(self) -> CatanatronTable:
        copy = CatanatronTable.__new__(CatanatronTable)
        copy.game = self.game.copy()
        return copy

    def clone(self) -> object:
        return self.game.copy()


def main(game: str, seconds: float) -> None:
    new_table = CatanatronTable if game == "catanatron" else partial(TabardTable, game)
    measured = {"moves": rate(playing(new_table), seconds)}
    samples = sampled(new_table)
    measured["clones"] = rate(repeating([table.clone for table in samples]), seconds)
    looks = [table.look for table in samples if isinstance(table, TabardTable)]
    if looks:
        measured["looks"] = rate(repeating(looks), seconds)
    print(json.dumps(measured))


def rate(work: Iterator[Timed], seconds: float) -> float:
    """How many a second, after one uncounted piece of work."""
    next(work)
    number, time = 0, 0.0
    while time < seconds:
        done, took = next(work)
        number, time = number + done, time + took
    return number / time


def playing(new_table: Callable[[int], Table]) -> Iterator[Timed]:
    for seed in count():
        table = new_table(seed)
        start = process_time()
        made = table.play_some(1_000_000)
        yield made, process_time() - start


def repeating(actions: list[Callable[[], object]]) -> Iterator[Timed]:
    while True:
        start = process_time()
        for action in actions:
            action()
        yield len(actions), process_time() - start


def sampled(new_table: Callable[[int], Table]) -> list[Table]:
    """Positions spread evenly over one random game."""
    apart = max(1, new_table(0).play_some(1_000_000) // SAMPLES)
    table = new_table(0)
    samples: list[Table] = []
    while len(samples) < SAMPLES and table.play_some(apart) == apart:
        samples.append(table.sample())
    return samples


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
