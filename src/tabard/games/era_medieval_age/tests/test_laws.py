"""The kernel's laws on random games of ERA: every mode and seat count; every piece, disaster and face of a die is met."""

import pytest

from tabard.games.era_medieval_age import GAME
from tabard.kernel import laws
from tabard.kernel.testing import many

GAMES = many(300)  # for each scenario and number of seats
ALL_MODES = ("base", "scenario_1", "scenario_2", "scenario_3", "free", "grand", "own")
VARIANTS = [
    (2, {"mode": "scenario_1", "peaceful": True}),
    (3, {"mode": "scenario_3", "types": "drawn", "length": "shorter"}),
    (2, {"mode": "own", "river": "secret", "roads": False, "three_skulls": "flood"}),
    (4, {"mode": "own", "river": "nobody", "three_skulls": "nothing", "peaceful": True}),
    (3, {"mode": "free", "types": "chosen", "chosen": ["wharf", "market", "chapel", "university"], "length": "longer"}),
    (4, {"mode": "grand", "peaceful": True}),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ALL_MODES)
def test_the_laws_hold(mode, seats):
    """ERA-13.7, ERA-29.18"""
    sample = laws.hold(GAME, GAMES, [seats], {"mode": mode}, care=1)
    assert sample.games == GAMES
    assert laws.missing_texts(GAME, sample) == []


def test_the_laws_hold_alone():
    """ERA-23.1"""
    sample = laws.hold(GAME, GAMES, [1], care=2)
    assert laws.missing_texts(GAME, sample) == []


def test_everything_is_met():
    """Every piece, disaster and face of a die, in games of the mode that has most of them and of one that has the rest."""
    sample = laws.hold(GAME, 60, [3, 4], {"mode": "grand"}, care=0)
    assert laws.never_met(GAME, sample) == ["piece-scorched-area"]  # ERA-22.3
    sample.add(laws.hold(GAME, 5, [3], {"mode": "base"}, care=0))
    assert laws.never_met(GAME, sample) == []


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_laws_hold_in_variants(seats, options):
    """ERA-25.8"""
    sample = laws.hold(GAME, GAMES // 2, [seats], options, care=2)
    assert laws.missing_texts(GAME, sample) == []
