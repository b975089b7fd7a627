"""What a seat may know, field by field (ERA-28): for learning. Domains are sets of cells, 196 numbers each."""

from __future__ import annotations

from typing import Final

from tabard.kernel.known import Known
from tabard.kernel.sheet import Sheet

from .components import BUILDINGS, COLOURS, FACES, PER_COLOUR, PIECES, RESOURCES, SYMBOLS, TRACKS
from .geometry import cells_of
from .position import BARRIER, INSIDE, PAVED, PLACE_BITS, TAKEN, WATER, EraPosition
from .rules.build import BuildTurn, Placing, hammers_left, wharves_left
from .rules.disasters import Strike
from .rules.extort import Demand
from .rules.layout import LAY_OUT, NO_RIVER, still_to_lay
from .rules.placing import Domain
from .rules.roll import OpenRerolls, chapels_left, quills_left
from .rules.scoring import totals

CELLS: Final = 196
DICE: Final = len(COLOURS) * PER_COLOUR
BLOWS: Final = 6
MOST_ROUNDS: Final = 15
MOST_ROLLS: Final = 3
MOST_RESOURCES: Final = 10
MOST_SCORE: Final = 80
MOST_DICE: Final = 10
SETS: Final = (("enclosed", INSIDE), ("barrier", BARRIER), ("water", WATER), ("paved", PAVED))
UNSEEN: Final[tuple[int, ...]] = (-1,)  # instead of the faces of dice that nobody may see, or nobody has rolled
SPOTS: Final[Known[dict[int, list[int]]]] = Known()  # where a building at a place stands, by its code


def describe(p: EraPosition, seat: int, sheet: Sheet) -> None:
    sheet.number("round", p.round, MOST_ROUNDS)
    sheet.number("rolls", p.rolls, MOST_ROLLS)
    sheet.who("first", p.first)
    if not sheet.again("types", p.types):
        sheet.bag("types", p.types, len(BUILDINGS))
        sheet.keep("types", p.types)
    turned = [piece for piece in range(len(BUILDINGS)) if p.turned >> piece & 1] if p.turned else []
    sheet.bag("turned", turned, len(BUILDINGS))
    supply: list[object] = [p.philip_left, *p.supply]
    if not sheet.same(supply):
        sheet.numbers("supply", p.supply, 8, len(PIECES))
        sheet.numbers("philip", p.philip_left, 4, RESOURCES)
        sheet.hold(supply)
    built: list[object] = [*p.domains, *p.pieces, *p.standing, *p.tracks, *p.dice]  # what scores follow from (ERA-24)
    points: list[int] = []
    for number, other in enumerate(sheet.around):
        sheet.open("player", number)
        if not sheet.same(built):
            points = points or totals(p)
            sheet.number("score", points[other], MOST_SCORE)
            sheet.hold(built)
        describe_player(p, other, seat, sheet)
        sheet.close()
    describe_own(p, seat, sheet)
    describe_choices(p, seat, sheet)
    describe_under_way(p, sheet)


