"""For whoever runs the server: figures, logs without secrets, the host's page, and old tables that are cleared away."""

import asyncio
import json
import logging
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from tabard.server import logs, schema
from tabard.server.settings import Settings, from_environment
from tabard.server.store import Store

from .helpers import PATIENCE, ServerProcess, ThreadServer
from .test_http import error
from .test_life import laid, step


def figure(server: ThreadServer, name: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def test_figures_are_shown_only_where_the_host_wants_them(server: ThreadServer) -> None:
    assert error(server.get("/metrics"), 404)["code"] == "no-metrics"
    with ThreadServer(replace(server.settings, metrics=True)) as open_one:
        table, keys = laid(open_one)
        moves, refusals = figure(open_one, "tabard_move_seconds_count"), figure(open_one, "tabard_refusals_total")
        with open_one.sit(table, *keys) as both:
            step(both)
            assert not both.ask("move", seat=0, ask=99, move=["lord", 1])["ok"]
            assert figure(open_one, "tabard_sockets") >= 1 and figure(open_one, "tabard_tables") >= 1
        assert figure(open_one, "tabard_move_seconds_count") == moves + 1
        assert figure(open_one, "tabard_refusals_total") == refusals + 1
        told = open_one.get("/metrics").text
        assert table not in told and not any(key in told for key in keys)


def test_the_host_s_page_opens_by_the_host_s_key_alone(server: ThreadServer) -> None:
    assert error(server.get("/api/host"), 404)["code"] == "no-host-page"
    with ThreadServer(replace(server.settings, host_key="пароль 1")) as own:
        for key in ({}, {"X-Host-Key": "no"}):
            assert error(own.get("/api/host", headers=key), 403)["code"] == "wrong-host-key"
        table, keys = laid(own)
        with own.sit(table, *keys) as both:
            assert both.ask("chat", seat=0, text="rude")["ok"] and both.ask("report", seat=1, n=1)["ok"]
            right = {"X-Host-Key": "%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C%201"}
            seen = own.get("/api/host", headers=right).json()
        assert (seen["running"], seen["finished"], seen["sockets"], seen["database"]) == (1, 0, 1, "sqlite")
        assert seen["accounts"] == 0
        assert [(one["table"], one["text"]) for one in seen["reports"]] == [(table, "rude")]
        assert not any(key in str(seen) for key in keys)


def test_tables_without_a_move_for_long_are_removed_with_all_that_is_theirs(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", static=tmp_path, limits=False, keep_days=30)
    with ThreadServer(settings) as server:
        old, keys = laid(server)
        new, _ = laid(server)
        with server.sit(old, *keys) as both:
            step(both)
    asyncio.run(aged(settings, old))
    with ThreadServer(settings) as server:
        until = time.monotonic() + PATIENCE
        while server.get(f"/api/tables/{old}").status_code == 200:  # whoever keeps asking for it does not keep it alive
            assert time.monotonic() < until
        assert error(server.get(f"/api/tables/{old}"), 404)["code"] == "unknown-table"
        assert server.get(f"/api/tables/{new}").status_code == 200
    assert asyncio.run(left(settings, old)) == 0


async def aged(settings: Settings, table: str) -> None:
    store = Store(settings.engine_url)
    changed = schema.tables.update().where(schema.tables.c.id == table).values(moved_at="2020-01-01T00:00:00Z")
    await store.writer.write(changed)
    await store.close()


async def left(settings: Settings, table: str) -> int:
    store = Store(settings.engine_url)
    entries = await store.entries(table)
    await store.close()
    return len(entries)


def test_a_line_of_the_log_is_json_and_names_table_and_entry(capsys: pytest.CaptureFixture[str]) -> None:
    record = logging.LogRecord("tabard.server.tables", logging.INFO, "", 0, "entry", (), None)
    record.table, record.entry, record.seat = "abc", 7, 1
    line = json.loads(logs.JsonLines().format(record))
    assert {name: line[name] for name in ("level", "from", "message", "table", "entry", "seat")} == {
        "level": "info",
        "from": "tabard.server.tables",
        "message": "entry",
        "table": "abc",
        "entry": 7,
        "seat": 1,
    }
    socket = logging.LogRecord(
        "uvicorn.error", logging.INFO, "", 0, '"WebSocket /live?keys=secret" [accepted]', (), None
    )
    assert not logs.without_keys(socket)


def test_the_whole_log_is_json_and_of_the_level_that_was_asked_for(tmp_path: Path) -> None:
    """Bug: the web server's own lines were neither."""
    for level, told in (("info", True), ("warning", False)):
        with (tmp_path / level).open("wb") as log:
            process = ServerProcess(tmp_path, TABARD_LOG="json", TABARD_LOG_LEVEL=level)
            process.log = log
            with process:
                made = process.create(game="middle-ages", seats=2)
                with process.sit(made["table"], made["keys"]["0"]) as anna:
                    anna.until("state")
                process.end()
        lines = [json.loads(line) for line in (tmp_path / level).read_text().splitlines()]
        assert any(line["from"] == "uvicorn.error" for line in lines) == told
        assert not any(key in str(lines) for key in made["keys"].values())


def test_a_wrong_setting_is_named() -> None:
    with pytest.raises(ValueError, match=r"`\$\.webhooks`; expected off, public, any"):
        from_environment({"TABARD_WEBHOOKS": "maybe"})
    for name, value in (("TABARD_KEEP_DAYS", "-1"), ("TABARD_LOG", "xml"), ("TABARD_LOG_LEVEL", "loud")):
        with pytest.raises(ValueError, match=r"keep_days|log"):
            from_environment({name: value})
