"""Build hook: a wheel or a source archive carries the web client, built from web/ where that has not been done yet."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src", "tabard", "server", "static", "index.html")
        web = Path(self.root, "web")
        if version != "editable" and not page.exists():
            subprocess.run(["npm", "ci"], cwd=web, check=True)  # noqa: S607
            subprocess.run(["npm", "run", "build"], cwd=web, check=True)  # noqa: S607
