"""The worked examples of the rulebook (MA-X); the first round as laid down in box.toml."""

import tomllib
from importlib.resources import files

import pytest

from tabard.games.middle_ages import own
from tabard.games.middle_ages.components import AREAS
from tabard.games.middle_ages.position import NO_TILE
from tabard.games.middle_ages.rules.round import Match
from tabard.kernel import engine

from .tables import (
    GAME,
    asked,
    fief,
    fiefs_seen,
    finished,
    graveyard,
    names,
    options,
    play,
    refusal,
    ride,
    row,
    spot,
    table,
    tile,
    told,
)

EXAMPLE = tomllib.loads(files("tabard.games.middle_ages.tests").joinpath("box.toml").read_text(encoding="utf-8"))[
    "example_first_round"
]
PINK, BLUE, GREEN = (EXAMPLE["players"].index(colour) for colour in ("pink", "blue", "green"))


def start():
    """Before the first placement: the rows, the tiles to be drawn, the order in which nature draws the scouts."""
    p = own(GAME.new(3, seed=1))
    used = set()
    p.display = [NO_TILE] * 24
    for number in range(1, 5):
        for place, name in enumerate(EXAMPLE[f"row_{number}"], 1):
            p.display[spot(number, place)] = tile(name)
            used.add(tile(name))
    drawn = [tile(name) for name in EXAMPLE["refill_drawn_in_order"]]
    blue = [number for number in range(84) if not GAME.components.tile_orange[number]]
    rest = [number for number in blue if number not in used and number not in drawn]
    p.stack = (*rest, *reversed(drawn))
    p.lords = [-1] * 3
    p.told = p.moves = p.answers = p.undos = None
    p.frames, p.places = [Match()], [0]
    p.script, p.scripted = tuple(0 for _ in EXAMPLE["players"]), 0  # nature draws the first of those left, each time
    engine.run(p)
    return p


def placed():
    p = start()
    for place in EXAMPLE["placement_positions"]:
        play(p, f"lord {spot(1, place)}")
    return p


def blue_has_played():
    return ride(placed(), EXAMPLE["lord_moves_row_2"]["blue"])


def green_has_played():
    p = ride(blue_has_played(), EXAMPLE["lord_moves_row_2"]["green"])
    scout = EXAMPLE["green_scout"]
    return play(p, f"scout {spot(scout['row'], scout['position'])}")


def pink_has_played():
    return ride(green_has_played(), EXAMPLE["lord_moves_row_2"]["pink"])


def test_three_players_have_four_tiles_a_row():
    """MA-X.1"""
    assert [len(row(GAME.new(3), number).split()) for number in range(1, 5)] == [4, 4, 4, 4]


def test_a_village_with_two_ramparts():
    """MA-X.2"""
    assert ride(table(takes="village", fiefs=["rampart rampart"])).coins[0] == 6


def test_extra_income_on_the_village_column():
    """MA-X.3"""
    p = ride(table(takes="church_14", fiefs=["village rampart rampart"]))
    assert fiefs_seen(p)[0]["pays"][AREAS.index("village")] == 6
    play(p, "income 2")
    assert fiefs_seen(p)[0]["pays"][AREAS.index("village")] == 9


def test_the_field_token():
    """MA-X.4"""
    p = ride(table(takes="palace_15"))
    columns = {int(move.split()[2]) for move in options(p) if move.startswith("area 0 ")}
    assert columns == set(range(8)) - {AREAS.index("field"), AREAS.index("rampart")}


@pytest.mark.parametrize("column", AREAS)
def test_a_first_church(column):
    """MA-X.5"""
    p = play(ride(table(takes="church_14")), f"income {AREAS.index(column)}")
    assert p.coins[0] == (4 if column == "church" else 3)


def test_a_first_palace_beside_four_fields():
    """MA-X.6"""
    p = play(ride(table(takes="palace_15", fiefs=["field field field field"])), "area 0 7")
    assert p.coins[0] == 15


def test_a_third_mill():
    """MA-X.7"""
    p = ride(table(seats=4, takes="mill", fiefs=["mill mill", "mill mill", "mill mill mill"], coins=[0, 1, 0, 9]))
    assert p.coins == [9, 0, 0, 7]


def test_a_second_barracks():
    """MA-X.8"""
    fiefs = ["barracks", "mill_04 mill_02 rampart", "rampart rampart"]
    p = ride(table(takes="barracks_14", fiefs=fiefs, coins=[0, 5, 5]))
    assert (graveyard(p, 1), p.graves[2]) == ("mill_02", ())
    assert p.coins == [2 + 4, 3, 5]


def test_a_tie_at_120():
    """MA-X.9"""
    eight = "field mill village rampart market barracks"
    p = finished(
        seats=2, coins=[120, 120], fiefs=[f"{eight} palace palace church", f"{eight} palace palace church church"]
    )
    assert (p.scores, p.winners) == ((120, 120), (1,))


def test_the_start():
    """MA-X.10"""
    p = start()
    assert row(p, 1) == "field_02 rampart_03 market_12 barracks_15"
    printed = GAME.components
    assert [printed.farmers[tile(name)] + printed.chests[tile(name)] for name in row(p, 1).split()] == [0, 0, 0, 0]
    assert p.coins == [0, 0, 0]
    GAME.check(p)


