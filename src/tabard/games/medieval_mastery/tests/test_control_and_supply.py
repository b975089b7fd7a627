"""Control and supply lines (MM-5)."""

from .tables import attack, board, cells, fight, fighting, on, options, pass_all, play, refusal, table


def test_control():
    """MM-5.1, MM-5.2: whoever alone has knights there; nobody during a battle, and supply waits for its end."""
    p = table(3, land={0: "A1:2 B1:2", 2: "C1:2"}, castles=[4, 4, 4], active=2)
    assert on(p, "A1") == (0, 2)
    assert p.victory_points(0) == 1 + 3
    attack(p, "B1", 2)
    seen = board(p)["hexes"][fighting(p).cell]
    assert (seen["owner"], seen["contested"], seen["knights"], seen["attackers"]) == (None, True, 2, 2)
    assert p.victory_points(0) == 1
    assert cells(p, p.supplied[0]) == "A1 B1"


def test_supply_by_castle_chain_and_lake():
    """MM-5.3, MM-5.4: beside the castle, through own land, across a lake, which carries everybody."""
    p = table(land={0: "A1 B1 D1 E1", 1: "D2 B2"}, castles=[3, 3])
    assert cells(p, p.supplied[0]) == "A1 B1 D1 E1"
    assert cells(p, p.supplied[1]) == "B2 D2"


def test_no_supply_through_empty_or_enemy_land():
    """MM-5.5"""
    p = table(3, land={0: "B1"}, castles=[3])
    assert cells(p, p.supplied[0]) == ""
    p = table(3, land={0: "B1", 2: "A1 B2"}, castles=[3])
    assert cells(p, p.supplied[0]) == ""


def cut_off():
    """MM-X.18: Yellow has conquered A1, so B1 is cut off from Red's castle."""
    return table(3, land={0: "B1:4 A3:2", 2: "D2 B2 A1"}, castles=[3, 0, 3])


def test_cut_off_land_takes_no_part_in_a_redeployment():
    """MM-5.6, MM-X.18"""
    p = play(cut_off(), "manoeuvre")
    assert options(p) == ["recall A3 1", "recall_done"]
    assert refusal(p, "recall B1 1").code == "unsupplied"
    play(p, "recall_done")
    assert not any(move.startswith("reinforce B1") for move in options(p))
    assert refusal(p, "reinforce B1 1").rule == "MM-5.6"


def test_cut_off_land_gives_no_advance():
    """MM-5.7, MM-X.18: B1 would lead to C1 and C2."""
    p = play(cut_off(), "manoeuvre", "recall_done", "redeploy_done")
    targets = {move.split()[1] for move in options(p) if move.startswith("advance")}
    assert targets == {"A1", "B2", "B3", "B4"}
    assert refusal(p, "advance C1 1").code == "out-of-reach"


def test_cut_off_land_counts_and_is_defended():
    """MM-5.8, MM-X.18: still 3 points, and full combat points."""
    p = cut_off()
    assert p.victory_points(0) == 3 + 1
    p = table(3, land={0: "B1:4", 2: "C1"}, castles=[3, 0, 3], active=2, hands=["conflict_2", "", "conflict_2"])
    attack(p, "B1", 3)
    assert p.points[1] == 4
    fight(p, "conflict_2", "conflict_2")
    assert on(p, "B1") == (0, 4)


def test_supply_is_recomputed_after_every_change_of_control():
    """MM-5.9, MM-X.18: Yellow takes A1; Red's B1 loses its line, and gets it back with A1."""
    p = table(
        3, land={0: "A1:1 B1:2", 2: "D2:1 B2:1"}, castles=[0, 0, 6], active=2, hands=["conflict_2", "", "conflict_5"]
    )
    assert cells(p, p.supplied[0]) == "A1 B1"
    assert cells(p, p.supplied[2]) == "B2 D2"
    fight(attack(p, "A1", 6), "conflict_5", "conflict_2")
    assert on(p, "A1") == (2, 6)
    assert cells(p, p.supplied[0]) == ""
    assert p.victory_points(0) == 3


def test_supply_is_recomputed_when_marshlands_swallow_the_link():
    """MM-5.9, MM-14.13: the lone conqueror sinks, and what the tile linked before stays cut off."""
    land = {0: "A1:1 B1:2", 2: "D2:1 B2:1"}
    p = table(3, land=land, castles=[0, 0, 6], terrain={"A1": "marshlands"}, active=2, hands=["", "", "conflict_5"])
    attack(p, "A1", 1)
    pass_all(p)
    assert cells(p, p.supplied[0]) == "A1 B1"  # MM-5.2
    fight(p, "conflict_5", "")
    assert on(p, "A1") == (-1, 0)
    assert cells(p, p.supplied[0]) == ""
