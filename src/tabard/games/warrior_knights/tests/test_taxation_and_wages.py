"""Taxation and Wages (WK-8), laws at the end of a phase."""

from tabard.games.warrior_knights.rules.taxation_and_wages import Taxation, Wages, taxes

from .tables import AGENDAS, EVENTS, asked, city, options, phase, play, refusal, table, told, troops, where

LAW = 0
EVENT = 2


def in_force(*entries):
    """(name, holder): agendas and events in force."""
    found = []
    for name, holder in entries:
        event = name in EVENTS
        found.append((EVENT if event else LAW, EVENTS.index(name) if event else AGENDAS.index(name), holder, -1))
    return found


# ---------------------------------------------------------------------- Taxation


def test_income_of_cities_fortifications_and_concessions():
    """WK-8.1, WK-9.23, WK-24.19, WK-24.20: overseas too."""
    p = table(3, cities={"rota": 0, "acre": 0, "monz": 1}, crowns=[0, 0, 0])
    p.fortified[city("rota")] = 1
    p.in_force = in_force(("salt_concession", 0), ("ambassador_to_the_east", 1))
    income = p.components.cities.income
    phase(p, Taxation())
    assert p.crowns[0] == income[city("rota")] + 1 + income[city("acre")] + 3
    assert p.crowns[1] == income[city("monz")] + 4
    assert p.crowns[2] == 0


def test_a_besieged_city_pays_nothing():
    """WK-8.2, WK-14.4"""
    p = table(3, cities={"rota": 0})
    p.besieger[city("rota")] = 1
    assert taxes(p, 0) == 0


def test_famine_halves_each_city():
    """WK-23.26: rounded down for each city, concessions in full; the card is discarded afterwards."""
    p = table(3, cities={"straven": 0}, crowns=[0, 0, 0])
    p.fortified[city("straven")] = 0
    p.in_force = in_force(("famine", -1), ("silver_concession", 0))
    phase(p, Taxation())
    assert p.crowns[0] == 3 // 2 + 4
    assert [entry[0] for entry in p.in_force] == [LAW]
    assert p.event_discard == (EVENTS.index("famine"),)


def test_the_chairmans_stipend():
    """WK-24.11"""
    p = table(3, crowns=[0, 0, 0], in_force=in_force(("chairmans_stipend", -1)))
    phase(p, Taxation())
    assert p.crowns == [3, 0, 0]


def test_papal_legate_and_debt_to_the_crown():
    """WK-24.22, WK-24.25, WK-8.3: at the end of Taxation; too little means all, without a ban."""
    p = table(3, crowns=[0, 1, 0], in_force=in_force(("papal_legate", 0), ("debt_to_the_crown", 1)))
    phase(p, Taxation())
    assert p.faith == [1, 0, 0] and p.crowns == [0, 0, 0] and p.banned == [0, 0, 0]


def test_poll_tax_is_paid_or_disobeyed():
    """WK-24.9, WK-9.39, WK-9.52, WK-26.19: asked in Chairman order; who has no crowns is not asked."""
    p = table(3, "0 star rota r50", "0 square monz r50", "1 star sea:surat r50", "2 star lenz r50", crowns=[5, 5, 0])
    p.in_force = in_force(("poll_tax", -1))
    phase(p, Taxation())
    assert asked(p) == "0 PayLaw"
    play(p, "obey")
    assert p.crowns[0] == 3 and asked(p) == "1 PayLaw"
    play(p, "disobey")
    assert p.crowns == [3, 5, 0] and p.banned == [0, 1, 0]
    assert asked(p) == "2 RallySupport"


def test_who_is_banned_is_neither_asked_nor_bound():
    """WK-9.42"""
    p = table(3, "0 star rota r50", banned=[1, 0, 0], chairman=1, in_force=in_force(("poll_tax", -1)))
    phase(p, Taxation())
    assert asked(p) == "2 RallySupport" and p.crowns[0] == 15


def test_church_tithe_goes_to_the_head():
    """WK-24.10: from barons with a city, except the Head."""
    p = table(3, cities={"rota": 0, "monz": 1}, crowns=[5, 5, 5], head=1, in_force=in_force(("church_tithe", -1)))
    income = p.components.cities.income
    phase(p, Taxation())
    play(p, "obey")
    assert p.crowns == [5 + income[city("rota")] - 1, 5 + income[city("monz")] + 1, 5]


def test_a_banned_chairman_loses_the_chair():
    """WK-9.47, WK-9.40: to the unbanned baron with the most Votes."""
    p = table(3, "0 star rota r50", votes=[9, 1, 2], in_force=in_force(("poll_tax", -1)))
    phase(p, Taxation())
    play(p, "disobey")
    assert p.chairman == 2 and p.banned == [1, 0, 0]


