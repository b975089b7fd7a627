"""The round (ERA-4), its end (ERA-12) and the end of the game (ERA-13)."""

import pytest

from tabard.games.era_medieval_age.components import BUILDINGS, PIECES
from tabard.games.era_medieval_age.rules.round import Match, Round
from tabard.kernel.testing import fresh, resume

from .tables import TOWN, asked, build, have, nothing, on, play, put, roll, seen, supply, table, told, walk

QUIET = [nothing(food=9)] * 4


def test_phases_follow_each_other_for_all():
    """ERA-4.1, ERA-4.2, ERA-S.2"""
    p = table(2, [], ["p4", "p4"], [nothing(wood=1, food=9)] * 2, at="collecting", mode="scenario_1")
    names = [event.name for event in p.story]
    assert names.index("fed") > max(n for n, name in enumerate(names) if name == "collected")
    assert asked(p) == "0 Build"


def test_the_first_player_moves_to_the_left():
    """ERA-4.3, ERA-12.2, ERA-0.7"""
    p = table(3, [TOWN.replace("; farm 13-14,1-3", "")] * 3, [], QUIET[:3], at="end_of_round", first=1)
    assert (p.round, p.first, p.order) == (2, 2, (2, 0, 1))
    assert told(p, "round")[0] == {"round": 2, "seat": 2}


def test_dice_follow_the_buildings():
    """ERA-4.4, ERA-12.1"""
    board = "longhouse 1,1-2; longhouse 3,1-2; townhouse 5,1 5,2 6,1; church 9-11,1; church 9-11,3"
    p = table(2, [board, ""], ["p0 p0 p0 p0", "n0"], QUIET[:2], at="end_of_round")
    assert p.dice[0] == (0, 1, 20, 40, 60, 61) and p.dice[1] == (20,)
    assert told(p, "die-returned") == [{"seat": 0, "die": "die-peasant", "count": 2}]
    assert {event["die"] for event in told(p, "die-taken")} == {"die-noble", "die-burgher", "die-clergy"}


def ending(seats, turned, length="normal", mode="scenario_1", round=5):
    p = table(seats, [], [], QUIET[:seats], at="", mode=mode, length=length)
    for piece in p.types[:turned]:
        p.box[piece] += p.supply[piece]
        p.supply[piece] = 0
        p.turned |= 1 << piece
    p.round = round
    return resume(fresh(p), (Match(), "rounds"), (Round(), "end_of_round"))


@pytest.mark.parametrize(
    ("seats", "turned", "length", "over"),
    [
        (2, 2, "normal", False),
        (2, 3, "normal", True),
        (3, 3, "normal", True),
        (4, 4, "normal", False),
        (4, 5, "normal", True),
        (4, 4, "shorter", True),
        (2, 3, "longer", False),
        (2, 4, "longer", True),
    ],
)
@pytest.mark.parametrize("mode", ["base", "scenario_1"])
def test_enough_cards_end_the_game(seats, turned, length, over, mode):
    """ERA-13.1, ERA-13.2, ERA-25.1, ERA-S.8"""
    p = ending(seats, turned, length, mode)
    assert p.over == over
    assert bool(told(p, "over-cards")) == over


def test_round_40_is_the_last():
    """ERA-13.7"""
    assert not ending(2, 0, round=39).over
    p = ending(2, 0, round=40)
    assert p.over and seen(p)["final"]["why"] == "ended-rounds"


def test_the_round_is_played_to_its_end():
    """ERA-13.3, ERA-X.19: the fifth card turns in the first player's build turn; the others still build and extort."""
    p = table(4, [], ["p4", "p4 n0", "", ""], [nothing(wood=3, trade_goods=2, food=9)] * 4, mode="scenario_1", at="")
    market = PIECES.index("market")
    for piece in [n for n in p.types if BUILDINGS[n] not in ("market", "farm")][:4]:
        p.box[piece] += p.supply[piece]
        p.supply[piece] = 0
        p.turned |= 1 << piece
    p.box[market] += p.supply[market] - 1
    p.supply[market] = 1
    resume(fresh(p), (Match(), "rounds"), (Round(), "build"))
    build(p, "market 1-2,1-2")
    assert p.turned.bit_count() == 5 and asked(p) == "1 Build"
    play(p, "end")
    assert asked(p) == "1 Extort"
    play(p, "done")
    assert p.over and supply(p, "market") == 0


def test_dice_change_hands_before_scoring():
    """ERA-13.4: a cathedral counts the new dice."""
    p = ending(2, 3)
    assert p.over
    p = table(
        2,
        ["cathedral 1,2 2,1 2,2 2,3 3,2 4,2; longhouse 10,1-2; longhouse 12,1-2"],
        ["p0"],
        QUIET[:2],
        at="end_of_round",
    )
    assert len(p.dice[0]) == 3 and seen(p)["players"][0]["sheet"][22] == 3


def test_the_highest_score_wins_then_resources():
    """ERA-13.5, ERA-13.6, ERA-13.8"""
    p = ending(3, 3)
    put(p, 1, "farm 1-2,1-3")
    assert p.ranking == (2, 1, 2) and p.winners == (1,)
    have(p, 2, wood=1)
    assert p.ranking == (3, 1, 2)
    put(p, 2, "farm 1-2,1-3")
    have(p, 1, wood=1)
    assert p.ranking == (3, 1, 1) and p.winners == (1, 2)


def test_normal_games_end_long_before():
    """ERA-13.7: 6 to 30 rounds even at random."""
    rounds = [list(walk(2, seed, mode="scenario_2"))[-1].round for seed in range(6)]
    assert all(4 <= number <= 39 for number in rounds)


def test_the_build_turn_looks_at_the_dice_of_the_round():
    """ERA-4.4, ERA-S.1, ERA-0.1, ERA-0.13: everybody builds on their own board only."""
    p = table(2, [], ["p4", ""], [nothing(wood=1)] * 2, mode="scenario_1")
    build(p, "farm 1-2,1-3")
    assert "farm" in on(p, 0) and "farm" not in on(p, 1)
    assert roll(p, 0, "p0").dice[0] == (0,)
