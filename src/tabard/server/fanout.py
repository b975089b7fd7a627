"""Several workers on one PostgreSQL: each hears what the others write, and tells its own guests.

Every write announces its table in the same transaction (`Store.announcing`), so that nothing is stored unheard: a worker that
hears of a table that it has open plays the entry that was announced, or reads what is new from the store. What is not stored
goes by the same channel: who is present where, and that a worker is alive. A worker that is heard no more is forgotten, and its
bots go on elsewhere.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tabard.server.elsewhere import Elsewhere
from tabard.server.following import follow, reread
from tabard.server.rows import Entry
from tabard.server.storage import FAULTS, StorageFault, told_as_fault
from tabard.server.store import CHANNEL, Store

if TYPE_CHECKING:
    from tabard.server.inn import Inn
    from tabard.server.tables import Table

log = logging.getLogger(__name__)

BEAT = 2.0  # seconds between two signs of life
LOST = 3 * BEAT
AGAIN = 1.0  # seconds until a lost connection is opened anew
NOBODY = "-"
NOTIFY = "SELECT pg_notify($1, $2)"
THINK, SETTLE = 1, 2  # kinds of advisory locks

Held = dict[int, int]


class Fanout:
    def __init__(self, inn: "Inn") -> None:
        self.inn = inn
        self.store: Store = inn.store
        self.name = inn.store.announcing
        self.heard_of: dict[str, float] = {}  # when each of the other workers was last heard
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.using = asyncio.Lock()  # a connection does one thing at a time
        self.connection: Any = None
        self.ready = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.work: set[asyncio.Task[None]] = set()

    def at(self, table: str) -> Elsewhere:
        return Neighbours(self, table)

    async def open(self) -> None:
        self.tasks = [asyncio.create_task(self.run()), asyncio.create_task(self.beat())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ready.wait(), LOST)

    async def close(self) -> None:
        if self.connection is not None:
            with suppress(*FAULTS):
                await self.send([f"{self.name} bye {NOBODY}"])
        tasks = [*self.tasks, *self.work]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self, work: Any) -> None:
        task = asyncio.create_task(guarded(work))
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    # ---- The connection ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            try:
                await self.converse()
            except FAULTS as fault:
                log.warning("other workers cannot be heard: %s", fault)
            await asyncio.sleep(AGAIN)

    async def converse(self) -> None:
        """Hear and tell, until the connection breaks."""
        connection = await self.store.own_connection()
        try:
            await connection.execute("SET synchronous_commit = off")  # nothing that is said here has to last
            await connection.add_listener(CHANNEL, lambda *heard: self.hear(heard[3]))
            self.connection = connection
            self.after_silence()
            self.ready.set()
            while True:
                await self.send(await self.to_send())
        finally:
            self.connection = None
            connection.terminate()

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.say("alive", NOBODY)
            self.look_round()

    async def to_send(self) -> list[str]:
        """What has gathered."""
        first = await self.outgoing.get()
        return [first, *(self.outgoing.get_nowait() for _ in range(self.outgoing.qsize()))]

    async def send(self, news: list[str]) -> None:
        async with self.using:
            await self.connection.executemany(NOTIFY, [(CHANNEL, one) for one in news])

    def after_silence(self) -> None:
        """Whatever was said before now may have been missed, here and elsewhere."""
        self.outgoing = asyncio.Queue()
        self.say("alive", NOBODY)
        for table in list(self.inn.alive.values()):
            self.start(caught_up(table))
            self.greet(table)

    def look_round(self) -> None:
        """Forget those who are silent, and let bots go on that nobody else lets think."""
        for name in [name for name, at in self.heard_of.items() if monotonic() - at > LOST]:
            self.forget(name)
        for table in list(self.inn.alive.values()):
            table.bots.wake(table.course)

    def forget(self, name: str) -> None:
        if self.heard_of.pop(name, None) is None:
            return
        for table in list(self.inn.alive.values()):
            table.guests.elsewhere_are(name, {})
        self.start(self.inn.resume_bots())

    # ---- Hearing ----------------------------------------------------------------------------------------------

    def say(self, kind: str, table: str, more: str = "") -> None:
        self.outgoing.put_nowait(f"{self.name} {kind} {table} {more}")

    def hear(self, news: str) -> None:
        name, kind, table, *more = news.split(" ", 3)
        if name == self.name:
            return
        if kind == "bye":
            self.forget(name)
            return
        self.heard_of[name] = monotonic()
        if table in self.inn.alive or table in self.inn.opening:
            self.start(self.pass_on(name, kind, table, "".join(more)))

    async def pass_on(self, name: str, kind: str, table: str, more: str) -> None:
        found = await self.inn.opened(table)
        match kind:
            case "entry":
                async with found.lock:
                    await follow(found, msgspec.json.decode(more, type=Entry) if more else None)
            case "settled":
                await caught_up(found)
            case "here":
                found.guests.elsewhere_are(name, msgspec.json.decode(more, type=Held))
            case "told":
                async with found.lock:  # after what was stored before it
                    found.guests.send_all(more)
            case "who":
                self.say_held(found)

    async def visited(self, table: "Table") -> None:
        """Whoever comes from another worker finds what was acknowledged there; without a database, what is known here."""
        with suppress(StorageFault):
            async with table.lock:
                await follow(table)

    def greet(self, table: "Table") -> None:
        """Who is present here, and who elsewhere?"""
        self.say_held(table)
        self.say("who", table.row.id)

    def say_held(self, table: "Table") -> None:
        if table.guests.present:
            self.say("here", table.row.id, msgspec.json.encode(table.guests.held).decode())


async def caught_up(table: "Table") -> None:
    async with table.lock:
        await follow(table)
        await reread(table)


async def guarded(work: Any) -> None:
    """What fails here is made good by the next who announces something, or by the next connection."""
    try:
        await work
    except Exception:
        log.exception("what another worker has announced could not be read")


class Neighbours(Elsewhere):
    def __init__(self, fanout: Fanout, table: str) -> None:
        self.fanout = fanout
        self.table = table

    def here(self, held: Mapping[int, int]) -> None:
        self.fanout.say("here", self.table, msgspec.json.encode(held).decode())

    def told(self, words: str) -> None:
        self.fanout.say("told", self.table, words)

    @asynccontextmanager
    async def thinking(self) -> AsyncIterator[bool]:
        """The bots of a table think in one worker: a lock of the database, which goes with the worker that holds it."""
        mine = await self.locked("pg_try_advisory_lock")
        try:
            yield mine
        finally:
            if mine:
                await self.locked("pg_advisory_unlock")

    async def locked(self, function: str) -> bool:
        fanout = self.fanout
        try:
            async with fanout.using:
                query = f"SELECT {function}({THINK}, hashtext($1))"
                return fanout.connection is not None and bool(await fanout.connection.fetchval(query, self.table))
        except FAULTS as fault:
            log.warning("bots of table %s wait: %s", self.table, fault)
            return False

    @asynccontextmanager
    async def settling(self) -> AsyncIterator[None]:
        with told_as_fault():
            async with self.fanout.store.engine.begin() as connection:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(SETTLE, sa.func.hashtext(self.table))))
                table = await self.fanout.inn.opened(self.table)
                await follow(table)
                await reread(table)
                yield
