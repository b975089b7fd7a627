"""Whole games, move by move, as text (two rounds each): what changes here has changed for everybody."""

from pathlib import Path

import pytest

from tabard.games.warrior_knights import GAME
from tabard.kernel.testing import Golden

GOLDEN = Golden(GAME, Path(__file__).parent / "golden")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_golden(seats: int) -> None:
    GOLDEN.compare(f"seats_{seats}", seats, {"round_limit": 2})
