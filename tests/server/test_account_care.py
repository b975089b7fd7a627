"""Sessions, changes, the end of an account, its export; and that no secret shows anywhere."""

import asyncio
import json
import logging
import os
import random
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tabard.cli.app import run
from tabard.server import accounts_caller, logs
from tabard.server.accounts import Accounts
from tabard.server.accounts_passwords import MOST_WAITING, Passwords
from tabard.server.accounts_store import MOST_SESSIONS, Holding, Session, left_behind
from tabard.server.refusals import Refused
from tabard.server.rows import Ended, Entry, Standing
from tabard.server.settings import Settings
from tabard.server.store import digest, now
from tabard.server.typescript import ASKED
from tabard.server.wire import CreateTable
from tabard.server.wire_accounts import Credentials, Hold

from .helpers import ThreadServer
from .people import PASSWORD, Person, refusal
from .postgres import Cluster
from .test_store import inn_at

OTHER = "another long password"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ThreadServer]:
    """With limits."""
    with ThreadServer(Settings(database=f"sqlite:///{tmp_path / 'inn.db'}", password_kib=8)) as running:
        yield running


def rows(server: ThreadServer, question: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(server.settings.database.removeprefix("sqlite:///"))) as database, database:
        return database.execute(question, values).fetchall()


# ---- Sessions ---------------------------------------------------------------------------------------------------------


def test_devices_are_listed_and_sent_away(server: ThreadServer) -> None:
    made = server.create(game="whispers")
    here, there = Person(server, "Chrome at home").register(), Person(server, "Phone\x07" + "x" * 500).signs_in()
    here.holds(made, 0)
    listed = here.get("/account/sessions").json()
    assert {one["agent"][:14] for one in listed} == {"Chrome at home", "Phonexxxxxxxxx"}
    assert [one["here"] for one in listed if one["agent"] == "Chrome at home"] == [True]
    assert all(len(one["agent"]) <= 200 for one in listed)
    with there.sit(made["table"]) as socket:
        assert socket.until("welcome")["yours"] == [0]
        other = next(one["id"] for one in listed if not one["here"])
        assert [one["here"] for one in here.post("/account/sessions", {"id": other}).json()] == [True]
        assert socket.closing() == 1013, "an open table is closed with the session"
    assert there.name() is None and there.yours(made["table"]) == [] and here.yours(made["table"]) == [0]


def test_nobody_ends_the_session_of_another(server: ThreadServer) -> None:
    anna, boris = Person(server).register(), Person(server).register("Boris")
    hers = anna.get("/account/sessions").json()[0]["id"]
    assert len(boris.post("/account/sessions", {"id": hers}).json()) == 1
    assert anna.name() == "Anna"


def test_signing_out_here_and_everywhere(server: ThreadServer) -> None:
    first, second, third = Person(server).register(), Person(server).signs_in(), Person(server).signs_in()
    token = first.token
    assert first.post("/account/sign-out", {}).json() == {"account": None} and not first.web.cookies
    first.web.cookies.set("tabard", token)
    assert first.name() is None, "the token is worth nothing any more"
    assert second.name() == third.name() == "Anna"
    second.post("/account/sign-out", {"everywhere": True})
    assert second.name() is None and third.name() is None
    assert rows(server, "select count(*) from sessions") == [(0,)]


def test_who_signs_in_again_leaves_the_session_before(server: ThreadServer) -> None:
    Person(server).register()
    boris = Person(server).register("Boris").signs_in("Anna")
    assert boris.name() == "Anna"
    assert rows(server, "select a.name from sessions s join accounts a on a.id = s.account_id order by 1") == [
        ("Anna",),
        ("Anna",),
    ]


def test_a_session_lasts_as_long_as_it_is_used(server: ThreadServer) -> None:
    anna = Person(server).register()
    almost, over = (time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - d * 86400)) for d in (179, 181))
    rows(server, "update sessions set used_at = ?", almost)
    assert anna.name() == "Anna"
    assert rows(server, "select used_at > ? from sessions", almost) == [(1,)], "used today"
    rows(server, "update sessions set used_at = ?", over)
    assert anna.name() is None


# ---- Changes ----------------------------------------------------------------------------------------------------------


