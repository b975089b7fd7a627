"""The kernel's flow on the toy game: windows, reactions to reactions, secrets, dice, loops, undo, records."""

import json

import pytest

from tabard.kernel import DONE, PASS, End, Illegal, Position, engine, laws, replay

from .toy import GAME, INTRIGUE, SWORD, VETO, Match, ToyPosition


def after_plans(seats: int = 3, seed: int = 1) -> ToyPosition:
    p = GAME.new(seats, seed)
    assert isinstance(p, ToyPosition)
    for seat in range(seats):
        p.play(seat, DONE)
    return p


def in_battle(*hands: tuple[int, ...]) -> ToyPosition:
    """Seat 0 attacks seat 1; the hands are given."""
    p = after_plans(len(hands))
    cards = [*p.deck, *[card for hand in p.hands for card in hand]]
    for card in [card for hand in hands for card in hand]:
        cards.remove(card)
    p.hands, p.deck = list(hands), tuple(cards)
    p.play(0, ("attack", 1))
    return p


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int) -> None:
    sample = laws.hold(GAME, 150, [seats], care=8)
    assert (sample.games, sample.careful) == (150, 1200)
    assert {"ask-play-veto", "ask-commit-card", "move-mark", "log-drew"} <= set(sample.said)


def test_options_are_fuzzed_too() -> None:
    assert laws.hold(GAME, 20, [3], {"rounds": 5, "mood": "wild"}).longest > 0


def test_a_window_goes_round_until_all_pass_in_a_row() -> None:
    p = in_battle((INTRIGUE,), (SWORD,), (INTRIGUE, SWORD))
    assert p.waiting == (0,)
    p.play(0, PASS)
    p.play(1, PASS)
    p.play(2, ("intrigue", 0))
    for seat in (0, 1):  # the veto window inside, clockwise from the left of whoever played
        assert p.waiting == (seat,)
        p.play(seat, PASS)
    assert p.strength == 3
    assert p.waiting == (0,), "after a play the window goes on with the next seat"
    for seat in (0, 1, 2):
        p.play(seat, PASS)
    assert p.where.endswith("Battle.commit > CommitCard")


def test_a_seat_is_skipped_only_when_everybody_can_see_why() -> None:
    p = in_battle((INTRIGUE,), (), (SWORD,))
    p.play(0, PASS)
    assert p.waiting == (2,), "seat 1 has no card: skipped; seat 2 has one and is asked, useless as it is"
    assert p.legal(2) == [PASS]


def test_a_reaction_to_a_reaction() -> None:
    p = in_battle((INTRIGUE, VETO), (VETO,), (VETO,))
    p.play(0, ("intrigue", 0))
    p.play(1, ("veto",))
    assert p.waiting == (2,), "the veto of seat 1 is answered by its left"
    p.play(2, PASS)
    p.play(0, ("veto",))
    assert p.where.split(" > ")[-3:] == ["PlayVeto", "PlayVeto", "PlayVeto"]
    while p.where.endswith("PlayVeto"):
        p.play(p.waiting[0], PASS)
    assert p.strength == 3, "a vetoed veto leaves the intrigue in force"


def test_saved_in_the_middle_of_a_veto() -> None:
    p = in_battle((INTRIGUE, VETO), (VETO,), (VETO,))
    p.play(0, ("intrigue", 0))
    p.play(1, ("veto",))
    stack = json.loads(json.dumps(p.dump()))["frames"]
    assert [frame[0] for frame in stack] == ["Match", "Battle", "Window", "Intrigue", "Window", "Window"]
    assert stack[1] == ["Battle", {"attacker": 0, "defender": 1}, "commit", "intrigue"]
    assert stack[-1] == ["Window", {"what": "PlayVeto", "seats": [2, 0], "turn": 0, "passed": 0}]
    loaded = GAME.load(json.loads(json.dumps(p.dump())))
    assert loaded == p
    assert loaded.legal(2) == p.legal(2) == [("veto",), PASS]


def test_secrets_are_collected_and_carried_out_together() -> None:
    p = in_battle((SWORD,), (SWORD,), ())
    p.play(0, PASS)
    p.play(1, PASS)
    assert p.waiting == (0, 1)
    p.play(1, ("commit", SWORD))
    assert p.waiting == (0,)
    assert p.hands[1] == (SWORD,), "nothing happens before the last seat has committed"
    assert p.prompt(2) == {"id": "ask-commit-card.other", "args": {"seat": 0, "seats": [0]}, "rule": "TOY-6"}
    p.script, p.scripted = (5, 0), 0
    p.play(0, PASS)
    assert p.laid[:2] == [-1, SWORD]
    assert p.points[0] == 1, "6 against 1 beats a sword of 2"


def test_a_secret_of_several_moves_may_be_taken_back_until_the_last_is_done() -> None:
    p = GAME.new(3, 1)
    start = p.dump()
    p.play(1, ("mark", 2))
    p.play(0, DONE)
    p.play(1, ("mark", 0))
    assert p.legal(1) == [DONE]
    p.play(1, DONE)
    assert p.waiting == (2,)
    assert p.can_undo(0) and p.can_undo(1) and not p.can_undo(2)
    p.undo(1)
    assert p.legal(1) == [DONE]
    p.undo(1)
    p.undo(1)
    p.undo(0)
    assert p.dump() == start
    record = p.record()
    assert record["moves"] == []
    for seat in range(3):
        p.play(seat, DONE)
    assert not p.can_undo(1), "revealed"


