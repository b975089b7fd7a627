"""Components (MA-1): the data that comes with the game, wrong files, and replaced figures."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from tabard.games.middle_ages.components import AREAS
from tabard.games.middle_ages.rules.areas import EXTRA_AREA

from .tables import GAME, asked, end_of_round, fiefs_seen, finished, options, play, ride, table

TEXT = files("tabard.games.middle_ages").joinpath("components.toml").read_text(encoding="utf-8")
FILE = tomllib.loads(TEXT) | tomllib.loads(
    files("tabard.games.middle_ages.tests").joinpath("box.toml").read_text("utf-8")
)
PRINTED = GAME.components
TILES = range(84)
NUMBERS = {
    "field": range(1, 15),
    "mill": range(1, 14),
    "village": range(1, 13),
    "rampart": range(1, 12),
    "market": range(12, 22),
    "barracks": range(13, 22),
    "church": range(14, 22),
    "palace": range(15, 22),
}
ORANGE = [5, 5, 5, 4, 4, 3, 3, 3]


def of_type(area):
    return [tile for tile in TILES if AREAS[PRINTED.tile_area[tile]] == area]


def test_84_tiles_of_eight_types():
    """MA-1.1"""
    assert len(PRINTED.tile_ids) == 84
    assert [len(of_type(area)) for area in AREAS] == [14, 13, 12, 11, 10, 9, 8, 7]


def test_52_blue_and_32_orange():
    """MA-1.2"""
    assert Counter(PRINTED.tile_orange) == {False: 52, True: 32}


def test_every_tile_has_a_number_from_1_to_21():
    """MA-1.3: several tiles share one."""
    assert set(PRINTED.tile_number) == set(range(1, 22))


@pytest.mark.parametrize(
    ("low", "high"), [("mill_02", "mill_04"), ("church_15", "church_18"), ("field_08", "field_13")]
)
def test_the_number_is_never_counted(low, high):
    """MA-1.4: two tiles that differ in number alone bring the same."""
    brought = []
    for name in (low, high):
        p = ride(table(seats=4, takes=name, coins=[0, 9, 9, 9]))
        if asked(p).endswith("ExtraIncome"):
            play(p, "income 0")
        brought.append((p.coins, finished(fiefs=[name]).scores))
    assert brought[0] == brought[1]


def test_stronger_types_have_higher_numbers():
    """MA-1.5, MA-1.6: from left to right the types reach and start higher."""
    averages = [sum(NUMBERS[area]) / len(NUMBERS[area]) for area in AREAS]
    found = [sum(PRINTED.tile_number[tile] for tile in of_type(area)) / len(of_type(area)) for area in AREAS]
    assert found == averages
    assert max(found[:4]) < min(found[4:])


@pytest.mark.parametrize("area", AREAS)
def test_numbers_of_a_type(area):
    """MA-1.6: one tile per number and type."""
    assert sorted(PRINTED.tile_number[tile] for tile in of_type(area)) == list(NUMBERS[area])


def test_four_tiles_of_each_number():
    """MA-1.6, MA-1.3"""
    assert set(Counter(PRINTED.tile_number).values()) == {4}


def test_orange_tiles_of_a_type():
    """MA-1.7"""
    assert [sum(PRINTED.tile_orange[tile] for tile in of_type(area)) for area in AREAS] == ORANGE


def test_no_tile_shows_more_than_one_symbol():
    """MA-1.8: some show one, the others none."""
    assert {PRINTED.farmers[tile] + PRINTED.chests[tile] for tile in TILES} == {0, 1}


def test_36_farmers_and_24_chests():
    """MA-1.9"""
    assert (sum(PRINTED.farmers), sum(PRINTED.chests)) == (36, 24)


def test_the_low_fields_show_no_farmer():
    """MA-1.10, MA-1.9"""
    bare = [PRINTED.tile_number[tile] for tile in of_type("field") if not PRINTED.farmers[tile]]
    assert bare == [1, 2, 3, 4, 5, 6]


def test_five_colours_with_a_board_a_lord_and_a_scout():
    """MA-1.11"""
    assert len({colour["id"] for colour in FILE["player_colours"]}) == 5
    pieces = {piece["id"]: (piece["per_player"], piece["total"]) for piece in FILE["player_pieces"]}
    assert pieces == {"fief_board": (1, 5), "lord": (1, 5), "scout": (1, 5)}


def test_one_extra_area_token_of_each_type():
    """MA-1.12"""
    assert GAME.new(2).area_supply == tuple(range(8))
    assert [token["type"] for token in FILE["extra_area_tokens"]["tokens"]] == list(AREAS)
    assert (
        FILE["extra_area_tokens"]["count"] == sum(token["count"] for token in FILE["extra_area_tokens"]["tokens"]) == 8
    )


def test_eight_extra_income_tokens_of_one_coin():
    """MA-1.13"""
    assert (PRINTED.income_tokens, PRINTED.income_bonus) == (8, 1)
    assert GAME.new(2).income_supply == 8


def test_fifteen_different_events():
    """MA-1.14"""
    assert len({card.id for card in PRINTED.events}) == len(PRINTED.events) == 15
    assert {card["copies"] for card in FILE["events"]} == {1}


def test_wealth_tokens():
    """MA-1.15"""
    tokens = FILE["money"]["tokens"]
    assert [(token["value"], token["count"]) for token in tokens] == [(1, 40), (5, 18), (10, 36), (50, 18)]
    assert FILE["money"]["token_count"] == sum(token["count"] for token in tokens) == 112
    assert FILE["money"]["total_value"] == sum(token["value"] * token["count"] for token in tokens)


def test_the_fixture_names_real_tiles():
    """MA-X.10: the rows of the example are tiles of the game, by number from left to right, all blue."""
    example = FILE["example_first_round"]
    for name in ("row_1", "row_2", "row_3", "row_4", "row_1_after_refill"):
        tiles = [PRINTED.tile_ids.index(id) for id in example[name]]
        numbers = [PRINTED.tile_number[tile] for tile in tiles]
        assert numbers == sorted(numbers)
        assert not any(PRINTED.tile_orange[tile] for tile in tiles)


# ---------------------------------------------------------------------- wrong files


def changed(old, new, count=1):
    assert TEXT.count(old) >= 1, old
    return TEXT.replace(old, new, count)


FIELD_08 = 'id = "field_08", type = "field", number = 8, back = "blue", farmers = 1, chests = 0'
MILL = 'id = "mill"\ncount = 13'
WRONG = {
    "no such type": (FIELD_08, FIELD_08.replace('"field",', '"meadow",'), "tiles.list 8", "type", "one of field, mill"),
    "number too high": (FIELD_08, FIELD_08.replace("= 8", "= 22"), "tiles.list 8", "number", "1 to 21"),
    "number as text": (FIELD_08, FIELD_08.replace("= 8", '= "8"'), "tiles.list 8", "number", "a whole number"),
    "no number": (FIELD_08, FIELD_08.replace("number = 8, ", ""), "tiles.list 8", "number", "missing"),
    "no such back": (FIELD_08, FIELD_08.replace("blue", "green"), "tiles.list 8", "back", "one of blue, orange"),
    "half a farmer": (FIELD_08, FIELD_08.replace("farmers = 1", "farmers = 0.5"), "tiles.list 8", "farmers", "whole"),
    "a true farmer": (FIELD_08, FIELD_08.replace("farmers = 1", "farmers = true"), "tiles.list 8", "farmers", "whole"),
    "fewer chests than none": (
        FIELD_08,
        FIELD_08.replace("chests = 0", "chests = -1"),
        "tiles.list 8",
        "chests",
        "0 to",
    ),
    "a tile too few": ("  { " + FIELD_08 + " },\n", "", "tiles", "list", "84 tiles"),
    "a back too many": (FIELD_08, FIELD_08.replace("blue", "orange"), "tiles", "list", "52 of them blue and 32 orange"),
    "an id twice": ('id = "field_08"', 'id = "field_09"', "tiles", "list", "different ids"),
    "a type too many": (FIELD_08, FIELD_08.replace('type = "field"', 'type = "mill"'), "area_types 1", "count", "13"),
    "no such area": (MILL, MILL.replace('"mill"', '"smithy"'), "area_types 2", "id", "one of mill"),
    "another effect": ('effect = "attack"', 'effect = "feast"', "area_types 6", "effect", "one of attack"),
    "income of a text": (
        "income_per_tile = 3",
        'income_per_tile = "3"',
        "area_types 7",
        "income_per_tile",
        "whole number",
    ),
    "counts what is not": (
        'income_counts = ["mill"]',
        'income_counts = ["mil"]',
        "area_types 2",
        "income_counts",
        "a list of field, mill",
    ),
    "no such kind": ('kind = "pay_per_tile"', 'kind = "pay"', "events 9", "kind", "one of gain_per_symbol"),
    "no such symbol": (
        '\nparams = { symbol = "chest"',
        '\nparams = { symbol = "crown"',
        "events 2.params",
        "symbol",
        "one of farmer, chest",
    ),
    "no coins": (
        'params = { types = ["rampart"], coins_each = 3 }',
        'params = { types = ["rampart"] }',
        "events 3.params",
        "coins_each",
        "missing",
    ),
    "no types": (
        'params = { types = ["palace"] }',
        "params = {}",
        "events 10.params",
        "types",
        "a list of field, mill",
    ),
    "an event twice": ('id = "event_subsidy"', 'id = "event_alliance"', "events", "id", "different"),
    "too few tokens": (
        "[extra_income_tokens]\ncount = 8",
        "[extra_income_tokens]\ncount = 7",
        "extra_income_tokens",
        "count",
        "8 to 8",
    ),
    "no penalty": ("empty_column_penalty = 10", "", "scoring", "empty_column_penalty", "missing"),
    "negative wealth": ("start_wealth = 0", "start_wealth = -5", "structure", "start_wealth", "0 to 1000"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_named_with_table_key_and_what_is_expected(case):
    """MA-1.1, MA-1.2, MA-1.3, MA-1.8, MA-1.13, MA-1.14"""
    old, new, path, key, expected = WRONG[case]
    with pytest.raises(ValueError) as caught:
        GAME.with_components(changed(old, new), "my.toml")
    message = str(caught.value)
    assert message.startswith(f"my.toml: [{path}] {key}: expected ")
    assert expected in message


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("start_wealth = 0", "start_wealth = 0\nend_wealth = 1", "[structure] end_wealth"),
        ("number = 2, ", "number = 2, colour = 3, ", "[tiles.list"),
        (
            '{ symbol = "farmer", coins_each = 1 }',
            '{ symbol = "farmer", coins_each = 1, tiles = 2 }',
            ".effect_params] tiles",
        ),
    ],
)
def test_a_key_that_nothing_reads_is_named(old, new, place):
    """MA-1.9: whoever replaces figures is told when one of them changes nothing."""
    with pytest.raises(ValueError) as caught:
        GAME.with_components(changed(old, new), "my.toml")
    assert place in str(caught.value)
    assert str(caught.value).endswith("nothing reads this key")


@pytest.mark.parametrize("table", ["tiles", "area_types", "events", "extra_income_tokens", "scoring", "structure"])
def test_a_missing_table_is_named(table):
    text = TEXT.replace(f"[{table}]", f"[{table}_lost]")
    with pytest.raises(ValueError, match=rf"my\.toml: .*{table}.* it is missing"):
        GAME.with_components(text, "my.toml")


def test_what_is_no_toml_is_named_with_its_line():
    with pytest.raises(ValueError, match=r"my\.toml: not a TOML file: .*line 3"):
        GAME.with_components("[meta]\n\nid = = 1\n", "my.toml")


@pytest.mark.parametrize("case", ["a tile too few", "an id twice", "a back too many"])
def test_the_error_is_one_short_line(case):
    """MA-1.2: not the whole list of 84 tiles."""
    old, new, *_ = WRONG[case]
    with pytest.raises(ValueError) as caught:
        GAME.with_components(changed(old, new), "my.toml")
    assert len(str(caught.value)) < 300
    assert "\n" not in str(caught.value)


# ---------------------------------------------------------------------- replaced figures


def other(old, new):
    return GAME.with_components(changed(old, new), "my.toml")


def test_the_same_file_gives_the_same_game():
    """MA-1.9: and another name for the file changes nothing."""
    same = GAME.with_components(TEXT, "my.toml")
    assert same.new(3, 5).view(0) == GAME.new(3, 5).view(0)


def test_other_rates():
    """MA-5.1 with figures of another file."""
    game = other("income_per_tile = 3", "income_per_tile = 5")
    assert play(ride(table(takes="church_14", game=game)), "income 0").coins[0] == 5
    assert play(ride(table(takes="church_14")), "income 0").coins[0] == 3


def test_other_counted_types():
    """MA-5.2, MA-14.3: the forbidden columns follow the printed types."""
    game = other('income_counts = ["church"]', 'income_counts = ["church", "field"]')
    p = ride(table(takes="palace_15", fiefs=["field"], game=game))
    assert fiefs_seen(p)[0]["pays"][6] == 3
    assert "area 0 6" not in options(p)


def test_other_symbols():
    """MA-1.8: more than one symbol, and both kinds on one tile."""
    game = other(FIELD_08, FIELD_08.replace("farmers = 1, chests = 0", "farmers = 2, chests = 3"))
    assert ride(table(takes="field_08", game=game)).coins[0] == 2 + 2
    assert ride(table(takes="market_12", fiefs=["field_08"], game=game)).coins[0] == 3 + 2
    assert end_of_round(event="fine-goods", fiefs=["field_08"], game=game).coins[0] == 3


def test_other_numbers_order_the_rows():
    """MA-1.3: the tile with the new number lies where it belongs."""
    game = other(FIELD_08, FIELD_08.replace("number = 8", "number = 21"))
    tile = PRINTED.tile_ids.index("field_08")
    for seed in range(40):
        p = game.new(5, seed)
        if tile in p.display:
            at = p.display.index(tile)
            assert all(game.components.tile_number[p.display[left]] <= 21 for left in range(at - at % 6, at))
            assert at % 6 == 5 or game.components.tile_number[p.display[at + 1]] == 21


def test_other_events_penalty_and_start():
    """MA-16.3, MA-18.2, MA-2.12 with figures of another file."""
    game = other('types = ["rampart"], coins_each = 3', 'types = ["rampart", "field"], coins_each = 4')
    assert end_of_round(event="stronger-defence", fiefs=["rampart field"], game=game).coins[0] == 8
    game = other("empty_column_penalty = 10", "empty_column_penalty = 7")
    assert finished(coins=[100], game=game).scores[0] == 100 - 56
    assert other("start_wealth = 0", "start_wealth = 4").new(3).coins == [4, 4, 4]


def test_other_effects_and_tokens():
    """MA-7.1, MA-6.1, MA-5.3 with figures of another file."""
    game = other("effect_params = { coins_each = 2 }", "effect_params = { coins_each = 3 }")
    assert ride(table(takes="mill_02", coins=[0, 9, 9], game=game)).coins == [6 + 2, 6, 6]
    game = other('symbol = "farmer", coins_each = 1', 'symbol = "farmer", coins_each = 2')
    assert ride(table(takes="field_08", game=game)).coins[0] == 2 + 2
    game = other("coins_per_counted_tile = 1", "coins_per_counted_tile = 2")
    assert ride(table(takes="field_01", income_tokens={0: "field"}, game=game)).coins[0] == 4


def test_other_extra_area_tokens():
    """MA-1.12: two field tokens and none for the palace; equal tokens are one option."""
    game = other('[[extra_area_tokens.tokens]]\ntype = "palace"', '[[extra_area_tokens.tokens]]\ntype = "field"')
    p = game.new(3, 5)
    assert p.view(0)["board"]["tokens"]["areas"] == [0, 0, 1, 2, 3, 4, 5, 6]
    first = EXTRA_AREA.options(p, 0)
    assert len(set(first)) == len(first)
    EXTRA_AREA.apply(p, 0, ("area", 0, 7))
    assert ("area", 0, 6) in EXTRA_AREA.options(p, 1)
    EXTRA_AREA.apply(p, 1, ("area", 0, 6))
    assert not [move for move in EXTRA_AREA.options(p, 2) if move[1] == 0]
    game.check(p)


def test_the_game_itself_is_untouched():
    """Another file makes another game; records of one are not those of the other."""
    game = other("income_per_tile = 3", "income_per_tile = 5")
    assert (PRINTED.rate[6], game.components.rate[6]) == (3, 5)
    assert GAME.components_digest == ""
    assert game.components_digest not in ("", GAME.with_components(TEXT + "\n", "my.toml").components_digest)


def test_components_are_played_to_the_end():
    """A whole game with another file."""
    game = other(FIELD_08, FIELD_08.replace("farmers = 1", "farmers = 9"))
    p = game.new(4, 1)
    while not p.over:
        play(p, options(p)[-1])
    game.check(p)


IGNORED = {
    "rounds": ("\nrounds = 16\ndisplay_rows", "\nrounds = 12\ndisplay_rows"),
    "tiebreak_columns": ('tiebreak_columns = ["palace", "church"', 'tiebreak_columns = ["church", "palace"'),
    "copies": ('id = "event_subsidy"\ncopies = 1', 'id = "event_subsidy"\ncopies = 2'),
    "symbol": ('effect_params = { symbol = "chest"', 'effect_params = { symbol = "farmer"'),
    "tiles_destroyed_each": ("tiles_destroyed_each = 1", "tiles_destroyed_each = 2"),
}


@pytest.mark.parametrize("key", IGNORED)
def test_a_figure_that_cannot_be_replaced_is_refused(key):
    """MA-1.12, MA-1.14, MA-3.1, MA-10.1, MA-11.9, MA-18.6: never silently left out of the game."""
    with pytest.raises(ValueError, match=rf"my\.toml: .*{key}"):
        other(*IGNORED[key])
