"""Masters (CE-13): hiring them, their abilities once per turn, the Chamberlain's swaps."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Frame, Illegal, Move

from ..components import Price, Things, Way
from ..names import (
    CHAMBERLAIN,
    CITIZENS,
    COIN,
    FROM_ABILITIES,
    FROM_MASTERS,
    IMMEDIATE,
    KINDS,
    LANDLORD,
    LOCATIONS,
    MASTER_DISCOUNT,
    MERCHANT,
    ONCE_PER_TURN,
    RESOURCES,
    RING,
    SCHOLAR,
    STEWARD,
    TOWN,
    location_id,
    master_id,
)
from ..position import NO_MASTER, CrownOfEmaraPosition
from .gains import amount, amounts, can_give_up, collect, give_up, plus, score_citizens
from .paying import Bill, Purchase, affordable, any_bill, fixed_bill, payable, without

# ---------------------------------------------------------------------- hiring


def may_hire_at(p: CrownOfEmaraPosition, seat: int, location: int) -> bool:
    """CE-12.1, CE-13.1, CE-13.23"""
    return p.stands_on(seat, location) or p.owns(seat, STEWARD)


def within_reach(p: CrownOfEmaraPosition, seat: int, table: list[list[list[int]]], all_there: list[int]) -> list[int]:
    """The same from a table by where the two Councilors stand; `all_there` with the Steward."""
    if p.staff[seat] >> STEWARD & 1:
        return all_there
    return table[p.councilors[seat * 2]][p.councilors[seat * 2 + 1]]


def by_two_locations(there: list[list[int]]) -> list[list[list[int]]]:
    """What lies on either of two locations, in the order of the locations."""
    two = range(len(there))
    return [[[thing for location in sorted({a, b}) for thing in there[location]] for b in two] for a in two]


# The places of the offer on each location, CE-2.10.
PLACES: Final = [
    [2 * (location - TOWN), 2 * (location - TOWN) + 1] if location >= TOWN else [] for location in range(8)
]
ALL_PLACES: Final = list(range(2 * (len(LOCATIONS) - TOWN)))
PLACES_NEAR: Final = by_two_locations(PLACES)


def master_bill(p: CrownOfEmaraPosition, seat: int, master: int, off: int) -> Bill:
    """CE-10.5, CE-14.15: discounts add up."""
    off += p.in_force(MASTER_DISCOUNT)
    return fixed_bill(p, seat, p.components.master_cost[master], off, p.owns(seat, SCHOLAR))


def masters_for_hire(p: CrownOfEmaraPosition, seat: int, off: int) -> list[int]:
    """Those on offer where one of the seat's Councilors stands, as far as it can pay for them (CE-13.1, CE-4.20)."""
    offer = p.offer
    there = [offer[place] for place in within_reach(p, seat, PLACES_NEAR, ALL_PLACES) if offer[place] != NO_MASTER]
    return affordable(p, seat, there, p.components.master_cost, off + p.in_force(MASTER_DISCOUNT)) if there else there


def refuse_master(p: CrownOfEmaraPosition, seat: int, master: int, off: int) -> Illegal:
    location = p.master_location(master)
    if location < 0:
        return Illegal("not-on-offer", "CE-13.1", "this Master is not on offer")
    if not may_hire_at(p, seat, location):
        words: Args = {"location": location_id(location)}
        return Illegal("no-councilor", "CE-13.1", "none of your Councilors stands there", words)
    due = master_bill(p, seat, master, off)[0]
    return Illegal("too-dear", "CE-13.2", f"you cannot pay the {due} resources asked", {"due": due})


