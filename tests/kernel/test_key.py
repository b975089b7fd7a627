"""A short name for what a seat knows."""

from __future__ import annotations

from random import Random

import pytest

import tabard


@pytest.mark.parametrize("slug", tabard.slugs())
def test_positions_that_a_seat_cannot_tell_apart_have_one_key(slug: str) -> None:
    game, random = tabard.game(slug), Random(5)
    p = game.new(seats=2, seed=5, options=game.for_programs({}), story=False)
    keys: set[str] = set()
    for number in range(60):
        if not p.waiting:
            break
        seat = p.waiting[0]
        key = p.key(seat)
        assert key not in keys, "the seat sees that something has happened"
        keys.add(key)
        if number % 5 == 0:
            for eyes in (0, 1, None):
                assert p.redeal(eyes, number).key(eyes) == p.key(eyes) == game.load(p.dump()).key(eyes)
            assert len({p.key(0), p.key(1), p.key(None)}) == 3
        p.play(seat, random.choice(p.legal(seat)))
    assert len(keys) > 30
