"""`tabard simulate`: the same games however they are played, kept without gaps, and who wins them."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import polars as pl
import pytest
from tests.test_cli import Terminal

import tabard
from tabard.cli import simulate
from tabard.kernel.game import package_text
from tabard.lab.folder import Folder
from tabard.lab.plan import Plan
from tabard.lab.runs import all_played
from tabard.lab.summary import Summary
from tabard.lab.watch import Played, margin, sole_leader

from .tables import GAME
from .tables import __name__ as tables

PICK = f"{tables}:GAME"
TIMES = "seconds"  # the one thing that is never the same


def of_clockwork(path: Path, table: str) -> pl.DataFrame:
    return Folder.opened(path).table(table).drop(TIMES, strict=False)


def rows(plan: Plan, games: int) -> list[dict[str, object]]:
    return [played["games"][0] for played in all_played(plan, 0, games)]


# ---------------------------------------------------------------------- the same games


def test_the_number_of_processes_changes_nothing(tmp_path: Path, terminal: Terminal) -> None:
    command = ["simulate", "middle-ages", "--seats", "greedy,random", "--games", "10", "--decisions", "--rotate"]
    said = [terminal(*command, "--jobs", jobs, "--out", str(tmp_path / jobs)) for jobs in ("1", "2")]
    assert said[0].out == said[1].out and said[0].code == 0
    for table in ("games", "takings", "decisions"):
        one, two = of_clockwork(tmp_path / "1", table), of_clockwork(tmp_path / "2", table)
        assert one.equals(two) and one.height >= 10


def test_a_ray_cluster_plays_the_same_games(tmp_path: Path, terminal: Terminal) -> None:
    """A real one, of this machine, in a process of its own."""
    command = ["simulate", "middle-ages", "--seats", "greedy,random", "--games", "10", "--decisions", "--rotate"]
    here = terminal(*command, "--jobs", "1", "--out", str(tmp_path / "here"))
    there = subprocess.run(
        [sys.executable, "-m", "tabard", *command, "--on", "ray", "--jobs", "2", "--out", str(tmp_path / "there")],
        capture_output=True,
        text=True,
        env={name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"},
    )
    assert there.returncode == 0, there.stderr
    assert there.stdout == here.out
    for table in ("games", "takings", "decisions"):
        one, two = of_clockwork(tmp_path / "here", table), of_clockwork(tmp_path / "there", table)
        assert one.equals(two) and one.height >= 10


def test_a_run_that_was_stopped_goes_on_to_the_same_table(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["simulate", PICK, "--seats", "greedy,random,random", "--games", "9", "--jobs", "1", "--decisions"]
    terminal(*command, "--out", str(tmp_path / "whole"))
    real = simulate.all_played

    def stopped(plan: Plan, first: int, end: int, jobs: int, on: str) -> object:
        for played in real(plan, first, end, jobs, on):
            yield played
            if played["games"][0]["number"] == 4:
                raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "all_played", stopped)
    assert terminal(*command, "--out", str(tmp_path / "halves")).code == 130
    monkeypatch.undo()
    assert Folder.opened(tmp_path / "halves").count() == 5
    assert terminal(*command, "--out", str(tmp_path / "halves")).code == 0
    for table in ("games", "takings", "decisions"):
        assert of_clockwork(tmp_path / "halves", table).equals(of_clockwork(tmp_path / "whole", table))
    assert sorted(file.name for file in (tmp_path / "halves").iterdir()) == [
        *["decisions.parquet", "games.parquet", "setting.json", "takings.parquet"]
    ]


def test_more_games_in_the_same_folder_go_on(tmp_path: Path, terminal: Terminal) -> None:
    for games in ("3", "8", "5"):
        terminal("simulate", PICK, "--games", games, "--jobs", "1", "--out", str(tmp_path / "pick"))
    table = of_clockwork(tmp_path / "pick", "games")
    assert table["number"].to_list() == list(range(8))
    fresh = rows(Plan(PICK, ("greedy",) * 3), 8)
    assert table["scores"].to_list() == [row["scores"] for row in fresh]


def test_what_a_sudden_stop_leaves_behind_counts_for_nothing(tmp_path: Path) -> None:
    """Parts of other tables without their games, and parts that were put together but not yet removed."""
    plan = Plan(PICK, ("random", "random"))
    folder, games = Folder.for_plan(tmp_path, plan), list(all_played(plan, 0, 9))
    folder.add(games[:4])
    folder.add(games[4:6])
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    folder.join()
    for name, content in before.items():
        (tmp_path / name).write_bytes(content)
    folder.add(games[6:])
    (tmp_path / "games-000000006.parquet").unlink()  # takings were written, games were not
    assert folder.count() == 6
    assert folder.table("takings")["number"].max() == 5
    folder.add(games[6:])
    folder.join()
    assert folder.table("games")["number"].to_list() == list(range(9))
    expected = [row for played in games for row in played["takings"]]
    assert folder.table("takings").rows(named=True) == expected


def test_bots_take_turns_at_the_seats_when_told() -> None:
    turned = rows(Plan(PICK, ("greedy", "random", "random"), seed=7, rotate=True), 4)
    assert [row["bots"].index("greedy") for row in turned] == [0, 2, 1, 0]
    assert [row["seed"] for row in turned] == [7, 7, 7, 8]
    assert [row["seed"] for row in rows(Plan(PICK, ("greedy", "random"), seed=7), 3)] == [7, 8, 9]


# ---------------------------------------------------------------------- what is seen


def seen(plan: Plan) -> Played:
    return next(all_played(plan, 0, 1))


def test_a_game_is_seen_move_by_move() -> None:
    played = seen(Plan(PICK, ("greedy", "greedy"), options={"head_start": 1}, decisions=True))
    (game,) = played["games"]
    assert game["scores"] == [10, 9] and game["shares"] == [1.0, 0.0] and game["winners"] == [0]
    assert (game["moves"], game["margin"], game["branching"], game["choices"]) == (6, 1, 3.0, 6)
    assert game["order"] == [0, 1] and game["decisions"] == [3, 3]
    assert json.loads(str(game["options"])) == {"head_start": 1}
    assert (game["lead_changes"], game["decided"]) == (0, 1 / 6)
    assert played["takings"] == [
        {"number": 0, "seat": seat, "what": "take card=card-gold", "times": 3} for seat in (0, 1)
    ]
    assert [row["score"] for row in played["decisions"]] == [0, 0, 4, 3, 7, 6]
    assert {row["played"] for row in played["decisions"]} == {"take 0"}


def test_whoever_answers_last_in_secret_does_not_play_first() -> None:
    """The toy begins with secret plans; then seats 0, 1 and 2 attack in turn."""
    for played in all_played(Plan("tests.kernel.toy:GAME", ("random",) * 3), 0, 8):
        assert played["games"][0]["order"] == [0, 1, 2]


def test_a_thing_with_a_number_is_counted_by_both_names() -> None:
    counts = {str(row["what"]): 0 for row in seen(Plan("middle-ages", ("greedy", "greedy")))["takings"]}
    lords = [what for what in counts if what.startswith("lord ")]
    assert "lord area=area-mill" in lords
    assert any(what.startswith("lord area=area-mill number=") for what in lords)
    assert not any("row=" in what or "place=" in what for what in counts)


def test_leads_are_counted_when_another_seat_leads_alone() -> None:
    assert sole_leader((3, 3, 1)) == -1 and sole_leader((1, 5, 2)) == 1
    assert margin((4, 9, 7)) == 2 and margin((4,)) is None
    plan, counts = Plan(PICK, ("random", "random"), decisions=True), set()
    for played in all_played(plan, 0, 30):
        scores, leaders = [0, 0], []
        for row in played["decisions"]:
            scores[int(str(row["seat"]))] += {"take 0": 3, "take 1": 0, "take 2": 1}[str(row["played"])]
            leaders.append(sole_leader((scores[0], scores[1])))
        alone = [leader for leader in leaders if leader >= 0]
        changes = sum(one != other for one, other in pairwise(alone))
        assert played["games"][0]["lead_changes"] == changes
        counts.add(changes)
    assert counts >= {0, 1}


def test_an_option_may_be_drawn_anew_for_each_deal() -> None:
    plan = Plan(PICK, ("random", "random"), vary=("head_start",), rotate=True)
    drawn = [json.loads(str(row["options"]))["head_start"] for row in rows(plan, 40)]
    assert set(drawn) == {0, 1, 2}
    assert drawn[::2] == drawn[1::2]  # a deal keeps its options
    assert Plan(PICK, ("random", "random"), vary=("all",)).varied() == ("head_start",)
    assert "round_limit" not in Plan("medieval-mastery", ("random", "random"), vary=("all",)).varied()


# ---------------------------------------------------------------------- who wins


def test_a_seat_with_a_head_start_and_a_bot_that_always_loses_are_seen(terminal: Terminal, fool: str) -> None:
    said = terminal(
        *["simulate", PICK, "--seats", "greedy,greedy", "--option", "head_start=1", "--games", "20", "--jobs", "1"]
    )
    assert said.out.splitlines()[:3] == [
        "20 games, 6 moves each on average.",
        "Seat 1 wins 100.0 % (83.9–100.0).",
        "Seat 2 wins 0.0 % (0.0–16.1).",
    ]
    command = ["simulate", PICK, "--seats", f"greedy,{fool}", "--rotate", "--games", "20", "--jobs", "1"]
    said = terminal(*command)
    assert "fool wins 0.0 % of its seats (0.0–16.1)." in said.out
    assert "Seat 1 wins 50.0 %" in said.out
    assert "fool побеждает на 0.0 % своих мест" in terminal(*command, "--lang", "ru").out


def test_a_shared_victory_is_shared() -> None:
    summary = Summary.of(rows(Plan(PICK, ("greedy", "greedy")), 6))
    assert [summary.seats[seat].estimate.value for seat in (0, 1)] == [0.5, 0.5]


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("args", "answer"),
    [
        (["--seats", "greedy,clever"], "there is no bot 'clever'"),
        (["--seats", "greedy"], "pick is for 2 to 3 seats, not 1"),
        (["--games", "0"], "greater than or equal to 1"),
        (["--option", "luck=3"], "pick has no option 'luck'; its options: head_start"),
        (["--option", "head_start=7"], "option head_start takes 0 to 2, not 7"),
        (["--vary", "luck"], "pick has no option 'luck'; its options: head_start"),
        (["--vary", "head_start", "--option", "head_start=1"], "is given a value and varied"),
        (["--components", "none.toml"], "No such file"),
        (["--on", "mars"], "--on takes here or ray, not 'mars'"),
    ],
)
def test_bad_input_is_answered_in_one_line(terminal: Terminal, tmp_path: Path, args: list[str], answer: str) -> None:
    said = terminal("simulate", PICK, "--out", str(tmp_path / "pick"), *args)
    assert said.code == 2 and said.out == ""
    assert answer in said.err and said.err.count("\n") == 1
    assert not (tmp_path / "pick").exists()


def test_another_setting_in_the_same_folder_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    command = ["simulate", PICK, "--games", "2", "--jobs", "1", "--out", str(tmp_path)]
    assert terminal(*command).code == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    said = terminal(*command, "--seed", "5")
    assert said.code == 2
    assert said.err == f"tabard: {tmp_path} holds games of another setting: its seed is 0, not 5; give another folder\n"
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_other_components_are_another_setting(terminal: Terminal, tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.toml", tmp_path / "mine"
    mine.write_text(package_text("tabard.games.middle_ages", "components.toml") + "# mine\n", "utf-8")
    command = ["simulate", "middle-ages", "--seats", "random,random", "--games", "2", "--jobs", "1", "--out", str(out)]
    assert terminal(*command, "--components", str(mine)).code == 0
    digest = tabard.game("middle-ages").with_components(mine.read_text("utf-8"), "mine.toml").components_digest
    assert Folder.opened(out).table("games")["components"].to_list() == [digest] * 2 and digest
    assert "its components is" in terminal(*command).err
    mine.write_text("nonsense = 1\n", "utf-8")
    said = terminal(*command, "--components", str(mine))
    assert said.code == 2 and "mine.toml" in said.err


def test_a_folder_with_other_things_in_it_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    said = terminal("simulate", PICK, "--games", "2", "--out", str(tmp_path))
    assert said.code == 2 and "expected an empty folder" in said.err
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_a_missing_library_is_named(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tabard.lab.folder", None)
    said = terminal("simulate", PICK, "--games", "2", "--out", str(tmp_path / "pick"))
    assert said.code == 2 and said.err.endswith("pip install 'tabard[lab]'\n")


def test_a_missing_cluster_is_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "tabard.lab.cluster", raising=False)
    said = terminal("simulate", PICK, "--games", "2", "--on", "ray")
    assert said.code == 2 and said.err == "tabard: --on ray needs ray: pip install 'tabard[cluster]'\n"


def test_the_table_of_a_game_in_the_making_is_seen_too() -> None:
    assert GAME.slug == "pick" and seen(Plan(PICK, ("random",) * 3))["games"][0]["moves"] == 9
