"""The client's types are generated: the wire's, and the view's of every game."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import pytest

from tabard.server.typescript import typescript, view_types, views

SRC = Path(__file__).parents[2] / "web" / "src"


class Banner(TypedDict):
    """Who holds it."""

    owner: int | None
    kind: Literal["castle", "lake"]
    at: tuple[int, int]


class Field(TypedDict):
    banners: list[Banner]
    names: dict[str, list[str | None]]
    more: NotRequired[object]


class Declared:
    view_type = Field
    laid_type = Banner


def test_the_types_of_the_client_are_generated() -> None:
    text = typescript()
    assert 'type: "state";' in text and "export type FromServer = Welcome | State" in text
    assert "seed?: number;" in text and "undefined" not in text
    assert (SRC / "wire.ts").read_text("utf-8") == text, "run `make types`"


def test_a_view_becomes_typescript() -> None:
    text = view_types(Declared())  # type: ignore[arg-type]
    assert "/** Who holds it. */\nexport interface Banner {\n  owner: number | null;\n" in text
    assert 'kind: "castle" | "lake";\n  at: [number, number];' in text
    assert "names: { [key: string]: (string | null)[] };" in text and "more?: Json;" in text
    assert "export type Board = Field;" in text and "export type Laid = Banner;" in text


def test_a_game_may_leave_its_view_undeclared() -> None:
    assert view_types(object()) == ""  # type: ignore[arg-type]


@pytest.mark.parametrize("package", sorted(views()))
def test_the_view_of_every_game_is_generated(package: str) -> None:
    file = SRC / "games" / package / "view.ts"
    assert file.is_file() and file.read_text("utf-8") == views()[package], "run `make types`"


def test_no_view_is_written_by_hand() -> None:
    assert {file.parent.name for file in SRC.glob("games/*/view.ts")} == set(views())
