"""Whatever comes in gets an answer, in time and in words; and no table changes by it."""

import json
import socket as sockets
from collections.abc import Callable
from typing import Any

import pytest

from .helpers import ThreadServer

IN_TIME = 10.0
DEEP = "[" * 1500 + "]" * 1500
LONG = "a" * 300
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def exchanged(port: int, request: bytes) -> bytes:
    """All that the server says before it closes."""
    with sockets.create_connection(("127.0.0.1", port), timeout=IN_TIME) as raw:
        raw.sendall(request)
        answer = b""
        while part := raw.recv(65536):
            answer += part
            if b"\r\n\r\n" in answer and b" 101 " in answer.split(b"\r\n")[0]:
                break
    return answer


def request(method: str, path: str, body: bytes = b"", headers: str = "") -> bytes:
    length = f"Content-Length: {len(body)}\r\nContent-Type: application/json\r\n" if body else ""
    close = "" if "Connection:" in headers else "Connection: close\r\n"
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{close}{length}{headers}\r\n".encode("latin-1") + body


def wish(**change: Any) -> bytes:
    return json.dumps({"game": "whispers", "seats": 2, **change}).encode()


REQUESTS: dict[str, Callable[[str], bytes]] = {
    "deep-json": lambda table: request("POST", "/api/tables", DEEP.encode()),
    "deep-json-inside": lambda table: request("POST", "/api/tables", b'{"options": ' + DEEP.encode() + b"}"),
    "deep-offers": lambda table: request("POST", "/api/games/whispers/offers", b'{"a":' * 1500 + b"1" + b"}" * 1500),
    "bad-utf-8": lambda table: request("POST", "/api/tables", b'{"game": "\xff\xfe", "seats": 2}'),
    "half-a-pair": lambda table: request(
        "POST", f"/api/tables/{table}/moves", b'{"key": "\\ud800", "seat": 0, "ask": 0, "move": ["bid", 1]}'
    ),
    "half-a-pair-in-a-name": lambda table: request(
        "POST", "/api/tables", b'{"game": "whispers", "seats": 2, "names": {"0": "\\ud800"}, "bots": {"9": "x"}}'
    ),
    "bad-utf-8-in-the-path": lambda table: request("GET", "/api/tables/%ff%fe"),
    "bad-utf-8-in-a-page": lambda table: request("GET", "/%ff%fe.js"),
    "bad-utf-8-in-the-keys": lambda table: request("GET", f"/api/tables/{table}?keys=%ff,%ed%a0%80"),
    "nothing-in-the-path": lambda table: request("GET", "/api/tables/%00"),
    "nothing-in-a-page": lambda table: request("GET", "/%00.js"),
    "nothing-in-a-board": lambda table: request("GET", "/api/games/middle-ages/web/%00"),
    "bad-origin": lambda table: request("POST", "/api/tables", wish(), "Origin: http://[\r\n"),
    "bad-origin-bytes": lambda table: request("POST", "/api/tables", wish(), "Origin: \xff\xfe\r\n"),
    "long-page": lambda table: request("GET", f"/{LONG}.js"),
    "long-folder": lambda table: request("GET", f"/{LONG}/{LONG}/x.css"),
    "long-board": lambda table: request("GET", f"/api/games/middle-ages/web/{LONG}"),
    "long-table": lambda table: request("GET", f"/api/tables/{LONG}"),
    "long-game": lambda table: request("GET", f"/api/games/{LONG}/rules/en"),
    "post-with-upgrade": lambda table: request("POST", "/api/tables", wish(seats=99), UPGRADE),
    "upgrade-with-a-body": lambda table: request("GET", f"/api/tables/{table}/live", b"{}", UPGRADE),
    "long-socket-address": lambda table: request(
        "GET", f"/api/tables/{table}/live?keys={'k' * 20_000}", headers=UPGRADE
    ),
    "long-socket-header": lambda table: request(
        "GET", f"/api/tables/{table}/live", headers=UPGRADE + f"X-Long: {'k' * 12_000}\r\n"
    ),
    "many-socket-headers": lambda table: request(
        "GET", f"/api/tables/{table}/live", headers=UPGRADE + "".join(f"X-{n}: 1\r\n" for n in range(300))
    ),
    "socket-with-a-bad-origin": lambda table: request(
        "GET", f"/api/tables/{table}/live", headers=UPGRADE + "Origin: http://[\r\n"
    ),
    "socket-elsewhere": lambda table: request("GET", "/", headers=UPGRADE),
    "no-http": lambda table: b"hello\r\n\r\n",
    "no-key": lambda table: request("GET", f"/api/tables/{table}/live", headers=UPGRADE.replace("Key", "Door")),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_any_request_gets_an_answer_in_words(server: ThreadServer, name: str, caplog: pytest.LogCaptureFixture) -> None:
    server.settings.static.mkdir(parents=True)
    table = server.create(game="whispers")["table"]
    before = server.get(f"/api/tables/{table}").json()
    answer = exchanged(server.port, REQUESTS[name](table))
    status, _, words = answer.partition(b"\r\n\r\n")
    assert 400 <= int(status.split()[1]) < 500 and (words.strip() or b"Forbidden" in status), answer
    assert not [record for record in caplog.records if record.exc_info], "nothing has failed"
    assert server.get(f"/api/tables/{table}").json() == before


def test_any_message_gets_a_reply(server: ThreadServer) -> None:
    made = server.create(game="whispers")
    with server.sit(made["table"], made["keys"]["0"]) as anna:
        anna.catch_up()
        for words in (DEEP, '{"type": "move", "id": "c9", "seat": 0, "ask": 0, "move": ' + DEEP + "}", "\x00", "nan"):
            anna.socket.send(words)
            reply = anna.until("reply")
            assert not reply["ok"] and reply["error"]["code"] == "malformed", reply
        for words in (
            '{"type": "chat", "id": "c7", "seat": 0, "text": "\\ud800"}',
            '{"type": "ping", "id": "\\ud800"}',
        ):
            anna.socket.send(words)
            reply = anna.until("reply")
            assert reply["error"] is None or reply["error"]["code"] == "malformed", reply
        assert anna.ask("ping")["ok"]
