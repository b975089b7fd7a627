"""Several workers on one PostgreSQL: any of them serves any table, and one that dies takes nothing with it."""

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tabard.server.rows import Entry
from tabard.server.settings import Settings, from_environment
from tabard.server.store import Store

from .helpers import PATIENCE, Player, ServerProcess, ThreadServer
from .postgres import Cluster

KILLS = int(os.environ.get("TABARD_KILLS", "5"))
GONE = (WebSocketException, OSError, EOFError, httpx.TransportError)


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def pair(address: str) -> Iterator[tuple[ThreadServer, ThreadServer]]:
    """Two workers in this process, each with a port of its own."""
    settings = Settings(database=address, limits=False)
    with ThreadServer(settings) as one, ThreadServer(settings) as other:
        yield one, other


def inn(server: ThreadServer) -> Any:
    return server.app.dependencies["inn"].dependency()


def within(seconds: float, check: Callable[[], Any]) -> None:
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def counted_reads(server: ThreadServer) -> list[str]:
    """Grows with each look into the entries of a table."""
    store, reads = inn(server).store, list[str]()
    entries = store.entries

    async def counting(table: str, after: int = 0) -> list[Entry]:
        reads.append(table)
        found: list[Entry] = await entries(table, after)
        return found

    store.entries = counting
    return reads


