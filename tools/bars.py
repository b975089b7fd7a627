"""How a bot stands against others: `python tools/bars.py GAME --bots search:0.2,greedy --bar 0.95 [--games 400] [--minutes 5]`.

The first bot is measured against all the others at one table, every deal once from each seat. With a bar the games end as soon
as Wilson's 95 % interval lies on one side of it; or when time is up: the same command goes on where it stopped. A line of JSON
for each command is kept in `lab/bars.jsonl`: wins, games, interval, seconds, date, commit. Deals of a report begin at a million.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import TypedDict

import tabard
from tabard.bots import arena
from tabard.bots.registry import make
from tabard.lab.stats import wilson

REPORTED = 1_000_000
FEWEST = 10  # games before the interval is believed
KEPT = Path("lab/bars.jsonl")


class Line(TypedDict):
    """What is kept of one measurement. `wins`: a shared victory counts as a share."""

    game: str
    bots: list[str]
    deals: int
    bar: float
    games: int
    wins: float
    share: float
    low: float
    high: float
    verdict: str
    seconds: float
    date: str
    commit: str


def played(slug: str, bots: list[str], deals: int, first: int) -> Iterator[float]:
    """What the first bot wins in each game of a series, from game number `first` on."""
    number = first
    while True:
        turn = number % len(bots)
        seated, deal = arena.turned(bots, number)
        result = arena.play(tabard.game(slug), seated, deals + deal)
        mine = -turn % len(bots)
        yield (mine in result.winners) / max(1, len(result.winners))
        number += 1


def verdict(wins: float, games: int, bar: float) -> str:
    share = wilson(wins, games)
    if not bar or games < FEWEST or share.low <= bar <= share.high:
        return "open"
    return "clears" if share.low > bar else "misses"


def measured(line: Line, games: int, minutes: float) -> Line:
    """The line after more games."""
    start, before = monotonic(), line["seconds"]
    for won in played(line["game"], line["bots"], line["deals"], line["games"]):
        line["games"] += 1
        line["wins"] += won
        line["verdict"] = verdict(line["wins"], line["games"], line["bar"])
        spent = monotonic() - start
        if line["verdict"] != "open" or line["games"] >= games or spent > 60 * minutes:
            break
    share = wilson(line["wins"], line["games"])
    line["share"], line["low"], line["high"] = (round(figure, 4) for figure in share)
    line["seconds"], line["date"] = round(before + spent, 1), f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    return line


def fresh(wish: argparse.Namespace, commit: str) -> Line:
    return Line(
        game=wish.game, bots=wish.bots.split(","), deals=wish.deals, bar=wish.bar, games=0, wins=0.0, share=0.0,
        low=0.0, high=1.0, verdict="open", seconds=0.0, date="", commit=commit,
    )  # fmt: skip


def is_same(line: Line, other: Line) -> bool:
    return all([line[key] == other[key] for key in ("game", "bots", "deals", "bar", "commit")])


def kept() -> list[Line]:
    return [json.loads(text) for text in KEPT.read_text("utf-8").splitlines()] if KEPT.exists() else []


def keep(line: Line) -> None:
    """In the place of the line that it goes on from, or as a new one."""
    lines = [other for other in kept() if not is_same(other, line)]
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text("".join([json.dumps(one) + "\n" for one in [*lines, line]]), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="search:0.2,greedy")
    parser.add_argument("--bar", type=float, default=0.0, help="a share of wins; 0: none")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--deals", type=int, default=REPORTED, help="the first deal")
    parser.add_argument("--commit", help="of the build that plays, if not this one")
    wish = parser.parse_args()
    try:
        tabard.game(wish.game)
        for bot in wish.bots.split(","):
            make(bot, 0)
    except ValueError as reason:
        parser.error(str(reason))
    commit = wish.commit or subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip()  # noqa: S607
    line = fresh(wish, commit)
    line = next((other for other in kept() if is_same(other, line)), line)
    if line["verdict"] == "open" and line["games"] < wish.games:
        keep(measured(line, wish.games, wish.minutes))
    print(json.dumps(line))


if __name__ == "__main__":
    main()
