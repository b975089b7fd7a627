"""Palace (MA-14)."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.games.middle_ages.components import AREAS

from .tables import asked, board, end_of_round, fiefs_seen, finished, often, options, play, refusal, ride, table

FORBIDDEN = {
    "field": ["field", "rampart"],
    "mill": ["mill", "market"],
    "village": ["village", "barracks"],
    "rampart": ["village", "rampart"],
    "market": ["market"],
    "barracks": ["barracks"],
    "church": ["church"],
    "palace": ["palace"],
}


def pairs(p):
    """The legal pairs of token and column, in words."""
    moves = [move.split() for move in options(p)]
    return {(AREAS[int(token)], AREAS[int(column)]) for _, token, column in moves}


def test_a_token_is_taken_and_attached():
    """MA-14.1"""
    p = play(ride(table(takes="palace_15")), "area 1 0")
    assert fiefs_seen(p)[0]["area_tokens"] == [1, *[None] * 7]
    assert board(p)["tokens"]["areas"] == [0, 2, 3, 4, 5, 6, 7]
    assert fiefs_seen(p)[0]["counts"][0] == [0, 1]


def test_the_options_are_52_pairs_at_most():
    """MA-14.2: empty columns and the palace column are allowed."""
    p = ride(table(takes="palace_15"))
    assert asked(p) == "0 ExtraArea"
    assert len(options(p)) == len(pairs(p)) == 52
    assert ("church", "palace") in pairs(p)


@pytest.mark.parametrize("token", AREAS)
def test_forbidden_columns(token):
    """MA-14.3, MA-14.1"""
    p = ride(table(takes="palace_15"))
    assert {column for other, column in pairs(p) if other == token} == set(AREAS) - set(FORBIDDEN[token])
    for column in FORBIDDEN[token]:
        assert refusal(p, f"area {AREAS.index(token)} {AREAS.index(column)}").rule == "MA-14.3"


def test_the_choice_is_mandatory():
    """MA-14.4"""
    assert refusal(ride(table(takes="palace_15")), "pass").code == "must-choose"


def test_skipped_where_no_pair_is_legal():
    """MA-14.4, MA-4.12: it cannot happen with 7 palaces; the effect is skipped all the same."""
    p = table(takes="palace_15")
    p.area_supply = ()
    ride(p)
    assert (asked(p), p.coins[0]) == ("1 MoveLord", 3)


def test_one_token_a_column_and_a_used_token_is_gone_for_all():
    """MA-14.5: also a token on another player's board."""
    p = ride(table(takes="palace_15", area_tokens={0: {"field": "mill"}, 1: {"church": "palace"}}))
    assert refusal(p, "area 3 0").rule == "MA-14.5"
    assert refusal(p, "area 1 6").rule == "MA-14.5"
    assert refusal(p, "area 7 0").rule == "MA-14.5"
    tokens, columns = {token for token, _ in pairs(p)}, {column for _, column in pairs(p)}
    assert tokens == set(AREAS) - {"mill", "palace"}
    assert columns == set(AREAS) - {"field"}


def test_a_column_may_have_one_token_of_each_kind():
    """MA-14.6: whichever comes first."""
    p = play(ride(table(takes="palace_15", income_tokens={0: "mill"})), "area 0 1")
    assert (fiefs_seen(p)[0]["area_tokens"][1], fiefs_seen(p)[0]["income_tokens"]) == (0, [1])
    p = play(ride(table(takes="church_14", area_tokens={0: {"mill": "field"}})), "income 1")
    assert (fiefs_seen(p)[0]["area_tokens"][1], fiefs_seen(p)[0]["income_tokens"]) == (0, [1])


@often
@given(st.permutations(AREAS), st.permutations(AREAS))
def test_a_legal_pair_always_exists(tokens, columns):
    """MA-14.7: however six tokens lie on the six other columns, two tokens and two columns allow a pair."""
    used = dict(zip(columns[:6], tokens[:6], strict=True))
    p = table(seats=4, takes="palace", fiefs=["palace " * 6], area_tokens={0: used})
    ride(p)
    assert asked(p) == "0 ExtraArea"
    assert len(options(p)) >= 1
    assert {token for token, _ in pairs(p)} <= set(tokens[6:])


def test_any_two_tokens_fit_any_two_columns():
    """MA-14.7: checked for all pairs by the table of MA-14.3."""
    for one, two in permutations(AREAS, 2):
        for left, right in permutations(AREAS, 2):
            open_pairs = [(t, c) for t in (one, two) for c in (left, right) if c not in FORBIDDEN[t]]
            assert open_pairs


def test_a_token_changes_income_alone():
    """MA-14.8: neither mills nor ramparts nor events, penalty or ties look at it."""
    tokens = {1: {"field": "mill", "church": "rampart", "palace": "field", "mill": "palace"}}
    p = ride(table(takes="mill_02", fiefs=["", "field field"], coins=[0, 9, 0], area_tokens=tokens))
    assert p.coins[1] == 7
    p = ride(table(takes="barracks_14", fiefs=["", "church"], coins=[0, 9, 0], area_tokens=tokens))
    assert (p.coins[1], len(p.graves[1])) == (7, 1)
    for event in ("stronger-defence", "good-harvest", "population-growth", "extensive-domains", "alliance"):
        assert end_of_round(event=event, area_tokens=tokens).coins == [0, 0, 0]
    p = finished(seats=2, coins=[80, 80], area_tokens=tokens)
    assert (p.scores, p.ranking) == ((0, 0), (1, 1))


def test_income_of_a_palace():
    """MA-14.9: 3 per palace, nothing for churches."""
    p = play(ride(table(takes="palace_15", fiefs=["palace_17 church church"])), "area 7 0")
    assert p.coins[0] == 3 * 2
