"""Moves in words: the arguments of the messages `move-*`, with what a move costs and gives now (CE-4.20)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Message, Move

from .components import NOTHING, Things
from .names import (
    BOOK,
    BREAD,
    BREAD_MARKER,
    BUILDINGS,
    CITIZENS,
    COIN,
    DONATION_MARKER,
    GIFT_MARKER,
    GRAIN,
    IMMEDIATE,
    RANK_BONUS,
    TOWN,
    WOOD,
    YIELD,
    card_id,
    good_id,
    location_id,
    master_id,
    rank_id,
    token_id,
)
from .position import CrownOfEmaraPosition
from .rules.countryside import Countryside
from .rules.craftsmen import craftsman_points, hut_bill
from .rules.deliveries import donation_gain, gift_gain, stone_gain
from .rules.events import ways
from .rules.gains import amount, amounts, as_scored, gain_of_buildings, plus
from .rules.masters import ability_gain, master_bill, way_of
from .rules.scoring import final_points
from .rules.turn import Turn

EXCHANGES: Final = (
    *("sell", "castle_book", "market_sale", "market_books"),
    *("deliver_stone", "deliver_bread", "deliver_wood"),
)


def label(p: CrownOfEmaraPosition, seat: int, move: Move) -> Args:
    verb, numbers = str(move[0]), [int(number) for number in move[1:]]
    first = numbers[0] if numbers else 0
    if verb in ("walk", "extra_step"):
        return walk_label(p, seat, verb, first)
    if verb in ("craftsman", "cheap_craftsman", "master", "cheap_master"):
        return hire_label(p, seat, verb, first)
    if verb in ("donate", "gift"):
        return marker_label(p, seat, verb, first)
    if verb in EXCHANGES:
        return exchange_label(p, seat, verb, first)
    if verb == "ability":
        return ability_label(p, seat, first, numbers[1])
    if verb == "contribute":
        return contribute_label(p, seat, first)
    return plain_label(p, seat, verb, numbers)


def plain_label(p: CrownOfEmaraPosition, seat: int, verb: str, numbers: list[int]) -> Args:
    if verb == "pay":
        return {"goods": amounts((*numbers[:4], 0, 0, numbers[4]))}
    if verb == "work":
        return work_label(p, numbers)
    if verb == "rise":
        return rise_label(p, seat)
    if verb == "card":
        return {"card": card_id(numbers[0]), "steps": numbers[1] + 1}
    if verb == "town_action":
        return {"location": location_id(numbers[0])}
    if verb == "start_place":
        return {"location": location_id(p.councilors[seat * 2 + numbers[0]]), "goal": location_id(numbers[1])}
    if verb == "start_resource":
        return {"resource": good_id(numbers[0])}
    if verb in ("token", "keep"):
        return {"token": token_id(numbers[0])}
    if verb == "split":
        return {"citizens": numbers[0], "buildings": final_points(p, seat) - numbers[0]}
    return {}


def walk_label(p: CrownOfEmaraPosition, seat: int, verb: str, councilor: int) -> Args:
    steps = p.components.extra_steps if verb == "extra_step" else p.near(Turn).slot + 1
    location = p.councilors[seat * 2 + councilor]
    goal = p.ahead(location, steps)
    gains = [amount(YIELD[goal], 1)] if goal < TOWN else []
    words: Args = {"steps": steps, "location": location_id(location), "goal": location_id(goal)}
    return {**words, "gains": gains, "count": len(gains), "hands": p.craftsmen_on(seat, goal) if goal < TOWN else 0}


def marker_label(p: CrownOfEmaraPosition, seat: int, verb: str, resource: int) -> Args:
    if verb == "gift":
        return {"goods": [amount(resource, p.marker(GIFT_MARKER + resource))], "gains": amounts(gift_gain(p, seat))}
    goods, gains = [amount(resource, p.marker(DONATION_MARKER + resource))], amounts(donation_gain(p, seat))
    return {"goods": goods, "gains": gains, "token": int(bool(p.favors or p.discard))}  # CE-9.4


def hire_label(p: CrownOfEmaraPosition, seat: int, verb: str, number: int) -> Args:
    off = p.components.discount if verb.startswith("cheap") else 0
    if verb.endswith("master"):
        price, due = amounts(p.components.master_cost[number]), master_bill(p, seat, number, off)[0]
        gains = amounts(hire_gain(p, seat, number))
        return {"master": master_id(number), "price": list(price), "due": due, "gains": gains, "count": len(gains)}
    price, due = amounts(p.components.hut_cost[number]), hut_bill(p, seat, number, off)[0]
    points = [amount(CITIZENS, craftsman_points(p, seat))]
    return {"location": location_id(number // 3), "hut": number % 3 + 1, "price": price, "due": due, "gains": points}


def hire_gain(p: CrownOfEmaraPosition, seat: int, master: int) -> Things:
    """The CP of a Master and what it gives at once (CE-13.4, CE-13.5)."""
    gain = p.components.master_gain[master] if master in IMMEDIATE else NOTHING
    return as_scored(p, seat, plus(gain, CITIZENS, p.components.master_citizens[master]))


def exchange_label(p: CrownOfEmaraPosition, seat: int, verb: str, number: int) -> Args:
    c = p.components
    if verb == "market_sale":
        return {"resource": good_id(number), "gains": amounts(c.sale_gain)}
    if verb == "sell":
        count, coins = c.sales[number]
        return {"count": count, "coins": coins}
    if verb == "castle_book":
        return {"goods": amounts(c.castle_book.paid), "gains": amounts(as_scored(p, seat, c.castle_book.gain))}
    if verb == "market_books":
        return {"goods": [amount(BOOK, number)], "gains": [amount(CITIZENS, c.books[number - 1])]}
    if verb == "deliver_bread":
        return {"goods": [amount(BREAD, number)], "gains": [amount(CITIZENS, number * p.marker(BREAD_MARKER))]}
    if verb == "deliver_wood":
        points = gain_of_buildings(p, seat, dict(c.wood_deliveries)[number])
        return {"goods": [amount(WOOD, number)], "gains": [amount(BUILDINGS, points)]}
    return {"goods": amounts(c.stone_delivery.cost), "gains": amounts(as_scored(p, seat, stone_gain(p)))}


def ability_label(p: CrownOfEmaraPosition, seat: int, master: int, way: int) -> Args:
    chosen, gain = way_of(p, master, way), ability_gain(p, master, way)
    return {
        "master": master_id(master),
        "goods": given(chosen.any, (*chosen.cost, *chosen.paid[4:])),
        "gains": amounts(as_scored(p, seat, gain)),
    }


def contribute_label(p: CrownOfEmaraPosition, seat: int, number: int) -> Args:
    way = ways(p)[number]
    return {"goods": given(way.any, (*way.cost, *way.paid[4:])), "gains": amounts(as_scored(p, seat, way.gain))}


def given(any_kind: int, paid: tuple[int, ...]) -> list[Message]:
    found = amounts(paid)
    return [{"id": "amount-any", "args": {"number": any_kind}}, *found] if any_kind else found


def rise_label(p: CrownOfEmaraPosition, seat: int) -> Args:
    rank, c = len(p.titles[seat]), p.components
    points = c.rank_citizens[rank][p.taken[rank]] + p.in_force(RANK_BONUS)
    return {"rank": rank_id(rank), "coins": c.rank_coins[rank], "rings": c.rank_rings[rank], "citizens": points}


def work_label(p: CrownOfEmaraPosition, numbers: list[int]) -> Args:
    """What the Craftsmen get, and what is paid for baking."""
    take, bake, coins = numbers
    good = YIELD[p.near(Countryside).location]
    gains = plus(plus(NOTHING, good, take), BREAD, bake)
    paid = plus(plus(NOTHING, GRAIN, bake - coins), COIN, coins)
    kind = "move-work-idle" if not take + bake else "move-work-bake" if bake else "move-work-take"
    return {"work": {"id": kind, "args": {"gains": amounts(gains), "goods": amounts(paid)}}}
