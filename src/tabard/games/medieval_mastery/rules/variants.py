"""Variants (MM-16): Mayhem dice and the artefact draft. The others are questions asked where they matter."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import ARTEFACTS, ORB, artefact_id
from ..position import NOBODY, MedievalMasteryPosition

DRAFT: Final[list[Move]] = [("draft", artefact) for artefact in range(len(ARTEFACTS))]


# ---------------------------------------------------------------------- Mayhem


def mayhem(p: MedievalMasteryPosition) -> None:
    """The winner rolls; left with none he has lost, and the other rolls in turn (MM-16.18 to MM-16.20, MM-16.22)."""
    if roll_for_knights(p):
        return
    p.winner = p.defender if p.winner == p.attacker else p.attacker
    p.margin = 0
    if not roll_for_knights(p):
        p.winner = NOBODY
    elif p.listening:
        p.tell("turned", "MM-16.19", {"seat": p.winner})


def roll_for_knights(p: MedievalMasteryPosition) -> int:
    """One die for each of the winner's knights there; each 1 takes one. How many are left."""
    attacking = p.winner == p.attacker
    if not attacking and p.is_castle(p.conflict):  # MM-16.22: the eight are only counted
        return p.guard
    knights = p.force if attacking else p.knights[p.conflict]
    lost = sum([p.below(6) == 0 for _ in range(knights)])
    if attacking:
        p.force = knights - lost
    else:
        p.knights[p.conflict] = knights - lost
    if p.listening:
        p.tell("mayhem", "MM-16.18", {"seat": p.winner, "dice": knights, "knights": lost})
    return knights - lost


# ---------------------------------------------------------------------- artefact draft


class Draft(Procedure[MedievalMasteryPosition]):
    """Crowns anticlockwise from the last player, orbs clockwise from the first, sceptres anticlockwise (MM-16.21)."""

    STEPS = ("crowns", "orbs", "sceptres")

    def crowns(self, p: MedievalMasteryPosition) -> Frame | None:
        return next_pick(p, 0)

    def orbs(self, p: MedievalMasteryPosition) -> Frame | None:
        return next_pick(p, 1)

    def sceptres(self, p: MedievalMasteryPosition) -> Frame | None:
        return next_pick(p, 2)


def next_pick(p: MedievalMasteryPosition, type: int) -> Frame | None:
    clockwise = p.terms.clockwise[p.first]
    for seat in clockwise if type == ORB else reversed(clockwise):
        if p.artefacts[seat * 3 + type] < 0:
            p.offer = tuple([a for a in range(6 * type, 6 * type + 6) if p.holder[a] == NOBODY])
            p.again()
            return Ask(DRAFT_ARTEFACT, seat)
    p.offer = ()
    return None


class DraftArtefact(Decision[MedievalMasteryPosition]):
    """One of the open artefacts of the current type (MM-18.12)."""

    rule = "MM-16.21"
    verbs = ("draft",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [DRAFT[artefact] for artefact in p.offer]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        artefact = int(move[1])
        give_artefact(p, seat, artefact)
        if p.listening:
            p.tell("drafted", self.rule, {"seat": seat, "artefact": artefact_id(artefact)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if p.holder[int(move[1])] != NOBODY:
            return Illegal("already-drafted", self.rule, "somebody has taken this artefact")
        return Illegal("other-type", self.rule, "artefacts of this type are not drafted now")


def give_artefact(p: MedievalMasteryPosition, seat: int, artefact: int) -> None:
    p.artefacts[seat * 3 + artefact // 6] = artefact
    p.holder[artefact] = seat


DRAFT_ARTEFACT: Final = DraftArtefact()
