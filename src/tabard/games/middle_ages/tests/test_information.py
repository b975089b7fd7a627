"""Information and decisions (MA-19)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .tables import GAME, SEATS, asked, board, end_of_round, options, play, rarely, ride, table, tile, walk

SEEDS = st.integers(0, 2**40)
DECISIONS = {
    "PlaceLord": "lord",
    "MoveLord": "lord",
    "RestoreTile": "restore",
    "PlaceScout": "scout",
    "ExtraIncome": "income",
    "ExtraArea": "area",
    "ReconstructTile": "restore",
}


def what(p):
    return asked(p).split()[-1]


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_everything_on_the_table_is_open(seed, seats):
    """MA-19.1, MA-19.2: every seat and every onlooker sees the same board, with all that lies open on it."""
    for p in walk(seats, seed):
        seen = json.loads(json.dumps(p.view(None)["board"]))
        for seat in range(seats):
            assert p.view(seat)["board"] == p.view(None)["board"]
        shown = [place["tile"] if place["tile"] is not None else -1 for line in seen["rows"] for place in line]
        assert shown == [p.display[number * 6 + at] for number in range(4) for at in range(seats + 1)]
        pieces = [(place["spot"], place["lord"], place["scout"]) for line in seen["rows"] for place in line]
        assert {seat: at for at, seat, _ in pieces if seat is not None} == {
            s: at for s, at in enumerate(p.lords) if at >= 0
        }
        assert {seat: at for at, _, seat in pieces if seat is not None} == {
            s: at for s, at in enumerate(p.scouts) if at >= 0
        }
        assert seen["discard"] == list(p.discard)
        assert sum(seen["stacks"].values()) == len(p.stack) + len(p.orange)
        assert seen["tokens"] == {"income": p.income_supply, "areas": list(p.area_supply)}
        for seat, open_fief in enumerate(seen["fiefs"]):
            assert open_fief["coins"] == p.coins[seat]
            assert [tuple(column) for column in open_fief["columns"]] == p.fief[seat * 8 : seat * 8 + 8]
            assert tuple(open_fief["graveyard"]) == p.graves[seat]
            assert [token if token is not None else -1 for token in open_fief["area_tokens"]] == p.extra_area[
                seat * 8 :
            ][:8]
            assert open_fief["income_tokens"] == [area for area in range(8) if p.extra_income[seat * 8 + area]]


def test_wealth_is_open():
    """MA-19.2: in scores and fiefs, for everybody."""
    p = table(coins=[3, 14, 15])
    for seat in (None, 0, 1, 2):
        assert p.view(seat)["scores"] == [3, 14, 15]


@pytest.mark.parametrize("seats", SEATS)
def test_the_order_of_the_stacks_is_hidden(seats):
    """MA-19.3, MA-19.4: a view does not change when the stacks are laid in another order, not even on top."""
    p = table(seats=seats)
    views = [p.view(seat) for seat in (None, *range(seats))]
    p.stack = tuple(reversed(p.stack))
    p.orange = tuple(reversed(p.orange))
    assert [p.view(seat) for seat in (None, *range(seats))] == views
    assert set(board(p)["stacks"]) == {"blue", "orange", "mixed"}


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_the_set_of_each_stack_can_be_worked_out(seed, seats):
    """MA-19.3, MA-19.12: what is not seen is in the stack; blue never in the orange one, a reshuffled one had been seen."""
    printed = GAME.components
    for p in walk(seats, seed):
        seen = {tile for tile in p.display if tile >= 0} | {*p.discard}
        seen |= {tile for pile in (*p.fief, *p.graves) for tile in pile}
        used = [tile for tile in range(84) if seats >= 4 or not printed.tile_orange[tile]]
        assert sorted([*p.stack, *p.orange]) == sorted(set(used) - seen)
        assert all(printed.tile_orange[tile] for tile in p.orange)
        stacks = board(p)["stacks"]
        if stacks["blue"]:
            assert not any(printed.tile_orange[tile] for tile in p.stack)


def test_a_redeal_keeps_what_is_known_and_shuffles_the_rest():
    """MA-19.12: each stack keeps its tiles; every one of them can come to lie on top."""
    p = table(seats=4)
    tops, orange_tops = set(), set()
    for seed in range(400):
        other = p.redeal(1, seed)
        assert (sorted(other.stack), sorted(other.orange)) == (sorted(p.stack), sorted(p.orange))
        assert other.view(1) == p.view(1)
        assert other.legal(0) == p.legal(0)
        tops.add(other.stack[-1])
        orange_tops.add(other.orange[-1])
    assert (tops, orange_tops) == (set(p.stack), set(p.orange))


def test_a_redeal_of_a_reshuffled_stack():
    """MA-19.12: the tiles of a reshuffled stack among themselves."""
    p = next(p for p in walk(3, seed=3) if p.round == 11)
    assert board(p)["stacks"]["mixed"] == 6
    assert {p.redeal(0, seed).stack[-1] for seed in range(100)} == set(p.stack)


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_one_player_decides_at_a_time(seed, seats):
    """MA-19.5: no secret, no simultaneous choice, no reaction in another player's turn."""
    for p in walk(seats, seed):
        assert len(p.waiting) == (0 if p.over else 1)
        if not p.over and p.round and not asked(p).endswith("ReconstructTile"):
            assert p.waiting == (p.order[p.turn - 1],)


