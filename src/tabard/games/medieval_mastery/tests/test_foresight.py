"""What a move would bring, counted without making it, is what trying it shows."""

from random import Random

import pytest

from tabard.games.medieval_mastery import foresight
from tabard.games.medieval_mastery.rules.advance import ADVANCE_KNIGHTS
from tabard.games.medieval_mastery.rules.redeployment import RECALL_KNIGHTS, REINFORCE_KNIGHTS
from tabard.games.medieval_mastery.rules.support import Support
from tabard.games.medieval_mastery.rules.turn import FREE_WINDOW
from tabard.kernel.game import Game

from .tables import GAME, attack, cell, move_of, play, table


def decisions(seats, deal):
    """Questions with several answers, from a random game."""
    p, random = GAME.new(seats=seats, seed=deal, story=False), Random(deal)
    while p.waiting:
        seat = p.waiting[0]
        moves = p.legal(seat)
        if len(moves) > 1:
            yield p, seat, moves
        p.step(seat, random.choice(moves))


def apart(values):
    """By how much each is better than the last."""
    return [value - values[-1] for value in values]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_redeployment_is_foreseen_exactly(seats):
    """MM-10.1, MM-19.3: knights that go or come, and all of them back."""
    seen = set()
    for deal in range(2):
        for p, seat, moves in decisions(seats, deal):
            if p.decision() in (RECALL_KNIGHTS, REINFORCE_KNIGHTS):
                tried = apart(Game.prior(GAME, p, seat, moves))
                assert apart(foresight.looks(p, seat, moves)) == pytest.approx(tried, abs=1e-6), p.where
                seen |= {move[0] for move in moves}
    assert seen == {"recall", "recall_done", "reinforce", "redeploy_done", "redeploy_cancel"}


def test_knights_sent_out_can_be_recalled_by_a_further_manoeuvre():
    """MM-7.10, MM-10.1: a redeployment that is still to come is counted, also where no territory has a knight to spare yet."""
    p = table(land={0: "A1:1 B1:1", 1: "C1:2"}, castles=[4, 0], hands=["tactical_advance", ""])
    play(p, "play tactical_advance", "manoeuvre", "recall_done")
    moves = p.legal(0)
    assert p.decision() is REINFORCE_KNIGHTS and len(moves) > 3
    tried = apart(Game.prior(GAME, p, 0, moves))
    assert apart(foresight.looks(p, 0, moves)) == pytest.approx(tried, abs=1e-6)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_hints_do_not_tell_apart_is_alike(seats):
    """MM-9.1: whom a crown hits first, and which cards lie on top."""
    met = 0
    for deal in range(3):
        for p, seat, moves in decisions(seats, deal):
            if p.decision() in foresight.ALIKE:
                met += 1
                assert apart(Game.prior(GAME, p, seat, moves)) == pytest.approx([0.0] * len(moves), abs=1e-6)
                assert GAME.prior(p, seat, moves) == [0.0] * len(moves)
    assert met > 10


def test_a_manoeuvre_is_worth_what_it_can_still_bring():
    """MM-6.3, MM-6.4: the crown leaves it open; call to arms adds knights to it."""
    p = table(land={1: "B1:1"}, castles=[3, 0], hands=["call_to_arms tactical_advance", ""])
    moves = p.legal(0)
    assert p.decision() is FREE_WINDOW
    looks = dict(zip(moves, foresight.looks(p, 0, moves), strict=True))
    tried = dict(zip(moves, Game.prior(GAME, p, 0, moves), strict=True))
    assert max(looks, key=looks.get) == max(tried, key=tried.get)
    assert looks["manoeuvre",] - looks["end_turn",] == pytest.approx(tried["manoeuvre",] - tried["end_turn",], abs=2.0)
    assert looks["end_turn",] == min(looks.values())


def test_the_winning_advance_looks_best():
    """MM-15.2, MM-11.3"""
    p = table(land={0: "A1 A3 B1 B2 C1 C3"}, castles=[3, 3])
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert p.decision() is ADVANCE_KNIGHTS
    moves = p.legal(0)
    looks = foresight.looks(p, 0, moves)
    assert moves[looks.index(max(looks))][:2] in {("advance", cell(p, name)) for name in ("D1", "D2")}


def test_advances_look_as_they_turn_out():
    """MM-11.1: what looks best is, when tried, among the better ones."""
    ranks = []
    for deal in range(4):
        for p, seat, moves in decisions(2, deal):
            if p.decision() is ADVANCE_KNIGHTS and len(moves) > 3:
                tried, looks = Game.prior(GAME, p, seat, moves), foresight.looks(p, seat, moves)
                best = tried[looks.index(max(looks))]
                ranks.append(sum([value > best for value in tried]) / len(moves))
    assert len(ranks) > 40
    assert sum(ranks) / len(ranks) < 0.15  # 0.5 for somebody who guesses


@pytest.mark.parametrize(("knights", "last"), [(6, 0), (2, 1), (3, 1)])
def test_whoever_passes_last_sees_the_outcome(knights, last):
    """MM-12.11, MM-12.13, MM-12.15: whoever is behind is asked first; on equal points the defender wins."""
    p = table(land={1: "B1:3"}, castles=[6, 0], hands=["conflict_3 support_2", "conflict_3 support_1"])
    attack(p, "B1", knights)
    for seat in (0, 1):
        p.play(seat, move_of(p, "conflict conflict_3"))
    assert not foresight.ends_support(p)
    p.play(1 - last, ("support_done",))
    moves = p.legal(last)
    assert foresight.ends_support(p)
    done = foresight.looks(p, last, moves)[moves.index(("support_done",))]
    assert done > 10.0, "it has won"


def test_whoever_passes_behind_sees_the_defeat():
    """MM-12.13: without a card played in this go, the other having passed."""
    p = table(land={1: "B1:3"}, castles=[6, 0], hands=["conflict_3 support_2", "conflict_3 support_1"])
    attack(p, "B1", 6)
    for seat in (0, 1):
        p.play(seat, move_of(p, "conflict conflict_3"))
    assert p.waiting == (1,)
    p.frames[-2] = Support((1, 0), 0, 1)  # as if the attacker had passed already
    moves = p.legal(1)
    assert foresight.looks(p, 1, moves)[moves.index(("support_done",))] == 0.0
