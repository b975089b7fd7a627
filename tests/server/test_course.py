"""The course of play: only the tail is read, and what that gives is what reading everything would give."""

import random

from tabard.kernel.story import Link, between, unchained


def chain(before: Link | None, *values: object) -> Link | None:
    for value in values:
        before = Link(before, value)
    return before


def test_what_lies_between_two_chains() -> None:
    dice = random.Random(1)
    for _ in range(200):
        past = chain(None, *range(dice.randrange(4)))
        one, other = (chain(past, *[dice.random() for _ in range(dice.randrange(4))]) for _ in range(2))
        known = len(unchained(past))
        assert between(one, other) == (unchained(one)[known:], unchained(other)[known:])
        assert (one.count if one else 0) == len(unchained(one))