def test_all_decisions_there_are():
    """MA-19.6: seven kinds, each with its verb, and every kind is met."""
    met = set()
    for seats in SEATS:
        for seed in range(15):
            for p in walk(seats, seed):
                if not p.over:
                    met.add(what(p))
                    verbs = {move.split()[0] for move in options(p)} - {"pass"}
                    assert verbs == {DECISIONS[what(p)]}
                    assert ("pass" in options(p)) == (what(p) == "PlaceScout")
    assert met == set(DECISIONS)


@rarely
@given(SEEDS, st.sampled_from(SEATS))
def test_at_most_two_decisions_a_turn(seed, seats):
    """MA-19.7: the lord's move, then one of the effect; MA-19.8: in round 16 neither lord nor scout."""
    turns = {}
    for p in walk(seats, seed):
        if not p.over and p.round and what(p) != "ReconstructTile":
            turns.setdefault((p.round, p.turn), []).append(what(p))
    for (number, _), decisions in turns.items():
        if number < 16:
            assert decisions[0] == "MoveLord"
            assert len(decisions) <= 2
            assert "MoveLord" not in decisions[1:]
        else:
            assert len(decisions) == 1
            assert decisions[0] not in ("MoveLord", "PlaceScout")


def test_round_16_asks_for_no_lord_and_no_scout():
    """MA-19.8"""
    p = table(16, seats=2, takes="rampart_02 village_01", graves=["", "mill_02"], event="subsidy")
    assert asked(p) == "1 RestoreTile"


@pytest.mark.parametrize("seats", SEATS)
def test_nature_answers_only_where_the_rules_are_random(seats):
    """MA-19.9: in the draw of the scouts and in refills (ties and reshuffles), never in a turn or an event."""
    before, last = None, None
    for p in walk(seats, seed=21, story=True):
        answers = len(p.record()["nature"])
        refilled = sum(event.name == "refilled" for event in p.story)
        if before is not None and last.round and before[1] == refilled:
            assert answers == before[0]
        before, last = (answers, refilled), p.clone()


def test_the_same_seed_gives_the_same_game():
    """MA-19.9: and another seed another one."""
    assert GAME.new(4, 5).dump() == GAME.new(4, 5).dump()
    assert GAME.new(4, 5).dump() != GAME.new(4, 6).dump()


def test_a_single_option_is_still_a_decision():
    """MA-19.10: one tile in the graveyard, one free column."""
    p = ride(table(takes="village_01", graves=["mill_02"]))
    assert (asked(p), options(p)) == ("0 RestoreTile", [f"restore {tile('mill_02')}"])
    p = ride(table(takes="church_14", income_tokens={0: "field mill village rampart market barracks church"}))
    assert (asked(p), options(p)) == ("0 ExtraIncome", ["income 7"])
    p = end_of_round(event="reconstruction", graves=["mill_02"])
    assert (asked(p), len(options(p))) == ("0 ReconstructTile", 1)


def test_number_type_symbols_and_back_of_every_tile_are_open():
    """MA-19.11: the component tables that go with the view name them for each tile."""
    printed = GAME.components_public()["tiles"]
    assert len(printed) == 84
    assert printed[tile("palace_20")] == {
        "id": "palace_20",
        "area": 7,
        "number": 20,
        "back": "blue",
        "farmers": 1,
        "chests": 0,
    }
    p = end_of_round(event="reconstruction", graves=["mill_02"], fiefs=["field_01"])
    assert board(p)["fiefs"][0]["graveyard"] == [tile("mill_02")]
    assert board(p)["fiefs"][0]["columns"][0] == [tile("field_01")]


def test_options_are_single_tiles_and_pairs():
    """MA-19.13: two mills in the graveyard are two options; tokens come with their column."""
    p = ride(table(takes="village_01", graves=["mill_02 mill_05"]))
    assert sorted(options(p)) == sorted([f"restore {tile('mill_02')}", f"restore {tile('mill_05')}"])
    with_farmer = play(p, f"restore {tile('mill_05')}")
    assert board(with_farmer)["fiefs"][0]["farmers"] == 1
    p = ride(table(takes="palace_15"))
    assert all(len(move.split()) == 3 for move in options(p))
    p = end_of_round(event="reconstruction", graves=["mill_02 mill_05"])
    assert len(options(p)) == 2
