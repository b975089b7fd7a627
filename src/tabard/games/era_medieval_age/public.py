"""The component data for the client, and the inventory for the laws."""

from __future__ import annotations

from .components import (
    BUILDINGS,
    COLOURS,
    DISASTERS,
    FACES,
    FIRST_DISASTER,
    FIRST_FACE,
    PIECES,
    STRUCTURES,
    SYMBOLS,
    TRACKS,
    Components,
    colour_id,
    piece_id,
    symbol_id,
    track_id,
)
from .geometry import STRIDE, Turned
from .rules.scoring import LINES


def tables(c: Components) -> dict[str, object]:
    """`pieces`, `tracks`, `dice`, `symbols` and `lines`, each row with its message id."""
    return {
        "pieces": [piece_row(c, piece) for piece in range(len(PIECES))],
        "tracks": [{"id": track_id(n), "most": 0 if c.most[n] > 99 else c.most[n]} for n in range(len(TRACKS))],
        "dice": [{"id": colour_id(n), "faces": [list(face) for face in c.faces[n]]} for n in range(len(COLOURS))],
        "symbols": [symbol_id(n) for n in range(len(SYMBOLS))],
        "lines": ["line-" + line.replace("_", "-") for line in LINES],
    }


def piece_row(c: Components, piece: int) -> dict[str, object]:
    """`turns`: for each different turn its number, size and cells as (row, column) from the corner."""
    return {
        "id": piece_id(piece),
        "group": c.group[piece] if piece < len(BUILDINGS) else "structure",
        "points": c.points[piece] if piece < len(BUILDINGS) else 0,
        "cost": list(c.cost[piece][:3]) if piece in STRUCTURES else None,
        "turns": [turn_row(turned) for turned in c.turns[piece]],
    }


def turn_row(turned: Turned) -> dict[str, object]:
    return {
        "turn": turned.turn,
        "rows": len(turned.rows),
        "columns": len(turned.rows[0]),
        "cells": [[shift // STRIDE, shift % STRIDE] for shift in turned.cells],
    }


def inventory() -> list[tuple[str, int]]:
    """Every piece, disaster and face of a die, with its number in the set of what has occurred."""
    found = [(piece_id(n), n) for n in range(len(PIECES))]
    found += [("disaster-" + name, FIRST_DISASTER + n) for n, name in enumerate(DISASTERS)]
    return found + [
        (f"{colour_id(colour)}-{face}", FIRST_FACE + colour * FACES + face)
        for colour in range(len(COLOURS))
        for face in range(FACES)
    ]
