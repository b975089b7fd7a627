"""Worked examples (CE-X)."""

from __future__ import annotations

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.names import EVENTS
from tabard.games.crown_of_emara.rules.scoring import best_split, final_points
from tabard.games.crown_of_emara.rules.variants import Start
from tabard.kernel.testing import fresh, nature, resume

from .tables import N, acting, after_round, asked, code, goods, of, options, places, play, points, table, visiting


def final(*players: tuple[int, int], **laid: object):
    return table(len(players), round=6, step="end_of_round_event", points=dict(enumerate(players)), **laid)


def test_three_results():
    """CE-X.1, CE-0.1"""
    p = final((66, 68), (69, 60), (71, 65))
    assert p.scores == (66, 60, 65) and p.winners == (0,)


def test_yellow_hires_a_craftsman():
    """CE-X.2"""
    p = acting("sell", at="quarry castle", goods="1 wood 1 cloth", huts={1: "quarry1"})
    assert of(p, "craftsman") == ["quarry2"]
    play(p, "craftsman quarry2")
    assert goods(p) == "" and points(p) == (1, 35) and p.craftsmen_left(0) == 3


def test_the_second_cloth_donation():
    """CE-X.3"""
    p = visiting("cathedral", seats=3, goods="1 cloth", markers="donation_cloth:1")
    assert p.marker(2) == 1
    play(p, "donate cloth")
    assert goods(p) == "1 book" and p.marker(2) == 2


def test_the_start_number():
    """CE-X.4: Good Labour Conditions on top shows 30."""
    for seed in range(200):
        p = own(GAME.new(2, seed))
        if EVENTS.index("good_labour_conditions") not in p.events:
            assert p.buildings == [30, 30] and p.citizens == [0, 0]
            return
    raise AssertionError("the card never came first")


def test_books_at_the_market():
    """CE-X.5"""
    for books, citizens in ((1, 3), (2, 6), (3, 10), (4, 15), (5, 21)):
        p = visiting("market", goods="6 book")
        assert code(p, "market_books 6") == "cannot-pay"
        assert points(play(p, f"market_books {books}")) == (citizens, 35)


def test_five_deliveries_of_stone():
    """CE-X.6"""
    found = []
    for face in (0, 1, 2, 3, 3):
        p = visiting("construction_site", seats=3, goods="1 stone", markers=f"stone:{face}")
        play(p, "deliver_stone")
        found.append(points(p))
        assert p.marker_gone(8) == (face >= 2)
    assert found == [(4, 40), (3, 40), (2, 40), (1, 40), (1, 40)]


def test_prices_with_two_players():
    """CE-X.7"""
    p = table(2)
    rows = {}
    for name, marker in (("donate wood", 0), ("donate cloth", 2), ("gift stone", 5), ("gift wood", 4)):
        faces, first = p.terms.faces[marker], p.terms.first_face[marker]
        rows[name] = [faces[min(first + n, 3)] for n in range(4)]
    assert rows == {
        "donate wood": [2, 3, 3, 3],
        "donate cloth": [1, 1, 2, 3],
        "gift stone": [2, 3, 3, 3],
        "gift wood": [1, 1, 2, 3],
    }
    for verb, place, good, face in (("donate", "cathedral", "wood", 2), ("gift", "castle", "wood", 0)):
        q = visiting(place, goods="5 wood")
        play(q, f"{verb} {good}")
        assert (
            goods(q).startswith(f"{5 - rows[f'{verb} wood'][0]} wood")
            and q.markers[0 if verb == "donate" else 4] == face + 1
        )


def test_five_deliveries_of_bread():
    """CE-X.8"""
    found = []
    for face, bread in enumerate((3, 1, 2, 3, 1)):
        p = visiting("construction_site", seats=4, goods="3 bread", markers=f"bread:{face}")
        found.append(points(play(p, f"deliver_bread {bread}"))[0])
    assert found == [18, 5, 10, 12, 3]


