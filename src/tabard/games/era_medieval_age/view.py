"""What a seat sees.

Pieces, tracks, dice colours and lines of the score sheet are numbers: rows of the component tables (`components_public`), which
carry the message ids. Cells are 0..195, row by row. Targets of moves: `piece:N`, `cell:N`, `turn:N`, `die:N`, `face:N`,
`resource:N`, `player:N`.
"""

from __future__ import annotations

from typing import TypedDict

from tabard.kernel import Secret

from .causes import causes
from .components import BUILDINGS, DISASTERS, FACES, HAMMER, PER_COLOUR, RESOURCES, SHIELD, SKULL
from .gains import gains
from .geometry import cells_of, first_cell, near
from .position import BARRIER, INSIDE, PAVED, PLACE_BITS, WATER, EraPosition, dice_named
from .rules.build import BuildTurn, Placing, hammers_left, joineries, wharves_left
from .rules.disasters import NAMES, TILE, Strike
from .rules.ending import title, why_over
from .rules.extort import Demand, swords
from .rules.layout import LAY_OUT, still_to_lay
from .rules.roll import OpenRerolls, chapels_left, quills_left
from .rules.scoring import by_the_road, empty_beside, sheets, times


class PieceView(TypedDict):
    piece: int
    place: list[int]  # corner cell and quarter turns, as in the move that laid it
    cells: list[int]
    first: int  # the cell that names it
    enclosed: bool
    river: bool
    road: bool
    times: int  # how often a building scores; 0 for other pieces
    points: int  # what it scores now, its own bonus included


class DieView(TypedDict):
    die: int
    colour: int
    face: int | None  # hidden behind a screen: null
    locked: bool
    quills: int  # still to be used


class PlayerView(TypedDict):
    tracks: list[int]
    dice: list[DieView]
    screen: bool  # the dice lie behind it
    pieces: list[PieceView]
    enclosed: list[int]  # all enclosed cells
    roadside: int  # buildings beside roads
    has_river: bool
    swords: int
    shields: int
    hammers: int  # on dice and of joineries; in the build turn those that are left
    skulls: int
    sheet: list[int]  # the lines of the score sheet
    causes: list[list[int]]  # the cells each line comes from
    score: int


class DraftView(TypedDict):
    yours: list[PieceView]  # your draft so far
    rest: list[int]  # pieces still to be laid
    no_river: bool  # you have decided to play without
    done: list[int]  # seats


class RollingView(TypedDict):
    roll: int  # rolls made so far
    named: list[int]  # your dice that will be rolled again
    turned: list[list[int]]  # what your monasteries do: die and face
    done: list[int]


class BuildingView(TypedDict):
    seat: int
    hammers: int
    wharves: int
    piece: int | None  # chosen, its place is asked


class QuillsView(TypedDict):
    seat: int
    quills: int
    chapels: int


class StrikeView(TypedDict):
    disaster: str
    roller: int
    tile: int | None


class DemandView(TypedDict):
    attacker: int | None  # null: Sir Philip
    victim: int
    track: int


class PhilipView(TypedDict):
    dice: list[DieView]
    left: list[int]  # resources that can still be taken


class FinalView(TypedDict):
    why: str
    title: str | None
    resources: list[int]


class Board(TypedDict):
    mode: str
    peaceful: bool
    round: int
    rounds: int
    first: int
    cards: int  # X's that end the game; 0 alone
    types: list[int]
    structures: list[int]
    supply: list[int]
    turned: list[int]  # types whose card shows its X
    disasters: list[str]  # what 1 to 6 skulls bring; three of them by the mode
    players: list[PlayerView]
    draft: DraftView | None
    rolling: RollingView | None
    quills: QuillsView | None
    strike: StrikeView | None
    building: BuildingView | None
    gains: list[list[int]]  # for each place of your piece in hand: corner cell, quarter turns, points it would bring
    demand: DemandView | None
    philip: PhilipView | None
    final: FinalView | None


