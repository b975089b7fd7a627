"""`python -m tabard.server.checker`: reads one component file of a table and says what is wrong with it.

A file of a stranger's may be slow, deep or huge beyond measure; here it can harm nobody else. The table that is wished for is
set up and looked at once, too, so that a file with a million cards is found out here.
"""

import sys
import tomllib

import msgspec
from msgspec import Struct

import tabard
from tabard.server.faces import face
from tabard.server.wire_parts import Options

READY = b"ready\n"
MOST_DEEP, MOST_VALUES = 12, 20_000
MEMORY = 2 << 30
COMPONENTS_NAME = "components"


class Candidate(Struct, frozen=True):
    """A component file, and the table that is to be laid with it."""

    game: str
    components: str
    seats: int
    options: Options


class Verdict(Struct, frozen=True):
    """What is wrong; "" if nothing is."""

    fault: str


def verdict(candidate: Candidate) -> Verdict:
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


def limit_memory() -> None:
    """Where the system knows such a limit."""
    try:
        import resource
    except ImportError:  # Windows
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))


def main() -> None:
    candidate = msgspec.json.decode(sys.stdin.buffer.readline(), type=Candidate)
    tabard.game(candidate.game)
    limit_memory()
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(verdict(candidate)) + b"\n")


if __name__ == "__main__":
    main()
