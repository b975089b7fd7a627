"""A full inn on this machine alone: `make load`, or `python bench/load.py [--tables N] [--rate N] [--workers N] [--beside]`.

Two people sit at each table, every one with a socket of their own. Moves are sent at a steady rate, each by whoever is asked
at a table drawn at random. Measured is the time from sending a move until the other person's socket has been told of it; what
the measuring itself takes of the processor is counted in. In the end every table is asked how far it is: nothing may be lost
and nothing be there twice. Several workers need PostgreSQL, which is started for the purpose; one worker takes SQLite.
With `--beside`, boardgame.io's own server is measured afterwards under the same load (see `boardgame_io.mjs`; `make load`
installs it under `build/peers`).
It stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Sheet
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tabard.cli.compiled import PACKAGE, compiled_build  # noqa: E402

PEER = ROOT / "build" / "peers"
PARTS = (0.5, 0.9, 0.99, 0.999)
GAME, SEATS = "middle-ages", 2
AT_ONCE = 50  # tables laid or visited at a time
PATIENCE = 120.0


class Choice(msgspec.Struct):
    move: list[str | int]


class Face(msgspec.Struct):
    seat: int | None
    ask: int | None
    legal: list[Choice]


class Heard(msgspec.Struct):
    """Of all that is said to a guest, what a player needs to go on."""

    type: str
    version: int = 0
    over: bool = False
    faces: list[Face] = []
    ok: bool = True
    error: msgspec.Raw = msgspec.Raw()


READ = msgspec.json.Decoder(Heard)


class Table:
    """Two guests and what they know."""

    def __init__(self, name: str, keys: list[str]) -> None:
        self.name = name
        self.keys = keys
        self.sockets: list[ClientConnection] = []
        self.asked: tuple[int, Face] | None = None  # who may move, and with what
        self.version = 0
        self.over = False
        self.moves = 0
        self.sent: float | None = None  # when the move was sent that the other has not heard of yet
        self.mover = -1


class Load:
    def __init__(self, port: int, wish: argparse.Namespace) -> None:
        self.port = port
        self.wish = wish
        self.dice = Random(7)
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.refused: list[bytes] = []
        self.readers: list[asyncio.Task[None]] = []

    async def run(self) -> float:
        """The seconds it took to send all moves."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as web:
            await self.lay_all(web)
            await in_parts([self.visit(table) for table in self.tables])
            await asyncio.sleep(1)
            spent = await self.play()
            await self.check(web)
        for reader in self.readers:
            reader.cancel()
        await in_parts([socket.close() for table in self.tables for socket in table.sockets])
        return spent

    async def lay_all(self, web: httpx.AsyncClient) -> None:
        async def lay() -> None:
            answer = await web.post("/api/tables", json={"game": GAME, "seats": SEATS})
            answer.raise_for_status()
            made = answer.json()
            self.tables.append(Table(made["table"], [made["keys"][str(seat)] for seat in range(SEATS)]))

        await in_parts([lay() for _ in range(self.wish.tables)])

    async def visit(self, table: Table) -> None:
        for seat, key in enumerate(table.keys):
            address = f"ws://127.0.0.1:{self.port}/api/tables/{table.name}/live?keys={key}"
            socket = await connect(address, max_size=None, open_timeout=PATIENCE, ping_interval=None, compression=None)
            table.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.listen(table, seat, socket)))

    async def listen(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            heard = READ.decode(text)
            if heard.type == "state":
                self.told(table, seat, heard)
            elif not heard.ok:
                self.refused.append(bytes(heard.error))

    def told(self, table: Table, seat: int, heard: Heard) -> None:
        if table.sent is not None and seat != table.mover and heard.version > table.version:
            self.delays.append(time.perf_counter() - table.sent)
            table.sent = None
        table.over = heard.over
        if table.sent is None:
            table.version = max(table.version, heard.version)
        for face in heard.faces:
            if face.seat == seat and face.legal:
                table.asked = (seat, face)

    async def play(self) -> float:
        gc.collect()
        gc.freeze()  # what is collected here while moves are under way would be counted as the server's delay
        start, number = time.perf_counter(), 0
        while (late := time.perf_counter() - start) < self.wish.seconds:
            while number < late * self.wish.rate:
                await self.move(number)
                number += 1
            await asyncio.sleep(0.002)
        spent = time.perf_counter() - start
        await asyncio.sleep(5)
        return spent

    async def move(self, number: int) -> None:
        """One move at the next table that is ready for it."""
        for _ in range(len(self.tables)):
            table = self.dice.choice(self.tables)
            if table.asked is not None and table.sent is None and not table.over:
                break
        else:
            return
        seat, face = table.asked
        table.asked, table.sent, table.mover = None, time.perf_counter(), seat
        table.moves += 1
        move = self.dice.choice(face.legal).move
        words = {"type": "move", "id": str(number), "seat": seat, "ask": face.ask, "move": move}
        await table.sockets[seat].send(msgspec.json.encode(words).decode())

    async def check(self, web: httpx.AsyncClient) -> None:
        """Every move that was sent is there, and none twice."""
        self.astray: list[str] = []

        async def one(table: Table) -> None:
            state = (await web.get(f"/api/tables/{table.name}")).json()["state"]
            if state["version"] != table.moves:
                self.astray.append(f"{table.name}: {table.moves} moves were sent, {state['version']} are there")

        await in_parts([one(table) for table in self.tables])


async def in_parts(tasks: list) -> None:  # type: ignore[type-arg]
    for at in range(0, len(tasks), AT_ONCE):
        await asyncio.gather(*tasks[at : at + AT_ONCE])


# ---------------------------------------------------------------------- the server


@contextmanager
def serving(workers: int, port: int) -> Iterator[subprocess.Popen[bytes]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="tabard-load-")))
        database = f"sqlite:///{folder / 'inn.db'}"
        if workers > 1:
            from tests.server.postgres import running

            database = stack.enter_context(running()).new_database()
        settings = {
            "TABARD_PORT": str(port),
            "TABARD_DATABASE": database,
            "TABARD_WORKERS": str(workers),
            "TABARD_LIMITS": "false",
            "TABARD_LOG_LEVEL": "warning",
            "TABARD_TABLES_IN_MEMORY": "5000",
        }
        server = subprocess.Popen([sys.executable, "-m", "tabard", "serve"], env={**os.environ, **settings})
        try:
            wait_for(port)
            yield server
        finally:
            server.terminate()
            server.wait(PATIENCE)


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def memory_of(pid: int) -> float:
    """Megabytes of a process and all that it has started."""
    total = 0.0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            words = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
        except OSError:
            continue
        if pid in (int(words["Pid"]), int(words["PPid"])) and "VmRSS" in words:
            total += int(words["VmRSS"].split()[0]) / 1024
    return total


