"""Retreat and death (WK-15): desertion, losses, heirs; and what becomes of armies whose tokens or troops no longer fit."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import NOBLES
from ..kingdom import AREAS, KINGDOM
from ..position import KnightsPosition
from ..state.armies import CASTLE, NO_OFFICE, OFF, PLACES, place_of, seat_of_army
from ..state.board import stronghold
from ..state.parliament import AGENDA, EVENT
from .cities import lift_sieges
from .losses import Desertion, Losses
from .mercenaries import dismiss_all

RETREAT_TO: Final[list[Move]] = [("retreat", area) for area in range(AREAS)]
FIRST: Final[list[Move]] = [("first", place) for place in range(PLACES)]


# ---------------------------------------------------------------------- leaving the board


def send_home(p: KnightsPosition) -> None:
    """Nobles on the board or at sea without troops and without tokens leave it, not dead (WK-11.17, WK-8.11)."""
    for army in range(p.seats * PLACES):
        if place_of(army) == CASTLE or p.at[army] == OFF or p.strength(army) or p.wounds[army]:
            continue
        p.at[army] = OFF
        p.tired[army] = 0
        if p.listening:
            p.tell("left-board", "WK-11.17", p.noble_words(army))


def discard_office(p: KnightsPosition, army: int) -> None:
    """WK-9.26"""
    office = p.office[army]
    if office == NO_OFFICE:
        return
    p.office[army] = NO_OFFICE
    p.in_force = [entry for entry in p.in_force if not (entry[0] == AGENDA and entry[3] == army)]
    p.agenda_discard += (office,)


def bury(p: KnightsPosition, army: int) -> None:
    """He leaves the board; without an heir he leaves the game (WK-15.12 to WK-15.14)."""
    discard_office(p, army)
    p.at[army] = OFF
    p.tired[army] = 0
    p.wounds[army] = 0
    if p.heir[army]:
        p.dead[army] = 1
    else:
        p.gone[army] = 1
        dismiss_all(p, army)
        p.troops[army] = ()  # the regulars leave the game
        drop_line_events(p, army)
    if p.listening:
        p.tell(
            "died" if p.heir[army] else "line-ended", "WK-15.12" if p.heir[army] else "WK-15.14", p.noble_words(army)
        )
    lift_sieges(p)


def drop_line_events(p: KnightsPosition, army: int) -> None:
    """No Heir and Broken Line stay until the noble leaves the game (WK-23.2, WK-23.3)."""
    p.event_discard += tuple([entry[1] for entry in p.in_force if entry[0] == EVENT and entry[3] == army])
    p.in_force = [entry for entry in p.in_force if not (entry[0] == EVENT and entry[3] == army)]


# ---------------------------------------------------------------------- desertion and losses


# ---------------------------------------------------------------------- death


class Death(Procedure[KnightsPosition]):
    """Desertion, losses, removal, heir (WK-15.8 to WK-15.14). `destroyed`: a full victory took the mercenaries (WK-12.30)."""

    FIELDS = ("army", "destroyed")
    STEPS = ("desertion", "losses", "burial")

    def __init__(self, army: int, destroyed: int = 0) -> None:
        self.army: Final = army
        self.destroyed: Final = destroyed

    def desertion(self, p: KnightsPosition) -> Frame | None:
        return None if self.destroyed else Desertion(self.army)

    def losses(self, p: KnightsPosition) -> Frame | None:
        if self.destroyed:
            dismiss_all(p, self.army)
            p.wounds[self.army] = 0
            return None
        return Losses(self.army)

    def burial(self, p: KnightsPosition) -> Frame | None:
        if place_of(self.army) != CASTLE:  # WK-15.15: the stronghold's troops stay
            bury(p, self.army)
        return None


class Deaths(Procedure[KnightsPosition]):
    """Several nobles of one baron, in the order that baron chooses; an army without a noble last (WK-12.33, WK-15.18)."""

    FIELDS = ("seat", "armies", "destroyed")
    STEPS = ("next",)

    def __init__(self, seat: int, armies: tuple[int, ...], destroyed: int = 0) -> None:
        self.seat: Final = seat
        self.armies: Final = armies
        self.destroyed: Final = destroyed

    def next(self, p: KnightsPosition) -> Frame | None:
        if not self.armies:
            return None
        p.again()
        return Ask(WHO_FIRST, self.seat)

    def choices(self) -> list[int]:
        nobles = [army for army in self.armies if place_of(army) != CASTLE]
        return nobles or list(self.armies)

    def chosen(self, army: int) -> Frame:
        return Death(army, self.destroyed)

    def without(self, army: int) -> Deaths:
        return Deaths(self.seat, tuple([other for other in self.armies if other != army]), self.destroyed)


class Retreats(Procedure[KnightsPosition]):
    """All living nobles of the loser, one after another (WK-12.31, WK-12.37)."""

    FIELDS = ("seat", "armies")
    STEPS = ("next",)

    def __init__(self, seat: int, armies: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.armies: Final = armies

    def next(self, p: KnightsPosition) -> Frame | None:
        if not self.armies:
            return None
        p.again()
        return Ask(WHO_FIRST, self.seat)

    def choices(self) -> list[int]:
        return list(self.armies)

    def chosen(self, army: int) -> Frame:
        return Retreat(army)

    def without(self, army: int) -> Retreats:
        return Retreats(self.seat, tuple([other for other in self.armies if other != army]))


class WhoFirst(Decision[KnightsPosition]):
    """Which of several retreating or dying nobles is next (WK-26.20)."""

    rule = "WK-26.20"
    verbs = ("first",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [FIRST[place_of(army)] for army in queue(p).choices()]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        army = seat * PLACES + int(move[1])
        frame = queue(p)
        p.replace(frame.without(army))
        return frame.chosen(army)

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-that-noble", "WK-26.20")


def queue(p: KnightsPosition) -> Deaths | Retreats:
    for frame in reversed(p.frames):
        if isinstance(frame, (Deaths, Retreats)):
            return frame
    raise LookupError("nobody dies or retreats")


# ---------------------------------------------------------------------- retreat


def refuges(p: KnightsPosition, army: int) -> list[int]:
    """Neighbouring areas on foot without another baron's city, noble or stronghold (WK-15.2, WK-15.3)."""
    seat, area = seat_of_army(army), p.at[army]
    return [there for there in p.components.map.on_foot[area] if not hostile(p, seat, there)]


