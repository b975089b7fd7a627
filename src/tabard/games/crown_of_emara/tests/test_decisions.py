"""Decisions and moves, for programs (CE-19)."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara import GAME, own
from tabard.kernel.testing import Notation

from .tables import N, acting, asked, of, options, play, table, visiting

DECISIONS = {
    *("StartPlace", "StartResource", "PlayCard", "TurnMenu", "Visit"),
    *("Craftsmen", "KeepToken", "Pay", "EventOffer", "Split"),
}


def test_the_list_of_decisions():
    """CE-19.6 to CE-19.15: these and no others are asked, and every verb belongs to one of them."""
    assert {decision.title() for decision in GAME.decisions} == DECISIONS
    verbs = [verb for decision in GAME.decisions for verb in decision.verbs]
    assert set(verbs) == set(GAME.vocabulary.verbs)


def test_directions():
    """CE-19.1: locations clockwise, seats clockwise."""
    p = table(4)
    assert [p.ahead(place, 1) for place in p.circles[:4]] == [*p.circles[1:4], p.circles[0]]
    assert p.order == (0, 1, 2, 3)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_lists_hold_no_move_twice_and_only_payable_ones(seats: int):
    """CE-19.2, CE-19.3: every listed move can be played, whatever it is."""
    for number, p in enumerate(N.walk(seats, 21)):
        if p.over or number % 7:
            continue
        moves = p.legal(p.waiting[0])
        assert len(moves) == len(set(moves))
        for move in moves:
            copy = own(p.clone())
            copy.play(p.waiting[0], move)
            GAME.check(copy)


def test_who_is_passed_over_and_who_is_not():
    """CE-19.4, CE-19.5: the last card, an idle visit and the end of a turn are asked; a single payment is not."""
    p = visiting("castle")
    assert options(p) == ["leave"]
    play(p, "leave", "walk 0")
    assert asked(p) == "TurnMenu"
    q = acting("sell", goods="1 wood")
    play(q, "sell 0")  # CE-19.15: one way to pay
    assert asked(q) == "TurnMenu"
    r = table(1, hand="sell take_wood take_ring")
    play(r, "card sell 0", "walk 0", "end_turn", "card take_wood 1", "walk 0", "end_turn")
    assert options(r) == ["card take_ring 2"]


def test_cards_and_slots():
    """CE-19.8: 9, 4 and 1 ways in the three turns of a round."""
    p = table(1, hand="sell take_wood take_ring")
    counts = []
    for _ in range(3):
        counts.append(len(options(p)))
        play(p, options(p)[0], "walk 0", "end_turn")
    assert counts == [9, 4, 1]


def test_the_menu_of_a_turn():
    """CE-19.9, CE-19.10: what is open, and nothing that declines a card action."""
    p = acting("town_action", goods="1 coin 1 ring", masters="chamberlain")
    assert options(p) == [
        *["town_action castle", "town_action cathedral", "town_action construction_site", "town_action market"],
        *["walk 0", "walk 1", "rise", "ring_to_coin", "coin_to_ring"],
    ]
    play(p, "town_action castle")
    assert options(p) == ["gift wood", "gift grain", "ring_to_coin", "coin_to_ring", "leave"]


def test_tokens_and_splits():
    """CE-19.12, CE-19.14"""
    p = visiting("cathedral", goods="1 cloth")
    play(p, "donate cloth")
    assert len(of(p, "keep")) == 3 == len(options(p))
    q = table(round=6, goods="4 ring", step="end_of_round_event")
    assert len(of(q, "split")) == 9


def test_moves_in_parts():
    """CE-19.15: no part is offered that cannot be completed, nothing comes between, and parts can be taken back."""
    p = acting("sell", at="forest castle", goods="2 wood 1 stone 1 coin", offer="carpenter goldsmith")
    before = p.dump()
    play(p, "master carpenter")
    assert {option.split()[0] for option in options(p)} == {"pay"}
    p.undo(0)
    assert p.dump() == before


def test_options_and_defaults():
    """CE-19.16, CE-19.17"""
    assert {option.name: option.default for option in GAME.options} == {
        "solo": "single",
        "campaign_start": 40,
        "buildings_start": "event_card",
        "custom_buildings_start": 35,
        "start_placement": "together",
        "layout": "town_and_countryside",
        "hand": "draw_three",
        "landlord_building_points": "3",
    }
    silent = GAME.check_options({"custom_buildings_start": 9, "campaign_start": 9}, 2)
    assert silent["custom_buildings_start"] == 35 and silent["campaign_start"] == 40
    campaign = GAME.check_options({"solo": "campaign", "buildings_start": "first_game_35"}, 1)
    assert campaign["buildings_start"] == "event_card"


def test_every_game_ends():
    """CE-19.18: even if every chance to swap is taken."""
    p = own(GAME.new(2, 5, story=False))
    p.staff[0] |= 1 << 10
    p.goods[6] = p.goods[7] = 6
    steps = 0
    while not p.over:
        seat = p.waiting[0]
        legal = p.legal(seat)
        swaps = [move for move in legal if "_to_" in str(move[0])]
        p.step(seat, swaps[0] if swaps else legal[steps % len(legal)])
        steps += 1
        assert steps < GAME.bound == 20_000


def test_scores_during_play():
    """CE-19.20: the lower number, without final points."""
    p = table(2, goods="9 ring", points={0: (12, 40), 1: (50, 20)})
    assert p.scores == (12, 20) and isinstance(N, Notation)
