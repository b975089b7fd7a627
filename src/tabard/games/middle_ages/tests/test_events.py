"""Events (MA-15, MA-16)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.games.middle_ages.components import AREAS

from .tables import (
    GAME,
    asked,
    board,
    column,
    end_of_round,
    fief,
    fiefs_seen,
    graveyard,
    often,
    options,
    play,
    refusal,
    row,
    table,
    tile,
    told,
)

ONE_OF_EACH = "field_01 mill_02 village_01 rampart_02 market_12 barracks_14 church_14 palace_15"

# event, clause, fief, graveyard, coins gained from 20
GAINS = [
    ("developed-trade", "MA-16.1", "field_08 mill_05 palace_20 church_15 field_01", "field_09", 3),
    ("developed-trade", "MA-16.1", "market_18 church_15", "mill_05", 0),
    ("fine-goods", "MA-16.2", "market_18 church_15 rampart_06 field_08", "palace_15", 3),
    ("fine-goods", "MA-16.2", "field_08 mill_05", "", 0),
    ("stronger-defence", "MA-16.3", "rampart rampart field", "rampart", 6),
    ("stronger-defence", "MA-16.3", "village field", "", 0),
    ("good-harvest", "MA-16.4", "field_08 field field rampart", "field", 6),
    ("good-harvest", "MA-16.4", "mill rampart", "", 0),
    ("subsidy", "MA-16.5", "field mill palace", "village rampart", 6),
    ("subsidy", "MA-16.5", "field mill palace", "", 0),
    ("triumphal-return", "MA-16.6", "market market barracks mill", "barracks", 6),
    ("triumphal-return", "MA-16.6", "village mill", "", 0),
    ("population-growth", "MA-16.7", "mill village village market", "mill", 6),
    ("population-growth", "MA-16.7", "market rampart", "", 0),
    ("extensive-domains", "MA-16.8", "field field mill palace", "village", 6),
    ("extensive-domains", "MA-16.8", ONE_OF_EACH, "", 16),
    ("extensive-domains", "MA-16.8", "", "field", 0),
    ("costly-ceremonies", "MA-16.9", "church church palace field", "palace", -6),
    ("costly-ceremonies", "MA-16.9", "field mill", "church", 0),
    ("alliance", "MA-16.12", "church palace palace field", "church", 9),
    ("alliance", "MA-16.12", "market", "", 0),
]

# event, clause, fief before, fief after, graveyard after
LOSSES = [
    ("peasant-revolt", "MA-16.11", "palace_15 palace_17 field_01", "field_01 palace_15", "palace_17"),
    ("peasant-revolt", "MA-16.11", "church_14 field_01", "field_01 church_14", ""),
    ("barbarian-invasion", "MA-16.13", "mill_02 mill_04 field_01 church_14", "mill_02 church_14", "field_01 mill_04"),
    ("barbarian-invasion", "MA-16.13", "mill_02 village_01", "village_01", "mill_02"),
    ("barbarian-invasion", "MA-16.13", "field_02 field_01", "field_02", "field_01"),
    ("barbarian-invasion", "MA-16.13", "village_01", "village_01", ""),
    ("black-death", "MA-16.14", "village_03 village_01 barracks_14", "village_03", "village_01 barracks_14"),
    ("black-death", "MA-16.14", "barracks_14 barracks_15", "barracks_14", "barracks_15"),
    ("black-death", "MA-16.14", "village_01 rampart_02", "rampart_02", "village_01"),
    ("black-death", "MA-16.14", "field_01", "field_01", ""),
    ("earthquake", "MA-16.15", "rampart_03 rampart_02 field_01", "field_01 rampart_03", "rampart_02"),
    ("earthquake", "MA-16.15", "village_01", "village_01", ""),
]


@pytest.mark.parametrize(("event", "clause", "lands", "dead", "coins"), GAINS)
def test_gains_and_payments(event, clause, lands, dead, coins):
    """MA-16.1, MA-16.2, MA-16.3, MA-16.4, MA-16.5, MA-16.6, MA-16.7, MA-16.8, MA-16.9, MA-16.12, MA-15.4"""
    p = end_of_round(seats=4, event=event, fiefs=["", lands], graves=["", dead], coins=[20, 20, 20, 20])
    assert p.coins == [20, 20 + coins, 20, 20]
    assert (len(fief(p, 1).split()), len(graveyard(p, 1).split())) == (len(lands.split()), len(dead.split()))
    rules = {happened.rule for happened in p.story if happened.name in ("event-gain", "event-paid")}
    assert rules == {clause}


@pytest.mark.parametrize(("event", "clause", "before", "after", "dead"), LOSSES)
def test_losses(event, clause, before, after, dead):
    """MA-16.11, MA-16.13, MA-16.14, MA-16.15, MA-15.5, MA-15.6, MA-15.7"""
    p = end_of_round(event=event, fiefs=["", before], coins=[5, 5, 5])
    assert (fief(p, 1), graveyard(p, 1)) == (after, dead)
    assert p.coins == [5, 5, 5]
    rules = [happened.rule for happened in p.story if happened.name == "event-lost"]
    assert rules == [clause] * len(dead.split())


def test_every_event_is_in_a_table():
    """MA-1.14: all fifteen."""
    met = {entry[0] for entry in [*GAINS, *LOSSES]} | {"reconstruction"}
    assert met == {card.id for card in GAME.components.events}
    assert len(met) == 15


@pytest.mark.parametrize("number", [4, 8, 12, 16])
def test_the_leftmost_open_event_takes_effect_and_is_turned_over(number):
    """MA-15.1, MA-15.2: the k-th from the left at the end of round 4k; all four are known from the start."""
    p = end_of_round(number, event="stronger-defence", fiefs=["rampart"])
    assert p.coins[0] == 3
    seen = board(p)["events"]
    assert [card["round"] for card in seen] == [4, 8, 12, 16]
    assert [card["done"] for card in seen] == [card["round"] <= number for card in seen]
    assert seen[number // 4 - 1]["event"] == p.events[number // 4 - 1]


def test_no_event_is_done_at_the_start():
    """MA-15.2: but all four are seen."""
    seen = board(GAME.new(3))["events"]
    assert [card["done"] for card in seen] == [False] * 4
    assert len({card["event"] for card in seen}) == 4


def test_the_event_is_open_while_it_is_resolved():
    """MA-15.1: it is turned over after its effect."""
    p = end_of_round(4, event="reconstruction", graves=["field"])
    assert board(p)["events"][0]["done"] is False
    assert board(play(p, options(p)[0]))["events"][0]["done"] is True


EVENTS = [card.id for card in GAME.components.events if card.id != "reconstruction"]
counts = st.lists(st.lists(st.integers(0, 1), min_size=8, max_size=8), min_size=4, max_size=4)


def in_words(numbers):
    return " ".join(f"{area} " * number for area, number in zip(AREAS, numbers, strict=True))


@often
@given(st.sampled_from(EVENTS), counts, st.lists(st.integers(0, 9), min_size=4, max_size=4))
def test_no_result_depends_on_another_player(event, lands, coins):
    """MA-15.3: each seat fares as it would alone; gains and losses concern the supply."""
    together = end_of_round(seats=4, event=event, fiefs=[in_words(lands[seat]) for seat in range(4)], coins=coins)
    for seat in range(4):
        names = fief_before(together, seat)
        alone = end_of_round(seats=4, event=event, fiefs=["", names], coins=[0, coins[seat]])
        assert alone.coins[1] == together.coins[seat]
        assert graveyard(alone, 1) == graveyard(together, seat)


def fief_before(p, seat):
    """What lay there before the event: the fief and what the event has destroyed."""
    return f"{fief(p, seat)} {graveyard(p, seat)}"


def test_losses_go_to_the_supply():
    """MA-15.3: nobody gains by another's ceremonies."""
    assert end_of_round(event="costly-ceremonies", fiefs=["church palace"], coins=[9, 9, 9]).coins == [5, 9, 9]


