"""Terms and information (WK-1), the fate deck (WK-20), rest of battles, sieges and the Assembly."""

import pytest

from tabard.games.warrior_knights.cards import REFUSALS
from tabard.games.warrior_knights.rules.agendas import Enact
from tabard.games.warrior_knights.rules.assembly import Assembly
from tabard.games.warrior_knights.rules.fate import draw_fate, find_city, find_seat
from tabard.games.warrior_knights.rules.upkeep import Upkeep

from .tables import (
    AGENDAS,
    EVENTS,
    PRINTED,
    area,
    army,
    asked,
    city,
    fate,
    options,
    phase,
    play,
    table,
    told,
    top_event,
    troops,
    turn_up,
    walk,
    where,
)

# ---------------------------------------------------------------------- terms


def test_strengths():
    """WK-1.4, WK-1.5, WK-1.9: printed strengths, maintained troops, less 100 for each token."""
    p = table(3, "0 star rota r100 english_200 *1", "0 castle linden_vale r50")
    assert (p.strength(0), p.effective(0), p.strength(4)) == (300, 200, 50)
    p.office[0] = AGENDAS.index("lord_marshal")
    assert (p.strength(0), p.effective(0)) == (500, 400)


def test_cities_are_controlled_neutral_or_razed():
    """WK-1.7, WK-1.8, WK-16.4: control does not depend on a noble."""
    p = table(3, cities={"rota": 1})
    p.owner[city("monz")] = -2
    views = p.view(0)["board"]["cities"]
    assert (
        views[city("rota")]["owner"] == 1
        and views[city("kovel")]["owner"] is None
        and not views[city("kovel")]["razed"]
    )
    assert views[city("monz")]["razed"] and p.walls_in(area("monz")) == []


def test_on_the_board_at_sea_off_the_board():
    """WK-1.13, WK-1.6"""
    p = table(3, "0 star rota r50", "0 square sea:surat r50", "0 circle off r50")
    p.dead[3] = 1
    armies = p.view(1)["board"]["barons"][0]["armies"]
    assert [(each["area"], each["at_sea"], each["dead"]) for each in armies[:4]] == [
        (area("rota"), False, False),
        (area("surat"), True, False),
        (None, False, False),
        (None, False, True),
    ]


def test_what_is_open_to_everyone():
    """WK-1.14: alike for everybody, onlookers included."""
    for number, p in enumerate(walk(3, 5, round_limit=2)):
        if number % 20 == 0:
            boards = [p.view(seat)["board"] for seat in (None, 0, 1, 2)]
            for board in boards:
                board.pop("own")
                board.pop("battle")
            assert boards[0] == boards[1] == boards[2] == boards[3]


def test_what_nobody_sees():
    """WK-1.15, WK-1.20: orders of decks and stacks are in no view."""
    p = table(3)
    words = str(p.view(0)["board"].keys())
    assert not any(name in words for name in ("event_order", "unused", "hireable", "known"))


def test_two_answers_are_always_asked_and_one_never():
    """WK-1.24, WK-5.2: use or decline is asked though nobody would decline."""
    p = turn_up(table(3), "0 rally_support")
    assert options(p) == ["use", "decline"]


def test_neutral_cards_return_to_their_pile():
    """WK-5.3, WK-2.11"""
    p = turn_up(table(3), "uncertain_times")
    assert p.areas == [(), (), ()] and asked(p) == "2 RallySupport"


# ---------------------------------------------------------------------- fate


def test_a_card_is_seen_by_all_and_goes_under_the_deck():
    """WK-20.1, WK-20.3, WK-20.4, WK-1.19: everybody knows its place from then on."""
    p = fate(table(3), "city:rota")
    top = p.fate[-1]
    assert draw_fate(p) == top and p.fate[0] == top
    assert all(classes.count(classes[top]) == 1 for classes in p.known)


def test_drawing_goes_on_until_a_card_fits():
    """WK-20.2: and not a single card is drawn if none could fit."""
    p = fate(table(2), "seat:1", "city:rota", "city:monz")
    assert find_seat(p, [0]) == 0
    p = fate(table(3), "city:rota", "city:acre", "city:monz")
    assert find_city(p, [city("monz")]) == city("monz")
    before = p.fate
    assert find_city(p, []) == -1 and p.fate == before


def test_an_important_event_without_cards_has_no_effect():
    """WK-20.10, WK-20.6"""
    p = table(3)
    p.event_deck = p.event_discard = ()
    turn_up(p, "important_event")
    assert asked(p) == "2 RallySupport"


# ---------------------------------------------------------------------- battles


def open_field(p, *cards):
    fate(p, *cards)
    turn_up(p, "0 versatile_strategy")
    play(p, next(each for each in options(p) if each.startswith("battle")))
    return p


