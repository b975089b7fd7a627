"""Backup, restoring and moving house: everything arrives, in one piece, and nothing is overwritten."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tabard.cli.app import run
from tabard.server import migrations, schema
from tabard.server.accounts import Accounts
from tabard.server.copying import reading
from tabard.server.rows import Ended, Standing
from tabard.server.settings import Settings
from tabard.server.store import Store
from tabard.server.wire import CreateTable
from tabard.server.wire_accounts import Credentials, Hold

from .helpers import ServerProcess
from .postgres import Cluster
from .test_store import inn_at

Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if database.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'elsewhere.db'}"
    running: Cluster = request.getfixturevalue("cluster")
    return running.new_database()


async def everything(database: str) -> Rows:
    """All rows of all tables."""
    async with reading(Settings(database=database).engine_url) as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(table.select().order_by(*table.primary_key))]
            for table in schema.metadata.sorted_tables
        }


async def furnished(database: str) -> str:
    """A few tables with moves, chat, Russian names and a result; the id of one of them."""
    inn, dice = inn_at(database, password_kib=8), random.Random(1)
    await inn.open()
    for number in range(4):
        made = await inn.create(CreateTable(game="whispers", seats=2, names={"0": "Анна"}, seed=2**63 - 1 - number))
        table = await inn.table(made.table)
        for _ in range(8):
            if table.course.position.waiting:
                seat = table.course.position.waiting[0]
                await table.move(seat, table.course.asks[seat], dice.choice(table.course.position.legal(seat)))
        await table.say(1, "Ход \U0001f3f0")
    entry = (await inn.store.entries(made.table))[-1]
    result = Standing(over=True, bot_due=False, ended=Ended("a key", [3, 4], [1, 0], [1], []))
    await inn.store.append(made.table, type(entry)(**{**fields(entry), "number": entry.number + 1}), result)
    accounts = Accounts(inn)
    owner, _ = await accounts.register(Credentials("Анна", "длинный пароль"), "here", "a browser")
    await accounts.hold(owner, Hold({made.table: list(made.keys.values())}))
    accounts.close()
    await inn.close()
    return table.row.id


def fields(entry: Any) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}


def test_there_and_back_again(database: str, elsewhere: str, tmp_path: Path, capsys: Any) -> None:
    """Moved to the other kind, backed up there, restored into a third: every row is the same."""
    asyncio.run(furnished(database))
    before, file, third = asyncio.run(everything(database)), tmp_path / "backup.db", tmp_path / "third.db"
    assert len(before["tables"]) == 4 and len(before["results"]) == 1 and len(before["chat"]) == 4
    assert (len(before["accounts"]), len(before["sessions"]), len(before["holdings"])) == (1, 1, 2)
    assert run(["move", database, elsewhere]) == 0
    assert run(["backup", str(file), "--database", elsewhere, "--lang", "ru"]) == 0
    assert run(["restore", str(file), "--database", f"sqlite:///{third}"]) == 0
    for copy in (elsewhere, f"sqlite:///{file}", f"sqlite:///{third}"):
        assert asyncio.run(everything(copy)) == before
    said = capsys.readouterr().out
    assert "Moved: 4 tables, 33 moves." in said and "Сохранено в файл" in said and "4 стола, 33 хода" in said
    assert {path.name for path in tmp_path.iterdir()} >= {"backup.db"} and not list(tmp_path.glob("*.part*"))


def test_play_goes_on_in_the_new_house(database: str, elsewhere: str) -> None:
    """Also the numbers that the database itself gives go on."""

    async def check() -> None:
        made = await furnished(database)
        assert await asyncio.to_thread(run, ["move", database, elsewhere]) == 0
        inn = inn_at(elsewhere)
        await inn.open()
        old = await everything(elsewhere)
        other = next(row[0] for row in old["tables"] if row[0] != made)
        ended = Standing(over=True, bot_due=False, ended=Ended("a key", [], [], [], []))
        last = (await inn.store.entries(other))[-1]
        await inn.store.append(other, type(last)(**{**fields(last), "number": last.number + 1}), ended)
        assert [row[0] for row in (await everything(elsewhere))["results"]] == [1, 2]
        await inn.close()

    asyncio.run(check())


def test_nothing_is_overwritten(database: str, tmp_path: Path, capsys: Any) -> None:
    asyncio.run(furnished(database))
    file = tmp_path / "backup.db"
    assert run(["backup", str(file), "--database", database]) == 0
    before = asyncio.run(everything(database))
    assert run(["restore", str(file), "--database", database]) == 2
    assert "already has tables" in capsys.readouterr().err and asyncio.run(everything(database)) == before
    assert run(["backup", str(file), "--database", database]) == 2
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("create table shopping (item)")
    assert run(["move", f"sqlite:///{tmp_path / 'foreign.db'}", f"sqlite:///{tmp_path / 'new.db'}"]) == 2
    assert "not one of Tabard's" in capsys.readouterr().err


def test_what_fails_half_way_leaves_nothing(database: str, elsewhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(furnished(database))

    async def too_few(*_: object) -> None:
        raise ValueError("nothing was copied: 4 rows were read, 3 arrived")

    with monkeypatch.context() as patch:
        patch.setattr("tabard.server.copying.check", too_few)
        assert run(["move", database, elsewhere]) == 2
    assert run(["move", database, elsewhere]) == 0, "the target is still empty"


def test_a_backup_of_older_form_becomes_the_newest(database: str, tmp_path: Path) -> None:
    """Written before there were series; restored into today's form."""

    async def old() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'old.db'}")
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade, "0001")
            await connection.execute(sa.text(OLD_TABLE))
        await store.close()

    asyncio.run(old())
    assert run(["restore", str(tmp_path / "old.db"), "--database", database]) == 0
    rows = asyncio.run(everything(database))
    assert [row[0] for row in rows["tables"]] == ["oldtable"] and rows["results"] == []


