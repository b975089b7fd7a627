"""Learn a game: `python -m tabard.learn middle-ages --folder run --minutes 10 --players 16`.

Rounds of games of a search against itself, each round with the network that the last one made; in the first round all look one
move ahead. The same command goes on where it stopped; other words change how it goes on.
`python -m tabard.learn.match run/nets/0009.npz` tells how good a network is.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import monotonic

from tabard.adapters.setting import Setting

from .fit import Fitting, torch_here
from .judge import WAYS
from .net import Net
from .rounds import BATCH, PASSES, Run, learn_round, opened, play
from .rows import Rows, Window

POLISHED = 2  # windows of rows are learned from in the end
MARGIN = 1.5  # of a round's seconds must be left to begin one


def learn(run: Run, rows: Rows, new: Rows, steps: int) -> Net:
    fitting = Fitting(run.folder / "state.pt", Setting(run.game, run.seats), run.hidden, seed=0)
    policy, value = fitting.test(new)
    print(f"round {run.round}: {new.size} new rows, unseen: policy {policy:.4f}, value {value:.4f}", flush=True)
    fitting.fit(rows, steps)
    fitting.save()
    return fitting.net()


def rounds(run: Run, wish: argparse.Namespace) -> None:
    end = monotonic() + 60 * wish.minutes
    window = Window(run.learned(), run.window)
    while end - monotonic() > MARGIN * wish.seconds:
        learn_round(run, window, play(run, wish.python, wish.players, wish.seconds), learn)
    print(f"{run.round} rounds are done; the newest network is {run.net}", flush=True)


def polish(run: Run) -> None:
    """A network that learns from many rows at once, from the beginning: mostly better than one that grew with them."""
    rows = Window(run.learned(), POLISHED * run.window).rows()
    fitting = Fitting(run.folder / "final.pt", Setting(run.game, run.seats), run.hidden, seed=1, anew=True)
    fitting.fit(rows, PASSES * rows.size // BATCH)
    fitting.net().save(run.folder / "final.npz")
    print(f"learned from {rows.size} rows: {run.folder / 'final.npz'}", flush=True)


def wishes(wish: argparse.Namespace) -> dict[str, int | str]:
    """What was told of the way to learn; the rest stays as it is. ValueError where a number makes no sense."""
    numbers = {"hidden": wish.hidden, "iterations": wish.iterations, "window": wish.window}
    for name, value in numbers.items():
        if value is not None and value < 1:
            raise ValueError(f"--{name}: expected at least 1, not {value}")
    told = {**numbers, "moves": wish.moves}
    return {name: value for name, value in told.items() if value is not None}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tabard.learn", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--seconds", type=float, default=40, help="of play in a round")
    parser.add_argument("--hidden", type=int, help="width of the network; 192 unless told")
    parser.add_argument("--iterations", type=int, help="of search for a decision; 200 unless told")
    parser.add_argument(
        "--window", type=int, help="so many of the newest decisions are learned from; 200,000 unless told"
    )
    parser.add_argument("--moves", choices=WAYS, help="who says which moves look good")
    parser.add_argument(
        "--polish", action="store_true", help="at the end, learn once more from many of the newest rows"
    )
    parser.add_argument("--python", default=sys.executable, help="for players: one with a compiled build, perhaps")
    wish = parser.parse_args()
    try:
        Setting(wish.game, wish.seats)
        way = wishes(wish)
        torch_here()
        run = opened(wish.folder, wish.game, wish.seats, **way)
        rounds(run, wish)
        if wish.polish:
            polish(run)
    except ValueError as reason:
        parser.error(str(reason))


if __name__ == "__main__":
    main()
