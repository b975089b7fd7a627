"""Step 6 of Upkeep (WK-17.12 to WK-17.26): troops are shifted, strongholds and nobles come back."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..kingdom import CITIES
from ..position import KnightsPosition
from ..setup import PLACE_NOBLE, STRONGHOLD, refuse_stronghold, stronghold_places
from ..state.armies import CASTLE, OFF, PLACES, SEA, place_of, seat_of_army
from ..state.board import stronghold
from .deaths import Settle

LATER: Final[Move] = ("later",)
ALL: Final = -1
IN_AREAS: Final = 0
OFF_BOARD: Final = 1
FROM_STRONGHOLD: Final = 2

Named = tuple[tuple[int, int, int], ...]  # (army, kind or ALL, army that receives)


class Homecoming(Procedure[KnightsPosition]):
    """Each baron does all of it before the next begins (WK-17.12)."""

    FIELDS = ("seats",)
    STEPS = ("next",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def next(self, p: KnightsPosition) -> Frame | None:
        if not self.seats:
            return None
        p.again()
        p.replace(Homecoming(self.seats[1:]))
        return Return(self.seats[0])


class Return(Procedure[KnightsPosition]):
    """One baron, parts a) to e). `last`: the noble placed last."""

    FIELDS = ("seat", "last", "closed")
    STEPS = ("in_areas", "stronghold", "off_board", "from_stronghold", "place")

    def __init__(self, seat: int, last: int = -1, closed: int = 0) -> None:
        self.seat: Final = seat
        self.last: Final = last
        self.closed: Final = closed

    def in_areas(self, p: KnightsPosition) -> Frame | None:  # a) WK-17.13
        return Shift(self.seat, IN_AREAS)

    def stronghold(self, p: KnightsPosition) -> Frame | None:  # b) WK-17.14
        if p.castle_area(self.seat) != OFF or not rebuild_places(p, self.seat):
            return None
        return Ask(REBUILD, self.seat)

    def off_board(self, p: KnightsPosition) -> Frame | None:  # c) WK-17.15
        return Shift(self.seat, OFF_BOARD)

    def from_stronghold(self, p: KnightsPosition) -> Frame | None:  # d) WK-17.16
        return Shift(self.seat, FROM_STRONGHOLD)

    def place(self, p: KnightsPosition) -> Frame | None:  # e) WK-17.17
        if self.closed or not place_moves(p, self):
            return None
        p.again()
        return Ask(BRING_BACK, self.seat)


# ---------------------------------------------------------------------- shifting troops


def givers(p: KnightsPosition, seat: int, part: int) -> list[int]:
    """Armies out of which something may be shifted, in the order of WK-26.14."""
    first = seat * PLACES
    armies = range(first, first + PLACES)
    if part == FROM_STRONGHOLD:
        castle = first + CASTLE
        return [castle] if p.at[castle] != OFF and not p.besieged(stronghold(seat)) else []
    if part == OFF_BOARD:
        return p.off_board(seat)
    standing = [army for army in armies if OFF < p.at[army] < SEA and not p.shut_in(seat, p.at[army])]
    return sorted(standing, key=lambda army: (p.at[army], army))


def receivers(p: KnightsPosition, seat: int, part: int, giver: int) -> list[int]:
    """Where its troops may go (WK-17.13, WK-17.15, WK-17.16)."""
    if part == IN_AREAS:
        first = seat * PLACES
        return [army for army in range(first, first + PLACES) if army != giver and p.at[army] == p.at[giver]]
    return [army for army in p.off_board(seat) if army != giver]


def shift_moves(p: KnightsPosition, shift: Shift) -> list[Move]:
    """Each card, or a whole army with tokens, once and in a fixed order (WK-17.23, WK-17.24, WK-26.14)."""
    moves: list[Move] = []
    armies = givers(p, shift.seat, shift.part)
    last = shift.named[-1] if shift.named else None
    start = armies.index(last[0]) if last else 0
    for giver in armies[start:]:
        for army in receivers(p, shift.seat, shift.part, giver):
            moves += pair_moves(p, shift, giver, army)
    return moves


def pair_moves(p: KnightsPosition, shift: Shift, giver: int, army: int) -> list[Move]:
    here, there = place_of(giver), place_of(army)
    named = [entry for entry in shift.named if entry[0] == giver]
    if p.wounds[giver]:
        return [("shift_all", here, there)] if p.troops[giver] and not named else []
    last = (named[-1][1], named[-1][2]) if named else (-1, -1)
    kinds = sorted(set(p.troops[giver]))
    found: list[Move] = []
    for kind in kinds:
        used = sum([entry[1] == kind for entry in named])
        if used < p.troops[giver].count(kind) and (kind, army) >= last:
            found.append(("shift", here, kind, there))
    return found


class Shift(Procedure[KnightsPosition]):
    """All that is named happens at the same moment (WK-17.23)."""

    FIELDS = ("seat", "part", "named", "closed")
    STEPS = ("name", "carry_out")

    def __init__(self, seat: int, part: int, named: Named = (), closed: int = 0) -> None:
        self.seat: Final = seat
        self.part: Final = part
        self.named: Final = named
        self.closed: Final = closed

    def with_move(self, move: Move) -> Shift:
        """One card more, or one army."""
        first = self.seat * PLACES
        kind = int(move[2]) if move[0] == "shift" else ALL
        return Shift(self.seat, self.part, (*self.named, (first + int(move[1]), kind, first + int(move[-1]))))

    def name(self, p: KnightsPosition) -> Frame | None:
        if self.closed or not shift_moves(p, self):
            return None
        p.again()
        return Ask(SHIFT_TROOPS, self.seat)

    def carry_out(self, p: KnightsPosition) -> Frame | None:
        if not self.named:
            return None
        shift_troops(p, self.named)
        if p.listening:
            p.tell("shifted", "WK-17.23", {"seat": self.seat, "cards": len(self.named)})
        return Settle()  # WK-17.22, WK-17.26


def shift_troops(p: KnightsPosition, named: Named) -> None:
    before, tokens = p.troops[:], p.wounds[:]
    lost: list[list[int]] = [list(cards) for cards in before]
    gained: list[list[int]] = [[] for _ in before]
    for giver, kind, army in named:
        for card in list(before[giver]) if kind == ALL else [kind]:
            lost[giver].remove(card)
            gained[army].append(card)
        if kind == ALL:
            p.wounds[giver] -= tokens[giver]
            p.wounds[army] += tokens[giver]
    p.troops = [tuple(sorted([*kept, *more])) for kept, more in zip(lost, gained, strict=True)]


class ShiftTroops(Decision[KnightsPosition]):
    rule = "WK-17.23"
    verbs = ("shift", "shift_all", "done")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*shift_moves(p, p.near(Shift)), DONE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        shift = p.near(Shift)
        p.replace(Shift(seat, shift.part, shift.named, 1) if move == DONE else shift.with_move(move))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        giver = seat * PLACES + int(move[1])
        if move[0] == "shift" and p.wounds[giver]:
            return Illegal("all-or-nothing", "WK-11.18")
        return Illegal("no-such-shift", "WK-17.25")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        shift = p.near(Shift)
        return {"part": shift.part, "cards": len(shift.named)}


# ---------------------------------------------------------------------- coming back


def rebuild_places(p: KnightsPosition, seat: int) -> list[int]:
    """As at set-up, and without another baron's noble (WK-17.14)."""
    others = [other for other in range(p.seats) if other != seat]
    return [area for area in stronghold_places(p) if not any([p.nobles_in(other, area) for other in others])]


