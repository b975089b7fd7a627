"""A small network at the table, in NumPy: two hidden layers, a number for every part of a move, a share of the win for every
seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tabard.kernel.outlook import shares

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
MOST_BYTES = 2_000_000
ZERO = np.zeros(1, np.float32)


class About(NamedTuple):
    """What a network was made for."""

    game: str
    seats: int
    inputs: int
    parts: int  # of moves


class Seen(NamedTuple):
    """Of what a seat may know, the numbers that are not 0: mostly few."""

    places: NDArray[np.int32]
    values: Floats


def shapes(about: About, hidden: int) -> dict[str, tuple[int, ...]]:
    """Its weights by name."""
    return {
        "w1": (hidden, about.inputs), "b1": (hidden,), "w2": (hidden, hidden), "b2": (hidden,),
        "wp": (about.parts, hidden), "bp": (about.parts,), "wv": (about.seats, hidden), "bv": (about.seats,),
    }  # fmt: skip


def fresh(about: About, hidden: int, seed: int) -> Weights:
    """Weights of a network that has learned nothing: it finds all moves equally good, and all seats."""
    random, made = np.random.default_rng(seed), {}
    for name, shape in shapes(about, hidden).items():
        spread = np.sqrt(2 / shape[-1]) if name in ("w1", "w2") else 0.0
        made[name] = (random.standard_normal(shape) * spread).astype(np.float32)
    return made


class Net:
    """Sees one position at a time."""

    def __init__(self, about: About, weights: Weights) -> None:
        check(about, weights)
        self.about = about
        self.weights = weights
        self.by_input: Floats = np.ascontiguousarray(weights["w1"].T)
        self.policy_bias: list[float] = weights["bp"].tolist()
        self.worth_bias: list[float] = weights["bv"].tolist()

    def look(self, seen: Seen, moves: list[list[int]]) -> tuple[list[float], list[float]]:
        """How promising each move, told by its parts, is (logarithms), and every seat's share of the win, the observer first."""
        inner = self.inner(seen)
        return self.promise(inner, moves), self.hopes(inner)

    def promise(self, inner: Floats, moves: list[list[int]]) -> list[float]:
        parts, extra = [part for move in moves for part in move], self.policy_bias
        values = iter(self.weights["wp"].take(parts, 0).dot(inner).tolist())
        return [sum([next(values) + extra[part] for part in move]) for move in moves]

    def worth(self, seen: Seen) -> list[float]:
        """Every seat's share of the win alone."""
        return self.hopes(self.inner(seen))

    def inner(self, seen: Seen) -> Floats:
        weights = self.weights
        first = seen.values.dot(self.by_input.take(seen.places, 0))
        first += weights["b1"]
        second: Floats = weights["w2"].dot(np.maximum(first, ZERO, out=first))
        second += weights["b2"]
        return np.maximum(second, ZERO, out=second)

    def hopes(self, inner: Floats) -> list[float]:
        worth: list[float] = self.weights["wv"].dot(inner).tolist()
        return shares([value + bias for value, bias in zip(worth, self.worth_bias, strict=True)], 1.0)

    def save(self, file: Path) -> None:
        """In half precision."""
        halves: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in self.weights.items()}
        with file.open("wb") as out:
            np.savez_compressed(out, about=np.array(json.dumps(self.about._asdict())), **halves)


def load(file: Path) -> Net:
    """ValueError, in one line, if this is no network."""
    try:
        with file.open("rb") as source, np.load(source) as saved:
            about = About(**json.loads(str(saved["about"])))
            return Net(about, {name: saved[name].astype(np.float32) for name in saved.files if name != "about"})
    except OSError as reason:
        raise ValueError(f"{file}: {reason.strerror}; expected a network saved by tabard.learn") from None
    except (EOFError, BadZipFile, KeyError, TypeError, ValueError):
        raise ValueError(f"{file}: expected a network saved by tabard.learn") from None


def check(about: About, weights: Weights) -> None:
    for name, shape in shapes(about, len(weights["b1"])).items():
        if weights[name].shape != shape:
            raise ValueError(f"{name} is {weights[name].shape}, not {shape}")
