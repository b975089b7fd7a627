"""Rounds (CE-3): event, player turns, end of round."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Each, Frame, Procedure

from ..names import CARDS, SLOTS
from ..position import NO_CARD, CrownOfEmaraPosition
from .events import end_of_round_event, new_event
from .scoring import SPLIT, tell_results
from .solo import victoria_scores
from .turn import TURNS
from .variants import Start

ROUNDS: Final = 6
HALF: Final = 3
HAND: Final = 3


class Match(Procedure[CrownOfEmaraPosition]):
    """The whole game: start, hands, six rounds, final scoring."""

    STEPS = ("start", "hands", "rounds", "final_points", "results")

    def start(self, p: CrownOfEmaraPosition) -> Frame | None:
        return Start()

    def hands(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-2.21, CE-17.6
        shuffle_cards(p)
        draw_hands(p)
        return None

    def rounds(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-3.1
        if p.round == ROUNDS:
            return None
        p.again()
        return ROUND

    def final_points(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-15.4, CE-15.13
        return Each(SPLIT, p.order)

    def results(self, p: CrownOfEmaraPosition) -> Frame | None:
        tell_results(p)
        return None


class Round(Procedure[CrownOfEmaraPosition]):
    """The phases of CE-3.2; after the last round only the event and Victoria's step remain of the end (CE-3.15)."""

    STEPS = ("event", "turns", "end_of_round_event", "victoria", "statue_and_cards")

    def event(self, p: CrownOfEmaraPosition) -> Frame | None:
        p.round += 1
        new_event(p)
        return None

    def turns(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-3.5, CE-3.6
        played = SLOTS * p.seats - p.slots.count(NO_CARD)
        if played == SLOTS * p.seats:
            return None
        p.again()
        return TURNS[p.order[played % p.seats]]

    def end_of_round_event(self, p: CrownOfEmaraPosition) -> Frame | None:  # step 1, CE-3.7
        return end_of_round_event(p)

    def victoria(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-16.11
        if p.terms.solo:
            victoria_scores(p)
        for seat in range(p.seats):
            p.history += (p.citizens[seat], p.buildings[seat])
        return None

    def statue_and_cards(self, p: CrownOfEmaraPosition) -> Frame | None:  # steps 2 to 5, CE-3.8 to CE-3.11
        if p.round == ROUNDS:
            return None
        if p.seats > 1:
            p.first = p.order[1]
            if p.listening:
                p.tell("statue", "CE-3.8", {"seat": p.first})
        p.slots = [NO_CARD] * len(p.slots)
        if p.round == HALF:
            shuffle_cards(p)
        draw_hands(p)
        return None


def shuffle_cards(p: CrownOfEmaraPosition) -> None:
    """CE-2.21, CE-3.10: all nine into a new draw pile, or into the hand with Unlimited choice (CE-17.6)."""
    for seat in p.order:
        p.spent[seat] = 0
        if p.terms.unlimited:
            p.hands[seat] = tuple(range(len(CARDS)))
        else:
            p.piles[seat] = p.shuffled(range(len(CARDS)))
    if p.listening and p.round:
        p.tell("cards-back", "CE-17.6" if p.terms.unlimited else "CE-3.10", {})


def draw_hands(p: CrownOfEmaraPosition) -> None:
    """CE-3.11; CE-17.7: no cards are drawn with Unlimited choice."""
    if p.terms.unlimited:
        return
    for seat in range(p.seats):
        pile = p.piles[seat]
        p.hands[seat] = tuple(sorted(pile[-HAND:]))
        p.piles[seat] = pile[:-HAND]
    p.reveal()  # CE-18.7


ROUND: Final = Round()
