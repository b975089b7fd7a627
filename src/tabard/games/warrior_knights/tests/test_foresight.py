"""What a move would bring, counted without making it, is what trying it shows."""

from collections import Counter
from random import Random

import pytest

from tabard.games.warrior_knights import GAME, foresight
from tabard.games.warrior_knights.rules.campaign import CHOOSE_AREA, NEXT_NOBLE
from tabard.games.warrior_knights.rules.movement import MARCH_ON
from tabard.games.warrior_knights.state.decks import action_card
from tabard.kernel.game import Game

from .tables import area, kind, play, table, turn_up

FORESEEN = {
    *("AssignTroops", "PlaceStronghold", "SetNoble", "PlanCards", "ChooseArea", "NextNoble", "Versatile", "MarchOn"),
    *(
        "HireTroops",
        "ShiftTroops",
        "WriteVotes",
        "LevyTaxes",
        "DraftSoldiers",
        "RallySupport",
        "ServeTheChurch",
        "Allocate",
    ),
}
SELDOM = {"HireTroops", "ShiftTroops", "WriteVotes", "NextNoble"}
MOST = 40  # of the moves of one question
OPTIONS = [
    (2, {}),
    (4, {"might_is_right": True, "exchanging_heirs": True}),
    (6, {"player_elimination": True, "open_private_motions": True, "off_board_nobles_must_return": True}),
]


def decisions(seats, deal, options):
    """Questions from a random game in which much is taken and fought for; where all choose at once, also those with one
    answer, as the search asks them."""
    random = Random(deal)
    p = GAME.new(seats=seats, seed=deal, options=GAME.for_programs(options), story=False)
    while p.waiting:
        seat = random.choice(p.waiting)
        moves = p.legal(seat)
        if len(moves) > 1 or len(p.waiting) > 1:
            yield p, seat, random.sample(moves, min(len(moves), MOST)), random
        moves = [move for move in moves if move[0] != "decline"] or moves
        p.step(seat, random.choice(moves))


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_moves_are_foreseen_exactly(seats, options):
    seen = Counter()
    for p, seat, moves, random in decisions(seats, 30 + seats, options):
        name = p.decision().title()
        if name in FORESEEN and random.random() < 3 / (3 + seen[name]):
            looks = GAME.prior(p, seat, moves)
            assert looks == pytest.approx(Game.prior(GAME, p, seat, moves), abs=1e-9), (p.where, moves)
            seen[name] += sum(look is not None for look in foresight.looks(p, seat, moves))
    assert {name for name in seen if seen[name]} >= FORESEEN - SELDOM


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_most_moves_are_foreseen(seats, options):
    """Of all moves that random games ask about; three in four when this was written."""
    foreseen = total = 0
    for p, seat, moves, _ in decisions(seats, 50 + seats, options):
        looks = foresight.looks(p, seat, moves)
        foreseen += 0 if looks is None else sum(look is not None for look in looks)
        total += len(moves)
    assert total > 5000
    assert foreseen > 0.6 * total


def tried(p):
    """What is foreseen and what trying shows, by move."""
    seat = p.waiting[0]
    moves = p.legal(seat)
    assert GAME.prior(p, seat, moves) == pytest.approx(Game.prior(GAME, p, seat, moves), abs=1e-9)
    looks = foresight.looks(p, seat, moves)
    return {" ".join(map(str, move)): look for move, look in zip(moves, looks, strict=True)}


def test_troops_that_are_taken_along_count_before_the_noble_sets_out():
    """WK-11.16: stronger by each card."""
    p = table(3, "0 star linden_vale r50", "0 castle linden_vale r100 english_200")
    turn_up(p, "0 versatile_strategy")
    assert tried(p)["lead 0"] == GAME.hints(p, 0)
    play(p, "lead star")
    looks = tried(p)
    assert p.decision() is MARCH_ON
    taken = [looks[f"take 4 {kind(word)}"] for word in ("r100", "english_200")]
    assert GAME.hints(p, 0) < taken[0] < taken[1]


def test_a_noble_under_way_counts_where_he_has_come_to():
    """WK-11.4: on a road he may go on or stop, so nothing is carried out yet."""
    p = turn_up(table(3, "0 star rota r50"), "0 versatile_strategy")
    play(p, "lead star")
    looks = tried(p)
    assert p.decision() is MARCH_ON
    onward = [look for look in looks.values() if look is not None]
    assert onward and min(onward) < GAME.hints(p, 0), "nowhere is he nearer to the city he stands at"


def test_naming_an_area_where_one_stands_declares_a_battle_or_calls_others():
    """WK-6.8, WK-6.18: alone he attacks at once; otherwise it is asked first who comes."""
    for armies in (["0 star rota r100 english_200"], ["0 star rota r100 english_200", "0 square oxcart_heath r50"]):
        p = turn_up(table(3, *armies), "0 mobilize_forces")
        assert p.decision() is CHOOSE_AREA
        looks = tried(p)
        assert looks[f"area {area('rota')}"] > looks["decline"]
        play(p, "area rota")
        assert (p.decision() is NEXT_NOBLE) == (len(armies) == 2)


def test_what_a_card_brings_is_foreseen_unless_more_follows():
    """WK-5.12, WK-6.13: if the next card only asks somebody; not if it is a neutral one or a special phase is due."""
    p = turn_up(table(3, "0 star rota r50"), "0 versatile_strategy", "0 rally_support")
    looks = tried(p)
    assert looks["crowns"] > looks["decline"], "and the card that is turned up counts no longer"
    assert looks["decline"] < GAME.hints(p, 0)
    assert tried(turn_up(table(3, "0 star rota r50"), "0 versatile_strategy", "uncertain_times"))["crowns"] is None
    full = table(3, "0 star rota r50", areas=[(), (), (action_card(1, 0),) * 5])
    assert set(tried(turn_up(full, "0 rally_support", "0 versatile_strategy")).values()) == {None}