def test_a_donation_with_a_coin():
    """CE-X.9"""
    p = visiting("cathedral", seats=3, goods="1 cloth 1 coin", markers="donation_cloth:2")
    play(p, "donate cloth")
    assert asked(p) == "KeepToken" and goods(p) == "1 book" and p.markers[2] == 3
    play(p, options(p)[0])
    assert len(p.tokens[0]) == 1


def test_two_discounts():
    """CE-X.10"""
    p = acting(
        "cheap_hire",
        event="good_labour_conditions",
        at="forest castle",
        goods="1 wood 1 stone 1 coin",
        offer="carpenter -",
    )
    play(p, "cheap_master carpenter")
    assert set(options(p)) == {"pay 1 0 0 0 0", "pay 0 1 0 0 0", "pay 0 0 0 0 1"}
    assert points(play(p, "pay 0 0 0 0 1")) == (1, 45)


def test_toolmaker_in_winter():
    """CE-X.11"""
    for masters, expected in (("toolmaker", (3, 35 + 11 + 6)), ("", (3, 35 + 9 + 4))):
        p = visiting("construction_site", event="an_early_winter", masters=masters, goods="3 wood 1 stone")
        assert points(play(p, "deliver_wood 3", "deliver_stone")) == expected


def test_two_craftsmen_on_the_grain_field():
    """CE-X.12"""
    p = acting("sell", at="quarry castle", huts="grain_field1 grain_field2")
    play(p, "walk 0")
    ends = {goods(play(p.clone(), f"work {move}")) for move in of(p, "work")}
    assert {"3 grain", "1 grain 1 bread"} <= ends and "2 bread" not in ends


def test_round_the_circle():
    """CE-X.13"""
    p = table(at="forest castle")
    assert places(play(p, "card sell 2", "walk 0"))[0] == "weaving_mill"
    p = table(at="weaving_mill castle")
    assert places(play(p, "card sell 1", "walk 0"))[0] == "quarry"


def test_three_players_start():
    """CE-X.14"""
    for staggered, country, resources in (
        ("together", ["quarry"] * 3, ["1 stone"] * 3),
        ("staggered", ["quarry", "grain_field", "weaving_mill"], ["1 stone", "1 grain", "1 cloth"]),
    ):
        p = fresh(own(GAME.new(3, 1, {"start_placement": staggered})))
        q = table(3)
        p.circles, p.first, p.round, p.goods = q.circles, 0, 0, [0] * 24
        p.events = (*p.events, EVENTS.index("stone_from_distant_shores"))  # Quarry and Cathedral
        resume(p, (Start(), "first_player"))
        assert [places(p, seat)[0] for seat in range(3)] == country
        assert [goods(p, seat) for seat in range(3)] == resources
        town = ["cathedral", "construction_site", "castle"]
        assert [places(p, seat)[1] for seat in range(3)] == (town if staggered == "staggered" else ["cathedral"] * 3)


def test_final_points():
    """CE-X.15"""
    p = final((58, 63), (0, 0), goods="3 wood 1 coin 1 ring")
    assert final_points(p, 0) == 4
    play(p, options(p)[0])
    assert points(p) == (62, 63) and p.scores[0] == 62
    assert best_split(58, 63, 9) == 7


def test_ties():
    """CE-X.16"""
    assert final((64, 70), (66, 64)).winners == (0,)
    assert final((64, 66), (66, 64), titles={0: [5, 8, 11], 1: [4, 7]}).winners == (0,)
    assert final((64, 66), (66, 64), titles={0: [5, 8, 10], 1: [4, 7, 11]}).winners == (1,)
    assert final((64, 66), (66, 64), titles={0: [5, 8, 11], 1: [4, 7, 11]}).winners == (0, 1)


def test_victoria_alone():
    """CE-X.17"""
    p = table(1, round=1, hand="take_wood take_ring take_stone")
    totals = []
    while not p.over:
        at = p.round
        after_round(p)
        totals.append(p.victoria)
        if p.round == at:
            break
    steps = [b - a for a, b in zip([0, *totals], totals, strict=False)]
    assert steps[:6] == [0, 15, 16, 19, 20, 4] and p.victoria == 74


