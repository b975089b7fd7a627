"""Crowns (MM-9)."""

from collections import Counter
from itertools import pairwise

from tabard.games.medieval_mastery.rules.cards import renew_deck
from tabard.games.medieval_mastery.rules.crown_effects import Insight
from tabard.games.medieval_mastery.rules.turn import Match, Turn
from tabard.kernel.testing import resume

from .tables import (
    SEATS,
    asked,
    attack,
    board,
    card,
    deck,
    discard,
    empty_deck,
    fight,
    hand,
    in_castle,
    manoeuvres,
    on,
    options,
    pass_all,
    play,
    refusal,
    table,
    told,
    walk,
)


def crowned(crown, **more):
    """Seat 0 has announced the crown, and nobody has hit it."""
    p = table(more.pop("seats", 2), artefacts=[f"{crown} greed rage", *more.pop("others", ["devotion fear"])], **more)
    return pass_all(play(p, "crown"))


def test_once_in_each_own_turn():
    """MM-9.1: and only in the free window; use is optional."""
    p = crowned("wrath", hands=["conflict_2 conflict_3"])
    play(p, "discard conflict_2")
    assert refusal(p, "crown").code == "crown-used"
    play(p, "end_turn")
    assert refusal(p, "crown", seat=0).code == "not-your-turn"
    play(p, "end_turn")
    assert "crown" in options(p)


def test_the_target_is_chosen_after_the_window():
    """MM-9.2, MM-18.2"""
    p = table(3, hands=["conflict_2", "conflict_2", "conflict_2"], artefacts=["corruption", "order", "insight"])
    play(p, "crown")
    assert asked(p) == "1 React"
    pass_all(p)
    assert asked(p) == "0 CorruptionTarget"


def test_a_crown_must_be_able_to_do_something():
    """MM-9.3"""
    p = table(artefacts=["corruption greed rage", "order devotion fear"], destroyed="order devotion fear")
    assert refusal(p, "crown").code == "crown-idle"
    p = table(artefacts=["order greed rage"], hands=["conflict_2"], discards=["conflict_3"])
    assert "crown" not in options(p)
    assert "crown" not in options(table(artefacts=["vitality greed rage"], castles=[5]))
    assert "crown" in options(table(artefacts=["vitality greed rage"], land={0: "B1"}))
    assert "crown" not in options(table(artefacts=["wrath greed rage"]))
    p = table(artefacts=["insight greed rage"], hands=["conflict_2"])
    assert "crown" in options(p)
    p.hands[0], p.decks[0] = tuple([kind for kind in p.components.deck if kind != 8]), ()
    p.in_play[0] = (8,)
    assert "crown" not in options(p)
    p = table(artefacts=["prosperity greed rage"])
    assert "crown" in options(p)


def test_corruption():
    """MM-9.4, MM-19.9: another player with a face-up artefact, one of those artefacts."""
    p = crowned(
        "corruption",
        seats=3,
        others=["wrath devotion fear", "order cleansing vigour"],
        destroyed="fear order cleansing vigour",
    )
    assert options(p) == ["target 1"]
    assert refusal(p, "target 0").code == "not-yourself"
    assert refusal(p, "target 2").code == "nothing-face-up"
    assert refusal(p, "target 4").code == "no-player"
    play(p, "target 1")
    assert options(p) == ["destroy crown_wrath", "destroy orb_devotion"]
    assert refusal(p, "destroy fear").code == "already-destroyed"
    assert refusal(p, "destroy rage").code == "not-theirs"
    play(p, "destroy devotion")
    assert (p.state[10], told(p, "corrupted")[0]["owner_seat"]) == (1, 1)


def test_prosperity():
    """MM-9.5, MM-17.3: any player; the card is shown to the owner of the crown alone; leave or discard."""
    p = crowned("prosperity", decks=["", "conflict_5 conflict_4"])
    assert options(p) == ["target 0", "target 1"]
    play(p, "target 1")
    assert options(p) == ["keep", "discard_top"]
    assert board(p, 0)["looking"]["cards"] == [card("conflict_5")]
    assert board(p, 1)["looking"]["cards"] is None
    assert board(p, None)["looking"]["cards"] is None
    kept = play(p.clone(), "keep")
    assert deck(kept, 1).startswith("conflict_5 conflict_4")
    play(p, "discard_top")
    assert deck(p, 1).startswith("conflict_4")
    assert discard(p, 1) == "conflict_5"


def test_prosperity_renews_an_empty_deck():
    """MM-9.6: a player with neither deck nor discard pile is no target."""
    p = empty_deck(table(artefacts=["prosperity greed rage"], hands=["", "conflict_2"]), 1)
    p.hands[0], p.decks[0] = p.components.deck[:14], ()
    p.in_play[0] = p.components.deck[14:]
    pass_all_unchecked(p, "crown")
    assert [move for move in options(p) if move.startswith("target")] == ["target 1"]
    assert refusal(p, "target 0").code == "no-cards"
    p.play(0, ("target", 1))
    assert (len(p.decks[1]), p.discards[1]) == (17, ())


def pass_all_unchecked(p, text):
    """Without the checks of `play`: the position holds an impossible hand."""
    p.play(p.waiting[0], (text,))
    while asked(p).endswith("React"):
        p.play(p.waiting[0], ("pass",))


