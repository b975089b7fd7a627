"""The life of a table beside its game: agreement, stand-ins, giving up, keys, chat and hints; all of it outlives the server."""

import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tabard import replay

from .helpers import Address, Player, ServerProcess, ThreadServer
from .test_http import error
from .test_series import play_out


def refused(reply: dict[str, Any]) -> str:
    assert not reply["ok"] and reply["error"]["message"]
    return str(reply["error"]["code"])


def laid(server: Address, **wish: Any) -> tuple[str, list[str]]:
    made = server.create(**wish)
    return made["table"], [made["keys"][seat] for seat in sorted(made["keys"])]


def step(player: Player) -> int:
    """One move of whichever of this page's seats is asked; the seat."""
    face = next(face for face in player.state["faces"] if face["legal"])
    assert player.move(face["legal"][0]["move"], face["seat"])["ok"]
    return int(face["seat"])


def told(player: Player) -> dict[str, Any]:
    """What this page knows of the table's life."""
    player.catch_up()
    news = [one for one in player.messages if one["type"] in ("life", "welcome")]
    return dict(news[-1] if news[-1]["type"] == "life" else news[-1]["life"])


# ---- Undo by agreement ------------------------------------------------------------------------------------------------


def step_of(*players: Player) -> int:
    """One move at the table by whoever is asked first."""
    for player in players:
        player.catch_up()
    return step(next(player for player in players if any(face["legal"] for face in player.state["faces"])))


def looks(player: Player) -> list[dict[str, Any]]:
    player.catch_up()
    return [{**face, "ask": None, "story_from": 0} for face in player.state["faces"]]


def test_play_goes_back_when_all_agree_and_not_before(server: ThreadServer) -> None:
    table, keys = laid(server, seats=3)
    with server.sit(table, keys[0], keys[1]) as two, server.sit(table, keys[2]) as third:
        pages = {0: two, 1: two, 2: third}
        begun, moved = [looks(two), looks(third)], [step_of(two, third) for _ in range(7)]
        version = looks(two) and two.state["version"]
        mover, (one, other) = moved[-1], sorted({0, 1, 2} - {moved[-1]})
        assert pages[mover].ask("propose", seat=mover, what="undo")["ok"]
        proposal = told(two)["proposal"]
        assert (proposal["what"], proposal["by"], proposal["agreed"]) == ("undo", mover, [mover])
        assert proposal["needed"] == [0, 1, 2]
        assert set(proposal) == {"what", "by", "needed", "agreed", "seat"}, "no number that counts secret choices"
        assert refused(two.ask("propose", seat=0, what="end")) == "proposed"
        assert pages[one].ask("answer", seat=one, agree=True)["ok"]
        two.catch_up()
        assert two.state["version"] == version, "two are not all"
        with server.sit(table) as onlooker:
            assert refused(onlooker.ask("answer", seat=other, agree=True)) == "not-your-seat"
        assert pages[other].ask("answer", seat=other, agree=True)["ok"]
        two.catch_up()
        assert two.of("settled") == [{"type": "settled", "what": "undo", "by": mover, "seat": mover, "agreed": True}]
        assert told(third)["proposal"] is None and two.state["version"] == version + 1
        assert mover in two.state["waiting"] and two.state["faces"][0]["story_from"] == 0, "asked again"
        for mover in reversed(moved[:-1]):  # and then further, to the very beginning
            assert pages[mover].ask("propose", seat=mover, what="undo")["ok"]
            for seat in {0, 1, 2} - {mover}:
                assert pages[seat].ask("answer", seat=seat, agree=True)["ok"]
        assert [looks(two), looks(third)] == begun
        assert refused(two.ask("propose", seat=0, what="undo")) == "no-undo"
        step_of(two, third)


def test_a_no_is_told_to_all_and_ends_the_proposal(server: ThreadServer) -> None:
    table, keys = laid(server)
    with server.sit(table, keys[0]) as anna, server.sit(table, keys[1]) as boris:
        assert anna.ask("propose", seat=0, what="end")["ok"]
        assert boris.ask("answer", seat=1, agree=False)["ok"]
        assert anna.until("settled") == {"type": "settled", "what": "end", "by": 0, "seat": 1, "agreed": False}
        assert told(anna)["proposal"] is None
        assert refused(boris.ask("answer", seat=1, agree=True)) == "no-proposal"
        assert anna.ask("propose", seat=0, what="end")["ok"] and anna.ask("answer", seat=0, agree=False)["ok"]
        assert told(boris)["proposal"] is None, "taken back by who made it"


