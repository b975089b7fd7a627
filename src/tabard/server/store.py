"""The database: tables, keys, entries, results and chat. What is written here has happened; nothing else has."""

import hashlib
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabard.server import migrations, schema
from tabard.server.clock import Hands
from tabard.server.engines import POSTGRESQL, engine_for, prepare_folder, writing_engine_for
from tabard.server.rows import (
    Ended,
    Entry,
    Standing,
    TableRow,
    entry_row,
    entry_values,
    key_values,
    result_row,
    table_row,
    table_values,
    text,
    time_values,
)
from tabard.server.storage import DatabaseFile, told_as_fault
from tabard.server.wire import ChatLine
from tabard.server.wire_end import Result
from tabard.server.wire_life import Life
from tabard.server.writer import AsyncHand, Order, ThreadHand, Writer

ONE_AT_A_TIME = sa.text("SELECT set_config('lock_timeout', '60s', true), pg_advisory_xact_lock(7425)")
CHANNEL = "tabard"
LONGEST_NEWS = 7000  # bytes; PostgreSQL takes 8000
KEY_BYTES = 24
ENTRY, SETTLED = "entry", "settled"  # what is announced: a move, or anything else about a table
ANNOUNCE = sa.text("SELECT pg_notify(CAST(:channel AS text), CAST(:news AS text))")
PROBE = sa.text("UPDATE alembic_version SET version_num = version_num")  # writes, and changes nothing

TOUCH = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("moved_at", "over", "bot_due", "hands", "due_at")})
)
NEW_TABLE, NEW_KEY, NEW_ENTRY = schema.tables.insert(), schema.keys.insert(), schema.entries.insert()
NEW_RESULT, NEW_LINE = schema.results.insert(), schema.chat.insert()


class Conflict(Exception):
    """Somebody else has already written the entry of this number."""


def now(ahead: timedelta = timedelta()) -> str:
    return (datetime.now(UTC) + ahead).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_key() -> str:
    """The secret of a seat or of a series."""
    return secrets.token_urlsafe(KEY_BYTES)


def is_name(word: str) -> bool:
    """Could be the name of a table; others PostgreSQL would not even read."""
    return word.isascii() and word.isprintable()