def test_another_name_and_another_password(server: ThreadServer) -> None:
    Person(server).register("Boris")
    anna, elsewhere = Person(server).register(), Person(server).signs_in()
    change = {"password": PASSWORD, "name": "Anna Maria"}
    assert refusal(anna.post("/account/change", change | {"password": "wrong one"})) == (403, "wrong-password")
    assert refusal(anna.post("/account/change", change | {"name": "BORIS"})) == (409, "name-taken")
    assert refusal(anna.post("/account/change", change | {"new_password": "short"})) == (400, "password-short")
    assert anna.name() == "Anna"
    assert anna.post("/account/change", change).json()["account"]["name"] == "Anna Maria"
    assert elsewhere.name() == "Anna Maria", "a new name ends no session"
    assert anna.post("/account/change", {"password": PASSWORD, "new_password": OTHER}).status_code == 200
    assert anna.name() == "Anna Maria" and elsewhere.name() is None
    Person(server).signs_in("anna maria", OTHER)
    old = Person(server).post("/account/sign-in", {"name": "anna maria", "password": PASSWORD})
    assert refusal(old) == (403, "wrong-sign-in")
    Person(server).register("Anna")  # the old name is free again


def test_a_deleted_account_leaves_the_games_alone(server: ThreadServer) -> None:
    made = server.create(game="whispers", names={"0": "Anna", "1": "Boris"})
    anna = Person(server).register()
    anna.holds(made, 0)
    before = server.get(f"/api/tables/{made['table']}").json()
    assert refusal(anna.post("/account/delete", {"password": "wrong one"})) == (403, "wrong-password")
    with anna.sit(made["table"]) as socket:
        socket.catch_up()
        assert anna.post("/account/delete", {"password": PASSWORD}).json() == {"account": None}
        assert socket.closing() == 1013
    assert anna.name() is None and anna.yours(made["table"]) == []
    for table in ("accounts", "sessions", "holdings"):
        assert rows(server, f"select count(*) from {table}") == [(0,)]
    after = server.get(f"/api/tables/{made['table']}").json()
    assert after["welcome"]["seats"] == before["welcome"]["seats"] and after["state"] == before["state"]
    by_link = server.get(f"/api/tables/{made['table']}?keys={made['keys']['0']}").json()
    assert by_link["welcome"]["yours"] == [0], "the link works as ever"
    gone = anna.post("/account/sign-in", {"name": "Anna", "password": PASSWORD})
    assert refusal(gone) == (403, "wrong-sign-in")


# ---- Secrets ----------------------------------------------------------------------------------------------------------


