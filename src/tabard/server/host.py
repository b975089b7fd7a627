"""For whoever runs the server: a page of figures, and old tables that are cleared away."""

import asyncio
import hmac
import logging
import platform
from datetime import timedelta
from importlib.metadata import version
from urllib.parse import unquote

import sqlalchemy as sa

import tabard.kernel.engine
from tabard.server import schema
from tabard.server.accounts_store import left_behind
from tabard.server.inn import Inn
from tabard.server.refusals import Refused
from tabard.server.store import Store, now
from tabard.server.wire_host import HostView, Reported

log = logging.getLogger(__name__)

TIDY_EVERY = 3600.0
GATHERINGS_KEPT = timedelta(days=7)
MOST_REPORTS = 100


class Host:
    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.up_since = now()
        self.tidying: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.tidying = asyncio.create_task(self.tidy_now_and_then())

    def close(self) -> None:
        if self.tidying is not None:
            self.tidying.cancel()

    # ---- Old tables -------------------------------------------------------------------------------------------

    async def tidy_now_and_then(self) -> None:
        while True:
            try:
                await self.tidy()
            except Refused as refused:
                log.warning("old tables could not be cleared away: %s", refused)
            await asyncio.sleep(TIDY_EVERY)

    async def tidy(self) -> None:
        """Tables that nobody has moved at for `keep_days` (0: for ever), gatherings that came to nothing, old sessions."""
        days = self.inn.settings.keep_days
        if days:
            await self.remove(await old_tables(self.inn.store, now(-timedelta(days=days))))
        gone = schema.gatherings.delete().where(schema.gatherings.c.created_at < now(-GATHERINGS_KEPT))
        await self.inn.store.writer.write(gone, *left_behind())

    async def remove(self, names: list[str]) -> None:
        """Not while somebody sits there."""
        alive = self.inn.alive
        idle = [name for name in names if name not in alive or alive[name].idle]
        statements = [schema.tables.delete().where(schema.tables.c.id == name) for name in idle]
        if statements:
            await self.inn.store.writer.write(*statements)
            for name in idle:
                await self.inn.forget(name)
            log.warning(
                "%d tables at which nobody moved for %d days were removed", len(idle), self.inn.settings.keep_days
            )

    # ---- The page ---------------------------------------------------------------------------------------------

    def check(self, key: str | None) -> None:
        """Without a key of the host there is no such page."""
        own = self.inn.settings.host_key
        if not own:
            raise Refused("no-host-page", "the host's page is switched on by TABARD_HOST_KEY", status=404)
        if not hmac.compare_digest(own.encode(), unquote(key or "").encode()):
            raise Refused("wrong-host-key", "this is not the host's key", status=403)

    async def view(self) -> HostView:
        store = self.inn.store
        finished = await count(store, schema.tables, schema.tables.c.over.is_(True))
        return HostView(
            version=version("tabard"),
            python=platform.python_version(),
            compiled=not str(tabard.kernel.engine.__file__).endswith(".py"),
            database=store.engine.dialect.name,
            up_since=self.up_since,
            running=await count(store, schema.tables) - finished,
            finished=finished,
            gatherings=await count(store, schema.gatherings),
            accounts=await count(store, schema.accounts),
            in_memory=len(self.inn.tables),
            sockets=sum(self.inn.sockets.values()),
            keep_days=self.inn.settings.keep_days,
            reports=await reports(store),
        )


async def old_tables(store: Store, moved_before: str) -> list[str]:
    c = schema.tables.c
    async with store.reading() as connection:
        return list((await connection.execute(sa.select(c.id).where(c.moved_at < moved_before))).scalars())


async def count(store: Store, table: sa.Table, *wanted: sa.ColumnElement[bool]) -> int:
    async with store.reading() as connection:
        return int(
            (await connection.execute(sa.select(sa.func.count()).select_from(table).where(*wanted))).scalar_one()
        )


async def reports(store: Store) -> list[Reported]:
    """Lines that were reported, the latest first."""
    c = schema.chat.c
    wanted = sa.select(c.table_id, c.n, c.name, c.text, c.at).where(c.reported.is_(True)).order_by(c.at.desc())
    async with store.reading() as connection:
        found = await connection.execute(wanted.limit(MOST_REPORTS))
        return [Reported(row.table_id, row.n, row.name, row.text, row.at) for row in found]
