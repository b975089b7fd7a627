"""Bonus action: hire a Craftsman (CE-12)."""

from __future__ import annotations

import pytest

from .tables import acting, asked, code, goods, of, options, play, points, verbs, why

HUTS = {
    "forest": ("2 grain", "1 stone 1 grain", "1 stone 1 cloth 1 grain"),
    "grain_field": ("2 cloth", "1 wood 1 cloth", "1 wood 1 stone 1 cloth"),
    "quarry": ("2 wood", "1 wood 1 cloth", "1 wood 1 cloth 1 grain"),
    "weaving_mill": ("2 stone", "1 stone 1 grain", "1 wood 1 stone 1 grain"),
}


@pytest.mark.parametrize("place", HUTS)
@pytest.mark.parametrize("hut", [0, 1, 2])
def test_prices_of_huts(place: str, hut: int):
    """CE-12.1 to CE-12.3, CE-12.8: where a Councilor stands; exactly this price is enough, less is not."""
    price = HUTS[place][hut]
    p = acting("sell", at=f"{place} castle", goods=price)
    play(p, f"craftsman {place}{hut + 1}")
    assert goods(p) == "" and points(p)[0] == 1 and p.huts.count(0) == 1
    parts = price.split()
    poor = " ".join([str(int(parts[0]) - 1), *parts[1:]])
    assert code(acting("sell", at=f"{place} castle", goods=poor), f"craftsman {place}{hut + 1}") == "too-dear"
    away = acting("sell", at="forest castle" if place != "forest" else "quarry castle", goods=price)
    assert why(away, f"craftsman {place}{hut + 1}") == ("no-councilor", "CE-12.1")


def test_a_hut_is_for_one():
    """CE-12.2, CE-12.3"""
    p = acting("sell", at="quarry castle", goods="4 wood 2 cloth 1 grain", huts={1: "quarry1"})
    assert of(p, "craftsman") == ["quarry2", "quarry3"]
    assert why(p, "craftsman quarry1") == ("hut-taken", "CE-12.2")


def test_points_of_craftsmen():
    """CE-12.4, CE-12.5: 1, 2, 3, 4 for the first to the fourth; three may live on one location, and there are four."""
    own = ["quarry1", "quarry2", "quarry3", "forest1"]
    for count in range(4):
        p = acting("sell", at="weaving_mill castle", goods="2 stone", huts=" ".join(own[:count]))
        play(p, "craftsman weaving_mill1")
        assert points(p)[0] == count + 1 and p.craftsmen_left(0) == 3 - count
    p = acting("sell", at="weaving_mill castle", goods="9 stone", huts=" ".join(own))
    assert "craftsman" not in verbs(p) and why(p, "craftsman weaving_mill1") == ("no-craftsmen", "CE-12.5")


def test_a_craftsman_stays_and_works_from_the_next_visit_on():
    """CE-12.6, CE-12.7: also later in the same turn."""
    p = acting(
        "extra_step",
        at="forest castle",
        goods="2 coin",
        circles="forest quarry grain_field weaving_mill castle market cathedral construction_site",
    )
    play(p, "extra_step 0")  # to the Quarry
    play(p, "craftsman quarry1")
    hut = p.huts[:]
    play(p, "walk 0", "end_turn")
    assert p.huts == hut
    q = acting("extra_step", at="weaving_mill castle", goods="2 grain", masters="steward")
    play(q, "craftsman forest1", "extra_step 0")
    assert asked(q) == "Craftsmen" and "work 1 0 0" in options(q)


def test_once_a_turn():
    """CE-12.1, CE-4.3"""
    p = acting("sell", at="quarry castle", goods="9 wood 9 cloth")
    play(p, "craftsman quarry1")
    assert "craftsman" not in verbs(p) and code(p, "craftsman quarry2") == "bonus-done"