def test_no_secret_in_any_answer_log_or_export(
    server: ThreadServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    logs.set_up("text", "debug")
    made = server.create(game="whispers", names={"0": "Anna"})
    anna = Person(server).register()
    token = anna.token
    anna.holds(made, 0)
    Person(server).post("/account", {"name": "anna", "password": PASSWORD})
    with anna.sit(made["table"]) as socket:
        socket.catch_up()
    anna.post("/account/change", {"password": "wrong one", "new_password": OTHER})
    anna.post("/account/change", {"password": PASSWORD, "new_password": OTHER, "name": "Änna"})
    for path in ("/account", "/account/sessions", "/account/tables"):
        assert anna.get(path).status_code == 200
    answer = anna.get("/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="tabard-account.json"'
    export = answer.json()
    assert export["account"]["name"] == "Änna" and [one["seats"] for one in export["tables"]] == [[0]]
    assert len(export["sessions"]) == 1 and export["results"] == []
    hashes = [row[0] for row in rows(server, "select password from accounts")]
    assert hashes[0].startswith("$argon2id$v=19$m=8,t=3,p=1$")
    secrets = [PASSWORD, OTHER, *hashes, "$argon2", token, digest(token), made["keys"]["0"], digest(made["keys"]["0"])]
    told = [one.text for one in anna.answers] + socket.texts
    ours = [record for record in caplog.records if not record.name.startswith(("http", "websockets"))]  # not the test's
    logged = [f"{record.getMessage()} {record.args} {record.exc_text}" for record in ours]
    stored = json.dumps([rows(server, f"select * from {table}") for table in ("accounts", "sessions", "holdings")])
    assert [word for word in secrets for text in told if word in text] == []
    assert [word for word in secrets for line in logged if word in line] == []
    assert token not in stored and PASSWORD not in stored and made["keys"]["0"] not in stored


def test_results_are_exported(tmp_path: Path) -> None:
    async def check() -> None:
        inn = inn_at(tmp_path, password_kib=8)
        await inn.open()
        accounts, made = Accounts(inn), await inn.create(CreateTable(game="whispers", seats=2))
        owner, token = await accounts.register(Credentials("Anna", PASSWORD), "here", "")
        await accounts.hold(owner, Hold({made.table: [made.keys["1"]]}))
        entry = Entry(number=1, seat=0, move=("bid", 3), nature=[], seen_by=15)
        ended = Ended("a key", [3, 4], [1, 0], [1], [])
        await inn.store.append(made.table, entry, Standing(over=True, bot_due=False, ended=ended))
        found = await accounts.store.session(digest(token))
        assert found is not None
        export = await accounts.export(*found)
        assert [(one.table, one.scores, one.winners) for one in export.results] == [(made.table, [3, 4], [1])]
        assert export.tables[0].over and export.tables[0].seats == [1]
        accounts.close()
        await inn.close()

    asyncio.run(check())


def test_rubbish_is_refused_in_words(server: ThreadServer) -> None:
    """Also a body whose wrong field is called like a part of the server: that once was a fault of the server (500)."""
    anna, dice = Person(server).register(), random.Random(1)
    fields = [
        "name",
        "password",
        "new_password",
        "id",
        "table",
        "tables",
        "codes",
        "everywhere",
        *server.app.dependencies,
    ]
    values = [None, -1, "", "x" * 2000, "\u0000", "\U0001f3f0", [], {}, {"a": ["b"]}, {"\u0000": "c"}, 1e308]
    for _ in range(300):
        path = dice.choice(["", "/sign-in", "/sessions", "/change", "/delete", "/tables", "/release"])
        body = {field: dice.choice(values) for field in dice.sample(fields, dice.randrange(4))}
        assert anna.post(f"/account{path}", body).status_code < 500, (path, body)
    assert anna.name() == "Anna" and anna.get("/account/tables").json() == []


def test_no_field_is_called_like_a_part_of_the_server(server: ThreadServer) -> None:
    """Litestar takes a wrong field of that name for a fault of the server."""
    parts = set(server.app.dependencies)
    assert {struct.__name__ for struct in ASKED if parts & set(struct.__struct_fields__)} == set()


# ---- Limits -----------------------------------------------------------------------------------------------------------


def test_guessing_is_slow_for_a_name_and_for_a_sender(strict: ThreadServer) -> None:
    anna = Person(strict).register()
    guesser = Person(strict)

    def guess(name: str) -> tuple[int, str]:
        return refusal(guesser.post("/account/sign-in", {"name": name, "password": "guess me"}))

    assert [guess("Anna") for _ in range(10)] == [(403, "wrong-sign-in")] * 10
    assert guess("ANNA") == (429, "too-fast"), "whatever it is written like"
    assert anna.name() == "Anna", "who is signed in plays on"
    own = [refusal(anna.post("/account/delete", {"password": "guess me"})) for _ in range(11)]
    assert own == [(403, "wrong-password")] * 10 + [(429, "too-fast")]
    others = [guess(f"name {n}") for n in range(12)]
    assert others[:8] == [(403, "wrong-sign-in")] * 8 and others[-1] == (429, "too-fast")


def test_few_accounts_at_a_time(strict: ThreadServer) -> None:
    answers = [Person(strict).post("/account", {"name": f"n{n}", "password": PASSWORD}) for n in range(12)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429] * 2


def test_real_hashing_leaves_the_others_alone() -> None:
    """With the parameters of every server: the loop goes on meanwhile, and no crowd can queue up without end."""

    async def check() -> None:
        passwords, ticks = Passwords(Settings().password_kib), 0
        before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        hashing = asyncio.create_task(passwords.hashed(PASSWORD))
        while not hashing.done():
            await asyncio.sleep(0.002)
            ticks += 1
        known = hashing.result()
        assert known.startswith("$argon2id$v=19$m=65536,t=3,p=1$") and ticks >= 5
        assert await passwords.fits(known, PASSWORD) and not await passwords.fits(None, PASSWORD)
        assert not passwords.outdated(known) and Passwords(8).outdated(known)
        if sys.platform == "linux":
            assert await passwords.work(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())) >= min(
                19, before + 1
            )
            assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before, "and nobody else's"
        passwords.waiting = MOST_WAITING
        with pytest.raises(Refused) as refused:
            await passwords.hashed(PASSWORD)
        assert refused.value.refusal.code == "too-fast"
        passwords.close()

    asyncio.run(check())


def test_a_password_is_hashed_anew_when_the_cost_has_changed(server: ThreadServer) -> None:
    Person(server).register()
    cheap = Passwords(16)
    rows(server, "update accounts set password = ?", cheap.hasher.hash(PASSWORD))
    Person(server).signs_in()
    assert rows(server, "select password from accounts")[0][0].startswith("$argon2id$v=19$m=8,")
    Person(server).signs_in()


def test_the_host_helps_out(server: ThreadServer, capsys: pytest.CaptureFixture[str]) -> None:
    """While the server runs: a look, a new password, the end."""
    made, anna = server.create(game="whispers"), Person(server).register()
    anna.holds(made, 0, 1)
    own = ["--database", server.settings.database]
    assert run(["account", "ANNA", *own]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Anna: made on 2") and "one device; holds 2 seats." in told
    assert run(["account", "anna", "--new-password", *own, "--lang", "ru"]) == 0
    password = capsys.readouterr().out.partition(": ")[2].partition(". ")[0]
    assert anna.name() is None and Person(server).signs_in("Anna", password).name() == "Anna"
    assert run(["account", "anna", "--delete", *own]) == 0 and "is deleted" in capsys.readouterr().out
    assert rows(server, "select count(*) from holdings") == [(0,)]
    assert run(["account", "anna", *own]) == 2 and "no account of the name anna" in capsys.readouterr().err


# ---- Both databases ---------------------------------------------------------------------------------------------------


def test_the_store_of_accounts(database: str) -> None:
    """Shown twice, held once; the oldest sessions make room; what is left behind goes."""

    async def check() -> None:
        inn = inn_at(database, password_kib=8)
        await inn.open()
        accounts, made = Accounts(inn), await inn.create(CreateTable(game="whispers", seats=2))
        owner, token = await accounts.register(Credentials("Анна", PASSWORD), "here", "a browser")
        with pytest.raises(Refused):
            await accounts.register(Credentials("АННА", PASSWORD), "here", "")
        for _ in range(2):
            held = await accounts.hold(owner, Hold({made.table: list(made.keys.values()), "\x00": ["x"], "none": []}))
        assert [(one.table, one.seats) for one in held] == [(made.table, [0, 1])]
        assert sorted(await accounts.store.proven(digest(token), made.table)) == sorted(map(digest, made.keys.values()))
        await accounts.store.hold(owner.id, [Holding("gone", "0" * 64)])
        for n in range(MOST_SESSIONS + 3):
            await accounts.store.begin(Session(f"s{n}", f"d{n}", owner.id, now(), now(), ""))
        assert len(await accounts.store.sessions(owner.id)) == MOST_SESSIONS
        await inn.store.writer.write(*left_behind())
        assert await accounts.store.count(owner.id) == 2
        await accounts.release(owner, "\x00")
        await accounts.delete(owner, PASSWORD)
        assert await accounts.store.named("анна") is None and await accounts.store.count(owner.id) == 0
        accounts.close()
        await inn.close()

    asyncio.run(check())


def test_a_session_that_ends_in_another_worker_is_noticed(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts_caller, "LOOK_AGAIN", 0.1)
    settings = Settings(database=cluster.new_database(), limits=False, password_kib=8)
    with ThreadServer(settings) as one, ThreadServer(settings) as other:
        made, anna = one.create(game="whispers"), Person(one).register()
        anna.holds(made, 0)
        with other.sit(made["table"], additional_headers=anna.cookie) as socket:
            assert socket.until("welcome")["yours"] == [0]
            anna.post("/account/sign-out", {})
            assert socket.closing() == 1013


def test_a_session_that_ends_at_the_host_s_desk_is_noticed(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts_caller, "LOOK_AGAIN", 0.1)
    made, anna = server.create(game="whispers"), Person(server).register()
    anna.holds(made, 0)
    with anna.sit(made["table"]) as socket:
        assert socket.until("welcome")["yours"] == [0]
        assert run(["account", "anna", "--new-password", "--database", server.settings.database]) == 0
        assert socket.closing() == 1013
