"""A checkout uses its compiled build (`make compile`) if nothing was changed since: everything is then several times as fast."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import tabard

PACKAGE = Path(tabard.__file__).parent
NOT_SOURCES = {"static", "__pycache__"}


def prefer_compiled() -> None:
    """Starts this command anew from the compiled build beside the sources; TABARD_COMPILED=no stays with the sources."""
    build = compiled_build(PACKAGE)
    if build is None or os.name != "posix" or os.environ.get("TABARD_COMPILED") == "no":
        return
    path = os.pathsep.join(filter(None, [str(build), os.environ.get("PYTHONPATH")]))
    found = {"PYTHONPATH": path, "TABARD_COMPILED": "no"}  # once, whatever is imported then
    client = {"TABARD_STATIC": str(PACKAGE / "server" / "static")}  # is not part of the build
    os.execve(sys.executable, [sys.executable, "-m", "tabard", *sys.argv[1:]], client | os.environ | found)  # noqa: S606


def compiled_build(package: Path) -> Path | None:
    """The build that was made from these very sources, if there is one."""
    build = package.parents[1] / "build" / "compiled"
    stamp = build / ".stamp"
    if package.parent == build or not stamp.is_file():
        return None
    made = stamp.stat().st_mtime
    return build if all(source.stat().st_mtime <= made for source in sources(package)) else None


def sources(package: Path) -> list[Path]:
    found = [path for path in package.rglob("*") if NOT_SOURCES.isdisjoint(path.relative_to(package).parts)]
    return [path for path in found if path.is_file()]