# ---------------------------------------------------------------------- the peer


@contextmanager
def peer_serving(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """boardgame.io, one process on one core: it has no more."""
    server = subprocess.Popen([*NODE, "serve", str(port)], cwd=PEER, stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        time.sleep(3)
        yield server
    finally:
        server.terminate()
        server.wait(PATIENCE)


NODE = ("node", str(ROOT / "bench" / "boardgame_io.mjs"))


class Figures(msgspec.Struct):
    """What is reported of one server. Delays in milliseconds."""

    moves: int
    spent: float
    delays: list[float]
    astray: int
    refused: int = 0
    memory: float = 0.0

    def rows(self) -> list[tuple[str, float]]:
        told = sorted(self.delays)
        later = [(f"p{100 * part:g} until the other is told, ms", told[int(part * len(told))]) for part in PARTS]
        ends = [("refused", self.refused), ("tables that differ", self.astray)]
        return [
            ("moves sent a second", self.moves / self.spent),
            *later,
            ("memory of the server, MB", self.memory),
            *ends,
        ]


def peer_figures(wish: argparse.Namespace) -> Figures:
    with peer_serving(wish.port) as server:
        numbers = [str(number) for number in (wish.port, wish.tables, wish.rate, wish.seconds)]
        done = subprocess.run([*NODE, "load", *numbers], cwd=PEER, stdout=subprocess.PIPE, check=True)  # noqa: S603
        return msgspec.structs.replace(msgspec.json.decode(done.stdout, type=Figures), memory=memory_of(server.pid))


def own_figures(wish: argparse.Namespace) -> Figures:
    with serving(wish.workers, wish.port) as server:
        load = Load(wish.port, wish)
        spent = asyncio.run(load.run())
        memory = memory_of(server.pid)
    for line in [*load.astray[:5], *load.refused[:5]]:
        print(line, file=sys.stderr)
    moves, delays = sum(table.moves for table in load.tables), [1000 * delay for delay in load.delays]
    return Figures(moves, spent, delays, len(load.astray), len(load.refused), memory)


# ---------------------------------------------------------------------- the report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=500, help="moves a second")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--port", type=int, default=8790)
    parser.add_argument("--beside", action="store_true", help="boardgame.io under the same load, afterwards")
    wish = parser.parse_args()
    before = os.getloadavg()[0]
    own = own_figures(wish)
    report(wish, before, own, peer_figures(wish) if wish.beside else None)
    sys.exit(bool(own.astray or own.refused))


def report(wish: argparse.Namespace, before: float, own: Figures, peer: Figures | None) -> None:
    build = "compiled" if compiled_build(PACKAGE) else "interpreted"
    load = f"{wish.tables} tables, {SEATS * wish.tables} sockets, {wish.rate} moves/s, {wish.seconds} s"
    title = f"{load}; {wish.workers} workers, {build}"
    sheet = Sheet(title=f"{title}; load of the machine before: {before:.1f}")
    for name in ["what", "Tabard", *(["boardgame.io", "ratio"] if peer else [])]:
        sheet.add_column(name, justify="left" if name == "what" else "right")
    for number, (what, figure) in enumerate(own.rows()):
        other = [peer.rows()[number][1]] if peer else []
        ratio = [f"{figure / one:.2f}" if one else "-" for one in other]
        sheet.add_row(what, *(f"{one:.1f}" for one in (figure, *other)), *ratio)
    Console().print(sheet)


if __name__ == "__main__":
    main()
