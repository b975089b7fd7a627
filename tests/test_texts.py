"""Every text stands in both languages, with the same arguments; every refusal has its text."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tabard
from tabard.kernel.laws import catalogue

PACKAGE = Path(tabard.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))
CODE = re.compile(r'(?:Illegal|Refused)\(\s*"([a-z-]+)"|Refusal\(\s*"([a-z-]+)"|^ +\d{3}: "([a-z-]+)"', re.MULTILINE)


def read(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text("utf-8")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_both_languages_hold_the_same_messages(folder: Path) -> None:
    english, russian = catalogue(read(folder, "en")), catalogue(read(folder, "ru"))
    assert sorted(english.keys() ^ russian.keys()) == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_the_catalogue_can_be_read_and_has_no_message_twice(folder: Path, language: str) -> None:
    entries = FluentParser().parse(read(folder, language)).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(id for id in ids if ids.count(id) > 1) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_every_refusal_of_the_code_beside_it_has_its_text(folder: Path) -> None:
    """The shell's catalogue serves kernel, server and command line; a game's serves the game and may use the shell's."""
    own = [folder.parent] if "games" in folder.parts else [PACKAGE / "kernel", PACKAGE / "server"]
    sources = [path.read_text("utf-8") for place in own for path in place.rglob("*.py") if "tests" not in path.parts]
    codes = {"".join(found) for source in sources for found in CODE.findall(source)}
    known = {**catalogue(read(PACKAGE / "text", "en")), **catalogue(read(folder, "en"))}
    assert sorted(code for code in codes if f"illegal-{code}" not in known) == []
