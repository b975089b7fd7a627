"""Cards and drawing (MM-7)."""

from tabard.games.medieval_mastery.components import AUTHORITY
from tabard.games.medieval_mastery.rules.cards import draw_up_to

from .tables import (
    attack,
    battle_of,
    card,
    deck,
    discard,
    empty_deck,
    hand,
    in_castle,
    manoeuvres,
    options,
    pass_all,
    play,
    refusal,
    table,
    told,
    walk,
)


def test_no_draw_at_the_start_or_end_of_a_turn():
    """MM-7.1: cards come at set-up, in battles, through Greed, Resurgence and Authority only; there is no hand limit."""
    hands = [len(h) for h in table(castles=[3, 3], hands=["conflict_2", "conflict_3"]).hands]
    p = play(
        table(castles=[3, 3], hands=["conflict_2", "conflict_3"]), "manoeuvre", "no_advance", "end_turn", "end_turn"
    )
    assert [len(h) for h in p.hands] == hands
    sources = {e.rule for p in walk(3, 5, story=True) if p.over for e in p.story if e.name == "drew"}
    assert sources <= {"MM-3.9", "MM-7.5", "MM-12.5", "MM-13.10"}
    big = "conflict_2 conflict_2 conflict_3 conflict_3 conflict_4 conflict_4 conflict_5"
    p = attack(table(land={1: "B1"}, castles=[3], hands=[big]), "B1", 1)
    assert len(p.hands[0]) == 7


def test_draw_up_to():
    """MM-7.2: one by one from the top of the own deck; with enough in hand none, and nothing is discarded."""
    p = table(hands=["conflict_2 conflict_3"], decks=["support_1 conflict_5 ambush fracture"])
    draw_up_to(p, 0, 5, "MM-12.5")
    assert hand(p, 0) == "conflict_2 conflict_3 conflict_5 ambush support_1"
    assert deck(p, 0).split()[0] == "fracture"
    draw_up_to(p, 0, 4, "MM-12.5")
    assert len(p.hands[0]) == 5
    assert not p.discards[0]


def test_an_empty_deck_is_renewed_when_a_card_is_needed():
    """MM-7.3: not before; hand and cards in play stay where they are."""
    p = empty_deck(table(hands=["conflict_2"], discards=["ambush"]), 0)
    draw_up_to(p, 0, 3, "MM-12.5")
    played = AUTHORITY in p.discards[0]
    assert (len(p.hands[0]), len(p.decks[0])) == ((4, 13) if played else (3, 15))
    p = table(hands=["conflict_2"])
    rest = p.decks[0]
    p.decks[0], p.discards[0] = rest[-2:], rest[:-2]
    draw_up_to(p, 0, 3, "MM-12.5")
    assert (p.decks[0], len(p.discards[0])) == ((), 15)  # stays empty until a card is needed


def test_a_draw_may_stop_short():
    """MM-7.4: neither deck nor discard pile."""
    p = table()
    p.hands[0], p.decks[0] = tuple([kind for kind in p.components.deck if kind != AUTHORITY]), (AUTHORITY,)
    p.in_play[0] = p.hands[0][:14]
    p.hands[0] = p.hands[0][14:]
    draw_up_to(p, 0, 5, "MM-12.5")
    assert (len(p.hands[0]), p.decks[0], discard(p, 0)) == (3, (), "authority")


def test_authority_is_played_when_the_draw_is_done():
    """MM-7.5, MM-7.6, MM-X.23: a hand of two draws three, one of them Authority, and ends with six."""
    p = table(hands=["conflict_2 conflict_3"], decks=["conflict_4 authority conflict_5 ambush support_2 fracture"])
    draw_up_to(p, 0, 5, "MM-12.5")
    assert hand(p, 0) == "conflict_2 conflict_3 conflict_4 conflict_5 ambush support_2"
    assert discard(p, 0) == "authority"
    assert [e["cards"] for e in told(p, "drew")] == [3, 2]
    p = table(decks=["authority conflict_2 conflict_3 conflict_4 conflict_5 ambush support_1 support_2"])
    draw_up_to(p, 0, 6, "MM-13.10")
    assert len(p.hands[0]) == 7


def test_authority_is_not_shuffled_in_by_its_own_effect():
    """MM-7.3, MM-7.7: it reaches the discard pile only after its two cards."""
    p = table(hands=["conflict_2 conflict_3 conflict_4 conflict_5"], decks=["authority"])
    p.discards[0] = tuple([kind & 15 for kind in p.decks[0][:-1]])
    p.decks[0] = p.decks[0][-1:]
    draw_up_to(p, 0, 5, "MM-12.5")
    assert len(p.hands[0]) == 6
    assert discard(p, 0) == "authority"
    assert AUTHORITY not in p.decks[0]


def test_authority_may_come_back_through_another_draw():
    """MM-7.7: reshuffled and drawn again, it is played again."""
    p = table(hands=["conflict_2"], discards=["authority"])
    p.discards[0] = (AUTHORITY, card("conflict_3"), card("conflict_4"))
    p.hands[0] = tuple(
        [kind for kind in p.components.deck if kind not in (AUTHORITY, card("conflict_3"), card("conflict_4"))]
    )
    p.hands[0] += (card("conflict_3"), card("conflict_4"))
    p.decks[0] = ()
    draw_up_to(p, 0, len(p.hands[0]) + 3, "MM-13.10")
    assert told(p, "authority")
    assert discard(p, 0) == "authority"


def test_authority_is_never_in_a_hand():
    """MM-7.8: at no decision; discarded from a deck by Prosperity it is not played."""
    for p in walk(4, 11):
        assert all(AUTHORITY not in held for held in p.hands)
    p = table(hands=["conflict_2"], decks=["authority"], artefacts=["prosperity greed rage", "order"])
    play(p, "crown")
    pass_all(p)
    play(p, "target 0", "discard_top")
    assert (hand(p, 0), discard(p, 0)) == ("conflict_2", "authority")


def test_call_to_arms():
    """MM-7.9, MM-7.12"""
    p = play(table(castles=[1], hands=["call_to_arms"]), "play call_to_arms")
    assert (in_castle(p, 0), hand(p, 0), discard(p, 0)) == (3, "", "call_to_arms")


def test_tactical_advance():
    """MM-7.10, MM-7.12"""
    p = play(table(castles=[1], hands=["tactical_advance"]), "play tactical_advance")
    assert (manoeuvres(p), discard(p, 0)) == (2, "tactical_advance")


def test_resources_only_in_the_own_turn():
    """MM-7.11: not by another player, not in a battle."""
    p = table(land={1: "B1"}, castles=[3], hands=["call_to_arms conflict_2", "call_to_arms conflict_2"])
    assert refusal(p, "play call_to_arms", seat=1).code == "not-your-turn"
    pass_all(attack(p, "B1", 1))
    assert refusal(p, "play call_to_arms", seat=0).code == "not-now"


def test_battle_cards_stay_in_play_until_its_end():
    """MM-7.12, MM-7.13: and go face up to their owners' piles."""
    p = table(land={1: "B1:2"}, castles=[3], hands=["conflict_5 support_1", "conflict_2"])
    pass_all(attack(p, "B1", 3))
    play(p, "0: conflict conflict_5", "1: conflict conflict_2")
    assert p.in_play == [(card("conflict_5"),), (card("conflict_2"),)]
    assert "conflict_5" not in discard(p, 0)
    while battle_of(p) is not None:
        play(p, options(p)[-1])
    assert discard(p, 0).endswith("conflict_5")
    assert discard(p, 1).endswith("conflict_2")
