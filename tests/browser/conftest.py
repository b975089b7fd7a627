"""A browser and a server for all tests of this folder; without a browser they are skipped, unless that is forbidden."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import tabard

from .house import Guest, House

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "tabard" / "server" / "static" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

TOURED = [*tabard.slugs(), "apple-fair"]  # nobody is offered a tour

Invite = Callable[..., Guest]

expect.set_options(timeout=30_000)  # milliseconds; a busy machine is slow


def missing(reason: str) -> None:
    if os.environ.get("TABARD_REQUIRE_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    if executable is None:
        missing(f"no browser: none of {', '.join(BROWSERS)} is installed")
    if not CLIENT.exists():
        missing("the web client is not built: make web")
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="session")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    quick = {"TABARD_HINT_SECONDS": "0.4", "TABARD_REVIEW_SECONDS": "2"}
    house = House(tmp_path_factory.mktemp("inn"), **quick).open()
    yield house
    house.close()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Guests with a browser profile of their own; afterwards none of them may have seen an error."""
    guests: list[Guest] = []

    def one(
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1280, 900),
        speed: str = "off",
        at: House = house,
        **more: Any,
    ) -> Guest:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **more)
        context.set_default_timeout(15_000)
        settings = {"language": language, "theme": theme, "speed": speed}
        context.add_init_script(
            f"localStorage['tabard.settings'] ??= {json.dumps(json.dumps(settings))};"
            f"localStorage['tabard.toured'] ??= {json.dumps(json.dumps(TOURED))};"
        )
        guests.append(Guest(context.new_page(), at))
        return guests[-1]

    yield one
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.page.context.close()
    assert complaints == []
