"""A game of another package on the board that it brings along; it also shows what no game of the house has yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.foreign.package import install

from .conftest import Invite
from .house import Guest, House
from .test_access import violations

GONE = ".fair-basket.gone"

Visit = Callable[..., Guest]


@pytest.fixture(scope="module")
def fair_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    site = install(tmp_path_factory.mktemp("site"))
    house = House(tmp_path_factory.mktemp("fair"), PYTHONPATH=str(site)).open()
    yield house
    house.close()


@pytest.fixture
def visit(invite: Invite, fair_house: House) -> Visit:
    """Guests of an inn in which the Apple Fair is installed."""

    def one(**more: Any) -> Guest:
        return invite(at=fair_house, **more)

    return one


def fair(guest: Guest, *sitters: str) -> str:
    guest.game = "apple-fair"
    return guest.sit(*sitters)


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("ru", (360, 740))])
def test_it_is_played_on_its_own_board(visit: Visit, language: str, size: tuple[int, int]) -> None:
    """Targets, refusals with their clause, tips, places, the scene of the end, no winner but the miller beside the players."""
    guest = visit(language=language, size=size, speed="fast")
    fair(guest, "mine", "greedy")
    guest.asked()
    expect(guest.page.locator(".fair-basket[data-glows][role=button]")).to_have_count(8)
    assert violations(guest) == [] and guest.overflow() <= 0 and guest.bare_ids() == []
    guest.decide()
    guest.asked()
    guest.page.locator(GONE).first.click()
    assert guest.page.get_by_role("alert").locator(".clause").inner_text() == "AF-2.1"
    assert guest.page.locator("[data-place=mine]").inner_text()
    while guest.asked():
        guest.decide()
    guest.page.wait_for_selector("[data-scene=scoring], .podium")
    guest.page.wait_for_selector(".podium [data-rival='rival-miller']")
    expect(guest.page.locator(".podium li")).to_have_count(3)


def test_it_is_played_by_keyboard(visit: Visit) -> None:
    guest = visit()
    fair(guest, "mine", "greedy")
    guest.asked()
    first = guest.page.locator(".fair-basket[data-glows]").first
    first.focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(GONE)


def test_a_gift_beside_the_question(visit: Visit) -> None:
    """An aside is a small menu, never among the moves that are asked for; also in the plain list."""
    guest = visit()
    fair(guest, "mine", "mine")
    guest.asked()
    assert guest.page.locator(".asides").count() == 0, "nothing to give yet"
    guest.decide()
    guest.asked()
    guest.decide()
    guest.asked()
    guest.page.keyboard.press("l")
    expect(guest.page.locator("[data-aside-move='give 1']")).to_have_count(1)
    assert guest.page.locator("[data-move='give 1']").count() == 0
    version = guest.version
    guest.page.click(".asides")
    assert violations(guest) == []
    guest.page.click("[data-aside='give 1']")
    guest.after(version)
    guest.page.get_by_role("log").or_(guest.page.locator("[data-panel=moves]")).first.wait_for()
    assert guest.asked(), "whoever was asked is still asked"


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    """A set with a word that two players may not put in; an option that appears only with another."""
    guest = visit(language="ru")
    guest.visit()
    guest.page.click("[data-game='apple-fair']")
    guest.page.click("input[name=seats][value='2'] + span")
    guest.page.click("form summary")
    russet = guest.page.locator("[data-option=sorts] input[value=russet]")
    guest.page.wait_for_selector("[data-option=sorts] .reason")
    assert russet.is_disabled()
    assert "Двое игроков выбирают не больше двух сортов" in guest.page.inner_text("[data-option=sorts] .reason")
    guest.page.click("input[name=seats][value='3'] + span")
    guest.page.wait_for_selector("[data-option=sorts] .reason", state="detached")
    assert russet.is_enabled()
    expect(guest.page.locator("[data-option=hands]")).to_have_count(1)
    guest.page.locator("[data-option=miller] select").select_option("away")
    guest.page.wait_for_selector("[data-option=hands]", state="detached")
    assert violations(guest) == []


def test_the_next_game_of_a_season(visit: Visit) -> None:
    guest = visit()
    first = fair(guest, "mine", "greedy")
    while guest.asked():
        guest.decide()
    guest.page.wait_for_selector(".podium")
    guest.page.get_by_role("button", name="Play the next game").click()
    guest.page.wait_for_url(lambda url: first not in url)
    guest.page.wait_for_selector(".shell[data-version]:not([data-over])")
    assert guest.page.locator("#board h2").inner_text() == "Fair 2 of 3"
    assert guest.asked()


def test_a_board_that_fails_leaves_the_plain_one(visit: Visit) -> None:
    guest = visit()
    guest.page.route(
        "**/web/board.js", lambda route: route.fulfill(body="syntax error(", content_type="text/javascript")
    )
    fair(guest, "mine", "greedy")
    guest.page.get_by_text("The board in words").first.wait_for()
    guest.page.keyboard.press("l")
    version = guest.version
    guest.page.locator("[data-move]").first.click()
    guest.after(version)
    assert all("board.js" in one for one in guest.complaints)
    guest.complaints = []
