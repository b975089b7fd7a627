"""Bots think in processes of their own: what they are told, what they may do, and what happens to the table if they fail."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import tabard
from tabard import bots
from tabard.kernel.game import package_text
from tabard.server.bots_runner import thought
from tabard.server.course import Course
from tabard.server.inn import Inn
from tabard.server.rows import TableRow
from tabard.server.tables import Table
from tabard.server.thinking import BotFailed, Crashed, Thinkers, end
from tabard.server.wire import CreateTable

from .helpers import CATALOGUE, PATIENCE, ServerProcess
from .test_leaks import begun
from .test_store import inn_at


async def laid(inn: Inn, bot: str = "greedy") -> Table:
    """A table with a bot at seat 1, which may be one that only its process knows."""
    if inn.resuming is None:
        await inn.open()
    made = await inn.create(CreateTable(game="whispers", seats=2, seed=3))
    table = await inn.table(made.table)
    table.row = replace(table.row, bots={1: bot})
    table.bots.wake(table.course)
    return table


async def settled(table: Table) -> None:
    while table.bots.busy:
        await asyncio.sleep(0.01)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def pids(thinkers: Thinkers) -> set[int]:
    return {process.pid for process in thinkers.started}


def run(check: Coroutine[Any, Any, None]) -> None:
    asyncio.run(check)


def test_nothing_is_started_before_a_bot_has_to_think_and_all_ends_with_the_server(tmp_path: Path) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path)
        await inn.open()
        await inn.create(CreateTable(game="whispers", seats=2))
        assert not inn.thinkers.started
        tables = [await laid(inn) for _ in range(6)]
        for table in tables:
            await settled(table)
            assert 1 not in table.course.position.waiting
        started = pids(inn.thinkers)
        assert 1 <= len(started) <= inn.settings.bot_processes and all(alive(pid) for pid in started)
        await inn.close()
        assert not any(alive(pid) for pid in started)

    run(check())


@pytest.mark.parametrize("bot", ["broken", "crashing", "hungry", "no-such-bot"])
def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_the_table_goes_on(
    tmp_path: Path, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path)
        table = await laid(inn, bot=bot)
        await settled(table)
        assert 1 not in table.course.position.waiting and (table.bots.failed, table.bots.lost) == ({1}, set())
        await inn.close()

    run(check())
    assert "from now on a simpler one moves" in caplog.text


def test_a_bot_that_thinks_ahead_plays_at_a_table(tmp_path: Path) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path)
        table = await laid(inn, bot="search")
        await settled(table)
        assert 1 not in table.course.position.waiting and not table.bots.failed
        await inn.close()

    run(check())


def test_a_server_that_can_start_no_process_still_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.server.thinking.COMMAND", (str(tmp_path / "no-such-program"),))

    async def check() -> None:
        inn = inn_at(tmp_path)
        table = await laid(inn)
        await settled(table)
        assert 1 not in table.course.position.waiting and table.bots.lost == {1}
        await inn.close()

    run(check())


def test_a_process_that_ends_is_replaced_and_the_same_bot_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CRASHED_ONCE", str(tmp_path / "crashed"))

    async def check() -> None:
        inn = inn_at(tmp_path, bot_processes=1)
        table = await laid(inn, bot="crashing")
        await settled(table)
        assert (tmp_path / "crashed").exists() and not table.bots.failed
        assert 1 not in table.course.position.waiting
        for process in inn.thinkers.idle:  # killed from outside, while it had nothing to do
            process.kill()
            await process.wait()
        assert (await table.hint(0)).moves[0].choice in table.course.face(0).legal
        await inn.close()

    run(check())


def test_an_endless_bot_holds_up_nobody_and_is_stopped(tmp_path: Path) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path, bot_processes=2, bot_seconds=5)
        stuck, other = await laid(inn, bot="endless"), await laid(inn)
        await settled(other)
        await other.move(0, other.course.asks[0], other.course.position.legal(0)[0])
        assert stuck.bots.busy and not stuck.bots.failed, "the other table has not waited for this one"
        await settled(stuck)
        assert 1 not in stuck.course.position.waiting and stuck.bots.failed == {1}
        await inn.close()

    run(check())


def test_closing_does_not_wait_for_a_thought(tmp_path: Path) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path)
        table = await laid(inn, bot="endless")
        while not inn.thinkers.started:
            await asyncio.sleep(0.01)
        began, started = time.monotonic(), pids(inn.thinkers)
        await inn.close()
        assert time.monotonic() - began < 5 and not table.bots.busy
        assert not any(alive(pid) for pid in started)

    run(check())


def test_a_process_may_be_ended_twice_and_asyncio_still_hears_how(caplog: pytest.LogCaptureFixture) -> None:
    """`Process.kill` took its result away: "Unknown child process pid", now and then, when a server stopped."""

    async def check() -> None:
        thinkers = Thinkers(1, 30.0)
        process = await thinkers.start()
        while process.returncode is None:
            end(process)
            await asyncio.sleep(0)
        assert process.returncode == -signal.SIGKILL
        end(process)
        await thinkers.close()

    run(check())
    assert not caplog.records


def test_a_bot_is_handed_a_redealt_position_and_no_seed_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIED", str(tmp_path / "spied"))

    async def check() -> tuple[TableRow, list[Any]]:
        inn = inn_at(tmp_path)
        true = []
        for _ in range(12):
            table = await laid(inn, bot="spying")
            true.append(table.course.position.hands[0])
            await settled(table)
        row = table.row
        await inn.close()
        return row, true

    row, true = asyncio.run(check())
    spied = [json.loads(line) for line in (tmp_path / "spied").read_text().splitlines()]
    assert len(spied) == 12 and len(set(true)) == 1, "the same deal each time"
    for seen in spied:
        assert seen["past"] == 0 and seen["dump"]["seed"] == 0 and seen["seed"] != row.seed
    assert len({str(seen["dump"]["fields"]["hands"][0]) for seen in spied}) == 1, "one decision, one re-deal"
    assert list(true[0]) != spied[0]["dump"]["fields"]["hands"][0]


def test_what_a_bot_prints_is_no_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path)
        table = await laid(inn, bot="chatty")
        await settled(table)
        assert 1 not in table.course.position.waiting and not table.bots.failed
        await inn.close()

    run(check())
    assert '"fly"' in capfd.readouterr().err


def test_bots_think_about_component_files_of_a_table() -> None:
    """A process is told of other components with the thought, and does as the same bot does here."""
    text = package_text("tabard.games.middle_ages", "components.toml") + "\n# another file\n"
    game = tabard.game("middle-ages").with_components(text, "components")

    async def check() -> None:
        thinkers = Thinkers(most=1, seconds=20)
        course = Course(game, replace(begun(game, 3, 1), components=text), [], kept=5)
        for _ in range(10):
            seat = course.position.waiting[0]
            asked = thought(course, seat, "greedy")
            assert asked.known.dump["components"] == game.components_digest != ""
            here = bots.bare("greedy", asked.seed).choose(game.load(asked.known.dump), seat)
            assert await thinkers.choose(asked) == here
            course.accept(course.draft(seat, here))
        await thinkers.close()

    run(check())


def test_faults_come_back_as_words() -> None:
    async def check() -> None:
        thinkers = Thinkers(most=1, seconds=20)
        course = Course(CATALOGUE.game("whispers"), begun(CATALOGUE.game("whispers"), 2, 1), [], kept=5)
        with pytest.raises(BotFailed, match="the bot has a fault"):
            await thinkers.choose(thought(course, 0, "broken"))
        same = pids(thinkers)
        assert await thinkers.choose(thought(course, 0, "random")) in course.position.legal(0)
        assert pids(thinkers) == same, "a fault costs no process"
        with pytest.raises(Crashed):
            await thinkers.choose(thought(course, 0, "crashing"))
        await thinkers.close()

    run(check())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs a system that limits memory")
def test_a_bot_has_so_much_memory_and_no_more() -> None:
    async def check() -> None:
        thinkers = Thinkers(most=1, seconds=20, memory=512)
        course = Course(CATALOGUE.game("whispers"), begun(CATALOGUE.game("whispers"), 2, 1), [], kept=5)
        with pytest.raises(BotFailed, match="MemoryError"):
            await thinkers.choose(thought(course, 0, "hungry"))
        same = pids(thinkers)
        assert await thinkers.choose(thought(course, 0, "random")) in course.position.legal(0)
        assert pids(thinkers) == same, "the process is well"
        await thinkers.close()

    run(check())


def test_a_bot_that_keeps_its_thoughts_is_asked_again_where_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two bots at a table and two processes: each answers all its questions as one object, whoever else is asked meanwhile."""
    monkeypatch.setenv("KEPT", str(tmp_path / "kept"))

    async def check() -> None:
        thinkers = Thinkers(most=2, seconds=20)
        course = Course(CATALOGUE.game("middle-ages"), begun(CATALOGUE.game("middle-ages"), 2, 1), [], kept=5)
        both = [replace(thought(course, course.position.waiting[0], "keeping"), whose=f"table {n}") for n in range(2)]
        await asyncio.gather(*[thinkers.choose(asked) for asked in both])
        for asked in [*both, *both[::-1], *both]:
            await thinkers.choose(asked)
            await thinkers.choose(replace(asked, bot="random", whose=""))
        await thinkers.close()
        assert len(thinkers.thought_in) == 2

    run(check())
    lines = [json.loads(line) for line in (tmp_path / "kept").read_text().splitlines()]
    assert len({line[3] for line in lines}) == 2
    for pid in {line[3] for line in lines}:
        assert [line[1] for line in lines if line[3] == pid] == [1, 2, 3, 4]


def children(pid: int) -> set[int]:
    """The processes that a process has started (Linux)."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.add(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_server(process: ServerProcess, how: int) -> None:
    made = process.create(seats=5, bots={str(seat): "greedy" for seat in range(5)})
    with process.sit(made["table"]) as watcher:
        while watcher.state["version"] < 3:
            watcher.receive()
        assert process.process is not None
        started = children(process.process.pid)
        assert started
        process.end(how)
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in started):
        assert time.monotonic() < deadline, "a bot's process is still there"
        time.sleep(0.05)
