"""A database that fails: nothing is acknowledged that a restart would not have, and the host is told what to do."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tabard.server.start import check_database
from tabard.server.store import Store

from .helpers import Player, ServerProcess, ThreadServer

SOON = 6.0


def refused_as(server: ThreadServer, player: Player, kind: str) -> None:
    """A move and a line of chat are refused in time, the table is as it was, and /health says so."""
    before, began = player.state, time.monotonic()
    seat = before["waiting"][0]
    move = player.face(seat)["legal"][0]["move"]
    for reply in (player.move(move, seat), player.ask("chat", seat=0, text="hello")):
        assert not reply["ok"] and reply["error"]["code"] == "storage", reply
        assert reply["error"]["args"] == {"kind": kind} and "nothing was changed" in reply["error"]["message"]
    assert time.monotonic() - began < 2 * SOON and player.state == before
    answer = server.get("/health")
    assert answer.status_code == 503 and answer.json()["error"]["args"] == {"kind": kind}


def goes_on(server: ThreadServer, player: Player) -> None:
    assert server.get("/health").json() == {"ok": True}
    seat = player.state["waiting"][0]
    assert player.move(player.face(seat)["legal"][0]["move"], seat)["ok"]


def at_table(server: ThreadServer) -> Player:
    made = server.create(game="whispers", seats=2)
    return server.sit(made["table"], *made["keys"].values())


def test_a_database_that_was_moved_away(server: ThreadServer, tmp_path: Path) -> None:
    with at_table(server) as player:
        goes_on(server, player)
        for ending in ("", "-wal", "-shm"):
            (tmp_path / f"inn.db{ending}").rename(tmp_path / f"away.db{ending}")
        refused_as(server, player, "gone")
        for ending in ("", "-wal", "-shm"):
            (tmp_path / f"away.db{ending}").rename(tmp_path / f"inn.db{ending}")
        goes_on(server, player)


def test_a_removed_database_acknowledges_nothing(tmp_path: Path) -> None:
    """While the server runs its file is removed: from then on no move is acknowledged."""
    with ServerProcess(tmp_path, TABARD_LIMITS="false") as process:
        made = process.create(game="middle-ages", seats=2)
        with process.sit(made["table"], *made["keys"].values()) as player:
            for ending in ("", "-wal", "-shm"):
                (tmp_path / f"inn.db{ending}").unlink(missing_ok=True)
            seat = player.state["waiting"][0]
            reply = player.move(player.face(seat)["legal"][0]["move"], seat)
            assert not reply["ok"] and reply["error"]["args"] == {"kind": "gone"}


def test_a_database_that_another_program_holds(server: ThreadServer, tmp_path: Path) -> None:
    with at_table(server) as player, closing(sqlite3.connect(tmp_path / "inn.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused_as(server, player, "locked")
        other.execute("ROLLBACK")
        goes_on(server, player)


def test_failures_do_not_queue_up(server: ThreadServer, tmp_path: Path) -> None:
    """Ten tables at once while the database is held: all are answered after one wait, not after ten."""
    players = [at_table(server) for _ in range(10)]
    with closing(sqlite3.connect(tmp_path / "inn.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        asked = [player.send("chat", seat=0, text="hello") for player in players]
        replies = [player.until("reply", id=name) for player, name in zip(players, asked, strict=True)]
        assert {reply["error"]["code"] for reply in replies} == {"storage"}
        assert time.monotonic() - began < SOON
        other.execute("ROLLBACK")
    for player in players:
        with player:
            goes_on(server, player)


@contextmanager
def every_connection(server: ThreadServer, pragma: str, undo: str) -> Iterator[None]:
    """What the system would do to the file, done to the server's connections (tests may run as root)."""
    engine = server.app.dependencies["inn"].dependency().store.writer.hand.engine

    def said(connection: Any, words: str) -> None:
        connection.exec_driver_sql(words)

    def on(connection: Any) -> None:
        said(connection, pragma)

    sa.event.listen(engine, "begin", on)
    yield
    sa.event.remove(engine, "begin", on)

    def off(connection: Any) -> None:
        said(connection, undo)

    sa.event.listen(engine, "begin", off)


def test_a_database_that_cannot_be_written(server: ThreadServer) -> None:
    with at_table(server) as player:
        with every_connection(server, "PRAGMA query_only = ON", "PRAGMA query_only = OFF"):
            refused_as(server, player, "read-only")
        goes_on(server, player)


def test_a_disk_that_is_full(server: ThreadServer, tmp_path: Path) -> None:
    with at_table(server) as player:
        with closing(sqlite3.connect(tmp_path / "inn.db")) as other:
            pages = other.execute("PRAGMA page_count").fetchone()[0]
        with every_connection(server, f"PRAGMA max_page_count = {pages}", "PRAGMA max_page_count = 1000000"):
            codes = set()
            for _ in range(400):
                reply = player.ask("chat", seat=0, text="x" * 500)
                codes.add(None if reply["ok"] else (reply["error"]["code"], reply["error"]["args"]["kind"]))
                if not reply["ok"]:
                    break
            assert codes == {None, ("storage", "full")}, "what fits is kept, what does not is refused"
        goes_on(server, player)


def test_a_read_only_database_is_named_at_the_start(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    init = Store.__init__

    def read_only(self: Store, url: str) -> None:
        init(self, url)
        sa.event.listen(self.engine.sync_engine, "begin", lambda c: c.exec_driver_sql("PRAGMA query_only = ON"))

    monkeypatch.setattr(Store, "__init__", read_only)
    with pytest.raises(ValueError, match="may not write the database"):
        check_database(server.settings)
