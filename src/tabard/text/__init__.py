"""Messages in words: Fluent catalogues, with the conventions of docs/wire.md.

A message is `{"id": "log-took", "args": {"seat": 1, "area": "area-mill", "coins": 4}}`. Numbers stay numbers; the keys `seat`
and `*_seat` print as that player's name, `seats` and `*_seats` as several; any other string is the id of another message,
printed in its place, and so is a message; a list is joined with commas.

A catalogue is cut into its entries at once, and an entry is parsed when it is first said: most are never said in one process,
and to parse all of them took most of a server's start.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

NAME = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
ENTRY = re.compile(rf"^({NAME.pattern}) *=", re.MULTILINE)  # the lines that go on with an entry are indented


def shell_catalogue(language: str) -> str:
    """What all games share: refusals by the kernel, the words of the table."""
    path = files(__name__) / f"{language}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def entries(catalogue: str) -> dict[str, str]:
    """The source of every message and term of a catalogue."""
    found = list(ENTRY.finditer(catalogue))
    ends = [*(entry.start() for entry in found[1:]), len(catalogue)]
    return {entry[1]: catalogue[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


@cache
def parsed(entry: str) -> Resource:
    return FluentResource(entry)


class Speech:
    """Says messages in one language to one table of players."""

    def __init__(self, language: str, catalogues: Iterable[str], names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unsaid = {name: entry for catalogue in catalogues for name, entry in entries(catalogue).items()}

    def knows(self, message_id: str) -> bool:
        return self._pattern(message_id) is not None

    def say(self, message: Mapping[str, object]) -> str:
        """A message as it comes from a position or over the wire."""
        args = message.get("args")
        return self.text(str(message["id"]), **(args if isinstance(args, Mapping) else {}))

    def text(self, message_id: str, /, **args: object) -> str:
        """The message `id`, or its attribute where the id reads `id.attribute`."""
        pattern = self._pattern(message_id)
        if pattern is None:
            return _unknown(message_id, args)
        words, _errors = self._bundle.format_pattern(pattern, {key: self._argument(key, args[key]) for key in args})
        return str(words)

    def whole(self, message_id: str, /, **args: object) -> str | None:
        """The same; None where there is no such message, or it speaks of something that is not given."""
        pattern = self._pattern(message_id)
        if pattern is None:
            return None
        words, errors = self._bundle.format_pattern(pattern, {key: self._argument(key, args[key]) for key in args})
        return None if errors else str(words)

    def word(self, text: str) -> str:
        """The message with this id if there is one, otherwise the text itself."""
        return self.text(text) if self.knows(text) else text

    def name(self, seat: object) -> str:
        return self.names[seat] if isinstance(seat, int) and seat < len(self.names) else str(seat)

    def _argument(self, key: str, value: object) -> int | float | str:
        if isinstance(value, Mapping):
            return self.say(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._argument(key, item)) for item in value)
        if key.removesuffix("s").split("_")[-1] == "seat":
            return self.name(value)
        if isinstance(value, int | float):
            return value
        return self.word(str(value))

    def _pattern(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        self._need(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _need(self, name: str) -> None:
        """The entry is in the bundle, with all that it may refer to."""
        entry = self._unsaid.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(parsed(entry))
            for other in NAME.findall(entry):
                self._need(other)


def _unknown(message_id: str, args: Mapping[str, object]) -> str:
    """A message that no catalogue holds: still readable, and plainly a gap."""
    return " ".join([message_id, *(f"{key}={value}" for key, value in args.items())])
