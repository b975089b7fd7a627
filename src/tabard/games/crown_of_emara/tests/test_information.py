"""What is open and what is hidden (CE-18), and taking back."""

from __future__ import annotations

import json

import pytest

from tabard.games.crown_of_emara import GAME, own
from tabard.kernel.testing import nature

from .tables import N, acting, options, play, table, visiting


def test_what_others_cannot_see():
    """CE-18.1: hands; the order of piles and stacks; drawn tokens."""
    p = table(3)
    for viewer in (1, 2, None):
        view = p.view(viewer)["board"]
        assert view["hand"] == (list(p.hands[viewer]) if viewer is not None else None)
        assert [player["hand"] for player in view["players"]] == [3, 3, 3]
        assert isinstance(view["favors"], int) and isinstance(view["events_left"], int) and view["b_left"] == 6
    changed = p.clone()
    changed.hands[0], changed.piles[0] = changed.piles[0][:3], (*changed.hands[0], *changed.piles[0][3:])
    changed.favors = tuple(reversed(changed.favors))
    changed.events = (*reversed(changed.events[:-1]), changed.events[-1])
    changed.b_stack = (*reversed(changed.b_stack[:-1]), changed.b_stack[-1])
    assert changed.view(1) == p.view(1) and changed.view(None) == p.view(None)
    assert changed.view(0) != p.view(0)


def test_everything_else_is_open():
    """CE-1.11, CE-18.2, CE-18.3: the same for all viewers, played cards included."""
    for p in N.walk(3, 6):
        views = [p.view(viewer)["board"] for viewer in (0, 1, 2, None)]
        for view in views:
            view.pop("hand")
            view["drawn"] = None
        assert len({json.dumps(view) for view in views}) == 1
    player = views[0]["players"][0]
    assert {"goods", "tokens", "masters", "titles", "played", "slots"} <= set(player)


def test_one_seat_decides_at_a_time():
    """CE-18.4, CE-19.2: openly: whoever looks on sees the story of every answer."""
    for p in N.walk(4, 2, story=True):
        assert len(p.waiting) == (not p.over)
    hidden = [event.name for event in p.story if event.audience is not None]
    assert set(hidden) <= {"saw-tokens"}


def test_where_chance_acts():
    """CE-18.5: after set-up only hands after round 3 and the shuffle of discarded tokens ask nature."""
    p = own(GAME.new(2, 8))
    while not p.over:
        seat = p.waiting[0]
        before, answers, stack = p.round, p.answers, len(p.favors)
        p.play(seat, p.legal(seat)[-1])
        if p.answers is not answers:
            assert (before, p.round) == (3, 4) or len(p.favors) > stack


def test_what_can_be_inferred_is_no_secret():
    """CE-18.6, CE-19.19: re-deals keep the set of unplayed cards, whole hands in rounds 3 and 6, the tokens in the stack."""
    p = table(2, round=3)
    p.hands = [(1, 3, 8), (1, 3, 8)]
    p.piles, p.spent = [(), ()], [0b011110101, 0b011110101]
    for seed in range(10):
        assert p.redeal(0, seed).hands[1] == (1, 3, 8)
    q = own(GAME.new(2, 3))
    seen = set()
    for seed in range(30):
        dealt = own(q.redeal(0, seed))
        assert sorted((*dealt.hands[1], *dealt.piles[1])) == list(range(9)) and dealt.hands[0] == q.hands[0]
        assert sorted(dealt.favors) == sorted(q.favors) and dealt.events[-1] == q.events[-1]
        assert dealt.b_stack[-1] == q.b_stack[-1]
        seen.add(dealt.hands[1])
    assert len(seen) > 10


def test_redealing_drawn_tokens():
    """CE-19.19: unknown to others, but for those drawn before a reshuffle."""
    p = visiting(
        "cathedral", goods="1 cloth", favors="castle_book", discard="site_book site_citizens market_ring castle_coin"
    )
    nature(p, 0, 0, 0)
    play(p, "donate cloth")
    for viewer in (1, None):
        dealt = [own(p.redeal(viewer, seed)) for seed in range(30)]
        assert all(1 in d.drawn for d in dealt) and len({d.drawn for d in dealt}) > 2
        assert all(sorted((*d.drawn, *d.favors)) == sorted((*p.drawn, *p.favors)) for d in dealt)
    assert {own(p.redeal(0, seed)).drawn for seed in range(10)} == {p.drawn}


def test_steps_can_be_taken_back():
    """CE-18.7, CE-4.9: a whole turn, move by move, back to its card, even after the last action."""
    p = acting("town_action", goods="2 wood 1 book 2 coin 1 ring 2 grain", at="forest construction_site")
    start = p.dump()
    play(p, "rise", "town_action castle", "castle_book", "leave", "craftsman forest1", "pay 0 0 0 2 0", "walk 0")
    for _ in range(7):
        assert p.can_undo(0)
        p.undo(0)
    assert p.dump() == start


@pytest.mark.parametrize("what", ["draw", "choice", "refill", "event"])
def test_but_not_past_what_was_shown(what: str):
    """CE-18.7: a draw of tokens, the choice, the next B card, a new event and new hands."""
    if what == "refill":
        p = acting("sell", at="forest castle", goods="1 grain 1 wood", offer="abbess merchant")
        play(p, "master abbess")
    elif what == "event":
        p = table(2, event="alms_for_the_poor", goods="1 coin", step="end_of_round_event")
        play(p, "decline")
    else:
        p = visiting("cathedral", goods="1 cloth")
        play(p, "donate cloth")
        if what == "choice":
            play(p, options(p)[0])
    assert not any(p.can_undo(seat) for seat in range(2))


def test_the_last_b_card_shows_nothing_new():
    """CE-18.7: taking it can be taken back."""
    p = acting("sell", at="forest castle", goods="1 grain 1 wood", offer="abbess merchant")
    p.b_stack, p.staff[1] = p.b_stack[-1:], p.staff[1] | sum(1 << m for m in p.b_stack[:-1])
    play(p, "master abbess")
    assert p.can_undo(0)
