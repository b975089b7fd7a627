"""When the database fails: what kind of fault it is, and what the host must do. Nothing is acknowledged that it does not hold."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabard.server.refusals import Refused

try:
    from asyncpg import InterfaceError, PostgresError
except ImportError:  # the extra tabard[postgres] is not installed
    DRIVER_FAULTS: tuple[type[Exception], ...] = ()
else:
    DRIVER_FAULTS = (PostgresError, InterfaceError)

log = logging.getLogger(__name__)

STORAGE = "storage"
REMEDIES = {
    "locked": "another program holds the database; close it",
    "read-only": "the server may not write the database; let its user write it (a file, and the folder around it)",
    "full": "the disk is full; make room",
    "gone": "the database file was moved or removed; stop the server, put the file back and start again",
    "away": "the database server does not answer; start it, or mend the way to it",
    "other": "the database does not work; the server's log says why",
}
SIGNS = {
    "locked": "locked",
    "readonly": "read-only",
    "read-only": "read-only",
    "full": "full",
    "no space": "full",
    "unable to open": "gone",
    "no such table": "gone",
    "disk i/o error": "gone",
    "connection is closed": "away",
    "connection was closed": "away",
}
STATES = {  # PostgreSQL's, by their beginnings
    "25006": "read-only",
    "42501": "read-only",
    "53100": "full",
    "55P03": "locked",
    "57014": "locked",
    "08": "away",
    "53300": "away",
    "57P": "away",
}
DEADLOCK = "40P01"
FAULTS: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, OSError, *DRIVER_FAULTS)
UNOPENED: tuple[type[Exception], ...] = (*FAULTS, ImportError)  # a driver may be missing


class StorageFault(Refused):
    def __init__(self, kind: str) -> None:
        super().__init__(STORAGE, f"nothing was changed: {REMEDIES[kind]}", status=503, args={"kind": kind})


def kind_of(error: BaseException) -> str:
    state, words = state_of(error), str(error).lower()
    told = (kind for begins, kind in STATES.items() if state.startswith(begins))
    signs = (kind for sign, kind in SIGNS.items() if sign in words)
    unreached = isinstance(error, ConnectionError | TimeoutError | FileNotFoundError)
    return next(told, None) or next(signs, None) or ("away" if unreached else "other")


def state_of(error: BaseException) -> str:
    """The five letters by which PostgreSQL names a fault; nothing for other databases."""
    return str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")


def remedy(wrong: Exception) -> str:
    """What the host must do about a database that cannot be opened."""
    kind = kind_of(wrong)
    if kind in ("locked", "read-only", "full", "away"):
        return REMEDIES[kind]
    return "expected sqlite:///FILE, or postgresql://... with the extra tabard[postgres]"


@contextmanager
def told_as_fault() -> Iterator[None]:
    """What the database raises, in the host's words. Writes that clash are no fault of the database."""
    try:
        yield
    except IntegrityError:
        raise
    except FAULTS as error:
        if state_of(error) == DEADLOCK:
            raise
        log.error("the database failed: %s", error)
        raise StorageFault(kind_of(error)) from error


class DatabaseFile:
    """The file of an embedded database. A file that is removed goes on taking commits which no restart would find."""

    def __init__(self, url: str) -> None:
        parts = make_url(url)
        embedded = parts.get_backend_name() == "sqlite" and parts.database not in (None, "", ":memory:")
        self.path = Path(str(parts.database)) if embedded else None
        self.identity: tuple[int, int] | None = None

    def remember(self) -> None:
        self.identity = self.found()

    def found(self) -> tuple[int, int] | None:
        """Which file lies there now, if its log does, too."""
        if self.path is None:
            return None
        try:
            stat = self.path.stat()
            self.path.with_name(self.path.name + "-wal").stat()
        except OSError:
            return None
        return stat.st_dev, stat.st_ino

    @property
    def there(self) -> bool:
        return self.identity is None or self.found() == self.identity

    def check(self) -> None:
        if not self.there:
            log.error("the database file %s was moved or removed", self.path)
            raise StorageFault("gone")
