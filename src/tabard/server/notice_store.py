"""Notices in the database: who wants to be told where, and when the next one is due, in the inn's time."""

from collections.abc import Collection

import sqlalchemy as sa
from msgspec import Struct

from tabard.server import schema
from tabard.server.store import SETTLED, Store

c = schema.notices.c


class Wanted(Struct, frozen=True):
    """One seat's wish to be told. `code`: the digest of what has to be said first."""

    table_id: str
    seat: int
    kind: str
    address: str
    language: str
    code: str | None = None


class NoticeStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_table(self, table: str) -> list[Wanted]:
        return await self.found(c.table_id == table)

    async def due_at(self, table: str, now: float) -> list[Wanted]:
        return await self.found(c.table_id == table, c.due_at <= now)

    async def found(self, *wanted: sa.ColumnElement[bool]) -> list[Wanted]:
        columns = [c[name] for name in Wanted.__struct_fields__]
        async with self.store.reading() as connection:
            rows = await connection.execute(sa.select(*columns).where(*wanted).order_by(c.seat, c.kind))
            return [Wanted(*row) for row in rows]

    async def due(self, now: float, most: int) -> list[str]:
        """Tables at which somebody is to be told."""
        wanted = sa.select(c.table_id).where(c.due_at <= now).distinct().limit(most)
        async with self.store.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def any_due(self) -> bool:
        async with self.store.reading() as connection:
            return (await connection.execute(sa.select(sa.func.min(c.due_at)))).scalar() is not None

    # ---- Changes ----------------------------------------------------------------------------------------------

    async def keep(self, wish: Wanted) -> None:
        values = {name: getattr(wish, name) for name in Wanted.__struct_fields__}
        new = schema.notices.insert().values(**values)
        await self.store.write(wish.table_id, SETTLED, self.dropped(wish.table_id, wish.seat, wish.kind), new)

    async def drop(self, table: str, seat: int, kind: str) -> None:
        await self.store.write(table, SETTLED, self.dropped(table, seat, kind))

    def dropped(self, table: str, seat: int, kind: str) -> sa.Executable:
        return schema.notices.delete().where(c.table_id == table, c.seat == seat, c.kind == kind)

    async def confirm(self, table: str, seat: int) -> None:
        changed = schema.notices.update().where(c.table_id == table, c.seat == seat).values(code=None)
        await self.store.write(table, SETTLED, changed)

    async def mark(self, table: str, seats: Collection[int], soon: float, pause: float) -> None:
        """These seats are asked and away: to be told soon, but not before a pause since the last time. The others are not."""
        here, again = c.table_id == table, c.told_at + pause
        at = sa.case((again > soon, again), else_=soon)
        told = schema.notices.update().where(here, c.seat.in_(seats), c.code.is_(None), c.due_at.is_(None))
        others = schema.notices.update().where(here, c.seat.not_in(seats))
        await self.store.writer.write(told.values(due_at=at), others.values(due_at=None))

    async def claim(self, table: str, seats: Collection[int], now: float) -> None:
        """What is due at this table is done with; these seats are told now."""
        due = schema.notices.update().where(c.table_id == table, c.due_at <= now)
        await self.store.writer.write(due.where(c.seat.in_(seats)).values(told_at=now), due.values(due_at=None))
