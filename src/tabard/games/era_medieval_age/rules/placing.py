"""Board and placement (ERA-2), roads, bridges and gates (ERA-15), where a building may stand (ERA-16)."""

from __future__ import annotations

from typing import Final, TypeVar

from tabard.kernel.known import Known

from ..components import (
    ALONG_THE_RIVER,
    ANYWHERE,
    AT_THE_EDGE,
    BUILDINGS,
    BY_ROAD,
    FLOOD,
    OVER_WATER,
    RIVER,
    SCORCHED,
    Components,
    paves,
)
from ..geometry import ALL, BORDER, PLACES, SIDE, Turned, enclosed, near, runs_in
from ..position import (
    BARRIER,
    DOUBLED,
    FLOODED,
    INSIDE,
    PAVED,
    PLACE_BITS,
    TAKEN,
    TILED,
    WATER,
    EraPosition,
)

Domain = tuple[int, ...]


def with_piece(c: Components, domain: Domain, piece: int, cells: int) -> Domain:
    """The domain with one more piece on these cells."""
    taken, water, paved, doubled, barrier, tiled, flooded, inside = domain
    doubled |= taken & cells
    taken |= cells
    if piece == RIVER:
        water |= cells
    elif paves(piece):
        paved |= cells
    elif piece in (SCORCHED, FLOOD):
        tiled |= cells
        flooded |= cells if piece == FLOOD else 0
    elif c.barrier[piece]:
        ring = piece < len(BUILDINGS) or may_close(barrier, near(cells))
        barrier |= cells
        inside = enclosed(barrier) if ring else inside & ~cells
    return (taken, water, paved, doubled, barrier, tiled, flooded, inside)


def may_close(barrier: int, around: int) -> bool:
    """A straight piece closes a ring by two links or more, which lie around it."""
    links = around & barrier
    return links & links - 1 != 0


def without_piece(c: Components, domain: Domain, piece: int, cells: int) -> Domain:
    """The domain with one piece less; what shared a cell with it stays."""
    taken, water, paved, doubled, barrier, tiled, flooded, inside = domain
    taken &= ~cells | doubled
    doubled &= ~cells
    if piece == RIVER:
        water &= ~cells
    elif paves(piece):
        paved &= ~cells
    elif piece in (SCORCHED, FLOOD):
        tiled &= ~cells
        flooded &= ~cells
    elif c.barrier[piece]:
        barrier &= ~cells
        inside = enclosed(barrier)
    return (taken, water, paved, doubled, barrier, tiled, flooded, inside)


class Grown:
    """What became of a board with one more piece. A search lays the same piece again and again: then it gets the same domain,
    of which all that follows is known."""

    def __init__(self, p: EraPosition, seat: int) -> None:
        self.pieces: Final = p.pieces[seat]
        self.components: Final = p.components
        self.domains: Final[dict[int, tuple[Domain, tuple[int, ...]]]] = {}  # by the piece on the board


GROWN: Final[Known[Grown]] = Known()


def grown(p: EraPosition, seat: int) -> Grown:
    domain = p.domains[seat]
    known = GROWN.of(domain)
    if known is None or known.pieces is not p.pieces[seat] or known.components is not p.components:
        known = GROWN.remember(domain, Grown(p, seat))
    return known


def lay(p: EraPosition, seat: int, piece: int, place: int) -> None:
    """Put a piece on a board; it stays there for good (ERA-2.6)."""
    code, before = piece * PLACE_BITS + place, grown(p, seat)
    after = before.domains.get(code)
    if after is None:
        domain = with_piece(p.components, p.domains[seat], piece, p.components.masks[piece][place])
        after = before.domains[code] = (domain, (*before.pieces, code))
    p.domains[seat], p.pieces[seat] = after
    if piece < len(BUILDINGS):
        p.stand(seat, piece, 1)
    p.mark(piece)


