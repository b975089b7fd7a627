"""Hints: the greedy bot wants what wins."""

from __future__ import annotations

from tabard.bots import arena
from tabard.games.crown_of_emara import GAME

from .tables import acting, own, play, table, visiting

GAMES = 40


def test_greedy_beats_random() -> None:
    """CE-15.7: nearly always, with 45 points on average from a start of 35."""
    games = list(
        arena.series(GAME, ["greedy", "random", "random", "random"], GAMES, 9, {"buildings_start": "first_game_35"})
    )
    assert arena.share_of_wins(games)["greedy"] >= 0.95
    scores = [game.scores[game.bots.index("greedy")] for game in games]
    assert sum(scores) / len(scores) >= 45


def test_a_purchase_is_worth_what_it_leads_to() -> None:
    """CE-19.15: a move in two parts is not given up half way."""
    p = acting("sell", at="forest castle", goods="2 wood 1 stone 1 coin", offer="carpenter goldsmith")
    before = GAME.hints(p, 0)
    play(p, "master carpenter")
    assert GAME.hints(p, 0) > before


def test_an_open_visit_is_worth_its_actions() -> None:
    """CE-4.13: arriving where much can be done is better than arriving where nothing can."""
    rich, poor = visiting("construction_site", goods="2 stone 3 bread"), visiting("castle", goods="2 stone 3 bread")
    assert GAME.hints(rich, 0) > GAME.hints(poor, 0)
    assert own(table()).over is False
