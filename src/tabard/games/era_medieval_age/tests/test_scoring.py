"""Scoring (ERA-24) and the worked examples (ERA-X): every printed figure comes out, by the engine and by the second reading."""

import pytest

from tabard.games.era_medieval_age.components import PIECES
from tabard.games.era_medieval_age.position import PLACE_BITS
from tabard.games.era_medieval_age.rules.placing import disaster_tile_anchors
from tabard.games.era_medieval_age.rules.scoring import LINES, largest_area, own_lines, sheets, times

from .grid import Domain, sheet
from .tables import codes, have, named, nothing, put, roll, table, tracks

ROADS_TO_PROSPERITY = """road 9,1-5; road 9,6-10; longhouse 8,1-2; longhouse 8,3-4; longhouse 10,1-2; longhouse 8,9-10;
townhouse 7,4 7,5 8,5; townhouse 9,11 8,11 8,12; cathedral 10,8 11,7 11,8 11,9 12,8 13,8; market 10-11,5-6; market 11-12,10-11;
armory 10-11,3; armory 3,3-4; quarry 1,12 1,13 1,14 2,14 3,14"""
ALONG_THE_RIVER = """river 1-14,6; wall 4-7,4; wall 8-11,4; wall 12,4; wall 4,8-9; wall 4-7,10; wall 8-12,10; wall 12,8-9;
gate 4,5-7; gate 12,5-7; longhouse 5-6,5; guildhall 5-6,7-9; wharf 7-9,5; armory 9-10,7; flood 1-3,3-5; flood 1-3,7-9;
trade_fair 1-2,10-12; farm 1-3,1-2; townhouse 13,5 14,5 14,4"""
ANDREW = """river 1-14,6; keep 11-12,11-12; wall 3-6,3; wall 3,8-11; wall 11,1-4; wall 10,3; wall 3-5,12; wall 9-10,12;
wall 11,8-10; armory 2-3,4; road 8,1-4; road 7,10-14; gate 3,5-7; gate 11,5-7; gate 7-9,3; gate 6-8,12; longhouse 7,4-5;
longhouse 6,4-5; longhouse 10,7-8; longhouse 8,10-11; longhouse 4,10-11; townhouse 4,4 4,5 5,5; townhouse 1,7 2,7 2,8;
church 1,10-12; market 5-6,9-10; cathedral 9,7 9,8 9,9 9,10 8,9 10,9; chapel 10,10-11; wharf 4-6,7; joinery 9-10,4-5;
flood 12-14,3-5; flood 12-14,7-9"""
TEN_DICE = "p0 p0 p0 p0 p0 n0 n0 b0 b0 c0"


def laid(board, mode="grand", seats=2, **words):
    return table(seats, [board.replace("\n", " ")], at="", mode=mode, hold=[nothing(), nothing()][:seats], **words)


