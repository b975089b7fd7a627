"""Games of other packages: one that is whole is played, board included; one that is not never stops the inn."""

import os
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabard.server.boards import board_file, found
from tabard.server.catalogue import is_whole
from tabard.server.refusals import Refused

from .conftest import INSTALLED, ROOT
from .helpers import ServerProcess
from .test_series import play_out
from .whispers import VOCABULARY, WhispersGame

RULES = "## 1. A round\n- **WH-1.1** Everybody bids a card in secret. [ruling]\n"
WHOLE = {
    "text/en.ftl": "game-name = Murmurs\n",
    "text/ru.ftl": "game-name = Шорохи\n",
    "rules.md": RULES,
    "rules.ru.md": RULES,
    "web/board.js": "export function mount() {}\n",
    "web/parts/look.css": "main { color: black }\n",
    "web/.hidden.js": "secret",
    "secret.txt": "secret",
}
MODULE = """
from tabard.kernel import Game
from tests.server.whispers import VOCABULARY, WhispersGame

class Own(WhispersGame):
    slug, package = "{name}", "{name}"
    text, rules = Game.text, Game.rules

GAME = Own(VOCABULARY)
"""
BROKEN: dict[str, tuple[str, dict[str, str]]] = {
    "nobody": ("import nowhere_to_be_found\n", WHOLE),
    "raising": ("raise SystemError('on import')\n", WHOLE),
    "quitting": ("raise SystemExit(3)\n", WHOLE),
    "nogame": ("GAME = 7\n", WHOLE),
    "notext": (MODULE, {name: text for name, text in WHOLE.items() if name != "text/ru.ftl"}),
    "noname": (MODULE, {**WHOLE, "text/ru.ftl": "other = Message\n"}),
    "badrules": (MODULE, {**WHOLE, "rules.md": "## 1. A heading without clauses\n"}),
    "badsetup": (MODULE.replace("GAME", "Own.setup = lambda self, p: 1 / 0\nGAME"), WHOLE),
    "badview": (MODULE.replace("GAME", "Own.view = lambda self, p, seat: {'board': object()}\nGAME"), WHOLE),
}


def install(folder: Path, packages: dict[str, tuple[str, dict[str, str]]]) -> None:
    """Packages as pip would leave them."""
    for name, (module, files) in packages.items():
        for path, text in {"__init__.py": module.replace("{name}", name), **files}.items():
            (folder / name / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / name / path).write_text(text, encoding="utf-8")
    metadata = folder / "foreign-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign\nVersion: 1\n")
    entries = "".join(f"{name} = {name}:GAME\n" for name in packages)
    (metadata / "entry_points.txt").write_text(f"[tabard.games]\n{entries}")


@pytest.fixture
def inn_with_strangers(tmp_path: Path) -> ServerProcess:
    install(tmp_path / "site", {"murmurs": (MODULE, WHOLE), **BROKEN})
    path = os.pathsep.join([str(tmp_path / "site"), str(INSTALLED), str(ROOT)])
    return ServerProcess(tmp_path, PYTHONPATH=path, TABARD_LIMITS="false")


def test_broken_games_are_left_out_and_the_others_are_played(inn_with_strangers: ServerProcess) -> None:
    with inn_with_strangers as inn:
        games = {game["slug"]: game for game in inn.get("/api/games").json()}
        assert not games.keys() & BROKEN.keys() and {"murmurs", "whispers", "middle-ages"} <= games.keys()
        assert games["murmurs"]["names"] == {"en": "Murmurs", "ru": "Шорохи"}
        assert games["murmurs"]["board"] == "/api/games/murmurs/web/board.js" and games["middle-ages"]["board"] is None
        check_board(inn, games["murmurs"]["board"])
        made = inn.create(game="murmurs", seats=3, bots={"1": "greedy", "2": "random"})
        with inn.sit(made["table"], made["keys"]["0"]) as anna:
            assert play_out(anna)["over"]


def check_board(inn: ServerProcess, address: str) -> None:
    board = inn.get(address)
    assert board.text == WHOLE["web/board.js"] and board.headers["content-type"].startswith("text/javascript")
    assert board.headers["x-content-type-options"] == "nosniff"
    folder = address.removesuffix("board.js")
    assert inn.get(folder + "parts/look.css").headers["content-type"].startswith("text/css")
    for path in (
        "none.js",
        ".hidden.js",
        "parts",
        "",
        "..%2fsecret.txt",
        "%2e%2e/secret.txt",
        "parts/..%2f..%2fsecret.txt",
    ):
        answer = raw(inn, folder + path)
        assert answer.status_code == 404 and "secret" not in answer.text, path
    assert inn.get("/api/games/middle-ages/web/board.js").status_code == 404


def raw(inn: ServerProcess, path: str) -> httpx.Response:
    """A request whose path is sent as it is written."""
    return httpx.get(httpx.URL(inn.url, raw_path=path.encode()))


@pytest.mark.parametrize(
    "path", ["../secret.txt", "/../secret.txt", "a/../../secret.txt", "..\\secret.txt", "", "/", "C:/x"]
)
def test_no_way_leads_out_of_the_folder(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, {"hushed": (MODULE, WHOLE)})
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(WhispersGame, "package", "hushed")
    game = WhispersGame(VOCABULARY)
    assert found(game, path) is None and found(game, "board.js") is not None
    with pytest.raises(Refused, match="no such file"):
        board_file(game, path)


def test_what_is_wrong_stands_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    class Mute(WhispersGame):
        def text(self, language: str) -> str:
            raise FileNotFoundError("text/ru.ftl")

    class Odd(WhispersGame):
        def view(self, p: Any, seat: int | None) -> dict[str, object]:
            return {"board": object()}

    assert is_whole(WhispersGame(VOCABULARY)) and not caplog.records
    assert not is_whole(Mute(VOCABULARY)) and not is_whole(Odd(VOCABULARY))
    assert "the game whispers is not whole and is left out" in caplog.text and "text/ru.ftl" in caplog.text
