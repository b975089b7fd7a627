from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.server.settings import Settings

from .helpers import ServerProcess, ThreadServer


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
