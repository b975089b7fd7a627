"""How the databases are opened: SQLite writes through to the disk, PostgreSQL is not waited for without end."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk before it is answered
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 2000",  # a player waits for two of these at most
)
POSTGRESQL = {
    "timeout": 5,  # seconds until a server that does not answer is given up
    "command_timeout": 10,
    "server_settings": {"application_name": "tabard", "lock_timeout": "2s"},
}


def engine_for(url: str) -> AsyncEngine:
    """What it complains of is logged, so it does not tell the values: digests and hashes are among them."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, connect_args=POSTGRESQL, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def writing_engine_for(url: str) -> sa.Engine:
    """SQLite's once more, without a loop: its writes have a thread to themselves."""
    engine = sa.create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
    sa.event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def prepare_folder(url: str) -> None:
    """SQLite makes its file, but not the folder around it."""
    parts = make_url(url)
    if parts.get_backend_name() == "sqlite" and parts.database and parts.database != ":memory:":
        Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
