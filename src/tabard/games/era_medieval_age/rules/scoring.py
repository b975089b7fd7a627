"""Scoring (ERA-24)."""

from __future__ import annotations

from typing import Final

from ..components import BUILDINGS, CATHEDRAL, CULTURE, DISASTER, GUILDHALL, MARKET, UNIVERSITY
from ..geometry import ALL, groups, near
from ..position import BARRIER, INSIDE, PAVED, PLACE_BITS, TAKEN, TILED, WATER, EraPosition

# after the eighteen building types
ROAD_BONUS: Final = 18
MARKET_BONUS: Final = 19
GUILDHALL_BONUS: Final = 20
UNIVERSITY_BONUS: Final = 21
CATHEDRAL_BONUS: Final = 22
CULTURE_POINTS: Final = 23
MOST_CULTURE: Final = 24
ROAD_NETWORK: Final = 25
WALLED_AREA: Final = 26
DISASTER_POINTS: Final = 27
LINES: Final = (
    *BUILDINGS,
    "road_bonus",
    "market_bonus",
    "guildhall_bonus",
    "university_bonus",
    "cathedral_bonus",
    "culture",
    "most_culture",
    "road_network",
    "walled_area",
    "disaster",
)


def times(p: EraPosition, seat: int, code: int) -> int:
    """How often a building scores: by itself, enclosed, by the river, or both (ERA-24.1 to ERA-24.3)."""
    domain = p.domains[seat]
    return times_on(p, p.cells(code), domain[INSIDE] | domain[BARRIER], near(domain[WATER]))


def times_on(p: EraPosition, cells: int, enclosed: int, wet: int) -> int:
    return p.components.times[bool(cells & enclosed) + 2 * bool(cells & wet)]


def by_the_road(p: EraPosition, seat: int) -> int:
    """Buildings beside a road or bridge (ERA-24.6)."""
    paved = near(p.domains[seat][PAVED])
    return sum([bool(p.cells(code) & paved) for code in p.buildings(seat)]) if paved else 0


def empty_cells_beside(domain: tuple[int, ...], cells: int) -> int:
    """Cells beside a market that hold nothing or only a road or bridge (ERA-14.9, ERA-14.16)."""
    empty = ALL & ~domain[TAKEN] | domain[PAVED] & ~domain[BARRIER]
    return near(cells) & empty


def empty_beside(p: EraPosition, seat: int, code: int) -> int:
    return empty_cells_beside(p.domains[seat], p.cells(code)).bit_count()


def walled_areas(domain: tuple[int, ...]) -> list[int]:
    """The walled areas without the cells under tiles (ERA-2.13)."""
    if not domain[INSIDE]:
        return []
    return [area & ~domain[TILED] for area in groups(domain[INSIDE])]


def largest_area(p: EraPosition, seat: int) -> int:
    """ERA-2.15."""
    return max([area.bit_count() for area in walled_areas(p.domains[seat])], default=0)


def own_lines(p: EraPosition, seat: int) -> list[int]:
    """The score sheet of one player but for the majorities."""
    c, lines, domain = p.components, [0] * len(LINES), p.domains[seat]
    enclosed, wet = domain[INSIDE] | domain[BARRIER], near(domain[WATER])
    for code in p.buildings(seat):
        piece = code // PLACE_BITS
        lines[piece] += c.points[piece] * times_on(p, p.cells(code), enclosed, wet)
        if piece == MARKET:
            lines[MARKET_BONUS] += c.per_cell * empty_beside(p, seat, code)
        elif piece == GUILDHALL:
            lines[GUILDHALL_BONUS] += c.per_resource * p.resources(seat)
        elif piece == UNIVERSITY:
            lines[UNIVERSITY_BONUS] += c.per_culture_again * p.tracks[seat][CULTURE]
        elif piece == CATHEDRAL:
            lines[CATHEDRAL_BONUS] += c.per_die * len(p.dice[seat])
    lines[ROAD_BONUS] = c.road_bonus * by_the_road(p, seat) if p.terms.roads else 0
    lines[CULTURE_POINTS] = c.per_culture * p.tracks[seat][CULTURE]
    lines[DISASTER_POINTS] = -c.per_disaster * p.tracks[seat][DISASTER]
    return lines


def sheets(p: EraPosition) -> list[list[int]]:
    """All score sheets; who is tied for a majority scores it in full (ERA-24.11 to ERA-24.14)."""
    found = [own_lines(p, seat) for seat in range(p.seats)]
    c = p.components
    award(found, MOST_CULTURE, c.most_culture, [tracks[CULTURE] for tracks in p.tracks], c.least)
    if p.terms.roads:
        award(found, ROAD_NETWORK, c.road_network, [by_the_road(p, seat) for seat in range(p.seats)], c.least)
    award(found, WALLED_AREA, c.walled_area, [largest_area(p, seat) for seat in range(p.seats)], c.least)
    return found


def award(found: list[list[int]], line: int, points: int, sizes: list[int], least: int) -> None:
    best = max(sizes)
    for lines, size in zip(found, sizes, strict=True):
        if size == best and size >= least:
            lines[line] = points


def scores(p: EraPosition) -> tuple[int, ...]:
    """ERA-24.16."""
    return tuple([sum(lines) for lines in sheets(p)])
