"""How long the server waits for whoever is at the other end of a connection: for the rest of a request, and for reading.

uvicorn waits for ever for both, so a few hundred half-sent requests, or guests who never read, would keep everybody else out.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tabard.server.settings import Settings
from tabard.server.wire import ErrorBody
from tabard.server.wire_parts import Refusal

GOODBYE_SECONDS = 5.0  # for the last words of a socket to be read
UNFINISHED = frozenset({"IDLE", "SEND_BODY"})
PHRASES = {400: "Bad Request", 408: "Request Timeout"}


class HostConfig(uvicorn.Config):
    """uvicorn's settings and our own."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=PatientHTTP, ws=PatientSocket, **more)
        self.settings = settings
        self.unfinished: dict[PatientHTTP, None] = {}  # who has not sent a whole request yet, the longest waiting first


class Deadline:
    """Something that is done unless it is stopped in time."""

    def __init__(self, seconds: float, act: Callable[[], None]) -> None:
        self.seconds = seconds
        self.act = act
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.seconds, self.act)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class ReadInTime(asyncio.Protocol):
    """Whoever does not read what is sent is cut off in the end."""

    transport: asyncio.Transport
    unread: Deadline

    def abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start()

    def resume_writing(self) -> None:
        self.unread.stop()
        super().resume_writing()


class PatientHTTP(ReadInTime, H11Protocol):
    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.own = cast(HostConfig, config)
        self.arriving = Deadline(self.own.settings.request_seconds, self.too_late)
        self.unread = Deadline(self.own.settings.unread_seconds, self.abort)

    # ---- The rest of a request --------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        self.unread.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        ours = self.transport.get_protocol() is self  # or a socket's by now
        if ours and str(self.conn.their_state) in UNFINISHED and not self.transport.is_closing():
            self.expect()
        else:
            self.arrived()

    def expect(self) -> None:
        """A request is on its way. Where too many are, the one that has taken longest makes room."""
        self.arriving.start()
        self.own.unfinished.setdefault(self, None)
        if len(self.own.unfinished) > self.own.settings.unfinished_requests:
            next(iter(self.own.unfinished)).too_late()

    def arrived(self) -> None:
        self.arriving.stop()
        self.own.unfinished.pop(self, None)

    def too_late(self) -> None:
        self.arrived()
        self.refuse(408, "too-slow", "the request did not arrive in time")

    def refuse(self, status: int, code: str, message: str) -> None:
        """Say why and close, unless an answer is on its way already."""
        cycle = cast(RequestResponseCycle | None, self.cycle)
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(written(status, Refusal(code, message)))
        self.transport.close()
        self.unread.start()

    # ---- Sockets ----------------------------------------------------------------------------------------------

    def _should_upgrade(self) -> bool:
        """Only a GET opens a socket; on anything else such headers mean nothing."""
        return self.scope["method"] == "GET" and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.arrived()
        self.unread.stop()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocketsSansIOProtocol)
        if socket.conn.handshake_exc is not None and not socket.handshake_initiated:
            self.refuse(400, "malformed", "this request is too long for a socket, or has a body")


class PatientSocket(ReadInTime, WebSocketsSansIOProtocol):
    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.unread = Deadline(cast(HostConfig, config).settings.unread_seconds, self.abort)
        self.goodbye = Deadline(GOODBYE_SECONDS, self.abort)

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping may not read the farewell either."""
        super().keepalive_timeout()
        self.goodbye.start()

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.stop()
        self.goodbye.stop()
        super().connection_lost(exc)


def written(status: int, refusal: Refusal) -> bytes:
    """An answer that does not come from the application."""
    body = msgspec.json.encode(ErrorBody(refusal))
    head = f"HTTP/1.1 {status} {PHRASES[status]}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
