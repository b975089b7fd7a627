"""The hints are good enough for a player that looks one move ahead."""

from tabard.bots import arena

from .tables import GAME, attack, cell, play, table


def test_greedy_beats_three_random_players():
    """MM-15.2: at least 90 of 100 games, from every seat."""
    results = list(arena.series(GAME, ["greedy", "random", "random", "random"], 100, options={"round_limit": 100}))
    assert arena.share_of_wins(results)["greedy"] >= 0.9


def test_a_winning_advance_is_seen():
    """MM-15.2: the move that wins is worth more than any other."""
    p = table(land={0: "A1 A3 B1 B2 C1 C3"}, castles=[3, 3])
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    values = {move: GAME.hints(after(p, move), 0) for move in p.legal(0)}
    best = max(values, key=values.get)
    assert best[:2] in {("advance", cell(p, name)) for name in ("D1", "D2")}


def after(p, move):
    q = p.clone()
    q.step(p.waiting[0], move)
    return q


def test_half_done_things_have_their_worth():
    """MM-12.1: an advance that leads to a battle one will win is better than none; a hopeless one is worse."""
    strong = table(land={1: "B1:1"}, castles=[6, 0], hands=["conflict_5 support_2", ""])
    weak = table(land={1: "B1:6"}, castles=[1, 0], hands=["conflict_2 conflict_2 conflict_3 conflict_3 support_1", ""])
    for p, knights, better in ((strong, 6, True), (weak, 1, False)):
        stay = play(play(p.clone(), "manoeuvre"), "no_advance")
        assert (GAME.hints(attack(p, "B1", knights), 0) > GAME.hints(stay, 0)) == better
