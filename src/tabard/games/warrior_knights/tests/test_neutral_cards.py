"""Neutral action cards (WK-7) and event cards (WK-23)."""

import pytest

from tabard.games.warrior_knights.rules.events import top_colour
from tabard.games.warrior_knights.rules.neutral_cards import FundExpedition

from .tables import (
    AREAS,
    EVENTS,
    PRINTED,
    army,
    asked,
    city,
    fate,
    kind,
    options,
    phase,
    play,
    refusal,
    table,
    told,
    top_event,
    troops,
    turn_up,
    where,
)


def event(p, name, *cards, drawer=0):
    """The Head, seat 1 unless told otherwise, lets `drawer` draw this event."""
    top_event(p, name)
    fate(p, *cards)
    turn_up(p, "important_event")
    if asked(p).endswith("NameDrawer"):
        play(p, f"draws {drawer}")
    return p


# ---------------------------------------------------------------------- Important Event


@pytest.mark.parametrize(
    ("name", "faith", "seats"),
    [
        ("assassin", 0, []),
        ("assassin", 1, ["draws 0", "draws 1", "draws 2"]),
        ("miracle", 0, ["draws 0", "draws 2"]),
        ("miracle", 1, ["draws 0", "draws 1", "draws 2"]),
        ("earthquake", 0, ["draws 0", "draws 1", "draws 2"]),
    ],
)
def test_the_head_names_who_draws(name, faith, seats):
    """WK-7.1, WK-7.2, WK-7.3, WK-7.4, WK-7.5, WK-1.15, WK-26.8: the colour is open; without Faith red is taken, green given."""
    p = top_event(table(3, faith=[0, faith, 0]), name)
    assert p.view(0)["board"]["event_colour"] == top_colour(p)
    turn_up(p, "important_event")
    if seats:
        assert options(p) == seats
    else:
        assert told(p, "drawer")[0]["drawer_seat"] == 1  # forced


def test_passing_on_a_red_event_costs_faith():
    """WK-7.2, WK-7.3, WK-7.6"""
    p = event(table(3, faith=[0, 1, 0]), "embezzlement", drawer=2)
    assert p.faith[1] == 0 and p.crowns[2] == 15 - 7
    p = event(table(3, faith=[0, 1, 0]), "miracle", drawer=1)
    assert p.faith[1] == 0 + 2
    p = event(table(3, faith=[0, 1, 0]), "miracle", drawer=0)
    assert p.faith == [2, 1, 0]


def test_a_red_event_is_cancelled_by_its_drawer_alone():
    """WK-7.7, WK-7.8"""
    p = event(table(3, faith=[1, 1, 5]), "embezzlement", drawer=0)
    assert asked(p) == "0 CancelEvent"
    play(p, "cancel")
    assert p.crowns[0] == 15 and p.faith == [0, 0, 5] and EVENTS.index("embezzlement") in p.event_discard


def test_several_cancel_a_blue_event_together():
    """WK-7.9, WK-7.10: one open round from the drawer clockwise; exactly the cost is paid."""
    p = event(table(3, faith=[1, 1, 5], cities={"rota": 2}), "earthquake", "city:rota", drawer=2)
    assert asked(p) == "2 PledgeFaith" and options(p) == ["pledge 0", "pledge 1", "pledge 2"]
    play(p, "pledge 0", "pledge 1")
    assert asked(p) == "1 PledgeFaith"
    play(p, "pledge 1")
    assert p.faith == [0, 0, 5] and p.breaches[city("rota")] == 0


def test_a_round_that_falls_short_costs_nothing():
    """WK-7.10, WK-7.11: fate is drawn before anybody pledges."""
    p = event(table(3, faith=[1, 1, 0]), "earthquake", "city:rota", drawer=0)
    play(p, "pledge 0")
    assert p.faith == [1, 1, 0] and p.breaches[city("rota")] == 2


def test_events_are_discarded_or_last():
    """WK-7.12, WK-20.5, WK-20.9"""
    p = event(table(3), "heretic", drawer=1)
    assert (2, EVENTS.index("heretic"), 1, -1) in p.in_force and p.event_discard == ()
    p = top_event(table(3), "miracle")
    p.event_deck, p.event_discard = (EVENTS.index("miracle"),), (EVENTS.index("slander"),)
    turn_up(p, "important_event")
    play(p, "draws 0")
    assert sorted(p.event_deck) == [EVENTS.index("slander")] and p.event_discard == (EVENTS.index("miracle"),)


# ---------------------------------------------------------------------- red events


def test_heretic():
    """WK-23.1: no Faith from anywhere, the token passes to the other with the most Faith."""
    p = event(table(3, faith=[0, 0, 2]), "heretic", drawer=1)
    assert p.head == 2 and p.is_heretic(1)
    turn_up(p, "1 serve_the_church")
    assert told(p, "no-use") and p.faith[1] == 0


