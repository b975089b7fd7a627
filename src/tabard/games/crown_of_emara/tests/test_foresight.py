"""What a move would bring, counted without making it, is what trying it shows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabard.games.crown_of_emara import GAME, foresight, own
from tabard.games.crown_of_emara.names import EVENTS
from tabard.games.crown_of_emara.rules.paying import Purchase, numbers, usual
from tabard.kernel.game import Game

from .tables import acting, asked, options, play, table, visiting

TABLES = [
    (1, {}, 0),
    (1, {"solo": "campaign", "layout": "mixed"}, 2),
    (2, {}, 0),
    (2, {"hand": "unlimited_choice"}, 1),
    (2, {"landlord_building_points": "5"}, 3),
    (3, {"layout": "mixed"}, 1),
    (4, {}, 0),
    (4, {"start_placement": "staggered"}, 2),
]
FORESEEN = {
    *("card", "sell", "extra_step", "cheap_craftsman", "cheap_master", "town_action", "walk", "rise", "craftsman"),
    *("master", "ability", "ring_to_coin", "coin_to_ring", "end_turn", "work", "donate", "gift", "castle_book"),
    *("market_sale", "market_books", "deliver_stone", "deliver_bread", "deliver_wood", "token", "leave", "keep"),
    *("pay", "contribute", "decline"),
}


def questions(seats, chosen, more, deals):
    """Every question of random games, some with more of every good, so that more can be bought."""
    for deal in range(deals):
        p, random = own(GAME.new(seats=seats, seed=deal, options=chosen, story=False)), Random(deal)
        p.goods = [count + more for count in p.goods]
        while p.waiting:
            seat = p.waiting[0]
            moves = p.legal(seat)
            yield p, seat, moves
            p.step(seat, random.choice(moves))


def compare(p, seat, moves):
    """To the last bit, so that a search chooses as if it had tried them all."""
    found, unknown = foresight.looks(p, seat, moves)
    known = [at for at in range(len(moves)) if at not in unknown]
    tried = Game.prior(GAME, p, seat, moves)
    assert [(moves[at], found[at]) for at in known] == [(moves[at], tried[at]) for at in known], p.where
    assert GAME.prior(p, seat, moves) == tried


@pytest.mark.parametrize(("seats", "chosen", "more"), TABLES)
def test_a_foreseen_move_is_worth_what_trying_it_shows(seats, chosen, more):
    """CE-4 to CE-14"""
    for p, seat, moves in questions(seats, chosen, more, 3):
        compare(p, seat, moves)


def test_nearly_all_moves_are_foreseen():
    """Only trying tells of a start (CE-17.2), of the end of the game (CE-15.4) and of Victoria (CE-16.9)."""
    seen: Counter[str] = Counter()
    unforeseen: Counter[str] = Counter()
    for seats, chosen, more in TABLES:
        for p, seat, moves in questions(seats, chosen, more, 2):
            seen.update([str(move[0]) for move in moves])
            unforeseen.update([str(moves[at][0]) for at in foresight.looks(p, seat, moves)[1]])
    assert sum(unforeseen.values()) < 0.07 * sum(seen.values())
    assert {verb for verb in seen if seen[verb] > unforeseen[verb]} == FORESEEN


@pytest.mark.parametrize("masters", ["", "scholar", "abbess landlord", "chamberlain scholar mayoress"])
@pytest.mark.parametrize("event", ["a_pious_donation", "a_gift_from_the_people", "a_long_summer", "respected_at_court"])
def test_masters_and_events_are_counted(masters, event):
    """CE-10.9, CE-13.18 to CE-13.24, CE-14.9 to CE-14.15"""
    laid = {"goods": "3 wood 3 stone 2 cloth 4 grain 2 book 2 coin 2 ring", "masters": masters, "event": event}
    for location in ("castle", "cathedral", "construction_site", "market"):
        p = visiting(location, **laid)
        compare(p, 0, p.legal(0))
    for card in ("sell", "cheap_hire", "extra_step", "town_action"):
        p = acting(card, at="forest castle", offer="goldsmith toolmaker", **laid)
        compare(p, 0, p.legal(0))


@pytest.mark.parametrize(
    ("before", "goods", "markers"),
    [
        ("construction_site", "4 wood", "gift_wood:1 donation_wood:3"),
        ("market", "4 wood", "donation_wood:1"),
        ("cathedral", "4 stone", "stone:1 donation_stone:3"),
        ("cathedral", "4 bread", "bread:2"),
    ],
)
def test_a_marker_that_would_be_turned_counts_for_the_next_visit(before, goods, markers):
    """CE-8.2, CE-8.16, CE-5.8: the Town Action can lead to the same location once more."""
    p = play(acting("town_action", at=f"forest {before}", goods=goods, markers=markers), "walk 1")
    assert asked(p) == "Visit"
    compare(p, 0, p.legal(0))


@pytest.mark.parametrize("favors", ["site_book", "site_book market_ring", "", "castle_coin site_book market_ring"])
@pytest.mark.parametrize("discard", ["", "castle_citizens cathedral_ring market_buildings"])
def test_tokens_are_foreseen_unless_they_are_shuffled(favors, discard):
    """CE-9.1, CE-9.3, CE-9.4, CE-9.15"""
    p = visiting("cathedral", goods="1 cloth 1 coin", favors=favors, discard=discard, seats=2)
    moves = p.legal(0)
    compare(p, 0, moves)
    unknown = [moves[at][0] for at in foresight.looks(p, 0, moves)[1]]
    assert ("donate" in unknown) == (len(favors.split()) < 3 and bool(discard))


@pytest.mark.parametrize("masters", ["", "scholar"])
@pytest.mark.parametrize(
    "goods", ["2 wood 3 stone 2 coin", "1 wood 2 cloth 2 grain 3 coin", "3 wood 3 stone 3 grain 3 cloth"]
)
def test_the_usual_payment_is_the_first_on_the_list(masters, goods):
    """CE-10.6, CE-10.9"""
    met = 0
    for name in ("carpenter", "goldsmith"):
        p = acting("cheap_hire", at="forest castle", goods=goods, masters=masters, offer="carpenter goldsmith")
        for verb in ("master", "cheap_master"):
            if f"{verb} {name}" in options(p):
                bought = play(own(p.clone()), f"{verb} {name}")
                if asked(bought) == "Pay":
                    met += 1
                    assert usual(bought, bought.near(Purchase)) == numbers(bought.legal(0)[0])
    assert met


@pytest.mark.parametrize("following", ["bountiful_harvest", "a_long_summer"])
@pytest.mark.parametrize("verb", ["contribute", "decline"])
def test_whoever_is_asked_last_ends_the_round(verb, following):
    """CE-14.8, CE-3.3: while another seat is still asked, the next event gives nothing."""
    laid = {"event": "alms_for_the_poor", "step": "end_of_round_event"}
    both = table(goods={0: "1 coin", 1: "1 ring"}, **laid)
    alone = table(goods={0: "1 coin"}, **laid)
    worths = []
    for p in (both, alone):
        p.events = (
            *[event for event in p.events[:-1] if event != EVENTS.index(following)],
            EVENTS.index(following),
            p.event,
        )
        moves = p.legal(0)
        compare(p, 0, moves)
        assert foresight.looks(p, 0, moves)[1] == []
        worths.append(next(look for move, look in zip(moves, GAME.prior(p, 0, moves), strict=True) if move[0] == verb))
    assert (worths[0] < worths[1]) == (following == "bountiful_harvest")


def test_after_the_last_round_only_trying_tells():
    """CE-15.4: the final points may be the end of the game."""
    p = table(goods={0: "1 coin"}, event="alms_for_the_poor", step="end_of_round_event", round=6)
    moves = p.legal(0)
    compare(p, 0, moves)
    assert foresight.looks(p, 0, moves)[1] == [0, 1]
