"""How good a position is for a seat: what the greedy bot climbs."""

from __future__ import annotations

from .position import KnightsPosition
from .rules.ending import score, troops_on_board


def value(p: KnightsPosition, seat: int) -> float:
    """Influence and the cities that bring it; troops to take more; goods."""
    if p.over:
        return 1000.0 * (p.victor == seat) + 10.0 * score(p, seat)
    cities = p.cities_of(seat)
    income = sum([p.components.cities.income[city] for city in cities])
    besieging = sum([besieger == seat for besieger in p.besieger])
    goods = 0.3 * p.crowns[seat] + 0.4 * p.votes[seat] + 0.8 * p.faith[seat]
    return (
        3.0 * p.influence[seat]
        + 6.0 * len(cities)
        + 0.5 * income
        + 2.5 * besieging
        + goods
        + 0.01 * troops_on_board(p, seat)
    )
