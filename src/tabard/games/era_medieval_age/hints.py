"""How good a position is for a seat: points now, what will bring more of them, and what is under way.

A one-ply player sees only the position after its move, so half-done things have their worth here: dice named for a re-roll by
what they bring on average, a structure in hand by what it is worth anywhere, a draft by where its pieces lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.kernel import Move
from tabard.kernel.known import Known

from .components import (
    ARMORY,
    BUILDINGS,
    CATHEDRAL,
    CHAPEL,
    CULTURE,
    FACES,
    FARM,
    FLOOD,
    FOOD,
    GATE,
    GUILDHALL,
    KEEP,
    LONGHOUSE,
    MARKET,
    PER_COLOUR,
    RESOURCES,
    SCORCHED,
    UNIVERSITY,
    WALLS,
    WHARF,
    Components,
    paves,
)
from .geometry import BIT_OF, BORDER, SIDE, STRIDE, enclosed, near
from .position import BARRIER, INSIDE, PLACE_BITS, TAKEN, WATER, EraPosition
from .rules.build import BuildTurn, Placing, hammers_left
from .rules.extort import Demand
from .rules.layout import drafted
from .rules.placing import Domain, Ground, ground_of, may_close, places_beside
from .rules.roll import faces_set
from .rules.scoring import totals

RESOURCE: Final = [0.5, 0.42, 0.36, 0.3]  # trade goods, stone, wood, food
SYMBOL: Final = [0.5, 0.42, 0.36, 0.3, 1.3, 1.1, 0.22, 0.12, 0.35, -0.9]
DIE: Final = [2.8, 1.5, 3.0, 4.0]  # what another die of a colour is worth over a whole game
WORTH: Final = {"farm": 0.5, "lumber_mill": 2.4, "quarry": 3.6, "joinery": 3.0, "monastery": 0.8, "hospital": 0.5}
WORTH_TOO: Final = {"chapel": 0.8, "wharf": 0.7, "armory": 0.8, "trade_fair": 5.0}
USE: Final = [WORTH.get(name, WORTH_TOO.get(name, 0.0)) for name in BUILDINGS]
HUNGER: Final = 0.8  # each food that will be missing
RIVAL: Final = 0.25  # a point of the best opponent
CLOSE: Final = 0.12  # two buildings beside each other: disease
LINE: Final = 0.09  # two barrier cells beside each other: a wall that grows
HAMMER_LEFT: Final = 0.5
ROOM: Final = 0.012  # a place for a farm that is left
NEEDED_FARM: Final = 1.2  # while there are fewer farms than a third of the dice
RING: Final = 3.0  # a starting wall that will close a ring with the keep
CLOSED: Final = 6.0
INNER: Final = 0.25  # an empty cell that a ring will enclose
HOUSES: Final = (LONGHOUSE, FARM, CHAPEL, WHARF)  # of a layout
CROSSING: Final = 1.0  # a gate that leads a wall over a road or a river


def cells_at(rows: range, columns: range) -> int:
    """Cells by row and column, counted from 1."""
    return sum([1 << BIT_OF[(row - 1) * SIDE + column - 1] for row in rows for column in columns])


# three walls of length 4 that enclose six cells beside the keep: below, above, right and left of it
RINGS: Final = (
    (cells_at(range(8, 12), range(6, 7)), cells_at(range(8, 12), range(9, 10)), cells_at(range(12, 13), range(6, 10))),
    (cells_at(range(4, 8), range(6, 7)), cells_at(range(4, 8), range(9, 10)), cells_at(range(3, 4), range(6, 10))),
    (cells_at(range(6, 7), range(8, 12)), cells_at(range(9, 10), range(8, 12)), cells_at(range(6, 10), range(12, 13))),
    (cells_at(range(6, 7), range(4, 8)), cells_at(range(9, 10), range(4, 8)), cells_at(range(6, 10), range(3, 4))),
)


def value(p: EraPosition, seat: int) -> float:
    return standing(p, seat, totals(p))


def values(p: EraPosition) -> list[float]:
    """Of all seats."""
    all_totals = totals(p)
    return [standing(p, seat, all_totals) for seat in range(p.seats)]


def standing(p: EraPosition, seat: int, of_all: list[int]) -> float:
    if p.over:
        return lead(seat, of_all) * 10.0
    worth = lead(seat, of_all) + (promise(p, seat) + stock(p, seat))
    if not p.round:
        return worth + draft(p, seat, p.chosen(seat))
    return worth + (rolled(p, seat, p.chosen(seat)) if p.rolls else 0.0) + under_way(p, seat)


def lead(seat: int, of_all: list[int]) -> float:
    """Points, and a part of what the best opponent has."""
    others = [total for other, total in enumerate(of_all) if other != seat]
    return float(of_all[seat]) - RIVAL * max(others, default=0)


def ahead(p: EraPosition) -> float:
    """How much of the game is still to come, 1 to 0."""
    if p.terms.solo:
        return 1.0 - p.round / p.terms.rounds
    return max(0.1, 1.0 - p.turned.bit_count() / p.terms.cards - p.round / 40.0)


class Promise:
    """What a board promises, as far as its pieces and its domain say: worked out once for a domain."""

    def __init__(self, p: EraPosition, seat: int) -> None:
        self.pieces: Final = p.pieces[seat]
        self.components: Final = p.components
        use, apart, ground = 0.0, 0.0, 0
        for code in p.pieces[seat]:
            piece, place = code // PLACE_BITS, code % PLACE_BITS
            if piece >= len(BUILDINGS):
                continue
            use += use_of(p.components, piece)
            apart -= crowded(p.components.around[piece][place], ground)
            ground |= p.components.masks[piece][place]
        self.ground: Final = ground  # the cells of all buildings
        self.closing: Final[dict[int, float]] = {}  # what each wall or gate would close, as far as it was asked
        self.use: Final = use  # over a whole game
        self.apart: Final = apart
        self.look: Final = look_of(ground_of(p.components, p.domains[seat]), apart)


def use_of(c: Components, piece: int) -> float:
    return USE[piece] + (DIE[c.gives_die[piece]] if c.gives_die[piece] >= 0 else 0.0)


def crowded(around: int, houses: int) -> float:
    """How bad it is that a building has these houses around it."""
    return CLOSE * (around & houses).bit_count()


def look_of(ground: Ground, apart: float) -> float:
    """How the buildings stand, room for farms, and walls that grow."""
    return apart + ROOM * farm_places(ground) + LINE * in_line(ground.domain[BARRIER])


def farm_places(ground: Ground) -> int:
    return sum([turned.fits(ground.empty, 0).bit_count() for turned in ground.components.turns[FARM]])


def in_line(walls: int) -> int:
    """Barrier cells beside each other."""
    return (walls & walls >> 1).bit_count() + (walls & walls >> STRIDE).bit_count()


PROMISES: Final[Known[Promise]] = Known()


def promise_of(p: EraPosition, seat: int) -> Promise:
    domain = p.domains[seat]
    known = PROMISES.of(domain)
    if known is None or known.pieces is not p.pieces[seat] or known.components is not p.components:
        known = PROMISES.remember(domain, Promise(p, seat))
    return known


def promise(p: EraPosition, seat: int) -> float:
    """Buildings by what they will still bring, and how they stand."""
    known = promise_of(p, seat)
    return promised(ahead(p), known.use, needed_farms(p, seat), known.look)


def promised(later: float, use: float, needed: int, look: float) -> float:
    return use * later + NEEDED_FARM * later * needed + look


def needed_farms(p: EraPosition, seat: int) -> int:
    return min(p.count(seat, FARM), len(p.dice[seat]) // 3 + 1)


def stock(p: EraPosition, seat: int) -> float:
    """Resources; food by the mouths that will need it."""
    tracks = p.tracks[seat]
    total = sum([RESOURCE[track] * tracks[track] for track in range(RESOURCES)])
    mouths = len(p.dice[seat])
    return total - HUNGER * max(0, mouths // 2 - tracks[FOOD])


class Dice:
    """What the faces of a game's dice are worth: worked out once."""

    def __init__(self, c: Components) -> None:
        self.faces: Final = [face_worth(face) for faces in c.faces for face in faces]  # colour * FACES + face
        self.average: Final = [
            sum(self.faces[colour * FACES : (colour + 1) * FACES]) / FACES for colour in range(len(c.faces))
        ]


