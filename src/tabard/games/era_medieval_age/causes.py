"""The cells from which each line of a score sheet comes, to be lit up."""

from __future__ import annotations

from typing import Final

from .components import CATHEDRAL, GUILDHALL, MARKET, UNIVERSITY
from .geometry import cells_of, near
from .position import PAVED, PLACE_BITS, EraPosition
from .rules.scoring import (
    CATHEDRAL_BONUS,
    GUILDHALL_BONUS,
    LINES,
    MARKET_BONUS,
    ROAD_BONUS,
    ROAD_NETWORK,
    UNIVERSITY_BONUS,
    WALLED_AREA,
    empty_cells_beside,
    walled_areas,
)

OWNERS: Final = {GUILDHALL_BONUS: GUILDHALL, UNIVERSITY_BONUS: UNIVERSITY, CATHEDRAL_BONUS: CATHEDRAL}


def causes(p: EraPosition, seat: int, lines: list[int]) -> list[list[int]]:
    """For each line that counts its cells; none for lines that come from tracks alone."""
    found = line_cells(p, seat)
    return [cells_of(cells) if points else [] for cells, points in zip(found, lines, strict=True)]


def line_cells(p: EraPosition, seat: int) -> list[int]:
    domain, found = p.domains[seat], [0] * len(LINES)
    roadside = 0
    for code in p.buildings(seat):
        cells = p.cells(code)
        found[code // PLACE_BITS] |= cells
        if near(cells) & domain[PAVED]:
            roadside |= cells
        if code // PLACE_BITS == MARKET:
            found[MARKET_BONUS] |= empty_cells_beside(domain, cells)
    for line, piece in OWNERS.items():
        found[line] = found[piece]
    found[ROAD_BONUS] = roadside
    found[ROAD_NETWORK] = roadside | domain[PAVED]
    found[WALLED_AREA] = max(walled_areas(domain), key=lambda area: area.bit_count(), default=0)
    return found
