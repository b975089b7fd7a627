"""Map (MM-2)."""

from math import atan2, pi

import pytest

from tabard.games.medieval_mastery.layouts import CASTLE, LAKE, TERRITORY, bits
from tabard.games.medieval_mastery.rules.sceptres_and_orbs import guard_of

from .tables import GAME, SEATS, attack, cells, in_castle, on, options, play, refusal, table

LAYOUTS = GAME.components.layouts


@pytest.mark.parametrize(("seats", "tiles"), [(2, 13), (3, 19), (4, 26), (5, 32), (6, 39)])
def test_sizes(seats, tiles):
    """MM-2.2, MM-2.3"""
    layout = LAYOUTS[seats]
    assert layout.size == tiles
    assert (len(layout.castles), len(layout.territories), len(layout.lakes)) == (seats, 5 * seats, seats // 2)
    assert [layout.value.count(value) for value in (1, 2, 3)] == [2 * seats, 2 * seats, seats]


def test_adjacency_is_a_shared_edge():
    """MM-2.1"""
    layout = LAYOUTS[2]
    assert cells(table(), bits(layout.near[layout.ids.index("B1")])) == "A1 A2 B2 C1 C2"


@pytest.mark.parametrize("seats", SEATS)
def test_around_the_castles(seats):
    """MM-2.4: two 1-point and two 2-point places; each of those by one castle; no 3-point place by a castle."""
    layout = LAYOUTS[seats]
    beside = [cell for castle in layout.castles for cell in bits(layout.near[castle])]
    assert len(beside) == len(set(beside)) == 4 * seats
    for castle in layout.castles:
        assert sorted(layout.value[cell] for cell in bits(layout.near[castle])) == [1, 1, 2, 2]
    assert {cell for cell in layout.territories if layout.value[cell] < 3} == set(beside)


@pytest.mark.parametrize("seats", SEATS)
def test_three_point_places_lie_midway(seats):
    """MM-2.5: two land steps from exactly two castles, neighbours in seat order."""
    layout = LAYOUTS[seats]
    land = sum(1 << cell for cell in layout.territories)
    pairs = []
    for cell in layout.territories:
        if layout.value[cell] == 3:
            two = [
                slot
                for slot, castle in enumerate(layout.castles)
                if any(layout.near[step] >> cell & 1 for step in bits(layout.near[castle] & land))
            ]
            assert len(two) == 2
            assert (two[1] - two[0]) % seats in (1, seats - 1)
            pairs.append(tuple(two))
    assert len(set(pairs)) == (seats if seats > 2 else 1)


@pytest.mark.parametrize("seats", SEATS)
def test_lakes_lie_inside(seats):
    """MM-2.6"""
    layout = LAYOUTS[seats]
    for lake in layout.lakes:
        around = bits(layout.near[lake])
        assert len(around) == 6
        assert {layout.kind[cell] for cell in around} == {TERRITORY}


@pytest.mark.parametrize("seats", SEATS)
def test_castles_run_clockwise(seats):
    """MM-2.7: seen from the middle of the map, the angle grows from slot to slot, once round."""
    layout = LAYOUTS[seats]
    middle = [sum(axis) / seats for axis in zip(*[place(layout, castle) for castle in layout.castles], strict=True)]
    angles = [atan2(y - middle[1], x - middle[0]) for x, y in (place(layout, castle) for castle in layout.castles)]
    turns = [(after - before) % (2 * pi) for before, after in zip(angles, [*angles[1:], angles[0]], strict=True)]
    assert sum(turns) == pytest.approx(2 * pi)


def place(layout, cell):
    return layout.q[cell] + layout.r[cell] / 2, layout.r[cell] * 0.866


def test_lakes_are_never_entered():
    """MM-2.8"""
    p = table(land={0: "B1"}, castles=[5])
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert refusal(p, "advance C2 1").code == "no-territory"
    assert not any(move.startswith("advance C2") for move in options(p))


def test_the_shores_of_a_lake_are_connected():
    """MM-2.9"""
    layout = LAYOUTS[2]
    shores = {layout.ids.index(name) for name in ["B1", "B2", "C1", "C3", "D1", "D2"]}
    for shore in shores:
        assert shores - {shore} <= set(bits(layout.link[shore]))


def test_castles_are_safe_and_unlimited():
    """MM-2.10, MM-2.11: no advance to a castle; any number of knights in one's own."""
    p = table(land={0: "B1 D1"}, castles=[30, 0])
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert refusal(p, "advance E2 3").code == "castle-safe"
    assert in_castle(p, 0) == 30
    assert all(LAYOUTS[2].kind[castle] == CASTLE for castle in LAYOUTS[2].castles)
    assert LAYOUTS[2].kind[LAYOUTS[2].ids.index("C2")] == LAKE


def test_capacity():
    """MM-2.12: six, unless the tile shows another number."""
    p = table(terrain={"A1": "cave", "A3": "battlefield"}, castles=[20])
    play(p, "manoeuvre")
    most = {
        name: max(int(m.split()[2]) for m in options(p) if m.startswith(f"advance {name}"))
        for name in ("A1", "A3", "B1")
    }
    assert most == {"A1": 4, "A3": 8, "B1": 6}
    assert refusal(p, "advance A1 5").code == "over-capacity"


def test_capacity_counts_each_side_for_itself():
    """MM-2.13: a full territory can be attacked by as many as it holds."""
    p = table(terrain={"B1": "cave"}, land={1: "B1:4"}, castles=[6])
    attack(p, "B1", 4)
    assert (p.force, guard_of(p, p.contested), on(p, "B1")) == (4, 4, (1, 4))
