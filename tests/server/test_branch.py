"""What if: a new table goes on from any step of a finished game, and from no other."""

import asyncio
from typing import Any

import pytest

from tabard.server.rows import Entry, TableRow
from tabard.server.store import Store

from .helpers import ThreadServer
from .test_http import error
from .test_progress import finished
from .test_replay import contents, page, unasked


def branch(server: ThreadServer, table: str, **wish: Any) -> dict[str, Any]:
    answer = server.post(f"/api/tables/{table}/branch", wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def stored(server: ThreadServer, table: str) -> tuple[TableRow, list[Entry]]:
    async def read() -> tuple[TableRow | None, list[Entry]]:
        store = Store(server.settings.engine_url)
        found = await store.table(table), await store.entries(table)
        await store.close()
        return found

    row, entries = asyncio.run(read())
    assert row is not None
    return row, entries


@pytest.mark.parametrize(("game", "seats"), [("whispers", 3), ("middle-ages", 2)])
def test_a_branch_begins_where_the_old_game_was(server: ThreadServer, game: str, seats: int) -> None:
    old = finished(server, game=game, seats=seats)
    for seat in (None, 0, seats - 1):
        steps = contents(server, old["table"], **({} if seat is None else {"seat": seat}))["steps"]
        for step in (0, 1, steps // 2, steps - 1):
            made = branch(server, old["table"], step=step, seat=seat, bots={})
            assert sorted(made["keys"]) == [str(one) for one in range(seats)]
            eyes = {} if seat is None else {"seat": seat}
            key = {} if seat is None else {"keys": made["keys"][str(seat)]}
            then = page(server, old["table"], first=step, count=1, **eyes)[0]
            now = server.get(f"/api/tables/{made['table']}", params=key).json()
            assert unasked([now["state"]]) == [then]
            assert now["welcome"]["origin"] == {"table": old["table"], "move": step, "seat": seat}


def test_it_can_be_played_on_and_the_old_game_stays(server: ThreadServer) -> None:
    old = finished(server, seats=2)
    before = stored(server, old["table"])
    steps = contents(server, old["table"])["steps"]
    made = branch(server, old["table"], step=steps // 2, bots={"1": "random"}, names={"0": "Clara"}, language="ru")
    assert list(made["keys"]) == ["0"] and made["keys"]["0"] not in old["keys"].values()
    with server.sit(made["table"], made["keys"]["0"]) as player:
        while player.until_asked(0)["legal"]:
            assert player.move(player.face()["legal"][0]["move"])["ok"]
        assert player.state["over"]
    row, entries = stored(server, made["table"])
    assert entries[: steps // 2] == before[1][: steps // 2] and row.names[0] == "Clara" and row.language == "ru"
    assert stored(server, old["table"]) == before
    assert row.series != before[0].series, "its result does not count with the old game's"
    assert contents(server, made["table"])["steps"] == len(entries)


def test_a_branch_of_a_branch(server: ThreadServer) -> None:
    old = finished(server, game="whispers", seats=2)
    first = branch(server, old["table"], step=4)
    with server.sit(first["table"], *first["keys"].values()) as player:
        while not player.state["over"]:
            face = next(face for face in player.state["faces"] if face["legal"])
            assert player.move(face["legal"][-1]["move"], face["seat"])["ok"]
    second = branch(server, first["table"], step=5)
    assert (
        stored(server, second["table"])[1]
        == stored(server, first["table"])[1][: len(stored(server, second["table"])[1])]
    )


REFUSED = [
    ({"step": 10_000}, 400, "malformed", "step: this game has the steps 0 to "),
    ({"step": 0, "seat": 5}, 400, "malformed", "seat"),
    ({"step": -1}, 400, "malformed", "step"),
    ({"step": 1, "bots": {"0": "greedy", "1": "greedy"}}, 400, "wrong-setup", "somebody has to play"),
    ({"step": 1, "bots": {"0": "nobody"}}, 400, "wrong-setup", "bot"),
    ({"step": 1, "bots": {"7": "greedy"}}, 400, "wrong-setup", "seat"),
    ({"step": 1, "language": "xx"}, 404, "unknown-language", ""),
]


def test_what_cannot_be_branched_is_refused_in_words(server: ThreadServer) -> None:
    old = finished(server, game="whispers", seats=2)
    for wish, status, code, said in REFUSED:
        refusal = error(server.post(f"/api/tables/{old['table']}/branch", wish), status)
        assert refusal["code"] == code and said in refusal["message"], wish
    last = contents(server, old["table"])["steps"]
    assert error(server.post(f"/api/tables/{old['table']}/branch", {"step": last}), 409)["code"] == "over"


def test_a_running_game_has_no_branches(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    refusal = error(server.post(f"/api/tables/{made['table']}/branch", {"step": 0}), 409)
    assert refusal["code"] == "not-over"
