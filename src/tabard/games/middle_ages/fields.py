"""What a seat may know, field by field (MA-19.1: all of it is open): for learning."""

from __future__ import annotations

from typing import Final

from tabard.kernel.sheet import Sheet

from .components import ROUNDS, TILES
from .position import MiddleAgesPosition
from .rules.income import income

AREAS: Final = 8
SPOTS: Final = 24
EVENTS: Final = 4
MOST_COINS: Final = 150
MOST_TILES: Final = 6  # usually, in one column
MOST_SYMBOLS: Final = 10


def describe(p: MiddleAgesPosition, sheet: Sheet) -> None:
    sheet.number("round", p.round, ROUNDS)
    sheet.one("row", p.active_row if p.round else -1, 4)
    sheet.ones("events", p.events[p.round // 4 :] if not p.over else (), len(p.components.events), EVENTS)
    places = [p.order.index(seat) for seat in sheet.around] if p.order else []
    sheet.numbers("turn_order", places, p.seats, p.seats)
    describe_display(p, sheet)
    sheet.number("income_tokens", p.income_supply, p.components.income_tokens)
    sheet.bag("area_tokens", p.area_supply, AREAS)
    sheet.number("stack", len(p.stack), TILES)
    sheet.number("orange_stack", len(p.orange), TILES)
    describe_unseen(p, sheet)
    for number, seat in enumerate(sheet.around):
        sheet.open("fief", number)
        describe_fief(p, seat, sheet)
        sheet.close()


def describe_display(p: MiddleAgesPosition, sheet: Sheet) -> None:
    """On each spot its tile, by area and symbols; and the lords and scouts of everybody."""
    c = p.components
    tiles = p.display
    sheet.open("display")
    sheet.ones("areas", [c.tile_area[tile] if tile >= 0 else -1 for tile in tiles], AREAS, SPOTS)
    sheet.numbers("farmers", [c.farmers[tile] if tile >= 0 else 0 for tile in tiles], 3, SPOTS)
    sheet.numbers("chests", [c.chests[tile] if tile >= 0 else 0 for tile in tiles], 3, SPOTS)
    sheet.ones("lords", [p.lords[seat] for seat in sheet.around], SPOTS, p.seats)
    sheet.ones("scouts", [p.scouts[seat] for seat in sheet.around], SPOTS, p.seats)
    sheet.close()


def describe_unseen(p: MiddleAgesPosition, sheet: Sheet) -> None:
    """How many tiles of each area are still to come: everybody can count them."""
    left = [0] * AREAS
    area = p.components.tile_area
    for tile in p.stack:
        left[area[tile]] += 1
    for tile in p.orange:
        left[area[tile]] += 1
    sheet.numbers("unseen", left, 14, AREAS)


def describe_fief(p: MiddleAgesPosition, seat: int, sheet: Sheet) -> None:
    first = seat * AREAS
    area = p.components.tile_area
    sheet.number("coins", p.coins[seat], MOST_COINS)
    sheet.numbers("tiles", [len(column) for column in p.fief[first : first + AREAS]], MOST_TILES, AREAS)
    sheet.bag("graveyard", [area[tile] for tile in p.graves[seat]], AREAS)
    sheet.number("farmers", p.farmers(seat), MOST_SYMBOLS)
    sheet.number("chests", p.chests(seat), MOST_SYMBOLS)
    sheet.numbers("extra_income", p.extra_income[first : first + AREAS], 1, AREAS)
    sheet.ones("extra_area", p.extra_area[first : first + AREAS], AREAS, AREAS)
    sheet.numbers("pays", [income(p, seat, column) for column in range(AREAS)], 20, AREAS)
