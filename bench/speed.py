"""Speed beside Catanatron: moves, clones and looks (view and legal moves) a second, interpreted and compiled.

`make bench` runs this. The three take turns in processes of their own, several rounds; the table shows medians.
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

HERE = Path(__file__).parent
COMPILED = HERE.parent / "build" / "compiled"
RESULTS = HERE / "results" / "speed.json"
ROUNDS = 5
SECONDS = 1.0  # for each of the things measured, in each round

PEER = "Catanatron"
RUNS = {PEER: ("catanatron", ""), "interpreted": ("tabard", ""), "compiled": ("tabard", str(COMPILED))}
TITLES = {"moves": "moves/s", "clones": "clones/s", "looks": "view and legal/s"}

Rates = dict[str, float]


def main() -> None:
    rounds: dict[str, list[Rates]] = defaultdict(list)
    for _ in track(range(ROUNDS), description="measuring"):
        for name, (library, path) in RUNS.items():
            rounds[name].append(measure(library, path))
    medians = {name: middle(measured) for name, measured in rounds.items()}
    Console().print(comparison(medians))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"medians": medians, "rounds": rounds}, indent=2) + "\n")


def measure(library: str, path: str) -> Rates:
    command = [sys.executable, str(HERE / "measure.py"), library, str(SECONDS)]
    answer = subprocess.run(  # noqa: S603
        command, env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    rates: Rates = json.loads(answer.stdout)
    return rates


def middle(rounds: list[Rates]) -> Rates:
    return {what: median(rates[what] for rates in rounds) for what in rounds[0]}


def comparison(medians: dict[str, Rates]) -> Table:
    table = Table("4 seats, random play, no story", title=f"medians of {ROUNDS} rounds, ratio to {PEER}")
    for name in medians:
        table.add_column(name, justify="right")
    for what, title in TITLES.items():
        table.add_row(title, *(cell(rates.get(what), medians[PEER].get(what)) for rates in medians.values()))
    return table


def cell(rate: float | None, peer: float | None) -> str:
    if rate is None:
        return "-"
    return f"{rate:,.0f} ({rate / peer:.1f}x)" if peer else f"{rate:,.0f}"


if __name__ == "__main__":
    main()