@pytest.mark.parametrize("coins", range(9))
def test_ceremonies_take_no_more_than_there_is(coins):
    """MA-16.10, MA-20.2: three churches and palaces cost 6 or all there is."""
    p = end_of_round(event="costly-ceremonies", fiefs=["church church palace"], coins=[coins])
    assert p.coins[0] == max(0, coins - 6)


def test_a_destroyed_tile_is_the_top_one_and_nobody_is_asked():
    """MA-15.6"""
    p = end_of_round(event="earthquake", fiefs=["rampart_02 rampart_05 rampart_03"])
    assert (column(p, 0, "rampart"), graveyard(p, 0)) == ("rampart_02 rampart_05", "rampart_03")
    assert (asked(p), p.round) == ("0 MoveLord", 5)


def test_events_strike_everybody():
    """MA-15.3, MA-15.5"""
    p = end_of_round(event="barbarian-invasion", fiefs=["mill_02 field_01", "mill_04", "field_02"])
    assert [graveyard(p, seat) for seat in range(3)] == ["field_01 mill_02", "mill_04", "field_02"]


# ---------------------------------------------------------------------- Reconstruction


def test_reconstruction_brings_one_tile_back_without_its_effect():
    """MA-16.16: no effect, no income, on top of its column."""
    p = end_of_round(
        event="reconstruction", fiefs=["barracks_15", "field"], graves=["barracks_14 church_14"], coins=[1, 9, 9]
    )
    assert sorted(options(p)) == sorted([f"restore {tile('barracks_14')}", f"restore {tile('church_14')}"])
    play(p, f"restore {tile('barracks_14')}")
    assert (p.coins, column(p, 0, "barracks")) == ([1, 9, 9], "barracks_15 barracks_14")
    assert (graveyard(p, 0), p.graves[1], p.income_supply) == ("church_14", (), 8)
    assert (asked(p), p.round) == ("0 MoveLord", 5)


