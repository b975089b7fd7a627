"""What is learned from: a row for each decision of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Halves = NDArray[np.float16]
WIDE = 64  # actions of a row
NONE = -1


class Rows(NamedTuple):
    """Seats are counted from the one that decided."""

    seen: Halves
    actions: NDArray[np.int32]  # up to WIDE legal ones; NONE where there are fewer
    tried: Halves  # how often each of them was tried, as shares of 1
    leaning: (
        Halves  # how promising it was without the network: the logarithm to which the network adds; 0 where it says all
    )
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


def joined(parts: Sequence[Rows], most: int | None = None) -> Rows:
    """The first ones, so many of them; all unless told."""
    return Rows(*[np.concatenate(columns)[:most] for columns in zip(*parts, strict=True)])


class Window:
    """The newest rows, `most` of them: at first those in the files, then also what is added."""

    def __init__(self, files: Iterable[Path], most: int) -> None:
        self.most = most
        self.parts: list[Rows] = []  # the newest first
        for file in sorted(files, reverse=True):
            if self.size >= most:
                break
            self.parts.append(load(file))

    @property
    def size(self) -> int:
        return sum([part.size for part in self.parts])

    def add(self, new: Rows) -> None:
        self.parts.insert(0, new)
        while self.size - self.parts[-1].size >= self.most:
            self.parts.pop()

    def rows(self) -> Rows:
        """ValueError if nothing was played yet."""
        if not self.parts:
            raise ValueError("expected rows to learn from, but nothing was played yet: give it more minutes")
        return joined(self.parts, self.most)
