"""Board, placement, walls (ERA-2) and what may stand where (ERA-15, ERA-16)."""

import random

import pytest

from tabard.games.era_medieval_age import GAME
from tabard.games.era_medieval_age.components import PIECES
from tabard.games.era_medieval_age.geometry import ALL, BIT_OF, BORDER, cells_of, enclosed, groups, near
from tabard.games.era_medieval_age.position import DOUBLED, INSIDE
from tabard.games.era_medieval_age.rules.placing import take_off

from . import grid
from .tables import at, build, builds, cells, named, nothing, place_of, play, put, refusal, spots, table

RICH = nothing(trade_goods=6, stone=7, wood=8)
HAMMERS = "p4 p4 p4 p4 p4 p4"


def builder(board="", mode="grand", **words):
    """A rich player with six hammers."""
    return table(2, [board], [HAMMERS], [RICH], mode=mode, **words)


def legal_spots(board, piece, mode="grand", **words):
    return spots(play(builder(board, mode, **words), f"build {piece}"))


def test_the_board_is_14_by_14():
    """ERA-2.1, ERA-2.2"""
    assert (ALL.bit_count(), BORDER.bit_count()) == (196, 52)
    assert named(BORDER) == grid.BORDER


@pytest.mark.parametrize("name", PIECES)
def test_every_placement_once(name):
    """ERA-2.3, ERA-2.18, ERA-2.19, ERA-2.27, ERA-2.28: the same cells and names as by turning sets of cells."""
    masks = GAME.components.masks[PIECES.index(name)]
    found = {named(board): (place // 4, place % 4) for place, board in enumerate(masks) if board}
    assert found == {spots: place for place, spots in grid.placements(name)}
    assert len(found) == len([board for board in masks if board])


@pytest.mark.parametrize(
    ("name", "turns"), [("keep", 1), ("church", 2), ("townhouse", 4), ("hospital", 1), ("quarry", 4)]
)
def test_turns_that_cover_the_same_cells_are_one(name, turns):
    """ERA-2.19"""
    assert len(GAME.components.turns[PIECES.index(name)]) == turns


def test_shapes():
    """ERA-2.17, ERA-2.18"""
    sizes = {"keep": 4, "longhouse": 2, "church": 3, "farm": 6, "townhouse": 3, "lumber_mill": 4, "hospital": 5}
    sizes |= {"monastery": 7, "university": 7, "cathedral": 6, "quarry": 5, "bridge": 3, "gate": 3, "flood": 9}
    sizes |= {"wall_5": 5, "road_2": 2, "river": 14, "wharf": 3, "scorched_area": 9, "chapel": 2, "armory": 2}
    for name, size in sizes.items():
        assert len(grid.placements(name)[0][1]) == size
        assert len(GAME.components.turns[PIECES.index(name)][0].cells) == size


@pytest.mark.parametrize("seed", range(60))
def test_enclosure_and_areas_agree_with_walking(seed):
    """ERA-2.9, ERA-2.13, ERA-2.24, ERA-2.26: any set of barrier cells, by bit boards and by walking from the border."""
    dice = random.Random(seed)
    share = dice.choice([0.2, 0.35, 0.5])
    barrier = frozenset(cell for cell in grid.ALL if dice.random() < share)
    board = sum(1 << BIT_OF[(r - 1) * 14 + c - 1] for r, c in barrier)
    assert named(enclosed(board)) == grid.ALL - barrier - grid.outside(barrier)
    domain = grid.Domain([(f"wall_{n}", frozenset([cell])) for n, cell in enumerate(barrier)])
    assert sorted(group.bit_count() for group in groups(enclosed(board))) == sorted(domain.areas())
    assert named(near(board)) == {cell for cell in grid.ALL if grid.beside([cell]) & barrier}


def test_adjacent_means_a_shared_edge():
    """ERA-0.8, ERA-0.9"""
    cell = 1 << BIT_OF[3 * 14 + 4]
    assert named(near(cell)) == cells("3,5 5,5 4,4 4,6")
    assert named(near(1 << BIT_OF[0])) == cells("1,2 2,1")


def test_pieces_need_empty_cells_and_stay():
    """ERA-2.4 to ERA-2.6, ERA-2.20: notches stay free."""
    p = builder("townhouse 1,1 1,2 2,1")
    play(p, "build longhouse")
    assert refusal(p, "place 0 0").code == "not-empty"
    assert refusal(p, "place 13 0").code == "off-board"
    assert cells("2,2 3,2") in spots(p)


def test_walls_keeps_and_armories_go_anywhere():
    """ERA-2.16, ERA-16.6"""
    for piece in ("wall_4", "keep", "armory"):
        found = legal_spots("", piece)
        free = grid.ALL - cells("7-8,7-8")
        assert sorted(map(sorted, found)) == sorted(sorted(spot) for _, spot in grid.placements(piece) if spot <= free)


def test_enclosure_follows_the_board():
    """ERA-2.11, ERA-2.12, ERA-2.25: gained by building, at once."""
    p = builder("wall 1,1-4; wall 2,1; wall 3,1-4; longhouse 2,2-3")
    assert not p.domains[0][INSIDE]
    build(p, "wall 2,4")
    assert named(p.domains[0][INSIDE]) == cells("2,2-3")
    assert [piece["enclosed"] for piece in p.view(None)["board"]["players"][0]["pieces"] if piece["piece"] == 1] == [
        True
    ]


# ---------------------------------------------------------------------- roads, bridges, gates


def test_roads_connect_to_the_edge_or_to_roads():
    """ERA-15.4, ERA-15.5, ERA-15.18, ERA-X.18"""
    p = builder()
    play(p, "build road_3")
    assert cells("3,5-7") not in spots(p) and cells("1-3,5") in spots(p)
    assert refusal(p, "place 32 0").code == "unconnected"
    play(p, "place 4 1")
    assert p.tracks[0][1] == 6  # 1 stone
    play(p, "build road_2")
    assert cells("3,6-7") in spots(p)
    play(p, "place 33 0")
    play(p, "build gate")
    assert cells("2,4-6") in spots(p)
    assert not [spot for spot in spots(p) if (3, 5) in spot and sorted(spot)[1] == (3, 5)]


def test_a_road_along_the_edge_and_side_by_side():
    """ERA-15.18: the outer cells of a gate and a river connect nothing."""
    assert cells("1,3-5") in legal_spots("", "road_3")
    found = legal_spots("road 1-3,5; gate 2,4-6", "road_2")
    assert cells("2-3,3") not in found and cells("3-4,6") in found
    assert cells("5-6,4") not in legal_spots("river 1-14,3", "road_2")


def test_a_road_stays_without_its_connection():
    """ERA-15.6"""
    p = builder("road 1-2,5; road 3-4,5")
    take_off(p, 0, [p.pieces[0][1]])
    assert cells("5,4-5") in spots(play(p, "build road_2"))


def test_roads_do_not_cross_rivers_bridges_do():
    """ERA-15.7 to ERA-15.10, ERA-15.14"""
    board = "river 1-14,4; road 5,1-2"
    assert not [spot for spot in legal_spots(board, "road_4") if spot & cells("1-14,4")]
    found = legal_spots(board, "bridge")
    assert sorted(map(sorted, found)) == [sorted(cells(f"{row},3-5")) for row in (1, 5, 14)]
    assert "bridge" not in builds(builder("river 1-14,1"))
    assert refusal(builder("river 1-14,1"), "build bridge").code == "no-room"
    p = builder(board)
    build(p, "bridge 5,3-5")
    assert p.tracks[0][2] == 7  # 1 wood
    assert cells("5,6-7") in spots(play(p, "build road_2"))


def test_gates_stand_over_roads_and_rivers():
    """ERA-15.11 to ERA-15.13, ERA-15.16, ERA-2.4"""
    p = builder("river 1-14,4; bridge 1,3-5")
    build(p, "gate 8,3-5")
    assert (p.tracks[0][1], p.tracks[0][2]) == (6, 7)
    play(p, "build gate")
    found = spots(p)
    assert cells("3-5,4") not in found  # lengthwise
    assert cells("1,3-5") not in found  # over the middle of a bridge
    play(p, at(p, "10,3-5"))
    assert p.domains[0][DOUBLED].bit_count() == 3
    assert cells("8,3-5") not in spots(play(p, "build bridge"))


def test_a_gate_over_the_end_of_a_bridge():
    """ERA-15.13, ERA-15.16: parallel to the river; no road under a standing gate."""
    found = legal_spots("river 1-14,4; road 5,1-2; bridge 5,3-5; road 5,6-7", "gate")
    assert cells("4-6,5") in found
    assert [spot for spot in legal_spots("river 1-14,4; gate 8,3-5", "road_4") if spot & cells("8,3-5")] == []


def test_roads_inside_walls():
    """ERA-15.15, ERA-15.12, ERA-15.17: the road cell under a gate stays a road cell."""
    ring = "road 1-4,3; gate 3,2-4; wall 4-7,1; wall 3,1; wall 7,2-5; wall 3-6,5"
    found = legal_spots(ring, "road_2")
    assert cells("5-6,3") in found
    assert cells("2,2 2,1") in found  # beside (2,3); and (2,4) beside the gate's road cell


def test_gates_where_only_rivers_or_roads_are_in_play():
    """ERA-15.19"""
    assert {sorted(spot)[1] for spot in legal_spots("river 1-14,4", "gate", "scenario_2")} <= cells("1-14,4")
    assert "gate" not in builds(builder("", "scenario_1"))
    assert "gate" in builds(builder("road 1-3,4", "scenario_1"))


# ---------------------------------------------------------------------- wharf and quarry


def test_a_wharf_lies_along_the_river():
    """ERA-16.2, ERA-16.3, ERA-16.10"""
    found = legal_spots("river 1-14,4", "wharf")
    assert cells("2-4,5") in found and cells("2-4,3") in found
    assert cells("2,5-7") not in found and cells("2-4,6") not in found
    assert "wharf" not in builds(builder())
    assert refusal(builder(), "build wharf").code == "needs-river"
    assert refusal(builder(), "build bridge").code == "needs-river"


def test_a_quarry_touches_the_edge():
    """ERA-16.5"""
    found = legal_spots("", "quarry")
    assert found and all(spot & grid.BORDER for spot in found)
    p = play(builder(), "build quarry")
    assert refusal(p, f"place {3 * 14 + 3} 0").code == "at-edge"


def test_first_cells_name_buildings():
    """ERA-29.16"""
    p = put(table(at=""), 0, "townhouse 2,3 3,2 3,3")
    assert p.view(0)["board"]["players"][0]["pieces"][-1]["first"] == 1 * 14 + 2
    assert cells_of(p.cells(p.pieces[0][-1]))[0] == 16
    assert place_of("townhouse", cells("2,3 3,2 3,3")) >= 0
