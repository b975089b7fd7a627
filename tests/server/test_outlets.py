"""A table tells its outlets, and knows nothing else about them."""

import asyncio
from pathlib import Path

import pytest

from tabard.server.course import Course, Step
from tabard.server.outlets import Outlet
from tabard.server.wire import ChatLine, CreateTable

from .helpers import ThreadServer
from .test_store import inn_at


class Notes(Outlet):
    """What a notice by letter would be: one more outlet, and no word of it anywhere else."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def stepped(self, course: Course, step: Step) -> None:
        self.notes.append(f"{step.number}: {', '.join(map(str, course.position.waiting))} to move")

    def renewed(self, course: Course) -> None:
        self.notes.append(f"renewed at {len(course.seen)}")

    def said(self, line: ChatLine) -> None:
        self.notes.append(line.text)

    async def close(self) -> None:
        self.notes.append("closed")


def test_an_outlet_hears_everything_in_order(tmp_path: Path) -> None:
    async def check() -> list[str]:
        inn = inn_at(tmp_path)
        await inn.open()
        table = await inn.table((await inn.create(CreateTable(game="whispers", seats=2))).table)
        notes = Notes()
        table.outlets.append(notes)
        assert table.idle
        await table.move(0, 0, table.course.position.legal(0)[0])
        await table.say(0, "your move")
        await table.undo(0)
        await table.renew()
        await inn.close()
        return notes.notes

    assert asyncio.run(check()) == ["1: 1 to move", "your move", "2: 0, 1 to move", "renewed at 2", "closed"]


def test_an_outlet_that_fails_does_not_take_back_what_was_stored(
    server: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    made = server.create(game="whispers", seats=2)
    table = asyncio.run(server.app.dependencies["inn"].dependency().table(made["table"]))

    class Failing(Outlet):
        def stepped(self, course: Course, step: Step) -> None:
            raise RuntimeError("the notice board has fallen down")

    table.outlets.insert(0, Failing())
    with server.sit(made["table"], made["keys"]["0"]) as anna:
        assert anna.move(anna.face()["legal"][0]["move"])["ok"] and anna.state["version"] == 1
    assert "the notice board has fallen down" in caplog.text
