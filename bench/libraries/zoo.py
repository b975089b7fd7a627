"""PettingZoo's classic games: environments alone."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import count

import numpy as np

from .timing import PICK, stepping


def steps(name: str) -> Iterator[int]:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    for seed in count(1):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, won, late, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(None if won or late else PICK.choice(np.flatnonzero(mask).tolist()))
            yield 1


WORK = {"steps": lambda name: stepping(steps(name))}
