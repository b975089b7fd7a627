"""A network between a browser and a server, whose cable can be pulled."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Cable:
    """Passes bytes on in both directions. While it is pulled nothing arrives anywhere, and nobody is told so."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.plugged = threading.Event()
        self.plugged.set()
        self.ends: list[socket.socket] = []
        self.entry = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.entry.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def pull(self) -> None:
        self.plugged.clear()

    def plug(self) -> None:
        """The old connections are gone."""
        for end in self.ends:
            with suppress(OSError):
                end.close()
        self.ends.clear()
        self.plugged.set()

    def close(self) -> None:
        self.entry.close()
        self.plug()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.entry.accept()
                self.ends.append(near)
                if self.plugged.is_set():
                    far = socket.create_connection(("127.0.0.1", self.server))
                    self.ends.append(far)
                    for one, other in ((near, far), (far, near)):
                        threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self.plugged.wait()
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)
