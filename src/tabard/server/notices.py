"""Whoever is away is told that it is their turn: by browser, by e-mail or by a webhook, as the host offers and a seat wants.

A notice names the game and leads to the table. It holds no key and nothing of the game: the link opens the seat in a browser that
knows it, or for an account. A seat is told at most once in a while, and never while it is looked at.
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import IntegrityError

from tabard.kernel import LANGUAGES
from tabard.server.clocks import playing
from tabard.server.course import Course, Step
from tabard.server.notice_senders import (
    FAULTS,
    check_mail,
    check_push,
    check_webhook,
    offered,
    send_mail,
    send_push,
    send_webhook,
)
from tabard.server.notice_store import NoticeStore, Wanted
from tabard.server.outlets import Outlet
from tabard.server.refusals import Refused
from tabard.server.store import digest
from tabard.server.wire_life import Life
from tabard.server.wire_notices import AboutNotices, Notice, SendConfirm, SendNotify
from tabard.text import Speech, shell_catalogue

if TYPE_CHECKING:
    from tabard.server.inn import Inn
    from tabard.server.tables import Table

log = logging.getLogger(__name__)

SOON = 30.0  # seconds that somebody has to come by himself
MOST = 50
GONE = (404, 410)
CHECKS = {"push": check_push, "webhook": check_webhook}


class Notices:
    def __init__(self, inn: "Inn") -> None:
        self.inn = inn
        self.settings = inn.settings
        self.store = NoticeStore(inn.store)
        self.kinds = offered(inn.settings)
        self.work: set[asyncio.Task[None]] = set()

    async def attend(self, table: "Table") -> None:
        """Whoever wants to be told of this table will be."""
        if self.kinds:
            board = NoticeBoard(table, self)
            table.outlets.append(board)
            await board.reread()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(guarded(work))
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    async def close(self) -> None:
        await asyncio.gather(*self.work)

    # ---- What a seat wants ------------------------------------------------------------------------------------

    async def handle(self, table: "Table", message: AboutNotices) -> list[Notice]:
        """With the seat's owner checked; the ways by which the seat is told now."""
        if isinstance(message, SendNotify):
            await self.wish(table, message)
        elif isinstance(message, SendConfirm):
            await self.confirm(table, message)
        for outlet in table.outlets:
            await outlet.reread()
        return [notice(one) for one in await self.store.of_table(table.row.id) if one.seat == message.seat]

    async def wish(self, table: "Table", wish: SendNotify) -> None:
        if wish.address is None:
            await self.store.drop(table.row.id, wish.seat, wish.kind)
            return
        if wish.kind not in self.kinds:
            raise Refused("no-notices", "the host of this server does not offer that", status=404)
        code = secrets.token_hex(4) if wish.kind == "mail" else None
        language = wish.language if wish.language in LANGUAGES else "en"
        address = await asyncio.to_thread(self.checked, wish)
        if code is not None:
            await self.ask_for(table, address, language, code)
        marked = None if code is None else digest(code)
        await self.store.keep(Wanted(table.row.id, wish.seat, wish.kind, address, language, marked))

    def checked(self, wish: SendNotify) -> str:
        address = wish.address or ""
        if wish.kind == "mail":
            return check_mail(address)
        return CHECKS[wish.kind](self.settings, address)

    async def ask_for(self, table: "Table", address: str, language: str, code: str) -> None:
        """Nobody is written to who has not said so: the code shows that the address is theirs."""
        speech = spoken(table, language)
        words = {"code": f"{code[:4]}-{code[4:]}", "game": "game-name", "link": self.link(table)}
        subject, body = speech.text("notice-code-subject"), speech.text("notice-code", **words)
        try:
            await asyncio.to_thread(send_mail, self.settings, address, subject, body)
        except FAULTS as fault:
            log.warning("no e-mail can be sent: %s", fault)
            raise Refused("mail-failed", "the e-mail could not be sent; try again later", status=503) from None

    async def confirm(self, table: "Table", message: SendConfirm) -> None:
        said = digest("".join(letter for letter in message.code.lower() if letter.isalnum()))
        own = [one for one in await self.store.of_table(table.row.id) if one.seat == message.seat and one.code == said]
        if not own:
            raise Refused("wrong-code", "this is not the code of the latest e-mail", status=409)
        await self.store.confirm(table.row.id, message.seat)

    # ---- Telling ----------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        for name in await self.store.due(self.inn.hours.now, MOST) if self.kinds else ():
            table = await self.inn.table(name)
            for wanted in await self.claimed(table):
                self.start(self.told(table, wanted))

    async def claimed(self, table: "Table") -> list[Wanted]:
        """Of several workers one tells; and only those who are still asked and away."""
        async with table.lock, table.elsewhere.settling():
            now, asked = self.inn.hours.now, away(table)
            due = [one for one in await self.store.due_at(table.row.id, now) if one.seat in asked]
            await self.store.claim(table.row.id, asked, now)
        with suppress(IntegrityError):  # another worker has just written it down
            await self.inn.hours.beat()
        return due

    async def told(self, table: "Table", wanted: Wanted) -> None:
        """A browser that has given up its subscription is not told again."""
        status = await asyncio.to_thread(self.tell, table, wanted)
        if wanted.kind == "push" and status in GONE:
            await self.store.drop(table.row.id, wanted.seat, wanted.kind)

    def tell(self, table: "Table", wanted: Wanted) -> int | None:
        """The status of the answer, where there is one."""
        speech, link = spoken(table, wanted.language), self.link(table)
        subject = speech.text("notice-subject", game="game-name")
        if wanted.kind == "mail":
            send_mail(self.settings, wanted.address, subject, speech.text("notice", game="game-name", link=link))
            return None
        where = {"game": table.row.game, "table": table.row.id, "link": link}
        if wanted.kind == "push":
            told = msgspec.json.encode({"text": subject, **where})
            return send_push(self.settings, wanted.address, table.row.id, told)
        text = f"{subject} {link}"
        told = msgspec.json.encode({"text": text, "content": text, **where, "seat": wanted.seat})
        return send_webhook(self.settings, wanted.address, told)

    def link(self, table: "Table") -> str:
        return f"{self.settings.address.rstrip('/')}/table/{table.row.id}"


