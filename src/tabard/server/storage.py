"""When the database fails: what kind of fault it is, and what the host must do. Nothing is acknowledged that it does not hold."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabard.server.refusals import Refused

log = logging.getLogger(__name__)

STORAGE = "storage"
REMEDIES = {
    "locked": "another program holds the database; close it",
    "read-only": "the server may not write the database; let its user write the file and the folder around it",
    "full": "the disk is full; make room",
    "gone": "the database file was moved or removed; stop the server, put the file back and start again",
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
}


class StorageFault(Refused):
    def __init__(self, kind: str) -> None:
        super().__init__(STORAGE, f"nothing was changed: {REMEDIES[kind]}", status=503, args={"kind": kind})


def kind_of(error: BaseException) -> str:
    words = str(error).lower()
    return next((kind for sign, kind in SIGNS.items() if sign in words), "other")


@contextmanager
def told_as_fault() -> Iterator[None]:
    """What the database raises, in the host's words. Entries that clash are no fault of the database."""
    try:
        yield
    except IntegrityError:
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
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

    def check(self) -> None:
        if self.identity is not None and self.found() != self.identity:
            log.error("the database file %s was moved or removed", self.path)
            raise StorageFault("gone")
