"""Moves and the vocabulary of a game: one tuple, one text form, one index.

A move is `(verb, *args)`, a string and small ints. Its text form is `lord 7`, its JSON form `["lord", 7]`, and its index
a fixed number in `range(vocabulary.size)`, the same for every seat count and every position.
"""

from __future__ import annotations

from typing import Final

Move = tuple[str | int, ...]

PASS: Final[Move] = ("pass",)
DONE: Final[Move] = ("done",)


class Domain:
    """What an argument may be: the ints 0..size-1 of something that can be pointed at."""

    def __init__(self, name: str, size: int) -> None:
        self.name: Final = name
        self.size: Final = size


class Verb:
    """A verb with the domains of its arguments."""

    def __init__(self, name: str, *domains: Domain) -> None:
        self.name: Final = name
        self.domains: Final = domains
        size = 1
        for domain in domains:
            size *= domain.size
        self.size: Final = size


class Vocabulary:
    """Every verb of a game. Gives text, JSON schema, targets on the board and the fixed action index."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = {verb.name: verb for verb in verbs}
        self.first: Final[dict[str, int]] = {}
        size = 0
        for verb in verbs:
            self.first[verb.name] = size
            size += verb.size
        self.size: Final = size

    def index(self, move: Move) -> int:
        """The fixed number of a move, for learning."""
        verb = self.verbs[str(move[0])]
        number = 0
        for domain, value in zip(verb.domains, move[1:], strict=True):
            number = number * domain.size + int(value)
        return self.first[verb.name] + number

    def move(self, index: int) -> Move:
        """The move with this number."""
        if not 0 <= index < self.size:
            raise ValueError(f"an action index is 0 to {self.size - 1}, not {index}")
        verb = [v for v in self.verbs.values() if self.first[v.name] <= index][-1]
        rest = index - self.first[verb.name]
        args: list[int] = []
        for domain in reversed(verb.domains):
            rest, value = divmod(rest, domain.size)
            args.append(value)
        return (verb.name, *reversed(args))

    def targets(self, move: Move) -> list[str]:
        """What a player clicks to say this move, in order: `["spot:7"]`."""
        verb = self.verbs[str(move[0])]
        return [f"{domain.name}:{value}" for domain, value in zip(verb.domains, move[1:], strict=True)]

    def parse(self, text: str) -> Move:
        """The move written as `lord 7`; ValueError says what was expected."""
        words = text.split()
        if not words:
            raise ValueError(f"expected a move such as {self.examples()}")
        try:
            return (words[0], *(int(word) for word in words[1:]))
        except ValueError:
            raise ValueError(f"expected a verb and whole numbers, such as {self.examples()}, not {text!r}") from None

    def examples(self) -> str:
        return " or ".join(repr(move_text((v.name, *(0 for _ in v.domains)))) for v in list(self.verbs.values())[:2])

    def schema(self) -> dict[str, object]:
        """JSON schema of a move."""
        return {"oneOf": [_verb_schema(verb) for verb in self.verbs.values()]}


def _verb_schema(verb: Verb) -> dict[str, object]:
    items: list[object] = [{"const": verb.name}]
    items += [{"type": "integer", "minimum": 0, "maximum": d.size - 1, "title": d.name} for d in verb.domains]
    return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items), "title": verb.name}


def move_text(move: Move) -> str:
    """The text form: `lord 7`."""
    return " ".join([str(part) for part in move])
