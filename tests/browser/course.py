"""A table whose course is known: a random game runs here, and the page is shown its positions one after the other.

The table is really laid, and the page really connected; but what comes after the first state is fed into the page's socket, in
the server's own words, and what the page would send is kept and answered here. So a hundred decisions cost seconds.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

import msgspec

import tabard
from tabard.server.faces import face
from tabard.server.wire import State
from tabard.server.wire_parts import Line

from .house import Guest

SEATS = {"medieval-mastery": (3, 2, 6), "era-medieval-age": (2, 4), "crown-of-emara": (3, 1, 4)}
SHARE = 0.5  # of the guest's decisions that are looked at

FED = """
const { WebSocket: Real } = window;
window.sent = [];
window.reason = { code: "probe", message: "no", rule: null, args: {} };
window.WebSocket = class extends Real {
  constructor(address) {
    super(address);
    window.feed = (said) => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(said) }));
  }
  send(text) {
    const said = JSON.parse(text);
    if (!["move", "explain", "begin"].includes(said.type)) return super.send(text);
    if (said.type !== "begin") window.sent.push([said.type, said.move]);
    const version = Number(document.querySelector(".shell").dataset.version);
    const answer = said.type === "explain" ? window.reason : null;
    const reply = { type: "reply", id: said.id, ok: true, version, answer, error: null };
    queueMicrotask(() => window.feed(reply));
  }
};
window.turn = () => new Promise((go) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = go;
  port2.postMessage(0);
});
"""


def post(address: str, body: dict[str, Any]) -> Any:
    with urlopen(
        Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"}), timeout=60
    ) as answer:
        return json.load(answer)


class Course:
    """A random game, of which the guest has the first seat."""

    def __init__(self, guest: Guest, game: str, seats: int, seed: int) -> None:
        self.guest = guest
        self.dice = random.Random(seed)
        self.position = tabard.game(game).new(seats=seats, seed=seed, options={})
        self.shown = 1000
        laid = post(f"{guest.house.url}/api/tables", {"game": game, "seats": seats, "seed": seed})
        guest.visit(f"/table/{laid['table']}#key={laid['keys']['0']}")
        guest.page.wait_for_selector("#board > *", state="attached")
        guest.page.locator(".notices button").first.click()  # that the deal was chosen beforehand

    def __iter__(self) -> Iterator[Course]:
        """Stops at some of the guest's decisions, shown on the page."""
        while not self.position.over:
            if 0 in self.position.waiting and self.dice.random() < SHARE:
                self.show()
                yield self
            seat = self.dice.choice(self.position.waiting)
            self.position.play(seat, self.dice.choice(self.position.legal(seat)))

    def show(self, *news: Line) -> None:
        """What the server would send to the guest now, with the last lines of the story, or with other news."""
        self.shown += 1
        whole = face(self.position, 0)
        told = {"story_from": 8, "story": list(news)} if news else {"story": whole.story[-8:]}
        now = msgspec.structs.replace(whole, ask=self.shown, **told)
        state = State(self.shown, list(self.position.waiting), self.position.over, [now])
        self.guest.page.evaluate(
            "async (said) => { window.feed(said); await window.turn(); }", msgspec.to_builtins(state)
        )
        assert self.guest.version == self.shown

    @property
    def things(self) -> set[str]:
        """Everything that takes part in a legal move."""
        position = self.position
        return {thing for move in position.legal(0) for thing in position.targets(move) or [f"move:{move[0]}"]}


def decisions(guest: Guest, game: str, count: int) -> Iterator[Course]:
    """So many random decisions of the guest, over as many tables as it takes, with few and many players."""
    guest.page.add_init_script(FED)
    numbers = SEATS.get(game) or tuple(seats for seats in tabard.game(game).seats if seats > 1)
    for seed in range(1000):
        for course in Course(guest, game, numbers[seed % len(numbers)], seed):
            yield course
            count -= 1
            if count == 0:
                return
