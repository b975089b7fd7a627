"""Set-up (ERA-3)."""

import random
from importlib.resources import files

import pytest

from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.components import FLOOD, PIECES, RIVER, SCORCHED
from tabard.games.era_medieval_age.geometry import ALL
from tabard.games.era_medieval_age.position import INSIDE, PLACE_BITS, TAKEN, TILED
from tabard.games.era_medieval_age.rules.layout import drafted, start_places, still_to_lay
from tabard.kernel import Secret

from .tables import asked, at, box, cells, named, on, options, play, refusal, seen, spots, supply, told, tracks


def new(seats=2, mode="scenario_3", seed=1, **options):
    return own(GAME.new(seats, seed, {"mode": mode, **options}))


def lay_all(p, seed=0):
    """Everybody lays out at random."""
    dice = random.Random(seed)
    while isinstance(p.frames[-1], Secret) and not p.round:
        seat = dice.choice(p.waiting)
        p.play(seat, dice.choice(p.legal(seat)))
    return p


def test_tracks_dice_and_keep():
    """ERA-3.5, ERA-3.6, ERA-3.11"""
    p = new()
    assert tracks(p, 0) == {"trade_goods": 0, "stone": 1, "wood": 2, "food": 3, "culture": 0, "disaster": 0}
    assert p.dice[0] == (0, 1, 2, 20)
    assert (on(p, 0), named(p.domains[0][TAKEN])) == (["keep"], cells("7-8,7-8"))


@pytest.mark.parametrize(
    ("seats", "mode", "pieces"),
    [
        (2, "base", ["scorched_area"] * 2 + ["wall_4"] * 3 + ["farm"] + ["longhouse"] * 3),
        (3, "scenario_1", ["scorched_area"] + ["wall_4"] * 3 + ["farm"] + ["longhouse"] * 3),
        (4, "scenario_2", ["river"] + ["wall_4"] * 3 + ["farm"] + ["longhouse"] * 3),
        (2, "scenario_2", ["river", "flood", "flood"] + ["wall_4"] * 3 + ["farm"] + ["longhouse"] * 3),
        (
            3,
            "scenario_3",
            ["river", "flood", "scorched_area"] + ["wall_4"] * 3 + ["farm", "joinery"] + ["longhouse"] * 3,
        ),
        (2, "grand", ["river", "flood", "flood"] + ["wall_4"] * 3 + ["farm"] + ["longhouse"] * 3),
    ],
)
def test_what_is_laid_out_in_which_order(seats, mode, pieces):
    """ERA-3.7, ERA-3.8, ERA-3.19, ERA-19.3, ERA-20.2, ERA-20.4, ERA-22.5"""
    p = new(seats, mode)
    assert [PIECES[n] for n in seen(p, 0)["draft"]["rest"]] == pieces
    p = lay_all(p)
    assert sorted(on(p, 0)) == sorted(["keep", *pieces])


def test_pieces_come_from_the_supply():
    """ERA-3.2, ERA-3.3, ERA-3.9, ERA-3.18: with two players one of every type is in the box; no card turns."""
    p = new(2, "base")
    assert (supply(p, "keep"), supply(p, "longhouse"), supply(p, "farm"), supply(p, "wall_4")) == (5, 11, 13, 8)
    assert supply(p, "scorched_area") == 27 - 4
    assert supply(p, "chapel") == supply(p, "road_2") == supply(p, "flood") == 0
    p = new(3, "scenario_2")
    assert (supply(p, "river"), box(p, "river"), supply(p, "keep")) == (0, 1, 5)
    assert not lay_all(p).turned


def test_all_at_once_and_in_secret():
    """ERA-3.10, ERA-3.15, ERA-28.1, ERA-28.4, ERA-29.1: nobody sees another's draft; all is revealed together."""
    p = new(2, "scenario_1")
    assert asked(p) == "0,1 LayOut"
    play(p, "0: lay scorched_area 0 0")
    assert len(seen(p, 0)["draft"]["yours"]) == 1
    assert seen(p, 1)["draft"]["yours"] == seen(p, None)["draft"]["yours"] == []
    assert on(p, 0) == ["keep"]
    p = lay_all(p)
    assert told(p, "revealed") and seen(p)["draft"] is None
    assert len(seen(p, 1)["players"][0]["pieces"]) == len(p.pieces[0])


def test_a_draft_can_be_taken_back_until_the_last_is_done():
    """ERA-3.17, ERA-3.19"""
    p = new(2, "scenario_1")
    while 0 in p.waiting:
        p.play(0, p.legal(0)[0])
    assert p.waiting == (1,) and seen(p, 1)["draft"]["done"] == [0]
    for _ in range(10):
        p.undo(0)
    assert p.chosen(0) == () and p.waiting == (0, 1)


