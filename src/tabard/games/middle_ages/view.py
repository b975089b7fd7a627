"""What everybody sees (MA-19.1): the game has no hidden information of single players.

Tiles, areas and events are numbers: rows of the component tables. The client's types are made from those declared here.
"""

from __future__ import annotations

from typing import TypedDict

from .position import BLUE, MIXED, NO_TILE, NOWHERE, ORANGE, MiddleAgesPosition
from .rules.income import coins_per_tile, counted_areas, income


class Spot(TypedDict):
    spot: int
    tile: int | None
    lord: int | None  # the seat whose lord stands there
    scout: int | None


class EventPlace(TypedDict):
    event: int
    round: int  # at whose end it takes effect
    done: bool


class Stacks(TypedDict):
    """Tiles left."""

    blue: int
    orange: int
    mixed: int


class Tokens(TypedDict):
    """Tokens left in the supply."""

    income: int
    areas: list[int]


class FiefView(TypedDict):
    coins: int
    columns: list[list[int]]  # eight columns of tiles, the last one on top
    graveyard: list[int]
    income_tokens: list[int]  # columns
    area_tokens: list[int | None]  # for each column, the area of its token
    rates: list[int]  # for each column: coins per counted tile, areas counted, what it pays now
    counts: list[list[int]]
    pays: list[int]
    farmers: int
    chests: int
    empty: int


class Final(TypedDict):
    coins: int
    empty: int
    penalty: int
    total: int
    columns: list[int]  # tiles in each column, for ties
    place: int


class Board(TypedDict):
    round: int
    active_row: int  # 1 to 4; 0 during the first placement
    rows: list[list[Spot]]
    turn_order: list[int]
    turn: int  # how many turns of this round have begun
    events: list[EventPlace]
    stacks: Stacks
    discard: list[int]
    tokens: Tokens
    fiefs: list[FiefView]
    drawing: list[int] | None  # during the first placement: seats not yet drawn
    final: list[Final] | None


def board(p: MiddleAgesPosition) -> Board:
    return {
        "round": p.round,
        "active_row": p.active_row + 1 if p.round else 0,
        "rows": [[spot_view(p, spot) for spot in p.row(row)] for row in range(4)],
        "turn_order": list(p.order),
        "turn": p.turn,
        "events": [
            {"event": event, "round": 4 * place, "done": event_done(p, place)}
            for place, event in enumerate(p.events, 1)
        ],
        "stacks": stacks_view(p),
        "discard": list(p.discard),
        "tokens": {"income": p.income_supply, "areas": list(p.area_supply)},
        "fiefs": [fief_view(p, seat) for seat in range(p.seats)],
        "drawing": undrawn(p) if not p.round else None,
        "final": [final_view(p, seat) for seat in range(p.seats)] if p.over else None,
    }


def spot_view(p: MiddleAgesPosition, spot: int) -> Spot:
    return {
        "spot": spot,
        "tile": p.display[spot] if p.display[spot] != NO_TILE else None,
        "lord": p.lords.index(spot) if spot in p.lords else None,
        "scout": p.scouts.index(spot) if spot in p.scouts else None,
    }


def undrawn(p: MiddleAgesPosition) -> list[int]:
    """The seats whose scouts are still to be drawn (MA-2.10, MA-2.15)."""
    return [seat for seat in range(p.seats) if p.lords[seat] == NOWHERE and seat not in p.waiting]


def event_done(p: MiddleAgesPosition, place: int) -> bool:
    """Turned face down once it has taken effect (MA-15.1)."""
    return p.over or p.round > 4 * place


def stacks_view(p: MiddleAgesPosition) -> Stacks:
    return {
        "blue": len(p.stack) if p.source == BLUE else 0,
        "orange": len(p.stack) if p.source == ORANGE else len(p.orange),
        "mixed": len(p.stack) if p.source == MIXED else 0,
    }


def fief_view(p: MiddleAgesPosition, seat: int) -> FiefView:
    columns = range(seat * 8, seat * 8 + 8)
    return {
        "coins": p.coins[seat],
        "columns": [list(p.fief[column]) for column in columns],
        "graveyard": list(p.graves[seat]),
        "income_tokens": [area for area in range(8) if p.extra_income[seat * 8 + area]],
        "area_tokens": [p.extra_area[column] if p.extra_area[column] >= 0 else None for column in columns],
        "rates": [coins_per_tile(p, seat, area) for area in range(8)],
        "counts": [list(counted_areas(p, seat, area)) for area in range(8)],
        "pays": [income(p, seat, area) for area in range(8)],
        "farmers": p.farmers(seat),
        "chests": p.chests(seat),
        "empty": p.empty_columns(seat),
    }


def final_view(p: MiddleAgesPosition, seat: int) -> Final:
    return {
        "coins": p.coins[seat],
        "empty": p.empty_columns(seat),
        "penalty": p.components.penalty * p.empty_columns(seat),
        "total": p.final[seat],
        "columns": [p.count(seat, area) for area in range(8)],
        "place": p.ranking[seat],
    }
