"""Crowns (MM-9): when they may be used, and how. What each does stands in effects.py."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Frame, Illegal, Procedure

from ..components import CROWN, artefact_id
from ..position import FACE_UP, NOBODY, MedievalMasteryPosition
from .artefacts import fracture_window
from .effects import apply_effect, can_do_something


def can_announce(p: MedievalMasteryPosition, seat: int) -> bool:
    """Face up and able to do something by public information (MM-9.3)."""
    crown = p.artefacts[seat * 3 + CROWN]
    return p.state[crown] == FACE_UP and can_do_something(p, crown, seat)


class UseCrown(Procedure[MedievalMasteryPosition]):
    """Announce, Fracture window, target and effect (MM-9.2)."""

    FIELDS = ("seat",)
    STEPS = ("announce", "effect")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def announce(self, p: MedievalMasteryPosition) -> Frame | None:
        crown = p.artefacts[self.seat * 3 + CROWN]
        if p.listening:
            p.tell("announced", "MM-9.2", {"seat": self.seat, "artefact": artefact_id(crown)})
        return fracture_window(p, (crown,), (self.seat + 1) % p.seats)  # MM-8.10

    def effect(self, p: MedievalMasteryPosition) -> Frame | None:
        crown = p.artefacts[self.seat * 3 + CROWN]
        if p.state[crown] != FACE_UP:  # MM-8.17
            return None
        return apply_effect(p, crown, self.seat, NOBODY)


def refuse_crown(p: MedievalMasteryPosition, seat: int, used: bool) -> Illegal:
    if used:
        return Illegal("crown-used", "MM-9.1")
    if p.state[p.artefacts[seat * 3 + CROWN]] != FACE_UP:
        return Illegal("already-destroyed", "MM-8.1")
    return Illegal("crown-idle", "MM-9.3")