def test_the_order_stands_when_the_chair_passes():
    """WK-26.29, WK-26.19: a token that moves meanwhile changes nothing until the next such question."""
    p = table(
        3, "0 star rota r50", "1 star monz r50", "2 star lenz r50", votes=[0, 0, 5], in_force=in_force(("poll_tax", -1))
    )
    phase(p, Taxation())
    play(p, "disobey")
    assert p.chairman == 2 and asked(p) == "1 PayLaw"
    play(p, "obey")
    assert asked(p) == "2 PayLaw"
    play(p, "obey")
    assert p.crowns == [15, 14, 14] and asked(p) == "2 RallySupport"


# ---------------------------------------------------------------------- Wages


def test_regulars_first_and_they_stay():
    """WK-8.4, WK-8.5, WK-8.6: as many cards as the crowns allow, the cheapest first, off the board too."""
    p = table(3, "0 star off r50 r50 r50 *1", "0 square rota r100 english_50", crowns=[4, 15, 15])
    phase(p, Wages())
    assert p.crowns[0] == 1
    assert troops(p, 0, "square") == ["regular_100", "english_50"]
    assert asked(p) == "0 PayMercenary"


def test_unpaid_mercenaries_desert():
    """WK-8.7, WK-26.10: you may leave one unpaid although you could pay."""
    p = table(3, "0 star rota r50 english_100 swiss_50", crowns=[10, 15, 15])
    phase(p, Wages())
    assert options(p) == ["pay star english_100", "pay star swiss_50", "done"]
    play(p, "pay star english_100", "done")
    assert troops(p, 0, "star") == ["regular_50", "english_100"]
    assert p.crowns[0] == 10 - 1 - 2


def test_a_mercenary_is_paid_in_full_or_not_at_all():
    """WK-8.7"""
    p = table(3, "0 star rota english_200 swiss_50", crowns=[3, 15, 15])
    phase(p, Wages())
    assert refusal(p, "pay star english_200").rule == "WK-8.7"
    play(p, "pay star swiss_50")
    assert troops(p, 0, "star") == ["swiss_50"]


def test_the_circle_pays_nothing_up_to_400():
    """WK-8.8, WK-8.12, WK-X.8: above 400 all of them must be paid; exhausted and off the board too."""
    p = table(3, "0 circle off english_200 swiss_200", crowns=[9, 15, 15])
    phase(p, Wages())
    assert asked(p) == "2 RallySupport" and p.crowns[0] == 9
    p = table(3, "0 circle rota english_200 swiss_200 polish_50", crowns=[9, 15, 15])
    phase(p, Wages())
    play(p, "pay circle english_200", "pay circle swiss_200", "pay circle polish_50")
    assert p.crowns[0] == 9 - (4 + 4 + 1)


def test_tokens_do_not_lower_wages_and_offices_are_never_paid():
    """WK-8.9, WK-8.10, WK-9.27"""
    p = table(3, "0 star rota r100 r50 *1", crowns=[15, 15, 15])
    p.office[0] = AGENDAS.index("lord_marshal")
    p.in_force = [(LAW, p.office[0], 0, 0)]
    phase(p, Wages())
    assert p.crowns[0] == 15 - 3


def test_desertion_can_empty_or_kill():
    """WK-8.11: no troops and no tokens: he leaves the board; tokens that reach the strength: he dies."""
    p = table(3, "0 star rota english_50", "0 square monz r50 english_100 *1", crowns=[0, 15, 15])
    phase(p, Wages())
    assert where(p, 0, "star") == "off" and not p.dead[0]
    assert where(p, 0, "square") == "off" and p.dead[1]
    assert told(p, "died") == [{"seat": 0, "noble": "noble-red-square"}]


def test_abandoned_nobles_never_die_of_desertion():
    """WK-22.19, WK-22.20, WK-22.21: with the option he leaves alive and his tokens are dealt with."""
    p = table(3, "0 square monz r50 english_100 *1", crowns=[0, 15, 15], abandoned_nobles=True)
    phase(p, Wages())
    assert where(p, 0, "square") == "off" and not p.dead[1] and p.wounds[1] == 0


def test_standing_army_levy():
    """WK-24.17: at the end of Wages, for armies over 400."""
    p = table(
        3, "0 star rota english_200 swiss_200 r50", crowns=[20, 15, 15], in_force=in_force(("standing_army_levy", -1))
    )
    phase(p, Wages())
    play(p, "pay star english_200", "pay star swiss_200")
    assert asked(p) == "0 PayLaw"
    play(p, "obey")
    assert p.crowns[0] == 20 - 1 - 8 - 1