class NoticeBoard(Outlet):
    """Writes down at one table who is asked and away."""

    def __init__(self, table: "Table", notices: Notices) -> None:
        self.table = table
        self.notices = notices
        self.wanted: set[int] = set()  # seats that want to be told
        self.marked: set[int] = set()

    async def reread(self) -> None:
        self.wanted = {one.seat for one in await self.notices.store.of_table(self.table.row.id)}
        self.marked = self.asked()

    def asked(self) -> set[int]:
        return away(self.table) & self.wanted

    def stepped(self, course: Course, step: Step) -> None:
        self.look()

    def renewed(self, course: Course) -> None:
        self.look()

    def lived(self, life: Life) -> None:
        self.look()

    def look(self) -> None:
        asked = self.asked()
        if asked != self.marked:
            self.marked = asked
            soon, pause = self.notices.inn.hours.now + SOON, self.notices.settings.notice_seconds
            self.notices.start(self.notices.store.mark(self.table.row.id, sorted(asked), soon, pause))


def away(table: "Table") -> set[int]:
    """Those who are waited for, play themselves and are not here."""
    asked = () if table.over else table.course.position.waiting
    return set(playing(table.row)) & set(asked) - set(table.guests.online)


def notice(wanted: Wanted) -> Notice:
    return msgspec.convert({"kind": wanted.kind, "confirmed": wanted.code is None}, Notice)


def spoken(table: "Table", language: str) -> Speech:
    return Speech(language, [shell_catalogue(language), table.game.text(language)])


async def guarded(work: Coroutine[Any, Any, None]) -> None:
    """A notice that cannot be sent harms nobody else. What went wrong is told to the host without the address."""
    try:
        await work
    except FAULTS as fault:
        log.warning("a notice could not be sent: %s", type(fault).__name__)
    except Exception:
        log.exception("a notice failed")
