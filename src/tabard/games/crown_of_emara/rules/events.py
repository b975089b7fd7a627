"""Events (CE-14)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import Way
from ..names import EACH_MAY, EVENT_KINDS, FROM_EVENTS, GAIN_FOR_ALL, event_id
from ..position import CrownOfEmaraPosition
from .gains import amounts, can_give_up, collect, give_up
from .masters import SWAPS, refuse_swap, swap, swaps, way_bill
from .paying import Bill, Purchase, payable

DECLINE: Final[Move] = ("decline",)


def new_event(p: CrownOfEmaraPosition) -> None:
    """Event phase (CE-3.3): the top card leaves the game, the one below it is the event of this round."""
    p.events = p.events[:-1]
    p.reveal()  # CE-18.7
    if p.listening:
        id = event_id(p.event)
        p.tell("event", "CE-3.3", {"round": p.round, "event": id, "text": id + ".text"})
    if EVENT_KINDS[p.event] != GAIN_FOR_ALL:
        return
    gain = p.components.event_gain[p.event]  # CE-14.1 to CE-14.4
    for seat in p.order:
        collect(p, seat, gain, FROM_EVENTS)
    if p.listening:
        p.tell("all-gain", GAIN_RULE[p.event], {"gains": amounts(gain)})


GAIN_RULE: Final = ("CE-14.1", "CE-14.2", "CE-14.3", "CE-14.4")
OFFER_RULE: Final = {4: "CE-14.5", 5: "CE-14.6", 6: "CE-14.7"}


class EndOfRoundEvent(Procedure[CrownOfEmaraPosition]):
    """Everybody decides in turn order; whoever can neither pay nor swap is passed over (CE-14.8)."""

    FIELDS = ("turn", "swapped")
    STEPS = ("seats",)

    def __init__(self, turn: int, swapped: int) -> None:
        self.turn: Final = turn
        self.swapped: Final = swapped

    def seats(self, p: CrownOfEmaraPosition) -> Frame | None:
        turn, order = self.turn, p.order
        while turn < p.seats and not self.swapped and passed_over(p, order[turn]):
            turn += 1
        if turn == p.seats:
            return None
        p.again()
        if turn != self.turn:
            p.replace(EndOfRoundEvent(turn, 0))
        return ASK_EVENT[order[turn]]


def passed_over(p: CrownOfEmaraPosition, seat: int) -> bool:
    return not offers(p, seat) and not swaps(p, seat, 0)


def ways(p: CrownOfEmaraPosition) -> list[Way]:
    return p.components.event_ways[p.event]


def offers(p: CrownOfEmaraPosition, seat: int) -> list[Move]:
    """CE-14.5 to CE-14.7: the payments this seat can make."""
    found: list[Move] = []
    for number, way in enumerate(ways(p)):
        if can_give_up(p, seat, way) and payable(way_bill(p, seat, way)):
            found.append(("contribute", number))
    return found


class EventOffer(Decision[CrownOfEmaraPosition]):
    """Pay for the reward of the event, or decline (CE-14.5 to CE-14.8)."""

    rule = "CE-14.8"
    verbs = ("contribute", *SWAPS, "decline")

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        return [*offers(p, seat), *swaps(p, seat, p.near(EndOfRoundEvent).swapped), DECLINE]

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        step, verb = p.near(EndOfRoundEvent), str(move[0])
        if verb in SWAPS:
            p.replace(EndOfRoundEvent(step.turn, swap(p, seat, verb)))
            return None
        p.replace(EndOfRoundEvent(step.turn + 1, 0))
        if verb == "contribute":
            return Contribution(seat, int(move[1]))
        if p.listening:
            p.tell("declined", "CE-14.8", {"seat": seat})
        return None

    def clause(self, p: CrownOfEmaraPosition) -> str:
        return OFFER_RULE[p.event]

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        verb = str(move[0])
        if verb in SWAPS:
            return refuse_swap(p, seat, verb, p.near(EndOfRoundEvent).swapped)
        if int(move[1]) >= len(ways(p)):
            return Illegal("no-such-way", OFFER_RULE[p.event], "the event knows no such payment")
        return Illegal("cannot-pay", "CE-10.7", "you cannot pay this in full")

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        return {"event": event_id(p.event), "text": event_id(p.event) + ".text"}

    def prompt_other(self, p: CrownOfEmaraPosition) -> Args:
        return {"event": event_id(p.event)}


class Contribution(Purchase):
    """The payment of an end-of-round event."""

    FIELDS = ("seat", "way")
    STEPS = ("payment", "reward")

    def __init__(self, seat: int, way: int) -> None:
        self.seat: Final = seat
        self.way: Final = way

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return way_bill(p, self.seat, ways(p)[self.way])

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": {"id": "purpose-event", "args": {"event": event_id(p.event)}}}

    def reward(self, p: CrownOfEmaraPosition) -> Frame | None:
        way = ways(p)[self.way]
        give_up(p, self.seat, way, FROM_EVENTS)
        got = collect(p, self.seat, way.gain, FROM_EVENTS)
        if p.listening:
            words: Args = {"seat": self.seat, "event": event_id(p.event), "gains": amounts(got)}
            if way.fees:
                p.tell("contributed-goods", OFFER_RULE[p.event], {**words, "goods": amounts(way.paid)})
            else:
                p.tell("contributed", OFFER_RULE[p.event], words)
        return None


def end_of_round_event(p: CrownOfEmaraPosition) -> Frame | None:
    """CE-3.7"""
    return EndOfRoundEvent(0, 0) if EVENT_KINDS[p.event] == EACH_MAY else None


EVENT_OFFER: Final = EventOffer()
ASK_EVENT: Final = [Ask(EVENT_OFFER, seat) for seat in range(4)]
