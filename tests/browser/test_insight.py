"""The adviser and the review, in a real browser."""

from __future__ import annotations

import json
from random import Random

import httpx
from playwright.sync_api import Page, expect

import tabard

from .conftest import Invite
from .house import House, until
from .test_access import violations


def lit(page: Page, mark: str = "hinted") -> list[str]:
    """The things on the board that are marked so."""
    things = f"[...document.querySelectorAll('#board [data-{mark}]')]"
    return sorted(page.evaluate(f"() => {things}.map((one) => one.dataset.target)"))


def finished(house: House) -> str:
    """A table laid from a game that was played at random, as badly as that."""
    position, dice = tabard.game("middle-ages").new(2, 5), Random(5)
    while not position.over:
        seat = position.waiting[0]
        position.play(seat, dice.choice(position.legal(seat)))
    laid = httpx.post(f"{house.url}/api/records", json={"record": json.dumps(position.record())}, timeout=60)
    return str(laid.raise_for_status().json()["table"])


def test_the_adviser_shows_its_best_moves_and_what_they_promise(invite: Invite) -> None:
    guest = invite()
    guest.sit("mine", "mine")
    guest.asked()
    page, version = guest.page, guest.version
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint")
    moves = panel.locator("[data-hint]")
    moves.nth(1).wait_for()
    assert 2 <= moves.count() <= 3
    text = panel.inner_text()
    assert "of 100 games" in text or "of the games tried out" in text
    assert "coin" in text or "about level" in text
    assert violations(guest) == []
    assert page.evaluate("document.activeElement.closest('[data-hint]')?.dataset.hint") == "0", "led there by keyboard"
    first = lit(page)
    moves.nth(1).locator(".move").hover()
    until(page, "(first) => document.querySelector('#board [data-hinted]')?.dataset.target !== first", first[0])
    moves.nth(1).locator(".move").click()
    assert guest.version == version, "to look at a move is not to make it"
    second = lit(page)
    assert first and second and first != second
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert not lit(page)
    page.keyboard.press("h")
    panel.get_by_role("button", name="Make this move").click()
    guest.after(version)
    panel.wait_for(state="detached")
    assert page.locator("#board [data-last]").count()


def test_a_finished_game_is_reviewed_and_a_costly_move_shown_on_the_board(invite: Invite, house: House) -> None:
    table, guest = finished(house), invite()
    page = guest.page
    guest.visit(f"/table/{table}")
    page.get_by_role("button", name="Review the game").click()
    until(
        page, "() => document.querySelector('progress')?.getBoundingClientRect().top < innerHeight"
    )  # it stays in sight
    costly = page.get_by_role("dialog").locator("[data-costly]")
    costly.first.wait_for(timeout=60_000)
    expect(page.get_by_role("img", name="Everybody’s chance to win")).to_have_count(1)
    text = costly.first.inner_text()
    assert "Played:" in text and "Better:" in text and "%" in text
    step, link = int(str(costly.first.get_attribute("data-costly"))), str(costly.first.get_attribute("href"))
    assert link.startswith(f"/replay/{table}#at={step - 1}&seat=") and link.endswith("&review")
    costly.first.click()
    page.wait_for_url(f"**{link}")
    page.locator("[data-panel=review] [aria-current=step]").wait_for()
    assert violations(guest) == []
    made, better = lit(page, "lit"), lit(page)
    assert made and better and made != better
    assert f"Move {step - 1} of" in page.locator(".bar .where").inner_text()
    page.keyboard.press("ArrowRight")
    until(page, "() => !document.querySelector('#board [data-hinted]')")
    page.reload()
    page.locator("[data-panel=review] [data-costly]").first.wait_for()
