"""What is printed on the components, for the client: the same for every table with the same component file."""

from __future__ import annotations

from typing import TypedDict

from .components import Components, Way, timing
from .names import (
    A_MASTERS,
    CARDS,
    EVENT_KINDS,
    EVENTS,
    GOODS,
    LOCATIONS,
    MARKERS,
    MASTERS,
    RANKS,
    SOURCES,
    TIMINGS,
    TOKENS,
    TOWN,
    YIELD,
    card_id,
    event_id,
    good_id,
    location_id,
    marker_id,
    master_id,
    rank_id,
    token_id,
)


class WayPrinted(TypedDict):
    """An exchange: lists of things have the order of `goods`, then CP and BP."""

    pay: list[int]
    any: int  # resources of any kind
    gain: list[int]
    other: int  # resources of another kind


class CardPrinted(TypedDict):
    id: str
    gain: list[int]


class LocationPrinted(TypedDict):
    id: str
    town: bool
    resource: int | None


class MasterPrinted(TypedDict):
    id: str
    type: str
    timing: str
    citizens: int
    cost: list[int]
    gain: list[int]
    ways: list[WayPrinted]


class EventPrinted(TypedDict):
    id: str
    timing: str
    kind: int
    amount: int
    gain: list[int]
    ways: list[WayPrinted]


class TokenPrinted(TypedDict):
    id: str
    location: int
    gain: list[int]


class RankPrinted(TypedDict):
    id: str
    coins: int
    rings: int
    citizens: list[int]


class Printed(TypedDict):
    goods: list[str]
    cards: list[CardPrinted]
    locations: list[LocationPrinted]
    huts: list[list[int]]
    masters: list[MasterPrinted]
    events: list[EventPrinted]
    tokens: list[TokenPrinted]
    ranks: list[RankPrinted]
    markers: list[str]
    craftsmen: list[int]
    sales: list[list[int]]
    discount: int
    books: list[int]
    castle_book: WayPrinted
    stone: WayPrinted
    most_bread: int
    wood: list[list[int]]
    donation: list[int]
    gift: list[int]
    sale: list[int]
    final_each: list[int]
    final_token: int
    final_resources: int
    sources: list[str]
    track: int


def printed(c: Components) -> Printed:
    return {
        "goods": [good_id(good) for good in range(len(GOODS))],
        "cards": [{"id": card_id(n), "gain": list(c.card_gain[n])} for n in range(len(CARDS))],
        "locations": [location(n) for n in range(len(LOCATIONS))],
        "huts": [list(cost) for cost in c.hut_cost],
        "masters": [master(c, n) for n in range(len(MASTERS))],
        "events": [event(c, n) for n in range(len(EVENTS))],
        "tokens": [token(c, n) for n in range(len(TOKENS))],
        "ranks": [rank(c, n) for n in range(len(RANKS))],
        "markers": [marker_id(n) for n in range(len(MARKERS))],
        "craftsmen": list(c.craftsmen),
        "sales": [list(pair) for pair in c.sales],
        "discount": c.discount,
        "books": list(c.books),
        "castle_book": way(c.castle_book),
        "stone": way(c.stone_delivery),
        "most_bread": c.most_bread,
        "wood": [list(pair) for pair in c.wood_deliveries],
        "donation": list(c.donation_gain),
        "gift": list(c.gift_gain),
        "sale": list(c.sale_gain),
        "final_each": list(c.final_each),
        "final_token": c.final_token,
        "final_resources": c.final_resources,
        "sources": ["source-" + source for source in SOURCES],
        "track": c.track,
    }


def way(exchange: Way) -> WayPrinted:
    pay = [*exchange.cost, *exchange.paid[4:]]
    return {"pay": pay, "any": exchange.any, "gain": list(exchange.gain), "other": exchange.other}


def location(n: int) -> LocationPrinted:
    return {"id": location_id(n), "town": n >= TOWN, "resource": YIELD[n] if n < TOWN else None}


def master(c: Components, n: int) -> MasterPrinted:
    return {
        "id": master_id(n),
        "type": "A" if n < A_MASTERS else "B",
        "timing": timing(n),
        "citizens": c.master_citizens[n],
        "cost": list(c.master_cost[n]),
        "gain": list(c.master_gain[n]),
        "ways": [way(exchange) for exchange in c.ways[n]],
    }


def event(c: Components, n: int) -> EventPrinted:
    return {
        "id": event_id(n),
        "timing": TIMINGS[min(EVENT_KINDS[n], 2)],
        "kind": EVENT_KINDS[n],
        "amount": c.event_amount[n],
        "gain": list(c.event_gain[n]),
        "ways": [way(exchange) for exchange in c.event_ways[n]],
    }


def token(c: Components, n: int) -> TokenPrinted:
    return {"id": token_id(n), "location": c.token_location[n], "gain": list(c.token_gain[n])}


def rank(c: Components, n: int) -> RankPrinted:
    return {
        "id": rank_id(n),
        "coins": c.rank_coins[n],
        "rings": c.rank_rings[n],
        "citizens": list(c.rank_citizens[n]),
    }
