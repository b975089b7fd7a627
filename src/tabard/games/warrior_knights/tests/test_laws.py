"""The kernel's laws on random games of Warrior Knights: few rounds, so that the middle of a game is met often."""

import pytest

from tabard.games.warrior_knights import GAME
from tabard.kernel.testing import lawful

SHORT = {"round_limit": 4}
SWITCHES = {
    "game_length": "8",
    "might_is_right": True,
    "abandoned_nobles": True,
    "open_private_motions": True,
    "noble_placement_direction": "counterclockwise",
    "casualty_loss_rounding": "down",
    "off_board_nobles_must_return": True,
    "two_player_city_goal": True,
    "full_victory_troops": "death_procedure",
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int) -> None:
    """WK-1.26, WK-1.27, WK-20.13: a re-dealt position looks the same to the seat."""
    lawful(GAME, 8, seats, SHORT, care=2, unused=None)


@pytest.mark.parametrize("name", SWITCHES)
def test_the_laws_hold_with_every_option(name: str) -> None:
    """WK-22.1: options are off unless the table agrees on them."""
    lawful(GAME, 3, 2 if name == "two_player_city_goal" else 3, {**SHORT, name: SWITCHES[name]}, unused=None)


def test_a_whole_game_of_many_rounds() -> None:
    """WK-18.7: thirty rounds at most."""
    sample = lawful(GAME, 1, 4, {}, care=3, unused=None)
    assert sample.games == 1