def test_commanders_are_named_attacker_first():
    """WK-12.11: a lone noble commands himself."""
    p = table(
        3,
        "0 star oxcart_heath r50",
        "0 circle oxcart_heath r50",
        "1 star oxcart_heath r50",
        "1 square oxcart_heath r50",
    )
    open_field(p)
    play(p, "join star", "join circle")
    assert asked(p) == "0 NameCommander" and options(p) == ["command star", "command circle"]
    play(p, "command circle")
    assert asked(p) == "1 NameCommander"


def test_casualties_are_placed_by_their_owner():
    """WK-12.24, WK-12.33, WK-12.37: the attacker first; the deaths follow at the end, the attacker's first."""
    p = table(3, "0 circle oxcart_heath r50", "1 star oxcart_heath r50", "1 square oxcart_heath r50 english_100")
    open_field(p, "deal", "prevent", "deal", "deal", "prevent", "victory")
    play(p, "command star", "0: discard 1", "0: done", "1: spare", "1: discard 1", "1: discard 2", "1: done")
    assert asked(p) == "1 TakeCasualty" and options(p) == ["wound star", "wound square"]
    assert p.wounds[army(0, "circle")] == 1
    play(p, "wound star")
    assert [words["noble"] for words in told(p, "died")] == ["noble-red-circle", "noble-yellow-star"]


def test_stronghold_troops_take_no_part_in_the_open_field():
    """WK-12.38"""
    p = table(3, "0 star linden_vale r50", "0 castle linden_vale english_200", "1 star linden_vale r50")
    open_field(p)
    assert [len(row) for row in p.rows] == [2, 2]


def assault(p, *cards):
    fate(p, *cards)
    turn_up(p, "0 mobilize_forces")
    place = next(p.at[number] for number in range(4) if p.at[number] >= 0)
    play(p, f"area {PRINTED.map.ids[place]}")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    return play(
        p, f"attack {6 if p.wall_owner(p.walls_in(place)[0]) < 0 else p.wall_owner(p.walls_in(place)[0])} assault"
    )


def test_a_city_can_win_by_victories():
    """WK-13.1, WK-13.8, WK-13.10: the city itself stands for a defender without nobles."""
    p = table(3, "0 circle rota r50")
    assault(p, "prevent", "prevent", "victory", "prevent", "nation:swiss")
    play(p, "0: discard 0", "0: done")
    assert told(p, "victories-defender-neutral") and asked(p) == "0 ChooseRetreat"


def test_nothing_is_captured_without_a_living_attacker():
    """WK-13.8: step 4 is skipped."""
    p = table(3, "0 circle rota r50")
    assault(p, "victory", "victory", "deal", "deal", "nation:swiss")
    play(p, "0: discard 0", "0: done")
    assert p.dead[army(0, "circle")] and p.owner[city("rota")] == -1 and not told(p, "victories-attacker-neutral")


def test_a_city_without_strength_or_nobles_is_captured_at_once():
    """WK-13.8, WK-13.5: breaches only down to 0."""
    p = table(3, "0 circle rota english_200 swiss_200")
    assault(p, "deal", "deal", "deal", "deal", "victory", "victory", "victory", "victory")
    play(p, "0: discard 4", "0: discard 5", "0: done")
    assert p.breaches[city("rota")] == 2 and asked(p) == "0 ControlOrRaze"


def test_defenders_leave_a_captured_city():
    """WK-13.9, WK-13.21: a partial victory drives them out, then the captor decides."""
    p = table(3, "0 circle rota english_200 swiss_200", "1 circle rota r50", cities={"rota": 1})
    assault(p, "victory", *["prevent"] * 5, "deal", "deal", "prevent", "deal", "nation:polish")
    play(p, "0: discard 4", "0: discard 5", "0: done", "1: discard 1", "1: discard 3", "1: done")
    assert told(p, "victories-attacker")[0]["lead"] == 1 and asked(p) == "1 ChooseRetreat"
    play(p, "retreat south_horn")
    assert asked(p) == "0 ControlOrRaze" and where(p, 1, "circle") == "south_horn"
    play(p, "control")
    assert p.owner[city("rota")] == 0


def test_a_stronghold_that_falls_to_nobody():
    """WK-13.19: every attacker died; it is removed, but nobody is rewarded."""
    castles = ["froli", "linden_vale", "oakholt"]
    p = table(3, "0 circle linden_vale r50", "1 castle linden_vale r100", castles=castles, crowns=[0, 8, 0])
    p.breaches[25] = 4
    assault(p, "deal", "prevent", "deal", "nation:swiss", "nation:swiss")
    play(p, "0: discard 1", "0: done")
    assert p.dead[army(0, "circle")] and p.castle_area(1) == -1 and p.crowns == [0, 8, 0]
    assert troops(p, 1, "castle") == ["regular_100"]


