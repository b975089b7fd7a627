"""Phase 6: Extort (ERA-10) and trade fairs (ERA-11)."""

import pytest

from .tables import asked, nothing, options, play, refusal, seen, table, told, tracks

SOME = nothing(trade_goods=1, wood=2, food=9)


def extorting(*dice, boards=(), hold=(), **words):
    return table(len(dice), boards, dice, hold or [SOME] * len(dice), at="extort", mode="scenario_1", **words)


def test_the_example():
    """ERA-X.15, ERA-10.3: Anna 3 swords, Boris 1 and 4 shields, Clara 4 (two armories), Daniel none and 2 shields."""
    armories = ["", "", "armory 1,1-2; armory 3,1-2", ""]
    p = extorting("n5", "n1 n2", "", "n2", boards=armories)
    assert [player["swords"] for player in seen(p)["players"]] == [3, 1, 4, 0]
    assert [player["shields"] for player in seen(p)["players"]] == [0, 4, 0, 2]
    assert {option.split()[1] for option in options(p) if option != "done"} == {"3"}
    play(p, "done")
    assert asked(p) == "2 Extort"
    assert {option.split()[1] for option in options(p) if option != "done"} == {"3", "0", "1"}
    play(p, "done")
    assert not asked(p).endswith("Extort")


def test_swords_of_dice_and_armories():
    """ERA-10.1, ERA-10.8, ERA-16.6"""
    p = extorting("n0", "n0", boards=["armory 1,1-2"])
    assert (seen(p)["players"][0]["swords"], seen(p)["players"][1]["swords"]) == (4, 2)


@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        ("n0", "n3", True),
        ("n0", "n0", False),
        ("n3", "n2", False),
        ("n0", "n2", True),
        ("n3 n3", "n1", True),
        ("n2", "", False),
    ],
)
def test_more_swords_and_not_too_many_shields(mine, theirs, may):
    """ERA-10.3, ERA-10.10: equal swords are not enough; shields never help the attacker."""
    p = extorting(mine, theirs)
    assert (asked(p) == "0 Extort") == may


def test_each_opponent_once_one_kind_they_have():
    """ERA-10.2, ERA-10.4, ERA-10.7, ERA-29.11, ERA-29.12"""
    p = extorting("n5", "", "", hold=[nothing(), SOME, nothing(wood=1)])
    assert options(p) == ["extort 1 trade_goods", "extort 1 wood", "extort 1 food", "extort 2 wood", "done"]
    play(p, "extort 1 wood")
    assert (asked(p), options(p)) == ("1 AnswerDemand", ["give", "refuse"])
    play(p, "give")
    assert (tracks(p, 0)["wood"], tracks(p, 1)["wood"]) == (1, 1)
    assert options(p) == ["extort 2 wood", "done"]
    assert refusal(p, "extort 1 food").code == "extorted-already"
    assert refusal(p, "extort 2 stone").code == "they-have-none"
    assert refusal(p, "extort 0 stone").code == "no-opponent"
    play(p, "extort 2 wood", "refuse")
    assert not asked(p).endswith("Extort")


def test_who_refuses_takes_a_disaster_point():
    """ERA-10.5"""
    p = extorting("n5", "")
    play(p, "extort 1 wood", "refuse")
    assert tracks(p, 1)["disaster"] == 1 and tracks(p, 1)["wood"] == 2
    assert told(p, "refused")[0]["by_seat"] == 0


def test_who_has_nothing_takes_it_too():
    """ERA-10.5, ERA-10.9, ERA-29.17"""
    p = extorting("n5", "", hold=[SOME, nothing()])
    assert options(p) == ["threaten 1", "done"]
    play(p, "threaten 1")
    assert tracks(p, 1)["disaster"] == 1 and not asked(p).endswith("AnswerDemand")


def test_what_does_not_fit_is_lost():
    """ERA-10.6"""
    p = extorting("n5", "", hold=[nothing(wood=8), nothing(wood=1)])
    play(p, "extort 1 wood", "give")
    assert (tracks(p, 0)["wood"], tracks(p, 1)["wood"]) == (8, 0)
    assert told(p, "gave")[0]["got"] == 0


