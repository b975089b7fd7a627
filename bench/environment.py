"""One environment at random in a process of its own: `python bench/environment.py NAME SECONDS`, answered as JSON.

NAME is `tables GAME SEATS`, `seat GAME SEATS`, `catanatron` or the name of a PettingZoo classic game. Every step gives an
observation and what is legal; picking among that is counted in. What a step is differs: `moves` counts the moves of all players.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import process_time
from typing import Any

TABLES = 64
PICK = Random(0)

Done = tuple[int, int]  # steps and moves


def tables(slug: str, seats: str) -> Iterator[Done]:
    from tabard.adapters.tables import Tables

    many = Tables(slug, TABLES, int(seats))
    many.reset(seed=1)
    while True:
        many.step(many.random_actions(PICK))
        yield TABLES, TABLES


def seat(slug: str, seats: str) -> Iterator[Done]:
    """One seat learns, bots that play at random have the others."""
    import numpy as np

    from tabard.adapters.gym import SeatEnv

    env = SeatEnv(slug, int(seats), 0)
    for seed in count(1):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step(PICK.choice(np.flatnonzero(info["action_mask"]).tolist()))
            yield 1, int(seats)  # about


def catanatron() -> Iterator[Done]:
    """Two players as its environment has them; the other one plays at random."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    while True:
        _, info = env.reset()
        over, before = False, len(env.game.state.actions)
        while not over:
            _, _, won, late, info = env.step(PICK.choice(info["valid_actions"]))
            over, made = won or late, len(env.game.state.actions)
            yield 1, made - before
            before = made


def classic(name: str) -> Iterator[Done]:
    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    for seed in count(1):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, won, late, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(None if won or late else PICK.choice(np.flatnonzero(mask).tolist()))
            yield 1, 1


def measure(work: Iterator[Done], seconds: float) -> dict[str, float]:
    """Rates after a little that is not counted."""
    for _ in range(20):
        next(work)
    steps = moves = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done = next(work)
        steps, moves = steps + done[0], moves + done[1]
    return {"steps": steps / spent, "moves": moves / spent}


def main(name: str, seconds: str) -> None:
    kind, *rest = name.split()
    kinds: dict[str, Callable[..., Iterator[Done]]] = {"tables": tables, "seat": seat, "catanatron": catanatron}
    work: Any = kinds[kind](*rest) if kind in kinds else classic(kind)
    print(json.dumps(measure(work, float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
