"""Intervals and corrections against values known from elsewhere."""

import pytest

from tabard.lab.stats import benjamini_hochberg, two_sided, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    estimate = wilson(wins, games)
    assert estimate == pytest.approx((wins / games, low, high), abs=6e-5)


def test_wilson_without_games_knows_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_the_tail_of_the_normal_curve() -> None:
    assert two_sided(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert two_sided(-2.575829) == pytest.approx(0.01, abs=1e-6)
    assert two_sided(0) == 1.0


def test_benjamini_and_hochberg() -> None:
    """As R's p.adjust(c(0.01, 0.04, 0.03, 0.005, 0.8), "BH")."""
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.005, 0.8]) == pytest.approx([0.025, 0.05, 0.05, 0.025, 0.8])
    assert benjamini_hochberg([]) == []
