"""`tabard verify`: which records of a folder play by today's rules as they did, and where the others part."""

import json
from pathlib import Path
from typing import Any

import pytest

import tabard

from .test_cli import Terminal, finished, terminal

__all__ = ["finished", "terminal"]


def wrong_move(record: dict[str, Any]) -> None:
    record["moves"][5] = [0, ["lord", 23]]


def missing_luck(record: dict[str, Any]) -> None:
    del record["nature"][-1]


def surplus_luck(record: dict[str, Any]) -> None:
    record["nature"].append(0)


def other_result(record: dict[str, Any]) -> None:
    record["result"]["scores"][0] += 1


def other_components(record: dict[str, Any]) -> None:
    record["components"] = "0" * 16


def other_options(record: dict[str, Any]) -> None:
    record["seats"] = 9


def no_moves(record: dict[str, Any]) -> None:
    del record["moves"]


def older(record: dict[str, Any]) -> None:
    record["rules_version"] = "0"


SPOILED = {
    wrong_move: "differs at move 6 of",
    missing_luck: "dice and cards differ at move",
    surplus_luck: "dice and cards differ at move",
    other_result: "the result differs",
    other_components: "another component file",
    other_options: "cannot be set up",
    no_moves: "moves",
}


def keep(folder: Path, name: str, record: dict[str, Any]) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(json.dumps(record), "utf-8")


def test_records_that_play_as_they_did(terminal: Terminal, tmp_path: Path, finished: tabard.Position) -> None:
    record: dict[str, Any] = finished.record()
    keep(tmp_path, "a.json", record)
    older(record)
    keep(tmp_path, "below/b.json", record)
    said = terminal("verify", str(tmp_path))
    assert said.code == 0 and said.out.strip() == "2 records: all play as they did."
    assert "2 записи" in terminal("verify", str(tmp_path), "--lang", "ru").out


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_a_record_that_differs_is_named(
    terminal: Terminal, tmp_path: Path, finished: tabard.Position, spoil: Any
) -> None:
    keep(tmp_path, "fine.json", finished.record())
    record = json.loads(json.dumps(finished.record()))
    spoil(record)
    keep(tmp_path, "other.json", record)
    said = terminal("verify", str(tmp_path))
    assert said.code == 1
    assert said.out.startswith("other.json: ") and SPOILED[spoil] in said.out
    assert said.out.strip().endswith("2 records: one differs.")
    russian = terminal("verify", str(tmp_path), "--lang", "ru")
    assert russian.code == 1 and "отличается 1" in russian.out


def test_a_file_that_is_no_record_differs(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[]", "utf-8")
    (tmp_path / "y.json").write_bytes(b"\xff\xfe")
    keep(
        tmp_path,
        "z.json",
        {
            "game": "chess",
            "rules_version": "1",
            "components": "",
            "seats": 2,
            "options": {},
            "seed": 1,
            "moves": [],
            "nature": [],
        },
    )
    said = terminal("verify", str(tmp_path))
    assert said.code == 1 and "3 records: 3 differ." in said.out
    assert "chess" in said.out


def test_a_folder_without_records_is_no_success(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal("verify", str(tmp_path)).code == 2
