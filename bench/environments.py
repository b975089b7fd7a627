"""Random play through environments, beside Catanatron's and PettingZoo's classic games, all in one run.

    python bench/environments.py [--peers PYTHON] [--rounds N] [--seconds S]

Catanatron's environment (`catanatron-gym`) and the classic games (`pettingzoo[classic]`) want other versions of Gymnasium than we
do: `--peers` names the Python of an environment that has them. All take turns in processes of their own; medians of processor
time are shown. A peer that is not installed is left out, and said to be.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

import tabard

HERE = Path(__file__).parent
COMPILED = HERE.parent / "build" / "compiled"
RESULTS = HERE / "results" / "environments.json"
CATANATRON = "catanatron"
COMPARABLE = ("chess_v6", "go_v5", "hanabi_v5")  # hundreds of numbers to look at, whole games of many moves
SMALL = ("connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4", "tictactoe_v3")
SEATS = 2  # as many as the environments beside ours have

Rates = dict[str, float]


def main(peers: str, rounds: int, seconds: float) -> None:
    runs = {name: (peers, name, "") for name in (CATANATRON, *COMPARABLE, *SMALL)}
    for build, path in (("interpreted", ""), ("compiled", str(COMPILED))):
        if path and not COMPILED.exists():
            Console().print("no compiled build: `make compile` makes one")
            continue
        for slug in tabard.slugs():
            runs[f"{slug}, tables, {build}"] = (sys.executable, f"tables {slug} {SEATS}", path)
        runs[f"middle-ages, one seat, {build}"] = (sys.executable, f"seat middle-ages {SEATS}", path)
    found: dict[str, list[Rates]] = {name: [] for name in runs}
    for _ in track(range(rounds), description="measuring"):
        for name, run in runs.items():
            found[name] += measure(*run, seconds)
    missing = [name for name, rates in found.items() if not rates]
    medians = {name: middle(rates) for name, rates in found.items() if rates}
    Console().print(comparison(medians))
    if missing:
        Console().print(f"not installed there, and left out: {', '.join(missing)}")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"medians": medians, "rounds": found}, indent=2) + "\n")


def measure(python: str, name: str, path: str, seconds: float) -> list[Rates]:
    """One measurement, or none where the environment is not installed."""
    command = [python, str(HERE / "environment.py"), name, str(seconds)]
    settings = os.environ | {"PYTHONPATH": path, "SDL_VIDEODRIVER": "dummy"}
    answer = subprocess.run(command, env=settings, capture_output=True, text=True)  # noqa: S603
    if "ModuleNotFoundError" in answer.stderr or "DependencyNotInstalled" in answer.stderr:
        return []
    if answer.returncode:
        raise SystemExit(answer.stderr)
    rates: Rates = json.loads(answer.stdout.splitlines()[-1])
    return [rates]


def middle(rounds: list[Rates]) -> Rates:
    return {what: median(rates[what] for rates in rounds) for what in rounds[0]}


def comparison(medians: dict[str, Rates]) -> Table:
    """Steps beside steps. Catanatron's step holds the other player's moves as well: they are compared apart."""
    classic = max([medians[name]["steps"] for name in COMPARABLE if name in medians], default=0.0)
    catan = medians.get(CATANATRON, {"steps": 0.0, "moves": 0.0})
    table = Table("random play", title=f"{SEATS} seats, with observations and masks")
    columns = ("steps/s", "to Catanatron", "moves/s", "to Catanatron", "steps to the fastest comparable classic")
    for title in columns:
        table.add_column(title, justify="right")
    for name, rates in medians.items():
        table.add_row(
            name,
            f"{rates['steps']:,.0f}",
            ratio(rates["steps"], catan["steps"]),
            f"{rates['moves']:,.0f}",
            ratio(rates["moves"], catan["moves"]),
            ratio(rates["steps"], classic),
        )
    return table


def ratio(rate: float, peer: float) -> str:
    return f"{rate / peer:.1f}x" if peer else "-"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", default=sys.executable)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    wish = parser.parse_args()
    main(wish.peers, wish.rounds, wish.seconds)
