"""Paying (CE-10): every distinct payment of a price, once."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import Price
from ..names import COIN, KINDS, RESOURCES, SCHOLAR
from ..position import CrownOfEmaraPosition
from .gains import amounts

# The number due, the most of each resource that can be paid, the most coins.
Bill = tuple[int, int, int, int, int, int]


class Purchase(Procedure[CrownOfEmaraPosition]):
    """Something that is paid for in resources before it is done. Each kind of purchase adds its steps after `payment`."""

    def buyer(self) -> int:
        raise NotImplementedError

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        raise NotImplementedError

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        """Arguments of the prompt: `what` is paid for."""
        raise NotImplementedError

    def printed(self, p: CrownOfEmaraPosition) -> Price | None:
        """The price as it is printed, where other resources may be paid instead (CE-10.9)."""
        return None

    def payment(self, p: CrownOfEmaraPosition) -> Frame | None:
        return ASK_PAY[self.buyer()] if self.bill(p)[0] else None  # CE-10.11: a price of 0 is paid with nothing


# ---------------------------------------------------------------------- bills


def fixed_bill(p: CrownOfEmaraPosition, seat: int, cost: Price, off: int = 0, any_kind: bool = False) -> Bill:
    """A price with fixed types, less a discount (CE-10.8); any kind of resource will do with the Scholar (CE-10.9)."""
    at, goods = seat * KINDS, p.goods
    wood, stone, cloth, grain, coins = goods[at], goods[at + 1], goods[at + 2], goods[at + 3], goods[at + COIN]
    w, s, c, g = cost
    due = max(0, w + s + c + g - off)
    if any_kind:
        w = s = c = g = due
    return (
        due,
        w if w < wood else wood,
        s if s < stone else stone,
        c if c < cloth else cloth,
        g if g < grain else grain,
        coins,
    )


def any_bill(p: CrownOfEmaraPosition, seat: int, count: int, coins: int) -> Bill:
    """Any `count` resources, with up to so many coins (CE-10.10)."""
    at, goods = seat * KINDS, p.goods
    return (count, goods[at], goods[at + 1], goods[at + 2], goods[at + 3], coins)


def without(bill: Bill, resource: int) -> Bill:
    """The same, but this resource cannot be paid (CE-10.13)."""
    due, w, s, c, g, coins = bill
    return (
        due,
        0 if resource == 0 else w,
        0 if resource == 1 else s,
        0 if resource == 2 else c,
        0 if resource == 3 else g,
        coins,
    )


def payable(bill: Bill) -> bool:
    due, w, s, c, g, coins = bill
    return w + s + c + g + coins >= due


def affordable(p: CrownOfEmaraPosition, seat: int, hires: list[int], costs: list[Price], off: int) -> list[int]:
    """Those of several hires whose `fixed_bill` is payable: what is short of a price is made up by coins and discount."""
    at, goods = seat * KINDS, p.goods
    wood, stone, cloth, grain, spare = goods[at], goods[at + 1], goods[at + 2], goods[at + 3], goods[at + COIN] + off
    if p.staff[seat] >> SCHOLAR & 1:  # CE-10.9
        spare += wood + stone + cloth + grain
        return [hire for hire in hires if sum(costs[hire]) <= spare]
    found: list[int] = []
    for hire in hires:
        w, s, c, g = costs[hire]
        short = w - wood if w > wood else 0
        if s > stone:
            short += s - stone
        if c > cloth:
            short += c - cloth
        if g > grain:
            short += g - grain
        if short <= spare:
            found.append(hire)
    return found


def payments(bill: Bill) -> list[Move]:
    """CE-10.8, CE-10.11: each choice of numbers once; those with the fewest coins first."""
    due, w, s, c, g, coins = bill
    moves: list[Move] = []
    for coin in range(min(coins, due) + 1):
        left = due - coin
        for a in range(min(w, left), -1, -1):
            for b in range(min(s, left - a), -1, -1):
                rest = left - a - b
                moves += [("pay", a, b, d, rest - d, coin) for d in range(min(c, rest), -1, -1) if rest - d <= g]
    return moves


def usual(p: CrownOfEmaraPosition, purchase: Purchase) -> tuple[int, int, int, int, int]:
    """The first of the payments that `Pay` lists, without the others."""
    bill, price = purchase.bill(p), purchase.printed(p)
    if price is not None and bill[0]:
        return numbers(min(payments(bill), key=lambda move: (int(move[5]), unusual(move, price))))
    due, w, s, c, g, _ = bill
    left = min(due, w + s + c + g)
    wood = min(w, left)
    stone = min(s, left - wood)
    cloth = min(c, left - wood - stone)
    return (wood, stone, cloth, left - wood - stone - cloth, due - left)


def numbers(move: Move) -> tuple[int, int, int, int, int]:
    """Four resources and coins."""
    return (int(move[1]), int(move[2]), int(move[3]), int(move[4]), int(move[5]))


def unusual(move: Move, price: Price) -> int:
    """How many resources are paid that the price does not name."""
    return sum([max(0, int(move[resource + 1]) - price[resource]) for resource in range(RESOURCES)])


# ---------------------------------------------------------------------- the decision


class Pay(Decision[CrownOfEmaraPosition]):
    """How to pay: which resources, how many coins (CE-10.6)."""

    rule = "CE-10.1"
    verbs = ("pay",)
    forced = True

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        """The usual payment first: few coins, and resources as printed."""
        purchase = p.frames[-2]  # the question is open in it
        assert isinstance(purchase, Purchase)
        moves, price = payments(purchase.bill(p)), purchase.printed(p)
        if price is not None and len(moves) > 1:
            moves.sort(key=lambda move: (int(move[5]), unusual(move, price)))
        return moves

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        at = seat * KINDS
        paid = [int(number) for number in move[1:]]
        for resource in range(RESOURCES):
            p.goods[at + resource] -= paid[resource]
        p.goods[at + COIN] -= paid[RESOURCES]
        if p.listening:
            spent = (*paid[:RESOURCES], 0, 0, paid[RESOURCES])
            p.tell("paid", "CE-10.6", {"seat": seat, "goods": amounts(spent)})
        return None

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        bill = p.near(Purchase).bill(p)
        paid = [int(number) for number in move[1:]]
        if sum(paid) != bill[0]:  # CE-10.7
            return Illegal("wrong-sum", "CE-10.7", f"{bill[0]} are due, neither more nor less", {"due": bill[0]})
        at = seat * KINDS
        held = [*p.goods[at : at + RESOURCES], p.goods[at + COIN]]
        if any([number > most for number, most in zip(paid, held, strict=True)]):
            return Illegal("not-held", "CE-10.7", "you do not have so much of it")
        return Illegal("wrong-resource", "CE-10.8", "these resources are not asked for")

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        purchase = p.near(Purchase)
        due, *_, coins = purchase.bill(p)
        return {"due": due, "coins": coins, **purchase.purpose(p)}

    def prompt_other(self, p: CrownOfEmaraPosition) -> Args:
        return p.near(Purchase).purpose(p)


PAY: Final = Pay()
ASK_PAY: Final = [Ask(PAY, seat) for seat in range(4)]
