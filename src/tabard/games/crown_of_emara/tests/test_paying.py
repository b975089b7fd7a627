"""Paying (CE-10)."""

from __future__ import annotations

from itertools import product

import pytest

from tabard.games.crown_of_emara.rules.paying import any_bill, fixed_bill, payable, payments, without

from .tables import acting, asked, code, goods, of, options, play, points, table, visiting, why


def test_a_coin_for_any_resource():
    """CE-0.6, CE-10.1, CE-10.2: deliveries, Gifts, hiring, baking, abilities and the grain of the famine."""
    p = visiting("construction_site", goods="2 coin")
    play(p, "deliver_stone", "deliver_wood 1")
    assert goods(p) == "" and points(p) == (3, 45)
    p = visiting("castle", goods="1 coin")
    assert of(p, "gift") == ["wood", "grain"]
    play(p, "gift grain")
    assert goods(p) == "1 ring"
    p = acting("sell", goods="2 coin", at="forest castle")
    play(p, "craftsman forest1")
    assert goods(p) == ""
    p = acting("sell", goods="2 coin", masters="baker")
    play(p, "ability baker 0")
    assert goods(p) == "1 bread"
    p = table(event="the_great_famine", goods="2 coin", step="end_of_round_event")
    play(p, "contribute 1")
    assert points(p) == (5, 35)


def test_what_coins_cannot_replace():
    """CE-10.3, CE-10.4: bread, books, rings, CP; nor can coins be sold."""
    p = visiting("construction_site", goods="9 coin")
    assert of(p, "deliver_bread") == []
    p = visiting("market", goods="9 coin")
    assert options(p) == ["leave"]
    p = visiting("castle", goods="9 coin")
    assert "castle_book" not in options(p)
    p = acting("sell", goods="9 coin", masters="bailiff landlord")
    assert of(p, "ability") == [] and of(p, "sell") == [] and "rise" not in options(p)


def test_discounts_add_up_and_never_turn_into_a_gain():
    """CE-10.5, CE-10.12, CE-14.15"""
    p = acting("cheap_hire", event="good_labour_conditions", at="forest castle", offer="abbess schoolmarm")
    assert of(p, "cheap_master") == ["abbess", "schoolmarm"]  # 2 resources less 2: nothing to pay
    play(p, "cheap_master abbess")
    assert goods(p) == "" and points(p)[0] == 2 and asked(p) == "TurnMenu"


def test_whoever_pays_chooses():
    """CE-10.6, CE-10.7, CE-10.11: every payment once, exact, open to all."""
    p = acting("sell", goods="2 wood 1 stone 1 coin", at="forest castle", offer="carpenter goldsmith")
    play(p, "master carpenter")
    assert options(p) == ["pay 2 1 0 0 0", "pay 2 0 0 0 1", "pay 1 1 0 0 1"]
    assert why(p, "pay 2 1 0 0 1") == ("wrong-sum", "CE-10.7")
    assert why(p, "pay 3 0 0 0 0") == ("not-held", "CE-10.7")
    assert why(p, "pay 1 1 1 0 0") == ("not-held", "CE-10.7")
    play(p, "pay 1 1 0 0 1")
    assert goods(p) == "1 wood"
    assert "paid" in [event.name for event in p.story if event.seen_by(1)]


def test_other_resources_than_asked():
    """CE-10.8"""
    p = acting("sell", goods="2 grain 2 cloth 1 coin", at="forest castle")
    play(p, "craftsman forest1")
    assert why(p, "pay 0 0 1 1 0") == ("wrong-resource", "CE-10.8")


