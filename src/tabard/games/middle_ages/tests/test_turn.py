"""A player's turn (MA-4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import (
    SEATS,
    asked,
    board,
    column,
    fief,
    options,
    play,
    rarely,
    refusal,
    ride,
    row,
    spot,
    table,
    told,
    walk,
)


def test_the_order_of_a_turn():
    """MA-4.1: move the lord, take the tile, apply the effect, take the income."""
    p = table(seats=2, takes="field_01", fiefs=["mill_05"])
    ride(p)
    course = [event.name for event in p.story][2:]
    assert course == ["moved-lord", "took", "farmers", "income"]


def test_the_lord_moves_to_a_free_tile_of_the_next_row():
    """MA-4.2: no lord, no other player's scout; the own scout does not bar."""
    p = table(round=2, seats=4, takes="market_12", scouts={1: (3, 2), 0: (3, 4)})
    assert options(p) == [f"lord {spot(3, place)}" for place in (1, 3, 4, 5)]
    ride(p, place=3)
    assert p.waiting == (1,)
    assert options(p) == [f"lord {spot(3, place)}" for place in (1, 2, 4, 5)]


def test_moving_the_lord_is_mandatory():
    """MA-4.2"""
    assert refusal(table(), "pass").code == "must-choose"


@pytest.mark.parametrize("number", range(1, 16))
def test_the_next_row_is_the_one_below_or_the_top_one(number):
    """MA-4.3: row 1 in rounds 4, 8 and 12."""
    p = table(round=number, seats=2)
    below = {1: 2, 2: 3, 3: 4, 0: 1}[number % 4]
    assert options(p) == [f"lord {spot(below, place)}" for place in (1, 2, 3)]
    for other in {1, 2, 3, 4} - {below}:
        assert refusal(p, f"lord {spot(other, 1)}").rule == "MA-4.3"


def test_no_lord_move_in_the_last_round():
    """MA-4.4: the turn starts with the tile, and the lord leaves the display."""
    p = table(16, seats=2, takes="field_01 church_14", event="subsidy")
    assert asked(p) == "1 ExtraIncome"
    assert (p.lords, fief(p, 0), fief(p, 1)) == ([-1, -1], "field_01", "church_14")
    play(p, "income 0")
    assert p.over
    assert told(p, "moved-lord") == []


def test_the_lord_stands_on_the_display_until_the_own_last_turn():
    """MA-4.4: the lord of the player who comes later is still there."""
    p = table(16, seats=2, takes="palace_15 field_01", event="subsidy")
    assert (asked(p), p.lords) == ("0 ExtraArea", [-1, spot(4, 2)])


def test_the_lord_is_chosen_before_the_effect_and_stays():
    """MA-4.5: when the effect asks, the lord has moved and cannot move again."""
    p = table(takes="church_14")
    ride(p, place=2)
    assert asked(p) == "0 ExtraIncome"
    assert p.lords[0] == spot(2, 2)
    assert refusal(p, f"lord {spot(2, 3)}").code == "not-now"
    play(p, "income 1")
    assert (p.lords[0], p.waiting) == (spot(2, 2), (1,))


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_the_scout_comes_home_when_the_lord_enters_its_row(place):
    """MA-4.6: whether or not on the reserved tile."""
    p = table(takes="market_12", scouts={0: (2, 3)})
    ride(p, place)
    assert p.scouts[0] == -1
    assert [event["seat"] for event in told(p, "scout-back")] == [0]


def test_the_scout_stays_when_the_lord_enters_another_row():
    """MA-4.6"""
    p = table(takes="market_12", scouts={0: (3, 3)})
    ride(p)
    assert p.scouts[0] == spot(3, 3)


def test_a_freed_tile_is_open_to_those_who_move_later():
    """MA-4.7"""
    p = table(takes="market_12 market_14", scouts={0: (2, 3)})
    assert f"lord {spot(2, 3)}" in options(p)
    ride(p, place=1)
    assert options(p) == [f"lord {spot(2, place)}" for place in (2, 3, 4)]


def test_no_fewer_than_two_tiles_at_worst():
    """MA-4.8: three lords are there and the fourth player still to move has reserved one."""
    p = table(seats=5, takes="market_12 market_14 field_01 field_02", scouts={4: (2, 6)})
    for place in (1, 2, 3):
        ride(p, place)
    assert options(p) == [f"lord {spot(2, place)}" for place in (4, 5)]


@rarely
@given(st.integers(0, 2**40), st.sampled_from(SEATS))
def test_always_at_least_two_tiles(seed, seats):
    """MA-4.8"""
    for p in walk(seats, seed):
        if asked(p).endswith("MoveLord"):
            assert 2 <= len(options(p)) <= seats + 1


@pytest.mark.parametrize("name", ["field_09", "mill_12", "village_11", "rampart_05", "market_18", "barracks_17"])
def test_the_tile_goes_on_top_of_its_column(name):
    """MA-4.9: no choice; the latest tile is the top one."""
    area = name.split("_")[0]
    p = table(seats=2, takes=name, fiefs=[f"{area} {area}", f"{area} {area}"])
    below = column(p, 0, area)
    ride(p)
    assert column(p, 0, area) == f"{below} {name}"
    assert row(p, 1).split()[0] == "-"


def test_a_column_has_no_limit():
    """MA-4.10: all fourteen fields lie in one column."""
    p = table(seats=4, takes="field_01", fiefs=["field " * 13])
    ride(p)
    assert len(column(p, 0, "field").split()) == 14
    assert p.coins[0] == 2 * 14 + 8  # eight of the fields show a farmer


def test_effect_of_the_own_column_only_and_before_the_income():
    """MA-4.11, MA-4.13: a field beside markets and mills: farmers and fields count, nothing else pays."""
    p = table(seats=2, takes="field_01", fiefs=["mill_05 market_18 church_14 palace_15"], coins=[0, 10])
    ride(p)
    assert p.coins == [1 + 2, 10]
    assert [event["area"] for event in told(p, "income")] == ["area-field"]


def test_the_income_waits_for_the_effect():
    """MA-4.11: while the effect is being decided nothing has been paid."""
    p = ride(table(takes="church_14"))
    assert (asked(p), p.coins[0]) == ("0 ExtraIncome", 0)
    assert p.coins[0] < play(p, "income 6").coins[0]


def test_an_effect_that_cannot_be_applied_is_skipped():
    """MA-4.12: a village with an empty graveyard pays its income at once."""
    p = ride(table(takes="village_01"))
    assert (asked(p), p.coins[0]) == ("1 MoveLord", 2)


def test_only_one_column_pays():
    """MA-4.13: a mill in a fief of all types brings the mill's income."""
    p = ride(table(seats=2, takes="mill_02", fiefs=["field village rampart market barracks church palace", "mill"]))
    assert p.coins == [2, 0]
    assert board(p)["fiefs"][0]["pays"] == [2, 2, 4, 4, 4, 4, 3, 3]


def test_where_says_where_we_are():
    """MA-3.8, MA-4.1: the place in the rules is named by the steps that are being carried out."""
    p = table(takes="church_14")
    assert p.where == "Match.rounds > Round.turns > Turn.move_lord > MoveLord"
    assert ride(p).where == "Match.rounds > Round.turns > Turn.effect > ExtraIncome"
