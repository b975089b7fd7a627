"""Bots at a table: they think in other processes and move like everybody else."""

import asyncio
import hashlib
import logging
from random import Random
from typing import Protocol

from tabard import Position
from tabard.kernel import Move
from tabard.server.course import Course, Step
from tabard.server.elsewhere import Elsewhere
from tabard.server.outlets import Outlet
from tabard.server.refusals import Refused
from tabard.server.rows import TableRow
from tabard.server.storage import STORAGE
from tabard.server.thinker import Known, Thought
from tabard.server.thinking import Thinkers
from tabard.server.wire_life import Life

log = logging.getLogger(__name__)

ADVISER = "greedy"
GUIDE = "guide"  # plays by the script of a tutorial, and like the adviser when the player has left it
TRIES = 3
STORAGE_PAUSE = 2.0


class Playable(Protocol):
    """What a bot needs of a table."""

    row: TableRow
    course: Course
    elsewhere: Elsewhere

    async def move(self, seat: int, ask: int, move: Move) -> int: ...


class BotsRunner(Outlet):
    """All bots of one table, in one task that lives while a bot has to move."""

    def __init__(self, table: Playable, thinkers: Thinkers, pause: float) -> None:
        self.table = table
        self.failed: set[int] = set()  # seats for which a simpler bot goes on, because theirs has a fault
        self.lost: set[int] = set()  # and those that go on at random
        self.thinkers = thinkers
        self.pause = pause
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def names(self) -> dict[int, str]:
        return self.table.row.playing

    def lived(self, life: Life) -> None:
        self.wake(self.table.course)

    def stepped(self, course: Course, step: Step) -> None:
        self.wake(course)

    def renewed(self, course: Course) -> None:
        self.wake(course)

    def wake(self, course: Course) -> None:
        """Called whenever the position has changed."""
        if not self.stopped and not self.busy and course.due(self.names) is not None:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Looks again after it has let others think: what came meanwhile has woken nobody."""
        while self.table.course.due(self.names) is not None:
            async with self.table.elsewhere.thinking() as here:
                if not here or not await self.play():
                    return

    async def play(self) -> bool:
        """Until no bot has to move; False if they cannot."""
        tries = 0
        while (seat := self.table.course.due(self.names)) is not None and tries < TRIES:
            try:
                await self.one_move(seat)
                tries = 0
            except Refused as refused:  # the table has moved on while the bot was thinking
                log.info("a bot's move was refused: %s", refused)
                tries += not await mended(refused)
            except Exception:
                log.exception("the bot at seat %d failed; from now on a simpler one moves", seat)
                (self.lost if seat in self.failed else self.failed).add(seat)
                tries += 1
        return tries < TRIES

    async def one_move(self, seat: int) -> None:
        course = self.table.course
        name = self.names.get(seat, GUIDE)  # the guide may move a hand for the player
        bot = ADVISER if name == GUIDE or seat in self.failed else name
        ask, asked = course.asks[seat], thought(course, seat, bot)
        if self.pause:
            await asyncio.sleep(self.pause)
        scripted = course.scripted()
        if scripted is not None:
            move = scripted.moves[0]
        else:
            move = at_random(course, seat) if seat in self.lost else await self.thinkers.choose(asked)
            if seat not in self.names:  # whoever was away has come back meanwhile
                return
        await self.table.move(seat, ask, move)


async def mended(refused: Refused) -> bool:
    """A bot tries again for as long as the database does not work, but not at once."""
    if refused.refusal.code != STORAGE:
        return False
    await asyncio.sleep(STORAGE_PAUSE)
    return True


def at_random(course: Course, seat: int) -> Move:
    return Random(seeds(course, seat)[1]).choice(course.position.legal(seat))


def thought(course: Course, seat: int, bot: str) -> Thought:
    """A re-dealt position for a bot to think about: the true one never leaves this process, nor does its seed."""
    deal, seed = seeds(course, seat)
    return Thought(known(course.row, course.position, seat, deal), bot, seed, whose=f"{course.row.id} {seat}")


def known(row: TableRow, position: Position, seat: int, deal: int) -> Known:
    return Known(row.game, row.components, position.redeal(seat, deal).dump(), seat)


def seeds(course: Course, seat: int) -> tuple[int, int]:
    """Two numbers for this decision, from which nothing about the table's own seed can be learnt."""
    name = f"{course.row.seed} {len(course.seen)} {seat}"
    digest = hashlib.sha256(name.encode()).digest()
    return int.from_bytes(digest[:7], "big"), int.from_bytes(digest[8:15], "big")