def brute(due: int, most: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {paid for paid in product(*[range(m + 1) for m in most]) if sum(paid) == due}


@pytest.mark.parametrize("cost", [(2, 1, 0, 0), (0, 2, 1, 1), (3, 2, 2, 0), (0, 0, 0, 2)])
@pytest.mark.parametrize("off", [0, 1, 2, 9])
@pytest.mark.parametrize("scholar", [False, True])
def test_all_payments_of_a_price(cost: tuple[int, int, int, int], off: int, scholar: bool):
    """CE-10.8, CE-10.9, CE-10.11: against plain enumeration, for several stocks."""
    for held in ("", "1 wood 2 stone 1 grain", "3 wood 3 stone 3 cloth 3 grain 2 coin", "5 coin"):
        p = table(goods=held)
        stock = (*p.goods[:4], p.goods[6])
        due = max(0, sum(cost) - off)
        caps = tuple(min(h, due if scholar else c) for h, c in zip(stock[:4], cost, strict=True))
        bill = fixed_bill(p, 0, cost, off, scholar)
        found = [tuple(move[1:]) for move in payments(bill)]
        assert len(found) == len(set(found)) and set(found) == brute(due, (*caps, stock[4]))
        assert payable(bill) == bool(found)


@pytest.mark.parametrize(("count", "coins"), [(1, 0), (2, 3), (3, 0)])
def test_all_payments_of_any_resources(count: int, coins: int):
    """CE-10.10, CE-10.13: any n; the Merchant's own kind is barred."""
    p = table(goods="1 wood 2 stone 1 grain")
    found = {tuple(move[1:]) for move in payments(any_bill(p, 0, count, coins))}
    assert found == brute(count, (1, 2, 0, 1, coins))
    barred = {tuple(move[1:]) for move in payments(without(any_bill(p, 0, count, coins), 1))}
    assert barred == {paid for paid in found if not paid[1]}


def test_the_usual_payment_comes_first():
    """CE-10.6, CE-10.9: without coins, and with the Scholar as printed; all others follow."""
    held = "2 wood 2 stone 1 cloth 1 grain 1 coin"
    p = acting("sell", goods=held, at="forest castle", masters="scholar", offer="goldsmith -")
    play(p, "master goldsmith")
    assert options(p)[0] == "pay 0 2 1 1 0" and len(options(p)) == len(set(options(p))) > 8
    assert [int(option[-1]) for option in options(p)] == sorted(int(option[-1]) for option in options(p))


def test_the_merchant():
    """CE-10.13, CE-13.17: another type than the one paid; any for a coin."""
    p = acting("sell", goods="1 wood", masters="merchant")
    assert of(p, "ability") == ["merchant 1", "merchant 2", "merchant 3"]
    play(p, "ability merchant 2")
    assert goods(p) == "1 cloth"
    q = acting("sell", goods="1 wood 1 coin", masters="merchant")
    assert of(q, "ability") == [f"merchant {n}" for n in range(4)]
    play(q, "ability merchant 0")  # only the coin can pay for wood
    assert goods(q) == "2 wood"


def test_a_master_does_not_help_with_itself():
    """CE-10.14: Scholar and Steward work from the next hire on."""
    p = acting("sell", goods="9 wood", at="forest castle", offer="scholar steward")
    assert of(p, "master") == []
    assert code(p, "master scholar") == "too-dear"
    q = acting("sell", goods="9 wood 9 stone 9 cloth 9 grain", at="forest market", offer="scholar steward")
    assert "steward" not in of(q, "master") and code(q, "master steward") == "no-councilor"


def test_everything_goes_to_the_supply():
    """CE-1.23, CE-10.15: what one pays nobody gets."""
    p = visiting("castle", goods={0: "1 wood", 1: "1 wood"}, seats=3)
    play(p, "gift wood")
    assert goods(p, 1) == "1 wood" and goods(p, 2) == ""


def test_numbers_of_a_payment():
    """CE-10.16: five numbers 0 to 9; the largest price is 7, which the Scholar allows to be of one type."""
    p = acting("sell", goods="7 wood", at="forest castle", masters="scholar", offer="lady_frida goldsmith")
    play(p, "master lady_frida")
    assert goods(p) == "" and points(p)[0] == 12
    domains = p.game.vocabulary.verbs["pay"].domains
    assert [domain.size for domain in domains] == [10] * 5
