"""Private Motions (WK-9.30 to WK-9.37)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..cards import PRIVATE
from ..position import KnightsPosition
from ..state.board import NOBODY
from ..state.parliament import AGENDA, EVENT, NO_NOBLE
from ..state.parliament import MOTION as OPEN_MOTION
from .agendas import Decide
from .deaths import Settle, discard_office
from .fate import find_seat
from .frames_assembly import Session
from .voting import UNWRITTEN, Vote

UNBAN: Final[list[Move]] = [("unban", seat) for seat in range(6)]


ANNUL: Final[list[Move]] = [("annul", place) for place in range(64)]


REVIVE: Final[list[Move]] = [("revive", kind) for kind in range(64)]


OPEN_RULE: Final[list[Move]] = [("rule", motion) for motion in range(8)]


POSTPONE: Final[Move] = ("postpone",)


NOTHING: Final[Move] = ("nothing",)


class PrivateMotion(Procedure[KnightsPosition]):
    """Fate names the proposer (WK-9.30 to WK-9.37)."""

    FIELDS = ("kind", "proposer", "proposal")
    STEPS = ("propose", "ask", "vote", "effect", "close")

    def __init__(self, kind: int, proposer: int = NOBODY, proposal: tuple[object, ...] = ()) -> None:
        self.kind: Final = kind
        self.proposer: Final = proposer
        self.proposal: Final = proposal  # the move made

    def propose(self, p: KnightsPosition) -> Frame | None:
        seat = find_seat(p, p.barons())
        if p.listening:
            p.tell("proposer", "WK-9.30", {"seat": seat})
        p.replace(PrivateMotion(self.kind, seat))
        return None

    def ask(self, p: KnightsPosition) -> Frame | None:
        return Ask(PROPOSE, self.proposer)

    def vote(self, p: KnightsPosition) -> Frame | None:  # WK-9.33
        verb = self.proposal[0]
        if verb == "nothing":
            p.goto("close")
            return None
        if verb == "revive":
            kind = int(str(self.proposal[1]))
            discard = list(p.agenda_discard)
            discard.remove(kind)
            p.agenda_discard = tuple(discard)
            p.goto("close")
            return Decide(kind, UNWRITTEN, 1)
        return Vote(subject_of(p, self.proposal), ())

    def effect(self, p: KnightsPosition) -> Frame | None:
        if not p.got[0]:
            if p.listening:
                p.tell("motion-failed", "WK-9.33", {"subject": subject_of(p, self.proposal)})
            return None
        return pass_motion(p, self.proposal)

    def close(self, p: KnightsPosition) -> Frame | None:  # WK-9.37
        p.agenda_discard += (self.kind,)
        return None


def subject_of(p: KnightsPosition, proposal: tuple[object, ...]) -> str:
    """A name for what is voted on."""
    verb, number = proposal[0], int(str(proposal[1])) if len(proposal) > 1 else 0
    if verb == "annul":
        return p.entry_word(p.in_force[number])
    if verb == "rule":
        return "motion-" + p.components.motions[number].id.replace("_", "-")
    return f"proposal-{verb}"


def pass_motion(p: KnightsPosition, proposal: tuple[object, ...]) -> Frame | None:
    verb, number = proposal[0], int(str(proposal[1])) if len(proposal) > 1 else 0
    if p.listening:
        p.tell("motion-passed", "WK-9.31", {"subject": subject_of(p, proposal)})
    if verb == "unban":
        p.banned[number] = 0  # WK-9.41
    elif verb == "annul":
        return annul(p, number)
    elif verb == "rule":
        p.in_force.append((OPEN_MOTION, number, NOBODY, NO_NOBLE))  # WK-22.3
    else:
        session = p.near(Session)
        p.amend(session, session.postponed())  # WK-9.35
    return None


def annul(p: KnightsPosition, place: int) -> Frame | None:
    """A law, charge or office in force is discarded (WK-9.31, WK-9.34, WK-9.54)."""
    entry = p.in_force[place]
    if entry[3] != NO_NOBLE:
        discard_office(p, entry[3])
        return Settle()
    p.in_force = p.in_force[:place] + p.in_force[place + 1 :]
    if entry[0] == AGENDA:
        p.agenda_discard += (entry[1],)
    return None


def proposals(p: KnightsPosition) -> list[Move]:
    """WK-9.31, WK-22.4"""
    moves = [UNBAN[seat] for seat in range(p.seats) if p.banned[seat]]
    moves += [ANNUL[place] for place, entry in enumerate(p.in_force) if entry[0] != EVENT]
    moves.append(POSTPONE)
    kinds = sorted({kind for kind in p.agenda_discard if p.agenda(kind).type != PRIVATE})  # WK-9.36, WK-26.25
    moves += [REVIVE[kind] for kind in kinds]
    if p.terms.open_motions:
        standing = [entry[1] for entry in p.in_force if entry[0] == OPEN_MOTION]
        moves += [OPEN_RULE[motion] for motion in range(len(p.components.motions)) if motion not in standing]
    return [*moves, NOTHING]


class Propose(Decision[KnightsPosition]):
    rule = "WK-9.31"
    verbs = ("unban", "annul", "postpone", "revive", "rule", "nothing")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return proposals(p)

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(PrivateMotion)
        if p.listening:
            words: Args = {"seat": seat, "subject": self.subject(p, move)}
            p.tell("proposes", "WK-9.31", words)
        p.replace(PrivateMotion(frame.kind, seat, move))
        return None

    def subject(self, p: KnightsPosition, move: Move) -> str:
        return p.agenda_word(int(move[1])) if move[0] == "revive" else subject_of(p, move)

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-proposal", "WK-9.31")


PROPOSE: Final[Propose] = Propose()
