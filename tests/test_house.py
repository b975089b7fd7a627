"""The house is in order: layers, sizes, locks, names of things; and, when asked for, that compiled code is what runs."""

import ast
import importlib
import os
import re
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

# What each layer may import besides the standard library and itself: one direction only.
LAYERS = {
    "kernel": {"mypy_extensions"},
    "games": {"tabard.kernel", "mypy_extensions"},
    "bots": {"tabard.kernel"},
}
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
            if name.split(".")[0] not in sys.stdlib_module_names and not any(is_inside(name, own) for own in allowed)
        ]
        assert foreign == [], path


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
    long = {path: lines for path in python_files(SOURCE) if (lines := len(path.read_text("utf-8").splitlines())) > 400}
    assert long == {}


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
        if path.is_file() and path.suffix not in {".png", ".woff2"}:
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


def test_what_runs_is_what_was_asked_for() -> None:
    """`make test-compiled` runs compiled modules, every other run the sources."""
    suffix = (".so", ".pyd") if "TABARD_REQUIRE_COMPILED" in os.environ else (".py",)
    folder = Path(tabard.__file__).parent
    names = [
        ".".join(["tabard", *path.relative_to(folder).with_suffix("").parts]).removesuffix(".__init__")
        for layer in ("kernel", "games")
        for path in python_files(folder / layer)
        if path.name not in FOR_TESTS
    ]
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    assert len(files) > 20
    assert [name for name, file in files.items() if not file.endswith(suffix)] == []


def test_the_example_in_the_readme_runs() -> None:
    example = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert example
    exec(example[1], {})
