"""Reading component files: every value is asked for by name and kind, a wrong one is named with what was expected, and so is
a key that nothing asks for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

ABOUT: Final = (
    "source",
    "note",
)  # `source`, `cost_source`, ...: where a figure comes from; a text for people, never read


class Section:
    """One table of a TOML file, with the path that leads to it and the keys that were asked for."""

    def __init__(self, file: str, path: str, data: Mapping[str, object]) -> None:
        self.file: Final = file
        self.path: Final = path
        self.data: Final = data
        self.asked: Final[set[str]] = set()
        self.inner: Final[dict[str, list[Section]]] = {}  # the sections below, made once

    def wrong(self, key: str, expected: str) -> ValueError:
        found = f"found {brief(self.data[key])}" if key in self.data else "it is missing"
        return ValueError(f"{self.at(key)}: expected {expected}, {found}")

    def at(self, key: str) -> str:
        return f"{self.file}: [{self.path}] {key}"

    def value(self, key: str) -> object:
        self.asked.add(key)
        return self.data.get(key)

    def has(self, key: str) -> bool:
        """For keys that may be left out; asking whether it is there is not reading it."""
        return key in self.data

    def keys(self) -> tuple[str, ...]:
        """The keys in the order of the file, without those that only say where a figure comes from."""
        return tuple([key for key in self.data if not is_about(key)])

    def fixed(self, key: str, value: object) -> None:
        """A figure that the rules take for granted: another one would change nothing, so it is refused."""
        if self.value(key) != value:
            raise self.wrong(key, f"{value!r}, which cannot be replaced")

    def number(self, key: str, least: int = 0, most: int = 1_000_000) -> int:
        value = self.value(key)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"a whole number {least} to {most}")
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.value(key)
        if not isinstance(value, list) or any(type(item) is not int for item in value):
            raise self.wrong(key, "a list of whole numbers")
        return tuple(value)

    def rows(self, key: str) -> tuple[tuple[int, ...], ...]:
        """A list of lists: points, cells, prices."""
        value = self.value(key)
        if not isinstance(value, list) or not all([is_row(item) for item in value]):
            raise self.wrong(key, "a list of lists of whole numbers")
        return tuple([tuple(item) for item in value])

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def word(self, key: str, choices: tuple[str, ...] = ()) -> str:
        value = self.value(key)
        if not isinstance(value, str) or not value or (choices and value not in choices):
            raise self.wrong(key, f"one of {', '.join(choices)}" if choices else "a text")
        return value

    def words(self, key: str, choices: tuple[str, ...] = ()) -> tuple[str, ...]:
        value = self.value(key)
        good = isinstance(value, list) and all(isinstance(item, str) for item in value)
        if not isinstance(value, list) or not good or (choices and any(item not in choices for item in value)):
            raise self.wrong(key, f"a list of {', '.join(choices)}" if choices else "a list of texts")
        return tuple(value)

    def section(self, key: str) -> Section:
        value = self.value(key)
        if not isinstance(value, Mapping):
            raise self.wrong(key, "a table")
        if key not in self.inner:
            self.inner[key] = [Section(self.file, self.below(key), value)]
        return self.inner[key][0]

    def sections(self, key: str) -> list[Section]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, Mapping) for item in value):
            raise self.wrong(key, "a list of tables")
        if key not in self.inner:
            path = self.below(key)
            self.inner[key] = [Section(self.file, f"{path} {number}", item) for number, item in enumerate(value, 1)]
        return self.inner[key]

    def below(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def finish(self) -> None:
        """Everything has been asked for: a key that nothing has read is refused, here and below."""
        for key, value in self.data.items():
            if is_about(key) and not isinstance(value, str):
                raise self.wrong(key, "a text")
            if key not in self.asked and not is_about(key):
                raise ValueError(f"{self.at(key)}: nothing reads this key")
        for sections in self.inner.values():
            for section in sections:
                section.finish()


def is_about(key: str) -> bool:
    return key.rpartition("_")[2] in ABOUT


def is_row(value: object) -> bool:
    return isinstance(value, list) and all([type(item) is int for item in value])


def brief(value: object) -> str:
    """A value in an error message: short, whatever it is."""
    text = f"a list of {len(value)}" if isinstance(value, list) and len(repr(value)) > 60 else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def read(toml: str, file: str) -> Section:
    """The whole file; ValueError names the file and the line if it is no TOML."""
    try:
        return Section(file, "", tomllib.loads(toml))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: not a TOML file: {error}") from None
