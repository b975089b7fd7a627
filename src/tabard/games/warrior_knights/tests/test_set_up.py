"""Set-up (WK-3, WK-21)."""

import pytest

from tabard.games.warrior_knights import GAME, own
from tabard.games.warrior_knights.kingdom import KINGDOM, members
from tabard.games.warrior_knights.state.armies import OFF

from .tables import AREAS, PRINTED, answers, asked, options, play, refusal, told

SEATS = range(2, 7)


def new(seats, seed=1, **switches):
    return own(GAME.new(seats, seed, switches))


def assigned(p, *plans):
    for seat in range(p.seats):
        plan = plans[seat] if seat < len(plans) else "star star star star star star"
        play(p, *[f"{seat}: assign {word}" for word in plan.split()], f"{seat}: done")
    return p


@pytest.mark.parametrize("seats", SEATS)
def test_what_everyone_receives(seats):
    """WK-3.2, WK-3.4, WK-3.7, WK-3.8, WK-3.9, WK-22.2"""
    p = new(seats)
    assert p.pool == 10 * seats
    assert p.crowns == [15] * seats and p.votes == p.faith == p.influence == [0] * seats
    assert p.hands == [2] * 6 * seats
    assert len(set(p.house)) == seats
    for seat in range(seats):
        cards = p.troops[seat * 5 + 4]
        strengths = [PRINTED.troops.strength[kind] for kind in cards]
        assert strengths == [50, 50, 50, 100, 100, 50]
        assert [kind >= PRINTED.troops.regulars for kind in cards] == [False] * 4 + [True] * 2


def test_a_shorter_and_a_longer_game():
    """WK-22.2"""
    assert new(3, game_length="8").pool == 24
    assert new(3, game_length="15").pool == 45


