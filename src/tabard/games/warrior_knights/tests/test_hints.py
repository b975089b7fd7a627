"""Hints: the greedy bot besieges cities and ends the game."""

from tabard.bots import arena
from tabard.games.warrior_knights import GAME
from tabard.kernel.testing import many

from .tables import city, play, table, turn_up

GAMES = max(12, many(60))


def test_greedy_beats_random_and_ends_the_game():
    """WK-18.1, WK-18.2: seven in ten against three random seats, nine in ten before the round limit (WK-18.7)."""
    games = list(arena.series(GAME, ["greedy", "random", "random", "random"], GAMES, 3))
    assert arena.share_of_wins(games)["greedy"] >= 0.7
    endings = arena.share_of_endings(games)
    assert endings.get("ending-influence", 0) + endings.get("ending-cities", 0) >= 0.9
    assert 300 < arena.average_length(games) < 3000


def test_a_siege_is_worth_finishing():
    """WK-14.8: what is declared counts before it is carried out."""
    p = table(3, "0 star rota r100 english_200", round=3)
    p.besieger[city("rota")], p.besieged_in[city("rota")] = 0, 2
    turn_up(p, "0 versatile_strategy")
    before = GAME.hints(p, 0)
    play(p, f"battle {p.components.map.ids[p.at[0]]}")
    assert GAME.hints(p, 0) > before
    play(p, "attack 6 siege")
    assert GAME.hints(p, 0) > before
    play(p, "control")
    assert GAME.hints(p, 0) > before


def test_nobles_go_where_cities_can_be_had():
    """WK-14.2: nearer is better, and out of reach is worth nothing."""
    places = ("rota", "oxcart_heath", "birchwood")
    tables = [turn_up(table(3, f"0 star {place} r50"), "0 versatile_strategy") for place in places]
    values = [GAME.hints(p, 0) for p in tables]
    assert values[0] == max(values) > values[2]
