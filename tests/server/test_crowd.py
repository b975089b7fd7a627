"""More occupied tables than are kept in memory: everybody goes on hearing everybody."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tabard.server.inn import Inn
from tabard.server.tables import Table
from tabard.server.wire import Created, CreateTable

from .test_store import inn_at

TABLES, LIMIT = 1000, 200


class Sitter:
    """A guest at a table, without a socket."""

    def __init__(self, seat: int) -> None:
        self.viewers = (seat,)
        self.heard: list[dict[str, Any]] = []

    def send_away(self) -> None:
        raise AssertionError("nobody is sent away")

    def send(self, message: str) -> None:
        self.heard.append(json.loads(message))

    @property
    def versions(self) -> list[int]:
        return [message["version"] for message in self.heard if message["type"] == "state"]


async def sit(inn: Inn, made: Created, seat: int) -> tuple[Table, Sitter]:
    table, sitter = await inn.table(made.table), Sitter(seat)
    table.join(sitter)
    return table, sitter


def test_a_thousand_occupied_tables_at_a_limit_of_two_hundred(tmp_path: Path) -> None:
    """The second seat comes when a thousand others have: it finds the table at which the first one sits."""

    async def check() -> None:
        inn = inn_at(tmp_path, tables_in_memory=LIMIT)
        await inn.open()
        wish = CreateTable(game="whispers", seats=2)
        made = await asyncio.gather(*(inn.create(wish) for _ in range(TABLES)))
        assert len(inn.tables) == LIMIT
        first = await asyncio.gather(*(sit(inn, one, 0) for one in made))
        second = await asyncio.gather(*(sit(inn, one, 1) for one in made))
        assert [table for table, _ in first] == [table for table, _ in second]
        assert len(inn.tables) == TABLES, "where somebody sits, nothing is put away"
        await asyncio.gather(*(table.move(0, 0, table.course.position.legal(0)[0]) for table, _ in first))
        assert all(sitter.versions == [0, 1] for _, sitter in second)
        for table, sitter in (*first, *second):
            table.leave(sitter)
        await inn.create(wish)
        assert len(inn.tables) == LIMIT, "when they have gone, it is"
        await inn.close()

    asyncio.run(check())


def test_a_table_that_somebody_still_holds_is_not_opened_twice(tmp_path: Path) -> None:
    """Between being fetched and being joined a table is nobody's; other tables may need its room just then."""

    async def check() -> None:
        inn = inn_at(tmp_path, tables_in_memory=1)
        await inn.open()
        wish = CreateTable(game="whispers", seats=2)
        held = await inn.table((await inn.create(wish)).table)
        for _ in range(3):
            await inn.create(wish)
        assert held.row.id not in inn.tables
        assert await inn.table(held.row.id) is held
        await inn.close()

    asyncio.run(check())
