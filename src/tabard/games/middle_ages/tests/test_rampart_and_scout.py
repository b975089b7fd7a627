"""Rampart and scout (MA-9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import SEATS, asked, often, options, play, rarely, refusal, ride, row, spot, table, tile, told, walk


def scouting(p):
    """The rows and places where the scout may go."""
    spots = [int(move.split()[1]) for move in options(p) if move != "pass"]
    return [(at // 6 + 1, at % 6 + 1) for at in spots]


def whole(row, seats=3):
    return [(row, place) for place in range(1, seats + 2)]


def test_the_scout_reserves_a_tile_in_another_row():
    """MA-9.1"""
    p = ride(table(takes="rampart_02"))
    assert asked(p) == "0 PlaceScout"
    play(p, f"scout {spot(4, 2)}")
    assert (p.scouts, asked(p)) == ([spot(4, 2), -1, -1], "1 MoveLord")


@pytest.mark.parametrize("number", range(1, 14))
def test_the_two_rows_after_the_lords_row(number):
    """MA-9.2, MA-9.4, MA-9.5: the lord stands where it has just moved; nothing in the row being emptied."""
    p = ride(table(number, takes="rampart_02"))
    assert p.lords[0] // 6 == number % 4
    rows = sorted([(number + 1) % 4 + 1, (number + 2) % 4 + 1])
    assert scouting(p) == [*whole(rows[0]), *whole(rows[1])]
    assert refusal(p, f"scout {p.lords[0] // 6 * 6 + 3}").rule == "MA-9.1"


def test_rows_above_are_as_good():
    """MA-9.4: in round 3 the lord enters row 4; rows 1 and 2 lie open."""
    p = ride(table(3, takes="rampart_02"))
    play(p, f"scout {spot(1, 1)}")
    assert p.scouts[0] == spot(1, 1)


def test_no_tile_with_a_lord_or_another_scout():
    """MA-9.3: a reserved tile and a lord's tile are refused."""
    p = ride(table(takes="rampart_02", scouts={1: (3, 2), 2: (4, 4)}))
    assert set(scouting(p)) == {*whole(3), *whole(4)} - {(3, 2), (4, 4)}
    assert refusal(p, f"scout {spot(3, 2)}").rule == "MA-9.3"
    assert refusal(p, f"scout {p.lords[1]}").rule == "MA-9.3"


@pytest.mark.parametrize("seats", SEATS)
def test_number_of_targets(seats):
    """MA-9.5: 2(n + 1) at most, n + 1 in round 14, none and no question in rounds 15 and 16."""
    assert len(scouting(ride(table(1, seats=seats, takes="rampart_02")))) == 2 * (seats + 1)
    last = ride(table(14, seats=seats, takes="rampart_02"))
    assert scouting(last) == whole(4, seats)
    p = ride(table(15, seats=seats, takes="rampart_02"))
    assert (asked(p), p.coins[0]) == ("1 MoveLord", 2)
    p = table(16, seats=seats, takes="rampart_02 palace_15", event="subsidy")
    assert (asked(p), p.coins[0]) == ("1 ExtraArea", 2)


def test_placing_is_optional():
    """MA-9.6: the income comes all the same."""
    p = play(ride(table(takes="rampart_02")), "pass")
    assert (p.scouts[0], p.coins[0], asked(p)) == (-1, 2, "1 MoveLord")


def test_a_scout_on_the_display_may_move_or_stay():
    """MA-9.7: the old reservation ends when it moves."""
    p = ride(table(takes="rampart_02", scouts={0: (3, 2)}))
    moved = play(p.clone(), f"scout {spot(3, 4)}")
    assert moved.scouts[0] == spot(3, 4)
    stayed = play(p.clone(), "pass")
    assert stayed.scouts[0] == spot(3, 2)


def test_the_old_reservation_ends():
    """MA-9.7, MA-9.9: others may ride there again, but not to the new tile."""
    p = table(seats=2, takes="rampart_02 market_12", scouts={0: (3, 2)})
    play(ride(p, 2), f"scout {spot(3, 3)}")
    ride(p, 1)
    assert (p.round, asked(p)) == (2, "1 MoveLord")
    assert options(p) == [f"lord {spot(3, place)}" for place in (1, 2)]


def test_the_options_of_the_scout():
    """MA-9.8: every legal tile, then nothing."""
    p = ride(table(takes="rampart_02"))
    assert options(p) == [*[f"scout {spot(*at)}" for at in [*whole(3), *whole(4)]], "pass"]


def test_asked_while_one_tile_is_legal():
    """MA-9.8: in round 14, when all others have reserved there too, two are left; with the own one, one."""
    reserved = {1: (4, 1), 2: (4, 2), 3: (4, 3), 4: (4, 4)}
    p = ride(table(14, seats=5, takes="rampart_02", scouts=reserved))
    assert scouting(p) == [(4, 5), (4, 6)]
    p = ride(table(14, seats=5, takes="rampart_02", scouts={**reserved, 0: (4, 6)}))
    assert (asked(p), scouting(p)) == ("0 PlaceScout", [(4, 5)])