def test_a_ceded_city_keeps_what_it_has():
    """WK-13.18, WK-14.11: fortification, breaches and a third baron's siege; a siege of the new owner ends."""
    castles = ["froli", "linden_vale", "oakholt"]
    for besieger, left in ((2, 2), (0, -1)):
        p = table(3, "0 star linden_vale r50", f"{besieger} square rota r50", castles=castles, cities={"rota": 1})
        rota = city("rota")
        p.breaches[25], p.breaches[rota], p.fortified[rota], p.besieger[rota] = 4, 1, 1, besieger
        assault(p)
        play(p, "control")
        assert (p.owner[rota], p.breaches[rota], p.fortified[rota], p.besieger[rota]) == (0, 1, 1, left)


def test_a_besieged_stronghold():
    """WK-14.14: Influence from cities goes on, repair does not."""
    p = table(3, "1 star linden_vale english_200 swiss_200", cities={"rota": 0})
    p.besieger[24], p.breaches[24] = 1, 1
    from tabard.games.warrior_knights.rules.neutral_cards import upgrades

    assert [move for move in upgrades(p, 0) if move[1] == 24] == []
    fate(p, "quiet")
    phase(p, Upkeep())
    assert p.influence[0] == 1


def test_a_second_siege_of_a_stronghold():
    """WK-14.9, WK-14.16, WK-14.15: defenders die in their owner's order; then the reward."""
    castles = ["froli", "linden_vale", "oakholt"]
    p = table(
        3, "0 star linden_vale english_200 swiss_200 polish_200", "0 square linden_vale lombard_200 tuscan_200",
        "1 star linden_vale r50", "1 circle linden_vale r50", castles=castles, crowns=[0, 8, 0], round=3,
    )  # fmt: skip
    p.besieger[25], p.besieged_in[25] = 0, 2
    fate(p, "nation:romanian", "nation:romanian")
    turn_up(p, "0 mobilize_forces")
    play(p, "area linden_vale")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    play(p, "attack 1 siege", "join square")  # without the star it would be too weak: he is taken unasked
    assert options(p) == ["first star", "first circle"]
    play(p, "first circle")
    assert p.castle_area(1) == -1 and p.crowns == [4, 4, 0] and p.dead[5] and p.dead[8]


# ---------------------------------------------------------------------- Assembly and laws


def test_a_new_chairman_presides_at_once():
    """WK-9.49: the order already announced stands."""
    p = table(3)
    p.agendas = tuple(AGENDAS.index(name) for name in ("new_chairman", "poll_tax"))
    phase(p, Assembly())
    play(p, "agenda new_chairman")
    play(p, "0: votes 0", "1: votes 0", "2: votes 0", "for 2", "accept")
    play(p, "0: votes 0", "1: votes 0", "2: votes 0")
    assert asked(p) == "2 BreakTie"


def test_laws_bind_those_who_were_absent():
    """WK-9.45, WK-27.10"""
    p = table(
        3,
        "2 star rota r50",
        in_force=[(0, AGENDAS.index("poll_tax"), -1, -1), (0, AGENDAS.index("ambassador_to_the_east"), 2, -1)],
    )
    from tabard.games.warrior_knights.rules.taxation_and_wages import Taxation

    phase(p, Taxation())
    assert asked(p) == "2 PayLaw"
    assert {"when_due", "at_once"} < set(REFUSALS)


def test_an_office_of_a_baron_without_nobles_is_discarded():
    """WK-9.51, WK-1.22"""
    p = table(3)
    p.gone[5:9] = [1] * 4
    phase(p, Enact(AGENDAS.index("lord_marshal"), 1))
    play(p, "accept")
    assert p.in_force == [] and AGENDAS.index("lord_marshal") in p.agenda_discard


# ---------------------------------------------------------------------- Upkeep


def test_each_baron_does_all_of_step_6_before_the_next():
    """WK-17.12, WK-17.26"""
    p = table(3, "0 star off r50", "1 star off r50")
    phase(p, Upkeep())
    seats = []
    while asked(p) != "2 RallySupport":
        seats.append(p.waiting[0])
        play(p, "done")
    assert seats == sorted(seats) and set(seats) == {0, 1}


@pytest.mark.parametrize("name", ["inheritance", "slander"])
def test_events_ask_only_what_is_listed(name):
    """WK-26.22"""
    p = top_event(table(3, faith=[0, 0, 0], head=0), name)
    turn_up(p, "important_event")
    while asked(p).endswith("NameDrawer"):
        play(p, options(p)[0])
    assert asked(p) == "2 RallySupport" and EVENTS.index(name) in p.event_discard


def test_a_spared_ability_is_unseen_until_the_reveal():
    """WK-26.21, WK-12.23"""
    p = table(3, "0 star oxcart_heath r50", "1 circle oxcart_heath r50")
    open_field(p, "victory", "victory", "prevent", "prevent")
    before = p.view(1)
    play(p, "0: spare")
    assert p.view(1) == before and troops(p, 0, "star") == ["regular_50"]
