"""Many clients at the same seats at the same time, with legal, illegal, stale and unreadable input: the table stays whole."""

import asyncio
import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from tabard.server.course import Course
from tabard.server.rows import Entry
from tabard.server.store import Store

from .helpers import CATALOGUE, ThreadServer
from .test_leaks import begun

CLIENTS = 12
MESSAGES = 60


async def hammer(address: str, seed: int) -> list[dict[str, Any]]:
    """One client: sends without waiting, on whatever state it saw last; returns all replies."""
    dice = random.Random(seed)
    replies: list[dict[str, Any]] = []
    async with connect(address, max_size=None) as socket:
        state: dict[str, Any] = {}
        sent = 0
        while sent < MESSAGES or len(replies) < sent:
            if state and sent < MESSAGES and dice.random() < 0.5:
                await socket.send(wild(dice, state, sent))
                sent += 1
                continue
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["type"] == "state":
                state = message
            elif message["type"] == "reply":
                replies.append(message)
    return replies


def wild(dice: random.Random, state: dict[str, Any], number: int) -> str:
    face = dice.choice(state["faces"])
    legal = [choice["move"] for choice in face["legal"]]
    kind = dice.random()
    message: dict[str, Any] = {"type": "move", "id": str(number), "seat": face["seat"], "ask": face["ask"] or 0}
    if kind < 0.6 and legal:
        message["move"] = dice.choice(legal)
    elif kind < 0.7:
        message = {"type": "undo", "id": str(number), "seat": face["seat"]}
    elif kind < 0.8:
        message["ask"] = dice.randrange(1000)
        message["move"] = dice.choice(legal or [["pass"]])
    elif kind < 0.9:
        message["move"] = ["mark", dice.randrange(-5, 10**20)]
    else:
        return dice.choice(["", "{", "[]", '{"type":"move"}', json.dumps(message)[:-1]])
    return json.dumps(message)


def test_many_clients_on_the_same_seats(server: ThreadServer) -> None:
    for slug in ("whispers", "middle-ages"):
        made = server.create(game=slug, seats=3, seed=8)
        query = ",".join(made["keys"].values())
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live?keys={query}"

        async def all_at_once(address: str = address) -> list[list[dict[str, Any]]]:
            return await asyncio.gather(*(hammer(address, seed) for seed in range(CLIENTS)))

        replies = [reply for client in asyncio.run(all_at_once()) for reply in client]
        assert len(replies) == CLIENTS * MESSAGES
        accepted = [reply["version"] for reply in replies if reply["ok"]]
        assert len(accepted) == len(set(accepted)) > 10, "every accepted entry is acknowledged once"
        assert all(reply["error"]["code"] != "internal" for reply in replies if not reply["ok"])
        check_whole(server, made, len(accepted))


def check_whole(server: ThreadServer, made: dict[str, Any], accepted: int) -> None:
    """What is in memory is what the store gives when it is read anew."""
    shown = server.get(f"/api/tables/{made['table']}?keys={','.join(made['keys'].values())}").json()["state"]

    async def read() -> tuple[Any, list[Entry]]:
        store = Store(server.settings.engine_url)
        found = await store.table(made["table"]), await store.entries(made["table"])
        await store.close()
        return found

    row, entries = asyncio.run(read())
    assert [entry.number for entry in entries] == list(range(1, accepted + 1))
    course = Course(CATALOGUE.game(row.game), row, entries, kept=1)
    assert shown["version"] == course.version((0, 1, 2))
    for face in shown["faces"]:
        assert face["view"] == json.loads(json.dumps(course.face(face["seat"]).view))
        assert face["ask"] == course.face(face["seat"]).ask


ANYTHING = st.lists(st.one_of(st.text(max_size=8), st.integers(), st.sampled_from(["bid", "mark", "done"])), max_size=4)


@given(st.integers(0, 50), st.lists(st.tuples(st.integers(-1, 3), st.integers(-2, 40), ANYTHING), max_size=30))
@settings(max_examples=60, deadline=None)
def test_whatever_is_sent_a_course_stays_in_step(seed: int, inputs: list[tuple[int, int, list[Any]]]) -> None:
    """Refused input changes nothing, and a course read anew from its entries is the same course."""
    from tabard.server.refusals import Refused

    game, row, dice = CATALOGUE.game("whispers"), begun(CATALOGUE.game("whispers"), 3, seed), random.Random(seed)
    course, entries = Course(game, row, [], kept=5), []
    for seat, ask, move in inputs:
        before = course.position.dump()
        try:
            course.draft_move(seat, ask, move)
        except Refused as refused:
            assert refused.refusal.code and refused.refusal.message
        assert course.position.dump() == before
        acting = dice.choice(course.position.waiting)
        undo = course.position.can_undo(acting) and dice.random() < 0.3
        draft = course.draft(acting, None if undo else dice.choice(course.position.legal(acting)))
        entries.append(draft.entry)
        course.accept(draft)
        if course.position.over:
            break
    again = Course(game, row, entries, kept=5)
    for viewer in (None, 0, 1, 2):
        assert again.state((viewer,)) == course.state((viewer,))
    assert again.position.dump() == course.position.dump()
