"""Hints with reasons and reviews of finished games, over the wire: bounded, worked out once, and open to whoever may look."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tabard.bots.insight import Effort
from tabard.bots.review import Judged
from tabard.server import reviewing
from tabard.server.bots_runner import known
from tabard.server.inn import Inn
from tabard.server.refusals import Refused
from tabard.server.settings import Settings
from tabard.server.thinker import Weighing
from tabard.server.thinking import Thinkers
from tabard.server.wire_insight import Reviewed

from .helpers import PATIENCE, Address, ThreadServer
from .test_http import error
from .test_series import play_table
from .test_store import inn_at
from .test_thinking import laid, pids

SECONDS = 0.3


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[ThreadServer]:
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", static=tmp_path, review_seconds=SECONDS)
    with ThreadServer(replace(settings, hint_seconds=0.1)) as running:
        yield running


def finished(server: Address, **wish: Any) -> str:
    made = server.create(game="whispers", seats=2, seed=3, **wish)
    play_table(server, made["table"], list(made["keys"].values()))
    return str(made["table"])


def ask(server: Address, table: str) -> Any:
    return server.post(f"/api/tables/{table}/review", None)


def done(server: Address, table: str) -> dict[str, Any]:
    """Asks until it is done."""
    shares, end = [], time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask(server, table)
        assert answer.status_code == 200, answer.text
        shares.append(answer.json()["done"])
        if answer.json()["state"] == "done":
            assert shares == sorted(shares)
            return dict(answer.json()["result"])
        time.sleep(0.02)
    raise TimeoutError("no review")


def test_a_hint_tells_what_the_best_moves_promise(quick: ThreadServer) -> None:
    made = quick.create(seats=2)
    with quick.sit(made["table"], *made["keys"].values()) as both:
        seat = both.state["waiting"][0]
        legal = next(face for face in both.state["faces"] if face["seat"] == seat)["legal"]
        told = both.ask("hint", seat=seat)["answer"]["moves"]
        assert told == both.ask("hint", seat=seat)["answer"]["moves"], "the same question, the same answer"
    assert 2 <= len(told) <= 3 and all(one["choice"] in legal for one in told)
    own = [round(one["chances"][seat], 2) for one in told]
    assert own == sorted(own, reverse=True) and all(abs(sum(one["chances"]) - 1) < 0.01 for one in told)
    assert all(one["ended"] and one["low"] <= one["lead"] <= one["high"] for one in told)


def test_a_search_that_fails_leaves_a_simpler_adviser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(self: Thinkers, weighing: Weighing) -> Any:
        raise TimeoutError

    monkeypatch.setattr(Thinkers, "weigh", failing)

    async def check() -> None:
        async with opened(tmp_path) as inn:
            table = await laid(inn)
            (only,) = (await table.hint(0)).moves
            assert only.choice in table.course.face(0).legal and not only.chances

    asyncio.run(check())


def test_a_review_over_the_wire(quick: ThreadServer) -> None:
    table = finished(quick)
    result = done(quick, table)
    contents = quick.get(f"/api/tables/{table}/replay").json()
    record = quick.get(f"/api/tables/{table}/record").json()
    steps, moves = [point["step"] for point in result["curve"]], [point["move"] for point in result["curve"]]
    assert moves == sorted(set(moves)) and moves[-1] == result["moves"] == len(record["moves"])
    assert steps == sorted(steps) and steps[-1] == contents["steps"]
    winners = record["result"]["winners"]
    won = [1 / len(winners) if seat in winners else 0 for seat in range(2)]
    assert result["curve"][-1]["chances"] == won
    for seat in range(2):
        costly = [one for one in result["costly"] if one["seat"] == seat]
        assert len(costly) <= 3
        eyes = quick.get(f"/api/tables/{table}/replay?seat={seat}").json()
        for one in costly:
            assert one["made"]["move"] != one["better"]["move"] and one["possible"][seat] > one["chances"][seat]
            assert eyes["movers"][one["step"] - 1] == seat
            assert [seat, one["made"]["move"]] in record["moves"]
    assert ask(quick, table).json()["state"] == "done", "it is not reviewed again"


def test_only_a_finished_game_is_reviewed_and_an_unknown_one_is_refused(quick: ThreadServer) -> None:
    assert error(ask(quick, quick.create()["table"]), 409)["code"] == "not-over"
    assert error(ask(quick, "nowhere"), 404)["code"] == "unknown-table"


def test_a_game_of_one_is_refused_in_words(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as inn:
            table = await over(inn)
            table.row = replace(table.row, seats=1)
            with pytest.raises(Refused, match="a game of one"):
                inn.reviews.look(table)

    asyncio.run(check())


@pytest.mark.usefixtures("at_once")
def test_to_begin_reviews_is_limited_to_look_is_not(quick: ThreadServer) -> None:
    tables = [finished(quick) for _ in range(7)]
    codes = [ask(quick, table).status_code for table in tables]
    assert codes == [200] * 6 + [429]
    assert {ask(quick, tables[0]).status_code for _ in range(20)} == {200}


@asynccontextmanager
async def opened(place: Path, **settings: Any) -> AsyncIterator[Inn]:
    """Closed also when a test fails."""
    inn = inn_at(place, **settings)
    try:
        yield inn
    finally:
        await inn.close()


async def over(inn: Inn) -> Any:
    """A finished table of which nobody has asked for a review."""
    table = await laid(inn, bot="greedy")
    while not table.course.position.over:
        while table.bots.busy:
            await asyncio.sleep(0.01)
        if 0 in table.course.position.waiting:
            await table.move(0, table.course.asks[0], table.course.position.legal(0)[-1])
    return table


async def result_of(inn: Inn, table: Any) -> Reviewed:
    while (work := inn.reviews.look(table)) is None or work.result is None:
        await asyncio.sleep(0.01)
    return work.result


def test_several_who_ask_share_one_work_and_a_second_asking_is_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()
    weigh = Thinkers.weigh

    async def counted(self: Thinkers, weighing: Weighing) -> Any:
        asked.append(weighing.known.seat)
        return await weigh(self, weighing)

    monkeypatch.setattr(Thinkers, "weigh", counted)

    async def check() -> None:
        async with opened(tmp_path, review_seconds=SECONDS) as inn:
            table = await over(inn)
            assert inn.reviews.look(table) is None
            first = inn.reviews.begin(table)
            assert inn.reviews.look(table) is first is inn.reviews.look(table)
            result = await result_of(inn, table)
            count = len(asked)
            assert count and await result_of(inn, table) is result and len(asked) == count

    asyncio.run(check())


def test_a_table_that_is_removed_meanwhile_takes_its_review_along(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path, review_seconds=60) as inn:
            table = await over(inn)
            work = inn.reviews.begin(table)
            await asyncio.sleep(0.2)
            await inn.forget(table.row.id)
            assert work.task is not None and not inn.reviews.kept
            await asyncio.wait([work.task], timeout=5)
            assert work.task.cancelled() and work.result is None

    asyncio.run(check())


def test_a_process_that_ends_is_replaced_and_a_fault_is_told_in_words_and_tried_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with opened(tmp_path, review_seconds=SECONDS, bot_processes=1) as inn:
            table = await over(inn)
            inn.reviews.begin(table)
            while not inn.thinkers.started:
                await asyncio.sleep(0.01)
            for process in inn.thinkers.started:
                process.kill()
            assert (await result_of(inn, table)).curve and len(pids(inn.thinkers)) >= 1
            inn.reviews.forget(table.row.id)
            with monkeypatch.context() as broken:
                broken.setattr(reviewing, "judged", lambda *_: 1 / 0)
                inn.reviews.begin(table)
                with pytest.raises(Refused, match="could not be worked out"):
                    await result_of(inn, table)
            assert inn.reviews.look(table) is None, "whoever asks now begins it anew"
            inn.reviews.begin(table)
            assert (await result_of(inn, table)).curve

    asyncio.run(check())
    assert "a review failed" in caplog.text


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it does not matter what a review says."""

    async def nothing(*_: Any) -> Reviewed:
        return Reviewed(0, [], [])

    monkeypatch.setattr(reviewing.Reviews, "reviewed", nothing)


