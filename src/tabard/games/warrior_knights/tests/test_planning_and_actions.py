"""Round and Planning (WK-4), the Actions phase (WK-5), the simple action cards (WK-6.1 to WK-6.7)."""

import pytest

from tabard.games.warrior_knights import GAME, own
from tabard.games.warrior_knights.state.decks import NEUTRAL_CARD

from .tables import answers, asked, options, phase, play, refusal, table, told, turn_up


def planning(seats=3, seed=4):
    p = own(GAME.new(seats, seed))
    while not asked(p).endswith("PlanCards"):
        seat = p.waiting[0]
        p.step(seat, p.legal(seat)[0])
    return p


def plan_nothing(p):
    for seat in p.waiting:
        play(p, f"{seat}: done")
    return p


# ---------------------------------------------------------------------- Planning


def test_up_to_two_cards_in_each_zone():
    """WK-4.2, WK-26.1: fewer or none are allowed, any order of small moves."""
    p = planning()
    play(p, "0: plan levy_taxes 1", "0: plan rally_support 0", "0: plan levy_taxes 1")
    assert refusal(p, "plan draft_soldiers 1", 0).rule == "WK-4.2"
    assert "done" in options(p, 0) and "done" in options(p, 1)


def test_only_cards_in_hand_can_be_planned():
    """WK-4.3: copies may go to one zone or to several; cards in an area cannot be planned."""
    p = planning()
    p.areas[0] = (0,)
    p.hands[0] = 1
    play(p, "0: plan levy_taxes 0")
    assert refusal(p, "plan levy_taxes 1", 0).rule == "WK-4.3"


def test_stacks_hold_two_neutral_cards_each_and_two_are_set_aside():
    """WK-4.4, WK-4.5, WK-4.6"""
    p = planning(3)
    for seat in range(3):
        play(p, *[f"{seat}: plan {card} {zone}" for zone, card in enumerate(("rally_support", "draft_soldiers"))])
    before = p.stacks[:]
    assert before == [(), (), ()]
    plan_nothing(p)
    laid = [card for stack in p.stacks for card in stack] + list(p.unused)
    seen = told(p, "neutral-up") + told(p, "turned-up")
    assert len(p.unused) == 2
    assert sum(card >= NEUTRAL_CARD for card in laid) + len(told(p, "neutral-up")) == 8
    assert len(laid) - 2 + len(seen) == 3 * 2 + 6
    board = p.view(0)["board"]
    assert board["stacks"] == [len(stack) for stack in p.stacks]
    assert "unused" not in board


def test_six_barons_fill_a_stack_with_fourteen_cards():
    """WK-4.5, WK-X.1"""
    p = planning(6)
    for seat in range(6):
        play(p, f"{seat}: plan rally_support 2", f"{seat}: plan rally_support 2")
    plan_nothing(p)
    while p.stacks[0] or p.stacks[1]:
        p.step(p.waiting[0], p.legal(p.waiting[0])[-1])
    assert len(p.stacks[2]) + len([1 for event in p.story if event.details.get("zone") == 3]) == 14


def test_others_see_only_who_has_finished():
    """WK-4.7, WK-1.16, WK-1.18: the hand is counted as before while Planning is open."""
    p = planning()
    play(p, "1: plan rally_support 0", "1: done")
    board = p.view(0)["board"]
    assert board["barons"][1]["hand"] == 12 and board["barons"][1]["laid"] == [0, 0, 0]
    assert board["barons"][1]["finished"] and not board["barons"][2]["finished"]
    plan_nothing(p)
    board = p.view(0)["board"]
    turned = len(told(p, "turned-up"))
    assert board["barons"][1]["hand"] == 11
    assert board["barons"][1]["laid"][0] + turned == 1


def test_a_choice_can_be_taken_back_until_the_last_has_finished():
    """WK-1.18, WK-1.17"""
    p = planning()
    play(p, "1: plan rally_support 0", "1: done", "0: done")
    assert p.can_undo(1)
    p.undo(1)
    p.undo(1)
    assert p.view(1)["board"]["own"]["chosen"] == []


# ---------------------------------------------------------------------- Actions


def test_stacks_are_used_up_one_after_another():
    """WK-5.1, WK-5.18, WK-4.1: then comes Upkeep, then the next round."""
    p = table(2)
    turn_up(p, "0 rally_support")
    p.stacks[1], p.stacks[2] = (8 * 1 + 3,), (8 * 0 + 5,)
    p.hands[6 + 3] -= 1
    p.hands[5] -= 1
    play(p, "use", "use")
    assert asked(p) == "1 ServeTheChurch"
    play(p, "decline", "allocate taxation")
    assert asked(p) == "0 Versatile"
    play(p, "decline")
    assert p.round == 2 and asked(p).endswith("PlanCards")


@pytest.mark.parametrize(
    ("card", "moves", "area"),
    [
        ("levy_taxes", ["use"], 0),
        ("levy_taxes", ["decline"], 0),
        ("draft_soldiers", ["spot 2"], 1),
        ("draft_soldiers", ["decline"], 1),
        ("rally_support", ["use"], 2),
        ("rally_support", ["decline"], 2),
        ("serve_the_church", ["use", "allocate wages"], 1),
        ("serve_the_church", ["decline", "allocate assembly"], 2),
    ],
)
def test_where_cards_go(card, moves, area):
    """WK-5.4, WK-5.5, WK-5.6, WK-5.7, WK-5.11: declined or not."""
    p = turn_up(table(3, "0 star rota r50"), f"0 {card}")
    play(p, *moves)
    assert [len(cards) for cards in p.areas] == [int(number == area) for number in range(3)]


