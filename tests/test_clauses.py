"""Law 8: every clause of every game is named by a test, and exists in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

import tabard
from tabard.kernel.rulebook import chapters, clause_ids

GAMES = Path(tabard.__file__).parent / "games"
FOLDERS = sorted(path.parent for path in GAMES.glob("*/rules.md"))
ID = re.compile(r"\b([A-Z]+-(?:\d+|X)\.\d+)(?:\s*(?:to|-|–|\.\.\.?)\s*(?:[A-Z]+-)?(?:\d+|X)\.(\d+))?")


def named(text: str) -> set[str]:
    """Clause ids in a text; `MA-8.2 to MA-8.5` names all four."""
    found: set[str] = set()
    for match in ID.finditer(text):
        first, last = match[1], match[2]
        head, number = first.rsplit(".", 1)
        found |= {f"{head}.{n}" for n in range(int(number), int(last or number) + 1)}
    return found


def untested(folder: Path) -> dict[str, str]:
    path = folder / "untested.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_clause_is_named_by_a_test(folder: Path) -> None:
    ids = set(clause_ids((folder / "rules.md").read_text("utf-8")))
    tested = set().union(*(named(path.read_text("utf-8")) for path in (folder / "tests").glob("test_*.py")))
    excused = untested(folder)
    assert sorted(ids - tested - set(excused)) == []
    assert sorted(set(excused) - ids) == [], "untested.toml names clauses that do not exist"
    assert all(len(reason) > 10 for reason in excused.values())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_clause_stands_in_both_languages(folder: Path) -> None:
    english, russian = ((folder / name).read_text("utf-8") for name in ("rules.md", "rules.ru.md"))
    assert clause_ids(english) == clause_ids(russian)
    assert len(set(clause_ids(english))) == len(clause_ids(english))
    assert [c["id"] for c in chapters(english)] == [c["id"] for c in chapters(russian)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_clause_cited_in_code_and_text_exists(folder: Path) -> None:
    ids = set(clause_ids((folder / "rules.md").read_text("utf-8")))
    for path in [*folder.rglob("*.py"), *folder.rglob("*.ftl")]:
        assert sorted(named(path.read_text("utf-8")) - ids) == [], path.name