def test_undo_stops_at_another_seat_and_at_dice() -> None:
    p = after_plans()
    before = p.dump()
    p.play(0, PASS)
    assert p.can_undo(0)
    p.undo(0)
    assert p.dump() == before
    p.play(0, PASS)
    p.play(1, PASS)
    assert not p.can_undo(0)
    with pytest.raises(Illegal) as refused:
        p.undo(0)
    assert refused.value.code == "no-undo"


def test_dice_come_from_the_script_and_the_record_holds_them() -> None:
    p = in_battle((), (), ())
    assert p.where.endswith("CommitCard")
    p.script, p.scripted = (0, 5), 0
    p.play(0, PASS)
    p.play(1, PASS)
    assert p.scripted == 2
    assert p.points == [0, 1, 0]


def test_private_events_have_an_audience() -> None:
    p = in_battle((), (), ())
    p.play(0, PASS)
    p.play(1, PASS)
    winner = p.points.index(1)
    loser = 1 - winner
    assert p.story_for(winner)[-1]["id"] == "log-drew"
    assert p.story_for(loser)[-1]["id"] == p.story_for(None)[-1]["id"] == "log-drew-hidden"


def test_a_record_plays_again_and_wrong_ones_are_refused() -> None:
    p = after_plans()
    record = json.loads(json.dumps(p.record()))
    assert replay(GAME, record) == p
    assert replay(GAME, record, moves=1).waiting == (1, 2)
    for key, value, words in [
        ("rules_version", "0", "rules version 0"),
        ("components", "abc", "component file"),
        ("nature", [*record["nature"], 1], "answers of nature"),
        ("nature", [99, *record["nature"]], "does not fit"),
    ]:
        with pytest.raises(ValueError, match=words):
            replay(GAME, {**record, key: value})
    del record["seed"]
    with pytest.raises(ValueError, match="'seed'"):
        replay(GAME, record)


def test_a_quiet_position_has_no_story_and_says_so() -> None:
    p = GAME.new(2, 1, story=False)
    p.step(0, DONE)
    assert p.story == []
    with pytest.raises(ValueError, match="keeps no record"):
        p.record()


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (5, {}, "2 to 4 seats, not 5"),
        (True, {}, "2 to 4 seats"),
        ("3", {}, "2 to 4 seats"),
        (None, {}, "2 to 4 seats"),
        (2, [1], "options are names with values"),
        (2, {"speed": 1}, "no option 'speed'; its options: rounds, open, mood"),
        (2, {"rounds": 9}, "rounds takes 1 to 5, not 9"),
        (2, {"rounds": True}, "rounds takes 1 to 5"),
        (2, {"open": 1}, "open takes true or false"),
        (2, {"mood": "angry"}, "mood takes calm or wild"),
    ],
)
def test_wrong_set_up_names_what_is_allowed(seats: int, options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        GAME.new(seats, 1, options)


def test_a_search_copy_has_its_own_stream() -> None:
    p = after_plans()
    first, second = p.redeal(0, 1), p.redeal(0, 2)
    assert [first.below(1000) for _ in range(5)] != [second.below(1000) for _ in range(5)]
    assert isinstance(p, Position)
    assert [p.redeal(0, 1).below(1000) for _ in range(3)] == [p.redeal(0, 1).below(1000) for _ in range(3)]


def test_programs_have_defaults_of_their_own() -> None:
    assert GAME.for_programs({"mood": "wild"}) == {"rounds": 2, "asides": False, "mood": "wild"}
    assert GAME.for_programs({"rounds": 5}) == {"rounds": 5, "asides": False}
    assert laws.Trial(GAME, 2, 1, {}).p.options["rounds"] == 2
    assert GAME.new(2, 1).options["rounds"] == 3


@pytest.mark.parametrize("step", ["advance", "nowhere"])
def test_a_step_with_a_wrong_name_is_refused(step: str) -> None:
    class Odd(Match):
        STEPS = ("plan", step)

    class OddToy(type(GAME)):  # type: ignore[misc]
        procedures = (Odd,)

    with pytest.raises(ValueError, match=f"Odd: the step '{step}'"):
        OddToy(GAME.vocabulary)


def test_the_end_may_come_at_any_depth() -> None:
    p = in_battle((INTRIGUE,), (), ())
    p.push(End())
    engine.run(p)
    assert p.over
    assert p.waiting == ()
    assert p.explain(0, PASS).code == "over"


def test_laws_catch_a_leak() -> None:
    """A view that shows the deck breaks law 4."""

    class Leaky(type(GAME)):  # type: ignore[misc]
        def view(self, p: Position, seat: int | None) -> dict[str, object]:
            assert isinstance(p, ToyPosition)
            return {**super().view(p, seat), "top": p.deck[-1:]}

    with pytest.raises(laws.Breach, match="law 4"):
        laws.hold(Leaky(GAME.vocabulary), 30, [3], care=40)


def test_laws_catch_a_lazy_redeal() -> None:
    class Lazy(type(GAME)):  # type: ignore[misc]
        def redeal(self, p: Position, seat: int | None) -> None:
            return None

    with pytest.raises(laws.Breach, match="never varies"):
        laws.hold(Lazy(GAME.vocabulary), 30, [3], care=40)


def test_laws_catch_a_lost_card() -> None:
    class Losing(type(GAME)):  # type: ignore[misc]
        def check(self, p: Position) -> None:
            assert isinstance(p, ToyPosition)
            assert len(p.discard) < 3, "a card was lost"

    with pytest.raises(laws.Breach, match="a card was lost") as breach:
        laws.hold(Losing(GAME.vocabulary), 30, [3])
    assert breach.value.record["game"] == "toy"
