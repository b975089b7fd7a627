"""A board in words, for any game.

A game says itself what lies on its table (`Game.words`). Where it does not, the view is read out as it is: nested data as
indented lines, in which a number under a name such as `tile` is looked up in the game's component table `tiles` and a key
prints as the game's message `view-<key>` where there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeGuard

from tabard.kernel import Game, Position
from tabard.text import Speech

INDENT = "  "


def board_lines(position: Position, seat: int | None, speech: Speech) -> list[str]:
    """What lies on the table, one line for each thing."""
    messages = position.game.words(position, seat)
    if messages:
        return [speech.say(message) for message in messages]
    return list(Reading(position.game, speech).lines(position.view(seat)["board"]))


class Reading:
    """Reads nested data out."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.tables = game.components_public()
        self.speech = speech

    def lines(self, value: object, key: str = "", indent: str = "") -> Iterator[str]:
        if isinstance(value, Mapping):
            for name, part in value.items():
                yield from self._entry(self._label(str(name)), str(name), part, indent)
        elif _is_list(value):
            for number, part in enumerate(value):
                yield from self._entry(self._owner(part, number), _singular(key), part, indent)
        else:
            yield indent + self._phrase(key, value)

    def _entry(self, label: str, key: str, part: object, indent: str) -> Iterator[str]:
        if _is_short(part):
            yield f"{indent}{label}: {self._phrase(key, part)}"
        else:
            yield f"{indent}{label}:"
            yield from self.lines(part, key, indent + INDENT)

    def _label(self, key: str) -> str:
        message = "view-" + key.replace("_", "-")
        return self.speech.text(message) if self.speech.knows(message) else key.replace("_", " ")

    def _owner(self, part: object, number: int) -> str:
        """What a list's entry is called: its owner if it names one, otherwise its number."""
        seat = part.get("seat") if isinstance(part, Mapping) else None
        return self.speech.name(seat) if isinstance(seat, int) else str(number + 1)

    def _phrase(self, key: str, value: object) -> str:
        """Everything on one line."""
        if isinstance(value, Mapping):
            parts = [f"{self._label(str(name))} {self._phrase(str(name), part)}" for name, part in value.items()]
        elif _is_list(value):
            parts = [self._phrase(_singular(key), part) for part in value]
        else:
            parts = [self._word(key, value)]
        return ", ".join(parts) or self.speech.text("cli-none")

    def _word(self, key: str, value: object) -> str:
        if value is None:
            return self.speech.text("cli-none")
        if isinstance(value, bool):
            return self.speech.text("cli-yes" if value else "cli-no")
        if isinstance(value, str):
            return self.speech.word(value)
        if key.split("_")[-1] == "seat":
            return self.speech.name(value)
        return self._component(key, value) or str(value)

    def _component(self, key: str, number: object) -> str:
        """The row of the component table that the number stands for: by its name, or by what is printed on it."""
        table = self.tables.get(key + "s")
        if not _is_list(table) or not isinstance(number, int) or not 0 <= number < len(table):
            return ""
        row = table[number]
        if not isinstance(row, Mapping):
            return str(row)
        name = f"{key}-{row.get('id')}"
        if self.speech.knows(name):
            return self.speech.text(name)
        return self._phrase(key, {field: value for field, value in row.items() if self._is_printed(field, value)})

    def _is_printed(self, field: str, value: object) -> bool:
        """A name is not printed on a thing, nor is nothing; but thing number 0 of another table is something."""
        return field != "id" and (bool(value) or field + "s" in self.tables)


def _is_list(value: object) -> TypeGuard[list[object] | tuple[object, ...]]:
    return isinstance(value, list | tuple)


def _is_short(part: object) -> bool:
    """Fits on one line: a plain value, plain values in a list, or a small thing of plain values."""
    if isinstance(part, Mapping):
        return len(part) <= 6 and all(_is_plain(value) for value in part.values())
    return not isinstance(part, list | tuple) or all(_is_plain(value) for value in part)


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, bool | int | float | str)


def _singular(key: str) -> str:
    return key.removesuffix("s")
