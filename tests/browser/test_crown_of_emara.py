"""Crown of Emara in a real browser: a whole game by clicking, a phone in Russian, a campaign of two games."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import tabard

from .conftest import Invite
from .house import Guest
from .test_access import look

BARE = re.compile(
    r"\b(?:board|tutorial|card|location|master|rank|token|marker|source|amount|good|purpose|words)-[a-z][a-z-]*\b"
)
PHONE = (360, 740)


def lay(guest: Guest, seats: int, seed: int, **options: Any) -> str:
    """A table with a known deal for one person and greedy bots; the key of seat 0."""
    wish = {"game": "crown-of-emara", "seats": seats, "seed": seed, "options": options}
    bots = {"bots": {str(seat): "greedy" for seat in range(1, seats)}}
    made = guest.page.request.post(f"{guest.house.url}/api/tables", data={**wish, **bots}).json()
    guest.page.add_init_script("localStorage['tabard.toured'] = '[\"crown-of-emara\"]'")
    guest.visit(f"/table/{made['table']}#key={made['keys']['0']}")
    guest.page.wait_for_selector(".shell[data-version]")
    return str(made["keys"]["0"])


def finish(guest: Guest, key: str, seed: int) -> None:
    """Seat 0 plays at random to the end, without the page."""
    choose, address = random.Random(seed), f"{guest.house.url}/api/tables/{guest.table}"
    while not (state := guest.page.request.get(f"{address}?keys={key}").json()["state"])["over"]:
        face = state["faces"][0]
        move = choose.choice(face["legal"])["move"]
        answer = guest.page.request.post(
            f"{address}/moves", data={"key": key, "seat": 0, "ask": face["ask"], "move": move}
        )
        assert answer.ok, answer.text()


def bare(guest: Guest) -> list[str]:
    words = guest.page.evaluate(
        "document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel).join(' ')"
    )
    return [*guest.bare_ids(), *BARE.findall(words)]


@pytest.mark.timeout(240)
def test_a_whole_game_by_clicking(invite: Invite) -> None:
    guest = invite(size=(1280, 800))
    lay(guest, 2, 4)
    decisions = guest.play_to_the_end()
    assert decisions > 50 and bare(guest) == []
    p = tabard.replay(guest.record())
    assert p.over and guest.final_scores() == list(p.scores)


def test_a_phone_in_russian(invite: Invite) -> None:
    guest = invite("ru", size=PHONE, has_touch=True, is_mobile=True)
    lay(guest, 3, 6)
    for _ in range(12):
        assert guest.asked()
        guest.decide(lambda thing: thing.tap())
        assert guest.overflow() <= 0
    assert bare(guest) == []
    assert "Крон" not in guest.page.inner_text("body") and "Раунд" in guest.page.inner_text("body")


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_the_board_by_day_and_by_night(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(theme="system", size=size)
    lay(guest, 4, 9)
    for _ in range(9):
        assert guest.asked()
        guest.decide()
    guest.asked()
    look(guest)


def test_slots_show_where_they_lead_and_the_turn_what_is_open(invite: Invite) -> None:
    """CE-4.3, CE-6.1: before a card is played both circles show the goals of all free slots; then a strip says what is left."""
    guest = invite(size=(1280, 800))
    lay(guest, 2, 4)
    assert guest.asked()
    expect(guest.page.locator(".ahead")).to_have_count(6)
    guest.page.locator(".fan [data-glows]").first.click()
    guest.page.locator(".slots [data-glows]").first.click()
    guest.page.wait_for_selector(".still li.now")
    assert guest.page.locator(".ahead").count() == 0
    assert guest.page.locator(".still li").count() >= 5
    assert (
        guest.page.locator("[data-target='gift:0']").get_attribute("aria-label") == "Make a Gift of 1 wood for 1 ring"
    )


def test_a_campaign_of_two_games(invite: Invite) -> None:
    """The start number moves: 2 up after a loss, 5 down after a win; a lost game has no winner."""
    guest = invite(size=(1280, 800))
    key = lay(guest, 1, 3, solo="campaign")
    finish(guest, key, 3)
    guest.page.wait_for_selector(".podium")
    board = guest.page.request.get(f"{guest.house.url}/api/tables/{guest.table}?keys={key}").json()
    view = board["state"]["faces"][0]["view"]
    expected = 35 if view["winners"] else 42
    assert view["rivals"][0]["score"] == view["board"]["victoria"]["citizens"]
    assert view["board"]["victoria"]["next_start"] == expected
    before = guest.table
    guest.page.get_by_role("button", name="Play the next game").click()
    guest.page.wait_for_url(lambda url: before not in url)
    guest.page.wait_for_selector(".shell[data-version] .track")
    assert f"All Building markers start on {expected}." in guest.page.inner_text("body")


def test_best_results_add_up_over_tables_laid_at_the_inn(invite: Invite) -> None:
    """CE-16.14: two single games laid one after the other stand in the records, at the end and when a third is laid."""
    guest = invite(size=(1280, 800))
    guest.game = "crown-of-emara"
    scores = []
    for seed in (3, 4):
        guest.sit("mine")
        key = guest.page.evaluate("JSON.parse(localStorage['tabard.tables'])[0].keys[0]")
        finish(guest, key, seed)
        guest.page.wait_for_selector(".podium", timeout=60_000)
        scores.append(guest.final_scores()[0])
        guest.page.wait_for_selector(".records .here", timeout=60_000)
    guest.set_up()
    guest.page.wait_for_selector(".about .records td")
    shown = guest.page.locator(".about .records tr td:nth-child(2)").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(scores), "each counts once, under its start number"
    captions = guest.page.locator(".about .records caption").all_inner_texts()
    assert len(captions) in (1, 2) and all("Single game from" in one for one in captions)
