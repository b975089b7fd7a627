"""Sceptres and orbs (MM-13)."""

import pytest

from tabard.games.medieval_mastery.rules.control import dice_on_map

from .tables import asked, attack, fight, hand, in_castle, on, options, pass_all, play, table, told

FILL = "conflict_3 conflict_3 conflict_4 conflict_4"


def battle(mine="greed influence", theirs="devotion loyalty", knights=4, guard=2, down="", **more):
    words = {
        "land": {1: f"B1:{guard}"},
        "castles": [6, 0],
        "hands": [f"conflict_5 {FILL}", f"conflict_2 {FILL}"],
        "artefacts": [f"wrath {mine}", f"order {theirs}"],
        "destroyed": down,
        **more,
    }
    return pass_all(attack(table(**words), "B1", knights))


def test_rage_and_loyalty():
    """MM-13.1, MM-13.2: one point for the attacker, one for the defender."""
    assert battle("greed rage", "devotion loyalty").points == [5, 3]


def test_influence_and_defiance():
    """MM-13.3 to MM-13.5, MM-18.13: the opponent loses a random card; nobody is asked."""
    p = battle("greed influence", "devotion defiance")
    assert (len(p.hands[0]), len(p.hands[1])) == (4, 4)
    assert [event["seat"] for event in told(p, "lost-card")] == [1, 0]
    kinds = {
        told(battle("greed influence", "devotion fear", seed=7, dice=[d]), "lost-card")[0]["card"] for d in (1, 2, 4)
    }
    assert kinds == {"card-conflict-2", "card-conflict-3", "card-conflict-4"}


def test_influence_against_an_empty_hand():
    """MM-13.5: nothing happens."""
    p = table(land={1: "B1:2"}, castles=[6], artefacts=["wrath greed influence", "order devotion fear"])
    p.in_play[1], p.decks[1] = p.components.deck, ()
    p.play(0, ("manoeuvre",))
    p.play(0, ("advance", 3, 2))
    while asked(p).endswith("React"):
        p.play(p.waiting[0], ("pass",))
    assert not told(p, "lost-card")
    assert p.hands[1] == ()


def test_fear_and_vigour():
    """MM-13.6, MM-18.7: the owner may let his knights count as many as the opponent's."""
    p = battle("greed fear", "devotion loyalty", knights=2, guard=5, down="loyalty")
    assert (asked(p), options(p)) == ("0 MatchKnights", ["match", "pass"])
    assert play(p.clone(), "match").points == [5, 5]
    assert play(p.clone(), "pass").points == [2, 5]
    p = battle("greed rage", "devotion vigour", knights=5, guard=2, down="rage")
    assert asked(p) == "1 MatchKnights"
    assert play(p, "match").points == [5, 5]


def test_fear_changes_no_die():
    """MM-13.7, MM-X.21: 2 against 5 on a Fort: 5 to 6; losing by 4 costs the two real knights."""
    p = battle("greed fear", "devotion loyalty", knights=2, guard=5, down="loyalty devotion", terrain={"B1": "fort"})
    play(p, "match")
    assert (p.points, p.force, dice_on_map(p, 0)) == ([5, 6], 2, 2)
    fight(p, "conflict_3", "conflict_4")
    assert (in_castle(p, 0), on(p, "B1"), told(p, "losses")[0]["knights"]) == (4, (1, 5), 2)


def test_fear_is_not_asked_with_as_many_knights():
    """MM-13.8: equal or more; real knights count, so Fear and Vigour never both apply."""
    assert asked(battle("greed fear", "devotion vigour", knights=3, guard=3)) == "0,1 LayConflict"
    p = battle("greed fear", "devotion vigour", knights=2, guard=3)
    play(p, "match")
    assert asked(p) == "0,1 LayConflict"


@pytest.mark.parametrize(
    ("mine", "theirs", "seat"), [("preparation rage", "devotion fear", 0), ("greed rage", "cleansing fear", 1)]
)
def test_preparation_and_cleansing(mine, theirs, seat):
    """MM-13.9, MM-18.10: the winner's, the loser's: may discard a card."""
    p = fight(battle(mine, theirs), "conflict_5", "conflict_2")
    assert asked(p) == f"{seat} DiscardCard"
    assert options(p)[-1] == "pass"
    play(p, "discard conflict_4")
    assert "conflict_4" in told(p, "discarded")[0]["card"].replace("-", "_")
    assert hand(p, seat).count("conflict_4") == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "seat"), [("greed rage", "devotion fear", 0), ("preparation rage", "resurgence fear", 1)]
)
def test_greed_and_resurgence(mine, theirs, seat):
    """MM-13.10: draw up to six."""
    p = fight(battle(mine, theirs, down="preparation" if seat else "devotion"), "conflict_5", "conflict_2")
    assert len(p.hands[seat]) == 6


def test_brutality():
    """MM-13.11, MM-12.19: the opponent loses a knight there, if there is one."""
    p = fight(
        battle("brutality rage", "devotion fear", knights=6, guard=5, down="rage devotion"), "conflict_3", "conflict_3"
    )
    assert told(p, "struck") == [{"seat": 1}]
    assert in_castle(p, 1) == 5 - 1 - 1


def test_devotion():
    """MM-13.12, MM-4.3: one knight for the loser's castle."""
    p = fight(battle("greed rage", "devotion fear"), "conflict_5", "conflict_2")
    assert [event["seat"] for event in told(p, "gained")] == [1]


def test_never_in_the_other_role():
    """MM-13.13: no attacker's sceptre for a defender, no orb of victory after a loss."""
    p = battle("cleansing loyalty", "greed rage")
    assert p.points == [4, 2]
    fight(p, "conflict_5", "conflict_2")
    assert not told(p, "acts")
