"""The inner loop of many tables: step, list the moves, write masks and observations. Compiled with the kernel; no NumPy here.

All arrays are seen flat, a row a table: the masks as the bytes they are made of, which are the quickest to write one by one,
the observations as a memory of their own, in which every table keeps its row (rows.py) up to date, the others as memory views.
`Tables` (tables.py) holds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from tabard.kernel.game import Game
from tabard.kernel.moves import Move, Verb
from tabard.kernel.position import Position

from .numbers import Part
from .rows import Row

Rewards = Callable[[Position], list[float]]


class Numbering:
    """The numbers of the moves with one verb."""

    def __init__(self, verb: Verb, first: int) -> None:
        self.first: Final = first
        self.sizes: Final = [domain.size for domain in verb.domains]

    def number(self, move: Move) -> int:
        """As `Vocabulary.index`."""
        number, at = 0, 1
        for size in self.sizes:
            value = move[at]
            assert isinstance(value, int)
            number = number * size + value
            at += 1
        return self.first + number


class Stepping:
    """Tables that begin anew by themselves, each with the next seed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        rewards_of: Rewards,
        move: dict[int, Move],
        tables: int,
        size: int,
        masks: bytearray,
        asked: memoryview[int],
        rewards: memoryview[float],
        done: memoryview[int],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rewards_of = rewards_of
        self.move = move
        self.verbs = {
            name: Numbering(verb, game.vocabulary.first[name]) for name, verb in game.vocabulary.verbs.items()
        }
        self.actions = game.vocabulary.size
        self.masks = masks
        self.asked = asked
        self.rewards = rewards
        self.done = done
        memory, parts = vec[i32]([0] * (tables * size)), dict[str, dict[int, Part]]()
        self.observations = memoryview(memory).cast("B")  # as bytes, not to be written to
        self.rows = [Row(seats, size, memory, table * size, parts) for table in range(tables)]
        self.tables = tables
        self.positions: list[Position] = []
        self.legal: list[list[int]] = []
        self.seed = 0

    def reset(self, seed: int) -> None:
        """New games everywhere."""
        self.seed = seed
        self.positions = [self.new() for _ in range(self.tables)]
        self.legal = self.legal or [[] for _ in range(self.tables)]
        for table in range(self.tables):
            self.look(table)

    def new(self) -> Position:
        p = self.game.new(self.seats, self.seed, self.options, story=False)
        self.seed += 1
        return p

    def step(self, actions: Sequence[int]) -> None:
        """A move at every table, by the seat that is asked there; ValueError, before anything changes, if one is not legal."""
        for table, action in enumerate(actions):
            if not (0 <= action < self.actions and self.masks[table * self.actions + action]):
                raise ValueError(f"table {table}: action {action} is not legal now")
        for table, action in enumerate(actions):
            p = self.positions[table]
            p.step(self.asked[table], self.move[action])
            if p.over:
                self.end(table, p)
            elif self.done[table]:
                self.go_on(table)
            self.look(table)

    def end(self, table: int, p: Position) -> None:
        """What everybody has won is left beside the first question of the next game."""
        self.done[table] = 1
        for seat, reward in enumerate(self.rewards_of(p)):
            self.rewards[table * self.seats + seat] = reward
        self.positions[table] = self.new()

    def go_on(self, table: int) -> None:
        self.done[table] = 0
        for seat in range(self.seats):
            self.rewards[table * self.seats + seat] = 0.0

    def look(self, table: int) -> None:
        """Who is asked, what may be done, and what is seen."""
        p = self.positions[table]
        seat = p.waiting[0]
        self.asked[table] = seat
        first, masks = table * self.actions, self.masks
        for action in self.legal[table]:
            masks[first + action] = 0
        legal = self.numbered(p.legal(seat))
        for action in legal:
            masks[first + action] = 1
        self.legal[table] = legal
        self.rows[table].show(p, seat)

    def numbered(self, moves: list[Move]) -> list[int]:
        """The actions, in the order of the moves."""
        actions: list[int] = []
        name: str | int = ""
        numbering: Numbering | None = None
        for move in moves:
            if numbering is None or move[0] is not name:  # those with one verb mostly stand together
                name = move[0]
                numbering = self.verbs[str(name)]
            actions.append(numbering.number(move))
        return actions
