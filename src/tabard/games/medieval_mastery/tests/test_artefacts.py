"""Artefacts and Fracture (MM-8)."""

from tabard.games.medieval_mastery.rules.turn import Turn

from .tables import (
    artefact,
    asked,
    attack,
    battle_step,
    discard,
    fight,
    hand,
    in_castle,
    options,
    pass_all,
    pending,
    play,
    refusal,
    table,
    told,
    up,
)

BOTH = ["vitality brutality rage", "wrath preparation defiance"]
THREE = ["vitality brutality rage", "wrath preparation defiance", "order greed loyalty"]


def battle(hands=("conflict_5", "conflict_2"), artefacts=tuple(BOTH), knights=4, guard=2, seats=2, **more):
    """Seat 0 attacks seat 1; the sceptres come next."""
    where = "B1" if seats == 2 else "B3"
    words = {"castles": [6, 1, 1], "hands": list(hands), "artefacts": list(artefacts), **more}
    return attack(table(seats, land={1: f"{where}:{guard}"}, **words), where, knights)


def test_a_destroyed_artefact_does_nothing():
    """MM-8.1: face down, without effect until restored."""
    p = battle(destroyed="rage defiance")
    assert asked(p) == "0,1 LayConflict"
    assert p.points == [4, 2]
    p = table(hands=["conflict_2"], artefacts=["wrath greed rage", "order"], destroyed="wrath")
    assert refusal(p, "crown").code == "already-destroyed"


def test_when_each_type_acts():
    """MM-8.2: crowns when announced in the own turn, sceptres in battle step 3, orbs in step 7."""
    p = battle()
    assert (asked(p), battle_step(p)) == ("0 React", 3)
    assert pending(p) == (artefact("rage"), artefact("defiance"))
    pass_all(p)
    assert p.points == [5, 2]
    play(p, "0: conflict conflict_5", "1: conflict conflict_2")
    while asked(p).endswith("PlaySupport"):
        play(p, "support_done")
    assert (asked(p), battle_step(p), pending(p)) == ("1 React", 7, (artefact("brutality"),))


def test_targets():
    """MM-8.3: Rage helps its owner, Defiance hits the opponent, Corruption any other player."""
    p = pass_all(battle(hands=("conflict_5 conflict_4 conflict_3 ambush support_1", "conflict_2")))
    assert p.points[0] == 4 + 1
    assert (len(p.hands[0]), len(p.hands[1])) == (4, 5)
    p = table(3, hands=["conflict_2"], artefacts=["corruption greed rage", "order", "insight"])
    pass_all(play(p, "crown"))
    assert options(p) == ["target 1", "target 2"]


def test_mandatory_effects_are_applied_without_asking():
    """MM-8.4, MM-8.20: Rage, Defiance, Brutality act by themselves; nothing can be forgotten."""
    p = battle(hands=("conflict_5", "conflict_2"), destroyed="preparation")
    fight(p, "conflict_5", "conflict_2")
    assert [event["artefact"] for event in told(p, "acts")] == ["sceptre-rage", "sceptre-defiance", "orb-brutality"]


def test_fracture_in_the_own_turn():
    """MM-8.5, MM-8.9, MM-19.9: any face-up artefact of any other player, of any type; never one's own."""
    p = table(3, hands=["fracture"], artefacts=THREE, destroyed="loyalty")
    targets = [move for move in options(p) if move.startswith("fracture")]
    assert len(targets) == 5
    assert not any(name in move for move in targets for name in ("vitality", "brutality", "rage", "loyalty"))
    assert refusal(p, "fracture rage").code == "own-artefact"
    assert refusal(p, "fracture loyalty").code == "already-destroyed"
    assert refusal(p, "fracture fear").code == "not-in-game"
    play(p, "fracture greed")
    assert (up(p, "greed"), discard(p, 0)) == (False, "fracture")
    assert refusal(p, "fracture order").code == "no-fracture"


