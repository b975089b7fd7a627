"""Variants (MM-16): Mayhem dice and the artefact draft. The others are questions asked where they matter."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import ARTEFACTS, CROWN, ORB, SCEPTRE, artefact_id
from ..position import NOBODY, MedievalMasteryPosition

DRAFT: Final[list[Move]] = [("draft", artefact) for artefact in range(len(ARTEFACTS))]


# ---------------------------------------------------------------------- Mayhem


def mayhem(p: MedievalMasteryPosition, winner: int, loser: int) -> int:
    """The winner rolls; left with none he has lost, and the other rolls in turn (MM-16.18 to MM-16.20, MM-16.22). Who has won."""
    if roll_for_knights(p, winner):
        return winner
    if not roll_for_knights(p, loser):
        return NOBODY
    if p.listening:
        p.tell("turned", "MM-16.19", {"seat": loser})
    return loser


def roll_for_knights(p: MedievalMasteryPosition, seat: int) -> int:
    """One die for each of the winner's knights there; each 1 takes one. How many are left."""
    attacking = seat == p.active
    if not attacking and p.is_castle(p.contested):  # MM-16.22: the knights of a castle are only counted
        return p.components.castle_defence
    knights = p.force if attacking else p.knights[p.contested]
    lost = sum([p.below(6) == 0 for _ in range(knights)])
    if attacking:
        p.force = knights - lost
    else:
        p.knights[p.contested] = knights - lost
    if p.listening:
        p.tell("mayhem", "MM-16.18", {"seat": seat, "dice": knights, "knights": lost})
    return knights - lost


# ---------------------------------------------------------------------- artefact draft


class Draft(Procedure[MedievalMasteryPosition]):
    """Crowns anticlockwise from the last player, orbs clockwise from the first, sceptres anticlockwise (MM-16.21)."""

    STEPS = ("crowns", "orbs", "sceptres")

    def crowns(self, p: MedievalMasteryPosition) -> Frame | None:
        return Picks(CROWN)

    def orbs(self, p: MedievalMasteryPosition) -> Frame | None:
        return Picks(ORB)

    def sceptres(self, p: MedievalMasteryPosition) -> Frame | None:
        return Picks(SCEPTRE)


class Picks(Procedure[MedievalMasteryPosition]):
    """One artefact of a type for everybody (MM-16.21)."""

    FIELDS = ("type",)
    STEPS = ("pick",)

    def __init__(self, type: int) -> None:
        self.type: Final = type

    def pick(self, p: MedievalMasteryPosition) -> Frame | None:
        left = still_to_pick(p, self.type)
        if not left:
            return None
        p.again()
        return Ask(DRAFT_ARTEFACT, left[0])


def still_to_pick(p: MedievalMasteryPosition, type: int) -> list[int]:
    """Clockwise for orbs, anticlockwise for crowns and sceptres."""
    clockwise = p.terms.clockwise[p.first]
    order = clockwise if type == ORB else clockwise[::-1]
    return [seat for seat in order if p.artefact_of(seat, type) < 0]


def on_offer(p: MedievalMasteryPosition, type: int) -> list[int]:
    return [artefact for artefact in range(6 * type, 6 * type + 6) if p.holder[artefact] == NOBODY]


class DraftArtefact(Decision[MedievalMasteryPosition]):
    """One of the open artefacts of the current type (MM-18.12)."""

    rule = "MM-16.21"
    verbs = ("draft",)

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [DRAFT[artefact] for artefact in on_offer(p, p.near(Picks).type)]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        artefact = int(move[1])
        give_artefact(p, seat, artefact)
        if p.listening:
            p.tell("drafted", self.rule, {"seat": seat, "artefact": artefact_id(artefact)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if p.holder[int(move[1])] != NOBODY:
            return Illegal("already-drafted", self.rule)
        return Illegal("other-type", self.rule)


def give_artefact(p: MedievalMasteryPosition, seat: int, artefact: int) -> None:
    p.artefacts[seat * 3 + artefact // 6] = artefact
    p.holder[artefact] = seat


DRAFT_ARTEFACT: Final = DraftArtefact()
