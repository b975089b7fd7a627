"""A network as judge of a search: which moves look good, and what a position is worth, in one look and without playing on."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np

from tabard.adapters.setting import Setting
from tabard.bots.search import Judge
from tabard.kernel.game import Game
from tabard.kernel.moves import Move
from tabard.kernel.position import Position

from .eyes import Eyes, seen_size
from .net import About, Floats, Net, Seen
from .parts import Parts

NET, HINTS, BOTH = "net", "hints", "both"  # who says which moves look good
WAYS = (NET, HINTS, BOTH)
BEST_WAY = {"medieval-mastery": HINTS}  # elsewhere the network alone; found by matches
CURIOSITY = 0.35  # less than without a network, whose judgement needs fewer second thoughts; chosen by matches
CURIOSITIES = {("middle-ages", 3): 0.2}  # where another one won more matches
WIDTH = 48  # where a decision may have hundreds of moves, so many are thought about
WORST = -8.0  # logarithm of how rarely a move is chosen by hints; no move is rarer


def about_of(setting: Setting) -> About:
    """What a network for this game with so many seats is like."""
    return About(setting.game.slug, setting.seats, seen_size(setting.new(0)), parts_of(setting.game).size)


@cache
def parts_of(game: Game) -> Parts:
    """One for each game: it remembers moves."""
    return Parts(game.vocabulary)


class Sight:
    """What one seat sees; the next look overwrites it."""

    def __init__(self, setting: Setting) -> None:
        self.eyes = Eyes(setting.game, setting.seats, about_of(setting).inputs)
        self.all: Floats = np.frombuffer(self.eyes.sheet.floats.cast("B"), np.float32)
        self.written = np.frombuffer(memoryview(self.eyes.sheet.written), np.int32)

    def of(self, p: Position, seat: int) -> Seen:
        self.eyes.look(p, seat)
        places = self.written[: self.eyes.sheet.count]
        return Seen(places, self.all[places])


class NetJudge(Judge):
    """ValueError if the network was made for another game, seat count or layout."""

    def __init__(self, net: Net, setting: Setting) -> None:
        if net.about != about_of(setting):
            raise ValueError(f"expected a network for {about_of(setting)}, not for {net.about}")
        super().__init__(setting.game, Random(0))
        self.heat, self.eager, self.most = 1.0, True, 0
        self.curiosity = CURIOSITIES.get((setting.game.slug, setting.seats), CURIOSITY)
        self.reach, self.width = 0, WIDTH if self.width else 0  # one look tells of all moves
        self.net = net
        self.parts = parts_of(setting.game)
        self.sight = Sight(setting)
        self.fresh: list[float] = []  # what the position that was looked at last is worth
        self.hopes = [0.0] * setting.seats  # what every seat might hope for, summed over all iterations of a thought

    def begin(self, position: Position, seat: int) -> None:
        super().begin(position, seat)
        self.hopes = [0.0] * position.seats

    def looks(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        parts = self.parts
        policy, worth = self.net.look(self.sight.of(p, seat), [parts.of(move) for move in moves])
        self.fresh = from_seat(worth, -seat)
        return policy

    def worth(self, p: Position) -> list[float]:
        rewards = self.foreseen(p) if p.waiting else self.final(p)
        self.hopes = [hope + reward for hope, reward in zip(self.hopes, rewards, strict=True)]
        return rewards

    def foreseen(self, p: Position) -> list[float]:
        return self.fresh


class WorthJudge(NetJudge):
    """Knows by the game's own hints which moves look good, and by the network what a position is worth."""

    def __init__(self, net: Net, setting: Setting) -> None:
        super().__init__(net, setting)
        outlook = setting.game.outlook
        self.heat, self.eager, self.curiosity = outlook.heat, False, outlook.curiosity
        self.reach, self.width = outlook.width, outlook.width

    def looks(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        return self.game.prior(p, seat, moves)

    def foreseen(self, p: Position) -> list[float]:
        seat = p.waiting[0]
        return from_seat(self.net.worth(self.sight.of(p, seat)), -seat)


class BothJudge(NetJudge):
    """Knows by the game's own hints which moves look good, and by the network by how much the hints are wrong."""

    def looks(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        corrections = super().looks(p, seat, moves)
        return [one + other for one, other in zip(corrections, by_hints(p, seat, moves), strict=True)]


JUDGES = {NET: NetJudge, HINTS: WorthJudge, BOTH: BothJudge}


def judge_of(net: Net, setting: Setting, way: str | None = None) -> NetJudge:
    """The best one for this game, or as asked for."""
    return JUDGES[way or BEST_WAY.get(setting.game.slug, NET)](net, setting)


def by_hints(p: Position, seat: int, moves: list[Move]) -> list[float]:
    """How promising each move is by the game's hints alone, as a logarithm; 0 for the best."""
    values, heat = p.game.prior(p, seat, moves), p.game.outlook.heat
    top = max(values)
    return [max(WORST, (value - top) / heat) for value in values]


def from_seat(values: list[float], seat: int) -> list[float]:
    """By seats, counted from this one on; with the negative seat back again."""
    return values[seat:] + values[:seat]
