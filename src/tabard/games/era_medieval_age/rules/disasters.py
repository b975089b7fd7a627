"""Phase 4: Disasters (ERA-8)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import (
    ARMORY,
    ATTACK,
    BANDITS,
    BUILDINGS,
    DISASTER,
    DISASTERS,
    DISEASE,
    FIRE,
    FIRST_DISASTER,
    FLOOD,
    GOODS,
    HOSPITAL,
    KEEP,
    REVOLT,
    SCORCHED,
    SKULL,
    TILES_COME,
    one_of,
    piece_id,
    piece_object,
    track_id,
)
from ..geometry import PLACES, first_cell, near, spot
from ..position import FLOODED, INSIDE, PLACE_BITS, TAKEN, WATER, EraPosition
from .collect import owned
from .placing import PLACE_NUMBERS, by_bytes, disaster_tile_anchors, exposed, lay, listed, reaching_into, take_off

COVER_MOVES: Final[list[list[list[Move]]]] = by_bytes([("cover", place // 4, place % 4) for place in range(PLACES)])
TREACHERY: Final = 10  # what strikes: besides FIRE and ATTACK the two kinds of tiles
FLOODING: Final = 11
TILE: Final = {TREACHERY: SCORCHED, FLOODING: FLOOD}
NAMES: Final = {FIRE: "fire", ATTACK: "attack", TREACHERY: "treachery", FLOODING: "flood"}
CLAUSES: Final = {FIRE: "ERA-8.12", ATTACK: "ERA-8.13", TREACHERY: "ERA-8.7", FLOODING: "ERA-8.8"}


class Disaster(Procedure[EraPosition]):
    """What the skulls of one player bring, to the end (ERA-8.1). Treachery for all, then the flood for all (ERA-8.9)."""

    FIELDS = ("roller",)
    STEPS = ("strike", "flood")

    def __init__(self, roller: int) -> None:
        self.roller: Final = roller

    def strike(self, p: EraPosition) -> Frame | None:  # ERA-8.2, ERA-8.3
        skulls = p.symbols(self.roller, SKULL)
        if not skulls:
            return None
        kind = min(skulls, len(DISASTERS)) - 1
        p.mark(FIRST_DISASTER + kind)
        if kind == TILES_COME:
            return self.three_skulls(p)
        if p.listening:
            id = "disaster-" + DISASTERS[kind]
            p.tell("disaster", "ERA-8.2", {"seat": self.roller, "disaster": id, "skulls": skulls})
        return strike_of(p, kind, self.roller)

    def three_skulls(self, p: EraPosition) -> Frame | None:
        if p.listening:
            names = ["disaster-" + name for name in brought(p)] or ["disaster-nothing"]
            p.tell("disaster", "ERA-8.2", {"seat": self.roller, "disaster": names, "skulls": 3})
        return Strike(TREACHERY, self.roller) if p.terms.scorching else None

    def flood(self, p: EraPosition) -> Frame | None:
        if "flood" in brought(p) and p.symbols(self.roller, SKULL) == TILES_COME + 1:
            return Strike(FLOODING, self.roller)
        return None


def brought(p: EraPosition) -> tuple[str, ...]:
    """What three skulls bring in this game; no flood where no river lies (ERA-21.9, ERA-21.10, ERA-23.5)."""
    wet = any([domain[WATER] for domain in p.domains])
    return tuple([name for name in p.terms.three_skulls if name != "flood" or wet])


def strike_of(p: EraPosition, kind: int, roller: int) -> Frame | None:
    if kind == BANDITS:
        return bandits(p, roller)
    if kind == DISEASE:
        disease(p, roller)
    elif kind == REVOLT:
        revolt(p, roller)
    else:
        return Strike(kind, roller)
    return None


def bandits(p: EraPosition, seat: int) -> Frame | None:
    """A disaster point or a resource (ERA-8.4)."""
    if p.resources(seat):
        return Ask(FACE_BANDITS, seat)
    suffer(p, seat, 1, "ERA-8.4")
    return None


def suffer(p: EraPosition, seat: int, points: int, rule: str) -> None:
    p.gain(seat, DISASTER, points)
    if p.listening:
        p.tell("suffered", rule, {"seat": seat, "count": points})


def disease(p: EraPosition, seat: int) -> None:
    """Buildings that stand too close to each other (ERA-8.5, ERA-8.6)."""
    sick = diseased(p, seat)
    if p.listening:
        pieces = [piece_id(code // PLACE_BITS) for code in sick]
        p.tell("disease", "ERA-8.5", {"seat": seat, "count": len(sick), "pieces": pieces})
    p.gain(seat, DISASTER, len(sick))


def diseased(p: EraPosition, seat: int) -> list[int]:
    hospitals = near(sum([p.cells(code) for code in p.buildings(seat) if code // PLACE_BITS == HOSPITAL]))
    inside = p.domains[seat][INSIDE] if p.components.spares_enclosed else 0
    rest = [
        code
        for code in p.buildings(seat)
        if code // PLACE_BITS not in (KEEP, ARMORY, HOSPITAL) and not p.cells(code) & (hospitals | inside)
    ]
    ground = sum([p.cells(code) for code in rest])
    return [code for code in rest if near(p.cells(code)) & ground & ~p.cells(code)]


def revolt(p: EraPosition, seat: int) -> None:
    """All trade goods are lost (ERA-8.14)."""
    lost = p.tracks[seat][GOODS]
    p.pay(seat, GOODS, lost)
    if p.listening:
        p.tell("revolt", "ERA-8.14", {"seat": seat, "count": lost})


class FaceBandits(Decision[EraPosition]):
    rule = "ERA-8.4"
    verbs = ("suffer", "lose")

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        return [("suffer",), *[("lose", track) for track in owned(p, seat)]]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        if move[0] == "suffer":
            suffer(p, seat, 1, "ERA-8.4")
            return None
        p.pay(seat, int(move[1]), 1)
        if p.listening:
            p.tell("robbed", "ERA-8.4", {"seat": seat, "track": one_of(int(move[1]))})
        return None

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        return Illegal("none-left", "ERA-8.4", "you have none of it", {"track": track_id(int(move[1]))})


# ---------------------------------------------------------------------- what strikes player after player


class Strike(Procedure[EraPosition]):
    """Treachery, flood and attack for each opponent from the roller's left; fire for the roller."""

    FIELDS = ("blow", "roller", "turn")
    STEPS = ("next_victim",)

    def __init__(self, blow: int, roller: int, turn: int = 0) -> None:
        self.blow: Final = blow
        self.roller: Final = roller
        self.turn: Final = turn

    def next_victim(self, p: EraPosition) -> Frame | None:
        victims = (self.roller,) if self.blow == FIRE else p.opponents(self.roller)
        for turn in range(self.turn, len(victims)):
            reason = spared(p, victims[turn], self.blow)
            if not reason:
                p.replace(Strike(self.blow, self.roller, turn + 1))
                p.again()
                return Ask(PLACE_TILE if self.blow in TILE else LOSE_BUILDING, victims[turn])
            if p.listening:
                p.tell("spared", CLAUSES[self.blow], {"seat": victims[turn], "why": "spared-" + reason})
        return None