def board(p: EraPosition, seat: int | None) -> Board:
    terms = p.terms
    lines = sheets(p)
    return {
        "mode": terms.mode,
        "peaceful": terms.peaceful,
        "round": p.round,
        "rounds": terms.rounds,
        "first": p.first,
        "cards": 0 if terms.solo else terms.cards,
        "types": list(p.types),
        "structures": list(terms.structures),
        "supply": list(p.supply),
        "turned": [piece for piece in range(len(BUILDINGS)) if p.turned >> piece & 1],
        "disasters": disaster_names(p),
        "players": [player_view(p, other, seat, lines[other]) for other in range(p.seats)],
        "draft": draft_view(p, seat),
        "rolling": rolling_view(p, seat),
        "quills": quills_view(p),
        "strike": strike_view(p),
        "building": building_view(p),
        "gains": gains(p, seat),
        "demand": demand_view(p),
        "philip": philip_view(p) if terms.solo else None,
        "final": final_view(p) if p.over else None,
    }


def disaster_names(p: EraPosition) -> list[str]:
    three = "-and-".join(p.terms.three_skulls) or "nothing"
    return ["disaster-" + (three if name == "tiles" else name) for name in DISASTERS]


def player_view(p: EraPosition, seat: int, viewer: int | None, lines: list[int]) -> PlayerView:
    domain = p.domains[seat]
    hidden = p.rolls > 0 and seat != viewer
    turn = build_turn(p)
    hammers = 0 if hidden else p.symbols(seat, HAMMER) + joineries(p, seat)
    shown = p.rolls > 0 or where_is(p, "Round")
    return {
        "tracks": list(p.tracks[seat]),
        "dice": dice_view(p, seat, hidden or not shown),
        "screen": p.rolls > 0,
        "pieces": [piece_view(p, seat, code) for code in p.pieces[seat]],
        "enclosed": cells_of(domain[INSIDE]),
        "roadside": by_the_road(p, seat),
        "has_river": bool(domain[WATER]),
        "swords": 0 if hidden else swords(p, seat),
        "shields": 0 if hidden else p.symbols(seat, SHIELD),
        "hammers": max(0, hammers_left(p, turn)) if turn is not None and turn.seat == seat else hammers,
        "skulls": 0 if hidden else p.symbols(seat, SKULL),
        "sheet": lines,
        "causes": causes(p, seat, lines),
        "score": sum(lines),
    }


def where_is(p: EraPosition, name: str) -> bool:
    return any([type(frame).__name__ == name for frame in p.frames])


