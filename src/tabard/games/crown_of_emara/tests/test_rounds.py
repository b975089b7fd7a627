"""Rounds (CE-3)."""

from __future__ import annotations

from tabard.games.crown_of_emara import GAME, own
from tabard.kernel.testing import told

from .tables import N, after_round, asked, goods, options, play, table


def test_six_rounds_of_three_turns():
    """CE-0.7, CE-3.1, CE-3.2, CE-3.5, CE-3.6: the holder of the Statue first, clockwise, three times around."""
    p = own(GAME.new(3, 5))
    turns: list[tuple[int, int]] = []
    while not p.over:
        seat = p.waiting[0]
        if asked(p) == "PlayCard":
            turns.append((p.round, seat))
        p.play(seat, p.legal(seat)[-1])
    first = turns[0][1]
    expected = [(r, (first + r - 1 + n) % 3) for r in range(1, 7) for _ in range(3) for n in range(3)]
    assert turns == expected


def test_each_round_has_its_event():
    """CE-3.3, CE-3.14, CE-14.17: the top card leaves, the one below it is the event; round 1 has the second card."""
    p = own(GAME.new(2, 3))
    stack = p.events
    assert len(stack) == 13
    for number in range(1, 7):
        assert p.round == number and p.event == stack[-number]
        after_round(p) if number < 6 else None
    assert len({told["event"] for told in told(p, "event")}) == 6


def test_start_of_round_events_come_at_once():
    """CE-3.4: everybody has the resource before the first card is played; a lasting event stays for the whole round."""
    p = table(3, event="clear_the_old_forest", round=1)
    before = list(p.events)
    after_round(p)
    while p.event > 3:
        p = table(3, round=1, event="good_labour_conditions")
        p.events = (*before[:-2], 2, p.events[-1])
        after_round(p)
    good = ("wood", "grain", "stone", "cloth")[p.event]
    assert asked(p) == "PlayCard"
    for seat in range(3):
        assert good in goods(p, seat)
    q = table(2, event="a_long_summer")
    while q.round == 2:
        assert q.in_force(2) == 2
        play(q, options(q)[-1])


def test_the_end_of_a_round():
    """CE-3.7 to CE-3.9, CE-3.11, CE-3.13: event, Statue, slots, new hands, in this order and without a choice."""
    p = table(3, event="alms_for_the_poor", goods={0: "1 coin", 1: "1 coin", 2: "1 coin"}, step="end_of_round_event")
    assert asked(p) == "EventOffer" and p.waiting == (0,) and p.first == 0
    play(p, "decline", "decline")
    assert p.first == 0 and p.slots.count(-1) == 0
    play(p, "decline")
    assert p.round == 3 and p.first == 1 and p.waiting == (1,)
    assert p.slots == [-1] * 9 and [len(hand) for hand in p.hands] == [3, 3, 3]
    assert told(p, "statue") == [{"seat": 1}]


def test_all_cards_come_back_after_round_3():
    """CE-3.10, CE-3.12: each card once in rounds 1 to 3 and once in rounds 4 to 6."""
    p = own(GAME.new(2, 11))
    halves: list[list[int]] = [[], []]
    while not p.over:
        seat = p.waiting[0]
        move = p.legal(seat)[-1]
        if move[0] == "card" and seat == 0:
            halves[p.round > 3].append(int(move[1]))
        p.play(seat, move)
    assert sorted(halves[0]) == sorted(halves[1]) == list(range(9))
    orders = set()
    for seed in range(12):
        q = table(2, round=3)
        q.a, q.b = seed + 5, seed + 9
        orders.add(after_round(q).piles[0])
    assert len(orders) > 6


def test_after_round_6_only_the_event_is_left():
    """CE-3.15, CE-15.1: no Statue, no cards; scoring follows."""
    laid = {0: "1 coin", 1: "1 coin"}
    p = table(2, event="alms_for_the_poor", goods=laid, round=6, step="end_of_round_event")
    play(p, "contribute 0", "decline")
    assert asked(p) == "Split" and p.waiting == (1,)  # seat 0 has nothing left
    assert p.first == 0 and told(p, "statue") == []
    play(p, "split 1")
    assert p.over and N.options(p, 0) == []
