"""Battles (WK-12), assaults and strongholds (WK-13), sieges (WK-14)."""

import pytest

from .tables import (
    AGENDAS,
    PRINTED,
    area,
    army,
    asked,
    city,
    fate,
    options,
    play,
    refusal,
    table,
    told,
    troops,
    turn_up,
    where,
)


def field(p, *cards):
    """Seat 0 fights seat 1 in the open field: these fate cards are drawn, the attacker's first."""
    fate(p, *cards)
    turn_up(p, "0 versatile_strategy")
    play(p, next(each for each in options(p) if each.startswith("battle")))
    return play(p, "attack 1 field") if asked(p) == "0 Declare" else p


def drawn(p):
    return [len(row) for row in p.rows]


# ---------------------------------------------------------------------- declaring and preparing


def test_who_may_be_attacked():
    """WK-12.1, WK-12.2, WK-12.5, WK-12.6, WK-26.27: nobles in the open, a city or stronghold that is not one's own."""
    p = table(3, "0 star kovel english_200 r100", "1 star kovel r50", "2 star kovel r50", cities={"kovel": 2})
    turn_up(p, "0 mobilize_forces")
    play(p, "area kovel")
    assert options(p) == ["attack 1 field", "attack 2 assault", "attack 2 siege", "peace"]  # seat 2 is inside the city


def test_one_comes_out_of_ones_own_city():
    """WK-12.7, WK-14.6: against besiegers it is an open-field battle."""
    p = table(3, "0 star kovel r100", "1 star kovel english_200", cities={"kovel": 0})
    p.besieger[city("kovel")] = 1
    turn_up(p, "0 mobilize_forces")
    play(p, "area kovel")
    assert options(p) == ["attack 1 field", "peace"]


def test_exhausted_nobles_and_those_at_sea_do_not_attack():
    """WK-12.1, WK-1.12, WK-6.10"""
    p = table(3, "0 star oxcart_heath r50", "0 square sea:surat r50", "1 star oxcart_heath r50")
    p.tired[0] = 1
    turn_up(p, "0 versatile_strategy")
    assert not [text for text in options(p) if text.startswith("battle")]
    assert refusal(p, "battle oxcart_heath").rule == "WK-12.1"


def test_the_attacker_chooses_who_fights_and_the_defender_does_not():
    """WK-12.3, WK-12.4, WK-6.11, WK-6.16: only those who attacked are exhausted."""
    p = table(
        3,
        "0 star oxcart_heath r50",
        "0 square oxcart_heath r50",
        "1 star oxcart_heath r100",
        "1 circle oxcart_heath r50",
    )
    p.tired[army(1, "circle")] = 1
    fate(p, "deal", "deal", "prevent", "prevent")
    turn_up(p, "0 versatile_strategy")
    play(p, "battle oxcart_heath")
    assert options(p) == ["join star", "join square"]
    play(p, "join square")
    assert options(p) == ["done"] or asked(p).startswith("1 ")
    play(p, "command star")
    assert drawn(p) == [2, 3]


def test_cards_for_strength_and_commander():
    """WK-12.13, WK-12.14, WK-12.15, WK-X.3, WK-X.5"""
    for cards, expected in (
        ("english_100 swiss_100 r50", 4),
        ("english_100 swiss_100 r50 *1", 3),
        ("r50", 2),
        ("english_200 swiss_200 polish_200 romanian_200 lombard_100", 10),
    ):
        p = field(table(3, f"0 star oxcart_heath {cards}", "1 star oxcart_heath r50"), "deal")
        assert drawn(p) == [expected, 2], cards


def test_discards_are_due():
    """WK-12.17, WK-X.3, WK-26.6: two, or one of two; at least one card is kept."""
    p = field(
        table(3, "0 star oxcart_heath english_100 r50", "1 star oxcart_heath r50"),
        "deal",
        "deal",
        "prevent",
        "victory",
        "victory",
    )
    assert options(p, 0) == ["discard 0", "discard 1", "spare"]
    assert refusal(p, "done", 0).rule == "WK-12.17"
    play(p, "0: discard 0", "0: discard 1")
    assert options(p, 0) == ["done"]
    assert options(p, 1) == ["discard 0", "discard 1", "spare"]
    play(p, "1: discard 1")
    assert options(p, 1) == ["done"]


