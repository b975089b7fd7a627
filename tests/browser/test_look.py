"""The table keeps still and in shape: prompts of any length, six players, long names, figures that can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tabard

from .conftest import Invite
from .course import FED, Course, decisions

LONGER_THAN_A_TIP_TAKES = 1500  # milliseconds
OLD_FIGURES = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong = [];
  while (walker.nextNode()) {
    const { parentElement: box, textContent: text } = walker.currentNode;
    if (!/[0-9]/.test(text) || !box.getClientRects().length) continue;
    const { fontVariantNumeric: variant, fontFeatureSettings: features } = getComputedStyle(box);
    if (!variant.includes("lining-nums") && !features.includes("lnum")) wrong.push(text.trim());
  }
  return wrong;
}"""

HEIGHTS = """() => ({
  prompt: document.querySelector(".prompt").getBoundingClientRect().height,
  board: document.querySelector("#board").getBoundingClientRect().top + scrollY,
})"""


BEYOND = """() => {
  const rivals = document.querySelector("[data-place=rivals]");
  return rivals.scrollHeight - rivals.clientHeight;
}"""
CUT = """() => {
  const title = document.querySelector("h1");
  return title.scrollWidth - title.clientWidth;
}"""


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
@pytest.mark.parametrize("game", tabard.slugs())
def test_a_prompt_of_another_length_moves_nothing(invite: Invite, game: str, size: tuple[int, int]) -> None:
    phone = {"has_touch": True, "is_mobile": True} if size[0] < 500 else {}
    guest = invite(size=size, language="ru", **phone)
    heights = set()
    for _ in decisions(guest, game, 12):
        assert guest.page.evaluate(OLD_FIGURES) == []
        found = guest.page.evaluate(HEIGHTS)
        assert size[0] > 500 or found["prompt"] < size[1] / 3
        heights.add(found["prompt"])
    assert len(heights) == 1


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
@pytest.mark.parametrize("game", tabard.slugs())
def test_the_name_of_the_game_is_whole(invite: Invite, game: str, size: tuple[int, int]) -> None:
    guest = invite(size=size, language="ru")
    for _ in decisions(guest, game, 1):
        assert guest.page.evaluate(CUT) <= 0


def test_a_tip_says_only_what_cannot_be_read_anyway(invite: Invite) -> None:
    guest = invite(size=(1920, 1080))
    for _ in decisions(guest, "middle-ages", 1):
        tips = guest.page.locator(".tip:popover-open")
        guest.page.locator("section.events .has-tip").last.hover()
        guest.page.wait_for_timeout(LONGER_THAN_A_TIP_TAKES)
        assert tips.count() == 0  # name and effect of the event stand on its card
        guest.page.locator(".column.has-tip").first.hover()
        tips.wait_for()
        expect(tips).to_have_count(1)


def test_five_rivals_fit_beside_the_map(invite: Invite) -> None:
    guest = invite(size=(1280, 800))
    guest.page.add_init_script(FED)
    next(iter(Course(guest, "medieval-mastery", 6, 1)))
    assert guest.page.evaluate(BEYOND) <= 1
