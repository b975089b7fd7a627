"""Accounts in the database.

A holding is an account, a table and the digest of the key by which it was proven. Which seat that is, and whether the key still
opens it, is asked of the keys themselves: when the host makes a new link, the holding of the old one grants nothing any more.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from tabard.server import schema
from tabard.server.rows import Ended
from tabard.server.store import Conflict, Store, is_name, now
from tabard.server.wire_accounts import HeldResult, HeldTable
from tabard.server.writer import Order

SESSION_LASTS = timedelta(days=180)  # since it was last used
MOST_SESSIONS = 50

accounts, sessions, holdings = schema.accounts.c, schema.sessions.c, schema.holdings.c
keys, tables = schema.keys.c, schema.tables.c
OPENS = (keys.table_id == holdings.table_id) & (keys.digest == holdings.digest)


class Owner(Struct, frozen=True):
    """An account, and its name as it is compared."""

    id: str
    name: str
    folded: str
    password: str
    created_at: str


class Session(Struct, frozen=True):
    """A device that is signed in, by the digest of its token."""

    id: str
    digest: str
    account_id: str
    created_at: str
    used_at: str
    agent: str


class Holding(Struct, frozen=True):
    table_id: str
    digest: str


class AccountStore:
    def __init__(self, store: Store) -> None:
        self.store = store
        own = sqlite if store.engine.dialect.name == "sqlite" else postgresql
        self.holding: sa.Executable = own.insert(schema.holdings).on_conflict_do_nothing()

    async def read(self, wanted: sa.Executable) -> Sequence[Mapping[Any, Any]]:
        async with self.store.reading() as connection:
            found: Sequence[Mapping[Any, Any]] = (await connection.execute(wanted)).mappings().all()
            return found

    async def write(self, *statements: Order | sa.Executable) -> None:
        """Raises Conflict if the name is taken, or the account gone."""
        try:
            await self.store.writer.write(*statements)
        except IntegrityError as wrong:
            raise Conflict("the name is taken, or the account gone") from wrong

    # ---- Owners -----------------------------------------------------------------------------------------------

    async def create(self, owner: Owner, session: Session) -> None:
        await self.write(schema.accounts.insert().values(**msgspec.structs.asdict(owner)), beginning(session))

    async def named(self, folded: str) -> Owner | None:
        rows = await self.read(schema.accounts.select().where(accounts.folded == folded))
        return next((Owner(**row) for row in rows), None)

    async def change(self, account: str, **values: str) -> None:
        await self.write(schema.accounts.update().where(accounts.id == account).values(**values))

    async def rehash(self, owner: Owner, password: str) -> None:
        """The same password at another cost, unless it was changed meanwhile."""
        same = (accounts.id == owner.id) & (accounts.password == owner.password)
        await self.write(schema.accounts.update().where(same).values(password=password))

    async def delete(self, account: str) -> None:
        """With its sessions and holdings. The tables stay as they are."""
        await self.write(schema.accounts.delete().where(accounts.id == account))

    # ---- Sessions ---------------------------------------------------------------------------------------------

    async def session(self, digest: str) -> tuple[Owner, Session] | None:
        """A session that lasts, and whose it is."""
        for row in await self.read(schema.sessions.select().where(*signed_in(digest))):
            for owner in await self.read(schema.accounts.select().where(accounts.id == row["account_id"])):
                return Owner(**owner), Session(**row)
        return None

    async def begin(self, session: Session) -> None:
        """A new session; the oldest ones of the account make room."""
        latest = (
            sa.select(sessions.id)
            .where(sessions.account_id == session.account_id)
            .order_by(sessions.used_at.desc(), sessions.id)
            .limit(MOST_SESSIONS - 1)
        )
        gone = sessions.id.not_in(latest) & (sessions.account_id == session.account_id)
        await self.write(schema.sessions.delete().where(gone), beginning(session))

    async def used(self, session: Session) -> None:
        await self.write(schema.sessions.update().where(sessions.id == session.id).values(used_at=now()))

    async def sessions(self, account: str) -> list[Session]:
        """The latest first."""
        wanted = schema.sessions.select().where(sessions.account_id == account, sessions.used_at > since())
        rows = await self.read(wanted.order_by(sessions.used_at.desc(), sessions.id))
        return [Session(**row) for row in rows]

    async def end(self, ended: Iterable[Session]) -> None:
        ids = [session.id for session in ended]
        await self.write(schema.sessions.delete().where(sessions.id.in_(ids)))

    # ---- Seats ------------------------------------------------------------------------------------------------

    async def proven(self, digest: str, table: str) -> list[str]:
        """The digests of the keys by which whoever has this session holds seats at the table."""
        if not is_name(table):
            return []
        wanted = (
            sa.select(holdings.digest)
            .join_from(schema.sessions, schema.holdings, sessions.account_id == holdings.account_id)
            .where(*signed_in(digest), holdings.table_id == table)
        )
        return [row["digest"] for row in await self.read(wanted)]

    async def held(self, account: str) -> list[HeldTable]:
        """The tables at which the account holds seats, those last moved first."""
        wanted = (
            sa.select(schema.tables, keys.seat)
            .join_from(schema.holdings, schema.keys, OPENS)
            .join(schema.tables, tables.id == holdings.table_id)
            .where(holdings.account_id == account)
            .order_by(tables.moved_at.desc(), tables.id, keys.seat)
        )
        found: dict[str, HeldTable] = {}
        for row in await self.read(wanted):
            found.setdefault(row["id"], held_table(row)).seats.append(row["seat"])
        return list(found.values())

    async def results(self, account: str) -> list[HeldResult]:
        """How the account's games ended, the oldest first."""
        ended = schema.results.c
        mine = sa.select(holdings.table_id).join_from(schema.holdings, schema.keys, OPENS)
        wanted = (
            sa.select(ended.table_id, ended.at, ended.result)
            .where(ended.table_id.in_(mine.where(holdings.account_id == account)))
            .order_by(ended.id)
        )
        return [held_result(row) for row in await self.read(wanted)]

    async def count(self, account: str) -> int:
        rows = await self.read(sa.select(sa.func.count().label("n")).where(holdings.account_id == account))
        return int(rows[0]["n"])

    async def opened(self, at: Mapping[str, Sequence[str]]) -> list[Holding]:
        """Those of these digests that open seats of these tables."""
        wanted = sa.select(keys.table_id, keys.digest).where(keys.table_id.in_(named(at)))
        return among(await self.read(wanted), "table_id", at)

    async def gathered(self, at: Mapping[str, Sequence[str]]) -> list[Holding]:
        """Those of these digests whose owners sit at these gatherings: they open seats of the tables to come."""
        sitters, gatherings = schema.sitters.c, schema.gatherings.c
        wanted = sa.select(gatherings.code, gatherings.table_id, sitters.digest)
        joined = wanted.join_from(schema.sitters, schema.gatherings).where(gatherings.code.in_(named(at)))
        return among(await self.read(joined), "code", at)

    async def hold(self, account: str, found: Sequence[Holding]) -> None:
        rows = [{"account_id": account, "table_id": one.table_id, "digest": one.digest} for one in found]
        await self.write(*(Order(self.holding, row) for row in rows))

    async def release(self, account: str, table: str) -> None:
        if is_name(table):
            gone = (holdings.account_id == account) & (holdings.table_id == table)
            await self.write(schema.holdings.delete().where(gone))


