"""End of the game (MM-15)."""

import pytest

from .tables import SEATS, asked, attack, board, discard, fight, play, table, told, walk

TWELVE = "A1:1 A3:1 B1:1 B2:1 C1:1 C3:1"  # 1 + 1 + 2 + 2 + 3 + 3


def test_points_rise_and_fall_with_control():
    """MM-15.1, MM-15.5: the worth of the controlled territories; nothing for lakes and castles."""
    p = table(land={0: TWELVE, 1: "D1"}, castles=[3, 3])
    assert (p.scores, board(p)["players"][0]["points"]) == ((12, 2), 12)
    p = table(land={0: "B1:1", 1: "D1:1"}, castles=[6, 0], hands=["conflict_5", "conflict_2"])
    fight(attack(p, "D1", 6), "conflict_5", "conflict_2")
    assert p.scores == (4, 0)


def test_thirteen_points_win_at_once():
    """MM-15.2, MM-15.4: alone, whatever the others have."""
    p = attack(table(land={0: TWELVE}, castles=[3, 3]), "D1", 1)
    assert (p.over, p.winners, p.scores[0], p.ranking) == (True, (0,), 14, (1, 2))
    assert told(p, "won") == [{"seats": [0], "points": 14}]
    assert board(p)["final"][0]["by"] == "ended-points"


def test_a_lone_knight_in_the_marshlands_does_not_win():
    """MM-15.3: automatic properties come before the victory check."""
    p = attack(table(land={0: TWELVE}, castles=[3, 3], terrain={"D1": "marshlands"}), "D1", 1)
    assert not p.over
    p = attack(table(land={0: TWELVE}, castles=[3, 3], terrain={"D1": "marshlands"}), "D1", 2)
    assert p.over


def test_the_victory_check_comes_before_the_discard():
    """MM-15.3: who has won is not asked for a discard."""
    p = attack(table(land={0: TWELVE}, castles=[3, 3], terrain={"D1": "abbey"}, hands=["conflict_2"]), "D1", 1)
    assert (p.over, discard(p, 0)) == (True, "")


def test_a_won_battle_wins_the_game():
    """MM-15.2, MM-12.20"""
    p = table(land={0: TWELVE, 1: "D1:1"}, castles=[6, 0], hands=["conflict_5", "conflict_2"])
    fight(attack(p, "D1", 6), "conflict_5", "conflict_2")
    assert p.winners == (0,)


def test_the_round_limit():
    """MM-15.6: after step 9 of the last turn of round R; 0 is none."""
    p = table(castles=[3, 3], round_limit=2, active=0)
    for _ in range(3):
        play(p, "end_turn")
        assert not p.over
    play(p, "end_turn")
    assert (p.over, told(p, "limit")[0]["rounds"]) == (True, 2)
    p = table(castles=[3, 3], turn=5000)
    assert asked(play(p, "end_turn")) == "1 FreeWindow"
    assert p.options["round_limit"] == 0


def limited(seats=3, **more):
    """The last turn of the last round is ended."""
    return play(table(seats, turn=seats, round_limit=1, active=seats - 1, **more), "end_turn")


def test_places_at_the_limit():
    """MM-15.7: most points, then most knights, else shared."""
    p = limited(land={0: "A1:1", 1: "C5:3", 2: "D2:1"}, castles=[1, 2, 0])
    assert (p.ranking, p.winners, board(p)["final"][2]["by"]) == ((3, 2, 1), (2,), "ended-limit")
    p = limited(land={0: "A1:2", 1: "C5:1"}, castles=[1, 2, 9])
    assert (p.ranking, p.winners) == ((1, 1, 3), (0, 1))


def test_teams_at_the_limit():
    """MM-15.7, MM-15.8: sums of the members; all members of the best team win."""
    p = limited(4, land={0: "A1:1", 2: "F3:1", 1: "B3:1"}, castles=[1, 1, 1, 1], loyalty="pairs")
    assert (p.ranking, p.winners) == ((1, 3, 1, 3), (0, 2))


def test_places_behind_a_winner():
    """MM-15.8: points, then knights; the score is the points."""
    p = table(3, land={0: "A1 A3 B1 B2 B3 B4", 1: "C5:2", 2: "C1:1"}, castles=[3, 0, 5])
    assert p.scores == (12, 1, 1)
    attack(p, "C4", 1)
    assert (p.winners, p.ranking, p.scores) == ((0,), (1, 3, 2), (14, 1, 1))


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats):
    """MM-15.4, MM-15.9: with one winner who is the active player, long before the bound."""
    for seed in range(5):
        *before, p = walk(seats, seed)
        assert len(before) < 6300
        assert p.round == 100 or p.winners == (p.active,)
