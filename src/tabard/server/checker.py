"""`python -m tabard.server.checker`: reads a component file of a table, or the record of a game, and says what is wrong with it.

A file of a stranger's may be slow, deep or huge beyond measure; here it can harm nobody else. The table that is wished for is
set up and looked at once, too, so that a file with a million cards is found out here.
"""

import sys
import tomllib

import msgspec
from msgspec import Struct

import tabard
from tabard.kernel import Differs, verify
from tabard.server import records
from tabard.server.faces import face
from tabard.server.wire_parts import Options

READY = b"ready\n"
MOST_DEEP, MOST_VALUES = 12, 20_000
MEMORY = 2 << 30
COMPONENTS_NAME = "components"


class Candidate(Struct, frozen=True, tag="components"):
    """A component file, and the table that is to be laid with it."""

    game: str
    components: str
    seats: int
    options: Options


class Told(Struct, frozen=True, tag="record"):
    """The record of a game, as text."""

    record: str


class Verdict(Struct, frozen=True):
    """What is wrong; "" if nothing is. Of a record also what kind of fault it is, and at which move."""

    fault: str
    kind: str = ""
    move: int = 0


def judged(told: Told) -> Verdict:
    try:
        record = records.read(told.record)
        if record.game not in tabard.slugs():
            return Verdict(record.game, "game")
        verify(tabard.game(record.game), records.as_mapping(record))
    except (RecursionError, MemoryError):
        return Verdict("it is too large", "shape")
    except Differs as wrong:
        return Verdict(str(wrong), wrong.kind, wrong.move)
    except ValueError as wrong:
        return Verdict(str(wrong), "shape")
    return Verdict("")


def verdict(candidate: Candidate | Told) -> Verdict:
    if isinstance(candidate, Told):
        return judged(candidate)
    try:
        check(candidate)
    except RecursionError:
        return Verdict(f"{COMPONENTS_NAME}: at most {MOST_DEEP} levels lie within each other")
    except MemoryError:
        return Verdict(f"{COMPONENTS_NAME}: this file takes too much memory")
    except ValueError as wrong:
        return Verdict(str(wrong))
    return Verdict("")


def check(candidate: Candidate) -> None:
    check_bounds(candidate.components)
    game = tabard.game(candidate.game).with_components(candidate.components, COMPONENTS_NAME)
    try:
        position = game.new(candidate.seats, options=candidate.options)
    except ValueError:
        return  # not the file's fault; the server says it better
    for viewer in (None, *range(position.seats)):
        msgspec.json.encode(face(position, viewer))


def check_bounds(toml: str) -> None:
    """ValueError if it is no TOML, too deep, or has too many values."""
    try:
        deep, values = measure(tomllib.loads(toml))
    except tomllib.TOMLDecodeError as wrong:
        raise ValueError(f"{COMPONENTS_NAME}: {wrong}") from None
    if deep > MOST_DEEP or values > MOST_VALUES:
        most = f"at most {MOST_DEEP} levels lie within each other, and there are at most {MOST_VALUES} values"
        raise ValueError(f"{COMPONENTS_NAME}: {most}; this has {deep} levels and {values} values")


def measure(data: object) -> tuple[int, int]:
    """How deep it is, and how many values it has; level by level, so that no depth is too deep for it."""
    deep, values, level = 0, 0, [data]
    while level:
        values += len(level)
        deep += 1
        level = [inner for outer in level for inner in parts(outer)]
    return deep, values


def parts(value: object) -> list[object]:
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []


def limit_memory(most: int = MEMORY) -> None:
    """Where the system knows such a limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def main() -> None:
    candidate = msgspec.json.decode(sys.stdin.buffer.readline(), type=Candidate | Told)
    if isinstance(candidate, Candidate):
        tabard.game(candidate.game)
    limit_memory()
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(verdict(candidate)) + b"\n")


if __name__ == "__main__":
    main()