def test_no_heir_and_broken_line():
    """WK-23.2, WK-23.3: the card stays until the noble leaves the game."""
    p = event(table(3, faith=[0, 0, 0], head=0), "no_heir", "shape:square")
    assert p.heir[:5] == [1, 0, 1, 1, 1]
    p = event(table(3, faith=[0, 1, 0]), "broken_line", drawer=0)
    assert asked(p) == "1 NameTarget"
    play(p, "name_noble triangle")
    assert p.heir[2] == 0 and p.in_force[-1] == (2, EVENTS.index("broken_line"), 0, 2)


def test_assassin_and_camp_fever():
    """WK-23.4, WK-23.5"""
    p = event(table(3, "0 star rota r100 r50 r50", head=0), "assassin", "shape:star")
    assert p.dead[0] and where(p, 0, "star") == "off"
    p = event(table(3, "0 star rota english_200", "0 square off swiss_200", "0 circle monz r50", head=0), "camp_fever")
    assert [p.wounds[number] for number in range(4)] == [1, 1, 0, 0]


def test_without_a_target_nothing_happens():
    """WK-23.38, WK-23.4, WK-23.7, WK-23.11, WK-23.12: and nobody is asked to cancel."""
    for name in ("assassin", "city_in_revolt", "shipwreck", "great_fire"):
        p = event(table(3, faith=[3, 1, 0]), name, drawer=0)
        assert asked(p) == "2 RallySupport" and p.faith[0] == 3
        assert EVENTS.index(name) in p.event_discard


def test_goods_lost():
    """WK-23.6, WK-23.9, WK-23.10, WK-23.13"""
    assert event(table(3, head=0, crowns=[9, 0, 0]), "embezzlement").crowns[0] == 5
    assert event(table(3, head=0, votes=[5, 0, 0]), "slander").votes[0] == 2
    assert event(table(3, head=0, faith=[1, 0, 0]), "crisis_of_faith", drawer=0).faith[0] == 0
    armies = ("0 star rota r50", "0 square monz r50", "0 circle sea:surat r50", "0 triangle linden_vale r50")
    assert event(table(3, *armies, head=0, cities={"monz": 0}), "brigands").crowns[0] == 14


def test_cities_hit():
    """WK-23.7, WK-23.12, WK-16.8"""
    p = event(
        table(3, "0 star monz r50", cities={"rota": 0, "monz": 0}, head=0), "city_in_revolt", "city:monz", "city:rota"
    )
    assert p.owner[city("rota")] == -1 and p.owner[city("monz")] == 0
    p = table(3, cities={"rota": 0}, head=0)
    p.fortified[city("rota")] = 1
    event(p, "great_fire", "city:rota")
    assert (p.fortified[city("rota")], p.breaches[city("rota")]) == (0, 1)


def test_mutiny_shipwreck_and_back_pay():
    """WK-23.8, WK-23.11, WK-23.14, WK-7.31"""
    p = event(table(3, "0 star rota swiss_50 r50", "0 square monz swiss_100", head=0), "mutiny", "nation:swiss")
    assert troops(p, 0, "star") == ["regular_50"] and where(p, 0, "square") == "off"
    p = table(3, head=0)
    p.stage[1], p.blessed[1], p.stakes[3] = 2, 1, 4
    event(p, "shipwreck")
    assert (p.stage[1], p.blessed[1], p.stakes[3]) == (0, 0, 0)
    p = event(table(3, "0 star rota swiss_50 r50", head=0, crowns=[1, 0, 0]), "back_pay")
    play(p, "pay star swiss_50")
    assert p.crowns[0] == 0 and troops(p, 0, "star") == ["regular_50", "swiss_50"]


# ---------------------------------------------------------------------- green and blue events


def test_gains():
    """WK-23.15, WK-23.16, WK-23.17, WK-23.18, WK-23.24, WK-17.7"""
    assert event(table(3), "inheritance").crowns[0] == 21
    assert event(table(3, cities={"rota": 0, "acre": 0}), "good_harvest").crowns[0] == 15 + 2 + 2
    assert event(table(3), "popular_support").votes[0] == 3
    assert event(table(3), "miracle").faith[0] == 2
    p = event(table(3), "noble_marriage")
    assert p.influence[0] == 1 and p.pool == 29
    p = event(table(3, castles=["", "millrace", "oakholt"]), "noble_marriage")
    assert p.influence[0] == 0 and p.pool == 30


