"""What a seat is told: always as long, never more than it may know, and the same in all three faces."""

import hashlib
import json
import pickle
import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np
import pytest

import tabard
from tabard.adapters.names import version
from tabard.adapters.numbers import WIDEST, Numbers
from tabard.adapters.observations import Observations
from tabard.adapters.setting import Setting
from tabard.kernel import Position, Secret
from tabard.kernel.sheet import MOST, Layout, Plain

CASES = [(slug, seats) for slug in tabard.slugs() for seats in {2, tabard.game(slug).seats[-1]}]
LAYOUTS = Path(__file__).parent / "layouts.toml"
DECISIONS = 15  # looked at in each game, spread over it


def sampled(slug: str, seats: int) -> list[Position]:
    """Positions spread over one random game, its end among them."""
    setting, dice = Setting(slug, seats), Random(seats)
    p, all_of_them = setting.new(seats), []
    while not p.over:
        seat = dice.choice(p.waiting)
        p.step(seat, dice.choice(p.legal(seat)))
        all_of_them.append(p.clone())
    return [*all_of_them[:: -(-len(all_of_them) // DECISIONS)], p]


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_an_observation_holds_no_more_than_a_seat_may_know(slug: str, seats: int) -> None:
    positions = sampled(slug, seats)
    seen = Observations(positions[0])
    for number, p in enumerate(positions):
        for seat in range(seats):
            other = p.redeal(seat, number + 1)
            mine = seen.array(p, seat)
            assert mine.shape == (seen.size,) and np.abs(mine).max() <= MOST
            strange = np.flatnonzero(mine != seen.array(other, seat))
            assert [field.name for field in seen.fields if field.first in strange] == []
            assert mine.tobytes() == seen.array(other, seat).tobytes()
            assert json.dumps(seen.json(p, seat)) == json.dumps(seen.json(other, seat))


def test_a_field_that_tells_too_much_is_caught() -> None:
    p = tabard.game("middle-ages").new(2, 1, story=False)
    told = [Plain(2), Plain(2)]
    for sheet, position in zip(told, (p, p.redeal(0, 2)), strict=True):
        sheet.ones("stack", position.stack, 84, 10)  # type: ignore[attr-defined]
    assert told[0].value != told[1].value


def test_a_choice_made_in_secret_is_seen_by_whoever_made_it_alone() -> None:
    setting = Setting("warrior-knights", 2)
    p = setting.new(1)
    while not isinstance(p.frames[-1], Secret):
        p.step(p.waiting[0], p.legal(p.waiting[0])[0])
    seen = setting.observations
    first, second = p.clone(), p.clone()
    first.step(0, p.legal(0)[0])
    second.step(0, p.legal(0)[-1])
    assert seen.json(first, 1) == seen.json(second, 1)
    assert seen.json(first, 0) != seen.json(second, 0)


def test_seats_are_told_from_the_observer_on() -> None:
    p = tabard.game("middle-ages").new(3, 1, story=False)
    p.coins[:] = [10, 20, 30]  # type: ignore[attr-defined]
    seen = Observations(p)
    for seat, coins in ((0, [10, 20, 30]), (1, [20, 30, 10]), (2, [30, 10, 20])):
        told = seen.json(p, seat)
        assert [told["fief"][str(place)]["coins"] for place in range(3)] == coins  # type: ignore[index]
        assert told["waiting"] == [(p.waiting[0] - seat) % 3]
        by_name = {field.name: field for field in seen.fields}
        at = [by_name[f"fief.{place}.coins"].first for place in range(3)]
        assert seen.array(p, seat)[at] == pytest.approx([number / 150 for number in coins])


def test_parts_cover_an_array_without_gaps() -> None:
    seen = Setting("middle-ages", 4).observations
    whole = np.arange(seen.size, dtype=np.float32)
    assert np.array_equal(np.concatenate(list(seen.named(whole).values())), whole)
    assert seen.named(whole)["fief"].base is whole


def test_text_says_the_same_in_lines() -> None:
    p = tabard.game("middle-ages").new(2, 1, story=False)
    lines = Observations(p).text(p, p.waiting[0]).splitlines()
    assert "round: 0" in lines and "fief:" in lines
    assert lines[-1].startswith("moves: lord ")


@pytest.mark.parametrize("slug", tabard.slugs())
def test_a_changed_layout_has_a_new_version(slug: str) -> None:
    """If this fails, arrays or actions mean something else than before: raise the version in adapters/names.py, then note it."""
    setting = Setting(slug)
    told = [(field.name, field.kind, field.size) for field in setting.observations.fields]
    verbs = [(verb.name, [domain.size for domain in verb.domains]) for verb in setting.game.vocabulary.verbs.values()]
    digest = hashlib.sha256(json.dumps([told, verbs]).encode()).hexdigest()[:16]
    assert tomllib.loads(LAYOUTS.read_text("utf-8")).get(slug) == f"v{version(slug)} {digest}"


def test_what_a_sheet_makes_of_a_field() -> None:
    layout, numbers, plain = Layout(2), Numbers(2, 50), Plain(2)
    for sheet in (layout, numbers, plain):
        sheet.turn_to(1)
        sheet.number("a", 30, 10)
        sheet.number("far", 1000, 10)
        sheet.number("below", -3, 10)
        sheet.number("far_below", -1000, 10)
        sheet.number("wide", WIDEST + 1, 2 * WIDEST + 2)
        sheet.numbers("b", [1, 2, 3], 2, 2)
        sheet.flag("c", True)
        sheet.one("d", 1, 2)
        sheet.ones("e", [-1, 0], 2, 3)
        sheet.spots("spots", [5, 0], 2, 3)
        sheet.open("f", 1)
        sheet.bag("g", [2, 0, 2], 3)
        sheet.close()
        sheet.bag("many", [0] * 9, 1)
        sheet.who("h", 0)
        sheet.owners("i", [-1, 1], 3)
        sheet.among("j", [1])
    fields = {field.name: numbers.floats[field.first : field.first + field.size].tolist() for field in layout.fields}
    assert (layout.size, numbers.at) == (36, 36)
    assert fields == {
        "a": [3], "far": [MOST], "below": [np.float32(-0.3)], "far_below": [-MOST], "wide": [0.5], "b": [0.5, 1], "c": [1],
        "d": [0, 1], "e": [0, 0, 1, 0, 0, 0], "spots": [1, 0, 0, 0, 0, 1], "f.1.g": [1, 0, 2], "many": [MOST],
        "h": [0, 1], "i": [0, 0, 1, 0, 0, 0], "j": [1, 0],
    }  # fmt: skip
    assert plain.value == {
        "a": 30, "far": 1000, "below": -3, "far_below": -1000, "wide": WIDEST + 1, "b": [1, 2], "c": True, "d": 1,
        "e": [None, 0], "spots": [0, None, 1], "f": {"1": {"g": [0, 2, 2]}}, "many": [0] * 9, "h": 1, "i": [None, 0], "j": [0],
    }  # fmt: skip
    numbers.clean()
    assert not any(numbers.floats) and numbers.at == 0


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_what_is_told_by_heart_is_what_would_be_told_anew(slug: str, seats: int) -> None:
    positions = sampled(slug, seats)
    seen = Observations(positions[0])
    for p in [*positions, *reversed(positions)]:
        for seat in range(seats):
            assert seen.array(p, seat).tobytes() == Observations(p).array(p, seat).tobytes()


def test_a_part_is_told_by_heart_only_beside_the_same_thing_and_may_hold_others() -> None:
    numbers, told = Numbers(1, 5), list[str]()
    inner, outer, one, two = (1, 2), (3, 4), (5, 6), (7, 8)

    def tell(beside: tuple[int, ...]) -> list[float]:
        numbers.clean()
        numbers.number("before", 1, 1)
        if not numbers.again("outer", outer, beside):
            told.append("outer")
            numbers.number("a", outer[0], 1)
            if not numbers.again("inner", inner):
                told.append("inner")
                numbers.numbers("b", inner, 1, 2)
                numbers.keep("inner", inner)
            numbers.number("c", beside[0], 1)
            numbers.keep("outer", outer, beside)
        return numbers.floats.tolist()

    assert [tell(beside) for beside in (one, one, two, two, one)] == [
        [1, 3, 1, 2, 5], [1, 3, 1, 2, 5], [1, 3, 1, 2, 7], [1, 3, 1, 2, 7], [1, 3, 1, 2, 5],
    ]  # fmt: skip
    assert told == ["outer", "inner", "outer", "outer"]


def test_a_copy_sees_the_same() -> None:
    """Of an environment, by OpenSpiel or into another process."""
    setting = Setting("era-medieval-age", 2)
    p = setting.new(3)
    for copied in (deepcopy(setting.observations), pickle.loads(pickle.dumps(setting.observations))):
        assert copied.array(p, 1).tobytes() == setting.observations.array(p, 1).tobytes()
