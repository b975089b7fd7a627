"""Phase 5: Build (ERA-9), costs (ERA-14.17, ERA-16), shortage (ERA-27)."""

import pytest

from tabard.games.era_medieval_age import GAME
from tabard.games.era_medieval_age.components import BUILDINGS, PIECES

from .tables import (
    asked,
    at,
    box,
    build,
    builds,
    have,
    nothing,
    on,
    options,
    play,
    refusal,
    seen,
    supply,
    table,
    told,
    tracks,
)

RICH = nothing(trade_goods=6, stone=7, wood=8, food=9)
COSTS = {
    "keep": (1, 2, 0),
    "longhouse": (2, 0, 0),
    "townhouse": (1, 1, 0),
    "church": (1, 2, 0),
    "farm": (1, 0, 0),
    "lumber_mill": (3, 1, 0),
    "hospital": (1, 2, 1),
    "monastery": (2, 2, 1),
    "market": (3, 0, 2),
    "guildhall": (3, 2, 2),
    "university": (2, 3, 3),
    "cathedral": (2, 5, 4),
    "chapel": (1, 1, 0),
    "wharf": (2, 1, 0),
    "joinery": (3, 1, 0),
    "quarry": (3, 2, 0),
    "armory": (0, 2, 2),
    "trade_fair": (3, 3, 0),
    "wall_1": (0, 1, 0),
    "wall_5": (0, 1, 0),
    "road_2": (0, 1, 0),
    "road_5": (0, 1, 0),
    "bridge": (1, 0, 0),
    "gate": (1, 1, 0),
}


def builder(hammers=1, board="river 1-14,3; road 1-3,5", hold=RICH, mode="grand", **words):
    return table(2, [board, board], ["p4 " * hammers, "p4"], [hold, hold], mode=mode, **words)


@pytest.mark.parametrize("name", COSTS)
def test_costs(name):
    """ERA-9.4, ERA-9.5, ERA-14.2, ERA-14.17, ERA-15.4, ERA-15.8, ERA-15.11, ERA-16.1 to ERA-16.9"""
    wood, stone, goods = COSTS[name]
    price = nothing(wood=wood, stone=stone, trade_goods=goods)
    p = builder(hold=price)
    play(p, f"build {name}")
    assert tracks(p, 0) == price  # paid when it is placed
    before = supply(p, name)
    play(p, "place " + " ".join(map(str, p.legal(0)[0][1:])))
    assert tracks(p, 0) == nothing() and supply(p, name) == before - 1 and on(p, 0)[-1] == name
    for kind in ("wood", "stone", "trade_goods"):
        if price[kind]:
            poor = builder(hold={**price, kind: price[kind] - 1, "food": 5}, at="build")
            assert name not in (builds(poor) if asked(poor) == "0 Build" else [])


def test_points_on_the_cards():
    """ERA-14.1 to ERA-14.13, ERA-16.1 to ERA-16.8"""
    points = [1, 1, 1, 1, 1, 2, 3, 4, 2, 3, 5, 5, 1, 2, 2, 2, 1, 3]
    assert GAME.components.points == points and len(BUILDINGS) == 18


def test_one_structure_for_each_hammer():
    """ERA-9.1 to ERA-9.3, ERA-9.6, ERA-9.15: any order, several of a kind, one after the other."""
    p = builder(3)
    assert seen(p)["building"]["hammers"] == 3
    build(p, "farm 1-2,7-9")
    build(p, "farm 3-4,7-9")
    assert seen(p)["building"]["hammers"] == 1
    build(p, "wall 14,7-10")
    assert asked(p) == "1 Build"
    assert on(p, 0)[-3:] == ["farm", "farm", "wall_4"]


def test_a_turn_may_end_early():
    """ERA-9.3, ERA-29.10: skipped when nothing is possible."""
    p = builder(3)
    assert options(p)[-1] == "end"
    play(p, "end")
    assert asked(p) == "1 Build"
    p = table(2, [], ["p0", "p4"], [RICH, RICH])
    assert asked(p) == "1 Build"
    p = table(2, [], ["p4", "p4"], [nothing(food=9), RICH])
    assert asked(p) == "1 Build"


