"""Mercenary Draft (WK-10)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import SPOTS
from ..position import KnightsPosition
from ..state.armies import PLACES, place_of
from ..state.board import NOBODY
from .laws import GAVE_UP, OBEYED, Obey, carried_out, closed_by, dues
from .mercenaries import add_troop, fill_offer, muster_places, take_from_offer

NONE_HIRED: Final[Move] = ("none",)
MARKER: Final[list[Move]] = [("marker", spot) for spot in range(SPOTS)]

Hires = tuple[tuple[int, int], ...]  # (kind, army)


class Draft(Procedure[KnightsPosition]):
    """From left to right; whoever's marker comes up may hire (WK-10.1, WK-10.5)."""

    STEPS = ("begin", "next", "close")

    def begin(self, p: KnightsPosition) -> Frame | None:
        if p.listening:
            p.tell("phase", "WK-5.13", {"phase": "phase-mercenary-draft"})
        return None

    def next(self, p: KnightsPosition) -> Frame | None:
        for spot in range(SPOTS):
            if p.track[spot] != NOBODY:
                p.again()
                return Hire(p.track[spot], spot)
        return None

    def close(self, p: KnightsPosition) -> Frame | None:  # WK-10.10
        for kind in p.offer:
            p.hireable[kind] += 1
        p.offer = ()
        fill_offer(p)
        return None


def hiring_laws(count: int) -> dict[str, int]:
    """WK-24.14, WK-22.31"""
    return {"hire_surcharge": count, "no_hiring": 0}


class Hire(Procedure[KnightsPosition]):
    """One marker (WK-26.12). `hires`: what is declared; nothing is paid before the law is asked."""

    FIELDS = ("seat", "spot", "hires", "closed", "waived", "extra")
    STEPS = ("choose", "law", "pay", "markers")

    def __init__(
        self,
        seat: int,
        spot: int,
        hires: Hires = (),
        closed: int = 0,
        waived: tuple[int, ...] = (),
        extra: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.hires: Final = hires
        self.closed: Final = closed
        self.waived: Final = waived
        self.extra: Final = extra  # markers still to be removed

    def with_move(self, move: Move) -> Hire:
        """One card more."""
        hires = (*self.hires, (int(move[1]), self.seat * PLACES + int(move[2])))
        return Hire(self.seat, self.spot, hires, 0, self.waived)

    def choose(self, p: KnightsPosition) -> Frame | None:
        if self.closed or not hire_moves(p, self):
            return None
        p.again()
        return Ask(HIRE, self.seat)

    def law(self, p: KnightsPosition) -> Frame | None:  # WK-9.55
        if not self.hires:
            p.got = (OBEYED, 0, NOBODY)
            return None
        fees = sum([p.components.troops.fee[kind] for kind, _ in self.hires])
        return Obey(self.seat, dues(p, self.seat, hiring_laws(len(self.hires))), fees)

    def pay(self, p: KnightsPosition) -> Frame | None:
        result, price, law = p.got
        if result == GAVE_UP:
            p.replace(Hire(self.seat, self.spot, (), 0, (*self.waived, law)))
            p.goto("choose")
            return None
        carried_out(p, self.seat, result, price, "WK-24.14")
        for kind, army in self.hires:
            hire(p, self.seat, kind, army)
        p.track[self.spot] = NOBODY
        p.replace(Hire(self.seat, self.spot, (), 1, (), max(0, len(self.hires) - 1)))
        return None

    def markers(self, p: KnightsPosition) -> Frame | None:  # WK-10.4
        if not self.extra:
            return None
        p.again()
        p.replace(Hire(self.seat, self.spot, (), 1, (), self.extra - 1))
        return Ask(REMOVE_MARKER, self.seat)


def hire(p: KnightsPosition, seat: int, kind: int, army: int) -> None:
    """The fee is paid, the card assigned at once (WK-10.2, WK-10.6)."""
    take_from_offer(p, kind)
    p.crowns[seat] -= p.components.troops.fee[kind]
    add_troop(p, army, kind)
    if p.listening:
        p.tell("hired", "WK-10.1", {**p.noble_words(army), "troop": p.troop_word(kind)})


def hire_moves(p: KnightsPosition, frame: Hire) -> list[Move]:
    """Cards whose fee can be paid, of one nationality, no more than markers, each with a place (WK-10.3, WK-10.4, WK-10.9)."""
    fee, nation = p.components.troops.fee, p.components.troops.nation
    offer = list(p.offer)
    for kind, _ in frame.hires:
        offer.remove(kind)
    spent = sum([fee[kind] for kind, _ in frame.hires])
    if len(frame.hires) >= len(p.markers_of(frame.seat)):
        return []
    kinds = [kind for kind in sorted(set(offer)) if spent + fee[kind] <= p.crowns[frame.seat]]
    rules = hiring_laws(len(frame.hires) + 1)
    kinds = [kind for kind in kinds if not closed_by(p, frame.seat, frame.waived, rules, spent + fee[kind])]
    if frame.hires:
        kinds = [kind for kind in kinds if nation[kind] == nation[frame.hires[0][0]] and kind >= frame.hires[-1][0]]
    last = frame.hires[-1] if frame.hires else (-1, -1)
    pairs = [(kind, army) for kind in kinds for army in muster_places(p, frame.seat)]
    return [("hire", kind, place_of(army)) for kind, army in pairs if (kind, army) >= last]  # each set in one order


class HireTroops(Decision[KnightsPosition]):
    rule = "WK-10.1"
    verbs = ("hire", "none", "done")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        frame = p.near(Hire)
        return [*hire_moves(p, frame), DONE if frame.hires else NONE_HIRED]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(Hire)
        done = Hire(seat, frame.spot, frame.hires, 1, frame.waived)
        p.replace(frame.with_move(move) if move[0] == "hire" else done)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if move[0] != "hire":
            return Illegal("no-move", "WK-10.1")
        frame, kind = p.near(Hire), int(move[1])
        if kind not in p.offer:
            return Illegal("not-on-offer", "WK-10.1")
        if seat * PLACES + int(move[2]) not in muster_places(p, seat):
            return Illegal("no-muster-place", "WK-10.6")
        nation = p.components.troops.nation
        if frame.hires and nation[kind] != nation[frame.hires[0][0]]:
            return Illegal("other-nation", "WK-10.4")
        return Illegal("too-dear", "WK-10.3")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        frame = p.near(Hire)
        return {"crowns": p.crowns[seat], "hired": len(frame.hires), "markers": len(p.markers_of(seat))}


class RemoveMarker(Decision[KnightsPosition]):
    """For each further card one more marker, whichever (WK-10.4)."""

    rule = "WK-10.4"
    verbs = ("marker",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [MARKER[spot] for spot in p.markers_of(seat)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        p.track[int(move[1])] = NOBODY
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-your-marker", "WK-10.4")


HIRE: Final[HireTroops] = HireTroops()
REMOVE_MARKER: Final[RemoveMarker] = RemoveMarker()
