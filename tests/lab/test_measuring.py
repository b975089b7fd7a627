"""The tools that measure bots: when a measurement ends, that it goes on, and what the ladder makes of it."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tabard
from tabard.bots import arena

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


def test_the_first_bot_is_measured_from_every_seat_and_the_measurement_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two pieces the same as a series in one: what was played is not played again."""
    bars = tool("bars")
    monkeypatch.setattr(bars, "KEPT", tmp_path / "bars.jsonl")
    wish = argparse.Namespace(game="middle-ages", bots="greedy,random,random", deals=7, bar=0.0)
    bars.keep(bars.measured(bars.fresh(wish, "abc"), 3, 1.0))
    (line,) = bars.kept()
    assert line["games"] == 3 and bars.is_same(line, bars.fresh(wish, "abc"))
    bars.keep(bars.measured(line, 6, 1.0))
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
