"""What stands beside the question: asides, what one has chosen in secret, answers taken unasked, prompts for onlookers."""

import json

import pytest

from tabard.kernel import DONE, PASS, Ask, Decision, Frame, Illegal, Move, Position, laws, replay

from .test_flow import after_plans, in_battle
from .toy import BESIDE, DRINK, GAME, SWORD, TAKE_MARK, Battle, ToyPosition

ON = {"asides": True}


def planning(*points: int) -> ToyPosition:
    """All seats mark lands in secret; points as given."""
    p = GAME.new(len(points), 1, ON)
    assert isinstance(p, ToyPosition)
    p.points = list(points)
    return p


# ---------------------------------------------------------------------- asides


def test_an_aside_is_open_to_every_seat_while_others_choose_in_secret() -> None:
    p = planning(2, 0, 0)
    p.play(0, ("mark", 1))
    p.play(0, DONE)
    assert p.waiting == (1, 2)
    assert p.legal(0) == []
    assert p.asides(0) == [("give", 1), ("give", 2), ("toast", 1), ("toast", 2)]
    assert p.asides(1) == [("toast", 0), ("toast", 2)], "who has no point gives none"
    p.play(0, ("give", 2))
    assert p.points == [1, 0, 1]
    assert p.waiting == (1, 2), "whoever was asked is still asked"
    assert p.chosen(0) == (("mark", 1), DONE)
    assert [event.audience for event in p.story] == [None], "told to everybody at once"


def test_an_aside_is_never_in_the_legal_list() -> None:
    p = planning(2, 2, 2)
    assert not {move[0] for seat in range(3) for move in p.legal(seat)} & set(BESIDE.verbs)


def test_an_aside_closes_the_way_back_and_stays_made() -> None:
    p = after_plans(3)
    p.points = [1, 1, 1]
    p.play(0, ("attack", 1))
    assert p.can_undo(0)
    p.play(2, ("give", 0))
    assert not any(p.can_undo(seat) for seat in range(3))
    with pytest.raises(Illegal, match="nothing to take back"):
        p.undo(0)


def test_a_secret_is_taken_back_past_an_aside_which_stays() -> None:
    p = planning(1, 0)
    p.play(0, ("mark", 2))
    p.play(0, ("give", 1))
    assert p.can_undo(0), "the own secret choice, not the gift"
    p.undo(0)
    assert p.chosen(0) == ()
    assert p.points == [0, 1]
    assert not p.can_undo(0)
    assert p.played() == [(0, ("give", 1))]


def test_an_aside_in_the_record() -> None:
    p = GAME.new(2, 1, ON)
    p.play(0, DONE)
    p.play(1, DONE)
    p.play(1, ("toast", 0))
    p.play(0, ("drink",))
    again = replay(GAME, json.loads(json.dumps(p.record())))
    assert again == p
    assert again.played()[-2:] == [(1, ("toast", 0)), (0, ("drink",))]


def test_an_aside_may_ask_and_then_the_question_goes_on() -> None:
    """TOY-11: also inside a secret of several moves."""
    p = planning(0, 0, 0)
    p.play(1, ("mark", 0))
    p.play(2, ("toast", 1))
    assert p.waiting == (1,)
    assert p.frames[-1].decision() is DRINK
    assert p.asides(0) == [], "no toast while one is being answered"
    assert p.chosen(1) == (("mark", 0),), "the secret below is still open"
    p.play(1, ("drink",))
    assert p.toasts == 1
    assert p.waiting == (0, 1, 2)
    assert ("mark", 0) not in p.legal(1)


def test_an_answer_to_an_aside_is_taken_back_before_the_secret_below() -> None:
    """The toast is answered, then the secret choice: each undo takes back what was done last, and the record with it."""
    p = planning(0, 0)
    p.play(0, ("mark", 2))
    p.play(1, ("toast", 0))
    p.play(0, PASS)
    p.undo(0)
    assert p.frames[-1].decision() is DRINK
    p.play(0, PASS)
    p.play(1, ("mark", 1))
    p.undo(0)
    assert p.chosen(0) == ()
    assert p.played() == [(1, ("toast", 0)), (0, PASS), (1, ("mark", 1))]
    assert replay(GAME, p.record()) == p


def test_an_aside_that_may_not_be_made() -> None:
    p = planning(0, 1)
    before = p.dump()
    refusals = [(0, ("give", 1)), (1, ("give", 1)), (1, ("give", 3)), (0, ("toast", 0))]
    assert [p.explain(seat, move).code for seat, move in refusals] == ["no-aside"] * 4
    assert p.explain(1, ("give", 9)).code == "out-of-range"
    assert p.explain(1, ("give",)).code == "wrong-count"
    assert p.explain(7, ("give", 0)).code == "no-seat"
    assert p.dump() == before


def test_asides_are_not_for_programs_unless_switched_on() -> None:
    p = GAME.new(3, 1, GAME.for_programs({}))
    assert [p.asides(seat) for seat in range(3)] == [[], [], []]
    p = GAME.new(3, 1, GAME.for_programs(ON))
    assert p.asides(0) == [("toast", 1), ("toast", 2)]


def test_after_the_end_nobody_speaks() -> None:
    p = GAME.new(2, 1, {"rounds": 1, **ON})
    while not p.over:
        p.play(p.waiting[0], p.legal(p.waiting[0])[-1])
    assert p.asides(0) == []
    assert p.explain(0, ("give", 1)).code == "over"


