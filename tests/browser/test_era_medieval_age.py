"""ERA in a real browser: rounds by clicking and to the end by the list, two secret layouts, a phone in Russian."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import Guest
from .test_access import violations

BARE = re.compile(r"\b(?:board|piece|track|symbol|die|line|disaster|mode|ended|title|rival|tutorial)-[a-z][a-z0-9-]*\b")
PHONE = (360, 740)
SIDE = 14


def lay(
    guest: Guest, seats: int, mine: list[int], bot: str = "random", seed: int = 3, **options: Any
) -> dict[str, str]:
    """A table with a known seed; the guest has the keys of these seats, bots sit at the others that nobody else takes."""
    bots = {str(seat): bot for seat in range(seats) if seat not in mine} if bot else {}
    wish = {"game": "era-medieval-age", "seats": seats, "seed": seed, "bots": bots, "options": options}
    made = guest.page.request.post(f"{guest.house.url}/api/tables", data=wish).json()
    keys: dict[str, str] = made["keys"]
    enter(guest, made["table"], [keys[str(seat)] for seat in mine])
    return {**keys, "table": made["table"]}


def enter(guest: Guest, table: str, keys: list[str]) -> None:
    guest.visit(f"/table/{table}#key={','.join(keys)}")
    guest.page.wait_for_selector(".shell[data-version]")


class Builder:
    """Plays as a person does: holds a piece over the board until it fits, names dice, chooses from the supply."""

    def __init__(self, guest: Guest, touch: bool = False) -> None:
        self.guest, self.page, self.touch = guest, guest.page, touch
        self.promise: int | None = None  # the points that the plaque over the last piece has named

    def round(self) -> int:
        found = re.search(r"\d+", self.page.locator(".status strong").first.inner_text())
        return int(found[0]) if found else 0

    def step(self) -> None:
        version = self.guest.version
        if self.page.locator(".sensor").count():
            self.place()
        else:
            self.choose()
        self.guest.after(version)

    def place(self) -> None:
        """Tries cells until the piece under the pointer may be set down; turns it now and then."""
        for number in range(4 * SIDE * SIDE):
            cell = (number * 37) % (SIDE * SIDE)
            self.point(cell)
            if self.page.locator(".ghost:not(.wrong)").count():
                self.promise = int((self.page.locator(".plaque text").text_content() or "0").replace("−", "-"))
                return self.set_down(cell)
            if number % 40 == 39:
                self.page.keyboard.press("r")
        raise AssertionError("the piece fits nowhere")

    def spot(self, cell: int) -> tuple[float, float]:
        box = self.page.locator(".sensor").bounding_box()
        assert box
        size = box["width"] / SIDE
        return box["x"] + (cell % SIDE + 0.5) * size, box["y"] + (cell // SIDE + 0.5) * size

    def point(self, cell: int) -> None:
        if self.touch:
            self.page.locator(".sensor").scroll_into_view_if_needed()
            self.page.touchscreen.tap(*self.spot(cell))
        else:
            self.page.mouse.move(*self.spot(cell))

    def set_down(self, cell: int) -> None:
        if self.touch:
            self.page.locator(".tool .primary").tap()
        else:
            self.page.mouse.click(*self.spot(cell))

    def choose(self) -> None:
        """Builds what can be built; names no dice; otherwise the first thing that is offered."""
        for selector in (".supply [data-glows]", ".prompt .choice", "#board [data-glows]"):
            things = self.page.locator(selector)
            if things.count():
                thing = things.first
                thing.tap() if self.touch else thing.click()
                break


@pytest.mark.long
def test_three_rounds_by_clicking_and_the_rest_by_the_list(invite: Invite) -> None:
    """A 2-seat Scenario III game against a bot."""
    guest = invite(size=(1280, 800))
    lay(guest, 2, [0], mode="scenario_3", length="shorter")
    builder = Builder(guest)
    while guest.asked() and builder.round() < 4:
        builder.step()
    guest.page.wait_for_selector(".volumes g")
    page = guest.page
    page.keyboard.press("l")
    while guest.asked():
        version = guest.version
        page.wait_for_selector("[data-move]")  # the list may come a moment after what glows
        guest.dice.choice(page.query_selector_all("[data-move]")).click()
        guest.after(version)
    page.wait_for_selector(".breakdown")
    assert not BARE.findall(page.inner_text("body"))


def test_nobody_sees_the_draft_of_another(invite: Invite) -> None:
    """Two people in two browsers lay out their start; each sees their own pieces only."""
    anna, boris = invite(size=(1280, 800)), invite(size=(1280, 800))
    keys = lay(anna, 2, [0], bot="", mode="scenario_1")
    enter(boris, keys["table"], [keys["1"]])
    builder = Builder(anna)
    for _ in range(3):
        anna.asked()
        builder.step()
    boris.asked()
    state = boris.page.request.get(f"{boris.house.url}/api/tables/{keys['table']}?keys={keys['1']}").json()["state"]
    assert '"yours":[]' in str(state).replace("'", '"').replace(" ", "")
    count = "document.querySelectorAll('.volumes g').length"
    assert anna.page.evaluate(count) != boris.page.evaluate(count)


def test_what_a_plaque_promises_comes_true(invite: Invite) -> None:
    """A round alone by clicking: the score grows by what was named over the piece; a line of the sheet lights its cells."""
    guest = invite(size=(1920, 1080))
    lay(guest, 1, [0], seed=34)  # three hammers in the first roll
    builder, page, kept = Builder(guest), guest.page, 0
    while guest.asked() and builder.round() < 2:
        before, builder.promise = score(guest), None
        builder.step()
        if builder.promise is not None and guest.asked() and page.locator(".supply [data-glows]").count():
            assert score(guest) == before + builder.promise
            kept += 1
    assert kept
    page.locator(".ledger li button").first.hover()
    page.wait_for_selector("path.lit")


def score(guest: Guest) -> int:
    return int(guest.page.locator(".ledger [data-score]").get_attribute("data-score") or 0)


def test_alone_against_sir_philip(invite: Invite) -> None:
    """Eight rounds by the list: his dice lie as they are told, he demands, own dice stay uncovered, the end names a title."""
    guest = invite(size=(1280, 800))
    lay(guest, 1, [0])
    page, demands = guest.page, 0
    rolls = page.locator("[role=log] li", has_text="Sir Philip rolls")
    page.keyboard.press("l")
    while guest.asked():
        if page.locator(".philip .die").count():
            told = re.findall(r"\(([^)]*)\)", rolls.last.inner_text())
            assert [symbols_in(words) for words in told] == page.locator(".philip .die").evaluate_all(SYMBOLS_ON)
        assert not page.evaluate(HAND_COVERED)
        demands += page.locator(".prompt", has_text="Sir Philip demands").count()
        version = guest.version
        guest.dice.choice(page.query_selector_all("[data-move]")).click()
        guest.after(version)
    expect(rolls).to_have_count(8)
    answers = re.compile("gives Sir Philip|refuses Sir Philip")
    assert page.locator("[role=log] li").filter(has_text=answers).count() == demands > 0
    assert page.locator(".breakdown .total td").inner_text() == page.locator(".podium .score").first.inner_text()
    title = page.locator(".breakdown strong").inner_text().removeprefix("Your title: ").rstrip(".")
    expect(page.locator("[role=log] li", has_text=f"earns the title “{title}”")).to_have_count(1)


HAND_COVERED = """() => {
  const things = [...document.querySelectorAll("[data-place=hand], button.marker")];
  const [hand, marker] = things.map((one) => one.getBoundingClientRect());
  return marker && marker.left < hand.right && hand.left < marker.right && marker.top < hand.bottom && hand.top < marker.bottom;
}"""
SYMBOLS_ON = "dice => dice.map((die) => die.querySelectorAll('i').length)"


def symbols_in(words: str) -> int:
    """How many symbols a die shows by its words: "1 wood, 2 food" are three."""
    return sum(map(int, re.findall(r"\d+", words)))


def test_a_phone_in_russian(invite: Invite) -> None:
    """A piece is shown with a tap and set down with the button; nothing is wider than the window."""
    guest = invite(language="ru", size=PHONE, has_touch=True, is_mobile=True)
    lay(guest, 2, [0], mode="scenario_2")
    builder = Builder(guest, touch=True)
    for _ in range(9):
        guest.asked()
        builder.step()
    assert guest.overflow() <= 0
    assert not BARE.findall(guest.page.inner_text("body"))
    assert not violations(guest)
