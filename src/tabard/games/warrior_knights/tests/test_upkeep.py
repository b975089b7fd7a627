"""Upkeep (WK-17), the end (WK-18), retreat and death outside battle (WK-15)."""

import pytest

from tabard.games.warrior_knights.rules.deaths import Death, Retreat, Settle
from tabard.games.warrior_knights.rules.losses import losses_due
from tabard.games.warrior_knights.rules.round import Match, Round
from tabard.games.warrior_knights.rules.upkeep import Upkeep, city_goal
from tabard.kernel.testing import resume

from .tables import (
    CITIES,
    PRINTED,
    area,
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
    troops,
    where,
)


def upkeep(p, *cards):
    fate(p, *(cards or ["quiet"] * 10))
    return resume(p, (Match(), "rounds"), (Round(), "upkeep"), (Upkeep(), "city_victory"))


def own_cities(seat, count, first=0):
    return dict.fromkeys(CITIES[first : first + count], seat)


# ---------------------------------------------------------------------- victory, Influence


@pytest.mark.parametrize(("count", "wins"), [(9, False), (10, True)])
def test_city_victory(count, wins):
    """WK-1.3, WK-17.1, WK-17.2, WK-18.1: more than half of 18; besieged ones count, overseas ones do not."""
    p = table(3, cities={**own_cities(1, count), "acre": 1, "cadiz": 1})
    p.besieger[0] = 2
    upkeep(p)
    assert p.over == wins
    if wins:
        assert p.winners == (1,) and p.ranking[1] == 1


def test_razed_cities_lower_the_goal():
    """WK-16.7, WK-1.3, WK-22.16"""
    p = table(3)
    p.owner[:4] = [-2] * 4
    assert city_goal(p) == 14 // 2 + 1


def test_the_goal_of_two_barons():
    """WK-21.6, WK-22.29"""
    p = table(2)
    p.owner[:11] = [-2] * 11
    assert city_goal(p) == 4
    p = table(2, two_player_city_goal=True)
    assert city_goal(p) == 5


def test_influence_for_each_city():
    """WK-17.3, WK-17.4, WK-14.4: none for besieged ones, none without a stronghold."""
    p = table(3, cities={"rota": 0, "acre": 0, "monz": 0, "kovel": 1}, castles=["linden_vale", "", "oakholt"])
    p.besieger[city("monz")] = 2
    upkeep(p)
    assert p.influence == [2, 0, 0] and p.pool == 28


def test_the_last_round():
    """WK-17.5, WK-17.6, WK-X.15, WK-18.2, WK-1.2: nobody goes short; the Upkeep is finished, then Influence decides."""
    p = table(
        4, cities={**own_cities(0, 3), **own_cities(1, 2, 3), **own_cities(2, 4, 5), **own_cities(3, 1, 9)}, pool=5
    )
    upkeep(p)
    while not p.over:
        p.step(p.waiting[0], p.legal(p.waiting[0])[-1])
    assert told(p, "last-round") and p.influence == [3, 2, 4, 1]
    assert p.over and p.winners == (2,) and p.scores == (3, 2, 4, 1)


def test_the_round_limit():
    """WK-18.7, WK-18.11"""
    p = table(3, round_limit=1, influence=[1, 2, 0])
    upkeep(p)
    assert p.over and p.winners == (1,)
    p = table(3, round_limit=0, round=200)
    upkeep(p)
    assert not p.over


def test_might_is_right():
    """WK-22.18, WK-18.10: an empty pool ends nothing; cities are counted."""
    p = table(3, cities={"rota": 1}, pool=0, might_is_right=True, influence=[9, 0, 0])
    upkeep(p)
    assert not p.over and p.scores == (0, 1, 0)


def test_tie_breaks():
    """WK-18.3, WK-18.4, WK-18.5, WK-18.8"""
    p = table(3, cities={"rota": 1}, pool=0, influence=[2, 1, 2], crowns=[3, 0, 3], faith=[0, 0, 1])
    upkeep(p)
    assert p.over and p.ranking == (3, 1, 2)
    p = table(3, "0 star rota r100", "1 star monz r50", pool=0, influence=[2, 2, 0])
    upkeep(p)
    assert p.winners == (0,)


def test_no_winner():
    """WK-18.6, WK-18.9, WK-18.11, WK-X.22: the tied share first place, and nobody has won."""
    p = table(3, pool=0, influence=[14, 14, 11])
    upkeep(p)
    assert p.over and p.winners == () and p.ranking == (1, 1, 3)


# ---------------------------------------------------------------------- revolts, arrivals


