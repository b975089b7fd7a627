"""Many games at once: one call steps them all, into arrays that are made once.

tables = Tables("middle-ages", tables=64, seats=4)
tables.reset(seed=1)
while True:
    tables.step(choose(tables.observations, tables.masks))
    tables.rewards[tables.done]  # of every seat, where a game has just ended
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .observations import Floats, Mask, flat
from .setting import SHARE, Setting
from .stepping import Stepping


class Tables:
    """A row a table: `observations` and `masks` belong to the seat in `asked`; `rewards` has a column for each seat.

    A table whose game is over begins the next one at once: `done` is set, `rewards` holds what everybody has won, and everything
    else is of the new game already. Arrays are overwritten by the next step.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = SHARE,
    ) -> None:
        if tables < 1:
            raise ValueError(f"there is at least one table, not {tables}")
        self.setting = Setting(game, seats, options, reward)
        self.count = tables
        self.seats = self.setting.seats
        self.actions = self.setting.actions
        seen = self.setting.observations
        masks = bytearray(tables * self.actions.size)
        self.masks: Mask = np.frombuffer(masks, np.int8).reshape(tables, self.actions.size)
        self.asked: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.rewards: Floats = np.zeros((tables, self.seats), np.float32)
        self._done = np.zeros(tables, np.int8)
        self.done: NDArray[np.bool_] = self._done.view(np.bool_)
        arrays = [flat(a) for a in (self.asked, self.rewards, self._done)]
        self._stepping = Stepping(
            self.setting.game, self.seats, self.setting.options, self.setting.rewards,
            self.actions.move, tables, seen.size, masks, *arrays,
        )  # fmt: skip
        told = np.frombuffer(self._stepping.observations, np.float32)
        self.observations: Floats = told.reshape(tables, seen.size)

    def reset(self, seed: int = 0) -> None:
        """New games with the seeds `seed`, `seed + 1`, ...; each later game takes the next."""
        self._done[:] = 0
        self.rewards[:] = 0
        self._stepping.reset(seed)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action for each table. ValueError names the first that is not legal, and no table has moved."""
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(numbers) != self.count:
            raise ValueError(f"{self.count} tables take {self.count} actions, not {len(numbers)}")
        self._stepping.step(numbers)

    def legal(self, table: int) -> list[int]:
        """The legal actions of a table, shorter than its row of `masks`."""
        return list(self._stepping.legal[table])

    def random_actions(self, random: Random) -> list[int]:
        """A legal action for each table, every one as likely as the others."""
        draw = random.random
        return [legal[int(draw() * len(legal))] for legal in self._stepping.legal]