class HireMaster(Purchase):
    """You pay, take the card, the place is refilled, you score its CP, then comes its ability (CE-13.32)."""

    FIELDS = ("seat", "master", "off")
    STEPS = ("payment", "card", "points", "ability")

    def __init__(self, seat: int, master: int, off: int) -> None:
        self.seat: Final = seat
        self.master: Final = master
        self.off: Final = off

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return master_bill(p, self.seat, self.master, self.off)

    def printed(self, p: CrownOfEmaraPosition) -> Price | None:
        return p.components.master_cost[self.master] if p.owns(self.seat, SCHOLAR) else None

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": {"id": "purpose-master", "args": {"master": master_id(self.master)}}}

    def card(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-13.2, CE-13.3
        place = p.offer.index(self.master)
        p.staff[self.seat] |= 1 << self.master
        p.offer[place] = NO_MASTER
        if p.listening:
            points = [amount(CITIZENS, p.components.master_citizens[self.master])]
            words: Args = {"seat": self.seat, "master": master_id(self.master), "gains": points}
            p.tell("hired-master" if p.components.master_citizens[self.master] else "hired-helper", "CE-13.2", words)
        refill(p, place)
        return None

    def points(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-13.4
        score_citizens(p, self.seat, p.components.master_citizens[self.master], FROM_MASTERS)
        return None

    def ability(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-13.8 to CE-13.11, CE-13.25
        gain = p.components.master_gain[self.master]
        if self.master in IMMEDIATE and any(gain):
            got = collect(p, self.seat, gain, FROM_MASTERS)
            if p.listening:
                words: Args = {"seat": self.seat, "master": master_id(self.master), "gains": amounts(got)}
                p.tell("immediate", "CE-13.5", words)
        return None


def refill(p: CrownOfEmaraPosition, place: int) -> None:
    """CE-13.3: with the top card of the B stack; then the next one is seen (CE-13.32, CE-18.7)."""
    if not p.b_stack:
        return
    master = p.b_stack[-1]
    p.offer[place] = master
    p.b_stack = p.b_stack[:-1]
    if p.b_stack:
        p.reveal()
    if p.listening:
        p.tell("refilled", "CE-13.3", {"master": master_id(master), "location": location_id(TOWN + place // 2)})


# ---------------------------------------------------------------------- abilities, once per turn


def way_of(p: CrownOfEmaraPosition, master: int, way: int) -> Way:
    """The Merchant has one way, in which `way` names the resource that is wanted."""
    return p.components.ways[master][0 if master == MERCHANT else way]


def ways_of(p: CrownOfEmaraPosition, master: int) -> int:
    return RESOURCES if master == MERCHANT else len(p.components.ways[master])


def ability_bill(p: CrownOfEmaraPosition, seat: int, master: int, way: int) -> Bill:
    return way_bill(p, seat, way_of(p, master, way), way if master == MERCHANT else -1)


def way_bill(p: CrownOfEmaraPosition, seat: int, chosen: Way, barred: int = -1) -> Bill:
    """The resources of an exchange; coins it asks for besides cannot stand for them."""
    if chosen.any:
        bill = any_bill(p, seat, chosen.any, p.has(seat, COIN) - chosen.paid[COIN])
        return without(bill, barred) if barred >= 0 else bill  # CE-10.13
    due, w, s, c, g, coins = fixed_bill(p, seat, chosen.cost)
    return (due, w, s, c, g, coins - chosen.paid[COIN])


def can_use(p: CrownOfEmaraPosition, seat: int, master: int, way: int) -> bool:
    chosen = way_of(p, master, way)
    return can_give_up(p, seat, chosen) and payable(way_bill(p, seat, chosen, way if master == MERCHANT else -1))


def ability_gain(p: CrownOfEmaraPosition, master: int, way: int) -> Things:
    chosen = way_of(p, master, way)
    if master == LANDLORD:  # CE-13.15
        return p.terms.landlord
    return plus(chosen.gain, way, chosen.other) if chosen.other else chosen.gain


def abilities(p: CrownOfEmaraPosition, seat: int, used: int) -> list[Move]:
    """Each once-per-turn ability that is still unused in this turn and can be paid (CE-13.6)."""
    staff, moves = p.staff[seat] & ABLE & ~used, list[Move]()
    for master in ONCE_PER_TURN if staff else ():
        if staff >> master & 1:
            for way in range(ways_of(p, master)):
                if can_use(p, seat, master, way):
                    moves.append(("ability", master, way))
    return moves


ABLE: Final = sum([1 << master for master in ONCE_PER_TURN])


def refuse_ability(p: CrownOfEmaraPosition, seat: int, master: int, way: int, used: int) -> Illegal:
    if not p.owns(seat, master):
        return Illegal("not-your-master", "CE-13.6", "this Master does not work for you")
    if master not in ONCE_PER_TURN or way >= ways_of(p, master):
        return Illegal("no-ability", "CE-13.5", "this Master has no such ability to use in your turn")
    if used >> master & 1:
        return Illegal("ability-used", "CE-13.5", "you have used this Master in this turn")
    return Illegal("cannot-pay", "CE-10.7", "you cannot pay this in full")


class Service(Purchase):
    """One use of a Master in one's own turn (CE-13.12 to CE-13.17)."""

    FIELDS = ("seat", "master", "way")
    STEPS = ("payment", "reward")

    def __init__(self, seat: int, master: int, way: int) -> None:
        self.seat: Final = seat
        self.master: Final = master
        self.way: Final = way

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return ability_bill(p, self.seat, self.master, self.way)

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": {"id": "purpose-service", "args": {"master": master_id(self.master)}}}

    def reward(self, p: CrownOfEmaraPosition) -> Frame | None:
        chosen = way_of(p, self.master, self.way)
        give_up(p, self.seat, chosen, FROM_ABILITIES)
        got = collect(p, self.seat, ability_gain(p, self.master, self.way), FROM_ABILITIES)
        if p.listening:
            words: Args = {"seat": self.seat, "master": master_id(self.master), "gains": amounts(got)}
            if chosen.fees:
                p.tell("used-master-for", ABILITY_RULE[self.master], {**words, "goods": amounts(chosen.paid)})
            else:
                p.tell("used-master", ABILITY_RULE[self.master], words)
        return None


ABILITY_RULE: Final = {
    master: f"CE-13.{number}" for master, number in zip((4, 5, 6, LANDLORD, 7, MERCHANT), range(12, 18), strict=True)
}

# ---------------------------------------------------------------------- the Chamberlain

SWAPS: Final[dict[str, tuple[int, int, int]]] = {"ring_to_coin": (1, RING, COIN), "coin_to_ring": (2, COIN, RING)}


def swaps(p: CrownOfEmaraPosition, seat: int, latest: int) -> list[Move]:
    """CE-13.19: one piece at a time, never straight back."""
    if not p.staff[seat] >> CHAMBERLAIN & 1:
        return []
    return [(verb,) for verb, (way, give, _) in SWAPS.items() if latest in (0, way) and p.has(seat, give)]


def swap(p: CrownOfEmaraPosition, seat: int, verb: str) -> int:
    """Carry it out; the direction."""
    way, give, take = SWAPS[verb]
    p.goods[seat * KINDS + give] -= 1
    p.goods[seat * KINDS + take] += 1
    if p.listening:
        p.tell("swapped", "CE-13.18", {"seat": seat, "goods": [amount(give, 1)], "gains": [amount(take, 1)]})
    return way


def refuse_swap(p: CrownOfEmaraPosition, seat: int, verb: str, latest: int) -> Illegal:
    way, give, _ = SWAPS[verb]
    if not p.owns(seat, CHAMBERLAIN):
        return Illegal("no-chamberlain", "CE-13.18", "only the Chamberlain swaps rings and coins")
    if latest not in (0, way):
        return Illegal("swap-back", "CE-13.19", "after a swap do something else before you swap back")
    return Illegal(
        "nothing-to-swap", "CE-13.18", "you have none to swap", {"good": "good-ring" if give == RING else "good-coin"}
    )
