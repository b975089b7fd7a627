"""What the kernel offers to tests of games, tried on Middle Ages: a changed game, an unknown name, a wrong clause are caught."""

from pathlib import Path

import pytest

from tabard.games.middle_ages import GAME, own
from tabard.games.middle_ages.rules.round import Match
from tabard.kernel.testing import Golden, Notation, asked, fresh, lawful, named, nature, resume, unnamed

TILES = tuple(GAME.components.tile_ids)
NOTATION = Notation(GAME, own, lambda p, domain: TILES if domain == "tile" else ())


def test_a_golden_game_is_written_and_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    golden = Golden(GAME, tmp_path)
    monkeypatch.setenv("TABARD_GOLDEN", "write")
    golden.compare("two", 2)
    monkeypatch.delenv("TABARD_GOLDEN")
    golden.compare("two", 2)
    file = tmp_path / "two.txt"
    file.write_text(file.read_text("utf-8").replace("lord 0", "lord 1", 1), "utf-8")
    with pytest.raises(AssertionError, match=r"two\.txt, line \d+"):
        golden.compare("two", 2)


def test_moves_have_names_and_numbers() -> None:
    p = GAME.new(2, 1)
    assert NOTATION.move(own(p), "restore mill_04") == ("restore", TILES.index("mill_04"))
    assert NOTATION.move(own(p), f"restore {TILES.index('mill_04')}") == ("restore", TILES.index("mill_04"))
    assert NOTATION.text(own(p), ("restore", TILES.index("mill_04"))) == "restore mill_04"
    with pytest.raises(StopIteration):
        NOTATION.move(own(p), "restore windmill")


def test_positions_are_laid_and_resumed() -> None:
    p = fresh(own(GAME.new(3, 1)))
    assert p.story == []
    resume(nature(p, 2), (Match(), "first_placement"))
    assert asked(p) == "2 PlaceLord"
    assert [event.name for event in p.story] == ["drawn"]
    assert asked(NOTATION.play(p, "2: lord 0")).endswith("PlaceLord")
    with pytest.raises(AssertionError, match="accepted"):
        NOTATION.refusal(p, NOTATION.options(p)[0])


def test_a_sample_that_lacks_something_is_refused() -> None:
    with pytest.raises(AssertionError):
        lawful(GAME, 1, 2, care=0)  # one game of two seats meets few of the tiles
    lawful(GAME, 1, 2, care=0, unused=None)


def test_clauses_are_named_one_by_one_and_by_ranges(tmp_path: Path) -> None:
    assert named("MA-8.2 to MA-8.4, MA-S.1 and MA-X.10") == {"MA-8.2", "MA-8.3", "MA-8.4", "MA-S.1", "MA-X.10"}
    rules = "## 1. One\n- **TO-1.1** A. [ruling]\n- **TO-1.2** B. [ruling]\n- **TO-1.3** C. [ruling]\n"
    (tmp_path / "rules.md").write_text(rules, "utf-8")
    (tmp_path / "untested.toml").write_text('"TO-1.3" = "It cannot be seen to fail."\n', "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text('"""TO-1.1"""', "utf-8")
    assert unnamed(tmp_path) == ["TO-1.2"]
