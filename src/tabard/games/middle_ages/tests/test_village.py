"""Village (MA-8)."""

from .tables import GAME, asked, column, fief, graveyard, options, play, refusal, ride, table, tile, told


def restore(p, name):
    return play(p, f"restore {tile(name)}")


def test_a_tile_goes_back_on_top_of_its_column():
    """MA-8.1, MA-12.5"""
    p = ride(table(takes="village_01", fiefs=["mill_02"], graves=["mill_04 field_01"]))
    assert asked(p) == "0 RestoreTile"
    restore(p, "mill_04")
    assert (column(p, 0, "mill"), graveyard(p, 0)) == ("mill_02 mill_04", "field_01")


def test_the_options_are_the_tiles_of_the_own_graveyard():
    """MA-8.2, MA-19.13: every single one, also two of a type; none of another's graveyard."""
    p = ride(table(takes="village_01", graves=["mill_04 mill_02 church_14", "field_01"]))
    assert sorted(options(p)) == sorted(f"restore {tile(name)}" for name in ("mill_02", "mill_04", "church_14"))
    assert refusal(p, f"restore {tile('field_01')}").rule == "MA-8.2"


def test_restoring_is_mandatory():
    """MA-8.3"""
    p = ride(table(takes="village_01", graves=["mill_04"]))
    assert refusal(p, "pass").code == "must-choose"
    assert len(options(p)) == 1


def test_no_effect_and_no_income_of_the_restored_tile():
    """MA-8.4: a restored mill collects nothing, a church brings no token, a barracks does not attack."""
    for name in ("mill_04", "church_14", "barracks_14", "palace_15", "market_18", "field_08"):
        p = ride(table(takes="village_01", graves=[name], fiefs=["", "field", "field"], coins=[0, 9, 9]))
        restore(p, name)
        assert (p.coins, asked(p)) == ([2, 9, 9], "1 MoveLord")
        assert (p.income_supply, len(p.area_supply)) == (8, 8)
        assert told(p, "attacked") == []


def test_a_restored_village_or_rampart_counts_at_once():
    """MA-8.5: income 4 instead of 2; a restored field does not count here."""
    for name, coins in (("village_03", 4), ("rampart_02", 4), ("field_01", 2)):
        assert restore(ride(table(takes="village_01", graves=[name])), name).coins[0] == coins


def test_with_an_empty_graveyard_the_effect_is_skipped():
    """MA-8.6: others' graveyards do not help."""
    p = ride(table(takes="village_01", graves=["", "mill_02", "field_01"]))
    assert (asked(p), p.coins[0]) == ("1 MoveLord", 2)


def test_income_of_a_village():
    """MA-8.7: 2 per village and per rampart."""
    p = ride(table(takes="village_01", fiefs=["village rampart rampart field mill barracks"]))
    assert p.coins[0] == 2 * (2 + 2)


def test_a_restored_village_lies_on_the_new_one():
    """MA-8.8"""
    p = ride(table(takes="village_01", fiefs=["village_04"], graves=["village_03"]))
    restore(p, "village_03")
    assert column(p, 0, "village") == "village_04 village_01 village_03"


def test_one_tile_a_village():
    """MA-8.1: after one tile the turn is over."""
    p = ride(table(takes="village_01", graves=["mill_02 mill_04"]))
    restore(p, "mill_02")
    assert (asked(p), graveyard(p, 0), fief(p, 0)) == ("1 MoveLord", "mill_04", "mill_02 village_01")
    GAME.check(p)
