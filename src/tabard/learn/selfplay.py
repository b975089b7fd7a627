"""Games of a search against itself, to learn from. One process plays them one after the other:

python -m tabard.learn.selfplay middle-ages --seed 1 --seconds 60 --net net.npz --out rows.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np

from tabard.adapters.setting import Setting
from tabard.bots.search import Judge, Thought
from tabard.bots.search.bot import think_so_often
from tabard.kernel import Move, Position

from .judge import NetJudge, Sight, from_seat
from .net import Net, load
from .rows import Rows, joined

FREE = 12  # so many decisions of a game are drawn as often as they were tried; later ones are the best that was found
EXPLORING = 1.0  # curiosity while learning
NOISE, SPREAD = 0.25, 10.0  # this part of a first look is noise, spread the less evenly the more moves there are


class Hopeful(NetJudge):
    """Keeps what every seat might hope for, summed over all iterations of a thought."""

    def __init__(self, net: Net, setting: Setting) -> None:
        super().__init__(net, setting)
        self.curiosity = EXPLORING
        self.hopes = [0.0] * setting.seats

    def begin(self, position: Position, seat: int) -> None:
        super().begin(position, seat)
        self.hopes = [0.0] * position.seats

    def worth(self, p: Position) -> list[float]:
        rewards = super().worth(p)
        self.hopes = [hope + reward for hope, reward in zip(self.hopes, rewards, strict=True)]
        return rewards


class Decision:
    """One row, but for what is known at the end alone."""

    def __init__(self, index: dict[Move, int], sight: Sight, p: Position, seat: int, thought: Thought) -> None:
        self.seat = seat
        self.seen = sight.of(p, seat).astype(np.float16)
        self.legal = [index[move] for move in p.legal(seat)]
        total = sum([edge.visits for edge in thought.table.values()])
        self.tried = {index[move]: edge.visits / total for move, edge in thought.table.items()}
        self.hoped = hopes_of(thought)


class Player:
    """Plays all seats, with a network or as the search bot does."""

    def __init__(self, setting: Setting, judge: Hopeful | None, iterations: int) -> None:
        self.setting = setting
        self.judge = judge
        self.iterations = iterations
        self.sight = Sight(setting)

    def game(self, seed: int) -> Rows:
        p, random = self.setting.new(seed), Random(seed)
        decisions: list[Decision] = []
        while p.waiting:
            seat = p.waiting[0]
            moves = p.legal(seat)
            if len(moves) == 1:
                p.step(seat, moves[0])
                continue
            known = p.redeal(seat, random.getrandbits(31))
            thought = self.thought(known, seat, random)
            decisions.append(Decision(self.setting.actions.index, self.sight, known, seat, thought))
            p.step(seat, chosen(thought, random, len(decisions) <= FREE))
        return rows_of(decisions, outcome(p, random), self.setting.actions.size)

    def thought(self, known: Position, seat: int, random: Random) -> Thought:
        thought = Thought(known, seat, random, self.judge)
        if self.judge:
            stir(thought, random)
        think_so_often(thought, self.iterations)
        return thought


def stir(thought: Thought, random: Random) -> None:
    """Let chance push moves at which the network would not look."""
    edges = list(thought.table.values())
    noise = [random.gammavariate(SPREAD / len(edges), 1.0) for _ in edges]
    for edge, part in zip(edges, noise, strict=True):
        edge.prior = (1 - NOISE) * edge.prior + NOISE * part / sum(noise)


def chosen(thought: Thought, random: Random, free: bool) -> Move:
    if not free:
        return thought.best()
    return random.choices(list(thought.table), [edge.visits for edge in thought.table.values()])[0]


def hopes_of(thought: Thought) -> list[float] | None:
    judge = thought.judge
    return [hope / thought.iterations for hope in judge.hopes] if isinstance(judge, Hopeful) else None


def outcome(p: Position, random: Random) -> list[float]:
    """What a search counts at the end, as shares of 1."""
    final = Judge(p.game, random).final(p)
    return [share / sum(final) for share in final]


def rows_of(decisions: list[Decision], won: list[float], actions: int) -> Rows:
    shape = len(decisions), actions
    mask, tried = np.zeros(shape, np.int8), np.zeros(shape, np.float16)
    for row, decision in enumerate(decisions):
        mask[row, decision.legal] = 1
        tried[row, list(decision.tried)] = list(decision.tried.values())
    seen = np.stack([decision.seen for decision in decisions])
    ends = [from_seat(won, decision.seat) for decision in decisions]
    hoped = [from_seat(decision.hoped or won, decision.seat) for decision in decisions]
    return Rows(seen, mask, tried, np.array(ends, np.float16), np.array(hoped, np.float16))


def play(setting: Setting, net: Path | None, iterations: int, seed: int, seconds: float, games: int = 1_000) -> Rows:
    """Games with these seeds, one after the other, until time is up or there are so many."""
    player = Player(setting, Hopeful(load(net), setting) if net else None, iterations)
    end, parts = monotonic() + seconds, [player.game(seed)]
    while len(parts) < games and monotonic() < end:
        parts.append(player.game(seed + len(parts)))
    return joined(parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabard.learn.selfplay", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--net", type=Path, help="none: as the search bot plays")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args()
    try:
        setting = Setting(wish.game, wish.seats)
        rows = play(setting, wish.net, wish.iterations, wish.seed, wish.seconds)
    except ValueError as reason:
        parser.error(str(reason))
    rows.save(wish.out)
    print(f"{rows.size} rows", flush=True)


if __name__ == "__main__":
    main()
