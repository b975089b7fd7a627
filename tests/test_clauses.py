"""Law 8: every clause of every game is named by a test, and exists in both languages."""

from pathlib import Path

import pytest

import tabard
from tabard.kernel.rulebook import chapters, clause_ids, clauses
from tabard.kernel.testing import named, unnamed, untested

GAMES = Path(tabard.__file__).parent / "games"
FOLDERS = sorted(path.parent for path in GAMES.glob("*/rules.md"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_clause_is_named_by_a_test(folder: Path) -> None:
    ids, excused = set(clause_ids((folder / "rules.md").read_text("utf-8"))), untested(folder)
    assert unnamed(folder) == []
    assert sorted(set(excused) - ids) == [], "untested.toml names clauses that do not exist"
    assert all(len(reason) > 10 for reason in excused.values())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_clause_stands_in_both_languages(folder: Path) -> None:
    english, russian = ((folder / name).read_text("utf-8") for name in ("rules.md", "rules.ru.md"))
    assert clause_ids(english) == clause_ids(russian)
    assert [clause["kind"] for clause in clauses(english)] == [clause["kind"] for clause in clauses(russian)]
    assert [c["id"] for c in chapters(english)] == [c["id"] for c in chapters(russian)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_clause_cited_in_code_and_text_exists(folder: Path) -> None:
    ids = set(clause_ids((folder / "rules.md").read_text("utf-8")))
    for path in [*folder.rglob("*.py"), *folder.rglob("*.ftl")]:
        assert sorted(named(path.read_text("utf-8")) - ids) == [], path.name
