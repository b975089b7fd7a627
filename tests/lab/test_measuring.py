"""The tools that measure bots: when a measurement ends, that it goes on, and what the ladder makes of it."""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

import tabard
from tabard.bots import arena, make
from tabard.bots.base import Fair
from tabard.games.era_medieval_age import prospects

TOOLS = Path(__file__).parent.parent.parent / "tools"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"tools_{name}", TOOLS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_a_bar_is_cleared_missed_or_open() -> None:
    bars = tool("bars")
    told = [
        bars.verdict(*figures) for figures in ((12, 12, 0.7), (9, 9, 0.5), (11, 12, 0.7), (3, 12, 0.7), (12, 12, 0))
    ]
    assert told == ["clears", "open", "open", "misses", "open"]


def test_measurements_that_are_kept_at_the_same_time_are_all_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a run that wrote the file back lost the line of another."""
    bars = tool("bars")
    monkeypatch.setattr(bars, "KEPT", tmp_path / "bars.jsonl")
    wishes = [argparse.Namespace(game="middle-ages", bots=f"level{n},greedy", deals=7, bar=0.0) for n in range(1, 9)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda wish: [bars.keep(bars.fresh(wish, "abc")) for _ in range(20)], wishes))
    assert sorted(line["bots"][0] for line in bars.kept()) == [f"level{n}" for n in range(1, 9)]


def stopped_after(games: int, played: Iterator[float]) -> Iterator[float]:
    yield from islice(played, games)
    raise KeyboardInterrupt


def test_the_first_bot_is_measured_from_every_seat_and_the_measurement_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two pieces the same as a series in one: what was played is not played again, even if it was stopped in the middle."""
    bars = tool("bars")
    monkeypatch.setattr(bars, "KEPT", tmp_path / "bars.jsonl")
    monkeypatch.setattr(bars, "KEEP_EVERY", 0.0)
    all_games = bars.played
    monkeypatch.setattr(bars, "played", lambda line, jobs: stopped_after(3, all_games(line, jobs)))
    wish = argparse.Namespace(game="middle-ages", bots="greedy,random,random", deals=7, bar=0.0)
    with pytest.raises(KeyboardInterrupt):
        bars.measured(bars.fresh(wish, "abc"), 6, 1.0)
    (line,) = bars.kept()
    assert line["games"] == 3 and bars.is_same(line, bars.fresh(wish, "abc"))
    bars.measured(line, 6, 1.0)
    (line,) = [json.loads(text) for text in bars.KEPT.read_text("utf-8").splitlines()]
    games = list(arena.series(tabard.game("middle-ages"), line["bots"], 6, seed=7))
    assert line["games"] == 6 and line["wins"] == pytest.approx(6 * arena.share_of_wins(games)["greedy"])


def test_a_ladder_is_even_where_strength_rises_evenly() -> None:
    """Every knot beats the one below in 60 of 100: the curve says so, and so do the shares of a ladder on its knots."""
    ladder = tool("ladder")
    pairs = [
        ladder.Pair(game="x", knot=knot, games=4000, wins=2400.0, seconds=0) for knot in range(1, len(ladder.KNOTS))
    ]
    rise = ladder.steps(pairs)
    assert [ladder.chance(step) for step in rise] == pytest.approx([0.6] * len(rise), abs=0.01)
    heights = [0.0, *rise.cumsum().tolist()]
    assert ladder.shares(list(ladder.KNOTS[5:10]), heights) == pytest.approx([0.6] * 4, abs=0.01)
    found = ladder.proposed(lambda name, low, high: low + int(name[-1]) * (high - low) / 4, 4, 1600)
    assert len(found) == 8 and found[3] == ladder.Skill() and found[-1].iterations == 1600