def dice_view(p: EraPosition, seat: int, hidden: bool) -> list[DieView]:
    frame = open_rerolls(p)
    turn = frame if frame is not None and frame.seat == seat else None
    return [
        {
            "die": die,
            "colour": die // PER_COLOUR,
            "face": None if hidden else face,
            "locked": not hidden and p.components.skulls[die // PER_COLOUR * FACES + face],
            "quills": max(0, quills_left(p, turn, die)) if turn is not None else 0,
        }
        for die, face in zip(p.dice[seat], p.faces[seat], strict=True)
    ]


def piece_view(p: EraPosition, seat: int, code: int) -> PieceView:
    piece, place, cells, domain = code // PLACE_BITS, code % PLACE_BITS, p.cells(code), p.domains[seat]
    return {
        "piece": piece,
        "place": [place // 4, place % 4],
        "cells": cells_of(cells),
        "first": first_cell(cells),
        "enclosed": bool(cells & (domain[INSIDE] | domain[BARRIER])),
        "river": bool(near(cells) & domain[WATER]),
        "road": bool(near(cells) & domain[PAVED]),
        "times": times(p, seat, code) if piece < len(BUILDINGS) else 0,
        "points": piece_points(p, seat, code) if piece < len(BUILDINGS) else 0,
    }


def piece_points(p: EraPosition, seat: int, code: int) -> int:
    """What a building brings now, with the bonus that is its own."""
    piece, c = code // PLACE_BITS, p.components
    points = c.points[piece] * times(p, seat, code)
    if BUILDINGS[piece] == "market":
        points += c.per_cell * empty_beside(p, seat, code)
    elif BUILDINGS[piece] == "guildhall":
        points += c.per_resource * p.resources(seat)
    elif BUILDINGS[piece] == "university":
        points += c.per_culture_again * p.tracks[seat][RESOURCES]
    elif BUILDINGS[piece] == "cathedral":
        points += c.per_die * len(p.dice[seat])
    return points


# ---------------------------------------------------------------------- what is under way


def secret(p: EraPosition) -> Secret | None:
    frame = p.frames[-1] if p.frames else None
    return frame if isinstance(frame, Secret) else None


def answered(p: EraPosition, frame: Secret) -> list[int]:
    waiting = p.waiting
    return [seat for seat in frame.seats if seat not in waiting]


def draft_view(p: EraPosition, seat: int | None) -> DraftView | None:
    frame = secret(p)
    if frame is None or frame.what is not LAY_OUT:
        return None
    chosen = p.chosen(seat) if seat is not None else ()
    return {
        "yours": [drafted_piece(p, int(m[1]), int(m[2]), int(m[3])) for m in chosen if m[0] == "lay"],
        "rest": list(still_to_lay(p, chosen)),
        "no_river": ("no_river",) in chosen,
        "done": answered(p, frame),
    }


def drafted_piece(p: EraPosition, piece: int, cell: int, turn: int) -> PieceView:
    cells = p.components.masks[piece][cell * 4 + turn]
    return {
        "piece": piece,
        "place": [cell, turn],
        "cells": cells_of(cells),
        "first": first_cell(cells),
        "enclosed": False,
        "river": False,
        "road": False,
        "times": 0,
        "points": 0,
    }


def rolling_view(p: EraPosition, seat: int | None) -> RollingView | None:
    frame = secret(p)
    if not p.rolls or frame is None:
        return None
    chosen = p.chosen(seat) if seat is not None else ()
    return {
        "roll": p.rolls,
        "named": [int(move[1]) for move in chosen if move[0] == "reroll"],
        "turned": [[int(move[1]), int(move[2])] for move in chosen if move[0] == "set"],
        "done": answered(p, frame),
    }


def open_rerolls(p: EraPosition) -> OpenRerolls | None:
    for frame in reversed(p.frames):
        if isinstance(frame, OpenRerolls):
            return frame
    return None


def quills_view(p: EraPosition) -> QuillsView | None:
    frame = open_rerolls(p)
    if frame is None:
        return None
    quills = sum([max(0, quills_left(p, frame, die)) for die in p.dice[frame.seat]])
    return {"seat": frame.seat, "quills": quills, "chapels": chapels_left(p, frame)}


def strike_view(p: EraPosition) -> StrikeView | None:
    for frame in reversed(p.frames):
        if isinstance(frame, Strike):
            return {
                "disaster": "disaster-" + NAMES[frame.blow],
                "roller": frame.roller,
                "tile": TILE.get(frame.blow),
            }
    return None


def build_turn(p: EraPosition) -> BuildTurn | None:
    for frame in reversed(p.frames):
        if isinstance(frame, BuildTurn):
            return frame
    return None


def building_view(p: EraPosition) -> BuildingView | None:
    turn = build_turn(p)
    if turn is None:
        return None
    placing = [frame.piece for frame in p.frames if isinstance(frame, Placing)]
    return {
        "seat": turn.seat,
        "hammers": max(0, hammers_left(p, turn)),
        "wharves": wharves_left(p, turn),
        "piece": placing[0] if placing else None,
    }


def demand_view(p: EraPosition) -> DemandView | None:
    for frame in reversed(p.frames):
        if isinstance(frame, Demand):
            attacker = frame.attacker if frame.attacker >= 0 else None
            return {"attacker": attacker, "victim": frame.victim, "track": frame.track}
    return None


def philip_view(p: EraPosition) -> PhilipView:
    dice: list[DieView] = [
        {"die": die, "colour": die // PER_COLOUR, "face": face, "locked": False, "quills": 0}
        for die, face in zip(dice_named(tuple(p.components.philip)), p.philip, strict=False)
    ]
    return {"dice": dice, "left": list(p.philip_left)}


def final_view(p: EraPosition) -> FinalView:
    reason = why_over(p, full=False) or "full"
    return {
        "why": "ended-" + reason,
        "title": title(p) if p.terms.solo else None,
        "resources": [p.resources(seat) for seat in range(p.seats)],
    }
