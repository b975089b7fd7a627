"""What moves promise, and games reviewed: the winning move is found, the blunder too, and nothing hidden is looked at."""

from random import Random

import pytest

import tabard
from tabard import bots
from tabard.bots import review
from tabard.bots.insight import Effort, Prospect, compared, prospects
from tabard.kernel import Move, Position

from .kernel.toy import GAME as TOY
from .test_search import GAMES, MIDDLE_AGES, after

FEW = Effort(iterations=16)


def forced(position: Position, seat: int, move: Move) -> Position | None:
    """The end after this move, if nobody has a choice any more."""
    p = position.clone()
    p.step(seat, move)
    while p.waiting and len(p.legal(p.waiting[0])) == 1:
        p.step(p.waiting[0], p.legal(p.waiting[0])[0])
    return p if p.over else None


def winning_moves(position: Position) -> list[Move]:
    """Of a decision that decides the game; [] if it does not, or if every move wins."""
    seat = position.waiting[0]
    ends = {move: forced(position, seat, move) for move in position.legal(seat)}
    won = [move for move, end in ends.items() if end is not None and end.winners == (seat,)]
    return won if all(ends.values()) and len(won) < len(ends) else []


def only_chance() -> tuple[Position, Move]:
    """A game of Middle Ages before a decision of which one move alone wins."""
    for seed in range(200):
        position, greedy = MIDDLE_AGES.new(2, seed), bots.make("greedy", seed)
        while not position.over:
            seat = position.waiting[0]
            won = winning_moves(position) if len(position.legal(seat)) > 1 else []
            if len(won) == 1:
                return position, won[0]
            position.play(seat, greedy.choose(position, seat))
    raise AssertionError("no such game")


def test_the_one_winning_move_comes_first_and_is_certain() -> None:
    position, winning = only_chance()
    seat, before = position.waiting[0], position.dump()
    first, *others = prospects(position, seat, Random(1), Effort(iterations=60))
    assert first.move == winning and first.chances[seat] == 1.0 and first.ended and first.lead > 0
    assert others and all(one.chances[seat] < 1.0 and one.behind > 0 and one.is_sure for one in others)
    assert position.dump() == before


def test_a_planted_blunder_is_found_with_what_was_better() -> None:
    position, winning = only_chance()
    seat, number = position.waiting[0], len(position.played()) + 1
    blunder = next(move for move in position.legal(seat) if move != winning)
    position.play(seat, blunder)
    while not position.over:
        mover = position.waiting[0]
        position.play(mover, position.legal(mover)[0])
    record, shares = position.record(), list[float]()
    made = list(review.played(MIDDLE_AGES, record))
    found = review.reviewed(made[-6:], position, len(position.played()), Random(1), 1.2, shares.append)
    worst = next(one for one in found.costly if one.seat == seat)
    assert (worst.number, worst.move, worst.better) == (number, blunder, winning)
    assert worst.possible[seat] == 1.0 and worst.chances[seat] < 1.0
    assert found.curve[-1][0] == len(position.played()) and found.curve[-1][1][seat] == 0.0
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] < 1


def told(position: Position, seat: int) -> list[Prospect]:
    return prospects(position, seat, Random(3), FEW)


@pytest.mark.parametrize("game", GAMES, ids=tabard.slugs())
def test_a_hint_knows_no_more_than_its_seat(game: tabard.Game) -> None:
    """Whatever the others hold, everything that is told is the same."""
    position = after(game.new(seats=max(2, game.seats[0]), seed=4), 15)
    seat = position.waiting[0]
    first = told(position, seat)
    assert all(told(position.redeal(seat, deal), seat) == first for deal in range(2))
    assert 1 < len(first) <= 3 and {one.move for one in first} <= set(position.legal(seat))
    for one in first:
        assert sum(one.chances) == pytest.approx(1) and one.low <= one.high
    own = [round(one.chances[seat], 2) for one in first]
    assert own == sorted(own, reverse=True)


def test_where_several_choose_in_secret_and_where_there_is_but_one_move() -> None:
    position = TOY.new(seats=3, seed=5)
    assert len(position.waiting) == 3 and all(told(position, seat) for seat in position.waiting)
    while len(position.legal(position.waiting[0])) > 1:
        seat = position.waiting[0]
        position.play(seat, Random(1).choice(position.legal(seat)))
    (only,) = told(position, position.waiting[0])
    assert only.move == position.legal(position.waiting[0])[0] and only.behind == 0


def test_alone_there_are_no_chances_but_points() -> None:
    position = after(tabard.game("era-medieval-age").new(1, 2), 10)
    assert all(not one.chances and not one.ended and one.lead for one in told(position, 0))


def test_a_move_that_was_made_is_weighed_beside_the_best_even_if_it_looked_hopeless() -> None:
    position = after(tabard.game("era-medieval-age").new(2, 3), 40)
    seat = position.waiting[0]
    for move in (position.legal(seat)[0], position.legal(seat)[-1]):
        assert move in [one.move for one in compared(position, seat, move, Random(1), FEW)]


def test_a_long_game_is_thinned_and_time_is_shared_out() -> None:
    moves = [review.Made(number, TOY.new(2), 0, ("done",)) for number in range(1, 2001)]
    some = review.thinned(moves, 6.0)
    assert len(some) == int(review.FIRST * 6.0 / review.LEAST) and some[0] is moves[0]
    assert review.thinned(moves[:5], 6.0) == moves[:5]
    assert review.brief(10_000, 6.0).seconds == review.LEAST and review.brief(1, 600.0).seconds == review.MOST
    assert review.longer(0, 600.0).seconds == review.LONGEST


def test_what_is_within_chance_is_no_blunder() -> None:
    sure = review.Judged(1, 0, ("a",), ("b",), [0.4, 0.6], [0.6, 0.4], 0.02)
    assert review.proven(sure) and not review.proven(sure._replace(doubt=0.11))
    assert not review.proven(sure._replace(possible=[0.42, 0.58], doubt=0.0))
    many = [sure._replace(number=number, possible=[0.5 + number / 100, 0.5]) for number in range(1, 6)]
    assert [one.number for one in review.costliest(many, 2)] == [5, 4, 3]