def take_off(p: EraPosition, seat: int, codes: list[int]) -> None:
    """Remove pieces as a whole: buildings to the box, roads and bridges to the supply (ERA-8.22, ERA-8.23)."""
    p.pieces[seat] = tuple([code for code in p.pieces[seat] if code not in codes])
    for code in codes:
        piece = code // PLACE_BITS
        p.domains[seat] = without_piece(p.components, p.domains[seat], piece, p.cells(code))
        pile = p.supply if paves(piece) else p.box
        pile[piece] += 1
        if piece < len(BUILDINGS):
            p.stand(seat, piece, -1)


# ---------------------------------------------------------------------- where a structure may stand


class Ground:
    """A domain made ready to be asked where one piece after the other may stand."""

    def __init__(self, c: Components, domain: Domain) -> None:
        self.components: Final = c
        self.domain: Final = domain
        self.empty: Final = runs_in(ALL & ~domain[TAKEN])  # runs of empty cells (ERA-2.5)
        self.starts = 0  # where a road may start, once it has been asked for
        self.room: Final[dict[int, bool]] = {}  # has a piece a place? As far as it has been asked for

    def road_starts(self) -> int:
        """At the edge of the board or beside another road (ERA-15.5)."""
        if not self.starts:
            self.starts = BORDER | near(self.domain[PAVED])
        return self.starts

    def base(self, rule: int) -> int:
        """What a bridge or a gate may lie above: never three pieces on a cell (ERA-2.4, ERA-15.13)."""
        domain = self.domain
        if rule == BY_ROAD:
            return 0
        base = domain[WATER] if rule == OVER_WATER else domain[WATER] | domain[PAVED]
        return base & ~domain[DOUBLED]


GROUNDS: Final[Known[Ground]] = Known()


def ground_of(c: Components, domain: Domain) -> Ground:
    known = GROUNDS.of(domain)
    if known is None or known.components is not c:
        known = GROUNDS.remember(domain, Ground(c, domain))
    return known


def fitting(c: Components, piece: int, ground: Ground, turned: Turned) -> int:
    """All anchors at which the turned piece may be placed."""
    rule = c.place_rule[piece]
    if rule == ANYWHERE:
        return turned.fits(ground.empty, 0)
    if rule == AT_THE_EDGE:  # ERA-16.5
        return turned.fits(ground.empty, 0) & turned.at_edge
    if rule == ALONG_THE_RIVER:  # ERA-16.2
        return turned.along(turned.fits(ground.empty, 0), near(ground.domain[WATER]))
    fits = turned.fits(ground.empty, ground.base(rule))
    if fits and paves(piece):  # ERA-15.5, ERA-15.9
        return turned.touching(fits, ground.road_starts())
    return fits  # ERA-15.11


def places(c: Components, piece: int, domain: Domain) -> list[int]:
    """All places for a structure, each once (ERA-2.19)."""
    return listed(anchors_of(piece, Ground(c, domain)), PLACE_NUMBERS)


def places_beside(piece: int, ground: Ground, beside: int) -> list[int]:
    """Those on one of the cells beside something."""
    c = ground.components
    anchors = [(turned.turn, turned.touching(fitting(c, piece, ground, turned), beside)) for turned in c.turns[piece]]
    return listed(anchors, PLACE_NUMBERS)


def anchors_of(piece: int, ground: Ground) -> list[tuple[int, int]]:
    """For each turn of a structure the anchors at which it may be placed."""
    c = ground.components
    return [(turned.turn, fitting(c, piece, ground, turned)) for turned in c.turns[piece]]


def has_place(piece: int, ground: Ground) -> bool:
    known = ground.room.get(piece)
    if known is None:
        known = ground.room[piece] = fits_somewhere(piece, ground)
    return known


def fits_somewhere(piece: int, ground: Ground) -> bool:
    for turned in ground.components.turns[piece]:
        if fitting(ground.components, piece, ground, turned):
            return True
    return False


