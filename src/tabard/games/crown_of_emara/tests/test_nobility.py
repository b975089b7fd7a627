"""Bonus action: rise in rank (CE-11)."""

from __future__ import annotations

import pytest

from .tables import acting, code, goods, of, play, points, table, verbs, why

PRICES = [(1, 1), (1, 1), (2, 1), (1, 2), (2, 2)]
TOPS = [5, 8, 11, 14, 18]


@pytest.mark.parametrize("rank", range(5))
def test_rank_by_rank(rank: int):
    """CE-11.1 to CE-11.3, CE-11.6, CE-11.7: the next rank alone, for its coins and rings; CP at once."""
    coins, rings = PRICES[rank]
    held = {0: TOPS[:rank]}
    p = acting("sell", titles=held, goods=f"{coins} coin {rings} ring")
    play(p, "rise")
    assert goods(p) == "" and points(p)[0] == TOPS[rank]
    assert len(p.titles[0]) == rank + 1
    poor = acting("sell", titles=held, goods=f"{coins - 1} coin {rings} ring")
    assert "rise" not in verbs(poor) and code(poor, "rise") == "rank-too-dear"
    poor = acting("sell", titles=held, goods=f"{coins} coin {rings - 1} ring")
    assert why(poor, "rise") == ("rank-too-dear", "CE-11.2")


def test_once_a_turn_and_wherever_one_stands():
    """CE-11.1, CE-11.4"""
    for at in ("forest castle", "quarry market"):
        p = acting("sell", goods="9 coin 9 ring", at=at)
        play(p, "rise")
        assert p.titles[0] == (5,) and "rise" not in verbs(p)
        assert code(p, "rise") == "bonus-done"


def test_a_duke_rises_no_further():
    """CE-11.5"""
    p = acting("sell", goods="9 coin 9 ring", titles={0: TOPS})
    assert "rise" not in verbs(p) and why(p, "rise") == ("duke", "CE-11.5")


def test_four_cards_for_four_players():
    """CE-11.7, CE-11.8: each further one brings less, and there is one for everybody."""
    p = acting("sell", seats=4, goods="1 coin 1 ring", titles={1: [5], 2: [4], 3: [3]})
    assert p.view(0)["board"]["ranks"][0] == {"left": 1, "top": 2, "next": None}
    play(p, "rise")
    assert points(p)[0] == 2 and p.taken[0] == 4
    q = acting("sell", goods="9 coin 9 ring")
    q.taken[0] = 4
    assert code(q, "rise") == "no-title"


def test_paid_exactly_as_printed():
    """CE-11.9: coins do not stand for rings, nor resources for either, and no discount applies."""
    for held in ("2 coin", "2 ring", "9 wood 1 coin", "9 wood 1 ring"):
        p = acting("cheap_hire", goods=held, event="good_labour_conditions")
        assert "rise" not in verbs(p)
    p = acting("sell", goods="3 coin 2 ring 4 wood", at="quarry castle")
    play(p, "rise")
    assert goods(p) == "4 wood 2 coin 1 ring" and of(p, "craftsman") and table()