def hostile(p: KnightsPosition, seat: int, area: int) -> bool:
    if p.foreign_city(seat, area) >= 0:
        return True
    return any([p.nobles_in(other, area) or p.castle_area(other) == area for other in range(p.seats) if other != seat])


class Retreat(Procedure[KnightsPosition]):
    """WK-15.1 to WK-15.7"""

    FIELDS = ("army",)
    STEPS = ("desertion", "remains", "move")

    def __init__(self, army: int) -> None:
        self.army: Final = army

    def desertion(self, p: KnightsPosition) -> Frame | None:
        return Desertion(self.army)

    def remains(self, p: KnightsPosition) -> Frame | None:  # WK-15.7
        if p.strength(self.army) and not p.full(self.army):
            return None
        if p.terms.abandoned:  # WK-22.19, WK-22.20
            return Abandoned(self.army)
        if p.wounds[self.army]:
            return Death(self.army)
        send_home(p)
        lift_sieges(p)
        return None

    def move(self, p: KnightsPosition) -> Frame | None:
        if p.at[self.army] == OFF:
            return None
        if p.at[self.army] >= KINGDOM:  # WK-15.6, WK-15.17
            return Death(self.army)
        if refuges(p, self.army):
            return Ask(RETREAT, seat_of_army(self.army))
        return driven_home(p, self.army)


def driven_home(p: KnightsPosition, army: int) -> Frame | None:
    """To the stronghold, exhausted; without one that is free he dies (WK-15.4, WK-15.5)."""
    seat = seat_of_army(army)
    if p.castle_area(seat) == OFF or p.besieged(stronghold(seat)):
        return Death(army)
    p.tired[army] = 1
    move_noble(p, army, p.castle_area(seat), "WK-15.4")
    return None


def move_noble(p: KnightsPosition, army: int, area: int, rule: str) -> None:
    p.at[army] = area
    if p.listening:
        p.tell("retreated", rule, {**p.noble_words(army), "area": p.area_word(area)})
    lift_sieges(p)


class ChooseRetreat(Decision[KnightsPosition]):
    rule = "WK-15.2"
    verbs = ("retreat",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [RETREAT_TO[area] for area in refuges(p, p.near(Retreat).army)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        move_noble(p, p.near(Retreat).army, int(move[1]), "WK-15.2")
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        army = p.near(Retreat).army
        if int(move[1]) not in p.components.map.on_foot[p.at[army]]:
            return Illegal("no-way", "WK-15.2")
        return Illegal("no-refuge", "WK-15.2")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"noble": p.noble_word(p.near(Retreat).army)}


class Abandoned(Procedure[KnightsPosition]):
    """With Abandoned Nobles he leaves the board by desertion, never dead (WK-22.19, WK-22.20)."""

    FIELDS = ("army",)
    STEPS = ("losses", "leave")

    def __init__(self, army: int) -> None:
        self.army: Final = army

    def losses(self, p: KnightsPosition) -> Frame | None:
        return Losses(self.army)

    def leave(self, p: KnightsPosition) -> Frame | None:
        p.at[self.army] = OFF
        p.tired[self.army] = 0
        if p.listening:
            p.tell("left-board", "WK-22.19", p.noble_words(self.army))
        lift_sieges(p)
        return None


# ---------------------------------------------------------------------- outside battle


def doomed(p: KnightsPosition, seat: int) -> tuple[int, ...]:
    """Armies with tokens that reach their troop strength (WK-15.15)."""
    first = seat * PLACES
    armies = [army for army in range(first, first + PLACES) if p.wounds[army] and p.full(army)]
    return tuple([army for army in armies if not p.gone[army]])


class Settle(Procedure[KnightsPosition]):
    """Deaths outside battle, in Chairman order (WK-15.15, WK-15.18). `deserted`: because troops deserted (WK-22.19)."""

    FIELDS = ("deserted",)
    STEPS = ("home", "next")

    def __init__(self, deserted: int = 0) -> None:
        self.deserted: Final = deserted

    def home(self, p: KnightsPosition) -> Frame | None:
        send_home(p)
        lift_sieges(p)
        return None

    def next(self, p: KnightsPosition) -> Frame | None:
        for seat in p.order():
            armies = doomed(p, seat)
            if armies:
                p.again()
                abandoned = [army for army in armies if place_of(army) < NOBLES and p.at[army] != OFF]
                if self.deserted and p.terms.abandoned and abandoned:
                    return Abandoned(abandoned[0])
                return Deaths(seat, armies)
        return None


WHO_FIRST: Final[WhoFirst] = WhoFirst()
RETREAT: Final[ChooseRetreat] = ChooseRetreat()
