"""Figures of many games: shares, means and differences, all with intervals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import polars as pl

from .stats import Estimate, Z, two_sided, wilson

OF_A_GAME = ("moves", "margin", "lead_changes", "decided", "branching")
MOST_VALUES = 8  # of an option; a number with more of them is put into ranges
RANGES = 4


def by_seat(games: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat of each game."""
    lists = ["bots", "shares", "scores", "order", "decisions", "seconds"]
    seats = pl.int_ranges(pl.col("bots").list.len()).alias("seat")
    long = games.select("number", *lists, seats).explode(*lists, "seat")
    return long.rename({"bots": "bot", "shares": "share", "scores": "score"})


def shares_by(seats: pl.DataFrame, column: str) -> list[tuple[object, Estimate]]:
    """The share of wins for each value of a column, in the order of the values."""
    groups = seats.drop_nulls(column).group_by(column).agg(pl.col("share").sum(), pl.len().alias("games")).sort(column)
    return [(value, wilson(wins, games)) for value, wins, games in groups.iter_rows()]


def first_to_play(seats: pl.DataFrame) -> Estimate:
    """The share of wins of whoever came to play first; of the first seat where all decide at once."""
    found = dict(shares_by(seats, "order")) or dict(shares_by(seats, "seat"))
    return found[0]


def fair_share(games: pl.DataFrame) -> float:
    """What each seat would win if all were equal; less than one in all where nobody wins some games."""
    won, seats = games["shares"].list.sum().mean(), games["bots"].list.len().mean()
    assert isinstance(won, float) and isinstance(seats, float)
    return won / seats


class Sample(NamedTuple):
    """Mean, standard error and size of a sample."""

    mean: float
    error: float
    size: int

    @property
    def estimate(self) -> Estimate:
        return Estimate(self.mean, self.mean - Z * self.error, self.mean + Z * self.error)


def sample(values: pl.Series) -> Sample:
    known = values.drop_nulls().cast(pl.Float64)
    spread, mean = known.std(), known.mean()
    size = known.len()
    return Sample(
        mean if isinstance(mean, float) else 0.0, (spread if isinstance(spread, float) else 0.0) / sqrt(size or 1), size
    )


class Difference(NamedTuple):
    """How far one figure is from another, and how likely so much would be by chance."""

    estimate: Estimate
    chance: float


def between(one: Sample, other: Sample) -> Difference:
    """The second less the first (Welch)."""
    gap, error = other.mean - one.mean, sqrt(one.error**2 + other.error**2)
    chance = two_sided(gap / error) if error else float(gap == 0)
    return Difference(Estimate(gap, gap - Z * error, gap + Z * error), chance)


def between_shares(one: Estimate, other: Estimate) -> Difference:
    """The second share less the first: Newcombe's interval from the two of Wilson."""
    gap = other.value - one.value
    down = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    up = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    error = (down if gap > 0 else up) / Z
    return Difference(Estimate(gap, gap - down, gap + up), two_sided(gap / error) if error else float(gap == 0))


def option_values(games: pl.DataFrame) -> dict[str, pl.Series]:
    """For each option that was varied, its value in every game, as text or in ranges."""
    chosen = [json.loads(options) for options in games["options"]]
    columns = {name: [options[name] for options in chosen] for name in (chosen[0] if chosen else {})}
    return {name: _as_values(name, values) for name, values in columns.items() if len({str(v) for v in values}) > 1}


def _as_values(name: str, values: Sequence[object]) -> pl.Series:
    if len(set(map(str, values))) <= MOST_VALUES or not all(isinstance(value, int) for value in values):
        return pl.Series(name, [_word(value) for value in values])
    return pl.Series(name, values).qcut(RANGES, allow_duplicates=True).cast(pl.String)


def _word(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "–"
    return str(value).lower() if isinstance(value, bool) else str(value)


def milliseconds(seats: pl.DataFrame) -> list[tuple[str, float]]:
    """Time of a decision by bot, on average."""
    groups = seats.group_by("bot").agg(pl.col("seconds").sum(), pl.col("decisions").sum()).sort("bot")
    return [(bot, 1000 * seconds / decisions) for bot, seconds, decisions in groups.iter_rows()]
