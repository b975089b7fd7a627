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
from contextlib import contextmanager
from datetime import UTC, datetime
from fcntl import LOCK_EX, flock
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import TextIO, TypedDict

import tabard
from tabard.bots import arena
from tabard.bots.registry import make
from tabard.lab.stats import wilson

REPORTED = 1_000_000
FEWEST = 10  # games before the interval is believed
KEEP_EVERY = 20.0  # seconds
AT_ONCE = 10  # games of each process that are handed out together
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


def one_game(slug: str, bots: list[str], deals: int, number: int) -> float:
    """What the first bot wins in a game of a series."""
    seated, deal = arena.turned(bots, number)
    result = arena.play(tabard.game(slug), seated, deals + deal)
    mine = -number % len(bots)
    return (mine in result.winners) / max(1, len(result.winners))


def played(line: Line, jobs: int) -> Iterator[float]:
    """The next games of a series, one after the other, though several may be played at a time."""
    one = partial(one_game, line["game"], line["bots"], line["deals"])
    if jobs == 1:
        yield from map(one, count(line["games"]))
    with get_context("spawn").Pool(jobs) as pool:
        for first in count(line["games"], AT_ONCE * jobs):
            yield from pool.imap(one, range(first, first + AT_ONCE * jobs))


def verdict(wins: float, games: int, bar: float) -> str:
    share = wilson(wins, games)
    if not bar or games < FEWEST or share.low <= bar <= share.high:
        return "open"
    return "clears" if share.low > bar else "misses"


def measured(line: Line, games: int, minutes: float, jobs: int = 1) -> None:
    """More games; what came of them is kept again and again, so that whoever stops it loses little."""
    start, before, kept_at = monotonic(), line["seconds"], 0.0
    for won in played(line, jobs):
        line["games"] += 1
        line["wins"] += won
        line["verdict"] = verdict(line["wins"], line["games"], line["bar"])
        spent = monotonic() - start
        done = line["verdict"] != "open" or line["games"] >= games or spent > 60 * minutes
        if done or spent > kept_at + KEEP_EVERY:
            keep(summed_up(line, before + spent))
            kept_at = spent
        if done:
            return


def summed_up(line: Line, seconds: float) -> Line:
    share = wilson(line["wins"], line["games"])
    line["share"], line["low"], line["high"] = (round(figure, 4) for figure in share)
    line["seconds"], line["date"] = round(seconds, 1), f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    return line


def fresh(wish: argparse.Namespace, commit: str) -> Line:
    return Line(
        game=wish.game, bots=wish.bots.split(","), deals=wish.deals, bar=wish.bar, games=0, wins=0.0, share=0.0,
        low=0.0, high=1.0, verdict="open", seconds=0.0, date="", commit=commit,
    )  # fmt: skip


def is_same(line: Line, other: Line) -> bool:
    return all([line[key] == other[key] for key in ("game", "bots", "deals", "bar", "commit")])


@contextmanager
def ours() -> Iterator[TextIO]:
    """The file for us alone: several measurements may run at the same time."""
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a+", encoding="utf-8") as file:
        flock(file, LOCK_EX)
        file.seek(0)
        yield file


def kept() -> list[Line]:
    with ours() as file:
        return [json.loads(text) for text in file]


def keep(line: Line) -> None:
    """In the place of the line that it goes on from, or as a new one."""
    with ours() as file:
        others = [other for other in map(json.loads, file) if not is_same(other, line)]
        file.truncate(0)
        file.writelines([json.dumps(one) + "\n" for one in [*others, line]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="search:0.2,greedy")
    parser.add_argument("--bar", type=float, default=0.0, help="a share of wins; 0: none")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--jobs", type=int, default=1, help="games that are played at a time")
    parser.add_argument("--deals", type=int, default=REPORTED, help="the first deal")
    parser.add_argument("--commit", help="of the build that plays, if not this one")
    wish = parser.parse_args()
    try:
        if min(wish.jobs, wish.games) < 1:
            raise ValueError("expected at least one job and one game")
        tabard.game(wish.game)
        for bot in wish.bots.split(","):
            make(bot, 0)
    except ValueError as reason:
        parser.error(str(reason))
    commit = wish.commit or subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], text=True).strip()  # noqa: S607
    line = fresh(wish, commit)
    line = next((other for other in kept() if is_same(other, line)), line)
    if line["verdict"] == "open" and line["games"] < wish.games:
        measured(line, wish.games, wish.minutes, wish.jobs)
    print(json.dumps(line))


if __name__ == "__main__":
    main()
