"""Clocks at real tables: time passes by moving the inn's own time forward."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tabard.server import sweeping
from tabard.server.clock import DAY
from tabard.server.hours import Hours
from tabard.server.settings import Settings
from tabard.server.store import Store

from .helpers import Player, ThreadServer
from .postgres import Cluster
from .test_life import laid, refused, step_of, told

DAYS = {"type": "days", "days": 3}
LIVE = {"type": "live", "minutes": 30, "seconds": 15}


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "EVERY", 0.1)


def hours(server: ThreadServer) -> Any:
    return server.app.dependencies["inn"].dependency().hours


def pass_by(server: ThreadServer, seconds: float) -> None:
    hours(server).ahead += seconds


def within(check: Callable[[], Any], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def clock(server: ThreadServer, table: str) -> Any:
    """As an onlooker is told it now."""
    return server.get(f"/api/tables/{table}").json()["welcome"]["clock"]


def seat_of(player: Player) -> int:
    player.catch_up()
    return int(player.state["waiting"][0])


def standins(server: ThreadServer, table: str) -> Any:
    return server.get(f"/api/tables/{table}").json()["welcome"]["life"]["standins"]


# ---- Clocks run -------------------------------------------------------------------------------------------------------


def test_a_table_has_the_pace_it_was_laid_with_and_its_sequel_too(server: ThreadServer) -> None:
    assert clock(server, laid(server)[0]) is None, "nobody counts the time unless somebody wants it"
    table, keys = laid(server, pace=DAYS)
    with server.sit(table, *keys) as both:
        welcome = both.until("welcome")
        assert welcome["pace"] == DAYS and welcome["clock"]["left"] == pytest.approx([3 * DAY, 3 * DAY], abs=5)
        assert len(welcome["clock"]["running"]) == 1
        assert both.ask("concede", seat=0)["ok"]
    again = server.post(f"/api/tables/{table}/sequel", {"key": keys[0], "again": True}).json()["table"]
    assert server.get(f"/api/tables/{again}").json()["welcome"]["pace"] == DAYS
    assert clock(server, table)["running"] == [], "after the end no clock runs"


def test_where_fewer_than_two_people_play_there_is_no_clock(server: ThreadServer) -> None:
    for bots in ({"1": "random"}, {"0": "random", "1": "random"}):
        table = server.create(pace=LIVE, bots=bots)["table"]
        welcome = server.get(f"/api/tables/{table}").json()["welcome"]
        assert welcome["pace"] is None and welcome["clock"] is None
    tutorial = server.post("/api/games/middle-ages/tutorial", {}).json()["table"]
    assert clock(server, tutorial) is None


def test_a_gathering_says_its_pace(server: ThreadServer) -> None:
    table = {"game": "middle-ages", "seats": 2, "pace": LIVE}
    made = server.post("/api/gatherings", {"table": table, "seat": 0, "name": "Anna", "open": True}).json()
    assert made["pace"] == LIVE and server.get("/api/gatherings").json()[0]["pace"] == LIVE
    address = f"/api/gatherings/{made['code']}"
    other = server.post(address, {"type": "sit", "seat": 1, "name": "Boris"}).json()
    for key in (made["key"], other["key"]):
        begun = server.post(address, {"type": "ready", "key": key, "ready": True}).json()
    assert clock(server, begun["table"])["left"] == [1800, 1800]


@pytest.mark.parametrize(
    "pace", [{"type": "live", "minutes": 0, "seconds": 5}, {"type": "days", "days": 99}, {"type": "moons"}, {"days": 3}]
)
def test_a_pace_that_cannot_be_is_refused(server: ThreadServer, pace: Any) -> None:
    answer = server.post("/api/tables", {"game": "middle-ages", "seats": 2, "pace": pace})
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "malformed"


def test_a_live_clock_begins_with_the_first_move_and_each_turn_brings_seconds(server: ThreadServer) -> None:
    table, keys = laid(server, pace=LIVE)
    with server.sit(table, *keys) as both:
        first = seat_of(both)
        pass_by(server, 100)
        assert clock(server, table) == {"type": "clock", "left": [1800, 1800], "running": []}
        while seat_of(both) == first:
            step_of(both)
        while seat_of(both) != first:
            step_of(both)
        shown = clock(server, table)
        assert shown["running"] == [first] and shown["left"][first] == pytest.approx(1815, abs=2)
        pass_by(server, 100)
        assert clock(server, table)["left"][first] == pytest.approx(1715, abs=2)
        assert both.of("clock")[-1]["left"][first] == pytest.approx(1815, abs=2), "told when the turn came"
        brief = server.get(f"/api/tables/{table}/brief").json()
        assert brief["clock"]["running"] == [first]


def test_small_choices_made_in_secret_show_in_no_clock(server: ThreadServer) -> None:
    """Whatever a seat chooses, and whenever: the others are sent nothing, and whoever asks finds the clocks the same."""
    table, keys = laid(server, game="whispers", seats=3, pace=DAYS)
    with server.sit(table, keys[0]) as anna, server.sit(table, keys[1], keys[2]) as others:
        for seat, player in ((0, anna), (1, others), (2, others)):
            assert player.move(player.face(seat)["legal"][0]["move"], seat)["ok"]
            anna.catch_up()
            others.catch_up()
        heard, shown = len(others.messages), clock(server, table)
        assert shown["running"] == [0, 1, 2] and len(set(shown["left"])) == 1, "asked anew, the last one as well"
        for move in (["mark", 1], ["mark", 2]):
            pass_by(server, 600)
            assert anna.move(move)["ok"]
        assert anna.ask("undo", seat=0)["ok"] and not anna.of("clock")[len(others.of("clock")) :]
        others.catch_up()
        assert [one["type"] for one in others.messages[heard:]] == ["reply"]
        later = clock(server, table)
        assert later["left"] == pytest.approx([shown["left"][0] - 1200] * 3, abs=1) and later["running"] == [0, 1, 2]
        assert anna.move(["done"])["ok"] and others.until("clock")["running"] == [1, 2]


def test_a_jump_of_the_machine_s_clock_is_not_noticed(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = laid(server, pace=DAYS)
    with server.sit(table, *keys) as both:
        before, wall = clock(server, table)["left"], time.time
        for jump in (10 * DAY, -10 * DAY):
            monkeypatch.setattr(time, "time", lambda jump=jump: wall() + jump)
            time.sleep(0.3)
            step_of(both)
            assert clock(server, table)["left"] == pytest.approx(before, abs=5)
        assert standins(server, table) == []


# ---- Time is up -------------------------------------------------------------------------------------------------------


def test_a_week_s_game(tmp_path: Path) -> None:
    """Days pass; the server is away for some of them; who is late is played for by a bot, and comes back."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", limits=False)
    with ThreadServer(settings) as server:
        table, keys = laid(server, pace=DAYS)
        with server.sit(table, *keys) as both:
            late = seat_of(both)
        pass_by(server, 2 * DAY)
        assert clock(server, table)["left"][late] == pytest.approx(DAY, abs=2)
    with ThreadServer(settings) as server:  # nobody lost time while the inn was shut, and nobody comes to look
        assert hours(server).now == pytest.approx(2 * DAY, abs=10)
        pass_by(server, 0.9 * DAY)
        time.sleep(0.4)
        assert standins(server, table) == []
        inn = server.app.dependencies["inn"].dependency()
        inn.tables.clear()
        pass_by(server, 0.2 * DAY)
        within(lambda: standins(server, table) == [{"seat": late, "bot": "greedy", "late": True}])
        with server.sit(table, keys[1 - late]) as on_time:
            on_time.until_asked(1 - late)
            pass_by(server, 30 * DAY)
            time.sleep(0.4)
            assert told(on_time)["standins"] == [{"seat": late, "bot": "greedy", "late": True}], "no hurry for the last"
            assert clock(server, table)["running"] == []
            with server.sit(table, keys[late]) as back:
                assert back.ask("standin", seat=late)["ok"] and told(on_time)["standins"] == []
                left = on_time.of("clock")[-1]["left"]
                assert left[1 - late] == pytest.approx(3 * DAY, abs=5), "it stood while he was alone"
                while late not in on_time.state["waiting"]:
                    step_of(on_time)
                assert clock(server, table)["left"][late] == pytest.approx(3 * DAY, abs=5), "a new move, new days"


