"""How good a position is for a seat: coins, what the lord's tile will bring, columns filled, tokens."""

from __future__ import annotations

from .components import BARRACKS, CHURCH, FIELD, MARKET, MILL, PALACE, RAMPART, ROUNDS, VILLAGE
from .position import MiddleAgesPosition
from .rules.income import coins_per_tile, counted_areas


def value(p: MiddleAgesPosition, seat: int) -> float:
    left = ROUNDS - p.round
    total = p.coins[seat] - p.components.penalty * p.empty_columns(seat) * 0.8
    total += growth(p, seat) * left / ROUNDS
    lord = p.lords[seat]
    if lord >= 0 and p.display[lord] >= 0:
        total += tile_worth(p, seat, p.display[lord], left)
        total -= 0.05 * (lord % 6)  # an earlier place chooses first
    if p.scouts[seat] >= 0:
        total += 0.3 * tile_worth(p, seat, p.display[p.scouts[seat]], left)
    return total


def growth(p: MiddleAgesPosition, seat: int) -> float:
    """What the fief can still earn: each tile counted by its columns, tokens included."""
    worth = 0.0
    for column in range(8):
        tiles = sum([len(p.fief[seat * 8 + area]) for area in counted_areas(p, seat, column)])
        worth += coins_per_tile(p, seat, column) * tiles * 0.9 + 1.5 * p.extra_income[seat * 8 + column]
    worth += 2.0 * p.count(seat, RAMPART) - 1.0 * len(p.graves[seat])
    return worth


def tile_worth(p: MiddleAgesPosition, seat: int, tile: int, left: int) -> float:
    """Income and effect that taking this tile would bring now."""
    area = p.components.tile_area[tile]
    base = seat * 8
    counted = sum([len(p.fief[base + other]) for other in counted_areas(p, seat, area)])
    worth = float(coins_per_tile(p, seat, area) * (counted + 1))
    worth += 0.0 if p.fief[base + area] else p.components.penalty * 0.8
    worth += 0.5 * (p.components.farmers[tile] + p.components.chests[tile])
    return worth + effect_worth(p, seat, area, left)


def effect_worth(p: MiddleAgesPosition, seat: int, area: int, left: int) -> float:
    if area == FIELD:
        return float(p.farmers(seat))
    if area == MARKET:
        return float(p.chests(seat))
    if area == MILL:
        mine = p.count(seat, MILL) + 1
        return 2.0 * sum([p.count(other, MILL) < mine for other in p.others(seat)])
    if area == BARRACKS:
        mine = p.count(seat, BARRACKS) + 1
        return 3.0 * sum([p.count(other, RAMPART) < mine for other in p.others(seat)])
    if area == VILLAGE:
        return 3.0 if p.graves[seat] else 0.0
    if area in (CHURCH, PALACE):
        return 0.6 * left
    return 1.0
