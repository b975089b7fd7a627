"""Bots: legal, repeatable, honest; and greed beats chance."""

from random import Random

import pytest

import tabard
from tabard import bots
from tabard.bots import arena
from tabard.bots.base import Fair
from tabard.kernel import Move, Position

from .kernel.toy import GAME as TOY

GAME = tabard.game("middle-ages")


class Spy:
    """Keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[Position] = []

    def choose(self, position: Position, seat: int) -> Move:
        self.shown.append(position)
        return position.legal(seat)[0]


def a_position_in_the_middle(seed: int = 1) -> Position:
    position = GAME.new(seats=3, seed=seed)
    dice = Random(seed)
    for _ in range(20):
        seat = position.waiting[0]
        position.play(seat, dice.choice(position.legal(seat)))
    return position


def test_the_bots_of_this_package_are_registered() -> None:
    assert {"greedy", "random"} <= set(bots.names())


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"no bot 'clever'; there are .*greedy.*random"):
        bots.make("clever", seed=0)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_play_whole_games_legally(name: str, seats: int) -> None:
    position = GAME.new(seats=seats, seed=seats)
    moves = arena.play_out(position, [bots.make(name, seat) for seat in range(seats)])
    assert position.over
    assert moves == len(position.played())


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_where_several_choose_in_secret(name: str) -> None:
    position = TOY.new(seats=3, seed=5)
    arena.play_out(position, [bots.make(name, seat) for seat in range(3)])
    assert position.over


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_makes_the_same_choice_and_changes_nothing(name: str) -> None:
    position = a_position_in_the_middle()
    seat, before = position.waiting[0], position.dump()
    choices = {bots.make(name, seed=9).choose(position, seat) for _ in range(5)}
    assert len(choices) == 1
    assert choices <= set(position.legal(seat))
    assert position.dump() == before


def test_different_seeds_make_different_random_choices() -> None:
    position = GAME.new(seats=5, seed=1)
    seat = position.waiting[0]
    assert len({bots.make("random", seed).choose(position, seat) for seed in range(40)}) > 1


def test_a_bot_is_never_shown_the_true_position() -> None:
    position = a_position_in_the_middle()
    seat, spy = position.waiting[0], Spy()
    fair = Fair(spy, seed=3)
    for _ in range(30):
        fair.choose(position, seat)
    hidden = [GAME.secrets(shown, seat)["order of the stack"] for shown in spy.shown]
    assert all(shown is not position for shown in spy.shown)
    assert all(shown.view(seat) == position.view(seat) for shown in spy.shown)
    assert all(not shown.story and not shown.played() for shown in spy.shown)
    assert len(set(hidden)) == 30
    assert GAME.secrets(position, seat)["order of the stack"] not in hidden


def test_a_bot_may_wreck_what_it_is_shown() -> None:
    position = a_position_in_the_middle()
    before = position.dump()

    class Wrecker:
        def choose(self, shown: Position, seat: int) -> Move:
            move = shown.legal(seat)[0]
            while shown.waiting:
                shown.step(shown.waiting[0], shown.legal(shown.waiting[0])[0])
            return move

    Fair(Wrecker(), seed=0).choose(position, position.waiting[0])
    assert position.dump() == before


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_decision_costs_one_redeal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many moves there are to try; and what the bot is shown stays as it was."""
    position = a_position_in_the_middle()
    seat, made = position.waiting[0], []
    redeal = Position.redeal

    def counted(self: Position, seat: int | None, seed: int) -> Position:
        made.append(redeal(self, seat, seed))
        return made[-1]

    monkeypatch.setattr(Position, "redeal", counted)
    bots.make(name, seed=2).choose(position, seat)
    assert len(position.legal(seat)) > 1 and len(made) == 1
    again = redeal(position, seat, Random(~2).getrandbits(31))
    assert made[0].dump() == again.dump()


def test_greedy_tries_all_moves_under_the_same_luck() -> None:
    """Copies of one position: nature answers each candidate alike, so equal moves are worth the same."""
    position = GAME.new(seats=3, seed=4)
    seat, seen = position.waiting[0], []

    class Watching(type(position)):  # type: ignore[misc]
        def step(self, seat: int, move: Move) -> None:
            seen.append((self.a, self.b))
            super().step(seat, move)

    shown = position.redeal(seat, 1)
    shown.__class__ = Watching
    shown.clone = lambda: copied(shown, Watching)
    bots.bare("greedy", 3).choose(shown, seat)
    assert len(seen) == len(position.legal(seat)) > 1 and len(set(seen)) == 1


def copied(position: Position, kind: type[Position]) -> Position:
    copy = Position.clone(position)
    copy.__class__ = kind
    return copy


def test_every_bot_sits_in_every_seat_of_a_deal() -> None:
    results = list(arena.series(GAME, ["greedy", "random", "random"], games=6, seed=10))
    assert [result.bots.index("greedy") for result in results] == [0, 2, 1, 0, 2, 1]
    assert [result.seed for result in results] == [10, 10, 10, 11, 11, 11]
    assert all(len(result.scores) == len(result.ranking) == 3 for result in results)


def test_shared_wins_are_shared() -> None:
    won = arena.Result(0, ("a", "b", "c"), (3, 3, 1), (1, 1, 3), (0, 1), moves=9)
    lost = arena.Result(1, ("b", "c", "a"), (3, 1, 1), (1, 2, 2), (0,), moves=9)
    assert arena.share_of_wins([won, lost]) == {"a": 0.25, "b": 0.75, "c": 0.0}


def test_a_game_that_nobody_wins_is_won_by_nobody() -> None:
    none = arena.Result(0, ("a", "b"), (2, 2), (1, 1), (), moves=9)
    won = arena.Result(1, ("b", "a"), (2, 1), (1, 2), (0,), moves=9)
    assert arena.share_of_wins([none, won]) == {"a": 0.0, "b": 0.5}


def test_greed_beats_chance() -> None:
    results = list(arena.series(GAME, ["greedy", "random", "random"], games=60))
    assert arena.share_of_wins(results)["greedy"] > 0.6  # by chance: a third
