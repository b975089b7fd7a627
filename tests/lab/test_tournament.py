"""`tabard tournament`: who beats whom, and ratings that say so."""

import json
from pathlib import Path

import polars as pl
import pytest
from tests.test_cli import Terminal

from tabard.lab.plan import Plan
from tabard.lab.runs import in_order
from tabard.lab.tournament import Standings, pairings

from .tables import __name__ as tables

PICK = f"{tables}:GAME"


def test_everybody_meets_everybody_from_both_seats(fool: str) -> None:
    bots = ("greedy", fool, "random")
    rows = [one["games"][0] for one in in_order(pairings(Plan(PICK, bots[:2]), bots, 6), 1)]
    met = [tuple(row["bots"]) for row in rows]
    assert {pair: met.count(pair) for pair in set(met)} == {
        (one, other): 3 for one in bots for other in bots if one != other
    }
    standings = Standings.of(bots, rows)
    assert standings.best_first() == ["greedy", "random", "fool"]
    assert standings.against["greedy", "fool"].estimate.value == 1.0
    assert standings.against["fool", "greedy"].games == 6
    assert standings.rating("greedy").low > standings.rating("fool").high


def test_a_draw_moves_equal_ratings_not_apart() -> None:
    draw = {"bots": ["a", "b"], "shares": [0.5, 0.5]}
    standings = Standings.of(["a", "b"], [draw] * 20)
    assert standings.rating("a").value == pytest.approx(standings.rating("b").value)
    assert standings.rows()[0]["share"] == 0.5


def test_the_table_and_the_files(terminal: Terminal, tmp_path: Path, fool: str) -> None:
    command = ["tournament", PICK, "--bots", f"{fool},greedy", "--games", "4", "--jobs", "1", "--out"]
    for name in ("bots.json", "bots.parquet"):
        said = terminal(*command, str(tmp_path / name))
        assert said.code == 0
        lines = [line.split() for line in said.out.splitlines()]
        assert lines[1] == ["greedy", "32.5", "100.0", "%", "100.0", "%"]
        assert lines[2] == ["(17.9–47.1)", "(51.0–100.0)", "(51.0–100.0)"]
    written = json.loads((tmp_path / "bots.json").read_text())
    assert [(row["bot"], row["against"], row["games"], row["wins"]) for row in written] == [
        ("greedy", "fool", 4, 4.0),
        ("fool", "greedy", 4, 0.0),
    ]
    assert pl.read_parquet(tmp_path / "bots.parquet").rows(named=True) == written


@pytest.mark.parametrize(
    ("args", "answer"),
    [
        (["--bots", "greedy"], "two different bots or more"),
        (["--bots", "greedy,greedy"], "two different bots or more"),
        (["--bots", "greedy,clever"], "there is no bot 'clever'"),
        (["--out", "bots.txt"], "a file that ends in .json or .parquet"),
    ],
)
def test_bad_input_is_answered_in_one_line(terminal: Terminal, args: list[str], answer: str) -> None:
    said = terminal("tournament", PICK, "--games", "2", *args)
    assert said.code == 2 and answer in said.err and said.err.count("\n") == 1