def test_only_fracture_and_corruption_destroy():
    """MM-8.6"""
    p = table(hands=["conflict_2"], artefacts=["corruption greed rage", "order preparation fear"])
    pass_all(play(p, "crown"))
    play(p, "target 1", "destroy fear")
    assert [up(p, name) for name in ("order", "preparation", "fear")] == [True, True, False]


def test_restoration():
    """MM-8.7, MM-8.8, MM-X.24: what was destroyed before the turn began comes back at its end, last of all."""
    p = table(hands=["", "fracture"], artefacts=BOTH, turn=9)
    play(p, "end_turn")
    play(p, "fracture vitality", "end_turn")  # in B's turn, between two turns of A
    assert not up(p, "vitality")
    assert refusal(p, "crown").code == "already-destroyed"
    play(p, "end_turn")
    assert up(p, "vitality")


def test_destroyed_in_the_own_turn_it_stays_down_for_another():
    """MM-8.7, MM-8.10, MM-8.17, MM-X.24: the crown is hit when announced; it is out for the whole next turn."""
    p = table(land={0: "B1:2"}, hands=["", "fracture"], artefacts=BOTH)
    play(p, "crown")
    assert asked(p) == "1 React"
    play(p, "fracture vitality")
    assert (asked(p), up(p, "vitality"), p.near(Turn).crown_used) == ("0 FreeWindow", False, 1)
    assert refusal(p, "crown").code == "crown-used"
    play(p, "end_turn", "end_turn")
    assert not up(p, "vitality")
    play(p, "end_turn")
    assert up(p, "vitality")


def test_the_crown_window_starts_at_the_left():
    """MM-8.10, MM-18.3: never the owner; the first Fracture ends it."""
    p = table(3, hands=["conflict_2", "fracture", "fracture"], artefacts=["wrath", "order", "insight"])
    play(p, "crown")
    assert asked(p) == "1 React"
    assert options(p) == ["fracture crown_wrath", "pass"]
    assert p.prompt(1)["rule"] == "MM-8.10"
    play(p, "fracture wrath")
    assert asked(p) == "0 FreeWindow"
    assert hand(p, 2) == "fracture"


def test_the_sceptre_window():
    """MM-8.11, MM-18.6: everybody clockwise from the attacker, participants or not; only others' sceptres."""
    p = battle(hands=("conflict_5 fracture", "conflict_2 fracture", "fracture"), seats=3, artefacts=THREE)
    assert (asked(p), options(p)) == ("0 React", ["fracture sceptre_defiance", "pass"])
    assert p.prompt(0)["rule"] == "MM-8.11"
    play(p, "pass")
    assert (asked(p), options(p)) == ("1 React", ["fracture sceptre_rage", "pass"])
    play(p, "pass")
    assert (asked(p), options(p)) == ("2 React", ["fracture sceptre_rage", "fracture sceptre_defiance", "pass"])
    play(p, "fracture rage")
    assert p.points == [4, 2]
    assert discard(p, 2) == "fracture"


def test_the_orb_window():
    """MM-8.12: the same in step 7 for the orbs about to act."""
    p = battle(hands=("conflict_5", "conflict_2", "fracture"), seats=3, artefacts=THREE, destroyed="rage defiance")
    play(p, "0: conflict conflict_5", "1: conflict conflict_2")
    while asked(p).endswith("PlaySupport"):
        play(p, "support_done")
    while p.waiting[0] != 2:
        play(p, "pass")
    assert options(p) == ["fracture orb_brutality", "pass"]
    assert p.prompt(2)["rule"] == "MM-8.12"