def test_rows_are_seen_by_their_owner_alone_until_the_reveal():
    """WK-12.16, WK-12.20, WK-1.16"""
    p = field(table(3, "0 star oxcart_heath r50", "1 star oxcart_heath r50"), "deal", "deal", "prevent", "prevent")
    rows = p.view(0)["board"]["battle"]["sides"]
    assert None not in rows[0]["cards"] and rows[1]["cards"] == [None, None]
    assert p.view(2)["board"]["battle"]["sides"][0]["cards"] == [None, None]
    play(p, "0: discard 0", "0: done")
    assert p.view(2)["board"]["battle"]["sides"][0]["thrown"] == []


# ---------------------------------------------------------------------- resolving


def test_casualties_are_dealt_less_those_prevented():
    """WK-12.22, WK-12.24, WK-12.34, WK-X.6"""
    p = table(3, "0 triangle oxcart_heath r100 r50", "1 circle oxcart_heath english_100 swiss_100")
    duel_cards = ["deal", "deal", "prevent", "prevent", "victory", "prevent", "prevent"]
    field(p, *duel_cards)
    play(p, "0: discard 1", "0: discard 2", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert p.wounds[army(1, "circle")] == 0  # prevent, prevent against one deal


def test_the_star_deals_one_more_and_the_square_prevents_one():
    """WK-12.23, WK-12.12: not if he is exhausted, not if he is spared."""
    p = table(3, "0 star oxcart_heath r100", "1 circle oxcart_heath english_200")
    field(p, "victory", "victory", "victory", "victory", "victory", "victory", "deal")
    play(p, "0: discard 0", "0: discard 1", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert told(p, "casualties")[0]["defender"] == 1
    p = table(3, "0 star oxcart_heath r100", "1 circle oxcart_heath english_200")
    field(p, "victory", "victory", "victory", "victory", "victory", "victory", "deal")
    play(p, "0: spare", "0: discard 0", "0: discard 1", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert told(p, "casualties")[0]["defender"] == 0
    p = table(3, "0 star oxcart_heath r100", "1 square oxcart_heath english_200")
    field(p, "deal", "victory", "victory", "victory", "victory", "victory", "deal")
    play(p, "0: discard 1", "0: discard 2", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert told(p, "casualties")[0]["defender"] == 1  # deal and star, less the square


def test_an_exhausted_commander_has_no_ability():
    """WK-12.12: he still gives his +200."""
    p = table(3, "0 circle oxcart_heath r100", "1 square oxcart_heath english_200")
    p.tired[army(1, "square")] = 1
    field(p, "deal", "victory", "victory", "prevent", "prevent", "victory", "victory")
    assert drawn(p) == [3, 4] and "spare" not in options(p, 1)
    play(p, "0: discard 1", "0: discard 2", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert told(p, "casualties")[0]["defender"] == 1


def test_draw_one_fate_draws_on():
    """WK-12.21"""
    p = table(3, "0 circle oxcart_heath r50", "1 circle oxcart_heath english_200")
    field(p, "draw", "victory", "prevent", "prevent", "prevent", "prevent", "draw", "deal")
    play(p, "0: discard 1", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert [words["result"] for words in told(p, "more-fate")] == ["fate-draw", "fate-deal"]
    assert told(p, "casualties")[0]["defender"] == 0


def test_a_full_army_loses_its_noble():
    """WK-12.25, WK-12.26, WK-12.27, WK-X.7: the rest of the casualties is lost, and victories are not counted."""
    p = table(3, "0 star oxcart_heath r100 english_100", "1 circle oxcart_heath r50")
    field(p, "deal", "deal", "victory", "victory", "victory", "victory")
    play(p, "0: discard 2", "0: discard 3", "0: done", "1: discard 0", "1: done")
    assert told(p, "casualties")[0]["defender"] == 3
    assert p.dead[army(1, "circle")] and not told(p, "victories-attacker")
    assert troops(p, 1, "circle") == ["regular_50"]  # regulars pass to the heir (WK-15.13)


def test_a_partial_victory_drives_the_enemy_away():
    """WK-12.31, WK-15.2, WK-15.3: to a neighbouring area free of others; it does not exhaust."""
    p = table(
        3,
        "0 circle oxcart_heath r50",
        "1 circle oxcart_heath english_200 r100",
        "2 star reed_shore r50",
        "2 square chapel_wood r50",
    )
    field(p, "victory", "prevent", "prevent", "prevent", "prevent", "prevent", "prevent", "nation:swiss")
    play(p, "0: discard 1", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert asked(p) == "1 ChooseRetreat"
    assert options(p) == ["retreat saltflats", "retreat vineyard_slopes", "retreat rota"]
    assert refusal(p, "retreat reed_shore").rule == "WK-15.2"
    play(p, "retreat rota")
    assert where(p, 1, "circle") == "rota" and not p.tired[army(1, "circle")]


def test_a_full_victory_kills_and_scatters():
    """WK-12.29, WK-12.30, WK-12.28: the triangle counts one; regulars stay with the heir, no desertion card is drawn."""
    p = table(3, "0 triangle oxcart_heath r50", "1 circle oxcart_heath english_200 r100")
    field(p, "victory", "prevent", "prevent", "prevent", "prevent", "prevent", "prevent")
    play(p, "0: discard 1", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert told(p, "victories-attacker")[0]["lead"] == 2
    assert p.dead[army(1, "circle")] and troops(p, 1, "circle") == ["regular_100"]
    assert told(p, "desertion") == []


def test_a_full_victory_by_the_english_rules():
    """WK-22.30: the death procedure, with a desertion card and the losses."""
    p = table(
        3,
        "0 triangle oxcart_heath r50",
        "1 circle oxcart_heath english_200 r100",
        full_victory_troops="death_procedure",
    )
    field(p, "victory", "prevent", "prevent", "prevent", "prevent", "prevent", "nation:swiss")
    play(p, "0: discard 1", "0: done", "1: discard 0", "1: discard 1", "1: done")
    assert len(told(p, "desertion")) == 1 and "english_200" in troops(p, 1, "circle")


def test_equal_victories_change_nothing():
    """WK-12.32, WK-12.35: both stay in the area."""
    p = table(3, "0 circle oxcart_heath r50", "1 circle oxcart_heath r50")
    field(p, "victory", "prevent", "victory", "prevent")
    play(p, "0: discard 1", "0: done", "1: discard 1", "1: done")
    assert where(p, 0, "circle") == where(p, 1, "circle") == "oxcart_heath"
    assert told(p, "victories-even")


def test_the_cycle_of_fate_cards():
    """WK-12.19, WK-12.36, WK-20.3, WK-20.11, WK-20.12, WK-X.19"""
    p = table(3, "0 circle oxcart_heath r100", "1 circle oxcart_heath english_100")
    field(p, "victory", "prevent", "prevent", "prevent", "prevent", "prevent")
    deck = len(p.fate)
    rows = p.rows[:]
    play(p, "0: discard 1", "0: discard 2", "0: done", "1: discard 0", "1: discard 2", "1: done")
    bottom = p.fate[::-1]
    gone = [rows[0][1], rows[0][2], rows[1][0], rows[1][2]]
    start = bottom.index(gone[0])
    assert list(bottom[start : start + 4]) == gone
    assert start in (deck, deck - 1)  # one card was drawn for desertion and lies below everything
    assert set(bottom[start + 4 : start + 6]) == {rows[0][0], rows[1][1]}
    kept = rows[0][0]
    assert p.known[0][gone[0]] != p.known[1][gone[0]] and p.known[2][kept] == p.known[2][rows[1][1]]
    assert p.rows == [(), ()]


# ---------------------------------------------------------------------- assault


def assault(p, *cards):
    fate(p, *cards)
    turn_up(p, "0 mobilize_forces")
    place = next(p.at[army] for army in range(4) if p.at[army] >= 0)
    play(p, f"area {PRINTED.map.ids[place]}")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    return p


def test_a_neutral_city_draws_for_its_strength_alone():
    """WK-13.2, WK-13.3, WK-13.6, WK-X.13, WK-12.18: no commander, no discard; breaches down to 0."""
    p = table(3, "0 triangle rota english_200 swiss_200")
    assault(p, "deal", "deal", "prevent", "victory", "draw", "draw", "prevent", "victory")
    play(p, "attack 6 assault")
    assert drawn(p) == [6, 2]
    play(p, "0: discard 4", "0: discard 5", "0: done")
    assert p.breaches[city("rota")] == 1 and asked(p) == "0 ControlOrRaze"
    play(p, "control")
    assert p.owner[city("rota")] == 0 and p.breaches[city("rota")] == 1  # WK-13.7, WK-13.12


def test_a_city_of_no_strength_falls_without_cards():
    """WK-13.11"""
    p = table(3, "0 star rota r50")
    p.breaches[city("rota")] = 2
    assault(p)
    play(p, "attack 6 assault")
    assert asked(p) == "0 ControlOrRaze" and not told(p, "row")


def test_razing():
    """WK-16.5, WK-16.6, WK-16.7: three times the printed income; it is never controlled again."""
    p = table(3, "0 star rota r50")
    p.breaches[city("rota")] = 2
    assault(p)
    play(p, "attack 6 assault", "raze")
    assert p.owner[city("rota")] == -2 and p.crowns[0] == 15 + 3 * PRINTED.cities.income[city("rota")]
    assert p.city_in(area("rota")) == -1 and p.standing_cities() == 17


def test_the_ban_on_razing():
    """WK-24.13, WK-9.56: obeying leaves control alone."""
    p = table(3, "0 star rota r50", in_force=[(0, AGENDAS.index("no_razing"), -1, -1)])
    p.breaches[city("rota")] = 2
    assault(p)
    play(p, "attack 6 assault", "raze", "obey")
    assert p.owner[city("rota")] == 0 and p.banned == [0, 0, 0]


def test_the_owner_defends_with_the_walls():
    """WK-13.2, WK-13.4, WK-X.4: a city of 300 and 200 troops under a noble draw 7 cards; casualties may be breaches."""
    p = table(3, "0 star vecht english_200 swiss_200", "1 circle vecht polish_200", cities={"vecht": 1})
    assault(p, *["deal"] * 6, "victory")
    play(p, "attack 1 assault")
    assert drawn(p) == [6, 7]
    play(p, "0: discard 4", "0: discard 5", "0: done", "1: discard 5", "1: discard 6", "1: done")
    assert asked(p).endswith("TakeCasualty")
    before = p.wall_strength(city("vecht"))
    while asked(p) == "0 TakeCasualty":
        play(p, options(p)[0])
    if asked(p) == "1 TakeCasualty":
        assert options(p) == ["wound circle", "breach"]
        play(p, "breach")
        assert p.wall_strength(city("vecht")) == before - 100


def test_a_fortified_city_adds_100():
    """WK-1.10, WK-X.4, WK-X.11, WK-16.1, WK-16.2"""
    from tabard.games.warrior_knights.rules.cities import breach, neutralize

    p = table(3, cities={"vecht": 1})
    vecht = city("vecht")
    p.fortified[vecht] = 1
    assert p.wall_strength(vecht) == 400
    for _ in range(4):
        breach(p, vecht)
    assert (p.wall_strength(vecht), p.fortified[vecht], p.breaches[vecht]) == (0, 0, 3)
    p.fortified[vecht] = 1
    neutralize(p, vecht, "WK-16.1")
    assert (p.owner[vecht], p.fortified[vecht], p.breaches[vecht]) == (-1, 0, 3)  # WK-16.3


def test_third_barons_are_asked():
    """WK-12.8, WK-12.9: after one refusal the attack is not declared, and not asked for again with this card."""
    p = table(3, "0 star rota english_200", "2 star rota r50")
    assault(p, "deal")
    play(p, "attack 6 assault")
    assert asked(p) == "2 Permit" and p.prompt(2)["rule"] == "WK-12.8"
    play(p, "no")
    assert asked(p) == "0 ChooseArea"
    play(p, "area rota")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    assert "attack 6 assault" not in options(p) and "attack 6 siege" in options(p)


def test_nobody_leaves_a_battle():
    """WK-12.10: once it is declared, none of the questions it asks can be answered by going away."""
    p = field(table(3, "0 star rota english_200", "1 star rota r100 r100"), *["deal"] * 8)
    verbs = set()
    while "Battle." in p.where:
        verbs |= {move[0] for seat in p.waiting for move in p.legal(seat)}
        p.play(p.waiting[0], p.legal(p.waiting[0])[0])
    assert verbs and not verbs & {"peace", "stop", "decline", "enough", "march", "sail"}


# ---------------------------------------------------------------------- strongholds


def storm(p):
    """Seat 0 assaults the stronghold of seat 1, which has no strength left."""
    assault(p)
    return play(p, "attack 1 assault")


def test_a_fallen_stronghold_pays_ransom_and_a_city():
    """WK-13.13, WK-13.17, WK-13.22, WK-X.17, WK-13.20: half the crowns rounded down, a city of the loser's choice."""
    p = table(
        3,
        "0 star linden_vale r50",
        castles=["froli", "linden_vale", "oakholt"],
        cities={"rota": 1, "kovel": 1},
        crowns=[0, 7, 0],
    )
    p.breaches[25] = 4
    storm(p)
    assert p.crowns == [3, 4, 0]
    assert asked(p) == "1 CedeCity" and options(p) == ["cede kovel", "cede rota"]
    play(p, "cede kovel", "control")
    assert p.owner[city("kovel")] == 0 and p.castle_area(1) == -1 and p.breaches[25] == 0


def test_the_sanctity_of_strongholds():
    """WK-24.12, WK-9.52"""
    p = table(
        3,
        "0 star linden_vale r50",
        castles=["froli", "linden_vale", "oakholt"],
        in_force=[(0, AGENDAS.index("sanctity_of_strongholds"), -1, -1)],
    )
    p.breaches[25] = 4
    storm(p)
    play(p, "obey")
    assert p.castle_area(1) != -1 and asked(p) == "0 ChooseArea"
    p = table(
        3,
        "0 star linden_vale r50",
        castles=["froli", "linden_vale", "oakholt"],
        in_force=[(0, AGENDAS.index("sanctity_of_strongholds"), -1, -1)],
    )
    p.breaches[25] = 4
    storm(p)
    play(p, "disobey")
    assert p.castle_area(1) == -1 and p.banned[0]


def test_troops_in_a_stronghold_fight_without_a_commander():
    """WK-13.14, WK-13.15, WK-13.16: no extra cards, no discard; regulars stay with the stronghold off the board."""
    p = table(
        3,
        "0 triangle linden_vale english_200 swiss_200",
        "1 castle linden_vale r100 polish_100",
        castles=["froli", "linden_vale", "oakholt"],
    )
    p.breaches[25] = 4
    assault(p, "victory", "victory", *["prevent"] * 3, "draw", "prevent", "prevent", "nation:polish")
    play(p, "attack 1 assault")
    assert drawn(p) == [6, 2]
    play(p, "0: discard 4", "0: discard 5", "0: done")
    assert p.castle_area(1) == -1
    assert troops(p, 1, "castle") == ["regular_100"]


# ---------------------------------------------------------------------- siege


@pytest.mark.parametrize(
    ("strength", "cards", "may"), [("rota", "r50", True), ("vecht", "r50", False), ("vecht", "r100 r50", True)]
)
def test_a_siege_needs_more_strength(strength, cards, may):
    """WK-14.1, WK-14.2, WK-X.9, WK-X.14: 50 and 200 for the commander against 200, not against 300."""
    p = table(3, f"0 star {strength} {cards}")
    turn_up(p, "0 mobilize_forces")
    play(p, f"area {strength}")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    assert ("attack 6 siege" in options(p)) == may


def besiege(p, name="rota"):
    turn_up(p, "0 mobilize_forces")
    play(p, f"area {name}")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    return play(p, "attack 6 siege")


def test_the_first_siege_lays_a_marker():
    """WK-14.3, WK-14.10, WK-5.8: no cards, no losses; the card counts as used to attack."""
    p = besiege(table(3, "0 star rota r100"))
    rota = city("rota")
    assert (p.besieger[rota], p.besieged_in[rota]) == (0, 1) and p.tired[0]
    assert [len(cards) for cards in p.areas] == [0, 0, 1]
    p.tired[0] = 0
    turn_up(p, "0 mobilize_forces")
    play(p, "area rota")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    assert "attack 6 siege" not in options(p) and "attack 6 assault" in options(p)


def test_the_second_siege_takes_the_city():
    """WK-14.8, WK-14.9, WK-14.11, WK-X.14"""
    p = table(3, "0 star rota r100")
    p.besieger[city("rota")], p.besieged_in[city("rota")], p.round = 0, 1, 2
    besiege(p)
    assert asked(p) == "0 ControlOrRaze"
    play(p, "control")
    assert p.owner[city("rota")] == 0 and p.besieger[city("rota")] == -1 and p.wounds[0] == 0


def test_a_siege_is_lifted_when_the_last_noble_leaves():
    """WK-14.7: another noble of the same baron can keep it up."""
    for keeper, lifted in (("0 square rota r50", False), ("0 square monz r50", True)):
        p = table(3, "0 star rota r100", keeper)
        p.besieger[city("rota")], p.besieged_in[city("rota")] = 0, 1
        turn_up(p, "0 versatile_strategy")
        play(p, "lead star", "march south_horn")
        assert (p.besieger[city("rota")] == -1) == lifted


def test_one_besieger_at_a_time():
    """WK-14.12: another may assault with the besieger's permission."""
    p = table(3, "0 star rota english_200", "2 star rota swiss_200")
    p.besieger[city("rota")] = 2
    turn_up(p, "0 mobilize_forces")
    play(p, "area rota")
    while asked(p) == "0 NextNoble":
        play(p, "enough")
    assert options(p) == ["attack 2 field", "attack 6 assault", "peace"]


def test_a_besieged_city_that_becomes_neutral_stays_besieged():
    """WK-14.13"""
    from tabard.games.warrior_knights.rules.cities import neutralize

    p = table(3, "1 star rota r50", cities={"rota": 0})
    p.besieger[city("rota")] = 1
    neutralize(p, city("rota"), "WK-16.3")
    assert p.besieger[city("rota")] == 1
