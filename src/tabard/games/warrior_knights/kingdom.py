"""The map: areas, borders, roads, bridges, ports and cities, as tables indexed by area and city (WK-25)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tabard.kernel.reading import Section

from .drawing import drawing

KINDS: Final = ("kingdom", "overseas")
REGIONS: Final = ("west", "north_east", "south_east", "overseas")
AREAS: Final = 66  # WK-2.1: 60 of the Kingdom first, then 6 overseas
KINGDOM: Final = 60
KINGDOM_AREAS: Final = (1 << KINGDOM) - 1  # as bits
CITIES: Final = 24
KINGDOM_CITIES: Final = 18
ROAD_STEPS: Final = 3  # WK-11.4
FARTHEST: Final = 6  # moves; whatever is further away is as far
NONE: Final = -1  # no city, no area, nobody


class Kingdom:
    """Where one can go from where. Sets of areas are bits: area `a` is `1 << a`."""

    def __init__(self, file: Section) -> None:
        areas = file.sections("areas")
        self.ids: Final = unique([area.word("id") for area in areas], file, "areas")
        if [area.word("kind", KINDS) for area in areas] != ["kingdom"] * KINGDOM + ["overseas"] * (AREAS - KINGDOM):
            raise file.wrong("areas", f"{KINGDOM} areas of the Kingdom, then {AREAS - KINGDOM} overseas lands")
        self.cell: Final = tuple([(area.number("col"), area.number("row", -1)) for area in areas])  # WK-25.1
        self.region: Final = tuple([REGIONS.index(area.word("region", REGIONS)) for area in areas])
        self.edge: Final = bits([number for number, area in enumerate(areas) if area.flag("edge")])  # WK-21.3
        self.neighbours: Final = tuple([self.areas(area, "neighbors") for area in areas])
        self.on_foot: Final = tuple([self.areas(area, "passable") for area in areas])  # WK-11.1 to WK-11.3
        self.bridged: Final = self._borders(file)
        self.roads: Final = self._roads(file.sections("roads"))
        self.ports: Final = tuple([self.area(port, "area") for port in file.sections("ports")])
        self.port_bits: Final = bits(list(self.ports))
        self.by_land: Final = tuple([self._by_land(area) for area in range(AREAS)])
        self.journeys: Final = tuple([self._journeys(area) for area in range(AREAS)])
        self.drawing: Final = drawing(file)

    def area(self, section: Section, key: str) -> int:
        return self.ids.index(section.word(key, self.ids))

    def areas(self, section: Section, key: str) -> tuple[int, ...]:
        return tuple([self.ids.index(word) for word in section.words(key, self.ids)])

    def _borders(self, file: Section) -> tuple[int, ...]:
        """For each area the neighbours across a bridge; what is passable must follow from borders and barriers (WK-25.2)."""
        closed = [0] * AREAS
        bridged = [0] * AREAS
        for barrier in file.sections("barriers"):
            a, b = self.area(barrier, "a"), self.area(barrier, "b")
            barrier.word("kind", ("river", "mountain"))
            barrier.word("feature")
            border = bridged if barrier.flag("bridge") else closed
            border[a] |= 1 << b
            border[b] |= 1 << a
        for bridge in file.sections("bridges"):
            bridge.word("id")
            if not bridged[self.area(bridge, "a")] >> self.area(bridge, "b") & 1:
                raise bridge.wrong("b", "a bridge over one of the rivers, with `bridge = true` there")
        for number, area in enumerate(file.sections("areas")):
            if bits(list(self.on_foot[number])) != bits(list(self.neighbours[number])) & ~closed[number]:
                raise area.wrong("passable", "the neighbours that no river or mountain keeps away")
            if any([number not in self.neighbours[other] for other in self.neighbours[number]]):
                raise area.wrong("neighbors", "borders that both sides share")
        return tuple(bridged)

    def _roads(self, roads: list[Section]) -> tuple[tuple[int, ...], ...]:
        """For each area the areas one road step away: all roads are one network (WK-11.5)."""
        steps: list[set[int]] = [set() for _ in range(AREAS)]
        for road in roads:
            road.word("id")
            path = self.areas(road, "path")
            for here, there in pairwise(path):
                if there not in self.on_foot[here]:
                    raise road.wrong("path", "steps between areas that can be reached on foot")
                steps[here].add(there)
                steps[there].add(here)
        return tuple([tuple(sorted(reached)) for reached in steps])

    def _by_land(self, area: int) -> int:
        """The areas that a move by land can end in, whoever stands in the way (WK-11.1, WK-11.4)."""
        return bits(list(self.on_foot[area])) | self.reach(area, ROAD_STEPS)

    def _journeys(self, start: int) -> tuple[int, ...]:
        """How many moves take a noble from there to each area, whoever stands in the way: on foot, by road, by sea."""
        moves = [AREAS] * AREAS
        moves[start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            reached = {*members(self.by_land[here])}
            for there in sorted(reached | ({*self.ports} if here in self.ports else set())):
                if moves[there] == AREAS:
                    moves[there] = moves[here] + 1
                    edge.append(there)
        return tuple(moves)

    def reach(self, area: int, steps: int) -> int:
        """The areas that a road move of that many steps can end in, whoever stands in the way (WK-11.4)."""
        found = edge = 1 << area
        for _ in range(steps):
            edge = bits([there for here in members(edge) for there in self.roads[here]]) & ~found
            found |= edge
        return found & ~(1 << area)


class Cities:
    """What is printed beside each city: those of the Kingdom first."""

    def __init__(self, file: Section, land: Kingdom) -> None:
        cities = file.sections("cities")
        self.ids: Final = unique([city.word("id") for city in cities], file, "cities")
        self.area: Final = tuple([land.area(city, "area") for city in cities])
        if [area < KINGDOM for area in self.area] != [city < KINGDOM_CITIES for city in range(CITIES)]:
            raise file.wrong("cities", f"{KINGDOM_CITIES} cities of the Kingdom, then one in each overseas land")
        self.strength: Final = tuple([fifties(city, "strength") for city in cities])
        self.income: Final = tuple([city.number("income", 0, 100) for city in cities])
        self.at: Final = tuple([place(self.area, area) for area in range(AREAS)])  # NONE where there is no city
        self.nearest: Final = tuple([self._nearest(journeys) for journeys in land.journeys])  # from each area

    def _nearest(self, journeys: tuple[int, ...]) -> tuple[int, ...]:
        """By the moves that it takes to come there; of those equally far away the cities of the Kingdom first."""
        return tuple(sorted(range(CITIES), key=lambda city: (min(journeys[self.area[city]], FARTHEST), city)))


def bits(areas: list[int]) -> int:
    found = 0
    for area in areas:
        found |= 1 << area
    return found


def members(areas: int) -> list[int]:
    """The areas of a set, in the order of the map."""
    kingdom, overseas = areas & KINGDOM_AREAS, areas >> KINGDOM  # apart, so that each fits a machine word
    found = [area for area in range(KINGDOM) if kingdom >> area & 1]
    return found + [KINGDOM + land for land in range(AREAS - KINGDOM) if overseas >> land & 1] if overseas else found


def place(values: tuple[int, ...], value: int) -> int:
    return values.index(value) if value in values else NONE


def fifties(section: Section, key: str) -> int:
    """Strengths are multiples of 50 (WK-1.21)."""
    value = section.number(key, 0, 10_000)
    if value % 50:
        raise section.wrong(key, "a multiple of 50")
    return value


def unique(ids: list[str], file: Section, key: str) -> tuple[str, ...]:
    for id in ids:
        if ids.count(id) > 1:
            raise file.wrong(key, f"different ids, not {id!r} twice")
    return tuple(ids)
