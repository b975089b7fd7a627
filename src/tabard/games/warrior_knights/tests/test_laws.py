"""The kernel's laws on random games of Warrior Knights: few rounds, so that the middle of a game is met often."""

import random

import pytest

from tabard.games.warrior_knights import GAME, own
from tabard.games.warrior_knights.position import KnightsPosition
from tabard.games.warrior_knights.state.board import NEUTRAL
from tabard.kernel.testing import lawful, many

SHORT = {"round_limit": 3}
PARTS, GAMES = 2, many(50)  # a hundred games for each seat count
OPTION_GAMES = many(30)
SWITCHES = {
    "game_length": "8",
    "might_is_right": True,
    "abandoned_nobles": True,
    "open_private_motions": True,
    "exchanging_heirs": True,
    "player_elimination": True,
    "miracles": True,
    "asides": True,
    "noble_placement_direction": "counterclockwise",
    "casualty_loss_rounding": "down",
    "off_board_nobles_must_return": True,
    "two_player_city_goal": True,
    "full_victory_troops": "death_procedure",
}
WITH_ASIDES = {"exchanging_heirs", "miracles"}  # WK-19.13: without them they do nothing


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int, part: int) -> None:
    """WK-1.26, WK-1.27, WK-20.13: a re-dealt position looks the same to the seat."""
    lawful(GAME, GAMES, seats, SHORT, seed=part * GAMES, care=2, unused=None)


@pytest.mark.parametrize("name", SWITCHES)
def test_the_laws_hold_with_every_option(name: str) -> None:
    """WK-22.1: options are off unless the table agrees on them."""
    options = {**SHORT, "asides": name in WITH_ASIDES, name: SWITCHES[name]}
    lawful(GAME, OPTION_GAMES, 2 if name == "two_player_city_goal" else 3, options, unused=None)


def test_a_whole_game_of_many_rounds() -> None:
    """WK-18.7: thirty rounds at most."""
    sample = lawful(GAME, 1, 4, {}, care=3, unused=None)
    assert sample.games == 1


def legislate(p: KnightsPosition, dice: random.Random) -> KnightsPosition:
    """To the end, at random, but whoever may propose a rule does so, and it is carried."""
    while not p.over:
        seat = dice.choice(p.waiting)
        legal = p.legal(seat)
        p.step(seat, dice.choice([move for move in legal if move[0] in ("rule", "aye")] or legal))
    return p


def test_every_card_is_resolved() -> None:
    """WK-2.5 to WK-2.7, WK-23.38: every action, neutral, event and agenda card, every open motion, takes effect in some game.

    Random barons seldom hold a city, so each begins with some; and seldom agree on a rule, so they do here.
    """
    met: set[str] = set()
    for seed in range(60):
        p = own(GAME.new(3, seed, GAME.for_programs({"open_private_motions": True, "round_limit": 15})))
        p.owner[:12] = [city % 3 if owner == NEUTRAL else owner for city, owner in enumerate(p.owner[:12])]
        met |= GAME.met(legislate(p, random.Random(seed)))
        if met == GAME.inventory():
            return
    assert sorted(GAME.inventory() - met) == []
