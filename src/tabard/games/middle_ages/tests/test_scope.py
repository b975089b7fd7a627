"""Scope and terms (MA-0)."""

import pytest

from .tables import (
    GAME,
    SEATS,
    asked,
    board,
    column,
    finished,
    options,
    play_out,
    refusal,
    ride,
    row,
    spot,
    table,
    walk,
)


@pytest.mark.parametrize("seats", [0, 1, 6, 60, -2, True, "3", 2.0, None])
def test_two_to_five_seats_and_nothing_else(seats):
    """MA-0.1"""
    with pytest.raises(ValueError, match="2 to 5 seats"):
        GAME.new(seats)


def test_no_variant_is_offered():
    """MA-0.1"""
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert GAME.options == ()
    with pytest.raises(ValueError, match="no option 'solo'"):
        GAME.new(2, options={"solo": True})


@pytest.mark.parametrize("seats", SEATS)
def test_the_richest_after_round_16_wins(seats):
    """MA-0.2"""
    p = play_out(GAME.new(seats, seed=seats))
    assert (p.round, p.waiting) == (16, ())
    best = max(p.scores)
    assert all(p.scores[seat] == best for seat in p.winners)
    assert p.winners


def test_the_richest_is_found_after_the_penalty():
    """MA-0.2: before it seat 0 is the richest, after it seat 1."""
    eight = "field mill village rampart market barracks church palace"
    p = finished(seats=2, coins=[50, 30], fiefs=["field mill village", eight])
    assert p.winners == (1,)


def test_the_eight_columns_lie_in_one_order():
    """MA-0.3: barracks destroy from left to right, so they show the order."""
    everything = "palace church barracks market rampart village mill field"
    for lost in ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"]:
        p = table(seats=2, takes="barracks", fiefs=["barracks barracks", everything])
        ride(p)
        assert GAME.components.tile_ids[p.graves[1][0]].startswith(lost)
        everything = everything.removesuffix(lost).strip()


@pytest.mark.parametrize("seats", SEATS)
def test_the_display_has_four_rows_of_numbered_places(seats):
    """MA-0.4: row 1 on top, places from left to right."""
    rows = board(GAME.new(seats))["rows"]
    assert len(rows) == 4
    for number, places in enumerate(rows, 1):
        assert [place["spot"] for place in places] == [spot(number, place) for place in range(1, seats + 2)]


def test_graveyard_tiles_are_not_part_of_the_fief():
    """MA-0.5: two dead mills do not stand against one in the fief."""
    p = ride(table(seats=2, takes="mill_02", graves=["", "mill mill"], coins=[0, 5]))
    assert p.coins == [4, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_active_and_next_row_go_round_and_round(seats):
    """MA-0.6, MA-0.7: rows 1, 2, 3, 4, 1, ...; lords stand in the active row and move to the next."""
    for p in walk(seats, seed=11):
        if not p.over and p.round and p.turn == 1 and asked(p).endswith("MoveLord"):
            active, following = (p.round - 1) % 4 + 1, p.round % 4 + 1
            assert board(p)["active_row"] == active
            assert {lord // 6 + 1 for lord in p.lords} == {active}
            assert {int(move.split()[1]) // 6 + 1 for move in options(p)} == {following}


def test_wealth_is_one_number():
    """MA-0.8: coins, score and view are the same whole number."""
    p = table(coins=[57, 0, 1390])
    assert p.scores == (57, 0, 1390)
    assert [seen["coins"] for seen in board(p)["fiefs"]] == [57, 0, 1390]


def test_other_player_excludes_oneself():
    """MA-0.9: nobody pays or attacks himself: seat 0 has no rampart against the own barracks."""
    p = ride(table(seats=2, takes="mill_02", fiefs=["", "mill"], coins=[9, 9]))
    assert p.coins == [9 + 2, 9]
    p = ride(table(seats=2, takes="barracks_14", fiefs=["field_04", "rampart"], coins=[9, 9]))
    assert (p.coins, column(p, 0, "field")) == ([9 + 2, 9], "field_04")


def test_rows_never_close_up():
    """MA-0.10: the place of a discarded or taken tile stays empty."""
    p = table(takes="field_01 market_12 market_14", order=(0, 1, 2))
    assert row(p, 1).split()[3] == "-"
    ride(p, place=1)
    ride(p, place=3)
    assert row(p, 1) == "- - market_14 -"


def test_nobody_goes_to_an_empty_place():
    """MA-0.10: neither lord nor scout; with 3 seats a row has no fifth place."""
    p = table(takes="rampart_02")
    assert refusal(p, f"lord {spot(2, 5)}").rule == "MA-0.10"
    ride(p)
    assert asked(p) == "0 PlaceScout"
    for place in (1, 4):
        assert refusal(p, f"scout {spot(1, place)}").rule == "MA-0.10"
