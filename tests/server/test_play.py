"""Playing over real sockets: moves, refusals, undo, hints, chat, presence, resuming."""

import asyncio
import json
import random
from typing import Any

import tabard
from tabard.server.course import beginnings, leads_to
from tabard.server.store import Store

from .helpers import Player, ThreadServer


def test_a_whole_game_against_bots(server: ThreadServer) -> None:
    made = server.create(seats=3, bots={"1": "greedy", "2": "random"}, names={"0": "Anna"}, seed=5)
    dice = random.Random(1)
    with server.sit(made["table"], made["keys"]["0"]) as anna:
        while not anna.state["over"]:
            face = anna.until_asked()
            if face["legal"]:
                assert anna.move(dice.choice(face["legal"])["move"])["ok"]
        versions = [state["version"] for state in anna.of("state")]
        assert versions == list(range(versions[0], versions[-1] + 1)), "one state per entry, in order"
        view = anna.face()["view"]
    assert view["over"] and view["ranking"]
    record = server.get(f"/api/tables/{made['table']}/record").json()
    assert record["seed"] == 5 and len(record["moves"]) == versions[-1]


def test_the_first_messages(server: ThreadServer) -> None:
    made = server.create(seats=2, bots={"1": "greedy"}, names={"0": "Anna"}, language="ru")
    with server.sit(made["table"], made["keys"]["0"]) as anna:
        welcome, state = anna.receive(), anna.receive()
    assert welcome["type"] == "welcome" and welcome["host"] and welcome["yours"] == [0] and welcome["language"] == "ru"
    assert welcome["seats"] == [
        {"seat": 0, "name": "Anna", "bot": None, "online": True},
        {"seat": 1, "name": "", "bot": "greedy", "online": True},
    ]
    assert state["type"] == "state" and state["faces"][0]["story_from"] == 0


def test_an_onlooker_sees_and_cannot_act(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"]) as watcher:
        face = watcher.face()
        assert face["seat"] is None and face["legal"] == [] and face["ask"] is None and not face["undo"]
        assert watcher.of("welcome")[0]["yours"] == [] and not watcher.of("welcome")[0]["host"]
        reply = watcher.ask("move", seat=0, ask=0, move=["bid", 1])
        assert not reply["ok"] and reply["error"]["code"] == "not-your-seat"


def test_hot_seat_has_a_face_for_each_seat(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=3)
    keys = made["keys"]
    with server.sit(made["table"], keys["2"], keys["0"]) as pair:
        assert [face["seat"] for face in pair.state["faces"]] == [0, 2]
        for seat in (0, 2):
            assert pair.move(pair.face(seat)["legal"][0]["move"], seat)["ok"]
        assert pair.state["waiting"] == [1]


# ---- What is refused, and changes nothing -----------------------------------------------------------------------------


def refused(player: Player, code: str, **message: Any) -> dict[str, Any]:
    reply = player.ask(message.pop("kind"), **message)
    assert not reply["ok"] and reply["error"]["code"] == code, reply
    assert reply["error"]["message"]
    return dict(reply["error"])


def test_illegal_moves_are_refused_with_the_rule(server: ThreadServer) -> None:
    made = server.create(seats=2)
    seats = [server.sit(made["table"], made["keys"][str(seat)]) for seat in range(2)]
    acting = next(player for player in seats if player.face()["legal"])
    face = acting.face()
    illegal = {"kind": "move", "seat": face["seat"], "ask": face["ask"]}
    assert refused(acting, "no-verb", **illegal, move=["fly", 1])["rule"].startswith("MA-")
    assert refused(acting, "out-of-range", **illegal, move=["lord", 10**30])["rule"].startswith("MA-")
    assert refused(acting, "wrong-count", **illegal, move=["lord"])
    assert refused(acting, "no-move", **illegal, move=[1])
    snapshot = server.get(f"/api/tables/{made['table']}").json()
    assert snapshot["state"]["version"] == 0
    for player in seats:
        player.socket.close()


def test_stale_moves_are_refused(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], *made["keys"].values()) as both:
        seat = both.state["waiting"][0]
        face = both.face(seat)
        move = face["legal"][0]["move"]
        assert both.ask("move", seat=seat, ask=face["ask"], move=move)["ok"]
        version = both.state["version"]
        refused(both, "stale", kind="move", seat=seat, ask=face["ask"], move=move)
        both.catch_up()
        assert both.state["version"] == version


