"""Phase 1: Roll (ERA-5)."""

import pytest

from tabard.games.era_medieval_age.rules.round import Match, Round
from tabard.kernel.testing import fresh, resume

from .tables import asked, nature, options, play, refusal, roll, seen, table, told

PLAIN = "p0 p1 p2 n0"


def rolling(*answers, boards=(), dice=(PLAIN, PLAIN), **words):
    """Before the first roll of a round, with nature's answers laid down."""
    p = table(2, boards, at="", **words)
    for seat, text in enumerate(dice):
        roll(p, seat, text)
    return resume(fresh(nature(p, *answers)), (Match(), "rounds"), (Round(), "first_roll"))


def opened(dice, boards=(), **words):
    """All dice are open; quills and chapels come."""
    return table(2, boards, dice, at="quills", **words)


def test_all_dice_are_rolled_behind_the_screens():
    """ERA-5.1, ERA-28.1, ERA-28.4"""
    p = rolling(0, 1, 2, 3, 4, 5, 0, 1)
    assert p.faces == [(0, 1, 2, 3), (4, 5, 0, 1)]
    assert asked(p) == "0,1 Reroll"
    assert [die["face"] for die in seen(p, 0)["players"][1]["dice"]] == [None] * 4
    assert [die["face"] for die in seen(p, 0)["players"][0]["dice"]] == [0, 1, 2, 3]
    assert [die["colour"] for die in seen(p, None)["players"][1]["dice"]] == [0, 0, 0, 1]


def test_three_rolls_at_most():
    """ERA-5.2, ERA-5.3, ERA-5.5: a die kept once may be rolled later."""
    p = rolling(0, 0, 0, 0, 1, 1, 1, 1, 2, 3)
    play(p, "0: reroll 1", "0: done")
    assert p.faces[0] == (0, 0, 0, 0)  # nothing rolls before all have answered
    play(p, "1: done")
    assert p.faces[0] == (0, 2, 0, 0)
    assert asked(p) == "0,1 RerollLast"
    play(p, "0: reroll 0", "0: done", "1: done")
    assert p.faces[0] == (3, 2, 0, 0)
    assert not asked(p).endswith(("Reroll", "RerollLast"))


def test_a_skull_is_locked():
    """ERA-5.4, ERA-1.10"""
    p = rolling(5, 0, 0, 5, 0, 0, 0, 0)
    assert options(p, 0) == ["reroll 1", "reroll 2", "done"]
    assert refusal(p, "reroll 0", 0).code == "locked"
    assert refusal(p, "reroll 7", 0).code == "not-your-die"
    play(p, "0: reroll 1")
    assert options(p, 0) == ["reroll 2", "done"]
    assert refusal(p, "reroll 1", 0).code == "named-already"


def test_everybody_with_dice_is_asked_both_times():
    """ERA-5.18, ERA-29.5: also who rolled none and who shows only skulls; not who has no dice."""
    p = rolling(5, 5, 5, 5, 0, 0, 0, 0)
    play(p, "0: done", "1: done")
    assert asked(p) == "0,1 RerollLast"
    assert "reroll 0" in options(p, 1)  # rolling none does not bind
    p = rolling(0, 0, 0, 0, dice=(PLAIN, ""))
    assert asked(p) == "0 Reroll"


def test_a_quill_is_a_face_like_any_other_behind_the_screen():
    """ERA-5.17"""
    p = rolling(1, 0, dice=("c0 p0", ""))
    assert options(p, 0) == ["reroll 0", "reroll 60", "done"]


MONASTERY = "monastery 1,2 2,1 2,2 2,3 3,1 3,2 3,3"


def test_a_monastery_turns_one_die():
    """ERA-5.6, ERA-5.7, ERA-29.4, ERA-14.8"""
    p = rolling(5, 0, 2, boards=[MONASTERY], dice=("p0 p0", "n0"), mode="base")
    assert [option for option in options(p, 0) if option.startswith("set")] == [f"set 1 {face}" for face in range(6)]
    assert refusal(p, "set 0 1", 0).code == "locked"
    play(p, "0: set 1 5")
    assert options(p, 0) == ["done"]  # set to its skull, it is locked
    assert p.faces[0] == (5, 0)
    p.undo(0)
    play(p, "0: set 1 4")
    assert options(p, 0) == ["reroll 1", "done"]
    play(p, "0: done", "1: done")
    assert p.faces[0] == (5, 4)
    assert not [option for option in options(p, 0) if option.startswith("set")]
    assert refusal(p, "set 1 0", 0).code == "monastery-late"


