"""Hidden information (MM-17) and decision points (MM-18)."""

import random
from collections import Counter

import pytest

from tabard.games.medieval_mastery import packed
from tabard.games.medieval_mastery.rules.cards import discard_from_hand, draw_up_to

from .tables import (
    GAME,
    SEATS,
    asked,
    attack,
    battle_of,
    board,
    card,
    deck,
    empty_deck,
    hand,
    options,
    pass_all,
    play,
    table,
    walk,
)


def test_what_is_public():
    """MM-17.1: map, knights, dice, points, artefacts, sizes of hands and decks, discard piles, cards in play, whose turn."""
    p = table(3, land={0: "A1:2"}, castles=[3, 1, 0], hands=["conflict_2", "", "ambush"], discards=["", "fracture"])
    for seat in (None, 0, 1, 2):
        seen = board(p, seat)
        assert [player["hand"] for player in seen["players"]] == [1, 0, 1]
        assert [player["deck"] for player in seen["players"]] == [17, 17, 17]
        assert seen["players"][1]["discard"] == [card("fracture")]
        assert [player["dice_left"] for player in seen["players"]] == [8, 9, 10]
        assert (seen["active"], seen["players"][0]["points"]) == (0, 1)
        assert all(len(player["artefacts"]) == 3 for player in seen["players"])


def test_hands_are_secret():
    """MM-17.2: known to the holder only; an onlooker sees none."""
    p = table(hands=["conflict_2 ambush", "conflict_5"])
    assert board(p, 0)["hand"] == [card("conflict_2"), card("ambush")]
    assert board(p, None)["hand"] is None
    other = table(hands=["conflict_2 ambush", "fracture"])
    assert p.view(0) == other.view(0)
    assert p.view(None) == other.view(None)


def test_decks_are_secret():
    """MM-17.3: from their owners too."""
    p, other = table(), table(decks=["fracture ambush", "conflict_5"])
    assert p.decks != other.decks
    assert all(p.view(seat) == other.view(seat) for seat in (None, 0, 1))


@pytest.mark.parametrize("seats", SEATS)
def test_hand_and_deck_are_known_as_a_set(seats):
    """MM-17.5: identical decks; a re-deal keeps the set of hand and deck, and what lies open."""
    dice = random.Random(seats)
    for p in walk(seats, seats):
        if dice.random() < 0.05:
            for viewer in (None, 0, seats - 1):
                q = p.redeal(viewer, dice.randrange(1 << 30))
                for seat in range(seats):
                    assert q.discards[seat] == p.discards[seat]
                    assert Counter(whole(q, seat)) == Counter(whole(p, seat))
                GAME.check(q)


def whole(p, seat):
    return [*p.hands[seat], *packed.kinds(p.decks[seat])]


def test_who_is_asked_tells_nothing():
    """MM-17.6: whatever the others hold, the same seats are waited for at the same decisions."""
    for seed in range(3):
        dice = random.Random(seed)
        for p in walk(3, seed):
            for viewer in range(3):
                q = p.redeal(viewer, dice.randrange(1 << 30))
                assert (q.waiting, q.where) == (p.waiting, p.where)


def prosperous(**more):
    """Seat 0 has looked at the top card of seat 1, an Ambush, and left it there."""
    words = {"artefacts": ["prosperity greed rage", "order devotion fear"], "decks": ["", "ambush conflict_5"], **more}
    p = pass_all(play(table(**words), "crown"))
    return play(p, "target 1", "keep")


def test_a_card_once_seen_stays_known():
    """MM-17.7: by its place in the deck, then in its owner's hand until it is played; its owner does not know."""
    p = prosperous(hands=["", "conflict_2 conflict_2 conflict_3 conflict_3"])
    assert board(p, 0)["known"]["decks"][1] == [{"place": 1, "card": card("ambush")}]
    assert board(p, 1)["known"]["decks"][1] == []
    for seed in range(20):
        assert deck(p.redeal(0, seed), 1).startswith("ambush")
    assert len({deck(p.redeal(1, seed), 1).split()[0] for seed in range(40)}) > 2
    draw_up_to(p, 1, 5, "MM-12.5")
    assert board(p, 0)["known"]["hands"][1] == [card("ambush")]
    for seed in range(20):
        assert "ambush" in hand(p.redeal(0, seed), 1)


