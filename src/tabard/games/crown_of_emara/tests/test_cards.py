"""Card actions (CE-5)."""

from __future__ import annotations

import pytest

from .tables import acting, asked, code, goods, of, options, places, play, points, table, verbs, visiting, why


@pytest.mark.parametrize("good", ["wood", "stone", "cloth", "grain", "ring"])
def test_take(good: str):
    """CE-5.1, CE-5.2"""
    p = table(hand=f"take_{good} sell cheap_hire")
    play(p, f"card take_{good} 0")
    assert goods(p) == f"1 {good}"


def test_sell():
    """CE-5.3, CE-10.4: any 1 for 1 coin, or any 3 for 2; not both; coins cannot be sold."""
    p = acting("sell", goods="2 wood 1 stone 5 coin")
    assert of(p, "sell") == ["0", "1"]
    q = play(p.clone(), "sell 0")
    assert options(q) == ["pay 1 0 0 0 0", "pay 0 1 0 0 0"]
    play(q, "pay 0 1 0 0 0")
    assert goods(q) == "2 wood 6 coin" and of(q, "sell") == []
    play(p, "sell 1")  # the only way to pay three
    assert goods(p) == "7 coin" and code(p, "sell 0") == "card-done"
    assert why(acting("sell", goods="2 wood"), "sell 1") == ("few-resources", "CE-5.3")
    assert of(acting("sell", goods="9 coin"), "sell") == []


def test_the_extra_step():
    """CE-5.4, CE-5.5: exactly one step, with either Councilor, and then the location."""
    p = acting("extra_step", at="forest castle")
    play(p, "extra_step 0")
    assert places(p) == ["quarry", "castle"] and goods(p) == "1 stone"
    play(p, "walk 0")  # slot 0: 1 step with the same Councilor
    assert places(p) == ["grain_field", "castle"] and goods(p) == "1 stone 1 grain"
    q = acting("extra_step", at="forest castle")
    play(q, "walk 0", "extra_step 1")
    assert places(q) == ["quarry", "market"] and asked(q) == "Visit"


def test_the_cheaper_hire():
    """CE-5.6, CE-5.7, CE-5.10: one hire for 1 resource less; the bonus hire of its kind remains, at the full price."""
    p = acting("cheap_hire", goods="3 wood 1 cloth 1 grain", at="quarry castle")
    assert "quarry1" in of(p, "cheap_craftsman") and "quarry1" in of(p, "craftsman")
    play(p, "cheap_craftsman quarry1")
    assert goods(p) == "2 wood 1 cloth 1 grain" and points(p)[0] == 1
    assert not verbs(p) & {"cheap_craftsman", "cheap_master"}
    play(p, "craftsman quarry2")
    assert goods(p) == "1 wood 1 grain" and points(p)[0] == 3
    assert code(p, "cheap_master goldsmith") == "card-done"


def test_the_discount_is_for_the_cheaper_hire_alone():
    """CE-5.10"""
    p = acting("cheap_hire", goods="1 wood 1 cloth", at="quarry castle")
    assert of(p, "cheap_craftsman") == ["quarry1", "quarry2"] + (
        ["quarry3"] if "quarry3" in of(p, "cheap_craftsman") else []
    )
    assert of(p, "craftsman") == ["quarry2"]


def test_the_town_action():
    """CE-5.8, CE-5.9: any Town location completely, tokens included; no Councilor moves and nobody can be hired there."""
    p = acting(
        "town_action", at="forest castle", goods="1 wood", tokens="market_ring", offer="- - - - - - merchant abbess"
    )
    assert of(p, "town_action") == ["castle", "cathedral", "construction_site", "market"]
    assert why(p, "town_action forest") == ("not-town", "CE-5.8")
    play(p, "town_action market")
    assert places(p) == ["forest", "castle"]
    assert set(options(p)) == {"market_sale wood", "token market_ring", "leave"}
    play(p, "token market_ring", "leave")
    assert goods(p) == "1 wood 1 ring" and of(p, "master") == []


def test_the_town_action_without_any_use():
    """CE-5.9, CE-6.5: one may choose a location where nothing can be done."""
    p = visiting("castle")
    assert options(p) == ["leave"]
