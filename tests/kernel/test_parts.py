"""Moves, nature, rulebooks, component tables: the small parts of the kernel."""

import collections

import pytest

from tabard.kernel import move_text
from tabard.kernel.chance import MODULUS_A, next_a, next_b, number, seeded
from tabard.kernel.laws import catalogue

from .toy import GAME, VOCABULARY


def test_every_index_is_one_move_and_back() -> None:
    moves = [VOCABULARY.move(index) for index in range(VOCABULARY.size)]
    assert len(set(moves)) == VOCABULARY.size == 3 + 1 + 4 + 1 + 4 + 1 + 3 + 3 + 4 + 4 + 1
    assert [VOCABULARY.index(move) for move in moves] == list(range(VOCABULARY.size))
    assert [VOCABULARY.parse(move_text(move)) for move in moves] == moves


def test_text_and_targets() -> None:
    assert VOCABULARY.parse("attack 2") == ("attack", 2)
    assert VOCABULARY.targets(("attack", 2)) == ["seat:2"]
    assert VOCABULARY.targets(("pass",)) == []
    assert VOCABULARY.schema()["oneOf"][0]["prefixItems"][1]["maximum"] == 2  # type: ignore[index]


@pytest.mark.parametrize("text", ["", "attack two", "attack 1.5"])
def test_unreadable_moves_say_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        VOCABULARY.parse(text)


def test_an_index_out_of_range() -> None:
    with pytest.raises(ValueError, match="0 to 28"):
        VOCABULARY.move(29)


def test_nature_is_even_and_neighbouring_seeds_differ() -> None:
    counts: collections.Counter[int] = collections.Counter()
    pairs: collections.Counter[tuple[int, int]] = collections.Counter()
    for seed in range(6000):
        a, b = seeded(seed)
        a, b = next_a(a), next_b(b)
        first = number(a, b, 6)
        a, b = next_a(a), next_b(b)
        counts[first] += 1
        pairs[first, number(a, b, 6)] += 1
    assert all(900 < counts[face] < 1100 for face in range(6)), counts
    assert all(110 < pairs[x, y] < 225 for x in range(6) for y in range(6)), pairs


def test_nature_s_answers_do_not_tell_the_residues_of_its_state() -> None:
    """Two answers to 2 and to 3 sides used to tell the state modulo 6, and so on: hidden hands could be computed."""
    states = [seeded(seed) for seed in range(3000)]
    for sides in (2, 3, 4, 5, 7, 8):
        left = {((a - b) % (MODULUS_A - 1) % sides, number(a, b, sides)) for a, b in states}
        assert len(left) == sides * sides, "every answer goes with every residue"
        assert {number(a, b, sides) for a, b in states} == set(range(sides))


def test_seeds_of_any_size() -> None:
    assert GAME.new(2, -5).seed == -5
    assert GAME.new(2, 10**40) == GAME.new(2, 10**40)


def test_a_shuffle_reaches_every_order() -> None:
    p = GAME.new(2, 3)
    orders = {p.shuffled((1, 2, 3, 4)) for _ in range(600)}
    assert len(orders) == 24


def test_the_catalogue_reader() -> None:
    fluent = "a = One { $x }\n    .help = Help { $y }\n# b = no\nc-d =\n    { $n ->\n        [one] x\n       *[other] y\n    }\n"
    assert catalogue(fluent) == {"a": {"x"}, "a.help": {"y"}, "c-d": {"n"}}
