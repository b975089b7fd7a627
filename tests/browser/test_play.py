"""Whole games in a real browser."""

from __future__ import annotations

from playwright.sync_api import ElementHandle

import tabard

from .conftest import Invite

PHONE = (360, 740)


def test_a_whole_game_by_clicking_what_glows(invite: Invite) -> None:
    """Three seats on one device, every decision by clicks; the page and the engine agree on the result."""
    guest = invite()
    guest.sit("mine", "mine", "mine")
    decisions = guest.play_to_the_end()
    position = tabard.replay(guest.record())
    assert position.over
    assert guest.final_scores() == list(position.scores)
    assert decisions == len(guest.record()["moves"])


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    guest = invite()
    keys = guest.page.keyboard
    guest.visit()
    guest.page.wait_for_selector("[data-game]")
    while guest.page.evaluate("document.activeElement.dataset.game") != guest.game:
        keys.press("Tab")
    keys.press("Enter")
    while guest.page.evaluate("document.activeElement.type") != "submit":
        keys.press("Tab")
    keys.press("Enter")
    guest.page.wait_for_selector(".shell[data-version]")

    def by_keys(thing: ElementHandle) -> None:
        for _ in range(200):
            if thing.evaluate("thing => thing === document.activeElement"):
                return keys.press("Enter")
            keys.press("Tab")
        raise AssertionError("the Tab key never reached it")

    guest.play_to_the_end(by_keys)
    assert guest.final_scores() == list(tabard.replay(guest.record()).scores)


def test_a_whole_game_in_russian_on_a_phone(invite: Invite) -> None:
    guest = invite(language="ru", size=PHONE, has_touch=True, is_mobile=True)
    guest.sit("mine", "greedy", "random")
    assert guest.page.get_attribute("html", "lang") == "ru"

    def touch(thing: ElementHandle) -> None:
        assert guest.overflow() <= 0
        assert guest.bare_ids() == []
        box = thing.bounding_box()
        assert box and min(box["width"], box["height"]) >= 40
        thing.tap()

    guest.play_to_the_end(touch)
    assert guest.overflow() <= 0
    assert guest.bare_ids() == []
    assert guest.final_scores() == list(tabard.replay(guest.record()).scores)


def test_a_whole_game_by_the_list_of_moves(invite: Invite) -> None:
    """The face for screen readers, and for games without a board."""
    guest = invite()
    guest.sit("mine", "random")
    guest.page.keyboard.press("l")
    while guest.asked():
        version = guest.version
        guest.dice.choice(guest.page.query_selector_all("[data-move]")).click()
        guest.after(version)
    guest.page.wait_for_selector(".podium")
    assert guest.final_scores() == list(tabard.replay(guest.record()).scores)