class Rebuild(Decision[KnightsPosition]):
    rule = "WK-17.14"
    verbs = ("stronghold", "later")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*[STRONGHOLD[area] for area in rebuild_places(p, seat)], LATER]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == LATER:
            return None
        p.at[seat * PLACES + CASTLE] = int(move[1])
        if p.listening:
            p.tell("stronghold", "WK-17.14", {"seat": seat, "area": p.area_word(int(move[1]))})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if int(move[1]) in stronghold_places(p):
            return Illegal("area-foreign", "WK-17.14")
        return refuse_stronghold(p, int(move[1]))


def return_places(p: KnightsPosition, seat: int) -> list[int]:
    """The own stronghold, even besieged, and own cities that are not besieged (WK-17.17 to WK-17.19)."""
    cities = [city for city in range(CITIES) if p.owner[city] == seat and not p.besieged(city)]
    areas = [p.components.cities.area[city] for city in cities]
    if p.castle_area(seat) != OFF:
        areas.append(p.castle_area(seat))
    return sorted(areas)


def place_moves(p: KnightsPosition, frame: Return) -> list[Move]:
    """Nobles with troops, in the order of their shapes (WK-17.20, WK-26.14, WK-22.28)."""
    armies = [army for army in p.off_board(frame.seat) if p.strength(army) and army > frame.last]
    if p.terms.heirs:
        armies = [army for army in armies if not heir_abroad(p, army)]
    if p.terms.must_return:
        armies = armies[:1]
    return [PLACE_NOBLE[place_of(army)][area] for army in armies for area in return_places(p, frame.seat)]


def heir_abroad(p: KnightsPosition, army: int) -> bool:
    """Is he dead while another baron holds his heir? (WK-22.8)"""
    return bool(p.dead[army]) and p.holder[army] != seat_of_army(army)


class BringBack(Decision[KnightsPosition]):
    rule = "WK-17.17"
    verbs = ("noble", "done")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        moves = place_moves(p, p.near(Return))
        return moves if p.terms.must_return else [*moves, DONE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == DONE:
            p.replace(Return(seat, -1, 1))
            return None
        army = seat * PLACES + int(move[1])
        p.at[army] = int(move[2])
        p.dead[army] = 0  # his heir (WK-1.6), who has a new one (WK-22.10)
        p.tired[army] = 0
        if p.listening:
            p.tell("noble-placed", "WK-17.17", {**p.noble_words(army), "area": p.area_word(int(move[2]))})
        p.replace(Return(seat, army))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if move == DONE:
            return Illegal("must-return", "WK-22.28")
        army = seat * PLACES + int(move[1])
        if p.at[army] != OFF or not p.strength(army):
            return Illegal("noble-not-ready", "WK-17.20")
        if heir_abroad(p, army):
            return Illegal("heir-abroad", "WK-22.8")
        return Illegal("no-return-place", "WK-17.17")


SHIFT_TROOPS: Final[ShiftTroops] = ShiftTroops()
REBUILD: Final[Rebuild] = Rebuild()
BRING_BACK: Final[BringBack] = BringBack()