def test_revolts_are_tested_city_by_city():
    """WK-17.8, WK-17.9, WK-26.13: only unguarded cities; 1 Faith, twice the income, or neutral."""
    p = table(3, "0 star monz r50", cities={"rota": 0, "kovel": 0, "monz": 0}, faith=[1, 0, 0])
    upkeep(p, "revolt", "quiet", "quiet", "quiet")
    assert options(p) == ["test kovel", "test rota"]
    play(p, "test rota")
    assert options(p) == ["appease 0", "appease 1", "let_go"]
    assert p.prompt(0)["args"]["crowns"] == 2 * PRINTED.cities.income[city("rota")]
    play(p, "appease 0")
    assert p.faith[0] == 0 and p.owner[city("rota")] == 0
    assert len(told(p, "quiet")) == 1


def test_a_revolt_that_cannot_be_paid():
    """WK-17.8: overseas and besieged cities are tested too; nobles at sea are not present."""
    p = table(3, "0 star sea:acre r50", cities={"acre": 0}, crowns=[0, 0, 0])
    upkeep(p, "revolt")
    assert p.owner[city("acre")] == -1
    assert where(p, 0, "star") == "acre"  # WK-17.10: he arrives a step later


def test_recovery():
    """WK-17.11"""
    p = table(3, "0 star rota r50")
    p.tired[0] = 1
    upkeep(p)
    assert p.tired[0] == 0


# ---------------------------------------------------------------------- coming back


def test_troops_are_shifted_within_an_area():
    """WK-17.13, WK-17.23, WK-17.24, WK-26.14, WK-X.20: at the same moment; an army with tokens as a whole."""
    p = table(3, "0 star rota swiss_100 r50 *1", "0 square rota polish_50")
    upkeep(p)
    assert options(p) == ["shift_all star square", "shift square polish_50 star", "done"]
    assert refusal(p, "shift star swiss_100 square").rule == "WK-11.18"
    play(p, "shift_all star square", "shift square polish_50 star")
    assert troops(p, 0, "star") == ["polish_50"] and troops(p, 0, "square") == ["regular_50", "swiss_100"]
    assert (p.wounds[0], p.wounds[1]) == (0, 1)


def test_nobody_shifts_inside_a_siege():
    """WK-17.13, WK-17.25"""
    p = table(3, "0 star rota r50", "0 square rota r100", "1 star rota english_200 swiss_200", cities={"rota": 0})
    p.besieger[city("rota")] = 1
    upkeep(p)
    assert not asked(p).endswith("ShiftTroops")


def test_the_stronghold_comes_back():
    """WK-17.14, WK-13.20: not where another baron's noble stands; or later."""
    p = table(3, "1 star greyfoot r50", castles=["", "millrace", "oakholt"])
    upkeep(p)
    assert asked(p) == "0 Rebuild"
    assert refusal(p, "stronghold greyfoot").rule == "WK-17.14"
    assert refusal(p, "stronghold millrace").rule == "WK-3.13"
    assert refusal(p, "stronghold north_cape").rule == "WK-21.3"
    play(p, "stronghold linden_vale")
    assert p.castle_area(0) == area("linden_vale")


def test_troops_off_the_board_and_from_the_stronghold():
    """WK-17.15, WK-17.16, WK-17.22"""
    p = table(3, "0 star off r50", "0 castle linden_vale r100")
    upkeep(p)
    play(p, "shift star regular_50 square")
    assert troops(p, 0, "square") == ["regular_50"]
    assert "shift castle regular_100 triangle" in options(p)
    play(p, "shift castle regular_100 triangle")
    assert troops(p, 0, "triangle") == ["regular_100"]


def test_nobles_return_to_own_places():
    """WK-17.17, WK-17.18, WK-17.19, WK-17.20, WK-17.21: own stronghold even besieged, own cities if not."""
    p = table(
        3, "0 star off r50", cities={"rota": 0, "monz": 0, "acre": 0}, castles=["linden_vale", "millrace", "oakholt"]
    )
    p.dead[0] = 1
    p.besieger[city("monz")] = p.besieger[24] = 1
    lay = p.at[army(1, "star")] = area("monz")
    p.troops[army(1, "star")], p.troops[army(1, "square")] = (0,), (0,)
    p.at[army(1, "square")] = area("linden_vale")
    assert lay >= 0
    upkeep(p)
    while not asked(p).endswith("BringBack"):
        play(p, "done" if "done" in options(p) else options(p)[0])
    assert options(p) == ["noble star linden_vale", "noble star rota", "noble star acre", "done"]
    play(p, "noble star acre")
    assert where(p, 0, "star") == "acre" and not p.dead[0] and not p.tired[0]


