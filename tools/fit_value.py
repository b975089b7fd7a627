"""What a position is worth, fitted to games: `python tools/fit_value.py GAME [--games 700] [--bots level3,level4,level5,level5]`.

Games of two, each seat one of the bots by lot, on deals that no report uses; at some of their decisions the `features` of both
seats (the game's module `prospects`) and who won in the end. Weights are those of a logistic curve through them, drawn towards 0;
every fourth game is kept back to tell how well they foretell (log-loss, beside that of the game's own `value`).
"""

from __future__ import annotations

import argparse
from importlib import import_module
from random import Random
from types import ModuleType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import tabard
from tabard.bots.registry import make

FIRST_DEAL = 5_000_000
OFTEN = 0.12  # of all decisions
STEPS = 40  # of Newton's method
PULL = 30.0  # towards 0, for features of like spread

Numbers = NDArray[np.float64]


class Looks(NamedTuple):
    """A row a position: by how much the first seat is ahead in each feature, its `value`, what it won, and in which game."""

    ahead: Numbers
    valued: Numbers
    won: Numbers
    game: Numbers


def looks(game: tabard.Game, prospects: ModuleType, bots: list[str], deals: range) -> Looks:
    rows: list[tuple[list[float], float, float, int]] = []
    for deal in deals:
        lot, seen = Random(deal), list[tuple[list[float], float]]()
        position = game.new(seats=2, seed=deal, options=game.for_programs({}), story=False)
        players = [make(lot.choice(bots), 2 * deal + seat) for seat in range(2)]
        while position.waiting:
            seat = position.waiting[0]
            position.step(seat, players[seat].choose(position, seat))
            if position.waiting and lot.random() < OFTEN and prospects.tells(position):
                mine, theirs = prospects.features(position)
                seen.append(([a - b for a, b in zip(mine, theirs, strict=True)], game.value(position)[0]))
        won = (0 in position.winners) / max(1, len(position.winners))
        rows += [(ahead, valued, won, deal) for ahead, valued in seen]
    return Looks(*[np.array(column, np.float64) for column in zip(*rows, strict=True)])


def fitted(ahead: Numbers, won: Numbers) -> Numbers:
    """Weights for features as they are; those that never differ have none."""
    spread = ahead.std(0)
    even = np.divide(ahead, spread, out=np.zeros_like(ahead), where=spread > 0)
    weights = np.zeros(even.shape[1])
    for _ in range(STEPS):
        likely = chances(even, weights)
        bend = (even * (likely * (1 - likely))[:, None]).T @ even + PULL * np.eye(len(weights))
        weights += np.linalg.solve(bend, even.T @ (won - likely) - PULL * weights)
    found: Numbers = np.divide(weights, spread, out=np.zeros_like(weights), where=spread > 0)
    return found


def chances(ahead: Numbers, weights: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-np.clip(ahead @ weights, -30, 30))), np.float64)


def loss(likely: Numbers, won: Numbers) -> float:
    likely = np.clip(likely, 1e-6, 1 - 1e-6)
    return -float(np.mean(won * np.log(likely) + (1 - won) * np.log(1 - likely)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--bots", default="level3,level4,level5,level5")
    parser.add_argument("--deals", type=int, default=FIRST_DEAL, help="the first deal")
    wish = parser.parse_args()
    try:
        if wish.games < 8:
            raise ValueError("expected at least eight games")
        game, bots = tabard.game(wish.game), wish.bots.split(",")
        for bot in bots:
            make(bot, 0)
        prospects = import_module(f"{type(game).__module__}.prospects")
    except ModuleNotFoundError:
        parser.error(f"{wish.game} has no prospects")
    except ValueError as reason:
        parser.error(str(reason))
    some = looks(game, prospects, bots, range(wish.deals, wish.deals + wish.games))
    back = some.game % 4 == 0
    weights = fitted(some.ahead[~back], some.won[~back])
    before, now = loss(some.valued[back], some.won[back]), loss(chances(some.ahead[back], weights), some.won[back])
    print(f"{len(some.won)} positions; log-loss of games kept back {now:.4f}, of the game's value {before:.4f}")
    print(", ".join([f"{weight:.3g}" for weight in fitted(some.ahead, some.won)]))


if __name__ == "__main__":
    main()
