"""People gather before a game begins: seats, readiness, codes, the host; two who come at once; nothing lost by a restart."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tabard.server.gather_store import Gathered, GatherStore
from tabard.server.store import Store

from .helpers import Address, ServerProcess, ThreadServer
from .test_http import error


def gathered(server: Address, **wish: Any) -> dict[str, Any]:
    table = {"game": "middle-ages", "seats": 3, **wish.pop("table", {})}
    answer = server.post("/api/gatherings", {"table": table, "seat": 0, "name": "Anna", **wish})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def act(server: Address, code: str, kind: str, **fields: Any) -> dict[str, Any]:
    answer = server.post(f"/api/gatherings/{code}", {"type": kind, **fields})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def look(server: Address, code: str, key: str | None = None) -> dict[str, Any]:
    return dict(server.get(f"/api/gatherings/{code}" + (f"?key={key}" if key else "")).json())


def test_three_come_one_after_another_and_the_game_begins_when_all_are_ready(server: ThreadServer) -> None:
    made = gathered(server, table={"names": {"2": "ignored"}, "options": {}})
    code, anna = made["code"], made["key"]
    assert made["host"] and made["table"] is None and [one["name"] for one in made["sitters"]] == ["Anna"]
    boris = act(server, code, "sit", seat=2, name="Boris")["key"]
    clara = act(server, code, "sit", seat=1, name="Clara")["key"]
    assert len({anna, boris, clara}) == 3
    seen = look(server, code, boris)
    assert [(one["seat"], one["name"], one["you"], one["host"]) for one in seen["sitters"]] == [
        (0, "Anna", False, True),
        (1, "Clara", False, False),
        (2, "Boris", True, False),
    ]
    assert anna not in str(seen) and clara not in str(seen), "nobody learns another's key"
    act(server, code, "ready", key=anna, ready=True)
    act(server, code, "ready", key=boris, ready=True)
    act(server, code, "ready", key=boris, ready=False)
    assert act(server, code, "ready", key=clara, ready=True)["table"] is None
    table = act(server, code, "ready", key=boris, ready=True)["table"]
    assert table and {look(server, code, key)["table"] for key in (anna, boris, clara, None)} == {table}
    for key, seat in ((anna, 0), (clara, 1), (boris, 2)):
        welcome = server.get(f"/api/tables/{table}?keys={key}").json()["welcome"]
        assert welcome["yours"] == [seat] and [one["name"] for one in welcome["seats"]] == ["Anna", "Clara", "Boris"]
    assert act(server, code, "leave", key=anna)["table"] == table, "after the beginning nothing changes any more"


def test_the_secret_of_a_series_is_not_kept(server: ThreadServer) -> None:
    secret = server.create()["series"]
    code = gathered(server, table={"seats": 2, "series": secret})["code"]
    kept = asyncio.run(found(server, code))
    assert kept is not None and secret not in str(kept)


async def found(server: ThreadServer, code: str) -> Gathered | None:
    store = Store(server.settings.engine_url)
    kept = await GatherStore(store).find(code)
    await store.close()
    return kept


def test_seats_and_bots(server: ThreadServer) -> None:
    made = gathered(server, table={"bots": {"2": "random"}, "names": {"2": "Mill"}})
    code, anna = made["code"], made["key"]
    assert [(one["seat"], one["bot"], one["ready"]) for one in made["sitters"]] == [
        (0, None, False),
        (2, "random", True),
    ]
    url = f"/api/gatherings/{code}"
    assert error(server.post(url, {"type": "sit", "seat": 0, "name": "Boris"}), 409)["code"] == "seat-taken"
    assert error(server.post(url, {"type": "sit", "seat": 3, "name": "Boris"}), 400)["code"] == "wrong-setup"
    assert error(server.post(url, {"type": "sit", "seat": 1, "name": "\u0007"}), 400)["code"] == "malformed"
    boris = act(server, code, "sit", seat=1, name="Boris")["key"]
    assert error(server.post(url, {"type": "leave", "key": boris, "seat": 2}), 403)["code"] == "not-host"
    assert (
        error(server.post(url, {"type": "fill", "key": boris, "seat": 2, "bot": "random"}), 403)["code"] == "not-host"
    )
    assert error(server.post(url, {"type": "announce", "key": boris, "open": True}), 403)["code"] == "not-host"
    assert error(server.post(url, {"type": "ready", "key": "x" * 32, "ready": True}), 403)["code"] == "wrong-key"
    act(server, code, "leave", key=anna, seat=2)
    moved = act(server, code, "sit", key=boris, seat=2, name="Bob")
    assert moved["key"] is None and [(one["seat"], one["name"]) for one in moved["sitters"]] == [
        (0, "Anna"),
        (2, "Bob"),
    ]
    assert (
        error(server.post(url, {"type": "fill", "key": anna, "seat": 1, "bot": "nobody"}), 400)["code"] == "wrong-setup"
    )
    act(server, code, "fill", key=anna, seat=1, bot="greedy", name="Dunstan")
    act(server, code, "ready", key=anna, ready=True)
    table = act(server, code, "ready", key=boris, ready=True)["table"]
    seats = server.get(f"/api/tables/{table}").json()["welcome"]["seats"]
    assert [(one["name"], one["bot"]) for one in seats] == [("Anna", None), ("Dunstan", "greedy"), ("Bob", None)]


def test_what_cannot_begin_is_not_gathered(server: ThreadServer) -> None:
    for wrong in ({"seats": 9}, {"options": {"nothing": True}}, {"bots": {"0": "random"}}, {"bots": {"1": "nobody"}}):
        wish = {"table": {"game": "middle-ages", "seats": 3, **wrong}, "seat": 0, "name": "Anna"}
        assert server.post("/api/gatherings", wish).status_code == 400
    assert server.get("/api/gatherings").json() == []
    for code in ("abcdefgh", "%00", "%D0%B6"):
        assert error(server.get(f"/api/gatherings/{code}"), 404)["code"] == "unknown-gathering"
    sitting = server.post("/api/gatherings/abcdefgh", {"type": "sit", "seat": 0, "name": "x"})
    assert error(sitting, 404)["code"] == "unknown-gathering"


def test_only_open_ones_are_listed_until_they_begin(server: ThreadServer) -> None:
    made = gathered(server, table={"seats": 2})
    assert server.get("/api/gatherings").json() == []
    act(server, made["code"], "announce", key=made["key"], open=True)
    (listed,) = server.get("/api/gatherings").json()
    assert (listed["code"], listed["game"], listed["seats"], listed["names"]) == (
        made["code"],
        "middle-ages",
        2,
        ["Anna"],
    )
    other = act(server, made["code"], "sit", seat=1, name="Boris")["key"]
    for key in (made["key"], other):
        act(server, made["code"], "ready", key=key, ready=True)
    assert server.get("/api/gatherings").json() == []


def test_the_host_s_place_passes_on_and_with_the_last_person_it_ends(server: ThreadServer) -> None:
    made = gathered(server, table={"bots": {"1": "random"}})
    code = made["code"]
    boris = act(server, code, "sit", seat=2, name="Boris")["key"]
    act(server, code, "leave", key=made["key"])
    assert look(server, code, boris)["host"]
    act(server, code, "leave", key=boris)
    assert error(server.get(f"/api/gatherings/{code}"), 404)["code"] == "unknown-gathering"


def test_of_many_who_take_a_seat_at_once_one_gets_it_and_one_table_is_laid(server: ThreadServer) -> None:
    made = gathered(server, table={"seats": 2})
    url = f"/api/gatherings/{made['code']}"
    with ThreadPoolExecutor(8) as crowd:
        wishes = [{"type": "sit", "seat": 1, "name": f"N{n}"} for n in range(8)]
        answers = list(crowd.map(lambda wish: server.post(url, wish), wishes))
        keys = [one.json()["key"] for one in answers if one.status_code == 200]
        assert len(keys) == 1 and [one.status_code for one in answers].count(409) == 7
        ready = [{"type": "ready", "key": key, "ready": True} for key in (made["key"], *keys)] * 4
        told = {one.json()["table"] for one in crowd.map(lambda wish: server.post(url, wish), ready)}
    assert len(told - {None}) == 1


def test_a_gathering_outlives_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, TABARD_LIMITS="false") as process:
        made = gathered(process, table={"seats": 2})
        other = act(process, made["code"], "sit", seat=1, name="Boris")["key"]
        act(process, made["code"], "ready", key=other, ready=True)
        process.end()
        process.start()
        table = act(process, made["code"], "ready", key=made["key"], ready=True)["table"]
        assert process.get(f"/api/tables/{table}?keys={other}").json()["welcome"]["yours"] == [1]
