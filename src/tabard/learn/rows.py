"""What is learned from: a row for each decision of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Halves = NDArray[np.float16]


class Rows(NamedTuple):
    """Seats are counted from the one that decided."""

    seen: Halves
    mask: NDArray[np.int8]  # 1 for each legal action
    tried: Halves  # how often each action was tried, as shares of 1
    won: Halves  # every seat's share of the win, and of the final standing
    hoped: Halves  # the same as the search expected it

    @property
    def size(self) -> int:
        return len(self.seen)

    def save(self, file: Path) -> None:
        with file.open("wb") as out:
            np.savez_compressed(out, **self._asdict())


def load(file: Path) -> Rows:
    with np.load(file) as saved:
        return Rows(**{name: saved[name] for name in Rows._fields})


def joined(parts: Sequence[Rows]) -> Rows:
    return Rows(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])


def newest(folder: Path, most: int) -> Rows:
    """All rows of the newest files, until there are `most` of them."""
    parts: list[Rows] = []
    for file in sorted(folder.glob("*.npz"), reverse=True):
        parts.append(load(file))
        if sum([part.size for part in parts]) >= most:
            break
    if not parts:
        raise ValueError(f"{folder}: expected files of rows, but there are none")
    return joined(parts)
