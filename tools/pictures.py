"""Pictures of every game in a real browser, into docs/pictures: `python tools/pictures.py` (or `make pictures`).

Each table is played for a while by what a hint says, on a fixed seed, then looked at: 1280x800, light, English, for the README.
`python tools/pictures.py --all FOLDER [GAME ...]` takes the inn, the set-up, the table, the rules beside it and the end of every
game (or of those named), in all sizes, both languages, light and dark, to be looked at one by one.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal, NamedTuple

import httpx
from playwright.sync_api import Browser, ViewportSize, sync_playwright
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import BROWSERS  # noqa: E402
from tests.browser.house import House  # noqa: E402

import tabard  # noqa: E402

SEED = 5
MOVES = {"middle-ages": 14, "era-medieval-age": 60, "warrior-knights": 90}  # of the person: neither empty nor over
USUALLY = 30
ENDLESS = 100_000
RULES = "header button[aria-expanded]"
SIZES = ((1280, 800), (1920, 1080), (360, 740))
SECOND = 1000  # milliseconds
QUALITY = 82  # small files


class Look(NamedTuple):
    """How a page is looked at."""

    width: int
    height: int
    language: str
    scheme: Literal["light", "dark"]

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}-{self.language}-{self.scheme}"


README = Look(1280, 800, "en", "light")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
EVERY_LOOK = [Look(*size, word, scheme) for size in SIZES for word in ("en", "ru") for scheme in SCHEMES]


def main() -> None:
    everything = sys.argv[1:2] == ["--all"]
    target = Path(sys.argv[2]) if everything else ROOT / "docs" / "pictures"
    games = sys.argv[3:] or tabard.slugs()
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), TABARD_HINT_SECONDS="0.05").open()
        executable = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        try:
            album = Album(house, browser, target)
            for slug in games:
                album.take_all(slug) if everything else album.take_one(slug)
        finally:
            browser.close()
            house.close()


class Album:
    """Pictures of the pages of a house, in a folder."""

    def __init__(self, house: House, browser: Browser, target: Path) -> None:
        self.house = house
        self.browser = browser
        self.target = target

    def take_one(self, slug: str) -> None:
        table, key = laid(self.house, slug)
        play(self.house, table, key, MOVES.get(slug, USUALLY))
        self.add(slug, f"/table/{table}#key={key}", README)

    def take_all(self, slug: str) -> None:
        table, key = laid(self.house, slug)
        address = f"/table/{table}#key={key}"
        self.add_every_look(f"{slug}-set-up", f"/game/{slug}")
        play(self.house, table, key, MOVES.get(slug, USUALLY))
        self.add_every_look(f"{slug}-table", address)
        self.add_every_look(f"{slug}-rules", address, RULES)
        play(self.house, table, key, ENDLESS)
        self.add_every_look(f"{slug}-end", address)
        self.add_every_look("inn", "/")

    def add_every_look(self, name: str, address: str, press: str = "") -> None:
        for look in EVERY_LOOK:
            self.add(f"{name}-{look.name}", address, look, press)

    def add(self, name: str, address: str, look: Look, press: str = "") -> None:
        photograph(self.browser, self.house.url + address, look, self.target / f"{name}.jpg", press)
        print(name, flush=True)


def laid(house: House, slug: str) -> tuple[str, str]:
    """A table of three, or as many as the game takes, with bots at all seats but the first."""
    seats = min(3, tabard.game(slug).seats[-1])
    bots = {str(seat): "greedy" for seat in range(1, seats)}
    wish = {"game": slug, "seats": seats, "bots": bots, "names": {"0": "Anna"}, "seed": SEED}
    made = httpx.post(f"{house.url}/api/tables", json=wish).raise_for_status().json()
    return made["table"], made["keys"]["0"]


def play(house: House, table: str, key: str, moves: int) -> None:
    """The first seat does what a hint says."""
    address = house.url.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/live?keys={key}") as socket:
        anna, made = Seat(socket), 0
        while made < moves and anna.is_asked():
            hint = anna.ask({"type": "hint"})["answer"]["moves"][0]["choice"]["move"]
            made += anna.ask({"type": "move", "ask": anna.face["ask"], "move": hint})["ok"]


class Seat:
    """The first seat of a table, over its socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.hear("state")

    @property
    def face(self) -> dict[str, Any]:
        face: dict[str, Any] = self.state["faces"][0]
        return face

    def is_asked(self) -> bool:
        """Waits until it is; False when the game is over."""
        while not self.state["over"] and not self.face["legal"]:
            self.hear("state")
        return not self.state["over"]

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.socket.send(json.dumps({"id": "p", "seat": 0, **message}))
        return self.hear("reply")

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=60))
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return message


def photograph(browser: Browser, address: str, look: Look, file: Path, press: str = "") -> None:
    """The page at rest, after a click on what is to be `press`ed."""
    size = ViewportSize(width=look.width, height=look.height)
    context = browser.new_context(
        viewport=size, color_scheme=look.scheme, locale=look.language, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-place=board], main")
    page.wait_for_timeout(2 * SECOND)
    notes = "section.note button, aside.offer button:last-of-type"
    for note in [] if page.query_selector("[role=dialog]") else page.query_selector_all(notes):
        note.click()
    if press:
        page.click(press)
    page.wait_for_timeout(SECOND)
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    context.close()


if __name__ == "__main__":
    main()
