"""Church (MA-13)."""

import pytest

from tabard.games.middle_ages.components import AREAS

from .tables import GAME, asked, board, fiefs_seen, options, play, refusal, ride, table, tile, told


def test_a_token_is_taken_and_attached():
    """MA-13.1"""
    p = play(ride(table(takes="church_14")), "income 2")
    assert fiefs_seen(p)[0]["income_tokens"] == [2]
    assert board(p)["tokens"]["income"] == 7
    assert fiefs_seen(p)[0]["rates"] == [2, 2, 3, 2, 2, 2, 3, 3]


def test_the_options_are_the_columns_without_a_token():
    """MA-13.2: empty ones and the church's own too; other boards do not matter."""
    p = ride(table(takes="church_14", fiefs=["mill"], income_tokens={1: "field mill village"}))
    assert asked(p) == "0 ExtraIncome"
    assert options(p) == [f"income {number}" for number in range(8)]
    p = ride(table(takes="church_14", income_tokens={0: "field church"}))
    assert options(p) == [f"income {number}" for number in (1, 2, 3, 4, 5, 7)]


def test_the_choice_is_mandatory():
    """MA-13.3"""
    p = ride(table(takes="church_14"))
    assert refusal(p, "pass").code == "must-choose"


def test_skipped_where_no_token_is_left():
    """MA-13.3, MA-4.12: it cannot happen with 8 churches; the effect is skipped all the same."""
    p = table(takes="church_14")
    p.income_supply = 0
    ride(p)
    assert (asked(p), p.coins[0]) == ("1 MoveLord", 3)


@pytest.mark.parametrize("area", AREAS)
def test_one_token_a_column_for_good(area):
    """MA-13.4"""
    p = ride(table(takes="church_14", income_tokens={0: area}))
    assert refusal(p, f"income {AREAS.index(area)}").rule == "MA-13.4"
    play(p, options(p)[0])
    assert AREAS.index(area) in fiefs_seen(p)[0]["income_tokens"]


@pytest.mark.parametrize("number", range(8))
def test_the_token_works_in_the_same_turn(number):
    """MA-13.5: two churches pay 4 each with the token on the church column, 3 each with it elsewhere."""
    p = play(ride(table(takes="church_14", fiefs=["church_15"])), f"income {number}")
    assert p.coins[0] == (8 if number == 6 else 6)


def test_the_supply_suffices():
    """MA-13.6: one player places all eight churches and fills all eight columns."""
    p = table(seats=4, takes="church", fiefs=["church " * 7], income_tokens={0: " ".join(AREAS[:7])})
    ride(p)
    assert options(p) == ["income 7"]
    play(p, "income 7")
    assert (board(p)["tokens"]["income"], p.coins[0]) == (0, 4 * 8)
    assert sum(area == 6 for area in GAME.components.tile_area) == 8


def test_restoring_a_church_takes_no_token():
    """MA-13.6"""
    p = ride(table(takes="village_01", graves=["church_14"]))
    play(p, f"restore {tile('church_14')}")
    assert (p.income_supply, told(p, "income-token")) == (8, [])


def test_income_of_a_church():
    """MA-13.7: 3 per church, nothing for palaces."""
    p = play(ride(table(takes="church_14", fiefs=["church_15 palace palace"])), "income 0")
    assert p.coins[0] == 3 * 2
