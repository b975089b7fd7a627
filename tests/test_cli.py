"""The command line: what it says, and that it never answers bad input with a traceback."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tabard
from tabard.bots import arena, make
from tabard.cli.app import run
from tabard.cli.common import game_speech
from tabard.cli.words import Reading
from tabard.kernel import Game, Option, Position
from tabard.lab.drawing import any_options

from .kernel.toy import GAME as TOY

GAME = tabard.game("middle-ages")


class Outcome:
    """How a command ended, and what it said."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Terminal:
    """Runs commands with lines typed beforehand."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *args: str, typed: str = "") -> Outcome:
        lines = iter(typed.splitlines())

        def answer(prompt: str) -> str:
            print(prompt)
            return _next(lines)

        self._monkeypatch.setattr("builtins.input", answer)
        code = run(list(args))
        captured = self._capsys.readouterr()
        return Outcome(code, captured.out, captured.err)


def _next(lines: Iterator[str]) -> str:
    try:
        return next(lines)
    except StopIteration:
        raise EOFError from None


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    """Far from the folder in which the user's own tables lie."""
    monkeypatch.delenv("TABARD_LANG", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Terminal(capsys, monkeypatch)


@pytest.fixture
def finished() -> Position:
    position = GAME.new(seats=2, seed=4)
    arena.play_out(position, [make("random", 1), make("random", 2)])
    return position


def test_it_is_installed_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "tabard", "games", "--slugs"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "middle-ages" in done.stdout.split()


# ---------------------------------------------------------------------- games, help


def test_games_lists_every_game_in_the_chosen_language(terminal: Terminal) -> None:
    english, russian = terminal("games"), terminal("games", "--lang", "ru")
    assert "middle-ages" in english.out and "2-5" in english.out and "greedy" in english.out
    assert "middle-ages" in russian.out and "Боты" in russian.out


@pytest.mark.parametrize(
    "command",
    ["games", "play", "serve", "backup", "restore", "move", "account", "arena", "fuzz", "replay", "laws", "verify"],
)
def test_every_command_explains_itself_with_examples(terminal: Terminal, command: str) -> None:
    said = terminal(command, "--help")
    assert said.code == 0
    assert "Examples:" in said.out and f"tabard {command}" in said.out


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["chess"], "chess"),
        (["play"], "GAME"),
        (["play", "chess"], "middle-ages"),
        (["play", "middle-ages", "--seats", "9"], "2 to 5"),
        (["play", "middle-ages", "--seats", "many"], "integer"),
        (["play", "middle-ages", "--bots", "7"], "seats 0 to 2"),
        (["play", "middle-ages", "--bots", "1,x"], "seats 0 to 2"),
        (["play", "middle-ages", "--bot", "clever"], "greedy"),
        (["play", "middle-ages", "--option", "fast"], "NAME=VALUE"),
        (["play", "middle-ages", "--option", "fast=1"], "no option 'fast'"),
        (["play", "middle-ages", "--lang", "la"], "ru"),
        (["play", "middle-ages", "--components", "no-such-file.toml"], "no-such-file.toml"),
        (["play", "middle-ages", "--resume", "no-such-file.json"], "no-such-file.json"),
        (["play", "json:loads"], "not a tabard Game"),
        (["play", "json:GAME"], "pkg.module:GAME"),
        (["play", "no.such.module:GAME"], "pkg.module:GAME"),
        (["fuzz", "middle-ages", "--games", "0"], "greater than or equal to 1"),
        (["fuzz", "middle-ages", "--seats", "1"], "2 to 5"),
        (["laws", "nothing"], "middle-ages"),
        (["replay", "no-such-file.json"], "no-such-file.json"),
        (["verify", "no-such-folder"], "no-such-folder"),
        (["serve", "--port", "99999"], "65535"),
        (["serve", "--port", "8391", "--database", "nonsense"], "sqlite:///FILE"),
        (["serve", "--port", "8391", "--database", "foo://x"], "cannot open the database"),
        (["serve", "--port", "8391", "--database", f"sqlite:///{__file__}"], "not a database"),
        (["serve", "--host", "no.such.host.invalid"], "--host"),
        (["backup", __file__], "is there already"),
        (["backup", "new.db", "--database", "sqlite:///no-such-file.db"], "no-such-file.db"),
        (["restore", "no-such-file.db"], "no-such-file.db"),
        (["restore", __file__], "not a database"),
        (["move", "sqlite:///no-such-file.db", "foo://x"], "no-such-file.db"),
        (["account", "anna", "--database", "sqlite:///no-such-file.db"], "no-such-file.db"),
        (["account", "anna", "--database", f"sqlite:///{__file__}"], "not a database"),
        (["account", "anna", "--delete", "--new-password"], "not both"),
        (["games", "--colour"], "--colour"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(terminal: Terminal, args: list[str], expected: str) -> None:
    said = terminal(*args)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("tabard: ") and said.err.count("\n") == 1
    assert expected in said.err


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "truncated"),
        ("[]", "object"),
        ("{}", "game"),
        ('{"game": "chess"}', "rules_version"),
        ("not json", "malformed"),
        ("\udcff", "UTF-8"),
    ],
)
def test_a_file_that_is_no_record_is_refused(terminal: Terminal, tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    said = terminal("replay", str(file))
    assert said.code == 2
    assert expected in said.err and said.err.count("\n") == 1


def test_a_component_file_that_does_not_fit_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[tiles]\n")
    said = terminal("play", "middle-ages", "--components", str(file))
    assert said.code == 2
    assert str(file) in said.err


# ---------------------------------------------------------------------- play


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    said = terminal("play", "middle-ages", "--bots", "all", "--bot", "random", "--seed", "3")
    assert said.code == 0
    assert "The game is over." in said.out


def test_a_person_is_asked_with_the_clause_and_numbered_moves(terminal: Terminal) -> None:
    said = terminal("play", "middle-ages", "--seed", "7", typed="quit")
    assert "[MA-2.11]" in said.out
    assert "\n  1. " in said.out and "(lord " in said.out
    assert said.out.rstrip().endswith("You leave the table.")


def test_a_person_answers_by_number_or_by_text(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    position = GAME.new(seats=2, seed=7)
    first = position.legal(position.waiting[0])[0]
    typed = f"{first[0]} {first[1]}\n1\nsave {file}\nquit"
    terminal("play", "middle-ages", "--seats", "2", "--bots", "none", "--seed", "7", typed=typed)
    moves = json.loads(file.read_text())["moves"]
    position.play(position.waiting[0], first)
    assert moves[0][1] == list(first)
    assert moves[1][1] == list(position.legal(position.waiting[0])[0])


def test_a_whole_game_can_be_played_by_typing(terminal: Terminal) -> None:
    said = terminal("play", "middle-ages", "--seed", "1", "--lang", "ru", typed="1\n" * 200)
    assert "Партия окончена." in said.out


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("help", "why MOVE"),
        ("99", "There is no move 99"),
        ("why lord 99", "[MA-2.11]"),
        ("why lord 0", "That move is allowed."),
        ("why", "why lord 0"),
        ("lord 23", "Not allowed: "),
        ("lord x", "Not allowed: "),
        ("nonsense", "Not allowed: "),
        ("rule MA-2.2", "MA-2.2. "),
        ("rule ma-2.2", "MA-2.2. "),
        ("rule MA-99", "There is no clause MA-99"),
        ("rule", "MA-4: "),
        ("hint", "of 100 games."),
        ("undo", "Not allowed: "),
        ("save", "save FILE"),
        ("save /no/such/folder/file", "No such file"),
        ("board", "On the table:"),
    ],
)
def test_commands_at_the_table(terminal: Terminal, typed: str, expected: str) -> None:
    said = terminal("play", "middle-ages", "--seats", "2", "--bots", "none", "--seed", "7", typed=typed)
    assert said.code == 0
    _, _, after = said.out.partition("You may:")
    assert expected in after or (typed == "board" and said.out.count(expected) == 2), said.out


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game from another package, by its path; it has neither messages nor a rules file of its own."""
    monkeypatch.setitem(sys.modules, "toy_package", sys.modules[type(TOY).__module__])
    return "toy_package:GAME"


def test_undo_takes_a_move_back(terminal: Terminal, toy: str) -> None:
    said = terminal("play", toy, "--bots", "none", "--seed", "7", typed="1\nundo\n")
    first, second, third = (part.splitlines()[1] for part in said.out.split("You may:")[1:])
    assert "Taken back." in said.out
    assert first == third != second


def test_two_people_at_one_screen_do_not_see_each_others_secrets(terminal: Terminal, toy: str) -> None:
    said = terminal("play", toy, "--seats", "2", "--bots", "none", "--seed", "7", typed="done")
    assert said.out.count("hand: ") == 1, "the second hand was shown before its owner sat down"
    assert "Only Seat 1 looks" in said.out
    both = terminal("play", toy, "--seats", "2", "--bots", "none", "--seed", "7", typed="done\n\n")
    assert both.out.count("hand: ") == 2


def test_where_nothing_is_secret_nobody_has_to_look_away(terminal: Terminal) -> None:
    said = terminal("play", "middle-ages", "--seats", "2", "--bots", "none", "--seed", "7", typed="1\n1\n1")
    assert "sits down" not in said.out


def test_a_game_without_messages_and_rules_can_be_played(terminal: Terminal, toy: str) -> None:
    said = terminal("play", toy, "--seed", "7", "--lang", "ru", typed="rule TOY-1\nhint\n" + "1\n" * 300)
    assert "Пункта TOY-1 нет" in said.out
    assert "Партия окончена." in said.out


def test_a_saved_game_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    terminal("play", "middle-ages", "--seed", "7", typed=f"1\n1\nsave {file}\nquit")
    said = terminal("play", "middle-ages", "--resume", str(file), typed="1\n" * 200)
    assert "The game is over." in said.out


# ---------------------------------------------------------------------- the table in words


def test_a_view_without_a_describing_game_is_read_out() -> None:
    reading = Reading(GAME, game_speech(GAME, "en", ["Anna", "Bors"]))
    thing = {"seat": 0, "tiles": [0], "of": [[], []]}
    board = {"round": 3, "event": 0, "first_seat": 1, "done": True, "things": [thing]}
    lines = list(reading.lines(board))
    assert lines[0] == "round: 3"
    assert lines[1].startswith("event: ") and lines[1] != "event: 0"
    assert lines[2:4] == ["first seat: Bors", "done: yes"]
    assert "  Anna:" in lines and "number 1" in lines[7]


# ---------------------------------------------------------------------- arena


def test_the_arena_prints_wins_length_and_endings(terminal: Terminal) -> None:
    said = terminal("arena", "warrior-knights", "random", "random", "--games", "2", "--option", "round_limit=1")
    assert said.code == 0, said.err
    assert re.match(r"2 games, \d+ moves each on average\.\n", said.out)
    assert "Ended by round limit: 100 %." in said.out
    said = terminal(
        "arena", "warrior-knights", "random", "random", "--games", "1", "--option", "round_limit=1", "--lang", "ru"
    )
    assert "Конец «предел раундов»: 100 %." in said.out, "no English inside Russian"
    said = terminal("arena", "middle-ages", "greedy", "random", "--games", "2", "--lang", "ru")
    assert "greedy побеждает в " in said.out and "Конец" not in said.out


def test_the_arena_knows_its_bots(terminal: Terminal) -> None:
    said = terminal("arena", "middle-ages", "greedy", "nobody")
    assert said.code == 2 and "there is no bot 'nobody'" in said.err


# ---------------------------------------------------------------------- fuzz and laws


def test_fuzz_plays_all_seat_counts_on_several_processes(terminal: Terminal) -> None:
    said = terminal("fuzz", "middle-ages", "--games", "24", "--jobs", "2", "--care", "1")
    assert said.code == 0
    assert said.out.startswith("24 games, ")


def test_fuzz_stops_in_time_and_says_where_to_go_on(terminal: Terminal) -> None:
    said = terminal("fuzz", "middle-ages", "--games", "100000", "--seed", "100", "--minutes", "0", "--jobs", "1")
    assert said.code == 0
    assert "20 games" in said.out and "with 99980 left: go on with --seed 120." in said.out.replace(",", "")


def test_fuzz_takes_a_game_from_another_package(terminal: Terminal, toy: str) -> None:
    said = terminal("fuzz", toy, "--games", "5", "--jobs", "1")
    assert said.code == 0, said.err


class Unlawful(type(GAME)):  # type: ignore[misc]
    """Middle Ages with a rule broken: from its second round on it loses pieces."""

    def check(self, p: Position) -> None:
        assert len(p.played()) < 12, "a tile is missing"


BROKEN = Unlawful(GAME.components)


@pytest.mark.parametrize("command", [("fuzz", "--games", "3", "--jobs", "1"), ("laws", "--games", "1")])
def test_a_broken_law_gives_a_record_that_shows_it(
    terminal: Terminal, tmp_path: Path, command: tuple[str, ...]
) -> None:
    name = f"{__name__}:BROKEN"
    sys.modules.setdefault(__name__, sys.modules[Unlawful.__module__])
    said = terminal(command[0], name, *command[1:])
    assert said.code == 1
    assert "a tile is missing" in said.err
    assert said.out.count("\n") == 1
    file = tmp_path / "broken.json"
    file.write_text(said.out)
    assert terminal("replay", str(file), "--quiet").code == 0
    assert len(json.loads(said.out)["moves"]) == 12


def test_laws_are_reported_one_by_one(terminal: Terminal) -> None:
    said = terminal("laws", "middle-ages", "--games", "12")
    assert said.code == 0, said.err
    assert all(f"\n{law}. " in said.out for law in range(1, 9))
    assert said.out.count(": holds.") == 8


def test_fuzz_draws_all_options() -> None:
    class WithOptions(Game):
        slug, seats = "with-options", range(2, 3)
        options = (
            Option("fast", False, "X-1.1"),
            Option("rounds", 2, "X-1.2", least=1, most=3),
            Option("map", "a", "X-1.3", ("a", "b")),
        )

    drawn = [any_options(WithOptions(GAME.vocabulary), 2, Random(seed)) for seed in range(60)]
    assert {options["fast"] for options in drawn} == {False, True}
    assert {options["rounds"] for options in drawn} == {1, 2, 3}
    assert {options["map"] for options in drawn} == {"a", "b"}


# ---------------------------------------------------------------------- replay


def test_replay_shows_every_move_and_verifies(terminal: Terminal, tmp_path: Path, finished: Position) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished.record()))
    said = terminal("replay", str(file))
    assert said.code == 0
    assert f"\n{len(finished.played())}. " in said.out
    assert "The record fits" in said.out.splitlines()[-1]


def test_a_finished_game_is_reviewed_in_words_and_for_programs(
    terminal: Terminal, tmp_path: Path, finished: Position
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished.record()), "utf-8")
    said = terminal("review", str(file), "--seconds", "0.6")
    assert said.code == 0 and "Everybody’s chance to win" in said.out and "The costliest moves" in said.out
    assert "Better: " in said.out or "No move was clearly worse" in said.out
    told = json.loads(terminal("review", str(file), "--seconds", "0.3", "--json").out)
    assert told["curve"][-1]["move"] == len(finished.played()) and set(told["curve"][-1]["chances"]) <= {0.0, 0.5, 1.0}
    assert all(one["loss"] > 0 and one["move"] != one["better"] for one in told["costly"])
    begun = tmp_path / "begun.json"
    begun.write_text(json.dumps(GAME.new(2, 4).record()), "utf-8")
    refused = terminal("review", str(begun))
    assert refused.code == 2 and "this game is not over" in refused.err


def test_replay_steps_until_told_to_stop(terminal: Terminal, tmp_path: Path, finished: Position) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished.record()))
    said = terminal("replay", str(file), "--step", "--lang", "ru", typed="\n\nq\n")
    assert "\n3. " in said.out and "\n4. " not in said.out


def test_replay_refuses_a_record_with_an_illegal_move(terminal: Terminal, tmp_path: Path, finished: Position) -> None:
    record = finished.record()
    moves = record["moves"]
    assert isinstance(moves, list)
    moves[5] = [0, ["lord", 23]]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    said = terminal("replay", str(file))
    assert said.code == 2
    assert "move 6 of the record" in said.err
