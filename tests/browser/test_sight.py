"""What is asked is in sight: at every random decision something to choose is seen, or a marker points to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import tabard

from .conftest import Invite
from .course import decisions

DECISIONS = 70
SIZES = [(1280, 800), (1366, 768), (360, 740)]

TOOLS = """
window.frames2 = () => new Promise((go) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 0)));
  setTimeout(go, 2000); // a browser that paints nothing for so long is asked all the same
});
window.hit = (thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [[0.5, 0.5], [0.2, 0.2], [0.8, 0.8], [0.5, 0.15], [0.5, 0.85]].some(([x, y]) => {
    const found = document.elementFromPoint(left + width * x, top + height * y);
    return found !== null && (thing.contains(found) || found.contains(thing));
  });
};
window.inSight = () => {
  const things = [...document.querySelectorAll("#board [data-glows], .prompt .choice, .prompt .kind, button.marker")];
  return things.some((one) => one.getClientRects().length > 0 && window.hit(one));
};
window.outside = () => {
  const board = document.querySelector("[data-place=board]");
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const cut = [...board.querySelectorAll("[data-target]")].filter((one) => {
    const box = one.getBoundingClientRect();
    for (let up = one.parentElement; up !== board; up = up.parentElement) {
      if (up.matches(":not(.ground)") && /auto|scroll/.test(getComputedStyle(up).overflowY)) return false; // a list of its own
    }
    return box.width && (box.left < left - 2 || box.top < top - 2 || box.right > right + 2 || box.bottom > bottom + 2);
  });
  return cut.map((one) => one.dataset.target);
};
"""


def seen_soon(page: Page) -> bool:
    """At once, as a rule; the marker comes when the browser has told what is out of sight, which may take some frames."""
    for _ in range(20):
        page.evaluate("window.frames2()")
        if page.evaluate("window.inSight()"):
            return True
        page.wait_for_timeout(50)
    return False


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", tabard.slugs())
def test_what_is_asked_is_in_sight(invite: Invite, game: str, size: tuple[int, int]) -> None:
    phone = {"has_touch": True, "is_mobile": True} if size[0] < 500 else {}
    guest = invite(size=size, **phone)
    guest.page.add_init_script(TOOLS)
    for course in decisions(guest, game, DECISIONS):
        assert seen_soon(guest.page), (course.position.legal(0)[:4], course.position.where)
        if size == (1280, 800):
            assert guest.page.evaluate("window.outside()") == [], course.position.where


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_question_is_read_whole_on_a_phone(invite: Invite, language: str) -> None:
    """With a hint and a move to take back beside it; symbols on the buttons had pushed one of them into a second row."""
    guest = invite(language=language, size=(360, 740))
    guest.game = "warrior-knights"
    guest.sit("mine", "level1")
    guest.asked()
    guest.decide()
    guest.asked()
    assert guest.page.locator(".prompt .actions button").count() == 3
    room = guest.page.evaluate(
        "(({ scrollHeight, clientHeight }) => clientHeight - scrollHeight)(document.querySelector('.words'))"
    )
    assert room >= 0