def test_what_was_rewound_survives_the_server_and_the_record_holds_what_stands(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, TABARD_LIMITS="false") as process:
        table, keys = laid(process, seed=3)
        with process.sit(table, *keys) as both:
            seats = [step(both) for _ in range(6)]
            for _ in range(2):
                assert both.ask("propose", seat=seats[-1], what="undo")["ok"]
                assert both.ask("answer", seat=1 - seats[-1], agree=True)["ok"]
            both.catch_up()
            state = both.state
        process.end()
        process.start()
        with process.sit(table, *keys) as both:
            both.catch_up()
            faces = [{**face, "story_from": 0} for face in state["faces"]]
            assert both.state["faces"] == faces and both.state["version"] == state["version"]
            play_out(both)
        record = process.get(f"/api/tables/{table}/record").json()
        assert replay(record).over
        points = process.get(f"/api/tables/{table}/progress").json()
        assert points["moves"] == len(record["moves"])
        assert process.get(f"/api/tables/{table}/series").json()["results"] == []


def test_alone_with_bots_one_agrees_with_oneself_and_the_result_does_not_count(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2, bots={"1": "random"}, options={"campaign": True})
    with server.sit(made["table"], made["keys"]["0"]) as player:
        player.until_asked()
        step(player)
        player.until_asked()
        assert player.ask("propose", seat=0, what="undo")["ok"]
        assert not [one for one in player.messages if one["type"] == "settled"]
        play_out(player)
    told = server.get(f"/api/tables/{made['table']}/series?secret={made['series']}").json()
    assert told["results"] == []


# ---- The end ----------------------------------------------------------------------------------------------------------


def test_all_agree_to_end(server: ThreadServer) -> None:
    table, keys = laid(server)
    with server.sit(table, keys[0]) as anna, server.sit(table, keys[1]) as boris:
        assert error(server.get(f"/api/tables/{table}/record"), 409)["code"] == "not-over"
        assert boris.ask("propose", seat=1, what="end")["ok"]
        assert anna.ask("answer", seat=0, agree=True)["ok"]
        assert told(boris)["closed"] == {"why": "agreed", "seat": None}
        asked = anna if anna.face()["legal"] else boris
        assert refused(asked.move(asked.face()["legal"][0]["move"])) == "over"
        for message in ({"type": "concede"}, {"type": "standin", "bot": "random"}, {"type": "propose", "what": "undo"}):
            assert refused(anna.ask(message.pop("type"), seat=0, **message)) == "over"
    assert server.get(f"/api/tables/{table}/brief").json()["over"]
    assert replay(server.get(f"/api/tables/{table}/record").json()).over is False


def test_giving_up_ends_a_game_of_two_and_none_of_three(server: ThreadServer) -> None:
    table, keys = laid(server, bots={"1": "random"})
    with server.sit(table, keys[0]) as anna:
        assert anna.ask("concede", seat=0)["ok"]
        assert told(anna)["closed"] == {"why": "conceded", "seat": 0}
    assert server.post(f"/api/tables/{table}/sequel", {"key": keys[0], "again": True}).status_code == 201, "a rematch"
    table, keys = laid(server, seats=3)
    with server.sit(table, keys[0]) as anna:
        assert refused(anna.ask("concede", seat=0)) == "concede-two" and told(anna)["closed"] is None


# ---- Stand-ins --------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_its_owner_until_he_moves(server: ThreadServer) -> None:
    table, keys = laid(server, seats=2)
    with server.sit(table, keys[1]) as boris:
        assert refused(boris.ask("standin", seat=1, bot="nobody")) == "malformed"
        anna = server.sit(table, keys[0])
        assert anna.ask("standin", seat=0, bot="random")["ok"]
        anna.__exit__(None, None, None)
        for _ in range(3):  # Boris plays on; what Anna is asked the bot answers
            boris.until_asked()
            step(boris)
        assert told(boris)["standins"] == [{"seat": 0, "bot": "random", "late": False}]
        boris.until_asked()
        with server.sit(table, keys[0]) as anna:
            assert anna.ask("standin", seat=0)["ok"]
            assert told(boris)["standins"] == []
            while 0 not in boris.state["waiting"]:
                step_of(boris)
                boris.catch_up()
            time.sleep(0.3)
            boris.catch_up()
            assert 0 in boris.state["waiting"], "nobody answers for her any more"
            assert anna.ask("standin", seat=0, bot="random")["ok"]
            boris.until_asked()


