"""Real servers and real sockets for the tests."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket as sockets
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import tabard
from tabard.server.app import create_app
from tabard.server.catalogue import Catalogue
from tabard.server.settings import Settings
from tabard.server.start import config

from .whispers import GAME as WHISPERS

PATIENCE = 60.0
WEB = httpx.Client(verify=False, timeout=PATIENCE)
CATALOGUE = Catalogue({"middle-ages": tabard.game("middle-ages"), "whispers": WHISPERS})


def free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Address:
    """Something that serves on a port of this machine."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **more: Any) -> httpx.Response:
        return WEB.get(self.url + path, **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return WEB.post(self.url + path, json=body, **more)

    def create(self, **wish: Any) -> dict[str, Any]:
        answer = self.post("/api/tables", {"game": "middle-ages", "seats": 2, **wish})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def sit(self, table: str, *keys: str, **more: Any) -> Player:
        return Player(self.port, table, keys, **more)

    def wait(self, alive: Any = lambda: True) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert alive(), "the server ended while starting"
            try:
                if self.get("/api/games").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise TimeoutError("the server did not start")


class ThreadServer(Address):
    """A server in this process, so that tests can look behind the scenes; the sockets are real."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.settings = settings
        self.app = create_app(settings, CATALOGUE)
        self.server = uvicorn.Server(config(self.app, replace(settings, port=self.port), log_level="warning"))
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        asyncio.run(self.server.serve())

    def __enter__(self) -> ThreadServer:
        self.thread.start()
        self.wait(self.thread.is_alive)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


class ServerProcess(Address):
    """`python -m tabard.server` as a process of its own, which a test may kill."""

    def __init__(self, place: Path | str, **environment: str) -> None:
        self.database = place if isinstance(place, str) else f"sqlite:///{place / 'inn.db'}"
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.log: int | IO[bytes] = subprocess.DEVNULL

    def start(self) -> ServerProcess:
        self.port = free_port()
        settings = {"TABARD_PORT": str(self.port), "TABARD_DATABASE": self.database}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tabard.server"],
            env={**os.environ, **settings, **self.environment},
            stderr=self.log,
        )
        self.wait(lambda: self.process is not None and self.process.poll() is None)
        return self

    def end(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGKILL)


class Player:
    """A client at a table. Keeps everything it was sent."""

    def __init__(self, port: int, table: str, keys: tuple[str, ...], since: int | None = None, **more: Any) -> None:
        query = f"keys={','.join(keys)}" + ("" if since is None else f"&since={since}")
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live?{query}"
        self.opened = connect(address, max_size=None, open_timeout=PATIENCE, **more)
        self.socket: ClientConnection = self.opened.__enter__()
        self.messages: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.sent = 0

    def __enter__(self) -> Player:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    # ---- Reading

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.texts.append(text)
        self.messages.append(message)
        return message

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of that type and with those fields."""
        while True:
            message = self.receive()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    def catch_up(self) -> None:
        """Read everything that was sent before now."""
        self.ask("ping")

    def closing(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def state(self) -> dict[str, Any]:
        """The newest state; waits for the first one."""
        while not self.of("state"):
            self.receive()
        return self.of("state")[-1]

    def face(self, seat: int | None = None) -> dict[str, Any]:
        faces = self.state["faces"]
        return dict(faces[0] if seat is None else next(face for face in faces if face["seat"] == seat))

    # ---- Writing

    def send(self, kind: str, /, **fields: Any) -> str:
        self.sent += 1
        name = f"c{self.sent}"
        self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send and wait for the reply."""
        return self.until("reply", id=self.send(kind, **fields))

    def move(self, move: list[Any], seat: int | None = None) -> dict[str, Any]:
        face = self.face(seat)
        return self.ask("move", seat=face["seat"], ask=face["ask"], move=move)

    def until_asked(self, seat: int | None = None) -> dict[str, Any]:
        """Read on until this seat has to decide or the game is over; its face."""
        while not self.face(seat)["legal"] and not self.state["over"]:
            self.receive()
        return self.face(seat)
