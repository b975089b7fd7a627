"""Golden playthroughs: whole games as text. `make golden` writes them anew; read the difference before you commit it.

ERA-3.19, ERA-13.5: each file is one game from the types in play to the ranking.
"""

from pathlib import Path

import pytest

from tabard.games.era_medieval_age import GAME
from tabard.kernel.testing import Golden

GAMES = {
    "solo": (1, {}),
    "scenario1": (2, {"mode": "scenario_1", "length": "shorter"}),
    "scenario3": (3, {"mode": "scenario_3", "length": "shorter"}),
    "free": (2, {"mode": "free", "length": "shorter"}),
    "peaceful": (4, {"mode": "scenario_2", "peaceful": True, "length": "shorter"}),
}


class Playthrough(Golden):
    few = 8

    def choose(self, number, moves):
        """Every third decision takes the last move, so that turns end and dice are kept."""
        return 7 * number % moves if number % 3 else moves - 1


@pytest.mark.parametrize("name", GAMES)
def test_golden(name):
    """ERA-4.1, ERA-13.1"""
    Playthrough(GAME, Path(__file__).parent / "golden").compare(name, *GAMES[name])
