"""How good each move of a question looks to the hints, without making it: what it would change is changed in a `Sight` alone.

The numbers are those that trying each move on a copy shows.
"""

from __future__ import annotations

from typing import Any

from tabard.kernel import Decision, Move

from .hints import seen_worth
from .names import (
    BOOK,
    BREAD,
    BREAD_MARKER,
    BUILDINGS,
    COIN,
    DONATION_MARKER,
    EACH_MAY,
    EVENT_KINDS,
    GIFT_MARKER,
    GRAIN,
    IMMEDIATE,
    RANK_BONUS,
    RING,
    SELL,
    STONE_MARKER,
    TOWN,
    YIELD,
)
from .position import NO_CARD, CrownOfEmaraPosition
from .rules.cards import CARD_VERBS, Sale
from .rules.countryside import CRAFTSMEN
from .rules.craftsmen import HireCraftsman, craftsman_points
from .rules.deliveries import Donation, Gift, StoneDelivery, WoodDelivery, donation_gain, gift_gain, stone_gain
from .rules.events import EVENT_OFFER, Contribution, EndOfRoundEvent, passed_over, ways
from .rules.favors import KEEP_TOKEN
from .rules.masters import SWAPS, HireMaster, Service, ability_gain, way_of
from .rules.paying import PAY, Purchase, numbers, usual
from .rules.rounds import ROUNDS
from .rules.town import ACTION, VISIT
from .rules.turn import CARD, PLAY_CARD, TURN_MENU, WALK
from .sight import Sight, seen


def looks(p: CrownOfEmaraPosition, seat: int, moves: list[Move]) -> tuple[list[float], list[int]]:
    """How good each looks, and the numbers of the moves of which only trying tells."""
    decision, now, then = p.frames[-1].decision(), seen(p, seat), Sight(p, seat)
    found: list[float] = []
    unknown: list[int] = []
    for at, move in enumerate(moves):
        then.assign(now)
        if changed(then, decision, move):
            found.append(seen_worth(then))
        else:
            found.append(0.0)
            unknown.append(at)
    return found, unknown


def changed(sight: Sight, decision: Decision[Any] | None, move: Move) -> bool:
    """What the move would change is changed. False: it cannot be foreseen."""
    if decision is TURN_MENU:
        return in_turn(sight, move)
    if decision is PLAY_CARD:
        return card_played(sight, int(move[1]), int(move[2]))
    if decision is VISIT:
        return on_visit(sight, move)
    if decision is CRAFTSMEN:
        return worked(sight, int(move[1]), int(move[2]), int(move[3]))
    if decision is PAY:
        return paid(sight, move)
    if decision is KEEP_TOKEN:
        return kept(sight, int(move[1]))
    return decision is EVENT_OFFER and at_event(sight, move)


# ---------------------------------------------------------------------- the turn


def card_played(sight: Sight, card: int, slot: int) -> bool:
    """CE-4.1, CE-4.17"""
    sight.card, sight.slot, sight.did = card, slot, 0
    sight.left -= 1
    if card >= SELL:
        return True
    sight.did = CARD
    sight.collect(sight.p.components.card_gain[card])
    return True


def in_turn(sight: Sight, move: Move) -> bool:
    verb = str(move[0])
    if verb == "walk":
        sight.did |= WALK
        return walked(sight, int(move[1]), sight.slot + 1)
    if verb == "end_turn":
        return turn_ended(sight)
    if verb == "rise":
        return risen(sight)
    if verb in SWAPS:
        return swapped(sight, verb)
    if verb in CARD_VERBS:
        sight.did |= CARD
        return card_used(sight, verb, int(move[1]))
    return hired(sight, verb, move)


def card_used(sight: Sight, verb: str, number: int) -> bool:
    """CE-5.3 to CE-5.8"""
    c, seat = sight.p.components, sight.seat
    if verb == "extra_step":
        return walked(sight, number, c.extra_steps)
    if verb == "town_action":
        return visited(sight, number)
    if verb == "sell":
        return bought_as_usual(sight, Sale(seat, number))
    if verb == "cheap_craftsman":
        return bought_as_usual(sight, HireCraftsman(seat, number, c.discount))
    return bought_as_usual(sight, HireMaster(seat, number, c.discount))


