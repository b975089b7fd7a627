"""A real mail server and a real receiver of webhooks, each on a port of this machine."""

from __future__ import annotations

import email
import email.policy
import json
import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage, Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from .helpers import PATIENCE, free_port


def missing(reason: str) -> None:
    if os.environ.get("TABARD_REQUIRE_SMTP") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


class PostOffice:
    """aiosmtpd, which puts every mail into a folder."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.url = f"smtp://127.0.0.1:{port}"

    def mails(self) -> list[EmailMessage]:
        files = sorted((self.folder / "new").glob("*"), key=lambda file: file.stat().st_mtime_ns)
        read = [email.message_from_bytes(file.read_bytes(), policy=email.policy.default) for file in files]
        return [one for one in read if isinstance(one, EmailMessage)]

    def mail(self, number: int) -> EmailMessage:
        deadline = time.monotonic() + PATIENCE
        while len(self.mails()) < number:
            assert time.monotonic() < deadline, "no mail has come"
            time.sleep(0.05)
        return self.mails()[number - 1]


@contextmanager
def post_office(folder: Path) -> Iterator[PostOffice]:
    program = shutil.which("aiosmtpd")
    if program is None:
        missing("no mail server: aiosmtpd is not installed")
    port = free_port()
    command = [str(program), "-n", "-l", f"127.0.0.1:{port}", "-c", "aiosmtpd.handlers.Mailbox", str(folder)]
    unlike_us = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with subprocess.Popen(command, env=unlike_us, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield PostOffice(folder, port)
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "the mail server did not start"
            time.sleep(0.05)


class Receiver:
    """Keeps what is posted to it, and answers with a redirection that nobody should follow."""

    def __init__(self, status: int = 307) -> None:
        self.posted: list[tuple[Message, bytes]] = []
        self.status = status
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.posted.append((self.headers, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(receiver.status)
                self.send_header("Location", "/again")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body in self.posted]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/hook?club=1"
