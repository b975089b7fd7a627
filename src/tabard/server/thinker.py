"""`python -m tabard.server.thinker`: a process in which bots think. It reads thoughts and writes moves, a line each.

It is handed positions in which all that the seat cannot know has been dealt anew, and nothing else.
"""

import os
import signal
import sys
import traceback
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread

import msgspec
from msgspec import Struct

import tabard
from tabard import Game, bots
from tabard.kernel import Move
from tabard.server.checker import COMPONENTS_NAME

GAMES_KEPT = 32
FAULT_SHOWN = 4000


class Thought(Struct, frozen=True):
    """What a seat knows, and which bot is to decide."""

    game: str
    components: str | None
    known: dict[str, object]
    seat: int
    bot: str
    seed: int


class Answer(Struct, frozen=True):
    """A move, or why there is none."""

    move: Move | None = None
    fault: str = ""


@lru_cache(GAMES_KEPT)
def game_with(slug: str, components: str | None) -> Game:
    game = tabard.game(slug)
    return game if components is None else game.with_components(components, COMPONENTS_NAME)


def think(thought: Thought) -> Answer:
    try:
        position = game_with(thought.game, thought.components).load(thought.known)
        return Answer(bots.bare(thought.bot, thought.seed).choose(position, thought.seat))
    except Exception:
        return Answer(fault=traceback.format_exc()[-FAULT_SHOWN:])


def listen(lines: SimpleQueue[bytes]) -> None:
    """When nobody listens to the answers any more, the process ends, even in the middle of a thought."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints is no answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    decoder = msgspec.json.Decoder(Thought)
    while True:
        answers.write(msgspec.json.encode(think(decoder.decode(lines.get()))) + b"\n")


if __name__ == "__main__":
    main()
