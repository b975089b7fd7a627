"""The house is in order: layers, sizes, locks, names of things; and, when asked for, that compiled code is what runs."""

import ast
import importlib
import os
import re
import statistics
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import tabard

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tabard"
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))

WEB = ROOT / "web" / "src"
GAMES = sorted(  # those on offer; a folder without an entry point is a game in the making
    path.parent
    for path in (SOURCE / "games").glob("*/__init__.py")
    if path.parent.name.replace("_", "-") in tabard.slugs()
)
BOARDS = sorted(path.parent for path in (WEB / "games").glob("*/index.ts"))

# What each layer may import besides the standard library and itself: one direction only. `tabard` is the public face.
LAYERS = {
    "kernel": {"mypy_extensions"},
    "games": {"tabard.kernel", "mypy_extensions"},
    "bots": {"tabard.kernel", "mypy_extensions"},
    "text": {"tabard.kernel", "fluent"},
    "adapters": {
        *["tabard", "tabard.kernel", "tabard.bots", "tabard.lab.stats"],
        *["gymnasium", "librt", "mypy_extensions", "numpy", "open_spiel", "pettingzoo", "pyspiel"],
    },
    "learn": {"tabard", "tabard.kernel", "tabard.bots", "tabard.adapters", "tabard.lab.stats", "numpy"},
    "lab": {"tabard", "tabard.kernel", "tabard.bots", "tabard.text", "numpy", "openskill", "polars", "ray"},
    "server": {
        *["tabard", "tabard.kernel", "tabard.bots", "tabard.text"],
        *[
            "alembic",
            "argon2",
            "asyncpg",
            "cryptography",
            "prometheus_client",
            "litestar",
            "msgspec",
            "sqlalchemy",
            "uvicorn",
        ],
    },
    "cli": {
        *["tabard", "tabard.kernel", "tabard.bots", "tabard.text", "tabard.server", "tabard.lab"],
        *["httpx", "msgspec", "rich", "typer"],
    },
}
# The same for the folders of the client: which folders and files of web/src each may import.
CLIENT = {
    "art": {"art", "lib"},
    "lib": {"lib", "wire"},
    "inn": {"inn", "lib", "art", "pages", "wire", "games", "tutorial"},
    "pages": {"pages", "lib", "art", "wire"},
    "places": {"places", "stage", "art", "lib", "wire", "table/board"},
    "stage": {"places", "stage", "art", "lib", "wire", "table/board"},
    "table": {"table", "places", "stage", "lib", "art", "pages", "wire", "games", "tutorial"},
    "people": {"people", "inn", "lib", "wire"},
    "replay": {"replay", "table", "lib", "art", "pages", "wire"},
    "tutorial": {"tutorial", "lib", "wire"},
    "games": {"places", "stage", "art", "lib", "wire", "table/board"},
}
GENERATED = {"wire.ts", "view.ts"}
LONGEST, USUAL = 400, 6  # lines of a file, and of the median function
EVERY_GAME_HAS = {
    *["__init__.py", "components.py", "components.toml", "position.py", "setup.py", "rules", "rules.md", "rules.ru.md"],
    *["view.py", "hidden.py", "words.py", "hints.py", "text", "tests"],
}
EVERY_BOARD_HAS = {"Board.svelte", "emblem.svelte", "index.ts", "view.ts"}
EVERY_GAME_TESTS = {"test_laws.py", "test_golden.py"}
FOR_TESTS = {"laws.py", "testing.py", "trial.py"}  # of the kernel: never compiled; they play at random and read files
NOT_FOR_RULES = {
    "asyncio",
    "datetime",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "threading",
    "time",
}


def python_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "tests" not in path.relative_to(folder).parts)


