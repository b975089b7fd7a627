"""Golden playthroughs: whole games as text. `make golden` writes them anew; read the difference before you commit it.

MA-3.1, MA-18.1: each file is one game from the rows of the set-up to the ranking. A decision is one line: round, seat, the move
that is made, how many are legal, and which, if they are few. What happened then stands indented below it, with its clauses.
"""

import os
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from tabard.games.middle_ages import GAME
from tabard.kernel import Event, Position, move_text

FOLDER = Path(__file__).parent / "golden"
FEW = 12


def playthrough(seats: int) -> Iterator[str]:
    """The game with its seat count as its seed; the k-th decision takes the 7k-th of the legal moves."""
    p = GAME.new(seats, seed=seats)
    yield f"{GAME.slug}, {seats} seats, seed {seats}"
    yield from (f"row {number}: {tiles(p, number)}" for number in range(1, 5))
    yield "events: " + " ".join([GAME.components.events[event["event"]].id for event in board(p)["events"]])
    told = 0
    for number in range(GAME.bound):
        story = p.story
        yield from (happened(p, event) for event in story[told:])
        told = len(story)
        if p.over:
            break
        seat = p.waiting[0]
        legal = p.legal(seat)
        move = legal[7 * number % len(legal)]
        yield decision(p, seat, [move_text(option) for option in legal], move_text(move))
        p.play(seat, move)
    yield f"scores {' '.join(map(str, p.scores))}"
    yield f"places {' '.join(map(str, p.ranking))}"


def board(p: Position) -> dict[str, Any]:
    return p.view(None)["board"]


def tiles(p: Position, row: int) -> str:
    return " ".join([GAME.components.tile_ids[place["tile"]] for place in board(p)["rows"][row - 1]])


def happened(p: Position, event: Event) -> str:
    return f"    {event}" + (f": {tiles(p, event.details['row'])}" if event.name == "refilled" else "")


def decision(p: Position, seat: int, legal: list[str], move: str) -> str:
    among = ", ".join(legal) if len(legal) <= FEW else f"{legal[0]} ... {legal[-1]}"
    return f"round {board(p)['round']}, seat {seat}: {move} (of {len(legal)}: {among})"


@pytest.mark.parametrize("seats", GAME.seats)
def test_golden(seats: int) -> None:
    """MA-3.1, MA-18.1"""
    file = FOLDER / f"seats{seats}.txt"
    lines = list(playthrough(seats))
    if os.environ.get("TABARD_GOLDEN") == "write":
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    recorded = file.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip_longest(lines, recorded), 1):
        assert now == then, f"{file.name}, line {number}"
