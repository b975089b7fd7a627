"""Where nature's answers come from: at a table without a chosen seed, never from a generator that could be worked out."""

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from tabard.kernel.chance import Oracle
from tabard.server import replays
from tabard.server.bots_runner import thought
from tabard.server.course import Course
from tabard.server.replays import nature
from tabard.server.rows import TableRow
from tabard.server.wire import CreateTable

from .helpers import CATALOGUE
from .test_store import forget, inn_at

GAME = CATALOGUE.game("whispers")


def asked(inn: Any, wish: CreateTable) -> TableRow:
    row: TableRow = inn.set_up(wish, series=None)[0]
    return row


def test_no_seed_leads_to_the_deal(tmp_path: Path) -> None:
    """The seed that the record shows after the end was never used; a chosen one is, and is told."""
    inn = inn_at(tmp_path)
    row = asked(inn, CreateTable(game="whispers", seats=3))
    assert row.nature != nature(GAME.new(3, row.seed, row.options)) and not row.seeded
    chosen = asked(inn, CreateTable(game="whispers", seats=3, seed=7))
    assert chosen.nature == nature(GAME.new(3, 7, chosen.options)) and chosen.seeded


def test_every_answer_comes_from_the_source_across_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def counting(sides: int) -> int:
        given.append(len(given) % sides)
        return given[-1]

    monkeypatch.setattr(replays.secrets, "randbelow", counting)

    async def check() -> None:
        inn, dice = inn_at(tmp_path), random.Random(5)
        await inn.open()
        made = await inn.create(CreateTable(game="whispers", seats=2))
        for number in itertools.count():
            table = await inn.table(made.table)
            position = table.course.position
            assert nature(position) == given
            if position.over:
                break
            seat = dice.choice(position.waiting)
            if position.can_undo(seat) and dice.random() < 0.2:
                await table.undo(seat)
            else:
                await table.move(seat, table.course.asks[seat], dice.choice(position.legal(seat)))
            if number % 5 == 0:
                forget(inn)
        await inn.close()

    asyncio.run(check())
    assert len(given) > len(GAME.new(2).record()["nature"]), "dice were rolled after the set-up, too"


class Silent(Oracle):
    def below(self, sides: int) -> int:
        raise AssertionError("a copy has asked the server's source")


def test_copies_for_bots_hints_and_explanations_leave_the_source_alone() -> None:
    course = Course(GAME, row_of(GAME.new(2)), [], kept=5)
    course.position.oracle = Silent()
    for seat in (0, 1):
        assert thought(course, seat, "greedy").known
        course.explain(seat, ["bid", 99])
        course.begin(seat, "card:1")
        copy = course.position.clone()
        assert copy.oracle is None and copy.below(6) in range(6)
        dealt = course.position.redeal(seat, 3)
        dealt.step(seat, dealt.legal(seat)[0])


def row_of(position: Any) -> TableRow:
    return TableRow(
        id="t", game="whispers", rules_version=GAME.rules_version, seats=2, seed=0, seeded=False, nature=nature(position),
        options=dict(position.options), components=None, language="en", names={}, bots={},
    )  # fmt: skip
