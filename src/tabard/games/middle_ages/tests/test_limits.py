"""Limits and shortages (MA-20)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import GAME, SEATS, asked, end_of_round, finished, often, rarely, ride, table, walk

SEEDS = st.integers(0, 2**40)


def test_wealth_is_unlimited():
    """MA-20.1: more than all tokens of the box together (1390) can be owned, and income goes on."""
    p = ride(table(takes="field_01", coins=[5000, 5000, 0]))
    assert p.coins == [5002, 5000, 0]


@often
@given(SEEDS, st.sampled_from(SEATS))
def test_nobody_ever_falls_below_0(seed, seats):
    """MA-20.2: at any decision and before the penalty."""
    for p in walk(seats, seed):
        assert min(p.coins) >= 0


@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_no_debts(coins):
    """MA-20.2, MA-7.2, MA-11.4, MA-16.10: what is short is forgotten and not paid later; the receiver gets what is paid."""
    paid = min(2, coins)
    p = ride(table(takes="mill_02", coins=[0, coins, 0]))
    assert p.coins == [2 + paid, coins - paid, 0]
    p = ride(table(takes="barracks_14", fiefs=["", "", "rampart"], coins=[0, coins, 0]))
    assert p.coins == [2 + paid, coins - paid, 0]
    p = end_of_round(event="costly-ceremonies", fiefs=["", "church"], coins=[0, coins, 0])
    assert p.coins == [0, coins - paid, 0]


def test_the_penalty_is_no_payment():
    """MA-20.2, MA-18.4"""
    assert finished(coins=[5]).scores[0] == -75


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_a_tile_each_round(seed, seats):
    """MA-20.3: fief and graveyard together hold exactly r tiles after round r."""
    for p in walk(seats, seed):
        for seat in range(seats):
            owned = sum(len(pile) for pile in (*p.fief[seat * 8 : seat * 8 + 8], p.graves[seat]))
            if p.over:
                assert owned == 16
            elif p.round and p.turn == 1 and asked(p).endswith("MoveLord"):
                assert owned == p.round - 1


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_no_tile_is_lost_or_made(seed, seats):
    """MA-20.4: 52 tiles with 2 and 3 players, 84 with 4 and 5, each in one place."""
    for p in walk(seats, seed):
        tiles = [*p.stack, *p.orange, *p.discard, *[tile for tile in p.display if tile >= 0]]
        tiles += [tile for pile in (*p.fief, *p.graves) for tile in pile]
        assert len(tiles) == len(set(tiles)) == (52 if seats < 4 else 84)


def test_any_number_of_empty_columns():
    """MA-20.5: sixteen tiles in two columns; only the penalty follows."""
    p = finished(seats=4, fiefs=["field " * 8 + "mill " * 8], coins=[100])
    assert p.scores[0] == 100 - 60
    assert GAME.view(p, 0)["fiefs"][0]["empty"] == 6


@pytest.mark.parametrize("seats", SEATS)
def test_tiles_on_the_table_laid_by_hand(seats):
    """MA-20.4: the tables of these tests obey the same law."""
    GAME.check(table(seats=seats, takes="mill", fiefs=["field rampart", "mill"], graves=["", "church"]))
    GAME.check(end_of_round(seats=seats, event="earthquake", fiefs=["field rampart", "mill"]))
