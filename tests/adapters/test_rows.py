"""A row that is kept up to date is, number for number, what would be told anew from nothing."""

from random import Random

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i32

import tabard
from tabard.adapters.numbers import Numbers
from tabard.adapters.observations import flat
from tabard.adapters.rows import Row
from tabard.adapters.setting import Setting
from tabard.adapters.tables import Tables
from tabard.kernel import Position


class Beside:
    """Tables, and the same games played one by one."""

    def __init__(self, slug: str, seats: int, seed: int, tables: int = 2) -> None:
        self.tables, self.setting = Tables(slug, tables, seats), Setting(slug, seats)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        self.tables.reset(seed)
        self.seed = seed + self.tables.count
        self.games = [self.setting.new(seed + table) for table in range(self.tables.count)]

    def step(self, dice: Random) -> None:
        chosen = self.tables.random_actions(dice)
        self.tables.step(chosen)
        for table, action in enumerate(chosen):
            self.play(table, action)

    def play(self, table: int, action: int) -> None:
        p = self.games[table]
        p.step(p.waiting[0], self.setting.actions.move[action])
        if p.over:
            self.games[table] = self.setting.new(self.seed)
            self.seed += 1

    def compare(self) -> None:
        for table, p in enumerate(self.games):
            row = self.tables.observations[table]
            assert row.tobytes() == self.anew(p, p.waiting[0]), f"table {table}"

    def anew(self, p: Position, seat: int) -> bytes:
        size = self.setting.observations.size
        out = np.empty(size, np.float32)
        Numbers(self.setting.seats, size).tell(p, seat, flat(out), 0)
        return out.tobytes()


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("slug", tabard.slugs())
def test_rows_are_what_would_be_told_anew(slug: str, seats: int) -> None:
    """New games in the middle of others, two arrays of tables at once."""
    ours, others, dice = Beside(slug, seats, seed=1), Beside(slug, seats, seed=1), Random(seats)
    for turn in range(240):
        for one in (ours, others):
            one.step(dice)
            one.compare()
        if turn in (30, 31, 120):
            ours.reset(seed=50 + turn)
            ours.compare()


def test_rows_are_what_would_be_told_anew_when_games_end() -> None:
    one, dice = Beside("middle-ages", 2, seed=5), Random(5)
    ended = 0
    for _ in range(300):
        one.step(dice)
        one.compare()
        ended += int(one.tables.done.sum())
    assert ended >= 4


def test_nobody_else_writes_into_observations() -> None:
    tables = Tables("middle-ages", 2, seats=2)
    tables.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        tables.observations[0, 0] = 1


class Told:
    """A row of six numbers in the middle of a memory: one before, two of a thing, two of a list, one after."""

    def __init__(self) -> None:
        memory = vec[i32]([0] * 10)
        self.numbers = memoryview(memory).cast("B").cast("f")
        self.row = Row(2, 6, memory, 2, {})
        self.anew: list[str] = []  # what was not told by heart

    def look(self, seat: int, thing: tuple[int, int], values: list[int], after: int) -> list[float]:
        row, held = self.row, list[object](values)
        row.clean()
        row.turn_to(seat)
        row.number("before", 1, 1)
        if not row.again("thing", thing):
            self.anew.append("thing")
            row.bag("thing", thing, 2)
            row.keep("thing", thing)
        if not row.same(held):
            self.anew.append("list")
            row.owners("list", [value % 2 for value in values], 1)
            row.hold(held)
        row.number("after", after, 1)
        assert not any(self.numbers[:2]) and not any(self.numbers[8:])
        return self.numbers[2:8].tolist()


def test_a_part_is_told_again_when_its_thing_is_another_or_its_list_has_changed() -> None:
    told, one, two, values = Told(), (0, 0), (0, 1), [0]
    assert told.look(0, one, values, 3) == [1, 2, 0, 1, 0, 3]
    assert told.look(0, one, values, 0) == [1, 2, 0, 1, 0, 0]
    assert told.anew == ["thing", "list"]
    assert told.look(0, two, values, 4) == [1, 1, 1, 1, 0, 4]
    assert told.anew == ["thing", "list", "thing"]
    values[0] = 1
    assert told.look(0, one, values, 4) == [1, 2, 0, 0, 1, 4]
    assert told.anew == ["thing", "list", "thing", "list"]


def test_every_seat_is_told_its_own() -> None:
    told, thing, values = Told(), (1, 1), [0]
    assert told.look(0, thing, values, 0) == [1, 0, 2, 1, 0, 0]
    assert told.look(1, thing, values, 0) == [1, 0, 2, 0, 1, 0]
    assert told.anew == ["thing", "list", "list"]
    assert told.look(0, thing, values, 0) == [1, 0, 2, 1, 0, 0]
    assert told.look(1, thing, [0], 0) == [1, 0, 2, 0, 1, 0]
    assert told.anew == ["thing", "list", "list"]


def test_a_telling_that_was_broken_off_leaves_nothing_behind() -> None:
    told, thing = Told(), (0, 1)
    told.look(0, thing, [0], 5)
    told.row.clean()
    told.row.number("before", 1, 1)
    assert not told.row.again("thing", (1, 1))
    told.row.bag("thing", [1, 1], 2)  # and no more
    assert told.look(0, thing, [0], 0) == [1, 1, 1, 1, 0, 0]


def test_parts_inside_of_parts_belong_to_the_outer_one() -> None:
    memory = vec[i32]([0] * 3)
    row, numbers, inner = Row(1, 3, memory, 0, {}), memoryview(memory).cast("B").cast("f"), (5, 6)
    for outer, value in (((1,), 1), ((2,), 2), ((1,), 1), ((3,), 3)):
        row.clean()
        if not row.again("outer", outer):
            row.number("a", outer[0], 1)
            if not row.again("inner", inner):
                row.number("b", inner[0], 1)
                row.keep("inner", inner)
            held: list[object] = [outer]
            if not row.same(held):
                row.number("c", value, 1)
                row.hold(held)
            row.keep("outer", outer)
        assert numbers.tolist() == [value, 5, value]


def test_parts_that_depend_on_the_position_are_refused() -> None:
    row = Row(1, 2, vec[i32]([0] * 2), 0, {})
    for first in (True, False):
        row.clean()
        if first:
            assert not row.same([1])
            row.number("a", 1, 1)
            row.hold([1])
            continue
        row.number("a", 1, 1)
        with pytest.raises(AssertionError, match="at another place than before"):
            row.same([1])