def test_a_reserved_tile_is_barred_to_others_for_as_long_as_it_takes():
    """MA-9.9: placed in round 1 on row 4, it bars in round 3."""
    p = table(
        seats=2, takes="rampart_02 field_01", rows={2: "market_12 market_14 mill_02", 3: "field_02 field_04 mill_04"}
    )
    play(ride(p, 3), f"scout {spot(4, 2)}")
    ride(p, 1)
    assert (p.round, asked(p)) == (2, "1 MoveLord")
    ride(ride(p, 1), 2)
    assert (p.round, asked(p), p.scouts[0]) == (3, "1 MoveLord", spot(4, 2))
    assert options(p) == [f"lord {spot(4, place)}" for place in (1, 3)]
    assert refusal(p, f"lord {spot(4, 2)}").rule == "MA-9.9"
    ride(p, 1)
    assert (asked(p), options(p)) == ("0 MoveLord", [f"lord {spot(4, place)}" for place in (2, 3)])


@pytest.mark.parametrize("number", range(1, 16))
def test_reserved_tiles_bar_in_every_round(number):
    """MA-9.9"""
    into = number % 4 + 1
    p = table(number, scouts={1: (into, 2), 2: (into, 3)})
    assert options(p) == [f"lord {spot(into, place)}" for place in (1, 4)]
    assert refusal(p, f"lord {spot(into, 3)}").rule == "MA-9.9"


def test_the_owner_is_free():
    """MA-9.10: to take the reserved tile or any other legal one."""
    p = table(scouts={0: (2, 2), 1: (2, 3)})
    assert options(p) == [f"lord {spot(2, place)}" for place in (1, 2, 4)]


def test_the_scout_returns_with_the_lord():
    """MA-9.11: on the reserved tile as on another; and the new rampart may place it again."""
    for place in (2, 4):
        p = ride(table(takes="rampart_02", scouts={0: (2, 2)}), place)
        assert p.scouts[0] == -1
        assert len(scouting(p)) == 8


@rarely
@given(st.integers(0, 2**40), st.sampled_from(SEATS))
def test_no_scout_in_the_active_row(seed, seats):
    """MA-9.12, MA-9.3: and every scout stands on a tile without another scout or another's lord."""
    for p in walk(seats, seed):
        for seat, at in enumerate(p.scouts):
            if at >= 0:
                assert at // 6 != (p.round - 1) % 4
                assert p.display[at] >= 0
                assert p.scouts.count(at) == 1
                assert at not in p.lords
                assert at // 6 != p.lords[seat] // 6


@often
@given(st.integers(0, 2**40), st.sampled_from(SEATS))
def test_targets_are_exactly_the_free_tiles_of_the_two_rows(seed, seats):
    """MA-9.4, MA-9.5, MA-9.8, MA-9.14"""
    for p in walk(seats, seed):
        if asked(p).endswith("PlaceScout"):
            rounds = [number for number in (p.round + 2, p.round + 3) if number <= 16]
            tiles = sorted((number - 1) % 4 * 6 + place for number in rounds for place in range(seats + 1))
            free = [f"scout {at}" for at in tiles if at not in p.scouts]
            assert options(p) == [*free, "pass"]
            assert p.round < 15


def test_income_of_a_rampart():
    """MA-9.13: 2 per field and per rampart."""
    p = ride(table(15, takes="rampart_02", fiefs=["rampart field field village mill"]))
    assert p.coins[0] == 2 * (2 + 2)


def test_the_own_scouts_tile_is_no_option():
    """MA-9.14: to keep the scout there is to pass; it never comes home by choice."""
    p = ride(table(takes="rampart_02", scouts={0: (3, 2)}))
    assert (3, 2) not in scouting(p)
    assert refusal(p, f"scout {spot(3, 2)}").rule == "MA-9.14"
    play(p, "pass")
    assert p.scouts[0] == spot(3, 2)


def test_a_reserved_tile_left_aside_is_discarded():
    """MA-9.15"""
    p = table(seats=2, takes="market_12 market_14", scouts={0: (2, 2)}, rows={2: "field_01 church_14 mill_02"})
    ride(p, 1)
    ride(p, 3)
    assert row(p, 2) == "field_01 - mill_02"
    assert tile("church_14") in p.discard


def test_a_restored_or_counted_rampart_gives_no_scout():
    """MA-9.16"""
    p = ride(table(takes="village_01", graves=["rampart_02"]))
    play(p, f"restore {tile('rampart_02')}")
    assert asked(p) == "1 MoveLord"
    p = ride(table(takes="field_01", fiefs=["rampart_02"], area_tokens={0: {"field": "rampart"}}))
    assert (asked(p), p.coins[0], told(p, "scouted")) == ("1 MoveLord", 2 * 2, [])
