"""Course of a round (MA-3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import (
    GAME,
    SEATS,
    asked,
    board,
    end_of_round,
    names,
    options,
    play,
    rarely,
    ride,
    row,
    spot,
    table,
    told,
    walk,
)

SEEDS = st.integers(0, 2**40)
PRINTED = GAME.components


@pytest.mark.parametrize("seats", SEATS)
def test_sixteen_rounds_of_one_turn_each(seats):
    """MA-3.1: 16 rounds, in each every player takes one tile of the display."""
    p = GAME.new(seats, seed=2)
    while not p.over:
        play(p, options(p)[0])
    assert [event["round"] for event in told(p, "round")] == list(range(1, 17))
    takers = [event["seat"] for event in told(p, "took")]
    for number in range(16):
        assert sorted(takers[number * seats : number * seats + seats]) == list(range(seats))


def test_the_tile_without_a_lord_is_discarded():
    """MA-3.2: at the start of the round, before any turn."""
    p = table(takes="field_01 field_02", seats=2, rows={2: "mill_02 mill_04 mill_05"})
    assert row(p, 1) == "field_01 field_02 -"
    assert len(p.discard) == 1
    ride(p, place=1)
    ride(p, place=3)
    assert p.round == 2
    assert (row(p, 2), names(p.discard[1:])) == ("mill_02 - mill_05", "mill_04")


def test_turn_order_is_from_left_to_right():
    """MA-3.3: and by nothing else, neither seat nor number."""
    p = table(takes="market_14 field_02 mill_02", order=(2, 0, 1))
    seats = []
    for _ in range(3):
        assert asked(p).endswith("MoveLord")
        seats.append(p.waiting[0])
        ride(p)
    assert seats == [2, 0, 1]


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_order_by_place_and_so_by_number(seed, seats):
    """MA-3.3, MA-1.4, MA-1.5: whoever claimed a tile with a higher number comes later in the following round."""
    for p in walk(seats, seed):
        if p.round and p.turn == 1 and not p.over and asked(p).endswith("MoveLord"):
            assert list(p.order) == sorted(range(seats), key=lambda seat: p.lords[seat])
            numbers = [PRINTED.tile_number[p.display[p.lords[seat]]] for seat in p.order]
            assert numbers == sorted(numbers)


def test_the_order_is_fixed_for_the_round():
    """MA-3.4: lords that have moved, taken tiles and attacks change nothing."""
    p = table(takes="barracks_14 market_12 field_02", fiefs=["", "field", ""], coins=[0, 9, 9])
    ride(p, place=4)
    assert (p.order, p.waiting) == ((0, 1, 2), (1,))
    ride(p, place=1)
    assert (p.order, p.waiting) == ((0, 1, 2), (2,))


def test_refilled_after_rounds_1_to_12_only():
    """MA-3.5: the active row is empty after the turns and filled again up to round 12."""
    for number in range(1, 17):
        p = end_of_round(number, event="fine-goods")
        laid = [event["row"] for event in told(p, "refilled")]
        assert laid == ([(number - 1) % 4 + 1] if number <= 12 else [])


@pytest.mark.parametrize("seats", SEATS)
def test_the_row_is_empty_after_the_turns(seats):
    """MA-3.5: nothing is left over when the rows are no longer filled."""
    for p in walk(seats, seed=4):
        for number in range(13, min(p.round, 16)):
            assert set(row(p, (number - 1) % 4 + 1).split()) == {"-"}
    assert set(p.display) == {-1}


@pytest.mark.parametrize("number", range(1, 17))
def test_events_come_at_the_end_of_every_fourth_round(number):
    """MA-3.6, MA-15.1"""
    p = end_of_round(number, event="stronger-defence", fiefs=["rampart"])
    resolved = [event["round"] for event in told(p, "event")]
    assert (number in resolved) == (number in (4, 8, 12, 16))


def test_refill_before_event():
    """MA-3.7: when Reconstruction asks, the row already lies open."""
    p = end_of_round(8, event="reconstruction", graves=["field"])
    assert asked(p) == "0 ReconstructTile"
    assert "-" not in row(p, 4)


def test_the_course_of_a_round():
    """MA-3.8: discard, turns, refill, event, and only then the next discard."""
    p = table(4, seats=2, takes="field_01 field_02", event="good-harvest")
    ride(p)
    ride(p)
    steps = ("round", "discarded", "took", "refilled", "event", "event-gain")
    course = [event.name for event in p.story if event.name in steps]
    assert course == [
        *("round", "discarded", "took", "took", "refilled", "event", "event-gain", "event-gain"),
        *("round", "discarded"),
    ]


def test_the_discard_waits_for_the_event():
    """MA-3.8: while Reconstruction is being decided the next row is whole."""
    p = end_of_round(4, event="reconstruction", graves=["", "mill"])
    assert len(p.discard) == 0
    assert "-" not in row(p, 1)
    play(p, options(p)[0])
    assert (p.round, len(p.discard)) == (5, 1)
    assert board(p)["rows"][0][3]["tile"] is None
    assert p.display[spot(1, 1)] >= 0
