"""From what is stored to a position: the set-up, then every entry in order, with nature's answers laid down beforehand."""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from tabard import Game, Position
from tabard.kernel.chance import Oracle
from tabard.kernel.story import between, unchained
from tabard.server.rows import Entry, TableRow


def replayed(game: Game, row: TableRow, entries: Sequence[Entry]) -> Iterator[Position]:
    """The first position, and then the one after every entry."""
    stood: list[Entry] = []
    for stretch in stretches(entries):
        rewound = bool(stretch) and stretch[0].back is not None
        coming = stretch[1:] if rewound else stretch
        stood = standing([*stood, *stretch[:rewound]])
        position = reached(game, row, stood, coming)
        yield position
        for entry in coming:
            position = after(position, entry.seat, entry.move)
            yield position
        stood += coming


def stretches(entries: Sequence[Entry]) -> list[list[Entry]]:
    """The first as far as nothing was rewound; each of the others begins with the entry that did."""
    found: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.back is not None:
            found.append([])
        found[-1].append(entry)
    return found


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """What is left when everything before a return was forgotten."""
    stood: list[Entry] = []
    for entry in entries:
        if entry.back is None:
            stood.append(entry)
        else:
            stood = [one for one in stood if one.number <= entry.back]
    return stood


def reached(game: Game, row: TableRow, stood: Sequence[Entry], coming: Sequence[Entry]) -> Position:
    """The position after those that stand, ready to be told nature's answers to those that come."""
    script = row.nature + [answer for entry in (*stood, *coming) for answer in entry.nature]
    position = game.new(row.seats, row.seed, row.options, script=script, oracle=oracle(row.seeded))
    for entry in stood:
        position = after(position, entry.seat, entry.move)
    return position


def after(position: Position, seat: int, move: Sequence[str | int] | None) -> Position:
    """The position after a move, or with None after the seat took one back. The given one stays as it is."""
    later = position.clone()
    later.oracle = position.oracle
    if move is None:
        later.undo(seat)
    else:
        later.play(seat, move)
    return later


def following(position: Position, entry: Entry) -> Position:
    """The position after an entry that others have stored, with nature's answers as they were."""
    return after(told(position, entry.nature), entry.seat, entry.move)


def told(position: Position, answers: Sequence[int]) -> Position:
    """The same position, ready to be told these answers of nature next."""
    ready = position.clone()
    ready.oracle, ready.script, ready.scripted = position.oracle, tuple(answers), 0
    return ready


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