def imports(path: Path) -> Iterator[str]:
    """Absolute names of all modules that a file imports."""
    package = path.relative_to(SOURCE.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join([*above, *([node.module] if node.module else [])])


def own_layer(path: Path) -> str:
    """`tabard.kernel`, or for a game its own folder: no game knows another."""
    parts = path.relative_to(SOURCE.parent).parts
    return ".".join(parts[: 3 if parts[1] == "games" and len(parts) > 3 else 2])


def is_inside(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_one_way(layer: str) -> None:
    for path in python_files(SOURCE / layer):
        allowed = {own_layer(path), *LAYERS[layer]}
        foreign = [
            name
            for name in imports(path)
            if name.split(".")[0] not in sys.stdlib_module_names
            and not any(name == own if own == "tabard" else is_inside(name, own) for own in allowed)
        ]
        assert foreign == [], path


CLIENT_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']""")


def client_imports(path: Path) -> Iterator[str]:
    """Names under web/src of all modules that a file of the client imports: `table/board`, `games/middle_ages/words`."""
    for match in CLIENT_IMPORT.finditer(path.read_text("utf-8")):
        target = (path.parent / match[1].partition("?")[0]).resolve()
        if target.is_relative_to(WEB):
            yield str(
                target.relative_to(WEB).with_suffix("") if target.suffix in {".ts", ".css"} else target.relative_to(WEB)
            )


@pytest.mark.parametrize("folder", CLIENT)
def test_the_imports_of_the_client_point_one_way(folder: str) -> None:
    """The shell knows the registry of boards and no board; a board knows the shell's contract and no other board."""
    for path in client_files(WEB / folder):
        own = "/".join(path.relative_to(WEB).parts[:2]) if folder == "games" else folder
        allowed = {own, *CLIENT[folder]} - ({"games"} if folder != "games" else set())
        foreign = [name for name in client_imports(path) if not any(is_below(name, one) for one in allowed)]
        assert [name for name in foreign if name != "games" or "games" not in CLIENT[folder]] == [], path


def test_the_shell_reads_nothing_of_a_board() -> None:
    for path in client_files(WEB):
        if "games" not in path.relative_to(WEB).parts:
            assert re.findall(r"view\.board[.\[]\w*", path.read_text("utf-8")) == [], path


def is_below(name: str, place: str) -> bool:
    return name == place or name.startswith(place + "/")


def client_files(folder: Path) -> list[Path]:
    files = [path for path in folder.rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    return sorted(path for path in files if ".test." not in path.name and path.name not in GENERATED)


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_rules_do_no_input_ask_no_clock_and_draw_no_lots(layer: str) -> None:
    for path in python_files(SOURCE / layer):
        if path.name not in FOR_TESTS:
            assert not NOT_FOR_RULES & {name.split(".")[0] for name in imports(path)}, path


def test_the_server_knows_no_game_by_name() -> None:
    names = [name for slug in tabard.slugs() for name in (slug, slug.replace("-", "_"))]
    for path in python_files(SOURCE / "server"):
        text = path.read_text("utf-8")
        assert [name for name in names if name in text] == [], path


def test_files_are_small() -> None:
    files = [*python_files(SOURCE), *client_files(WEB)]
    long = {path: lines for path in files if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST}
    assert long == {}


def test_functions_are_short() -> None:
    lengths = [
        (node.end_lineno or node.lineno) - node.lineno + 1
        for path in python_files(SOURCE)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert statistics.median(lengths) <= USUAL


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_same_file_names_in_every_game(folder: Path) -> None:
    assert sorted(EVERY_GAME_HAS - {path.name for path in folder.iterdir()}) == []
    assert sorted(EVERY_GAME_TESTS - {path.name for path in (folder / "tests").iterdir()}) == []
    assert sorted(path.name for path in (folder / "text").iterdir()) == sorted(
        f"{one}.ftl" for one in tabard.kernel.LANGUAGES
    )


@pytest.mark.parametrize("folder", BOARDS, ids=lambda folder: folder.name)
def test_the_same_file_names_in_every_board(folder: Path) -> None:
    assert sorted(EVERY_BOARD_HAS - {path.name for path in folder.iterdir()}) == []


def test_languages_are_listed_in_one_place() -> None:
    languages = set(tabard.kernel.LANGUAGES)
    lists = [
        path.relative_to(SOURCE)
        for path in python_files(SOURCE)
        if languages
        <= {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
    ]
    assert [str(path) for path in lists] == ["kernel/game.py"]
    named = re.compile("|".join(rf"""text/{language}\.ftl|["']{language}["']:""" for language in languages))
    assert [path.name for path in client_files(WEB) if named.search(path.read_text("utf-8"))] == []


def test_the_public_names_stay_callable_once_a_game_is_loaded() -> None:
    for slug in tabard.slugs():
        assert tabard.game(slug).slug == slug
    assert "middle-ages" in tabard.slugs()


@pytest.mark.parametrize("group", ["tabard.games", "tabard.bots", "console_scripts"])
def test_entry_points_load(group: str) -> None:
    ours = [entry for entry in entry_points(group=group) if entry.dist and entry.dist.name == "tabard"]
    assert ours
    for entry in ours:
        entry.load()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_locks_are_hashed_and_name_no_registry(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pins = re.findall(r"^[a-z0-9-]+(?:\[[a-z]+\])?==[^ ]+.*\\$", text, re.MULTILINE)
    names = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert len(pins) == len(names) > 0
    assert "://" not in text and "index-url" not in text
    assert text.count("--hash=sha256:") >= len(pins)


def test_the_npm_lock_names_no_registry() -> None:
    lock = ROOT / "web" / "package-lock.json"
    assert '"resolved"' not in lock.read_text("utf-8")


def test_nothing_tracked_names_this_machine() -> None:
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if tracked.returncode:
        pytest.skip("not a git checkout")
    home = str(ROOT.resolve()) + os.sep
    for name in tracked.stdout.split("\0"):
        path = ROOT / name
        if path.is_file() and path.suffix not in {".jpg", ".npz", ".png", ".woff2"}:
            assert home not in path.read_text("utf-8"), name


def test_every_make_target_says_what_it_does() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony
    described = re.findall(r"^([a-z-]+):.*## .+$", makefile, re.MULTILINE)
    assert sorted(described) == sorted(phony[1].split())


def test_the_version_is_in_the_changes() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"## {version}" in (ROOT / "CHANGES.md").read_text("utf-8")


def in_the_making(path: Path) -> bool:
    """Part of a game that is not on offer: such games are not compiled (tools/compile.py)."""
    offered = {"games", *[game.name for game in GAMES]}
    inside = [folder.name for folder in path.parents if folder.parent.name == "games"]
    return any(name not in offered for name in inside)


def test_what_runs_is_what_was_asked_for() -> None:
    """`make test-compiled` runs compiled modules, every other run the sources."""
    suffix = (".so", ".pyd") if "TABARD_REQUIRE_COMPILED" in os.environ else (".py",)
    folder = Path(tabard.__file__).parent
    names = [
        ".".join(["tabard", *path.relative_to(folder).with_suffix("").parts]).removesuffix(".__init__")
        for layer in ("kernel", "games")
        for path in python_files(folder / layer)
        if path.name not in FOR_TESTS and not in_the_making(path)
    ]
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    assert len(files) > 20
    assert [name for name, file in files.items() if not file.endswith(suffix)] == []


def test_the_example_in_the_readme_runs() -> None:
    example = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert example
    exec(example[1], {})
