"""Sceptres and orbs (MM-13): who is about to act, and what each does."""

from __future__ import annotations

from typing import Final

from tabard.kernel import PASS, Args, Ask, Decision, Frame, Illegal, Move

from ..components import (
    ATTACKER_SCEPTRES,
    BRUTALITY,
    CLEANSING,
    DEVOTION,
    FEAR,
    GREED,
    ORB,
    PREPARATION,
    RAGE,
    RESURGENCE,
    SCEPTRE,
    VIGOUR,
    WINNER_ORBS,
    artefact_id,
)
from ..components import LOYALTY as SCEPTRE_LOYALTY
from ..position import ATTACKER, BY_ARTEFACT, DEFENDER, FACE_UP, MedievalMasteryPosition
from .cards import discard_at_random, draw_up_to, may_discard
from .control import gain_knights
from .support import add_points

MATCH: Final[Move] = ("match",)


def sceptres_about_to_act(p: MedievalMasteryPosition) -> tuple[int, ...]:
    """Role decides, not whether it would change anything (MM-8.13, MM-13.13)."""
    mine, theirs = p.artefacts[p.attacker * 3 + SCEPTRE], p.artefacts[p.defender * 3 + SCEPTRE]
    ready: tuple[int, ...] = ()
    if mine in ATTACKER_SCEPTRES and p.state[mine] == FACE_UP:
        ready = (mine,)
    if theirs not in ATTACKER_SCEPTRES and p.state[theirs] == FACE_UP:
        ready += (theirs,)
    return ready


def orbs_about_to_act(p: MedievalMasteryPosition) -> tuple[int, ...]:
    """An orb of victory after a win, one of defeat after a loss (MM-8.13, MM-13.13)."""
    ready: tuple[int, ...] = ()
    for seat in (p.attacker, p.defender):
        orb = p.artefacts[seat * 3 + ORB]
        if (orb in WINNER_ORBS) == (seat == p.winner) and p.state[orb] == FACE_UP:
            ready += (orb,)
    return ready


def act(p: MedievalMasteryPosition, artefact: int, seat: int) -> bool:
    """Was it about to act, and is it still face up after the Fracture window (MM-8.15)?"""
    if artefact not in p.pending or p.state[artefact] != FACE_UP:
        return False
    p.used |= 1 << artefact
    if p.listening:
        p.tell("acts", "MM-8.15", {"seat": seat, "artefact": artefact_id(artefact)})
    return True


def use_sceptre(p: MedievalMasteryPosition, side: int) -> Frame | None:
    seat, opponent = (p.attacker, p.defender) if side == ATTACKER else (p.defender, p.attacker)
    sceptre = p.artefacts[seat * 3 + SCEPTRE]
    if not act(p, sceptre, seat):
        return None
    if sceptre in (RAGE, SCEPTRE_LOYALTY):  # MM-13.1, MM-13.2
        add_points(p, side, BY_ARTEFACT, sceptre, p.components.amount[sceptre], seat)
    elif sceptre in (FEAR, VIGOUR):  # MM-13.6, MM-13.8
        return ASK_MATCH[seat] if missing_knights(p, side) > 0 else None
    else:  # MM-13.3, MM-13.4
        discard_at_random(p, opponent, "MM-13.5")
    return None


def missing_knights(p: MedievalMasteryPosition, side: int) -> int:
    """By how many real knights the opponent is ahead; eight in a Castle Siege (MM-13.8, MM-16.9)."""
    return p.guard - p.force if side == ATTACKER else p.force - p.guard


class MatchKnights(Decision[MedievalMasteryPosition]):
    """Fear and Vigour: count as many knights as the opponent, or not (MM-13.6 to MM-13.8)."""

    rule = "MM-13.6"
    verbs = ("match", "pass")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        return [MATCH, PASS]

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        side = ATTACKER if seat == p.attacker else DEFENDER
        sceptre = p.artefacts[seat * 3 + SCEPTRE]
        if move[0] == "match":
            add_points(p, side, BY_ARTEFACT, sceptre, missing_knights(p, side), seat)
        if p.listening:
            name = "matched" if move[0] == "match" else "not-matched"
            p.tell(name, self.rule, {"seat": seat, "artefact": artefact_id(sceptre)})
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        return Illegal("match-or-pass", self.rule, "count as many knights as your opponent, or pass")

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        side = ATTACKER if seat == p.attacker else DEFENDER
        return {"artefact": artefact_id(p.artefacts[seat * 3 + SCEPTRE]), "knights": missing_knights(p, side)}


def use_orb(p: MedievalMasteryPosition, seat: int) -> Frame | None:
    orb = p.artefacts[seat * 3 + ORB]
    if not act(p, orb, seat):
        return None
    if orb in (PREPARATION, CLEANSING):  # MM-13.9
        return may_discard(p, seat)
    if orb in (GREED, RESURGENCE):  # MM-13.10
        draw_up_to(p, seat, p.components.amount[orb], "MM-13.10")
    elif orb == BRUTALITY:
        strike_knight(p, p.defender if seat == p.attacker else p.attacker)
    elif orb == DEVOTION:  # MM-13.12
        gain_knights(p, seat, p.components.amount[orb], "MM-13.12")
    return None


def strike_knight(p: MedievalMasteryPosition, seat: int) -> None:
    """The opponent loses one knight on the conflict tile, if one is there (MM-12.19, MM-13.11)."""
    there = p.force if seat == p.attacker else p.knights[p.conflict]
    if not there:
        return
    if seat == p.attacker:
        p.force -= 1
    else:
        p.knights[p.conflict] -= 1
    if p.listening:
        p.tell("struck", "MM-13.11", {"seat": seat})


MATCH_KNIGHTS: Final = MatchKnights()
ASK_MATCH: Final = [Ask(MATCH_KNIGHTS, seat) for seat in range(6)]
