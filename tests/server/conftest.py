import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.server.settings import Settings

from .helpers import ServerProcess, ThreadServer

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).parent / "installed"


@pytest.fixture(autouse=True)
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes that a server starts find the games and bots of `installed/`, as if they were installed."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(INSTALLED), str(ROOT)]))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", static=tmp_path / "static", limits=False)
    with ThreadServer(settings) as running:
        yield running


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path, TABARD_LIMITS="false")
    try:
        yield running.start()
    finally:
        running.__exit__()
