"""Battle (MM-12)."""

import pytest

from .tables import (
    asked,
    attack,
    battle_of,
    battle_step,
    board,
    card,
    dice,
    discard,
    fight,
    hand,
    in_castle,
    on,
    options,
    pass_all,
    play,
    refusal,
    table,
    told,
    walk,
)


def battle(hands=("conflict_5", "conflict_2"), knights=4, guard=2, **more):
    words = {"land": {1: f"B1:{guard}"}, "castles": [6, 0], "hands": list(hands), **more}
    return attack(table(**words), "B1", knights)


def supporting(mine, theirs, laid=("conflict_2", "conflict_2"), **more):
    """After the conflict cards, with these cards besides."""
    p = battle(hands=(f"{laid[0]} {mine}", f"{laid[1]} {theirs}"), **more)
    return play(p, f"0: conflict {laid[0]}", f"1: conflict {laid[1]}")


def test_points_start_with_the_knights():
    """MM-12.1, MM-12.2, MM-X.4"""
    p = battle(knights=4, guard=2)
    assert p.points == [4, 2]
    seen = board(p)["battle"]
    assert (seen["attacker"], seen["defender"], seen["points"], seen["knights"]) == (0, 1, [4, 2], [4, 2])
    assert [(line["side"], line["why"], line["total"]) for line in seen["ledger"]] == [
        ("attacker", "knights", 4),
        ("defender", "knights", 2),
    ]


@pytest.mark.parametrize(
    ("kind", "points"),
    [("grasslands", [5, 2]), ("fort", [4, 3]), ("city", [4, 3]), ("fortress", [4, 3]), ("forest", [4, 2])],
)
def test_step_1_start_properties(kind, points):
    """MM-12.4, MM-14.5 to MM-14.8"""
    assert battle(terrain={"B1": kind}).points == points


def test_step_2_both_draw_up_to_five():
    """MM-12.5: the attacker first, Authority at the end of the own draw, no decision."""
    p = battle(hands=("conflict_5", ""), decks=["authority", ""])
    assert (len(p.hands[0]), len(p.hands[1])) == (6, 5)
    assert [event["seat"] for event in told(p, "drew")] == [0, 0, 1]
    assert asked(p) == "0,1 LayConflict"


def test_step_3_attacker_before_defender():
    """MM-12.6: window first, then the surviving sceptres."""
    p = battle(artefacts=["wrath greed fear", "order devotion loyalty"], knights=1, guard=3)
    pass_all(p)
    assert (asked(p), p.points) == ("0 MatchKnights", [1, 3])
    play(p, "match")
    assert p.points == [3, 4]


def test_step_4_a_conflict_card_must_be_laid():
    """MM-12.7, MM-18.8, MM-19.10: exactly one, not none, not another card; equal cards are one option."""
    p = battle(hands=("conflict_5 conflict_5 ambush support_1 fracture", "conflict_2"))
    assert options(p, 0) == ["conflict conflict_5", "conflict ambush"]
    assert refusal(p, "no_card", 0).code == "must-lay"
    assert refusal(p, "conflict support_1", 0).code == "not-conflict"
    assert refusal(p, "conflict conflict_2", 0).code == "not-in-hand"


NO_CONFLICT = "support_1 support_1 support_2 support_2 call_to_arms"


def test_step_4_without_a_conflict_card():
    """MM-12.8: value 0; asked all the same, with one move; shown at the reveal."""
    p = battle(hands=(NO_CONFLICT, "conflict_2"))
    assert (asked(p), options(p, 0)) == ("0,1 LayConflict", ["no_card"])
    play(p, "0: no_card")
    assert not told(p, "no-card")
    play(p, "1: conflict conflict_2")
    assert told(p, "no-card") == [{"seat": 0}]
    assert p.points == [4, 4]


def test_step_4_who_is_passed_over():
    """MM-12.8: an empty hand, or all ten conflict cards on the discard pile."""
    ten = "conflict_2 conflict_2 conflict_3 conflict_3 conflict_4 conflict_4 conflict_5 conflict_5 ambush ambush"
    p = battle(hands=(NO_CONFLICT, "conflict_2"), discards=[ten])
    assert asked(p) == "1 LayConflict"
    assert options(p, 0) == []
    p = table(land={1: "B1:2"}, castles=[6], hands=["", "conflict_2"])
    p.in_play[0], p.decks[0] = p.components.deck, ()
    p.play(0, ("manoeuvre",))
    p.play(0, ("advance", 3, 2))
    assert asked(p) == "1 LayConflict"


