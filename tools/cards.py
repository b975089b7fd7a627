"""Pictures of the boards for the cards of the inn: `python tools/cards.py [SLUG ...]` (or `make cards`).

Each is a real position, played by hints on a fixed seed and looked at by an onlooker, by day and by night. They are committed
beside the board they show (web/src/games/<package>/picture-light.jpg), so that whoever deletes the folder deletes the picture.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, FloatRect, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.conftest import BROWSERS
from tests.browser.house import House

import tabard
from pictures import MOVES, ROOT, SCHEMES, SECOND, USUALLY, laid, play

GAMES = ROOT / "web" / "src" / "games"
WIDTH, HEIGHT = 480, 250
QUALITY = 80
NOT_SHOWN = ".notices, .knobs, .mini, [data-place]:not([data-place=board]) { display: none !important }"


class Cut(NamedTuple):
    """The part of the board that is shown: its middle, as parts of the place, and its width, as a part of the place's width."""

    x: float = 0.5
    y: float = 0.5
    width: float = 0.6


CUTS = {
    "middle-ages": Cut(0.42, 0.195, 0.55),
    "medieval-mastery": Cut(0.5, 0.5, 0.7),
    "crown-of-emara": Cut(0.5, 0.55, 0.95),
    "era-medieval-age": Cut(0.5, 0.45, 0.62),
    "warrior-knights": Cut(0.36, 0.45, 0.46),
}


def main() -> None:
    slugs = sys.argv[1:] or [slug for slug in tabard.slugs() if folder(slug).is_dir()]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), TABARD_HINT_SECONDS="0.05").open()
        executable = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        try:
            for slug in slugs:
                take(house, browser, slug)
        finally:
            browser.close()
            house.close()


def folder(slug: str) -> Path:
    return GAMES / slug.replace("-", "_")


def take(house: House, browser: Browser, slug: str) -> None:
    table, key = laid(house, slug)
    play(house, table, key, MOVES.get(slug, USUALLY))
    for scheme in SCHEMES:
        size = ViewportSize(width=1280, height=800)
        context = browser.new_context(
            viewport=size, color_scheme=scheme, locale="en", reduced_motion="reduce", bypass_csp=True
        )
        page = context.new_page()
        page.goto(f"{house.url}/table/{table}")
        box = page.locator("[data-place=board]").bounding_box()
        page.add_style_tag(content=NOT_SHOWN)
        page.wait_for_timeout(2 * SECOND)
        assert box is not None
        shot = page.screenshot(type="png", clip=cut(slug, box))
        context.close()
        shrink(browser, shot, folder(slug) / f"picture-{scheme}.jpg")
        print(slug, scheme, flush=True)


def cut(slug: str, box: FloatRect) -> FloatRect:
    middle = CUTS.get(slug, Cut())
    width = box["width"] * middle.width
    height = min(width * HEIGHT / WIDTH, box["height"])
    return FloatRect(
        x=box["x"] + max(0, box["width"] * middle.x - width / 2),
        y=box["y"] + max(0, box["height"] * middle.y - height / 2),
        width=width,
        height=height,
    )


def shrink(browser: Browser, shot: bytes, file: Path) -> None:
    """The browser itself draws the picture small."""
    page = browser.new_page(viewport=ViewportSize(width=WIDTH, height=HEIGHT))
    source = f"data:image/png;base64,{b64encode(shot).decode()}"
    page.set_content(f"<body style='margin:0'><img src='{source}' style='width:100vw;height:100vh;object-fit:cover'>")
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    page.close()


if __name__ == "__main__":
    main()
