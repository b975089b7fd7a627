"""Set-up and first placement (MA-2)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import GAME, IDS, SEATS, asked, board, often, options, play, rarely, refusal, ride, row, table, walk

SEEDS = st.integers(0, 2**40)
PRINTED = GAME.components


def shown(p):
    return [tile for tile in p.display if tile >= 0]


@pytest.mark.parametrize("seats", SEATS)
def test_the_blue_stack_and_an_empty_discard_pile(seats):
    """MA-2.1: 52 blue tiles, of which the rows are drawn."""
    p = GAME.new(seats)
    assert p.discard == ()
    assert len(p.stack) == 52 - 4 * (seats + 1)
    assert not any(PRINTED.tile_orange[tile] for tile in (*p.stack, *shown(p)))
    assert len({*p.stack, *shown(p)}) == 52


def test_the_stack_is_shuffled():
    """MA-2.1, MA-19.9: another seed, another order; every tile can lie on top."""
    assert len({GAME.new(2, seed).stack for seed in range(20)}) == 20
    tops = {GAME.new(2, seed, story=False).stack[-1] for seed in range(800)}
    assert len(tops) == 52


@pytest.mark.parametrize("seats", [4, 5])
def test_the_orange_stack_of_four_and_five(seats):
    """MA-2.2: a second, separate, shuffled stack of all 32 orange tiles."""
    p = GAME.new(seats)
    assert sorted(p.orange) == [tile for tile in range(84) if PRINTED.tile_orange[tile]]
    assert len({GAME.new(seats, seed).orange for seed in range(20)}) == 20


@pytest.mark.parametrize("seats", [2, 3])
def test_no_orange_tiles_with_two_and_three(seats):
    """MA-2.3: never, in the whole game."""
    for p in walk(seats, seed=5):
        met = [*p.stack, *p.orange, *shown(p), *p.discard, *[tile for pile in (*p.fief, *p.graves) for tile in pile]]
        assert not any(PRINTED.tile_orange[tile] for tile in met)


@often
@given(SEEDS, st.sampled_from(SEATS))
def test_rows_go_up_by_number(seed, seats):
    """MA-2.4, MA-2.6, MA-2.16: four rows of n + 1, all face up, each by increasing number."""
    p = GAME.new(seats, seed)
    for number in range(1, 5):
        tiles = row(p, number).split()
        assert len(tiles) == {2: 3, 3: 4, 4: 5, 5: 6}[seats]
        numbers = [PRINTED.tile_number[IDS.index(tile)] for tile in tiles]
        assert numbers == sorted(numbers)
        assert [place["tile"] for place in board(p)["rows"][number - 1]] == [IDS.index(tile) for tile in tiles]


def test_ties_are_ordered_blindly():
    """MA-2.5: which of two tiles with one number lies left does not depend on their faces."""
    left = Counter()
    for seed in range(1500):
        p = GAME.new(5, seed, story=False)
        for at in range(23):
            one, two = p.display[at], p.display[at + 1]
            if at % 6 < 5 and PRINTED.tile_number[one] == PRINTED.tile_number[two]:
                left[PRINTED.tile_area[one] < PRINTED.tile_area[two]] += 1
    assert left.total() > 2000
    assert 0.46 < left[True] / left.total() < 0.54


def test_four_events_are_dealt_face_up():
    """MA-2.7: four different ones, known to all, any four in any order; the others leave the game."""
    firsts, lasts = set(), set()
    for seed in range(300):
        p = GAME.new(3, seed, story=False)
        assert len(set(p.events)) == 4
        assert [card["event"] for card in board(p)["events"]] == list(p.events)
        firsts.add(p.events[0])
        lasts.add(p.events[3])
    assert firsts == lasts == set(range(15))


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_board_a_lord_and_a_scout(seats):
    """MA-2.8: and nobody else has."""
    p = GAME.new(seats)
    assert len(p.lords) == len(p.scouts) == len(p.graves) == len(board(p)["fiefs"]) == seats
    assert [len(seen["columns"]) for seen in board(p)["fiefs"]] == [8] * seats


def test_common_supplies():
    """MA-2.9: 8 extra-income and 8 extra-area tokens lie ready."""
    assert board(GAME.new(3))["tokens"] == {"income": 8, "areas": list(range(8))}


@pytest.mark.parametrize("seats", SEATS)
def test_first_placement(seats):
    """MA-2.10, MA-2.11, MA-2.13: each once, on any top tile without a lord: n + 1 choices at first, 2 at last."""
    p = GAME.new(seats, seed=3)
    placed = []
    for turn in range(seats):
        seat = p.waiting[0]
        assert asked(p) == f"{seat} PlaceLord"
        assert seat not in placed
        placed.append(seat)
        free = [f"lord {spot}" for spot in range(seats + 1) if spot not in p.lords]
        assert options(p) == free
        assert len(free) == seats + 1 - turn
        play(p, free[turn % len(free)])
    assert asked(p).endswith("MoveLord")
    assert sorted(placed) == list(range(seats))
    assert len(set(p.lords)) == seats
    assert row(p, 1).split().count("-") == 1


def test_the_first_placement_is_mandatory_and_on_the_top_row():
    """MA-2.10, MA-2.11"""
    p = GAME.new(3)
    assert refusal(p, "lord 6").rule == "MA-2.10"
    assert refusal(p, "pass").code == "must-choose"


def test_everybody_starts_with_nothing():
    """MA-2.12"""
    p = GAME.new(5)
    for seen in board(p)["fiefs"]:
        assert (seen["coins"], seen["columns"], seen["graveyard"]) == (0, [[]] * 8, [])
        assert (seen["income_tokens"], seen["area_tokens"]) == ([], [None] * 8)


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_one_lord_a_tile(seed, seats):
    """MA-2.13: at any time of the game."""
    for p in walk(seats, seed):
        standing = [lord for lord in p.lords if lord >= 0]
        assert len(set(standing)) == len(standing)


@pytest.mark.parametrize("seats", SEATS)
def test_scouts_go_home_after_the_first_placement(seats):
    """MA-2.14: none is on the display when round 1 starts."""
    p = GAME.new(seats)
    while not p.round:
        play(p, options(p)[0])
    assert all(place["scout"] is None for places in board(p)["rows"] for place in places)
    assert board(p)["drawing"] is None


def test_nobody_knows_whose_scout_comes_next():
    """MA-2.15: after the same placement each of the others can be drawn, as far as the placing player can tell."""
    p = GAME.new(4, seed=1)
    first = p.waiting[0]
    following = set()
    for seed in range(60):
        guess = p.redeal(first, seed)
        guess.step(first, guess.legal(first)[0])
        following.add(guess.waiting[0])
    assert following == {0, 1, 2, 3} - {first}
    assert board(p)["drawing"] == sorted(following)


def test_each_seat_can_be_drawn_first():
    """MA-2.10, MA-19.9"""
    first = Counter(GAME.new(3, seed, story=False).waiting[0] for seed in range(300))
    assert min(first[seat] for seat in range(3)) > 60


@pytest.mark.parametrize("turned", range(3))
def test_colours_have_no_effect(turned):
    """MA-2.18: the same table with the seats moved on by some ends with the coins moved on by as many."""
    fiefs, coins = ["mill", "mill mill", "field"], [0, 1, 7]
    order = [(seat + turned) % 3 for seat in range(3)]
    moved = {seat: at for at, seat in enumerate(order)}
    p = table(
        takes="mill_02",
        order=order,
        fiefs=[fiefs[moved[seat]] for seat in range(3)],
        coins=[coins[moved[seat]] for seat in range(3)],
    )
    ride(p)
    assert [p.coins[seat] for seat in order] == [2 + 4, 1, 5]
