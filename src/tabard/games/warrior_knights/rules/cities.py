"""Cities (WK-16): control, fortification, breaches, razing, and the end of sieges."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..kingdom import CITIES
from ..position import KnightsPosition
from ..state.armies import OFF
from ..state.board import NEUTRAL, NOBODY, RAZED, stronghold
from .action_cards import gain_crowns
from .laws import GAVE_UP, Obey, carried_out, closed_by, dues

CONTROL: Final[Move] = ("control",)
RAZE: Final[Move] = ("raze",)


def breach(p: KnightsPosition, wall: int) -> None:
    """One breach; a fortified city that falls to 0 loses its fortification and one breach (WK-16.2)."""
    p.breaches[wall] += 1
    if p.listening:
        p.tell("breach", "WK-13.4", {"area": p.wall_word(wall), "strength": p.wall_strength(wall)})
    if wall < CITIES and p.fortified[wall] and not p.wall_strength(wall):
        p.fortified[wall] = 0
        p.breaches[wall] -= 1
        if p.listening:
            p.tell("unfortified", "WK-16.2", {"city": p.city_word(wall)})


def neutralize(p: KnightsPosition, city: int, rule: str) -> None:
    """It loses marker and fortification, keeps breaches and siege (WK-16.1, WK-16.3, WK-14.13)."""
    p.owner[city] = NEUTRAL
    p.fortified[city] = 0
    if p.listening:
        p.tell("neutral", rule, {"city": p.city_word(city)})


def end_siege(p: KnightsPosition, wall: int) -> None:
    p.besieger[wall] = NOBODY
    p.besieged_in[wall] = 0


def lift_sieges(p: KnightsPosition) -> None:
    """A siege is lifted when the besieger has no noble left there (WK-14.7)."""
    for wall in range(CITIES + p.seats):
        seat = p.besieger[wall]
        if seat != NOBODY and not p.nobles_in(seat, p.wall_area(wall)):
            if p.listening:
                p.tell("siege-lifted", "WK-14.7", {"seat": seat, "area": p.wall_word(wall)})
            end_siege(p, wall)


def lose_stronghold(p: KnightsPosition, seat: int) -> None:
    """The marker leaves the board with its breaches and its siege (WK-13.16, WK-13.20)."""
    wall = stronghold(seat)
    if p.listening:
        p.tell("stronghold-fell", "WK-13.16", {"seat": seat, "area": p.wall_word(wall)})
    end_siege(p, wall)
    p.breaches[wall] = 0
    p.at[seat * 5 + 4] = OFF


class Gain(Procedure[KnightsPosition]):
    """A baron gains control of a city and may raze it at once (WK-16.5). `waived`: the ban on razing was obeyed."""

    FIELDS = ("seat", "city", "razes", "waived")
    STEPS = ("choose", "law", "raze")

    def __init__(self, seat: int, city: int, razes: int = 0, waived: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.razes: Final = razes
        self.waived: Final = waived

    def choose(self, p: KnightsPosition) -> Frame | None:
        settle_siege(p, self.seat, self.city)
        return Ask(CONTROL_OR_RAZE, self.seat)

    def law(self, p: KnightsPosition) -> Frame | None:  # WK-24.13
        if not self.razes:
            take_control(p, self.seat, self.city)
            return None
        return Obey(self.seat, dues(p, self.seat, {"no_razing": 0}))

    def raze(self, p: KnightsPosition) -> Frame | None:
        if not self.razes:
            return None
        result, price, law = p.got
        if result == GAVE_UP:
            p.replace(Gain(self.seat, self.city, 0, (law,)))
            p.goto("choose")
            return None
        carried_out(p, self.seat, result, price, "WK-24.13")
        raze(p, self.seat, self.city)
        return None


def settle_siege(p: KnightsPosition, seat: int, city: int) -> None:
    """A siege by the new owner ends (WK-14.11, WK-13.18)."""
    if p.besieger[city] == seat:
        end_siege(p, city)


def take_control(p: KnightsPosition, seat: int, city: int) -> None:
    p.owner[city] = seat
    if p.listening:
        p.tell("controls", "WK-13.12", {"seat": seat, "city": p.city_word(city)})


def raze(p: KnightsPosition, seat: int, city: int) -> None:
    """Three times its printed income; city, markers, breaches and siege are removed for good (WK-16.5, WK-16.6)."""
    p.owner[city] = RAZED
    p.fortified[city] = 0
    p.breaches[city] = 0
    end_siege(p, city)
    if p.listening:
        p.tell("razes", "WK-16.5", {"seat": seat, "city": p.city_word(city)})
    gain_crowns(p, seat, p.components.costs.raze * p.components.cities.income[city], "WK-16.5")


class ControlOrRaze(Decision[KnightsPosition]):
    """WK-16.5"""

    rule = "WK-16.5"
    verbs = ("control", "raze")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        waived = p.near(Gain).waived
        return [CONTROL] if closed_by(p, seat, waived, {"no_razing": 0}) else [CONTROL, RAZE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        gain = p.near(Gain)
        p.replace(Gain(seat, gain.city, int(move == RAZE), gain.waived))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("gave-up", "WK-9.56")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        city = p.near(Gain).city
        crowns = p.components.costs.raze * p.components.cities.income[city]
        return {"city": p.city_word(city), "crowns": crowns}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"city": p.city_word(p.near(Gain).city)}


CONTROL_OR_RAZE: Final[ControlOrRaze] = ControlOrRaze()