def test_unreadable_messages_get_a_reason(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as player:
        for text in (
            "",
            "nonsense",
            "[]",
            "null",
            '{"type":"fly","id":"x"}',
            '{"type":"move","id":"x","seat":0,"ask":0,"move":[]}',
            '{"type":"move","id":"x","seat":0,"ask":0,"move":["lord",1.5]}',
            '{"type":"move","id":"x","seat":0,"ask":0,"move":["lord",true]}',
            '{"type":"move","id":"x","seat":-1,"ask":0,"move":["lord",1]}',
            '{"type":"chat","id":"x","seat":0,"text":""}',
            json.dumps({"type": "chat", "id": "x", "seat": 0, "text": "y" * 501}),
            json.dumps({"type": "ping", "id": "x" * 65}),
            b"\xff\xfe",
        ):
            player.socket.send(text)
            reply = player.until("reply")
            assert not reply["ok"] and reply["error"]["code"] == "malformed", (text, reply)
        player.socket.send(json.dumps({"type": "ping", "id": "x", "more": "y" * 5000}))
        assert player.until("reply", id="x")["error"]["code"] == "oversized"
        assert player.ask("ping")["ok"]
        player.catch_up()
        assert player.state["version"] == 0


def test_unknown_table_and_wrong_key_close_the_socket(server: ThreadServer) -> None:
    made = server.create(seats=2)
    for table, key, code in (("nosuchtable", "", 4404), (made["table"], "wrong", 4403)):
        with server.sit(table, key) as stranger:
            assert stranger.receive()["type"] == "error"
            assert stranger.closing() == code


# ---- Undo -------------------------------------------------------------------------------------------------------------


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as anna, server.sit(made["table"], made["keys"]["1"]) as ben:
        before = anna.face()
        assert anna.move(before["legal"][0]["move"])["ok"]
        assert anna.face()["undo"]
        assert anna.ask("undo", seat=0)["ok"]
        assert anna.face()["legal"] == before["legal"] and anna.face()["ask"] > before["ask"]
        assert anna.move(before["legal"][1]["move"])["ok"]
        assert ben.move(ben.face()["legal"][0]["move"])["ok"]
        refused(anna, "no-undo", kind="undo", seat=0)


def test_another_seats_moves_cannot_be_taken_back(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as anna, server.sit(made["table"], made["keys"]["1"]) as ben:
        assert anna.move(anna.face()["legal"][0]["move"])["ok"]
        refused(ben, "no-undo", kind="undo", seat=1)
        refused(ben, "not-your-seat", kind="undo", seat=0)


# ---- Questions, chat, presence ----------------------------------------------------------------------------------------


def test_hint_and_explain(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], *made["keys"].values()) as both:
        seat = both.state["waiting"][0]
        legal = both.face(seat)["legal"]
        assert all(one["choice"] in legal for one in both.ask("hint", seat=seat)["answer"]["moves"])
        assert both.ask("explain", seat=seat, move=legal[0]["move"])["answer"] is None
        reason = both.ask("explain", seat=seat, move=["pass"])["answer"]
        assert reason["code"] and reason["message"] and reason["rule"].startswith("MA-")
        refused(both, "not-your-turn", kind="hint", seat=1 - seat)


def test_what_will_matter_in_a_moment_says_how_to_begin() -> None:
    """Before a manoeuvre a hex is no target; after it, it is. Said about a re-dealt position."""
    position = tabard.game("medieval-mastery").new(seats=2, seed=4, options={})
    while ("manoeuvre",) not in position.legal(position.waiting[0]):
        position.play(position.waiting[0], position.legal(position.waiting[0])[-1])
    seat = position.waiting[0]
    assert ("manoeuvre",) in beginnings(position, seat)
    reached = [c for c in range(60) if leads_to(position, seat, ("manoeuvre",), f"cell:{c}")]
    assert reached
    assert not leads_to(position, seat, ("manoeuvre",), "cell:999")


def test_the_first_step_is_asked_for(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], *made["keys"].values()) as both:
        seat = both.state["waiting"][0]
        assert both.ask("begin", seat=seat, target="column:0")["answer"] is None


def test_the_board_in_words(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as player, server.sit(made["table"]) as onlooker:
        lines = player.ask("words", seat=0)["answer"]
        assert lines[0]["id"] == "words-placement"
        assert [line["id"] for line in lines].count("words-row") == 4
        assert onlooker.ask("words", seat=None)["answer"] == lines, "everything is open in Middle Ages"
        refused(player, "not-your-seat", kind="words", seat=1)


def test_chat_is_kept(server: ThreadServer) -> None:
    made = server.create(seats=2, names={"0": "Anna"})
    with server.sit(made["table"], made["keys"]["0"]) as anna, server.sit(made["table"]) as watcher:
        assert anna.ask("chat", seat=0, text=" Good\x1b[2J day ")["ok"]
        line = watcher.until("chat")
        assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 0, "Anna", "Good[2J day")
        assert watcher.ask("chat", text="Hear, hear")["ok"]
        assert anna.until("chat", n=2)["seat"] is None
        refused(anna, "not-your-seat", kind="chat", seat=1, text="I am Ben")
    with server.sit(made["table"]) as late:
        late.until("chat", n=1)
        late.until("chat", n=2)


