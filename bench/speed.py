"""Speed beside Catanatron: moves, clones and looks (view and legal moves) a second, interpreted and compiled.

`make bench` runs this for every game. All take turns in processes of their own, several rounds; the tables show medians.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

import tabard

HERE = Path(__file__).parent
COMPILED = HERE.parent / "build" / "compiled"
RESULTS = HERE / "results" / "speed.json"
ROUNDS = 5
SECONDS = 1.0  # for each of the things measured, in each round

PEER = "Catanatron"
BUILDS = {"interpreted": "", "compiled": str(COMPILED)}
TITLES = {"moves": "moves/s", "clones": "clones/s", "looks": "view and legal/s"}

Rates = dict[str, float]


def main() -> None:
    runs = {PEER: ("catanatron", "")}
    for slug in tabard.slugs():
        runs |= {f"{slug} {build}": (slug, path) for build, path in BUILDS.items()}
    rounds: dict[str, list[Rates]] = defaultdict(list)
    for _ in track(range(ROUNDS), description="measuring"):
        for name, (game, path) in runs.items():
            rounds[name].append(measure(game, path))
    medians = {name: middle(measured) for name, measured in rounds.items()}
    for slug in tabard.slugs():
        Console().print(comparison(slug, medians))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"medians": medians, "rounds": rounds}, indent=2) + "\n")


def measure(game: str, path: str) -> Rates:
    command = [sys.executable, str(HERE / "measure.py"), game, str(SECONDS)]
    answer = subprocess.run(  # noqa: S603
        command, env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    rates: Rates = json.loads(answer.stdout)
    return rates


def middle(rounds: list[Rates]) -> Rates:
    return {what: median(rates[what] for rates in rounds) for what in rounds[0]}


def comparison(slug: str, medians: dict[str, Rates]) -> Table:
    table = Table("4 seats, random play, no story", title=f"{slug}: medians of {ROUNDS} rounds, ratio to {PEER}")
    columns = {PEER: medians[PEER], **{build: medians[f"{slug} {build}"] for build in BUILDS}}
    for name in columns:
        table.add_column(name, justify="right")
    for what, title in TITLES.items():
        table.add_row(title, *(cell(rates.get(what), medians[PEER].get(what)) for rates in columns.values()))
    return table


def cell(rate: float | None, peer: float | None) -> str:
    if rate is None:
        return "-"
    return f"{rate:,.0f} ({rate / peer:.1f}x)" if peer else f"{rate:,.0f}"


if __name__ == "__main__":
    main()
