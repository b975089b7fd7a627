"""Gatherings in the database. A seat is a row, so that of two who take the same one only one succeeds."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from tabard.server import schema
from tabard.server.rows import text
from tabard.server.store import Conflict, Store, is_name
from tabard.server.wire import CreateTable

gatherings, sitters = schema.gatherings.c, schema.sitters.c


class Seated(Struct, frozen=True):
    """Somebody on a seat; a bot has no digest."""

    seat: int
    digest: str | None
    name: str
    bot: str | None
    ready: bool
    seen_at: str


class Gathered(Struct, frozen=True):
    code: str
    table_id: str
    game: str
    wish: CreateTable
    open: bool
    host: str
    created_at: str
    sitters: list[Seated] = []

    @property
    def people(self) -> list[Seated]:
        return [one for one in self.sitters if one.digest is not None]


class GatherStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, one: Gathered) -> None:
        values = {**msgspec.structs.asdict(one), "wish": text(one.wish)}
        del values["sitters"]
        await self.store.writer.write(
            schema.gatherings.insert().values(**values),
            *(self.seating(one.code, sitter) for sitter in one.sitters),
        )

    async def find(self, code: str) -> Gathered | None:
        if not is_name(code):
            return None
        async with self.store.reading() as connection:
            found = (await connection.execute(schema.gatherings.select().where(gatherings.code == code))).mappings()
            seated = await connection.execute(
                schema.sitters.select().where(sitters.code == code).order_by(sitters.seat)
            )
            return next((gathered(row, seated.mappings().all()) for row in found), None)

    async def opened(self, seen_after: str, most: int) -> list[Gathered]:
        """Those that everybody may join, where a person has looked since then and no game has begun, the latest first."""
        begun = sa.exists().where(schema.tables.c.id == gatherings.table_id)
        seen = sa.exists().where(
            sitters.code == gatherings.code, sitters.digest.is_not(None), sitters.seen_at > seen_after
        )
        wanted = (
            sa.select(gatherings.code)
            .where(gatherings.open.is_(True), seen, ~begun)
            .order_by(gatherings.created_at.desc())
            .limit(most)
        )
        async with self.store.reading() as connection:
            codes = list((await connection.execute(wanted)).scalars())
        found = [await self.find(code) for code in codes]
        return [one for one in found if one is not None]

    async def begun(self, table: str) -> bool:
        wanted = sa.select(schema.tables.c.id).where(schema.tables.c.id == table)
        async with self.store.reading() as connection:
            return (await connection.execute(wanted)).scalar() is not None

    # ---- Changes ----------------------------------------------------------------------------------------------

    def seating(self, code: str, one: Seated) -> sa.Executable:
        return schema.sitters.insert().values(code=code, **msgspec.structs.asdict(one))

    async def sit(self, code: str, one: Seated, leaving: int | None = None) -> None:
        """On a free seat, or Conflict. Whoever sat elsewhere leaves that seat in the same breath."""
        left = [] if leaving is None else [self.freeing(code, leaving)]
        try:
            await self.store.writer.write(*left, self.seating(code, one))
        except IntegrityError as taken:
            raise Conflict(f"seat {one.seat} is taken") from taken

    def freeing(self, code: str, seat: int) -> sa.Executable:
        return schema.sitters.delete().where(sitters.code == code, sitters.seat == seat)

    async def free(self, code: str, seat: int, host: str | None) -> None:
        """With a host: the gathering goes on under that one; without: everybody has left."""
        last = schema.gatherings.delete().where(gatherings.code == code)
        on = schema.gatherings.update().where(gatherings.code == code).values(host=host)
        await self.store.writer.write(self.freeing(code, seat), last if host is None else on)

    async def change(self, code: str, seat: int, **values: Any) -> None:
        changed = schema.sitters.update().where(sitters.code == code, sitters.seat == seat)
        await self.store.writer.write(changed.values(**values))

    async def announce(self, code: str, public: bool) -> None:
        await self.store.writer.write(schema.gatherings.update().where(gatherings.code == code).values(open=public))


def gathered(row: Mapping[Any, Any], seated: Sequence[Mapping[Any, Any]]) -> Gathered:
    wish = msgspec.json.decode(row["wish"], type=CreateTable)
    known = [Seated(*(one[name] for name in Seated.__struct_fields__)) for one in seated]
    return Gathered(row["code"], row["table_id"], row["game"], wish, row["open"], row["host"], row["created_at"], known)
