"""A second reading of all the rules: a referee written from the clauses plays along with the engine, on plain sets of cells.

ERA-2.1 to ERA-2.28, ERA-3.1 to ERA-3.20, ERA-4.1 to ERA-4.4, ERA-24.1 to ERA-24.16: at every decision both ask the same seats for
the same moves, and boards, tracks, supply and scores agree.
"""

import pytest

from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.components import PIECES
from tabard.games.era_medieval_age.geometry import cells_of
from tabard.games.era_medieval_age.position import INSIDE, PLACE_BITS
from tabard.games.era_medieval_age.setup import set_up
from tabard.kernel import engine
from tabard.kernel.testing import SecondReading

from .grid import NAMES
from .referee import Referee

GAMES = [
    (2, {"mode": "base"}),
    (3, {"mode": "scenario_1"}),
    (4, {"mode": "scenario_1", "peaceful": True}),
    (2, {"mode": "scenario_2", "length": "shorter"}),
    (3, {"mode": "scenario_2", "types": "drawn"}),
    (2, {"mode": "scenario_3", "length": "longer"}),
    (4, {"mode": "scenario_3"}),
    (2, {"mode": "free"}),
    (3, {"mode": "free", "types": "chosen", "chosen": ["wharf", "chapel", "trade_fair", "monastery"]}),
    (2, {"mode": "grand"}),
    (3, {"mode": "grand", "peaceful": True}),
    (2, {"mode": "own", "river": "nobody", "three_skulls": "treachery"}),
    (3, {"mode": "own", "river": "secret", "roads": False}),
    (2, {"mode": "own", "three_skulls": "nothing", "peaceful": True}),
    (1, {}),
    (1, {"mode": "solo"}),
]


class Comparison(SecondReading):
    def compare(self):
        p, referee = self.p, self.referee
        for seat in range(p.seats):
            pieces = [(PIECES[code // PLACE_BITS], cells(p.cells(code))) for code in p.pieces[seat]]
            assert pieces == referee.domains[seat].pieces
            assert list(p.tracks[seat]) == list(referee.tracks[seat].values())
        assert {PIECES[n]: count for n, count in enumerate(p.supply) if count} == {
            name: count for name, count in referee.supply.items() if count
        }
        if self.steps % 10 == 0 or p.over:
            for seat in range(p.seats):
                assert cells(p.domains[seat][INSIDE]) == referee.domains[seat].enclosed
            if p.round:
                assert p.scores == referee.scores()
                assert [PIECES[n] for n in range(18) if p.turned >> n & 1] == sorted(referee.turned, key=NAMES.index)


def cells(board):
    return {(cell // 14 + 1, cell % 14 + 1) for cell in cells_of(board)}


@pytest.mark.parametrize("seed", [7, 8])
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_referee_agrees(seats, options, seed):
    """ERA-0.12: the same game twice, once by bit boards and frames, once by sets and plain loops."""
    p = own(GAME.blank(seats, GAME.check_options(options, seats)))
    reading = Comparison(p, Referee(seats, seed, **options), seed, lambda p: (set_up(p), engine.run(p)))
    reading.play()
    assert reading.over and reading.steps > 30
