"""Countryside visits (CE-7)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..names import BREAD, COIN, GRAIN, KINDS, TOWN, YIELD, location_id
from ..position import CrownOfEmaraPosition
from .gains import amount, amounts


class Countryside(Procedure[CrownOfEmaraPosition]):
    """The basic resource, then the Craftsmen (CE-7.4)."""

    FIELDS = ("seat", "location")
    STEPS = ("resource", "craftsmen")

    def __init__(self, seat: int, location: int) -> None:
        self.seat: Final = seat
        self.location: Final = location

    def resource(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-7.1
        good = YIELD[self.location]
        p.goods[self.seat * KINDS + good] += 1
        if p.listening:
            gains = [amount(good, 1)]
            p.tell("visited", "CE-7.1", {"seat": self.seat, "location": location_id(self.location), "gains": gains})
        return None

    def craftsmen(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-7.2, CE-7.7
        return ASK_WORK[self.seat] if p.craftsmen_on(self.seat, self.location) else None


class Craftsmen(Decision[CrownOfEmaraPosition]):
    """How many take a resource, how many bake, and how much of the grain is paid with coins (CE-7.7)."""

    rule = "CE-7.2"
    verbs = ("work",)

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        location = p.near(Countryside).location
        hands, coins = p.craftsmen_on(seat, location), p.has(seat, COIN)
        moves: list[Move] = []
        for take in range(hands, -1, -1):
            grain = grain_to_bake(p, seat, location, take)
            for bake in range(hands - take + 1):
                least = max(0, bake - grain)
                moves += [("work", take, bake, coin) for coin in range(least, min(bake, coins) + 1)]
        return moves

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        take, bake, coins = int(move[1]), int(move[2]), int(move[3])
        at, good = seat * KINDS, YIELD[p.near(Countryside).location]
        p.goods[at + good] += take
        p.goods[at + GRAIN] -= bake - coins
        p.goods[at + COIN] -= coins
        p.goods[at + BREAD] += bake
        if p.listening:
            tell_work(p, seat, good, take, bake, coins)
        return None

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        location = p.near(Countryside).location
        take, bake, coins = int(move[1]), int(move[2]), int(move[3])
        hands = p.craftsmen_on(seat, location)
        if take + bake > hands:
            return Illegal("few-craftsmen", "CE-7.2", f"{hands} Craftsmen work here", {"count": hands})
        if coins > bake:
            return Illegal("coins-for-grain", "CE-7.2", "a coin stands for the grain of one bread")
        return Illegal("no-grain", "CE-7.4", "there is not so much grain, nor so many coins in its stead")

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        location = p.near(Countryside).location
        return {
            "location": location_id(location),
            "count": p.craftsmen_on(seat, location),
            "take": amount(YIELD[location], 1),
        }

    def prompt_other(self, p: CrownOfEmaraPosition) -> Args:
        return {"location": location_id(p.near(Countryside).location)}


def grain_to_bake(p: CrownOfEmaraPosition, seat: int, location: int, take: int) -> int:
    """The grain at hand once so many Craftsmen have taken theirs (CE-7.4); the basic one has been taken already."""
    return p.has(seat, GRAIN) + (take if YIELD[location] == GRAIN else 0)


def tell_work(p: CrownOfEmaraPosition, seat: int, good: int, take: int, bake: int, coins: int) -> None:
    if take:
        p.tell("took", "CE-7.2", {"seat": seat, "gains": [amount(good, take)]})
    if bake:
        paid = amounts((0, 0, 0, bake - coins, 0, 0, coins))
        p.tell("baked", "CE-7.2", {"seat": seat, "goods": paid, "gains": [amount(BREAD, bake)]})
    if not take + bake:
        p.tell("idle-craftsmen", "CE-7.3", {"seat": seat})


CRAFTSMEN: Final = Craftsmen()
ASK_WORK: Final = [Ask(CRAFTSMEN, seat) for seat in range(4)]
COUNTRYSIDE: Final = [[Countryside(seat, location) for location in range(TOWN)] for seat in range(4)]
