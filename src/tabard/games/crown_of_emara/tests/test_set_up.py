"""Set-up (CE-2)."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.names import LOCATIONS, MARKERS, YIELD
from tabard.kernel.testing import told

from .tables import Position

SEEDS = range(40)


def new(seats: int, seed: int = 1, **options: object) -> Position:
    return own(GAME.new(seats, seed, options))


def values(p: Position) -> dict[str, int]:
    return {name: p.marker(number) for number, name in enumerate(MARKERS)}


def test_two_circles_in_random_order():
    """CE-2.1 to CE-2.3"""
    seen = {new(2, seed).circles for seed in SEEDS}
    assert len(seen) > 20
    for circles in seen:
        assert sorted(circles[:4]) == [0, 1, 2, 3] and sorted(circles[4:]) == [4, 5, 6, 7]
    p = new(2)
    for place in range(8):
        assert p.ahead(place, 4) == place
        assert {p.ahead(place, n) // 4 for n in range(4)} == {place // 4}


@pytest.mark.parametrize(
    ("seats", "shifted", "plain", "stone", "bread"), [(2, 2, 1, 3, 5), (3, 1, 1, 4, 6), (4, 1, 1, 4, 6)]
)
def test_markers_start(seats: int, shifted: int, plain: int, stone: int, bread: int):
    """CE-2.4 to CE-2.8: with 2 players some start further on."""
    found = values(new(seats))
    for name in ("gift_stone", "gift_cloth", "donation_wood", "donation_grain"):
        assert found[name] == shifted
    for name in ("gift_wood", "gift_grain", "donation_stone", "donation_cloth"):
        assert found[name] == plain
    assert (found["stone"], found["bread"]) == (stone, bread)


def test_stacks():
    """CE-2.9 to CE-2.14: 12 tokens, 8 A Masters on the tiles, 6 B Masters, five full stacks of Nobles, 14 events."""
    p = new(3)
    assert sorted(p.favors) == list(range(12)) and not p.discard
    assert len(set(p.offer)) == 8 and all(master < 16 for master in p.offer)
    assert sorted(p.b_stack) == list(range(16, 22))
    assert p.taken == [0] * 5
    board = p.view(None)["board"]
    assert [rank["top"] for rank in board["ranks"]] == [5, 8, 11, 14, 18]
    assert board["b_top"] == p.b_stack[-1] and board["b_left"] == 6  # CE-2.12
    assert len(p.events) == 13 and p.round == 1  # one of the 14 gave the start
    assert len({new(3, seed).offer[0] for seed in SEEDS}) > 5
    assert len({new(3, seed).b_stack for seed in SEEDS}) > 20
    assert len({new(3, seed).events for seed in SEEDS}) > 20


def test_points_at_the_start():
    """CE-2.15, CE-2.16: 0 CP; BP as the top Event card says, the same for everybody."""
    seen = set()
    for seed in SEEDS:
        p = new(3, seed)
        assert p.citizens == [0, 0, 0] and len(set(p.buildings)) == 1
        gone = next(event for event in range(14) if event not in p.events)
        assert p.buildings[0] == GAME.components.start_buildings[gone]
        seen.add(p.buildings[0])
    assert seen == {20, 25, 30, 35}


def test_an_agreed_start():
    """CE-2.17: 35 for a first game, or any space of the score track."""
    assert new(2, buildings_start="first_game_35").buildings == [35, 35]
    for number in (0, 61, 104):
        assert new(2, buildings_start="custom", custom_buildings_start=number).buildings == [number, number]
    with pytest.raises(ValueError, match="0 to 104"):
        new(2, buildings_start="custom", custom_buildings_start=105)


def test_the_first_player_is_drawn_and_all_start_together():
    """CE-2.18, CE-2.19: on the two locations of the Event card, with a resource of the Countryside one."""
    assert {new(3, seed).first for seed in SEEDS} == {0, 1, 2}
    for seed in SEEDS:
        p = new(3, seed)
        gone = next(event for event in range(14) if event not in p.events)
        start = [GAME.components.start_countryside[gone], GAME.components.start_town[gone]]
        assert p.councilors == start * 3
        gain = [0] * 8
        gain[YIELD[start[0]]] = 1
        first_event = told(p, "all-gain")
        assert first_event or p.goods == gain * 3


def test_the_staggered_start():
    """CE-2.24: each further player one location further clockwise, on both circles, with the resource found there."""
    for seed in SEEDS:
        p = new(4, seed, start_placement="staggered")
        for steps, seat in enumerate(p.order):
            for circle in (0, 1):
                home = p.councilors[p.first * 2 + circle]
                assert p.councilors[seat * 2 + circle] == p.ahead(home, steps)
            starts = told(p, "start-resource")
            good = ("wood", "grain", "stone", "cloth")[p.councilors[seat * 2]]
            assert starts[steps] == {"seat": seat, "gains": [{"id": f"amount-{good}", "args": {"number": 1}}]}


def test_boards_and_hands():
    """CE-2.20, CE-2.21: four Craftsmen on the board; three of nine cards in the hand, six in the pile, at random."""
    p = new(2)
    assert [p.craftsmen_left(seat) for seat in (0, 1)] == [4, 4]
    for seat in (0, 1):
        assert len(p.hands[seat]) == 3 and len(p.piles[seat]) == 6
        assert sorted((*p.hands[seat], *p.piles[seat])) == list(range(9))
    assert len({new(2, seed).hands[0] for seed in SEEDS}) > 15


def test_the_start_card_has_no_other_effect():
    """CE-2.22: it is gone when round 1 begins, and its own event never happens."""
    for seed in SEEDS:
        p = new(2, seed)
        gone = next(event for event in range(14) if event not in p.events)
        assert gone not in p.events and p.event != gone
        assert told(p, "event")[0]["round"] == 1


def test_the_order_of_set_up():
    """CE-2.23: Councilors, then resources, then hands: choices come before anybody has a card."""
    p = new(3, 2, layout="mixed")
    while p.round == 0:
        assert p.hands == [(), (), ()]
        p.play(p.waiting[0], p.legal(p.waiting[0])[0])
    assert all(len(hand) == 3 for hand in p.hands)
    names = [event.name for event in p.story]
    assert max(n for n, name in enumerate(names) if name == "placed") < names.index("start-resource")
    assert LOCATIONS[0] == "forest"
