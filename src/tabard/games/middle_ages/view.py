"""What everybody sees (MA-19.1): the game has no hidden information of single players.

    board = {
      "round", "rounds", "active_row" (1..4, 0 before round 1), "row_size",
      "rows": four lists of {"spot", "tile" or null, "lord": seat or null, "scout": seat or null},
      "turn_order": seats of this round, "turn": how many turns have begun,
      "events": four of {"event", "round", "done"},
      "stacks": {"blue", "orange", "mixed"} (tiles left), "discard": tiles,
      "tokens": {"income": left, "areas": areas left},
      "fiefs": per seat {"coins", "columns": eight lists of tiles (last on top), "graveyard", "income_tokens": columns,
          "area_tokens": eight areas or null, "rates", "counts", "pays", "farmers", "chests", "empty"},
      "drawing": seats not yet drawn during the first placement, or null,
      "final": null, or per seat {"coins", "empty", "penalty", "total", "columns", "place"}}

Tiles, areas and events are numbers: rows of the component tables.
"""

from __future__ import annotations

from collections.abc import Hashable

from .components import ROUNDS
from .position import BLUE, MIXED, NO_TILE, NOWHERE, ORANGE, MiddleAgesPosition
from .rules.income import coins_per_tile, counted_areas, income


def board(p: MiddleAgesPosition) -> dict[str, object]:
    return {
        "round": p.round,
        "rounds": ROUNDS,
        "active_row": p.active_row + 1 if p.round else 0,
        "row_size": p.row_size,
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


def spot_view(p: MiddleAgesPosition, spot: int) -> dict[str, object]:
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


def stacks_view(p: MiddleAgesPosition) -> dict[str, object]:
    return {
        "blue": len(p.stack) if p.source == BLUE else 0,
        "orange": len(p.stack) if p.source == ORANGE else len(p.orange),
        "mixed": len(p.stack) if p.source == MIXED else 0,
    }


def fief_view(p: MiddleAgesPosition, seat: int) -> dict[str, object]:
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


def final_view(p: MiddleAgesPosition, seat: int) -> dict[str, object]:
    return {
        "coins": p.coins[seat],
        "empty": p.empty_columns(seat),
        "penalty": p.components.penalty * p.empty_columns(seat),
        "total": p.final[seat],
        "columns": [p.count(seat, area) for area in range(8)],
        "place": p.ranking[seat],
    }


def redeal(p: MiddleAgesPosition) -> None:
    """Only the order of the stacks is unknown, to everybody alike (MA-19.12)."""
    p.stack = p.shuffled(sorted(p.stack))
    p.orange = p.shuffled(sorted(p.orange))


def secrets(p: MiddleAgesPosition) -> dict[str, Hashable]:
    hidden: dict[str, Hashable] = {}
    if len(p.stack) > 1:
        hidden["order of the stack"] = p.stack
    if len(p.orange) > 1:
        hidden["order of the orange stack"] = p.orange
    return hidden


def check(p: MiddleAgesPosition) -> None:
    """MA-20.2 to MA-20.4, MA-13.4, MA-14.5: nothing is lost, made or doubled."""
    tiles = [*p.stack, *p.orange, *p.discard, *[tile for tile in p.display if tile != NO_TILE]]
    for pile in (*p.fief, *p.graves):
        tiles += pile
    expected = range(84) if p.seats >= 4 else [t for t in range(84) if not p.components.tile_orange[t]]
    assert sorted(tiles) == sorted(expected), "MA-20.4: tiles were lost or made"
    assert min(p.coins) >= 0, "MA-20.2: a payment brought somebody below 0"
    for area in range(8):
        for seat in range(p.seats):
            column = p.fief[seat * 8 + area]
            assert all(p.components.tile_area[t] == area for t in column), "MA-4.9: a tile in a wrong column"
    assert p.income_supply + sum(p.extra_income) == p.components.income_tokens, "MA-1.13: extra-income tokens"
    tokens = sorted([*p.area_supply, *[token for token in p.extra_area if token >= 0]])
    assert tokens == list(p.components.area_tokens), "MA-1.12: extra-area tokens"
    occupied = [spot for spot in p.lords if spot != NOWHERE]
    assert len(set(occupied)) == len(occupied), "MA-2.13: two lords on a tile"
    reserved = [spot for spot in p.scouts if spot != NOWHERE]
    assert len(set(reserved)) == len(reserved), "MA-9.3: two scouts on a tile"
    assert all(p.display[spot] != NO_TILE for spot in reserved), "MA-9.12: a scout on an empty place"
