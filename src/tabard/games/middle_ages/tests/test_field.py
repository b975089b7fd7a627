"""Field (MA-6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.games.middle_ages.components import AREAS

from .tables import GAME, asked, often, ride, table, told

FARMERS = [id for id, farmers in zip(GAME.components.tile_ids, GAME.components.farmers, strict=True) if farmers]


def test_a_coin_for_every_farmer_on_any_tile():
    """MA-6.1, MA-1.8: farmers on a mill, a rampart and a palace; chests do not count."""
    p = ride(table(takes="field_01", fiefs=["mill_05 rampart_07 palace_20 church_15"], coins=[4, 4, 4]))
    assert p.coins == [4 + 3 + 2, 4, 4]


def test_the_farmer_of_the_new_field_counts():
    """MA-6.1"""
    assert ride(table(takes="field_08")).coins[0] == 1 + 2


def test_the_farmers_of_others_do_not_count():
    """MA-6.1: the own fief only."""
    assert ride(table(takes="field_01", fiefs=["", "field_08 field_09"])).coins[0] == 2


def test_farmers_in_the_graveyard_do_not_count():
    """MA-6.2"""
    assert ride(table(takes="field_01", graves=["field_08 mill_05"])).coins[0] == 2


def test_without_a_farmer_nothing():
    """MA-6.3: and nothing is asked."""
    p = ride(table(takes="field_01", fiefs=["mill_07"]))
    assert (p.coins[0], asked(p), told(p, "farmers")) == (2, "1 MoveLord", [])


@pytest.mark.parametrize("fields", range(4))
def test_income_of_a_field(fields):
    """MA-6.4: 2 per field, nothing for another type."""
    words = " ".join(["field_02", "field_04", "field_06"][:fields])
    p = ride(table(takes="field_01", fiefs=[words + " mill_02 village_01 rampart_02"]))
    assert p.coins[0] == 2 * (fields + 1)


@often
@given(st.sets(st.sampled_from(FARMERS), max_size=12))
def test_farmers_add_up(fief):
    """MA-6.1, MA-6.4"""
    fields = sum(AREAS[GAME.components.tile_area[GAME.components.tile_ids.index(id)]] == "field" for id in fief)
    p = ride(table(seats=4, takes="field_01", fiefs=[" ".join(sorted(fief))]))
    assert p.coins[0] == len(fief) + 2 * (fields + 1)
