"""Looks round the inn every two seconds: whose time is up? Also at tables that nobody has open; of several workers one acts."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tabard.server import schema
from tabard.server.refusals import Refused
from tabard.server.storage import StorageFault

if TYPE_CHECKING:
    from tabard.server.inn import Inn

log = logging.getLogger(__name__)

EVERY = 2.0
BEATS = 5  # at every so many rounds the time is written down
MOST = 100


class Sweeper:
    def __init__(self, inn: "Inn") -> None:
        self.inn = inn
        self.task: asyncio.Task[None] | None = None
        self.closed: set[str] = set()  # tables that cannot be opened
        self.troubled = False  # and it has been said

    async def open(self) -> None:
        await self.inn.hours.open()
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        with suppress(StorageFault, IntegrityError):
            await self.beat()

    async def run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(EVERY)
            rounds += 1
            try:
                await self.look_round(rounds % BEATS == 0)
                self.troubled = False
            except Refused as refused:
                self.complain(refused)
            except IntegrityError:  # another worker has written the first beat
                continue
            except Exception:
                log.exception("a look at the clocks failed; the next one comes")

    async def look_round(self, beat: bool) -> None:
        if not self.inn.store.file.there:  # to read would make a new and empty one
            raise StorageFault("gone")
        await self.sweep()
        await self.inn.notices.sweep()
        if beat:
            await self.beat()

    def complain(self, refused: Refused) -> None:
        """Once, until all is well again."""
        if not self.troubled:
            log.warning("nobody looks at the clocks: %s", refused)
        self.troubled = True

    async def beat(self) -> None:
        """Only where a clock runs: otherwise no time passes that anybody has to know of."""
        if await self.first_due() is not None or await self.inn.notices.store.any_due():
            await self.inn.hours.beat()

    async def sweep(self) -> None:
        for name in await self.due(self.inn.hours.now):
            try:
                await (await self.inn.table(name)).time_out()
            except StorageFault:
                raise
            except Refused as refused:
                self.closed.add(name)
                log.warning("its clock stands: %s", refused, extra={"table": name})

    async def due(self, now: float) -> list[str]:
        c = schema.tables.c
        wanted = sa.select(c.id).where(c.due_at <= now, c.id.not_in(self.closed)).order_by(c.due_at).limit(MOST)
        async with self.inn.store.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def first_due(self) -> float | None:
        async with self.inn.store.reading() as connection:
            found: float | None = (await connection.execute(sa.select(sa.func.min(schema.tables.c.due_at)))).scalar()
            return found
