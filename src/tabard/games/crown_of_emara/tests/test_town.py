"""Town visits and markers (CE-8)."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara import GAME
from tabard.games.crown_of_emara.names import MARKERS
from tabard.kernel.testing import told

from .tables import acting, asked, code, goods, of, options, play, points, table, verbs, visiting, why


def test_a_donation():
    """CE-8.1 to CE-8.3, CE-8.15, CE-9.14: pay as the marker shows, which is turned for everybody; a book, then a token."""
    p = visiting("cathedral", seats=3, goods="3 cloth", markers="donation_cloth:1")
    assert of(p, "donate") == ["cloth"]
    play(p, "donate cloth")
    assert goods(p) == "2 cloth 1 book" and asked(p) == "KeepToken"
    assert p.marker(2) == 2 and [event.name for event in p.story][-5:-2] == ["paid", "marker-turned", "donated"]
    play(p, options(p)[0])
    assert options(p) == ["leave"] and why(p, "donate cloth") == ("done-here", "CE-6.5")


def test_a_gift_and_a_book_at_the_castle():
    """CE-8.4, CE-8.5"""
    p = visiting("castle", seats=3, goods="1 grain 2 book")
    play(p, "gift grain", "castle_book")
    assert goods(p) == "1 book 1 ring" and points(p) == (0, 40)
    assert p.markers[7] == 1 and options(p) == ["leave"]


def test_the_market():
    """CE-8.6, CE-8.7: one resource for a coin; 1 to 5 books for 3, 6, 10, 15, 21 CP."""
    p = visiting("market", goods="1 wood 1 grain 7 book 3 coin")
    assert of(p, "market_sale") == ["wood", "grain"] and of(p, "market_books") == ["1", "2", "3", "4", "5"]
    play(p, "market_sale grain", "market_books 4")
    assert goods(p) == "1 wood 3 book 4 coin" and points(p) == (15, 35)
    assert options(p) == ["leave"]


def test_the_construction_site():
    """CE-8.8 to CE-8.12: stone for 5 BP and CP, up to 3 bread for CP each, 1 wood for 5 or 3 wood for 10 BP."""
    p = visiting("construction_site", seats=3, goods="3 wood 1 stone 5 bread")
    assert of(p, "deliver_bread") == ["1", "2", "3"] and of(p, "deliver_wood") == ["1", "3"]
    assert code(p, "deliver_wood 2") == "cannot-pay"
    play(p, "deliver_stone")
    assert points(p) == (4, 40)
    play(p, "deliver_bread 3")
    assert points(p) == (22, 40) and p.marker(9) == 5  # CE-8.10: turned once
    play(p, "deliver_wood 3")
    assert points(p) == (22, 50)
    gains = [event.rule for event in p.story if event.name.startswith("delivered")]
    assert gains == ["CE-8.8", "CE-8.11"]  # CE-8.12: two gains


@pytest.mark.parametrize(("seats", "numbers"), [(3, [1, 1, 2, 3, 3]), (4, [1, 1, 2, 2, 3])])
def test_prices_of_gifts_and_donations(seats: int, numbers: list[int]):
    """CE-8.13, CE-8.14, CE-8.16 to CE-8.19: the row of the marker, then what is printed, for good."""
    for location, verb, marker in (("castle", "gift", "gift_wood"), ("cathedral", "donate", "donation_wood")):
        for uses, number in enumerate(numbers):
            face = min(uses, len(numbers) - 1 - (seats == 3))
            p = visiting(location, seats=seats, goods="20 wood", markers=f"{marker}:{face}")
            at = MARKERS.index(marker)
            assert p.marker(at) == number
            play(p, f"{verb} wood")
            assert goods(p).startswith(f"{20 - number} wood")
            assert p.marker_gone(at) == (p.marker(at) == 3)
            assert p.markers[at] == min(face + 1, len(p.terms.faces[at]) - 1)


@pytest.mark.parametrize(
    ("seats", "stone", "bread"),
    [(2, [3, 2, 1, 1], [5, 5, 3, 3]), (3, [4, 3, 2, 1, 1], [6, 5, 5, 3]), (4, [4, 3, 3, 2, 1], [6, 5, 5, 4, 3])],
)
def test_yield_of_the_site(seats: int, stone: list[int], bread: list[int]):
    """CE-8.18, CE-8.20, CE-8.21: each marker serves as often as there are players."""
    faces = GAME.terms(seats, GAME.check_options({}, seats)).faces
    p = table(seats)
    for marker, row in ((8, stone), (9, bread)):
        assert p.terms.faces == faces
        found = []
        for _ in row:
            found.append(p.marker(marker))
            if not p.marker_gone(marker):
                p.markers[marker] += 1
        assert found == row
        assert len(faces[marker]) - 1 - p.terms.first_face[marker] == seats


def test_uses_of_cost_markers_with_two():
    """CE-8.18: once for the two resources that start on 2, three times for the others."""
    terms = table(2).terms
    uses = [len(terms.faces[marker]) - 1 - terms.first_face[marker] for marker in range(8)]
    assert uses == [1, 3, 3, 1, 3, 1, 1, 3]


def test_a_marker_that_leaves_is_told():
    """CE-8.16, CE-8.17"""
    p = visiting("castle", seats=2, goods="3 stone")
    play(p, "gift stone")
    assert told(p, "marker-gone") == [{"marker": "marker-gift-stone", "value": 3}]
    assert p.view(0)["board"]["markers"][5] == {"value": 3, "next": 3, "gone": True, "face": 3, "faces": [1, 1, 2, 3]}


def test_one_pays_the_value_before_the_own_turn_of_the_marker():
    """CE-8.22: and a second visit of the same turn meets the new value."""
    p = acting("town_action", seats=3, at="forest construction_site", goods="5 wood", markers="gift_wood:1")
    play(p, "town_action castle", "gift wood")
    assert goods(p) == "4 wood 1 ring"
    play(p, "leave", "walk 1", "gift wood")
    assert goods(p) == "2 wood 2 ring"


def test_what_belongs_elsewhere():
    """CE-6.4, CE-8.1"""
    p = visiting("castle", goods="3 wood 3 book")
    assert why(p, "donate wood") == ("elsewhere", "CE-6.4")
    assert code(p, "gift cloth") == "cannot-pay"
    assert verbs(p) == {"gift", "castle_book", "leave"}
