"""What the board tells before a piece is placed, and where the points come from."""

import pytest

from tabard.games.era_medieval_age.components import BUILDINGS, LONGHOUSE
from tabard.games.era_medieval_age.position import PLACE_BITS
from tabard.games.era_medieval_age.rules.scoring import CULTURE_POINTS, DISASTER_POINTS, LINES, MARKET_BONUS

from .tables import walk


def game(mode, seats=3, seed=1):
    return (p for p in walk(seats, seed, mode=mode) if not p.over)


def gains_of(p, seat):
    return {(cell, turn): points for cell, turn, points in p.view(seat)["board"]["gains"]}


@pytest.mark.parametrize("mode", ["base", "scenario_3", "grand"])
def test_what_a_place_would_bring_is_what_it_brings(mode):
    """ERA-24.16, for each place where the same player goes on building."""
    compared = 0
    for p in game(mode):
        if not p.where.endswith("PlaceStructure"):
            continue
        seat = p.waiting[0]
        gains, before = gains_of(p, seat), p.scores[seat]
        assert set(gains) == {(cell, turn) for _, cell, turn in p.legal(seat)}
        for move in p.legal(seat)[::25]:
            after = p.clone()
            after.step(seat, move)
            if after.waiting == (seat,) and after.where.endswith("BuildTurn.choose > Build"):
                assert after.scores[seat] - before == gains[move[1:]]
                compared += 1
    assert compared > 20


def test_a_draft_tells_only_its_owner():
    """ERA-28.1: by the river a longhouse counts twice; nobody else is told."""
    p = next(
        p for p in game("scenario_3", 2) if 0 in p.waiting and p.view(0)["board"]["draft"]["rest"][:1] == [LONGHOUSE]
    )
    assert set(gains_of(p, 0).values()) == {1, 2}
    assert gains_of(p, 1).keys() == {move[-2:] for move in p.legal(1) if move[0] == "lay"}
    assert p.view(None)["board"]["gains"] == []


def test_every_line_of_buildings_names_their_cells():
    """ERA-24.1 to ERA-24.10; culture and disasters come from no cell."""
    for p in game("grand", 4, 3):
        for seat, player in enumerate(p.view(None)["board"]["players"]):
            for line, cells in enumerate(player["causes"][: len(BUILDINGS)]):
                standing = [code for code in p.buildings(seat) if code // PLACE_BITS == line]
                assert len(cells) == sum(p.cells(code).bit_count() for code in standing) * bool(player["sheet"][line])
            assert len(player["causes"]) == len(LINES)
            assert player["causes"][CULTURE_POINTS] == player["causes"][DISASTER_POINTS] == []
            if player["sheet"][MARKET_BONUS]:
                assert len(player["causes"][MARKET_BONUS]) <= player["sheet"][MARKET_BONUS]
