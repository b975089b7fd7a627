"""Masters (CE-13)."""

from __future__ import annotations

import pytest

from tabard.games.crown_of_emara import GAME
from tabard.games.crown_of_emara.names import MASTERS

from .tables import acting, asked, code, goods, number, of, options, play, points, table, verbs, visiting, why

ALL = "9 wood 9 stone 9 cloth 9 grain"
CITIZENS = [6, 2, 5, 1, 3, 3, 5, 5, 3, 2, 6, 3, 5, 5, 2, 2, 8, 8, 10, 12, 0, 0]
GAINS = {"master_of_coin": "1 coin", "archivist": "2 book", "goldsmith": "1 ring"}
HOMES = {"carpenter": 10, "sir_gustave": 12, "sir_antoni": 15}


@pytest.mark.parametrize("master", MASTERS)
def test_hiring(master: str):
    """CE-13.1, CE-13.2, CE-13.4, CE-13.5, CE-13.8 to CE-13.25: exactly the price is enough; CP once, then what comes at once."""
    price = GAME.components.master_cost[number("master", master)]
    held = " ".join([f"{n} {good}" for n, good in zip(price, ("wood", "stone", "cloth", "grain"), strict=True) if n])
    p = acting("sell", at="forest castle", goods=held, offer=f"{master} -")
    play(p, f"master {master}")
    assert goods(p) == GAINS.get(master, "")
    assert points(p) == (CITIZENS[MASTERS.index(master)], 35 + HOMES.get(master, 0))
    assert p.owns(0, MASTERS.index(master)) and "master" not in verbs(p)


def test_where_and_how_often():
    """CE-1.20, CE-13.1, CE-13.7: at a Town location with an own Councilor; one a turn, any number in all."""
    p = acting("sell", at="forest market", goods=ALL, offer="abbess merchant - - - - scholar baker")
    assert of(p, "master") == ["scholar", "baker"]
    assert why(p, "master abbess") == ("no-councilor", "CE-13.1")
    assert why(p, "master lady_frida") == ("not-on-offer", "CE-13.1")
    play(p, "master baker")
    assert code(p, "master scholar") == "bonus-done"
    many = acting(
        "sell", masters="abbess scholar baker merchant chamberlain", goods=ALL, at="forest castle", offer="carpenter -"
    )
    play(many, "master carpenter")
    play(many, options(many)[0])
    assert bin(many.staff[0]).count("1") == 6


def test_the_place_is_refilled():
    """CE-13.3, CE-13.27, CE-13.32: at once, with the top B card, which may be hired in the same turn by a second hire."""
    p = acting("cheap_hire", at="forest castle", goods=ALL, offer="abbess merchant", b_stack="sir_gustave lady_marie")
    play(p, "master abbess")
    assert p.offer[0] == number("master", "sir_gustave")
    assert p.view(1)["board"]["b_top"] == number("master", "lady_marie")
    assert "sir_gustave" in of(p, "cheap_master")
    play(p, "cheap_master sir_gustave")
    play(p, options(p)[0])
    assert points(p) == (2, 47) and p.offer[0] == number("master", "lady_marie")
    names = [event.name for event in p.story if event.name in ("paid", "hired-helper", "refilled", "immediate")]
    assert names[-4:] == ["paid", "hired-helper", "refilled", "immediate"]
    q = acting("sell", at="forest castle", goods=ALL, offer="abbess merchant")
    q.b_stack, q.staff[1] = (), q.staff[1] | sum(1 << m for m in q.b_stack)
    play(q, "master abbess")
    assert q.offer[0] == -1 and q.view(0)["board"]["offer"][0] is None


def test_once_per_turn_abilities():
    """CE-13.5, CE-13.6: once in each turn, the turn of hiring included, each with its own limit; between actions only."""
    p = acting(
        "town_action", at="forest castle", goods="2 grain 1 wood 4 cloth 2 coin", offer="baker -", masters="dressmaker"
    )
    play(p, "master baker", "pay 1 0 0 2 0", "ability baker 0")
    assert asked(p) == "Pay"
    play(p, "pay 0 0 1 0 1")
    assert why(p, "ability baker 0") == ("ability-used", "CE-13.5")
    play(p, "ability dressmaker 0")
    play(p, "pay 0 0 1 0 0")
    play(p, "town_action castle")
    assert code(p, "ability dressmaker 0") == "not-now"
    play(p, "leave", "walk 0", "end_turn")
    assert p.waiting == (1,)


def test_the_baker():
    """CE-13.12: 1 cloth and 1 grain for 1 bread, or 1 cloth and 2 grain for 2."""
    p = acting("sell", masters="baker", goods="1 cloth 2 grain")
    assert of(p, "ability") == ["baker 0", "baker 1"]
    assert goods(play(p.clone(), "ability baker 0")) == "1 grain 1 bread"
    assert goods(play(p, "ability baker 1")) == "2 bread"


def test_the_schoolmarm():
    """CE-13.13: any 2 resources, coins among them, for a book."""
    p = acting("sell", masters="schoolmarm", goods="1 cloth 1 stone 1 coin")
    play(p, "ability schoolmarm 0")
    assert len(options(p)) == 3
    play(p, "pay 0 1 1 0 0")
    assert goods(p) == "1 book 1 coin"


