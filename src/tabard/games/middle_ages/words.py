"""The board in words, line by line: for the terminal and for screen readers."""

from __future__ import annotations

from tabard.kernel import Message

from .components import AREAS, ROUNDS
from .position import NO_TILE, MiddleAgesPosition, area_id
from .rules.income import coins_per_tile, counted_areas, income
from .view import event_done, stacks_view


def lines(p: MiddleAgesPosition) -> list[Message]:
    head = message("words-round", round=p.round, rounds=ROUNDS) if p.round else message("words-placement")
    found = [head, *[row_line(p, row) for row in range(4)]]
    if p.order:
        found.append(message("words-order", seats=list(p.order)))
    found += [event_line(p, place) for place in range(1, 5) if not event_done(p, place)]
    found.append(message("words-stacks", discard=len(p.discard), **dict(stacks_view(p))))
    areas: list[object] = [area_id(area) for area in p.area_supply]
    found.append(message("words-tokens", income=p.income_supply, areas=areas))
    for seat in range(p.seats):
        found += fief_lines(p, seat)
    return found


def message(id: str, **args: object) -> Message:
    return {"id": id, "args": args}


def row_line(p: MiddleAgesPosition, row: int) -> Message:
    spots = [spot_words(p, spot) for spot in p.row(row)]
    if p.round and row == p.active_row:
        return message("words-active-row", row=row + 1, spots=spots)
    return message("words-row", row=row + 1, spots=spots)


def spot_words(p: MiddleAgesPosition, spot: int) -> Message:
    tile = p.display[spot]
    if tile == NO_TILE:
        return message("words-empty")
    words = tile_words(p, tile)
    if spot in p.lords:
        return message("words-lord", tile=words, seat=p.lords.index(spot))
    if spot in p.scouts:
        return message("words-scout", tile=words, seat=p.scouts.index(spot))
    return words


def tile_words(p: MiddleAgesPosition, tile: int) -> Message:
    c = p.components
    return message("words-tile", farmers=c.farmers[tile], chests=c.chests[tile], **p.tile_words(tile))


def event_line(p: MiddleAgesPosition, place: int) -> Message:
    id = "event-" + p.components.events[p.events[place - 1]].id
    return message("words-event", round=4 * place, event=id, text=id + ".text")


def fief_lines(p: MiddleAgesPosition, seat: int) -> list[Message]:
    head = message(
        "words-fief",
        seat=seat,
        coins=p.coins[seat],
        farmers=p.farmers(seat),
        chests=p.chests(seat),
        empty=p.empty_columns(seat),
    )
    columns = [column_line(p, seat, column) for column in range(len(AREAS)) if worth_a_line(p, seat, column)]
    if p.graves[seat]:
        tiles = [tile_words(p, tile) for tile in p.graves[seat]]
        columns.append(message("words-graveyard", count=len(tiles), tiles=tiles))
    return [head, *columns]


def worth_a_line(p: MiddleAgesPosition, seat: int, column: int) -> bool:
    """Empty columns without a token are left out."""
    place = seat * 8 + column
    return bool(p.fief[place]) or bool(p.extra_income[place]) or p.extra_area[place] >= 0


def column_line(p: MiddleAgesPosition, seat: int, column: int) -> Message:
    counted: list[object] = [area_id(area) for area in counted_areas(p, seat, column)]
    return message(
        "words-column",
        area=area_id(column),
        count=p.count(seat, column),
        rate=coins_per_tile(p, seat, column),
        counted=counted,
        pays=income(p, seat, column),
    )
