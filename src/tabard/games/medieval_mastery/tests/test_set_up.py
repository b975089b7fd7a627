"""Set-up (MM-3)."""

from collections import Counter

import pytest

from tabard.games.medieval_mastery import own
from tabard.games.medieval_mastery.components import AUTHORITY, HOMELANDS
from tabard.games.medieval_mastery.layouts import bits

from .tables import GAME, SEATS, asked, board, in_castle, told


def fresh(seats, seed=1, **options):
    return own(GAME.new(seats, seed, options))


@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_has(seats):
    """MM-3.1, MM-3.5: a castle, ten dice, an own deck, an empty or Authority-only discard pile."""
    p = fresh(seats)
    for seat in range(seats):
        cards = [*p.hands[seat], *p.discards[seat], *[card & 15 for card in p.decks[seat]]]
        assert sorted(cards) == list(GAME.components.deck)
        assert set(p.discards[seat]) <= {AUTHORITY}
        assert p.owner[p.castle(seat)] == seat
    assert len({tuple(p.decks[seat]) for seat in range(seats)}) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_every_place_has_a_tile_of_its_value(seats):
    """MM-3.2, MM-3.3: face up, no tile more often than in the box; another seed gives another map."""
    p, layout = fresh(seats), GAME.components.layouts[seats]
    for cell in range(layout.size):
        assert (p.terrain[cell] >= 0) == (layout.value[cell] > 0)
        if p.terrain[cell] >= 0:
            assert GAME.components.territories[p.terrain[cell]].value == layout.value[cell]
    tiles = Counter(kind for kind in p.terrain if kind >= 0)
    assert all(count <= GAME.components.territories[kind].count for kind, count in tiles.items())
    assert len({fresh(seats, seed).terrain for seed in range(8)}) > 1
    assert all(seen["name"] for seen in board(p)["hexes"])


@pytest.mark.parametrize("seats", SEATS)
def test_artefacts_are_dealt(seats):
    """MM-3.4: one of each type for everybody, face up."""
    p = fresh(seats)
    assert len(set(p.artefacts)) == 3 * seats
    for seat in range(seats):
        assert [artefact // 6 for artefact in p.artefacts[seat * 3 : seat * 3 + 3]] == [0, 1, 2]
    assert not any(p.state)


def test_six_knights_shared_with_the_homelands():
    """MM-3.6 to MM-3.8, MM-X.1 to MM-X.3: none 6; one 3+3; two 2+2+2; their points count at once and nothing is triggered."""
    seen = {}
    for seed in range(60):
        p = fresh(2, seed)
        for seat in range(2):
            castle = p.castle(seat)
            homes = [cell for cell in bits(p.terms.layout.near[castle]) if p.terrain[cell] == HOMELANDS]
            knights = in_castle(p, seat) - (3 if seat == p.active else 0)  # the first turn has begun
            seen[len(homes)] = (knights, [p.knights[cell] for cell in homes])
            assert p.victory_points(seat) == len(homes)
            assert all(p.owner[cell] == seat for cell in homes)
        assert not told(p, "conquered")
    assert seen == {0: (6, []), 1: (3, [3]), 2: (2, [2, 2])}


@pytest.mark.parametrize("seats", SEATS)
def test_starting_hands(seats):
    """MM-3.9: five cards; who draws Authority ends with six."""
    for seed in range(10):
        p = fresh(seats, seed)
        for seat in range(seats):
            assert len(p.hands[seat]) == 5 + len(p.discards[seat])


def test_the_first_player_is_chosen_at_random():
    """MM-3.10: everybody may be; play goes clockwise."""
    assert {fresh(3, seed).active for seed in range(30)} == {0, 1, 2}
    p = fresh(3, 2)
    first = p.active
    p.play(first, ("end_turn",))
    assert p.active == (first + 1) % 3


@pytest.mark.parametrize("seats", SEATS)
def test_set_up_asks_nothing(seats):
    """MM-3.11: the first decision is the free window of the first turn."""
    assert asked(fresh(seats)).endswith("FreeWindow")