def digest(key: str) -> str:
    """Keys are long random strings, so one round of a good hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def announced(entry: Entry) -> str:
    """The entry itself, so that nobody has to read it; unless it is too long to be announced."""
    words = text(entry)
    return words if len(words.encode()) <= LONGEST_NEWS else ""


class Store:
    def __init__(self, url: str) -> None:
        prepare_folder(url)
        self.engine: AsyncEngine = engine_for(url)
        self.announcing = "" if self.engine.dialect.name == "sqlite" else secrets.token_hex(4)  # this worker's name
        self.file = DatabaseFile(url)
        sqlite = self.engine.dialect.name == "sqlite"
        hand = ThreadHand(writing_engine_for(url)) if sqlite else AsyncHand(self.engine)
        self.writer = Writer(hand, self.file)

    async def open(self) -> None:
        """Bring it to its newest form; raises what the database says, also if it can be read but not written."""
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                await connection.execute(ONE_AT_A_TIME)  # several workers may start at once
            await connection.run_sync(migrations.upgrade)
            await connection.execute(PROBE)
        self.file.remember()

    async def check(self) -> None:
        """Raises StorageFault if nothing could be written now."""
        await self.writer.write(PROBE)

    async def write(self, table: str, kind: str, *orders: Order | sa.Executable, more: str = "") -> None:
        """Written for good, and announced to other workers in the same transaction."""
        news = Order(ANNOUNCE, {"channel": CHANNEL, "news": f"{self.announcing} {kind} {table} {more}"})
        await self.writer.write(*orders, *([news] if self.announcing else []))

    async def own_connection(self) -> Any:
        """PostgreSQL's own, outside of the pool: to listen for as long as it lasts."""
        import asyncpg

        _, options = self.engine.dialect.create_connect_args(self.engine.url)
        return await asyncpg.connect(**options, **POSTGRESQL)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with told_as_fault():
            async with self.engine.connect() as connection:
                yield connection

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # ---- Tables -----------------------------------------------------------------------------------------------

    async def create(
        self,
        row: TableRow,
        digests: Mapping[str, int],
        standing: Standing,
        entries: Sequence[Entry] = (),
        more: Sequence[sa.Executable] = (),
    ) -> None:
        """Write a table for good, with the entries it begins with, or raise Conflict if the one before it has got another
        sequel meanwhile."""
        keys = [Order(NEW_KEY, values) for values in key_values(row.id, digests)]
        copied = [Order(NEW_ENTRY, entry_values(row.id, entry, now())) for entry in entries]
        try:
            await self.writer.write(Order(NEW_TABLE, table_values(row, standing, now())), *keys, *copied, *more)
        except IntegrityError as taken:
            raise Conflict(f"{row.sequel_of} already has a sequel") from taken

    async def table(self, table: str) -> TableRow | None:
        if not is_name(table):
            return None
        async with self.reading() as connection:
            found = await connection.execute(schema.tables.select().where(schema.tables.c.id == table))
            row = found.mappings().first()
        return table_row(row) if row is not None else None

    async def digests(self, table: str) -> dict[str, int]:
        """The seat of every key, by the key's digest."""
        wanted = sa.select(schema.keys.c.digest, schema.keys.c.seat).where(schema.keys.c.table_id == table)
        async with self.reading() as connection:
            return {row.digest: row.seat for row in await connection.execute(wanted)}

    async def bots_due(self, most: int) -> list[str]:
        """Tables at which a bot was to move when the server stopped, the latest first."""
        c = schema.tables.c
        wanted = sa.select(c.id).where(c.bot_due.is_(True)).order_by(c.moved_at.desc()).limit(most)
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def stood(self, table: str) -> Standing:
        """How the table stood when it was last written."""
        c = schema.tables.c
        wanted = sa.select(c.over, c.bot_due, schema.results.c.result).outerjoin_from(schema.tables, schema.results)
        async with self.reading() as connection:
            over, bot_due, result = (await connection.execute(wanted.where(c.id == table))).one()
        return Standing(over, bot_due, None if result is None else msgspec.json.decode(result, type=Ended))

    async def keep_rules(self, table: str, version: str) -> None:
        """The table goes on by rules of this version."""
        await self.writer.write(schema.tables.update().where(schema.tables.c.id == table).values(rules_version=version))

    async def moved_at(self, table: str) -> str:
        wanted = sa.select(schema.tables.c.moved_at).where(schema.tables.c.id == table)
        async with self.reading() as connection:
            return str((await connection.execute(wanted)).scalar())

    async def rename(self, table: str, names: Mapping[int, str]) -> None:
        changed = schema.tables.update().where(schema.tables.c.id == table).values(names=text(names))
        await self.write(table, SETTLED, changed)

    async def keep_life(self, table: str, life: Life, standing: Standing) -> None:
        """What people have agreed on, and what that means for the list of tables."""
        values = {"life": text(life), "over": standing.over, "bot_due": standing.bot_due, **time_values(standing.hands)}
        changed = schema.tables.update().where(schema.tables.c.id == table).values(**values)
        await self.write(table, SETTLED, changed)

    async def give_key(self, table: str, seat: int, key: str) -> None:
        """From now on this key (its digest) opens the seat, and the old one does not."""
        c = schema.keys.c
        changed = schema.keys.update().where(c.table_id == table, c.seat == seat).values(digest=key)
        untold = schema.notices.delete().where(schema.notices.c.table_id == table, schema.notices.c.seat == seat)
        await self.write(table, SETTLED, changed, untold)

    async def hands(self, table: str) -> Hands | None:
        """How the clocks of the table stand."""
        wanted = sa.select(schema.tables.c.hands).where(schema.tables.c.id == table)
        async with self.reading() as connection:
            found = (await connection.execute(wanted)).scalar()
        return None if found is None else msgspec.json.decode(found, type=Hands)

    # ---- Entries ----------------------------------------------------------------------------------------------

    async def append(self, table: str, entry: Entry, standing: Standing) -> None:
        """Write an entry for good, or raise Conflict."""
        at = now()
        new = Order(NEW_ENTRY, entry_values(table, entry, at))
        try:
            orders = (new, touch(table, standing, at), *result_of(table, standing.ended, at))
            await self.write(table, ENTRY, *orders, more=announced(entry) if self.announcing else "")
        except IntegrityError as taken:
            raise Conflict(f"{table} already has an entry {entry.number}") from taken

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        c = schema.entries.c
        wanted = schema.entries.select().where(c.table_id == table, c.number > after).order_by(c.number)
        async with self.reading() as connection:
            return [entry_row(row) for row in (await connection.execute(wanted)).mappings()]

    # ---- Series -----------------------------------------------------------------------------------------------

    async def sequel(self, table: str) -> str | None:
        """The table that was laid as the next game after this one."""
        wanted = sa.select(schema.tables.c.id).where(schema.tables.c.sequel_of == table)
        async with self.reading() as connection:
            return (await connection.execute(wanted)).scalar()

    async def knows_series(self, series: str) -> bool:
        wanted = sa.select(schema.tables.c.id).where(schema.tables.c.series == series).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(wanted)).scalar() is not None

    async def results(self, series: str, game: str) -> list[tuple[str, Result]]:
        """The results of a series with their keys, the oldest first."""
        tables, ended = schema.tables.c, schema.results.c
        wanted = (
            sa.select(tables.id, tables.seats, tables.names, tables.options, ended.key, ended.result, ended.at)
            .join_from(schema.results, schema.tables)
            .where(tables.series == series, tables.game == game)
            .order_by(ended.id)
        )
        async with self.reading() as connection:
            return [(row["key"], result_row(row)) for row in (await connection.execute(wanted)).mappings()]

    # ---- Hints ------------------------------------------------------------------------------------------------

    async def hinted(self, table: str, number: int, seat: int) -> None:
        """The seat was given a hint when there were so many entries; once is enough."""
        row = {"table_id": table, "number": number, "seat": seat}
        with suppress(IntegrityError):
            await self.writer.write(schema.hints.insert().values(**row))

    async def hints(self, table: str) -> list[tuple[int, int]]:
        c = schema.hints.c
        wanted = sa.select(c.number, c.seat).where(c.table_id == table).order_by(c.number, c.seat)
        async with self.reading() as connection:
            return [(row.number, row.seat) for row in await connection.execute(wanted)]

    # ---- Chat -------------------------------------------------------------------------------------------------

    async def say(self, table: str, line: ChatLine) -> None:
        await self.write(table, SETTLED, Order(NEW_LINE, {"table_id": table, **msgspec.structs.asdict(line)}))

    async def report(self, table: str, n: int) -> None:
        c = schema.chat.c
        await self.writer.write(schema.chat.update().where(c.table_id == table, c.n == n).values(reported=True))

    async def chat(self, table: str, most: int) -> list[ChatLine]:
        c = schema.chat.c
        wanted = schema.chat.select().where(c.table_id == table).order_by(c.n.desc()).limit(most)
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


def touch(table: str, standing: Standing, at: str) -> Order:
    values = {"moved_at": at, "over": standing.over, "bot_due": standing.bot_due, **time_values(standing.hands)}
    return Order(TOUCH, {"table": table, **{f"new_{name}": value for name, value in values.items()}})


def result_of(table: str, ended: Ended | None, at: str) -> list[Order]:
    """A table has one result: nothing is taken back after the end."""
    if ended is None:
        return []
    values = {"table_id": table, "key": ended.key, "result": text(ended), "at": at}
    return [Order(NEW_RESULT, values)]
