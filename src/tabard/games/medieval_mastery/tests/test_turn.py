"""Turn (MM-6)."""

from .tables import GAME, asked, attack, fight, in_castle, manoeuvres, on, options, play, refusal, table, told, up


def test_the_steps_of_a_turn():
    """MM-6.1, MM-6.2: three knights, free window, manoeuvre, free window, restoration, next player."""
    p = table(castles=[0, 0], hands=["call_to_arms"], destroyed="order", step="place_knights")
    assert (asked(p), in_castle(p, 0)) == ("0 FreeWindow", 3)
    play(p, "play call_to_arms", "manoeuvre", "advance B1 2")
    assert asked(p) == "0 FreeWindow"
    play(p, "end_turn")
    assert (asked(p), in_castle(p, 1)) == ("1 FreeWindow", 3)
    play(p, "end_turn")
    assert up(p, "order")
    assert [event["seat"] for event in told(p, "turn")] == [0, 1, 0]


def test_the_free_window_is_free():
    """MM-6.3, MM-18.1: cards, Fracture and crown in any order, before and after the manoeuvre, or not at all."""
    words = "call_to_arms tactical_advance fracture conflict_2"
    p = table(castles=[2], hands=[words], artefacts=["wrath greed rage", "order devotion fear"])
    assert options(p) == [
        "play call_to_arms",
        "play tactical_advance",
        "fracture crown_order",
        "fracture orb_devotion",
        "fracture sceptre_fear",
        "crown",
        "manoeuvre",
        "end_turn",
    ]
    play(p, "fracture crown_order", "manoeuvre", "no_advance", "play call_to_arms", "play tactical_advance")
    assert options(p) == ["crown", "manoeuvre", "end_turn"]
    assert refusal(p, "play conflict_2").code == "not-resource"
    assert refusal(p, "play call_to_arms").code == "not-in-hand"


def test_no_card_and_no_crown_within_a_manoeuvre():
    """MM-6.4, MM-7.11, MM-8.18, MM-9.1: neither between redeployment and advance nor in them."""
    p = table(land={0: "B1:2"}, castles=[2], hands=["call_to_arms tactical_advance fracture"])
    play(p, "manoeuvre")
    for _ in range(3):
        for text in ("play call_to_arms", "play tactical_advance", "fracture crown_order", "crown", "end_turn"):
            assert refusal(p, text).code == "not-now"
        play(p, options(p)[-1])
    assert asked(p) == "0 FreeWindow"


def test_one_manoeuvre_and_one_more_for_each_tactical_advance():
    """MM-6.5, MM-6.6"""
    p = table(castles=[6], hands=["tactical_advance"])
    attack(p, "B1", 2)
    assert refusal(p, "manoeuvre").code == "no-manoeuvre"
    play(p, "play tactical_advance")
    attack(p, "B2", 2)
    assert options(p) == ["end_turn"]
    assert (on(p, "B1"), on(p, "B2")) == ((0, 2), (0, 2))


def test_redeployment_comes_before_the_advance():
    """MM-6.7"""
    p = table(land={0: "B1:3"}, castles=[2])
    play(p, "manoeuvre")
    assert asked(p) == "0 Recall"
    play(p, "recall B1 2", "recall_done", "redeploy_done", "advance B2 4")
    assert asked(p) == "0 FreeWindow"
    assert refusal(p, "recall B2 1").code == "not-now"


def test_a_turn_may_be_ended_at_once():
    """MM-6.8: unused manoeuvres are lost."""
    p = table(castles=[6], hands=["tactical_advance"])
    play(p, "play tactical_advance")
    assert manoeuvres(p) == 2
    play(p, "end_turn", "end_turn")
    assert (asked(p), manoeuvres(p)) == ("0 FreeWindow", 1)


def test_the_player_to_the_left_is_next():
    """MM-6.9: after step 9, which asks nothing."""
    p = table(
        3,
        active=2,
        destroyed="order",
        artefacts=["wrath greed rage", "insight preparation fear", "order brutality vigour"],
    )
    play(p, "end_turn")
    assert asked(p) == "0 FreeWindow"


def test_nobody_is_eliminated():
    """MM-6.10: without any land one goes on from the castle."""
    p = table(land={1: "B1:1"}, castles=[0, 6], active=1)
    play(p, "end_turn")
    assert (asked(p), in_castle(p, 0)) == ("0 FreeWindow", GAME.components.knights_per_turn)
    attack(p, "A1", 3)
    assert on(p, "A1") == (0, 3)


def test_the_turn_goes_on_after_a_battle():
    """MM-6.6, MM-12.21"""
    p = table(land={1: "B1:1"}, castles=[6], hands=["conflict_5", "conflict_2"])
    fight(attack(p, "B1", 6), "conflict_5", "conflict_2")
    assert asked(p) == "0 FreeWindow"


def test_fracture_is_played_on_an_artefact():
    """MM-8.9: `play fracture` is answered with how it is played, not with a prohibition."""
    p = table(hands=["fracture conflict_2"])
    assert (refusal(p, "play fracture").code, refusal(p, "play fracture").rule) == ("name-an-artefact", "MM-8.9")
    assert refusal(p, "play conflict_2").code == "not-resource"
    assert refusal(table(), "play fracture").code == "not-in-hand"
