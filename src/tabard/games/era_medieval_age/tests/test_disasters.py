"""Phase 4: Disasters (ERA-8)."""

import pytest

from tabard.games.era_medieval_age.components import PIECES
from tabard.games.era_medieval_age.rules.placing import guarded
from tabard.games.era_medieval_age.rules.round import Match, Round
from tabard.kernel.testing import resume

from .tables import (
    asked,
    at,
    box,
    cells,
    have,
    named,
    nothing,
    on,
    options,
    play,
    refusal,
    seen,
    spots,
    supply,
    table,
    told,
    tracks,
)

SKULLS = {0: "", 1: "p5", 2: "p5 p5", 3: "p5 p5 p5", 4: "p5 p5 p5 p5", 5: "p5 p5 p5 p5 p5", 6: "p5 " * 6, 7: "p5 " * 7}
FULL = "farm 1-2,1-3; farm 1-2,4-6; longhouse 4,1-2"


def struck(skulls, boards=(), hold=(), seats=2, mode="scenario_3", **words):
    """Phase 4 begins; seat 0 shows so many skulls."""
    hold = hold or [nothing(food=5)] * seats
    return table(seats, boards, [SKULLS[skulls]], hold, at="disasters", mode=mode, **words)


def tiled(board, skulls=3, mode="scenario_1", seats=2, **words):
    """The opponent of seat 0 has to place a tile."""
    return struck(skulls, ["", *[board] * (seats - 1)], mode=mode, seats=seats, **words)


@pytest.mark.parametrize(
    ("skulls", "name"),
    [(1, "bandits"), (2, "disease"), (4, "fire"), (5, "attack"), (6, "revolt"), (7, "revolt")],
)
def test_the_number_of_skulls_decides(skulls, name):
    """ERA-8.2, ERA-8.3: exactly one disaster."""
    p = struck(skulls)
    assert [event["disaster"] for event in told(p, "disaster")] == [f"disaster-{name}"]
    assert told(struck(0), "disaster") == []


@pytest.mark.parametrize(
    ("mode", "names"),
    [
        ("scenario_1", ["treachery"]),
        ("scenario_2", ["flood"]),
        ("scenario_3", ["treachery", "flood"]),
        ("base", ["treachery"]),
    ],
)
def test_three_skulls_by_mode(mode, names):
    """ERA-8.2, ERA-18.3, ERA-19.4, ERA-20.5"""
    river = "river 1-14,1" if mode in ("scenario_2", "scenario_3") else ""
    p = struck(3, ["", river], mode=mode)
    assert told(p, "disaster")[0]["disaster"] == [f"disaster-{name}" for name in names]


def test_turn_order_and_to_the_end():
    """ERA-8.1, ERA-8.15: the first player's disasters come first, each to its end."""
    p = table(3, ["", "", "farm 1-2,1-3"], ["p5", "p5 p5 p5 p5 p5"], [nothing(food=5)] * 3, at="disasters", first=1)
    assert asked(p) == "2 LoseBuilding"
    play(p, "raze 0")
    assert asked(p) == "0 FaceBandits"


def test_bandits():
    """ERA-8.4, ERA-29.7, ERA-29.17"""
    p = struck(1, hold=[nothing(stone=1, food=2)])
    assert options(p) == ["suffer", "lose stone", "lose food"]
    assert refusal(p, "lose wood").code == "none-left"
    play(p, "lose stone")
    assert tracks(p, 0)["stone"] == 0 and tracks(p, 0)["disaster"] == 0
    p = play(struck(1, hold=[nothing(stone=1)]), "suffer")
    assert tracks(p, 0)["disaster"] == 1
    p = struck(1, hold=[nothing()])
    assert told(p, "suffered") == [{"seat": 0, "count": 1}] and not asked(p).endswith("FaceBandits")


SICK = "longhouse 2,2-3; farm 3-4,2-4; longhouse 2,10-11; longhouse 6,7-8"


@pytest.mark.parametrize(
    ("board", "points"),
    [
        (SICK, 2),
        (SICK + "; hospital 1,5 2,4 2,5 2,6 3,5", 0),
        ("longhouse 2,2-3; armory 3,2-3", 0),
        ("hospital 1,2 2,1 2,2 2,3 3,2; longhouse 2,4-5; farm 2-3,6-8", 0),
        ("hospital 1,2 2,1 2,2 2,3 3,2; longhouse 2,4-5; farm 2-3,6-8; longhouse 4,6-7", 2),
        ("wall 1,1-4; wall 2-3,1; wall 2-3,4; wall 4,1-4; longhouse 2,2-3; longhouse 3,2-3", 2),
        ("longhouse 2,2-3; longhouse 3,4-5", 0),
    ],
)
def test_disease(board, points):
    """ERA-8.5, ERA-8.6, ERA-X.12, ERA-14.7: by building; walls do not help, corners do not spread it."""
    p = struck(2, [board])
    assert told(p, "disease")[0]["count"] == points == tracks(p, 0)["disaster"]


