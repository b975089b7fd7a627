"""In short, terms and what the game consists of (ERA-S, ERA-0): whole games keep to them."""

import pytest

from tabard.games.era_medieval_age import GAME
from tabard.games.era_medieval_age.components import BUILDINGS, PIECES
from tabard.games.era_medieval_age.position import PLACE_BITS

from .tables import asked, build, nothing, options, play, refusal, seen, table, tracks, walk


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game(seats):
    """ERA-S.1 to ERA-S.8, ERA-0.1, ERA-0.2, ERA-0.7, ERA-0.11"""
    *_, p = walk(seats, seats)
    assert p.over and max(p.scores) == p.scores[p.winners[0]]
    assert list(GAME.seats) == [1, 2, 3, 4]


def test_buildings_structures_and_tiles():
    """ERA-0.4, ERA-0.5: only buildings can burn, fall ill, or have cards."""
    board = "river 1-14,3; road 1-3,5; bridge 1,2-4; wall 14,1-2; flood 5-7,4-6; scorched_area 10-12,10-12".replace(
        "bridge 1,2-4; ", ""
    )
    p = table(2, [board], at="")
    assert [BUILDINGS[code // PLACE_BITS] for code in p.buildings(0)] == ["keep"]
    assert len(PIECES) == 32 and len(BUILDINGS) == 18


def test_culture_and_disaster_points_are_no_resources():
    """ERA-0.6, ERA-0.14: nobody can ask for them."""
    p = table(2, [], ["n5", ""], [nothing(), nothing(culture=5, disaster=2)], at="extort", mode="scenario_1")
    assert options(p) == ["threaten 1", "done"]
    assert refusal(p, "extort 1 wood").code == "they-have-none"


def test_words_of_a_turn():
    """ERA-0.13, ERA-0.16: the build turn is the own part of the phase; the view names the roller of a disaster."""
    p = table(2, [], ["p4", "p4"], [nothing(wood=1)] * 2, mode="scenario_1")
    assert seen(p)["building"]["seat"] == 0
    build(p, "farm 1-2,1-3")
    assert seen(p)["building"]["seat"] == 1
    p = table(2, [], ["p5 p5 p5"], [nothing(food=4)] * 2, at="disasters", mode="scenario_1")
    assert (seen(p)["strike"]["roller"], asked(p)) == (0, "1 PlaceTile")
    play(p, "cover 0 0")
    assert tracks(p, 1)["disaster"] == 0
