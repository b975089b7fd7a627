"""What a seat is advised: its best moves and what they promise, from what the seat can know and nothing else."""

import logging

import msgspec

from tabard import Position
from tabard.bots.insight import Effort, Prospect
from tabard.kernel import Move
from tabard.server.bots_runner import ADVISER, known, seeds, thought
from tabard.server.course import Course
from tabard.server.faces import choice
from tabard.server.refusals import Refused
from tabard.server.thinker import Weighing
from tabard.server.thinking import Thinkers
from tabard.server.wire_insight import Expected, Hint, Next
from tabard.server.wire_parts import Message

log = logging.getLogger(__name__)


async def hint(thinkers: Thinkers, course: Course, seat: int, seconds: float) -> Hint:
    position = course.position
    if seat not in position.waiting:
        waiting = {"seats": list(position.waiting)}
        raise Refused("not-your-turn", "there is nothing to decide for this seat now", status=409, args=waiting)
    deal, seed = seeds(course, seat)
    asked, simple = known(course.row, position, seat, deal), thought(course, seat, ADVISER)
    try:
        found = await thinkers.weigh(Weighing(asked, seed, Effort(seconds)))
    except Exception:
        log.exception("moves could not be weighed; a simpler adviser says what it would do")
        return Hint([bare(position, seat, await thinkers.choose(simple))])
    return Hint([expected(position, seat, one) for one in found])


def bare(position: Position, seat: int, move: Move) -> Expected:
    """A move of which nothing else is known."""
    return Expected(choice(position, seat, move), [], False, 0, 0, 0, 0, False, None)


def expected(position: Position, seat: int, one: Prospect) -> Expected:
    answer = one.answer
    return Expected(
        choice=choice(position, seat, one.move),
        chances=[round(share, 3) for share in one.chances],
        even=not one.is_sure,
        gain=round(one.gain),
        lead=round(one.lead),
        low=round(one.low),
        high=round(one.high),
        ended=one.ended,
        next=None if answer is None else Next(answer.seat, msgspec.convert(answer.label, Message)),
    )
