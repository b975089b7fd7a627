"""A full inn whose server is killed again and again: nothing that was acknowledged is lost, nothing is there twice."""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .helpers import PATIENCE, ServerProcess
from .test_workers import entries_of, within, workers_of

KILLS = int(os.environ.get("TABARD_KILLS", "2"))
TABLES = int(os.environ.get("TABARD_FULL_TABLES", "12"))
GONE = (WebSocketException, OSError, EOFError, httpx.TransportError)
THINKING = 0.6  # seconds at most, so that two hundred make some hundred moves a second


class Guest:
    """Plays seat 0 at random against a bot, at one table after the other; comes again when the socket breaks."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self.server, self.dice = server, random.Random(number)
        self.accepted: dict[str, dict[int, Any]] = {}  # by table: the moves that were acknowledged, by their number
        self.refused: list[Any] = []
        self.resumed = False  # came again, and moved

    async def stay(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            try:
                made = await self.lay()
                await self.play(made["table"], made["keys"]["0"], enough)
            except GONE:
                await asyncio.sleep(0.2)

    async def lay(self) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", timeout=PATIENCE) as web:
            answer = await web.post("/api/tables", json={"game": "middle-ages", "seats": 2, "bots": {"1": "random"}})
            made: dict[str, Any] = answer.raise_for_status().json()
        self.accepted[made["table"]] = {}
        return made

    async def play(self, table: str, key: str, enough: asyncio.Event) -> None:
        over = False
        while not over and not enough.is_set():
            try:
                address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?keys={key}"
                async with connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=2) as socket:
                    over = await self.converse(socket, self.accepted[table], enough)
            except GONE:
                await asyncio.sleep(0.2)

    async def converse(self, socket: ClientConnection, accepted: dict[int, Any], enough: asyncio.Event) -> bool:
        """Is the game over?"""
        again = bool(accepted)
        pending: Any = None
        async for text in socket:
            heard = msgspec.json.decode(text)
            if heard["type"] == "reply" and heard["ok"]:
                accepted[heard["version"]], pending = pending, None
                self.resumed = self.resumed or again
            elif heard["type"] == "reply":
                self.refused.append(heard["error"])
                pending = None
            if (heard["type"] == "state" and heard["over"]) or enough.is_set():
                break
            if heard["type"] == "state" and heard["faces"][0]["legal"] and pending is None:
                pending = self.dice.choice(heard["faces"][0]["legal"])["move"]
                await asyncio.sleep(self.dice.uniform(0, THINKING))
                words = {"type": "move", "id": "m", "seat": 0, "ask": heard["faces"][0]["ask"], "move": pending}
                await socket.send(msgspec.json.encode(words).decode())
        return not enough.is_set()


def kill_server(process: ServerProcess, _: random.Random) -> None:
    process.end(signal.SIGKILL)
    process.start()


def kill_worker(process: ServerProcess, dice: random.Random) -> None:
    """One of two; before it is killed the one before it was started anew."""
    within(PATIENCE, lambda: len(workers_of(process)) == 2)
    os.kill(dice.choice(workers_of(process)), signal.SIGKILL)


async def besieged(process: ServerProcess, kill: Callable[[ServerProcess, random.Random], None]) -> list[Guest]:
    dice, enough = random.Random(5), asyncio.Event()
    guests = [Guest(process, number) for number in range(TABLES)]
    staying = [asyncio.create_task(guest.stay(enough)) for guest in guests]
    for _ in range(KILLS):
        await asyncio.sleep(dice.uniform(1.5, 3))
        await asyncio.to_thread(kill, process, dice)
    await asyncio.sleep(4)
    enough.set()
    _, late = await asyncio.wait(staying, timeout=10)
    for task in late:
        task.cancel()
    ends = await asyncio.gather(*staying, return_exceptions=True)  # all sockets are closed then
    assert not [end for end in ends if isinstance(end, Exception)]
    return guests


def check(database: str, guest: Guest) -> int:
    """How many acknowledged moves were found."""
    for table, accepted in guest.accepted.items():
        entries = asyncio.run(entries_of(database, table))
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        stored = {entry.number: (entry.seat, list(entry.move or ())) for entry in entries}
        for number, move in accepted.items():
            assert stored.get(number) == (0, move), f"{table}: move {number} was acknowledged"
    return sum(map(len, guest.accepted.values()))


@pytest.mark.long
@pytest.mark.parametrize(
    ("kill", "workers"), [(kill_server, "1"), (kill_worker, "2")], ids=["the server", "a worker of two"]
)
def test_a_full_inn_loses_nothing(
    kill: Callable[..., None], workers: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    one = workers == "1"
    database = f"sqlite:///{tmp_path / 'inn.db'}" if one else request.getfixturevalue("cluster").new_database()
    with ServerProcess(database, TABARD_LIMITS="false", TABARD_WORKERS=workers) as process:
        guests = asyncio.run(besieged(process, kill))
        process.end(signal.SIGTERM)
    assert not [refusal for guest in guests for refusal in guest.refused if refusal["code"] != "stale"]
    assert sum(guest.resumed for guest in guests) >= TABLES // 2, "they came back by themselves and played on"
    found = sum(check(database, guest) for guest in guests)
    assert found > TABLES
    print(f"{KILLS} kills, {found} acknowledged moves of people, all there")