def test_who_moves_by_hand_plays_again(server: ThreadServer) -> None:
    with ThreadServer(replace(server.settings, bot_pause=30.0)) as slow:
        table, keys = laid(slow)
        with slow.sit(table, *keys) as both:
            for seat in (0, 1):
                assert both.ask("standin", seat=seat, bot="random")["ok"]
            moved = step(both)
            assert told(both)["standins"] == [{"seat": 1 - moved, "bot": "random", "late": False}]


def test_others_may_put_a_bot_in_for_who_is_away_if_all_agree(server: ThreadServer) -> None:
    table, keys = laid(server, seats=3)
    with server.sit(table, keys[0]) as anna, server.sit(table, keys[1]) as boris:
        with server.sit(table, keys[2]):
            anna.until("presence", online=[0, 1, 2])
            assert refused(anna.ask("propose", seat=0, what="standin", other=2)) == "present"
        anna.until("presence", online=[0, 1])
        for nobody in (None, 7):
            assert refused(anna.ask("propose", seat=0, what="standin", other=nobody)) == "no-person"
        assert anna.ask("propose", seat=0, what="standin", other=2)["ok"]
        assert told(boris)["proposal"]["needed"] == [0, 1]
        assert boris.ask("answer", seat=1, agree=True)["ok"]
        assert told(anna)["standins"] == [{"seat": 2, "bot": "greedy", "late": False}]
        with server.sit(table, keys[2]) as clara:
            assert clara.of("welcome") or clara.until("welcome")["life"]["standins"]
            assert clara.ask("standin", seat=2)["ok"] and told(anna)["standins"] == []


def test_a_stand_in_goes_on_after_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, TABARD_LIMITS="false", TABARD_BOT_PAUSE="0.2") as process:
        table, keys = laid(process)
        with process.sit(table, *keys) as both:
            for seat in (0, 1):
                assert both.ask("standin", seat=seat, bot="random")["ok"]
            version = both.state["version"]
        process.end()
        process.start()
        with process.sit(table) as onlooker:
            while onlooker.state["version"] < version + 10:
                onlooker.receive()


# ---- The host, the chat, hints ----------------------------------------------------------------------------------------


def test_the_host_gives_a_seat_to_somebody_else(server: ThreadServer) -> None:
    table, keys = laid(server)
    with server.sit(table, keys[0]) as host, server.sit(table, keys[1]) as boris:
        boris.catch_up()
        assert refused(boris.ask("give-away", seat=1, other=0)) == "not-host"
        for wrong in (0, 5):
            assert refused(host.ask("give-away", seat=0, other=wrong)) == "no-person"
        key = host.ask("give-away", seat=0, other=1)["answer"]
        assert boris.closing() == 1013
        assert server.sit(table, keys[1]).closing() == 4403
        assert server.get(f"/api/tables/{table}?keys={key}").json()["welcome"]["yours"] == [1]
        assert all(key not in text for text in boris.texts)


def test_chat_is_switched_off_and_on_by_the_host_and_a_line_can_be_reported(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    table, keys = laid(server)
    with server.sit(table, keys[0]) as host, server.sit(table, keys[1]) as boris:
        assert host.ask("chat", seat=0, text="good evening")["ok"]
        assert boris.until("chat")["n"] == 1
        assert boris.ask("report", seat=1, n=1)["ok"] and refused(boris.ask("report", seat=1, n=2)) == "malformed"
        assert any("reported line 1" in one.getMessage() for one in caplog.records)
        assert refused(boris.ask("quiet", seat=1, quiet=True)) == "not-host"
        assert host.ask("quiet", seat=0, quiet=True)["ok"] and told(boris)["quiet"]
        assert refused(boris.ask("chat", seat=1, text="hm")) == "quiet"
        assert host.ask("quiet", seat=0, quiet=False)["ok"] and boris.ask("chat", seat=1, text="hm")["ok"]


def test_a_hint_is_marked_in_the_record(server: ThreadServer) -> None:
    table, keys = laid(server)
    with server.sit(table, *keys) as both:
        first = step(both)
        asked = next(face for face in both.state["faces"] if face["legal"])
        for _ in range(2):
            assert both.ask("hint", seat=asked["seat"])["ok"]
        assert first in (0, 1)
        assert both.ask("concede", seat=first)["ok"]
    record = server.get(f"/api/tables/{table}/record").json()
    assert record["hints"] == [{"entry": 1, "seat": asked["seat"]}] and replay(record)
