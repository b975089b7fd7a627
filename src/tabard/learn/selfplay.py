"""Games of a search against itself, to learn from. One process plays them one after the other:

python -m tabard.learn.selfplay middle-ages --seed 1 --seconds 60 --net net.npz --out rows.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from tabard.adapters.setting import Setting
from tabard.bots.greedy import drawn, looked_at
from tabard.bots.search import Judge, Thought
from tabard.bots.search.bot import think_so_often
from tabard.bots.search.tree import promising
from tabard.kernel import Move, Position

from .judge import BOTH, CURIOSITY, HINTS, NET, WAYS, NetJudge, Sight, by_hints, from_seat, judge_of
from .net import Floats, load
from .rows import NONE, WIDE, Rows, joined

FREE = 12  # so many decisions of a game are drawn as often as they were tried; later ones are the best that was found
GREED = 0.2  # of the heat: how freely those choose who only look one move ahead
FEW = 8  # so many decisions of their games are kept: more of one game tell its end by heart, not what leads there
NOISE, SPREAD = 0.25, 10.0  # this part of a first look is noise, spread the less evenly the more moves there are


class Choice(NamedTuple):
    """What a player thought of a decision: how often each move was tried, as shares of 1, and what every seat might hope for."""

    move: Move
    tried: dict[Move, float]
    hoped: list[float] | None


class Decision:
    """One row, but for what is known at the end alone."""

    def __init__(self, index: dict[Move, int], seen: Floats, p: Position, seat: int, choice: Choice, way: str) -> None:
        self.seat = seat
        self.seen = seen.astype(np.float16)
        known = list(choice.tried)
        moves = [*known, *[move for move in p.legal(seat) if move not in choice.tried]][:WIDE]
        self.actions = [index[move] for move in moves]
        self.tried = [choice.tried.get(move, 0.0) for move in moves]
        self.leaning = by_hints(p, seat, moves) if way == BOTH else [0.0] * len(moves)
        self.hoped = choice.hoped


class Player:
    """Plays all seats: searches with a network, or looks one move ahead without one. `way`: who says which moves look good."""

    def __init__(self, setting: Setting, judge: NetJudge | None, iterations: int, way: str = NET) -> None:
        self.setting = setting
        self.judge = judge
        self.iterations = iterations
        self.way = way
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
            choice = self.choice(known, seat, random, len(decisions) < FREE)
            decisions.append(self.decision(known, seat, choice))
            p.step(seat, choice.move)
        if self.judge is None:
            decisions = random.sample(decisions, min(FEW, len(decisions)))
        return rows_of(decisions, outcome(p, random))

    def decision(self, known: Position, seat: int, choice: Choice) -> Decision:
        self.sight.of(known, seat)
        return Decision(self.setting.actions.index, self.sight.all, known, seat, choice, self.way)

    def choice(self, known: Position, seat: int, random: Random, free: bool) -> Choice:
        if self.judge is None:
            return looked(known, seat, random)
        return searched(known, seat, random, self.judge, self.iterations, free)


def looked(known: Position, seat: int, random: Random) -> Choice:
    """One move ahead, by the game's own hints."""
    moves, heat = known.legal(seat), known.game.outlook.heat
    values = looked_at(moves, known, seat, random)
    tried = {move: edge.prior for move, edge in promising(moves, values, heat).items()}
    return Choice(drawn(moves, values, GREED * heat, random), tried, None)


def searched(known: Position, seat: int, random: Random, judge: NetJudge, iterations: int, free: bool) -> Choice:
    thought = Thought(known, seat, random, judge)
    stir(thought, random)
    think_so_often(thought, iterations)
    tried = {move: edge.visits / thought.iterations for move, edge in thought.table.items()}
    move = random.choices(list(tried), list(tried.values()))[0] if free else thought.best()
    return Choice(move, tried, [hope / thought.iterations for hope in judge.hopes])


def stir(thought: Thought, random: Random) -> None:
    """Let chance push moves at which the network would not look."""
    edges = list(thought.table.values())
    noise = [random.gammavariate(SPREAD / len(edges), 1.0) for _ in edges]
    for edge, part in zip(edges, noise, strict=True):
        edge.prior = (1 - NOISE) * edge.prior + NOISE * part / sum(noise)


def outcome(p: Position, random: Random) -> list[float]:
    """What a search counts at the end, as shares of 1."""
    final = Judge(p.game, random).final(p)
    return [share / sum(final) for share in final]


def rows_of(decisions: list[Decision], won: list[float]) -> Rows:
    shape = len(decisions), WIDE
    actions, tried, leaning = np.full(shape, NONE, np.int32), np.zeros(shape, np.float16), np.zeros(shape, np.float16)
    for row, decision in enumerate(decisions):
        actions[row, : len(decision.actions)] = decision.actions
        tried[row, : len(decision.tried)] = decision.tried
        leaning[row, : len(decision.leaning)] = decision.leaning
    seen = np.stack([decision.seen for decision in decisions])
    ends = [from_seat(won, decision.seat) for decision in decisions]
    hoped = [from_seat(decision.hoped or won, decision.seat) for decision in decisions]
    return Rows(seen, actions, tried, leaning, np.array(ends, np.float16), np.array(hoped, np.float16))


def exploring(net: Path, setting: Setting, way: str) -> NetJudge:
    """At least as curious as the game's own search: what is not tried is not learned."""
    judge = judge_of(load(net), setting, way)
    if way != HINTS:
        judge.curiosity = max(CURIOSITY, setting.game.outlook.curiosity)
    return judge


def play(player: Player, seed: int, seconds: float, games: int = 10_000) -> Rows:
    """Games with these seeds, one after the other, until time is up or there are so many."""
    end, parts = monotonic() + seconds, [player.game(seed)]
    while len(parts) < games and monotonic() < end:
        parts.append(player.game(seed + len(parts)))
    return joined(parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabard.learn.selfplay", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--net", type=Path, help="none: players look one move ahead")
    parser.add_argument("--moves", choices=WAYS, default=NET, help="who says which moves look good")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args()
    try:
        setting = Setting(wish.game, wish.seats)
        judge = exploring(wish.net, setting, wish.moves) if wish.net else None
        rows = play(Player(setting, judge, wish.iterations, wish.moves), wish.seed, wish.seconds)
    except ValueError as reason:
        parser.error(str(reason))
    rows.save(wish.out)
    print(f"{rows.size} rows", flush=True)


if __name__ == "__main__":
    main()