def test_a_known_card_that_is_played_is_forgotten():
    """MM-17.7: also when it was another one of the same kind, for one cannot tell."""
    p = prosperous(hands=["", "conflict_2 conflict_2 conflict_3 ambush"], land={1: "B1:2"}, castles=[6, 0])
    draw_up_to(p, 1, 5, "MM-12.5")
    assert board(p, 0)["known"]["hands"][1] == [card("ambush")]
    pass_all(attack(p, "B1", 2))
    play(p, f"0: {options(p, 0)[0]}", "1: conflict ambush")
    assert board(p, 0)["known"]["hands"][1] == []
    assert "ambush" in hand(p, 1)


def test_a_shuffle_ends_all_knowledge():
    """MM-17.7, MM-17.8: Order shuffles the deck."""
    words = ["prosperity greed rage", "order devotion fear"]
    p = table(artefacts=words, hands=["", "call_to_arms conflict_2"], active=1)
    play(p, "play call_to_arms", "end_turn")
    pass_all(play(p, "crown"))
    play(p, "target 1", "keep", "end_turn")
    assert board(p, 0)["known"]["decks"][1]
    pass_all(play(p, "crown"))
    play(p, "shuffle call_to_arms")
    assert board(p, 0)["known"]["decks"][1] == []


def test_insight_hides_the_places_from_others():
    """MM-17.7: whoever had seen the top card has lost its place once its owner puts the cards back."""
    p = table(
        artefacts=["prosperity greed rage", "insight devotion fear"], decks=["", "ambush conflict_5 fracture support_2"]
    )
    pass_all(play(p, "crown"))
    play(p, "target 1", "keep", "end_turn")
    assert board(p, 0)["known"]["decks"][1]
    pass_all(play(p, "crown"))
    play(p, "place fracture", "place ambush", "place conflict_5")
    assert board(p, 0)["known"]["decks"][1] == []
    assert [known["card"] for known in board(p, 1)["known"]["decks"][1]] == [
        card(word) for word in ["fracture", "ambush", "conflict_5", "support_2"]
    ]


def test_insight_with_fewer_than_four_keeps_what_was_known():
    """MM-17.8: the shuffled cards below are nobody's knowledge."""
    p = table(artefacts=["insight greed rage", "order devotion fear"], hands=["conflict_2"])
    p.decks[0] = (card("fracture"), card("ambush"))
    rest = Counter(p.components.deck) - Counter([0, 4, 10])
    p.discards[0] = tuple(sorted(rest.elements()))
    pass_all(play(p, "crown"))
    known = board(p, 0)["known"]["decks"][0]
    assert [place["place"] for place in known] == [1, 2, 3, 4]
    assert [place["card"] for place in known][:2] == [card("ambush"), card("fracture")]


def test_authority_is_never_redealt_into_a_hand():
    """MM-7.8, MM-17.5"""
    p = table(3, hands=["conflict_2"] * 3)
    for seed in range(60):
        assert all(card("authority") not in held for held in p.redeal(1, seed).hands)


# ---------------------------------------------------------------------- decision points

WHO = {
    "FreeWindow": "active",
    "CorruptionTarget": "active",
    "DestroyArtefact": "active",
    "ProsperityTarget": "active",
    "KeepTop": "active",
    "OrderCards": "active",
    "ShuffleBack": "active",
    "Recall": "active",
    "Reinforce": "active",
    "Advance": "active",
    "React": "anybody",
    "MatchKnights": "participant",
    "LayConflict": "participant",
    "PlaySupport": "participant",
    "DiscardCard": "participant or active",
}


