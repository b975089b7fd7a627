"""Figures of many games: shares, means and differences, all with intervals."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

import polars as pl

from tabard.kernel import Option
from tabard.kernel.options import shown

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


class Varied(NamedTuple):
    """An option that was varied, or one word of an option that takes several."""

    name: str
    word: str
    values: pl.Series  # of every game, as text or in ranges; none where the option did not matter


def varied(games: pl.DataFrame, declared: Sequence[Option]) -> list[Varied]:
    """All options that had several values."""
    chosen = [json.loads(options) for options in games["options"]]
    known = {option.name: option for option in declared}
    found: list[Varied] = []
    for option in declared:
        column = [options[option.name] if shown(option, known, options) else None for options in chosen]
        for word, values in _words(option, column):
            if len({str(value) for value in values if value is not None}) > 1:
                found.append(Varied(option.name, word, _as_values(values)))
    return found


def _words(option: Option, column: Sequence[object]) -> list[tuple[str, list[object]]]:
    """The values of an option; of one that takes several words, for each word whether it was among them."""
    if option.kind != "set":
        return [("", list(column))]
    return [(word, [word in value if isinstance(value, list) else None for value in column]) for word in option.choices]


def _as_values(values: Sequence[object]) -> pl.Series:
    numbers = sorted([value for value in values if isinstance(value, int)])
    if len(set(numbers)) <= MOST_VALUES:
        return pl.Series([None if value is None else str(value).lower() for value in values], dtype=pl.String)
    names = dict(_ranges(numbers))
    return pl.Series([names[value] if isinstance(value, int) else None for value in values], dtype=pl.String)


def _ranges(numbers: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Each number with the range it is in; as many games in each range as can be."""
    ends = [numbers[len(numbers) * (part + 1) // RANGES - 1] for part in range(RANGES)]
    for number in sorted(set(numbers)):
        part = next(part for part, end in enumerate(ends) if number <= end)
        inside = [one for one in numbers if one <= ends[part] and (not part or one > ends[part - 1])]
        yield number, f"{inside[0]}–{inside[-1]}"


def in_turn(values: Iterable[str]) -> list[str]:
    """Words by the alphabet, numbers by their size."""
    return sorted(values, key=lambda value: (int("".join(re.findall(r"^\d+", value)) or 0), value))


def milliseconds_of_bots(seats: pl.DataFrame) -> list[tuple[str, float]]:
    """Time of a decision by bot, on average."""
    groups = seats.group_by("bot").agg(pl.col("seconds").sum(), pl.col("decisions").sum()).sort("bot")
    return [(bot, 1000 * seconds / decisions) for bot, seconds, decisions in groups.iter_rows()]


def milliseconds_of_games(games: pl.DataFrame) -> pl.Series:
    """Time of a decision in each game, on average."""
    return games.select(1000 * pl.col("seconds").list.sum() / pl.col("decisions").list.sum()).to_series()
