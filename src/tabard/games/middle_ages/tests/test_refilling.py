"""Refilling and stacks (MA-17), on whole random games."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import (
    GAME,
    IDS,
    SEATS,
    asked,
    board,
    end_of_round,
    names,
    often,
    play_out,
    rarely,
    round_starts,
    row,
    told,
    walk,
)

SEEDS = st.integers(0, 2**40)
PRINTED = GAME.components

# tiles left in the stacks and in the discard pile at the start of rounds 1 to 13 (after the discard of that round)
STACKS = {
    2: [52 - 12 - 3 * refills for refills in range(13)],
    3: [*[52 - 16 - 4 * refills for refills in range(10)], 6, 2, 0],
    4: [84 - 20 - 5 * refills for refills in range(13)],
    5: [*[84 - 24 - 6 * refills for refills in range(11)], 5, 0],
}
DISCARDS = {
    2: list(range(1, 14)),
    3: [*range(1, 11), 1, 2, 1],
    4: list(range(1, 14)),
    5: [*range(1, 12), 1, 1],
}


def starts(seats, seed):
    """Copies of the position at the first decision of each round up to 13."""
    return [p.clone() for p in round_starts(seats, seed) if 1 <= p.round <= 13]


def numbers(p, number):
    return [PRINTED.tile_number[IDS.index(tile)] for tile in row(p, number).split() if tile != "-"]


@pytest.mark.parametrize("number", range(1, 13))
def test_a_refill_lays_a_whole_sorted_row(number):
    """MA-17.1: n + 1 tiles from the top of the stack by increasing number, face up."""
    p = end_of_round(number, event="reconstruction", graves=["field_01"], seed=number)
    filled = (number - 1) % 4 + 1
    assert len(row(p, filled).split()) == 4
    assert numbers(p, filled) == sorted(numbers(p, filled))


def test_a_refill_takes_the_uppermost_tiles():
    """MA-17.1"""
    met = starts(2, seed=9)
    for before, after in pairwise(met):
        filled = (before.round - 1) % 4 + 1
        assert sorted(row(after, filled).split()) == sorted(names(before.stack[-3:]).split())
        assert after.stack == before.stack[:-3]


@pytest.mark.parametrize("seats", SEATS)
def test_twelve_refills(seats):
    """MA-17.2: after rounds 1 to 12; with the starting rows 16 rows are laid."""
    p = last(seats, seed=8)
    assert [event["row"] for event in told(p, "refilled")] == [1, 2, 3, 4] * 3


@often
@given(SEEDS, st.sampled_from([3, 4, 5]))
def test_a_row_from_two_sources_is_sorted_as_one(seed, seats):
    """MA-17.3: in every round every row goes up by number, whatever the backs."""
    for p in starts(seats, seed):
        for number in range(1, 5):
            assert numbers(p, number) == sorted(numbers(p, number))


@pytest.mark.parametrize("seats", SEATS)
@rarely
@given(seed=SEEDS)
def test_stacks_round_by_round(seats, seed):
    """MA-17.4, MA-17.5, MA-17.7, MA-17.8, MA-17.9, MA-17.10: the next source is opened only when a tile is needed."""
    met = starts(seats, seed)
    assert [len(p.stack) + len(p.orange) for p in met] == STACKS[seats]
    assert [len(p.discard) for p in met] == DISCARDS[seats]


def test_two_seats_never_run_out():
    """MA-17.5: 48 of 52 tiles are dealt, 4 stay unseen."""
    for p in walk(2, seed=1, story=True):
        assert board(p)["stacks"]["blue"] == len(p.stack) >= 4
    assert len(p.stack) == 4
    assert told(p, "reshuffled") == []


def last(seats, seed):
    return play_out(GAME.new(seats, seed), seed)


def test_three_seats_reshuffle_the_discards():
    """MA-17.6, MA-17.8: 10 tiles after round 10, the 2 discards of rounds 11 and 12 after round 12."""
    p = last(3, seed=1)
    assert [event["count"] for event in told(p, "reshuffled")] == [10, 2]
    assert refills_before(p, "reshuffled") == [9, 11]
    assert told(p, "orange") == []


def refills_before(p, name):
    """How many refills were complete when a source was opened."""
    done, found = 0, []
    for event in p.story:
        done += event.name == "refilled"
        if event.name == name:
            found.append(done)
    return found


def test_three_seats_use_up_the_blue_stack_after_round_9():
    """MA-17.7, MA-17.4: at the start of round 10 it is empty and the ten discards still lie there."""
    p = starts(3, seed=2)[9]
    assert (p.round, len(p.stack), len(p.discard)) == (10, 0, 10)
    assert board(p)["stacks"] == {"blue": 0, "orange": 0, "mixed": 0}


def test_a_reshuffle_is_a_shuffle():
    """MA-17.6, MA-19.9: the ten discards do not come back in the order in which they were laid down."""
    unchanged = 0
    for seed in range(20):
        before, after = starts(3, seed)[9:11]
        assert board(after)["stacks"]["mixed"] == len(after.stack) == 6
        assert {*after.stack} < {*before.discard}
        unchanged += after.stack in (before.discard[:6], before.discard[:3:-1])
    assert unchanged <= 1


def test_four_seats_go_on_with_orange():
    """MA-17.9: the refill after round 7 has 2 blue and 3 orange tiles; 4 orange ones stay unseen; no reshuffle."""
    met = starts(4, seed=3)
    assert board(met[6])["stacks"] == {"blue": 2, "orange": 32, "mixed": 0}
    backs = [PRINTED.tile_orange[IDS.index(tile)] for tile in row(met[7], 3).split()]
    assert (backs.count(False), backs.count(True)) == (2, 3)
    assert board(met[7])["stacks"] == {"blue": 0, "orange": 29, "mixed": 0}
    p = last(4, seed=3)
    assert (len(p.stack), told(p, "reshuffled")) == (4, [])
    assert all(PRINTED.tile_orange[tile] for tile in p.stack)
    assert [event["count"] for event in told(p, "orange")] == [32]


def test_five_seats_use_orange_and_then_the_discards():
    """MA-17.10: 4 blue and 2 orange after round 5, all used up after round 10, reshuffles of 11 and of 1."""
    met = starts(5, seed=4)
    backs = [PRINTED.tile_orange[IDS.index(tile)] for tile in row(met[5], 1).split()]
    assert (backs.count(False), backs.count(True)) == (4, 2)
    assert board(met[10])["stacks"] == {"blue": 0, "orange": 0, "mixed": 0}
    p = last(5, seed=4)
    assert [event["count"] for event in told(p, "reshuffled")] == [11, 1]
    assert refills_before(p, "reshuffled") == [10, 11]
    assert refills_before(p, "orange") == [4]
    assert len(p.stack) == 0


def test_the_story_cites_the_clause_of_the_seat_count():
    """MA-17.6, MA-17.9, MA-17.10: a clause for 3 players is no reason at a table of 5."""
    for seats, rules in ((3, {"MA-17.6"}), (4, {"MA-17.9"}), (5, {"MA-17.10"})):
        cited = {event.rule for event in last(seats, seed=6).story if event.name in ("orange", "reshuffled")}
        assert cited == rules


@rarely
@given(SEEDS, st.sampled_from([3, 5]))
def test_fiefs_and_graveyards_are_never_reshuffled(seed, seats):
    """MA-17.11: what came back had been discarded."""
    before = None
    for p in starts(seats, seed):
        if before is not None and len(p.discard) < len(before.discard):
            back = {*p.stack, *p.display, *p.discard} - {*before.stack, *before.display}
            assert back == {*before.discard}
            owned = {tile for pile in (*before.fief, *before.graves) for tile in pile}
            assert not owned & {*p.stack, *p.display, *p.discard}
        before = p


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_decides_in_a_refill(seats):
    """MA-17.12: after the last turn of a round comes an event's decision or the next lord's move, never anything else."""
    before = 0
    for p in walk(seats, seed=7):
        if p.round > before > 0 and p.round < 16:
            assert asked(p).endswith("MoveLord")
        before = p.round


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_a_row_is_used_four_rounds_after_it_was_refilled(seed, seats):
    """MA-17.13: the row laid after round r is the active row of round r + 4, unchanged but for the discard."""
    met = starts(seats, seed)
    for refilled_after in range(1, 10):
        number = (refilled_after - 1) % 4 + 1
        laid = row(met[refilled_after], number).split()  # at the start of round r + 1
        used = met[refilled_after + 3]  # at the start of round r + 4
        assert (used.round, board(used)["active_row"]) == (refilled_after + 4, number)
        active = row(used, number).split()
        assert active.count("-") == 1
        assert all(tile in ("-", before) for tile, before in zip(active, laid, strict=True))


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_the_discard_pile_at_the_end(seed, seats):
    """MA-17.14: 16, 4, 16, 4 tiles with 2, 3, 4, 5 players."""
    p = last(seats, seed)
    assert len(p.discard) == {2: 16, 3: 4, 4: 16, 5: 4}[seats]
