"""Taxation and Wages (WK-8)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..cards import CIRCLE, Effect
from ..kingdom import NONE
from ..position import KnightsPosition
from ..state.armies import OFF, PLACES, SEA, place_of
from ..state.decks import TAXATION, WAGES
from ..state.parliament import EVENT, Entry
from .action_cards import gain_crowns, gain_faith
from .allocation import return_cards
from .deaths import Settle
from .laws import DISOBEY_MOVE, OBEY_MOVE, ban
from .mercenaries import dismiss, is_regular

# ---------------------------------------------------------------------- Taxation


def city_tax(p: KnightsPosition, city: int) -> int:
    """Printed income, a crown for the fortification, nothing besieged, half in a famine (WK-8.1, WK-8.2, WK-23.26)."""
    if p.besieged(city):
        return 0
    tax = p.components.cities.income[city]
    if p.fortified[city]:
        tax += p.components.costs.fortify_income
    return tax // 2 if p.holds("half_city_tax") else tax


def taxes(p: KnightsPosition, seat: int) -> int:
    """What a baron gains in Taxation (WK-8.1)."""
    total = sum([city_tax(p, city) for city in p.cities_of(seat)])
    for entry in p.in_force:
        for effect in p.effects_of(entry):
            if effect.when == "taxation" and seat in concerned(p, entry, effect, p.order()):
                total += effect.amount
    return total


def concerned(p: KnightsPosition, entry: Entry, effect: Effect, order: tuple[int, ...]) -> list[int]:
    """The barons whom an effect of a card in force concerns, in that order (WK-27.4)."""
    if effect.who == "holder":
        return [entry[2]]
    if effect.who == "chairman":
        return [p.chairman]
    if effect.who == "all_but_head_with_a_city":
        return [seat for seat in order if seat != p.head and p.cities_of(seat)]
    return list(order)


class Taxation(Procedure[KnightsPosition]):
    STEPS = ("income", "end_of_phase", "close")

    def income(self, p: KnightsPosition) -> Frame | None:
        if p.listening:
            p.tell("phase", "WK-5.12", {"phase": "phase-taxation"})
        for seat in p.order():
            gain_crowns(p, seat, taxes(p, seat), "WK-8.1")
        return None

    def end_of_phase(self, p: KnightsPosition) -> Frame | None:  # WK-8.3
        return PhaseEnd("taxation_end")

    def close(self, p: KnightsPosition) -> Frame | None:
        end_famine(p)
        return_cards(p, TAXATION)
        return None


def end_famine(p: KnightsPosition) -> None:
    """WK-23.26: the card is discarded when that Taxation is over."""
    for entry in p.in_force[:]:
        if entry[0] == EVENT and p.effects_of(entry)[0].until:
            p.in_force.remove(entry)
            p.event_discard += (entry[1],)


# ---------------------------------------------------------------------- the end of a phase


def phase_items(p: KnightsPosition, frame: PhaseEnd) -> list[tuple[Entry, Effect, int]]:
    """Card by card in the order in which they came into force, each for the barons concerned (WK-8.3)."""
    items: list[tuple[Entry, Effect, int]] = []
    for entry in p.in_force:
        for effect in p.effects_of(entry):
            if effect.when == frame.when:
                items += [(entry, effect, seat) for seat in concerned(p, entry, effect, frame.seats)]
    return items


def times(p: KnightsPosition, seat: int, per: str) -> int:
    """How often an amount is taken (WK-27.5)."""
    if not per:
        return 1
    nobles = p.nobles_of(seat)
    if per == "own_city":
        return len(p.cities_of(seat))
    if per == "own_noble_on_board_or_at_sea":
        return sum([p.at[army] != OFF for army in nobles])
    if per == "own_noble_in_the_field":
        return sum([OFF < p.at[army] < SEA and p.wall_of(seat, p.at[army]) == NONE for army in nobles])
    armies = range(seat * PLACES, seat * PLACES + PLACES)
    return sum([p.strength(army) > 400 for army in armies if not p.gone[army]])


class PhaseEnd(Procedure[KnightsPosition]):
    """Effects at the end of Taxation or Wages (WK-8.3). The order is fixed when it begins (WK-26.29)."""

    FIELDS = ("when", "seats", "at")
    STEPS = ("begin", "next")

    def __init__(self, when: str, seats: tuple[int, ...] = (), at: int = 0) -> None:
        self.when: Final = when
        self.seats: Final = seats
        self.at: Final = at

    def begin(self, p: KnightsPosition) -> Frame | None:
        p.replace(PhaseEnd(self.when, p.order()))
        return None

    def answered(self) -> PhaseEnd:
        return PhaseEnd(self.when, self.seats, self.at + 1)

    def next(self, p: KnightsPosition) -> Frame | None:
        items = phase_items(p, self)
        if self.at >= len(items):
            return None
        entry, effect, seat = items[self.at]
        p.again()
        if effect.verb == "gain":
            gain_faith(p, seat, effect.amount, "WK-24.22")
        elif is_asked(p, entry, effect, seat):
            return Ask(PAY_LAW, seat)
        elif not (p.may_be_disobeyed(entry) and p.banned[seat]):
            pay_due(p, entry, effect, seat)
        p.replace(self.answered())
        return None


def is_asked(p: KnightsPosition, entry: Entry, effect: Effect, seat: int) -> bool:
    """Only laws, only who is not banned, owes something and has crowns (WK-26.19)."""
    owes = times(p, seat, effect.per) > 0 and p.crowns[seat] > 0
    return p.may_be_disobeyed(entry) and not p.banned[seat] and owes


def pay_due(p: KnightsPosition, entry: Entry, effect: Effect, seat: int) -> None:
    """If you have too little you pay all you have (WK-8.3)."""
    crowns = min(p.crowns[seat], effect.amount * times(p, seat, effect.per))
    if not crowns:
        return
    p.crowns[seat] -= crowns
    if effect.to:
        p.crowns[p.head] += crowns
    if p.listening:
        p.tell("paid-law", "WK-8.3", {"seat": seat, "crowns": crowns, "law": p.entry_word(entry)})


class PayLaw(Decision[KnightsPosition]):
    """Obey or disobey a law that wants crowns at the end of a phase (WK-9.52)."""

    rule = "WK-9.52"
    verbs = ("obey", "disobey")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [OBEY_MOVE, DISOBEY_MOVE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(PhaseEnd)
        entry, effect, _ = phase_items(p, frame)[frame.at]
        if move == OBEY_MOVE:
            pay_due(p, entry, effect, seat)
        else:
            if p.listening:
                p.tell("disobeys", "WK-9.52", {"seat": seat, "law": p.entry_word(entry)})
            ban(p, seat)
        p.replace(frame.answered())
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-move", "WK-9.52")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        frame = p.near(PhaseEnd)
        entry, effect, _ = phase_items(p, frame)[frame.at]
        crowns = min(p.crowns[seat], effect.amount * times(p, seat, effect.per))
        return {"law": p.entry_word(entry), "crowns": crowns}

    def prompt_other(self, p: KnightsPosition) -> Args:
        frame = p.near(PhaseEnd)
        return {"law": p.entry_word(phase_items(p, frame)[frame.at][0])}


# ---------------------------------------------------------------------- Wages


class Wages(Procedure[KnightsPosition]):
    """Everyone in Chairman order, fixed when the phase begins (WK-8.4, WK-26.29)."""

    FIELDS = ("seats", "at")
    STEPS = ("begin", "pay", "end_of_phase", "close")

    def __init__(self, seats: tuple[int, ...] = (), at: int = 0) -> None:
        self.seats: Final = seats
        self.at: Final = at

    def begin(self, p: KnightsPosition) -> Frame | None:
        if p.listening:
            p.tell("phase", "WK-5.12", {"phase": "phase-wages"})
        p.replace(Wages(p.order()))
        return None

    def pay(self, p: KnightsPosition) -> Frame | None:
        if self.at == len(self.seats):
            return None
        p.again()
        p.replace(Wages(self.seats, self.at + 1))
        return PayTroops(self.seats[self.at])

    def end_of_phase(self, p: KnightsPosition) -> Frame | None:
        return PhaseEnd("wages_end")

    def close(self, p: KnightsPosition) -> Frame | None:
        return_cards(p, WAGES)
        return None


def free_army(p: KnightsPosition, army: int) -> bool:
    """The circle noble pays nothing for up to 400 troops (WK-8.8, WK-8.12)."""
    return place_of(army) == CIRCLE and p.strength(army) <= p.components.battle.free_troops


def pay_regulars(p: KnightsPosition, seat: int) -> None:
    """As many as the crowns allow, the cheapest first; those unpaid stay (WK-8.5, WK-8.6)."""
    wage = p.components.troops.wage
    armies = [army for army in range(seat * PLACES, seat * PLACES + PLACES) if not free_army(p, army)]
    wages = sorted([wage[kind] for army in armies for kind in p.troops[army] if is_regular(p, kind)])
    paid = 0
    for each in wages:
        if paid + each <= p.crowns[seat]:
            paid += each
    p.crowns[seat] -= paid
    if p.listening and wages:
        p.tell("paid-regulars", "WK-8.5", {"seat": seat, "crowns": paid})


class PayTroops(Procedure[KnightsPosition]):
    """One baron: regulars, then the mercenaries chosen; the others desert (WK-8.5, WK-8.7).

    `unpaid`: (army, kind) of every mercenary card still to be paid; `back_pay`: only mercenaries (WK-23.14).
    """

    FIELDS = ("seat", "back_pay", "unpaid", "closed")
    STEPS = ("regulars", "mercenaries", "desert")

    def __init__(self, seat: int, back_pay: int = 0, unpaid: tuple[tuple[int, int], ...] = (), closed: int = 0) -> None:
        self.seat: Final = seat
        self.back_pay: Final = back_pay
        self.unpaid: Final = unpaid
        self.closed: Final = closed

    def regulars(self, p: KnightsPosition) -> Frame | None:
        armies = [army for army in range(self.seat * PLACES, self.seat * PLACES + PLACES) if not free_army(p, army)]
        unpaid = tuple([(army, kind) for army in armies for kind in p.mercenaries(army)])
        if not self.back_pay:
            pay_regulars(p, self.seat)
        p.replace(PayTroops(self.seat, self.back_pay, unpaid))
        return None

    def mercenaries(self, p: KnightsPosition) -> Frame | None:
        if self.closed or not affordable(p, self):  # WK-26.10
            return None
        p.again()
        return Ask(PAY_MERCENARY, self.seat)

    def desert(self, p: KnightsPosition) -> Frame | None:  # WK-8.11
        for army, kind in self.unpaid:
            dismiss(p, army, kind)
            if p.listening:
                p.tell("deserted", "WK-8.7", {**p.noble_words(army), "troop": p.troop_word(kind)})
        return Settle(1) if self.unpaid else None


def affordable(p: KnightsPosition, frame: PayTroops) -> list[Move]:
    wage = p.components.troops.wage
    pairs = sorted({pair for pair in frame.unpaid if wage[pair[1]] <= p.crowns[frame.seat]})
    return [("pay", place_of(army), kind) for army, kind in pairs]


class PayMercenary(Decision[KnightsPosition]):
    rule = "WK-8.7"
    verbs = ("pay", "done")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*affordable(p, p.near(PayTroops)), DONE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(PayTroops)
        if move == DONE:
            p.replace(PayTroops(seat, frame.back_pay, frame.unpaid, 1))
            return None
        army, kind = seat * PLACES + int(move[1]), int(move[2])
        unpaid = list(frame.unpaid)
        unpaid.remove((army, kind))
        p.crowns[seat] -= p.components.troops.wage[kind]
        if p.listening:
            p.tell("paid-troop", "WK-8.7", {**p.noble_words(army), "troop": p.troop_word(kind)})
        p.replace(PayTroops(seat, frame.back_pay, tuple(unpaid)))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        pair = (seat * PLACES + int(move[1]), int(move[2]))
        return (
            Illegal("too-dear", "WK-8.7") if pair in p.near(PayTroops).unpaid else Illegal("no-such-troops", "WK-8.7")
        )

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        frame = p.near(PayTroops)
        wage = p.components.troops.wage
        return {"crowns": p.crowns[seat], "wages": sum([wage[kind] for _, kind in frame.unpaid])}


PAY_LAW: Final[PayLaw] = PayLaw()
PAY_MERCENARY: Final[PayMercenary] = PayMercenary()
