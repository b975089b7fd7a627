"""Whoever sends a request: by keys, by the session of an account, by both, or by neither."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from litestar.datastructures import Cookie

from tabard.server.accounts import Accounts, signed_out
from tabard.server.accounts_store import SESSION_LASTS, Owner, Session
from tabard.server.faces import Viewers, viewers_of
from tabard.server.guards import PAGE_SCHEMES, Connection, sender_of
from tabard.server.guests import Guest
from tabard.server.storage import StorageFault
from tabard.server.store import digest
from tabard.server.tables import Table, printable

LOOK_AGAIN = 30.0  # seconds: a session may end in another worker, or at the host's desk
AGENT_LENGTH = 200
PLAIN, ENCRYPTED = (
    "tabard",
    "__Host-tabard",
)  # what the cookie is called; the second is refused from anybody but this server


class Caller:
    def __init__(self, accounts: Accounts, connection: Connection) -> None:
        scheme = connection.scope["scheme"]
        self.accounts = accounts
        self.sender = sender_of(connection)
        self.agent = printable(connection.headers.get("user-agent", ""))[:AGENT_LENGTH]
        self.secure = PAGE_SCHEMES.get(scheme, scheme) == "https"
        self.token = connection.cookies.get(self.cookie_name, "")
        self.mark = digest(self.token) if self.token else None

    # ---- Sessions ---------------------------------------------------------------------------------------------

    async def session(self) -> tuple[Owner, Session] | None:
        return None if self.mark is None else await self.accounts.store.session(self.mark)

    async def signed_in(self) -> tuple[Owner, Session]:
        found = await self.session()
        if found is None:
            raise signed_out()
        return found

    async def leave(self) -> None:
        """The session that was here so far ends."""
        found = await self.session()
        if found is not None:
            await self.accounts.end([found[1]])

    @property
    def cookie_name(self) -> str:
        return ENCRYPTED if self.secure else PLAIN

    def cookie(self, token: str) -> Cookie:
        """For this server's own pages alone, and out of reach of their scripts; without a token: no more."""
        lasts = int(SESSION_LASTS.total_seconds()) if token else 0
        return Cookie(
            self.cookie_name, value=token, max_age=lasts, secure=self.secure, httponly=True, samesite="strict"
        )

    # ---- Seats ------------------------------------------------------------------------------------------------

    async def viewers(self, table: Table, keys: Sequence[str]) -> Viewers:
        """What the keys open, and what the account holds."""
        held = [] if self.mark is None else await self.accounts.store.proven(self.mark, table.row.id)
        seats = {seat for seat in table.seats_of(keys) if seat is not None}
        return viewers_of(seats | {table.digests[one] for one in held if one in table.digests})

    @asynccontextmanager
    async def staying(self, guest: Guest, table: Table) -> AsyncIterator[None]:
        """While the session lasts."""
        watch = asyncio.create_task(self.watch(guest, table)) if self.mark else None
        try:
            with self.accounts.staying(self.mark, guest):
                yield
        finally:
            if watch is not None:
                watch.cancel()

    async def watch(self, guest: Guest, table: Table) -> None:
        """Sends the guest away when the seats are held no more."""
        before: list[str] | None = None
        while self.mark is not None:
            try:
                held = await self.accounts.store.proven(self.mark, table.row.id)
            except StorageFault:
                held = before or []
            if before is not None and set(held) != set(before):
                guest.send_away()
            before = held
            await asyncio.sleep(LOOK_AGAIN)
