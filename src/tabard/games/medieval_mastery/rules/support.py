"""Battle step 5: support cards in goes (MM-12.11 to MM-12.14, MM-16.6, MM-19.7)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import CARDS, SUPPORTS, card_id
from ..position import ATTACKER, BY_CARD, DEFENDER, MedievalMasteryPosition
from .cards import not_in_hand, remove_from_hand

SUPPORT: Final[list[Move]] = [("support", kind) for kind in range(len(CARDS))]
SUPPORT_DONE: Final[Move] = ("support_done",)


def add_points(p: MedievalMasteryPosition, side: int, why: int, which: int, points: int, seat: int) -> None:
    """Combat points, with their reason."""
    p.ledger += ((side, why, which, points, seat),)


def support_order(p: MedievalMasteryPosition, attacker: int, defender: int) -> tuple[int, ...]:
    """Whoever is behind begins, on equal points the attacker; with Loyalty both teams clockwise (MM-12.11, MM-16.6)."""
    points = p.points
    behind = points[DEFENDER] < points[ATTACKER]
    if p.terms.team_size == 1:
        return (defender, attacker) if behind else (attacker, defender)
    team, first = p.terms.team, defender if behind else attacker
    sides = (team[attacker], team[defender])
    return tuple([seat for seat in p.terms.clockwise[first] if team[seat] in sides])  # MM-16.7


def without_support(p: MedievalMasteryPosition, seat: int) -> bool:
    """By public information: empty hand, or all support cards in the discard pile or in play (MM-12.13)."""
    if not p.hands[seat]:
        return True
    shown = 0
    for kind in SUPPORTS:
        shown += p.discards[seat].count(kind) + p.in_play[seat].count(kind)
    return shown == p.components.support_copies


class Support(Procedure[MedievalMasteryPosition]):
    """Goes in order until all have passed in a row (MM-12.12, MM-12.13)."""

    FIELDS = ("seats", "go", "passes", "played")
    STEPS = ("goes",)

    def __init__(self, seats: tuple[int, ...], go: int = 0, passes: int = 0, played: int = 0) -> None:
        self.seats: Final = seats
        self.go: Final = go  # whose go it is: a place in `seats`
        self.passes: Final = passes  # in a row
        self.played: Final = played  # cards in this go

    def goes(self, p: MedievalMasteryPosition) -> Frame | None:
        now = self
        while now.passes < len(self.seats):
            seat = now.seats[now.go]
            if not without_support(p, seat):
                if now is not self:
                    p.replace(now)
                p.again()
                return Ask(PLAY_SUPPORT, seat)
            now = now.closed()
        return None

    def closed(self) -> Support:
        """The next go. One closed without a card is a pass (MM-19.7)."""
        return Support(self.seats, (self.go + 1) % len(self.seats), 0 if self.played else self.passes + 1)

    def with_card(self) -> Support:
        return Support(self.seats, self.go, self.passes, self.played + 1)


class PlaySupport(Decision[MedievalMasteryPosition]):
    """Card by card, closed by `support_done` (MM-19.7)."""

    rule = "MM-12.12"
    verbs = ("support", "support_done")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        hand = p.hands[seat]
        moves = [SUPPORT[kind] for kind in SUPPORTS if kind in hand]
        moves.append(SUPPORT_DONE)
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        if len(move) == 1:
            frame = p.frames[-1]
            assert isinstance(frame, Support)
            if p.listening and not frame.played:
                p.tell("support-pass", "MM-12.13", {"seat": seat})
            p.replace(frame.closed())
            return None
        play_support(p, seat, int(move[1]))
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        kind = int(move[1])
        if kind not in SUPPORTS:
            return Illegal("not-support", self.rule, args={"card": card_id(kind)})
        return not_in_hand(self.rule, kind)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        side, points = side_of(p, seat), p.points
        return {"points": points[side], "against": points[1 - side]}


def side_of(p: MedievalMasteryPosition, seat: int) -> int:
    """The active player attacks (MM-12.1); team-mates are on the same side (MM-16.6)."""
    return ATTACKER if p.terms.team[seat] == p.terms.team[p.active] else DEFENDER


def play_support(p: MedievalMasteryPosition, seat: int, kind: int) -> None:
    """Face up, from the own hand, for the own side (MM-12.12, MM-16.6)."""
    remove_from_hand(p, seat, kind)
    p.in_play[seat] += (kind,)
    frame = p.frames[-1]
    assert isinstance(frame, Support)
    p.replace(frame.with_card())
    add_points(p, side_of(p, seat), BY_CARD, kind, p.components.card_value[kind], seat)
    if p.listening:
        points = p.points
        words: Args = {"seat": seat, "card": card_id(kind), "points": points[ATTACKER], "against": points[DEFENDER]}
        p.tell("support", "MM-12.12", words)


PLAY_SUPPORT: Final = PlaySupport()