def face_worth(shown: Sequence[int]) -> float:
    return sum([SYMBOL[symbol] * count for symbol, count in enumerate(shown)])


DICE_WORTH: Final[Known[Dice]] = Known()


def rolled(p: EraPosition, seat: int, chosen: tuple[Move, ...]) -> float:
    """Dice behind the screen: what they show, or the average of a die that is rolled again."""
    dice, total = DICE_WORTH.of(p.components) or DICE_WORTH.remember(p.components, Dice(p.components)), 0.0
    faces = faces_set(p, seat, chosen) if chosen else p.faces[seat]
    named = [int(move[1]) for move in chosen if move[0] == "reroll"]
    for n, die in enumerate(p.dice[seat]):
        colour = die // PER_COLOUR
        if die in named:
            total += dice.average[colour]
        else:
            total += dice.faces[colour * FACES + faces[n]]
    return total


def under_way(p: EraPosition, seat: int) -> float:
    """A structure in hand, hammers that are left, a demand that waits for its answer."""
    total = 0.0
    for frame in p.frames:
        if isinstance(frame, BuildTurn) and frame.seat == seat:
            total += HAMMER_LEFT * max(0, hammers_left(p, frame))
        elif isinstance(frame, Placing) and frame.seat == seat:
            total += HAMMER_LEFT + in_hand(p, seat, frame.piece)
        elif isinstance(frame, Demand) and frame.attacker == seat:
            total += 0.3
    return total


