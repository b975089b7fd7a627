"""Compile kernel and games with mypyc into a folder of their own: `python tools/compile.py build/compiled`.

The folder holds a copy of the package in which the compiled modules lie beside their sources. Put first on PYTHONPATH it is
used instead of `src/`; the sources there stay interpreted.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
NOT_COMPILED = {"laws.py", "trial.py", "testing.py"}  # they test compiled code from the outside
NOT_COPIED = shutil.ignore_patterns("__pycache__", "static", "*.so")
OPTIONS = ["--strict", "--disallow-untyped-defs"]


class SideBySide(build_ext):
    """Compiles the C files of a module on all cores: one for each Python file, hundreds of thousands of lines in all."""

    def build_extension(self, ext: Extension) -> None:
        def compiled(source: str) -> list[str]:
            options = {"include_dirs": ext.include_dirs, "extra_postargs": ext.extra_compile_args}
            return list(self.compiler.compile([source], output_dir=self.build_temp, **options))

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects += [name for names in pool.map(compiled, ext.sources) for name in names]
        ext.sources = []
        super().build_extension(ext)


def main(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target, ignore=NOT_COPIED)
    os.chdir(target)
    build(modules())


def modules() -> list[str]:
    """Of the parts that the compiled wheel compiles, too."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    parts = [part.removeprefix("/src/") for part in build["targets"]["wheel"]["hooks"]["mypyc"]["include"]]
    found = [path for part in parts for path in (Path(part), *Path(part).rglob("*.py")) if path.is_file()]
    return sorted(str(path) for path in found if "tests" not in path.parts and path.name not in NOT_COMPILED)


def build(paths: list[str]) -> None:
    extensions = mypycify([*OPTIONS, *paths], opt_level="3", debug_level="0", multi_file=True)
    distribution = Distribution({"name": "tabard-compiled", "ext_modules": extensions})
    command = SideBySide(distribution)
    command.inplace = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
