"""Medieval Mastery in a real browser: a whole game by clicking, a phone in Russian, standing orders."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator

import tabard

from .conftest import Invite
from .house import Guest
from .test_access import violations

BARE = re.compile(
    r"\b(?:board|standing|territory|castle|card|crown|orb|sceptre|property|step|ended|tutorial)-[a-z][a-z-]*\b"
)
MANOEUVRE = ".prompt .choice:text-matches('manoeuvre|манёвр')"
PHONE = (360, 740)


def lay(guest: Guest, seats: int, seed: int, mine: list[int], **options: Any) -> dict[str, str]:
    """A table with a known deal; the guest opens it with the keys of these seats, the other seats are greedy bots."""
    bots = {str(seat): "greedy" for seat in range(seats) if seat not in mine}
    wish = {"game": "medieval-mastery", "seats": seats, "seed": seed, "bots": bots, "options": options}
    made = guest.page.request.post(f"{guest.house.url}/api/tables", data=wish).json()
    keys: dict[str, str] = made["keys"]
    guest.visit(f"/table/{made['table']}#key={','.join(keys[str(seat)] for seat in mine)}")
    guest.page.wait_for_selector(".shell[data-version]")
    return keys


class Knight:
    """Plays by clicking what a person would click: attacks whoever can be attacked, fractures whatever can be hit."""

    def __init__(self, guest: Guest, by: str = "mouse", careful: bool = False) -> None:
        self.guest = guest
        self.page = guest.page
        self.by = by
        self.careful = careful
        self.seen: set[str] = set()
        self.questions: set[str] = set()

    def press(self, selector: str) -> None:
        thing = self.page.locator(selector).first
        if self.by == "keys":
            self.press_enter_on(thing)
        elif self.by == "touch":
            thing.scroll_into_view_if_needed()
            thing.tap()
        else:
            thing.click()

    def press_enter_on(self, thing: Locator) -> None:
        for _ in range(300):
            if thing.evaluate("thing => thing === document.activeElement"):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        raise AssertionError("the Tab key never reached it")

    def there(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def decide(self) -> None:
        """One decision, from whatever lies on the table."""
        if self.there("[role=dialog] .button.main") and not self.there(".podium"):  # pass the device
            self.press("[role=dialog] .button.main")
            self.page.wait_for_selector("[role=dialog]", state="detached")
            return
        version = self.guest.version
        self.look()
        self.choose()
        self.page.wait_for_selector(f".shell:not([data-version='{version}'])", state="attached")

    def look(self) -> None:
        """Every kind of question is looked at by axe once."""
        question = re.sub(r"\W.*", "", self.page.inner_text(".prompt .sentence"))
        if self.careful and question not in self.questions:
            self.questions.add(question)
            assert violations(self.guest) == []
        if self.there("[data-scene=battle] .card.down"):
            self.seen.add("face down")
        if self.there(".artefact.down"):
            self.seen.add("destroyed")
        if self.there("[data-scene=battle] .verdict"):
            self.seen.add("outcome")

    def choose(self) -> None:
        situations = {".redeploy": self.redeploy, "[data-standing]": self.react, ".hexes [data-glows]": self.advance}
        next((act for sign, act in situations.items() if self.there(sign)), self.play)()

    def play(self) -> None:
        """A card, a player or, in the own turn, a manoeuvre; otherwise the last thing on offer."""
        battle = "[data-place=stage]:has([data-scene=battle]) ~ .lower [data-place=hand] [data-glows]"
        others = (".looking [data-glows]", ".pile [data-glows]", "[data-target^='player'][data-glows]", MANOEUVRE)
        self.press(next(filter(self.there, (battle, *others)), ".prompt .choice >> nth=-1"))

    def react(self) -> None:
        """Fracture whatever can be hit."""
        target = ".artefact[data-glows]"
        if self.there(target):
            self.seen.add("fracture")
        self.press(target if self.there(target) else ".prompt .choice")

    def redeploy(self) -> None:
        """One knight from the castle to the first territory that has room, by clicking from and to; then confirm."""
        if self.there(".hexes .castle[data-glows]"):
            self.press(".hexes .castle[data-glows]")
            if self.there(".hexes .territory[data-glows]"):
                self.press(".hexes .territory[data-glows]")
                self.seen.add("redeployed")
        self.press(".redeploy .button.main")

    def advance(self) -> None:
        held = ".hexes .territory.manned[data-glows]"
        self.press(held if self.there(held) else ".hexes [data-glows]")
        self.page.wait_for_selector(".numbers [data-glows], .hexes:not(:has([data-glows]))", state="attached")
        if self.there(".numbers [data-glows]"):
            self.press(".numbers [data-glows] >> nth=-1")


@pytest.mark.long
def test_a_whole_game_with_a_fracture_and_secret_cards(invite: Invite) -> None:
    """Three seats on one device, every decision by clicks; page and engine agree on the result."""
    guest = invite()
    lay(guest, 3, 1, [0, 1, 2], round_limit=3)
    knight = Knight(guest, careful=True)
    while not guest.page.locator(".shell[data-over]").count():
        guest.page.wait_for_selector("#board [data-glows], .prompt .choice, .redeploy, [role=dialog]")
        knight.decide()
    guest.page.wait_for_selector(".podium")
    assert guest.final_scores() == list(tabard.replay(guest.record()).scores)
    assert knight.seen >= {"fracture", "destroyed", "face down", "redeployed", "outcome"}
    assert violations(guest) == []


def test_a_russian_phone_reaches_the_second_round(invite: Invite) -> None:
    guest = invite(language="ru", size=PHONE, has_touch=True, is_mobile=True)
    lay(guest, 3, 2, [0])
    knight = Knight(guest, by="touch")
    while not knight.there(".status:has-text('Раунд 2')"):
        guest.asked()
        assert guest.overflow() <= 0
        assert BARE.findall(guest.page.inner_text("body")) == []
        knight.decide()
    assert violations(guest) == []


def test_a_round_by_keyboard(invite: Invite) -> None:
    guest = invite()
    lay(guest, 2, 4, [0])
    knight = Knight(guest, by="keys")
    while guest.asked() and not knight.there(".status:has-text('Round 2')"):
        knight.decide()
    assert "redeployed" in knight.seen


@pytest.mark.parametrize(("seats", "size"), [(2, (1440, 900)), (6, (360, 740))])
def test_every_map_is_accessible_by_day_and_night(invite: Invite, seats: int, size: tuple[int, int]) -> None:
    guest = invite(theme="system", size=size)
    lay(guest, seats, 3, [0])
    guest.asked()
    assert guest.page.locator(".hexes .castle").count() == seats
    for light in ("light", "dark"):
        guest.page.emulate_media(color_scheme=light)
        assert guest.overflow() <= 0
        assert violations(guest) == []
    label = guest.page.locator(".hexes .territory.manned").first.get_attribute("aria-label")
    assert re.fullmatch(r".+, \d points?, held by .+ with \d knights?, supplied", label or "")


def test_passing_until_the_next_turn(invite: Invite) -> None:
    """The page answers the Fracture windows of a player who said so, until he takes it back."""
    guest = invite()
    lay(guest, 3, 2, [0])
    knight = Knight(guest)
    while guest.asked() and not knight.there("[data-standing]"):
        knight.decide()
    version = guest.version
    knight.press("[data-standing='standing-own-turn']")
    guest.page.wait_for_selector(".standing [role=status]")
    guest.after(version)
    while guest.asked() and not knight.there(MANOEUVRE):
        assert not knight.there("[data-standing]") or knight.there(".standing [role=status]")
        version = guest.version
        if knight.there("[data-scene=battle]") and not knight.there(".prompt .choice:has-text('Pass')"):
            knight.decide()  # the own battle is fought as ever
        else:
            guest.after(version)
    assert not knight.there(".standing [role=status]")


def test_a_redeployment_in_any_order_is_taken_back_as_a_whole(invite: Invite) -> None:
    guest = invite()
    lay(guest, 2, 4, [0])
    knight = Knight(guest)
    while guest.asked() and not knight.there(".redeploy li[data-cell]"):
        knight.decide()
    castle = guest.page.locator(".redeploy .castle b")
    before = castle.inner_text()
    knight.press(".redeploy li[data-cell] button >> nth=1")
    assert int(castle.inner_text()) == int(before) - 1
    knight.press(".redeploy .actions .button >> nth=1")
    assert castle.inner_text() == before
    knight.press(".redeploy li[data-cell] button >> nth=1")
    knight.press(".redeploy .button.main")
    guest.page.wait_for_selector(".redeploy", state="detached")
    guest.page.wait_for_selector(".hexes .territory[data-glows]")
    guest.page.keyboard.press("u")
    guest.page.wait_for_selector(".redeploy")
    assert castle.inner_text() == before


def test_a_card_that_can_answer_answers(invite: Invite) -> None:
    """In a Fracture window the card in hand glows; a click on it plays it, or holds it ready until an artefact is chosen."""
    guest = invite()
    lay(guest, 3, 1, [0, 1, 2])
    knight = Knight(guest)
    card = "[data-place=hand] .fracture[data-glows]"
    while not (knight.there("[data-standing]") and knight.there(card)):
        guest.page.wait_for_selector("#board [data-glows], .prompt .choice, .redeploy, [role=dialog]")
        knight.decide()
    version = guest.version
    assert not knight.there(".artefact.down")
    several = guest.page.locator(".artefact[data-glows]").count() > 1
    knight.press(card)
    if several:
        assert knight.there("[data-place=hand] .fracture[data-picked]")
        knight.press(".artefact[data-glows]")
    guest.after(version)
    guest.page.wait_for_selector(".artefact.down, [role=dialog] .button.main")
    if not knight.there(".artefact.down"):  # the device goes to the next player first
        knight.press("[role=dialog] .button.main")
    guest.page.wait_for_selector(".artefact.down")
