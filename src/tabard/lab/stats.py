"""Intervals and tests, in the plain standard library where that will do."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = 0.95
Z = NormalDist().inv_cdf(0.5 + SURE / 2)


class Estimate(NamedTuple):
    """A figure with the interval in which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float) -> Estimate:
    """A share of wins with Wilson's interval; a shared victory may count as a part of a win."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    share, z2 = wins / games, Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = Z * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def two_sided(z: float) -> float:
    """How likely a normal deviate is to be at least as far from 0."""
    return erfc(abs(z) / sqrt(2))


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Adjusted p-values: those below 0.05 hold at most 5 % false finds on average."""
    order = sorted(range(len(chances)), key=lambda index: chances[index], reverse=True)
    adjusted, least = [1.0] * len(chances), 1.0
    for behind, index in enumerate(order):
        least = min(least, chances[index] * len(chances) / (len(chances) - behind))
        adjusted[index] = least
    return adjusted
