"""Spaces that PettingZoo and Gymnasium share: an observation is `{"observation": ..., "action_mask": ...}`."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces

from tabard.kernel import Position
from tabard.kernel.sheet import MOST

from .observations import Floats, Mask
from .setting import Setting

ILLEGAL = -1.0  # for whoever makes a move that is none


class Seen(TypedDict):
    observation: Floats
    action_mask: Mask


def observation_space(setting: Setting) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (setting.observations.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setting.actions.size,), np.int8),
        }
    )


def seen(setting: Setting, p: Position, seat: int) -> Seen:
    return {"observation": setting.observations.array(p, seat), "action_mask": mask(setting, p, seat)}


def mask(setting: Setting, p: Position, seat: int) -> Mask:
    """1 for every legal action; all 0 for a seat that is not asked."""
    found = np.zeros(setting.actions.size, np.int8)
    index = setting.actions.index
    found[[index[move] for move in p.legal(seat)]] = 1
    return found
