"""A player's turn (CE-4)."""

from __future__ import annotations

from .tables import acting, asked, code, goods, of, options, play, points, table, verbs, visiting, why


def test_a_card_must_be_played_into_an_empty_slot():
    """CE-0.3, CE-4.1, CE-4.2, CE-4.12: nothing else is possible before it, and there is no pass."""
    p = table(masters="chamberlain baker", goods="1 cloth 1 grain 1 ring 1 coin")
    assert verbs(p) == {"card"} and len(options(p)) == 9
    assert code(p, "card extra_step 0") == "not-in-hand"
    assert code(p, "end_turn") == "not-now"
    play(p, "card sell 1", "walk 0", "end_turn")
    p.hands[0] = (0, 4)
    play(p, "card take_wood 0", "walk 0", "end_turn")
    assert p.waiting == (0,) and len(options(p)) == 4
    assert why(p, "card take_wood 1") == ("slot-taken", "CE-4.2")


def test_each_action_once():
    """CE-0.5, CE-4.3: card, movement, rise, Craftsman and Master, each at most once."""
    rich = "9 wood 9 stone 9 cloth 9 grain 9 coin 9 ring"
    p = acting("town_action", goods=rich, at="forest castle", masters="steward")
    play(p, "rise", "craftsman forest1", "pay 0 0 0 2 0")
    master = of(p, "master")[0]
    play(p, f"master {master}")
    play(p, options(p)[0])  # the usual payment
    assert not verbs(p) & {"rise", "craftsman", "master"}
    assert code(p, "rise") == code(p, "craftsman forest2") == code(p, f"master {master}") == "bonus-done"
    play(p, "town_action castle", "leave", "walk 1", "leave")
    assert why(p, "walk 0") == ("walked", "CE-4.3")
    assert why(p, "town_action castle") == ("card-done", "CE-4.3")
    assert code(p, "sell 0") == "other-card"


def test_any_order_and_one_after_the_other():
    """CE-4.4, CE-4.5, CE-4.13, CE-4.14: bonus actions before, between and after, but never inside a visit."""
    p = acting("town_action", goods="2 grain 1 coin 1 ring 4 wood", masters="dressmaker")
    play(p, "craftsman forest1", "pay 0 0 0 2 0", "town_action castle")
    assert verbs(p) == {"gift", "leave"}  # CE-4.14
    for move in ("rise", "walk 0", "craftsman forest2", "ability dressmaker 0", "end_turn"):
        assert code(p, move) == "not-now"
    play(p, "leave", "rise", "walk 0", "end_turn")
    assert p.waiting == (1,)


def test_movement_is_compulsory_and_so_are_some_cards():
    """CE-4.6, CE-4.7, CE-4.9: the turn ends on one's word, once movement and a compulsory card action are done."""
    p = acting("extra_step", at="forest castle")
    assert why(p, "end_turn") == ("must-walk", "CE-4.6")
    play(p, "walk 0")
    assert why(p, "end_turn") == ("must-step", "CE-4.7")
    play(p, "extra_step 0")
    assert options(p)[-1] == "end_turn" and p.waiting == (0,)  # CE-4.9: even if nothing else is left
    for card in ("sell", "cheap_hire", "town_action"):
        q = acting(card, goods="2 wood")
        play(q, "walk 0")
        assert "end_turn" in options(q)


def test_everything_else_is_optional():
    """CE-4.8: rich in everything, one may still end the turn with movement alone."""
    p = acting("sell", goods="9 wood 9 coin 9 ring", masters="bailiff chamberlain merchant")
    play(p, "walk 0", "end_turn")
    assert p.waiting == (1,)


def test_nobody_interrupts():
    """CE-4.10, CE-4.11: only the active seat is asked, and its card lies open for all."""
    p = acting("sell", goods={0: "3 wood", 1: "3 wood 1 coin 1 ring"}, seats=3)
    assert p.waiting == (0,) and not p.legal(1) and not p.legal(2)
    for viewer in (0, 1, 2, None):
        board = p.view(viewer)["board"]
        assert board["players"][0]["slots"] == [5, None, None]
        assert board["turn"]["card"] == 5 and board["turn"]["slot"] == 0


def test_a_town_visit_lasts_until_one_leaves():
    """CE-4.15: what was not used is lost."""
    p = visiting("castle", goods="1 wood 1 book")
    play(p, "castle_book")
    assert asked(p) == "Visit"
    play(p, "leave")
    assert "gift" not in verbs(p)


def test_people_hired_before_and_after_a_visit():
    """CE-4.16: a Craftsman hired before moving on works on the next visit of the same turn; one hired after does not."""
    p = acting("extra_step", goods="2 wood", at="quarry castle", huts="")
    play(p, "craftsman quarry1")
    play(p, "walk 1")  # the Town Councilor
    play(p, "leave") if asked(p) == "Visit" else None
    q = acting("extra_step", goods="2 wood", at="forest castle")
    play(q, "extra_step 0")  # to the Quarry: the basic stone only
    assert goods(q) == "2 wood 1 stone"
    play(q, "craftsman quarry1")
    assert goods(q) == "1 stone" and points(q)[0] == 1


def test_take_cards_give_at_once():
    """CE-4.17"""
    p = table()
    play(p, "card take_ring 2")
    assert goods(p) == "1 ring" and "end_turn" not in options(p)


def test_nothing_is_carried_over():
    """CE-4.18: an optional card action waits until the end of the turn and is lost then."""
    p = acting("sell", goods="3 wood", seats=1)
    play(p, "walk 0")
    assert of(p, "sell") == ["0", "1"]
    play(p, "end_turn")
    assert asked(p) == "PlayCard"
    play(p, "card take_wood 1")
    assert code(p, "sell 0") == "other-card"


def test_a_bonus_action_right_after_the_card():
    """CE-4.19: by the goods and places of that moment, the card's own gift included."""
    p = table(goods="1 coin", hand="take_ring take_wood take_stone")
    play(p, "card take_ring 0", "rise")
    assert goods(p) == "" and points(p) == (5, 35)


def test_only_what_can_be_paid_is_offered():
    """CE-4.20, CE-19.3"""
    p = acting("cheap_hire", goods="1 grain", at="forest castle", offer="goldsmith merchant")
    assert of(p, "cheap_craftsman") == ["forest1", "forest2"]
    assert of(p, "craftsman") == [] and of(p, "cheap_master") == ["merchant"] and of(p, "master") == []
    assert "rise" not in verbs(p)
    assert code(p, "craftsman forest1") == "too-dear"
    assert code(p, "master goldsmith") == "too-dear"
    assert code(p, "rise") == "rank-too-dear"
