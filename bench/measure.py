"""One measurement in a process of its own: `python bench/measure.py LIBRARY GAME WHAT SECONDS`, answered as JSON.

LIBRARY is a module of `libraries`, WHAT is moves, clones, steps or iterations.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module

from libraries.timing import Piece


def main(library: str, game: str, what: str, seconds: str) -> None:
    work = import_module(f"libraries.{library}").WORK[what](game)
    print(json.dumps(rates(what, work, float(seconds))))


def rates(what: str, work: Iterator[Piece], seconds: float) -> dict[str, float]:
    """How many a second, after one piece that is not counted. A piece of moves is a whole game."""
    next(work)
    done, pieces, spent = 0, 0, 0.0
    while spent < seconds:
        piece = next(work)
        done, pieces, spent = done + piece.done, pieces + 1, spent + piece.seconds
    return {what: done / spent} | ({"games": pieces / spent} if what == "moves" else {})


if __name__ == "__main__":
    main(*sys.argv[1:])