def test_insight():
    """MM-9.7, MM-18.2, MM-19.6, MM-19.10: up to three picks; the last place is automatic; equal cards are one option."""
    p = crowned("insight", decks=["conflict_2 ambush conflict_2 fracture support_1"])
    assert options(p) == ["place conflict_2", "place ambush", "place fracture"]
    assert board(p, 0)["looking"]["cards"] == [card(w) for w in ("conflict_2", "ambush", "conflict_2", "fracture")]
    assert board(p, 1)["looking"]["cards"] is None
    play(p, "place fracture")
    assert refusal(p, "place fracture").code == "not-among-these"
    assert refusal(p, "place support_1").code == "not-among-these"
    play(p, "place conflict_2", "place ambush")
    assert asked(p) == "0 FreeWindow"
    assert deck(p, 0).startswith("fracture conflict_2 ambush conflict_2 support_1")


def test_insight_with_fewer_than_four_cards():
    """MM-9.8, MM-17.8: the discard pile is shuffled under the deck, the old cards stay on top."""
    p = table(artefacts=["insight greed rage", ""], hands=["conflict_3"])
    p.decks[0] = (card("fracture"), card("ambush"))
    elsewhere = Counter([card("conflict_3"), *p.decks[0]])
    p.discards[0] = tuple(sorted((Counter(p.components.deck) - elsewhere).elements()))
    pass_all(play(p, "crown"))
    assert (len(p.decks[0]), p.discards[0], p.near(Insight).count) == (17, (), 4)
    assert deck(p, 0).startswith("ambush fracture")
    assert told(p, "reshuffled")


def test_insight_cancelled_shuffles_nothing():
    """MM-9.8: only when the effect is applied."""
    p = table(artefacts=["insight greed rage", ""], hands=["conflict_3", "fracture"])
    empty_deck(p, 0)
    play(p, "crown", "fracture insight")
    assert p.decks[0] == ()


def test_insight_with_very_few_cards():
    """MM-9.8: it looks at what is there; one card is no choice."""
    p = table(artefacts=["insight greed rage", ""])
    p.hands[0], p.decks[0] = tuple([k for k in p.components.deck if k != 8][1:]), (8, 0)
    pass_all(play(p, "crown"))
    assert options(p) == ["place conflict_2", "place authority"]
    play(p, "place authority")
    assert deck(p, 0) == "authority conflict_2"
    p.decks[0], p.in_play[0] = (0,), (8,)
    resume(p, (Match(), "turns"), (Turn(0), "free_window"))
    pass_all(play(p, "crown"))
    assert asked(p) == "0 FreeWindow"


def order_table(**more):
    """Seat 0 with the Crown of Order; call to arms and fracture were played in its own previous turn."""
    p = table(artefacts=["order greed rage", "devotion fear"], hands=["call_to_arms fracture conflict_2", ""], **more)
    return play(p, "play call_to_arms", "fracture fear", "end_turn", "end_turn")


def test_order():
    """MM-9.9, MM-18.13: a card that got to the discard pile in the own previous turn is shuffled into the deck."""
    p = pass_all(play(order_table(), "crown"))
    assert options(p) == ["shuffle call_to_arms", "shuffle fracture"]
    size = len(p.decks[0])
    play(p, "shuffle fracture")
    assert (discard(p, 0), len(p.decks[0])) == ("call_to_arms", size + 1)
    assert "fracture" in deck(p, 0)


def test_order_needs_a_card_of_the_previous_turn():
    """MM-9.10: not older ones, not those of this turn, none in the first turn, none that was reshuffled."""
    p = table(artefacts=["order greed rage"], hands=["call_to_arms"], discards=["conflict_5"])
    play(p, "play call_to_arms")
    assert refusal(p, "crown").code == "crown-idle"
    p = order_table(discards=["conflict_5"])
    pass_all(play(p, "crown"))
    assert refusal(p, "shuffle conflict_5").code == "not-of-last-turn"
    p = play(order_table(), "end_turn", "end_turn")
    assert "crown" not in options(p)  # two turns ago


def test_order_after_a_reshuffle():
    """MM-9.10: a card that was since reshuffled does not qualify."""
    p = order_table()
    renew_deck(p, 0)
    assert "crown" not in options(p)


def test_order_does_not_take_cards_of_a_defence():
    """MM-9.10: cards used as a defender in another player's turn do not qualify."""
    p = table(land={0: "D1:3"}, castles=[0, 6], artefacts=["order greed rage", "wrath devotion loyalty"], active=1)
    fight(attack(p, "D1", 1))
    play(p, "end_turn")
    assert "conflict_2" in discard(p, 0)
    assert "crown" not in options(p)


def test_vitality():
    """MM-9.11: one more redeployment; it is no manoeuvre and gives no advance."""
    p = crowned("vitality", land={0: "B1:3"}, castles=[1])
    assert asked(p) == "0 Recall"
    play(p, "recall B1 2", "recall_done", "redeploy_done")
    assert (asked(p), manoeuvres(p), in_castle(p, 0), on(p, "B1")) == ("0 FreeWindow", 1, 3, (0, 1))


def test_wrath():
    """MM-9.12, MM-18.10: you may discard one card, also after announcing you need not."""
    p = crowned("wrath", hands=["conflict_2 conflict_2 support_1"])
    assert options(p) == ["discard conflict_2", "discard support_1", "pass"]
    kept = play(p.clone(), "pass")
    assert hand(kept, 0) == "conflict_2 conflict_2 support_1"
    play(p, "discard support_1")
    assert (hand(p, 0), discard(p, 0)) == ("conflict_2 conflict_2", "support_1")


def test_crowns_are_used_in_random_games():
    """MM-9.1: at most once in a turn."""
    for seats in SEATS:
        *_, p = walk(seats, seats, story=True)
        assert p.used & 0b111111
        turns = [event.name for event in p.story if event.name in ("turn", "announced")]
        assert ("announced", "announced") not in pairwise(turns)
