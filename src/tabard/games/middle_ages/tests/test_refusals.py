"""Every way in which a move can be refused: its code, its clause, and nothing changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.kernel import Illegal

from .tables import (
    CLAUSES,
    GAME,
    SEATS,
    end_of_round,
    finished,
    options,
    play,
    rarely,
    refusal,
    ride,
    spot,
    table,
    tile,
    walk,
)


def first():
    """Seat 2 places the first lord of three, at position 2."""
    return play(GAME.new(3, seed=1), "lord 1")


def moving():
    return table(scouts={1: (2, 3)})


def moving_after_another():
    return ride(table(takes="market_12"), 2)


def scouting():
    return ride(table(takes="rampart_02", scouts={0: (3, 1), 2: (4, 4)}), 2)


def church():
    return ride(table(takes="church_14", income_tokens={0: "mill"}))


def palace():
    return ride(table(takes="palace_15", area_tokens={0: {"field": "mill"}}))


def village():
    return ride(table(takes="village_01", fiefs=["field_01"], graves=["mill_02", "mill_04"]))


def reconstruction():
    return end_of_round(event="reconstruction", graves=["mill_02", "mill_04"])


# position, move, code, clause
REFUSALS = [
    (first, f"lord {spot(2, 1)}", "lord-top-row", "MA-2.10"),
    (first, f"lord {spot(1, 2)}", "lord-there", "MA-2.13"),
    (first, f"lord {spot(1, 5)}", "no-tile", "MA-0.10"),
    (first, "pass", "must-choose", "MA-2.11"),
    (first, "scout 7", "not-now", "MA-2.10"),
    (moving, f"lord {spot(1, 2)}", "lord-next-row", "MA-4.3"),
    (moving, f"lord {spot(3, 1)}", "lord-next-row", "MA-4.3"),
    (moving, f"lord {spot(2, 5)}", "no-tile", "MA-0.10"),
    (moving, f"lord {spot(2, 3)}", "reserved", "MA-9.9"),
    (moving, "pass", "must-choose", "MA-4.2"),
    (moving, "income 0", "not-now", "MA-4.1"),
    (moving_after_another, f"lord {spot(2, 2)}", "lord-there", "MA-2.13"),
    (scouting, f"scout {spot(2, 1)}", "scout-own-row", "MA-9.1"),
    (scouting, f"scout {spot(2, 6)}", "scout-own-row", "MA-9.1"),
    (scouting, f"scout {spot(1, 1)}", "no-tile", "MA-0.10"),
    (scouting, f"scout {spot(3, 5)}", "no-tile", "MA-0.10"),
    (scouting, f"scout {spot(1, 2)}", "scout-taken", "MA-9.3"),
    (scouting, f"scout {spot(4, 4)}", "scout-taken", "MA-9.3"),
    (scouting, f"scout {spot(3, 1)}", "scout-stays", "MA-9.14"),
    (scouting, f"lord {spot(2, 1)}", "not-now", "MA-4.1"),
    (church, "income 1", "has-income-token", "MA-13.4"),
    (church, "pass", "must-choose", "MA-13.3"),
    (church, "area 0 1", "not-now", "MA-4.1"),
    (palace, "area 1 7", "token-gone", "MA-14.5"),
    (palace, "area 7 0", "has-area-token", "MA-14.5"),
    (palace, "area 3 2", "area-counted", "MA-14.3"),
    (palace, "pass", "must-choose", "MA-14.4"),
    (village, f"restore {tile('mill_04')}", "not-in-graveyard", "MA-8.2"),
    (village, f"restore {tile('field_01')}", "not-in-graveyard", "MA-8.2"),
    (village, "restore 83", "not-in-graveyard", "MA-8.2"),
    (village, "pass", "must-choose", "MA-8.3"),
    (reconstruction, f"restore {tile('mill_04')}", "not-in-graveyard", "MA-16.17"),
    (reconstruction, "lord 0", "not-now", "MA-16.17"),
    (reconstruction, "pass", "must-choose", "MA-16.17"),
]


@pytest.mark.parametrize(("build", "text", "code", "clause"), REFUSALS)
def test_refused(build, text, code, clause):
    """MA-0.10, MA-2.10, MA-2.11, MA-2.13, MA-4.2, MA-4.3, MA-8.2, MA-9.1, MA-9.3, MA-9.9, MA-9.14, MA-13.4, MA-14.3, MA-14.5"""
    reason = refusal(build(), text)
    assert (reason.code, reason.rule) == (code, clause)
    assert len(reason.message) > 10


@pytest.mark.parametrize("build", [first, moving, scouting, church, palace, village, reconstruction])
def test_whose_turn_it_is_not(build):
    """MA-19.5, MA-4.1, MA-2.10, MA-16.17: the reason cites the clause of the turn; nobody else may answer."""
    p = build()
    asked_now = p.waiting[0]
    clause = {first: "MA-2.10", reconstruction: "MA-16.17"}.get(build, "MA-4.1")
    for seat in range(3):
        if seat != asked_now:
            assert p.legal(seat) == []
            reason = refusal(p, options(p)[0], seat)
            assert (reason.code, reason.rule) == ("not-your-turn", clause)


@pytest.mark.parametrize("seat", [3, 5, -1, 10**30, "0", 0.0, False, None, [0]])
def test_a_seat_that_is_not_there(seat):
    """MA-0.1, MA-4.1"""
    p = moving()
    before = p.dump()
    with pytest.raises(Illegal) as caught:
        p.play(seat, p.legal(0)[0])
    assert (caught.value.code, caught.value.rule) == ("no-seat", "MA-4.1")
    assert p.dump() == before


def test_after_the_end():
    """MA-18.1"""
    p = finished()
    reason = refusal(p, "lord 0", 0)
    assert (reason.code, reason.rule) == ("over", "MA-18.1")
    assert p.legal(0) == []


MALFORMED = [
    ([], "no-move"),
    ((), "no-move"),
    ("lord 7", "no-move"),
    (None, "no-move"),
    (7, "no-move"),
    ({"lord": 7}, "no-move"),
    ([7], "no-move"),
    ([None, 7], "no-move"),
    ([["lord"], 7], "no-move"),
    (["LORD", 7], "no-verb"),
    (["surrender"], "no-verb"),
    (["", 7], "no-verb"),
    (["lord"], "wrong-count"),
    (["lord", 6, 7], "wrong-count"),
    (["pass", 0], "wrong-count"),
    (["lord", -1], "out-of-range"),
    (["lord", 24], "out-of-range"),
    (["lord", 10**40], "out-of-range"),
    (["lord", "7"], "out-of-range"),
    (["lord", 7.0], "out-of-range"),
    (["lord", True], "out-of-range"),
    (["lord", None], "out-of-range"),
    (["lord", [7]], "out-of-range"),
    (["restore", 84], "out-of-range"),
    (["area", 0, 8], "out-of-range"),
]


@pytest.mark.parametrize(("move", "code"), MALFORMED)
def test_malformed(move, code):
    """MA-4.2: whatever comes in is answered, and nothing changes."""
    p = moving()
    before = p.dump()
    with pytest.raises(Illegal) as caught:
        p.play(0, move)
    assert (caught.value.code, caught.value.rule) == (code, "MA-4.2")
    explained = p.explain(0, move)
    assert explained is not None
    assert (explained.code, explained.rule, explained.message) == (code, "MA-4.2", caught.value.message)
    assert p.dump() == before


@rarely
@given(st.integers(0, 2**40), st.sampled_from(SEATS))
def test_whatever_is_not_legal_is_refused_with_a_clause(seed, seats):
    """MA-19.6: for every word of the vocabulary at every eighth decision: legal, or refused with a clause of the rules."""
    moves = [GAME.vocabulary.move(index) for index in range(GAME.vocabulary.size)]
    for number, p in enumerate(walk(seats, seed)):
        if p.over or number % 8:
            continue
        seat = p.waiting[0]
        legal = p.legal(seat)
        for move in moves:
            reason = p.explain(seat, move)
            assert (reason is None) == (move in legal)
            assert reason is None or reason.rule in CLAUSES


def test_an_undo_beyond_another_players_decision_is_refused():
    """MA-4.5: what was chosen stands once another has decided."""
    p = ride(ride(table(takes="market_12 market_14"), 2), 3)
    before = p.dump()
    with pytest.raises(Illegal) as caught:
        p.undo(0)
    assert caught.value.code == "no-undo"
    assert caught.value.rule in CLAUSES
    assert p.dump() == before
