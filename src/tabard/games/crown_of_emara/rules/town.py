"""Town visits and markers (CE-8)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Message, Move, Procedure

from ..names import (
    BOOK,
    BREAD,
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    CITIZENS,
    COIN,
    DONATION_MARKER,
    FROM_BREAD,
    FROM_CASTLE,
    FROM_MARKET,
    GIFT_MARKER,
    KINDS,
    MARKET,
    MORE_SALES,
    RESOURCES,
    SITE,
    WOOD,
    location_id,
)
from ..position import CrownOfEmaraPosition
from .deliveries import Donation, Gift, StoneDelivery, WoodDelivery, turn_marker
from .favors import use_token
from .gains import amount, amounts, can_give_up, collect, give_up, score_citizens
from .masters import SWAPS, refuse_swap, swap, swaps
from .paying import fixed_bill, payable

# The actions of a location, a bit for each (CE-6.5); sales at the Market are counted instead (CE-14.10).
FIRST: Final = 1  # Donation, Gift, stone
SECOND: Final = 2  # book, books, bread
THIRD: Final = 4  # wood
ACTION: Final[dict[str, tuple[int, int]]] = {
    "donate": (CATHEDRAL, FIRST),
    "gift": (CASTLE, FIRST),
    "castle_book": (CASTLE, SECOND),
    "market_sale": (MARKET, 0),
    "market_books": (MARKET, SECOND),
    "deliver_stone": (SITE, FIRST),
    "deliver_bread": (SITE, SECOND),
    "deliver_wood": (SITE, THIRD),
}
LEAVE: Final[Move] = ("leave",)


class TownVisit(Procedure[CrownOfEmaraPosition]):
    """From the arrival until the seat leaves (CE-4.15)."""

    FIELDS = ("seat", "location", "used", "sales", "tokens", "swapped")
    STEPS = ("actions",)

    def __init__(self, seat: int, location: int, used: int, sales: int, tokens: tuple[int, ...], swapped: int) -> None:
        self.seat: Final = seat
        self.location: Final = location
        self.used: Final = used
        self.sales: Final = sales
        self.tokens: Final = tokens  # CE-9.9: held since the arrival and still there
        self.swapped: Final = swapped  # the direction of the latest swap, 0: none (CE-13.19)

    def actions(self, p: CrownOfEmaraPosition) -> Frame | None:
        p.again()
        return ASK_VISIT[self.seat]

    def after(self, used: int = 0, sales: int = 0, token: int = -1, swapped: int = 0) -> TownVisit:
        """This visit with something more done; anything but a swap forgets the direction of the latest one."""
        tokens = self.tokens
        if token >= 0:
            tokens = tuple([other for other in tokens if other != token])
        return TownVisit(self.seat, self.location, self.used | used, self.sales + sales, tokens, swapped)


def visit_town(p: CrownOfEmaraPosition, seat: int, location: int) -> TownVisit:
    """CE-6.4, CE-9.5"""
    place = p.components.token_location
    return TownVisit(seat, location, 0, 0, tuple([token for token in p.tokens[seat] if place[token] == location]), 0)


class Visit(Decision[CrownOfEmaraPosition]):
    """Actions of the location, tokens, swaps, leaving, in any order (CE-4.13, CE-6.5)."""

    rule = "CE-6.5"
    verbs = (*ACTION, "token", *SWAPS, "leave")

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        visit = p.frames[-2]  # the question is open in it
        assert isinstance(visit, TownVisit)
        moves = LISTS[visit.location - CASTLE](p, visit)
        for token in visit.tokens:
            moves.append(("token", token))
        moves += swaps(p, seat, visit.swapped)
        moves.append(LEAVE)
        return moves

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        visit, verb = p.frames[-1], str(move[0])
        assert isinstance(visit, TownVisit)
        if verb == "leave":
            p.pop()  # CE-4.15
            return None
        if verb in SWAPS:
            p.replace(visit.after(swapped=swap(p, seat, verb)))
            return None
        if verb == "token":
            p.replace(visit.after(token=int(move[1])))
            use_token(p, seat, int(move[1]))
            return None
        p.replace(visit.after(ACTION[verb][1], int(verb == "market_sale")))
        return act(p, seat, verb, int(move[1]) if len(move) > 1 else 0)

    def clause(self, p: CrownOfEmaraPosition) -> str:
        return CLAUSES[p.near(TownVisit).location - CASTLE]

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        visit, verb = p.near(TownVisit), str(move[0])
        if verb in SWAPS:
            return refuse_swap(p, seat, verb, visit.swapped)
        if verb == "token":
            return refuse_token(p, visit, int(move[1]))
        location, bit = ACTION[verb]
        if location != visit.location:
            words: Args = {"location": location_id(location)}
            return Illegal("elsewhere", "CE-6.4", f"this is done at the {words['location']}", words)
        if visit.used & bit or (verb == "market_sale" and visit.sales > p.in_force(MORE_SALES)):
            return Illegal("done-here", "CE-6.5", "you have done this on this visit")
        return Illegal("cannot-pay", "CE-10.7", "you cannot pay this in full")

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        return {"location": location_id(p.near(TownVisit).location)}

    def prompt_other(self, p: CrownOfEmaraPosition) -> Args:
        return {"location": location_id(p.near(TownVisit).location)}


def refuse_token(p: CrownOfEmaraPosition, visit: TownVisit, token: int) -> Illegal:
    if token not in p.tokens[visit.seat]:
        return Illegal("not-your-token", "CE-9.5", "you do not have this token")
    place = p.components.token_location[token]
    if place != visit.location:
        words: Args = {"location": location_id(place)}
        return Illegal("token-elsewhere", "CE-9.5", f"this token is for the {words['location']}", words)
    return Illegal("new-token", "CE-9.9", "a token drawn on this visit waits for a later one")


# ---------------------------------------------------------------------- what can be done at each location


def at_castle(p: CrownOfEmaraPosition, visit: TownVisit) -> list[Move]:
    seat, moves = visit.seat, list[Move]()
    if not visit.used & FIRST:  # CE-8.4
        moves += [("gift", resource) for resource in payable_in(p, seat, GIFT_MARKER)]
    if not visit.used & SECOND and can_give_up(p, seat, p.components.castle_book):  # CE-8.5
        moves.append(("castle_book",))
    return moves


def at_cathedral(p: CrownOfEmaraPosition, visit: TownVisit) -> list[Move]:
    if visit.used & FIRST:  # CE-8.1
        return []
    return [("donate", resource) for resource in payable_in(p, visit.seat, DONATION_MARKER)]


def payable_in(p: CrownOfEmaraPosition, seat: int, first: int) -> list[int]:
    """The resources of which the seat can pay as many as their markers show, coins among them (CE-10.1)."""
    at, coins = seat * KINDS, p.has(seat, COIN)
    return [resource for resource in range(RESOURCES) if p.goods[at + resource] + coins >= p.marker(first + resource)]


def at_site(p: CrownOfEmaraPosition, visit: TownVisit) -> list[Move]:
    seat, c, moves = visit.seat, p.components, list[Move]()
    if not visit.used & FIRST and payable(fixed_bill(p, seat, c.stone_delivery.cost)):  # CE-8.8
        moves.append(("deliver_stone",))
    if not visit.used & SECOND:  # CE-8.9
        moves += [("deliver_bread", n) for n in range(1, min(c.most_bread, p.has(seat, BREAD)) + 1)]
    if not visit.used & THIRD:  # CE-8.11
        most = p.has(seat, WOOD) + p.has(seat, COIN)
        moves += [("deliver_wood", wood) for wood, _ in c.wood_deliveries if wood <= most]
    return moves


def at_market(p: CrownOfEmaraPosition, visit: TownVisit) -> list[Move]:
    seat, moves = visit.seat, list[Move]()
    if visit.sales <= p.in_force(MORE_SALES):  # CE-8.6, CE-14.10
        moves += [("market_sale", r) for r in range(RESOURCES) if p.has(seat, r)]
    if not visit.used & SECOND:  # CE-8.7
        most = min(len(p.components.books), p.has(seat, BOOK))
        moves += [("market_books", n) for n in range(1, most + 1)]
    return moves


LISTS: Final = [at_castle, at_cathedral, at_site, at_market]
CLAUSES: Final = ("CE-8.4", "CE-8.1", "CE-8.8", "CE-8.6")


def act(p: CrownOfEmaraPosition, seat: int, verb: str, number: int) -> Frame | None:
    if verb == "donate":
        return Donation(seat, number)
    if verb == "gift":
        return Gift(seat, number)
    if verb == "deliver_stone":
        return StoneDelivery(seat)
    if verb == "deliver_wood":
        return WoodDelivery(seat, number)
    if verb == "deliver_bread":
        deliver_bread(p, seat, number)
    elif verb == "castle_book":
        castle_book(p, seat)
    elif verb == "market_books":
        market_books(p, seat, number)
    else:
        market_sale(p, seat, number)
    return None


def castle_book(p: CrownOfEmaraPosition, seat: int) -> None:  # CE-8.5
    way = p.components.castle_book
    give_up(p, seat, way, FROM_CASTLE)
    got = collect(p, seat, way.gain, FROM_CASTLE)
    tell_exchange(p, seat, "CE-8.5", amounts(way.paid), amounts(got))


def market_sale(p: CrownOfEmaraPosition, seat: int, resource: int) -> None:  # CE-8.6
    p.goods[seat * KINDS + resource] -= 1
    got = collect(p, seat, p.components.sale_gain, FROM_MARKET)
    tell_exchange(p, seat, "CE-8.6", [amount(resource, 1)], amounts(got))


def market_books(p: CrownOfEmaraPosition, seat: int, books: int) -> None:  # CE-8.7
    points = p.components.books[books - 1]
    p.goods[seat * KINDS + BOOK] -= books
    score_citizens(p, seat, points, FROM_MARKET)
    tell_exchange(p, seat, "CE-8.7", [amount(BOOK, books)], [amount(CITIZENS, points)])


def deliver_bread(p: CrownOfEmaraPosition, seat: int, bread: int) -> None:  # CE-8.9, CE-8.10
    points = bread * p.marker(BREAD_MARKER)
    p.goods[seat * KINDS + BREAD] -= bread
    score_citizens(p, seat, points, FROM_BREAD)
    tell_exchange(p, seat, "CE-8.9", [amount(BREAD, bread)], [amount(CITIZENS, points)])
    turn_marker(p, BREAD_MARKER)


def tell_exchange(p: CrownOfEmaraPosition, seat: int, rule: str, goods: list[Message], gains: list[Message]) -> None:
    if p.listening:
        p.tell("exchanged", rule, {"seat": seat, "goods": list(goods), "gains": list(gains)})


VISIT: Final = Visit()
ASK_VISIT: Final = [Ask(VISIT, seat) for seat in range(4)]
