"""Whoever goes away says in the dialog of the table where to be told that it is their turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Invite
from .house import House
from .test_people import picture, well


@pytest.fixture(scope="module")
def inn(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {
        "TABARD_ADDRESS": "https://inn.example",
        "TABARD_SMTP": "smtp://127.0.0.1:9",  # nobody is there
        "TABARD_SMTP_FROM": "inn@inn.example",
        "TABARD_WEBHOOKS": "any",
    }
    house = House(tmp_path_factory.mktemp("inn"), **settings).open()
    yield house
    house.close()


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "light", (1280, 800)), ("ru", "dark", (360, 740))])
def test_notices_are_switched_on_and_off(
    invite: Invite, inn: House, language: str, theme: str, size: tuple[int, int]
) -> None:
    host = invite(at=inn, language=language, theme=theme, size=size)
    host.sit("mine", "friend")
    open_dialog = host.page.locator("header [data-menu=table]")
    if not open_dialog.is_visible():
        host.page.locator("header button").last.click()
    host.page.locator("[data-menu=table]:visible").last.click()
    hook, mail = host.page.locator("[data-notice=webhook]"), host.page.locator("[data-notice=mail]")
    hook.locator("input").fill("http://127.0.0.1:9/hook")
    hook.locator("button[type=submit]").click()
    expect(hook).to_have_attribute("data-on", "true")
    mail.locator("input").fill("anna@example.org")
    mail.locator("button[type=submit]").click()
    host.page.wait_for_selector(".toast, [role=alert]")  # the mail server does not answer
    hook.scroll_into_view_if_needed()
    picture(host, f"notices-{size[0]}")
    well(host)
    hook.locator("button").click()
    expect(hook.locator("input")).to_be_visible()