def test_the_placement():
    """MA-X.11"""
    p = start()
    for colour, place in zip(EXAMPLE["placement_order"], EXAMPLE["placement_positions"], strict=True):
        assert p.waiting == (EXAMPLE["players"].index(colour),)
        play(p, f"lord {spot(1, place)}")
    assert (p.lords[PINK], p.lords[BLUE], p.lords[GREEN]) == (spot(1, 4), spot(1, 1), spot(1, 2))


def test_the_discard():
    """MA-X.12"""
    p = placed()
    assert names(p.discard) == EXAMPLE["discarded_round_1"] == "market_12"
    assert row(p, 1) == "field_02 rampart_03 - barracks_15"


def test_the_order():
    """MA-X.13"""
    p = placed()
    assert [EXAMPLE["players"][seat] for seat in p.order] == EXAMPLE["turn_order_round_1"] == ["blue", "green", "pink"]
    assert asked(p) == f"{BLUE} MoveLord"


def test_blue_moves_and_places_the_field():
    """MA-X.14"""
    p = blue_has_played()
    assert (p.lords[BLUE], fief(p, BLUE)) == (spot(2, 2), "field_02")


def test_blue_gets_two_coins():
    """MA-X.15"""
    p = blue_has_played()
    assert (p.coins[BLUE], told(p, "farmers")) == (2, [])
    assert [event["coins"] for event in told(p, "income")] == [2]


def test_green_moves_and_places_the_rampart():
    """MA-X.16"""
    p = ride(blue_has_played(), 3)
    assert (p.lords[GREEN], fief(p, GREEN), asked(p)) == (spot(2, 3), "rampart_03", f"{GREEN} PlaceScout")


def test_green_sends_the_scout():
    """MA-X.17"""
    p = green_has_played()
    assert p.scouts[GREEN] == spot(3, 4)
    assert row(p, 3).split()[3] == EXAMPLE["green_scout"]["tile"]
    assert p.coins[GREEN] == 2


def test_pink_moves_and_places_the_barracks():
    """MA-X.18"""
    p = pink_has_played()
    assert (p.lords[PINK], fief(p, PINK)) == (spot(2, 1), "barracks_15")


def test_pink_attacks_blue_alone():
    """MA-X.19"""
    p = pink_has_played()
    attacks = told(p, "attacked")
    assert [(event["victim_seat"], event["coins"]) for event in attacks] == [(BLUE, 2)]
    assert (graveyard(p, BLUE), fief(p, BLUE), fief(p, GREEN)) == ("field_02", "", "rampart_03")


def test_pinks_income():
    """MA-X.20"""
    assert told(pink_has_played(), "income")[-1] == {"seat": PINK, "area": "area-barracks", "coins": 2}


def test_after_the_turns():
    """MA-X.21"""
    p = pink_has_played()
    for seat, colour in enumerate(EXAMPLE["players"]):
        assert p.coins[seat] == EXAMPLE["coins_after_round_1"][colour]
        assert fief(p, seat).split() == EXAMPLE["fief_after_round_1"][colour]
        assert graveyard(p, seat).split() == EXAMPLE["graveyard_after_round_1"][colour]
    assert (p.coins[BLUE], p.coins[GREEN], p.coins[PINK]) == (0, 2, 4)


def test_the_refill():
    """MA-X.22"""
    p = pink_has_played()
    assert row(p, 1).split() == EXAMPLE["row_1_after_refill"] == ["mill_02", "rampart_07", "village_09", "palace_20"]
    assert len(p.stack) == 52 - 16 - 4


def test_round_2_starts():
    """MA-X.23"""
    p = pink_has_played()
    assert p.round == 2
    assert names(p.discard[1:]) == EXAMPLE["discarded_round_2"] == "barracks_16"
    assert row(p, 2) == "mill_04 village_05 church_15 -"
    assert [EXAMPLE["players"][seat] for seat in p.order] == EXAMPLE["turn_order_round_2"] == ["pink", "blue", "green"]


def test_the_scout_bars_the_others_in_round_2():
    """MA-X.24: pink has 3 tiles, blue 2, green 2 with the reserved one, and takes the scout back."""
    p = pink_has_played()
    assert (asked(p), options(p)) == (f"{PINK} MoveLord", [f"lord {spot(3, place)}" for place in (1, 2, 3)])
    assert refusal(p, f"lord {spot(3, 4)}").rule == "MA-9.9"
    ride(p, 1)
    assert (asked(p), options(p)) == (f"{BLUE} MoveLord", [f"lord {spot(3, place)}" for place in (2, 3)])
    assert refusal(p, f"lord {spot(3, 4)}").rule == "MA-9.9"
    ride(p, 2)
    if asked(p) == f"{BLUE} RestoreTile":
        play(p, options(p)[0])
    assert (asked(p), options(p)) == (f"{GREEN} MoveLord", [f"lord {spot(3, place)}" for place in (3, 4)])
    for place in (3, 4):
        assert ride(p.clone(), place).scouts[GREEN] == -1
