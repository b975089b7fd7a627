"""The levels of a game's bots, found: `python tools/ladder.py GAME [--minutes 4] [--choose] [--top 2000] [--below 0.0]`.

Bots of neighbouring skills (looser and tighter greed, then more and more iterations) play each other, each deal from both
seats, on deals that no report uses; what was played is kept in `lab/ladder.jsonl` and the same command goes on from there.
`--choose` draws a smooth curve of strength through all of it and lets Optuna look for the eight levels of which each beats the
one below as evenly as can be. `--below LOOSENESS` looks between the knots: for the greed that a bot of this looseness beats so
often, a little looser after each deal that it won too clearly, a little tighter after the others. How the levels really compare
says `tools/bars.py GAME --bots level5,level4 --games 1000`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from itertools import pairwise
from math import exp, log, log2
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypedDict

import numpy as np

import tabard
from tabard.bots.arena import play_out
from tabard.bots.base import Fair
from tabard.bots.levels import LevelBot
from tabard.kernel.outlook import Skill

LOOSE = (3.2, 2.0, 1.3, 0.8, 0.5, 0.3, 0.15, 0.0)
AHEAD = (12, 25, 50, 100, 200, 400, 800, 1600, 3200)
KNOTS = (*[Skill(0, loose) for loose in LOOSE], *[Skill(ahead) for ahead in AHEAD])
AIM = 0.675  # of the games against the level below
KEPT = Path("lab/ladder.jsonl")
PLENTY = 300  # games of a pair
FIRST_SOUGHT = 20_000
STIFF = 1.0  # how much the curve of strength resists bending


class Pair(TypedDict):
    """How often a skill beat the knot below it."""

    game: str
    knot: int
    games: int
    wins: float
    seconds: float


def one_game(slug: str, low: Skill, high: Skill, number: int) -> float:
    """What the higher of the two wins."""
    game, seeds = tabard.game(slug), Random(number)
    deal, turn = divmod(number, 2)
    position = game.new(seats=2, seed=deal, options=game.for_programs({}), story=False)
    bots = [Fair(LevelBot(seeds.getrandbits(31), level=0, skill=skill), seeds.getrandbits(31)) for skill in (low, high)]
    play_out(position, bots[::-1] if turn else bots)
    return (1 - turn in position.winners) / max(1, len(position.winners))


def kept() -> list[Pair]:
    return [json.loads(text) for text in KEPT.read_text("utf-8").splitlines()] if KEPT.exists() else []


def keep(slug: str, pairs: list[Pair]) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    lines = [pair for pair in kept() if pair["game"] != slug] + pairs
    KEPT.write_text("".join([json.dumps(pair) + "\n" for pair in lines]), "utf-8")


def pairs_of(slug: str) -> list[Pair]:
    found = {pair["knot"]: pair for pair in kept() if pair["game"] == slug}
    fresh = [Pair(game=slug, knot=knot, games=0, wins=0.0, seconds=0.0) for knot in range(1, len(KNOTS))]
    return [found.get(pair["knot"], pair) for pair in fresh]


def measure(slug: str, pairs: list[Pair], top: int, minutes: float) -> None:
    """Equal time for all pairs up to so many iterations that have not played enough."""
    end, open_pairs = monotonic() + 60 * minutes, [pair for pair in pairs if KNOTS[pair["knot"]].iterations <= top]
    while open_pairs and monotonic() < end:
        pair, start = min(open_pairs, key=lambda one: one["seconds"]), monotonic()
        low, high = KNOTS[pair["knot"] - 1], KNOTS[pair["knot"]]
        pair["wins"] += sum([one_game(slug, low, high, pair["games"] + turn) for turn in range(2)])
        pair["games"] += 2
        pair["seconds"] = round(pair["seconds"] + monotonic() - start, 2)
        open_pairs = [pair for pair in open_pairs if pair["games"] < PLENTY]


def sought(slug: str, high: float, guess: float, minutes: float) -> tuple[float, int]:
    """The looseness that `high` beats as often as aimed at (Robbins and Monro), and the games that were played for it."""
    end, at, seen = monotonic() + 60 * minutes, log(guess), list[float]()
    while monotonic() < end:
        deals = [FIRST_SOUGHT + 2 * len(seen) + turn for turn in range(2)]
        won = sum([one_game(slug, Skill(0, exp(at)), Skill(0, high), number) for number in deals]) / 2
        at -= 0.5 / (1 + len(seen) / 12) ** 0.7 * (won - AIM)
        seen.append(at)
    late = seen[len(seen) // 2 :]
    return exp(sum(late) / len(late)), 2 * len(seen)


# ---------------------------------------------------------------------- the curve


def steps(pairs: list[Pair]) -> np.ndarray:
    """By how much (log-odds) each knot is stronger than the one below: Newton's method on the likelihood and the bending."""
    games, wins = np.array([pair["games"] for pair in pairs]), np.array([pair["wins"] for pair in pairs])
    bend = np.diff(np.eye(len(pairs)), axis=0)
    bend[len(LOOSE) - 2] = 0.0  # from greed to thinking ahead is another kind of step
    stiff = STIFF * bend.T @ bend + 0.05 * np.eye(len(pairs))
    step = np.full(len(pairs), 0.5)
    for _ in range(50):
        share = 1 / (1 + np.exp(-step))
        pull = wins - games * share - stiff @ (step - 0.5)
        step = step + np.linalg.solve(np.diag(games * share * (1 - share)) + stiff, pull)
    return step


