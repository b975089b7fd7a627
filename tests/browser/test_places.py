"""The places of the table: the board is the hero, phones get the same places stacked, boards zoom, scenes play."""

from __future__ import annotations

import pytest

import tabard

from .conftest import Invite
from .house import CHOOSABLE, Guest
from .test_medieval_mastery import Knight, lay

GAMES = tabard.slugs()
WIDE = [(1280, 800), (1366, 768), (1600, 900), (1920, 1080)]


def place(guest: Guest, name: str) -> dict[str, float]:
    box = guest.page.locator(f"[data-place={name}]").bounding_box()
    assert box, name
    return {**box, "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_hero(invite: Invite, game: str, size: tuple[int, int]) -> None:
    """At least 60 % of the width and all the height under the prompt, whatever else is there; nothing scrolls."""
    guest = invite(size=size)
    guest.game = game
    guest.sit("mine", "greedy", "greedy", "greedy")
    guest.asked()
    board, top = place(guest, "board"), guest.page.locator(".shell > .top").bounding_box()
    assert top and board["width"] >= 0.6 * size[0]
    assert abs(board["y"] - top["height"]) <= 1 and abs(board["bottom"] - size[1]) <= 1
    assert guest.page.evaluate("document.documentElement.scrollHeight") == size[1]
    for name in ("mine", "rivals"):
        assert place(guest, name)["y"] < size[1] and place(guest, name)["right"] <= size[0]
    assert place(guest, "mine")["bottom"] <= size[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_has_what_is_asked_first(invite: Invite, game: str) -> None:
    guest = invite(size=(360, 740), has_touch=True, is_mobile=True)
    guest.game = game
    guest.sit("mine", "greedy", "greedy")
    guest.asked()
    assert guest.overflow() <= 0
    tops = guest.page.evaluate(
        "[...document.querySelectorAll('[data-place]')].filter(e => e.offsetHeight)"
        ".map(e => [e.getBoundingClientRect().top, e.hasAttribute('data-asked')])"
    )
    first_idle = min([top for top, asked in tops if not asked], default=1e9)
    assert all(top < first_idle for top, asked in tops if asked)


def zoom(guest: Guest) -> float:
    return float(guest.page.locator(".zoom").get_attribute("data-zoom") or 0)


def test_the_map_zooms_by_wheel_keys_buttons_and_double_click(invite: Invite) -> None:
    guest = invite(size=(1280, 800))
    lay(guest, 4, 3, [0])
    guest.asked()
    page, middle = guest.page, place(guest, "board")
    page.mouse.move(middle["x"] + 300, middle["y"] + 300)
    page.mouse.wheel(0, -400)
    page.wait_for_selector(".zoom .mini")
    near = zoom(guest)
    assert near > 1.1
    page.keyboard.press("+")
    assert zoom(guest) > near
    before = page.locator(".hexes").bounding_box()
    page.keyboard.press("ArrowRight")
    after = page.locator(".hexes").bounding_box()
    assert before and after and after["x"] < before["x"]
    page.keyboard.press("0")
    page.wait_for_selector(".zoom .mini", state="detached")
    page.mouse.dblclick(middle["x"] + 20, middle["y"] + 400)
    page.wait_for_selector(".zoom .mini")
    page.get_by_role("button", name="The whole board").click()
    assert zoom(guest) == 1


def skipped_to_me(guest: Guest) -> bool:
    """What the others do is passed over, scenes and banners included, until this guest is asked."""
    for _ in range(150):
        if guest.page.locator(f"{CHOOSABLE}, .shell[data-over]").count():
            break
        guest.page.keyboard.press("s")
        guest.page.wait_for_timeout(200)
    return guest.asked()


@pytest.mark.parametrize(("speed", "motion"), [("fast", "no-preference"), ("normal", "reduce")])
def test_a_battle_is_a_scene_that_can_be_put_aside(invite: Invite, speed: str, motion: str) -> None:
    guest = invite(size=(1280, 800), speed=speed, reduced_motion=motion)
    lay(guest, 3, 2, [0])
    knight = Knight(guest)
    while skipped_to_me(guest) and not knight.there("[data-scene=battle] .awaited"):
        knight.decide()
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("[data-scene=battle]", state="detached")
    guest.page.locator("[data-place=stage] .back").click()
    guest.page.wait_for_selector("[data-scene=battle]")
    moving = guest.page.locator("[data-scene=battle].moving").count()
    assert moving == (motion == "no-preference")
