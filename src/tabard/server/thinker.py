"""`python -m tabard.server.thinker MEGABYTES`: a process in which bots think. It reads questions and writes answers, a line each.

It is handed positions in which all that the seat cannot know has been dealt anew, and nothing else. A bot decides for a seat
(`Thought`), or moves are weighed for a hint or a review (`Weighing`). Bots that keep their thoughts from one question to the
next stay here for a while.
"""

import os
import signal
import sys
import traceback
from collections import OrderedDict
from functools import lru_cache
from queue import SimpleQueue
from random import Random
from threading import Thread

import msgspec
from msgspec import Struct

import tabard
from tabard import Game, Position, bots
from tabard.bots.base import Bot
from tabard.bots.insight import Effort, Prospect, compared, prospects
from tabard.kernel import Move
from tabard.server.checker import COMPONENTS_NAME, limit_memory

GAMES_KEPT = 32
MOST_STAYING = 8
MEGABYTE = 1 << 20
FAULT_SHOWN = 4000


class Known(Struct, frozen=True):
    """What a seat knows when it has to decide."""

    game: str
    components: str | None
    dump: dict[str, object]
    seat: int


class Thought(Struct, frozen=True, tag="choose"):
    """Which bot is to decide; `whose`: the same at every question to this seat of this table."""

    known: Known
    bot: str
    seed: int
    whose: str = ""


class Weighing(Struct, frozen=True, tag="weigh"):
    """What do the best moves promise; or, with a move, what does that one promise beside the best?"""

    known: Known
    seed: int
    effort: Effort
    move: Move | None = None


Question = Thought | Weighing


class Answer(Struct, frozen=True):
    """A move, or what moves promise, or why there is neither."""

    move: Move | None = None
    prospects: list[Prospect] = []
    fault: str = ""


@lru_cache(GAMES_KEPT)
def game_with(slug: str, components: str | None) -> Game:
    game = tabard.game(slug)
    return game if components is None else game.with_components(components, COMPONENTS_NAME)


def think(question: Question) -> Answer:
    try:
        known = question.known
        position = game_with(known.game, known.components).load(known.dump)
        if isinstance(question, Weighing):
            return Answer(prospects=weighed(position, question))
        return Answer(chosen(question, position))
    except Exception:
        return Answer(fault=traceback.format_exc()[-FAULT_SHOWN:])


STAYING: OrderedDict[str, Bot] = OrderedDict()  # who asked last is at the end


def chosen(question: Thought, position: Position) -> Move:
    """By the bot that thought for this seat before, if it is here still; one that fails is not kept."""
    name = f"{question.whose} {question.bot}"
    bot = STAYING.pop(name, None) or bots.bare(question.bot, question.seed)
    move = bot.choose(position, question.known.seat)
    if question.whose and getattr(bot, "keeps", False):
        STAYING[name] = bot
        while len(STAYING) > MOST_STAYING:
            STAYING.popitem(last=False)
    return move


def weighed(position: Position, question: Weighing) -> list[Prospect]:
    seat, random = question.known.seat, Random(question.seed)
    if question.move is None:
        return prospects(position, seat, random, question.effort)
    return compared(position, seat, question.move, random, question.effort)


def listen(lines: SimpleQueue[bytes]) -> None:
    """When nobody listens to the answers any more, the process ends, even in the middle of a thought."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    limit_memory(int(sys.argv[1]) * MEGABYTE)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    decoder = msgspec.json.Decoder(Question)
    while True:
        answers.write(msgspec.json.encode(think(decoder.decode(lines.get()))) + b"\n")


if __name__ == "__main__":
    main()