def test_the_laws_hold_with_asides() -> None:
    sample = laws.hold(GAME, 80, options=ON, care=6)
    assert {"log-give", "log-toast", "ask-drink", "move-toast", "illegal-no-aside"} <= set(sample.said)


def test_laws_catch_an_aside_that_answers_for_somebody() -> None:
    class Answering(type(BESIDE)):  # type: ignore[misc]
        def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
            super().apply(p, seat, move)
            p.pop()
            return None

    class Meddling(type(GAME)):  # type: ignore[misc]
        aside = Answering()

    with pytest.raises(laws.Breach, match="changed who is waited for"):
        laws.hold(Meddling(GAME.vocabulary), 30, [3], ON, care=20)


def test_laws_catch_an_aside_that_is_whispered() -> None:
    class Whispered(type(BESIDE)):  # type: ignore[misc]
        def apply(self, p: ToyPosition, seat: int, move: Move) -> Frame | None:
            p.points[seat] -= 1
            p.points[int(move[1])] += 1
            return None

        def options(self, p: ToyPosition, seat: int) -> list[Move]:
            return [move for move in super().options(p, seat) if move[0] == "give"]

    class Secretive(type(GAME)):  # type: ignore[misc]
        aside = Whispered()

    with pytest.raises(laws.Breach, match="not told to everybody"):
        laws.hold(Secretive(GAME.vocabulary), 30, [3], ON, care=20)


def test_a_verb_is_an_answer_or_an_aside() -> None:
    class Both(type(BESIDE)):  # type: ignore[misc]
        verbs = ("give", "pass")

    class Confused(type(GAME)):  # type: ignore[misc]
        aside = Both()

    with pytest.raises(ValueError, match="'pass' is the verb of an aside"):
        Confused(GAME.vocabulary)


# ---------------------------------------------------------------------- chosen, forced, prompts


def test_what_a_seat_has_chosen_is_its_own() -> None:
    p = planning(0, 0)
    p.play(0, ("mark", 2))
    assert p.view(0)["board"]["chosen"] == [["mark", 2]]
    assert p.view(1)["board"]["chosen"] == p.view(None)["board"]["chosen"] == []
    assert p.redeal(0, 5).chosen(0) == (("mark", 2),)
    p.play(0, DONE)
    p.play(1, DONE)
    assert p.chosen(0) == (), "when all have chosen there is nothing left to keep"


def won(marks: tuple[int, ...]) -> ToyPosition:
    """Seat 0 has just won a battle against seat 1, whose lands are marked so."""
    p = in_battle((SWORD,), (SWORD,))
    p.plans[1] = marks
    while p.where.endswith("PlayIntrigue"):
        p.play(p.waiting[0], PASS)
    p.script, p.scripted = (5, 0), 0
    p.play(1, PASS)
    p.play(0, ("commit", SWORD))
    return p


def test_a_single_answer_is_taken_unasked_and_told() -> None:
    """TOY-12"""
    p = won((2,))
    assert p.plans[1] == ()
    assert "took" in [event.name for event in p.story]
    assert p.frames[-1].decision() is not TAKE_MARK
    assert ("take", 2) not in [move for _, move in p.played()], "nobody made this move"


def test_of_several_answers_one_is_asked_for() -> None:
    p = won((0, 2))
    assert p.waiting == (0,)
    assert p.legal(0) == [("take", 0), ("take", 2)]
    assert p.near(Battle).defender == 1
    p.play(0, ("take", 0))
    assert p.plans[1] == (2,)


def test_the_others_read_arguments_too() -> None:
    p = after_plans(3)
    assert p.prompt(0) == {"id": "ask-attack", "args": {}, "rule": "TOY-2"}
    assert p.prompt(1) == {"id": "ask-attack.other", "args": {"seat": 0, "seats": [0], "round": 1}, "rule": "TOY-2"}


# ---------------------------------------------------------------------- refusals that cite what forbids


def test_refusals_cite_the_clause_of_the_moment() -> None:
    class Moody(type(TAKE_MARK)):  # type: ignore[misc]
        def clause(self, p: Position) -> str:
            return "TOY-8"

    p = won((0, 2))
    moody = Moody()
    p.replace(Ask(moody, 0))
    assert p.explain(0, ("mark",)).rule == "TOY-8"
    assert p.explain(1, ("take", 0)).rule == "TOY-8", "no clause says what a turn is made of: the one that asks"
    assert (p.explain(0, PASS).code, p.explain(0, PASS).rule) == ("must-choose", "TOY-8")


def test_refusals_cite_the_turn_where_a_game_names_it() -> None:
    class Turned(type(GAME)):  # type: ignore[misc]
        turn_rule = "TOY-2"

    p = Turned(GAME.vocabulary).new(2, 1)
    assert p.explain(0, ("attack", 1)).rule == "TOY-2"
    with pytest.raises(Illegal, match="TOY-2"):
        p.undo(0)


def test_a_place_has_its_name_also_at_the_first_step() -> None:
    """`again` in the first step left the place at 0, and `where` lost the name."""
    p = GAME.new(2, 1)
    assert p.where.startswith("Match.plan")
    p.places[0] = 0
    assert p.where.startswith("Match.plan")


def test_a_decision_is_stateless() -> None:
    assert not [d for d in GAME.decisions if isinstance(d, Decision) and getattr(d, "__dict__", None)]
