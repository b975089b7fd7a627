"""How good a position is for a seat, in coins: what it has, what its lord's tile will bring, what its fief can still earn."""

from __future__ import annotations

from typing import Final

from .components import BARRACKS, CHURCH, FIELD, MARKET, MILL, PALACE, RAMPART, ROUNDS, VILLAGE
from .position import MiddleAgesPosition
from .rules.events import gain
from .rules.income import coins_per_tile, counted_areas

# Weights, found by matches of the greedy bot against itself with other weights.
EMPTY: Final = 0.27  # of the penalty, for each column still empty
EARNING: Final = 1.26  # of what all columns would pay, over a whole game
TOKEN: Final = 3.1  # for a column with an extra-income token
SHELTER: Final = 4.2  # for each rampart
GRAVE: Final = 1.0  # lost for each tile in the graveyard
EVENTS: Final = 2.8  # of what the events still to come would pay now
RESERVED: Final = 0.3  # of the tile under the scout
LATE: Final = 0.5  # lost for each place further right: others choose first
SYMBOL: Final = 0.5  # for a farmer or a chest on the tile
ATTACK: Final = 3.0  # for each player that barracks would attack
RESTORED: Final = 6.4  # for a village with something to restore
BONUS: Final = 0.3  # for a church or palace, per round to come


def value(p: MiddleAgesPosition, seat: int) -> float:
    left = ROUNDS - p.round
    total = p.coins[seat] - EMPTY * p.components.penalty * p.empty_columns(seat)
    total += growth(p, seat) * left / ROUNDS + EVENTS * events_ahead(p, seat)
    lord, scout = p.lords[seat], p.scouts[seat]
    if lord >= 0 and p.display[lord] >= 0:
        total += tile_worth(p, seat, p.display[lord], left) - LATE * (lord % 6)
    if scout >= 0:
        total += RESERVED * tile_worth(p, seat, p.display[scout], left)
    return total


def growth(p: MiddleAgesPosition, seat: int) -> float:
    """What the fief can still earn: each tile counted by its columns, tokens included."""
    worth = 0.0
    for column in range(8):
        tiles = 0
        for area in counted_areas(p, seat, column):
            tiles += len(p.fief[seat * 8 + area])
        worth += EARNING * coins_per_tile(p, seat, column) * tiles + TOKEN * p.extra_income[seat * 8 + column]
    return worth + SHELTER * p.count(seat, RAMPART) - GRAVE * len(p.graves[seat])


def events_ahead(p: MiddleAgesPosition, seat: int) -> float:
    """What the events still to come would pay for the fief as it is."""
    coins = 0
    for number in p.events[p.round // 4 :] if p.round < ROUNDS else ():
        card = p.components.events[number]
        if card.kind == "pay_per_tile":
            coins -= gain(p, seat, card)
        elif card.kind.startswith("gain"):
            coins += gain(p, seat, card)
    return float(coins)


def tile_worth(p: MiddleAgesPosition, seat: int, tile: int, left: int) -> float:
    """Income and effect that taking this tile would bring."""
    area = p.components.tile_area[tile]
    tiles = 1
    for other in counted_areas(p, seat, area):
        tiles += len(p.fief[seat * 8 + other])
    worth = float(coins_per_tile(p, seat, area) * tiles)
    if not p.fief[seat * 8 + area]:
        worth += EMPTY * p.components.penalty
    worth += SYMBOL * (p.components.farmers[tile] + p.components.chests[tile])
    return worth + effect_worth(p, seat, area, left)


def effect_worth(p: MiddleAgesPosition, seat: int, area: int, left: int) -> float:
    if area == FIELD:
        return float(p.farmers(seat))
    if area == MARKET:
        return float(p.chests(seat))
    if area == MILL:
        mine = p.count(seat, MILL) + 1
        return float(p.components.effect_coins[MILL] * sum([p.count(other, MILL) < mine for other in p.others(seat)]))
    if area == BARRACKS:
        mine = p.count(seat, BARRACKS) + 1
        return ATTACK * sum([p.count(other, RAMPART) < mine for other in p.others(seat)])
    if area == VILLAGE:
        return RESTORED if p.graves[seat] else 0.0
    if area in (CHURCH, PALACE):
        return BONUS * left
    return 1.0
