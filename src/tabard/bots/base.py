"""What a bot is, and the one place that keeps it honest."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from tabard.kernel.moves import Move
from tabard.kernel.position import Position


class Bot(Protocol):
    """Chooses one of `position.legal(seat)`. One that has an attribute `keeps` that is true remembers its thoughts: at a table
    the same object is asked again, where that is possible."""

    def choose(self, position: Position, seat: int) -> Move: ...


Maker = Callable[..., Bot]  # makes a bot from a seed, and from what stands behind the colon of its name


class Fair:
    """Shows a bot re-dealt positions only: whatever its seat cannot know is made up, and the past is gone.

    Everybody who lets a bot play (arena, server, command line) goes through here, so a bot may do with its position what it
    likes: play on it, read every field of it, re-deal it again. It never holds the true one.
    """

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._random = Random(seed)

    def choose(self, position: Position, seat: int) -> Move:
        known = position.redeal(seat, self._random.getrandbits(31))
        return self._bot.choose(known, seat)
