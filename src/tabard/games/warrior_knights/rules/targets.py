"""What a card hits (WK-27.6, WK-27.7): found by fate, or named by a baron."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import NOBLES
from ..kingdom import CITIES, KINGDOM_CITIES
from ..position import KnightsPosition
from ..state.armies import CASTLE, OFF, PLACES, place_of
from ..state.board import NEUTRAL, NOBODY, RAZED
from .fate import draw_fate, find_city, find_fate

NAME_NOBLE_MOVE: Final[list[Move]] = [("name_noble", place) for place in range(NOBLES)]


NAME_CITY_MOVE: Final[list[Move]] = [("name_city", city) for city in range(CITIES)]


NAME_STAKE_MOVE: Final[list[Move]] = [("name_stake", expedition) for expedition in range(3)]


def unguarded(p: KnightsPosition, cities: list[int]) -> list[int]:
    return [city for city in cities if p.owner[city] >= 0 and not p.guarded(city)]


def fate_noble(p: KnightsPosition, armies: list[int]) -> tuple[int, ...]:
    """One of these nobles of one baron by the shape on a fate card (WK-20.1, WK-20.2)."""
    if not armies:
        return ()
    shapes = [place_of(army) for army in armies]
    card = find_fate(p, [shape in shapes for shape in p.components.fate.shape])
    return (armies[shapes.index(p.components.fate.shape[card])],)


def fate_city(p: KnightsPosition, cities: list[int]) -> tuple[int, ...]:
    city = find_city(p, cities)
    return (city,) if city != NOBODY else ()


def armies_around(p: KnightsPosition, city: int) -> tuple[int, ...]:
    """In its area and in every area next to it; rivers and mountains do not protect (WK-23.27)."""
    area = p.components.cities.area[city]
    areas = (area, *p.components.map.neighbours[area])
    armies = [army for army in range(p.seats * PLACES) if p.at[army] in areas]
    return tuple([army for army in armies if place_of(army) != CASTLE or p.troops[army]])


def own_armies(p: KnightsPosition, seat: int) -> list[int]:
    return [army for army in range(seat * PLACES, seat * PLACES + PLACES) if not p.gone[army]]


def found_target(p: KnightsPosition, seat: int, word: str) -> tuple[int, ...]:
    """Targets that nobody is asked for (WK-27.6)."""
    cities = p.cities_of(seat)
    standing = [city for city in range(KINGDOM_CITIES) if p.owner[city] != RAZED]
    if word == "own_armies":
        return tuple(own_armies(p, seat))
    if word == "own_armies_of_200_or_more":
        return tuple([army for army in own_armies(p, seat) if p.strength(army) >= 200])
    if word == "armies_at_and_around_fate_kingdom_city":
        return armies_around(p, find_city(p, standing))
    if word == "fate_own_noble_on_board":
        return fate_noble(p, [army for army in p.nobles_of(seat) if p.at[army] != OFF])
    if word == "fate_own_noble_with_heir":
        return fate_noble(p, [army for army in p.nobles_of(seat) if p.heir[army]])
    if word == "fate_own_city":
        return fate_city(p, cities)
    if word == "fate_own_unguarded_city":
        return fate_city(p, unguarded(p, cities))
    if word == "fate_kingdom_city":
        return fate_city(p, standing)
    if word == "fate_nationality_own_mercenaries":
        return deserting_nation(p, seat)
    assert word == "fate_two_cards_unguarded_cities"
    drawn = {p.components.fate.city[draw_fate(p)] for _ in range(2)}
    return tuple(unguarded(p, sorted(drawn)))


def deserting_nation(p: KnightsPosition, seat: int) -> tuple[int, ...]:
    nation = p.components.fate.nation[draw_fate(p)]
    kinds = [kind for army in own_armies(p, seat) for kind in p.troops[army]]
    return (nation,) if any([p.components.troops.nation[kind] == nation for kind in kinds]) else ()


def asked_targets(p: KnightsPosition, seat: int, word: str) -> list[Move]:
    """What may be named (WK-27.7). `seat`: the drawer or the chosen baron."""
    if word == "head_names_noble_with_heir":
        return [NAME_NOBLE_MOVE[place_of(army)] for army in p.nobles_of(seat) if p.heir[army]]
    if word == "head_names_stake":
        return [NAME_STAKE_MOVE[expedition] for expedition in range(3) if p.stake(expedition, seat)]
    if word == "drawer_names_own_unbesieged_city":
        cities = [city for city in p.cities_of(seat) if not p.besieged(city)]
    elif word == "drawer_names_open_city":
        cities = open_cities(p, seat)
    elif word == "drawer_names_foreign_unguarded_city":
        cities = unguarded(p, [city for city in range(CITIES) if p.owner[city] != seat])
    else:
        cities = p.kingdom_cities_of(seat)
    return [NAME_CITY_MOVE[city] for city in cities]


def open_cities(p: KnightsPosition, seat: int) -> list[int]:
    """Neutral cities of the Kingdom of strength 200 or less where only this baron has nobles (WK-23.25)."""
    found = []
    for city in range(KINGDOM_CITIES):
        area = p.components.cities.area[city]
        if p.owner[city] == NEUTRAL and p.wall_strength(city) <= 200 and p.barons_in(area) == [seat]:
            found.append(city)
    return found


class FindTarget(Procedure[KnightsPosition]):
    """The target of an entry, left in p.got; () if there is none."""

    FIELDS = ("seat", "word", "target")
    STEPS = ("find", "leave")

    def __init__(self, seat: int, word: str, target: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.word: Final = word
        self.target: Final = target

    def find(self, p: KnightsPosition) -> Frame | None:
        if "_names_" not in self.word:
            p.replace(FindTarget(self.seat, self.word, found_target(p, self.seat, self.word)))
            return None
        asked = p.head if self.word.startswith("head") else self.seat
        return Ask(NAME_TARGET, asked) if asked_targets(p, self.seat, self.word) else None

    def leave(self, p: KnightsPosition) -> Frame | None:
        p.got = self.target
        return None


class NameTarget(Decision[KnightsPosition]):
    """A noble, a city or an expedition that a card lets a baron name (WK-27.7)."""

    rule = "WK-7.11"
    verbs = ("name_noble", "name_city", "name_stake")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        frame = p.near(FindTarget)
        return asked_targets(p, frame.seat, frame.word)

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(FindTarget)
        number = int(move[1])
        target = frame.seat * PLACES + number if move[0] == "name_noble" else number
        if p.listening:
            word = p.noble_word(target) if move[0] == "name_noble" else target_word(p, str(move[0]), number)
            p.tell("names", "WK-7.11", {"seat": seat, "target": word})
        p.replace(FindTarget(frame.seat, frame.word, (target,)))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-target", "WK-27.7")


def target_word(p: KnightsPosition, verb: str, number: int) -> str:
    if verb == "name_city":
        return p.city_word(number)
    return "expedition-" + ("ceylon", "spice-islands", "china")[number]


NAME_TARGET: Final[NameTarget] = NameTarget()
