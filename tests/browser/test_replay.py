"""A game seen again in the browser: step by step, by the scrubber, by a link to one moment, through all eyes."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, Route

import tabard

from .conftest import Invite
from .course import post
from .house import House, until

BAR = "section.bar"
CHANGE = re.compile(r"[+−]\d+")


def ask(house: House, path: str) -> Any:
    with urlopen(house.url + path, timeout=60) as answer:
        return json.load(answer)


def play(house: House, moves: int = 10_000, **wish: Any) -> dict[str, Any]:
    """A table at which seat 0 plays at random against bots, so many moves or to the end."""
    dice = random.Random(3)
    wish = {"game": "middle-ages", "seats": 2, "bots": {"1": "greedy"}, "names": {"0": "Anna", "1": "Boris"}, **wish}
    made: dict[str, Any] = post(f"{house.url}/api/tables", wish)
    key = made["keys"]["0"]
    for _ in range(moves):
        state = ask(house, f"/api/tables/{made['table']}?keys={key}")["state"]
        while state["waiting"] not in ([0], []):
            state = ask(house, f"/api/tables/{made['table']}?keys={key}")["state"]
        if state["over"]:
            break
        face = state["faces"][0]
        move = dice.choice(face["legal"])["move"]
        post(f"{house.url}/api/tables/{made['table']}/moves", {"key": key, "seat": 0, "ask": face["ask"], "move": move})
    return made


@pytest.fixture(scope="module")
def over(house: House) -> dict[str, Any]:
    return play(house)


def at(page: Page, step: int) -> None:
    page.wait_for_selector(f".shell[data-version='{step}']")


def shows(page: Page, expected: tuple[str, str, str]) -> bool:
    """Now or as soon as what was there before has faded."""
    for _ in range(50):
        if moment(page) == expected:
            return True
        page.wait_for_timeout(100)
    return False


def moment(page: Page) -> tuple[str, str, str]:
    """What is seen: where one is, what was told, and the board, but for what has changed since the step seen before."""
    until(page, "!document.querySelector('.wait') && !!document.querySelector('#board')?.innerText.trim()")
    board = [line for line in page.inner_text("#board").splitlines() if not CHANGE.fullmatch(line)]
    return page.inner_text(f"{BAR} .words"), page.inner_text("[role=log]"), "\n".join(board)


def test_step_turn_scrub_and_share(invite: Invite, house: House, over: dict[str, Any]) -> None:
    guest = invite()
    page = guest.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{house.url}/replay/{over['table']}")
    at(page, 0)
    steps = ask(house, f"/api/tables/{over['table']}/replay")["steps"]
    assert f"Move 0 of {steps}" in page.inner_text(BAR)
    seen = [moment(page)]
    for step in (1, 2, 3):
        page.click("[aria-label='One move on']")
        at(page, step)
        seen.append(moment(page))
    for step in (2, 1, 0):
        page.click("[aria-label='One move back']")
        at(page, step)
        assert shows(page, seen[step]), "the way back shows the same"
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("End")
    at(page, steps)
    page.keyboard.press("Home")
    at(page, 0)
    page.click("[aria-label='One turn on']")
    assert guest.version > 0
    half = steps // 2
    page.locator("input[type=range]").fill(str(half))
    at(page, half)
    assert f"Move {half} of {steps}" in page.inner_text(BAR) and "Round" in page.inner_text(BAR)
    page.select_option(".eyes", label="Anna")
    page.wait_for_url("**#at=*&seat=0")
    page.click("[aria-label='Share this moment']")
    link = page.evaluate("navigator.clipboard.readText()")
    there = guest.version
    assert link == f"{house.url}/replay/{over['table']}#at={there}&seat=0"
    other = invite().page
    other.goto(link)
    at(other, there)
    assert shows(other, moment(page))
    assert not other.query_selector_all("#board [data-glows], .prompt"), "nothing can be chosen"


def test_it_plays_by_itself(invite: Invite, house: House, over: dict[str, Any]) -> None:
    page = invite().page
    page.goto(f"{house.url}/replay/{over['table']}")
    at(page, 0)
    page.select_option("[aria-label='Speed']", label="×4")
    page.keyboard.press("Space")
    at(page, 3)
    page.click("[aria-label='Pause']")
    page.wait_for_selector("[aria-label='Play']")


def test_in_russian_on_a_phone(invite: Invite, house: House, over: dict[str, Any]) -> None:
    guest = invite(language="ru", theme="dark", size=(360, 740), has_touch=True)
    guest.page.goto(f"{house.url}/replay/{over['table']}#at=20&seat=1")
    at(guest.page, 20)
    assert "Ход 20 из" in guest.page.inner_text(BAR)
    guest.page.tap("[aria-label='На ход вперёд']")
    at(guest.page, 21)
    assert guest.overflow() <= 0 and guest.bare_ids() == []
    widths = guest.page.evaluate(
        f"[...document.querySelectorAll('{BAR} .button')].map(e => e.getBoundingClientRect().right)"
    )
    assert max(widths) <= 360


def test_a_running_game_is_seen_again_by_its_player(invite: Invite, house: House) -> None:
    made = play(house, moves=3)
    guest = invite(size=(1920, 1080))
    guest.page.goto(f"{house.url}/table/{made['table']}#key={made['keys']['0']}")
    guest.page.wait_for_selector(".shell[data-version]")
    guest.page.click("a[href^='/replay/']")
    at(guest.page, 0)
    options = guest.page.locator(".eyes option").all_inner_texts()
    assert options == ["onlooker", "Anna"] and guest.page.locator("a[download]").count() == 0
    guest.page.keyboard.press("End")
    at(guest.page, ask(house, f"/api/tables/{made['table']}?keys={made['keys']['0']}")["state"]["version"])


@pytest.mark.parametrize(("table", "words"), [("{running}#seat=1", "key"), ("nosuchtable", "no such table")])
def test_a_game_that_cannot_be_seen_is_told_in_words(invite: Invite, house: House, table: str, words: str) -> None:
    guest = invite()
    running = play(house, moves=1)["table"]
    guest.page.goto(f"{house.url}/replay/{table.format(running=running)}")
    guest.page.wait_for_selector("main")
    assert words in guest.page.inner_text("main")
    guest.complaints = [one for one in guest.complaints if "status of 40" not in one]


def test_what_if(invite: Invite, house: House, over: dict[str, Any]) -> None:
    """A branch is laid from a moment, says where it comes from, and is played on."""
    guest = invite()
    page = guest.page
    asked = next(step for step, seat in enumerate(contents_of(house, over)["movers"]) if step > 10 and seat == 0)
    page.goto(f"{house.url}/replay/{over['table']}#at={asked}&seat=0")
    at(page, asked)
    board = moment(page)[1:]
    page.click("[aria-label='What if? Play on from here']")
    page.click("form button[type=submit]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".shell[data-version]")
    assert guest.table != over["table"] and guest.version == asked
    assert f"goes on from move {asked}" in page.inner_text("[data-origin]")
    assert page.inner_text("[role=log]") == board[0]
    guest.decide()
    assert guest.version > asked
    page.click("[data-origin] a")
    at(page, asked)
    page.keyboard.press("End")
    page.wait_for_selector(".shell[data-over]")
    assert page.locator("[aria-label='What if? Play on from here']").is_disabled()


def contents_of(house: House, made: dict[str, Any]) -> Any:
    return ask(house, f"/api/tables/{made['table']}/replay?seat=0")


def test_other_eyes_that_come_late_do_not_lead_back(invite: Invite, house: House, over: dict[str, Any]) -> None:
    """Whoever changed eyes and then went elsewhere was led back when they came late; of two that come late the last counts."""
    guest = invite()
    page = guest.page
    page.goto(f"{house.url}/replay/{over['table']}#at=0&seat=0")
    at(page, 0)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/replay?*", hold)
    for eyes in ("Boris", "onlooker"):
        page.select_option(".eyes", label=eyes)
    page.locator("input[type=range]").fill("9")
    at(page, 9)
    for _ in range(50):
        if len(late) < 2:
            page.wait_for_timeout(100)
    assert len(late) == 2
    late[1].continue_()
    page.wait_for_url("**#at=9&seat=none")
    with page.expect_response("**/replay?*"):
        late[0].continue_()
    page.wait_for_timeout(500)
    assert guest.version == 9 and page.url.endswith("#at=9&seat=none")


def test_a_record_is_kept_and_opened_again(invite: Invite, house: House, over: dict[str, Any], tmp_path: Path) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"{house.url}/replay/{over['table']}#at=9&seat=0")
    at(page, 9)
    board = moment(page)[2]
    with page.expect_download() as coming:
        page.click("a[download]")
    coming.value.save_as(tmp_path / "game.json")
    page.goto(house.url)
    page.set_input_files("input[type=file]", tmp_path / "game.json")
    page.wait_for_url("**/replay/*")
    at(page, 0)
    page.select_option(".eyes", index=1)
    page.wait_for_url("**&seat=0")
    page.locator("input[type=range]").fill("9")
    at(page, 9)
    assert (
        moment(page)[2].replace("Player 1", "Anna").replace("Player 2", "Boris").splitlines()[:3]
        == board.splitlines()[:3]
    )
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    record["moves"][4] = [0, ["lord", 99]]
    (tmp_path / "game.json").write_text(json.dumps(record), "utf-8")
    page.goto(house.url)
    page.set_input_files("input[type=file]", tmp_path / "game.json")
    page.wait_for_selector("[role=alert]")
    assert "move 5" in page.inner_text("[role=alert]")
    guest.complaints = [one for one in guest.complaints if "status of 400" not in one]


def test_a_scene_ends_though_the_game_is_left_behind_it(invite: Invite, house: House) -> None:
    """One used to stay over the board for ever when the shown move changed while it played."""
    dice = random.Random(5)
    position = tabard.game("warrior-knights").new(3, 5)
    while len(position.played()) < 200:
        seat = position.waiting[0]
        position.play(seat, dice.choice(position.legal(seat)))
    made = post(f"{house.url}/api/records", {"record": json.dumps(position.record())})
    steps = ask(house, f"/api/tables/{made['table']}/replay")["steps"]
    page = invite(speed="normal").page
    page.goto(f"{house.url}/replay/{made['table']}")
    at(page, 0)
    for _ in range(steps):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
        if page.locator("[data-scene]").count():
            break
    page.wait_for_selector("[data-scene]")
    page.keyboard.press("Home")
    at(page, 0)
    page.wait_for_selector("[data-scene]", state="detached", timeout=8_000)
