"""Movement (CE-6)."""

from __future__ import annotations

import pytest

from .tables import N, acting, asked, goods, options, places, play, points, table, verbs, visiting


@pytest.mark.parametrize(
    ("slot", "country", "town"),
    [(0, "quarry", "market"), (1, "grain_field", "cathedral"), (2, "weaving_mill", "construction_site")],
)
def test_as_many_steps_as_the_slot_shows(slot: int, country: str, town: str):
    """CE-0.2, CE-6.1: clockwise, with either Councilor, exactly 1, 2 or 3."""
    for councilor, expected in ((0, [country, "castle"]), (1, ["forest", town])):
        p = table(at="forest castle")
        play(p, f"card sell {slot}", f"walk {councilor}")
        assert places(p) == expected


def test_a_councilor_stays_on_its_circle():
    """CE-6.2: over whole random games."""
    for p in N.walk(3, 4):
        for seat in range(3):
            if p.councilors[seat * 2] >= 0 and p.round:
                assert p.councilors[seat * 2] in p.circles[:4] and p.councilors[seat * 2 + 1] in p.circles[4:]


def test_only_the_last_location_counts():
    """CE-6.3: three steps from the Forest give cloth alone."""
    p = table(at="forest castle")
    play(p, "card sell 2", "walk 0")
    assert goods(p) == "1 cloth"


def test_what_a_visit_is():
    """CE-0.4, CE-6.4, CE-6.7: ending a movement or an extra step there, or choosing it with the card; standing there is none."""
    p = acting("extra_step", at="forest castle", goods="1 cloth")
    assert "gift" not in verbs(p)
    play(p, "extra_step 1")
    assert asked(p) == "Visit" and "market_sale" in verbs(p)
    play(p, "leave", "walk 1")
    assert asked(p) == "Visit" and "donate" in verbs(p)
    assert "gift" in verbs(visiting("castle", goods="1 wood"))


def test_each_action_of_the_location_once_in_any_order():
    """CE-6.5"""
    p = visiting("construction_site", goods="4 wood 2 stone 4 bread")
    play(p, "deliver_wood 1", "deliver_bread 1", "deliver_stone")
    assert options(p) == ["leave"]
    q = visiting("construction_site", goods="4 wood 2 stone 4 bread")
    play(q, "deliver_stone", "leave")
    assert points(q) == (3, 40)


def test_visits_are_independent():
    """CE-6.6: the Town action and a movement to the same location allow everything twice."""
    p = acting("town_action", at="forest construction_site", goods="2 wood 2 book")
    play(p, "town_action castle", "gift wood", "castle_book", "leave", "walk 1")
    assert places(p) == ["forest", "castle"]
    play(p, "gift wood", "castle_book")
    assert goods(p) == "2 ring" and points(p) == (0, 45)
