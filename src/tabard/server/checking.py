"""Component files and records of strangers are read in a process of their own first, for so long and no longer."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from tabard.server.checker import READY, Candidate, Told, Verdict
from tabard.server.refusals import Refused
from tabard.server.thinking import end, environment

COMMAND = (sys.executable, "-P", "-m", "tabard.server.checker")
AT_ONCE = 2
START_SECONDS, CHECK_SECONDS, RECORD_SECONDS = 30.0, 5.0, 20.0
UNREADABLE = "this file cannot be read"


def too_long(seconds: float) -> str:
    return f"this file takes longer than {seconds:.0f} seconds to read"


FAILED = (UNREADABLE, too_long(CHECK_SECONDS))


def wrong_components(fault: str) -> Refused:
    return Refused("wrong-components", fault, args={"message": fault})


def wrong_record(verdict: Verdict) -> Refused:
    args = {"kind": verdict.kind or "shape", "move": verdict.move, "message": verdict.fault}
    at = f"move {verdict.move}: " if verdict.move else ""
    return Refused("wrong-record", f"{at}{verdict.fault}", args=args)


class Checkers:
    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)

    async def check(self, candidate: Candidate) -> None:
        """Refused if the file is wrong, or takes too long."""
        fault = (await self.verdict(candidate, CHECK_SECONDS)).fault
        if fault:
            raise wrong_components(f"components: {fault}" if fault in FAILED else fault)

    async def check_record(self, text: str) -> None:
        verdict = await self.verdict(Told(text), RECORD_SECONDS)
        if verdict.fault:
            raise wrong_record(verdict)

    async def verdict(self, candidate: Candidate | Told, seconds: float) -> Verdict:
        async with self.places:
            process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=environment())
            try:
                return await answered(process, candidate, seconds)
            finally:
                end(process)
                await process.wait()


async def answered(process: Process, candidate: Candidate | Told, seconds: float) -> Verdict:
    assert process.stdin is not None and process.stdout is not None
    try:
        async with asyncio.timeout(START_SECONDS):
            process.stdin.write(msgspec.json.encode(candidate) + b"\n")
            await process.stdin.drain()
            if await process.stdout.readline() != READY:
                return Verdict(UNREADABLE)
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
    except TimeoutError:
        return Verdict(too_long(seconds))
    except OSError:
        return Verdict(UNREADABLE)
    return msgspec.json.decode(line, type=Verdict) if line else Verdict(UNREADABLE)
