"""From what is stored to a position: the set-up, then every entry in order, with nature's answers laid down beforehand."""

import secrets
from collections.abc import Iterator, Sequence
from typing import cast

from tabard import Game, Position
from tabard.kernel.chance import Oracle
from tabard.kernel.story import between, unchained
from tabard.server.store import Entry, TableRow


def replayed(game: Game, row: TableRow, entries: Sequence[Entry]) -> Iterator[Position]:
    """The first position, and then the one after every entry."""
    script = row.nature + [answer for entry in entries for answer in entry.nature]
    position = game.new(row.seats, row.seed, row.options, script=script, oracle=oracle(row.seeded))
    yield position
    for entry in entries:
        position = after(position, entry.seat, entry.move)
        yield position


def after(position: Position, seat: int, move: Sequence[str | int] | None) -> Position:
    """The position after a move, or with None after the seat took one back. The given one stays as it is."""
    later = position.clone()
    later.oracle = position.oracle
    if move is None:
        later.undo(seat)
    else:
        later.play(seat, move)
    return later


class Unforeseen(Oracle):
    """Nature's answers from the operating system: nobody can work one out from others, nor from a seed."""

    def below(self, sides: int) -> int:
        return secrets.randbelow(sides)


def oracle(seeded: bool) -> Oracle | None:
    """A chosen seed says all: such a table keeps no secrets, and tells its guests so."""
    return None if seeded else Unforeseen()


def nature(position: Position) -> list[int]:
    """All answers of nature so far."""
    return cast(list[int], unchained(position.answers))


def answers_between(before: Position, after: Position) -> list[int]:
    """Those that came after an earlier position."""
    return cast(list[int], between(before.answers, after.answers)[1])
