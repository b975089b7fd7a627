"""The live socket of a table: one guest, one reader, one writer."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tabard.server import limits
from tabard.server.accounts_caller import Caller
from tabard.server.faces import Viewers
from tabard.server.guards import split_keys
from tabard.server.guests import text
from tabard.server.inn import Inn
from tabard.server.metrics import FAULTS, REFUSALS
from tabard.server.refusals import INTERNAL, Refused
from tabard.server.tables import Table
from tabard.server.wire import (
    AskBegin,
    AskExplain,
    AskHint,
    AskWords,
    Failure,
    FromClient,
    Ping,
    Reply,
    SendChat,
    SendMove,
    SendName,
    SendUndo,
)
from tabard.server.wire_insight import Hint
from tabard.server.wire_life import FromPeople
from tabard.server.wire_notices import AboutNotices, Notice, SendNotify
from tabard.server.wire_parts import Choice, Refusal

log = logging.getLogger(__name__)

QUEUE = 512
CLOSE_REFUSED = 4000
CLOSE_COME_AGAIN = 1013

Socket = WebSocket[Any, Any, Any]
Answer = Choice | Hint | Refusal | list[dict[str, Any]] | list[Notice] | str | None

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class SocketGuest:
    """A browser at a table. Messages wait in a queue, so that a slow reader keeps nobody else waiting."""

    def __init__(self) -> None:
        self.viewers: Viewers = (None,)
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self.sent_away = asyncio.Event()

    def send(self, message: str) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.send_away()

    def send_away(self) -> None:
        """Who reads too slowly, or holds a key that opens no seat any more. The page comes again, and hears how things stand."""
        self.sent_away.set()


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket, table: FromPath[str], inn: NamedDependency[Inn], caller: NamedDependency[Caller]
) -> None:
    await socket.accept()
    try:
        inn.arrive(caller.sender)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    try:
        await attend(socket, await inn.table(table), inn, caller)
    except Refused as refused:
        await turn_away(socket, refused)
    finally:
        inn.depart(caller.sender)


async def attend(socket: Socket, table: Table, inn: Inn, caller: Caller) -> None:
    """Be a guest at the table until the socket ends."""
    guest = SocketGuest()
    async with caller.staying(guest, table):
        guest.viewers = await caller.viewers(table, split_keys(socket.query_params.get("keys")))
        table.join(guest, whole_number(socket.query_params.get("since")))
        try:
            await converse(socket, guest, Conversation(table, guest, inn, caller.sender))
        finally:
            table.leave(guest)


async def turn_away(socket: Socket, refused: Refused) -> None:
    await socket.send_text(text(Failure(refused.refusal)))
    await socket.close(CLOSE_REFUSED + refused.status % 1000, refused.refusal.code)


def whole_number(given: str | None) -> int | None:
    """A version to resume from; anything else is as good as none."""
    return int(given) if given is not None and given.isascii() and given.isdigit() and len(given) < 10 else None


async def converse(socket: Socket, guest: SocketGuest, conversation: "Conversation") -> None:
    """Read and write until either ends."""
    work = {
        asyncio.create_task(read(socket, guest, conversation)),
        asyncio.create_task(write(socket, guest)),
        asyncio.create_task(close_when_sent_away(socket, guest)),
    }
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in work:
            task.cancel()
        results = await asyncio.gather(*work, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
            log.error("a socket ended badly", exc_info=result)


async def read(socket: Socket, guest: SocketGuest, conversation: "Conversation") -> None:
    while True:
        received = await socket.receive_data(mode="text")
        guest.send(text(await conversation.reply(received)))


async def write(socket: Socket, guest: SocketGuest) -> None:
    while True:
        await socket.send_data(await guest.queue.get(), mode="text")


async def close_when_sent_away(socket: Socket, guest: SocketGuest) -> None:
    await guest.sent_away.wait()
    await socket.close(CLOSE_COME_AGAIN, "come again")


class Conversation:
    """Answers what one guest sends. Every message gets exactly one reply."""

    def __init__(self, table: Table, guest: SocketGuest, inn: Inn, sender: str) -> None:
        self.table = table
        self.viewers = guest.viewers
        self.most = inn.settings.message_bytes
        self.limits = inn.limits
        self.notices = inn.notices
        self.sender = sender

    async def reply(self, received: str) -> Reply:
        try:
            self.limits.take(self.sender, limits.MESSAGES)
            message = self.read(received)
            version, answer = await self.handle(message)
        except Refused as refused:
            REFUSALS.labels(refused.refusal.code).inc()
            return Reply(request_id(received), ok=False, error=refused.refusal)
        except Exception:
            FAULTS.inc()
            log.exception("a request failed", extra={"table": self.table.row.id})
            return Reply(request_id(received), ok=False, error=INTERNAL)
        return Reply(message.id, ok=True, version=version, answer=answer)

    def read(self, received: str) -> FromClient:
        if len(received) > self.most:
            raise Refused("oversized", f"a message has at most {self.most} letters", args={"most": self.most})
        try:
            return decoder.decode(received)
        except UNREADABLE as wrong:
            raise Refused("malformed", f"the message cannot be read: {wrong}") from None

    async def handle(self, message: FromClient) -> tuple[int, Answer]:
        if not isinstance(message, Ping):
            self.table.check_owner(self.viewers, message.seat)
        match message:
            case SendMove(seat=seat, ask=ask, move=move):
                return self.version(await self.table.moved_by_hand(seat, ask, move)), None
            case SendUndo(seat=seat):
                return self.version(await self.table.undo(seat)), None
            case SendChat(seat=seat, text=words):
                self.limits.take(self.sender, limits.CHAT)
                await self.table.say(seat, words)
                return self.version(), None
            case SendName(seat=seat, name=name):
                self.limits.take(self.sender, limits.CHAT)
                await self.table.rename(seat, name)
                return self.version(), None
        if isinstance(message, FromPeople):
            self.limits.take(self.sender, limits.CHAT)
            return self.version(), await self.table.settled(message)
        if isinstance(message, AboutNotices):
            self.limits.take(self.sender, limits.MAILS if isinstance(message, SendNotify) else limits.CHAT)
            return self.version(), await self.notices.handle(self.table, message)
        return self.version(), await self.advise(message)

    async def advise(self, message: FromClient) -> Answer:
        match message:
            case AskExplain(seat=seat, move=move):
                self.limits.take(self.sender, limits.THOUGHTS)
                return self.table.explain(seat, move)
            case AskBegin(seat=seat, target=target):
                self.limits.take(self.sender, limits.THOUGHTS)
                return self.table.begin(seat, target)
            case AskHint(seat=seat):
                self.limits.take(self.sender, limits.HINTS)
                return await self.table.hint(seat)
            case AskWords(seat=seat):
                return self.table.words(seat)
        return None

    def version(self, number: int | None = None) -> int:
        return self.table.course.version(self.viewers, number)


def request_id(received: str) -> str | None:
    """The id of a message that could not be read as a whole."""
    try:
        return msgspec.json.decode(received[:100_000], type=OnlyId).id
    except UNREADABLE:
        return None


class OnlyId(msgspec.Struct):
    id: str
