"""`tabard report`: what is wrong with a table is seen on its page, and nothing else is."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from tests.test_cli import Terminal

from tabard.kernel import LANGUAGES, Option, OptionValue
from tabard.lab import figures
from tabard.lab.folder import KEPT, Folder
from tabard.lab.plan import Plan
from tabard.lab.report import draw
from tabard.lab.report.compare import taken_apart
from tabard.lab.report.page import report, speech_of
from tabard.lab.report.study import Study, in_words
from tabard.lab.runs import all_played
from tabard.lab.stats import Estimate, wilson
from tabard.lab.takings import LEAST, Seats, gained, parting

from .tables import GAME
from .tables import __name__ as tables

PICK = f"{tables}:GAME"


def kept(path: Path, bots: Sequence[str], games: int, **more: object) -> Folder:
    plan = Plan(PICK, tuple(bots), **more)  # type: ignore[arg-type]
    folder = Folder.for_plan(path, plan)
    folder.add(list(all_played(plan, 0, games)))
    folder.join()
    return folder


def head_start(points: int) -> dict[str, OptionValue]:
    return {"head_start": points}


# ---------------------------------------------------------------------- who wins


def test_a_seat_with_a_head_start_is_seen(tmp_path: Path) -> None:
    page = report([kept(tmp_path / "biased", ["greedy", "greedy"], 40, options=head_start(1))], "en")
    assert "100.0 % (91.2 … 100.0)" in page and "0.0 % (0.0 … 8.8)" in page
    assert "Pick: what 40 games say" in page
    assert "tabard simulate" in page and "--option head_start=1" in page


def test_a_fair_table_looks_fair(tmp_path: Path) -> None:
    study = Study(kept(tmp_path / "fair", ["random", "random"], 400))
    assert figures.fair_share(study.games) == 0.5
    for _, estimate in figures.shares_by(study.seats, "seat"):
        assert estimate.low < 0.5 < estimate.high


def test_a_bot_that_always_loses_is_seen(tmp_path: Path, fool: str) -> None:
    study = Study(kept(tmp_path / "fools", ["greedy", fool], 40, rotate=True))
    assert figures.shares_by(study.seats, "bot") == [("fool", wilson(0, 40)), ("greedy", wilson(40, 40))]
    assert figures.shares_by(study.seats, "seat") == [(0, wilson(20, 40)), (1, wilson(20, 40))]
    assert study.takings == []  # gold goes with greedy, and straw with the fool: nothing to compare


# ---------------------------------------------------------------------- what goes with winning


def test_gold_goes_with_winning_and_straw_with_losing(tmp_path: Path) -> None:
    study = Study(kept(tmp_path / "picks", ["random", "random"], 300))
    gains = {one.what: one for one in study.takings}
    gold, straw = gains["take card=card-gold"], gains["take card=card-straw"]
    assert gold.is_sure and gold.gain.low > 0.2
    assert straw.is_sure and straw.gain.high < -0.2
    assert gold.taken.value == pytest.approx(1 - (2 / 3) ** 3, abs=0.06) and gold.times == pytest.approx(1, abs=0.1)
    assert study.takings[0].is_sure and not study.takings[-1].chance < gold.chance


def test_the_error_counts_that_one_wins_what_the_other_loses() -> None:
    """Two seats, one of them takes something that means nothing: 5 % false alarms, not the 17 % of seats taken as alone."""
    dice, games, alarms = np.random.default_rng(1), 200, 0
    table = Seats(np.zeros(2 * games), np.repeat(np.arange(games), 2), np.tile([0, 1], games), pl.DataFrame())
    for _ in range(400):
        first_wins, first_takes = dice.random(games) < 0.5, dice.random(games) < 0.5
        share = np.stack([first_wins, ~first_wins], axis=1).ravel().astype(float)
        found = gained(table._replace(share=share), np.stack([first_takes, ~first_takes], axis=1).ravel())
        assert found is not None
        alarms += found[1] < 0.05
    assert 8 <= alarms <= 34  # 20 expected


def test_what_all_winners_and_no_losers_have_is_sure() -> None:
    with_it = np.array([True, False] * LEAST)
    table = Seats(with_it.astype(float), np.arange(2 * LEAST), np.zeros(2 * LEAST, np.int64), pl.DataFrame())
    found = gained(table, with_it)
    assert found is not None and found[0].value == 1.0 and found[0].low > 0.8 and found[1] < 1e-6


def test_a_few_who_all_lose_are_not_taken_for_certain_losers() -> None:
    """25 seats without a win, of 1000 that win a sixth of their games: their true share may be 13 % (Wilson)."""
    with_it = np.arange(1000) < 25
    share = (~with_it & (np.arange(1000) % 6 == 0)).astype(float)
    found = gained(Seats(share, np.arange(1000), np.zeros(1000, np.int64), pl.DataFrame()), with_it)
    assert found is not None and found[0].low < -0.22 and -0.12 < found[0].high < -0.05
    assert 0.01 < found[1] < 0.05  # 0.02 by the exact test


def test_seats_are_parted_as_evenly_as_can_be() -> None:
    assert parting(np.array([0.0, 0, 0, 1])) == 1
    assert parting(np.array([1.0, 1, 2, 2])) == 2
    assert parting(np.array([3.0, 4, 5, 9, 9, 9])) == 6


def test_moves_are_named_as_a_player_would() -> None:
    assert in_words(speech_of(GAME, "en"), "take card=card-gold") == "Take Gold"
    from tabard.games.middle_ages import GAME as AGES

    speech = speech_of(AGES, "en")
    assert in_words(speech, "lord area=area-mill") == "Move the lord: Mill"
    assert in_words(speech, "lord area=area-mill number=9") == "Move the lord: Mill 9"
    assert in_words(speech, "pass") == "Send no scout"
    from tabard.games.warrior_knights import GAME as KNIGHTS

    knights = speech_of(KNIGHTS, "en")
    assert in_words(knights, "invest") == "Invest"  # its text needs an amount
    assert in_words(knights, "done") == "Finish"
    assert in_words(speech, "income area=area-mill") == "Put the extra-income token on the Mill column"


# ---------------------------------------------------------------------- options, two settings


def test_the_effect_of_an_option_is_seen(tmp_path: Path) -> None:
    folder = kept(tmp_path / "varied", ["greedy", "greedy"], 60, vary=("head_start",))
    games = folder.table("games")
    ((name, word, values),) = figures.varied(games, GAME.options)
    assert (name, word) == ("head_start", "")
    first = [figures.first_to_play(figures.by_seat(games.filter(values == one))) for one in "012"]
    assert [share.value for share in first] == [0.5, 1.0, 1.0]
    page = report([folder], "en")
    assert "Head start" in page and "What the options change" in page


def test_options_are_seen_where_they_matter_and_word_by_word() -> None:
    declared = (
        Option("weapon", "sword", "X-1", choices=("sword", "lance")),
        Option("horses", 2, "X-1", least=1, most=40, when=("weapon", ("lance",))),
        Option("cheers", ("crowd",), "X-1", choices=("crowd", "king")),
        Option("rounds", 3, "X-1", least=1, most=9),
    )
    chosen = [
        {"weapon": "lance" if n % 2 else "sword", "horses": n, "cheers": ["king"] * (n % 3 == 0), "rounds": 3}
        for n in range(1, 41)
    ]
    games = pl.DataFrame({"options": [json.dumps(options) for options in chosen]})
    found = {(one.name, one.word): one.values for one in figures.varied(games, declared)}
    assert list(found) == [("weapon", ""), ("horses", ""), ("cheers", "king")]
    assert found["cheers", "king"].value_counts(sort=True).rows() == [("false", 27), ("true", 13)]
    assert found["horses", ""].null_count() == 20
    assert figures.in_turn(found["horses", ""].drop_nulls().unique()) == ["1–9", "11–19", "21–29", "31–39"]
    assert figures.in_turn(["10", "9", "true", "false"]) == ["false", "true", "9", "10"]


def test_two_settings_are_compared(tmp_path: Path, fool: str) -> None:
    fair = kept(tmp_path / "fair", ["greedy", "greedy"], 40)
    biased = kept(tmp_path / "biased", ["greedy", "greedy"], 40, options=head_start(1))
    page = report([fair, biased], "en")
    rows = re.findall(r'<tr class="sure"><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td>', page)
    assert ("Seat 1, %", "50.0", "100.0") in rows and ("Seat 2, %", "50.0", "0.0") in rows
    assert "Length in decisions" not in [row[0] for row in rows]
    assert taken_apart(Study(fair), Study(biased)) == []
    foolish = kept(tmp_path / "foolish", ["greedy", fool], 40)
    apart = taken_apart(Study(fair), Study(foolish))
    assert [(what, gap.estimate.value) for what, gap in apart] == [
        ("take card=card-gold", -50.0),
        ("take card=card-straw", 50.0),
    ]


def test_the_same_twice_differs_in_nothing(tmp_path: Path) -> None:
    folders = [kept(tmp_path / name, ["random", "random"], 60) for name in ("one", "two")]
    page = report(folders, "en")
    differs = page[page.index("What differs") : page.index("Who wins")]
    assert 'class="sure"' not in differs and "Nothing differs for certain." in differs


def test_the_difference_of_two_shares() -> None:
    """Newcombe 1998, method 10: 56 of 70 less 48 of 80."""
    gap = figures.between_shares(wilson(48, 80), wilson(56, 70))
    assert gap.estimate == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    assert gap.chance < 0.05


def test_the_difference_of_two_means() -> None:
    one, other = [figures.sample(pl.Series(values)) for values in ([1, 2, 3, 4], [3, 4, 5, 6])]
    assert one.mean == 2.5 and one.error == pytest.approx(0.6455, abs=1e-4)
    gap = figures.between(one, other)
    assert gap.estimate == pytest.approx((2.0, 2 - 1.789, 2 + 1.789), abs=1e-3)


# ---------------------------------------------------------------------- the page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_is_well_formed(tmp_path: Path, terminal: Terminal, language: str) -> None:
    kept(tmp_path / "one", ["random", "greedy", "random"], 60, vary=("head_start",))
    kept(tmp_path / "two", ["random", "random", "random"], 50)
    out = tmp_path / "page.html"
    said = terminal(
        *["report", str(tmp_path / "one"), "--compare", str(tmp_path / "two"), "--out", str(out), "--lang", language]
    )
    assert said.code == 0
    page = out.read_text("utf-8")
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script", page)
    assert "report-" not in page and "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    for tag in ("section", "table", "tr", "td", "div", "svg", "span", "p", "details"):
        assert len(re.findall(rf"<{tag}[ >]", page)) == page.count(f"</{tag}>"), tag


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0.0, 0.5, 1.0]), (25, 45, [25.0, 30.0, 35.0, 40.0, 45.0]), (-20, 40, [-20.0, 0.0, 20.0, 40.0])],
)
def test_ticks_are_round_figures(low: float, high: float, expected: list[float]) -> None:
    assert draw.ticks(draw.scale_of([Estimate(low, low, high)])) == expected


def test_no_figure_stands_where_it_does_not_belong() -> None:
    """Bug: one beyond the end of a histogram was written at its edge."""
    assert draw.ticks(draw.Scale(61.5, 71.5)) == [65, 70]


def test_columns_hold_every_value() -> None:
    assert draw.columns([[1, 2, 2, 4]]) == [0.5, 1.5, 2.5, 3.5, 4.5]
    assert draw._parts([1, 2, 2, 4], [0.5, 1.5, 2.5, 3.5, 4.5]) == [0.25, 0.5, 0.0, 0.25]
    for values in ([0.25] * 9, [7.0], [0.1, 0.9, 0.5], list(range(0, 3000, 7))):
        assert sum(draw._parts(values, draw.columns([values]))) == pytest.approx(1)


# ---------------------------------------------------------------------- bad input


def test_bad_input_is_answered_in_one_line(tmp_path: Path, terminal: Terminal) -> None:
    folder = kept(tmp_path / "pick", ["random", "random"], 4)
    Folder.for_plan(tmp_path / "empty", Plan(PICK, ("random", "random")))
    ages = Plan("middle-ages", ("random", "random"))
    Folder.for_plan(tmp_path / "ages", ages).add(list(all_played(ages, 0, 1)))
    (tmp_path / "other").mkdir()
    for name, text in (("half", '{"game": "middle-ages"}'), ("list", "[1]"), ("broken", "{")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "setting.json").write_text(text)
        assert "expected a folder written by tabard simulate" in terminal("report", str(tmp_path / name)).err
    assert folder.setting.keys() == KEPT
    for args, answer in (
        ([str(tmp_path / "other")], "expected a folder written by tabard simulate --out"),
        ([str(tmp_path / "none")], "expected a folder written by tabard simulate --out"),
        ([str(tmp_path / "empty")], "expected games, there are none yet"),
        ([str(folder.path), "--compare", str(tmp_path / "ages")], "games of the same game"),
        ([str(folder.path), "--out", str(tmp_path / "none" / "page.html")], "No such file or directory"),
    ):
        said = terminal("report", *args)
        assert said.code == 2 and answer in said.err and said.err.count("\n") == 1 and said.out == ""
    (folder.path / "games.parquet").write_bytes(b"nonsense")
    assert "expected a Parquet file" in terminal("report", str(folder.path)).err
