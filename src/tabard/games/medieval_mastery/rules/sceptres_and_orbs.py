"""Sceptres and orbs (MM-13): which of them are about to act, and Fear and Vigour. What each does stands in effects.py."""

from __future__ import annotations

from typing import Final

from tabard.kernel import PASS, Args, Ask, Decision, Frame, Illegal, Move

from ..components import AFTER_LOSS, AFTER_WIN, ATTACKING, DEFENDING, ORB, SCEPTRE, artefact_id
from ..position import ATTACKER, BY_ARTEFACT, FACE_UP, MedievalMasteryPosition
from .support import add_points, side_of

MATCH: Final[Move] = ("match",)


def acting_sceptre(p: MedievalMasteryPosition, seat: int, attacking: bool) -> tuple[int, ...]:
    """Role decides, not whether it would change anything (MM-8.13, MM-13.13)."""
    sceptre = p.artefacts[seat * 3 + SCEPTRE]
    role = ATTACKING if attacking else DEFENDING
    return (sceptre,) if p.components.trigger[sceptre] == role and p.state[sceptre] == FACE_UP else ()


def acting_orb(p: MedievalMasteryPosition, seat: int, won: bool) -> tuple[int, ...]:
    """An orb of victory after a win, one of defeat after a loss (MM-8.13, MM-13.13)."""
    orb = p.artefacts[seat * 3 + ORB]
    result = AFTER_WIN if won else AFTER_LOSS
    return (orb,) if p.components.trigger[orb] == result and p.state[orb] == FACE_UP else ()


def guard_of(p: MedievalMasteryPosition, cell: int) -> int:
    """The defender's knights as they count; those of a besieged castle are a fixed number (MM-12.2, MM-16.9)."""
    return p.components.castle_defence if p.is_castle(cell) else p.knights[cell]


def missing_knights(p: MedievalMasteryPosition, side: int) -> int:
    """By how many real knights the opponent is ahead (MM-13.8)."""
    lead = guard_of(p, p.contested) - p.force
    return lead if side == ATTACKER else -lead


def ask_to_match(p: MedievalMasteryPosition, seat: int) -> Frame | None:
    """Fear and Vigour; nothing is asked with as many knights or more (MM-13.8)."""
    return Ask(MATCH_KNIGHTS, seat) if missing_knights(p, side_of(p, seat)) > 0 else None


class MatchKnights(Decision[MedievalMasteryPosition]):
    """Fear and Vigour: count as many knights as the opponent, or not (MM-13.6 to MM-13.8)."""

    rule = "MM-13.6"
    verbs = ("match", "pass")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [MATCH, PASS]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        sceptre, side = p.artefacts[seat * 3 + SCEPTRE], side_of(p, seat)
        if move[0] == "match":
            add_points(p, side, BY_ARTEFACT, sceptre, missing_knights(p, side), seat)
        if p.listening:
            name = "matched" if move[0] == "match" else "not-matched"
            p.tell(name, self.rule, {"seat": seat, "artefact": artefact_id(sceptre)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("match-or-pass", self.rule)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        sceptre = artefact_id(p.artefacts[seat * 3 + SCEPTRE])
        return {"artefact": sceptre, "knights": missing_knights(p, side_of(p, seat))}


def strike_knight(p: MedievalMasteryPosition, seat: int) -> None:
    """The opponent loses one knight on the conflict tile, if one is there (MM-12.19, MM-13.11)."""
    attacking = seat == p.active
    if not (p.force if attacking else p.knights[p.contested]):
        return
    if attacking:
        p.force -= 1
    else:
        p.knights[p.contested] -= 1
    if p.listening:
        p.tell("struck", "MM-13.11", {"seat": seat})


MATCH_KNIGHTS: Final = MatchKnights()
