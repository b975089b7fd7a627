"""The Apple Fair, a package of its own, and how it is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent / "apple-fair"
INSTALL = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")


def install(site: Path) -> Path:
    """A folder with the package in it, to be put on the path."""
    subprocess.run([*INSTALL, "--target", str(site), str(PACKAGE)], check=True, timeout=300)
    return site