@pytest.mark.parametrize("longest", [7000, 40], ids=["announced", "too-long-to-announce"])
def test_two_who_sit_at_different_workers_play_together(
    pair: tuple[ThreadServer, ThreadServer], longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every state is heard step by step, as if both were at the same worker; an entry that was announced is not read."""
    monkeypatch.setattr("tabard.server.store.LONGEST_NEWS", longest)
    one, other = pair
    reads = counted_reads(one)
    made, dice = one.create(seats=2), random.Random(2)
    table, keys = made["table"], made["keys"]
    with one.sit(table, keys["0"]) as anna, other.sit(table, keys["1"]) as boris, other.sit(table) as onlooker:
        while not anna.state["over"]:
            mover, waiting = (anna, boris) if anna.state["waiting"] == [0] else (boris, anna)
            reply = mover.move(dice.choice(mover.face()["legal"])["move"])
            assert reply["ok"], reply
            while waiting.state["version"] < mover.state["version"]:
                waiting.receive()
        onlooker.until("state", over=True)
        for player in (anna, boris, onlooker):
            versions = [state["version"] for state in player.of("state")]
            assert versions == list(range(versions[0], versions[-1] + 1)), "no step was left out"
        moves = anna.state["version"]
        assert len(reads) < 5 if longest == 7000 else len(reads) > moves // 3
        snapshots = [server.get(f"/api/tables/{table}").json()["state"] for server in pair]
        assert snapshots[0] == snapshots[1]


def test_chat_names_presence_and_proposals_cross_over(pair: tuple[ThreadServer, ThreadServer]) -> None:
    one, other = pair
    made = one.create(seats=2)
    table, keys = made["table"], made["keys"]
    with one.sit(table, keys["0"]) as anna:
        anna.catch_up()
        with other.sit(table, keys["1"]) as boris:
            assert anna.until("presence")["online"] == [0, 1]
            if not boris.until("welcome")["seats"][0]["online"]:  # he may have been told when he came
                boris.until("presence", online=[0, 1])
            assert anna.ask("name", seat=0, name="Anna")["ok"] and boris.until("names")["names"][0] == "Anna"
            assert boris.ask("chat", seat=1, text="hello")["ok"] and anna.until("chat")["text"] == "hello"
            assert anna.ask("chat", seat=0, text="hello, too")["ok"]
            assert boris.until("chat", text="hello, too")["name"] == "Anna"
            assert anna.ask("propose", seat=0, what="end")["ok"]
            proposal = boris.until("life")["proposal"]
            assert proposal["what"] == "end" and proposal["by"] == 0
            assert boris.ask("answer", seat=1, agree=True)["ok"]
            assert anna.until("life", proposal=None)["closed"]["why"] == "agreed"
            assert anna.until("settled")["agreed"]
        assert anna.until("presence")["online"] == [0]


def test_chat_from_both_sides_at_once_is_numbered_once(pair: tuple[ThreadServer, ThreadServer]) -> None:
    made = pair[0].create(seats=2)
    with ExitStack() as stack:
        sitters = [stack.enter_context(server.sit(made["table"], made["keys"]["0"])) for server in pair]
        for number in range(10):
            asked = [sitter.send("chat", seat=0, text=f"line {number}") for sitter in sitters]
            for sitter, name in zip(sitters, asked, strict=True):
                assert sitter.until("reply", id=name)["ok"]
    with pair[0].sit(made["table"]) as late:
        late.until("chat", n=20)
        assert [line["n"] for line in late.of("chat")] == list(range(1, 21))


def test_the_bots_of_a_table_think_in_one_worker(pair: tuple[ThreadServer, ThreadServer]) -> None:
    """Both have the table open, somebody watches at each; no thought is thought twice."""
    thoughts: list[str] = []
    for server in pair:
        thinkers = inn(server).thinkers
        choose = thinkers.choose

        async def counted(thought: Any, choose: Any = choose) -> Any:
            thoughts.append(f"{thought.known.seat} {thought.seed}")
            return await choose(thought)

        thinkers.choose = counted
    made = pair[0].create(seats=3, bots={str(seat): "greedy" for seat in range(3)})
    with pair[0].sit(made["table"]) as here, pair[1].sit(made["table"]) as there:
        for watcher in (here, there):
            while not watcher.state["over"]:
                watcher.receive()
        assert here.state["version"] == there.state["version"] == len(thoughts) == len(set(thoughts))


def test_a_person_at_one_worker_and_the_bots_at_another(pair: tuple[ThreadServer, ThreadServer]) -> None:
    """Whoever lets the bots think, they answer every move of the person, who changes workers all the time."""
    made, dice = pair[0].create(seats=2, bots={"1": "random"}), random.Random(3)
    over, turn = False, 0
    while not over:
        turn += 1
        with pair[turn % 2].sit(made["table"], made["keys"]["0"]) as anna:
            for _ in range(3):
                if anna.until_asked()["legal"]:
                    assert anna.move(dice.choice(anna.face()["legal"])["move"])["ok"]
            anna.catch_up()
            over = anna.state["over"]


def test_what_was_said_while_the_database_was_away_is_heard_later(
    cluster: Cluster, pair: tuple[ThreadServer, ThreadServer]
) -> None:
    one, other = pair
    made = one.create(seats=2)
    with one.sit(made["table"], *made["keys"].values()) as anna, other.sit(made["table"]) as onlooker:
        onlooker.catch_up()
        cluster.stop()
        cluster.start()
        within(20, lambda: all(inn(server).fanout.connection is not None for server in pair))
        seat = anna.state["waiting"][0]
        assert anna.move(anna.face(seat)["legal"][0]["move"], seat)["ok"]
        assert onlooker.until("state", version=1)


def test_workers_need_postgresql() -> None:
    with pytest.raises(ValueError, match="PostgreSQL"):
        from_environment({"TABARD_WORKERS": "2", "TABARD_DATABASE": "sqlite:///inn.db"})


# ---- Killed -----------------------------------------------------------------------------------------------------------


def workers_of(process: ServerProcess) -> list[int]:
    assert process.process is not None
    pid = process.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in command_of(child)]


def command_of(pid: str) -> bytes:
    """Empty of one that is gone by now."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


class Persistent(threading.Thread):
    """Plays all seats of a table at random; comes again when the socket breaks, and knows what was accepted."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        super().__init__()
        self.server, self.dice, self.enough = server, random.Random(number), threading.Event()
        self.made = server.create(game="medieval-mastery", seats=6)
        self.played: list[tuple[int, list[Any]]] = []
        self.tried: tuple[int, list[Any]] | None = None
        self.came = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        while not self.enough.is_set() and self.failure is None:
            try:
                with self.server.sit(self.made["table"], *self.made["keys"].values()) as everybody:
                    self.came += 1
                    self.settle(everybody)
                    while not self.enough.is_set() and not everybody.state["over"]:
                        self.move(everybody)
                    if everybody.state["over"]:
                        return
            except GONE:
                time.sleep(0.1)
            except BaseException as error:
                self.failure = error

    def settle(self, everybody: Player) -> None:
        """Was the move on whose answer we waited accepted?"""
        everybody.catch_up()
        version = everybody.state["version"]
        assert version in (len(self.played), len(self.played) + 1), (version, len(self.played))
        if version > len(self.played):
            assert self.tried is not None
            self.played.append(self.tried)

    def move(self, everybody: Player) -> None:
        seat = everybody.state["waiting"][0]
        move = self.dice.choice(everybody.face(seat)["legal"])["move"]
        self.tried = (seat, move)
        reply = everybody.move(move, seat)
        assert reply["ok"] and reply["version"] == len(self.played) + 1, reply
        self.played.append(self.tried)
        time.sleep(0.1)


@pytest.mark.long
def test_a_worker_of_two_is_killed_again_and_again(address: str) -> None:
    """Every acknowledged move is there, none twice; players come back by themselves, to whichever worker is left."""
    dice = random.Random(7)
    with ServerProcess(address, TABARD_LIMITS="false", TABARD_WORKERS="2") as process:
        within(PATIENCE, lambda: len(workers_of(process)) == 2)
        players = [Persistent(process, number) for number in range(4)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            before = workers_of(process)
            os.kill(dice.choice(before), signal.SIGKILL)
            within(PATIENCE, lambda before=before: len(set(workers_of(process)) - set(before)) == 1)  # type: ignore[misc]
            time.sleep(dice.uniform(0.5, 2))
        for player in players:
            player.enough.set()
            player.join(PATIENCE)
            assert player.failure is None, player.failure
        assert sum(player.came for player in players) > len(players), "somebody had to come again"
        process.end(signal.SIGTERM)
    for player in players:
        entries = asyncio.run(entries_of(address, player.made["table"]))
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert [(entry.seat, list(entry.move or ())) for entry in entries][: len(player.played)] == player.played
        assert len(entries) - len(player.played) in (0, 1), "at most the last one was not answered"


async def entries_of(address: str, table: str) -> list[Entry]:
    store = Store(Settings(database=address).engine_url)
    found = await store.entries(table)
    await store.close()
    return found


def test_no_worker_outlives_its_server(address: str) -> None:
    with ServerProcess(address, TABARD_WORKERS="2") as process:
        within(PATIENCE, lambda: len(workers_of(process)) == 2)
        workers = workers_of(process)
        process.end(signal.SIGKILL)
        within(PATIENCE, lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
