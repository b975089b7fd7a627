"""What the greedy bot climbs: it beats chance, and knows the ring that three starting walls close with the keep."""

import random

from tabard.bots.greedy import GreedyBot
from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.components import PIECES, STRUCTURES
from tabard.games.era_medieval_age.position import INSIDE

from .tables import asked, build, cells, named, nothing, on, table

MODES = ("base", "scenario_1", "scenario_2", "scenario_3", "free", "grand", "own")
SEEDS = (2, 3, 4, 18, 31, 67)  # few games in which all kinds of structures are built


def game(seed):
    """A greedy player among three random ones: has it won, and what has it built?"""
    p = GAME.new(4, seed, {"mode": MODES[seed % len(MODES)]}, story=False)
    dice, bot, me, built = random.Random(seed), GreedyBot(seed), seed % 4, set()
    while not p.over:
        seat = p.waiting[0]
        move = bot.choose(p, seat) if seat == me else dice.choice(p.legal(seat))
        built |= {PIECES[move[1]]} if seat == me and move[0] == "build" else set()
        p.step(seat, move)
    return me in p.winners, built


def test_greedy_beats_chance_and_builds_every_kind():
    won, built = zip(*map(game, SEEDS), strict=True)
    assert sum(won) >= len(SEEDS) - 1
    assert set().union(*built) == {PIECES[piece] for piece in STRUCTURES}


def test_a_gate_closes_a_ring_over_a_road():
    """ERA-15.11, ERA-15.17: no wall can stand on the road, so only a gate encloses the university."""
    board = "road 1-4,3; wall 4-7,1; wall 3,1; wall 7,2-5; wall 3-6,5; university 4-6,2 6,3 4-6,4"
    p = table(2, [board], ["p4"], [nothing(wood=1, stone=1, food=9)] * 2)
    bot = GreedyBot(1)
    p.play(0, bot.choose(p, 0))
    p.play(0, bot.choose(p, 0))
    assert on(p, 0)[-1] == "gate"
    assert cells("5,2") <= named(p.domains[0][INSIDE])


def test_the_starting_walls_close_a_ring():
    """ERA-X.10: with the keep three walls of length 4 enclose six cells."""
    p = own(GAME.new(4, 1, {"mode": "base"}))
    bot = GreedyBot(1)
    while asked(p).endswith("LayOut"):
        seat = p.waiting[0]
        p.play(seat, bot.choose(p, seat) if seat == 0 else p.legal(seat)[0])
    assert p.domains[0][INSIDE].bit_count() == 6


def test_a_die_more_is_worth_more_than_its_wood():
    p = table(2, [], ["p4"], [nothing(wood=2, food=9)] * 2, mode="scenario_1")
    before = GAME.hints(p, 0)
    build(p, "longhouse 1,1-2")
    assert GAME.hints(p, 0) > before - 1


def chance(*boards, **words):
    """What the first of two seats may hope for."""
    return GAME.value(table(2, boards, at=None, **words))[0]


def test_chances_follow_what_stands_on_the_boards():
    """Like boards have like chances; walls around a house, culture and dice are worth something."""
    house = "townhouse 5-6,3 5,4"
    ring = f"wall 4-7,1; wall 3,1-4; wall 7,2-5; wall 3-6,5; {house}"
    assert chance(ring, ring) == 0.5
    assert chance(ring, house) > 0.6
    assert chance(ring, ring, hold=[nothing(culture=3), nothing()]) > 0.5
    assert chance(ring, ring, dice=["p0 b0", "p0"]) > 0.5


def test_a_lead_in_points_counts_for_more_as_the_game_goes_on():
    p = table(2, ["university 4-6,2 6,3 4-6,4", ""], at=None)
    now = GAME.value(p)[0]
    p.round = 20
    assert GAME.value(p)[0] > now > 0.5
