"""First games with a guide, played by somebody who does what the guide points at."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.kernel import tutorial as tutorials

from .conftest import Invite
from .house import Guest, until

GAMES = [slug for slug in tabard.slugs() if tutorials.tutorial(tabard.game(slug)) is not None]
LOOKS: list[dict[str, Any]] = [
    {"size": (1280, 800), "language": "en"},
    {"size": (360, 740), "language": "ru", "has_touch": True, "is_mobile": True},
]
CLICKS = 8  # for one move
STEP = "[data-guide]"


def learn(guest: Guest, slug: str) -> None:
    guest.visit()
    guest.page.click(f"[data-learn='{slug}']")
    guest.page.wait_for_selector(f"{STEP} .count:not(:empty)")


def said(guest: Guest) -> str:
    return guest.page.locator(f"{STEP} .said").inner_text()


def step_after(guest: Guest, number: int) -> int:
    """The number of the step that comes after that one; a tool of the board may have made the moves of several."""
    later = "n => parseInt(document.querySelector('[data-guide] .count')?.textContent) > n"
    until(guest.page, later, number)
    return int(guest.page.locator(f"{STEP} .count").inner_text().split()[0])


def covered(guest: Guest) -> bool:
    """Does the guide stand before what it points at?"""
    ring, panel = (guest.page.locator(one).bounding_box() for one in ("[data-ring]", STEP))
    assert ring and panel
    beside = ring["x"] >= panel["x"] + panel["width"] or ring["x"] + ring["width"] <= panel["x"]
    apart = ring["y"] >= panel["y"] + panel["height"] or ring["y"] + ring["height"] <= panel["y"]
    return not (beside or apart)


def in_sight(guest: Guest) -> bool:
    ring, size = guest.page.locator("[data-ring]").bounding_box(), guest.page.viewport_size
    assert ring and size
    return ring["y"] + ring["height"] > 0 and ring["y"] < size["height"] and ring["x"] < size["width"]


def settled(guest: Guest) -> None:
    """The ring stands still, and for a while: a busy page scrolls in jerks."""
    place, still = None, 0
    for _ in range(30):
        ring = guest.page.locator("[data-ring]")
        now = ring.bounding_box() if ring.count() else None
        still = still + 1 if place == now else 0
        if still == 3:
            return
        place = now
        guest.page.wait_for_timeout(100)


def comes_into_sight(guest: Guest) -> bool:
    """What came between may push it away once: then it is brought back."""
    for _ in range(30):
        if in_sight(guest) and not covered(guest):
            return True
        guest.page.wait_for_timeout(100)
    return False


def click_what_is_ringed(guest: Guest) -> None:
    ring = guest.page.locator("[data-ring]").bounding_box()
    assert ring
    point = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
    if guest.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        guest.page.touchscreen.tap(*point)
    else:
        guest.page.mouse.click(*point)


def make_the_move(guest: Guest) -> None:
    version = guest.version
    for _ in range(CLICKS):
        settled(guest)
        assert comes_into_sight(guest), said(guest)
        click_what_is_ringed(guest)
        guest.page.wait_for_timeout(150)
        if guest.version != version:
            return
    raise AssertionError(f"no move was made at: {said(guest)}")


@pytest.mark.parametrize("look", LOOKS, ids=["wide", "phone"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_first_game_is_learnt_by_doing_what_the_guide_points_at(invite: Invite, slug: str, look: Any) -> None:
    guest = invite(**look)
    learn(guest, slug)
    steps = tutorials.tutorial(tabard.game(slug))
    assert steps is not None
    number = 0
    while number < len(steps.steps):
        number = step_after(guest, number)
        step = steps.steps[number - 1]
        assert guest.bare_ids() == [] and guest.overflow() <= 0
        settled(guest)
        if step.point:
            assert guest.page.locator("[data-ring]").count() and comes_into_sight(guest), step.text
        if step.moves:
            make_the_move(guest)
        else:
            guest.page.click("[data-guide-go]")
    guest.page.wait_for_selector(STEP, state="detached")
    assert guest.asked()
    guest.decide()  # the game goes on


def test_wrong_clicks_are_answered_kindly_and_the_guide_can_be_left(invite: Invite) -> None:
    guest = invite()
    learn(guest, "middle-ages")
    answer = guest.page.locator(f"{STEP} .answer")
    first = guest.page.locator("[data-target='spot:0']")
    first.click()
    assert "Go on" in answer.inner_text()
    for _ in range(2):
        guest.page.click("[data-guide-go]")
    assert answer.count() == 0
    version = guest.version
    first.click()
    assert "allowed too" in answer.inner_text()
    guest.page.locator("[data-target='spot:7']").click()
    guest.page.get_by_role("alert").wait_for()
    assert "Not that one" in answer.inner_text()
    assert guest.version == version
    guest.page.click("[data-guide-leave]")
    guest.page.wait_for_selector(STEP, state="detached")
    guest.page.reload()
    guest.asked()
    assert guest.page.locator(STEP).count() == 0
    guest.page.keyboard.press("?")
    guest.page.get_by_text("Call the guide back").click()
    guest.page.wait_for_selector(STEP)
    guest.page.click("[data-guide-leave]")
    first.click()
    guest.after(version)


def test_a_first_game_by_keyboard_alone(invite: Invite) -> None:
    """G leads to what the guide speaks of, Enter does it."""
    guest = invite()
    learn(guest, "middle-ages")
    keys = guest.page.keyboard
    steps = tutorials.tutorial(tabard.game("middle-ages"))
    assert steps is not None
    for step in steps.steps[:7]:
        version, now = guest.version, said(guest)
        if step.moves:
            keys.press("g")
            guest.page.wait_for_timeout(300)
            keys.press("Enter")
            guest.after(version)
        else:
            guest.page.locator("[data-guide-go]").focus()
            keys.press("Enter")
        until(guest.page, "was => document.querySelector('[data-guide] .said').innerText !== was", now)
        guest.page.wait_for_selector(f"{STEP} .count:not(:empty)")


def test_the_guide_does_it_for_the_player(invite: Invite) -> None:
    guest = invite()
    learn(guest, "middle-ages")
    for _ in range(2):
        guest.page.click("[data-guide-go]")
    version = guest.version
    guest.page.click("[data-guide-do]")
    guest.after(version)
