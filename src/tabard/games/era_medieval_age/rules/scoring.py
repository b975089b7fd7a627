"""Scoring (ERA-24)."""

from __future__ import annotations

from typing import Final

from tabard.kernel.known import Known

from ..components import BUILDINGS, CATHEDRAL, CULTURE, DISASTER, GUILDHALL, MARKET, UNIVERSITY, paves
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


class Built:
    """What pieces and domain of a board say about its score, whatever else is so: worked out once for a domain."""

    def __init__(self, p: EraPosition, seat: int, points: int, market_cells: int, beside: int, largest: int) -> None:
        self.pieces: Final = p.pieces[seat]
        self.components: Final = p.components
        self.points: Final = points
        self.market_cells: Final = market_cells
        self.by_the_road: Final = beside
        self.largest_area: Final = largest


def count_built(p: EraPosition, seat: int) -> Built:
    c, domain = p.components, p.domains[seat]
    enclosed, wet, paved = domain[INSIDE] | domain[BARRIER], near(domain[WATER]), near(domain[PAVED])
    points = beside = 0
    for code in p.pieces[seat]:
        piece = code // PLACE_BITS
        if piece < len(BUILDINGS):
            cells = c.masks[piece][code % PLACE_BITS]
            points += c.points[piece] * c.times[bool(cells & enclosed) + 2 * bool(cells & wet)]
            beside += bool(cells & paved)
    return Built(p, seat, points, market_cells(p, seat), beside, largest_area(p, seat))


def market_cells(p: EraPosition, seat: int) -> int:
    if not p.count(seat, MARKET):
        return 0
    return sum([empty_beside(p, seat, code) for code in p.pieces[seat] if code // PLACE_BITS == MARKET])


def count_one_more(p: EraPosition, seat: int, before: Built, inside: int) -> Built:
    """The same where the last piece has just been laid: `before` and the cells that were enclosed tell most of it."""
    code, domain = p.pieces[seat][-1], p.domains[seat]
    if domain[INSIDE] != inside:
        return count_built(p, seat)
    piece, points, beside = code // PLACE_BITS, before.points, before.by_the_road
    if piece < len(BUILDINGS):
        points += p.components.points[piece] * times(p, seat, code)
        beside += bool(p.cells(code) & near(domain[PAVED]))
    elif paves(piece):
        beside = by_the_road(p, seat)
    return Built(p, seat, points, market_cells(p, seat), beside, before.largest_area)


BUILT: Final[Known[Built]] = Known()


def built(p: EraPosition, seat: int) -> Built:
    domain = p.domains[seat]
    known = BUILT.of(domain)
    if known is None or known.pieces is not p.pieces[seat] or known.components is not p.components:
        known = BUILT.remember(domain, count_built(p, seat))
    return known


def own_total(p: EraPosition, seat: int, known: Built) -> int:
    """The sum of `own_lines`."""
    c, tracks, standing = p.components, p.tracks[seat], p.standing[seat]
    total = known.points + c.per_cell * known.market_cells
    total += c.per_culture * tracks[CULTURE] - c.per_disaster * tracks[DISASTER]
    if standing[GUILDHALL]:
        total += c.per_resource * p.resources(seat) * standing[GUILDHALL]
    total += c.per_culture_again * tracks[CULTURE] * standing[UNIVERSITY]
    total += c.per_die * len(p.dice[seat]) * standing[CATHEDRAL]
    return total + (c.road_bonus * known.by_the_road if p.terms.roads else 0)


def totals(p: EraPosition) -> list[int]:
    """The sums of all `sheets`."""
    return totals_of(p, [built(p, seat) for seat in range(p.seats)])


def totals_of(p: EraPosition, all_built: list[Built]) -> list[int]:
    found = [own_total(p, seat, known) for seat, known in enumerate(all_built)]
    c = p.components
    award(found, c.most_culture, [tracks[CULTURE] for tracks in p.tracks], c.least)
    if p.terms.roads:
        award(found, c.road_network, [known.by_the_road for known in all_built], c.least)
    award(found, c.walled_area, [known.largest_area for known in all_built], c.least)
    return found


def award(found: list[int], points: int, sizes: list[int], least: int) -> None:
    """A majority (ERA-24.11 to ERA-24.14), as `majorities` lists them for the sheets."""
    for seat in leaders(sizes, least):
        found[seat] += points


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
    lines[ROAD_BONUS] = c.road_bonus * built(p, seat).by_the_road if p.terms.roads else 0
    lines[CULTURE_POINTS] = c.per_culture * p.tracks[seat][CULTURE]
    lines[DISASTER_POINTS] = -c.per_disaster * p.tracks[seat][DISASTER]
    return lines


def sheets(p: EraPosition) -> list[list[int]]:
    """All score sheets."""
    found = [own_lines(p, seat) for seat in range(p.seats)]
    for line, points, sizes in majorities(p, [built(p, seat) for seat in range(p.seats)]):
        for seat in leaders(sizes, p.components.least):
            found[seat][line] = points
    return found


def majorities(p: EraPosition, all_built: list[Built]) -> list[tuple[int, int, list[int]]]:
    """Line of the sheet, points, and what of everybody is compared (ERA-24.11 to ERA-24.14)."""
    c = p.components
    found = [(MOST_CULTURE, c.most_culture, [tracks[CULTURE] for tracks in p.tracks])]
    if p.terms.roads:
        found.append((ROAD_NETWORK, c.road_network, [known.by_the_road for known in all_built]))
    return [*found, (WALLED_AREA, c.walled_area, [known.largest_area for known in all_built])]


def leaders(sizes: list[int], least: int) -> list[int]:
    """Who is tied for a majority scores it in full."""
    best = max(sizes)
    return [seat for seat, size in enumerate(sizes) if size == best] if best >= least else []


def scores(p: EraPosition) -> tuple[int, ...]:
    """ERA-24.16."""
    return tuple(totals(p))