def test_versatile_strategy_returns_to_the_hand():
    """WK-5.10, WK-1.25: and everybody knows it is there."""
    p = turn_up(table(3), "0 versatile_strategy")
    play(p, "crowns")
    assert p.hands[5] == 2 and p.view(1)["board"]["barons"][0]["shown"][5] == 1


def test_a_card_that_does_nothing_counts_as_declined():
    """WK-5.19, WK-26.2: Levy Taxes without nobles on the board; it is allocated all the same."""
    p = turn_up(table(3), "0 levy_taxes")
    assert asked(p) == "2 RallySupport"
    assert len(p.areas[0]) == 1 and told(p, "no-use") == [{"seat": 0, "card": "card-levy-taxes"}]


def test_mobilize_forces_without_a_move_is_allocated_freely():
    """WK-5.9, WK-26.4: Wages or Assembly."""
    p = turn_up(table(3), "0 mobilize_forces")
    assert options(p) == ["allocate wages", "allocate assembly"]


def test_special_phases_are_held_when_an_area_is_full():
    """WK-5.12, WK-5.14: two cards for each baron; then all go back."""
    p = table(3)
    p.areas[0] = (0, 0, 8, 8, 16)
    p.hands[0] = p.hands[6] = 0
    p.hands[12] = 0
    p.hands[12] = 1
    turn_up(p, "2 levy_taxes")
    assert told(p, "phase") == [{"phase": "phase-taxation"}]
    assert p.areas[0] == () and [p.hands[0], p.hands[6], p.hands[12]] == [2, 2, 2]


def test_draft_soldiers_can_cause_two_phases():
    """WK-5.15, WK-5.16, WK-5.13: Wages first, then the Draft."""
    p = table(3, offer=())
    p.track = [0, 1, 2, -1, -1, -1, -1]
    p.areas[1] = (1, 1, 9, 9, 17)
    p.hands[1] = p.hands[7] = 0
    p.hands[13] = 1
    turn_up(p, "2 draft_soldiers")
    answers(p)
    play(p, "spot 3")
    assert [words["phase"] for words in told(p, "phase")] == ["phase-wages", "phase-mercenary-draft"]
    assert p.track == [-1] * 7 and len(p.offer) == 4


# ---------------------------------------------------------------------- cards


def test_levy_taxes_pays_for_areas_not_for_nobles():
    """WK-6.1, WK-6.2: one for each area, overseas too; nobles at sea bring nothing."""
    p = table(
        3, "0 star rota r50", "0 square rota r50", "0 triangle acre r50", "0 circle sea:surat r100", crowns=[0, 0, 0]
    )
    turn_up(p, "0 levy_taxes")
    play(p, "use")
    assert p.crowns[0] == 2


def test_draft_soldiers_takes_a_free_usable_spot():
    """WK-6.3, WK-21.7, WK-26.17"""
    p = table(3)
    p.track[1] = 2
    turn_up(p, "0 draft_soldiers")
    assert options(p) == ["spot 0", "spot 2", "spot 3", "decline"]
    assert refusal(p, "spot 1").rule == "WK-6.3"
    assert refusal(p, "spot 4").rule == "WK-21.7"
    play(p, "spot 0")
    assert p.track[0] == 0 and p.crowns[0] == 15


def test_rally_support_takes_the_chair_with_more_votes_than_everybody():
    """WK-6.4, WK-6.7: two Votes, then the comparison."""
    p = turn_up(table(3, votes=[3, 2, 0]), "1 rally_support")
    play(p, "use")
    assert p.votes[1] == 4 and p.chairman == 1


def test_rally_support_with_equal_votes_or_banned():
    """WK-6.5, WK-6.19: banned rivals count too."""
    p = turn_up(table(3, votes=[4, 2, 0], banned=[1, 0, 0]), "1 rally_support")
    play(p, "use")
    assert p.votes[1] == 4 and p.chairman == 0
    p = turn_up(table(3, votes=[0, 2, 0], banned=[0, 1, 0]), "1 rally_support")
    play(p, "use")
    assert p.votes[1] == 4 and p.chairman == 0


def test_serve_the_church():
    """WK-6.6"""
    p = turn_up(table(3, faith=[0, 1, 1], head=1), "2 serve_the_church")
    play(p, "use")
    assert p.faith[2] == 2 and p.head == 2


def test_versatile_strategy_gives_crowns_or_a_vote():
    """WK-6.12, WK-6.13, WK-6.14: the Vote never moves the token."""
    p = turn_up(table(3, votes=[0, 0, 0]), "1 versatile_strategy")
    play(p, "vote")
    assert p.votes == [0, 1, 0] and p.chairman == 0
    p = turn_up(table(3), "1 versatile_strategy")
    play(p, "crowns")
    assert p.crowns[1] == 17


def test_versatile_strategy_on_the_track_costs_the_fee():
    """WK-6.17, WK-2.12, WK-26.28: without the money it cannot be chosen."""
    p = turn_up(table(3, crowns=[15, 6, 15]), "1 versatile_strategy")
    assert [text for text in options(p) if text.startswith("spot")] == ["spot 2", "spot 3"]
    assert refusal(p, "spot 0").rule == "WK-6.17"
    play(p, "spot 2")
    assert p.crowns[1] == 0 and p.track[2] == 1


def test_an_area_called_by_a_phase_alone_returns_what_lies_there():
    """WK-5.17: however many cards they are."""
    from tabard.games.warrior_knights.rules.taxation_and_wages import Taxation

    p = table(3)
    p.areas[0] = (0,)
    p.hands[0] = 1
    phase(p, Taxation())
    assert p.areas[0] == () and p.hands[0] == 2