def test_treachery_strikes_the_opponents_from_the_left():
    """ERA-8.7, ERA-8.10, ERA-8.21, ERA-29.8, ERA-29.14"""
    p = table(4, [], ["", "", SKULLS[3]], [nothing(food=9)] * 4, at="disasters", mode="scenario_1", first=2)
    before = supply(p, "scorched_area")
    for seat in (3, 0, 1):
        assert asked(p) == f"{seat} PlaceTile"
        play(p, "cover 0 0")
        assert on(p, seat)[-1] == "scorched_area"
    assert supply(p, "scorched_area") == before - 3
    assert "scorched_area" not in on(p, 2)


def test_flood_strikes_those_with_a_river():
    """ERA-8.8, ERA-8.10, ERA-21.8: the roller needs none."""
    p = table(3, ["", "", "river 1-14,3"], [SKULLS[3]], [nothing(food=9)] * 3, at="disasters", mode="scenario_2")
    assert asked(p) == "2 PlaceTile"
    assert told(p, "spared")[0] == {"seat": 1, "why": "spared-no-river"}


def test_treachery_for_all_then_the_flood_for_all():
    """ERA-8.9, ERA-8.31, ERA-20.5"""
    river = "river 1-14,3"
    p = table(3, [river] * 3, [SKULLS[3]], [nothing(food=9)] * 3, at="disasters")
    found = []
    for _ in range(4):
        found.append((asked(p), PIECES[seen(p)["strike"]["tile"]]))
        play(p, f"cover {p.legal(p.waiting[0])[0][1]} 0")
    assert found == [
        ("1 PlaceTile", "scorched_area"),
        ("2 PlaceTile", "scorched_area"),
        ("1 PlaceTile", "flood"),
        ("2 PlaceTile", "flood"),
    ]


def test_tiles_may_run_short():
    """ERA-8.11, ERA-27.3: one by one; who gets none is not affected."""
    p = table(3, [], [SKULLS[3]], [nothing(food=9)] * 3, at="", mode="scenario_1")
    scorched = PIECES.index("scorched_area")
    p.box[scorched] += p.supply[scorched] - 1
    p.supply[scorched] = 1
    resume(p, (Match(), "rounds"), (Round(), "disasters"))
    play(p, "cover 0 0")
    assert told(p, "spared")[0] == {"seat": 2, "why": "spared-no-tile"}


def test_empty_places_come_first():
    """ERA-8.16, ERA-8.18, ERA-8.29: all nine outside and empty; roads are not empty."""
    p = tiled("road 1-5,7; farm 10-11,3-5")
    found = spots(p)
    taken = cells("1-5,7 10-11,3-5 7-8,7-8")
    assert found and not any(spot & taken for spot in found)
    assert refusal(p, "cover 4 0").code == "tile-blocked"
    assert refusal(p, "cover 13 0").code == "off-board"


def test_a_flood_tile_goes_by_the_water():
    """ERA-8.17, ERA-8.18, ERA-8.32, ERA-X.23: an empty field elsewhere does not help; under bridges there is river."""
    p = tiled("river 1-14,3", mode="scenario_2")
    assert all(spot & cells("1-14,2 1-14,4") for spot in spots(p))
    assert refusal(p, "cover 6 0").code == "flood-by-water"
    p = tiled("river 1-14,3; flood 1-3,4-6", mode="scenario_2")
    assert cells("1-3,7-9") in spots(p) and cells("4-6,7-9") not in spots(p)


NARROW = "river 1-14,3; wall 1-5,4; wall 6-10,4; wall 11-14,4"  # two columns are left beside the river


def test_a_strip_of_two_takes_no_tile():
    """ERA-8.20, ERA-8.29"""
    p = tiled(NARROW + "; scorched_area 1-3,5-7", mode="scenario_3", hold=[nothing(food=9)] * 2)
    while asked(p) == "1 PlaceTile" and seen(p)["strike"]["tile"] == PIECES.index("scorched_area"):
        play(p, f"cover {p.legal(1)[0][1]} 0")
    assert told(p, "spared")[-1] == {"seat": 1, "why": "spared-no-place"}
    assert "flood" not in on(p, 1)


