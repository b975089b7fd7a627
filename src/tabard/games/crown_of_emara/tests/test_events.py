"""Events (CE-14)."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara import GAME
from tabard.games.crown_of_emara.components import read
from tabard.games.crown_of_emara.names import EVENTS
from tabard.kernel.game import package_text

from .tables import N, acting, asked, code, goods, of, options, play, points, table, verbs, visiting, why


@pytest.mark.parametrize(
    ("event", "good"),
    [
        ("clear_the_old_forest", "wood"),
        ("bountiful_harvest", "grain"),
        ("stone_from_distant_shores", "stone"),
        ("fine_wool_fine_cloth", "cloth"),
    ],
)
def test_start_of_round(event: str, good: str):
    """CE-14.1 to CE-14.4: everybody takes one."""
    p = table(3, event="alms_for_the_poor", step="end_of_round_event")
    assert p.round == 3  # nobody could pay
    q = table(3, event="alms_for_the_poor", goods="1 coin", step="end_of_round_event")
    q.events = (*q.events[:-2], EVENTS.index(event), q.events[-1])
    play(q, "decline")
    assert [goods(q, seat) for seat in range(3)] == [f"1 {good} 1 coin", f"1 {good}", f"1 {good}"]


def test_the_great_famine():
    """CE-14.5: up to six ways to pay: grain; coin; 2 grain; grain and coin; 2 coins; ring."""
    laid = {"event": "the_great_famine", "goods": "2 grain 2 coin 1 ring", "step": "end_of_round_event"}
    p = table(**laid)
    assert options(p) == ["contribute 0", "contribute 1", "contribute 2", "decline"]
    one = play(p.clone(), "contribute 0")
    assert options(one) == ["pay 0 0 0 1 0", "pay 0 0 0 0 1"]
    assert points(play(one, "pay 0 0 0 0 1")) == (3, 35)
    two = play(p.clone(), "contribute 1")
    assert options(two) == ["pay 0 0 0 2 0", "pay 0 0 0 1 1", "pay 0 0 0 0 2"]
    assert points(play(two, "pay 0 0 0 1 1")) == (5, 35)
    ring = play(p.clone(), "contribute 2")
    assert points(ring) == (5, 35) and goods(ring).startswith("2 grain") and "ring" not in goods(ring)
    assert code(p, "contribute 3") == "no-such-way"


def test_alms_and_new_lore():
    """CE-14.6, CE-14.7: a coin or a ring for 4 CP; a book or a ring for 5 BP; once."""
    p = table(event="alms_for_the_poor", goods="1 coin 1 ring", step="end_of_round_event")
    assert points(play(p.clone(), "contribute 0")) == (4, 35)
    q = play(p.clone(), "contribute 1")
    assert points(q) == (4, 35) and q.round == 3
    p = table(event="new_lore_in_old_books", goods="1 book 1 ring", step="end_of_round_event")
    assert points(play(p.clone(), "contribute 0")) == points(play(p.clone(), "contribute 1")) == (0, 40)
    p = table(event="new_lore_in_old_books", goods="1 ring", step="end_of_round_event")
    assert why(p, "contribute 0") == ("cannot-pay", "CE-10.7")


def test_one_after_the_other():
    """CE-14.8, CE-19.13: openly, in turn order; whoever can neither pay nor swap is passed over; declining is always possible."""
    p = table(3, event="alms_for_the_poor", goods={0: "1 coin", 2: "1 ring"}, step="end_of_round_event")
    assert p.waiting == (0,) and "decline" in options(p)
    play(p, "decline")
    assert p.waiting == (2,)
    play(p, "contribute 1")
    assert points(p, 2) == (4, 35) and p.round == 3


def test_swapping_in_an_event():
    """CE-13.19, CE-19.13: asked again after a swap until one pays or declines."""
    p = table(event="new_lore_in_old_books", goods="1 ring", masters="chamberlain", step="end_of_round_event")
    play(p, "ring_to_coin")
    assert p.waiting == (0,) and options(p) == ["decline"]
    assert code(p, "coin_to_ring") == "swap-back"
    play(p, "decline")
    assert p.round == 3


@pytest.mark.parametrize(("event", "change"), [("an_early_winter", -1), ("a_long_summer", 2), ("bountiful_harvest", 0)])
def test_summer_and_winter(event: str, change: int):
    """CE-14.9, CE-14.11, CE-14.16: on each gain of BP, added up with the Toolmaker, never below 0; not in final scoring."""
    p = visiting("construction_site", event=event, goods="1 wood 1 stone")
    assert points(play(p, "deliver_wood 1", "deliver_stone")) == (3, 45 + 2 * change)
    p = visiting("castle", event=event, goods="1 book", masters="toolmaker")
    assert points(play(p, "castle_book")) == (0, 42 + change)
    p = table(round=6, event=event, goods="2 ring", step="end_of_round_event")
    play(p, "split 0")
    assert points(p) == (0, 39)  # CE-15.6


def test_a_gain_is_never_negative():
    """CE-14.9: with figures that would make it so."""
    toml = package_text(GAME.package, "components.toml").replace(
        "change = { buildings = -1 }", "change = { buildings = -9 }"
    )
    assert read(toml, "mine.toml").event_amount[7] == -9
    p = visiting("castle", event="an_early_winter", goods="1 book")
    p.components = read(toml, "mine.toml")
    assert points(play(p, "castle_book")) == (0, 35)


def test_merchants_from_afar():
    """CE-14.10: two sales on each Market visit, with other things in between; the card is not changed."""
    p = visiting("market", event="merchants_from_afar", goods="2 wood 1 stone 1 book")
    play(p, "market_sale wood", "market_books 1", "market_sale stone")
    assert goods(p) == "1 wood 2 coin" and options(p) == ["leave"]
    q = acting("sell", event="merchants_from_afar", goods="4 wood")
    play(q, "sell 0")
    assert of(q, "sell") == []


def test_rewards_of_the_round():
    """CE-14.12 to CE-14.14: 3 CP for a Donation, 2 for a rank, 3 for a Gift."""
    p = visiting("cathedral", event="a_pious_donation", goods="1 cloth")
    assert points(play(p, "donate cloth"))[0] == 3
    p = acting("sell", event="respected_at_court", goods="1 coin 1 ring")
    assert points(play(p, "rise"))[0] == 7 and p.titles[0] == (5,)
    p = visiting("castle", event="a_gift_from_the_people", goods="1 wood")
    assert points(play(p, "gift wood"))[0] == 3


def test_good_labour_conditions():
    """CE-14.15: Masters cost 1 less, Craftsmen as usual."""
    p = acting("sell", event="good_labour_conditions", at="forest castle", goods="1 grain", offer="merchant -")
    assert of(p, "master") == ["merchant"] and of(p, "craftsman") == []
    play(p, "master merchant")
    assert goods(p) == "" and points(p)[0] == 2


def test_events_work_on_every_kind_of_visit():
    """CE-14.18: by the card, by the extra step, by walking."""
    p = acting("extra_step", event="a_gift_from_the_people", at="forest construction_site", goods="1 wood")
    play(p, "extra_step 1", "gift wood")
    assert points(p)[0] == 3
    p = acting("sell", event="a_gift_from_the_people", at="forest construction_site", goods="1 wood")
    play(p, "walk 1", "gift wood")
    assert points(p)[0] == 3 and "gift" not in verbs(p)


def test_one_event_at_a_time():
    """CE-14.17: seven different cards are seen in a game."""
    seen = set()
    for p in N.walk(2, 9):
        seen.add(p.event)
    assert len(seen) == 6 and len(p.events) == 8 and asked(p) == ""
