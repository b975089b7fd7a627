"""Components and general rules (CE-1): what is in the box, and a component file that is wrong is refused by name."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.components import read
from tabard.games.crown_of_emara.names import CARDS, EVENTS, GOODS, HUTS, LOCATIONS, MASTERS, RANKS, RESOURCES, TOKENS
from tabard.kernel.game import package_text
from tabard.kernel.testing import play_out

from .tables import acting, goods, play, points, table, visiting

FILE = package_text(GAME.package, "components.toml")
C = GAME.components


def test_what_is_in_the_box():
    """CE-1.2 to CE-1.9: kinds and numbers of all pieces."""
    assert GOODS[:RESOURCES] == ("wood", "stone", "cloth", "grain")
    assert LOCATIONS[:4] == ("forest", "grain_field", "quarry", "weaving_mill")
    assert LOCATIONS[4:] == ("castle", "cathedral", "construction_site", "market")
    assert len(CARDS) == 9 and len(C.craftsmen) == 4 and HUTS == 12
    assert len(MASTERS) == 22 and len(RANKS) == 5 and len(EVENTS) == 14 and len(TOKENS) == 12
    for citizens in C.rank_citizens:  # CE-1.7
        assert len(citizens) == 4 and list(citizens) == sorted(set(citizens), reverse=True)
    assert len(C.markers) == 10


def test_tokens_are_spread_evenly():
    """CE-9.6, CE-9.12: three for each Town location; 3 CP, 5 BP, a book, a ring or a coin."""
    assert Counter(C.token_location) == {4: 3, 5: 3, 6: 3, 7: 3}
    rewards = [tuple((thing, n) for thing, n in enumerate(gain) if n) for gain in C.token_gain]
    assert set(rewards) == {((8, 3),), ((9, 5),), ((5, 1),), ((7, 1),), ((6, 1),)}


def test_prices_of_masters():
    """CE-13.28: 2 to 4 resources for type A, 4 to 7 for type B; all 22 differ."""
    assert {sum(cost) for cost in C.master_cost[:16]} == {2, 3, 4}
    assert sorted(sum(cost) for cost in C.master_cost[16:]) == [4, 4, 4, 5, 5, 7]
    assert len(set(C.master_cost)) == 22


def test_the_file_counts_every_card_once():
    """CE-1.6, CE-1.8, CE-1.10: one language side is as good as the other; each card is one row."""
    data = tomllib.loads(FILE)
    assert [master["type"] for master in data["masters"]] == ["A"] * 16 + ["B"] * 6
    assert {event["timing"] for event in data["events"]} == {"start_of_round", "end_of_round", "this_round"}


def test_goods_and_points_have_no_limit():
    """CE-1.12, CE-1.13, CE-1.16: twenty of everything, and points beyond the end of the track."""
    p = visiting("market", goods="20 wood 20 book", points={0: (100, 103)})
    play(p, "market_sale wood", "market_books 5")
    assert goods(p) == "19 wood 15 book 1 coin"
    assert points(p) == (121, 103)


def test_seats_and_scores():
    """CE-1.1, CE-1.5, CE-1.18: one to four seats; two numbers for each, which begin on 0 and on the start."""
    assert list(GAME.seats) == [1, 2, 3, 4]
    for seats in GAME.seats:
        p = own(GAME.new(seats, 1, {"buildings_start": "first_game_35"}))
        assert p.citizens == [0] * seats and p.buildings == [35] * seats
        assert len(p.councilors) == 2 * seats
    with pytest.raises(ValueError, match="1 to 4"):
        GAME.new(5)


def test_councilors_do_not_block_each_other():
    """CE-1.14, CE-1.15: all of them may stand on one location; either Councilor may walk."""
    p = table(4)
    assert [p.councilors[n] for n in range(0, 8, 2)] == [0] * 4
    p = acting("sell", seats=4)
    assert [f"walk {n}" for n in (0, 1) if ("walk", n) in p.legal(0)] == ["walk 0", "walk 1"]


def test_the_statue_and_the_terms():
    """CE-1.17, CE-1.19 to CE-1.24: the Statue gives turn order and nothing else; texts use the words of the rules."""
    p = table(3)
    q = p.clone()
    q.first = 1
    assert p.order == (0, 1, 2) and q.order == (1, 2, 0)
    assert p.scores == q.scores and p.goods == q.goods
    english = GAME.text("en")
    for word in ("Councilor", "Craftsman", "Master", "Donation", "Gift", "Favor token", "circle", "ring", "coin"):
        assert word in english


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("rounds = 6", "rounds = 7", r"\[course\] rounds: expected 6"),
        ("cost = { grain = 3, cloth = 2, stone = 2 }", "cost = { grain = 6, cloth = 4 }", "at most 9 resources"),
        ("cost = { wood = 2, cloth = 2 }", "cost = { gold = 2 }", "gold: expected one of wood, stone, cloth, grain"),
        ("side_4 = [1, 1, 2, 2]", "side_4 = [1, 1, 2]", "side_4: expected 4 whole numbers"),
        ("citizens = [18, 17, 16, 15]", "citizens = [1, 17, 16, 15]", "numbers that do not rise"),
        ("sales = [[1, 1], [3, 2]]", "sales = [[3, 1], [1, 2]]", "1 to 4 pairs"),
        ("tokens_drawn = 3", "tokens_drawn = 3\ncolour = 1", "colour: nothing reads this key"),
        ('start_town = "castle"', 'start_town = "forest"', "start_town: expected one of castle"),
        ('ranks = ["baron", "count"', 'ranks = ["count", "baron"', "the ranks in their order"),
        ('id = "forest"', 'id = "wood"', "id: expected one of forest"),
        ('removed_events = ["an_early_winter"]', 'removed_events = ["winter"]', "removed_events: expected"),
    ],
)
def test_a_wrong_file_is_refused_by_name(old: str, new: str, words: str):
    """CE-10.16: file, table, key and what is expected."""
    assert old in FILE
    with pytest.raises(ValueError, match=words):
        read(FILE.replace(old, new, 1), "mine.toml")


def test_another_file_plays_by_its_own_figures():
    """CE-8.5, CE-16.25: and its solo results are kept apart."""
    other = GAME.with_components(FILE.replace("gain = { buildings = 5 }", "gain = { buildings = 9 }", 1), "mine.toml")
    p = own(other.new(1, 3))
    assert p.components.castle_book.gain[9] == 9
    mine, theirs = GAME.series(play_out(own(GAME.new(1, 3)))), other.series(play_out(p))
    assert mine is not None and theirs is not None
    assert mine.rsplit("/", 1)[0].split("/")[2:] == theirs.rsplit("/", 1)[0].split("/")[2:]
    assert mine.rsplit("/", 1)[1] != theirs.rsplit("/", 1)[1]
