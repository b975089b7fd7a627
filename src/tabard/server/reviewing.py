"""Reviews of finished games, worked out in the bots' processes, a move at a time, so that bots that have to move do not wait.

A review is worked out once, however many ask for it, and kept for a while. It is judged by what each seat could know.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from tabard import Position
from tabard.bots import review as reviews
from tabard.bots.review import Judged, Made, Question, Review, is_choice, judged
from tabard.server.bots_runner import known
from tabard.server.faces import choice
from tabard.server.refusals import Refused
from tabard.server.replay_reel import Reel
from tabard.server.rows import TableRow
from tabard.server.thinker import Weighing
from tabard.server.wire_insight import ChancesAt, Costly, Reviewed

if TYPE_CHECKING:
    from tabard.server.inn import Inn
    from tabard.server.tables import Table

log = logging.getLogger(__name__)

AT_ONCE = 1  # reviews that are worked out; the others wait
MOST_WAITING = 20
KEPT = 100  # small: chances and a few moves each


class Work:
    """A review that is worked out, or done."""

    def __init__(self, length: int) -> None:
        self.length = length  # entries of the table: of a longer one it is another review
        self.done = 0.0
        self.result: Reviewed | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()


class Reviews:
    def __init__(self, inn: "Inn") -> None:
        self.inn = inn
        self.kept: OrderedDict[str, Work] = OrderedDict()  # by table, those asked for last at the end
        self.places = asyncio.Semaphore(AT_ONCE)

    def look(self, table: "Table") -> Work | None:
        """What is known of this table's review; a fault is told once, and then forgotten."""
        table.check_over("a game is reviewed when it is over")
        if table.row.seats == 1:
            raise Refused(
                "review-alone", "a game of one is not reviewed: nobody has a chance to win it instead", status=409
            )
        work = self.kept.get(table.row.id)
        if work is None or work.length != len(table.course.seen):
            return None
        self.kept.move_to_end(table.row.id)
        if work.result is None and not work.busy:
            del self.kept[table.row.id]
            raise Refused("review-failed", "the review could not be worked out; ask again", status=503)
        return work

    def begin(self, table: "Table") -> Work:
        if sum(work.busy for work in self.kept.values()) >= MOST_WAITING:
            raise Refused("too-many-reviews", "many games are being reviewed just now; ask again later", status=503)
        work = self.kept[table.row.id] = Work(len(table.course.seen))
        work.task = asyncio.create_task(self.work_out(table, work))
        self.make_room()
        return work

    def make_room(self) -> None:
        idle = [name for name, work in self.kept.items() if not work.busy]
        for name in idle[: max(0, len(self.kept) - KEPT)]:
            del self.kept[name]

    def forget(self, name: str) -> None:
        """The table is gone."""
        work = self.kept.pop(name, None)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def close(self) -> None:
        tasks = [work.task for work in self.kept.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- Working it out ---------------------------------------------------------------------------------------

    async def work_out(self, table: "Table", work: Work) -> None:
        async with self.places:
            try:
                reel = await self.inn.reels.reel(table, work.length)
                work.result = await self.reviewed(table.row, reel, work)
            except Exception:
                log.exception("a review failed", extra={"table": table.row.id})

    async def reviewed(self, row: TableRow, reel: Reel, work: Work) -> Reviewed:
        made = await asyncio.to_thread(decisions, reel)
        seconds = self.inn.settings.review_seconds
        asking = reviews.questions(made, reel.course.position, len(reel), seconds)
        try:
            question = next(asking)
            while True:
                work.done = question.done
                question = asking.send(await self.judge(row, question))
        except StopIteration as done:
            return told(reel, done.value, made)

    async def judge(self, row: TableRow, question: Question) -> Judged:
        made = question.made
        asked = known(row, made.position, made.seat, made.number)
        found = await self.inn.thinkers.weigh(Weighing(asked, made.number, question.effort, made.move))
        return judged(made, found)


def decisions(reel: Reel) -> list[Made]:
    """The moves that stand, where there was a choice, by the numbers of their entries."""
    found: list[Made] = []
    for number, seat in reel.course.trail:
        before, after = reel.steps[number - 1].looks.position, reel.steps[number].looks.position
        move = after.played()[-1][1]
        if is_choice(before, seat, move):
            found.append(Made(number, before, seat, move))
    return found


def told(reel: Reel, review: Review, made: list[Made]) -> Reviewed:
    """In the steps of a replay: those of an onlooker for the curve, of its own seat for a move."""
    positions = {one.number: one.position for one in made}
    shown = reel.noticed(None)
    curve = [ChancesAt(step_at(shown, number), number, rounded(chances)) for number, chances in review.curve]
    return Reviewed(len(reel), curve, [costly(reel, one, positions[one.number]) for one in review.costly])


def costly(reel: Reel, one: Judged, before: Position) -> Costly:
    return Costly(
        seat=one.seat,
        move=one.number,
        step=step_at(reel.noticed(one.seat), one.number),
        made=choice(before, one.seat, one.move),
        better=choice(before, one.seat, one.better),
        chances=rounded(one.chances),
        possible=rounded(one.possible),
    )


def step_at(noticed: list[int], number: int) -> int:
    """The step with which an entry was first noticed, or could have been."""
    return next((step for step, seen in enumerate(noticed) if seen >= number), len(noticed) - 1)


def rounded(chances: list[float]) -> list[float]:
    return [round(share, 3) for share in chances]