def test_recruits():
    """WK-23.19, WK-23.20, WK-10.6"""
    p = event(table(3), "volunteers")
    assert all(text.split()[1].endswith("_100") for text in options(p))
    play(p, options(p)[-1])
    assert len(troops(p, 0, "castle")) == 1
    p = table(3)
    p.offer = tuple(sorted([kind("english_200"), kind("swiss_50"), kind("swiss_50"), kind("polish_50")]))
    for each in p.offer:
        p.hireable[each] -= 1
    event(p, "defectors")
    play(p, "recruit english_200 castle")
    assert troops(p, 0, "castle") == ["english_200"] and len(p.offer) == 4


def test_surgeon_and_mason():
    """WK-23.21, WK-23.22"""
    p = event(
        table(3, "0 star rota r100 r50 *1", "0 castle linden_vale r100 r50 *1"),
        "surgeon" if "surgeon" in EVENTS else "skilled_surgeon",
    )
    assert p.wounds[:5] == [0] * 5
    p = table(3, cities={"rota": 0})
    p.breaches[city("rota")] = 2
    event(p, "master_mason")
    assert (p.fortified[city("rota")], p.breaches[city("rota")]) == (1, 0)
    assert event(table(3), "master_mason").crowns[0] == 18


def test_holy_relic():
    """WK-23.23: a Heretic gets neither."""
    p = event(table(3), "holy_relic")
    assert p.faith[0] == 1 and p.head == 0
    p = event(table(3, in_force=[(2, EVENTS.index("heretic"), 0, -1)]), "holy_relic")
    assert p.faith[0] == 0 and p.head == 1


def test_open_gates():
    """WK-23.25"""
    p = event(table(3, "0 star rota r50", "0 square kovel r50", "1 star kovel r50"), "open_gates")
    assert asked(p) == "0 ControlOrRaze"
    play(p, "control")
    assert p.owner[city("rota")] == 0
    assert event(table(3), "open_gates").crowns[0] == 18


def test_great_plague():
    """WK-23.27: the area and all next to it; not at sea, not off the board."""
    p = table(
        3,
        "0 star monz r100",
        "1 star greyfoot r100",
        "2 star rota swiss_100",
        "2 square sea:surat polish_100",
        "1 castle millrace r50",
    )
    assert AREAS.index("greyfoot") in PRINTED.map.neighbours[AREAS.index("monz")]
    event(p, "great_plague" if "great_plague" in EVENTS else "plague", "city:monz", "nation:swiss", "nation:swiss")
    assert p.dead[0] and p.dead[5] and not p.dead[10]
    assert p.wounds[army(2, "star")] == 0 and p.wounds[army(1, "castle")] == 0


def test_peasant_uprising_and_treason():
    """WK-23.28, WK-23.35"""
    p = table(3, "1 star monz r50", cities={"rota": 0, "monz": 1})
    event(p, "peasant_uprising", "city:rota", "city:monz")
    assert p.owner[city("rota")] == -1 and p.owner[city("monz")] == 1
    p = event(table(3, cities={"rota": 1, "kovel": 2, "monz": 0}), "treason")
    assert options(p) == ["name_city kovel", "name_city rota"]
    play(p, "name_city rota")
    assert p.owner[city("rota")] == -1


def test_earthquake_crusade_and_tournament():
    """WK-23.29, WK-23.30, WK-23.36"""
    p = event(table(3, cities={"rota": 0}), "earthquake", "city:rota")
    assert p.breaches[city("rota")] == 2 and p.wall_strength(city("rota")) == 0
    p = event(table(3, "0 star acre r50", "1 star sea:cadiz r50"), "call_to_crusade")
    assert p.faith == [2, 0, 0]
    p = event(table(3), "grand_tournament", "seat:2")
    assert p.influence[2] == 1 and p.crowns[2] == 17


def test_great_synod():
    """WK-23.31: the present Head chooses among the tied; a Heretic is passed over."""
    p = event(table(3, faith=[2, 0, 1]), "great_synod")
    assert p.head == 0
    p = event(table(3, faith=[2, 1, 2]), "great_synod")
    assert asked(p) == "1 ChooseHead" and options(p) == ["choose 0", "choose 2"]


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("tax_collectors", "phase-taxation"),
        ("demand_for_wages", "phase-wages"),
        ("emergency_session", "phase-assembly"),
    ],
)
def test_special_phases_by_event(name, word):
    """WK-23.32, WK-23.33, WK-23.34, WK-5.17"""
    p = table(3)
    p.areas = [(0,), (9,), (18,)]
    p.hands[0] = p.hands[7] = p.hands[14] = 1
    event(p, name)
    while asked(p) != "2 RallySupport":
        p.step(p.waiting[0], p.legal(p.waiting[0])[0])
    assert told(p, "phase") == [{"phase": word}]
    assert sum(len(area) for area in p.areas) == 2