def test_two_at_a_time_play_the_same_games(tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        words = ["middle-ages", "--bots", "greedy,random", "--games", "9", "--commit", jobs, "--jobs", jobs]
        command = [sys.executable, str(TOOLS / "bars.py"), *words]
        line = json.loads(subprocess.check_output(command, cwd=tmp_path, text=True))
        told.append((line["games"], line["wins"]))
    assert told[0] == told[1] and told[0][0] == 9
    assert len((tmp_path / "lab" / "bars.jsonl").read_text().splitlines()) == 2


# ---------------------------------------------------------------------- outlooks


def test_an_outlook_is_tuned_and_the_tuning_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tune = tool("tune")
    monkeypatch.setattr(tune, "KEPT", tmp_path / "tuning.jsonl")
    wish = argparse.Namespace(game="middle-ages", seconds=0.001, minutes=0.02, jobs=1)
    with ThreadPoolExecutor(1) as pool:
        for line in tune.tune(wish, pool):
            tune.keep(line)
    lines = tune.kept()
    assert lines and all(line["games"] % tune.PIECE == 0 and 0 <= line["wins"] <= line["games"] for line in lines)
    now = tabard.game("middle-ages").outlook
    again = tune.study_of(lines, now)
    known = [trial for trial in again.trials if trial.value is not None]
    assert [trial.params for trial in known] == [line["outlook"] for line in lines]
    assert tune.best_of(again) == max(tune.likely(line["wins"], line["games"]) for line in lines)


def test_an_outlook_changes_what_it_names_and_nothing_else() -> None:
    tune, game = tool("tune"), tabard.game("warrior-knights")
    judge = tune.judge_with(game, {"depth": 3.0, "curiosity": 0.5}, seed=1)
    assert judge.outlook == game.outlook._replace(depth=3, curiosity=0.5)
    assert (judge.curiosity, judge.heat, judge.width) == (0.5, game.outlook.heat, game.outlook.width)


@pytest.mark.parametrize("number", range(4))
def test_what_the_other_outlook_wins_is_counted(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From both seats of a deal."""
    tune, seated = tool("tune"), list[Any]()

    def at_random(position: tabard.Position, players: list[Fair]) -> None:
        seated.append([cast(Any, player)._bot._judge.outlook.depth == 3 for player in players])
        arena.play_out(position, [make("random", number) for _ in players])
        seated.append(position.winners)

    monkeypatch.setattr(tune, "play_out", at_random)
    won = tune.one_game(tune.Duel("middle-ages", 0.002, {"depth": 3.0}, tune.FRESH_DEAL), number)
    (mine, winners) = seated
    assert mine == [number % 2 == 0, number % 2 == 1]
    assert won == (mine.index(True) in winners) / len(winners)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tune.py", "middle-ages", "--check", "nonsense=3"], "no 'nonsense' in an outlook; there are unit, heat"),
        (["tune.py", "middle-ages", "--check", "depth"], "expected a number, such as depth=30, not 'depth'"),
        (["tune.py", "middle-ages", "--jobs", "0"], "expected at least one job and one game"),
        (["bars.py", "middle-ages", "--jobs", "0"], "expected at least one job and one game"),
    ],
)
def test_wrong_words_are_told_what_was_expected(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", arguments)
    with pytest.raises(SystemExit):
        tool(arguments[0].removesuffix(".py")).main()
    assert said in capsys.readouterr().err


# ---------------------------------------------------------------------- what a position is worth


def test_weights_are_found_again() -> None:
    """Games that were won by chances known here; what never differs weighs nothing."""
    fit, dice = tool("fit_value"), np.random.default_rng(1)
    ahead = np.c_[dice.normal(0, [1.0, 5.0, 0.2], (40_000, 3)), np.zeros(40_000)]
    likely = fit.chances(ahead, np.array([0.8, -0.1, 2.0, 0.0]))
    won = (dice.random(40_000) < likely).astype(float)
    weights = fit.fitted(ahead, won)
    assert weights == pytest.approx([0.8, -0.1, 2.0, 0.0], rel=0.08)
    assert fit.loss(fit.chances(ahead, weights), won) < fit.loss(fit.chances(ahead, 1.5 * weights), won)


def test_a_fit_prints_a_weight_for_each_feature_and_refuses_games_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fit = tool("fit_value")
    monkeypatch.setattr(sys, "argv", ["fit_value", "era-medieval-age", "--games", "8", "--bots", "random"])
    fit.main()
    first, weights = capsys.readouterr().out.splitlines()
    assert "log-loss of games kept back" in first and len(weights.split(",")) == len(prospects.WEIGHTS)
    for words, reason in (("middle-ages", "has no prospects"), ("era-medieval-age --games 3", "at least eight games")):
        monkeypatch.setattr(sys, "argv", ["fit_value", *words.split()])
        with pytest.raises(SystemExit):
            fit.main()
        assert reason in capsys.readouterr().err