def test_why_a_structure_cannot_be_built():
    """ERA-9.3, ERA-27.1"""
    p = builder(hold=nothing(wood=1), mode="scenario_1", board="")
    assert refusal(p, "build cathedral").code == "cannot-pay"
    assert refusal(p, "build hospital").code == "not-in-play"
    assert refusal(p, "build river").code == "not-in-play"
    assert refusal(p, "exchange wood food").code == "no-wharf"
    p.box[PIECES.index("farm")] += p.supply[PIECES.index("farm")]
    p.supply[PIECES.index("farm")] = 0
    assert refusal(p, "build farm").code == "run-out"


def test_a_joinery_gives_a_hammer_at_once():
    """ERA-9.2, ERA-9.14, ERA-16.4, ERA-X.16"""
    p = builder(1, hold=nothing(wood=4, stone=1), mode="scenario_1", board="")
    build(p, "joinery 1-2,1-2")
    assert asked(p) == "0 Build" and builds(p) == ["farm"]
    build(p, "farm 3-4,1-3")
    assert tracks(p, 0) == nothing()
    assert asked(p) == "1 Build"


def test_the_last_of_a_type_turns_its_card():
    """ERA-9.7 to ERA-9.9, ERA-3.18"""
    p = builder(2, mode="scenario_1", board="")
    market = PIECES.index("market")
    p.box[market] += p.supply[market] - 1
    p.supply[market] = 1
    assert not p.turned  # a pile that shrinks otherwise turns nothing
    build(p, "market 1-2,1-2")
    assert seen(p)["turned"] == [market] and told(p, "card-turned")[0]["count"] == 1
    wall = PIECES.index("wall_4")
    p.box[wall] += p.supply[wall] - 1
    p.supply[wall] = 1
    build(p, "wall 14,1-4")
    assert seen(p)["turned"] == [market]
    assert "market" not in builds(p) if asked(p) == "0 Build" else True


def test_a_wharf_exchanges_in_the_build_turn():
    """ERA-9.10 to ERA-9.12, ERA-16.2"""
    board = "river 1-14,3; wharf 1-3,4; wharf 5-7,4"
    p = table(2, [board], ["p4", "p4"], [nothing(wood=8, food=1), RICH], mode="grand")
    assert "exchange food wood" not in options(p)  # the track is full
    assert refusal(p, "exchange food wood").code == "track-full"
    assert refusal(p, "exchange stone food").code == "none-left"
    assert refusal(p, "exchange wood wood").code == "same-kind"
    play(p, "exchange wood stone", "exchange wood trade_goods")
    assert tracks(p, 0) == nothing(wood=6, food=1, stone=1, trade_goods=1)
    assert refusal(p, "exchange wood stone").code == "no-wharf"
    assert asked(p) == "0 Build"
    play(p, "end")
    assert asked(p) == "1 Build"  # and nobody uses a wharf in another's turn
    p = table(2, ["river 1-14,3; wharf 1-3,4"], ["p0", ""], [nothing(wood=1), nothing()], mode="grand")
    assert options(p) == ["exchange wood trade_goods", "exchange wood stone", "exchange wood food", "end"]


def test_a_new_wharf_may_be_used():
    """ERA-9.10"""
    p = builder(1, hold=nothing(wood=3, stone=1))
    play(p, "build wharf")
    play(p, at(p, "1-3,4"))
    assert "exchange wood stone" in options(p)


def test_new_buildings_bring_dice_at_the_end_of_the_round():
    """ERA-9.13, ERA-12.1, ERA-X.17"""
    p = table(2, ["longhouse 1,1-2; longhouse 2,1-2; longhouse 3,1-2"], ["p4 p0 p0 n2"], [nothing(wood=2, food=9)] * 2)
    build(p, "longhouse 4,1-2")
    assert p.round == 2 and len(p.dice[0]) == 5
    assert told(p, "die-taken")[0] == {"seat": 0, "die": "die-peasant", "count": 1}


def test_dice_never_run_short():
    """ERA-27.2, ERA-27.3"""
    for colour, name in enumerate(("longhouse", "keep", "townhouse", "church")):
        assert GAME.components.dice[colour] == GAME.components.counts[0][PIECES.index(name)]
    assert box(have(builder(), 0), "farm") >= 0