def has_room(pieces: list[int], ground: Ground) -> bool:
    """For one of these."""
    for piece in pieces:
        if has_place(piece, ground):
            return True
    return False


T = TypeVar("T")


def by_bytes(places: list[T]) -> list[list[list[T]]]:
    """Something for each place, by turn and byte of a set of cells (two to a row), then by the value of that byte."""
    return [half_row(places, turn, byte) for turn in range(4) for byte in range(2 * SIDE)]


def half_row(places: list[T], turn: int, byte: int) -> list[list[T]]:
    first = byte // 2 * SIDE + byte % 2 * 8
    here = places[first * 4 + turn : (first + (SIDE - 8 if byte % 2 else 8)) * 4 : 4]
    return [[one for n, one in enumerate(here) if value >> n & 1] for value in range(1 << len(here))]


PLACE_NUMBERS: Final = by_bytes(list(range(PLACES)))


def listed(anchors: list[tuple[int, int]], things: list[list[list[T]]]) -> list[T]:
    """What stands for the places of these turns and anchors."""
    found: list[T] = []
    for turn, cells in anchors:
        at = turn * 2 * SIDE
        for value in cells.to_bytes(2 * SIDE, "little"):
            if value:
                found += things[at][value]
            at += 1
    return found


# ---------------------------------------------------------------------- where a tile may lie


def by_the_water(domain: Domain) -> int:
    """A flood tile needs one of these cells (ERA-8.17, ERA-8.32)."""
    return near(domain[WATER] | domain[FLOODED])


def tile_anchors(c: Components, piece: int, domain: Domain, cells: int) -> list[tuple[int, int]]:
    """Turn and anchors of a tile that covers only these cells, all outside (ERA-8.16)."""
    outside = cells & ~domain[INSIDE] & ~domain[BARRIER]
    found: list[tuple[int, int]] = []
    runs = runs_in(outside)
    wet = by_the_water(domain) if piece == FLOOD else 0
    for turned in c.turns[piece]:
        fits = turned.fits(runs, 0)
        if piece == FLOOD and fits:
            fits = turned.touching(fits, wet)
        if fits:
            found.append((turned.turn, fits))
    return found


def starting_tile_places(c: Components, piece: int, domain: Domain) -> list[int]:
    """ERA-3.13, ERA-3.14."""
    return listed(tile_anchors(c, piece, domain, ALL & ~domain[TAKEN]), PLACE_NUMBERS)


def disaster_tile_anchors(p: EraPosition, seat: int, piece: int) -> list[tuple[int, int]]:
    """Empty fields if there are any, otherwise whatever may be cleared for the tile (ERA-8.16 to ERA-8.20)."""
    domain = p.domains[seat]
    empty = tile_anchors(p.components, piece, domain, ALL & ~domain[TAKEN])
    if empty:
        return empty
    fixed = domain[WATER] | domain[TILED] | guarded(p, seat)  # ERA-8.24, ERA-8.26
    return tile_anchors(p.components, piece, domain, ALL & ~fixed)


def guarded(p: EraPosition, seat: int) -> int:
    """The cells of roads and bridges under a gate (ERA-8.25)."""
    barrier, found = p.domains[seat][BARRIER], 0
    for code in p.pieces[seat]:
        piece = code // PLACE_BITS
        if paves(piece) and p.cells(code) & barrier:
            found |= p.cells(code)
    return found


def reaching_into(p: EraPosition, seat: int, cells: int) -> list[int]:
    """The pieces that a tile on these cells would remove (ERA-8.19)."""
    return [code for code in p.pieces[seat] if p.cells(code) & cells]


def exposed(p: EraPosition, seat: int) -> list[int]:
    """Buildings that are not enclosed; keeps and armories always are (ERA-2.11, ERA-8.12)."""
    domain = p.domains[seat]
    inside = domain[INSIDE] | domain[BARRIER]
    return [code for code in p.buildings(seat) if not p.cells(code) & inside]
