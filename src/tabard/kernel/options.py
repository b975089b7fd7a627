"""The options of a game: what may be chosen before it begins, and which choices exclude each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from .story import Illegal

OptionValue = bool | int | str | tuple[str, ...]

MOST_LISTED: Final = 64  # a number with more values than this is offered by its range alone


class Option:
    """A declared option: a switch, a number in a range, one of several words, or some of them (`set`: least to most)."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        rule: str,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        programs: OptionValue | None = None,
        when: tuple[str, tuple[OptionValue, ...]] | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule
        self.choices: Final = choices
        self.kind: Final = kind_of(default)
        self.least: Final = least
        self.most: Final = most or (len(choices) if self.kind == "set" else 0)
        self.programs: Final = programs  # its default where no person plays
        self.when: Final = when  # shown only while that other option has one of these values

    def check(self, value: object) -> OptionValue:
        """The value, or ValueError that says what is allowed."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "int" and type(value) is int and self.least <= value <= self.most:
            return value
        if self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == "set" and isinstance(value, (list, tuple)) and self.fits(value):
            return tuple([choice for choice in self.choices if choice in value])
        raise ValueError(f"option {self.name} takes {self.allowed()}, not {value!r}")

    def fits(self, words: Sequence[object]) -> bool:
        """Some of the choices, none twice, not too few and not too many."""
        known = all([isinstance(word, str) and word in self.choices for word in words])
        return known and len(set(words)) == len(words) and self.least <= len(words) <= self.most

    def allowed(self) -> str:
        if self.kind == "bool":
            return "true or false"
        if self.kind == "int":
            return f"{self.least} to {self.most}"
        if self.kind == "set":
            return f"a list of {self.least} to {self.most} of {', '.join(self.choices)}"
        return " or ".join(self.choices)

    def values(self, now: OptionValue) -> list[OptionValue]:
        """What can be chosen instead of `now`: for a set, each of its words put in or taken out."""
        if self.kind == "bool":
            return [False, True]
        if self.kind == "int":
            return list(range(self.least, self.most + 1)) if self.most - self.least < MOST_LISTED else []
        return list(self.choices)

    def with_value(self, now: OptionValue, value: OptionValue) -> OptionValue:
        """The option after that value was chosen."""
        if self.kind != "set":
            return value
        chosen = cast("tuple[str, ...]", now)
        return tuple([word for word in self.choices if (word in chosen) != (word == value)])


def kind_of(default: OptionValue) -> str:
    if isinstance(default, bool):
        return "bool"
    if isinstance(default, int):
        return "int"
    return "choice" if isinstance(default, str) else "set"


class Offer:
    """An option as it stands beside the others: is it shown, what is chosen, and what could be chosen instead."""

    def __init__(
        self, option: Option, shown: bool, value: OptionValue, values: list[tuple[OptionValue, Illegal | None]]
    ) -> None:
        self.option: Final = option
        self.shown: Final = shown
        self.value: Final = value
        self.values: Final = values  # each with the reason that forbids it, or None


def shown(option: Option, known: Mapping[str, Option], chosen: Mapping[str, OptionValue]) -> bool:
    """Does this option matter, as the others are chosen?"""
    if option.when is None:
        return True
    other, values = option.when
    return shown(known[other], known, chosen) and chosen[other] in values


def completed(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option with its value; one that cannot matter has its default. ValueError names what is allowed."""
    known = {option.name: option for option in options}
    chosen = {name: option.check(given.get(name, option.default)) for name, option in known.items()}
    return {name: chosen[name] if shown(option, known, chosen) else option.default for name, option in known.items()}


def check_declared(options: Sequence[Option]) -> None:
    """ValueError if an option depends on one that is not declared before it."""
    before: set[str] = set()
    for option in options:
        if option.when is not None and option.when[0] not in before:
            raise ValueError(f"option {option.name} depends on {option.when[0]}, which is not declared before it")
        before.add(option.name)


def whole(value: OptionValue) -> int:
    """The value of an option that is a number."""
    assert isinstance(value, int)
    return value
