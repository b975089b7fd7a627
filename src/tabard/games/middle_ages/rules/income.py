"""Income (MA-5)."""

from __future__ import annotations

from ..position import MiddleAgesPosition, area_id


def coins_per_tile(p: MiddleAgesPosition, seat: int, column: int) -> int:
    """MA-5.1, MA-5.3: the printed rate, raised by an extra-income token."""
    rate = p.components.rate[column]
    return rate + p.components.income_bonus if p.extra_income[seat * 8 + column] else rate


def counted_areas(p: MiddleAgesPosition, seat: int, column: int) -> tuple[int, ...]:
    """MA-5.2, MA-5.4: the printed types and that of an extra-area token."""
    extra = p.extra_area[seat * 8 + column]
    printed = p.components.counts[column]
    return printed if extra < 0 else (*printed, extra)


def income(p: MiddleAgesPosition, seat: int, column: int) -> int:
    """MA-5.5, MA-5.6."""
    tiles = 0
    for area in p.components.counts[column]:
        tiles += len(p.fief[seat * 8 + area])
    extra = p.extra_area[seat * 8 + column]
    if extra >= 0:
        tiles += len(p.fief[seat * 8 + extra])
    return tiles * coins_per_tile(p, seat, column)


def take_income(p: MiddleAgesPosition, seat: int, column: int) -> None:
    """From the supply, without a decision (MA-5.7)."""
    coins = income(p, seat, column)
    p.coins[seat] += coins
    if p.listening:
        p.tell("income", "MA-5.5", {"seat": seat, "area": area_id(column), "coins": coins})
