"""The solo game against Sir Philip (ERA-23)."""

import pytest

from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.rules.round import Match, Round
from tabard.kernel.testing import fresh, nature, resume

from .tables import asked, nothing, on, options, play, refusal, roll, seen, supply, table, told, tracks


def alone(at, board="", dice="", hold=None, philip=(), **words):
    """A round of the solo game at some step; Philip's dice show these faces (one peasant, two nobles)."""
    p = table(1, [board], [dice], [hold or nothing(food=9)], at="", mode="solo", **words)
    if philip:
        p.philip = tuple(philip)
        p.philip_left = tuple(p.philip_symbols(track) for track in range(4))
    return resume(fresh(p), (Match(), "rounds"), (Round(), at))


def test_set_up():
    """ERA-23.2 to ERA-23.6, ERA-23.19, ERA-29.3: 18 types, 3 scorched areas, with the river 3 flood tiles too."""
    p = own(GAME.new(1, 1))
    assert len(p.types) == 18 and supply(p, "longhouse") == 17 - 3 and supply(p, "keep") == 6 - 1
    assert options(p)[-1] == "no_river"
    p.play(0, ("no_river",))
    while asked(p).endswith("LayOut"):
        p.play(0, p.legal(0)[0])
    assert on(p, 0).count("scorched_area") == 3 and "river" not in on(p, 0) and p.first == 0
    p = own(GAME.new(1, 1))
    while asked(p).endswith("LayOut"):
        p.play(0, p.legal(0)[0])
    assert on(p, 0).count("scorched_area") == on(p, 0).count("flood") == 3 and on(p, 0).count("river") == 1


def test_without_a_river_there_are_no_floods():
    """ERA-23.5, ERA-23.6"""
    p = alone("disasters", "", "p5 p5 p5")
    assert told(p, "disaster")[0]["disaster"] == ["disaster-treachery"]
    p = alone("disasters", "river 1-14,1", "p5 p5 p5")
    assert told(p, "disaster")[0]["disaster"] == ["disaster-treachery", "disaster-flood"]


@pytest.mark.parametrize(
    ("dice", "what"), [("p5 " * 3, "0 PlaceTile"), ("p5 " * 5, "0 LoseBuilding"), ("p5 " * 4, "0 LoseBuilding")]
)
def test_own_disasters_strike_yourself(dice, what):
    """ERA-23.9, ERA-23.17, ERA-8.10"""
    p = alone("disasters", "farm 1-2,1-3", dice)
    assert asked(p) == what


def test_philip_rolls_once_before_quills():
    """ERA-23.3, ERA-23.7, ERA-23.8: one peasant and two noble dice; his skulls bring nothing."""
    p = table(1, [], [], [nothing(food=9)], at="", mode="solo")
    roll(p, 0, "c0 p0")
    nature(p, 0, 1, 5, 5, 3)
    resume(fresh(p), (Match(), "rounds"), (Round(), "first_roll"))
    play(p, "done", "done")
    assert told(p, "philip-rolled") and p.philip == (5, 5, 3)
    assert asked(p) == "0 UseQuill"  # then the quills
    dice = seen(p)["philip"]["dice"]
    assert [die["face"] for die in dice] == [5, 5, 3] and len({die["die"] for die in dice}) == 3
    play(p, "done")
    assert not told(p, "disaster")


def test_extorting_philip():
    """ERA-23.10, ERA-23.13: a kind that his dice show, once; nothing if they show none."""
    p = alone("extort", dice="n5", philip=(3, 2, 2), hold=nothing())
    assert p.philip_left == (2, 1, 1, 0)
    assert asked(p) != "0 ExtortPhilip"  # his 4 shields are more than 3 swords
    p = alone("extort", dice="n5", philip=(3, 2, 3), hold=nothing())
    assert options(p) == ["take trade_goods", "take stone", "take wood", "done"]
    assert refusal(p, "take food").code == "philip-has-none"
    play(p, "take stone")
    assert tracks(p, 0)["stone"] == 1 and p.philip_left == (2, 0, 1, 0)
    p = alone("extort", dice="n5", philip=(4, 3, 0))
    assert asked(p) != "0 ExtortPhilip"


