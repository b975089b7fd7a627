"""Golden playthroughs: whole games as text. `make golden` writes them anew; read the difference before you commit it.

MA-3.1, MA-18.1: each file is one game from the rows of the set-up to the ranking.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabard.games.middle_ages import GAME
from tabard.kernel import Event, Position
from tabard.kernel.testing import Golden


class Playthrough(Golden):
    def head(self, p: Position) -> Iterator[str]:
        yield from (f"row {number}: {tiles(p, number)}" for number in range(1, 5))
        yield "events: " + " ".join([GAME.components.events[event["event"]].id for event in board(p)["events"]])

    def happened(self, p: Position, event: Event) -> str:
        return str(event) + (f": {tiles(p, event.details['row'])}" if event.name == "refilled" else "")


def board(p: Position) -> dict[str, Any]:
    return p.view(None)["board"]


def tiles(p: Position, row: int) -> str:
    return " ".join([GAME.components.tile_ids[place["tile"]] for place in board(p)["rows"][row - 1]])


@pytest.mark.parametrize("seats", GAME.seats)
def test_golden(seats: int) -> None:
    """MA-3.1, MA-18.1"""
    Playthrough(GAME, Path(__file__).parent / "golden").compare(f"seats{seats}", seats)