def in_hand(p: EraPosition, seat: int, piece: int) -> float:
    """What a structure will be worth once it stands, less its cost."""
    c, later = p.components, ahead(p)
    price = sum([RESOURCE[track] * amount for track, amount in enumerate(c.cost[piece])])
    if piece >= len(BUILDINGS):
        return structure_in_hand(p, seat, piece) - price
    die = DIE[c.gives_die[piece]] * later if c.gives_die[piece] >= 0 else 0.0
    wet = 1.3 if p.domains[seat][WATER] else 1.0
    if piece == FARM and p.count(seat, FARM) <= len(p.dice[seat]) // 3:
        die = NEEDED_FARM * later
    return c.points[piece] * wet + bonus(p, seat, piece) + USE[piece] * later + die - price


def bonus(p: EraPosition, seat: int, piece: int) -> float:
    if piece == MARKET:
        return 5.5
    if piece == GUILDHALL:
        return 0.6 * p.resources(seat)
    if piece == UNIVERSITY:
        return float(p.tracks[seat][CULTURE])
    return float(len(p.dice[seat])) if piece == CATHEDRAL else 2.0 * (piece in (KEEP, ARMORY))


def structure_in_hand(p: EraPosition, seat: int, piece: int) -> float:
    """Walls and gates as they grow a ring or close one, roads and bridges by the buildings they may reach."""
    length = len(p.components.shapes[piece][0])
    if not paves(piece):
        return 0.6 + 0.12 * length + closing(p, seat, piece)
    houses = near(promise_of(p, seat).ground) & ~p.domains[seat][TAKEN]
    return 0.5 + 0.35 * length if houses else 0.1


def closing(p: EraPosition, seat: int, piece: int) -> float:
    known = promise_of(p, seat).closing
    if piece not in known:
        known[piece] = best_closing(p, seat, piece)
    return known[piece]


def best_closing(p: EraPosition, seat: int, piece: int) -> float:
    """What the best ring is worth that a wall or gate would close; a gate may also lead a wall on."""
    domain, best = p.domains[seat], 0.0
    masks, around = p.components.masks[piece], p.components.around[piece]
    for place in places_beside(piece, ground_of(p.components, domain), near(domain[BARRIER])):
        if piece == GATE:
            best = max(best, CROSSING)
        if may_close(domain[BARRIER], around[place]):
            best = max(best, ring_worth(p, seat, enclosed(domain[BARRIER] | masks[place]) & ~domain[INSIDE]))
    return best


def ring_worth(p: EraPosition, seat: int, inside: int) -> float:
    """Cells that will be enclosed, with the buildings on them (ERA-24.2)."""
    points = p.components.points
    kept = [points[code // PLACE_BITS] for code in p.buildings(seat) if p.cells(code) & inside]
    return sum(kept) + INNER * (inside & ~p.domains[seat][TAKEN]).bit_count()


def draft(p: EraPosition, seat: int, chosen: tuple[Move, ...]) -> float:
    """A layout: houses by the river but apart, tiles and farms at the rim, walls in line with the keep."""
    pieces, domain = laid(p, chosen), drafted(p, seat, chosen)
    return laid_worth(pieces, domain) + ring(walls_of(pieces), domain) + LINE * in_line(domain[BARRIER])


def laid(p: EraPosition, chosen: tuple[Move, ...]) -> list[tuple[int, int]]:
    """The pieces of a draft and their cells."""
    masks = p.components.masks
    return [(int(move[1]), masks[int(move[1])][int(move[2]) * 4 + int(move[3])]) for move in chosen if move[0] == "lay"]


def laid_worth(pieces: list[tuple[int, int]], domain: Domain) -> float:
    total, ground = 0.0, 0
    for piece, cells in pieces:
        total = one_more(total, ground, piece, cells, domain)
        ground |= cells if piece in HOUSES else 0
    return total


def one_more(total: float, ground: int, piece: int, cells: int, domain: Domain) -> float:
    """With a piece beside the houses on that ground."""
    around = near(cells)
    total -= 0.3 * (around & ground).bit_count()
    if piece in (FLOOD, SCORCHED):
        total += 0.4 * (cells & BORDER).bit_count()
    elif piece in HOUSES:
        total += bool(around & domain[WATER]) + bool(cells & domain[INSIDE]) + 0.05 * (cells & BORDER).bit_count()
    return total


def walls_of(pieces: list[tuple[int, int]]) -> list[int]:
    return [cells for piece, cells in pieces if piece in WALLS]


def ring(walls: list[int], domain: Domain) -> float:
    """How far the starting walls have come towards one of the rings."""
    if domain[INSIDE]:
        return 3 * RING + CLOSED
    blocked = domain[TAKEN] & ~domain[BARRIER]
    open_rings = [parts for parts in RINGS if not (parts[0] | parts[1] | parts[2]) & blocked]
    return RING * max([sum([part in walls for part in parts]) for parts in open_rings], default=0)
