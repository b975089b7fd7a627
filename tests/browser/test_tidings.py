"""What others do to me is told by a banner and marked on the board; whoever comes back reads what happened, by player."""

from __future__ import annotations

import json

from playwright.sync_api import expect

import tabard
from tabard.server.wire_parts import Line

from .conftest import Invite
from .course import FED, Course

ATTACK = Line("log-battle", {"seat": 1, "defender_seat": 0, "knights": 3, "territory": "territory-city", "cell": "B2"})
LOSS = Line("log-starved", {"seat": 0, "knights": 2})
OTHERS = Line("log-starved", {"seat": 1, "knights": 2})
ROUTINE = Line("log-turn", {"seat": 0, "round": 2})


def test_what_hits_me_is_told_by_a_banner_and_marked(invite: Invite) -> None:
    guest = invite(size=(1280, 800))
    guest.page.add_init_script(FED)
    course = next(iter(Course(guest, "medieval-mastery", 3, 1)))
    course.show(OTHERS, ROUTINE)
    assert guest.page.locator(".banner").count() == 0
    course.show(ATTACK, LOSS, OTHERS, ROUTINE)
    expect(guest.page.locator(".banner li")).to_have_count(2)
    marked = guest.page.locator("#board [data-last]")
    expect(marked).to_have_count(1)
    cell = marked.get_attribute("data-target")
    guest.page.locator("[role=log] li", has_text="attacks").last.dispatch_event("pointerenter")
    assert guest.page.locator("#board [data-lit]").get_attribute("data-target") == cell
    guest.page.locator(".banner").get_by_role("button", name="Close").click()
    assert guest.page.locator(".banner").count() == 0


def test_whoever_comes_back_reads_what_each_player_did(invite: Invite) -> None:
    """From the mark of the own last turn on: set here to the beginning."""
    guest = invite(size=(1280, 800))
    game = tabard.game("medieval-mastery")
    seed = next(seed for seed in range(50) if 0 in game.new(seats=3, seed=seed, options={}).waiting)
    guest.page.add_init_script(FED)
    Course(guest, "medieval-mastery", 3, seed)
    guest.page.evaluate(
        "([name, marks]) => { localStorage[name] = marks; }", [f"tabard.marks.{guest.table}", json.dumps({"0": 0})]
    )
    guest.page.reload()
    guest.page.wait_for_selector(".recap [data-chapter]")
    chapters = guest.page.locator(".recap [data-chapter]").all_inner_texts()
    assert len(chapters) == len(set(chapters)) >= 2
