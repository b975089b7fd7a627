"""A server of one's own, and a guest who plays in a real browser."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import ElementHandle, Page

PATIENCE = 180.0
CHOOSABLE = "#board [data-glows], .prompt .choice"
MESSAGE_ID = re.compile(r"\b(?:ui|log|ask|move|area|event|column|illegal|option|game(?!-icons))-[a-z][a-z-]*\b")


def until(page: Page, script: str, arg: Any = None) -> None:
    """Waits until the script says yes: asked anew each time, for the page's content policy lets nothing else evaluate it."""
    end = time.monotonic() + 30
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, f"never so: {script}"
        page.wait_for_timeout(50)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`python -m tabard.server` on a port that it keeps when it is started again."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> House:
        settings = {
            "TABARD_PORT": str(self.port),
            "TABARD_DATABASE": f"sqlite:///{self.folder / 'inn.db'}",
            "TABARD_LIMITS": "false",
        }
        command = [sys.executable, "-m", "tabard.server"]
        self.process = subprocess.Popen(
            command, env={**os.environ, **settings, **self.environment}, stderr=subprocess.DEVNULL
        )
        self._wait()
        return self

    def close(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urlopen(f"{self.url}/api/games", timeout=PATIENCE).close()
                return
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)


class Guest:
    """Somebody at a page of the inn. What the console complains about is kept and must be nothing in the end."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house
        self.game = "middle-ages"
        self.complaints: list[str] = []
        self.dice = random.Random(5)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )

    # ---- The inn ----------------------------------------------------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.house.url + path)
        self.page.wait_for_selector("main")

    def sit(self, *sitters: str) -> str:
        """Lays a table with these sitters (`mine`, `friend` or a bot) and opens it; its id."""
        self.set_up()
        self.page.click(f"input[name=seats][value='{len(sitters)}'] + span")
        for seat, sitter in enumerate(sitters):
            self.page.locator("form li select").nth(seat).select_option(sitter)
        self.page.click("form button[type=submit]")
        self.page.wait_for_selector(".shell[data-version]")
        return self.table

    def set_up(self) -> None:
        """To the page on which a table of this guest's game is laid."""
        self.visit()
        self.page.click(f"[data-game='{self.game}']")

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("#")[0]

    # ---- The table --------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return int(self.page.locator(".shell").get_attribute("data-version") or -1)

    def after(self, version: int) -> None:
        """Waits until a newer state is shown."""
        self.page.wait_for_selector(f".shell[data-version]:not([data-version='{version}'])")

    def asked(self) -> bool:
        """Waits until something can be chosen (True) or the game is over (False)."""
        self.page.wait_for_selector(f"{CHOOSABLE}, .shell[data-over]", state="attached")
        return self.page.locator(".shell[data-over]").count() == 0

    def choosable(self) -> list[ElementHandle]:
        return self.page.query_selector_all(CHOOSABLE)

    def decide(self, act: Callable[[ElementHandle], None] = lambda thing: thing.click()) -> int:
        """Makes one decision by choosing glowing things until the table has moved on; how many it took."""
        version = self.version
        for steps in range(1, 5):
            act(self.dice.choice(self.choosable()))
            if self._moved(version):
                return steps
        raise AssertionError("four things were chosen and no move was made")

    def _moved(self, version: int) -> bool:
        """A half-picked move offers a way back; a move that was sent brings a new state."""
        self.page.wait_for_selector(f".shell:not([data-version='{version}']), [data-picked]", state="attached")
        return self.version != version

    def play_to_the_end(self, act: Callable[[ElementHandle], None] = lambda thing: thing.click()) -> int:
        decisions = 0
        while self.asked():
            self.decide(act)
            decisions += 1
        self.page.wait_for_selector(".podium")
        return decisions

    def final_scores(self) -> list[int]:
        places = self.page.query_selector_all(".podium li[data-seat]")
        shown = {int(one.get_attribute("data-seat") or 0): one.query_selector(".score") for one in places}
        return [int(score.inner_text()) for _, score in sorted(shown.items()) if score]

    def record(self) -> Any:
        link = self.page.get_attribute("a[download]", "href")
        return self.page.request.get(self.house.url + str(link)).json()

    # ---- What must hold on every page -------------------------------------------------------------------------------

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def bare_ids(self) -> list[str]:
        """Message ids that stand on the page for want of a text."""
        words = self.page.evaluate(
            "document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel).join(' ')"
        )
        return MESSAGE_ID.findall(words)
