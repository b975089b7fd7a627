"""People at the other end who take their time: nobody else waits for them, and they are sent away."""

import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tabard.server.settings import Settings

from .helpers import Player, ThreadServer
from .test_input import UPGRADE, request

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server that waits two seconds for anybody, and for forty at a time."""
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'inn.db'}", limits=False, request_seconds=2, unread_seconds=2,
        unfinished_requests=40, onlookers_per_table=3, sockets_per_seat=2,
    )  # fmt: skip
    with ThreadServer(settings) as server:
        yield server


def told(raw: sockets.socket) -> bytes:
    raw.settimeout(15)
    answer = b""
    while part := raw.recv(65536):
        answer += part
    return answer


@pytest.mark.parametrize("half", [HALF, HALF_BODY, b""], ids=["header", "body", "nothing"])
def test_a_half_sent_request_is_given_up(brisk: ThreadServer, half: bytes) -> None:
    with sockets.create_connection(("127.0.0.1", brisk.port)) as raw:
        began = time.monotonic()
        raw.sendall(half)
        assert b"408" in told(raw)
        assert time.monotonic() - began < 10


def test_a_request_that_trickles_in_is_given_up(brisk: ThreadServer) -> None:
    """Every byte comes soon after the one before; that wins no time."""
    with sockets.create_connection(("127.0.0.1", brisk.port)) as raw:
        raw.sendall(HALF)
        with pytest.raises(OSError):
            for _ in range(100):
                raw.sendall(b"x")
                time.sleep(0.1)


def test_three_hundred_half_sent_requests_shut_nobody_out(brisk: ThreadServer) -> None:
    with ExitStack() as held:
        for _ in range(300):
            raw = held.enter_context(sockets.create_connection(("127.0.0.1", brisk.port)))
            raw.sendall(HALF)
        began = time.monotonic()
        assert httpx.get(f"{brisk.url}/api/text/en").status_code == 200
        assert time.monotonic() - began < 10
        assert len(brisk.server.config.unfinished) <= 40  # type: ignore[attr-defined]


def test_a_guest_who_never_reads_is_sent_away(brisk: ThreadServer) -> None:
    """What is sent to it fills every buffer on the way; its place at the table is free again soon after."""
    made = brisk.create(game="whispers")
    table, key = made["table"], made["keys"]["0"]
    inn = brisk.app.dependencies["inn"].dependency()
    with sockets.socket() as deaf, brisk.sit(table, key) as anna:
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", brisk.port))
        deaf.sendall(request("GET", f"/api/tables/{table}/live", headers=UPGRADE))
        guests = inn.tables[table].guests
        while len(guests.present) < 2:
            time.sleep(0.05)
        deadline = time.monotonic() + 40
        while len(guests.present) == 2:
            assert time.monotonic() < deadline, "the deaf guest still sits there"
            for _ in range(20):
                anna.ask("chat", seat=0, text="\u2020" * 500)
        assert anna.ask("ping")["ok"]


def test_a_guest_who_only_listens_stays(brisk: ThreadServer) -> None:
    """A socket is no request that does not arrive."""
    made = brisk.create(game="whispers")
    with brisk.sit(made["table"]) as watcher:
        watcher.catch_up()
        time.sleep(3)
        assert watcher.ask("ping")["ok"]


def test_onlookers_do_not_keep_owners_out(brisk: ThreadServer) -> None:
    made = brisk.create(game="whispers")
    table, keys = made["table"], made["keys"]
    with ExitStack() as held:

        def comes(*own: str) -> Player:
            return held.enter_context(brisk.sit(table, *own))

        watchers = [comes() for _ in range(4)]
        assert [watcher.receive()["type"] for watcher in watchers] == [*["welcome"] * 3, "error"]
        assert watchers[3].of("error")[0]["error"]["code"] == "table-full" and watchers[3].closing() == 4429
        assert [comes(key).receive()["type"] for key in (keys["0"], keys["0"], keys["1"])] == ["welcome"] * 3
        assert comes(keys["0"]).receive()["error"]["code"] == "table-full"
        assert comes(keys["1"]).receive()["type"] == "welcome", "another seat has places of its own"


def test_limits_are_by_sender_and_not_by_socket(tmp_path: Path) -> None:
    with ThreadServer(Settings(database=f"sqlite:///{tmp_path / 'inn.db'}")) as server:
        made = server.create(game="whispers")
        codes = []
        for _ in range(12):
            with server.sit(made["table"], made["keys"]["0"]) as anna:
                codes += [(anna.ask("chat", seat=0, text="again")["error"] or {}).get("code") for _ in range(5)]
        assert codes[0] is None and "too-fast" in codes
