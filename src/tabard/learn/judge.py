"""A network as judge of a search: which moves look good, and what a position is worth, in one look and without playing on."""

from __future__ import annotations

from random import Random

import numpy as np

from tabard.adapters.setting import Setting
from tabard.bots.search import Judge
from tabard.kernel.moves import Move
from tabard.kernel.position import Position

from .eyes import Eyes, seen_size
from .net import About, Floats, Net

CURIOSITY = 0.35  # less than without a network, whose judgement needs fewer second thoughts; chosen by matches


def about_of(setting: Setting) -> About:
    """What a network for this game with so many seats is like."""
    return About(setting.game.slug, setting.seats, seen_size(setting.new(0)), setting.actions.size)


class Sight:
    """What one seat sees, in an array that is written anew each time."""

    def __init__(self, setting: Setting) -> None:
        self.seen: Floats = np.zeros(about_of(setting).inputs, np.float32)
        view: memoryview[float] = memoryview(self.seen)  # type: ignore[arg-type] # NumPy does not say of what
        self.eyes = Eyes(setting.game, setting.seats, len(self.seen), view)

    def of(self, p: Position, seat: int) -> Floats:
        self.eyes.look(p, seat)
        return self.seen


class NetJudge(Judge):
    """ValueError if the network was made for another game, seat count or layout."""

    def __init__(self, net: Net, setting: Setting) -> None:
        if net.about != about_of(setting):
            raise ValueError(f"expected a network for {about_of(setting)}, not for {net.about}")
        super().__init__(setting.game, Random(0))
        self.heat, self.eager, self.curiosity = 1.0, True, CURIOSITY
        self.net = net
        self.index = setting.actions.index
        self.sight = Sight(setting)
        self.fresh: list[float] = []  # what the position that was looked at last is worth

    def looks(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        index = self.index
        policy, worth = self.net.look(self.sight.of(p, seat), [index[move] for move in moves])
        self.fresh = from_seat(worth, -seat)
        return policy

    def worth(self, p: Position) -> list[float]:
        return self.fresh if p.waiting else self.final(p)


def from_seat(values: list[float], seat: int) -> list[float]:
    """By seats, counted from this one on; with the negative seat back again."""
    return values[seat:] + values[:seat]
