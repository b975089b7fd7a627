"""How good a position is for a seat."""

from __future__ import annotations

from .position import EraPosition
from .rules.scoring import scores


def value(p: EraPosition, seat: int) -> float:
    return float(scores(p)[seat])
