"""Nature: a small seeded generator whose whole state is two ints, so that copying it is free.

Two multiplicative generators combined (L'Ecuyer 1988, period about 2.3e18). Every product fits a machine word, which keeps
it fast both interpreted and compiled. It keeps no secrets: whoever sees enough of its answers can work out the others. A game
with something to hide takes them from an `Oracle` (the server does).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MODULUS_A: Final = 2147483563
MODULUS_B: Final = 2147483399
WORD: Final = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle:
    """Answers in the place of the generator. It belongs to one position: a copy goes on with the generator."""

    def below(self, sides: int) -> int:
        """0..sides-1."""
        raise NotImplementedError


def seeded(seed: int) -> tuple[int, int]:
    """A start state that differs in every bit for neighbouring seeds."""
    mixed = _mix(seed)
    return 1 + mixed % (MODULUS_A - 1), 1 + _mix(mixed) % (MODULUS_B - 1)


def next_a(a: i64) -> i64:
    return a * 40014 % MODULUS_A


def next_b(b: i64) -> i64:
    return b * 40692 % MODULUS_B


def number(a: i64, b: i64, sides: i64) -> i64:
    """The answer 0..sides-1 that a state stands for. It tells of the difference's size, never of its residues."""
    return (a - b) % (MODULUS_A - 1) * sides // (MODULUS_A - 1)


def _mix(seed: int) -> int:
    z = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & WORD
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & WORD
    return z ^ (z >> 31)
