"""People who are apart: they gather, play, take back together, leave for a while, give up; each in a browser of their own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import Guest, House
from .network import Cable

PICTURES = os.environ.get("TABARD_PICTURES")  # a folder, to look at what the test saw


def picture(guest: Guest, name: str) -> None:
    if PICTURES:
        guest.page.wait_for_timeout(400)
        guest.page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def well(guest: Guest) -> None:
    assert guest.overflow() <= 0 and guest.bare_ids() == []


def gather(host: Guest, seats: int, anybody: bool = False) -> str:
    """Opens a gathering with free seats for friends; its address."""
    host.visit(f"/game/{host.game}/friends")
    host.page.click(f"input[name=seats][value='{seats}'] + span")
    for seat in range(seats):
        host.page.locator("form li select").nth(seat).select_option("friend" if seat else "mine")
    if anybody:
        host.page.locator(".gather input[type=checkbox]").check()
    host.page.click("button[value=gather]")
    host.page.wait_for_selector("li[data-seat]")
    return host.page.url


def deed(guest: Guest, name: str) -> None:
    """Something in the dialog of the table."""
    if not guest.page.locator("header [data-menu=table]").is_visible():  # on a phone the settings lead there
        guest.page.locator("header button").last.click()
    guest.page.locator("[data-menu=table]:visible").last.click()
    guest.page.click(f"[data-do='{name}']")


def mover(*guests: Guest) -> Guest:
    """Whoever is asked, once that is so on some page."""
    for _ in range(100):
        for guest in guests:
            if guest.page.locator(".prompt.mine").count() and guest.choosable():
                return guest
        guests[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_three_gather_by_link_code_and_list_and_the_game_begins(invite: Invite, theme: str) -> None:
    host, friend = invite(theme=theme), invite(language="ru", theme=theme, size=(360, 740))
    stranger = invite(theme=theme, size=(1920, 1080))
    address = gather(host, 3, anybody=True)
    code = address.rsplit("/", 1)[1]
    friend.visit()
    friend.page.fill("form input[placeholder='abcd-efgh']", f"{code[:4].upper()}-{code[4:]}")
    friend.page.keyboard.press("Enter")
    friend.page.fill(".name input", "Вера")
    friend.page.click("li[data-seat='2'] button.main")
    friend.page.wait_for_selector("li[data-seat='2'].you")
    picture(friend, f"gather-phone-ru-{theme}")
    stranger.visit()
    picture(stranger, f"inn-open-{theme}")
    stranger.page.click(f"[data-gathering='{code}'] a")
    stranger.page.fill(".name input", "Tom")
    host.page.wait_for_selector("li[data-seat='2'] strong:has-text('Вера')")
    picture(host, f"gather-host-{theme}")
    stranger.page.click("li[data-seat='1'] button.main")
    for guest in (host, friend, stranger):
        well(guest)
        guest.page.click("[data-ready='false']")
    for guest, seat in ((host, 0), (stranger, 1), (friend, 2)):
        guest.page.wait_for_selector(".shell[data-version]")
        expect(guest.page.locator(".players .you"), f"seat {seat}").to_have_count(1)
    assert len({guest.table for guest in (host, friend, stranger)}) == 1
    names = host.page.locator(".players .name").all_inner_texts()
    assert names[1:] == ["Tom", "Вера"]


def test_a_gathering_that_is_not_there_says_so(invite: Invite) -> None:
    guest = invite(language="ru")
    guest.page.goto(guest.house.url + "/join/abcdefgh")
    guest.page.wait_for_selector("main")
    guest.page.wait_for_selector("text=код неверный")
    assert guest.bare_ids() == []
    guest.complaints.clear()  # the browser tells of the 404, too


def test_taking_back_by_agreement_leaving_and_giving_up(invite: Invite) -> None:
    host, friend = invite(size=(1280, 800)), invite(language="ru", size=(360, 740))
    address = gather(host, 2)
    friend.page.goto(address)
    friend.page.click("li[data-seat='1'] button.main")
    for guest in (host, friend):
        guest.page.click("[data-ready='false']")
    for guest in (host, friend):
        guest.page.wait_for_selector(".shell[data-version]")
    one = mover(host, friend)
    other = friend if one is host else host
    one.decide()
    for _ in range(3):  # and it goes on
        mover(host, friend).decide()
    deed(one, "undo")
    other.page.wait_for_selector("[data-proposal=undo]")
    for guest, name in ((one, "asks"), (other, "asked")):
        well(guest)
        picture(guest, f"proposal-{name}")
    version = other.version
    other.page.click("[data-proposal] .button:not(.main)")
    one.page.wait_for_selector("[data-proposal]", state="detached")
    assert other.version == version, "a no changes nothing"
    deed(one, "undo")
    other.page.wait_for_selector("[data-proposal=undo]")
    other.page.click("[data-proposal] .button.main")
    other.after(version)
    one.page.wait_for_selector(".prompt.mine")

    deed(one, "standin")  # a bot plays for one; the other plays on
    one.page.wait_for_selector("[data-standin]")
    picture(one, "standin")
    other.page.wait_for_selector(".prompt.mine")
    other.decide()
    other.page.wait_for_selector(".prompt.mine")
    well(one)
    one.page.click("[data-standin] button")
    one.page.wait_for_selector("[data-standin]", state="detached")

    deed(friend, "give-up")
    picture(friend, "dialog-phone-ru")
    friend.page.click("[data-do=concede]")
    for guest in (host, friend):
        guest.page.wait_for_selector(".podium")
        guest.page.wait_for_selector(".shell[data-over]", state="attached")
        assert guest.choosable() == []
        well(guest)
    picture(host, "conceded")
    picture(friend, "conceded-phone-ru")
    host.page.click(".dialog .button.main")  # another game with the same people
    host.page.wait_for_url("**/table/*")
    friend.page.click(".dialog .button.main")
    host.page.wait_for_selector(".shell[data-version]:not([data-over])")
    friend.page.wait_for_selector(".shell[data-version]:not([data-over])")
    assert host.table == friend.table


def test_the_host_rules_the_chat_and_the_seats(invite: Invite) -> None:
    host, friend, heir = invite(), invite(), invite()
    host.sit("mine", "friend")
    friend.page.goto(str(host.page.locator(".invitations input").input_value()))
    friend.page.wait_for_selector(".shell[data-version]")
    for guest in (host, friend):
        guest.page.get_by_role("tab").nth(2).click()
    friend.page.locator(".chat input").fill("good evening")
    friend.page.keyboard.press("Enter")
    host.page.wait_for_selector(".chat p:has-text('good evening')")
    host.page.locator(".chat .deeds button").nth(1).click()
    host.page.wait_for_selector("text=Reported")
    host.page.locator(".chat .deeds button").nth(0).click()
    host.page.wait_for_selector(".chat p:has-text('good evening')", state="detached")
    picture(host, "chat-muted")
    host.page.click(".chat .muted button")
    host.page.wait_for_selector(".chat p:has-text('good evening')")
    deed(host, "quiet")
    friend.page.wait_for_selector(".chat input:disabled")
    picture(host, "dialog-host")
    host.page.click("[data-do='give-away-1']")
    link = host.page.locator(".dialog input[readonly]").input_value()
    friend.page.wait_for_selector("text=This key opens no seat")
    heir.page.goto(link)
    heir.page.wait_for_selector(".shell[data-version]")
    expect(heir.page.locator(".players .you")).to_have_count(1)
    friend.page.goto("about:blank")
    friend.page.goto(link)  # where the old key is still kept
    friend.page.wait_for_selector(".shell[data-version]")
    for guest in (host, heir, friend):
        expect(guest.page.locator(".players .you")).to_have_count(1)
        well(guest)
    friend.complaints.clear()  # its socket was closed


def test_one_of_three_loses_the_network_and_comes_back(invite: Invite, house: House) -> None:
    """Two play, one looks on; for twenty seconds nothing reaches Anna's browser, and nobody tells it so."""
    cable = Cable(house.port)
    anna, boris, carl = invite(at=cable), invite(), invite(language="ru", size=(360, 740))
    address = gather(anna, 2).replace(cable.url, house.url)
    boris.page.goto(address)
    boris.page.fill(".name input", "Boris")
    boris.page.click("li[data-seat='1'] button.main")
    for guest in (anna, boris):
        guest.page.click("[data-ready='false']")
    for guest in (anna, boris):
        guest.page.wait_for_selector(".shell[data-version]")
    carl.visit(f"/table/{anna.table}")
    carl.page.wait_for_selector(".shell[data-version]")
    for _ in range(3):
        mover(anna, boris).decide()
    while mover(anna, boris) is anna:
        anna.decide()
    seen = anna.version
    cable.pull()
    boris.decide()  # Anna does not hear of it
    carl.after(seen)
    assert anna.version == seen
    anna.page.wait_for_timeout(20_000)
    cable.plug()
    anna.page.wait_for_selector("[data-link=open]", state="attached", timeout=60_000)
    anna.after(seen)
    for _ in range(4):
        mover(anna, boris).decide()
    assert anna.version == boris.version
    carl.page.wait_for_selector(f".shell[data-version='{boris.version}']")
    logs = [guest.page.locator("[role=log] li:not(.mark)").all_inner_texts() for guest in (anna, boris)]
    assert logs[0] == logs[1]
    for guest in (anna, boris, carl):
        well(guest)
    anna.complaints = [one for one in anna.complaints if "WebSocket" not in one and "ERR_" not in one]
    cable.close()
