"""Bots think in processes of their own, so that no table waits for another table's bot.

A process is started when the first bot has to think, and up to `most` while several think at once. One that ends by itself is
replaced. All end with the server. A bot that keeps its thoughts is asked again in the process where it last thought, if that
has nothing else to do.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from tabard.bots.insight import Prospect
from tabard.kernel import Move
from tabard.server.metrics import THINKING, timed
from tabard.server.thinker import Answer, Question, Thought, Weighing

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", "tabard.server.thinker")  # -P: nothing is imported from the working folder
MOST_REMEMBERED = 1_000
KILLED = 9  # `signal.SIGKILL`, which Windows does not name


ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # of a library that reckons for a bot


class Crashed(Exception):
    """The process ended while it was thinking."""


class BotFailed(Exception):
    """The bot has a fault; the process is well."""


class Thinkers:
    """`memory`: megabytes for each process."""

    def __init__(self, most: int, seconds: float, memory: int = 2048) -> None:
        self.seconds = seconds
        self.memory = memory
        self.places = asyncio.Semaphore(most)
        self.idle: list[Process] = []
        self.started: set[Process] = set()
        self.thought_in: dict[str, Process] = {}  # where each seat's bot has thought last, the latest at the end

    async def choose(self, thought: Thought) -> Move:
        """The bot's move. Raises what went wrong: BotFailed, Crashed, TimeoutError."""
        answer = await self.answer(thought, thought.bot)
        if answer.move is None:
            raise BotFailed(answer.fault)
        return answer.move

    async def weigh(self, weighing: Weighing) -> list[Prospect]:
        """What moves promise, the best first. Raises the same."""
        answer = await self.answer(weighing, "weigh")
        if not answer.prospects:
            raise BotFailed(answer.fault)
        return answer.prospects

    async def answer(self, question: Question, label: str) -> Answer:
        async with self.places:
            with timed(THINKING, label):
                return await self.once_more(question)

    async def once_more(self, question: Question) -> Answer:
        try:
            return await self.attempt(question)
        except Crashed:
            log.warning("a bot's process has ended and is replaced")
            return await self.attempt(question)

    async def attempt(self, question: Question) -> Answer:
        whose = question.whose if isinstance(question, Thought) else ""
        process = self.free_process(whose) or await self.start()
        self.remember(whose, process)
        try:
            async with asyncio.timeout(self.seconds):
                answer = await asked(process, question)
        except BaseException:  # whatever it says later would be taken for the answer to something else
            end(process)
            raise
        self.idle.append(process)
        return answer

    def free_process(self, whose: str) -> Process | None:
        """The one in which the same bot has thought before, or any other that has nothing to do."""
        before = self.thought_in.pop(whose, None)
        if before is None or before not in self.idle:
            return self.idle.pop() if self.idle else None
        self.idle.remove(before)
        return before

    def remember(self, whose: str, process: Process) -> None:
        if whose:
            self.thought_in[whose] = process
        while len(self.thought_in) > MOST_REMEMBERED:
            del self.thought_in[next(iter(self.thought_in))]

    async def start(self) -> Process:
        self.started = {process for process in self.started if process.returncode is None}
        command = (*COMMAND, str(self.memory))
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment())
        self.started.add(process)
        return process

    async def close(self) -> None:
        for process in self.started:
            end(process)
        await asyncio.gather(*(process.wait() for process in self.started))
        self.idle.clear()


def environment() -> dict[str, str]:
    """A process finds the same games and bots as the server does."""
    path = [os.environ.get("PYTHONPATH", ""), *sys.path]
    return {**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join(filter(None, path))}


async def asked(process: Process, question: Question) -> Answer:
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
    except OSError as ended:
        raise Crashed from ended
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise Crashed
    return msgspec.json.decode(line, type=Answer)


def end(process: Process) -> None:
    """May be asked twice. Not by `process.kill()`, which looks first whether it has ended and takes its result from asyncio,
    who waits for it."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, KILLED)
