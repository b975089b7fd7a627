"""Warrior Knights in a real browser: three barons, one Russian on a phone, play a round with planning, Assembly and battle."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import tabard

from .conftest import Invite
from .house import Guest
from .test_access import look

Json = dict[str, Any]
BARE = re.compile(r"\b(?:board|card|area|agenda|noble|baron|phase|troop|nation|sea|fate|shape|event)-[a-z][a-z-]*\b")
PHONE = (360, 740)
PATIENCE = 60_000  # milliseconds: three browsers at once
RALLY, MOBILIZE = 2, 4  # kinds of action cards
AREAS: Any = tabard.game("warrior-knights").components_public()["areas"]
MEETING = ("crossroads", "eastbank", "millrace", "abbey_lands", "castle_heath", "confluence")  # one next to another
# What is done where nothing better is known: the first of these verbs that is legal.
USUAL = ("done", "use", "enough", "stop", "march", "accept", "control", "obey", "yes", "peace", "nothing", "decline")


class Baron:
    """A guest at one seat, who clicks what a move needs: things on the board, or the button of the prompt."""

    def __init__(self, guest: Guest, seat: int, made: Json) -> None:
        self.guest, self.page, self.seat, self.key = guest, guest.page, seat, made["keys"][str(seat)]
        self.table, self.address = made["table"], f"{guest.house.url}/api/tables/{made['table']}"
        self.touch = seat == 2
        self.page.set_default_timeout(PATIENCE)

    def enter(self) -> None:
        self.guest.visit(f"/table/{self.table}#key={self.key}")
        self.page.wait_for_selector(".shell[data-version]")

    def state(self) -> Json:
        answer = self.page.request.get(f"{self.address}?keys={self.key}")
        state: Json = answer.json()["state"]
        return {**state, "board": state["faces"][0]["view"]["board"]}

    def post(self, move: list[Any], ask: int) -> None:
        """A move without the page."""
        data = {"key": self.key, "seat": self.seat, "ask": ask, "move": move}
        answer = self.page.request.post(f"{self.address}/moves", data=data)
        assert answer.ok, answer.text()

    def play(self, choice: Json, version: int) -> None:
        self.page.wait_for_selector(f".shell[data-version='{version}']")
        for target in choice["targets"]:
            thing = self.page.locator(f"#board [data-target='{target}'][data-glows]")
            if not thing.count():
                break
            self.press(thing.last)
        self.confirm(" ".join(map(str, choice["move"])), version)
        self.guest.after(version)

    def confirm(self, move: str, version: int) -> None:
        """By the button of the prompt, unless the last click has sent the move."""
        button = f".prompt [data-choice='{move}']"
        self.page.wait_for_selector(f".shell:not([data-version='{version}']), {button}", state="attached")
        if self.guest.version == version:
            self.press(self.page.locator(button))

    def press(self, thing: Any) -> None:
        self.page.bring_to_front()  # a page behind others may be drawn rarely, and waits for ever to stand still
        thing.tap() if self.touch else thing.click()

    def give(self, other: Baron, crowns: int) -> None:
        """A gift beside the question."""
        version, before = self.guest.version, other.crowns()
        self.press(self.page.locator(".prompt .asides"))
        self.press(self.page.locator(f"[data-aside='give {other.seat} {crowns}']"))
        self.guest.after(version)
        assert other.crowns() == before + crowns

    def crowns(self) -> int:
        return int(self.state()["board"]["barons"][self.seat]["crowns"])

    def bare(self) -> list[str]:
        return [*self.guest.bare_ids(), *BARE.findall(self.page.inner_text("body"))]


def sit(invite: Invite) -> list[Baron]:
    """Anna, Bruno by candle light, and Вера on a phone in Russian; set-up is made without the pages."""
    guests = [
        invite(size=(1280, 800)),
        invite(size=(1280, 800), theme="dark"),
        invite("ru", size=PHONE, has_touch=True, is_mobile=True),
    ]
    wish = {"game": "warrior-knights", "seats": 3, "seed": 5, "names": {"0": "Anna", "1": "Bruno", "2": "Вера"}}
    made = guests[0].page.request.post(f"{guests[0].house.url}/api/tables", data=wish).json()
    barons = [Baron(guest, seat, made) for seat, guest in enumerate(guests)]
    while not (state := barons[0].state())["board"]["round"]:
        baron = barons[state["waiting"][0]]
        face = baron.state()["faces"][0]
        baron.post(settled([choice["move"] for choice in face["legal"]], state["version"]), face["ask"])
    for baron in barons:
        baron.enter()
    return barons


def settled(moves: list[list[Any]], turn: int) -> list[Any]:
    """Troops all round; strongholds out of the way; nobles side by side."""
    near = {AREAS.index(name) for name in MEETING}
    if moves[0][0] == "noble":
        return min(moves, key=lambda move: move[2] not in near)
    if moves[0][0] == "stronghold":
        return min(moves, key=lambda move: move[1] in near)
    return moves[turn % len(moves)]


def foes(state: Json, seat: int) -> set[int]:
    """Areas in which others have nobles."""
    armies = [army for other, baron in enumerate(state["board"]["barons"]) if other != seat for army in baron["armies"]]
    return {army["area"] for army in armies if army["place"] < 4 and army["area"] is not None}


def chosen(state: Json, seat: int) -> Json:
    face = state["faces"][0]
    legal: list[Json] = face["legal"]
    asked = face["prompt"]["id"]
    special: dict[str, Callable[[list[Any]], bool]] = {
        "ask-choose-area": lambda move: move[0] == "area" and move[1] in foes(state, seat),
        "ask-next-noble": lambda move: move[0] == "lead",
        "ask-declare": lambda move: move[0] == "attack" and move[2] == 0,
        "ask-join-battle": lambda move: move[0] == "join",
        "ask-throw-away": lambda move: move[0] == "discard" and all(one["move"][0] != "done" for one in legal),
        "ask-cast-votes": lambda move: move[1] == len(legal) - 1,
    }
    wanted = [choice for choice in legal if asked in special and special[asked](choice["move"])]
    usual = [choice for verb in USUAL for choice in legal if choice["move"][0] == verb]
    return [*wanted, *usual, *legal][0]


def plan(baron: Baron, others: list[Baron]) -> None:
    """Two cards of Rally Support first, then two of Mobilize Forces; nobody else learns of it."""
    for kind, zone in ((RALLY, 0), (RALLY, 0), (MOBILIZE, 1), (MOBILIZE, 1)):
        state = baron.state()
        legal = state["faces"][0]["legal"]
        baron.play(next(one for one in legal if one["move"] == ["plan", kind, zone]), state["version"])
    expect(baron.page.locator(".zone .card:not(.empty)")).to_have_count(4)
    for other in others:
        seen = other.state()["board"]
        assert seen["own"]["chosen"] == [] and seen["barons"][baron.seat]["laid"] == [0, 0, 0]
        assert other.page.locator(".zone .card:not(.empty)").count() == 0


def finish(baron: Baron) -> None:
    state = baron.state()
    baron.play(next(one for one in state["faces"][0]["legal"] if one["move"] == ["done"]), state["version"])


def check_secrets(barons: list[Baron], seat: int, asked: str) -> None:
    """Fate cards before the reveal and votes set aside are the owner's alone."""
    for baron in barons:
        board = baron.state()["board"]
        if asked == "ask-cast-votes":
            assert board["now"]["session"]["aside"] == []
        if asked == "ask-throw-away":
            rows = {row["seat"]: row["cards"] for row in board["battle"]["sides"]}
            assert all(all(card is None for card in cards) for owner, cards in rows.items() if owner != baron.seat)
            assert None not in rows.get(baron.seat, [])


@pytest.mark.long
@pytest.mark.timeout(900)
def test_three_barons_play_a_round(invite: Invite) -> None:
    barons = sit(invite)
    for baron in barons:
        plan(baron, [other for other in barons if other.seat > baron.seat])
        baron.give(barons[(baron.seat + 1) % 3], 2)
    for baron in barons:
        finish(baron)
    asked: set[str] = set()
    while (state := barons[0].state())["board"]["round"] == 1:
        baron = barons[state["waiting"][0]]
        state = baron.state()
        question = state["faces"][0]["prompt"]["id"]
        if question not in asked:
            check_secrets(barons, baron.seat, question)
        asked.add(question)
        baron.play(chosen(state, baron.seat), state["version"])
        if question in ("ask-throw-away", "ask-cast-votes"):
            look(baron.guest)
        assert baron.bare() == [] and baron.guest.overflow() <= 0
    assert {"ask-choose-area", "ask-march-on", "ask-throw-away", "ask-cast-votes", "ask-declare-vote"} <= asked
    assert "Раунд" in barons[2].page.inner_text("body")
