"""Barracks (MA-11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.games.middle_ages.components import AREAS

from .tables import asked, fief, graveyard, often, ride, table, told


def test_all_with_fewer_ramparts_are_attacked():
    """MA-11.1: the new barracks counts."""
    fiefs = ["barracks", "field_01 rampart", "field_02 rampart rampart", "field_04"]
    p = ride(table(seats=4, takes="barracks_14", fiefs=fiefs, coins=[0, 9, 9, 9]))
    assert [graveyard(p, seat) for seat in range(4)] == ["", "field_01", "", "field_04"]
    assert p.coins == [2 + 2 + 4, 7, 9, 7]


def test_the_top_tile_of_the_leftmost_column():
    """MA-11.2"""
    fiefs = ["", "mill_04 mill_02 village_01 palace_15", "church_14 church_15"]
    p = ride(table(takes="barracks_14", fiefs=fiefs))
    assert (graveyard(p, 1), fief(p, 1)) == ("mill_02", "mill_04 village_01 palace_15")
    assert (graveyard(p, 2), fief(p, 2)) == ("church_15", "church_14")


def test_two_coins_each_to_the_attacker():
    """MA-11.3: from the attacked player, not from the supply."""
    p = ride(table(takes="barracks_14", fiefs=["", "field", "rampart"], coins=[1, 5, 5]))
    assert p.coins == [1 + 2 + 2, 3, 5]


def test_with_too_little_all_he_has():
    """MA-11.4, MA-20.2"""
    p = ride(table(takes="barracks_14", fiefs=["", "field_01", "field_02"], coins=[0, 1, 0]))
    assert p.coins == [1 + 2, 0, 0]
    assert graveyard(p, 2) == "field_02"


def test_without_a_tile_he_still_pays():
    """MA-11.5"""
    p = ride(table(takes="barracks_14", coins=[0, 5, 1]))
    assert (p.coins, graveyard(p, 1)) == ([2 + 1 + 2, 3, 0], "")


def test_nobody_chooses():
    """MA-11.6: victims are those of the moment of the attack, all at once; it cannot be waived."""
    p = ride(table(takes="barracks_14", fiefs=["", "rampart_02", "field_01"], coins=[0, 9, 9]))
    assert (asked(p), p.coins) == ("1 MoveLord", [4, 9, 7])
    assert [event["victim_seat"] for event in told(p, "attacked")] == [2]


def test_a_lost_rampart_makes_no_second_victim():
    """MA-11.6, MA-11.9: whoever loses a rampart in the attack is not attacked again."""
    p = ride(table(takes="barracks_14", fiefs=["barracks", "rampart_02", ""], coins=[0, 9, 9]))
    assert (graveyard(p, 1), fief(p, 1), p.coins) == ("rampart_02", "", [4 + 4, 7, 7])


def test_equal_numbers_protect():
    """MA-11.7: as many ramparts as barracks."""
    p = ride(table(takes="barracks_14", fiefs=["barracks", "rampart rampart field", "rampart"], coins=[0, 9, 9]))
    assert (graveyard(p, 1), len(p.graves[2]), p.coins) == ("", 1, [2 + 4, 9, 7])


def test_dead_ramparts_do_not_protect():
    """MA-11.1, MA-12.3: nor do dead barracks attack."""
    p = ride(table(takes="barracks_14", fiefs=["", "field_01"], graves=["", "rampart rampart"], coins=[0, 9]))
    assert graveyard(p, 1).startswith("field_01")
    p = ride(table(takes="barracks_14", fiefs=["", "rampart field"], graves=["barracks"], coins=[0, 9]))
    assert p.graves[1] == ()


def test_income_of_barracks():
    """MA-11.8: 2 per barracks and per village."""
    p = ride(table(takes="barracks_14", fiefs=["barracks village village rampart field"]))
    assert p.coins[0] == 2 * (2 + 2)


@pytest.mark.parametrize("barracks", range(4))
def test_one_tile_and_two_coins_however_strong(barracks):
    """MA-11.9"""
    p = ride(table(seats=4, takes="barracks_14", fiefs=["barracks " * barracks, "field field"], coins=[0, 9]))
    assert (len(p.graves[1]), p.coins[1]) == (1, 7)


def test_the_lost_tile_may_be_a_rampart():
    """MA-11.10: if field, mill and village are empty; and nobody attacks himself."""
    fiefs = ["barracks field", "rampart_02 market barracks church", "mill rampart_03"]
    p = ride(table(takes="barracks_14", fiefs=fiefs))
    assert (graveyard(p, 1), p.graves[0]) == ("rampart_02", ())
    assert "rampart_03" in fief(p, 2)


numbers = st.tuples(*[st.integers(0, 0 if area == "barracks" else 2) for area in AREAS])


@often
@given(
    st.integers(0, 3), st.lists(numbers, min_size=3, max_size=3), st.lists(st.integers(0, 4), min_size=4, max_size=4)
)
def test_attacks(barracks, others, coins):
    """MA-11.1, MA-11.2, MA-11.3, MA-11.4, MA-11.5, MA-11.9, MA-20.2."""
    words = [" ".join(f"{area} " * number for area, number in zip(AREAS, lands, strict=True)) for lands in others]
    p = table(seats=4, takes="barracks", fiefs=["barracks " * barracks, *words], coins=coins)
    before = p.fief[:]
    ride(p)
    paid = 0
    for seat, theirs in enumerate(others, 1):
        attacked = theirs[AREAS.index("rampart")] < barracks + 1
        lost = next((c for c in range(8) if theirs[c]), None) if attacked else None
        for at in range(8):
            gone = 1 if at == lost else 0
            assert p.fief[seat * 8 + at] == before[seat * 8 + at][: len(before[seat * 8 + at]) - gone]
        assert p.graves[seat] == ((before[seat * 8 + lost][-1],) if lost is not None else ())
        assert p.coins[seat] == coins[seat] - (min(2, coins[seat]) if attacked else 0)
        paid += coins[seat] - p.coins[seat]
    assert p.coins[0] == coins[0] + paid + 2 * (barracks + 1)
