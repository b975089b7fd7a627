"""Series: results are kept once, the next game is laid for the same people, and all of it outlives the server."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from tabard.server import schema
from tabard.server.store import Store

from .helpers import Address, Player, ServerProcess, ThreadServer
from .test_http import error

CAMPAIGN = {"campaign": True}


def play_out(player: Player, pick: int = 0) -> dict[str, Any]:
    """The seats of one socket, always the same of the legal moves, until the game is over; the last view."""
    while not player.state["over"]:
        asked = [face for face in player.state["faces"] if face["legal"]]
        if asked:
            assert player.move(asked[0]["legal"][pick]["move"], asked[0]["seat"])["ok"]
        else:
            player.receive()
    return dict(player.state["faces"][0]["view"])


def play_table(server: Address, table: str, keys: list[str]) -> dict[str, Any]:
    with server.sit(table, *keys) as player:
        return play_out(player)


def series(server: Address, table: str, secret: str | None = None) -> Any:
    return server.get(f"/api/tables/{table}/series" + (f"?secret={secret}" if secret else "")).json()


def lay(server: Address, table: str, key: str) -> Any:
    answer = server.post(f"/api/tables/{table}/sequel", {"key": key})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def result(view: dict[str, Any]) -> dict[str, Any]:
    return {name: view[name] for name in ("scores", "ranking", "winners", "rivals")}


def test_a_campaign_over_restarts_of_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, TABARD_LIMITS="false") as process:
        wish = {"bots": {"1": "random"}, "names": {"0": "Anna"}, "options": CAMPAIGN, "language": "ru"}
        made = process.create(game="whispers", seats=2, **wish)
        table, key, secret = made["table"], made["keys"]["0"], made["series"]
        views, tables = [], [table]
        for _ in range(3):
            views.append(play_table(process, table, [key]))
            level = process.get(f"/api/tables/{table}").json()["welcome"]["options"]["level"]
            process.end()
            process.start()
            told = series(process, table, secret)
            assert told["key"] == "campaign of 2" and told["next"] is None
            assert [{name: one[name] for name in result(views[0])} for one in told["results"]] == [*map(result, views)]
            assert [one["table"] for one in told["results"]] == tables
            assert told["results"][-1]["names"] == ["Anna", ""] and told["results"][-1]["options"]["level"] == level
            expected = level + (0 in views[-1]["winners"])
            assert told["sequel"]["level"] == expected
            table = lay(process, table, key)
            assert lay(process, tables[-1], key) == table == series(process, tables[-1])["next"], "laid once"
            tables.append(table)
            welcome = process.get(f"/api/tables/{table}?keys={key}").json()["welcome"]
            assert welcome["yours"] == [0] and welcome["options"]["level"] == expected and welcome["language"] == "ru"
            assert [(seat["name"], seat["bot"]) for seat in welcome["seats"]] == [("Anna", None), ("", "random")]


def test_a_game_broken_off_changes_nothing(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2, options=CAMPAIGN)
    keys, secret = list(made["keys"].values()), made["series"]
    with server.sit(made["table"], *keys) as player:
        assert player.move(player.face(0)["legal"][0]["move"], 0)["ok"]
    for answer in (
        server.get(f"/api/tables/{made['table']}/series?secret={secret}"),
        server.post(f"/api/tables/{made['table']}/sequel", {"key": keys[0]}),
    ):
        assert error(answer, 409)["code"] == "not-over"
    other = server.create(game="whispers", seats=2, options=CAMPAIGN, series=secret)
    play_table(server, other["table"], list(other["keys"].values()))
    assert [one["table"] for one in series(server, other["table"], secret)["results"]] == [other["table"]]


def test_results_are_shown_to_whoever_holds_the_secret(server: ThreadServer) -> None:
    first = server.create(game="whispers", seats=2, options=CAMPAIGN)
    second = server.create(game="whispers", seats=2, options=CAMPAIGN, series=first["series"])
    stranger = server.create(game="whispers", seats=2, options=CAMPAIGN, series="made-up")
    assert second["series"] == first["series"] != stranger["series"] != "made-up"
    for made in (first, second, stranger):
        play_table(server, made["table"], list(made["keys"].values()))
    ours = [first["table"], second["table"]]
    assert [one["table"] for one in series(server, ours[1], first["series"])["results"]] == ours
    assert [one["table"] for one in series(server, stranger["table"], stranger["series"])["results"]] == [
        stranger["table"]
    ]
    assert series(server, ours[1])["results"] == [], "without the secret: what is next, and no results"
    wrong = server.get(f"/api/tables/{ours[1]}/series?secret={stranger['series']}")
    assert error(wrong, 403)["code"] == "wrong-key"


def test_other_kinds_of_games_are_kept_apart(server: ThreadServer) -> None:
    """The key that the game names: here, how many play."""
    pair = server.create(game="whispers", seats=2, options=CAMPAIGN)
    three = server.create(game="whispers", seats=3, options=CAMPAIGN, series=pair["series"])
    single = server.create(game="whispers", seats=2, series=pair["series"])
    for made in (pair, three, single):
        play_table(server, made["table"], list(made["keys"].values()))
    secret = pair["series"]
    assert [one["table"] for one in series(server, pair["table"], secret)["results"]] == [pair["table"]]
    assert [one["table"] for one in series(server, three["table"], secret)["results"]] == [three["table"]]
    told = series(server, single["table"], secret)
    assert told == {"key": None, "sequel": None, "next": None, "results": []}
    refusal = server.post(f"/api/tables/{single['table']}/sequel", {"key": single["keys"]["0"]})
    assert error(refusal, 409)["code"] == "no-sequel"
    assert error(server.post(f"/api/tables/{pair['table']}/sequel", {"key": "forged"}), 403)["code"] == "wrong-key"


def test_everybody_present_hears_of_the_next_game_and_keeps_the_key(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2, options=CAMPAIGN)
    keys = made["keys"]
    with server.sit(made["table"], keys["0"]) as anna, server.sit(made["table"], keys["1"]) as ben:
        play_table(server, made["table"], list(keys.values()))
        following = lay(server, made["table"], keys["0"])
        assert ben.until("sequel")["table"] == anna.until("sequel")["table"] == following
    with server.sit(following, keys["1"]) as ben:
        assert ben.face()["seat"] == 1 and ben.face()["legal"]


def test_a_finished_game_is_not_taken_back(server: ThreadServer) -> None:
    """Its record, with every hand, may have been shown. The last move here would be open to its seat otherwise."""
    made = server.create(game="whispers", seats=2, options=CAMPAIGN, seed=4)
    with server.sit(made["table"], *made["keys"].values()) as player:
        play_out(player, pick=-1)
        table = asyncio.run(server.app.dependencies["inn"].dependency().table(made["table"]))
        last = next(seat for seat in range(2) if table.course.position.can_undo(seat))
        assert not any(face["undo"] for face in player.state["faces"])
        reply = player.ask("undo", seat=last)
        assert not reply["ok"] and reply["error"]["code"] == "over"
        assert player.state["over"] and kept(server, made["table"]) == 1


def kept(server: ThreadServer, table: str) -> int:
    async def read() -> int:
        store = Store(server.settings.engine_url)
        async with store.engine.connect() as connection:
            wanted = select(func.count()).where(schema.results.c.table_id == table)
            found = (await connection.execute(wanted)).scalar()
        await store.close()
        return int(found or 0)

    return asyncio.run(read())


def test_records_are_the_best_first_and_what_is_none_is_left_out(server: ThreadServer) -> None:
    """Whispers has no merit of its own: the highest score counts. Equal results leave the older in place."""
    made = server.create(game="whispers", seats=2, options=CAMPAIGN)
    secret, tables = made["series"], [made]
    tables += [server.create(game="whispers", seats=2, options=CAMPAIGN, series=secret) for _ in range(3)]
    for pick, one in enumerate(tables):
        with server.sit(one["table"], *one["keys"].values()) as player:
            play_out(player, pick % 2)
    kept = series(server, made["table"], secret)["results"]
    wanted = sorted(kept, key=lambda one: -max(one["scores"]))
    assert server.get(f"/api/games/whispers/records?secret={secret}").json() == [
        {"key": "campaign of 2", "results": wanted}
    ]
    assert server.get("/api/games/whispers/records").json() == []
    assert server.get("/api/games/whispers/records?secret=made-up").json() == []
    assert error(server.get(f"/api/games/nothing/records?secret={secret}"), 404)["code"] == "unknown-game"


def test_a_game_without_a_series_is_laid_again_for_the_same_people(server: ThreadServer) -> None:
    made = server.create(game="whispers", seats=2, names={"0": "Anna", "1": "Boris"}, options={"loud": True})
    play_table(server, made["table"], list(made["keys"].values()))
    answers = [
        server.post(f"/api/tables/{made['table']}/sequel", {"key": key, "again": True}) for key in made["keys"].values()
    ]
    again = {answer.json()["table"] for answer in answers}
    assert len(again) == 1 and made["table"] not in again
    welcome = server.get(f"/api/tables/{again.pop()}?keys={made['keys']['1']}").json()["welcome"]
    assert welcome["yours"] == [1] and welcome["options"]["loud"] and welcome["seats"][1]["name"] == "Boris"
