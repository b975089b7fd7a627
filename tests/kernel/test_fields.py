"""Laws 3 and 9 on broken toys: a forgotten field, a field called fixed, a law that is thin."""

import pytest

from tabard.kernel import Frame, Option, OptionValue, Position, Procedure, laws
from tabard.kernel.position import attributes
from tabard.kernel.trial import Trial

from .toy import GAME, Match, Toy, ToyPosition

Options = dict[str, OptionValue]


def toy_with(kind: type[ToyPosition]) -> Toy:
    """The toy game with another position class."""

    class Other(Toy):
        def blank(self, seats: int, options: Options) -> Position:
            return kind(self, seats, options)

    return Other(GAME.vocabulary)


class Forgetful(ToyPosition):
    """`heat` changes with every spent card, and `assign` does not copy it."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        self.heat = 0

    def spend(self, seat: int, card: int) -> None:
        super().spend(seat, card)
        self.heat += 1


def test_every_attribute_is_a_field() -> None:
    p = GAME.new(2, 1)
    named = {"round", "turn", "hands", "deck", "discard", "plans", "points", "strength", "vetoed", "laid", "toasts"}
    assert set(p.field_names()) == named == set(p.dump()["fields"])
    assert named < set(attributes(p))
    assert {"frames", "told", "moves", "fence"} < set(attributes(p))


def test_laws_catch_a_forgotten_field() -> None:
    """It cannot be left out of the dump any more; left out of `assign` it is found by the next careful decision."""
    assert "heat" in toy_with(Forgetful).new(2, 1).dump()["fields"]
    with pytest.raises(laws.Breach, match="a clone does not copy heat"):
        laws.hold(toy_with(Forgetful), 20, [3], care=4)


def test_laws_catch_a_field_that_is_called_fixed() -> None:
    class Fixed(Forgetful):
        FIXED = ("heat",)

        def assign(self, other: Position) -> None:
            super().assign(other)
            assert isinstance(other, Fixed)
            self.heat = other.heat

    with pytest.raises(laws.Breach, match="heat is FIXED, yet it changes"):
        laws.hold(toy_with(Fixed), 20, [3], care=4)


def test_laws_catch_a_copy_that_drifts() -> None:
    """A list that copies share shows only when somebody moves: the twin plays along and is compared."""

    class Shared(ToyPosition):
        def assign(self, other: Position) -> None:
            super().assign(other)
            assert isinstance(other, ToyPosition)
            self.points = other.points

    with pytest.raises(laws.Breach, match="law 3"):
        laws.hold(toy_with(Shared), 20, [3], care=4)


def test_laws_catch_a_clone_that_forgets_the_kernel() -> None:
    class Deaf(ToyPosition):
        def assign(self, other: Position) -> None:
            super().assign(other)
            self.listening = False

    with pytest.raises(laws.Breach, match="a clone does not copy listening"):
        laws.hold(toy_with(Deaf), 5, [2], care=4)


# ---------------------------------------------------------------------- no thin laws


class Endless(Toy):
    """A bound far above what games really take, as in Medieval Mastery."""

    bound = 2_000_000


@pytest.mark.parametrize("care", [1, 6, 30])
def test_care_does_not_depend_on_the_bound(care: int) -> None:
    sample = laws.hold(Endless(GAME.vocabulary), 10, [4], care=care)
    assert sample.careful == 10 * care


def test_care_is_spread_over_the_whole_game() -> None:
    """Every quarter of the games gets its part of the careful decisions."""
    quarters = [0, 0, 0, 0]
    for seed in range(200):
        trial = Trial(Endless(GAME.vocabulary), 3, seed, {}, care=4)
        length = laws.random_game(GAME, 3, seed, care=0).decisions
        for at in trial.careful:
            quarters[at * 4 // length] += 1
    assert sum(quarters) == 800
    assert min(quarters) > 130


def test_no_more_care_than_decisions() -> None:
    sample = laws.random_game(GAME, 2, 3, care=10_000)
    assert sample.careful == sample.decisions


def test_junk_draws_the_verb_first() -> None:
    """A verb with a million words does not take the place of the others."""

    class Wordy(Toy):
        pass

    from tabard.kernel import Domain, Verb, Vocabulary

    huge = Vocabulary(*GAME.vocabulary.verbs.values(), Verb("sing", Domain("tone", 1000), Domain("tone", 1000)))
    trial = Trial(Wordy(huge), 2, 1, {})
    drawn = [str(move[0]) for move in trial.any_words(1200)]
    assert all(50 < drawn.count(verb) < 200 for verb in huge.verbs)


def test_too_many_steps_are_refused() -> None:
    def nothing(self: Procedure[ToyPosition], p: ToyPosition) -> Frame | None:
        return None

    def procedure(count: int) -> type[Procedure[ToyPosition]]:
        names = tuple(f"step_{n}" for n in range(count))
        return type("Long", (Match,), {"STEPS": names, **dict.fromkeys(names, nothing)})

    class Fits(Toy):
        procedures = (procedure(63),)

    class Bursts(Toy):
        procedures = (procedure(64),)

    assert Fits(GAME.vocabulary)
    with pytest.raises(ValueError, match="Long has 64 steps; a procedure has at most 63"):
        Bursts(GAME.vocabulary)


def test_too_many_seats_are_refused() -> None:
    class Fair(Toy):
        seats = range(2, 34)

    with pytest.raises(ValueError, match="up to 33 seats; a game has at most 32"):
        Fair(GAME.vocabulary)


def test_a_field_that_would_be_read_as_a_decision_is_refused() -> None:
    class Odd(Match):
        FIELDS = ("what",)

    class OddToy(Toy):
        procedures = (Odd,)

    with pytest.raises(ValueError, match="a field named 'what'"):
        OddToy(GAME.vocabulary)


# ---------------------------------------------------------------------- results


def test_nobody_may_win() -> None:
    """TOY-9: all equal."""
    p = GAME.new(2, 1)
    assert isinstance(p, ToyPosition)
    p.points, p.frames, p.places = [3, 3], [], []
    assert (p.winners, p.ranking) == ((), (1, 1))
    assert p.view(0)["winners"] == []
    p.points = [3, 4]
    assert (p.winners, p.view(None)["winners"]) == ((1,), [1])


def test_a_rival_without_a_seat() -> None:
    """TOY-13: who does not beat the wolf is behind it, and has not won."""
    p = GAME.new(2, 1, {"wolf": True})
    assert isinstance(p, ToyPosition)
    p.round, p.points, p.frames, p.places = 3, [3, 1], [], []
    assert p.view(0)["rivals"] == [{"name": "rival-wolf", "score": 3}]
    assert (p.ranking, p.winners) == ((2, 3), ())
    p.points = [4, 1]
    assert (p.ranking, p.winners) == ((1, 3), (0,))
    assert (GAME.series(p), GAME.sequel(p)) == ("wolf", {**p.options, "rounds": 4})
    assert GAME.sequel(GAME.new(2, 1)) is None


def test_the_laws_hold_with_the_wolf() -> None:
    assert laws.hold(GAME, 60, [2, 3], {"wolf": True}, care=3).games == 120


def test_laws_catch_a_winner_who_is_not_first() -> None:
    class Kind(Toy):
        def winners(self, p: Position) -> tuple[int, ...]:
            return tuple(range(p.seats))

    with pytest.raises(laws.Breach, match="winners are"):
        laws.hold(Kind(GAME.vocabulary), 20, [3])


def test_a_record_knows_how_the_game_ended() -> None:
    from tabard.kernel import replay

    p = GAME.new(2, 4, {"rounds": 1})
    assert p.record()["result"] is None
    while not p.over:
        p.play(p.waiting[0], p.legal(p.waiting[0])[-1])
    record = p.record()
    assert record["result"] == {"scores": [0, 0], "ranking": [1, 1], "winners": []}
    assert replay(GAME, record).winners == ()
    with pytest.raises(ValueError, match="the record ends with"):
        replay(GAME, {**record, "result": {"scores": [1, 0], "ranking": [1, 2], "winners": [0]}})


# ---------------------------------------------------------------------- options


def test_a_set_of_words() -> None:
    wild = {"mood": "wild", "charms": ["drum", "horn"]}
    assert GAME.new(2, 1, wild).options["charms"] == ("horn", "drum"), "in the declared order"
    assert GAME.new(2, 1, wild).dump()["options"]["charms"] == ["horn", "drum"]
    for wrong in ([], ["horn", "bell", "drum"], ["horn", "horn"], ["flute"], "horn", [3]):
        with pytest.raises(ValueError, match="a list of 1 to 2 of horn, bell, drum"):
            GAME.new(2, 1, {**wild, "charms": wrong})


def test_an_option_that_cannot_matter_has_its_default() -> None:
    assert GAME.new(2, 1, {"charms": ["bell"]}).options["charms"] == ("horn",)


def test_what_is_offered() -> None:
    offers = {offer.option.name: offer for offer in GAME.offers({"wolf": True}, 2)}
    assert not offers["charms"].shown and offers["charms"].values == []
    assert [(value, reason and reason.code) for value, reason in offers["open"].values] == [
        (False, None),
        (True, "wolf-or-open"),
    ]
    offers = {offer.option.name: offer for offer in GAME.offers({"mood": "wild", "charms": ["horn", "bell"]}, 2)}
    charms = [(value, reason and reason.details) for value, reason in offers["charms"].values]
    assert charms == [("horn", None), ("bell", None), ("drum", {"least": 1, "most": 2})]
    assert offers["rounds"].values == [(count, None) for count in range(1, 6)]


def test_what_clashes_is_refused_with_its_clause() -> None:
    with pytest.raises(ValueError, match=r"the wolf does not come to an open game \[TOY-13\]"):
        GAME.new(2, 1, {"wolf": True, "open": True})


def test_an_option_depends_on_one_before_it() -> None:
    class Backwards(Toy):
        options = (Option("a", False, "TOY-9", when=("b", (True,))), Option("b", False, "TOY-9"))

    with pytest.raises(ValueError, match="option a depends on b"):
        Backwards(GAME.vocabulary)
