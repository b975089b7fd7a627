"""Learns a game by playing against itself: `python -m tabard.adapters.ppo middle-ages --seats 2 --minutes 10 --save net.npz`.

PPO on one core, NumPy alone. One network plays all seats, since each sees the table from its own place. At the end it plays
against the greedy bot, always its likeliest move, and says how often it won. For games with up to a few thousand actions.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabard import bots
from tabard.kernel import Position
from tabard.lab.stats import wilson

from .net import Learner, Net, draw
from .observations import Floats, Mask
from .setting import MARGIN, Setting
from .tables import Tables

TABLES, STEPS, EPOCHS, PART = 64, 128, 3, 2048
HIDDEN, RATE, LAMBDA = 256, 5e-4, 0.95
CLOSE = 40.0  # a lead of so many points is as good as won


class Batch(NamedTuple):
    """A row a decision."""

    seen: Floats
    mask: Mask
    action: NDArray[np.int64]
    logs: Floats
    gain: Floats
    aim: Floats

    def some(self, rows: NDArray[np.int64]) -> Batch:
        return Batch(
            self.seen[rows], self.mask[rows], self.action[rows], self.logs[rows], self.gain[rows], self.aim[rows]
        )


class Playing:
    """Plays on from where it was, so many decisions at every table."""

    def __init__(self, tables: Tables, net: Net, random: np.random.Generator) -> None:
        self.tables = tables
        self.net = net
        self.random = random
        self.ended = 0
        count, shape = tables.count, (STEPS, tables.count)
        self.rows = np.arange(count)
        self.latest = np.zeros((count, tables.seats), np.float32)  # what each seat last thought it would get
        self.seen = np.zeros((*shape, tables.observations.shape[1]), np.float32)
        self.mask = np.zeros((*shape, tables.masks.shape[1]), np.int8)
        self.action = np.zeros(shape, np.int64)
        self.asked = np.zeros(shape, np.int64)
        self.logs = np.zeros(shape, np.float32)
        self.value = np.zeros(shape, np.float32)
        self.reward = np.zeros((*shape, tables.seats), np.float32)
        self.done = np.zeros(shape, np.bool_)

    def batch(self) -> Batch:
        for step in range(STEPS):
            self.step(step)
        gain = self.gains()
        aim = gain + self.value
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        rows = STEPS * self.tables.count
        seen, mask = self.seen.reshape(rows, -1), self.mask.reshape(rows, -1)
        return Batch(seen, mask, self.action.ravel(), self.logs.ravel(), gain.ravel(), aim.ravel())

    def step(self, step: int) -> None:
        tables = self.tables
        self.seen[step], self.mask[step], self.asked[step] = tables.observations, tables.masks, tables.asked
        logs, self.value[step] = self.net.policy(tables.observations, tables.masks)
        self.action[step] = draw(self.random, logs)
        self.logs[step] = logs[self.rows, self.action[step]]
        self.latest[self.rows, tables.asked] = self.value[step]
        tables.step(self.action[step])
        self.reward[step], self.done[step] = np.tanh(tables.rewards / CLOSE), tables.done
        self.latest[tables.done] = 0
        self.ended += int(tables.done.sum())

    def gains(self) -> Floats:
        """How much better each decision turned out than was thought, for the seat that made it."""
        gains = np.zeros_like(self.value)
        later, gain = self.latest.copy(), np.zeros_like(self.latest)
        won = np.zeros_like(self.latest)
        for step in range(STEPS - 1, -1, -1):
            over, seat = self.done[step], self.asked[step]
            later[over], gain[over], won[over] = 0, 0, self.reward[step][over]
            surprise = won[self.rows, seat] + later[self.rows, seat] - self.value[step]
            gains[step] = gain[self.rows, seat] = surprise + LAMBDA * gain[self.rows, seat]
            later[self.rows, seat], won[self.rows, seat] = self.value[step], 0
        return gains


def train(setting: Setting, net: Net, minutes: float, seed: int) -> None:
    random = np.random.default_rng(seed)
    tables = Tables(setting.game.slug, TABLES, setting.seats, reward=MARGIN)
    tables.reset(seed=1_000_000 * (seed + 1))
    playing, learner = Playing(tables, net, random), Learner(net, RATE)
    start, number = time.monotonic(), 0
    while (spent := time.monotonic() - start) < 60 * minutes:
        batch, number = playing.batch(), number + 1
        left = max(0.1, 1 - spent / (60 * minutes))
        learner.rate, learner.entropy = RATE * left, 0.01 * left
        for _ in range(EPOCHS):
            order = random.permutation(len(batch.action))
            for first in range(0, len(order), PART):
                learner.learn(*batch.some(order[first : first + PART]))
        if number % 20 == 0:
            print(
                f"{spent / 60:.1f} minutes, {number * TABLES * STEPS:,} decisions, {playing.ended:,} games", flush=True
            )


def best(setting: Setting, net: Net, p: Position, seat: int) -> int:
    """The likeliest action."""
    moves = [setting.actions.index[move] for move in p.legal(seat)]
    if len(moves) == 1:
        return moves[0]
    _, _, logits, _ = net.look(setting.observations.array(p, seat)[None])
    return moves[int(np.argmax(logits[0, moves]))]


def evaluate(setting: Setting, net: Net, opponent: str, games: int) -> float:
    """The net's share of the wins in games with one net, which sits at every seat in turn, and such bots."""
    won = 0.0
    for number in range(games):
        p, mine = setting.new(number), number % setting.seats
        others = [bots.make(opponent, number * setting.seats + seat) for seat in range(setting.seats)]
        while not p.over:
            seat = p.waiting[0]
            if seat == mine:
                p.step(seat, setting.actions.move[best(setting, net, p, seat)])
            else:
                p.step(seat, others[seat].choose(p, seat))
        won += setting.rewards(p)[mine]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabard.adapters.ppo", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=400, help="against each bot, at the end")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path)
    wish = parser.parse_args()
    try:
        setting = Setting(wish.game, wish.seats)
    except ValueError as reason:
        parser.error(str(reason))
    net = Net(setting.observations.size, setting.actions.size, HIDDEN, wish.seed)
    train(setting, net, wish.minutes, wish.seed)
    if wish.save:
        net.save(wish.save)
    for opponent in ("random", "greedy"):
        share = evaluate(setting, net, opponent, wish.games)
        _, low, high = wilson(share * wish.games, wish.games)
        print(f"against {opponent}: {share:.1%} of {wish.games} games ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