def test_nobles_must_return_with_the_switch():
    """WK-22.28"""
    p = table(3, "0 star off r50", "0 square off r50", off_board_nobles_must_return=True)
    upkeep(p)
    while not asked(p).endswith("BringBack"):
        play(p, "done")
    assert refusal(p, "done").rule == "WK-22.28"
    play(p, "noble star linden_vale")
    assert options(p) == ["noble square linden_vale"]


# ---------------------------------------------------------------------- retreat and death


def retreat(p, *cards):
    fate(p, *cards)
    return phase(p, Retreat(0))


def test_a_deserter_of_the_nationality_shown():
    """WK-15.1, WK-15.16, WK-26.7: the owner chooses among different ones."""
    p = retreat(table(3, "0 star rota swiss_50 swiss_100 english_100"), "nation:swiss")
    assert options(p) == ["deserter swiss_50", "deserter swiss_100"]
    play(p, "deserter swiss_50", "retreat south_horn")
    assert troops(p, 0, "star") == ["english_100", "swiss_100"]


def test_without_refuge_he_goes_to_the_stronghold():
    """WK-15.4, WK-15.5: exhausted; or he dies if it is besieged or off the board."""
    armies = ("0 star uran r50", "1 star ravenmoor r50")
    p = retreat(table(3, *armies), "nation:swiss")
    assert where(p, 0, "star") == "linden_vale" and p.tired[0]
    p = table(3, *armies)
    p.besieger[24] = 1
    retreat(p, "nation:swiss")
    assert p.dead[0] and len(told(p, "desertion")) == 2  # WK-15.17
    p = retreat(table(3, *armies, castles=["", "millrace", "oakholt"]), "nation:swiss")
    assert p.dead[0]


def test_nobody_retreats_from_overseas():
    """WK-15.6: from Thira he goes home."""
    p = retreat(table(3, "0 star acre r50"), "nation:swiss")
    assert p.dead[0]
    p = retreat(table(3, "0 star thira r50"), "nation:swiss")
    assert where(p, 0, "star") == "linden_vale"


def test_the_last_troops_desert_in_a_retreat():
    """WK-15.7: he leaves the board; with tokens he dies."""
    p = retreat(table(3, "0 star rota swiss_50"), "nation:swiss")
    assert where(p, 0, "star") == "off" and not p.dead[0]
    p = retreat(table(3, "0 star rota swiss_200 r50 *1"), "nation:swiss")
    assert p.dead[0]


@pytest.mark.parametrize(
    ("cards", "rounding", "due"),
    [
        ("english_50 english_50 swiss_100 r100 *2", "up", 200),
        ("english_50 swiss_200 *2", "up", 200),
        ("english_200 *1", "up", 200),
        ("english_200 *1", "down", 0),
        ("english_50 english_50 *3", "up", 100),
        ("english_50 english_200 *1", "down", 50),
    ],
)
def test_losses(cards, rounding, due):
    """WK-15.9, WK-15.10, WK-15.11, WK-X.12, WK-22.27"""
    p = table(3, f"0 star rota {cards}", casualty_loss_rounding=rounding)
    assert 50 * losses_due(p, 0) == due


def test_death_step_by_step():
    """WK-15.8, WK-15.9, WK-15.12, WK-15.13, WK-X.12: the regulars stay with the heir, off the board."""
    p = table(3, "0 star rota english_50 english_50 swiss_100 r100 *2")
    fate(p, "nation:polish")
    phase(p, Death(0))
    assert options(p) == ["loss english_50", "loss swiss_100"]
    play(p, "loss swiss_100")
    assert troops(p, 0, "star") == ["regular_100"] and p.wounds[0] == 0
    assert where(p, 0, "star") == "off" and p.dead[0] and not p.gone[0]


def test_a_noble_without_an_heir_is_gone():
    """WK-15.14"""
    p = table(3, "0 star rota swiss_100 r100")
    p.heir[0] = 0
    fate(p, "nation:polish")
    before = p.hireable[kind("swiss_100")]
    phase(p, Death(0))
    assert p.gone[0] and p.troops[0] == () and p.hireable[kind("swiss_100")] == before + 1


def test_deaths_outside_battle_in_the_owners_order():
    """WK-15.15, WK-15.18, WK-26.20: Chairman order; an army without a noble comes last and stays."""
    p = table(3, "1 star rota r50 *1", "0 star monz r50 *1", "0 square monz r50 *1", "0 castle linden_vale r50 *1")
    fate(p, *["nation:swiss"] * 4)
    phase(p, Settle())
    assert options(p) == ["first star", "first square"]
    play(p, "first square")
    assert [words["noble"] for words in told(p, "died")] == ["noble-red-square", "noble-red-star", "noble-yellow-star"]
    assert troops(p, 0, "castle") == ["regular_50"] and p.wounds[4] == 0