def test_bailiff_dressmaker_and_landlord():
    """CE-13.14 to CE-13.16, CE-13.33: a ring for 5 BP; cloth for 2 CP; cloth and a CP for 3 BP, or 5 by agreement."""
    p = acting("sell", masters="bailiff dressmaker landlord", goods="1 ring 2 cloth")
    assert of(p, "ability") == ["bailiff 0", "dressmaker 0"]  # CE-13.15: no CP to lose
    assert code(p, "ability landlord 0") == "cannot-pay"
    play(p, "ability dressmaker 0", "ability landlord 0", "ability bailiff 0")
    assert points(p) == (1, 43) and goods(p) == ""
    q = acting("sell", masters="landlord", goods="1 cloth", points={0: (1, 35)}, landlord_building_points="5")
    assert points(play(q, "ability landlord 0")) == (0, 40)


def test_who_has_no_such_ability():
    """CE-13.5, CE-13.6"""
    p = acting("sell", masters="bailiff scholar", goods="1 ring")
    assert why(p, "ability baker 0") == ("not-your-master", "CE-13.6")
    assert why(p, "ability scholar 0") == ("no-ability", "CE-13.5")
    assert why(p, "ability bailiff 2") == ("no-ability", "CE-13.5")


def test_the_chamberlain():
    """CE-13.18, CE-13.19: one for one, as often as there are pieces, never straight back; in three moments."""
    p = acting("sell", masters="chamberlain", goods="2 ring 1 coin 1 wood")
    assert {"ring_to_coin", "coin_to_ring"} <= verbs(p)
    play(p, "ring_to_coin")
    assert why(p, "coin_to_ring") == ("swap-back", "CE-13.19")
    play(p, "ring_to_coin")
    assert goods(p) == "1 wood 3 coin" and code(p, "ring_to_coin") == "nothing-to-swap"
    play(p, "sell 0", "coin_to_ring")
    assert goods(p) == "3 coin 1 ring"
    play(p, "walk 1", "coin_to_ring")  # a Town visit
    assert asked(p) == "Visit" and code(p, "ring_to_coin") == "swap-back"
    play(p, "leave", "ring_to_coin")  # leaving is something else
    assert code(acting("sell", goods="1 ring"), "ring_to_coin") == "no-chamberlain"


def test_where_nobody_swaps():
    """CE-13.19: not at work in the Countryside, not while a token is chosen, not in final scoring."""
    p = acting("sell", at="forest castle", masters="chamberlain", goods="1 ring 1 grain", huts="quarry1")
    play(p, "walk 0")
    assert asked(p) == "Craftsmen" and verbs(p) == {"work"}
    p = visiting("cathedral", masters="chamberlain", goods="1 ring 1 cloth")
    play(p, "donate cloth")
    assert verbs(p) == {"keep"} and code(p, "ring_to_coin") == "not-now"
    p = table(round=6, masters="chamberlain", goods="1 ring", step="end_of_round_event")
    assert asked(p) == "Split" and verbs(p) == {"split"}


def test_the_scholar():
    """CE-13.20: any resources for Craftsmen and Masters, but only for them."""
    p = acting("sell", at="forest castle", masters="scholar", goods="2 wood", offer="merchant -")
    assert of(p, "craftsman") == ["forest1", "forest2"] and of(p, "master") == ["merchant"]
    q = visiting("castle", masters="scholar", goods="1 wood")
    assert of(q, "gift") == ["wood"]


def test_the_mayoress_and_the_abbess():
    """CE-13.21, CE-13.24, CE-13.31: added without asking."""
    p = visiting("castle", masters="mayoress", goods="1 wood")
    assert points(play(p, "gift wood")) == (2, 35) and goods(p) == "1 ring"
    p = visiting("cathedral", masters="abbess", goods="1 cloth")
    assert goods(play(p, "donate cloth")) == "2 book"


def test_the_toolmaker():
    """CE-13.22, CE-13.26, CE-13.30: 2 more at the site, for book, token, ability, hire and event; not for its own hire."""
    p = visiting("construction_site", masters="toolmaker", goods="3 wood 1 stone", tokens="site_buildings")
    play(p, "deliver_wood 3", "deliver_stone", "token site_buildings")
    assert points(p) == (3, 35 + 12 + 7 + 7)
    p = visiting("castle", masters="toolmaker", goods="1 book")
    assert points(play(p, "castle_book")) == (0, 42)
    p = acting("sell", masters="toolmaker bailiff landlord", goods="1 ring 1 cloth", points={0: (1, 35)})
    assert points(play(p, "ability bailiff 0", "ability landlord 0")) == (0, 35 + 7 + 5)
    for master, homes in HOMES.items():
        p = acting("sell", at="forest castle", masters="toolmaker", goods="2 wood 2 stone 1 cloth", offer=f"{master} -")
        play(p, f"master {master}")
        assert points(p)[1] == 35 + homes + 2
    p = acting("sell", at="forest castle", goods="2 stone 1 wood", offer="toolmaker -")
    assert points(play(p, "master toolmaker")) == (2, 35)
    p = table(event="new_lore_in_old_books", masters="toolmaker", goods="1 book", step="end_of_round_event")
    assert points(play(p, "contribute 0")) == (0, 42)


def test_the_steward():
    """CE-13.23, CE-13.29: hire anywhere, also with the cheaper-hire card; with the Scholar in any resources."""
    p = acting(
        "cheap_hire", at="forest castle", masters="steward scholar", goods="1 wood", offer="- - - - - - merchant -"
    )
    assert "weaving_mill1" in of(p, "cheap_craftsman") and of(p, "cheap_master") == ["merchant"]
    assert of(p, "craftsman") == []


def test_no_once_per_turn_ability_in_an_event():
    """CE-13.6"""
    p = table(event="alms_for_the_poor", masters="bailiff", goods="1 ring", step="end_of_round_event")
    assert verbs(p) == {"contribute", "decline"} and code(p, "ability bailiff 0") == "not-now"