def test_a_campaign_of_three_games():
    """CE-X.18"""
    start, starts = 40, []
    for won in (True, False, True):
        p = table(
            1,
            round=6,
            goods="1 ring",
            points={0: (80, 80) if won else (20, 80)},
            step="end_of_round_event",
            solo="campaign",
            campaign_start=start,
            start=start,
        )
        p.victoria = 50
        play(p, options(p)[0])
        assert bool(p.winners) == won
        following = GAME.sequel(p)
        assert following is not None
        start = int(str(following["campaign_start"]))
        starts.append(start)
    assert starts == [35, 37, 32]


def test_a_baron_by_swapping():
    """CE-X.19"""
    p = acting("sell", masters="chamberlain", goods="2 ring")
    play(p, "ring_to_coin", "rise")
    assert goods(p) == "" and p.titles[0] == (5,)


def test_a_book_from_a_token():
    """CE-X.20"""
    p = acting("sell", at="forest construction_site", tokens="castle_book", goods="1 wood")
    play(p, "walk 1", "token castle_book", "castle_book")
    assert points(p) == (0, 40) and of(p, "gift") == ["wood"]


def test_the_extra_step_before_or_after():
    """CE-X.21"""
    laid = {"at": "forest castle", "hand": "extra_step take_wood take_ring", "goods": "1 stone 2 cloth"}
    p = play(table(**laid), "card extra_step 1", "extra_step 1")
    assert places(p)[1] == "market"
    play(p, "market_sale cloth", "leave", "walk 1")
    assert places(p)[1] == "construction_site" and "deliver_stone" in options(p)
    q = play(table(**laid), "card extra_step 1", "walk 1")
    assert places(q)[1] == "cathedral"
    play(q, "donate cloth")
    play(q, options(q)[0], "leave", "extra_step 1")
    assert places(q)[1] == "construction_site"


def test_merchants_from_afar():
    """CE-X.22"""
    for event, coins in (("merchants_from_afar", 2), ("alms_for_the_poor", 1)):
        p = visiting("market", event=event, goods="2 wood")
        while of(p, "market_sale"):
            play(p, "market_sale wood")
        assert p.has(0, 6) == coins


def test_mayoress_and_event():
    """CE-X.23"""
    p = visiting("castle", event="a_gift_from_the_people", masters="mayoress", goods="1 wood")
    assert points(play(p, "gift wood")) == (5, 35) and goods(p) == "1 ring"


def test_the_landlord_needs_a_citizen():
    """CE-X.24"""
    assert of(acting("sell", masters="landlord", goods="1 cloth"), "ability") == []
    p = acting("sell", masters="landlord", goods="1 cloth", points={0: (1, 35)})
    assert points(play(p, "ability landlord 0")) == (0, 38)


GOLDSMITH = {"at": "forest castle", "goods": "3 stone 1 cloth 2 coin", "offer": "goldsmith -"}


def test_ways_to_pay_the_goldsmith():
    """CE-X.25"""
    p = acting("cheap_hire", **GOLDSMITH)
    full = play(p.clone(), "master goldsmith")
    assert set(options(full)) == {"pay 0 2 1 0 1", "pay 0 2 0 0 2", "pay 0 1 1 0 2"}
    cheap = play(p, "cheap_master goldsmith")
    ways = {"pay 0 2 1 0 0", "pay 0 2 0 0 1", "pay 0 1 1 0 1", "pay 0 1 0 0 2", "pay 0 0 1 0 2"}
    assert set(options(cheap)) == ways and len(options(cheap)) == 5


def test_ways_with_the_scholar():
    """CE-X.26"""
    p = play(acting("sell", masters="scholar", **GOLDSMITH), "master goldsmith")
    ways = {"pay 0 3 1 0 0", "pay 0 3 0 0 1", "pay 0 2 1 0 1", "pay 0 2 0 0 2", "pay 0 1 1 0 2"}
    assert set(options(p)) == ways and len(options(p)) == 5


