"""Phases 2 and 3: Collect and Feed (ERA-6, ERA-7)."""

import pytest

from .tables import asked, nothing, table, told, tracks


def collected(dice, board="", hold=None, mode="scenario_1"):
    """The tracks after phases 2 and 3, with nobody hungry but by the dice."""
    p = table(2, [board], [dice], [hold or nothing(food=15)], at="collecting", mode=mode)
    return p, told(p, "collected")[0]


def gains(event):
    return {part["id"].removeprefix("symbol-"): part["args"]["count"] for part in event["gains"]}


def test_symbols_bring_resources_and_culture():
    """ERA-6.1, ERA-0.15"""
    _, event = collected("p0 p3 b0 c0", hold=nothing())
    assert gains(event) == {"food": 3, "wood": 1, "stone": 1, "trade-goods": 2, "culture": 1}


def test_farms_lumber_mills_and_quarries():
    """ERA-6.2, ERA-6.3, ERA-14.5, ERA-14.6, ERA-16.5"""
    board = "farm 1-2,1-3; farm 4-5,1-3; lumber_mill 10,1 10,2 10,3 11,2; quarry 1,14 2,14 3,14 3,13 3,12"
    _, event = collected("", board, nothing())
    assert gains(event) == {"food": 2, "wood": 2, "stone": 2}


@pytest.mark.parametrize(
    ("track", "dice", "most"),
    [("trade_goods", "b0 b0", 6), ("stone", "p3 p3", 7), ("wood", "p2 p2", 8), ("food", "p0 p0", 15)],
)
def test_tracks_have_an_end(track, dice, most):
    """ERA-6.4"""
    p, _ = collected(dice, hold=nothing(**{"food": 15, track: most}))
    assert tracks(p, 0)[track] == (most if track != "food" else 13)  # two dice have eaten
    assert told(p, "overflow")[0]["count"] >= 2


def test_the_example():
    """ERA-X.13: 7 wood, 2 from dice and 2 from the mill: 8, and 3 are lost."""
    p, _ = collected("p2", "lumber_mill 10,1 10,2 10,3 11,2", nothing(wood=7, food=5))
    assert (tracks(p, 0)["wood"], told(p, "overflow")[0]["count"]) == (8, 3)


def test_culture_has_no_end():
    """ERA-6.5"""
    p, _ = collected("c0", hold=nothing(culture=250, food=9))
    assert tracks(p, 0)["culture"] == 251


def test_other_symbols_are_not_stored():
    """ERA-6.6: in the next round only new faces count."""
    p = table(2, [], ["n0 p4", "n2"], [nothing(food=9), nothing(food=9)], at="collecting", script=())
    assert all(key in ("food", "trade-goods") for event in told(p, "collected") for key in gains(event))


def test_feeding():
    """ERA-7.1 to ERA-7.3, ERA-X.14: 6 dice and 4 food leave 0 food and 2 disaster points."""
    p = table(2, [], ["b0 b0 b0 b0 b0 c0"], [nothing(food=4)], at="feeding")
    assert (tracks(p, 0)["food"], tracks(p, 0)["disaster"]) == (0, 2)
    assert told(p, "famine") == [{"seat": 0, "count": 2}]
    p = table(2, [], ["p5 c0", "p4"], [nothing(food=4, wood=1), nothing(wood=1, food=1)], at="feeding")
    assert tracks(p, 0)["food"] == 2 and not told(p, "famine")
    assert asked(p) == "0 FaceBandits"
