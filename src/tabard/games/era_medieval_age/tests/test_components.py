"""Components (ERA-1), terms (ERA-0), and files with other figures."""

from importlib.resources import files

import pytest

from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.components import BUILDINGS, COLOURS, PIECES, SYMBOLS
from tabard.games.era_medieval_age.rules.disasters import diseased
from tabard.games.era_medieval_age.rules.placing import places

from .tables import asked, nothing, table, told

TOML = files("tabard.games.era_medieval_age").joinpath("components.toml").read_text("utf-8")
COMPONENTS = GAME.components


def count(name, seats=4):
    return COMPONENTS.count(PIECES.index(name), seats)


def test_buildings():
    """ERA-1.1, ERA-1.2, ERA-0.4, ERA-0.10"""
    counts = [8, 18, 5, 5, 16, 3, 3, 3, 3, 3, 2, 2, 4, 3, 4, 3, 4, 3]
    assert [count(name) for name in BUILDINGS] == counts
    assert (sum(counts[:12]), sum(counts[12:])) == (71, 21)
    assert [count(name, 2) for name in BUILDINGS] == [n - 1 for n in counts]
    assert [n - count(name, 1) for n, name in zip(counts, BUILDINGS, strict=True)] == [2, 1] + [0] * 16


def test_walls_roads_and_tiles():
    """ERA-1.4, ERA-1.5, ERA-1.9"""
    assert [count(f"wall_{n}") for n in range(1, 6)] == [4, 4, 6, 14, 4]
    assert [count(f"road_{n}") for n in range(2, 6)] == [4] * 4
    assert [count(name) for name in ("scorched_area", "flood", "river", "bridge", "gate")] == [27, 27, 4, 4, 8]


FACES = {
    "peasant": ["3 food", "2 food 1 wood", "2 wood", "1 wood 1 stone", "1 food 1 hammer", "1 stone 1 hammer 1 skull"],
    "noble": [
        "2 sword",
        "1 sword 2 shield",
        "1 trade_goods 2 shield",
        "1 trade_goods 1 sword",
        "1 stone 1 sword",
        "3 sword 1 skull",
    ],
    "burgher": [
        "2 trade_goods",
        "1 trade_goods 1 stone",
        "1 trade_goods 1 hammer",
        "1 stone 1 hammer",
        "1 wood 1 hammer",
        "2 trade_goods 1 skull",
    ],
    "clergy": ["1 culture", "1 culture 1 quill", "1 hammer 1 quill", "1 food 1 hammer", "2 food", "2 culture 1 skull"],
}


@pytest.mark.parametrize("colour", COLOURS)
def test_faces(colour):
    """ERA-1.3, ERA-1.10 to ERA-1.14, ERA-0.15"""
    found = []
    for face in COMPONENTS.faces[COLOURS.index(colour)]:
        words = {f"{n} {symbol}" for n, symbol in zip(face, SYMBOLS, strict=True) if n}
        found.append(words)
    wanted = [face.split() for face in FACES[colour]]
    assert found == [{f"{a} {b}" for a, b in zip(words[::2], words[1::2], strict=True)} for words in wanted]
    assert COMPONENTS.dice == [18, 8, 5, 5]


def test_groups_of_cards():
    """ERA-1.6"""
    assert [COMPONENTS.group.count(group) for group in ("always", "base", "expansion")] == [5, 7, 6]


def test_the_public_tables():
    """ERA-1.7: name, points, shape, cost of every piece; ERA-0.6: four resources."""
    tables = GAME.components_public()
    assert [piece["id"] for piece in tables["pieces"]][:2] == ["piece-keep", "piece-longhouse"]
    assert len(tables["lines"]) == 28 and len(tables["tracks"]) == 6
    assert tables["pieces"][0]["cost"] == [0, 2, 1] and tables["pieces"][29]["cost"] is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rows = 14", "rows = 15", "[board] rows: expected 14"),
        ('id = "keep"\ngroup = "always"', 'id = "keep"\ngroup = "all"', "group: expected one of always"),
        ("points = 4", "points = 400", "points: expected a whole number"),
        ('shape = ["###", ".#."]', 'shape = ["###", ".#"]', "shape: expected rows of equal length"),
        ("{ food = 3 },", "{ food = 3, skull = 1 },", "faces: expected six faces"),
        ("count = 18\nphilip = 1", "count = 17\nphilip = 1", "at least 18 peasant dice"),
        ("refusal = 1 # disaster points", "refusal = 1\nfun = 2", "nothing reads this key"),
        ("skulls = 4", "skulls = 3", "skulls: expected 4"),
        ("walls = [4, 4, 4] # lengths", "walls = [9]", "walls: expected at most 6 lengths"),
        ("barrier = true", "barrier = false", "barrier: expected true for keep and armory"),
    ],
)
def test_a_wrong_file_is_answered_with_what_is_expected(old, new, message):
    """ERA-0.12"""
    assert old in TOML
    with pytest.raises(ValueError, match=r"other\.toml") as wrong:
        GAME.with_components(TOML.replace(old, new, 1), "other.toml")
    assert message in str(wrong.value)


def test_other_figures_are_played():
    """ERA-0.12: the file wins."""
    game = GAME.with_components(TOML.replace("food = 3", "food = 5", 1).replace("max = 6", "max = 9", 1), "other.toml")
    assert game.components.faces[0][0][3] == 5 and game.components.most[0] == 9
    assert game.components_digest
    p = own(game.new(2, 1, {"mode": "base"}))
    assert p.components is game.components


def test_the_other_reading_of_disease():
    """ERA-8.6: a switch in the file spares enclosed buildings."""
    board = "wall 1,1-4; wall 2-3,1; wall 2-3,4; wall 4,1-4; longhouse 2,2-3; longhouse 3,2-3"
    p = table(2, [board], ["p5 p5"], [nothing(food=9)] * 2, at="disasters")
    assert told(p, "disease")[0]["count"] == 2
    other = GAME.with_components(TOML.replace("spares_enclosed = false", "spares_enclosed = true"), "other.toml")
    assert other.components.spares_enclosed and not COMPONENTS.spares_enclosed
    p.components = other.components
    assert diseased(p, 0) == [] and asked(p)


def test_a_wharf_of_another_shape_lies_along_the_river_too():
    """ERA-16.2: one long side is enough."""
    other = GAME.with_components(
        TOML.replace('shape = ["###"]\nplace = "river"', 'shape = ["###", "###"]\nplace = "river"'), "o.toml"
    )
    p = table(2, ["river 1-14,3"], ["p4"], [nothing(wood=2, stone=1)], mode="grand")
    found = {place % 4 for place in places(other.components, PIECES.index("wharf"), p.domains[0])}
    assert found == {1}