@pytest.mark.parametrize("seats", SEATS)
def test_every_decision_and_who_decides(seats):
    """MM-18.1 to MM-18.11: no other moment offers a choice; several decide at once only over conflict cards."""
    for seed in range(3):
        for p in walk(seats, seed):
            if p.over:
                continue
            what = asked(p).split()[1]
            who = WHO[what]
            assert len(p.waiting) == 1 or what == "LayConflict"
            if who == "active":
                assert p.waiting == (p.active,)
            elif who != "anybody":
                fight = battle_of(p)
                assert set(p.waiting) <= ({fight.attacker, fight.defender} if fight else {p.active})


@pytest.mark.parametrize("seats", SEATS)
def test_what_may_be_declined(seats):
    """MM-18.1, MM-18.3 to MM-18.7, MM-18.9, MM-18.10: optional decisions have a move that does nothing; forced ones have none."""
    nothing = {
        "FreeWindow": ("end_turn",),
        "React": ("pass",),
        "Recall": ("recall_done",),
        "Advance": ("no_advance",),
        "MatchKnights": ("pass",),
        "PlaySupport": ("support_done",),
        "DiscardCard": ("pass",),
    }
    for p in walk(seats, 17):
        if not p.over:
            what = asked(p).split()[1]
            legal = p.legal(p.waiting[0])
            if what in nothing:
                assert legal[-1] == nothing[what]
            elif what in ("CorruptionTarget", "DestroyArtefact", "ProsperityTarget", "OrderCards", "ShuffleBack"):
                assert all(len(move) == 2 for move in legal)


def test_chance():
    """MM-18.13, MM-1.11: the same seed gives the same game; nature is not asked where nothing is random."""
    assert GAME.new(4, 5).dump() == GAME.new(4, 5).dump()
    assert GAME.new(4, 5).dump() != GAME.new(4, 6).dump()
    p = table(land={0: "B1:3"}, castles=[3])
    play(p, "manoeuvre", "recall B1 1", "recall_done", "redeploy_done", "advance A1 1", "end_turn")
    assert p.answers is None


def test_the_battle_once_more():
    """MM-18.14: who is asked in the order of the steps."""
    words = {
        "land": {1: "B1:3"},
        "castles": [6, 0],
        "terrain": {"B1": "ruins"},
        "artefacts": ["wrath preparation fear", "order cleansing vigour"],
        "hands": ["conflict_5 support_2 support_2", "conflict_2"],
    }
    p = attack(table(**words), "B1", 2)
    seen = []
    while battle_of(p) is not None:
        what = asked(p)
        seen.append(what)
        seat = p.waiting[0]
        first = {"React": -1, "DiscardCard": -1}.get(what.split()[1], 0)
        wanted = [m for m in p.legal(seat) if m == ("conflict", card("conflict_5"))]
        p.play(seat, wanted[0] if wanted else p.legal(seat)[first])
    order = list(dict.fromkeys(line.split()[1] for line in seen))
    assert order == ["React", "MatchKnights", "LayConflict", "PlaySupport", "DiscardCard"]
    assert [line for line in seen if line.endswith("DiscardCard")] == [
        "0 DiscardCard",
        "1 DiscardCard",
        "0 DiscardCard",
    ]
    assert seen.count("0,1 LayConflict") == 1
    assert seen.count("1 LayConflict") == 1


# ---------------------------------------------------------------------- what a re-deal may not forget


def test_a_hand_made_public_stays_public_after_the_reshuffle():
    """MM-17.5, MM-7.3: with an empty deck everybody can work out the hand; shuffling the discard pile does not change that."""
    p = empty_deck(table(3, hands=["conflict_2", "ambush fracture"]), 1)
    draw_up_to(p, 1, 4, "MM-12.5")
    assert board(p, 0)["known"]["hands"][1] == board(p, 2)["known"]["hands"][1] == [card("ambush"), card("fracture")]
    assert board(p, 1)["known"]["hands"][1] == []
    rest = set()
    for seed in range(40):
        held = hand(p.redeal(0, seed), 1).split()
        assert {"ambush", "fracture"} <= set(held)
        rest.add(tuple(held))
    assert len(rest) > 5  # the two cards that were drawn are nobody's knowledge
    discard_from_hand(p, 1, card("fracture"))
    assert board(p, 0)["known"]["hands"][1] == [card("ambush")]


