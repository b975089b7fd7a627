"""A game of another package, installed as pip installs it: found, lawful, typed, and shown in the guide as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .package import install

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "add-a-game.md"
COMMAND = Path(sys.executable).with_name("tabard")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def tabard(site: Path, *arguments: str) -> str:
    path = {**os.environ, "PYTHONPATH": str(site), "COLUMNS": "200"}
    done = subprocess.run(arguments, env=path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_and_keeps_the_laws(site: Path) -> None:
    said = tabard(site, str(COMMAND), "laws", "apple-fair", "--games", "20")
    assert said.count("holds") == 8


def test_its_first_game_can_be_played(site: Path) -> None:
    words = "import tabard; from tabard.kernel import tutorial as t; game = tabard.game('apple-fair')"
    tabard(site, sys.executable, "-c", f"{words}; t.check(game, t.tutorial(game))")


def test_its_view_is_typed(site: Path) -> None:
    types = tabard(site, sys.executable, "-m", "tabard.server.typescript", "--view", "apple-fair")
    assert "export interface Board {\n  fair: number;\n  owners: number[];" in types
    assert "/** One basket of the row. */\nexport interface Basket {\n  sort: string;\n  apples: number;\n}" in types


def test_the_guide_shows_these_very_files() -> None:
    """Every block of the guide that names a file of the package is that file, or a part of it."""
    text = DOCS.read_text("utf-8")
    shown = [block.partition("```") for block in text.split("<!-- file: ")[1:]]
    assert len(shown) >= 4
    for head, _, rest in shown:
        file = ROOT / "tests" / "foreign" / "apple-fair" / head.partition(" -->")[0]
        code = rest.partition("\n")[2].partition("\n```")[0]
        for part in code.split("\n...\n"):
            assert part in file.read_text("utf-8"), f"{file.name}: {part}"
