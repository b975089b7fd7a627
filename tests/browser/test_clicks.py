"""Everything that can be clicked, at random decisions of every game: the page never contradicts the list of legal moves."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import tabard
from tabard.kernel.moves import Move
from tabard.server.refusals import worded

from .conftest import Invite
from .course import Course, decisions
from .house import MESSAGE_ID

DECISIONS = 100
CLICKS = 12  # at each of them; everything has its turn

TOOLS = """
window.seen = (thing) => thing.getClientRects().length > 0 && !thing.closest("[aria-hidden=true]");
window.things = () => [...document.querySelectorAll("#board [data-target]")].filter(window.seen);
window.visible = () => [...new Set(window.things().map((one) => one.dataset.target))];
window.leave = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
window.clickOne = async (name) => {
  const thing = window.things().find((one) => one.dataset.target === name);
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await window.turn();
};
window.click = async (...names) => {
  window.leave();
  await window.turn();
  window.sent = [];
  for (const name of names) await window.clickOne(name);
  return { sent: window.sent, picked: [...document.querySelectorAll("[data-picked]")].map((one) => one.dataset.target) };
};
window.clickAll = async (names) => {
  const found = {};
  for (const name of names) found[name] = await window.click(name);
  window.leave();
  return found;
};
window.verbs = () => [
  ...[...document.querySelectorAll(".prompt [data-kind]")].map((one) => one.dataset.kind),
  ...[...document.querySelectorAll(".prompt .choice")].map((one) => one.dataset.choice.split(" ")[0]),
  ...[...document.querySelectorAll('#board [data-target^="move:"]')].map((one) => one.dataset.target.slice(5)),
];
"""


def planning(course: Course) -> bool:
    """A board may put several moves together by itself: clicks then change its plan."""
    return any(move[0] == "recall_done" for move in course.position.legal(0))


def some(course: Course, visible: list[str], dice: random.Random) -> list[str]:
    """Things of both kinds, in legal moves and in none."""
    kept = [name for name in visible if not (planning(course) and name.startswith("cell:"))]
    dice.shuffle(kept)
    kept.sort(key=lambda name: name not in course.things)
    return [*kept[: CLICKS // 2], *kept[-CLICKS // 2 :]]


def asked_why(outcome: dict[str, Any]) -> list[Move]:
    return [tuple(move) for kind, move in outcome["sent"] if kind == "explain"]


def made(outcome: dict[str, Any]) -> list[Move]:
    return [tuple(move) for kind, move in outcome["sent"] if kind == "move"]


def check(course: Course, name: str, outcome: dict[str, Any]) -> None:
    """A thing in a legal move is picked or makes a move; for another one there is a reason."""
    position = course.position
    where = (position.game.slug, name, outcome, position.legal(0)[:3])
    assert all(move in position.legal(0) for move in made(outcome)), where
    if name in course.things:
        assert not asked_why(outcome) and (made(outcome) or name in outcome["picked"]), where
    else:
        assert outcome["sent"] or outcome["picked"], where
        assert all(position.explain(0, move) is not None for move in asked_why(outcome)), where


def every_kind_has_a_button(course: Course) -> None:
    verbs = {str(move[0]) for move in course.position.legal(0)}
    shown = set(course.guest.page.evaluate("window.verbs()"))
    assert len(verbs) == 1 or verbs <= shown, (verbs, shown)


def any_order(course: Course, visible: list[str], dice: random.Random) -> None:
    """The parts of a move, the last one first."""
    moves = [move for move in course.position.legal(0) if len(move) > 2 and not planning(course)]
    if not moves:
        return
    parts = course.position.targets(dice.choice(moves))[::-1]
    outcome = course.guest.page.evaluate("parts => window.click(...parts)", [one for one in parts if one in visible])
    assert not asked_why(outcome) and all(move in course.position.legal(0) for move in made(outcome)), (parts, outcome)


def reason_is_worded(course: Course, name: str, outcome: dict[str, Any]) -> None:
    """The server's answer to what the page asks, as the page says it."""
    reason = course.position.explain(0, asked_why(outcome)[0])
    assert reason is not None
    page = course.guest.page
    page.evaluate("reason => { window.reason = reason; }", msgspec.to_builtins(worded(reason)))
    page.evaluate("name => window.click(name)", name)
    said = page.locator(".toast, [role=alert]").last.inner_text()
    assert said.strip() and not MESSAGE_ID.search(said), said


@pytest.mark.long
@pytest.mark.parametrize("game", tabard.slugs())
def test_no_click_is_refused_that_the_list_allows(invite: Invite, game: str) -> None:
    guest = invite(size=(1280, 800), language="ru")
    guest.page.add_init_script(TOOLS)
    dice = random.Random(3)
    for number, course in enumerate(decisions(guest, game, DECISIONS)):
        visible = guest.page.evaluate("window.visible()")
        found = guest.page.evaluate("names => window.clickAll(names)", some(course, visible, dice))
        for name, outcome in found.items():
            check(course, name, outcome)
        every_kind_has_a_button(course)
        any_order(course, visible, dice)
        refused = [name for name in found if asked_why(found[name])]
        if refused and number % 10 == 0:
            reason_is_worded(course, refused[0], found[refused[0]])
