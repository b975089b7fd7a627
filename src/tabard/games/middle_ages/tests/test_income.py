"""Income (MA-5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.games.middle_ages.components import AREAS

from .tables import GAME, asked, fiefs_seen, often, options, play, ride, table, told

RATES = dict(zip(AREAS, [2, 2, 2, 2, 2, 2, 3, 3], strict=True))
COUNTED = {
    "field": ["field"],
    "mill": ["mill"],
    "village": ["village", "rampart"],
    "rampart": ["field", "rampart"],
    "market": ["market", "mill"],
    "barracks": ["barracks", "village"],
    "church": ["church"],
    "palace": ["palace"],
}
ONE_OF_EACH = "field mill village rampart market barracks church palace"


@pytest.mark.parametrize("area", AREAS)
def test_coins_per_counted_tile(area):
    """MA-5.1"""
    assert fiefs_seen(table(fiefs=[ONE_OF_EACH]))[0]["rates"][AREAS.index(area)] == RATES[area]


@pytest.mark.parametrize("column", AREAS)
@pytest.mark.parametrize("area", AREAS)
def test_counted_types(column, area):
    """MA-5.2: a fief of three tiles of one type pays in the columns that count it, in no other."""
    pays = fiefs_seen(table(seats=4, fiefs=[f"{area} {area} {area}"]))[0]["pays"]
    assert pays[AREAS.index(column)] == (3 * RATES[column] if area in COUNTED[column] else 0)


def test_the_basic_income_is_paid_for_the_tile_just_placed():
    """MA-5.5, MA-5.1: a first tile pays 2, or 3 in church and palace."""
    for area in AREAS:
        p = ride(table(round=15, seats=2, takes=area))
        if area in ("church", "palace"):
            play(p, {"church": "income 0", "palace": "area 7 0"}[area])
        assert p.coins[0] == RATES[area]


def test_an_extra_income_token_raises_the_rate():
    """MA-5.3"""
    p = ride(table(takes="field_01", fiefs=["field_02 field_04"], income_tokens={0: "field"}))
    assert p.coins[0] == 3 * 3


def test_an_extra_area_token_adds_its_type():
    """MA-5.4"""
    p = ride(table(takes="field_01", fiefs=["church_14 church_15"], area_tokens={0: {"field": "church"}}))
    assert p.coins[0] == 2 * (1 + 2)


def test_the_token_of_another_column_does_nothing():
    """MA-5.3, MA-5.4"""
    p = table(takes="field_01", fiefs=["mill_02"], income_tokens={0: "mill"}, area_tokens={0: {"church": "field"}})
    assert ride(p).coins[0] == 2


def test_the_token_of_another_player_does_nothing():
    """MA-5.5: only the own fief and the own board count."""
    p = table(takes="field_01", fiefs=["", "field_02 field_04"], income_tokens={1: "field"})
    assert ride(p).coins[0] == 2


def test_the_extra_coin_also_for_the_extra_area():
    """MA-5.6"""
    p = table(
        takes="market_12",
        fiefs=["mill_02 palace_15 palace_17"],
        income_tokens={0: "market"},
        area_tokens={0: {"market": "palace"}},
    )
    ride(p)
    chests = 2
    assert p.coins[0] == chests + 3 * (1 + 1 + 2)


def test_income_comes_from_the_supply_without_a_decision():
    """MA-5.7: nobody else loses, nobody is asked."""
    p = ride(table(takes="field_01", coins=[0, 5, 5]))
    assert (p.coins, asked(p)) == ([2, 5, 5], "1 MoveLord")


def test_what_the_effect_brings_counts_at_once():
    """MA-5.8: a restored rampart, a token on the church column, a token on the palace column."""
    p = play(
        ride(table(takes="village_01", graves=["rampart_02"])),
        f"restore {GAME.components.tile_ids.index('rampart_02')}",
    )
    assert p.coins[0] == 2 * 2
    assert play(ride(table(takes="church_14")), "income 6").coins[0] == 4
    assert play(ride(table(takes="palace_15", fiefs=["mill mill"])), "area 1 7").coins[0] == 3 * 3


@pytest.mark.parametrize("column", AREAS)
def test_no_tile_is_counted_twice(column):
    """MA-5.9: with any token that may lie on a column, the counted types differ."""
    p = ride(table(takes="palace_15"))
    number = AREAS.index(column)
    tokens = [int(move.split()[1]) for move in options(p) if move.split()[2] == str(number)]
    assert len(tokens) == 8 - len(COUNTED[column])
    for token in tokens:
        with_token = play(p.clone(), f"area {token} {number}")
        counted = fiefs_seen(with_token)[0]["counts"][number]
        assert len(set(counted)) == len(counted) == len(COUNTED[column]) + 1


counts = st.lists(st.integers(0, 4), min_size=8, max_size=8)


@often
@given(counts, st.sampled_from(AREAS), st.booleans(), st.sampled_from(["", *AREAS]))
def test_the_formula(tiles, column, token, extra):
    """MA-5.5, MA-5.3, MA-5.4: rate times the tiles of all counted types in the own fief."""
    extra = "" if extra in COUNTED[column] else extra
    words = " ".join(f"{area} " * number for area, number in zip(AREAS, tiles, strict=True))
    p = table(
        seats=4,
        fiefs=[words],
        income_tokens={0: column} if token else {},
        area_tokens={0: {column: extra}} if extra else {},
    )
    counted = sum(tiles[AREAS.index(area)] for area in [*COUNTED[column], *([extra] if extra else [])])
    assert fiefs_seen(p)[0]["pays"][AREAS.index(column)] == (RATES[column] + token) * counted


@often
@given(counts, st.sampled_from(["field", "mill", "market", "barracks"]), st.booleans())
def test_the_formula_is_what_is_paid(tiles, column, token):
    """MA-5.5, MA-4.13: income of a turn, the new tile included."""
    words = " ".join(f"{area} " * number for area, number in zip(AREAS, tiles, strict=True))
    p = table(seats=4, takes=column, fiefs=[words], income_tokens={0: column} if token else {})
    ride(p)
    counted = 1 + sum(tiles[AREAS.index(area)] for area in COUNTED[column])
    assert told(p, "income") == [{"seat": 0, "area": f"area-{column}", "coins": (2 + token) * counted}]
    gained = sum(sum(event["coins"] for event in told(p, name)) for name in ("farmers", "chests", "mill-paid"))
    gained += sum(event["coins"] for event in told(p, "attacked-bare"))
    assert p.coins[0] == (2 + token) * counted + gained
