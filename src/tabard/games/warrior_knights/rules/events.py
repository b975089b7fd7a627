"""Important Event (WK-7.1 to WK-7.12) and the event cards (WK-23)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..cards import BLUE, GREEN, RED, Effect
from ..position import KnightsPosition
from ..state.board import NOBODY
from ..state.parliament import EVENT, NO_NOBLE
from .action_cards import take_church
from .assembly import Assembly
from .effects import Carry, needs_target
from .fate import find_seat
from .targets import FindTarget
from .taxation_and_wages import Taxation, Wages

DRAWS: Final[list[Move]] = [("draws", seat) for seat in range(6)]
PLEDGE: Final[list[Move]] = [("pledge", faith) for faith in range(100)]
CANCEL: Final[Move] = ("cancel",)
SUFFER: Final[Move] = ("suffer",)


def remake_events(p: KnightsPosition) -> None:
    """An empty deck is made anew from the discards (WK-20.5)."""
    if not p.event_deck and p.event_discard:
        p.event_deck, p.event_discard = p.shuffled(sorted(p.event_discard)), ()
        p.bottom = NOBODY


def top_colour(p: KnightsPosition) -> int:
    return p.components.events[p.event_deck[-1]].colour


class ImportantEvent(Procedure[KnightsPosition]):
    """`target` is found before anybody decides to cancel (WK-7.11); `void`: there is none where one is needed (WK-23.38)."""

    FIELDS = ("drawer", "event", "target", "void", "cancelled")
    STEPS = ("name", "turn_up", "find", "cancel", "pledges", "effect", "close")

    def __init__(
        self,
        drawer: int = NOBODY,
        event: int = NOBODY,
        target: tuple[int, ...] = (),
        void: int = 0,
        cancelled: int = 0,
    ) -> None:
        self.drawer: Final = drawer
        self.event: Final = event
        self.target: Final = target
        self.void: Final = void
        self.cancelled: Final = cancelled

    def name(self, p: KnightsPosition) -> Frame | None:
        remake_events(p)
        if not p.event_deck:  # WK-20.10
            p.goto("close")
            return None
        return Ask(NAME_DRAWER, p.head)

    def turn_up(self, p: KnightsPosition) -> Frame | None:  # WK-7.6
        event = p.event_deck[-1]
        p.event_deck = p.event_deck[:-1]
        p.reveal()
        if p.listening:
            p.tell("event", "WK-7.6", {"seat": self.drawer, "event": p.event_word(event)})
        if not p.event_deck:
            p.bottom = NOBODY
            remake_events(p)
        p.replace(ImportantEvent(self.drawer, event))
        return None

    def find(self, p: KnightsPosition) -> Frame | None:  # WK-7.11
        word = target_word(p, self.event)
        p.got = ()
        return FindTarget(self.drawer, word) if word else None

    def cancel(self, p: KnightsPosition) -> Frame | None:  # WK-7.7, WK-7.8
        card = p.components.events[self.event]
        target = p.got
        void = int(bool(target_word(p, self.event)) and not target and card.effects[0].otherwise is None)
        p.replace(ImportantEvent(self.drawer, self.event, target, void))
        if not card.cancel or void:
            p.goto("effect")
        elif card.colour == RED:
            p.goto("effect")
            return Ask(CANCEL_EVENT, self.drawer) if p.faith[self.drawer] >= card.cancel else None
        return None

    def pledges(self, p: KnightsPosition) -> Frame | None:  # WK-7.9, WK-7.10
        return Pledges(p.clockwise(self.drawer), p.components.events[self.event].cancel)

    def effect(self, p: KnightsPosition) -> Frame | None:
        if self.cancelled or self.void:
            if p.listening:
                p.tell("no-effect", "WK-7.7" if self.cancelled else "WK-23.38", {"event": p.event_word(self.event)})
            return None
        enter_force(p, self)
        return special(p.components.events[self.event].effects[0]) or Carry(EVENT, self.event, self.drawer, self.target)

    def close(self, p: KnightsPosition) -> Frame | None:  # WK-7.12
        if self.event != NOBODY and not self.lasts(p):
            p.event_discard += (self.event,)
        remake_events(p)
        return None

    def lasts(self, p: KnightsPosition) -> bool:
        """Has it come into force? Then whatever ends it discards it."""
        return p.components.events[self.event].lasting and not self.cancelled and not self.void

    def cancelled_by(self) -> ImportantEvent:
        return ImportantEvent(self.drawer, self.event, self.target, self.void, 1)


def target_word(p: KnightsPosition, event: int) -> str:
    effect = p.components.events[event].effects[0]
    return effect.target if needs_target(effect) else ""


def special(effect: Effect) -> Frame | None:
    """A special phase held now, at once and in full (WK-5.17)."""
    if effect.verb != "hold_phase":
        return None
    if effect.phase == "taxation":
        return Taxation()
    return Wages() if effect.phase == "wages" else Assembly()


def enter_force(p: KnightsPosition, frame: ImportantEvent) -> None:
    """A lasting event stays; a heretic loses the church (WK-7.12, WK-23.1)."""
    card = p.components.events[frame.event]
    if not card.lasting:
        return
    of_all = card.effects[0].until != ""
    noble = frame.target[0] if frame.target else NO_NOBLE
    p.in_force.append((EVENT, frame.event, NOBODY if of_all else frame.drawer, noble))
    if p.is_heresy(frame.event) and p.head == frame.drawer:
        others = [seat for seat in p.barons() if seat != frame.drawer]
        most = max([p.faith[seat] for seat in others])
        tied = [seat for seat in others if p.faith[seat] == most]
        take_church(p, tied[0] if len(tied) == 1 else find_seat(p, tied), "WK-23.1")


class NameDrawer(Decision[KnightsPosition]):
    """The Head of the Church knows the colour (WK-7.1 to WK-7.5)."""

    rule = "WK-7.1"
    verbs = ("draws",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        colour, pays = top_colour(p), p.faith[seat] >= p.components.costs.reassign
        seats = p.barons()
        if colour == RED:
            seats = seats if pays else [seat]
        elif colour == GREEN and not pays:
            seats = [other for other in seats if other != seat]
        return [DRAWS[other] for other in seats]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        drawer, colour = int(move[1]), top_colour(p)
        pays = colour != BLUE and (drawer != seat) == (colour == RED)
        if pays:
            p.faith[seat] -= p.components.costs.reassign
        if p.listening:
            colour_word = ("colour-red", "colour-green", "colour-blue")[colour]
            p.tell("drawer", "WK-7.1", {"seat": seat, "drawer_seat": drawer, "colour": colour_word, "paid": int(pays)})
        p.replace(ImportantEvent(drawer))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if int(move[1]) not in p.barons():
            return Illegal("not-that-baron", "WK-7.1")
        return Illegal("no-faith", "WK-7.5")

    def clause(self, p: KnightsPosition) -> str:
        return ("WK-7.2", "WK-7.3", "WK-7.4")[top_colour(p)]

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"colour": ("colour-red", "colour-green", "colour-blue")[top_colour(p)]}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"colour": ("colour-red", "colour-green", "colour-blue")[top_colour(p)]}


class CancelEvent(Decision[KnightsPosition]):
    rule = "WK-7.8"
    verbs = ("cancel", "suffer")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        cost = p.components.events[p.near(ImportantEvent).event].cancel
        return [CANCEL, SUFFER] if p.faith[seat] >= cost else [SUFFER]  # WK-19.15

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == CANCEL:
            frame = p.near(ImportantEvent)
            p.faith[seat] -= p.components.events[frame.event].cancel
            p.replace(frame.cancelled_by())
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-faith", "WK-7.8")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return event_words(p)

    def prompt_other(self, p: KnightsPosition) -> Args:
        return event_words(p)


def event_words(p: KnightsPosition) -> Args:
    event = p.near(ImportantEvent).event
    return {"event": p.event_word(event), "faith": p.components.events[event].cancel}


class Pledges(Procedure[KnightsPosition]):
    """One open round of the table; exactly the cost is paid if it is reached (WK-7.10)."""

    FIELDS = ("seats", "missing", "given")
    STEPS = ("next",)

    def __init__(self, seats: tuple[int, ...], missing: int, given: tuple[tuple[int, int], ...] = ()) -> None:
        self.seats: Final = seats
        self.missing: Final = missing
        self.given: Final = given

    def next(self, p: KnightsPosition) -> Frame | None:
        if not self.missing:
            for seat, faith in self.given:
                p.faith[seat] -= faith
            event = p.near(ImportantEvent)
            p.amend(event, event.cancelled_by())
            return None
        if sum([p.faith[seat] for seat in self.seats]) < self.missing:  # WK-26.8
            return None
        p.again()
        if p.faith[self.seats[0]]:
            return Ask(PLEDGE_FAITH, self.seats[0])
        p.replace(Pledges(self.seats[1:], self.missing, self.given))
        return None


class PledgeFaith(Decision[KnightsPosition]):
    rule = "WK-7.10"
    verbs = ("pledge",)

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return PLEDGE[: min(p.faith[seat], p.near(Pledges).missing) + 1]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame, faith = p.near(Pledges), int(move[1])
        if p.listening:
            p.tell("pledge", "WK-7.10", {"seat": seat, "faith": faith})
        p.replace(Pledges(frame.seats[1:], frame.missing - faith, (*frame.given, (seat, faith))))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-faith", "WK-7.10")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {**event_words(p), "missing": p.near(Pledges).missing}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {**event_words(p), "missing": p.near(Pledges).missing}


NAME_DRAWER: Final[NameDrawer] = NameDrawer()
CANCEL_EVENT: Final[CancelEvent] = CancelEvent()
PLEDGE_FAITH: Final[PledgeFaith] = PledgeFaith()
