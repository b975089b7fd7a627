"""One agenda (WK-9.15 to WK-9.29, WK-9.38, WK-9.51): voted on, accepted or refused, at work."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..cards import CHARGE, CHOOSE, CONCESSION, LAW, MOTION, OFFICE, YES_NO
from ..position import KnightsPosition
from ..state.armies import PLACES, place_of
from ..state.board import NOBODY
from ..state.parliament import AGENDA, NO_NOBLE
from .deaths import Settle, discard_office
from .effects import Carry, needs_target
from .laws import ban
from .targets import FindTarget
from .voting import UNWRITTEN, Vote

ACCEPT_MOVE: Final[Move] = ("accept",)


REFUSE_MOVE: Final[Move] = ("refuse",)


MOST_CHARGES: Final = 3


def candidates(p: KnightsPosition, kind: int) -> tuple[int, ...]:
    """Whom one may vote for (WK-9.11, WK-24.7, WK-24.8); () for yes or no."""
    agenda = p.agenda(kind)
    if agenda.vote != CHOOSE:
        return ()
    seats = p.barons()
    if agenda.candidates == "not_banned":
        seats = [seat for seat in seats if not p.banned[seat]]
    elif agenda.candidates == "not_heretic":
        seats = [seat for seat in seats if not p.is_heretic(seat)]
    return tuple(seats)


class Decide(Procedure[KnightsPosition]):
    """An agenda is voted on and takes effect at once (WK-9.15). `revived`: it comes from the discards (WK-9.36)."""

    FIELDS = ("kind", "written", "revived")
    STEPS = ("vote", "enact")

    def __init__(self, kind: int, written: int = UNWRITTEN, revived: int = 0) -> None:
        self.kind: Final = kind
        self.written: Final = written
        self.revived: Final = revived

    def vote(self, p: KnightsPosition) -> Frame | None:
        seats = candidates(p, self.kind)
        if p.agenda(self.kind).vote == CHOOSE and not seats:  # nobody may be chosen
            p.got = (NOBODY,)
            return None
        return Vote(p.agenda_word(self.kind), seats, self.written)

    def enact(self, p: KnightsPosition) -> Frame | None:
        choice = p.got[0]
        agenda = p.agenda(self.kind)
        rejected = choice == NOBODY or (agenda.vote == YES_NO and not choice)
        if p.listening:
            words: Args = {"agenda": p.agenda_word(self.kind)}
            if agenda.vote == CHOOSE and not rejected:
                words["seat"] = choice
            p.tell("rejected" if rejected else "awarded" if agenda.vote == CHOOSE else "passed", "WK-9.15", words)
        if rejected:
            p.agenda_discard += (self.kind,)
            return None
        return Enact(self.kind, choice if agenda.vote == CHOOSE else NOBODY)


class Enact(Procedure[KnightsPosition]):
    """What was passed works: accepted or refused, then by its kind (WK-9.19 to WK-9.25, WK-9.38, WK-9.51)."""

    FIELDS = ("kind", "seat", "refused")
    STEPS = ("accept", "refusal", "find", "work", "close")

    def __init__(self, kind: int, seat: int, refused: int = 0) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.refused: Final = refused

    def accept(self, p: KnightsPosition) -> Frame | None:
        return Ask(ACCEPT, self.seat) if p.agenda(self.kind).at_once else None

    def refusal(self, p: KnightsPosition) -> Frame | None:
        if self.refused:
            p.agenda_discard += (self.kind,)
            ban(p, self.seat)  # without penalty for whoever is banned already (WK-9.42)
            p.goto("close")
        return None

    def find(self, p: KnightsPosition) -> Frame | None:
        effect = p.agenda(self.kind).effects[0]
        p.got = ()
        if p.agenda(self.kind).type == MOTION and needs_target(effect):
            return FindTarget(self.seat, effect.target)
        return None

    def work(self, p: KnightsPosition) -> Frame | None:
        type = p.agenda(self.kind).type
        if type == LAW:
            p.in_force.append((AGENDA, self.kind, NOBODY, NO_NOBLE))
            return None
        if type in (CHARGE, CONCESSION):
            charges = p.charges_of(self.seat)
            p.in_force.append((AGENDA, self.kind, self.seat, NO_NOBLE))
            return Ask(DROP_CHARGE, self.seat) if len(charges) >= MOST_CHARGES else None
        if type == OFFICE:
            return appointment(p, self.kind, self.seat)
        p.agenda_discard += (self.kind,)  # a motion works once
        return Carry(AGENDA, self.kind, self.seat, p.got)

    def close(self, p: KnightsPosition) -> Frame | None:
        return None


def appointment(p: KnightsPosition, kind: int, seat: int) -> Frame | None:
    """WK-9.24, WK-9.51"""
    if not p.nobles_of(seat):
        p.agenda_discard += (kind,)
        return None
    return Ask(APPOINT, seat)


class Accept(Decision[KnightsPosition]):
    rule = "WK-9.38"
    verbs = ("accept", "refuse")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [ACCEPT_MOVE, REFUSE_MOVE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(Enact)
        if move == REFUSE_MOVE:
            if p.listening:
                p.tell("refuses", "WK-9.38", {"seat": seat, "agenda": p.agenda_word(frame.kind)})
            p.replace(Enact(frame.kind, frame.seat, 1))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-move", "WK-9.38")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"agenda": p.agenda_word(p.near(Enact).kind), "banned": p.banned[seat]}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"agenda": p.agenda_word(p.near(Enact).kind)}


class DropCharge(Decision[KnightsPosition]):
    """One of the three old ones (WK-9.22)."""

    rule = "WK-9.22"
    verbs = ("drop",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [("drop", kind) for kind in sorted(set(p.charges_of(seat)[:-1]))]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        kind = int(move[1])
        place = next(n for n, entry in enumerate(p.in_force) if entry[:3] == (AGENDA, kind, seat))
        p.in_force = p.in_force[:place] + p.in_force[place + 1 :]
        p.agenda_discard += (kind,)
        if p.listening:
            p.tell("dropped", "WK-9.22", {"seat": seat, "agenda": p.agenda_word(kind)})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-your-charge", "WK-9.22")


class Appoint(Decision[KnightsPosition]):
    """One of one's nobles, on or off the board; he loses his old office (WK-9.24, WK-9.25)."""

    rule = "WK-9.24"
    verbs = ("appoint",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [("appoint", place_of(army)) for army in p.nobles_of(seat)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        army, kind = seat * PLACES + int(move[1]), p.near(Enact).kind
        discard_office(p, army)
        p.office[army] = kind
        p.in_force.append((AGENDA, kind, seat, army))
        if p.listening:
            p.tell("appointed", "WK-9.24", {**p.noble_words(army), "agenda": p.agenda_word(kind)})
        return Settle()  # WK-9.54

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-that-noble", "WK-9.24")


ACCEPT: Final[Accept] = Accept()


DROP_CHARGE: Final[DropCharge] = DropCharge()


APPOINT: Final[Appoint] = Appoint()
