"""What a seat may know, as float32 array with named parts, as JSON and as text: three faces of one declaration (`Game.describe`).

None of them holds more than the seat may know: they are the same, byte for byte, in every re-deal of the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabard.kernel import Position, move_text
from tabard.kernel.sheet import Field, Layout, Plain, describe

from .numbers import Numbers

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


def flat(array: NDArray[Any]) -> memoryview[Any]:
    """For the compiled parts to write into."""
    plain: Any = array.reshape(-1)  # before 2.5 NumPy's types do not say that it is a buffer, and of what
    return memoryview(plain)


class Observations:
    """Of one game with these seats and options; every array has the same length."""

    def __init__(self, p: Position) -> None:
        layout = Layout(p.seats)
        describe(p, 0, layout)
        self.seats = p.seats
        self.size = layout.size
        self.fields: list[Field] = layout.fields
        self._sheet = Numbers(p.seats, layout.size)
        self.parts = {name: slice(first, first + size) for name, (first, size) in layout.parts().items()}

    def array(self, p: Position, seat: int) -> Floats:
        """A new array."""
        out = np.empty(self.size, np.float32)
        self._sheet.tell(p, seat, flat(out), 0)
        return out

    def named(self, array: Floats) -> dict[str, Floats]:
        """The parts of an array (or of the last axis of a batch) by name, without a copy."""
        return {name: array[..., place] for name, place in self.parts.items()}

    def json(self, p: Position, seat: int) -> dict[str, object]:
        """The same fields with their names; seats count from the observer on."""
        sheet = Plain(self.seats)
        describe(p, seat, sheet)
        return sheet.value

    def text(self, p: Position, seat: int) -> str:
        """The same fields a line each, and the legal moves of the seat."""
        moves = [move_text(move) for move in p.legal(seat)]
        return "\n".join([*lines(self.json(p, seat)), f"moves: {', '.join(moves) or 'none'}"])


def lines(value: Mapping[str, object], depth: int = 0) -> Iterator[str]:
    for name, inner in value.items():
        if isinstance(inner, Mapping):
            yield "  " * depth + f"{name}:"
            yield from lines(inner, depth + 1)
        else:
            yield "  " * depth + f"{name}: {words(inner)}"


def words(value: object) -> str:
    if isinstance(value, list):
        return " ".join([words(item) for item in value]) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
