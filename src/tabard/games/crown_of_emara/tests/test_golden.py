"""Golden playthroughs: whole games as text. `make golden` writes them anew; read the difference before you commit it.

CE-3.1, CE-15.1: each file is one game from the set-up to the ranking.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.names import EVENTS, LOCATIONS, MASTERS
from tabard.kernel import Event, Position
from tabard.kernel.testing import Golden

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "seats1": (1, {}),
    "seats2": (2, {}),
    "seats3": (3, {}),
    "seats4": (4, {}),
    "campaign": (1, {"solo": "campaign", "campaign_start": 20}),
    "mixed": (2, {"layout": "mixed", "start_placement": "staggered"}),
    "unlimited": (2, {"hand": "unlimited_choice", "buildings_start": "first_game_35"}),
}


class Playthrough(Golden):
    def head(self, p: Position) -> Iterator[str]:
        mine = own(p)
        yield "circles: " + " ".join([LOCATIONS[place] for place in mine.circles])
        yield "Masters: " + " ".join([MASTERS[master] for master in mine.offer])
        yield f"event: {EVENTS[mine.event]}, first: {mine.first}, start: {mine.buildings[0]}"

    def happened(self, p: Position, event: Event) -> str:
        """Amounts as `2 wood` instead of messages."""
        words = " ".join([f"{key}={brief(value)}" for key, value in event.details.items()])
        return f"{event.name} {words} [{event.rule}]"


def brief(value: Any) -> str:
    if isinstance(value, list):
        return ",".join([brief(part) for part in value])
    if isinstance(value, dict):
        return " ".join([*[brief(part) for part in value["args"].values()], value["id"].partition("-")[2]])
    return str(value)


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """CE-3.1, CE-15.1"""
    Playthrough(GAME, Path(__file__).parent / "golden").compare(name, *GAMES[name])
