"""Which build a checkout uses."""

import os
from pathlib import Path

import pytest

from tabard.cli.compiled import compiled_build


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "tabard"
    for name in ("kernel/engine.py", "server/static/index.html", "text/en.ftl"):
        write(package / name, at=100)
    return package


def write(file: Path, at: float) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("")
    os.utime(file, (at, at))


def test_the_compiled_build_is_used_while_it_is_made_from_these_sources(package: Path, tmp_path: Path) -> None:
    build = tmp_path / "build" / "compiled"
    assert compiled_build(package) is None
    write(build / "tabard" / "kernel" / "engine.py", at=100)
    assert compiled_build(package) is None, "not finished"
    write(build / ".stamp", at=101)
    assert compiled_build(package) == build
    assert compiled_build(build / "tabard") is None, "it is used already"
    write(package / "server" / "static" / "index.html", at=102)
    assert compiled_build(package) == build, "the client is no part of it"
    write(package / "text" / "en.ftl", at=102)
    assert compiled_build(package) is None
