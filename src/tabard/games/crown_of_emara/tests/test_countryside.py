"""Countryside visits (CE-7)."""

from __future__ import annotations

from itertools import product

import pytest

from .tables import acting, asked, code, goods, of, options, play, table

ROUND = ("forest", "quarry", "grain_field", "weaving_mill")


@pytest.mark.parametrize(
    ("place", "good"), [("forest", "wood"), ("quarry", "stone"), ("grain_field", "grain"), ("weaving_mill", "cloth")]
)
def test_the_basic_resource(place: str, good: str):
    """CE-7.1: without being asked."""
    before = ROUND[ROUND.index(place) - 1]
    p = acting("sell", at=f"{before} castle")
    play(p, "walk 0")
    assert goods(p) == f"1 {good}" and asked(p) == "TurnMenu"


def coming_to(place: str, hands: int, held: str) -> object:
    before = ROUND[ROUND.index(place) - 1]
    huts = " ".join([f"{place}{n}" for n in range(1, hands + 1)])
    return play(acting("sell", at=f"{before} castle", huts=huts, goods=held), "walk 0")


def test_craftsmen_take_or_bake():
    """CE-7.2, CE-7.3, CE-7.5: each for itself, idle ones too; bread is baked at all four locations."""
    for place in ROUND:
        p = coming_to(place, 2, "2 grain")
        assert asked(p) == "Craftsmen"
        q = play(p.clone(), "work 1 1 0")
        assert "1 bread" in goods(q)
        assert play(p.clone(), "work 0 0 0").goods[4] == 0
    p = coming_to("quarry", 2, "2 grain")
    assert goods(play(p.clone(), "work 2 0 0")) == "3 stone 2 grain"
    assert goods(play(p.clone(), "work 0 2 0")) == "1 stone 2 bread"
    assert goods(play(p.clone(), "work 0 1 0")) == "1 stone 1 grain 1 bread"


def test_fresh_grain_can_be_baked():
    """CE-7.4: the basic grain, and what Craftsmen took before."""
    p = coming_to("grain_field", 1, "")
    assert goods(play(p.clone(), "work 0 1 0")) == "1 bread"
    q = coming_to("grain_field", 3, "")
    assert "1 2 0" in of(q, "work") and "0 2 0" not in of(q, "work")
    assert goods(play(q, "work 1 2 0")) == "2 bread"
    assert "0 1 0" not in of(coming_to("quarry", 1, ""), "work")


def test_other_peoples_craftsmen():
    """CE-7.6: neither do theirs work for you nor yours for them."""
    p = acting("sell", at="forest castle", huts={1: "quarry1 quarry2"}, goods="2 grain")
    play(p, "walk 0")
    assert goods(p) == "1 stone 2 grain" and asked(p) == "TurnMenu"


@pytest.mark.parametrize(
    ("place", "hands", "grain", "coins"), list(product(("quarry", "grain_field"), (1, 2, 3), (0, 1, 2), (0, 2)))
)
def test_all_triples(place: str, hands: int, grain: int, coins: int):
    """CE-7.7, CE-19.11: t + b up to n, k up to b and to the coins, the rest from grain at hand."""
    p = coming_to(place, hands, f"{grain} grain {coins} coin")
    found = [tuple(map(int, text.split())) for text in of(p, "work")]
    fresh = (lambda t: 1 + t) if place == "grain_field" else (lambda t: 0)
    expected = {
        (t, b, k)
        for t, b, k in product(range(hands + 1), repeat=3)
        if t + b <= hands and k <= b and k <= coins and b - k <= grain + fresh(t)
    }
    assert len(found) == len(set(found)) and set(found) == expected


def test_refusals():
    """CE-7.2, CE-7.4"""
    p = coming_to("quarry", 2, "1 grain 1 coin")
    assert code(p, "work 3 0 0") == "few-craftsmen"
    assert code(p, "work 0 1 2") == "coins-for-grain"
    assert code(p, "work 0 2 0") == "no-grain"
    assert len(options(p)) == 8 and table()