def test_in_turn_order_and_at_once():
    """ERA-10.2, ERA-10.7: what was taken may be taken again."""
    p = extorting("n3", "", "n5", hold=[nothing(), nothing(wood=1), nothing()])
    play(p, "extort 1 wood", "give")
    assert asked(p) == "2 Extort"
    assert "extort 0 wood" in options(p)


def test_too_strong():
    """ERA-10.3"""
    p = extorting("n5", "", "n5 n5")
    assert refusal(p, "extort 2 wood").code == "too-strong"


# ---------------------------------------------------------------------- fairs

FAIR = "trade_fair 1-2,1-3"


def fair(*hold, boards=(FAIR,), **words):
    return table(len(hold), boards, [], hold, at="fairs", mode="scenario_1", **words)


def test_a_fair_trades_by_force():
    """ERA-11.1 to ERA-11.4, ERA-29.13"""
    p = fair(nothing(wood=1), nothing(wood=1, stone=2))
    assert options(p) == ["fair 0 1 wood stone", "done"]
    assert refusal(p, "fair 0 1 wood wood").code == "same-kind"
    assert refusal(p, "fair 0 1 wood food").code == "partner-has-none"
    assert refusal(p, "fair 0 1 food wood").code == "none-left"
    assert refusal(p, "fair 5 1 wood stone").code == "no-fair"
    assert refusal(p, "trade 0 wood stone").code == "not-now"
    play(p, "fair 0 1 wood stone")
    assert tracks(p, 0) == nothing(stone=1, culture=1)
    assert tracks(p, 1) == nothing(wood=2, stone=1)


@pytest.mark.parametrize(
    ("more", "culture"),
    [("road 1,4-6", 2), ("road 3,1-2", 2), ("road 3,4-6; road 4,4-6", 1), ("road 1-3,5; gate 2,4-6", 1)],
)
def test_beside_a_road_it_brings_two_culture(more, culture):
    """ERA-11.4, ERA-11.8: adjacent, not by a corner nor by a gate's outer cell."""
    p = fair(nothing(wood=1), nothing(stone=2), boards=[FAIR + "; " + more])
    play(p, "fair 0 1 wood stone")
    assert tracks(p, 0)["culture"] == culture


def test_the_road_under_a_gate_counts():
    """ERA-11.8, ERA-15.17"""
    p = fair(nothing(wood=1), nothing(stone=2), boards=["trade_fair 3-4,1-3; road 1-5,4; gate 2,3-5"])
    play(p, "fair 28 1 wood stone")
    assert tracks(p, 0)["culture"] == 2


def test_several_fairs():
    """ERA-11.1, ERA-11.6: each once, also back and forth."""
    p = fair(nothing(wood=1), nothing(stone=1), boards=[FAIR + "; trade_fair 4-5,1-3"])
    assert options(p) == ["fair 0 1 wood stone", "fair 42 1 wood stone", "done"]
    play(p, "fair 42 1 wood stone")
    assert options(p) == ["fair 0 1 stone wood", "done"]
    play(p, "fair 0 1 stone wood")
    assert tracks(p, 0) == nothing(wood=1, culture=2)


def test_what_does_not_fit_is_lost_and_the_trade_counts():
    """ERA-11.5"""
    p = fair(nothing(wood=1, stone=7), nothing(stone=1, wood=8))
    play(p, "fair 0 1 wood stone")
    assert tracks(p, 0) == nothing(stone=7, culture=1) and tracks(p, 1) == nothing(wood=8)


def test_after_all_have_extorted_in_turn_order():
    """ERA-11.1, ERA-11.7, ERA-4.1"""
    p = table(2, [FAIR, FAIR], ["n0", ""], [nothing(wood=2), nothing(stone=2)], at="extort", mode="scenario_1", first=0)
    assert asked(p) == "0 Extort"
    play(p, "done")
    assert asked(p) == "0 Trade"
    play(p, "done")
    assert asked(p) == "1 Trade"