# ---------------------------------------------------------------------- expeditions


def test_an_expedition_sets_out():
    """WK-7.13, WK-7.14, WK-7.16, WK-7.17, WK-26.9: Chairman order; up to 5 crowns; the Head may bless."""
    p = turn_up(table(3, crowns=[9, 3, 0], faith=[0, 1, 0]), "fund_expedition")
    assert options(p) == ["fund ceylon", "fund spice_islands", "fund china", "none"]
    play(p, "fund china")
    assert options(p) == [f"invest {crowns}" for crowns in range(6)]
    assert refusal(p, "invest 6").rule == "WK-7.14"
    play(p, "invest 5", "invest 3")
    assert asked(p) == "1 BlessExpedition"
    play(p, "bless")
    assert (p.stage[2], p.blessed[2], p.stakes[6:9]) == (1, 1, [5, 3, 0]) and p.faith[1] == 0


def test_without_money_nothing_starts():
    """WK-7.15"""
    p = turn_up(table(3), "fund_expedition")
    play(p, "fund ceylon", "invest 0", "invest 0", "invest 0")
    assert p.stage == [0, 0, 0]


def voyage(p, *cards):
    fate(p, *cards)
    phase(p, FundExpedition())
    if asked(p).endswith("StartExpedition"):
        play(p, "none")
    return p


def test_others_move_up_and_bring_news():
    """WK-7.18, WK-7.19, WK-7.23, WK-7.24, WK-X.10"""
    p = table(3, crowns=[0, 0, 0])
    p.stage, p.stakes[6], p.stakes[7] = [0, 1, 2], 5, 2
    p.stakes[3] = 1
    voyage(p, "news2:4")
    assert p.stage == [0, 2, 0] and p.crowns == [20, 8, 0] and p.stakes[6:9] == [0, 0, 0]


def test_no_news_and_a_lost_fleet():
    """WK-7.21, WK-7.22"""
    p = table(3, crowns=[0, 0, 0])
    p.stage, p.stakes[6], p.blessed = [0, 0, 3], 5, [0, 0, 0]
    voyage(p, "news2:none")
    assert p.stage[2] == 3 and p.stakes[6] == 5
    voyage(p, "news2:lost")
    assert p.stage[2] == 0 and p.crowns[0] == 0 and p.stakes[6] == 0


def test_a_blessed_expedition_takes_the_better_of_two():
    """WK-7.20"""
    p = table(3, crowns=[0, 0, 0])
    p.stage, p.stakes[6], p.blessed = [0, 0, 3], 5, [0, 0, 1]
    voyage(p, "news2:lost", "news2:4")
    assert p.crowns[0] == 20 and p.blessed[2] == 0


# ---------------------------------------------------------------------- Upgrade Defenses, Muster Troops, Uncertain Times


def test_upgrade_defenses():
    """WK-7.25, WK-7.26, WK-7.27, WK-7.28, WK-26.18: one place each, in Chairman order; nothing besieged."""
    p = table(3, cities={"rota": 0, "monz": 0, "kovel": 1}, crowns=[5, 4, 15])
    p.breaches[city("rota")], p.breaches[24], p.fortified[city("rota")] = 3, 1, 1
    p.besieger[city("monz")] = 2
    p.at[army(2, "star")], p.troops[army(2, "star")] = AREAS.index("monz"), (0,)
    turn_up(p, "upgrade_defenses")
    assert options(p) == ["repair rota 1", "repair rota 2", "repair stronghold0 1", "nothing"]
    assert refusal(p, "fortify monz").rule == "WK-7.28"
    assert refusal(p, "fortify rota").rule == "WK-7.27"
    play(p, "repair rota 2")
    assert p.breaches[city("rota")] == 1 and p.crowns[0] == 1
    assert options(p) == ["fortify kovel", "nothing"]
    play(p, "fortify kovel")
    assert p.fortified[city("kovel")] and p.crowns[1] == 0 and p.wall_strength(city("kovel")) == 300


def test_muster_troops():
    """WK-7.29: one army, wherever it is."""
    p = table(3, "0 star off r100 r50 *1", "0 castle linden_vale english_200 r100 *2", crowns=[4, 0, 0])
    turn_up(p, "muster_troops")
    assert options(p) == ["heal star 1", "heal castle 1", "heal castle 2", "nothing"]
    play(p, "heal castle 2")
    assert p.wounds[4] == 0 and p.crowns[0] == 0


def test_uncertain_times():
    """WK-7.30: nothing is known of the fate deck any more."""
    p = table(3)
    p.known[0] = (*range(1, 25),)
    turn_up(p, "uncertain_times")
    assert {number for classes in p.known for number in classes} == {0} and told(p, "fate-shuffled")