@pytest.mark.usefixtures("at_once")
def test_no_more_are_kept_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "KEPT", 2)

    async def check() -> None:
        async with opened(tmp_path) as inn:
            for _ in range(3):
                table = await over(inn)
                inn.reviews.begin(table)
                await result_of(inn, table)
            assert len(inn.reviews.kept) == 2 and table.row.id in inn.reviews.kept
            monkeypatch.setattr(reviewing, "MOST_WAITING", 0)
            with pytest.raises(Refused, match="many games"):
                inn.reviews.begin(table)

    asyncio.run(check())


def test_a_costly_move_is_shown_where_its_player_was_about_to_make_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as inn:
            table = await over(inn)
            reel = await inn.reels.reel(table)
            made = reviewing.decisions(reel)
            assert made
            for one in made:
                better = next(move for move in one.position.legal(one.seat) if move != one.move)
                judged = Judged(one.number, one.seat, one.move, better, [0.4, 0.6], [0.5, 0.5], 0.0)
                told = reviewing.costly(reel, judged, one.position)
                (before,) = reel.states(one.seat, told.step - 1, 1)
                assert before.faces[0].view == one.position.view(one.seat)
                assert reel.movers_seen(one.seat)[told.step - 1] == one.seat
                assert (told.made.move, told.better.move) == (list(one.move), list(better))

    asyncio.run(check())


def test_the_true_position_never_leaves_for_a_review(tmp_path: Path) -> None:
    """What is weighed is re-dealt, as for a hint: the other's hand is not the one that was held."""

    async def check() -> None:
        async with opened(tmp_path) as inn:
            table = await laid(inn)
            position = table.course.position
            true = [known(table.row, position, 0, deal).dump["fields"]["hands"][1] for deal in range(8)]  # type: ignore[index]
            assert len({str(hand) for hand in true}) > 1
            asked = known(table.row, position, 0, 5)
            assert asked.dump["seed"] == 0 and asked.dump["chance"] != position.dump()["chance"]
            assert len(await inn.thinkers.weigh(Weighing(asked, 1, Effort(iterations=10)))) > 1

    asyncio.run(check())
