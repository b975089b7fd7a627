"""Graveyard (MA-12)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import (
    GAME,
    SEATS,
    asked,
    board,
    column,
    end_of_round,
    fief,
    fiefs_seen,
    finished,
    graveyard,
    options,
    play,
    rarely,
    ride,
    table,
    tile,
    walk,
)


def test_destroyed_tiles_go_to_the_owners_graveyard():
    """MA-12.1: by barracks and by events alike."""
    p = ride(table(takes="barracks_14", fiefs=["", "field_01", "mill_02"]))
    assert [graveyard(p, seat) for seat in range(3)] == ["", "field_01", "mill_02"]
    p = end_of_round(event="earthquake", fiefs=["rampart_02", "", "rampart_03"])
    assert [graveyard(p, seat) for seat in range(3)] == ["rampart_02", "", "rampart_03"]


@rarely
@given(st.integers(0, 2**40), st.sampled_from(SEATS))
def test_the_dead_leave_only_to_their_own_fief(seed, seats):
    """MA-12.2: a tile that is gone from a graveyard lies in that fief, and village or Reconstruction was asked before."""
    before, what = [()] * seats, ""
    for p in walk(seats, seed):
        for seat in range(seats):
            for gone in set(before[seat]) - set(p.graves[seat]):
                assert any(gone in pile for pile in p.fief[seat * 8 : seat * 8 + 8])
                assert what in (f"{seat} RestoreTile", f"{seat} ReconstructTile")
        before, what = p.graves[:], asked(p)


@pytest.mark.parametrize("area", ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"])
def test_the_dead_count_for_nothing(area):
    """MA-12.3: no income, no symbol, no comparison, no type."""
    seen = fiefs_seen(table(seats=4, graves=[f"{area} {area}"]))[0]
    assert (seen["pays"], seen["farmers"], seen["chests"], seen["empty"]) == ([0] * 8, 0, 0, 8)


@pytest.mark.parametrize("event", [card.id for card in GAME.components.events])
def test_the_dead_count_for_subsidy_alone(event):
    """MA-12.3: of all events only Subsidy looks at the graveyard (and Reconstruction asks)."""
    everything = "field_08 mill_05 village rampart market_18 barracks church palace"
    p = end_of_round(event=event, graves=[everything], coins=[50])
    assert p.coins[0] == (50 + 3 * 8 if event == "subsidy" else 50)
    assert len(p.graves[0]) == 8
    assert asked(p).endswith("ReconstructTile") == (event == "reconstruction")


def test_the_dead_do_not_fill_a_column_at_the_end():
    """MA-12.3, MA-18.2"""
    assert finished(graves=["field mill palace"], coins=[100]).scores[0] == 20


def test_the_graveyard_is_open_and_has_no_limit():
    """MA-12.4"""
    p = table(seats=4, graves=["", "field " * 14 + "mill " * 13])
    assert len(board(p)["fiefs"][1]["graveyard"]) == 27
    for seat in range(4):
        assert p.view(seat)["board"]["fiefs"][1]["graveyard"] == board(p)["fiefs"][1]["graveyard"]


def test_the_graveyard_has_no_order():
    """MA-12.4: any of its tiles may come back first."""
    for name in ("mill_02", "church_14", "field_01"):
        p = ride(table(takes="village_01", graves=["mill_02 church_14 field_01"]))
        play(p, f"restore {tile(name)}")
        assert name in fief(p, 0)


def test_a_restored_tile_becomes_the_top_one():
    """MA-12.5: by village and by Reconstruction."""
    p = ride(table(takes="village_01", fiefs=["mill_02"], graves=["mill_04"]))
    assert column(play(p, options(p)[0]), 0, "mill") == "mill_02 mill_04"
    p = end_of_round(event="reconstruction", fiefs=["mill_02"], graves=["mill_04"])
    assert column(play(p, options(p)[0]), 0, "mill") == "mill_02 mill_04"


def test_tokens_stay_when_the_column_is_emptied():
    """MA-12.6, MA-13.4, MA-14.5: by an attack and by an event."""
    tokens = {"income_tokens": {1: "rampart"}, "area_tokens": {1: {"rampart": "palace"}}}
    for p in (
        ride(table(takes="barracks_14", fiefs=["barracks", "rampart_02"], **tokens)),
        end_of_round(event="earthquake", fiefs=["", "rampart_02"], **tokens),
    ):
        assert (fief(p, 1), graveyard(p, 1)) == ("", "rampart_02")
        assert fiefs_seen(p)[1]["income_tokens"] == [3]
        assert fiefs_seen(p)[1]["area_tokens"][3] == 7
