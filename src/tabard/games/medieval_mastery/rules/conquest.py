"""Conquest: the properties of territories that hit the conqueror (MM-14), and what is checked after it (MM-15.3, MM-16.14)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Frame, Procedure

from ..components import ABBEY, ARTEFACTS, CITY, VILLAGE
from ..layouts import bits
from ..position import MedievalMasteryPosition
from .cards import may_discard
from .control import gain_knights, lose_control, take_control
from .ending import victory

GAIN_RULES: Final = {CITY: "MM-14.7", VILLAGE: "MM-14.9", ABBEY: "MM-14.10"}


def conquer(p: MedievalMasteryPosition, seat: int, cell: int, knights: int) -> Frame:
    """The knights hold the cell; its properties follow (MM-11.7, MM-14.1)."""
    take_control(p, seat, cell, knights)
    p.used |= 1 << len(ARTEFACTS) + p.terrain[cell]
    if p.listening:
        p.tell("conquered", "MM-11.7", {"seat": seat, **p.cell_words(cell)})
    return Conquest(seat, cell)


class Conquest(Procedure[MedievalMasteryPosition]):
    """Automatic properties, Brutality variant, victory, optional discard, in this order (MM-15.3)."""

    FIELDS = ("seat", "cell")
    STEPS = ("properties", "check", "discard")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def properties(self, p: MedievalMasteryPosition) -> Frame | None:
        c, kind = p.components, p.terrain[self.cell]
        if c.lose[kind]:
            lose_knight(p, self.seat, self.cell)
        if c.gain[kind]:  # MM-14.7, MM-14.9, MM-14.10
            gain_knights(p, self.seat, c.gain[kind], GAIN_RULES.get(kind, "MM-14.1"))
        return None

    def check(self, p: MedievalMasteryPosition) -> Frame | None:
        starve(p)
        return victory(p, self.seat)

    def discard(self, p: MedievalMasteryPosition) -> Frame | None:  # MM-14.8, MM-14.10, MM-14.11
        return may_discard(p, self.seat) if p.components.may_discard[p.terrain[self.cell]] else None


def lose_knight(p: MedievalMasteryPosition, seat: int, cell: int) -> None:
    """Marshlands; a lone knight leaves the territory to nobody (MM-14.12, MM-14.13)."""
    p.knights[cell] -= min(p.components.lose[p.terrain[cell]], p.knights[cell])
    if p.listening:
        p.tell("sank", "MM-14.12", {"seat": seat, **p.cell_words(cell)})
    if not p.knights[cell]:
        lose_control(p, cell)
        if p.listening:
            p.tell("left-empty", "MM-14.13", p.cell_words(cell))


def starve(p: MedievalMasteryPosition) -> None:
    """Brutality variant: knights without a supply line are removed, for all players, in one pass (MM-16.13, MM-16.14)."""
    if not p.terms.brutality:
        return
    for seat in range(p.seats):
        for cell in bits(p.held[seat]):
            if cell not in p.supplied[seat]:
                if p.listening:
                    words: Args = {"seat": seat, "knights": p.knights[cell], **p.cell_words(cell)}
                    p.tell("starved", "MM-16.13", words)
                lose_control(p, cell)
