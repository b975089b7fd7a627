"""Card actions (CE-5)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Frame, Illegal, Move

from ..components import NOTHING
from ..names import (
    CARDS,
    CHEAP_HIRE,
    COIN,
    EXTRA_STEP,
    FROM_START,
    LOCATIONS,
    SELL,
    TOWN,
    TOWN_ACTION,
    card_id,
    location_id,
)
from ..position import CrownOfEmaraPosition
from .craftsmen import HireCraftsman, huts_for_hire, refuse_hut
from .gains import amounts, collect, plus
from .masters import HireMaster, masters_for_hire, refuse_master
from .movement import visit, walk
from .paying import Bill, Purchase, any_bill

CARD_VERBS: Final[dict[str, int]] = {
    "sell": SELL,
    "extra_step": EXTRA_STEP,
    "cheap_craftsman": CHEAP_HIRE,
    "cheap_master": CHEAP_HIRE,
    "town_action": TOWN_ACTION,
}
STEPS: Final[list[Move]] = [("extra_step", 0), ("extra_step", 1)]
TOWN_ACTIONS: Final[list[Move]] = [("town_action", location) for location in range(TOWN, len(LOCATIONS))]


def take(p: CrownOfEmaraPosition, seat: int, card: int) -> bool:
    """CE-4.17: what a “take” card gives comes at once. True if the card is one of these."""
    gain = p.components.card_gain[card]
    if card >= SELL:
        return False
    collect(p, seat, gain, FROM_START)
    if p.listening:
        p.tell("took", "CE-5.1" if card < 4 else "CE-5.2", {"seat": seat, "gains": amounts(gain)})
    return True


def card_moves(p: CrownOfEmaraPosition, seat: int, card: int) -> list[Move]:
    """The ways to take the card action that is still open (CE-19.9)."""
    if card == SELL:  # CE-5.3
        held = p.resources(seat)
        return [("sell", way) for way, (pay, _) in enumerate(p.components.sales) if pay <= held]
    if card == EXTRA_STEP:  # CE-5.4
        return STEPS[:]
    if card == TOWN_ACTION:  # CE-5.8
        return TOWN_ACTIONS[:]
    off = p.components.discount  # CE-5.6
    moves: list[Move] = [("cheap_craftsman", hut) for hut in huts_for_hire(p, seat, off)]
    return moves + [("cheap_master", master) for master in masters_for_hire(p, seat, off)]


def card_action(p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame:
    verb, number = move[0], int(move[1])
    if verb == "sell":
        return Sale(seat, number)
    if verb == "extra_step":
        return walk(p, seat, number, p.components.extra_steps, "CE-5.4")
    if verb == "cheap_craftsman":
        return HireCraftsman(seat, number, p.components.discount)
    if verb == "cheap_master":
        return HireMaster(seat, number, p.components.discount)
    if p.listening:
        p.tell("town-action", "CE-5.8", {"seat": seat, "location": location_id(number)})
    return visit(p, seat, number)


def refuse_card(p: CrownOfEmaraPosition, seat: int, card: int, done: bool, move: Move) -> Illegal:
    verb, number = str(move[0]), int(move[1])
    if CARD_VERBS[verb] != card:
        words: Args = {"card": card_id(CARD_VERBS[verb])}
        return Illegal("other-card", "CE-4.3", "this is the action of another card", words)
    if done:
        return Illegal("card-done", "CE-4.3", "you have taken the card action in this turn")
    if verb == "cheap_craftsman":
        return refuse_hut(p, seat, number, p.components.discount)
    if verb == "cheap_master":
        return refuse_master(p, seat, number, p.components.discount)
    if verb == "town_action":
        return Illegal("not-town", "CE-5.8", "this card reaches the four Town locations")
    return Illegal("few-resources", "CE-5.3", "you do not have so many resources")


class Sale(Purchase):
    """Any 1 resource for 1 coin, or any 3 for 2 (CE-5.3)."""

    FIELDS = ("seat", "way")
    STEPS = ("payment", "coins")

    def __init__(self, seat: int, way: int) -> None:
        self.seat: Final = seat
        self.way: Final = way

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return any_bill(p, self.seat, p.components.sales[self.way][0], 0)  # CE-10.4

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": "purpose-sale"}

    def coins(self, p: CrownOfEmaraPosition) -> Frame | None:
        got = collect(p, self.seat, plus(NOTHING, COIN, p.components.sales[self.way][1]), FROM_START)
        if p.listening:
            p.tell("sold", "CE-5.3", {"seat": self.seat, "gains": amounts(got)})
        return None


OPTIONAL: Final = (SELL, CHEAP_HIRE, TOWN_ACTION)  # CE-4.7
ALL_CARDS: Final = (1 << len(CARDS)) - 1
