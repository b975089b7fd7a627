"""Speed beside others, all in one run on this machine: `make bench`, or `python bench/speed.py [--rounds N] [--write FILE]`.

Random play (moves, games, copies), environments with observations and masks (steps), and search (iterations). Catanatron, RLCard
and PettingZoo are Python; OpenSpiel is C++ behind a Python face, boardgame.io is JavaScript. They are installed under
`build/peers`. All take turns in processes of their own; medians of processor time are shown, with the ratios to the best peer
written in Python and to the best of any language. The games differ, so read the ratios as orders of magnitude.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import tabard

HERE = Path(__file__).parent
BUILD = HERE.parent / "build"
PEERS = BUILD / "peers"
RESULTS = HERE / "results" / "speed.json"
SECONDS = 1.0  # for each of the things measured, in each round
TITLES = {
    "moves": "random moves a second",
    "games": "random games a second",
    "clones": "copies of a position a second",
    "steps": "environment steps a second, with observations and masks",
    "iterations": "search iterations a second",
}
PYTHON, ANY = "Python", "C++ or JavaScript"


class Runner(NamedTuple):
    """Who is measured, and by which commands: `what` is put where the command has a star."""

    name: str
    language: str
    whats: tuple[str, ...]
    command: tuple[str, ...]
    path: str = ""


def peer(name: str, language: str, library: str, game: str, *whats: str) -> Runner:
    return Runner(name, language, whats, (str(PEERS / "python" / "bin" / "python"), *script(library, game)))


def ours(slug: str, build: str, path: str) -> Runner:
    whats = ("moves", "clones", "steps", "iterations")
    return Runner(f"{slug}, {build}", "", whats, (sys.executable, *script("ours", slug)), path)


def script(library: str, game: str) -> tuple[str, ...]:
    return (str(HERE / "measure.py"), library, game, "*", str(SECONDS))


BOARDGAME_IO = ("node", str(HERE / "boardgame_io.mjs"), "*", str(SECONDS))
OTHERS = (
    peer("Catanatron", PYTHON, "catan", "catan", "moves", "clones", "steps"),
    peer("Catanatron, a step as it counts them", PYTHON, "catan", "catan", "steps of its own"),
    peer("RLCard, uno", PYTHON, "cards", "uno", "moves", "steps"),
    peer("RLCard, gin rummy", PYTHON, "cards", "gin-rummy", "moves", "steps"),
    peer("RLCard, mahjong", PYTHON, "cards", "mahjong", "steps"),
    peer("PettingZoo, hanabi", PYTHON, "zoo", "hanabi_v5", "steps"),
    peer("PettingZoo, chess", PYTHON, "zoo", "chess_v6", "steps"),
    peer("PettingZoo, go", PYTHON, "zoo", "go_v5", "steps"),
    peer("OpenSpiel, backgammon", ANY, "spiel", "backgammon", "moves", "clones", "steps", "iterations"),
    peer("OpenSpiel, gin rummy", ANY, "spiel", "gin_rummy", "moves", "clones", "steps"),
    peer("OpenSpiel, backgammon, search in Python", PYTHON, "spiel", "backgammon", "iterations in Python"),
    Runner("boardgame.io, a game of one number", ANY, ("moves",), BOARDGAME_IO),
)

Rates = dict[str, float]


def main(rounds: int, write: Path | None) -> None:
    runners = [*OTHERS, *our_runners()]
    found: dict[str, list[Rates]] = {runner.name: [] for runner in runners}
    for _ in track(range(rounds), description="measuring"):
        for runner in runners:
            found[runner.name].append(measured(runner))
    medians = {name: middle(rates) for name, rates in found.items()}
    tables = [rows(what, medians) for what in TITLES]
    for what, lines in zip(TITLES, tables, strict=True):
        Console().print(drawn(what, lines))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"medians": medians, "rounds": found}, indent=2) + "\n")
    if write is not None:
        write.write_text(told(write.read_text(), rounds, tables))


def our_runners() -> list[Runner]:
    builds = {"interpreted": "", "compiled": str(BUILD / "compiled")}
    return [ours(slug, build, path) for slug in tabard.slugs() for build, path in builds.items()]


def measured(runner: Runner) -> Rates:
    """Everything that can be measured of it, once."""
    rates: Rates = {}
    for what in runner.whats:
        command = [what if word == "*" else word for word in runner.command]
        settings = os.environ | {"PYTHONPATH": runner.path, "SDL_VIDEODRIVER": "dummy"}
        answer = subprocess.run(command, env=settings, cwd=PEERS, capture_output=True, text=True)  # noqa: S603
        if answer.returncode:
            raise SystemExit(f"{runner.name}, {what}:\n{answer.stderr}")
        rates |= json.loads(answer.stdout.splitlines()[-1])
    return {what.removesuffix(" in Python").removesuffix(" of its own"): rate for what, rate in rates.items()}


def middle(rounds: list[Rates]) -> Rates:
    return {what: median(rates[what] for rates in rounds) for what in rounds[0]}


# ---------------------------------------------------------------------- the tables

HEADINGS = ("a second", "to Catanatron", "to the best in Python", "to the best of any")


def rows(what: str, medians: dict[str, Rates]) -> list[tuple[str, ...]]:
    """Name, rate and ratios of everybody who was measured in this."""
    known = {name: rates[what] for name, rates in medians.items() if what in rates}
    python = max([known[one.name] for one in OTHERS if one.language == PYTHON and one.name in known], default=0.0)
    best = max([known[one.name] for one in OTHERS if one.name in known], default=0.0)
    beside = (known.get("Catanatron", 0.0), python, best)
    return [(name, f"{rate:,.0f}", *(ratio(rate, one) for one in beside)) for name, rate in known.items()]


def ratio(rate: float, peer: float) -> str:
    return f"{rate / peer:.2g}" if peer and rate / peer < 10 else f"{rate / peer:.0f}" if peer else "-"


def drawn(what: str, lines: list[tuple[str, ...]]) -> Table:
    table = Table("", title=TITLES[what])
    for title in HEADINGS:
        table.add_column(title, justify="right")
    for line in lines:
        table.add_row(*line)
    return table


MARK = "<!-- measured -->\n"


def told(page: str, rounds: int, tables: list[list[tuple[str, ...]]]) -> str:
    """The page with everything after the mark written anew."""
    day = datetime.now(UTC).date().isoformat()
    lines = [f"{day}, {machine()}, Python {platform.python_version()}, {told_rounds(rounds)}.", ""]
    for what, table in zip(TITLES, tables, strict=True):
        head = [
            f"## {TITLES[what][0].upper()}{TITLES[what][1:]}",
            "",
            "| | " + " | ".join(HEADINGS) + " |",
            "| --- |" + " ---: |" * 4,
        ]
        lines += [*head, *("| " + " | ".join(line) + " |" for line in table), ""]
    return page.split(MARK)[0] + MARK + "\n".join(lines)


def told_rounds(rounds: int) -> str:
    return "one round" if rounds == 1 else f"medians of {rounds} rounds"


def row(words: tuple[str, ...]) -> str:
    return f"| {' | '.join(words)} |"


def machine() -> str:
    """Its processor, in words."""
    names = [
        line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line
    ]
    return f"{len(names)} cores of {names[0]}" if names else platform.machine()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", type=Path, help="a page whose tables are written anew, such as docs/performance.md")
    wish = parser.parse_args()
    main(wish.rounds, wish.write)