def test_reconstruction_asks_in_the_turn_order_of_the_round():
    """MA-16.17: one after the other, those with an empty graveyard not at all; each choice is seen before the next."""
    p = end_of_round(
        seats=4,
        event="reconstruction",
        order=(2, 0, 3, 1),
        graves=["field_01", "mill_02", "church_14"],
        fiefs=["", "", ""],
    )
    asked_seats = []
    while asked(p).endswith("ReconstructTile"):
        seat = p.waiting[0]
        asked_seats.append(seat)
        assert len(p.waiting) == 1
        play(p, options(p)[0])
        assert len(fiefs_seen(p)[seat]["graveyard"]) == 0
    assert asked_seats == [2, 0, 1]


def test_reconstruction_is_mandatory_and_of_the_own_graveyard():
    """MA-16.17"""
    p = end_of_round(event="reconstruction", graves=["field_01", "mill_02"])
    assert refusal(p, "pass").code == "must-choose"
    assert refusal(p, f"restore {tile('mill_02')}").rule == "MA-16.17"
    assert refusal(p, f"restore {tile('mill_02')}", seat=1).code == "not-your-turn"


def test_reconstruction_with_empty_graveyards_asks_nobody():
    """MA-16.17"""
    p = end_of_round(event="reconstruction", fiefs=["field"])
    assert (asked(p), p.round) == ("0 MoveLord", 5)


def test_reconstruction_comes_after_the_refill():
    """MA-16.17, MA-3.7"""
    p = end_of_round(12, event="reconstruction", graves=["", "", "field_01"])
    assert (asked(p), "-" in row(p, 4)) == ("2 ReconstructTile", False)
    assert told(p, "refilled") == [{"row": 4}]


def test_the_order_of_the_round_just_played_decides():
    """MA-16.17: by play, not by hand: seats 1 and 0 took their turns in this order."""
    p = table(
        4, seats=2, takes="market_12 market_14", order=(1, 0), event="reconstruction", graves=["field_01", "mill_02"]
    )
    play(p, options(p)[2])
    play(p, options(p)[0])
    assert asked(p) == "1 ReconstructTile"
    assert asked(play(p, options(p)[0])) == "0 ReconstructTile"
    assert asked(play(p, options(p)[0])) == "0 MoveLord"