def strength(skill: Skill, heights: list[float]) -> float:
    """Between the knots in proportion."""
    if skill.iterations:
        places = [log2(ahead) for ahead in AHEAD]
        return float(np.interp(log2(skill.iterations), places, heights[len(LOOSE) :]))
    places = [-log(loose + 0.1) for loose in LOOSE]
    return float(np.interp(-log(skill.looseness + 0.1), places, heights[: len(LOOSE)]))


def chance(lead: float) -> float:
    return 1 / (1 + exp(-lead))


def shares(ladder: list[Skill], heights: list[float]) -> list[float]:
    return [chance(strength(high, heights) - strength(low, heights)) for low, high in pairwise(ladder)]


def chosen(heights: list[float], top: int) -> list[Skill]:
    """The eight skills whose shares lie nearest to the aim."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=1, multivariate=True))

    def far_off(trial: optuna.Trial) -> float:
        ladder = proposed(trial.suggest_float, trial.suggest_int("loose", 3, 5), top)
        return sum([(share - AIM) ** 2 for share in shares(ladder, heights)])

    study.optimize(far_off, n_trials=600)
    best = study.best_params
    return proposed(lambda name, *_: float(best[name]), int(best["loose"]), top)


def proposed(wish: Callable[[str, float, float], float], loose: int, top: int) -> list[Skill]:
    """So many levels of greed, the last of them the greedy bot itself; then levels that think, the last for `top` iterations."""
    freely = sorted([wish(f"loose{n}", 0.05, LOOSE[0]) for n in range(loose - 1)], reverse=True)
    ahead = sorted([wish(f"ahead{n}", log2(AHEAD[0]), log2(top)) for n in range(7 - loose)])
    free = [Skill(0, round(one, 2)) for one in [*freely, 0.0]]
    return [*free, *[Skill(round(2**one)) for one in ahead], Skill(top)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--choose", action="store_true")
    parser.add_argument("--top", type=int, default=1600, help="iterations of level 8")
    parser.add_argument("--below", type=float, help="look for the looseness that one of this looseness beats")
    wish = parser.parse_args()
    if wish.game not in tabard.slugs():
        parser.error(f"no game {wish.game!r}; there are {', '.join(tabard.slugs())}")
    if wish.below is not None:
        loose, games = sought(wish.game, wish.below, 1.7 * max(wish.below, 0.07), wish.minutes)
        print(f"{loose:.3f} after {games} games")
        return
    pairs = pairs_of(wish.game)
    if wish.minutes:
        measure(wish.game, pairs, wish.top, wish.minutes)
        keep(wish.game, pairs)
    rise = steps(pairs)
    for pair, step in zip(pairs, rise, strict=True):
        low, high = KNOTS[pair["knot"] - 1], KNOTS[pair["knot"]]
        print(f"{tuple(high)} against {tuple(low)}: {pair['wins']:g} of {pair['games']}, drawn {chance(step):.3f}")
    if wish.choose:
        heights = [0.0, *np.cumsum(rise).tolist()]
        ladder = chosen(heights, wish.top)
        print(*[f"{skill.looseness:g}" if not skill.iterations else skill.iterations for skill in ladder])
        print(*[f"{share:.3f}" for share in shares(ladder, heights)])


if __name__ == "__main__":
    main()
