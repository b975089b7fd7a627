"""Rounds of play and learning, in a folder that holds all there is to go on from."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from .judge import NET
from .net import Net
from .rows import Rows, Window, joined, load

SEEDS_OF_A_ROUND, SEEDS_OF_A_PLAYER = 1_000_000, 10_000
UNSEEN = 1_000_000_000  # deals from here on are never played while learning
PASSES, BATCH = 8, 512  # every new row is learned from about so many times

Learn = Callable[["Run", Rows, Rows, int], Net]  # from all rows, among which are new ones, in so many steps


@dataclass
class Run:
    """`round` is the next one to be played. Kept as `run.json`, written when a round is done."""

    folder: Path
    game: str
    seats: int
    hidden: int = 192
    iterations: int = 200
    moves: str = NET  # who says which moves look good
    window: int = 200_000  # so many of the newest rows are learned from
    round: int = 0

    @property
    def net(self) -> Path | None:
        """The newest network."""
        return self.net_of(self.round - 1) if self.round else None

    def net_of(self, number: int) -> Path:
        return self.folder / "nets" / f"{number:04}.npz"

    def rows_of(self, number: int, player: int) -> Path:
        return self.folder / "rows" / f"{number:04}-{player:02}.npz"

    def learned(self) -> list[Path]:
        """The rows of all rounds that are done."""
        return [file for file in self.folder.glob("rows/*.npz") if int(file.name[:4]) < self.round]

    def seed_of(self, player: int) -> int:
        """The first deal of a player of the next round."""
        return self.round * SEEDS_OF_A_ROUND + player * SEEDS_OF_A_PLAYER

    def save(self) -> None:
        plain = {name: value for name, value in asdict(self).items() if name != "folder"}
        part = self.folder / "run.part"
        part.write_text(json.dumps(plain, indent=1), "utf-8")
        part.replace(self.folder / "run.json")


def opened(folder: Path, game: str, seats: int, **wishes: Any) -> Run:
    """The run of that folder, to go on with in the way that is wished, or a new one; ValueError if the folder holds one of
    another game, or of a network of another width."""
    kept = folder / "run.json"
    if kept.exists():
        run = Run(folder, **json.loads(kept.read_text("utf-8")))
        if (run.game, run.seats) != (game, seats):
            raise ValueError(
                f"{folder}: expected a run of {game} with {seats} seats, not of {run.game} with {run.seats}"
            )
        if wishes.get("hidden", run.hidden) != run.hidden:
            raise ValueError(f"{folder}: expected the width that its network has, {run.hidden}, not {wishes['hidden']}")
        return replace(run, **wishes)
    for part in ("rows", "nets"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    return Run(folder, game, seats, **wishes)


def play(run: Run, python: str, players: int, seconds: float) -> list[Path]:
    """All players of a round at once, each in a process of its own; the files with their rows."""
    files = [run.rows_of(run.round, player) for player in range(players)]
    processes = [
        subprocess.Popen([python, *player_words(run, player, seconds, file)], env=one_thread())  # noqa: S603
        for player, file in enumerate(files)
    ]
    if any([process.wait() for process in processes]):
        raise ValueError(f"round {run.round}: a player has stopped; see above")
    return files


def player_words(run: Run, player: int, seconds: float, out: Path) -> list[str]:
    words = ["-m", "tabard.learn.selfplay", run.game, "--seats", str(run.seats), "--seconds", str(seconds)]
    words += ["--seed", str(run.seed_of(player)), "--iterations", str(run.iterations), "--out", str(out)]
    words += ["--moves", run.moves]
    return [*words, "--net", str(run.net)] if run.net else words


def one_thread() -> dict[str, str]:
    """All cores are taken by players already."""
    return {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


def learn_round(run: Run, window: Window, files: Iterable[Path], learn: Learn) -> Net:
    """Learn from what was played; then the round is done, and everything is kept."""
    new = joined([load(file) for file in files])
    window.add(new)
    net = learn(run, window.rows(), new, 1 + PASSES * new.size // BATCH)
    net.save(run.net_of(run.round))
    run.round += 1
    run.save()
    return net
