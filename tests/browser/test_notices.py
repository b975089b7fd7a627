"""Whoever goes away says in the dialog of the table where to be told that it is their turn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tabard.server import push

from .conftest import Invite
from .house import Guest, House, until
from .test_people import picture, well

KEY = push.new_key()
BROWSER = {
    "endpoint": "http://127.0.0.1:9/push",
    "keys": {"p256dh": push.public_key(push.new_key()), "auth": "BTBZMqHH6r4Tts7J_aSIgg"},
}
# An address comes from the browser's maker, whom no test can ask. Everything else is the browser's own.
MAKER = f"""PushManager.prototype.subscribe = async (wish) => {{
  if (wish.applicationServerKey !== "{push.public_key(KEY)}") throw new Error("another key");
  return {json.dumps(BROWSER)};
}};"""


@pytest.fixture(scope="module")
def inn(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = {
        "TABARD_ADDRESS": "https://inn.example",
        "TABARD_SMTP": "smtp://127.0.0.1:9",  # nobody is there
        "TABARD_SMTP_FROM": "inn@inn.example",
        "TABARD_WEBHOOKS": "any",
        "TABARD_PUSH_KEY": KEY,
    }
    house = House(tmp_path_factory.mktemp("inn"), **settings).open()
    yield house
    house.close()


def open_dialog(host: Guest) -> None:
    direct = host.page.locator("header [data-menu=table]")
    if not direct.is_visible():
        host.page.locator("header button").last.click()
    host.page.locator("[data-menu=table]:visible").last.click()


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "light", (1280, 800)), ("ru", "dark", (360, 740))])
def test_notices_are_switched_on_and_off(
    invite: Invite, inn: House, language: str, theme: str, size: tuple[int, int]
) -> None:
    host = invite(at=inn, language=language, theme=theme, size=size)
    host.sit("mine", "friend")
    open_dialog(host)
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


def told(page: Page, inn: House, **said: Any) -> None:
    """A message arrives at the browser as if its maker had carried it."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    message = {"origin": inn.url, "registrationId": found[-1], "data": json.dumps(said)}
    wire.send("ServiceWorker.deliverPushMessage", message)


NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((one) => `${one.title} ${one.tag}`).join();
}"""


def test_a_browser_is_told_of_a_turn(invite: Invite, inn: House) -> None:
    """Also what it shows while it is not allowed to, and what a message from outside looks like."""
    host = invite(at=inn)
    host.page.add_init_script(MAKER)
    host.sit("mine", "friend")
    open_dialog(host)
    row = host.page.locator("[data-notice=push]")
    row.locator("button").click()
    expect(row.locator("[role=alert]")).to_contain_text("not allowed")
    host.page.context.grant_permissions(["notifications"], origin=inn.url)
    row.locator("button").click()
    expect(row).to_have_attribute("data-on", "true")
    row.scroll_into_view_if_needed()
    picture(host, "notices-push")
    told(host.page, inn, text="Your turn: Middle Ages", table="abc", link="https://inn.example/table/abc")
    until(host.page, f"async () => await ({NOTICES})() === 'Your turn: Middle Ages abc'")
    well(host)
    row.locator("button").click()
    expect(row).not_to_have_attribute("data-on", "true")
