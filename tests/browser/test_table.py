"""What the shell offers around the board."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, Invite
from .house import House


def test_a_refused_click_says_why_and_opens_the_rule(invite: Invite) -> None:
    guest = invite()
    guest.sit("mine", "greedy", "greedy")
    guest.asked()
    version = guest.version
    guest.page.locator("[data-target^='spot:']:not([data-glows])").first.click()
    refusal = guest.page.get_by_role("alert")
    assert refusal.locator("p").inner_text()
    clause = refusal.locator(".clause").inner_text()
    refusal.locator(".clause").click()
    assert guest.page.locator(".drawer .here").get_attribute("data-clause") == clause
    assert guest.version == version
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".drawer", state="detached")


def test_a_link_points_to_a_clause(invite: Invite) -> None:
    guest = invite()
    table = guest.sit("mine", "greedy")
    guest.visit("/")
    guest.visit(f"/table/{table}#rule=MA-5.3")
    guest.page.wait_for_selector(".drawer [data-clause='MA-5.3'].here")
    guest.page.click(".drawer [data-clause='MA-5.4'] a")
    guest.page.wait_for_selector(".drawer [data-clause='MA-5.4'].here")
    assert guest.page.url.endswith("#rule=MA-5.4")


def test_the_rules_can_be_searched_in_both_languages(invite: Invite) -> None:
    guest = invite()
    guest.sit("mine", "greedy")
    texts = set()
    for language, word, lord in (("en", "Rules", "lord"), ("ru", "Правила", "лорд")):
        guest.page.locator("header").first.locator(".button").last.click()
        guest.page.select_option("#set-language", language)
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector("#set-language", state="detached")
        guest.page.keyboard.press("r")
        guest.page.locator(".drawer h2", has_text=word).wait_for()
        guest.page.wait_for_selector(".drawer article")
        guest.page.fill(".drawer input", "MA-4.2")
        guest.page.locator(".drawer article", has_text="MA-0.1").wait_for(state="detached")
        texts.add(guest.page.locator("[data-clause='MA-4.2']", has_text=lord).inner_text())
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector(".drawer", state="detached")
    assert len(texts) == 2


def test_the_rules_are_for_people(invite: Invite) -> None:
    """In short first, the rest by chapter; a search that knows forms of words; no dead links; a clause shows where it applies."""
    guest = invite(language="ru", size=(1280, 800))
    guest.sit("mine", "greedy")
    guest.asked()
    guest.page.locator("header").first.locator(".button").first.click()
    guest.page.wait_for_selector(".drawer article")
    folds = guest.page.locator(".drawer .chapter")
    assert folds.first.get_attribute("open") is not None
    expect(guest.page.locator(".drawer .chapter[open]")).to_have_count(1)
    guest.page.fill(".drawer input", "мельницами")
    guest.page.wait_for_selector(".drawer article")
    assert "мельниц" in guest.page.locator(".drawer article").first.inner_text().lower()
    guest.page.fill(".drawer input", "MA-9.11")
    guest.page.locator("[data-clause='MA-9.11'] .inline").click()
    guest.page.wait_for_selector(".drawer .here[data-clause='MA-4.6']")
    guest.page.fill(".drawer input", "мельница")
    guest.page.locator(".drawer .show").first.click()
    guest.page.wait_for_selector("#board [data-shown]")
    assert "ельниц" in str(guest.page.locator("#board [data-shown]").first.get_attribute("aria-label"))


def test_a_hint_and_an_undo(invite: Invite) -> None:
    guest = invite()
    guest.sit("mine", "mine", "mine")
    taken_back = False
    while not taken_back and guest.asked():
        guest.decide()
        guest.page.wait_for_timeout(30)
        if guest.page.locator(".prompt .actions").get_by_text("Undo", exact=True).count():
            version = guest.version
            guest.page.keyboard.press("u")
            guest.after(version)
            taken_back = True
    assert taken_back
    guest.page.keyboard.press("h")
    guest.page.get_by_role("status").filter(has_text="A good choice").wait_for()
    assert guest.page.locator("[data-hinted], .choice").count()


def test_a_friend_comes_by_link_and_an_onlooker_looks_on(invite: Invite) -> None:
    host, friend, onlooker = invite(), invite(language="ru"), invite()
    table = host.sit("mine", "friend")
    link = host.page.locator(".invitations input").input_value()
    assert "#key=" in link
    friend.page.goto(link)
    friend.page.wait_for_selector(".shell[data-version]")
    assert "#" not in friend.page.url
    host.page.wait_for_selector(".invitations", state="detached")
    onlooker.visit(f"/table/{table}")
    for _ in range(4):
        one = next(guest for guest in (host, friend) if guest.page.locator(".prompt.mine").count())
        version = one.version
        one.asked()
        one.decide()
        for guest in (host, friend, onlooker):
            guest.after(version)
    assert not onlooker.choosable()
    friend.page.get_by_role("tab").nth(2).click()
    friend.page.locator(".chat input").fill("Мир вам")
    friend.page.keyboard.press("Enter")
    host.page.get_by_role("tab").nth(2).click()
    host.page.get_by_text("Мир вам").wait_for()


def test_bots_can_be_followed_and_skipped(invite: Invite) -> None:
    """With motion on, the states are shown one after the other."""
    guest = invite(speed="slow")
    guest.sit("mine", "greedy", "greedy", "greedy", "greedy")
    skip = guest.page.locator(".prompt .skip")
    while not skip.count():
        guest.asked()
        guest.decide()
        guest.page.wait_for_timeout(500)
    skip.click()
    guest.asked()
    guest.page.wait_for_selector(".prompt .skip", state="detached")


def test_the_device_is_passed_on_behind_a_veil(invite: Invite) -> None:
    """In a game with secrets nothing of the next player is shown before that player says so."""
    guest = invite()
    guest.game = "medieval-mastery"
    guest.sit("mine", "mine")
    lift = guest.page.get_by_role("button", name="I am")
    lift.wait_for()
    hidden = "#board > *, [data-panel=log] .clause, .prompt .choice"
    assert guest.page.locator(hidden).count() == 0
    lift.click()
    guest.page.wait_for_selector("#board > *")
    assert guest.page.locator(hidden).count() > 1


def test_a_component_file_of_ones_own(invite: Invite, tmp_path: Path) -> None:
    """A wrong file is refused with a reason; a right one is played with, and everybody is told."""
    guest = invite()
    guest.visit()
    guest.page.click("[data-game='middle-ages']")
    guest.page.click("form summary")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("nothing = 1\n")
    guest.page.set_input_files("input[type=file]", wrong)
    guest.page.click("form button[type=submit]")
    assert len(guest.page.get_by_role("alert").inner_text()) > 40
    guest.page.set_input_files("input[type=file]", ROOT / "src/tabard/games/middle_ages/components.toml")
    guest.page.click("form button[type=submit]")
    guest.page.get_by_text("a component file of its own").wait_for()
    guest.complaints = [one for one in guest.complaints if "400" not in one]


def test_the_tour_is_offered_once(invite: Invite) -> None:
    guest = invite()
    guest.page.add_init_script("localStorage['tabard.toured'] = '[]'")
    guest.sit("mine", "greedy")
    guest.page.get_by_text("Show me around").click()
    panel = guest.page.locator("[data-guide]")
    while guest.page.get_by_role("button", name="Next", exact=True).count():
        assert not guest.bare_ids()
        guest.page.get_by_role("button", name="Next", exact=True).click()
    guest.page.get_by_role("button", name="Done", exact=True).click()
    panel.wait_for(state="detached")


def test_the_tour_ends_by_itself(invite: Invite) -> None:
    """Every move of one's own leads a step further."""
    guest = invite()
    guest.page.add_init_script("localStorage['tabard.toured'] = '[]'")
    guest.sit("mine", "greedy")
    guest.page.get_by_text("Show me around").click()
    panel = guest.page.locator("[data-guide]")
    panel.wait_for()
    for _ in range(12):
        if not panel.count():
            break
        guest.asked()
        guest.decide()
        guest.page.wait_for_timeout(300)
    panel.wait_for(state="detached")


@pytest.mark.long
def test_the_page_comes_back_by_itself(invite: Invite, tmp_path: Path) -> None:
    """The server is killed after a move and started again: the page resumes where it was, ten times."""
    house = House(tmp_path).open()
    guest = invite(at=house)
    guest.sit("mine", "mine", "random")
    guest.asked()
    for _ in range(10):
        guest.decide()
        guest.asked()
        log, version = guest.page.locator("[role=log] li").count(), guest.version
        house.close(signal.SIGKILL)
        guest.page.wait_for_selector("[data-link=lost]")
        house.open()
        guest.page.wait_for_selector("[data-link=open]", state="attached")
        guest.asked()
        assert guest.version == version
        assert guest.page.locator("[role=log] li").count() == log
    guest.complaints = [one for one in guest.complaints if "WebSocket" not in one and "ERR_CONNECTION" not in one]
    guest.page.reload()
    guest.asked()
    guest.decide()
    house.close()
