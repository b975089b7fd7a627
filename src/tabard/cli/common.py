"""What the commands share: their arguments, and turning words on the command line into games, options and files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.exceptions import TyperException

from tabard.kernel import LANGUAGES, Game, Illegal, Option, OptionValue, Position
from tabard.lab import finding
from tabard.server import records
from tabard.text import Speech, shell_catalogue

BAD_INPUT = 2


class BadInput(TyperException):
    """The user gave something that cannot be used; the message says what was expected."""

    exit_code = BAD_INPUT


ENGLISH = LANGUAGES[0]


def known_language(word: str) -> str:
    if word not in LANGUAGES:
        raise BadInput(f"--lang takes {' or '.join(LANGUAGES)}, not {word!r}")
    return word


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name (see `tabard games`) or pkg.module:GAME.")]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        callback=known_language,
        envvar="TABARD_LANG",
        help="Language of the output.",
    ),
]
Seed = Annotated[int, typer.Option(help="Seed of the cards and dice: the same seed is the same deal.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game (see `tabard options`)."),
]
Components = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Component data (TOML) instead of those that come with the game.")
]


@contextmanager
def bad_input() -> Iterator[None]:
    """What goes wrong in here is the user's to mend."""
    try:
        yield
    except UnicodeDecodeError as wrong:
        raise BadInput(f"expected a text file in UTF-8: {wrong.reason}") from wrong
    except ValueError as wrong:
        raise BadInput(str(wrong)) from wrong
    except OSError as wrong:
        raise BadInput(f"{wrong.strerror}: {wrong.filename}") from wrong


def find_game(name: str, components: Path | None = None) -> Game:
    """An installed game by its slug, or any game by `package.module:NAME`; with other components if a file is given."""
    with bad_input():
        return finding.found(name, components.read_text("utf-8") if components else "", str(components or ""))


def read_options(game: Game, words: list[str] | None) -> dict[str, OptionValue]:
    """`["rounds=4", "fast=true"]` as typed options of the game."""
    known = {option.name: option for option in game.options}
    values: dict[str, OptionValue] = {}
    with bad_input():
        for word in words or []:
            name, equals, value = word.partition("=")
            if not equals:
                raise ValueError(f"expected --option NAME=VALUE, not {word!r}")
            values[name] = _typed(known[name], value) if name in known else value
    return values


def _typed(option: Option, value: str) -> OptionValue:
    if option.kind == "bool" and value.lower() in ("true", "false"):
        return value.lower() == "true"
    if option.kind == "int" and value.lstrip("-").isdecimal():
        return int(value)
    return tuple([word.strip() for word in value.split(",") if word.strip()]) if option.kind == "set" else value


def option_text(value: OptionValue) -> str:
    """An option's value as it is typed."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, tuple) else str(value)


def new_position(game: Game, seats: int, options: Mapping[str, object], lang: str, seed: int = 0) -> Position:
    """A fresh game; options that do not go together are refused in the user's language."""
    with bad_input():
        try:
            return game.new(seats=seats, seed=seed, options=options)
        except Illegal as illegal:
            raise BadInput(refusal(game_speech(game, lang), illegal)) from illegal


def refusal(speech: Speech, illegal: Illegal) -> str:
    """In the user's language where the catalogue has the code, otherwise in the kernel's words; with the clause."""
    message = f"illegal-{illegal.code}"
    known = speech.knows(message)
    return f"{speech.text(message, **illegal.details) if known else illegal.message} [{illegal.rule}]"


def seat_count(game: Game, seats: int | None) -> int:
    """What was asked for, or three, or as near to it as the game allows."""
    return seats if seats is not None else min(game.seats, key=lambda count: abs(count - 3))


def read_record(path: Path) -> dict[str, object]:
    with bad_input():
        text = path.read_text("utf-8")
        try:
            return records.as_mapping(records.read(text))
        except ValueError as wrong:
            raise ValueError(f"{path}: {wrong}") from wrong


def own_catalogue(language: str) -> str:
    return (files("tabard.cli") / "text" / f"{language}.ftl").read_text("utf-8")


def program_speech(language: str) -> Speech:
    """Speech without a game: the program's own messages."""
    return Speech(language, [shell_catalogue(language), own_catalogue(language)])


def game_speech(game: Game, language: str, names: list[str] | None = None) -> Speech:
    """Speech with the game's own messages; a game that has none yet is said in its bare names."""
    try:
        own = game.text(language)
    except (OSError, ImportError, ValueError):
        own = ""
    return Speech(language, [shell_catalogue(language), own_catalogue(language), own], names or [])


def progress_bar() -> Progress:
    """How far many games have come; on standard error, so that what is printed can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))
