"""Knights and dice (MM-4)."""

import pytest

from tabard.games.medieval_mastery.rules.control import DICE, dice_on_map, gain_knights

from .tables import GAME, attack, board, fight, in_castle, manoeuvres, on, options, play, refusal, table

NINE = {0: "A1:1 A3:1 B1:1 B2:1 C1:1 C3:1 D1:1 D2:1 E1:1"}  # nine territories, a die on each


@pytest.mark.parametrize(("knights", "dice"), [(0, 0), (1, 1), (6, 1), (7, 2), (8, 2), (12, 2), (13, 3)])
def test_as_few_dice_as_possible(knights, dice):
    """MM-4.1"""
    assert DICE[knights] == dice
    p = table(castles=[knights])
    assert board(p)["hexes"][p.castle(0)]["dice"] == [6] * (knights // 6) + ([knights % 6] if knights % 6 else [])


def test_ten_dice_on_the_map():
    """MM-4.2: castle, territories and conflict tile; eight knights on a Battlefield need two."""
    p = table(land={0: "B1:8 A1:6"}, terrain={"B1": "battlefield"}, castles=[7])
    assert dice_on_map(p, 0) == 2 + 1 + 2
    p = attack(table(land={0: "A1:6", 1: "B1:2"}, castles=[7]), "B1", 3)
    assert dice_on_map(p, 0) == 1 + 1 + 1


def test_knights_without_a_die_are_lost():
    """MM-4.3, MM-4.7, MM-X.22: castle 5 and nine territories; of three new knights one fits."""
    p = table(land=NINE, castles=[5, 0])
    assert dice_on_map(p, 0) == 10
    gain_knights(p, 0, 3, "MM-6.2")
    assert in_castle(p, 0) == 6
    gain_knights(p, 0, 2, "MM-7.9")
    assert in_castle(p, 0) == 6
    free = table(castles=[59, 0])
    gain_knights(free, 0, 3, "MM-6.2")
    assert in_castle(free, 0) == 60


def test_an_advance_needs_no_eleventh_die():
    """MM-4.4, MM-X.22: to a tenth territory only with all knights of the castle."""
    p = table(land=NINE, castles=[5, 0])
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert options(p) == ["advance E3 5", "no_advance"]
    assert refusal(p, "advance E3 4").rule == "MM-4.4"
    p = table(land=NINE, castles=[6, 0], terrain={"E3": "cave"})
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert manoeuvres(p) == 0
    assert options(p) == ["end_turn"]  # no advance is legal: the step is passed over


def test_an_advance_of_seven_or_eight_knights_needs_two_dice():
    """MM-4.4: the arithmetic with ten dice on the map."""
    p = table(land={0: NINE[0].replace("A1:1 ", "")}, castles=[12, 0], terrain={"A1": "battlefield"})
    assert dice_on_map(p, 0) == 10
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    sizes = [int(move.split()[2]) for move in options(p) if move.startswith("advance A1")]
    assert sizes == [n for n in range(1, 9) if DICE[12 - n] + DICE[n] == 2] == [6]


def test_a_retreat_always_fits():
    """MM-4.5: knights come back from a lost battle although all ten dice are in use."""
    land = {0: NINE[0].removesuffix(" E1:1"), 1: "E1:6"}
    p = table(land=land, castles=[7, 0], hands=["conflict_2", "conflict_5"])
    assert dice_on_map(p, 0) == 8 + 2
    fight(attack(p, "E1", 6), "conflict_2", "conflict_5")
    assert (in_castle(p, 0), on(p, "E1")) == (1 + 6 - 3, (1, 6))
    assert dice_on_map(p, 0) <= GAME.components.dice


def test_lost_knights_leave_the_map_and_may_come_back():
    """MM-4.6"""
    p = table(land={1: "B1:6"}, castles=[3], hands=["conflict_2", "conflict_5"])
    fight(attack(p, "B1", 3), "conflict_2", "conflict_5")
    assert p.knights_of(0) == 0
    play(p, "end_turn", "end_turn")
    assert p.knights_of(0) == 3
