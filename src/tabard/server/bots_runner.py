"""Bots at a table: they think beside the event loop and move like everybody else."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import Executor
from random import Random
from typing import Protocol

from tabard import Position, bots
from tabard.bots import Bot
from tabard.kernel import Move
from tabard.server.course import Course
from tabard.server.faces import choice
from tabard.server.refusals import Refused
from tabard.server.wire import Choice

log = logging.getLogger(__name__)

ADVISER = "greedy"
TRIES = 3


class Playable(Protocol):
    """What a bot needs of a table."""

    course: Course

    async def move(self, seat: int, ask: int, move: Move) -> int: ...


class BotsRunner:
    """All bots of one table, in one task that lives while a bot has to move."""

    def __init__(self, table: Playable, names: Mapping[int, str], seed: int, pool: Executor, pause: float) -> None:
        self.table = table
        self.bots = {seat: bots.make(name, seed + seat) for seat, name in names.items()}
        self.pool = pool
        self.pause = pause
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Called whenever the position has changed."""
        if not self.stopped and not self.busy and self.table.course.due(self.bots) is not None:
            self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        tries = 0
        while (seat := self.table.course.due(self.bots)) is not None and tries < TRIES:
            try:
                await self.one_move(seat, self.bots[seat])
                tries = 0
            except Refused as refused:  # the table has moved on while the bot was thinking
                log.info("a bot's move was refused: %s", refused)
                tries += 1
            except Exception:
                log.exception("the bot at seat %d failed; the next try is at random", seat)
                self.bots[seat] = bots.make("random", tries)
                tries += 1

    async def one_move(self, seat: int, bot: Bot) -> None:
        course = self.table.course
        position, ask = course.position, course.asks[seat]
        if self.pause:
            await asyncio.sleep(self.pause)
        move = await think(self.pool, bot, position, seat)
        await self.table.move(seat, ask, move)


async def think(pool: Executor, bot: Bot, position: Position, seat: int) -> Move:
    return await asyncio.get_running_loop().run_in_executor(pool, bot.choose, position, seat)


async def hint(pool: Executor, course: Course, seat: int) -> Choice:
    """What a sensible bot would do in this seat, knowing no more than the seat."""
    position = course.position
    if seat not in position.waiting:
        waiting = {"seats": list(position.waiting)}
        raise Refused("not-your-turn", "there is nothing to decide for this seat now", status=409, args=waiting)
    adviser = bots.make(ADVISER, Random(len(course.seen)).getrandbits(31))
    move = await think(pool, adviser, position, seat)
    return choice(position, seat, move)