def test_step_4_revealed_together():
    """MM-12.9, MM-19.8: in any order; nothing is shown until both are in."""
    for first, second in ((0, 1), (1, 0)):
        p = battle()
        card_of = {0: "conflict_5", 1: "conflict_2"}
        play(p, f"{first}: conflict {card_of[first]}")
        assert (p.points, p.in_play) == ([4, 2], [(), ()])
        play(p, f"{second}: conflict {card_of[second]}")
        assert p.points == [9, 4]
        assert [event["seat"] for event in told(p, "conflict")] == [0, 1]


def test_step_4_ambush():
    """MM-12.10, MM-1.11: one die each, the attacker rolls first."""
    p = battle(hands=("ambush", "ambush"))
    dice(p, 6, 1)
    play(p, "1: conflict ambush", "0: conflict ambush")
    assert p.points == [4 + 6, 2 + 1]


def test_step_5_who_is_behind_begins():
    """MM-12.11: on equal points the attacker."""
    assert asked(supporting("support_1", "support_1", knights=4, guard=2)) == "1 PlaySupport"
    assert asked(supporting("support_1", "support_1", knights=2, guard=4)) == "0 PlaySupport"
    assert asked(supporting("support_1", "support_1", knights=3, guard=3)) == "0 PlaySupport"


def test_step_5_any_number_in_a_go():
    """MM-12.12, MM-18.9, MM-19.7: card by card, closed by `support_done`."""
    p = supporting("support_1", "support_1 support_2 support_2", knights=4, guard=2)
    assert options(p) == ["support support_1", "support support_2", "support_done"]
    assert refusal(p, "support conflict_2").code == "not-support"
    play(p, "support support_2", "support support_1")
    assert (asked(p), p.points) == ("1 PlaySupport", [6, 7])
    play(p, "support_done")
    assert asked(p) == "0 PlaySupport"


def test_step_5_a_pass_is_not_final():
    """MM-12.13: as long as the other still plays; two passes in a row end it."""
    p = supporting("support_1", "support_1", knights=4, guard=2)
    play(p, "support_done")
    assert asked(p) == "0 PlaySupport"
    play(p, "support support_1", "support_done")
    assert asked(p) == "1 PlaySupport"
    play(p, "support support_1", "support_done")
    assert asked(p) == "0 PlaySupport"
    play(p, "support_done", "support_done")
    assert battle_of(p) is None


def test_step_5_who_is_asked():
    """MM-12.13, MM-17.6: without support in hand one is asked, unless all four lie open or the hand is empty."""
    p = supporting("", "support_1", knights=2, guard=4)
    assert (asked(p), options(p)) == ("0 PlaySupport", ["support_done"])
    four = "support_1 support_1 support_2 support_2"
    p = supporting("", "support_1", knights=2, guard=4, discards=[four])
    assert asked(p) == "1 PlaySupport"


def test_step_5_the_go_closes_by_itself():
    """MM-19.7: after the last unseen support card."""
    p = supporting("support_1", "support_1", knights=2, guard=4, discards=["support_1 support_2 support_2"])
    play(p, "support support_1")
    assert asked(p) == "1 PlaySupport"


def test_step_5_on_mountains():
    """MM-12.14, MM-14.14: no support cards by anyone."""
    p = supporting("support_2", "support_2", terrain={"B1": "mountains"})
    assert battle_of(p) is None
    assert not told(p, "support")


def test_step_6_outcome():
    """MM-12.15: more points win by the difference; on equal points the defender by 1."""
    p = fight(battle(), "conflict_5", "conflict_2")
    assert told(p, "outcome") == [{"seat": 0, "points": 9, "against": 4, "margin": 5}]
    p = fight(battle(hands=("conflict_2", "conflict_4"), knights=4, guard=2), "conflict_2", "conflict_4")
    assert told(p, "outcome") == [{"seat": 1, "points": 6, "against": 6, "margin": 1}]


