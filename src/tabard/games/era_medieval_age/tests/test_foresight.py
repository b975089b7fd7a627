"""What a move would bring, counted without making it, is what trying it shows."""

from random import Random

import pytest

from tabard.games.era_medieval_age import GAME, foresight, prospects
from tabard.kernel.game import Game

TABLES = [
    (1, {}),
    (2, {}),
    (2, {"mode": "base"}),
    (2, {"mode": "scenario_2"}),
    (3, {"mode": "own", "river": "secret"}),
    (3, {"mode": "scenario_3"}),
    (4, {"mode": "free"}),
    (4, {"mode": "grand"}),
]
AT_ONCE = 24  # moves of one question that are compared


def questions(seats, options, deal, care):
    """Some of the questions with several answers, from a random game that likes to build."""
    p, random = GAME.new(seats, deal, options, story=False), Random(deal)
    while p.waiting:
        seat = random.choice(p.waiting)
        moves = p.legal(seat)
        if len(moves) > 1 and random.random() < care:
            some = moves if len(moves) <= AT_ONCE else random.sample(moves, AT_ONCE)
            yield p, seat, some
        eager = [move for move in moves if move[0] not in ("done", "end")]
        p.step(seat, random.choice(eager if eager and random.random() < 0.8 else moves))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_moves_look_as_they_turn_out(seats, options):
    for deal in range(2):
        for p, seat, moves in questions(seats, options, deal, 0.25):
            assert GAME.prior(p, seat, moves) == Game.prior(GAME, p, seat, moves), p.where


def test_most_moves_are_foreseen():
    foreseen, asked = [], 0
    for deal in range(3):
        for p, seat, moves in questions(2, {"mode": "grand"}, deal, 0.5):
            looks = foresight.looks(p, seat, moves)
            asked += len(moves)
            foreseen += [move[0] for move, look in zip(moves, looks, strict=True) if look is not None]
    assert set(foreseen) == {"lay", "set", "reroll", "build", "place", "end", "extort"}
    assert len(foreseen) > 0.75 * asked


@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_is_worth_the_sum_of_its_features(seats):
    """Each by its weight, as they were fitted."""
    met = 0
    for p, _, _ in questions(seats, {}, 1, 0.5):
        if prospects.tells(p):
            met += 1
            for points, found, seat in zip(p.scores, prospects.features(p), range(seats), strict=True):
                total = sum([weight * feature for weight, feature in zip(prospects.WEIGHTS, found, strict=True)])
                assert prospects.worth(p, seat, points) == pytest.approx(total, abs=1e-12)
    assert met > 20
