"""End of the game and scoring (CE-15)."""

from __future__ import annotations

from itertools import product

from tabard.games.crown_of_emara.rules.scoring import best_split, final_points

from .tables import asked, code, of, options, play, points, table


def ended(seats: int = 2, **laid: object):
    return table(seats, round=6, step="end_of_round_event", **laid)


def test_final_points():
    """CE-0.8, CE-15.1 to CE-15.3, CE-9.11: 2 for a ring, 1 for coin, token, book, bread, 1 for every 2 resources."""
    p = ended(goods="1 wood 1 stone 1 cloth 2 bread 1 book 3 coin 2 ring", tokens="castle_book market_ring")
    assert asked(p) == "Split" and final_points(p, 0) == 1 + 2 + 1 + 3 + 4 + 2
    assert len(options(p)) == 14


def test_a_free_split():
    """CE-15.4, CE-15.5, CE-15.15, CE-19.14: any whole numbers, the best one proposed first."""
    p = ended(goods="3 coin", points={0: (34, 35)})
    assert of(p, "split") == ["2", "0", "1", "3"]
    assert code(p, "split 4") == "too-many-points"
    play(p, "split 0")
    assert points(p) == (34, 38)


def test_the_proposal_is_the_best():
    """CE-15.5: no other split gives a better result or, at the same result, a better first tie-break."""
    for citizens, buildings, extra in product(range(9), range(9), range(12)):
        best = best_split(citizens, buildings, extra)
        keys = {n: sorted((citizens + n, buildings + extra - n)) for n in range(extra + 1)}
        assert keys[best] == max(keys.values())


def test_cp_first():
    """CE-15.5: the odd point goes to CP."""
    assert best_split(10, 10, 3) == 2 and best_split(12, 10, 3) == 1


def test_nothing_changes_final_points():
    """CE-15.6"""
    p = ended(goods="2 ring", masters="toolmaker", event="a_long_summer")
    assert points(play(p, "split 0")) == (0, 39)


def result(*players: tuple[int, int], titles: dict[int, list[int]] | None = None):
    p = ended(len(players), points=dict(enumerate(players)), titles=titles)
    assert p.over
    return p


def test_the_highest_result_wins():
    """CE-15.7, CE-15.8, CE-15.14, CE-19.20: the lower number counts; then the higher one; places may be shared."""
    p = result((40, 60), (55, 45), (41, 99))
    assert p.scores == (40, 45, 41) and p.ranking == (3, 1, 2) and p.winners == (1,)
    assert result((50, 60), (61, 50)).ranking == (2, 1)
    assert result((50, 60), (60, 50), (50, 60), (9, 9)).ranking == (1, 1, 1, 4)


def test_ranks_break_ties():
    """CE-15.9 to CE-15.12: the higher rank, then the CP printed on its card; otherwise a shared victory."""
    assert result((50, 60), (50, 60), titles={0: [5], 1: [4, 8]}).ranking == (2, 1)
    assert result((50, 60), (50, 60), titles={1: [5]}).winners == (1,)
    p = result((50, 60), (60, 50), titles={0: [5, 8], 1: [4, 7]})
    assert p.winners == (0,)
    assert result((50, 60), (60, 50)).winners == (0, 1)


def test_in_turn_order_and_only_who_has_points():
    """CE-15.13"""
    p = ended(3, goods={0: "1 coin", 2: "1 coin"})
    assert p.waiting == (0,)
    play(p, "split 1")
    assert p.waiting == (2,)
    play(p, "split 0")
    assert p.over


def test_the_account_adds_up():
    """CE-15.7: the end screen says where every point came from."""
    p = ended(goods="3 coin", points={0: (34, 35)})
    play(p, "split 2")
    board = p.view(0)["board"]
    assert board["final"][0] == {"citizens": 36, "buildings": 36, "result": 36, "place": 1}
    assert sum(board["players"][0]["account_citizens"]) == 36 and board["players"][0]["account_citizens"][-1] == 2
