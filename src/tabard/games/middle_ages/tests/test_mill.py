"""Mill (MA-7)."""

from hypothesis import given
from hypothesis import strategies as st

from .tables import asked, often, ride, table, told


def test_whoever_has_fewer_mills_pays_two():
    """MA-7.1: the new mill counts."""
    p = ride(table(takes="mill_02", fiefs=["mill", "mill", ""], coins=[0, 7, 9]))
    assert p.coins == [2 + 2 + 4, 5, 7]


def test_strictly_fewer_than_with_the_new_mill():
    """MA-7.1: one mill against none suffices, two against one do not."""
    p = ride(table(takes="mill_02", fiefs=["", "", "mill mill"], coins=[0, 9, 9]))
    assert p.coins == [2 + 2, 7, 9]


def test_with_too_little_all_he_has():
    """MA-7.2, MA-20.2: 1 of 2, or nothing; the receiver gets only what is paid."""
    p = ride(table(takes="mill_02", coins=[0, 1, 0]))
    assert p.coins == [1 + 2, 0, 0]


def test_as_many_or_more_mills_pay_nothing():
    """MA-7.3"""
    p = ride(table(takes="mill_02", fiefs=["mill", "mill mill", "mill mill mill"], coins=[0, 7, 9]))
    assert p.coins == [4, 7, 9]


def test_nobody_is_asked():
    """MA-7.4: after the lord's move everything has happened."""
    p = ride(table(takes="mill_02", coins=[0, 9, 9]))
    assert (asked(p), p.coins) == ("1 MoveLord", [4 + 2, 7, 7])
    assert [event["seat"] for event in told(p, "mill-paid")] == [1, 2]


def test_dead_mills_do_not_count():
    """MA-7.5: neither the own nor another's."""
    p = ride(table(takes="mill_02", graves=["", "mill mill"], coins=[0, 9, 0]))
    assert p.coins == [2 + 2, 7, 0]
    p = ride(table(takes="mill_02", fiefs=["", "mill"], graves=["mill"], coins=[0, 9, 0]))
    assert p.coins == [2, 9, 0]


def test_income_of_a_mill():
    """MA-7.6: 2 per mill, nothing for markets."""
    p = ride(table(takes="mill_02", fiefs=["mill mill market_12 field_01"]))
    assert p.coins == [2 * 3, 0, 0]


@often
@given(st.lists(st.integers(0, 3), min_size=4, max_size=4), st.lists(st.integers(0, 4), min_size=4, max_size=4))
def test_payments(mills, coins):
    """MA-7.1, MA-7.2, MA-7.3, MA-20.2: nobody falls below 0 and no coin is lost or made but the income."""
    p = table(seats=4, takes="mill", fiefs=["mill " * number for number in mills], coins=coins)
    ride(p)
    mine = mills[0] + 1
    paid = [min(2, purse) if theirs < mine else 0 for theirs, purse in zip(mills[1:], coins[1:], strict=True)]
    assert p.coins[1:] == [purse - gone for purse, gone in zip(coins[1:], paid, strict=True)]
    assert p.coins[0] == coins[0] + sum(paid) + 2 * mine
