"""A PostgreSQL server of one's own, in a folder that goes when the tests do."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",  # the tests kill our server, not the machine
    "max_connections": "200",
    "shared_buffers": "16MB",
}


def program(name: str) -> str:
    """Debian keeps the server's programs off the path."""
    found = shutil.which(name) or next(map(str, sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)), None)
    if found is None:
        missing(f"no PostgreSQL: {name} is not installed")
    assert found is not None
    return found


def missing(reason: str) -> None:
    if os.environ.get("TABARD_REQUIRE_POSTGRESQL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def user() -> str | None:
    """PostgreSQL refuses to run as root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return None if os.geteuid() != 0 else "postgres" if "postgres" in names else "nobody"


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count(1)
        folder.chmod(0o755)
        if (owner := user()) is not None:
            shutil.chown(folder, owner)
        self.run("initdb", "-D", self.data, "-U", "tabard", "-A", "trust", "-E", "UTF8", "--locale", "C", "-N")
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in SETTINGS.items())

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, name: str, *arguments: str) -> str:
        command = [program(name), *arguments]
        done = subprocess.run(command, user=user(), cwd=self.folder, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def start(self) -> None:
        log = str(self.folder / "log")
        self.control("start", "-w", "-l", log, "-o", f"-k {self.folder}")

    def stop(self) -> None:
        """As if its machine had lost its power."""
        self.control("stop", "-m", "immediate")

    def control(self, *arguments: str) -> None:
        """Without pipes, which the server would inherit and keep open."""
        command = [program("pg_ctl"), "-D", self.data, "-s", *arguments]
        subprocess.run(command, user=user(), cwd=self.folder, check=True, timeout=120, stdout=subprocess.DEVNULL)

    def sql(self, words: str, database: str = "postgres") -> str:
        return self.run("psql", *self.said(words, database)).strip()

    @contextmanager
    def meanwhile(self, words: str, database: str) -> Iterator[None]:
        """Somebody else says this, and waits."""
        other = subprocess.Popen([program("psql"), *self.said(words, database)], stdout=subprocess.DEVNULL)
        time.sleep(0.5)
        try:
            yield
        finally:
            other.kill()
            other.wait()
            mine = f"application_name = 'psql' AND datname = '{database}'"
            self.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")

    def said(self, words: str, database: str) -> list[str]:
        return ["-h", str(self.folder), "-U", "tabard", "-d", database, "-XAtqc", words]

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"inn{next(self.numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://tabard@/{name}?host={self.folder}"


@contextmanager
def running() -> Iterator[Cluster]:
    program("initdb")
    with tempfile.TemporaryDirectory(prefix="tabard-pg-") as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
