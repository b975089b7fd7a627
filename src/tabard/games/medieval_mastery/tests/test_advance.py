"""Advance (MM-11)."""

import pytest

from .tables import (
    SEATS,
    asked,
    attack,
    cell,
    fighting,
    hand,
    in_castle,
    manoeuvres,
    on,
    options,
    play,
    refusal,
    table,
    told,
    walk,
)


def advancing(**more):
    p = play(table(**more), "manoeuvre")
    while asked(p).endswith(("Recall", "Reinforce")):
        play(p, options(p)[-1])
    return p


def targets(p):
    return " ".join(sorted({move.split()[1] for move in options(p) if move.startswith("advance")}))


def test_from_the_castle_to_one_territory():
    """MM-11.1: knights on territories never advance directly; not to one's own."""
    p = advancing(land={0: "B1:6"}, castles=[2])
    assert max(int(m.split()[2]) for m in options(p) if m.startswith("advance")) == 2
    assert refusal(p, "advance B1 1").code == "yours-already"
    play(p, "advance C1 2")
    assert (in_castle(p, 0), on(p, "B1"), on(p, "C1")) == (0, (0, 6), (0, 2))


def test_targets():
    """MM-11.2, MM-X.17: beside the castle, beside supplied land, across a lake."""
    p = advancing(land={0: "B1"}, castles=[3])
    assert targets(p) == "A1 A3 B2 C1 C3 D1 D2"
    for name in ("E1", "E3"):
        assert refusal(p, f"advance {name} 1").code == "out-of-reach"


def test_how_many():
    """MM-11.3: at least one, at most the capacity, at most the castle's knights."""
    p = advancing(castles=[5], terrain={"A1": "cave"})
    assert [m for m in options(p) if " A1 " in m] == [f"advance A1 {n}" for n in (1, 2, 3, 4)]
    assert [m for m in options(p) if " B1 " in m] == [f"advance B1 {n}" for n in (1, 2, 3, 4, 5)]
    assert refusal(p, "advance B1 0").code == "no-knights"
    assert refusal(p, "advance B1 6").code == "castle-short"


def test_at_most_one_and_none_is_allowed():
    """MM-11.4, MM-18.5, MM-19.5: `no_advance` is always there and ends the manoeuvre."""
    p = advancing(castles=[5])
    assert options(p)[-1] == "no_advance"
    play(p, "no_advance")
    assert (asked(p), manoeuvres(p)) == ("0 FreeWindow", 0)
    p = attack(table(castles=[5]), "B1", 1)
    assert asked(p) == "0 FreeWindow"


def test_an_empty_territory_is_conquered_at_once():
    """MM-11.5: its properties act; no cards are drawn or played."""
    p = attack(table(castles=[5], hands=["conflict_2"], terrain={"A1": "village"}), "A1", 2)
    assert (on(p, "A1"), in_castle(p, 0), hand(p, 0)) == ((0, 2), 5 - 2 + 1, "conflict_2")
    assert not told(p, "battle")


def test_a_held_territory_must_be_fought_for():
    """MM-11.6, MM-12.1, MM-12.3: the attacker and the owner; nobody may decline."""
    p = attack(table(land={1: "B1:2"}, castles=[5]), "B1", 2)
    assert (fighting(p).attacker, fighting(p).defender, fighting(p).cell) == (0, 1, cell(p, "B1"))
    assert p.where.split(" > ")[3].startswith("Battle")
    assert refusal(p, "no_advance").code == "not-now"
    assert refusal(p, "end_turn").code == "not-now"


def test_to_conquer():
    """MM-11.7: by advancing to nobody's land or by winning as the attacker; told once each time."""
    p = attack(table(castles=[5]), "B1", 2)
    assert [event["cell"] for event in told(p, "conquered")] == ["B1"]


@pytest.mark.parametrize("seats", SEATS)
def test_passed_over_if_nothing_is_legal(seats):
    """MM-19.5: an advance is asked only where there is one."""
    for p in walk(seats, 8):
        if asked(p).endswith("Advance"):
            assert len(options(p)) > 1
            assert len(options(p)) <= 150
