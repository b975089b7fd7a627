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
    p.points[side] += points
    p.ledger.append((side, why, which, points, seat))


def support_order(p: MedievalMasteryPosition) -> tuple[int, ...]:
    """Whoever is behind begins, on equal points the attacker; with Loyalty both teams clockwise (MM-12.11, MM-16.6)."""
    first = p.defender if p.points[DEFENDER] < p.points[ATTACKER] else p.attacker
    if p.terms.team_size == 1:
        return (first, p.attacker if first == p.defender else p.defender)
    team = p.terms.team
    sides = (team[p.attacker], team[p.defender])
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

    FIELDS = ("seats",)
    STEPS = ("goes",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def goes(self, p: MedievalMasteryPosition) -> Frame | None:
        count = len(self.seats)
        while p.passes < count:
            if not without_support(p, self.seats[p.go]):
                p.again()
                return ASK_SUPPORT[self.seats[p.go]]
            close_go(p, count)
        return None


def close_go(p: MedievalMasteryPosition, seats: int) -> None:
    """A go closed without a card is a pass (MM-19.7)."""
    p.passes = 0 if p.go_played else p.passes + 1
    p.go_played = 0
    p.go = (p.go + 1) % seats


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
            if p.listening and not p.go_played:
                p.tell("support-pass", "MM-12.13", {"seat": seat})
            close_go(p, len(p.near(Support).seats))
            return None
        play_support(p, seat, int(move[1]))
        return None

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        kind = int(move[1])
        if kind not in SUPPORTS:
            return Illegal("not-support", self.rule, "only support cards are played now", {"card": card_id(kind)})
        return not_in_hand(self.rule, kind)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        side = side_of(p, seat)
        return {"points": p.points[side], "against": p.points[1 - side]}


def side_of(p: MedievalMasteryPosition, seat: int) -> int:
    return ATTACKER if p.terms.team[seat] == p.terms.team[p.attacker] else DEFENDER


def play_support(p: MedievalMasteryPosition, seat: int, kind: int) -> None:
    """Face up, from the own hand, for the own side (MM-12.12, MM-16.6)."""
    remove_from_hand(p, seat, kind)
    p.in_play[seat] += (kind,)
    p.go_played += 1
    add_points(p, side_of(p, seat), BY_CARD, kind, p.components.card_value[kind], seat)
    if p.listening:
        words: Args = {"seat": seat, "card": card_id(kind), "points": p.points[ATTACKER], "against": p.points[DEFENDER]}
        p.tell("support", "MM-12.12", words)


PLAY_SUPPORT: Final = PlaySupport()
ASK_SUPPORT: Final = [Ask(PLAY_SUPPORT, seat) for seat in range(6)]