def lines(p, seat=0):
    """The lines that are not 0; the second reading has the same but for the majorities."""
    found = {line: points for line, points in zip(LINES, sheets(p)[seat], strict=True) if points}
    alone = {line: points for line, points in zip(LINES, own_lines(p, seat), strict=True) if points}
    domain = Domain([(PIECES[code // PLACE_BITS], named(p.cells(code))) for code in p.pieces[seat]])
    assert alone == sheet(domain, tracks(p, seat), len(p.dice[seat]), p.terms.roads)
    assert largest_area(p, seat) == domain.largest_area()
    return found


def test_scenario_1_example():
    """ERA-X.1, ERA-X.2, ERA-X.24"""
    found = lines(laid(ROADS_TO_PROSPERITY, "scenario_1"))
    assert {line: found[line] for line in ("armory", "quarry", "road_bonus", "market_bonus", "road_network")} == {
        "armory": 4,
        "quarry": 2,
        "road_bonus": 10,
        "market_bonus": 14,
        "road_network": 7,
    }


def test_scenario_2_example():
    """ERA-X.4, ERA-X.5: 29 cells; flood tiles double nothing (ERA-8.27)."""
    p = laid(ALONG_THE_RIVER, "scenario_2")
    found = lines(p)
    assert largest_area(p, 0) == 29
    names = ("keep", "longhouse", "guildhall", "wharf", "armory", "trade_fair", "farm", "townhouse")
    assert [found[name] for name in names] == [3, 3, 9, 6, 3, 3, 1, 2]
    assert "road_bonus" not in found and "road_network" not in found


def test_full_example():
    """ERA-X.6, ERA-X.7, ERA-X.20: 87 points, 52 cells."""
    p = laid(ANDREW)
    roll(p, 0, TEN_DICE)
    have(p, 0, disaster=3)
    put(p, 1, "road 1,1-5; longhouse 2,1-2; longhouse 2,3-4; longhouse 1,6-7; farm 2-3,5-7; church 2-4,8; road 1,8-9")
    found = lines(p)
    assert found == {
        "keep": 5,
        "longhouse": 13,
        "townhouse": 5,
        "church": 1,
        "market": 4,
        "cathedral": 15,
        "chapel": 2,
        "wharf": 6,
        "joinery": 6,
        "armory": 2,
        "road_bonus": 4,
        "market_bonus": 7,
        "cathedral_bonus": 10,
        "walled_area": 10,
        "disaster": -3,
    }
    assert sum(found.values()) == 87
    assert largest_area(p, 0) == 52


@pytest.mark.parametrize("tile", ["scorched_area", "flood"])
def test_no_tile_fits_around_the_full_example(tile):
    """ERA-X.8, ERA-8.16"""
    assert disaster_tile_anchors(laid(ANDREW), 0, PIECES.index(tile)) == []


def test_a_corner_is_a_gap():
    """ERA-X.9, ERA-X.3, ERA-2.10, ERA-2.21"""
    open_walls = "wall 2,3-4; wall 5,3-4; wall 3-4,2; wall 3-4,5; longhouse 3,3-4"
    assert lines(laid(open_walls)).get("longhouse") == 1
    p = laid(open_walls + "; wall 2,2; wall 2,5; wall 5,2; wall 5,5")
    assert (lines(p)["longhouse"], largest_area(p, 0)) == (2, 4)


def test_the_keep_closes_a_wall():
    """ERA-X.10, ERA-2.7"""
    assert largest_area(laid("wall 8-10,6; wall 8-10,9; wall 10,7-8"), 0) == 2


def test_the_edge_closes_nothing():
    """ERA-X.11, ERA-2.8, ERA-2.23"""
    p = laid("longhouse 1,1-2; wall 2,1-2; wall 1-2,3")
    assert (lines(p)["longhouse"], largest_area(p, 0)) == (1, 0)


def test_all_barriers_in_one_line():
    """ERA-X.21, ERA-2.22, ERA-24.1"""
    ring = "river 1-14,4; gate 2,3-5; gate 5,3-5; wall 2-5,2; wall 2,6; wall 4,7; wall 5,6; armory 2-3,7; keep 5-6,7-8"
    assert lines(table(2, [ring + "; longhouse 3-4,3"], at="", keeps=False))["longhouse"] == 3
    p = table(2, [ring + "; longhouse 3-4,6"], at="", keeps=False)
    assert (lines(p)["longhouse"], largest_area(p, 0)) == (2, 8)
    assert largest_area(table(2, [ring.replace("gate 2,3-5; ", "")], at="", keeps=False), 0) == 0


def test_gate_and_market():
    """ERA-X.22, ERA-14.16, ERA-15.17"""
    found = lines(laid("road 1-4,5; gate 3,4-6; market 4-5,3-4; church 5,5-7"))
    assert (found["market_bonus"], found["road_bonus"]) == (6, 2)


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("longhouse 2,2-3", 1),
        ("longhouse 2,2-3; river 1-14,1", 2),
        ("wall 1,1-4; wall 2,1; wall 2,4; wall 3,1-4; longhouse 2,2-3", 2),
        ("river 1-14,3; gate 1,2-4; gate 5,2-4; wall 1-5,1; wall 1-5,5; longhouse 2-3,2", 3),
        ("longhouse 2,2-3; flood 3-5,2-4", 1),
    ],
)
def test_a_building_scores_once_twice_or_three_times(board, points):
    """ERA-24.1, ERA-24.3, ERA-15.2, ERA-8.27"""
    assert lines(laid(board))["longhouse"] == points


def test_keeps_and_armories_score_at_least_double():
    """ERA-24.2, ERA-16.7, ERA-14.1: by the river triple."""
    p = laid("river 1-14,6; armory 1-2,7; armory 1-2,9")
    assert [times(p, 0, code) for code in (*codes(p, 0, "keep"), *codes(p, 0, "armory"))] == [3, 3, 2]


def test_what_is_no_building_scores_nothing():
    """ERA-24.4, ERA-0.5, ERA-15.1"""
    p = laid(
        "river 1-14,3; wall 1,5-8; road 1-2,12; gate 2,11-13; flood 5-7,4-6; scorched_area 10-12,10-12", "scenario_3"
    )
    assert lines(p) == {"keep": 2}


def test_culture_brings_a_point_each_and_most_culture_five():
    """ERA-24.5, ERA-24.11, ERA-24.14"""
    p = laid("farm 1-2,1-3")
    have(p, 0, culture=4)
    have(p, 1, culture=3)
    assert (lines(p)["culture"], lines(p)["most_culture"]) == (4, 5)
    assert "most_culture" not in lines(p, 1)
    have(p, 1, culture=4)
    assert lines(p)["most_culture"] == lines(p, 1)["most_culture"] == 5
    have(have(p, 0, culture=0), 1, culture=0)
    assert "most_culture" not in lines(p)


def test_each_building_counts_once_for_roads():
    """ERA-24.6, ERA-24.12: keeps and armories too."""
    p = laid("road 1-5,7; road 1-5,9; longhouse 2,8 3,8; armory 6,7 6,6; farm 13-14,1-3")
    assert lines(p)["road_bonus"] == 2
    assert lines(p)["road_network"] == 7
    assert "road_network" not in lines(p, 1)
    base = laid("farm 1-2,1-3", "base")
    assert "road_bonus" not in lines(base)


def test_bonuses_of_market_guildhall_university_and_cathedral():
    """ERA-24.7 to ERA-24.10, ERA-14.9 to ERA-14.15, ERA-15.3: a river cell is not empty."""
    board = "river 1-14,2; market 1-2,3-4; market 4-5,4-5; guildhall 10-11,3-5; university 12,9 12,11 13,9 13,11 14,9 14,10 14,11"
    p = laid(board + "; cathedral 2,9 3,8 3,9 3,10 4,9 5,9")
    have(p, 0, trade_goods=1, stone=2, wood=3, food=4, culture=6)
    roll(p, 0, TEN_DICE)
    found = lines(p)
    assert found["market_bonus"] == 4 + 8  # beside the edge and the river four cells are left, in the open eight
    assert (found["guildhall_bonus"], found["university_bonus"], found["cathedral_bonus"]) == (10, 6, 10)
    assert found["market"] == 2 * 2 + 2  # the river doubles the building, not its bonus


def test_a_cell_beside_two_markets_counts_for_both():
    """ERA-14.14, ERA-14.16"""
    assert lines(laid("market 2-3,2-3; market 2-3,5-6"))["market_bonus"] == 16


def test_disaster_points_and_a_negative_score():
    """ERA-24.15, ERA-24.16"""
    p = laid("farm 1-2,1-3", "base")
    have(p, 0, disaster=9)
    assert sum(lines(p).values()) == 2 + 1 - 9 == p.scores[0]


def test_walled_areas():
    """ERA-2.13 to ERA-2.15, ERA-2.24, ERA-24.13: tiles count for nothing, single areas, corners join."""
    ring = "wall 1,1-3; wall 2,1; wall 3,1-2; wall 2,3-5; wall 3,5; wall 4,2-5"
    assert largest_area(laid(ring), 0) == 3
    p = laid(ring + "; wall 10,10-12; wall 11,10; wall 11,12; wall 12,10-12")
    assert (largest_area(p, 0), lines(p)["walled_area"]) == (3, 10)
    tiled = "wall 1,1-5; wall 2-5,1; wall 2-5,5; wall 5,2-4; scorched_area 2-4,2-4"
    assert largest_area(laid(tiled, "scenario_1"), 0) == 0


def test_expansion_buildings_are_buildings():
    """ERA-16.11: points, roads and disease treat them alike."""
    p = laid(
        "river 1-14,3; wharf 1-3,4; chapel 5-6,4; road 1-5,6; joinery 1-2,7-8; quarry 12,1 13,1 14,1 14,2 14,3", "grand"
    )
    assert lines(p)["wharf"] == 4 and lines(p)["chapel"] == 2 and lines(p)["joinery"] == 2
    assert lines(p)["road_bonus"] == 1
