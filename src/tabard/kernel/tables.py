"""Reading component files: every value is asked for by name and kind, and a wrong one is named with what was expected."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final


class Table:
    """One table of a TOML file, with the path that leads to it."""

    def __init__(self, file: str, path: str, data: Mapping[str, object]) -> None:
        self.file: Final = file
        self.path: Final = path
        self.data: Final = data

    def wrong(self, key: str, expected: str) -> ValueError:
        found = f"found {brief(self.data[key])}" if key in self.data else "it is missing"
        return ValueError(f"{self.file}: [{self.path}] {key}: expected {expected}, {found}")

    def fixed(self, key: str, value: object) -> None:
        """A figure that the rules take for granted: another one would change nothing, so it is refused."""
        if self.data.get(key) != value:
            raise self.wrong(key, f"{value!r}, which cannot be replaced")

    def number(self, key: str, least: int = 0, most: int = 1_000_000) -> int:
        value = self.data.get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"a whole number {least} to {most}")
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.data.get(key)
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            raise self.wrong(key, "a list of whole numbers")
        return tuple(value)

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def word(self, key: str, choices: tuple[str, ...] = ()) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value or (choices and value not in choices):
            raise self.wrong(key, f"one of {', '.join(choices)}" if choices else "a text")
        return value

    def words(self, key: str, choices: tuple[str, ...] = ()) -> tuple[str, ...]:
        value = self.data.get(key)
        good = isinstance(value, list) and all(isinstance(item, str) for item in value)
        if not isinstance(value, list) or not good or (choices and any(item not in choices for item in value)):
            raise self.wrong(key, f"a list of {', '.join(choices)}" if choices else "a list of texts")
        return tuple(value)

    def table(self, key: str) -> Table:
        value = self.data.get(key)
        if not isinstance(value, Mapping):
            raise self.wrong(key, "a table")
        return Table(self.file, f"{self.path}.{key}" if self.path else key, value)

    def tables(self, key: str) -> list[Table]:
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(item, Mapping) for item in value):
            raise self.wrong(key, "a list of tables")
        path = f"{self.path}.{key}" if self.path else key
        return [Table(self.file, f"{path} {number}", item) for number, item in enumerate(value, 1)]


def brief(value: object) -> str:
    """A value in an error message: short, whatever it is."""
    text = f"a list of {len(value)}" if isinstance(value, list) and len(repr(value)) > 60 else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def parse(toml: str, file: str) -> Table:
    """The whole file; ValueError names the file and the line if it is no TOML."""
    try:
        return Table(file, "", tomllib.loads(toml))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: not a TOML file: {error}") from None
