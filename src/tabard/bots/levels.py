"""Opponents of eight levels, from a first game to one that is lost most of the time. How good each is, every game says itself.

The lower ones look one move ahead and choose the more freely the lower they are; the upper ones think ahead, the higher the
longer.
"""

from __future__ import annotations

from functools import partial
from random import Random
from time import perf_counter

from tabard.kernel.moves import Move
from tabard.kernel.outlook import Skill
from tabard.kernel.position import Position

from .greedy import GreedyBot, drawn, looked_at
from .search.bot import ENOUGH, led_to
from .search.thought import Thought

LONGEST = 2.0  # seconds, whatever the machine
GLANCE = 1  # iteration: the move that looks best over some deals
LOOK_EVERY = 8  # iterations between two looks at the clock


class LevelBot:
    """`skill` instead of a level is for those who look for the right ones."""

    keeps = True

    def __init__(self, seed: int, *, level: int, skill: Skill | None = None) -> None:
        self._random = Random(seed)
        self._greedy = GreedyBot(self._random.getrandbits(31))
        self.level = level
        self.skill = skill
        self.thought: Thought | None = None  # the last one

    def choose(self, position: Position, seat: int) -> Move:
        skill = self.skill or position.game.ladder[self.level - 1]
        moves = position.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if skill.iterations:
            idle = skill.idleness > 0 and self._random.random() < skill.idleness
            return self._thought(position, seat, GLANCE if idle else skill.iterations)
        if skill.looseness:
            return self._loose(moves, position, seat, skill.looseness * position.game.outlook.heat)
        return self._greedy.choose(position, seat)

    def _loose(self, moves: list[Move], position: Position, seat: int, heat: float) -> Move:
        return drawn(moves, looked_at(moves, position, seat, self._random), heat, self._random)

    def _thought(self, position: Position, seat: int, iterations: int) -> Move:
        """Up to so many iterations, those kept included: fewer where the case is clear, or time is up."""
        latest = perf_counter() + LONGEST
        thought = Thought(position, seat, self._random, kept=led_to(self.thought, position, seat))
        self.thought = thought
        while thought.iterations < iterations:
            thought.iterate()
            done = thought.iterations
            if done % LOOK_EVERY == 0 and (perf_counter() > latest or is_clear(thought, iterations - done)):
                break
        return thought.best()


def is_clear(thought: Thought, left: int) -> bool:
    """Part of the iterations is done, and what is left would change nothing."""
    return left < thought.iterations / ENOUGH * (1 - ENOUGH) and thought.is_decided(left)


LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5, LEVEL_6, LEVEL_7, LEVEL_8 = (
    partial(LevelBot, level=number) for number in range(1, 9)
)
