"""Golden playthroughs: whole games as text. `make golden` writes them anew; read the difference before you commit it.

MM-6.1, MM-15.2: each file is one game from the set-up to the ranking. A decision is one line: round, seat, the move that is made,
how many are legal, and which, if they are few. What happened then stands indented below it, with its clauses.
"""

import os
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from tabard.games.medieval_mastery import GAME
from tabard.games.medieval_mastery.components import ARTEFACTS, TERRITORIES
from tabard.kernel import Position, move_text

FOLDER = Path(__file__).parent / "golden"
FEW = 10
GAMES = {
    "seats2": (2, {}),
    "seats3": (3, {}),
    "seats4": (4, {}),
    "seats5": (5, {}),
    "seats6": (6, {}),
    "loyalty": (4, {"loyalty": "pairs", "artefact_draft": True}),
    "siege": (3, {"castle_siege": True, "mayhem": True, "brutality": True, "skirmish": True}),
}


def playthrough(seats: int, options: dict[str, object]) -> Iterator[str]:
    """The seat count is the seed; the k-th decision takes the 7k-th of the legal moves, but every third one the first."""
    p = GAME.new(seats, seed=seats, options={**options, "round_limit": 12})
    yield f"{GAME.slug}, {seats} seats, seed {seats}, options {options}"
    yield "map: " + " ".join([f"{seen['id']}={named(seen)}" for seen in board(p)["hexes"]])
    for seat, player in enumerate(board(p)["players"]):
        yield f"seat {seat}: " + " ".join([ARTEFACTS[seen["artefact"]] for seen in player["artefacts"]])
    told = 0
    for number in range(GAME.bound):
        story = p.story
        yield from (f"    {event}" for event in story[told:])
        told = len(story)
        if p.over:
            break
        seat = p.waiting[0]
        legal = p.legal(seat)
        move = legal[7 * number % len(legal) if number % 3 else 0]
        yield decision(p, seat, [move_text(option) for option in legal], move_text(move))
        p.play(seat, move)
    yield f"scores {' '.join(map(str, p.scores))}"
    yield f"places {' '.join(map(str, p.ranking))}"


def board(p: Position) -> dict[str, Any]:
    return p.view(None)["board"]


def named(seen: dict[str, Any]) -> str:
    return TERRITORIES[seen["terrain"]] if seen["terrain"] is not None else seen["kind"]


def decision(p: Position, seat: int, legal: list[str], move: str) -> str:
    among = ", ".join(legal) if len(legal) <= FEW else f"{legal[0]} ... {legal[-1]}"
    return f"round {board(p)['round']}, seat {seat}: {move} (of {len(legal)}: {among})"


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    """MM-6.1, MM-15.2, MM-15.6"""
    file = FOLDER / f"{name}.txt"
    lines = list(playthrough(*GAMES[name]))
    if os.environ.get("TABARD_GOLDEN") == "write":
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    recorded = file.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip_longest(lines, recorded), 1):
        assert now == then, f"{file.name}, line {number}"
