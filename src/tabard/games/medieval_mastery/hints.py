"""How good a position is for a seat."""

from __future__ import annotations

from .position import MedievalMasteryPosition


def value(p: MedievalMasteryPosition, seat: int) -> float:
    return float(p.victory_points(seat))
