"""Assembly (WK-9): procedure, private motions, what becomes of what is voted."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Ask, Decision, Frame, Illegal, Move, Secret

from ..cards import PRIVATE
from ..position import KnightsPosition
from ..setup import draw_agendas
from ..state.armies import NO_OFFICE, OFF
from ..state.board import NOBODY
from ..state.decks import ASSEMBLY
from .action_cards import gain_votes
from .agendas import Decide
from .allocation import return_cards
from .frames_assembly import Session, presiding, sitting
from .private_motions import PrivateMotion
from .voting import UNWRITTEN, WRITE_VOTES

AGENDA_MOVE: Final[list[Move]] = [("agenda", kind) for kind in range(64)]
DEPUTY_MOVE: Final[list[Move]] = [("deputy", seat) for seat in range(6)]


# ---------------------------------------------------------------------- procedure


def attends(p: KnightsPosition, seat: int) -> bool:
    """WK-9.1"""
    return not p.banned[seat] and not p.rule_value("no_attendance", seat)


def votes_received(p: KnightsPosition, seat: int) -> int:
    """One, one for each Kingdom city, as far as the law allows; bonuses on top (WK-9.2, WK-9.3, WK-24.18, WK-24.21, WK-24.29)."""
    each = max(1, p.rule_value("city_votes", NOBODY))
    votes = 1 + each * len(p.kingdom_cities_of(seat))
    cap = p.rule_value("vote_cap", NOBODY)
    votes = min(votes, cap) if cap else votes
    return votes + p.rule_value("extra_votes", seat) + office_votes(p, seat)


def office_votes(p: KnightsPosition, seat: int) -> int:
    armies = [army for army in p.nobles_of(seat) if p.office[army] != NO_OFFICE and p.at[army] != OFF]
    effects = [effect for army in armies for effect in p.agenda(p.office[army]).effects]
    return sum([effect.value for effect in effects if effect.rule == "extra_votes_while_on_board"])


class Assembly(Session):
    STEPS = ("gather", "deputise", "private", "announce", "write", "vote", "refill", "close")

    def gather(self, p: KnightsPosition) -> Frame | None:  # step 1
        present = tuple([seat for seat in p.barons() if attends(p, seat)])
        if p.listening:
            p.tell("phase", "WK-5.12", {"phase": "phase-assembly"})
        for seat in present:
            gain_votes(p, seat, votes_received(p, seat), "WK-9.2")
        p.replace(Assembly(present))
        if not present:  # WK-9.17
            p.goto("close")
        return None

    def deputise(self, p: KnightsPosition) -> Frame | None:  # step 2, WK-9.4
        return name_deputy(p)

    def private(self, p: KnightsPosition) -> Frame | None:  # step 3, WK-9.5, WK-9.50
        motions = [kind for kind in p.agendas if p.agenda(kind).type == PRIVATE]
        if self.ended or not sitting(p):
            p.goto("refill")
            return None
        if presiding(p) == NOBODY:
            p.again()
            return name_deputy(p)
        if not motions:
            return None
        p.again()
        remove_agenda(p, motions[0])
        return PrivateMotion(motions[0])

    def announce(self, p: KnightsPosition) -> Frame | None:  # step 4, WK-9.6
        if len(self.order) == len(p.agendas):
            return None
        p.again()
        return Ask(NEXT_AGENDA, presiding(p))

    def write(self, p: KnightsPosition) -> Frame | None:  # WK-21.4
        p.written = [()] * p.seats
        if p.seats != 2 or len(sitting(p)) != 2 or not self.order:
            return None
        voters = tuple([seat for seat in range(2) if p.votes[seat]])
        return Secret(WRITE_VOTES, voters) if voters else None

    def vote(self, p: KnightsPosition) -> Frame | None:  # step 5, WK-9.7
        if self.at == len(self.order) or not sitting(p):
            return None
        p.again()
        if presiding(p) == NOBODY:  # WK-9.49
            return name_deputy(p)
        kind = self.order[self.at]
        p.replace(Assembly(self.present, self.deputy, self.order, self.at + 1))
        remove_agenda(p, kind)
        written = self.at if p.seats == 2 and any(p.written) else UNWRITTEN
        return Decide(kind, written)

    def refill(self, p: KnightsPosition) -> Frame | None:  # step 6, WK-9.16, WK-9.35
        p.written = [()] * p.seats
        p.agendas += draw_agendas(p, p.components.start.agendas - len(p.agendas))
        return None

    def close(self, p: KnightsPosition) -> Frame | None:
        return_cards(p, ASSEMBLY)
        return None


def remove_agenda(p: KnightsPosition, kind: int) -> None:
    agendas = list(p.agendas)
    agendas.remove(kind)
    p.agendas = tuple(agendas)


def name_deputy(p: KnightsPosition) -> Frame | None:
    return Ask(NAME_DEPUTY, p.chairman) if presiding(p) == NOBODY and sitting(p) else None


class NameDeputy(Decision[KnightsPosition]):
    rule = "WK-9.4"
    verbs = ("deputy",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [DEPUTY_MOVE[other] for other in sitting(p)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        session = p.near(Session)
        if p.listening:
            p.tell("deputy", "WK-9.4", {"seat": seat, "deputy_seat": int(move[1])})
        p.amend(session, session.with_deputy(int(move[1])))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-present", "WK-9.4")


class NextAgenda(Decision[KnightsPosition]):
    rule = "WK-9.6"
    verbs = ("agenda",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        left = list(p.agendas)
        for kind in p.near(Session).order:
            left.remove(kind)
        return [AGENDA_MOVE[kind] for kind in sorted(set(left))]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        session = p.near(Session)
        order = (*session.order, int(move[1]))
        if p.listening:
            p.tell("announces", "WK-9.6", {"seat": seat, "agenda": p.agenda_word(int(move[1])), "place": len(order)})
        p.amend(session, session.with_order(order))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-current", "WK-9.6")


# ---------------------------------------------------------------------- one agenda


# ---------------------------------------------------------------------- private motions


NAME_DEPUTY: Final[NameDeputy] = NameDeputy()
NEXT_AGENDA: Final[NextAgenda] = NextAgenda()
