import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.server.settings import Settings

from . import postgres
from .helpers import ServerProcess, ThreadServer
from .postgres import Cluster

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).parent / "installed"


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes that a server starts find the games and bots of `installed/`, as if they were installed."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(INSTALLED), str(ROOT)]))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with postgres.running() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind that we serve on."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new' / 'inn.db'}"
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'inn.db'}", static=tmp_path / "static", limits=False, password_kib=8
    )
    with ThreadServer(settings) as running:
        yield running


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path, TABARD_LIMITS="false")
    try:
        yield running.start()
    finally:
        running.__exit__()
