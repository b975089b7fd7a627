"""Records that are brought: played elsewhere first, then a table of their own; wrong ones are refused in words."""

import json
from typing import Any

import pytest

from tabard.kernel import replay

from .helpers import ThreadServer
from .test_branch import branch, stored
from .test_http import error
from .test_progress import finished
from .test_replay import bare, contents, logs, whole
from .whispers import GAME as WHISPERS


def record_of(server: ThreadServer, table: str) -> dict[str, Any]:
    return dict(server.get(f"/api/tables/{table}/record").json())


def bring(server: ThreadServer, record: Any) -> dict[str, Any]:
    answer = server.post("/api/records", {"record": json.dumps(record), "language": "ru"})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


@pytest.mark.parametrize(("game", "seats"), [("whispers", 3), ("middle-ages", 2)])
def test_a_finished_game_comes_back_as_it_was(server: ThreadServer, game: str, seats: int) -> None:
    old = finished(server, game=game, seats=seats)["table"]
    made = bring(server, record_of(server, old))
    assert sorted(made["keys"]) == [str(seat) for seat in range(seats)]
    for seat in range(seats):
        then, now = whole(server, old, seat=seat), whole(server, made["table"], seat=seat)
        assert bare(now) == bare(then) and logs(now) == logs(then)
    moves = len(record_of(server, old)["moves"])
    welcome = server.get(f"/api/tables/{made['table']}").json()["welcome"]
    assert welcome["origin"] == {"table": None, "move": moves, "seat": None} and welcome["language"] == "ru"
    assert [entry.nature for entry in stored(server, made["table"])[1]] == [
        entry.nature for entry in stored(server, old)[1]
    ]
    assert branch(server, made["table"], step=2)["table"] != old


def test_a_running_one_is_played_on(server: ThreadServer) -> None:
    record = record_of(server, finished(server, game="whispers", seats=2)["table"])
    made = bring(server, replay(WHISPERS, record, 5).record())
    told = contents(server, made["table"], keys=",".join(made["keys"].values()))
    assert not told["over"] and told["eyes"] == [None, 0, 1]
    with server.sit(made["table"], *made["keys"].values()) as player:
        while not player.state["over"]:
            face = next(face for face in player.state["faces"] if face["legal"])
            assert player.move(face["legal"][0]["move"], face["seat"])["ok"]


SPOILED = [
    ("not json", "shape", 0),
    ("[]", "shape", 0),
    ({"moves": "x"}, "shape", 0),
    ({"game": "chess"}, "game", 0),
    ({"components": "x"}, "components", 0),
    ({"seats": 40}, "setup", 0),
    ({"options": {"no": 1}}, "setup", 0),
    ({"nature": []}, "nature", 0),
    ({"nature": [99]}, "setup", 0),
    ({"moves": [[0, ["fly", 3]]]}, "move", 1),
    ({"moves": [[9, ["pass"]]]}, "move", 1),
    ({"result": {"scores": [1, 2]}}, "result", None),
]


def test_wrong_ones_are_refused_in_words(server: ThreadServer) -> None:
    made = finished(server, seats=2)
    record = record_of(server, made["table"])
    for spoiled, kind, move in SPOILED:
        text = spoiled if isinstance(spoiled, str) else json.dumps({**record, **spoiled})
        refusal = error(server.post("/api/records", {"record": text}), 400)
        assert (refusal["code"], refusal["args"]["kind"]) == ("wrong-record", kind), (spoiled, refusal)
        assert move is None or refusal["args"]["move"] == move, refusal
    half = {**record, "moves": [*record["moves"][:7], [record["moves"][7][0], ["lord", 99]]]}
    refusal = error(server.post("/api/records", {"record": json.dumps(half)}), 400)
    assert refusal["args"]["move"] == 8 and "move 8" in refusal["message"]


def test_an_older_one_that_still_plays_is_taken(server: ThreadServer) -> None:
    record = record_of(server, finished(server, seats=2)["table"])
    assert bring(server, {**record, "rules_version": "0"})


def test_sizes_are_bounded(server: ThreadServer) -> None:
    assert error(server.post("/api/records", {"record": "x" * 400_001}), 400)["code"] == "malformed"
    assert error(server.post("/api/records", {"record": "[" * 300_000}), 400)["code"] == "wrong-record"
    assert error(server.post("/api/records", {"record": "x" * 600_000}), 413)["code"] == "oversized"
