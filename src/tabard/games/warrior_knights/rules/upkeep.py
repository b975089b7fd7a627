"""Upkeep (WK-17): city victory, Influence, revolts, arrivals, recovery; and the end of the game (WK-18)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, End, Frame, Illegal, Move, Procedure

from ..kingdom import CITIES
from ..position import KnightsPosition
from ..state.armies import PLACES, SEA
from ..state.board import NOBODY
from .action_cards import gain_influence
from .cities import neutralize
from .fate import draw_fate
from .return_of_nobles import Homecoming

TEST: Final[list[Move]] = [("test", city) for city in range(CITIES)]
FAITH: Final[Move] = ("appease", 0)
GOLD: Final[Move] = ("appease", 1)
LET_GO: Final[Move] = ("let_go",)


def city_goal(p: KnightsPosition) -> int:
    """How many cities win (WK-1.3, WK-22.29)."""
    return p.terms.city_goal or p.standing_cities() // 2 + 1


class Upkeep(Procedure[KnightsPosition]):
    """`last`: the pool ran out, or the round limit is reached (WK-17.6, WK-18.7)."""

    FIELDS = ("last",)
    STEPS = ("city_victory", "influence", "revolts", "arrivals", "recovery", "homecoming", "ending")

    def __init__(self, last: int = 0) -> None:
        self.last: Final = last

    def city_victory(self, p: KnightsPosition) -> Frame | None:  # step 1, WK-17.1, WK-17.2
        for seat in range(p.seats):
            if len(p.kingdom_cities_of(seat)) >= city_goal(p):
                p.victor = seat
                if p.listening:
                    p.tell("city-victory", "WK-17.1", {"seat": seat, "cities": len(p.kingdom_cities_of(seat))})
                return End()
        return None

    def influence(self, p: KnightsPosition) -> Frame | None:  # step 2, WK-17.3 to WK-17.6
        for seat in p.order():
            cities = [city for city in p.cities_of(seat) if not p.besieged(city)]
            if cities:
                gain_influence(p, seat, len(cities), "WK-17.3")
        if is_last(p):
            p.replace(Upkeep(1))
            if p.listening:
                p.tell("last-round", "WK-17.6", {"round": p.round})
        return None

    def revolts(self, p: KnightsPosition) -> Frame | None:  # step 3
        return Revolts(p.order())

    def arrivals(self, p: KnightsPosition) -> Frame | None:  # step 4, WK-17.10
        for army in range(p.seats * PLACES):
            if p.at[army] >= SEA:
                p.at[army] -= SEA
        return None

    def recovery(self, p: KnightsPosition) -> Frame | None:  # step 5, WK-17.11
        p.tired = [0] * len(p.tired)
        return None

    def homecoming(self, p: KnightsPosition) -> Frame | None:  # step 6, WK-17.12
        return Homecoming(p.order())

    def ending(self, p: KnightsPosition) -> Frame | None:  # WK-18.1
        return End() if self.last else None


def is_last(p: KnightsPosition) -> bool:
    if p.terms.round_limit and p.round >= p.terms.round_limit:  # WK-18.7
        return True
    return not p.pool and not p.terms.might  # WK-22.18


# ---------------------------------------------------------------------- revolts


def unruly(p: KnightsPosition, seat: int) -> tuple[int, ...]:
    """Controlled cities without a noble of their owner (WK-17.8, WK-17.9)."""
    return tuple([city for city in p.cities_of(seat) if not p.guarded(city)])


class Revolts(Procedure[KnightsPosition]):
    """`cities`: those of the first seat still to be tested; `city`: the one that revolts."""

    FIELDS = ("seats", "cities", "city")
    STEPS = ("seat", "test")

    def __init__(self, seats: tuple[int, ...], cities: tuple[int, ...] = (), city: int = NOBODY) -> None:
        self.seats: Final = seats
        self.cities: Final = cities
        self.city: Final = city

    def seat(self, p: KnightsPosition) -> Frame | None:
        if self.seats:
            p.replace(Revolts(self.seats, unruly(p, self.seats[0])))
        return None

    def test(self, p: KnightsPosition) -> Frame | None:
        if self.cities:
            p.again()
            return Ask(TEST_CITY, self.seats[0])
        if len(self.seats) > 1:
            p.goto("seat")
            p.replace(Revolts(self.seats[1:]))
        return None


class RevoltTest(Decision[KnightsPosition]):
    """Which city is tested next (WK-17.9)."""

    rule = "WK-17.9"
    verbs = ("test",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [TEST[city] for city in p.near(Revolts).cities]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame, city = p.near(Revolts), int(move[1])
        revolt = p.components.fate.revolt[draw_fate(p)]
        rest = tuple([other for other in frame.cities if other != city])
        p.replace(Revolts(frame.seats, rest, city))
        if p.listening:
            p.tell("revolt" if revolt else "quiet", "WK-17.8", {"seat": seat, "city": p.city_word(city)})
        if not revolt:
            return None
        if ways_out(p, seat, city):
            return Ask(ANSWER_REVOLT, seat)
        neutralize(p, city, "WK-17.8")
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-tested", "WK-17.8")


def revolt_crowns(p: KnightsPosition, city: int) -> int:
    return p.components.costs.revolt_crowns * p.components.cities.income[city]


def ways_out(p: KnightsPosition, seat: int, city: int) -> list[Move]:
    faith = [FAITH] if p.faith[seat] >= p.components.costs.revolt_faith else []
    return [*faith, GOLD] if p.crowns[seat] >= revolt_crowns(p, city) else faith


class AnswerRevolt(Decision[KnightsPosition]):
    """1 Faith, twice the income, or let it go (WK-17.8)."""

    rule = "WK-17.8"
    verbs = ("appease", "let_go")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*ways_out(p, seat, p.near(Revolts).city), LET_GO]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        city = p.near(Revolts).city
        if move == LET_GO:
            neutralize(p, city, "WK-17.8")
            return None
        crowns = revolt_crowns(p, city) if move == GOLD else 0
        p.crowns[seat] -= crowns
        p.faith[seat] -= 0 if move == GOLD else p.components.costs.revolt_faith
        if p.listening:
            p.tell("appeased", "WK-17.8", {"seat": seat, "city": p.city_word(city), "crowns": crowns})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("too-dear", "WK-17.8")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        city = p.near(Revolts).city
        return {"city": p.city_word(city), "crowns": revolt_crowns(p, city)}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"city": p.city_word(p.near(Revolts).city)}


TEST_CITY: Final[RevoltTest] = RevoltTest()
ANSWER_REVOLT: Final[AnswerRevolt] = AnswerRevolt()
