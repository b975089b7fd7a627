"""Everything from one database to another, whatever kind each is: backup, restoring and moving house are all this.

A backup is a SQLite database that a server could serve. What is read is one moment, also while a server writes.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tabard.server import migrations
from tabard.server.engines import engine_for, prepare_folder
from tabard.server.storage import UNOPENED, remedy

BATCH = 500
VERSION = "alembic_version"
UNFINISHED = ".part"


async def save(url: str, file: Path) -> dict[str, int]:
    """A backup: the file appears when it is whole."""
    unfinished = file.with_name(file.name + UNFINISHED)
    for there in (file, unfinished):
        if there.exists():
            raise ValueError(f"{there} is there already; choose another name")
    try:
        copied = await copy(url, sqlite(unfinished))
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return copied


async def restore(file: Path, url: str) -> dict[str, int]:
    return await copy(sqlite(file), url)


def sqlite(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def copy(source: str, target: str) -> dict[str, int]:
    """How many rows of each kind were copied: all of them or, with a ValueError, none."""
    try:
        check_there(source)
        async with reading(source) as old, writing(target) as new:
            return await copied(old, new)
    except UNOPENED as wrong:
        reason = str(getattr(wrong, "orig", None) or wrong).splitlines()[0]
        raise ValueError(f"nothing was copied ({reason}); {remedy(wrong)}") from wrong
    except CommandError as wrong:
        raise ValueError("nothing was copied: it was written by a newer Tabard; update this one") from wrong


def check_there(source: str) -> None:
    """SQLite would make an empty file."""
    parts = make_url(source)
    if parts.get_backend_name() == "sqlite" and not Path(str(parts.database)).is_file():
        raise ValueError(f"there is no file {parts.database}")


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[AsyncConnection]:
    """One moment of a database, from its beginning to its end."""
    engine = create_async_engine(url)  # and nothing is changed there
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def writing(url: str) -> AsyncIterator[AsyncConnection]:
    prepare_folder(url)
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            yield connection
        if engine.dialect.name == "sqlite":
            await in_one_file(engine.connect())
    finally:
        await engine.dispose()


async def in_one_file(opened: Any) -> None:
    """Without a log beside it, so that the file alone can be carried away."""
    async with opened as connection:
        await connection.exec_driver_sql("PRAGMA journal_mode = DELETE")


async def copied(old: AsyncConnection, new: AsyncConnection) -> dict[str, int]:
    if await new.run_sync(names_of):
        raise ValueError("the database to copy to already has tables; choose an empty one")
    if VERSION not in await old.run_sync(names_of):
        raise ValueError("the database to copy from is not one of Tabard's")
    version = sa.select(sa.column("version_num", sa.String)).select_from(sa.table(VERSION))
    await new.run_sync(migrations.upgrade, (await old.execute(version)).scalar_one())
    counts = {table.name: await copy_rows(table, old, new) for table in await old.run_sync(tables_of)}
    await new.run_sync(migrations.upgrade)
    await check(new, counts)
    return counts


def names_of(connection: sa.Connection) -> list[str]:
    return sa.inspect(connection).get_table_names()


def tables_of(connection: sa.Connection) -> list[sa.Table]:
    """As they are there, which may be an older form than today's; those that others point at first."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION]


async def copy_rows(table: sa.Table, old: AsyncConnection, new: AsyncConnection) -> int:
    number = 0
    rows = await old.stream(table.select().order_by(*table.primary_key))
    async for batch in rows.mappings().partitions(BATCH):
        await new.execute(table.insert(), [dict(row) for row in batch])
        number += len(batch)
    if new.dialect.name == "postgresql":
        await go_on_counting(table, new)
    return number


async def go_on_counting(table: sa.Table, new: AsyncConnection) -> None:
    """Numbers that the database itself gives go on after the greatest that is there."""
    for column in table.primary_key:
        named = sa.select(sa.func.pg_get_serial_sequence(table.name, column.name))
        sequence = (await new.execute(named)).scalar()
        greatest = (await new.execute(sa.select(sa.func.max(column)))).scalar()
        if sequence is not None and greatest is not None:
            await new.execute(sa.select(sa.func.setval(sequence, greatest)))


async def check(new: AsyncConnection, counts: Mapping[str, int]) -> None:
    for name, number in counts.items():
        found = (await new.execute(sa.select(sa.func.count()).select_from(sa.table(name)))).scalar()
        if found != number:
            raise ValueError(f"nothing was copied: {number} rows of {name} were read, {found} arrived")