OLD_TABLE = """INSERT INTO tables (id, game, rules_version, seats, seed, seeded, nature, options, language, names, bots, over,
bot_due, created_at, moved_at) VALUES ('oldtable', 'whispers', '1', 2, 1, true, '[]', '{}', 'en', '{}', '{}', false, false,
'2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')"""


def test_a_backup_of_a_newer_form_is_refused(tmp_path: Path, capsys: Any) -> None:
    asyncio.run(furnished(f"sqlite:///{tmp_path / 'inn.db'}"))
    with closing(sqlite3.connect(tmp_path / "inn.db")) as newer:
        newer.execute("update alembic_version set version_num = '9999'")
        newer.commit()
    assert run(["backup", str(tmp_path / "copy.db"), "--database", f"sqlite:///{tmp_path / 'inn.db'}"]) == 2
    assert "newer Tabard" in capsys.readouterr().err


def test_a_backup_while_the_server_runs_is_one_moment(database: str, tmp_path: Path) -> None:
    """Bots go on moving; what is in the file is what was there at one time, and it can be served."""
    with ServerProcess(database, TABARD_LIMITS="false") as process:
        made = [process.create(seats=5, bots={str(seat): "random" for seat in range(5)}) for _ in range(4)]
        for number in range(3):
            file = tmp_path / f"copy{number}.db"
            assert run(["backup", str(file), "--database", database]) == 0
            with closing(sqlite3.connect(file)) as copy:
                found = dict(copy.execute("select table_id, count(*) from entries group by 1"))
                greatest = dict(copy.execute("select table_id, max(number) from entries group by 1"))
                ended = copy.execute("select count(*) from results").fetchone()[0]
                over = copy.execute("select count(*) from tables where over").fetchone()[0]
                assert found == greatest and ended <= over
    with ServerProcess(f"sqlite:///{file}") as again:
        for one in made:
            assert again.get(f"/api/tables/{one['table']}").status_code == 200


@pytest.mark.parametrize(
    "command", [("move", "a", "b"), ("backup", "x.db", "--database", "nonsense"), ("restore", "junk.db")]
)
def test_what_is_no_database_is_refused_in_one_line(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABARD_DATABASE", f"sqlite:///{tmp_path / 'new.db'}")
    Path("junk.db").write_text("no database\n" * 100)
    assert run(list(command)) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "nothing was copied" in told and "expected sqlite:///FILE" in told
