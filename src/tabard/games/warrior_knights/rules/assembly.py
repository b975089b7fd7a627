"""Assembly (WK-9): procedure, private motions, what becomes of what is voted."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure, Secret

from ..cards import CHARGE, CHOOSE, CONCESSION, LAW, MOTION, OFFICE, PRIVATE, YES_NO
from ..position import KnightsPosition
from ..setup import draw_agendas
from ..state.armies import NO_OFFICE, OFF, PLACES, place_of
from ..state.board import NOBODY
from ..state.decks import ASSEMBLY
from ..state.parliament import AGENDA, EVENT, NO_NOBLE
from ..state.parliament import MOTION as OPEN_MOTION
from .action_cards import gain_votes
from .allocation import return_cards
from .deaths import Settle, discard_office
from .effects import Carry, FindTarget, needs_target
from .fate import find_seat
from .frames_assembly import Session, presiding, sitting
from .laws import ban
from .voting import UNWRITTEN, WRITE_VOTES, Vote

AGENDA_MOVE: Final[list[Move]] = [("agenda", kind) for kind in range(64)]
DEPUTY_MOVE: Final[list[Move]] = [("deputy", seat) for seat in range(6)]
UNBAN: Final[list[Move]] = [("unban", seat) for seat in range(6)]
ANNUL: Final[list[Move]] = [("annul", place) for place in range(64)]
REVIVE: Final[list[Move]] = [("revive", kind) for kind in range(64)]
OPEN_RULE: Final[list[Move]] = [("rule", motion) for motion in range(8)]
POSTPONE: Final[Move] = ("postpone",)
NOTHING: Final[Move] = ("nothing",)
ACCEPT_MOVE: Final[Move] = ("accept",)
REFUSE_MOVE: Final[Move] = ("refuse",)
MOST_CHARGES: Final = 3


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
        present = tuple([seat for seat in range(p.seats) if attends(p, seat)])
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
        p.amend(session, Assembly(session.present, int(move[1]), session.order, session.at, session.ended))
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
        p.amend(session, Assembly(session.present, session.deputy, order, session.at, session.ended))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-current", "WK-9.6")


# ---------------------------------------------------------------------- one agenda


def candidates(p: KnightsPosition, kind: int) -> tuple[int, ...]:
    """Whom one may vote for (WK-9.11, WK-24.7, WK-24.8); () for yes or no."""
    agenda = p.agenda(kind)
    if agenda.vote != CHOOSE:
        return ()
    seats = list(range(p.seats))
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
            words = {"agenda": p.agenda_word(self.kind), "seat": choice if agenda.vote == CHOOSE else NOBODY}
            name = "rejected" if rejected else "awarded" if agenda.vote == CHOOSE else "passed"
            p.tell(name, "WK-9.15", words)
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


# ---------------------------------------------------------------------- private motions


class PrivateMotion(Procedure[KnightsPosition]):
    """Fate names the proposer (WK-9.30 to WK-9.37)."""

    FIELDS = ("kind", "proposer", "proposal")
    STEPS = ("propose", "ask", "vote", "effect", "close")

    def __init__(self, kind: int, proposer: int = NOBODY, proposal: tuple[object, ...] = ()) -> None:
        self.kind: Final = kind
        self.proposer: Final = proposer
        self.proposal: Final = proposal  # the move made

    def propose(self, p: KnightsPosition) -> Frame | None:
        seat = find_seat(p, list(range(p.seats)))
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
        p.amend(session, Assembly(session.present, session.deputy, session.order, session.at, 1))  # WK-9.35
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


NAME_DEPUTY: Final = NameDeputy()
NEXT_AGENDA: Final = NextAgenda()
ACCEPT: Final = Accept()
DROP_CHARGE: Final = DropCharge()
APPOINT: Final = Appoint()
PROPOSE: Final = Propose()