def hired(sight: Sight, verb: str, move: Move) -> bool:
    """Craftsmen, Masters and what they do (CE-12, CE-13)."""
    seat, number = sight.seat, int(move[1])
    if verb == "craftsman":
        return bought_as_usual(sight, HireCraftsman(seat, number, 0))
    if verb == "master":
        return bought_as_usual(sight, HireMaster(seat, number, 0))
    return bought_as_usual(sight, Service(seat, number, int(move[2])))


def walked(sight: Sight, councilor: int, steps: int) -> bool:
    """CE-6.1"""
    if councilor == 0:
        sight.place = location = sight.p.ahead(sight.place, steps)
    else:
        sight.other_place = location = sight.p.ahead(sight.other_place, steps)
    return visited(sight, location)


def visited(sight: Sight, location: int) -> bool:
    """CE-6.4; in the Countryside only Craftsmen keep the visit open (CE-7.2)."""
    if location >= TOWN:
        sight.visit_town(location)
        return True
    sight.goods[YIELD[location]] += 1  # CE-7.1
    if sight.craftsmen_on(location):
        sight.location = location
    return True


def worked(sight: Sight, take: int, bake: int, coins: int) -> bool:
    """CE-7.7"""
    goods = sight.goods
    goods[YIELD[sight.location]] += take
    goods[GRAIN] -= bake - coins
    goods[COIN] -= coins
    goods[BREAD] += bake
    sight.leave()
    return True


def risen(sight: Sight) -> bool:
    """CE-11.2, CE-11.3, CE-14.13"""
    p, rank = sight.p, sight.rank
    sight.goods[COIN] -= p.components.rank_coins[rank]
    sight.goods[RING] -= p.components.rank_rings[rank]
    sight.citizens += p.components.rank_citizens[rank][p.taken[rank]] + p.in_force(RANK_BONUS)
    sight.rank += 1
    return True


def swapped(sight: Sight, verb: str) -> bool:
    """CE-13.19"""
    _, give, take = SWAPS[verb]
    sight.goods[give] -= 1
    sight.goods[take] += 1
    return True


def turn_ended(sight: Sight) -> bool:
    """CE-4.9, CE-3.6, CE-3.7"""
    p = sight.p
    sight.card = NO_CARD
    if NO_CARD in p.slots or (EVENT_KINDS[p.event] == EACH_MAY and somebody_asked(p, 0)):
        return True
    return round_ended(sight)


def round_ended(sight: Sight) -> bool:
    """CE-3.3: the next event may give something. Not foreseen: Victoria's steps (CE-16.11) and the end of the game."""
    p = sight.p
    if p.terms.solo or p.round == ROUNDS:
        return False
    gain = p.components.event_gain[p.events[-2]]
    sight.collect(gain)
    return not gain[BUILDINGS]  # how many these are is for that event to say


# ---------------------------------------------------------------------- visits and tokens


def on_visit(sight: Sight, move: Move) -> bool:
    verb, seat = str(move[0]), sight.seat
    if verb == "leave":
        sight.leave()
        return True
    if verb in SWAPS:
        return swapped(sight, verb)
    number = int(move[1]) if len(move) > 1 else 0
    if verb == "token":
        return token_used(sight, number)
    sight.used |= ACTION[verb][1]
    if verb == "donate":
        return bought_as_usual(sight, Donation(seat, number))
    if verb == "gift":
        return bought_as_usual(sight, Gift(seat, number))
    if verb == "deliver_stone":
        return bought_as_usual(sight, StoneDelivery(seat))
    if verb == "deliver_wood":
        return bought_as_usual(sight, WoodDelivery(seat, number))
    return exchanged(sight, verb, number)


def exchanged(sight: Sight, verb: str, number: int) -> bool:
    """What is not paid in resources of one's choice (CE-8.5 to CE-8.7, CE-8.9)."""
    c = sight.p.components
    if verb == "castle_book":
        sight.give_up(c.castle_book.fees)
        sight.collect(c.castle_book.gain)
    elif verb == "market_books":
        sight.goods[BOOK] -= number
        sight.citizens += c.books[number - 1]
    elif verb == "deliver_bread":
        sight.goods[BREAD] -= number
        sight.citizens += number * sight.marker(BREAD_MARKER)
        sight.turned = BREAD_MARKER
    else:
        sight.goods[number] -= 1
        sight.collect(c.sale_gain)
    return True


