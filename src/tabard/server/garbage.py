"""When memory is searched for what nobody can reach any more.

Python by itself searches all of it again and again; with a thousand tables that takes most of a second, every few seconds, and
nobody is answered meanwhile. Moves leave next to nothing behind that has to be searched for; requests and sockets that end do.
So what is new is searched often, which is quick, and all of it seldom.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

YOUNG = 5_000  # so many new things are searched at a time
NEVER = 1_000_000_000
EVERY = 600.0  # seconds between two searches of everything


@asynccontextmanager
async def seldom_searched() -> AsyncIterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    task = asyncio.create_task(search())
    try:
        yield
    finally:
        gc.set_threshold(*before)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def search() -> None:
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