def test_a_monastery_acts_before_the_second_roll():
    """ERA-5.6, ERA-29.4: not after a die was named; each die once."""
    p = rolling(
        0,
        0,
        0,
        2,
        boards=[MONASTERY + "; " + "monastery 5,2 6,1 6,2 6,3 7,1 7,2 7,3"],
        dice=("p0 p0 p0", "n0"),
        mode="base",
    )
    play(p, "0: set 0 3")
    assert refusal(p, "set 0 2", 0).code == "no-monastery"
    play(p, "0: reroll 1")
    assert refusal(p, "set 2 2", 0).code == "monastery-late"
    assert seen(p, 0)["rolling"]["turned"] == [[0, 3]] and seen(p, 1)["rolling"]["turned"] == []


def test_screens_are_lifted_together():
    """ERA-5.8, ERA-28.2, ERA-28.5: only the final faces lie open."""
    p = rolling(1, 2, 3, 0, 0, 1, 2, 3)
    play(p, "0: done", "1: done", "0: done", "1: done")
    assert [die["face"] for die in seen(p, 0)["players"][1]["dice"]] == [0, 1, 2, 3]
    assert [event["seat"] for event in told(p, "rolled")] == [0, 1]
    assert {event["id"] for event in p.story_for(1)} & {"log-rerolled", "log-set"} == set()


def test_own_rolls_stay_secret():
    """ERA-28.5"""
    p = rolling(1, 2, 3, 0, 0, 1, 2, 3, 4)
    play(p, "0: reroll 0", "0: done", "1: done")
    assert [event["id"] for event in p.story_for(0)].count("log-rerolled") == 1
    assert "log-rerolled" not in [event["id"] for event in p.story_for(1)]
    assert "log-rerolled" not in [event["id"] for event in p.story_for(None)]


# ---------------------------------------------------------------------- quills and chapels


def test_quills_and_chapels_in_turn_order():
    """ERA-5.9, ERA-29.6: all of one player before the next; who has none is skipped."""
    p = opened(["c1 p5", "c1 p0"], ["chapel 1,1-2"], first=1)
    assert asked(p) == "1 UseQuill"
    play(p, "done")
    assert asked(p) == "0 UseQuill"
    assert options(p) == ["quill 60 0", "chapel 0", "chapel 60", "done"]
    assert not asked(opened(["p5 p5", "p0"])).endswith("UseQuill")
    assert not asked(opened(["c1", "p0"])).endswith("UseQuill")  # no other die


def test_a_quill_re_rolls_another_die_even_a_skull():
    """ERA-5.10, ERA-5.12, ERA-5.14, ERA-5.16"""
    p = nature(opened(["c1 c2 p5", "p0"]), 2)
    assert options(p) == ["quill 60 0", "quill 60 61", "quill 61 0", "quill 61 60", "done"]
    assert refusal(p, "quill 60 60").code == "quill-itself"
    assert refusal(p, "quill 0 60").code == "no-quill"
    play(p, "quill 60 0")
    assert p.faces[0] == (2, 1, 2)
    assert options(p) == ["quill 61 0", "quill 61 60", "done"]


def test_a_new_quill_may_be_used_an_unused_one_is_lost():
    """ERA-5.12, ERA-5.16"""
    p = nature(opened(["c1 c0", "p0"]), 2, 0)
    play(p, "quill 60 61")  # shows a quill now
    assert options(p) == ["quill 61 60", "done"]
    play(p, "quill 61 60")  # the first quill is used up, its die shows none now
    assert not asked(p).endswith("UseQuill")


def test_a_die_that_shows_a_quill_again_has_a_new_one():
    """ERA-5.16"""
    p = nature(opened(["c1 c2", "p0"]), 1)
    play(p, "quill 61 60")
    assert options(p) == ["quill 60 61", "done"]


def test_a_chapel_re_rolls_any_die_once_a_round():
    """ERA-5.11, ERA-5.13, ERA-16.1: also one that shows an unused quill, which is lost."""
    p = nature(opened(["c1 p5", "p0"], ["chapel 1,1-2"]), 0)
    play(p, "chapel 60")
    assert p.faces[0] == (5, 0)
    assert not asked(p).endswith("UseQuill")
    p = nature(opened(["p5", "p0"], ["chapel 1,1-2"]), 3)
    play(p, "chapel 0")
    assert told(p, "chapel")[0]["after"]["args"]["symbols"][0] == {"id": "symbol-stone", "args": {"count": 1}}
    p = opened(["c1 p5", "p0"])
    assert refusal(p, "chapel 0").code == "no-chapel"
    assert refusal(p, "chapel 25").code == "not-your-die"


def test_every_symbol_of_a_final_face_counts():
    """ERA-5.15: on skull faces too."""
    p = table(2, [], ["b5", ""], [{"trade_goods": 0}], at="collecting")
    assert told(p, "collected")[0]["gains"] == [{"id": "symbol-trade-goods", "args": {"count": 2}}]


@pytest.mark.parametrize("text", ["done", "quill 60 0"])
def test_undo_never_crosses_a_roll(text):
    """ERA-5.14"""
    p = opened(["c1 p5", "c1 p0"])
    play(p, text)
    assert p.can_undo(0) == (text == "done")
