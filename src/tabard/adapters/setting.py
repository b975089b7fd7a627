"""What every environment is made of: a game with seats and options, its actions, what is seen, and what is won."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import tabard
from tabard.kernel import Position

from .actions import Actions, actions_of
from .observations import Observations

SHARE, MARGIN = "share", "margin"
REWARDS = (SHARE, MARGIN)
USUAL_SEATS = 4


class Setting:
    """ValueError says what is wrong with what was asked for. Options have the defaults for games in which no person plays."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None, reward: str = SHARE
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"a reward is {' or '.join(REWARDS)}, not {reward!r}")
        self.game = tabard.game(game)
        self.seats = min(USUAL_SEATS, self.game.seats[-1]) if seats is None else seats
        self.options = self.game.for_programs(options or {})
        self.reward = reward
        self.actions: Actions = actions_of(self.game)
        self.new(0)

    def new(self, seed: int) -> Position:
        return self.game.new(self.seats, seed, self.options, story=False)

    @cached_property
    def observations(self) -> Observations:
        return Observations(self.new(0))

    def rewards(self, p: Position) -> list[float]:
        """Of every seat at the end of a game; 0 while it is on."""
        if not p.over:
            return [0.0] * p.seats
        return shares(p) if self.reward == SHARE else margins(p)


def shares(p: Position) -> list[float]:
    """One win, shared by all who have won; nothing for anybody where nobody has."""
    winners = p.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(p.seats)]


def margins(p: Position) -> list[float]:
    """The own score less that of the best other seat; alone, the score."""
    scores = p.scores
    return [float(scores[seat] - max([*scores[:seat], *scores[seat + 1 :]], default=0)) for seat in range(p.seats)]
