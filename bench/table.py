"""What an entry costs over the life of a table: `make bench-table`, or `python bench/table.py [GAME] [SEATS] [ENTRIES]`.

A table in memory, without sockets and without a database: each entry is drafted, accepted, and written out for everybody who is
present. The moves are random. Shown are medians of processor time, a hundred entries a line: the curve should be flat. Below it
the same with the database, SQLite's own work included: one table, and twenty that move at the same time; two are present at each.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from msgspec.json import encode
from rich.console import Console
from rich.table import Table

import tabard
from tabard.server import tables
from tabard.server.catalogue import installed
from tabard.server.course import Course
from tabard.server.inn import Inn
from tabard.server.replays import nature
from tabard.server.rows import TableRow
from tabard.server.settings import Settings
from tabard.server.wire import CreateTable

BUCKET = 100
Viewers = tuple[int | None, ...]
Moves = list[tuple[int, tuple[str | int, ...]]]
COMPANIES = {"everybody present": 7, "two present": 2, "nobody present": 0}


def main(slug: str = "medieval-mastery", seats: str = "6", entries: str = "1200") -> None:
    number = int(seats)
    moves = random_game(slug, number, int(entries))
    table = Table("entries", title=f"{slug}, {seats} seats: ms an entry")
    everybody: list[Viewers] = [(None,), *[(seat,) for seat in range(number)]]
    curves = []
    for name, present in COMPANIES.items():
        table.add_column(name, justify="right")
        curves.append(curve(slug, number, moves, everybody[:present]))
    for at, costs in enumerate(zip(*curves, strict=True)):
        table.add_row(f"{at * BUCKET + 1}-{(at + 1) * BUCKET}", *(f"{1000 * cost:.2f}" for cost in costs))
    Console().print(table)
    for together in (1, 20):
        cost = asyncio.run(stored(slug, number, together, int(entries) // together))
        Console().print(f"with the database, {together} at a time: {1000 * cost:.2f} ms an entry")


def random_game(slug: str, seats: int, entries: int) -> Moves:
    """The first moves of a random game that is long enough."""
    for seed in range(1000):
        position, dice = begun(slug, seats), Random(seed)
        moves: Moves = []
        while position.waiting and len(moves) < entries:
            seat = position.waiting[0]
            moves.append((seat, dice.choice(position.legal(seat))))
            position.step(*moves[-1])
        if len(moves) == entries:
            return moves
    raise ValueError(f"no random game of {slug} has {entries} moves")


def begun(slug: str, seats: int) -> tabard.Position:
    return tabard.game(slug).new(seats, 1)


def curve(slug: str, seats: int, moves: Moves, present: list[Viewers]) -> list[float]:
    spent = list(played(laid(slug, seats), moves, present))
    return [median(spent[at : at + BUCKET]) for at in range(0, len(spent), BUCKET)]


def laid(slug: str, seats: int) -> Course:
    game, first = tabard.game(slug), begun(slug, seats)
    row = TableRow(
        id="bench", game=slug, rules_version=game.rules_version, seats=seats, seed=1, seeded=True, nature=nature(first),
        options=dict(first.options), components=None, language="en", names={}, bots={},
    )  # fmt: skip
    return Course(game, row, [], kept=50)


def played(course: Course, moves: Moves, present: list[Viewers]) -> Iterator[float]:
    for seat, move in moves:
        start = process_time()
        step = course.accept(course.draft_move(seat, course.asks[seat], move))
        for viewers in present:
            if course.noticed(viewers, step.number):
                encode(course.told(viewers, step))
        yield process_time() - start


class Sitter:
    """Somebody who is present, and forgets what he is told."""

    def __init__(self, seat: int) -> None:
        self.viewers: Viewers = (seat,)

    def send(self, message: str) -> None: ...

    def send_away(self) -> None: ...


async def stored(slug: str, seats: int, together: int, entries: int) -> float:
    """Processor time of an entry at a server, everything but the sockets."""
    with TemporaryDirectory() as folder:
        inn, dice = Inn(Settings(database=f"sqlite:///{Path(folder) / 'bench.db'}"), installed()), Random(1)
        await inn.open()
        made = [await inn.create(CreateTable(game=slug, seats=seats)) for _ in range(together)]
        laid = [await inn.table(one.table) for one in made]
        for table in laid:
            table.join(Sitter(0))
            table.join(Sitter(1))
        spent, moved = 0.0, 0
        for _ in range(entries):
            chosen = [choose(table, dice) for table in laid if table.course.position.waiting]
            start = process_time()
            await asyncio.gather(*(table.move(seat, ask, move) for table, seat, ask, move in chosen))
            spent, moved = spent + process_time() - start, moved + len(chosen)
        await inn.close()
    return spent / moved


def choose(table: tables.Table, dice: Random) -> tuple[tables.Table, int, int, tuple[str | int, ...]]:
    """A random move. The thinking of whoever makes it is not the server's work."""
    seat = table.course.position.waiting[0]
    return table, seat, table.course.asks[seat], dice.choice(table.course.position.legal(seat))


if __name__ == "__main__":
    main(*sys.argv[1:])
