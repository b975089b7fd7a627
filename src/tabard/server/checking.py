"""Component files of strangers are read in a process of their own first, for so long and no longer."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from tabard.server.checker import READY, Candidate, Verdict
from tabard.server.refusals import Refused
from tabard.server.thinking import end, environment

COMMAND = (sys.executable, "-P", "-m", "tabard.server.checker")
AT_ONCE = 2
START_SECONDS, CHECK_SECONDS = 30.0, 5.0


def wrong_components(fault: str) -> Refused:
    return Refused("wrong-components", fault, args={"message": fault})


class Checkers:
    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)

    async def check(self, candidate: Candidate) -> None:
        """Refused if the file is wrong, or takes too long."""
        async with self.places:
            process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=environment())
            try:
                fault = await answered(process, candidate)
            finally:
                end(process)
                await process.wait()
        if fault:
            raise wrong_components(fault)


async def answered(process: Process, candidate: Candidate) -> str:
    assert process.stdin is not None and process.stdout is not None
    try:
        async with asyncio.timeout(START_SECONDS):
            process.stdin.write(msgspec.json.encode(candidate) + b"\n")
            await process.stdin.drain()
            if await process.stdout.readline() != READY:
                return "components: this file cannot be read"
        async with asyncio.timeout(CHECK_SECONDS):
            line = await process.stdout.readline()
    except TimeoutError:
        return f"components: this file takes longer than {CHECK_SECONDS:.0f} seconds to read"
    except OSError:
        return "components: this file cannot be read"
    return msgspec.json.decode(line, type=Verdict).fault if line else "components: this file cannot be read"
