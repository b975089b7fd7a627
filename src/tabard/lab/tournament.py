"""Every bot against every other, at two seats: shares of wins with intervals, and ratings."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import polars as pl
from openskill.models import PlackettLuce, PlackettLuceRating

from .plan import Plan
from .runs import Batch, batches
from .stats import Estimate, Z
from .summary import Tally
from .watch import Row

SEATS = 2


def pairings(plan: Plan, bots: Sequence[str], games: int) -> Iterator[Batch]:
    """So many games for each pair, a few of each in turn; every deal is played from both seats."""
    pairs = [replace(plan, bots=pair, rotate=True) for pair in combinations(bots, SEATS)]
    rounds = zip(*[batches(pair, 0, games) for pair in pairs], strict=True)
    return chain.from_iterable(rounds)


@dataclass
class Standings:
    """Who beat whom how often; rows of the table `games` are added in the order in which they were played."""

    bots: tuple[str, ...]
    model: PlackettLuce = field(default_factory=PlackettLuce)
    against: defaultdict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    overall: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    ratings: dict[str, PlackettLuceRating] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ratings = {bot: self.model.rating(name=bot) for bot in self.bots}

    def add(self, row: Mapping[str, Any]) -> None:
        one, other = row["bots"]
        for bot, rival, share in ((one, other, row["shares"][0]), (other, one, row["shares"][1])):
            self.against[bot, rival].add(share)
            self.overall[bot].add(share)
        ranks = [1.0 - share for share in row["shares"]]
        teams = self.model.rate([[self.ratings[one]], [self.ratings[other]]], ranks=ranks)
        self.ratings[one], self.ratings[other] = teams[0][0], teams[1][0]

    @classmethod
    def of(cls, bots: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> Standings:
        standings = cls(tuple(bots))
        for row in rows:
            standings.add(row)
        return standings

    def rating(self, bot: str) -> Estimate:
        rating = self.ratings[bot]
        return Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)

    def best_first(self) -> list[str]:
        return sorted(self.bots, key=lambda bot: -self.ratings[bot].mu)

    def rows(self) -> list[Row]:
        """A row for each bot against each other."""
        order = self.best_first()
        return [self._row(bot, rival) for bot in order for rival in order if bot != rival]

    def _row(self, bot: str, rival: str) -> Row:
        tally, rating = self.against[bot, rival], self.rating(bot)
        share = tally.estimate._asdict()
        return {
            "bot": bot,
            "against": rival,
            "games": tally.games,
            "wins": tally.wins,
            "share": share["value"],
            "low": share["low"],
            "high": share["high"],
            "rating": rating.value,
            "rating_low": rating.low,
            "rating_high": rating.high,
        }


def write(file: Path, rows: list[Row]) -> None:
    """As JSON or Parquet, as the name of the file ends."""
    if file.suffix == ".json":
        file.write_text(json.dumps(rows, indent=2) + "\n", "utf-8")
    else:
        pl.DataFrame(rows).write_parquet(file)
