"""Who wins: by seat, by the order in which seats came to play, by bot, and how games end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .stats import Estimate, wilson

K = TypeVar("K", int, str)


class Tally:
    """Wins and games of something."""

    def __init__(self) -> None:
        self.wins, self.games = 0.0, 0

    def add(self, share: float) -> None:
        self.wins += share
        self.games += 1

    @property
    def estimate(self) -> Estimate:
        return wilson(self.wins, self.games)


@dataclass
class Summary:
    """What can be said of many games in a few lines; rows of the table `games` are added one by one."""

    games: int = 0
    moves: int = 0
    seats: defaultdict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    order: defaultdict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    bots: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, row: dict[str, Any]) -> None:
        self.games += 1
        self.moves += row["moves"]
        self.endings[row["ending"]] += 1
        for seat, share in enumerate(row["shares"]):
            self.seats[seat].add(share)
            self.bots[row["bots"][seat]].add(share)
            if row["order"][seat] is not None:
                self.order[row["order"][seat]].add(share)

    @classmethod
    def of(cls, rows: Iterable[dict[str, Any]]) -> Summary:
        summary = cls()
        for row in rows:
            summary.add(row)
        return summary


def shares(tallies: dict[K, Tally]) -> list[tuple[K, Estimate]]:
    """In the order of their names."""
    return [(name, tallies[name].estimate) for name in sorted(tallies)]