def test_about_to_act():
    """MM-8.13: role and result decide, not whether anything would change; no other can be hit; none ready, no window."""
    p = battle(artefacts=("vitality brutality defiance", "wrath preparation rage"))
    assert asked(p) == "0,1 LayConflict"  # both sceptres are for the other role
    p = battle(
        hands=("fracture conflict_5", "conflict_2"), artefacts=("vitality brutality fear", "wrath preparation vigour")
    )
    assert pending(p) == (artefact("fear"), artefact("vigour"))  # although Fear has more knights than the opponent
    assert refusal(p, "fracture preparation").code == "not-about-to-act"
    assert refusal(p, "fracture wrath").code == "not-about-to-act"


def test_one_single_round():
    """MM-8.14: who has passed gets no second chance, and nobody plays two."""
    p = battle(hands=("conflict_5 fracture", "conflict_2 fracture"))
    play(p, "pass", "fracture rage")
    assert asked(p) == "0,1 LayConflict"
    assert len(told(p, "fractured")) == 1


def test_what_is_left_acts():
    """MM-8.15, MM-8.21: a Fracture cancels the use it names and nothing else; draws and bonuses stay."""
    p = battle(hands=("conflict_5 fracture", "conflict_2"), terrain={"B1": "fort"})
    cards = len(p.hands[1])
    play(p, "fracture defiance")
    pass_all(p)
    assert p.points == [5, 3]
    assert (len(p.hands[1]), up(p, "defiance"), up(p, "rage")) == (cards, False, True)


def test_fracture_cannot_be_answered():
    """MM-8.16: its effect is there before anybody else is asked."""
    p = battle(hands=("conflict_5 fracture", "conflict_2 fracture"))
    play(p, "fracture defiance")
    assert (up(p, "defiance"), asked(p), options(p)) == (False, "1 React", ["fracture sceptre_rage", "pass"])


def test_a_fracture_just_drawn_may_be_played():
    """MM-8.19: the draw of step 2 comes before step 3."""
    p = battle(hands=("conflict_5", "conflict_2"), decks=["fracture"])
    assert options(p) == ["fracture sceptre_defiance", "pass"]


def test_what_a_crown_has_done_stays():
    """MM-8.21: in the free window nothing is pending; a Fracture only destroys."""
    p = table(castles=[2], hands=["conflict_2 fracture"], artefacts=["corruption greed rage", "wrath devotion fear"])
    pass_all(play(p, "crown"))
    play(p, "target 1", "destroy wrath", "fracture fear")
    assert [up(p, name) for name in ("wrath", "fear", "devotion")] == [False, False, True]
    assert in_castle(p, 0) == 2


def test_who_is_asked_with_an_empty_hand():
    """MM-8.22 (a)"""
    p = table(3, hands=["conflict_2", "", "conflict_2"], artefacts=["wrath", "order", "insight"])
    play(p, "crown")
    assert asked(p) == "2 React"


def test_who_is_asked_with_fracture_on_the_discard_pile():
    """MM-8.22 (b)"""
    p = table(
        3,
        hands=["conflict_2", "conflict_2", "conflict_2"],
        discards=["", "fracture"],
        artefacts=["wrath", "order", "insight"],
    )
    play(p, "crown")
    assert asked(p) == "2 React"


def test_who_is_asked_about_the_own_artefact():
    """MM-8.22 (c): the attacker is not asked when only the own sceptre is about to act."""
    p = battle(artefacts=("vitality brutality rage", "wrath preparation fear"))
    assert asked(p) == "1 React"


def test_who_is_asked_holds_it_or_not():
    """MM-8.22, MM-17.6: without Fracture in hand the only move is the pass, but asked is asked."""
    p = battle()
    assert (asked(p), options(p)) == ("0 React", ["pass"])
    play(p, "pass")
    assert (asked(p), options(p)) == ("1 React", ["pass"])


def test_a_team_mate_is_another_player():
    """MM-8.23: for Fracture, Corruption and Prosperity."""
    p = table(4, hands=["fracture"], artefacts=["corruption", "order", "wrath", "vitality"], loyalty="pairs")
    assert "fracture crown_wrath" in options(p)
    pass_all(play(p, "crown"))
    assert "target 2" in options(p)