def test_every_piece_must_lie_in_its_turn():
    """ERA-3.10, ERA-3.17, ERA-3.19"""
    p = new(2, "scenario_1")
    assert refusal(p, "done", 0).code == "layout-unfinished"
    assert refusal(p, "lay farm 0 0", 0).code == "other-piece"
    assert refusal(p, "no_river", 0).code == "river-needed"
    assert refusal(p, "lay scorched_area 13 0", 0).code == "off-board"
    assert refusal(p, f"lay scorched_area {6 * 14 + 6} 0", 0).code == "not-empty"
    while p.legal(0) != [("done",)]:
        p.play(0, p.legal(0)[0])
    assert refusal(p, "lay farm 0 0", 0).code == "layout-finished"


def test_a_river_is_a_whole_row_or_column():
    """ERA-3.12, ERA-25.5: any but 7 and 8; in the peaceful game any."""
    p = new(4, "scenario_2")
    lines = [cells(f"{n},1-14") for n in range(1, 15) if n not in (7, 8)]
    lines += [cells(f"1-14,{n}") for n in range(1, 15) if n not in (7, 8)]
    assert sorted(map(sorted, spots(p, 0))) == sorted(map(sorted, lines))
    assert len(spots(new(4, "scenario_2", peaceful=True), 0)) == 28


def test_starting_flood_tiles_go_by_the_river():
    """ERA-3.13, ERA-3.14"""
    p = new(2, "scenario_2")
    play(p, "0: " + at(p, "1-14,3", 0).replace("lay", "lay river"))
    assert all(spot & cells("1-14,2 1-14,4") for spot in spots(p, 0))
    assert refusal(p, "lay flood 5 0", 0).code == "flood-by-water"
    play(p, "0: lay flood 3 0")
    assert cells("1-3,7-9") in spots(p, 0)  # linked to the river by the first one
    assert cells("10-12,10-12") not in spots(p, 0)


@pytest.mark.parametrize("seed", range(12))
def test_a_draft_never_gets_stuck(seed):
    """ERA-3.20: greedy for trouble, every next piece still has a place, and no tile is ever enclosed."""
    dice = random.Random(seed)
    for seats, mode in ((1, "solo"), (2, "scenario_3"), (2, "scenario_2")):
        p = new(seats, mode)
        while p.legal(0) != [("done",)] and 0 in p.waiting:
            moves = p.legal(0)
            tries = [dice.choice(moves) for _ in range(6)]
            p.play(0, min(tries, key=lambda move: worst(p, move)))
        domain = drafted(p, 0, p.chosen(0))
        assert still_to_lay(p, p.chosen(0)) == () and not domain[INSIDE] & domain[TILED]


def worst(p, move):
    """How many places the next pieces would keep."""
    domain = drafted(p, 0, (*p.chosen(0), move))
    return sum(len(start_places(p, piece, domain)) for piece in {*still_to_lay(p, (*p.chosen(0), move))})


def test_a_wall_that_would_enclose_a_tile_is_not_listed():
    """ERA-3.20: with other component data a ring of walls around a tile would be possible; its last wall is left out."""
    toml = files("tabard.games.era_medieval_age").joinpath("components.toml").read_text("utf-8")
    other = GAME.with_components(
        toml.replace("walls = [4, 4, 4] # lengths", "walls = [5, 5, 5, 5, 3, 3]"), "other.toml"
    )
    p = own(other.new(3, 1, {"mode": "base"}))
    wall = PIECES.index("wall_5")
    p.play(0, ("lay", SCORCHED, 15, 0))  # (2-4,2-4)
    for place in ((0, 0), (14, 1), (18, 1)):  # above, left and right of it
        p.play(0, ("lay", wall, *place))
    assert ("lay", wall, 4 * 14 + 1, 0) not in p.legal(0)  # (5,2-6) would close the ring
    assert refusal_of(p, ("lay", wall, 4 * 14 + 1, 0)).code in ("tile-outside", "not-empty")


def refusal_of(p, move):
    reason = p.explain(0, move)
    assert reason is not None
    return reason


def test_a_die_decides_who_is_first():
    """ERA-3.16"""
    firsts = {lay_all(new(3, seed=seed), seed).first for seed in range(12)}
    assert firsts == {0, 1, 2}


def test_modes_and_options_are_agreed_before():
    """ERA-3.1, ERA-29.15, ERA-3.4: the cards with their X replace the tokens."""
    p = new(4, "base", length="longer")
    assert (seen(p)["mode"], seen(p)["cards"]) == ("base", 6)
    assert p.options["mode"] == "base"


def test_whole_layouts_are_legal():
    """ERA-3.17: every piece once, no overlap, tiles outside."""
    p = lay_all(new(2, "scenario_3", seed=4), 4)
    for seat in range(2):
        area = sum(p.cells(code).bit_count() for code in p.pieces[seat])
        assert area == (p.domains[seat][TAKEN] & ALL).bit_count()
        kinds = [code // PLACE_BITS for code in p.pieces[seat]]
        assert (kinds.count(RIVER), kinds.count(FLOOD), kinds.count(SCORCHED)) == (1, 2, 2)
    assert options(p, p.waiting[0])
