"""The kernel's laws on random games of Crown of Emara: every seat count and every option; and that every piece is used."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.bots import arena, make
from tabard.games.crown_of_emara import GAME, own
from tabard.kernel.testing import lawful, many

PARTS, GAMES = 4, many(250)  # a thousand games for each seat count, in parts that can run side by side
OPTION_GAMES = many(200)
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {"layout": "mixed"}),
    (4, {"layout": "mixed", "start_placement": "staggered"}),
    (2, {"hand": "unlimited_choice"}),
    (3, {"buildings_start": "first_game_35", "start_placement": "staggered"}),
    (2, {"buildings_start": "custom", "custom_buildings_start": 0, "landlord_building_points": "5"}),
    (1, {"solo": "campaign", "campaign_start": 25}),
    (1, {"solo": "campaign", "layout": "mixed", "hand": "unlimited_choice"}),
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int, part: int) -> None:
    """CE-19.18"""
    lawful(GAME, GAMES, seats, seed=part * GAMES, care=2, unused=None)


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_the_laws_hold_with_options(seats: int, options: dict[str, Any]) -> None:
    """CE-17.8, CE-19.17"""
    lawful(GAME, OPTION_GAMES, seats, options, care=3, unused=None)


def test_every_piece_is_used() -> None:
    """CE-1.6 to CE-1.8: all Masters, ranks, tokens, events and cards, in games of bots that want to win.

    Few games make a Duke or hire Lady Frida, so one seat begins rich.
    """
    met: set[str] = set()
    for seed in range(150):
        p = own(GAME.new(4, seed, {"buildings_start": "custom", "custom_buildings_start": seed % 8 * 13}))
        p.goods[:8] = [seed % 4, seed % 4, seed % 4, seed % 4, 0, 0, seed % 8, seed % 8]
        arena.play_out(p, [make("greedy", seed + seat) for seat in range(4)])
        met |= GAME.met(p)
        if met == GAME.inventory():
            return
    assert sorted(GAME.inventory() - met) == []
