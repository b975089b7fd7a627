"""The start of the players (CE-2.18 to CE-2.24) and what the random layout asks of them (CE-17)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Each, Frame, Illegal, Move, Procedure

from ..names import KINDS, RESOURCES, YIELD, location_id
from ..position import CrownOfEmaraPosition
from .gains import amount


class Start(Procedure[CrownOfEmaraPosition]):
    """All Councilors, then the start resources (CE-2.23, CE-17.9)."""

    STEPS = ("first_player", "others", "resources")

    def first_player(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-2.18
        first, c = p.first * 2, p.components
        p.councilors[first] = c.start_countryside[p.event]
        p.councilors[first + 1] = c.start_town[p.event]
        return ASK_START[p.first] if on_one_circle(p) else None  # CE-17.3

    def others(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-2.18, CE-2.24
        first = p.first * 2
        if circle_of(p, p.councilors[first]):  # each Councilor is known by its circle
            p.councilors[first : first + 2] = [p.councilors[first + 1], p.councilors[first]]
        for steps, seat in enumerate(p.order):
            for circle in range(2):
                location = p.councilors[first + circle]
                p.councilors[seat * 2 + circle] = p.ahead(location, steps) if p.terms.staggered else location
            if p.listening:
                words: Args = {"seat": seat, "location": location_id(p.councilors[seat * 2])}
                p.tell("placed", "CE-2.18", {**words, "second": location_id(p.councilors[seat * 2 + 1])})
        return None

    def resources(self, p: CrownOfEmaraPosition) -> Frame | None:
        if p.terms.mixed:  # CE-17.2
            return Each(START_RESOURCE, p.order)
        for seat in p.order:  # CE-2.19
            gain_start(p, seat, YIELD[p.councilors[seat * 2]], "CE-2.19")
        return None


def circle_of(p: CrownOfEmaraPosition, location: int) -> int:
    return p.circles.index(location) // 4


def on_one_circle(p: CrownOfEmaraPosition) -> bool:
    first = p.first * 2
    return circle_of(p, p.councilors[first]) == circle_of(p, p.councilors[first + 1])


def gain_start(p: CrownOfEmaraPosition, seat: int, resource: int, rule: str) -> None:
    number = p.components.start_resources
    p.goods[seat * KINDS + resource] += number
    if p.listening and number:
        p.tell("start-resource", rule, {"seat": seat, "gains": [amount(resource, number)]})


class StartPlace(Decision[CrownOfEmaraPosition]):
    """Both Councilors of the first player would stand on one circle: one of them moves to the other (CE-17.3)."""

    rule = "CE-17.3"
    verbs = ("start_place",)

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        other = 4 - 4 * circle_of(p, p.councilors[seat * 2])
        return [
            ("start_place", councilor, place)
            for councilor in range(2)
            for place in sorted(p.circles[other : other + 4])
        ]

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        p.councilors[seat * 2 + int(move[1])] = int(move[2])
        return None

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        return Illegal("same-circle", "CE-17.3", "choose a location of the other circle")

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        return {"first": location_id(p.councilors[seat * 2]), "second": location_id(p.councilors[seat * 2 + 1])}


class StartResource(Decision[CrownOfEmaraPosition]):
    """One resource of one's choice (CE-17.2)."""

    rule = "CE-17.2"
    verbs = ("start_resource",)

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        return [("start_resource", resource) for resource in range(RESOURCES)]

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        gain_start(p, seat, int(move[1]), "CE-17.2")
        return None


START_PLACE: Final = StartPlace()
START_RESOURCE: Final = StartResource()
ASK_START: Final = [Ask(START_PLACE, seat) for seat in range(4)]