def describe_player(p: EraPosition, seat: int, observer: int, sheet: Sheet) -> None:
    """Dice behind a screen are seen by their owner alone."""
    tracks, domain, dice, standing = p.tracks[seat], p.domains[seat], p.dice[seat], p.standing[seat]
    faces = p.faces[seat] if p.round > 0 and (not p.rolls or seat == observer) else UNSEEN
    if not sheet.again("tracks", tracks):
        sheet.numbers("tracks", tracks, MOST_RESOURCES, len(TRACKS))
        sheet.keep("tracks", tracks)
    if not sheet.again("dice", dice):
        sheet.bag("dice", [die // PER_COLOUR for die in dice], len(COLOURS))
        sheet.keep("dice", dice)
    of = dice if faces is not UNSEEN else None
    if not sheet.again("symbols", faces, of):
        shown = [p.symbols(seat, symbol) for symbol in range(len(SYMBOLS))] if faces is not UNSEEN else []
        sheet.numbers("symbols", shown, MOST_DICE, len(SYMBOLS))
        sheet.keep("symbols", faces, of)
    if not sheet.again("buildings", standing):
        sheet.numbers("buildings", standing, 3, len(BUILDINGS))
        sheet.keep("buildings", standing)
    if not sheet.again("domain", domain):
        describe_domain(domain, sheet)
        sheet.keep("domain", domain)


def describe_domain(domain: Domain, sheet: Sheet) -> None:
    """A piece more changes few of the sets: the others are still the same ints."""
    sheet.bag("taken", cells_of(domain[TAKEN]), CELLS)
    for name, what in SETS:
        cells = domain[what]
        if not sheet.again(name, cells):
            sheet.bag(name, cells_of(cells), CELLS)
            sheet.keep(name, cells)


def describe_own(p: EraPosition, seat: int, sheet: Sheet) -> None:
    """Which building stands on which of the own cells, and what each of the own dice shows."""
    pieces, dice = p.pieces[seat], p.dice[seat]
    faces, of = (p.faces[seat], dice) if p.round else (UNSEEN, None)
    sheet.open("own")
    if not sheet.again("pieces", pieces):
        sheet.spots("cells", buildings_by_cell(p, seat), len(BUILDINGS), CELLS)
        sheet.keep("pieces", pieces)
    if not sheet.again("faces", faces, of):
        sheet.ones("dice", faces_by_die(dice, faces) if p.round else [], FACES, DICE)
        sheet.keep("faces", faces, of)
    sheet.close()


def faces_by_die(dice: tuple[int, ...], faces: tuple[int, ...]) -> list[int]:
    found = [-1] * DICE
    for n, die in enumerate(dice):
        found[die] = faces[n]
    return found


def buildings_by_cell(p: EraPosition, seat: int) -> list[int]:
    spots = SPOTS.of(p.components)
    if spots is None:
        spots = SPOTS.remember(p.components, {})
    found: list[int] = []
    for code in p.buildings(seat):
        here = spots.get(code)
        if here is None:
            cells = cells_of(p.cells(code))
            here = spots[code] = [cell * len(BUILDINGS) + code // PLACE_BITS for cell in cells]
        found += here
    return found


def describe_choices(p: EraPosition, seat: int, sheet: Sheet) -> None:
    """What the seat itself has chosen in an open secret question: its draft, or its dice."""
    chosen = p.chosen(seat)
    drafted: list[int] = []
    turned: list[int] = []
    for move in chosen:
        if move[0] == "lay":
            drafted += cells_of(p.components.masks[int(move[1])][int(move[2]) * 4 + int(move[3])])
        elif move[0] == "set":
            turned.append(int(move[1]) * FACES + int(move[2]))
    drafting = bool(p.frames) and p.frames[-1].decision() is LAY_OUT
    sheet.open("chosen")
    sheet.bag("drafted", drafted, CELLS)
    sheet.bag("to_draft", still_to_lay(p, chosen) if drafting else (), len(PIECES))
    sheet.flag("no_river", NO_RIVER in chosen)
    sheet.bag("reroll", [int(move[1]) for move in chosen if move[0] == "reroll"], DICE)
    sheet.bag("turned", turned, DICE * FACES)
    sheet.close()


def describe_under_way(p: EraPosition, sheet: Sheet) -> None:
    rerolls: OpenRerolls | None = None
    turn: BuildTurn | None = None
    strike: Strike | None = None
    demand: Demand | None = None
    piece = -1
    for frame in p.frames:
        if isinstance(frame, OpenRerolls):
            rerolls = frame
        elif isinstance(frame, BuildTurn):
            turn = frame
        elif isinstance(frame, Placing):
            piece = frame.piece
        elif isinstance(frame, Strike):
            strike = frame
        elif isinstance(frame, Demand):
            demand = frame
    sheet.open("now")
    describe_rerolls(p, rerolls, sheet)
    sheet.who("builder", turn.seat if turn is not None else -1)
    sheet.number("hammers", max(0, hammers_left(p, turn)) if turn is not None else 0, MOST_DICE)
    sheet.number("wharves", wharves_left(p, turn) if turn is not None else 0, 3)
    sheet.one("piece", piece, len(PIECES))
    sheet.one("blow", strike.blow if strike is not None else -1, BLOWS)
    sheet.who("roller", strike.roller if strike is not None else -1)
    sheet.who("attacker", demand.attacker if demand is not None else -1)
    sheet.who("victim", demand.victim if demand is not None else -1)
    sheet.one("demanded", demand.track if demand is not None else -1, len(TRACKS))
    sheet.close()


def describe_rerolls(p: EraPosition, frame: OpenRerolls | None, sheet: Sheet) -> None:
    quills = [max(0, quills_left(p, frame, die)) for die in p.dice[frame.seat]] if frame is not None else []
    sheet.who("scribe", frame.seat if frame is not None else -1)
    sheet.number("quills", sum(quills), 3)
    sheet.number("chapels", chapels_left(p, frame) if frame is not None else 0, 3)
