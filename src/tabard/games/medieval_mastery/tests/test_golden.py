"""Golden playthroughs: whole games as text. `make golden` writes them anew; read the difference before you commit it.

MM-6.1, MM-15.2: each file is one game from the set-up to the ranking.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tabard.games.medieval_mastery import GAME
from tabard.games.medieval_mastery.components import ARTEFACTS, TERRITORIES
from tabard.kernel import Position
from tabard.kernel.testing import Golden

GAMES = {
    "seats2": (2, {}),
    "seats3": (3, {}),
    "seats4": (4, {}),
    "seats5": (5, {}),
    "seats6": (6, {}),
    "loyalty": (4, {"loyalty": "pairs", "artefact_draft": True}),
    "siege": (3, {"castle_siege": True, "mayhem": True, "brutality": True, "skirmish": True}),
}


class Playthrough(Golden):
    few = 10

    def title(self, seats: int, options: Mapping[str, object]) -> str:
        shown = {name: value for name, value in options.items() if name != "round_limit"}
        return f"{GAME.slug}, {seats} seats, seed {seats}, options {shown}"

    def head(self, p: Position) -> Iterator[str]:
        yield "map: " + " ".join([f"{cell['id']}={named(cell)}" for cell in laid(p)["hexes"]])
        for seat, player in enumerate(board(p)["players"]):
            yield f"seat {seat}: " + " ".join([ARTEFACTS[seen["artefact"]] for seen in player["artefacts"]])

    def choose(self, number: int, moves: int) -> int:
        """Every third decision takes the first move."""
        return 7 * number % moves if number % 3 else 0


def board(p: Position) -> dict[str, Any]:
    return GAME.view(p, None)


def laid(p: Position) -> dict[str, Any]:
    return GAME.laid(p)


def named(seen: dict[str, Any]) -> str:
    return TERRITORIES[seen["terrain"]] if seen["terrain"] is not None else seen["kind"]


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """MM-6.1, MM-15.2, MM-15.6"""
    seats, options = GAMES[name]
    Playthrough(GAME, Path(__file__).parent / "golden").compare(name, seats, {**options, "round_limit": 12})
