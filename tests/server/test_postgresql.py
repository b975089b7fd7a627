"""A real PostgreSQL server: play on it, what it says when it fails, and two workers who want the same number."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from tabard.server.rows import Entry, Standing
from tabard.server.settings import Settings
from tabard.server.start import check_database
from tabard.server.storage import StorageFault
from tabard.server.store import Conflict, Store
from tabard.server.wire import CreateTable

from .helpers import ThreadServer
from .postgres import Cluster
from .test_storage import at_table, goes_on, refused_as
from .test_store import inn_at

RACES = 1000
GOING_ON = Standing(over=False, bot_due=False)


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def server(address: str) -> Iterator[ThreadServer]:
    with ThreadServer(Settings(database=address, limits=False)) as running:
        yield running


def test_a_game_with_chat_and_names_to_its_end(server: ThreadServer) -> None:
    made, dice = server.create(seats=2, bots={"1": "greedy"}, names={"0": "Anna"}), random.Random(5)
    table, key = made["table"], made["keys"]["0"]
    with server.sit(table, key) as anna, server.sit(table) as onlooker:
        assert anna.ask("chat", seat=0, text="Привет \U0001f3f0")["ok"]
        assert onlooker.until("chat")["text"] == "Привет \U0001f3f0"
        assert anna.ask("name", seat=0, name="Анна")["ok"] and onlooker.until("names")["names"][0] == "Анна"
        while anna.until_asked()["legal"]:
            assert anna.move(dice.choice(anna.face()["legal"])["move"])["ok"]
        assert anna.state["over"] and server.get(f"/api/tables/{table}/record?keys={key}").status_code == 200
        assert server.get("/api/tables/no%00where").status_code == 404


def test_two_stores_race_for_every_number(address: str) -> None:
    """Exactly one wins each, and what is stored is the winner's."""

    async def check() -> None:
        inn = inn_at(address)
        await inn.open()
        table = (await inn.create(CreateTable(game="whispers", seats=2))).table
        stores = [inn.store, Store(inn.settings.engine_url)]
        won: list[list[int]] = []
        for number in range(1, RACES + 1):
            tried = (entered(store, table, number, seat) for seat, store in enumerate(stores))
            won.append([seat for seat, won in enumerate(await asyncio.gather(*tried)) if won])
        stored = [[entry.seat] for entry in await inn.store.entries(table)]
        await stores[1].close()
        await inn.close()
        assert stored == won and all(len(seats) == 1 for seats in won)

    asyncio.run(check())


async def entered(store: Store, table: str, number: int, seat: int) -> bool:
    """On a busy machine the lock may be waited for too long; then nothing was changed, and it is tried again."""
    entry = Entry(number=number, seat=seat, move=("bid", 3), nature=[], seen_by=15)
    for _ in range(10):
        try:
            await store.append(table, entry, GOING_ON)
        except Conflict:
            return False
        except StorageFault:
            continue
        return True
    raise AssertionError("the lock was never free")


def test_those_who_clash_do_not_harm_those_who_do_not(address: str) -> None:
    """Two stores write whole batches that meet at some tables, in opposite orders."""

    async def check() -> None:
        inn = inn_at(address)
        await inn.open()
        tables = [(await inn.create(CreateTable(game="whispers", seats=2))).table for _ in range(20)]
        stores = [inn.store, Store(inn.settings.engine_url)]
        for number in range(1, 11):
            tried = [
                entered(store, table, number, seat)
                for seat, store in enumerate(stores)
                for table in (tables if seat else reversed(tables))
            ]
            assert sum(await asyncio.gather(*tried)) == len(tables)
        await stores[1].close()
        await inn.close()

    asyncio.run(check())


# ---- Faults ---------------------------------------------------------------------------------------------------------


def test_a_server_that_is_stopped_and_started(cluster: Cluster, server: ThreadServer) -> None:
    with at_table(server) as player:
        goes_on(server, player)
        cluster.stop()
        try:
            refused_as(server, player, "away")
            with pytest.raises(ValueError, match="does not answer"):
                check_database(server.settings)
        finally:
            cluster.start()
        goes_on(server, player)


def test_a_server_that_became_read_only(cluster: Cluster, server: ThreadServer) -> None:
    with at_table(server) as player:
        read_only(cluster, "on")
        try:
            refused_as(server, player, "read-only")
            with pytest.raises(ValueError, match="may not write"):
                check_database(server.settings)
        finally:
            read_only(cluster, "off")
        goes_on(server, player)


def read_only(cluster: Cluster, value: str) -> None:
    cluster.sql(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
    cluster.sql("SELECT pg_reload_conf(), pg_sleep(0.3)")


def test_a_full_disk(cluster: Cluster, server: ThreadServer, address: str) -> None:
    """PostgreSQL's own words for a full disk, said by a trigger: its disk is ours."""
    name = server.settings.database.partition("?")[0].rpartition("/")[2]
    full = "BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END"
    with at_table(server) as player:
        cluster.sql(f"CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ {full} $$", name)
        for table, event in (("entries", "INSERT"), ("chat", "INSERT"), ("alembic_version", "UPDATE")):
            cluster.sql(f"CREATE TRIGGER full_{table} BEFORE {event} ON {table} EXECUTE FUNCTION full_disk()", name)
        refused_as(server, player, "full")
        cluster.sql("DROP FUNCTION full_disk CASCADE", name)
        goes_on(server, player)


def test_a_database_that_another_program_holds(cluster: Cluster, server: ThreadServer) -> None:
    name = server.settings.database.partition("?")[0].rpartition("/")[2]
    with at_table(server) as player:
        hold = "BEGIN; LOCK TABLE entries, chat, alembic_version; SELECT pg_sleep(8)"
        with cluster.meanwhile(hold, name):
            refused_as(server, player, "locked")
        goes_on(server, player)


def test_what_is_no_database(cluster: Cluster) -> None:
    with pytest.raises(ValueError, match="does not exist"):
        check_database(Settings(database=cluster.url("nowhere")))