def test_hiring_before_and_after_a_visit():
    """CE-X.27"""
    laid = {"at": "forest construction_site", "goods": "1 wood 2 grain 1 stone", "offer": "mayoress -"}
    p = acting("sell", **laid)
    play(p, "walk 1")
    assert code(p, "master mayoress") == "not-now"
    play(p, "gift wood")
    assert points(p)[0] == 0
    play(p, "leave", "master mayoress")
    assert points(p)[0] == 5
    q = acting("sell", masters="steward", **laid)
    play(q, "master mayoress", "walk 1", "gift wood")
    assert points(q)[0] == 7


def test_triples_at_the_quarry():
    """CE-X.28"""
    p = acting("sell", at="forest castle", huts="quarry1 quarry2", goods="1 grain 1 coin")
    play(p, "walk 0")
    assert sorted(of(p, "work")) == ["0 0 0", "0 1 0", "0 1 1", "0 2 1", "1 0 0", "1 1 0", "1 1 1", "2 0 0"]


def test_a_short_stack():
    """CE-X.29"""
    p = visiting(
        "cathedral",
        goods="1 cloth",
        favors="castle_book castle_coin",
        discard="site_book site_citizens market_ring market_citizens",
    )
    nature(p, 1, 1, 0)
    play(p, "donate cloth")
    assert {1, 2} < set(p.drawn) and len(p.drawn) == 3
    play(p, "keep castle_book")
    assert len(p.favors) == 3 and len(p.discard) == 2


def test_two_swaps_and_not_back():
    """CE-X.30"""
    p = acting("sell", masters="chamberlain", goods="2 ring 1 wood")
    play(p, "ring_to_coin", "ring_to_coin")
    assert code(p, "coin_to_ring") == "swap-back"
    play(p, "sell 0")
    assert "coin_to_ring" in options(p)


def test_the_last_hand_is_known():
    """CE-X.31"""
    p = table(2, round=3)
    p.spent = [sum(1 << card for card in (0, 4, 5, 6, 7, 2))] * 2
    p.hands, p.piles = [(1, 3, 8)] * 2, [()] * 2
    assert own(p.redeal(1, 3)).hands[0] == (1, 3, 8)
    played = p.view(1)["board"]["players"][0]["played"]
    assert sorted(set(range(9)) - set(played)) == [1, 3, 8]


def test_a_token_comes_back():
    """CE-X.32"""
    p = visiting("cathedral", goods="1 cloth", tokens="cathedral_coin", favors="")
    play(p, "token cathedral_coin", "donate cloth", "pay 0 0 1 0 0")
    assert p.tokens[0] == (5,) and options(p) == ["leave"]
    assert code(p, "token cathedral_coin") == "new-token"


def test_best_results_by_start_number():
    """CE-X.33"""
    keys = []
    for options_ in (
        {"buildings_start": "custom", "custom_buildings_start": 35},
        {},
        {"layout": "mixed", "buildings_start": "first_game_35"},
    ):
        p = table(1, round=6, goods="1 ring", points={0: (61, 61)}, step="end_of_round_event", **options_)
        play(p, options(p)[0])
        keys.append(GAME.series(p))
    assert keys[0] == keys[1] != keys[2]


def test_who_is_asked_about_new_lore():
    """CE-X.34"""
    held = {0: "1 book", 1: "3 coin", 2: "1 coin"}
    p = table(3, event="new_lore_in_old_books", goods=held, masters={2: "chamberlain"}, step="end_of_round_event")
    assert p.waiting == (0,) and options(p) == ["contribute 0", "decline"]
    play(p, "decline")
    assert p.waiting == (2,) and options(p) == ["coin_to_ring", "decline"]
    play(p, "coin_to_ring", "contribute 1")
    assert points(p, 2) == (0, 40) and N.clauses
