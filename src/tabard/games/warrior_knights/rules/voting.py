"""Votes of the Assembly (WK-9.8 to WK-9.14): set aside in secret, declared one after another, ties settled by the Chairman."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure, Secret

from ..position import MOST_VOTES, KnightsPosition
from .frames_assembly import Session, presiding, sitting, sitting_order

SET_ASIDE: Final[list[Move]] = [("votes", votes) for votes in range(MOST_VOTES + 1)]
WRITE: Final[list[Move]] = [("write", votes) for votes in range(MOST_VOTES + 1)]
AYE: Final[Move] = ("aye",)
NAY: Final[Move] = ("nay",)
FOR: Final[list[Move]] = [("for", seat) for seat in range(6)]
UNWRITTEN: Final = -1


class Vote(Procedure[KnightsPosition]):
    """`candidates`: the barons who may be voted for, () for yes or no. The choice that wins is left in p.got: 1 yes, 0 no, or a
    seat. `written`: which of the amounts written down beforehand counts (WK-21.4)."""

    FIELDS = ("subject", "candidates", "written", "ballots", "voters")
    STEPS = ("set_aside", "reveal", "declare", "count")

    def __init__(
        self,
        subject: str,
        candidates: tuple[int, ...],
        written: int = UNWRITTEN,
        ballots: tuple[tuple[int, int], ...] = (),
        voters: tuple[int, ...] = (),
    ) -> None:
        self.subject: Final = subject
        self.candidates: Final = candidates
        self.written: Final = written
        self.ballots: Final = ballots  # (seat, choice)
        self.voters: Final = voters  # still to declare

    def set_aside(self, p: KnightsPosition) -> Frame | None:  # a)
        p.set_aside = [0] * p.seats
        present = sitting(p)
        if self.written != UNWRITTEN:
            for seat in present:
                p.set_aside[seat] = p.written[seat][self.written] if p.written[seat] else 0
            return None
        voters = tuple([seat for seat in present if p.votes[seat]])  # WK-26.11
        return Secret(CAST_VOTES, voters) if voters else None

    def reveal(self, p: KnightsPosition) -> Frame | None:  # b)
        voters = tuple([seat for seat in sitting_order(p) if p.set_aside[seat]])
        if p.listening and voters:
            p.tell("votes-shown", "WK-9.9", {"subject": self.subject, "votes": sum(p.set_aside)})
        p.replace(Vote(self.subject, self.candidates, self.written, (), voters))
        return None

    def declare(self, p: KnightsPosition) -> Frame | None:  # c)
        if not self.voters:
            return None
        p.again()
        return Ask(DECLARE_VOTE, self.voters[0])

    def count(self, p: KnightsPosition) -> Frame | None:  # WK-9.13, WK-9.14
        best = winners(p, self)
        if len(best) > 1:
            return Ask(BREAK_TIE, presiding(p))
        p.got = (best[0],)
        return None

    def choices(self) -> list[int]:
        return list(self.candidates) if self.candidates else [1, 0]


def winners(p: KnightsPosition, vote: Vote) -> list[int]:
    """The choices with the most Votes; all of them if none were cast (WK-9.13, WK-9.14)."""
    totals = dict.fromkeys(vote.choices(), 0)
    for seat, choice in vote.ballots:
        totals[choice] += p.set_aside[seat]
    most = max(totals.values())
    return [choice for choice in vote.choices() if totals[choice] == most]


def ballot_moves(vote: Vote, choices: list[int]) -> list[Move]:
    if vote.candidates:
        return [FOR[choice] for choice in choices]
    return [AYE if choice else NAY for choice in choices]


def choice_of(move: Move) -> int:
    return int(move[1]) if move[0] == "for" else int(move == AYE)


class CastVotes(Decision[KnightsPosition]):
    """From none to all of one's Votes (WK-9.8)."""

    rule = "WK-9.8"
    verbs = ("votes",)

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return SET_ASIDE[: min(p.votes[seat], MOST_VOTES) + 1]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        p.set_aside[seat] = int(move[1])
        p.votes[seat] -= int(move[1])  # WK-9.12: all go to the treasury
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("too-many-votes", "WK-9.8")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"subject": p.near(Vote).subject, "votes": p.votes[seat]}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"subject": p.near(Vote).subject}


class DeclareVote(Decision[KnightsPosition]):
    """Yes or no, or the name of a baron (WK-9.10, WK-9.11)."""

    rule = "WK-9.10"
    verbs = ("aye", "nay", "for")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        vote = p.near(Vote)
        return ballot_moves(vote, vote.choices())

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        vote, choice = p.near(Vote), choice_of(move)
        if p.listening:
            name = "declares-for" if vote.candidates else "declares-aye" if choice else "declares-nay"
            words: Args = {"seat": seat, "votes": p.set_aside[seat]}
            p.tell(name, "WK-9.10", {**words, "chosen_seat": choice} if vote.candidates else words)
        ballots = (*vote.ballots, (seat, choice))
        p.replace(Vote(vote.subject, vote.candidates, vote.written, ballots, vote.voters[1:]))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-a-candidate", "WK-9.18")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"subject": p.near(Vote).subject, "votes": p.set_aside[seat]}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"subject": p.near(Vote).subject}


class BreakTie(Decision[KnightsPosition]):
    """The Chairman decides freely among the tied (WK-9.13)."""

    rule = "WK-9.13"
    verbs = ("aye", "nay", "for")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        vote = p.near(Vote)
        return ballot_moves(vote, winners(p, vote))

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        p.got = (choice_of(move),)
        if p.listening:
            p.tell("breaks-tie", "WK-9.13", {"seat": seat})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-tied", "WK-9.13")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"subject": p.near(Vote).subject}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"subject": p.near(Vote).subject}


class WriteVotes(Decision[KnightsPosition]):
    """Two barons write an amount for each agenda, in the announced order (WK-21.4, WK-26.24)."""

    rule = "WK-21.4"
    verbs = ("write", "done")
    many = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return self.choices(p, seat, ())

    def choices(self, p: KnightsPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        if len(chosen) == len(p.near(Session).order):
            return [DONE]
        left = p.votes[seat] - sum([int(move[1]) for move in chosen])
        return WRITE[: min(left, MOST_VOTES) + 1]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        p.written[seat] += (int(move[1]),)
        p.votes[seat] -= int(move[1])
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("write-all" if move == DONE else "too-many-votes", "WK-21.4")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        chosen = p.chosen(seat)
        order = p.near(Session).order
        left = p.votes[seat] - sum([int(move[1]) for move in chosen if move != DONE])
        return {"subject": p.agenda_word(order[min(len(chosen), len(order) - 1)]), "votes": left}


CAST_VOTES: Final[CastVotes] = CastVotes()
DECLARE_VOTE: Final[DeclareVote] = DeclareVote()
BREAK_TIE: Final[BreakTie] = BreakTie()
WRITE_VOTES: Final[WriteVotes] = WriteVotes()