def test_a_tie():
    """MM-12.15, MM-X.20: 9 to 9 with four attackers: one is lost, three retreat."""
    p = battle(hands=("conflict_5", "conflict_4"), knights=4, guard=5)
    fight(p, "conflict_5", "conflict_4")
    assert (in_castle(p, 0), on(p, "B1")) == (2 + 3, (1, 5))


def test_step_7_attacker_before_defender():
    """MM-12.16: window, then the attacker's orb that fits, then the defender's."""
    p = battle(artefacts=["wrath greed influence", "order devotion fear"], destroyed="influence")
    fight(p, "conflict_5", "conflict_2")
    assert [event["artefact"] for event in told(p, "acts")] == ["orb-greed", "orb-devotion"]


def test_step_8_losses_and_retreat():
    """MM-12.17, MM-12.18: the margin, at most all that are there; none elsewhere; the winner loses nothing."""
    p = fight(battle(knights=6, guard=2, castles=[6, 3]), "conflict_5", "conflict_2")
    assert (on(p, "B1"), in_castle(p, 1)) == ((0, 6), 3)
    p = fight(
        battle(hands=("conflict_3", "conflict_2"), knights=6, guard=5, castles=[6, 3]), "conflict_3", "conflict_2"
    )
    assert (on(p, "B1"), in_castle(p, 1)) == ((0, 6), 3 + 5 - 2)


def test_losses_by_an_orb_come_first_and_besides():
    """MM-12.19: Brutality takes one of five, the margin two more."""
    p = battle(
        artefacts=["wrath brutality influence", "order devotion fear"],
        destroyed="influence devotion",
        knights=6,
        guard=5,
        hands=("conflict_3", "conflict_2"),
    )
    fight(p, "conflict_3", "conflict_2")
    assert in_castle(p, 1) == 5 - 1 - 2


def test_step_9_conquest_or_not():
    """MM-12.20: a winning attacker applies the properties, a winning defender none."""
    p = fight(battle(terrain={"B1": "village"}), "conflict_5", "conflict_2")
    assert (on(p, "B1"), in_castle(p, 0)) == ((0, 4), 2 + 1)
    p = fight(
        battle(hands=("conflict_2", "conflict_5"), guard=6, terrain={"B1": "village"}), "conflict_2", "conflict_5"
    )
    assert (on(p, "B1"), in_castle(p, 1)) == ((1, 6), 0)
    assert not told(p, "conquered")


def test_after_step_9():
    """MM-12.21, MM-12.22: cards to their owners' piles, the turn goes on, no points are left."""
    p = fight(battle(), "conflict_5", "conflict_2")
    assert (discard(p, 0), discard(p, 1)) == ("conflict_5", "conflict_2")
    assert (p.points, p.ledger, p.contested, battle_of(p)) == ([0, 0], (), -1, None)
    assert asked(p) == "0 FreeWindow"
    assert board(p)["battle"] is None
    assert hand(p, 0).count("conflict") == 4


def test_nobody_declines_and_only_named_moves_are_possible():
    """MM-12.3, MM-18.11, MM-18.14: over whole games the decisions of a battle come in the order of its steps."""
    order = {"React": (3, 7), "MatchKnights": (3,), "LayConflict": (4,), "PlaySupport": (5,), "DiscardCard": (7, 9)}
    for p in walk(4, 6):
        if battle_of(p) is not None and not p.over:
            assert battle_step(p) in order[asked(p).split()[1]]


def test_committed_cards_are_shown_to_nobody():
    """MM-17.4: hand sizes and everything else stay as they were until both are laid."""
    p = battle(hands=("conflict_5 conflict_3", "conflict_2"))
    seen = {}
    for laid in ("conflict_5", "conflict_3"):
        q = play(p.clone(), f"0: conflict {laid}")
        seen[laid] = (q.view(1), q.view(None))
        assert q.view(1)["board"]["players"][0]["hand"] == 5
        assert q.view(1)["board"]["battle"]["committed"] == [0]
        assert q.view(0)["board"]["battle"]["yours"] == card(laid)
    assert seen["conflict_5"] == seen["conflict_3"]
