"""The kernel's laws on random games of Medieval Mastery: every seat count and every variant; and the texts in both languages."""

import pytest

from tabard.games.medieval_mastery import GAME
from tabard.kernel.testing import lawful, many

PARTS, GAMES = (
    4,
    max(30, many(250)),
)  # a thousand games for each seat count, in parts that can run side by side; 30 meet all
VARIANT_GAMES = many(200)
LIMIT = {"round_limit": 100}  # MM-15.6
VARIANTS = [
    (2, {"castle_siege": True}),
    (3, {"castle_siege": True, "mayhem": True, "brutality": True}),
    (4, {"loyalty": "pairs"}),
    (6, {"loyalty": "pairs", "brutality": True}),
    (6, {"loyalty": "threes", "skirmish": True, "mayhem": True, "artefact_draft": True}),
    (5, {"brutality": True}),
    (3, {"skirmish": True}),
    (4, {"mayhem": True}),
    (2, {"artefact_draft": True}),
    (4, {"castle_siege": True, "brutality": True, "skirmish": True, "mayhem": True, "artefact_draft": True}),
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int, part: int) -> None:
    """MM-15.9, MM-17.6, MM-19.10"""
    lawful(GAME, GAMES, seats, LIMIT, seed=part * GAMES, care=1)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_laws_hold_in_variants(seats: int, options: dict[str, object]) -> None:
    """MM-16.1"""
    lawful(GAME, VARIANT_GAMES, seats, {**LIMIT, **options}, care=1, unused=None)
