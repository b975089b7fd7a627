"""The database: migrations, conflicts, failures, and tables that leave the memory."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tabard.server import migrations, schema
from tabard.server.inn import Inn
from tabard.server.refusals import Refused
from tabard.server.rows import Entry, Standing
from tabard.server.settings import Settings
from tabard.server.store import Conflict, Store
from tabard.server.tables import Table
from tabard.server.wire import CreateTable, State

from .helpers import CATALOGUE


def inn_at(place: Path | str, **settings: Any) -> Inn:
    database = place if isinstance(place, str) else f"sqlite:///{place / 'new' / 'inn.db'}"
    return Inn(Settings(database=database, **settings), CATALOGUE)


def forget(inn: Inn) -> None:
    """The next visit reads from the store."""
    inn.tables.clear()
    inn.alive.clear()


def shown(table: Table) -> list[State]:
    """What everybody is shown, with the whole story."""
    return [table.course.state((viewer,)) for viewer in (None, *range(table.row.seats))]


def test_migrations_give_the_schema(database: str) -> None:
    async def check() -> None:
        store = Store(Settings(database=database).engine_url)
        await store.open()
        await store.open()  # a second start changes nothing
        async with store.engine.begin() as connection:
            differences = await connection.run_sync(compared)
            await connection.run_sync(lambda c: command.downgrade(migrations.config(c), "base"))
            await connection.run_sync(migrations.upgrade)
        await store.close()
        assert differences == []

    asyncio.run(check())


def compared(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), schema.metadata)


def test_sqlite_writes_through(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'inn.db'}")
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        await store.close()

    asyncio.run(check())


def test_an_entry_is_written_once(database: str) -> None:
    async def check() -> None:
        inn = inn_at(database)
        await inn.open()
        made = await inn.create(CreateTable(game="whispers", seats=2))
        entry = Entry(number=1, seat=0, move=("bid", 3), nature=[], seen_by=15)
        await inn.store.append(made.table, entry, Standing(over=False, bot_due=False))
        with pytest.raises(Conflict):
            await inn.store.append(made.table, entry, Standing(over=False, bot_due=False))
        assert await inn.store.entries(made.table) == [entry]
        await inn.close()

    asyncio.run(check())


def test_another_worker_was_faster(database: str) -> None:
    """Two servers on one database: the slower one refuses, catches up and goes on."""

    async def check() -> None:
        one, other = inn_at(database), inn_at(database)
        await one.open()
        await other.open()
        made = await one.create(CreateTable(game="whispers", seats=2, seed=1))
        here, there = await one.table(made.table), await other.table(made.table)
        move = here.course.position.legal(0)[0]
        await here.move(0, 0, move)
        with pytest.raises(Refused, match="moved on"):
            await there.move(0, 0, move)
        assert shown(there) == shown(here)
        await there.move(1, 0, there.course.position.legal(1)[0])
        await one.close()
        await other.close()

    asyncio.run(check())


def test_a_failing_database_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        inn = inn_at(database)
        await inn.open()
        made = await inn.create(CreateTable(game="whispers", seats=2))
        table = await inn.table(made.table)
        before, move = shown(table), table.course.position.legal(0)[0]

        async def full(*_: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(inn.store, "append", full)
            with pytest.raises(OSError, match="disk full"):
                await table.move(0, 0, move)
        assert shown(table) == before and await inn.store.entries(made.table) == []
        assert await table.move(0, 0, move) == 1
        await inn.close()

    asyncio.run(check())


def test_a_move_goes_on_when_its_sender_has_gone(database: str) -> None:
    async def check() -> None:
        inn = inn_at(database)
        await inn.open()
        made = await inn.create(CreateTable(game="whispers", seats=2))
        table = await inn.table(made.table)
        sender = asyncio.create_task(table.move(0, 0, table.course.position.legal(0)[0]))
        await asyncio.sleep(0)
        sender.cancel()
        await asyncio.gather(sender, *table.running, return_exceptions=True)
        assert len(await inn.store.entries(made.table)) == len(table.course.seen) == 1
        await inn.close()

    asyncio.run(check())


def test_idle_tables_leave_the_memory_and_come_back(database: str) -> None:
    async def check() -> None:
        inn = inn_at(database, tables_in_memory=3)
        await inn.open()
        made = [await inn.create(CreateTable(game="whispers", seats=2)) for _ in range(8)]
        assert len(inn.tables) == 3 and made[0].table not in inn.tables
        tables = await asyncio.gather(*(inn.table(made[0].table) for _ in range(5)))
        assert all(table is tables[0] for table in tables)
        with pytest.raises(Refused):
            await inn.table("nothing")
        assert inn.opening == {}
        await inn.close()

    asyncio.run(check())


def test_a_table_of_older_rules_goes_on_if_it_fits_the_new_ones(database: str) -> None:
    async def check() -> None:
        inn = inn_at(database)
        await inn.open()
        made = await inn.create(CreateTable(game="whispers", seats=2))
        async with inn.store.engine.begin() as connection:
            await connection.execute(schema.tables.update().values(rules_version="0"))
        forget(inn)
        table, stored = await inn.table(made.table), await inn.store.table(made.table)
        assert stored is not None and stored.rules_version == table.row.rules_version == table.game.rules_version
        await inn.close()

    asyncio.run(check())


def test_a_table_that_cannot_be_replayed_says_so(tmp_path: Path) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path)
        await inn.open()
        made = await inn.create(CreateTable(game="whispers", seats=2))
        nonsense = Entry(number=1, seat=0, move=("fly", 3), nature=[], seen_by=15)
        await inn.store.append(made.table, nonsense, Standing(over=False, bot_due=True))
        forget(inn)
        with pytest.raises(Refused, match="cannot be continued"):
            await inn.table(made.table)
        await inn.resume_bots()
        await inn.close()

    asyncio.run(check())


def test_bots_stop_when_the_server_does(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        inn = inn_at(database)
        await inn.open()
        wish = CreateTable(game="middle-ages", seats=5, bots={str(seat): "random" for seat in range(5)})
        made = await inn.create(wish)
        table = await inn.table(made.table)
        while not table.course.seen:
            await asyncio.sleep(0)
        await inn.close()
        shown, stored = table.course, Store(inn.settings.engine_url)
        assert not table.bots.busy and not table.running
        assert len(await stored.entries(made.table)) == len(shown.seen)
        await stored.close()

    asyncio.run(check())
    assert not caplog.records
