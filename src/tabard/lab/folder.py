"""A folder with the games of one setting, as Parquet: written while they are played, and gone on with another day.

Whole games only, without gaps: `games.parquet` and the parts beside it hold games 0 to n - 1, and so do the other tables. A part
is named by its first game; one that begins before the games already read is left over from a stop and counts for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast

import polars as pl

from .plan import Plan
from .watch import Played, Row

SETTING = "setting.json"
KEPT = {"game", "rules_version", "components", "bots", "seed", "options", "vary", "rotate", "decisions"}
SCHEMAS: dict[str, dict[str, pl.DataType | type[pl.DataType]]] = {
    "games": {
        "number": pl.UInt32,
        "seed": pl.Int64,
        "bots": pl.List(pl.String),
        "options": pl.String,
        "components": pl.String,
        "rules_version": pl.String,
        "winners": pl.List(pl.UInt8),
        "shares": pl.List(pl.Float64),
        "scores": pl.List(pl.Int64),
        "ranking": pl.List(pl.UInt8),
        "order": pl.List(pl.UInt8),
        "ending": pl.String,
        "moves": pl.UInt32,
        "margin": pl.Int64,
        "lead_changes": pl.UInt32,
        "decided": pl.Float64,
        "branching": pl.Float64,
        "choices": pl.UInt32,
        "decisions": pl.List(pl.UInt32),
        "seconds": pl.List(pl.Float64),
    },
    "takings": {"number": pl.UInt32, "seat": pl.UInt8, "what": pl.String, "times": pl.UInt32},
    "decisions": {
        "number": pl.UInt32,
        "move": pl.UInt32,
        "seat": pl.UInt8,
        "bot": pl.String,
        "played": pl.String,
        "what": pl.String,
        "legal": pl.UInt32,
        "score": pl.Int64,
        "seconds": pl.Float64,
    },
}


class Folder:
    """The games of one setting on disk."""

    def __init__(self, path: Path, setting: dict[str, object]) -> None:
        self.path, self.setting = path, setting
        kept = [name for name in SCHEMAS if name != "decisions" or setting["decisions"]]
        self.tables = [*kept[1:], kept[0]]  # games are written last: a game counts when all of it is there

    @classmethod
    def opened(cls, path: Path) -> Folder:
        """A folder that `tabard simulate` has written; ValueError if it is none."""
        try:
            setting = json.loads((path / SETTING).read_text("utf-8"))
        except (OSError, ValueError):
            setting = None
        if not isinstance(setting, dict) or not setting.keys() >= KEPT:
            raise ValueError(f"{path}: expected a folder written by tabard simulate --out")
        return cls(path, setting)

    @classmethod
    def for_plan(cls, path: Path, plan: Plan) -> Folder:
        """The folder to go on in, or a new one; ValueError if something else is in it."""
        setting = plan.setting()
        if (path / SETTING).is_file():
            check_same(path, cls.opened(path).setting, setting)
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise ValueError(
                f"{path}: expected an empty folder, or one written by tabard simulate with the same setting"
            )
        path.mkdir(parents=True, exist_ok=True)
        write_text(path / SETTING, json.dumps(setting, indent=2) + "\n")
        return cls(path, setting)

    def count(self) -> int:
        """How many games are there."""
        return sum(frame.height for frame in self._frames("games"))

    def table(self, name: str) -> pl.DataFrame:
        """All rows of a table, in the order of the games."""
        frames = [frame for frame in self._frames(name) if frame.height]
        found = pl.concat(frames) if frames else pl.DataFrame(schema=SCHEMAS[name])
        return found.filter(pl.col("number") < self.count()) if name != "games" else found

    def _frames(self, name: str) -> Iterator[pl.DataFrame]:
        """The whole table first, then its parts, each beginning where the one before ends."""
        games = 0
        for file in [*self.path.glob(f"{name}.parquet"), *sorted(self.path.glob(f"{name}-*.parquet"))]:
            frame = read(file)
            first = 0 if file.stem == name else int(file.stem.rpartition("-")[2])
            if first >= games:
                games = max(games, cast("int", frame["number"].max()) + 1) if frame.height else games
                yield frame

    def add(self, games: list[Played]) -> None:
        """Write a part. Its first game is the one after the last that is there."""
        first = cast("int", games[0]["games"][0]["number"]) if games else 0
        for name in self.tables if games else []:
            rows: list[Row] = [row for game in games for row in game[name]]
            write(self.path / f"{name}-{first:09}.parquet", pl.DataFrame(rows, schema=SCHEMAS[name]))

    def join(self) -> None:
        """Put the parts together, one file for each table."""
        for name in self.tables:
            parts = list(self.path.glob(f"{name}-*.parquet"))
            if parts:
                write(self.path / f"{name}.parquet", self.table(name))
        for name in self.tables:
            for part in self.path.glob(f"{name}-*.parquet"):
                part.unlink()


def check_same(path: Path, there: dict[str, object], here: dict[str, object]) -> None:
    """ValueError names the first thing in which two settings differ."""
    for name, value in here.items():
        if there.get(name) != value:
            words = f"its {name} is {json.dumps(there.get(name))}, not {json.dumps(value)}"
            raise ValueError(f"{path} holds games of another setting: {words}; give another folder")


def read(file: Path) -> pl.DataFrame:
    try:
        return pl.read_parquet(file)
    except (OSError, pl.exceptions.PolarsError):
        raise ValueError(f"{file}: expected a Parquet file as tabard simulate writes it") from None


def write(file: Path, table: pl.DataFrame) -> None:
    """All or nothing."""
    unfinished = file.with_suffix(".unfinished")
    table.write_parquet(unfinished)
    unfinished.replace(file)


def write_text(file: Path, text: str) -> None:
    unfinished = file.with_suffix(".unfinished")
    with suppress(FileNotFoundError):
        unfinished.unlink()
    unfinished.write_text(text, "utf-8")
    unfinished.replace(file)
