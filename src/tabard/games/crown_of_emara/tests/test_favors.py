"""Favor tokens (CE-9)."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara.names import TOKENS
from tabard.kernel.testing import nature, told

from .tables import acting, asked, code, goods, of, options, play, points, refusal, visiting, why

MANY = "castle_citizens castle_book castle_coin cathedral_buildings cathedral_ring cathedral_coin market_citizens"


def test_three_are_drawn_and_one_is_kept():
    """CE-9.1, CE-9.2: seen by the drawer alone until the choice; then all lie open."""
    p = visiting("cathedral", goods="1 cloth", favors=None)
    top = p.favors[-3:]
    play(p, "donate cloth")
    assert sorted(p.drawn) == sorted(top) and len(options(p)) == 3
    assert p.view(0)["board"]["drawn"]["tokens"] == sorted(top)
    for viewer in (1, None):
        assert p.view(viewer)["board"]["drawn"] == {"seat": 0, "count": 3, "tokens": None}
    assert why(p, "keep " + TOKENS[p.favors[0]]) == ("not-drawn", "CE-9.1")
    assert code(p, "leave") == "not-now"  # one must be kept
    play(p, f"keep {TOKENS[p.drawn[1]]}")
    assert p.tokens[0] == (sorted(top)[1],) and sorted(p.discard) == sorted(set(top) - set(p.tokens[0]))


def test_the_discard_pile_becomes_the_stack():
    """CE-9.3, CE-9.13: at the end of a Donation that empties the stack, rejected tokens included."""
    p = visiting("cathedral", goods="1 cloth", favors="castle_book castle_coin market_ring", discard="site_book")
    play(p, "donate cloth", "keep market_ring")
    assert sorted(p.favors) == [1, 2, 11] and p.discard == ()
    assert told(p, "tokens-shuffled") == [{"count": 3}]


def test_a_short_stack():
    """CE-9.4, CE-9.13: the rest first, then the shuffled discard pile; drawn ones are never shuffled in."""
    p = visiting("cathedral", goods="1 cloth", favors="castle_book", discard="site_book site_citizens market_ring")
    nature(p, 0, 0)
    play(p, "donate cloth")
    assert 1 in p.drawn and len(p.drawn) == 3 and p.drawn_open == (1,)
    assert len(p.favors) == 1 and p.discard == ()


@pytest.mark.parametrize(("favors", "drawn"), [("castle_book castle_coin", 2), ("castle_book", 1), ("", 0)])
def test_fewer_than_three_in_all(favors: str, drawn: int):
    """CE-9.4, CE-9.15: of two one is kept, a single one comes without a choice, of none there is none."""
    p = visiting("cathedral", goods="1 cloth", favors=favors)
    play(p, "donate cloth")
    assert goods(p) == "1 book"
    if drawn == 2:
        assert asked(p) == "KeepToken" and len(options(p)) == 2
        play(p, "keep castle_book")
        assert p.discard == () and p.favors == (2,)
    else:
        assert asked(p) == "Visit" and len(p.tokens[0]) == drawn
    assert len(told(p, "no-token")) == (drawn == 0)


def test_tokens_are_used_on_a_visit():
    """CE-9.5, CE-9.7, CE-9.8, CE-9.10, CE-9.11: any number, in any order, without another action; then discarded."""
    p = visiting("castle", tokens="castle_citizens castle_book castle_coin market_ring")
    assert of(p, "token") == ["castle_citizens", "castle_book", "castle_coin"]
    assert why(p, "token market_ring") == ("token-elsewhere", "CE-9.5")
    assert why(p, "token site_book") == ("not-your-token", "CE-9.5")
    play(p, "token castle_book", "castle_book", "token castle_coin", "gift wood")
    assert goods(p) == "1 ring" and points(p) == (0, 40)
    assert sorted(p.discard) == [1, 2]
    play(p, "leave")  # CE-9.11: one may keep a token
    assert p.tokens[0] == (0, 8)


@pytest.mark.parametrize(
    ("location", "token", "gain", "cp", "bp"),
    [
        ("castle", "castle_citizens", "", 3, 35),
        ("castle", "castle_book", "1 book", 0, 35),
        ("castle", "castle_coin", "1 coin", 0, 35),
        ("cathedral", "cathedral_buildings", "", 0, 40),
        ("cathedral", "cathedral_ring", "1 ring", 0, 35),
        ("market", "market_citizens", "", 3, 35),
        ("market", "market_buildings", "", 0, 40),
        ("construction_site", "site_citizens", "", 3, 35),
        ("construction_site", "site_buildings", "", 0, 40),
        ("construction_site", "site_book", "1 book", 0, 35),
    ],
)
def test_rewards(location: str, token: str, gain: str, cp: int, bp: int):
    """CE-1.21, CE-9.6"""
    p = visiting(location, tokens=token)
    play(p, f"token {token}")
    assert goods(p) == gain and points(p) == (cp, bp)


def test_a_token_drawn_on_a_visit_waits():
    """CE-9.9: for a later one, which may come in the same turn."""
    p = acting("town_action", seats=3, at="forest market", goods="1 wood", favors=None)
    p.favors = (*[t for t in range(12) if t not in (3, 4, 5)], 3, 4, 5)
    play(p, "town_action cathedral", "donate wood", "keep cathedral_coin")
    assert options(p) == ["leave"]
    assert refusal(p, "token cathedral_coin").code == "new-token"
    play(p, "leave", "walk 1")
    assert "token cathedral_coin" in options(p)


def test_all_tokens_with_the_players():
    """CE-9.13: the stack stays empty until a Donation finds discarded tokens."""
    p = visiting("cathedral", goods="1 cloth", tokens=MANY, favors="")
    play(p, "donate cloth")
    assert p.favors == () and p.discard == () and asked(p) == "Visit"
