"""What goes with winning: seats that took something beside seats of the same bot at the same place that did not.

The figure is the difference of their shares of wins, averaged over bots and seats (weights of Mantel and Haenszel). Seats of
one game depend on each other, as one wins what the others lose; so the error is summed up game by game. Whatever nearly
everybody takes is split at the number of times that parts the seats most evenly.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from .stats import Estimate, Z, benjamini_hochberg, two_sided, wilson

LEAST = 20  # seats on either side of a comparison
RARE = 0.005  # of the seats: what fewer took is not compared

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Taking(NamedTuple):
    """A kind of move, how often it was made, and how much winning goes with it."""

    what: str
    taken: Estimate  # share of the seats that made it
    times: float  # a seat and game
    least: int  # those who made it so often are compared with the others
    gain: Estimate  # in the share of wins
    chance: float  # adjusted for all comparisons of the table

    @property
    def is_sure(self) -> bool:
        return self.chance < 0.05

    @property
    def at_least(self) -> float:
        """The end of the interval that is nearer to nothing; nothing, where it lies inside."""
        low, high = self.gain.low, self.gain.high
        return min(abs(low), abs(high)) if low * high > 0 else 0.0


class Seats(NamedTuple):
    """All seats of all games, as arrays."""

    share: Floats
    game: Ints
    group: Ints  # bot and place
    rows: pl.DataFrame  # number and seat, and where they stand in the arrays


def takings(seats: pl.DataFrame, taken: pl.DataFrame) -> list[Taking]:
    """Every kind of move that is not rare, those that tell most first."""
    table = as_arrays(seats)
    least = max(LEAST, RARE * seats.height)
    found = taken.with_columns(pl.col("seat").cast(pl.Int64)).join(table.rows, on=["number", "seat"])
    compared = [one for what, rows in found.group_by("what") if (one := _compared(table, str(what[0]), rows, least))]
    chances = benjamini_hochberg([one.chance for one in compared])
    fair = [one._replace(chance=chance) for one, chance in zip(compared, chances, strict=True)]
    return sorted(fair, key=lambda one: (not one.is_sure, -one.at_least, -abs(one.gain.value), one.what))


def as_arrays(seats: pl.DataFrame) -> Seats:
    ranked = seats.with_columns(
        pl.col("number").rank("dense").cast(pl.Int64) - 1,
        pl.struct("bot", "seat").rank("dense").cast(pl.Int64).alias("group") - 1,
    )
    rows = seats.select("number", pl.col("seat").cast(pl.Int64), pl.int_range(pl.len()).alias("at"))
    share, game, group = [ranked[name].to_numpy() for name in ("share", "number", "group")]
    return Seats(share, game, group, rows)


def _compared(table: Seats, what: str, rows: pl.DataFrame, least: float) -> Taking | None:
    times = np.zeros(len(table.share))
    times[rows["at"].to_numpy()] = rows["times"].to_numpy()
    often = parting(times)
    with_it = times >= often
    if min(with_it.sum(), (~with_it).sum()) < least:
        return None
    gain = gained(table, with_it)
    if gain is None:
        return None
    taken = wilson(float((times > 0).sum()), len(times))
    return Taking(what, taken, float(times.mean()), often, gain[0], gain[1])


def parting(times: Floats) -> int:
    """The number of times that parts the seats most evenly into those who did it so often and the others."""
    counts = np.bincount(times.astype(np.int64))
    above = counts[::-1].cumsum()[::-1] / len(times)  # share of the seats with at least so many
    return int(np.argmin(np.abs(above[1:] - 0.5))) + 1 if len(above) > 1 else 1


def gained(table: Seats, with_it: NDArray[np.bool_]) -> tuple[Estimate, float] | None:
    """How much more those with it win than the others of their group, and how likely so much is by chance."""
    groups = int(np.max(table.group)) + 1
    many, few = _sizes(table, with_it, groups), _sizes(table, ~with_it, groups)
    both = (many > 0) & (few > 0)
    if not both.any():
        return None
    weight = np.where(both, many * few / np.maximum(many + few, 1), 0.0)
    weight /= weight.sum()
    mean_with = np.bincount(table.group, table.share * with_it, groups) / np.maximum(many, 1)
    mean_without = np.bincount(table.group, table.share * ~with_it, groups) / np.maximum(few, 1)
    gap = float((weight * (mean_with - mean_without)).sum())
    pull = np.where(
        with_it,
        (table.share - mean_with[table.group]) / np.maximum(many, 1)[table.group],
        -(table.share - mean_without[table.group]) / np.maximum(few, 1)[table.group],
    )
    error = sqrt(float((np.bincount(table.game, pull * weight[table.group]) ** 2).sum()))
    error = max(error, _least_error(float(many.sum()), float(few.sum())))
    by_chance = max(error, _chance_error(table, many, few, weight))
    return Estimate(gap, gap - Z * error, gap + Z * error), two_sided(gap / by_chance)


def _sizes(table: Seats, part: NDArray[np.bool_], groups: int) -> Floats:
    return np.bincount(table.group[part], minlength=groups).astype(np.float64)


def _chance_error(table: Seats, many: Floats, few: Floats, weight: Floats) -> float:
    """The error if it meant nothing who has it: a few seats that all win or lose say less than their spread of nothing."""
    share = np.bincount(table.group, table.share, len(many)) / (many + few)
    parts = np.where(weight > 0, 1 / np.maximum(many, 1) + 1 / np.maximum(few, 1), 0.0)
    return sqrt(float((weight**2 * share * (1 - share) * parts).sum()))


def _least_error(many: float, few: float) -> float:
    """Where all on one side win, or all lose: as if one of them had gone the other way."""
    parts = [(1 / (size + 2)) * (1 - 1 / (size + 2)) / size for size in (many, few)]
    return sqrt(sum(parts))
