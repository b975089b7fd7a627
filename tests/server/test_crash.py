"""What was acknowledged has happened, whatever happens to the server."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from tabard.server.settings import Settings
from tabard.server.store import Store

from .helpers import PATIENCE, ServerProcess

KILLS = {"sqlite": 20, "postgresql": 5}  # a start takes a second or two; `make faults` is less impatient
KILLS |= dict.fromkeys(KILLS, int(os.environ["TABARD_KILLS"])) if "TABARD_KILLS" in os.environ else {}
STATES = {"sqlite": 12, "postgresql": 60}  # between two kills


@pytest.fixture
def kind(database: str) -> str:
    return database.partition(":")[0]


@pytest.fixture
def process(database: str) -> Iterator[ServerProcess]:
    with ServerProcess(database, TABARD_LIMITS="false") as running:
        yield running


@pytest.mark.long
def test_kill_after_every_acknowledged_move(process: ServerProcess, kind: str) -> None:
    """Many times: a move is acknowledged, the server is killed at once and started again, and the move is there."""
    made = process.create(game="middle-ages", seats=3, seed=11)
    table, keys = made["table"], list(made["keys"].values())
    dice = random.Random(3)
    played = []
    for _ in range(KILLS[kind]):
        with process.sit(table, *keys) as everybody:
            seat = everybody.state["waiting"][0]
            move = dice.choice(everybody.face(seat)["legal"])["move"]
            reply = everybody.move(move, seat)
            assert reply["ok"]
            process.end(signal.SIGKILL)
        played.append([seat, move])
        process.start()
        with process.sit(table, *keys) as everybody:
            assert everybody.state["version"] == reply["version"] == len(played)
    assert everybody.state == process.get(f"/api/tables/{table}?keys={','.join(keys)}").json()["state"]


@pytest.mark.long
def test_kill_while_bots_are_moving(process: ServerProcess, kind: str) -> None:
    """Bots go on by themselves after a restart, and nothing that was shown is lost."""
    made = process.create(seats=5, bots={str(seat): "greedy" for seat in range(5)}, seed=4)
    seen = []
    while not seen or not seen[-1]["over"]:
        with process.sit(made["table"]) as watcher:
            for _ in range(STATES[kind]):
                if not watcher.state["over"]:
                    watcher.receive()
            process.end(signal.SIGKILL)
        before = seen[-1]["version"] if seen else 0
        assert watcher.of("state")[0]["version"] >= before
        seen += watcher.of("state")
        process.start()
    final = process.get(f"/api/tables/{made['table']}").json()["state"]
    assert final["over"] and final["version"] == seen[-1]["version"]
    assert final["faces"][0]["view"] == seen[-1]["faces"][0]["view"]


def test_bots_resume_without_a_visitor(database: str) -> None:
    """At the start the server itself looks for tables at which a bot is to move."""
    process = ServerProcess(database, TABARD_BOT_PAUSE="0.2")
    with process:
        made = process.create(seats=2, bots={"0": "random", "1": "random"})
        process.end(signal.SIGKILL)
        process.environment["TABARD_BOT_PAUSE"] = "0"
        process.start()
        deadline = time.monotonic() + PATIENCE
        while not asyncio.run(over(database, made["table"])):
            assert time.monotonic() < deadline
            time.sleep(0.1)


async def over(database: str, table: str) -> bool:
    """Read behind the server's back: a visit would wake the bots."""
    store = Store(Settings(database=database).engine_url)
    async with store.reading() as connection:
        found = await connection.execute(sa.text("select over from tables where id = :id"), {"id": table})
        ended = bool(found.scalar())
    await store.close()
    return ended


def test_undo_chat_and_resume_survive_a_restart(process: ServerProcess) -> None:
    made = process.create(seats=2, names={"0": "Anna"}, seed=2)
    table, keys = made["table"], list(made["keys"].values())
    with process.sit(table, *keys) as both:
        undone = 0
        while undone < 3:
            seat = both.state["waiting"][0]
            assert both.move(both.face(seat)["legal"][0]["move"], seat)["ok"]
            if both.face(seat)["undo"]:
                assert both.ask("undo", seat=seat)["ok"]
                undone += 1
                assert both.move(both.face(seat)["legal"][-1]["move"], seat)["ok"]
        assert both.ask("chat", seat=0, text="Until tomorrow")["ok"]
        before = both.state
        whole = process.get(f"/api/tables/{table}?keys={','.join(keys)}").json()["state"]
        began = time.monotonic()
        process.end(signal.SIGTERM)
        assert time.monotonic() - began < 15, "open sockets do not keep the server from stopping"
    process.start()
    with process.sit(table, *keys, since=before["version"]) as both:
        assert both.state == whole
        assert both.until("chat")["text"] == "Until tomorrow"
        seat = both.state["waiting"][0]
        assert both.move(both.face(seat)["legal"][0]["move"], seat)["ok"]
