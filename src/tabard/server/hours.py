"""The inn's own time: how many seconds it has been open.

Clocks go by it, so that nothing that happens to the clock of the machine, and no night during which no server runs, gives
anybody time or takes it away. It is written down now and then, and goes on where it stopped; several workers on one
database agree on the one that is ahead.
"""

from time import monotonic

import sqlalchemy as sa

from tabard.server import schema
from tabard.server.store import Store

ONLY = 1  # there is one row


class Hours:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.ahead = -monotonic()  # of the time that this process counts

    @property
    def now(self) -> float:
        return self.ahead + monotonic()

    async def open(self) -> None:
        self.go_on(await self.written())

    async def written(self) -> float:
        async with self.store.reading() as connection:
            return float((await connection.execute(sa.select(schema.hours.c.seconds))).scalar() or 0.0)

    def go_on(self, since: float) -> None:
        """Never back."""
        self.ahead += max(0.0, since - self.now)

    async def beat(self) -> None:
        """Write it down; another worker may be ahead."""
        written = await self.written()
        self.go_on(written)
        await self.store.writer.write(later(self.now) if written else first(self.now))


def first(seconds: float) -> sa.Executable:
    return schema.hours.insert().values(id=ONLY, seconds=seconds)


def later(seconds: float) -> sa.Executable:
    c = schema.hours.c
    return schema.hours.update().where(c.id == ONLY, c.seconds < seconds).values(seconds=seconds)