def since() -> str:
    """A session that was last used before then is over."""
    return now(-SESSION_LASTS)


def signed_in(digest: str) -> tuple[sa.ColumnElement[bool], ...]:
    return sessions.digest == digest, sessions.used_at > since()


def beginning(session: Session) -> sa.Executable:
    return schema.sessions.insert().values(**msgspec.structs.asdict(session))


def named(names: Iterable[str]) -> list[str]:
    return [name for name in names if is_name(name)]


def among(rows: Iterable[Mapping[Any, Any]], name: str, at: Mapping[str, Sequence[str]]) -> list[Holding]:
    return [Holding(row["table_id"], row["digest"]) for row in rows if row["digest"] in at[row[name]]]


def held_table(row: Mapping[Any, Any]) -> HeldTable:
    names = msgspec.json.decode(row["names"], type=dict[int, str])
    by_seat = [names.get(seat, "") for seat in range(row["seats"])]
    return HeldTable(row["id"], row["game"], [], by_seat, row["over"], row["created_at"], row["moved_at"])


def held_result(row: Mapping[Any, Any]) -> HeldResult:
    ended = msgspec.json.decode(row["result"], type=Ended)
    return HeldResult(row["table_id"], row["at"], ended.scores, ended.ranking, ended.winners)


def carried_over(old: str, new: str) -> sa.Executable:
    """Whoever holds a seat at a table holds it at its sequel, where the same keys open the same seats."""
    theirs = sa.select(holdings.account_id, sa.literal(new), holdings.digest).where(holdings.table_id == old)
    return schema.holdings.insert().from_select(["account_id", "table_id", "digest"], theirs)


def left_behind() -> list[sa.Executable]:
    """Takes away what is over: sessions, and what is held of tables and gatherings that are no more."""
    there = sa.union_all(sa.select(tables.id), sa.select(schema.gatherings.c.table_id))
    return [
        schema.sessions.delete().where(sessions.used_at <= since()),
        schema.holdings.delete().where(holdings.table_id.not_in(there)),
    ]
