"""All writes of this server, one transaction at a time.

While one transaction is on its way to the disk others gather, and the next one takes them all: a hundred tables cost hardly
more than one. SQLite has only one writer anyway, and this way nobody ever waits for its lock.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Engine, Executable
from sqlalchemy.ext.asyncio import AsyncEngine

from tabard.server.storage import DatabaseFile, StorageFault, told_as_fault

MOST_AT_ONCE = 200


class Order(NamedTuple):
    """A statement that is made once, and the values of one row for it."""

    statement: Executable
    values: Mapping[str, Any]


class Job:
    """Orders that are carried out together or not at all. Jobs that wait at the same time do not build on each other."""

    def __init__(self, orders: Sequence[Order | Executable]) -> None:
        self.orders = orders
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Batch = list[tuple[Executable, list[Mapping[str, Any]]]]


def gathered(jobs: Iterable[Job]) -> Batch:
    """Every statement once, with all the rows that are ordered of it."""
    found: dict[int, tuple[Executable, list[Mapping[str, Any]]]] = {}
    for job in jobs:
        for order in job.orders:
            statement, values = order if isinstance(order, Order) else (order, None)
            rows = found.setdefault(id(statement), (statement, []))[1]
            rows += [] if values is None else [values]
    return list(found.values())


def settle(jobs: Sequence[Job], error: Exception | None = None) -> None:
    for job in jobs:
        job.settle(error)


class Hand(Protocol):
    """What writes a batch in one transaction."""

    async def write(self, batch: Batch) -> None: ...

    async def close(self) -> None: ...


class AsyncHand:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, batch: Batch) -> None:
        async with self.engine.begin() as connection:
            for statement, rows in batch:
                await connection.execute(statement, rows or None)

    async def close(self) -> None:
        await self.engine.dispose()


class ThreadHand:
    """SQLite's: a transaction goes to a thread and comes back as a whole, not statement by statement."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")

    async def write(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, batch)

    def write_now(self, batch: Batch) -> None:
        with self.engine.begin() as connection:
            for statement, rows in batch:
                connection.execute(statement, rows or None)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()


class Writer:
    def __init__(self, hand: Hand, file: DatabaseFile) -> None:
        self.hand = hand
        self.file = file
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, *orders: Order | Executable) -> None:
        """Returns when all of it is committed; raises what the database raised if none of it is."""
        job = Job(orders)
        self.waiting.append(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())
        await job.done

    async def run(self) -> None:
        while self.waiting:
            jobs, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            await self.commit(jobs)

    async def commit(self, jobs: Sequence[Job]) -> None:
        """All in one transaction; if entries clash each in its own. A fault of the database is everybody's, at once."""
        try:
            await self.carry_out(jobs)
        except StorageFault as fault:
            settle(jobs, fault)
        except Exception as error:
            if len(jobs) == 1:
                settle(jobs, error)
                return
            for job in jobs:
                await self.commit([job])
        else:
            settle(jobs)

    async def carry_out(self, jobs: Sequence[Job]) -> None:
        """Returns when a restart would find all of it."""
        self.file.check()
        with told_as_fault():
            await self.hand.write(gathered(jobs))
        self.file.check()

    async def close(self) -> None:
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        await self.hand.close()
