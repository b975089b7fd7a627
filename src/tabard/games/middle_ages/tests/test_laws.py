"""The kernel's laws on random games of Middle Ages."""

import pytest

from tabard.games.middle_ages import GAME
from tabard.kernel.testing import lawful, many

GAMES = many(2000)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int) -> None:
    orange = {id for id, orange in zip(GAME.components.tile_ids, GAME.components.tile_orange, strict=True) if orange}
    lawful(GAME, GAMES, seats, care=2, unused=orange if seats < 4 else ())  # MA-2.3
