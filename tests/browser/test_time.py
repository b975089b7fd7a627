"""A week's game: the clock is moved forward between the moves, and the pages come back by themselves."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import Invite
from .house import Guest, House
from .test_people import deed, mover, picture, well

DAY = 86_400.0


@pytest.fixture
def inn(browser: Browser, tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).open()
    yield house
    house.close()


def days_later(house: House, days: float) -> None:
    """The inn's own time, which runs while it is open, goes on by so much."""
    house.close()
    with sqlite3.connect(house.folder / "inn.db") as database:
        assert database.execute("UPDATE hours SET seconds = seconds + ?", (days * DAY,)).rowcount == 1
    house.open()


def shows(guest: Guest, seat: int, words: str) -> None:
    expect(guest.page.locator(f"[data-clock='{seat}']:visible").first).to_have_text(re.compile(words))


def test_a_week_s_game(invite: Invite, inn: House) -> None:
    host, friend = invite(at=inn, size=(1280, 800)), invite(at=inn, language="ru", theme="dark", size=(360, 740))
    host.visit("/game/middle-ages/friends")
    host.page.click("input[name=seats][value='2'] + span")
    host.page.locator("form .pace select").select_option("3 days a move")
    picture(host, "time-setup")
    host.page.click("form button.start")
    host.page.wait_for_selector(".shell[data-version]")
    friend.page.goto(str(host.page.locator(".invitations input").input_value()))
    friend.page.wait_for_selector(".shell[data-version]")
    guests = {0: host, 1: friend}
    for guest in guests.values():
        shows(guest, 0, r"(3 . 0|2 . 23) .")
        well(guest)
        picture(guest, f"time-{guest.page.viewport_size['width']}")  # type: ignore[index]
    mover(host, friend).decide()
    for guest in guests.values():
        guest.complaints.clear()
    days_later(inn, 2.9)
    late = next(seat for seat, guest in guests.items() if guest is mover(host, friend))
    for guest in guests.values():
        shows(guest, late, r"2 . 2\d \S+ !")
    assert guests[late].page.title().startswith("2 ")
    picture(guests[late], "time-low")
    picture(guests[1 - late], "time-low-other")
    days_later(inn, 0.2)
    guests[late].page.wait_for_selector(f"[data-standin='{late}']")
    mover(guests[1 - late])  # the bot has moved, and play goes on
    picture(guests[late], "time-late")
    picture(guests[1 - late], "time-late-other")
    guests[late].page.click("[data-standin] button")
    guests[late].page.wait_for_selector("[data-standin]", state="detached")

    deed(host, "pause")
    friend.page.wait_for_selector("[data-proposal=pause]")
    friend.page.click("[data-proposal] .button.main")
    for guest in guests.values():
        guest.page.wait_for_selector("[data-paused]")
        assert guest.choosable() == []
        well(guest)
        picture(guest, f"time-paused-{guest.page.viewport_size['width']}")  # type: ignore[index]
    friend.page.click("[data-paused] button")
    host.page.wait_for_selector("[data-proposal=resume]")
    picture(host, "time-resume")
    host.page.click("[data-proposal] .button.main")
    friend.page.wait_for_selector("[data-paused]", state="detached")
    mover(host, friend).decide()
    for guest in guests.values():
        guest.complaints.clear()  # their sockets were closed while the inn was
