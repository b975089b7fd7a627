"""Hidden information (ERA-28) and who is asked what (ERA-29)."""

import json

import pytest

from tabard.games.era_medieval_age import GAME, own

from .tables import asked, play, seen, walk

SOME = [(2, "scenario_3"), (3, "free"), (4, "scenario_2"), (1, "solo")]


@pytest.mark.parametrize(("seats", "mode"), SOME)
def test_a_re_deal_keeps_what_a_seat_knows(seats, mode):
    """ERA-28.2, ERA-28.4, ERA-28.6"""
    for number, p in enumerate(walk(seats, 3, mode=mode)):
        if number % 17 == 0 and not p.over:
            for seat in (*range(seats), None):
                dealt = own(p.redeal(seat, number))
                assert json.dumps(dealt.view(seat)) == json.dumps(p.view(seat))
                assert dealt.domains == p.domains and dealt.tracks == p.tracks and dealt.dice == p.dice
                if seat is not None:
                    assert dealt.faces[seat] == p.faces[seat] and dealt.chosen(seat) == p.chosen(seat)
                GAME.check(dealt)


def test_a_finished_draft_is_any_legal_draft():
    """ERA-28.6, ERA-28.1"""
    p = own(GAME.new(2, 5, {"mode": "free"}))
    while 0 in p.waiting:
        p.play(0, p.legal(0)[7 % len(p.legal(0))])
    drafts = {own(p.redeal(1, seed)).chosen(0) for seed in range(8)}
    assert len(drafts) > 6 and all(draft[-1] == ("done",) for draft in drafts)
    p.undo(0)
    assert own(p.redeal(1, 1)).chosen(0) == ()  # not yet done: nothing is known of it


def test_the_question_shows_only_who_has_answered():
    """ERA-28.4, ERA-5.18"""
    p = own(GAME.new(3, 5, {"mode": "base"}))
    assert seen(p, 1)["draft"]["done"] == []
    while 0 in p.waiting:
        p.play(0, p.legal(0)[0])
    assert seen(p, 1)["draft"]["done"] == seen(p, None)["draft"]["done"] == [0]


def test_the_onlooker_of_a_solo_game_sees_no_layout_and_no_roll():
    """ERA-29.3"""
    p = own(GAME.new(1, 5))
    play(p, "lay river 0 0")
    assert seen(p, None)["draft"]["yours"] == [] and len(seen(p, 0)["draft"]["yours"]) == 1
    while asked(p).endswith("LayOut"):
        p.play(0, p.legal(0)[0])
    assert [die["face"] for die in seen(p, None)["players"][0]["dice"]] == [None] * 4


ASKED = {
    "LayOut",
    "Reroll",
    "RerollLast",
    "UseQuill",
    "FaceBandits",
    "PlaceTile",
    "LoseBuilding",
    "Build",
    "PlaceStructure",
    "Extort",
    "AnswerDemand",
    "Trade",
}


def test_the_list_of_decisions_is_complete():
    """ERA-29.1 to ERA-29.14, ERA-29.18"""
    met = set()
    for seed, mode in enumerate(["scenario_1", "scenario_3", "grand", "free"] * 3):
        for p in walk(3, seed, mode=mode):
            met |= {asked(p).split()[-1]} if p.waiting else set()
    assert met == ASKED
    alone = {asked(p).split()[-1] for seed in range(25) for p in walk(1, seed) if p.waiting}
    assert alone <= {*ASKED, "AnswerPhilip", "ExtortPhilip"} and {"AnswerPhilip", "ExtortPhilip"} <= alone


def test_single_answers_are_asked():
    """ERA-29.17: a finished layout is still a question."""
    p = own(GAME.new(2, 5, {"mode": "base"}))
    while p.legal(0) != [("done",)]:
        p.play(0, p.legal(0)[0])
    assert 0 in p.waiting


def test_nature_is_recorded():
    """ERA-29.19: the draw, the first player, every roll."""
    *_, p = walk(2, 4, story=True, mode="free")
    record = p.record()
    nature = record["nature"]
    assert len(nature) > 11 and all(isinstance(answer, int) for answer in nature)
    rolls = sum(len(event["dice"]) for event in [e.details for e in p.story if e.name == "first-roll"])
    assert len(nature) >= 6 + 5 + 1 + rolls
