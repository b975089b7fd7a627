"""Components (MM-1)."""

import pytest

from tabard.games.medieval_mastery.components import ARTEFACTS, CARDS, TERRITORIES
from tabard.kernel.game import package_text

from .tables import GAME, SEATS, table

C = GAME.components
TOML = package_text(GAME.package, "components.toml")


def test_cards_and_decks():
    """MM-1.1, MM-1.4 to MM-1.6: six identical decks of 18 and 18 artefacts; one of each resource, two of each other kind."""
    assert 6 * len(C.deck) + len(ARTEFACTS) == 126
    copies = dict(zip(CARDS, C.copies, strict=True))
    resources = ("call_to_arms", "authority", "tactical_advance", "fracture")
    assert [copies[name] for name in resources] == [1, 1, 1, 1]
    assert all(copies[name] == 2 for name in CARDS if name not in resources)
    p = table(6)
    assert len({tuple(sorted([*p.hands[s], *p.decks[s], *p.discards[s]])) for s in range(6)}) == 1


def test_tiles():
    """MM-1.2, MM-1.8, MM-1.9: 39 tiles; 12, 12 and 6 territories of the values 1, 2 and 3."""
    assert GAME.components.layouts[6].size == 39
    counts = {kind.id: (kind.value, kind.count) for kind in C.territories}
    assert counts["homelands"] == (1, 4)
    assert all(count == 2 for name, (_, count) in counts.items() if name != "homelands")
    values = [sum(count for value, count in counts.values() if value == wanted) for wanted in (1, 2, 3)]
    assert values == [12, 12, 6]
    assert [name for name in TERRITORIES if counts[name][0] == 3] == ["city", "fortress", "arena"]


def test_dice():
    """MM-1.3: ten dice for each of six players, a pip for a knight."""
    assert C.dice * 6 == 60


def test_artefacts():
    """MM-1.7: six crowns, six orbs, six sceptres."""
    kinds = [name.partition("_")[0] for name in ARTEFACTS]
    assert kinds == ["crown"] * 6 + ["orb"] * 6 + ["sceptre"] * 6
    assert len(set(ARTEFACTS)) == 18


def test_forest_alone_has_no_property():
    """MM-1.10"""
    assert [kind.id for kind in C.territories if not kind.properties] == ["forest"]


def test_one_box_serves_several_games():
    """MM-1.12: 3 and 3, or 4 and 2 players need no more tiles than six do."""
    for one, other in ((3, 3), (4, 2), (2, 2)):
        parts = C.layouts[one], C.layouts[other]
        for value in (1, 2, 3):
            assert sum(part.value.count(value) for part in parts) <= C.layouts[6].value.count(value)
        assert sum(len(part.lakes) for part in parts) <= len(C.layouts[6].lakes)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_two_things_share_a_name(language):
    """MM-1.13: card, sceptre, orb and variant of the same Russian word are told apart by their type."""
    names = {}
    for line in GAME.text(language).splitlines():
        id, equals, name = line.partition(" = ")
        if equals and id.startswith(("card-", "crown-", "orb-", "sceptre-", "option-")):
            names.setdefault(name, []).append(id)
    assert [ids for ids in names.values() if len(ids) > 1] == []


@pytest.mark.parametrize("seats", [0, 1, 7, 60, -2, True, "3", 2.0, None])
def test_two_to_six_seats_and_nothing_else(seats):
    """MM-1.14: there is no solo game."""
    with pytest.raises(ValueError, match="2 to 6 seats"):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("value = 5\n", "value = -5\n", "cards 4"),
        ('id = "ambush"', 'id = "ambusch"', "cards 5"),
        ("capacity = 8", "capacity = 9", "territories 11"),
        ('type = "orb"', 'type = "ork"', "artefacts 7"),
        ("victory_points_to_win = 13", 'victory_points_to_win = "13"', "constants"),
        ('{ id = "C2", q = 0, r = 0, kind = "lake" }', '{ id = "C2", q = 0, r = 1, kind = "lake" }', "layouts 1"),
        ('kind = "castle", slot = 1 }', 'kind = "castle", slot = 0 }', "slots"),
        ('id = "mayhem"', 'id = "mayhen"', "variant mayhem"),
        ("[[0, 2], [1, 3]]", "[[0, 2], [1, 2]]", "teams"),
        ('id = "poitou"', 'id = "anjou"', "castles"),
    ],
)
def test_a_wrong_component_file_is_named(old, new, expected):
    """MM-1.1: file, table, key and what is expected."""
    assert old in TOML
    with pytest.raises(ValueError, match=r"mine\.toml") as caught:
        GAME.with_components(TOML.replace(old, new, 1), "mine.toml")
    assert expected in str(caught.value)


def test_another_component_file_changes_the_game():
    """MM-2.12: the reconstructed capacities can be replaced by printed ones."""
    other = GAME.with_components(TOML.replace("capacity = 4", "capacity = 5"), "mine.toml")
    assert other.components_digest
    assert other.new(2).dump()["components"] != GAME.new(2).dump()["components"]
    printed = other.components_public()["territories"]
    assert [kind["capacity"] for kind in printed if kind["id"] == "territory-cave"] == [5]


@pytest.mark.parametrize("seats", SEATS)
def test_every_piece_has_its_place_in_the_public_data(seats):
    """MM-1.2"""
    public = GAME.components_public()
    assert len(GAME.laid(GAME.new(seats))["hexes"]) == C.layouts[seats].size
    assert (len(public["cards"]), len(public["artefacts"]), len(public["territories"])) == (11, 18, 14)