def test_who_overran_a_live_clock_comes_back_with_the_seconds_of_a_turn(server: ThreadServer) -> None:
    with ThreadServer(replace(server.settings, bot_pause=1.0)) as slow:
        table, keys = laid(slow, pace=LIVE)
        with slow.sit(table, *keys) as both:
            late = seat_of(both)
            while not clock(slow, table)["running"] or seat_of(both) != late:
                step_of(both)
            pass_by(slow, 1900)
            both.until("life")
            assert told(both)["standins"] == [{"seat": late, "bot": "greedy", "late": True}]
            assert refused(both.ask("standin", seat=late)) == "out-of-time", "the bot decides this for them"
            assert refused(both.move(both.face(late)["legal"][0]["move"], late)) == "out-of-time"
            within(lambda: seat_of(both) != late)
            assert both.ask("standin", seat=late)["ok"]
            while seat_of(both) != late:
                step_of(both)
            assert clock(slow, table)["left"][late] == pytest.approx(15, abs=3)


def test_a_proposal_waits_no_more_for_who_is_late(server: ThreadServer) -> None:
    table, keys = laid(server, seats=3, pace=DAYS)
    with server.sit(table, *keys) as all_three:
        late = seat_of(all_three)
        assert all_three.ask("propose", seat=(late + 1) % 3, what="end")["ok"]
        pass_by(server, 4 * DAY)
        all_three.until("life", proposal=None)
        assert told(all_three)["standins"] == [{"seat": late, "bot": "greedy", "late": True}]


