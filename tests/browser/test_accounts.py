"""Accounts: a game that was begun on one device goes on on another, and the links work with or without."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite
from .house import Guest
from .test_access import look
from .test_people import mover, picture, well

PASSWORD = "a long pass phrase"
LONG_GONE = """const kept = JSON.parse(localStorage['tabard.tables']);
localStorage['tabard.tables'] = JSON.stringify([...kept, { ...kept[0], table: 'longgone', keys: ['k'] }]);"""


def sign(guest: Guest, name: str, *, fresh: bool = False) -> None:
    guest.visit("/")
    guest.page.click("[data-account=out]")
    guest.page.wait_for_selector("#account-name")
    if fresh:
        guest.page.click("[data-turn]")
    guest.page.fill("#account-name", name)
    guest.page.fill("#account-password", PASSWORD)
    picture(guest, f"sign-{name}-{fresh}")
    look(guest)
    guest.page.click("form button[type=submit]")
    guest.page.wait_for_selector("main[data-signed=in]")


def test_a_game_goes_on_on_another_device(invite: Invite) -> None:
    """Begun without an account; its link is moved into one; played on elsewhere; and the account is deleted again."""
    here, there = invite(theme="system", size=(1280, 800)), invite(language="ru", theme="system", size=(360, 740))
    table = here.sit("mine", "mine")
    here.page.evaluate(LONG_GONE)
    sign(here, "Anna of Abingdon", fresh=True)
    here.page.wait_for_selector("[data-offer='2']")
    picture(here, "account-offer")
    look(here)
    here.page.click("[data-offer] button")
    here.page.wait_for_selector("[data-offer]", state="detached")
    here.page.wait_for_selector(f"[data-table='{table}'] .status")
    assert here.page.locator("[data-left='1']").is_visible(), "what is gone is said, and not offered again"
    other = here.sit("mine", "greedy")  # laid while signed in: held at once
    here.visit(f"/table/{table}")

    sign(there, "anna of abingdon")
    for one in (table, other):
        there.page.wait_for_selector(f"[data-table='{one}']")
    picture(there, "account-phone-ru")
    look(there)
    assert there.page.locator("[data-offer]").count() == 0
    there.visit("/")
    there.page.get_by_text("Ваш ход").first.wait_for()
    picture(there, "inn-phone-ru")
    look(there)
    there.page.click(f"[data-table='{table}'] a")
    there.page.wait_for_selector(".shell[data-version]")
    version = here.version
    assert mover(there) is there
    there.decide()
    here.after(version)
    well(there)

    here.visit("/account")
    here.page.click("[data-part=delete] summary")
    here.page.fill("#last-password", PASSWORD)
    picture(here, "account-delete")
    here.page.click("[data-part=delete] button")
    here.page.wait_for_selector("main[data-signed=out]")
    there.page.wait_for_selector(".players:not(:has(.you))")
    there.page.wait_for_selector("[data-arrival=watching]")
    here.visit(f"/table/{table}")
    here.page.wait_for_selector(".shell[data-version]")
    expect(here.page.locator(".players .you"), "the link works as ever").to_have_count(1)
    here.complaints = [said for said in here.complaints if "404" not in said]  # of the table that is long gone


def test_devices_password_and_a_borrowed_browser(invite: Invite) -> None:
    here, borrowed = invite(language="ru", theme="dark", size=(1920, 1080)), invite(size=(360, 740), theme="dark")
    sign(here, "Борис", fresh=True)
    here.page.get_by_text("Столов пока нет").wait_for()
    picture(here, "account-empty-ru-dark")
    sign(borrowed, "Борис")
    table = borrowed.sit("mine", "greedy")
    borrowed.visit("/account")
    borrowed.page.wait_for_selector(f"[data-table='{table}']")
    borrowed.page.locator("label input[type=checkbox]").check()
    picture(borrowed, "account-phone-dark")
    well(borrowed)
    borrowed.page.click("[data-do=sign-out]")
    borrowed.page.wait_for_selector("main[data-signed=out]")
    borrowed.visit("/")
    borrowed.page.wait_for_selector(".card")
    assert borrowed.page.locator("[data-table]").count() == 0, "nothing of it stays there"
    sign(borrowed, "Борис")
    here.visit("/account")
    here.page.wait_for_selector(f"[data-table='{table}']")
    expect(here.page.locator("section li .button", has_text="Выйти")).to_have_count(1)
    here.page.click("[data-part=change] summary")
    here.page.fill("#new-password", PASSWORD * 2)
    here.page.fill("#old-password", PASSWORD)
    here.page.click("[data-part=change] button")
    here.page.get_by_text("Сохранено").wait_for()
    picture(here, "account-ru-dark")
    look(here)
    borrowed.visit("/account")
    borrowed.page.wait_for_selector("main[data-signed=out]")
    borrowed.page.fill("#account-name", "Борис")
    borrowed.page.fill("#account-password", PASSWORD)
    borrowed.page.click("form button[type=submit]")
    borrowed.page.get_by_text("no such name with this password").wait_for()
    picture(borrowed, "wrong-phone-dark")
    borrowed.complaints.clear()  # the browser tells of the 403, too