def test_what_is_in_the_way_is_removed():
    """ERA-8.18, ERA-8.19, ERA-8.22, ERA-8.23, ERA-X.23: a farm to the box, a road to the supply, as a whole; keeps block."""
    water = "river 1-14,4; wall 1-5,5; wall 6-10,5; wall 11-14,5"
    crowd = "; ".join(f"farm {row}-{row + 1},1-3" for row in (1, 3, 5, 7, 9)) + "; road 11-14,2"
    p = tiled(water + "; " + crowd, mode="scenario_2")
    assert all(spot & cells("1-14,2") for spot in spots(p))
    roads, farms = supply(p, "road_4"), box(p, "farm")
    play(p, at(p, "9-11,1-3"))
    assert supply(p, "road_4") == roads + 1 and box(p, "farm") == farms + 1
    assert on(p, 1).count("farm") == 4 and "road_4" not in on(p, 1)
    assert [event["piece"] for event in told(p, "lost-piece")] == ["piece-farm.acc", "piece-road-4.acc"]


def test_what_never_yields():
    """ERA-8.24 to ERA-8.26: barriers, rivers, tiles, and roads under gates."""
    filled = [f"farm {r}-{r + 1},{c}-{c + 2}" for r in (1, 3, 5, 7, 9, 11, 13) for c in (1, 9, 12)]
    middle = [f"farm {r}-{r + 2},{c}-{c + 1}" for r in (1, 4, 9, 12) for c in (4, 6)]
    board = "; ".join([*filled[:8], *middle[:4]])
    p = tiled(board + "; wall 14,1-5; armory 14,6-7; scorched_area 9-11,9-11", mode="base")
    fixed = cells("14,1-7 9-11,9-11 7-8,7-8")
    assert not any(spot & fixed for spot in spots(p))


def test_a_road_under_a_gate_stays():
    """ERA-8.25"""
    p = table(
        2, ["", "road 1-4,2; gate 3,1-3; road 1-5,5"], ["p5 p5 p5"], [nothing(food=9)] * 2, at="", mode="scenario_1"
    )
    assert named(guarded(p, 1)) == cells("1-4,2")


def test_fire_takes_an_own_building_outside():
    """ERA-8.12, ERA-8.22, ERA-29.9"""
    walls = "wall 10,10-13; wall 11,10; wall 11,13; wall 12,10-13; longhouse 11,11-12"
    p = struck(4, [FULL + "; armory 14,1-2; " + walls])
    assert options(p) == ["raze 0", "raze 3", "raze 42"]
    assert refusal(p, "raze 150").code == "safe-building"
    play(p, "raze 3")
    assert on(p, 0).count("farm") == 1 and told(p, "lost-piece")[0]["piece"] == "piece-farm.acc"
    p = struck(4, ["armory 14,1-2"])
    assert told(p, "spared") == [{"seat": 0, "why": "spared-no-building"}]


def test_attack_takes_a_building_of_each_opponent():
    """ERA-8.13, ERA-29.9"""
    p = struck(5, [FULL, FULL, "", FULL], seats=4)
    assert asked(p) == "1 LoseBuilding"
    play(p, "raze 42")
    assert told(p, "spared")[0]["seat"] == 2
    assert asked(p) == "3 LoseBuilding"


def test_revolt_takes_all_trade_goods():
    """ERA-8.14"""
    p = struck(6, hold=[nothing(trade_goods=5, stone=2)])
    assert (tracks(p, 0)["trade_goods"], tracks(p, 0)["stone"]) == (0, 2)


def test_effects_of_a_lost_building_end_at_once_its_die_later():
    """ERA-8.28, ERA-9.14: a joinery gives no hammer any more; skulls are those of the dice (ERA-8.30)."""
    p = struck(4, ["joinery 1-2,1-2", ""], [nothing(wood=5, food=9)] * 2)
    assert seen(p)["players"][0]["hammers"] == 4 + 1
    play(p, "raze 0")
    assert seen(p)["building"]["hammers"] == 4
    assert len(p.dice[0]) == 4


def test_skulls_are_counted_on_the_final_faces():
    """ERA-8.30"""
    p = have(struck(1), 0, food=1)
    assert seen(p)["players"][0]["skulls"] == 1


def test_tiles_bring_no_points():
    """ERA-8.27"""
    p = table(2, ["flood 1-3,1-3; farm 4-5,1-3"], at="", mode="scenario_2")
    assert seen(p)["players"][0]["pieces"][-1]["times"] == 1
