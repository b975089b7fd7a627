"""What the greedy bot climbs: it beats chance, and knows the ring that three starting walls close with the keep."""

import random

from tabard.bots.greedy import GreedyBot
from tabard.games.era_medieval_age import GAME, own
from tabard.games.era_medieval_age.position import INSIDE

from .tables import asked, build, nothing, table


def game(seed, mode, seats=3):
    """A greedy player among random ones."""
    p, dice, bot, me = (
        GAME.new(seats, seed, {"mode": mode}, story=False),
        random.Random(seed),
        GreedyBot(seed),
        seed % seats,
    )
    while not p.over:
        seat = p.waiting[0]
        p.step(seat, bot.choose(p, seat) if seat == me else dice.choice(p.legal(seat)))
    return me in p.winners


def test_greedy_beats_chance():
    assert sum(game(seed, mode) for seed, mode in enumerate(["base", "scenario_1", "scenario_3", "free"])) >= 3


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
