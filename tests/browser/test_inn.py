"""The inn: a first visit, a table to go on with, friends by a link, a table that is forgotten."""

from __future__ import annotations

from playwright.sync_api import expect

import tabard

from .conftest import Invite
from .house import Guest
from .test_access import look

DRAWN = "document.querySelectorAll('.card .picture img').length"
EMPTY = "[...document.querySelectorAll('main img')].filter(image => image.complete && !image.naturalWidth).length"


def begin(guest: Guest, slug: str) -> None:
    guest.page.click(f"[data-play='{slug}']")
    guest.page.wait_for_selector(".shell[data-version]")


def test_a_first_visit_and_the_second(invite: Invite) -> None:
    """Nothing to go on with at first; one click plays; then the table stands at the top, and whose turn it is."""
    guest = invite(size=(1280, 800))
    guest.visit()
    guest.page.wait_for_selector(".card")
    expect(guest.page.locator(".ribbon")).to_have_count(1)
    assert guest.page.locator("[data-table]").count() == 0
    assert guest.page.locator(".card h3").first.inner_text().lower() == "middle ages", "from light to heavy"
    assert guest.page.evaluate(DRAWN) == len(tabard.slugs()) and guest.page.evaluate(EMPTY) == 0
    begin(guest, "middle-ages")
    guest.asked()
    guest.visit()
    row = guest.page.locator(".hero [data-table]")
    row.get_by_text("Your turn").wait_for()
    assert guest.page.locator(".ribbon").count() == 0
    row.get_by_role("link", name="Go on").click()
    guest.page.wait_for_selector(".shell[data-version]")


def test_play_with_friends_in_plain_words(invite: Invite) -> None:
    """Everybody else is a friend; the links wait at the table."""
    guest = invite(language="ru", size=(360, 740))
    guest.visit()
    guest.page.locator("[data-friends='middle-ages']").click()
    sitters = guest.page.locator("form li select")
    guest.page.wait_for_selector("form li select")
    assert [one.input_value() for one in sitters.all()] == ["mine", "friend", "friend"]
    look(guest)
    guest.page.click("form button[type=submit]")
    guest.page.wait_for_selector(".invitations input")
    expect(guest.page.locator(".invitations input")).to_have_count(2)


def test_a_table_is_forgotten_only_when_asked_twice(invite: Invite) -> None:
    """It says what is lost and offers the link first, which is copied where the browser gives no clipboard, too."""
    guest = invite(size=(1280, 800))
    guest.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    guest.visit()
    begin(guest, "middle-ages")
    table = guest.table
    guest.visit()
    guest.page.locator(f"[data-table='{table}'] button").click()
    dialog = guest.page.get_by_role("dialog")
    assert "wait in vain" in dialog.inner_text()
    link = dialog.locator("input").input_value()
    dialog.get_by_role("button", name="Copy the link").click()
    dialog.get_by_role("button", name="Copied").wait_for()
    look(guest)
    dialog.get_by_role("button", name="Keep it").click()
    expect(guest.page.locator(f"[data-table='{table}']")).to_have_count(1)
    guest.page.locator(f"[data-table='{table}'] button").click()
    dialog.get_by_role("button", name="Forget this table").click()
    guest.page.wait_for_selector("[data-table]", state="detached")
    guest.page.goto(link)
    guest.page.wait_for_selector(".shell[data-version]")
    assert guest.asked(), "the link brings the seat back"


def test_a_name_is_asked_for_before_the_letters_have_come(invite: Invite) -> None:
    """Other letters are wider: the page was 42 pixels wider than a phone until our own had come."""
    host, friend = invite(size=(1280, 800)), invite(language="ru", size=(360, 740))
    host.sit("mine", "friend")
    friend.page.route("**/*.woff2", lambda route: None)  # they are never answered
    link = host.page.locator(".invitations input").input_value()
    friend.page.goto(link, wait_until="domcontentloaded")  # all has come but the letters
    friend.page.locator("[data-arrival=name] input").fill("Борис")
    assert friend.overflow() <= 0


