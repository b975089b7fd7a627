"""What happened, as events with an audience and a rule id; and the chain in which a position keeps its past."""

from __future__ import annotations

from typing import Final

ONLOOKER: Final = -1

Args = dict[str, object]
Message = dict[str, object]  # {"id": ..., "args": ...}


class Illegal(ValueError):
    """A move that may not be made: a code and the clause. The sentence for people is the message `illegal-<code>` of the
    catalogues; `message` is what a program prints that has none, and need not be given."""

    def __init__(self, code: str, rule: str, message: str = "", args: Args | None = None) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.details: Final[Args] = args or {}
        self.message: Final = message or f"not legal: {plain_words(code, self.details)}"
        super().__init__(f"{self.message} [{rule}]")


def plain_words(code: str, args: Args) -> str:
    """`lord-next-row` with a row 2: `lord next row (row 2)`."""
    words = ", ".join([f"{name} {value}" for name, value in args.items()])
    return code.replace("-", " ") + (f" ({words})" if words else "")


class Event:
    """One thing that happened. `audience` None: everybody; otherwise the seats (and ONLOOKER) that may know."""

    def __init__(self, name: str, rule: str, audience: tuple[int, ...] | None, args: Args) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.audience: Final = audience
        self.details: Final = args

    def seen_by(self, seat: int | None) -> bool:
        if self.audience is None:
            return True
        return (ONLOOKER if seat is None else seat) in self.audience

    def message(self) -> Message:
        """As it goes to the log: a Fluent message with its clause."""
        return {"id": "log-" + self.name, "args": self.details, "rule": self.rule}

    def __repr__(self) -> str:
        words = " ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.name} {words} [{self.rule}]".replace("  ", " ")


class Link:
    """A chain of past things. Copies of a position share it; nobody ever changes it."""

    def __init__(self, before: Link | None, value: object) -> None:
        self.before: Final = before
        self.value: Final = value
        self.count: Final[int] = 1 if before is None else before.count + 1


def unchained(link: Link | None) -> list[object]:
    """The values of a chain, oldest first."""
    values: list[object] = []
    while link is not None:
        values.append(link.value)
        link = link.before
    values.reverse()
    return values


def between(one: Link | None, other: Link | None) -> tuple[list[object], list[object]]:
    """What each of two chains holds beyond their common past, oldest first. Costs no more than what it gives."""
    gone: list[object] = []
    come: list[object] = []
    while one is not other:
        if other is None or (one is not None and one.count > other.count):
            assert one is not None
            gone.append(one.value)
            one = one.before
        else:
            come.append(other.value)
            other = other.before
    gone.reverse()
    come.reverse()
    return gone, come