def spared(p: EraPosition, seat: int, what: int) -> str:
    """Why it does not touch this player; "" if it does (ERA-8.8, ERA-8.11 to ERA-8.13, ERA-8.20)."""
    if what not in TILE:
        return "" if exposed(p, seat) else "no-building"
    if what == FLOODING and not p.domains[seat][WATER]:
        return "no-river"
    if not p.supply[TILE[what]]:
        return "no-tile"
    return "" if disaster_tile_anchors(p, seat, TILE[what]) else "no-place"


class PlaceTile(Decision[EraPosition]):
    """The struck player chooses the place, and with it what is lost (ERA-8.16 to ERA-8.21)."""

    rule = "ERA-8.19"
    verbs = ("cover",)

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        tile = TILE[p.near(Strike).blow]
        return listed(disaster_tile_anchors(p, seat, tile), COVER_MOVES)

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        what = p.near(Strike).blow
        tile, place = TILE[what], int(move[1]) * 4 + int(move[2])
        gone = reaching_into(p, seat, p.components.masks[tile][place])
        take_off(p, seat, gone)
        p.supply[tile] -= 1
        lay(p, seat, tile, place)
        if p.listening:
            p.tell("covered", CLAUSES[what], {"seat": seat, "tile": piece_object(tile), **spot(int(move[1]))})
            tell_lost(p, seat, gone)
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        tile = TILE[p.near(Strike).blow]
        place = listed(disaster_tile_anchors(p, seat, tile), PLACE_NUMBERS)[0]
        empty = not p.components.masks[tile][place] & p.domains[seat][TAKEN]
        return {"tile": piece_object(tile), "empty": int(empty)}

    def prompt_other(self, p: EraPosition) -> Args:
        return {"tile": piece_object(TILE[p.near(Strike).blow])}

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        tile = TILE[p.near(Strike).blow]
        cells = p.components.masks[tile][int(move[1]) * 4 + int(move[2])]
        domain = p.domains[seat]
        if not cells:
            return Illegal("off-board", "ERA-2.3", "a part of the piece would lie beyond the board")
        if cells & domain[INSIDE]:
            return Illegal("tile-outside", "ERA-8.16", "a tile lies outside the walls")
        if tile == FLOOD and not near(cells) & (domain[WATER] | domain[FLOODED]):
            return Illegal("flood-by-water", "ERA-8.17", "a flood tile goes beside the river or another flood tile")
        return Illegal("tile-blocked", "ERA-8.18", "an empty place must be taken first, and some pieces never yield")


class LoseBuilding(Decision[EraPosition]):
    """Fire and attack: one building that is not enclosed (ERA-8.12, ERA-8.13)."""

    rule = "ERA-8.12"
    verbs = ("raze",)

    def clause(self, p: EraPosition) -> str:
        return CLAUSES[p.near(Strike).blow]

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        return [("raze", first_cell(p.cells(code))) for code in exposed(p, seat)]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        gone = [code for code in exposed(p, seat) if first_cell(p.cells(code)) == move[1]]
        take_off(p, seat, gone)
        tell_lost(p, seat, gone)
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        return {"disaster": "disaster-" + NAMES[p.near(Strike).blow]}

    def prompt_other(self, p: EraPosition) -> Args:
        return {"disaster": "disaster-" + NAMES[p.near(Strike).blow]}

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        return Illegal("safe-building", "ERA-2.11", "choose a building of yours that is not enclosed")


def tell_lost(p: EraPosition, seat: int, gone: list[int]) -> None:
    for code in gone:
        if p.listening:
            piece = code // PLACE_BITS
            rule = "ERA-8.22" if piece < len(BUILDINGS) else "ERA-8.23"
            where = spot(first_cell(p.cells(code)))
            p.tell("lost-piece", rule, {"seat": seat, "piece": piece_object(piece), **where})


FACE_BANDITS: Final = FaceBandits()
PLACE_TILE: Final = PlaceTile()
LOSE_BUILDING: Final = LoseBuilding()