def test_cards_drawn_while_the_deck_runs_out_are_known_too():
    """MM-17.5: those taken before the shuffle, not those after it."""
    p = table(hands=["", "conflict_2"])
    p.decks[1] = (card("ambush"),)
    before = Counter(p.components.deck) - Counter([card("conflict_2"), card("ambush")])
    p.discards[1] = tuple(sorted(before.elements()))
    draw_up_to(p, 1, 3, "MM-12.5")
    assert board(p, 0)["known"]["hands"][1] == [card("conflict_2"), card("ambush")]


def test_a_card_taken_back_is_in_the_deck_not_in_the_hand():
    """MM-17.7, MM-9.9: it was played face up and shuffled into the deck; until a card is drawn it is certainly there."""
    words = ["prosperity greed rage", "order devotion fear"]
    p = table(artefacts=words, hands=["", "tactical_advance conflict_2 conflict_3 ambush"], active=1)
    play(p, "play tactical_advance", "end_turn", "end_turn")
    pass_all(play(p, "crown"))
    play(p, "shuffle tactical_advance")
    for viewer in (0, None):
        for seed in range(60):
            q = p.redeal(viewer, seed)
            assert "tactical_advance" not in hand(q, 1)
            GAME.check(q)
    places = {deck(p.redeal(0, seed), 1).split().index("tactical_advance") for seed in range(40)}
    assert len(places) > 5
    draw_up_to(p, 1, 5, "MM-12.5")
    hands = [hand(p.redeal(0, seed), 1) for seed in range(80)]
    assert 0 < sum("tactical_advance" in held for held in hands) < 80


def test_a_discard_pile_put_under_the_deck_is_not_in_the_hand():
    """MM-17.8, MM-9.8: Insight with too few cards shuffles the open pile under the deck."""
    p = table(artefacts=["insight greed rage", "order devotion fear"], hands=["conflict_2 fracture"])
    p.decks[0] = (card("support_1"), card("ambush"))
    rest = Counter(p.components.deck) - Counter(
        [card(word) for word in ["conflict_2", "fracture", "support_1", "ambush"]]
    )
    p.discards[0] = tuple(sorted(rest.elements()))
    pass_all(play(p, "crown"))
    seen = [hand(p.redeal(1, seed), 0).split() for seed in range(60)]
    assert all(set(held) <= {"conflict_2", "fracture", "support_1", "ambush"} for held in seen)
    assert len({tuple(held) for held in seen}) > 3


def test_a_card_seen_before_a_rivals_look_is_not_in_the_rest_of_the_pile():
    """MM-17.7: once its owner has put the top cards into another order it is still among them, and then in the hand."""
    words = ["prosperity greed rage", "insight devotion fear"]
    p = table(artefacts=words, decks=["", "fracture conflict_5 ambush support_2"])
    pass_all(play(p, "crown"))
    play(p, "target 1", "keep", "end_turn")
    pass_all(play(p, "crown"))
    play(p, "place ambush", "place support_2", "place conflict_5")
    tops = [deck(p.redeal(0, seed), 1).split()[:4] for seed in range(60)]
    assert all("fracture" in top for top in tops)
    assert len({top.index("fracture") for top in tops}) == 4
    few, all_four = p.clone(), p
    draw_up_to(few, 1, 2, "MM-12.5")
    assert board(few, 0)["known"]["hands"][1] == []
    draw_up_to(all_four, 1, 4, "MM-12.5")
    assert board(all_four, 0)["known"]["hands"][1] == [card("fracture")]
