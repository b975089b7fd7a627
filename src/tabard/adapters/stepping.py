"""The inner loop of many tables: step, list the moves, write masks and observations. Compiled with the kernel; no NumPy here.

All arrays are seen flat, a row a table: the masks as the bytes they are made of, which are the quickest to write one by one,
the others as memory views. `Tables` (tables.py) holds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tabard.kernel.game import Game
from tabard.kernel.moves import Move
from tabard.kernel.position import Position

from .numbers import Numbers

Rewards = Callable[[Position], list[float]]


class Stepping:
    """Tables that begin anew by themselves, each with the next seed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        rewards_of: Rewards,
        index: dict[Move, int],
        move: dict[int, Move],
        size: int,
        observations: memoryview[float],
        masks: bytearray,
        asked: memoryview[int],
        rewards: memoryview[float],
        done: memoryview[int],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rewards_of = rewards_of
        self.index = index
        self.move = move
        self.known: dict[Move, int] = {}  # of the index what was met: a plain dictionary is read faster
        self.actions = game.vocabulary.size
        self.size = size
        self.observations = observations
        self.masks = masks
        self.asked = asked
        self.rewards = rewards
        self.done = done
        self.sheet = Numbers(seats, size)
        self.positions: list[Position] = []
        self.legal: list[list[int]] = []
        self.seed = 0

    def reset(self, seed: int, tables: int) -> None:
        """New games everywhere."""
        self.seed = seed
        self.positions = [self.new() for _ in range(tables)]
        self.legal = self.legal or [[] for _ in range(tables)]
        for table in range(tables):
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
        self.sheet.tell(p, seat, self.observations, table * self.size)

    def numbered(self, moves: list[Move]) -> list[int]:
        """The actions, in the order of the moves."""
        known, actions = self.known, list[int]()
        for move in moves:
            action = known.get(move)
            if action is None:
                action = known[move] = self.index[move]
            actions.append(action)
        return actions
