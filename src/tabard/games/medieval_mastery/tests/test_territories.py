"""Territory properties (MM-14)."""

import pytest

from .tables import (
    asked,
    attack,
    battle_of,
    dice,
    discard,
    fight,
    fighting,
    hand,
    in_castle,
    on,
    options,
    play,
    table,
    told,
)


def conquer(kind, knights=2, **more):
    """Seat 0 takes empty land of this kind."""
    words = {"castles": [5], "hands": ["conflict_2"], "terrain": {"B1": kind}, **more}
    return attack(table(**words), "B1", knights)


def arena(attackers, defenders, rolls, **more):
    p = table(
        land={1: f"B1:{defenders}"}, castles=[6], terrain={"B1": "arena"}, hands=["conflict_5", "conflict_2"], **more
    )
    play(p, "manoeuvre")
    dice(p, *rolls)
    return play(p, f"advance B1 {attackers}")


def test_once_at_the_moment_of_conquest():
    """MM-14.1: with or without a battle, for the conqueror alone."""
    p = conquer("village")
    assert in_castle(p, 0) == 5 - 2 + 1
    p = table(land={1: "B1:1"}, castles=[5, 0], terrain={"B1": "village"}, hands=["conflict_5", "conflict_2"])
    fight(attack(p, "B1", 4), "conflict_5", "conflict_2")
    assert (in_castle(p, 0), in_castle(p, 1)) == (2, 0)


def test_the_discard_is_optional_and_last():
    """MM-14.2: the knight comes first."""
    p = conquer("abbey")
    assert (asked(p), in_castle(p, 0)) == ("0 DiscardCard", 4)
    play(p, "pass")
    assert hand(p, 0) == "conflict_2"


@pytest.mark.parametrize("kind", ["homelands", "forest"])
def test_without_effect(kind):
    """MM-14.3, MM-14.4"""
    p = conquer(kind)
    assert (asked(p), in_castle(p, 0), on(p, "B1")) == ("0 FreeWindow", 3, (0, 2))
    p = table(land={1: "B1:2"}, castles=[5], terrain={"B1": kind})
    assert attack(p, "B1", 2).points == [2, 2]


@pytest.mark.parametrize(
    ("kind", "points"), [("grasslands", [3, 2]), ("fort", [2, 3]), ("city", [2, 3]), ("fortress", [2, 3])]
)
def test_battle_bonuses(kind, points):
    """MM-14.5 to MM-14.8: in step 1 of a battle."""
    p = table(land={1: "B1:2"}, castles=[5], terrain={"B1": kind})
    assert attack(p, "B1", 2).points == points


@pytest.mark.parametrize(("kind", "knights"), [("city", 1), ("village", 1), ("abbey", 1), ("fort", 0), ("ruins", 0)])
def test_a_knight_for_the_castle(kind, knights):
    """MM-14.7, MM-14.9, MM-14.10"""
    assert in_castle(conquer(kind), 0) == 3 + knights


@pytest.mark.parametrize("kind", ["fortress", "abbey", "ruins"])
def test_a_card_may_be_discarded(kind):
    """MM-14.8, MM-14.10, MM-14.11, MM-18.10: not asked with an empty hand."""
    p = conquer(kind)
    assert (asked(p), options(p)) == ("0 DiscardCard", ["discard conflict_2", "pass"])
    play(p, "discard conflict_2")
    assert discard(p, 0) == "conflict_2"
    assert asked(conquer(kind, hands=[""])) == "0 FreeWindow"


def test_marshlands():
    """MM-14.12: one of the conqueror's knights there."""
    p = conquer("marshlands", 3)
    assert (on(p, "B1"), in_castle(p, 0)) == ((0, 2), 2)


def test_a_lone_knight_sinks():
    """MM-14.13: legal, and the land is nobody's."""
    p = conquer("marshlands", 1)
    assert (on(p, "B1"), p.victory_points(0)) == ((-1, 0), 0)
    assert told(p, "left-empty")


def test_mountains():
    """MM-14.14"""
    p = table(
        land={1: "B1:2"},
        castles=[5],
        terrain={"B1": "mountains"},
        hands=["conflict_2 support_2", "conflict_2 support_2"],
    )
    attack(p, "B1", 2)
    play(p, "0: conflict conflict_2", "1: conflict conflict_2")
    assert battle_of(p) is None


def test_capacities():
    """MM-14.15: Cave 4, Battlefield 8."""
    for kind, room in (("cave", 4), ("battlefield", 8)):
        p = play(table(castles=[12], terrain={"B1": kind}), "manoeuvre")
        assert [m for m in options(p) if " B1 " in m][-1] == f"advance B1 {room}"


@pytest.mark.parametrize(("rolls", "knights"), [((6, 1), (3, 2)), ((1, 6), (2, 3)), ((4, 4), (2, 2))])
def test_arena(rolls, knights):
    """MM-14.16, MM-1.11: the lower roll loses a knight, on equal rolls both; points count those left."""
    p = arena(3, 3, rolls)
    assert (p.force, p.knights[fighting(p).cell]) == knights
    assert p.points == list(knights)


def test_arena_without_defenders():
    """MM-14.17, MM-14.18: the attacker conquers it; no cards, no windows, no orbs."""
    p = arena(3, 1, (6, 1), artefacts=["wrath greed rage", "order devotion loyalty"])
    assert (on(p, "B1"), asked(p)) == ((0, 3), "0 FreeWindow")
    assert not told(p, "drew")
    assert not told(p, "acts")
    assert (hand(p, 0), hand(p, 1)) == ("conflict_5", "conflict_2")


def test_arena_without_attackers():
    """MM-14.17: the defender keeps it."""
    p = arena(1, 3, (1, 6))
    assert (on(p, "B1"), in_castle(p, 0)) == ((1, 3), 5)


def test_arena_without_anybody():
    """MM-14.17: nobody controls it, and the defender has lost it."""
    p = arena(1, 1, (3, 3))
    assert (on(p, "B1"), p.held[1]) == ((-1, 0), 0)


def test_an_empty_arena_has_no_effect():
    """MM-14.19, MM-14.18"""
    p = conquer("arena", 1)
    assert (on(p, "B1"), told(p, "duel")) == ((0, 1), [])
