"""A folder of games as the report sees it: its tables, and words for what is in them."""

from __future__ import annotations

from functools import cached_property
from shlex import join
from typing import Any

import polars as pl

from tabard.kernel import Game
from tabard.lab import figures
from tabard.lab.finding import found
from tabard.lab.folder import Folder
from tabard.lab.takings import Taking, takings
from tabard.text import Speech


class Study:
    """The games of one setting."""

    def __init__(self, folder: Folder) -> None:
        self.name = folder.path.resolve().name
        self.setting: dict[str, Any] = folder.setting
        self.folder = folder
        self.games = folder.table("games")
        if self.games.is_empty():
            raise ValueError(f"{folder.path}: expected games, there are none yet")

    @property
    def game(self) -> Game:
        return found(self.setting["game"])

    @cached_property
    def seats(self) -> pl.DataFrame:
        return figures.by_seat(self.games)

    @cached_property
    def takings(self) -> list[Taking]:
        return takings(self.seats, self.folder.table("takings"))

    @cached_property
    def kinds(self) -> int:
        """How many kinds of moves were made, also those too rare to be compared."""
        return self.folder.table("takings")["what"].n_unique()

    @cached_property
    def varied(self) -> list[figures.Varied]:
        return figures.varied(self.games, self.game.options)

    @property
    def command(self) -> str:
        """How to play these games again."""
        asked = self.setting
        words = ["tabard", "simulate", asked["game"], "--seats", ",".join(asked["bots"])]
        words += ["--games", str(self.games.height), "--seed", str(asked["seed"])]
        words += ["--rotate"] if asked["rotate"] else []
        for name, value in asked["options"].items():
            words += ["--option", f"{name}={typed(value)}"]
        for name in asked["vary"]:
            words += ["--vary", name]
        words += ["--components", "FILE"] if asked["components"] else []
        return join([*words, "--out", self.name])


def typed(value: object) -> str:
    """An option's value as it is typed."""
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def in_words(speech: Speech, what: str) -> str:
    """`lord area=area-mill` as a player would say it: its kind and the things it names."""
    verb, *pairs = what.split(" ")
    args = {name: thing for name, _, thing in (pair.partition("=") for pair in pairs)}
    number = args.pop("number", "")
    things = ", ".join([speech.text(thing) for thing in args.values()]) + (f" {number}" if number else "")
    numbered = {"number": number} if number else {}
    said = speech.whole(f"move-{verb}.kind")
    whole = None if said else speech.whole(f"move-{verb}", **args, **numbered)
    return whole or ": ".join([said or verb.replace("_", " ").capitalize(), *([things] if things else [])])


def option_name(speech: Speech, one: figures.Varied) -> str:
    """The option, and the word of it that was in or out."""
    title = speech.text(f"option-{one.name}") if speech.knows(f"option-{one.name}") else one.name
    return f"{title}: {option_value(speech, one, one.word)}" if one.word else title


def option_value(speech: Speech, one: figures.Varied, value: str) -> str:
    """A value in words where the game has them."""
    if value in ("true", "false"):
        return speech.text("report-on" if value == "true" else "report-off")
    word = f"option-{one.name}-{value}"
    return speech.text(word) if speech.knows(word) else value