def test_of_two_workers_one_acts(cluster: Cluster) -> None:
    settings = Settings(database=cluster.new_database(), limits=False, bot_pause=600.0)
    with ThreadServer(settings) as one, ThreadServer(settings) as other:
        table, keys = laid(one, pace=DAYS)
        with one.sit(table, keys[0]) as anna, other.sit(table, keys[1]) as boris:
            late = seat_of(anna)
            assert (anna if late == 0 else boris).face(late)["legal"]
            for worker in (one, other):
                pass_by(worker, 4 * DAY)
            for player in (anna, boris):
                assert player.until("life")["standins"] == [{"seat": late, "bot": "greedy", "late": True}]
            time.sleep(1.0)
            for player in (anna, boris):
                player.catch_up()
                assert len(player.of("life")) == 1
        assert abs(hours(one).now - hours(other).now) < 10


def test_the_time_goes_on_where_it_was_last_written_down_and_workers_agree(database: str) -> None:
    async def check() -> None:
        store = Store(Settings(database=database).engine_url)
        await store.open()
        one, other = Hours(store), Hours(store)
        one.ahead += 1000.0
        await one.beat()
        await other.open()
        assert other.now == pytest.approx(one.now, abs=5)
        other.ahead += 500.0
        await other.beat()
        await one.beat()
        assert one.now == pytest.approx(1500, abs=5), "never back"
        await store.close()

    asyncio.run(check())


# ---- A pause ----------------------------------------------------------------------------------------------------------


def test_one_look_that_fails_does_not_stop_the_clocks(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bool] = []

    async def failing(sweeper: sweeping.Sweeper, beat: bool) -> None:
        looks.append(beat)
        raise ValueError("a fault that nobody foresaw")

    monkeypatch.setattr(sweeping.Sweeper, "look_round", failing)
    within(lambda: len(looks) > 1)


def test_all_agree_to_pause_and_to_go_on(server: ThreadServer) -> None:
    table, keys = laid(server, seats=3, bots={"2": "random"}, pace=DAYS)
    with server.sit(table, keys[0]) as anna, server.sit(table, keys[1]) as boris:
        assert refused(anna.ask("propose", seat=0, what="resume")) == "no-pause"
        assert anna.ask("propose", seat=0, what="pause")["ok"] and not told(boris)["paused"]
        assert boris.ask("answer", seat=1, agree=True)["ok"] and told(anna)["paused"]
        assert clock(server, table)["running"] == []
        left = clock(server, table)["left"]
        pass_by(server, 40 * DAY)
        time.sleep(0.4)
        assert clock(server, table)["left"] == left and standins(server, table) == []
        for player in (anna, boris):
            if player.face()["legal"]:
                assert refused(player.move(player.face()["legal"][0]["move"])) == "paused"
        assert refused(anna.ask("propose", seat=0, what="pause")) == "no-pause"
        assert boris.ask("propose", seat=1, what="resume")["ok"] and told(anna)["paused"]
        assert anna.ask("answer", seat=0, agree=True)["ok"] and not told(boris)["paused"]
        for _ in range(4):
            for player in (anna, boris):
                player.catch_up()
                if player.face()["legal"]:
                    assert player.move(player.face()["legal"][0]["move"])["ok"]


def test_no_bot_moves_during_a_pause_and_a_restart_does_not_end_it(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", limits=False, bot_pause=0.5)
    with ThreadServer(settings) as server:
        table, keys = laid(server, bots={"1": "random"})
        with server.sit(table, keys[0]) as anna:
            while 1 not in anna.state["waiting"]:
                step_of(anna)
            assert anna.ask("propose", seat=0, what="pause")["ok"] and told(anna)["paused"]
            version = anna.state["version"]
            time.sleep(1.0)
            anna.catch_up()
            assert anna.state["version"] == version
    with ThreadServer(settings) as server, server.sit(table, keys[0]) as anna:
        time.sleep(1.0)
        anna.catch_up()
        assert anna.state["version"] == version and told(anna)["paused"]
        assert anna.ask("propose", seat=0, what="resume")["ok"]
        anna.until("state", version=version + 1)
