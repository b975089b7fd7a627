"""End of the game (MA-18)."""

from functools import cmp_to_key

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.games.middle_ages.components import AREAS

from .tables import SEATS, board, end_of_round, finished, graveyard, often, options, play, table, told, walk

ALL = "field mill village rampart market barracks church palace"
RIGHT_TO_LEFT = ["palace", "church", "barracks", "market", "rampart", "village", "mill", "field"]


@pytest.mark.parametrize("seats", SEATS)
def test_the_game_ends_after_round_16(seats):
    """MA-18.1: not before, and the fourth event has been resolved and turned over."""
    for p in walk(seats, seed=12, story=True):
        assert p.over == (not p.waiting)
        assert p.winners == () or p.over
    assert p.round == 16
    assert [event["round"] for event in told(p, "event")] == [4, 8, 12, 16]
    assert all(card["done"] for card in board(p)["events"])


def test_the_last_event_comes_before_the_penalty():
    """MA-18.1, MA-18.2: while Reconstruction is asked in round 16 the game is not over."""
    p = end_of_round(16, event="reconstruction", graves=["field_01"], coins=[100])
    assert not p.over
    assert p.scores[0] == 100
    play(p, options(p)[0])
    assert (p.over, p.scores[0]) == (True, 100 - 70)


@pytest.mark.parametrize("filled", range(9))
def test_ten_coins_for_each_empty_column(filled):
    """MA-18.2"""
    p = finished(fiefs=[" ".join(ALL.split()[:filled])], coins=[100])
    assert p.scores[0] == 100 - 10 * (8 - filled)


def test_columns_emptied_and_filled_by_the_last_event():
    """MA-18.3"""
    p = end_of_round(16, event="earthquake", fiefs=[ALL], coins=[50])
    assert (p.scores[0], len(graveyard(p, 0).split())) == (40, 1)
    p = end_of_round(16, event="reconstruction", fiefs=["field"], graves=["mill_02"], coins=[80])
    assert play(p, options(p)[0]).scores[0] == 80 - 60


def test_final_wealth_may_be_negative():
    """MA-18.4: the penalty is no payment."""
    p = finished(coins=[0, 79, 80])
    assert p.scores == (-80, -1, 0)
    assert (p.ranking, p.winners) == ((3, 2, 1), (2,))


def test_the_highest_wealth_wins():
    """MA-18.5: tiles do not help against one coin more."""
    p = finished(seats=2, coins=[101, 100], fiefs=[ALL, ALL + " palace palace"])
    assert (p.ranking, p.winners) == ((1, 2), (0,))


def test_a_tie_goes_to_more_palaces():
    """MA-18.6"""
    p = finished(seats=2, coins=[50, 50], fiefs=[f"{ALL} church church church", f"{ALL} palace"])
    assert (p.scores, p.winners) == ((50, 50), (1,))


@pytest.mark.parametrize("area", RIGHT_TO_LEFT[1:])
def test_still_tied_the_next_column_to_the_left(area):
    """MA-18.7: the first difference decides, however much there is further left."""
    left = RIGHT_TO_LEFT[RIGHT_TO_LEFT.index(area) + 1 :]
    p = finished(seats=4, coins=[50, 50], fiefs=[f"{ALL} {' '.join(left)} {' '.join(left)}", f"{ALL} {area}"])
    assert (p.scores[:2], p.ranking[:2]) == ((50, 50), (2, 1))


def test_only_the_tied_are_compared():
    """MA-18.7: seat 2 has the most churches but no palace, so it is out before churches are compared."""
    few = "field mill village rampart market barracks church palace"
    p = finished(
        seats=4,
        coins=[50, 50, 60],
        fiefs=[
            f"{few} palace",
            f"{few} palace church",
            "field mill village rampart market barracks church church church",
        ],
    )
    assert p.scores[:3] == (50, 50, 50)
    assert p.ranking[:3] == (2, 1, 3)