def token_used(sight: Sight, token: int) -> bool:
    """CE-9.5"""
    sight.tokens = tuple([other for other in sight.tokens if other != token])
    sight.held -= 1
    sight.collect(sight.p.components.token_gain[token])
    return True


def kept(sight: Sight, token: int) -> bool:
    """CE-9.1"""
    sight.tokens = (*sight.tokens, token)
    sight.drawn = 0
    return True


# ---------------------------------------------------------------------- purchases


def bought_as_usual(sight: Sight, purchase: Purchase) -> bool:
    """As hints do: what can be paid in several ways is worth what the usual payment leads to."""
    return bought(sight, purchase, usual(sight.p, purchase))


def paid(sight: Sight, move: Move) -> bool:
    """CE-10.6"""
    p = sight.p
    purchase = p.frames[-2]
    assert isinstance(purchase, Purchase)
    foreseen = bought(sight, purchase, numbers(move))
    if isinstance(purchase, Contribution) and not somebody_asked(p, p.near(EndOfRoundEvent).turn):
        return round_ended(sight)
    return foreseen


def bought(sight: Sight, purchase: Purchase, payment: tuple[int, int, int, int, int]) -> bool:
    p = sight.p
    sight.pay(payment)
    if isinstance(purchase, HireCraftsman):  # CE-12.4
        sight.citizens += craftsman_points(p, sight.seat)
        sight.craftsmen += 1
        sight.new_hut = purchase.hut // 3
    elif isinstance(purchase, HireMaster):
        master_hired(sight, purchase.master)
    elif isinstance(purchase, Service):  # CE-13.6
        sight.give_up(way_of(p, purchase.master, purchase.way).fees)
        sight.collect(ability_gain(p, purchase.master, purchase.way))
    elif isinstance(purchase, Sale):  # CE-5.3
        sight.goods[COIN] += p.components.sales[purchase.way][1]
    elif isinstance(purchase, Contribution):
        contributed(sight, purchase.way)
    else:
        return delivered(sight, purchase)
    return True


def master_hired(sight: Sight, master: int) -> None:
    """CE-13.32"""
    c = sight.p.components
    sight.staff |= 1 << master
    sight.citizens += c.master_citizens[master]
    if master in IMMEDIATE:
        sight.collect(c.master_gain[master])


def delivered(sight: Sight, purchase: Purchase) -> bool:
    """CE-8.1 to CE-8.4, CE-8.8, CE-8.11"""
    p, seat = sight.p, sight.seat
    if isinstance(purchase, Donation):
        sight.turned = DONATION_MARKER + purchase.resource
        sight.collect(donation_gain(p, seat))
        return token_drawn(sight)
    if isinstance(purchase, Gift):
        sight.turned = GIFT_MARKER + purchase.resource
        sight.collect(gift_gain(p, seat))
    elif isinstance(purchase, StoneDelivery):
        sight.turned = STONE_MARKER
        sight.collect(stone_gain(p))
    elif isinstance(purchase, WoodDelivery):
        points = dict(p.components.wood_deliveries)[purchase.wood]
        sight.buildings += sight.gain_of_buildings(points)
    else:
        return False
    return True


def token_drawn(sight: Sight) -> bool:
    """CE-9.1, CE-9.4: the first of those drawn is kept, as hints do; which ones a shuffle would bring is not foreseen."""
    p = sight.p
    left = len(p.favors) - p.components.tokens_drawn
    if left < 0 and p.discard:
        return False
    drawn = p.favors[max(0, left) :]
    return not drawn or kept(sight, min(drawn))


# ---------------------------------------------------------------------- events at the end of a round


def at_event(sight: Sight, move: Move) -> bool:
    """CE-14.5 to CE-14.8"""
    verb, turn = str(move[0]), sight.p.near(EndOfRoundEvent).turn
    if verb in SWAPS:
        return swapped(sight, verb)
    if verb == "contribute":
        bought_as_usual(sight, Contribution(sight.seat, int(move[1])))
    return somebody_asked(sight.p, turn + 1) or round_ended(sight)


def contributed(sight: Sight, way: int) -> None:
    chosen = ways(sight.p)[way]
    sight.give_up(chosen.fees)
    sight.collect(chosen.gain)


def somebody_asked(p: CrownOfEmaraPosition, turn: int) -> bool:
    """From this place in turn order on; if not, the round is over (CE-14.8)."""
    for at in range(turn, p.seats):
        if not passed_over(p, p.order[at]):
            return True
    return False
