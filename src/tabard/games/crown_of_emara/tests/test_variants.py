"""Variants (CE-17)."""

from __future__ import annotations

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.names import LOCATIONS
from tabard.kernel.testing import asked as question
from tabard.kernel.testing import play_out

from .tables import Position, acting, asked, goods, of, options, places, play, refusal

MIXED = "forest castle quarry market grain_field cathedral weaving_mill construction_site"


def new(seats: int, seed: int, **options: object) -> Position:
    return own(GAME.new(seats, seed, options))


def test_all_tiles_are_shuffled():
    """CE-17.1: two circles of four that mix Town and Countryside."""
    mixed = [new(2, seed, layout="mixed").circles for seed in range(20)]
    assert all(sorted(circles) == list(range(8)) for circles in mixed)
    assert any(len({place // 4 for place in circles[:4]}) == 2 for circles in mixed)


def test_a_resource_of_ones_choice():
    """CE-17.2, CE-17.9, CE-19.7: openly, in turn order, after the Councilors and before the hands."""
    p = new(3, 1, layout="mixed")
    if asked(p) == "StartPlace":
        play(p, options(p)[0])
    for seat in p.order:
        assert question(p) == f"{seat} StartResource"
        assert len(options(p)) == 4 and p.hands[seat] == ()
        assert all(at >= 0 for at in p.councilors)
        play(p, "start_resource cloth")
        assert "cloth" in goods(p, seat)
    assert asked(p) == "PlayCard"


def test_both_start_locations_on_one_circle():
    """CE-17.3, CE-17.9, CE-19.6: the first player moves either to the other circle, then the others follow."""
    found = 0
    for seed in range(30):
        p = new(3, seed, layout="mixed", start_placement="staggered")
        start = p.councilors[p.first * 2 : p.first * 2 + 2]
        same = asked(p) == "StartPlace"
        if not same:
            assert {p.circles.index(at) // 4 for at in start} == {0, 1}
            continue
        found += 1
        home = p.circles.index(start[0]) // 4
        assert home == p.circles.index(start[1]) // 4 and len(options(p)) == 8
        assert refusal(p, f"start_place 0 {LOCATIONS[start[1]]}").code == "same-circle"
        other = LOCATIONS[p.circles[4 - 4 * home]]
        play(p, f"start_place 1 {other}")
        first = p.councilors[p.first * 2 : p.first * 2 + 2]
        assert set(first) == {start[0], LOCATIONS.index(other)}
        follower = p.order[1]
        assert p.councilors[follower * 2 : follower * 2 + 2] == [p.ahead(at, 1) for at in first]  # CE-2.24
    assert 5 < found < 25


def test_councilors_meet_town_and_countryside():
    """CE-17.4, CE-17.5, CE-17.10: hire where either stands; the Town action reaches the Town; all belongs to its tile."""
    p = acting(
        "town_action", circles=MIXED, at="forest cathedral", goods="2 grain 1 stone", offer="abbess - merchant -"
    )
    assert of(p, "town_action") == ["castle", "cathedral", "construction_site", "market"]
    assert of(p, "craftsman") == ["forest1", "forest2"] and of(p, "master") == ["merchant"]
    play(p, "walk 0")
    assert places(p) == ["castle", "cathedral"] and asked(p) == "Visit"
    play(p, "leave")
    assert of(p, "craftsman") == [] and code_free(p)


def code_free(p: Position) -> bool:
    return refusal(p, "craftsman forest1").code == "no-councilor"


def test_unlimited_choice():
    """CE-17.6, CE-17.7, CE-19.8: all nine cards, any of those not yet played in this half; all return after round 3."""
    p = new(2, 4, hand="unlimited_choice")
    counts: list[int] = []
    while not p.over:
        seat = p.waiting[0]
        if asked(p) == "PlayCard" and seat == 0:
            assert len(p.hands[0]) == 9 - len(counts) % 9 and p.piles[0] == ()
            counts.append(len(options(p)))
        p.play(seat, p.legal(seat)[-1])
    assert counts == [27, 16, 7, 18, 10, 4, 9, 4, 1] * 2


def test_variants_combine():
    """CE-17.8: with each other, with any number of players, alone too."""
    for seats in GAME.seats:
        p = play_out(new(seats, 2, layout="mixed", hand="unlimited_choice", start_placement="staggered"))
        assert p.over and len(p.scores) == seats
    assert play_out(new(1, 2, layout="mixed", hand="unlimited_choice", solo="campaign")).over