def test_philip_demands():
    """ERA-23.11, ERA-29.12: trade goods, else stone, else wood, else food; to the bank."""
    p = alone("extort", philip=(0, 0, 0), hold=nothing(wood=2, food=1))
    assert (asked(p), options(p)) == ("0 AnswerPhilip", ["give", "refuse"])
    assert seen(p)["demand"] == {"attacker": None, "victim": 0, "track": 2}
    play(p, "give")
    assert tracks(p, 0)["wood"] == 1
    p = play(alone("extort", philip=(0, 0, 0), hold=nothing(trade_goods=1, wood=2)), "refuse")
    assert tracks(p, 0)["trade_goods"] == 1 and tracks(p, 0)["disaster"] == 1
    p = alone("extort", philip=(0, 0, 0), hold=nothing())
    assert tracks(p, 0)["disaster"] == 1
    assert asked(alone("extort", dice="n1 n2 n2", philip=(0, 0, 3))) != "0 AnswerPhilip"  # 6 shields


def test_fairs_trade_with_his_dice():
    """ERA-23.12, ERA-23.13, ERA-23.18, ERA-29.13"""
    p = alone("fairs", "trade_fair 1-2,1-3", philip=(3, 2, 0), hold=nothing(wood=1))
    assert options(p) == ["trade 0 wood trade_goods", "trade 0 wood stone", "done"]
    assert refusal(p, "fair 0 0 wood stone").code == "not-now"
    assert refusal(p, "trade 0 wood food").code == "partner-has-none"
    play(p, "trade 0 wood stone")
    assert tracks(p, 0) == nothing(stone=1, culture=1) and p.philip_left == (1, 0, 1, 0)


def test_eight_rounds():
    """ERA-23.1, ERA-23.14, ERA-23.20: X cards do not end it; the player wins."""
    p = alone("end_of_round")
    assert p.round == 2
    p = table(1, [], [], [nothing(food=9)], at="", mode="solo")
    p.round, p.turned = 8, 0
    resume(fresh(p), (Match(), "rounds"), (Round(), "end_of_round"))
    assert p.over and p.ranking == (1,) and p.winners == (0,)
    p = table(1, [], [], [nothing(food=9)], at="", mode="solo")
    for piece in range(6):
        p.box[piece] += p.supply[piece]
        p.supply[piece] = 0
        p.turned |= 1 << piece
    resume(fresh(p), (Match(), "rounds"), (Round(), "end_of_round"))
    assert not p.over


@pytest.mark.parametrize(
    ("culture", "title"), [(0, 0), (32, 0), (33, 1), (52, 1), (53, 2), (72, 2), (73, 3), (92, 3), (93, 4), (200, 4)]
)
def test_titles(culture, title):
    """ERA-23.15, ERA-23.16: most culture with 1 culture; below 40 Squire, from 40, 60, 80, 100."""
    p = table(1, [], [], [nothing(culture=culture)], at="", mode="solo")
    p.round = 8
    resume(fresh(p), (Match(), "rounds"), (Round(), "end_of_round"))
    assert p.scores == ((culture + 5 if culture else 0) + 2,)
    assert seen(p)["final"]["title"] == f"title-{title}"


def test_majorities_need_one():
    """ERA-23.15"""
    p = table(1, ["road 1,1-2; longhouse 2,1-2"], [], [nothing()], at="", mode="solo")
    sheet = seen(p)["players"][0]["sheet"]
    assert (sheet[24], sheet[25], sheet[26]) == (0, 7, 0)


def test_philip_is_a_rival_without_a_seat():
    """ERA-23.18"""
    p = GAME.new(1, 1)
    assert p.view(None)["rivals"] == [{"name": "rival-philip", "score": None}]
