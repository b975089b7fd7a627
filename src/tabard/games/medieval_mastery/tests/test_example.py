"""The worked battle for a City (MM-X.6 to MM-X.16), move by move. The other examples stand with their chapters."""

from .tables import asked, attack, discard, fighting, in_castle, on, play, table, up

MINE = "fracture conflict_5 support_2 conflict_2 conflict_2"
THEIRS = "conflict_3 support_1 support_2 conflict_2 conflict_2"


def start():
    """MM-X.6: six knights against five; the hands are such that both hold five cards after the draw."""
    return table(
        land={1: "B1:5"},
        castles=[6, 0],
        terrain={"B1": "city"},
        artefacts=["wrath brutality rage", "order preparation defiance"],
        hands=[MINE.removesuffix(" conflict_2"), THEIRS.removesuffix(" conflict_2")],
        decks=["conflict_2", "conflict_2"],
    )


def test_the_battle_for_a_city():
    """MM-X.6 to MM-X.16"""
    p = attack(start(), "B1", 6)
    assert p.points == [6, 6]  # MM-X.7
    assert [len(hand) for hand in p.hands] == [5, 5]  # MM-X.8
    assert asked(p) == "0 React"
    play(p, "fracture defiance", "pass")  # MM-X.9
    assert (p.points, up(p, "defiance"), len(p.hands[0])) == ([7, 6], False, 4)
    play(p, "0: conflict conflict_5", "1: conflict conflict_3")  # MM-X.10
    assert p.points == [12, 9]
    assert asked(p) == "1 PlaySupport"  # MM-X.11
    play(p, "support support_1", "support support_2", "support_done")
    assert p.points == [12, 12]
    play(p, "support support_2", "support_done", "support_done", "support_done")
    assert (p.points, fighting(p).winner, fighting(p).margin) == ([14, 12], 0, 2)  # MM-X.12
    assert asked(p) == "1 React"  # MM-X.13
    play(p, "pass")
    assert up(p, "preparation")
    assert in_castle(p, 1) == 2  # MM-X.14
    assert (on(p, "B1"), in_castle(p, 0)) == ((0, 6), 1)  # MM-X.15
    assert discard(p, 0) == "fracture conflict_5 support_2"  # MM-X.16
    assert discard(p, 1) == "conflict_3 support_1 support_2"


def test_defiance_comes_back():
    """MM-X.16, MM-8.7: at the end of the defender's next turn."""
    p = attack(start(), "B1", 6)
    play(p, "fracture defiance", "pass", "0: conflict conflict_5", "1: conflict conflict_3")
    while asked(p) != "0 FreeWindow":
        seat = p.waiting[0]
        p.play(seat, p.legal(seat)[-1])
    play(p, "end_turn")
    assert not up(p, "defiance")
    play(p, "end_turn")
    assert up(p, "defiance")
