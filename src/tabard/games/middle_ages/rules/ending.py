"""End of the game (MA-18)."""

from __future__ import annotations

from ..position import MiddleAgesPosition


def final_wealth(p: MiddleAgesPosition, seat: int) -> int:
    """Coins less 10 for each empty column; may be negative (MA-18.2 to MA-18.4)."""
    return p.coins[seat] - p.components.penalty * p.empty_columns(seat)


def end_penalty(p: MiddleAgesPosition) -> None:
    p.final = tuple([final_wealth(p, seat) for seat in range(p.seats)])
    if not p.listening:
        return
    for seat in range(p.seats):
        empty = p.empty_columns(seat)
        p.tell("penalty", "MA-18.2", {"seat": seat, "columns": empty, "coins": p.components.penalty * empty})
    for seat in range(p.seats):
        p.tell("final", "MA-18.5", {"seat": seat, "coins": p.final[seat]})


def rank_key(p: MiddleAgesPosition, seat: int) -> tuple[int, ...]:
    """Wealth, then palaces, churches, ... fields (MA-18.5 to MA-18.9)."""
    wealth = p.final[seat] if p.final else p.coins[seat]
    return (wealth, *[p.count(seat, area) for area in range(7, -1, -1)])
