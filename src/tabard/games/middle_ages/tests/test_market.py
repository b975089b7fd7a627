"""Market (MA-10)."""

from hypothesis import given
from hypothesis import strategies as st

from .tables import GAME, asked, often, ride, table

CHESTS = [id for id, chests in zip(GAME.components.tile_ids, GAME.components.chests, strict=True) if chests]


def test_a_coin_for_every_chest_on_any_tile():
    """MA-10.1, MA-1.8: chests on a rampart, a church and a palace; farmers do not count."""
    p = ride(table(takes="market_12", fiefs=["rampart_06 church_15 palace_15 field_08"]))
    assert (p.coins, asked(p)) == ([3 + 2, 0, 0], "1 MoveLord")


def test_the_chest_of_the_new_market_counts():
    """MA-10.1"""
    assert ride(table(takes="market_18")).coins[0] == 1 + 2


def test_chests_of_graveyards_and_others_do_not_count():
    """MA-10.1"""
    p = ride(table(takes="market_12", fiefs=["", "church_15"], graves=["palace_15 market_18"]))
    assert p.coins == [2, 0, 0]


def test_income_of_a_market():
    """MA-10.2: 2 per market and per mill."""
    p = ride(table(takes="market_12", fiefs=["market_14 mill_02 mill_04 field_01 church_14"]))
    assert p.coins[0] == 2 * (2 + 2)


@often
@given(st.sets(st.sampled_from(CHESTS), max_size=10))
def test_chests_add_up(fief):
    """MA-10.1, MA-10.2"""
    counted = 1 + sum(id.startswith(("market", "mill")) for id in fief)
    p = ride(table(seats=4, takes="market_12", fiefs=[" ".join(sorted(fief))]))
    assert p.coins[0] == len(fief) + 2 * counted