def test_equal_in_everything_shares_the_victory():
    """MA-18.8"""
    p = finished(seats=3, coins=[50, 50, 49], fiefs=["field mill", "field mill", "field mill"])
    assert (p.ranking, p.winners) == ((1, 1, 3), (0, 1))


def test_the_same_comparison_below_the_first_place():
    """MA-18.9"""
    p = finished(seats=4, coins=[90, 50, 50, 50], fiefs=[ALL, "field", "palace", "mill"])
    assert p.ranking == (1, 4, 2, 3)


def test_nothing_else_counts_at_the_end():
    """MA-18.10: graveyard, tokens and symbols change neither wealth nor ties."""
    p = finished(
        seats=2,
        coins=[50, 50],
        fiefs=["field_08 mill_05", "field_01 mill_02"],
        graves=["palace church"],
        income_tokens={0: "field mill palace"},
        area_tokens={0: {"field": "palace", "mill": "church"}},
    )
    assert (p.scores, p.ranking) == ((50 - 60, 50 - 60), (1, 1))


def test_shared_places_are_skipped_after():
    """MA-18.11: 1, 1, 3; 1, 2, 2, 4; all alike 1, 1, 1."""
    assert finished(seats=3, coins=[7, 9, 9]).ranking == (3, 1, 1)
    assert finished(seats=4, coins=[5, 9, 5, 1]).ranking == (2, 1, 2, 4)
    assert finished(seats=5, coins=[5, 5, 5, 5, 5]).ranking == (1, 1, 1, 1, 1)


def test_the_final_view_shows_the_reckoning():
    """MA-18.2, MA-18.5, MA-18.11"""
    p = finished(seats=2, coins=[33, 70], fiefs=["field field", ALL])
    assert board(p)["final"] == [
        {"coins": 33, "empty": 7, "penalty": 70, "total": -37, "columns": [2, 0, 0, 0, 0, 0, 0, 0], "place": 2},
        {"coins": 70, "empty": 0, "penalty": 0, "total": 70, "columns": [1] * 8, "place": 1},
    ]


def test_round_16_runs_to_the_end():
    """MA-18.1: two tiles, the event, the penalty, by play."""
    p = table(16, seats=2, takes="field_01 field_02", event="good-harvest", coins=[80, 85])
    assert p.over
    assert p.scores == (80 + 2 + 2 - 70, 85 + 2 + 2 - 70)


lands = st.lists(st.integers(0, 1), min_size=8, max_size=8)
tables = st.lists(st.tuples(st.integers(0, 2), lands), min_size=2, max_size=5)


def compare(one, two):
    """MA-18.5 to MA-18.7 as they are written: wealth, then column by column from right to left."""
    if one[0] != two[0]:
        return 1 if one[0] > two[0] else -1
    for area in RIGHT_TO_LEFT:
        mine, theirs = one[1][AREAS.index(area)], two[1][AREAS.index(area)]
        if mine != theirs:
            return 1 if mine > theirs else -1
    return 0


@often
@given(tables)
def test_places(players):
    """MA-18.2, MA-18.4, MA-18.5, MA-18.6, MA-18.7, MA-18.8, MA-18.9, MA-18.11"""
    words = [" ".join(area for area, n in zip(AREAS, fief, strict=True) if n) for _, fief in players]
    p = finished(seats=len(players), coins=[10 * tens for tens, _ in players], fiefs=words)
    wealth = [10 * tens - 10 * fief.count(0) for tens, fief in players]
    assert list(p.scores) == wealth
    reckoned = [(coins, fief) for coins, (_, fief) in zip(wealth, players, strict=True)]
    ordered = sorted(reckoned, key=cmp_to_key(compare), reverse=True)
    places = [1 + next(at for at, other in enumerate(ordered) if compare(other, mine) == 0) for mine in reckoned]
    assert list(p.ranking) == places
    assert p.winners == tuple(seat for seat, place in enumerate(places) if place == 1)
