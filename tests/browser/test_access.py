"""axe finds nothing serious on any page, in light and dark; nothing scrolls sideways."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import ROOT, Invite
from .house import Guest

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

# Of a thing on the board axe wants every figure printed on it in its name; what counts is that the printed name is there.
LABELS = "label-content-name-mismatch"
UNNAMED = """[...document.querySelectorAll('#board [data-target][aria-label]')]
  .map(one => [one.textContent.match(/\\p{L}{4,}/u)?.[0] ?? '', one.ariaLabel])
  .filter(([shown, said]) => !said.toLowerCase().includes(shown.toLowerCase()))"""


def violations(guest: Guest) -> list[str]:
    page = guest.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run(document).then(result => result.violations)")
    return [
        f"{one['id']}: {one['help']} at {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
        if not (one["id"] == LABELS and is_on_board(node))
    ]


def is_on_board(node: dict[str, Any]) -> bool:
    return "data-target=" in node["html"]


def look(guest: Guest) -> None:
    """The page as it stands, by day and by night."""
    assert guest.overflow() <= 0
    assert guest.bare_ids() == []
    assert guest.page.evaluate(UNNAMED) == []
    for light in ("light", "dark"):
        guest.page.emulate_media(color_scheme=light)
        assert violations(guest) == []


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("ru", (360, 740))])
def test_every_page(invite: Invite, language: str, size: tuple[int, int]) -> None:
    guest = invite(language=language, theme="system", size=size)
    page = guest.page
    for path in ("/", "/about", "/no/such/room"):
        guest.visit(path)
        look(guest)
    guest.sit("mine", "mine", "friend", "greedy")
    look(guest)
    for key in ("?", "r", "l"):
        page.keyboard.press(key)
        look(guest)
        page.keyboard.press("Escape")
    page.get_by_role("tab").nth(2).click()
    look(guest)
    page.locator("header").first.locator(".button").last.click()
    page.wait_for_selector("#set-theme")
    look(guest)


def test_the_end(invite: Invite) -> None:
    """A choice on the board, half-way, on the end screen, and the board afterwards."""
    guest = invite(theme="system")
    guest.sit("mine", "greedy")
    while guest.asked() and guest.page.locator("[data-target^='column:'][data-glows]").count() == 0:
        guest.decide()
    look(guest)
    for _ in range(8):
        if guest.asked():
            guest.decide()
    look(guest)
    guest.play_to_the_end(lambda thing: thing.dispatch_event("click"))
    look(guest)
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".podium", state="detached")
    look(guest)


OLD_STYLE = """[...document.querySelectorAll('body *')]
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && /\\d/.test(node.data)))
  .filter(one => !getComputedStyle(one).fontVariantNumeric.includes('lining-nums'))
  .map(one => one.className + ': ' + one.textContent)"""


def test_figures_are_lining_ones(invite: Invite) -> None:
    """A nought must not look like an o: at the inn, at the table, in the rules."""
    guest = invite(size=(1280, 800))
    guest.visit()
    guest.page.wait_for_selector(".card")
    assert guest.page.evaluate(OLD_STYLE) == []
    guest.sit("mine", "greedy")
    guest.page.keyboard.press("r")
    guest.page.wait_for_selector(".drawer article")
    assert guest.page.evaluate(OLD_STYLE) == []