def test_presence(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as anna:
        with server.sit(made["table"], made["keys"]["1"]):
            anna.until("presence", online=[0, 1])
        anna.until("presence", online=[0])


def test_a_seat_that_is_opened_twice_is_told_so(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], made["keys"]["0"]) as anna, server.sit(made["table"]) as onlooker:
        with server.sit(made["table"], made["keys"]["0"]) as again:
            anna.until("presence", twice=[0])
            again.until("presence", twice=[0])
            onlooker.until("presence", online=[0], twice=[])
        anna.until("presence", twice=[])


def test_whoever_plays_a_seat_names_it(server: ThreadServer) -> None:
    made = server.create(seats=2, names={"0": "Anna", "1": "Bertran"})
    with server.sit(made["table"], made["keys"]["0"]) as anna, server.sit(made["table"], made["keys"]["1"]) as friend:
        assert friend.ask("name", seat=1, name=" Бори\u0007с ")["ok"]
        assert anna.until("names")["names"] == ["Anna", "Борис"]
        assert friend.ask("name", seat=0, name="Nobody")["error"]["code"] == "not-your-seat"
        assert friend.ask("name", seat=1, name=" ")["error"]["code"] == "malformed"
    told = server.get(f"/api/tables/{made['table']}/brief?keys={made['keys']['1']}").json()
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Борис"]
    assert told["yours"] == [1] and told["waiting"] and not told["over"] and told["at"]
    stored = asyncio.run(stored_names(server, made["table"]))
    assert stored == {0: "Anna", 1: "Борис"}


async def stored_names(server: ThreadServer, table: str) -> dict[int, str]:
    store = Store(server.settings.engine_url)
    try:
        row = await store.table(table)
        assert row is not None
        return row.names
    finally:
        await store.close()


# ---- Resuming ---------------------------------------------------------------------------------------------------------


def play_some(player: Player, moves: int) -> None:
    for _ in range(moves):
        seat = player.state["waiting"][0]
        assert player.move(player.face(seat)["legal"][0]["move"], seat)["ok"]


def test_missed_states_are_sent_after_a_reconnect(server: ThreadServer) -> None:
    made = server.create(seats=2)
    with server.sit(made["table"], *made["keys"].values()) as both:
        play_some(both, 8)
        with server.sit(made["table"], *made["keys"].values(), since=3) as again:
            again.catch_up()
            assert [state["version"] for state in again.of("state")] == [4, 5, 6, 7, 8]
            assert again.of("state") == both.of("state")[4:]
        for since in (8, 9, 10**8):
            with server.sit(made["table"], *made["keys"].values(), since=since) as again:
                again.catch_up()
                assert [state["version"] for state in again.of("state")] == [8]
                assert again.face()["story_from"] == 0


def test_only_the_latest_states_are_kept(server: ThreadServer) -> None:
    made = server.create(seats=5, bots={str(seat): "random" for seat in range(5)})
    with server.sit(made["table"]) as watcher:
        while not watcher.state["over"]:
            watcher.receive()
        last = watcher.state["version"]
    with server.sit(made["table"], since=last - 50) as again:
        again.catch_up()
        assert len(again.of("state")) == 50
    with server.sit(made["table"], since=last - 51) as again:
        again.catch_up()
        assert len(again.of("state")) == 1


def test_the_log_is_the_same_however_it_was_told(server: ThreadServer) -> None:
    made = server.create(seats=3, bots={"1": "greedy"})
    with server.sit(made["table"], made["keys"]["0"], made["keys"]["2"]) as pair:
        while not pair.state["over"]:
            waiting = [face for face in pair.state["faces"] if face["legal"]]
            if waiting:
                pair.move(waiting[0]["legal"][-1]["move"], waiting[0]["seat"])
            else:
                pair.receive()
        log: list[Any] = []
        for state in pair.of("state"):
            face = state["faces"][0]
            log = log[: face["story_from"]] + face["story"]
    whole = server.get(f"/api/tables/{made['table']}?keys={made['keys']['0']}").json()["state"]["faces"][0]
    assert log == whole["story"] and whole["story_from"] == 0
