"""The kernel's laws on random games of Middle Ages."""

import pytest

from tabard.games.middle_ages import GAME
from tabard.kernel import laws

GAMES = 2000


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_laws_hold(seats: int) -> None:
    sample = laws.hold(GAME, GAMES, [seats], care=2)
    assert sample.games == GAMES
    assert laws.missing_texts(GAME, sample) == []
    orange = {id for id, orange in zip(GAME.components.tile_ids, GAME.components.tile_orange, strict=True) if orange}
    unused = orange if seats < 4 else set()  # MA-2.3
    assert set(laws.never_met(GAME, sample)) == unused
