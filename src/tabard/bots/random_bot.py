"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random

from tabard.kernel.moves import Move
from tabard.kernel.position import Position


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, position: Position, seat: int) -> Move:
        return self._random.choice(position.legal(seat))