@pytest.mark.parametrize(("seats", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_razed_cities(seats, razed):
    """WK-3.3, WK-21.1: only cities of the Kingdom; all others are neutral."""
    p = new(seats)
    assert sum(owner == -2 for owner in p.owner) == razed
    assert all(owner == -1 for owner in p.owner[18:])


def test_chairman_and_head_are_two():
    """WK-3.5, WK-3.6"""
    for seed in range(30):
        p = new(2, seed)
        assert {p.chairman, p.head} == {0, 1}


def test_the_event_deck_is_cut_and_its_last_colour_known():
    """WK-3.1"""
    for seed in range(5):
        p = new(3, seed)
        assert p.bottom == PRINTED.events[p.event_deck[0]].colour
        assert sorted(p.event_deck) == list(range(36))


def test_all_assign_in_secret_at_once():
    """WK-3.10, WK-26.16, WK-1.18: nothing of it shows before the last is done."""
    p = new(3)
    assert asked(p) == "0,1,2 AssignTroops"
    play(p, "1: assign star")
    assert p.view(0)["board"]["barons"][1]["armies"][0]["troops"] == []
    assert p.view(1)["board"]["own"]["chosen"] == [["assign", 0]]


def test_equal_cards_never_go_to_an_earlier_army():
    """WK-26.16"""
    p = new(2)
    play(p, "0: assign triangle")
    assert options(p, 0) == ["assign triangle", "assign circle", "assign castle"]
    assert refusal(p, "assign star", 0).rule == "WK-26.16"
    assert refusal(p, "done", 0).rule == "WK-3.10"


def test_cards_go_where_they_were_assigned():
    """WK-3.10: the stronghold may keep some or none."""
    p = assigned(new(2), "star square castle circle star castle", "castle castle castle castle castle castle")
    assert [PRINTED.troops.strength[kind] for kind in p.troops[0]] == [50, 100]
    assert len(p.troops[4]) == 2 and len(p.troops[9]) == 6
    assert not any(p.troops[5:9])


def test_offer_and_agendas():
    """WK-3.11, WK-3.12"""
    p = assigned(new(4))
    assert len(p.offer) == 5 and len(p.agendas) == 3


def test_strongholds_in_chairman_order():
    """WK-3.13, WK-1.11"""
    p = assigned(new(4, 3))
    for seat in p.order():
        assert asked(p) == f"{seat} PlaceStronghold"
        play(p, options(p)[0])
    assert p.order()[0] == p.chairman


def test_where_a_stronghold_may_stand():
    """WK-3.13, WK-3.14, WK-21.3: no unrazed city, no other stronghold; razed ones are allowed; not on the edge with three."""
    p = assigned(new(3))
    names = {text.split()[1] for text in options(p)}
    for number in range(KINGDOM):
        city = PRINTED.cities.at[number]
        free = city < 0 or p.owner[city] == -2
        assert (AREAS[number] in names) == (free and number not in members(PRINTED.map.edge))
    taken = options(p)[0]
    play(p, taken)
    assert refusal(p, taken).rule == "WK-3.13"
    assert refusal(p, "stronghold north_cape").rule == "WK-21.3"
    assert "stronghold north_cape" in options(assigned(new(4)))


def placing(seats=3, *plans, **switches):
    p = assigned(new(seats, 5, **switches), *plans)
    while asked(p).endswith("PlaceStronghold"):
        play(p, options(p)[0])
    return p


def test_nobles_round_and_round_from_the_last_stronghold():
    """WK-3.15, WK-3.16: clockwise; who has none left is passed over."""
    p = placing(3, "star star square square star star", "star star star star star star")
    last = p.order()[-1]
    seats = []
    while asked(p).endswith("SetNoble"):
        seats.append(p.waiting[0])
        play(p, options(p)[0])
    assert seats[0] == last
    assert sorted(seats) == [0, 0, 1, 2]
    expected = [(last + turn) % 3 for turn in range(3)]
    assert seats[:3] == expected


def test_nobles_the_other_way_round():
    """WK-22.26"""
    p = placing(3, noble_placement_direction="counterclockwise")
    first = p.waiting[0]
    play(p, options(p)[0])
    assert p.waiting[0] == (first - 1) % 3


def test_where_nobles_may_be_placed():
    """WK-3.17: no foreign noble or stronghold, not overseas; own and neutral places are allowed."""
    p = placing(3)
    seat = p.waiting[0]
    mine, foreign = p.castle_area(seat), p.castle_area((seat + 1) % 3)
    assert f"noble star {AREAS[mine]}" in options(p)
    assert refusal(p, f"noble star {AREAS[foreign]}").rule == "WK-3.17"
    assert refusal(p, "noble star acre").code == "not-overseas"
    neutral = next(AREAS[PRINTED.cities.area[city]] for city in range(18) if p.owner[city] == -1)
    assert f"noble star {neutral}" in options(p)


def test_nobles_without_troops_stay_off_the_board():
    """WK-3.18"""
    p = placing(3)
    assert refusal(p, "noble square rota").rule == "WK-3.18"
    while asked(p).endswith("SetNoble"):
        play(p, options(p)[0])
    assert [p.at[army] == OFF for army in range(5)] == [False, True, True, True, False]


def test_the_fate_deck_is_shuffled_before_the_first_round():
    """WK-3.19: nobody knows anything of it."""
    p = placing(3)
    while asked(p).endswith("SetNoble"):
        play(p, options(p)[0])
    assert p.round == 1 and p.classes == 0
    assert {number for classes in p.known for number in classes} == {0}


def test_starting_mercenaries_are_random():
    """WK-3.20, WK-3.9: each card of the strength is equally likely."""
    seen = {new(2, seed).troops[4][4] for seed in range(60)}
    assert len(seen) == 6


def test_the_story_of_set_up():
    """WK-3.5, WK-21.1"""
    p = new(3)
    assert len(told(p, "razed-before")) == 7
    assert told(p, "officers") == [{"seat": p.chairman, "head_seat": p.head}]
    assert answers(p) is p