def test_a_guest_chooses_a_name_and_changes_it(invite: Invite) -> None:
    host, friend = invite(size=(1280, 800)), invite(language="ru", size=(360, 740))
    host.sit("mine", "friend")
    link = host.page.locator(".invitations input").input_value()
    friend.page.goto(link)
    form = friend.page.locator("[data-arrival=name]")
    form.locator("input").fill("Борис")
    look(friend)
    form.locator("button[type=submit]").click()
    form.wait_for(state="detached")
    host.page.get_by_text("Борис").first.wait_for(state="attached")
    friend.page.reload()
    friend.page.wait_for_selector(".shell[data-version]")
    assert form.count() == 0, "asked once"
    friend.page.locator("header").first.locator(".button").last.click()
    friend.page.get_by_role("dialog").locator("form input").fill("Боря")
    friend.page.get_by_role("dialog").locator("form button").click()
    host.page.get_by_text("Боря").first.wait_for(state="attached")


def test_a_seat_opened_twice_and_an_onlooker_are_told_so(invite: Invite) -> None:
    guest, onlooker = invite(size=(1280, 800)), invite(size=(1280, 800))
    table = guest.sit("mine", "greedy")
    assert guest.page.locator("[data-arrival]").count() == 0
    second = guest.page.context.new_page()
    second.goto(f"{guest.house.url}/table/{table}")
    second.wait_for_selector("[data-arrival=twice]")
    guest.page.wait_for_selector("[data-arrival=twice]")
    second.close()
    guest.page.wait_for_selector("[data-arrival=twice]", state="detached")
    onlooker.visit(f"/table/{table}")
    onlooker.page.wait_for_selector("[data-arrival=watching]")
    look(onlooker)


def test_a_lost_connection_says_so_at_once(invite: Invite) -> None:
    """And what becomes of a move: it is not made, and can be made when the connection is back."""
    guest = invite(size=(1280, 800))
    guest.sit("mine", "greedy")
    guest.asked()
    version = guest.version
    guest.page.context.set_offline(True)
    guest.page.wait_for_selector("[data-link=lost]", timeout=2_000)
    assert "Nothing can be played" in guest.page.inner_text("[data-link=lost]")
    guest.page.locator("#board [data-target]").first.click()
    guest.page.get_by_text("nothing was sent").wait_for()
    guest.page.context.set_offline(False)
    guest.page.wait_for_selector("[data-link=open]", state="attached")
    guest.asked()
    guest.decide()
    assert guest.version > version
    guest.complaints = [one for one in guest.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def test_what_cannot_be_combined_is_greyed_out_with_the_reason(invite: Invite) -> None:
    """A campaign is played alone: with two it cannot be chosen; chosen first, two cannot begin. In the player's language."""
    guest = invite(language="ru", size=(1280, 800))
    guest.game = "crown-of-emara"
    guest.set_up()
    guest.page.click("input[name=seats][value='2'] + span")
    guest.page.click("form summary")
    campaign = guest.page.locator("[data-option=solo] option[value=campaign]")
    guest.page.wait_for_selector("[data-option=solo] .reason")
    assert campaign.is_disabled()
    reason = guest.page.locator("[data-option=solo] .reason").inner_text()
    assert any("а" <= letter <= "я" for letter in reason) and not any("a" <= letter <= "z" for letter in reason)
    guest.page.click("input[name=seats][value='1'] + span")
    guest.page.wait_for_selector("[data-option=solo] .reason", state="detached")
    guest.page.select_option("[data-option=solo] select", "campaign")
    guest.page.click("input[name=seats][value='2'] + span")
    guest.page.wait_for_selector(".failure")
    assert guest.page.locator("form button[type=submit]").is_disabled()


def test_the_end_tells_how_it_came_about_and_leads_on(invite: Invite) -> None:
    """The podium once, lines over time with their figures, and another game with the same people."""
    guest = invite(size=(1280, 800))
    guest.sit("mine", "greedy")
    guest.play_to_the_end(lambda thing: thing.dispatch_event("click"))
    guest.page.wait_for_selector(".over-time path.line")
    expect(guest.page.locator(".podium")).to_have_count(1)
    expect(guest.page.locator(".over-time > svg path.line:not(.rim)")).to_have_count(2)
    guest.page.click(".over-time summary")
    last = guest.page.locator(".over-time tbody tr").last.locator("td").all_inner_texts()
    assert [int(score) for score in last] == guest.final_scores()
    look(guest)
    before = guest.table
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: before not in url)
    guest.page.wait_for_selector(".shell[data-version]")
    assert guest.asked()
