"""Redeployment (MM-10) in small moves (MM-19.1 to MM-19.4)."""

import pytest

from .tables import SEATS, asked, board, in_castle, on, options, play, refusal, table, walk

FIVE = {0: "A1:4 B1:4 C1:3"}


def redeploying(**more):
    return play(table(**{"land": FIVE, "castles": [3], **more}), "manoeuvre")


def test_between_castle_and_supplied_land():
    """MM-10.1, MM-10.2, MM-X.5: distance does not matter; the total stays."""
    p = redeploying()
    before = p.knights_of(0)
    play(p, "recall A1 3", "recall C1 1", "recall_done", "reinforce B1 1", "redeploy_done")
    assert (in_castle(p, 0), on(p, "A1"), on(p, "B1"), on(p, "C1")) == (6, (0, 1), (0, 5), (0, 2))
    assert p.knights_of(0) == before == 14


def test_at_least_one_and_at_most_capacity():
    """MM-10.3, MM-10.5: the castle may be emptied."""
    p = redeploying(castles=[9], terrain={"A1": "cave"})
    assert refusal(p, "recall A1 4").code == "one-must-stay"
    assert refusal(p, "recall D1 1").code == "not-yours"
    assert refusal(p, "recall C2 1").code == "not-yours"
    play(p, "recall_done")
    assert not any(move.startswith("reinforce A1") for move in options(p))
    assert refusal(p, "reinforce B1 3").code == "over-capacity"
    play(p, "reinforce B1 2", "reinforce C1 3", "redeploy_done")
    assert in_castle(p, 0) == 4
    p = redeploying(castles=[2])
    play(p, "recall_done", "reinforce B1 2", "redeploy_done")
    assert in_castle(p, 0) == 0
    assert asked(p) == "0 FreeWindow"  # nobody left to advance


def test_unsupplied_land_keeps_its_knights():
    """MM-10.4, MM-10.5"""
    p = redeploying(land={0: "A1:2 E1:5"})
    assert options(p) == ["recall A1 1", "recall_done"]
    assert refusal(p, "recall E1 1").code == "unsupplied"


def test_nothing_is_won_or_lost():
    """MM-10.6: control, supply and points are the same at every step of every redeployment."""
    for seats in SEATS:
        before = None
        for p in walk(seats, 3):
            if asked(p).endswith(("Recall", "Reinforce")):
                now = (p.held, p.supplied, [p.victory_points(seat) for seat in range(seats)])
                assert before is None or before == now
                before = now
            else:
                before = None


def test_nothing_to_redeploy():
    """MM-10.7: without supplied land the step is passed over; changing nothing is skipping it."""
    assert asked(play(table(castles=[3]), "manoeuvre")) == "0 Advance"
    assert asked(play(table(castles=[3], land={0: "E1:4"}), "manoeuvre")) == "0 Advance"
    p = redeploying()
    knights = list(p.knights)
    play(p, "recall_done", "redeploy_done")
    assert p.knights == knights


def test_the_small_moves():
    """MM-19.1: recall, recall_done, reinforce, redeploy_done."""
    p = redeploying(land={0: "A1:2 B1:6"}, castles=[2])
    assert options(p) == ["recall A1 1", *[f"recall B1 {n}" for n in range(1, 6)], "recall_done"]
    play(p, "recall B1 1", "recall_done")
    assert options(p) == ["reinforce A1 1", "reinforce A1 2", "reinforce A1 3", "redeploy_done"]


def test_each_territory_once_in_order():
    """MM-19.2: one sequence for each arrangement; not recalled from and reinforced."""
    p = redeploying()
    play(p, "recall B1 1")
    assert refusal(p, "recall B1 1").code == "wrong-order"
    assert refusal(p, "recall A1 1").code == "wrong-order"
    play(p, "recall_done")
    assert refusal(p, "reinforce B1 1").code == "recalled"
    play(p, "reinforce C1 1")
    assert refusal(p, "reinforce A1 1").code == "wrong-order"
    seen = set()
    explore(redeploying(land={0: "A1:2 B1:3"}, castles=[2]), seen, [])
    arrangements = [arrangement for arrangement, _ in seen]
    assert len(arrangements) == len(set(arrangements))
    # castle + two territories share 7 knights, 1 to 6 on each territory
    assert len(arrangements) == len([(a, b) for a in range(1, 7) for b in range(1, 7) if a + b <= 7])


def explore(p, seen, path):
    """All move sequences of a redeployment, with what they lead to."""
    if not asked(p).endswith(("Recall", "Reinforce")):
        seen.add((tuple(p.knights), tuple(path)))
        return
    for text in options(p):
        explore(play(p.clone(), text), seen, [*path, text])


TEN = {0: "A1:6 A3:6 B1:6 B2:6 C1:6 C3:6 D1:6 D2:6 E1:6"}


def test_the_dice_are_counted_at_the_end():
    """MM-19.3, MM-4.4: ten dice; eleven after the recall; then finish is offered only when it fits, else cancel."""
    p = redeploying(land=TEN, castles=[6])
    play(p, "recall A1 3", "recall_done")
    assert options(p)[-1] == "redeploy_cancel"
    assert refusal(p, "redeploy_done").code == "too-many-dice"
    cancelled = play(p.clone(), "redeploy_cancel")
    assert (on(cancelled, "A1"), in_castle(cancelled, 0)) == ((0, 6), 6)
    assert asked(cancelled) == "0 Advance"
    p = redeploying()
    play(p, "recall_done")
    assert refusal(p, "redeploy_cancel").code == "no-cancel"


@pytest.mark.parametrize("seats", SEATS)
def test_short_lists(seats):
    """MM-19.3: at most 5 sizes for each tile, 7 on a Battlefield."""
    for p in walk(seats, 5):
        if asked(p).endswith(("Recall", "Reinforce")):
            sizes = [move[1] for move in p.legal(p.waiting[0]) if len(move) > 1]
            assert all(sizes.count(cell) <= (7 if p.room[cell] == 8 else 5) for cell in set(sizes))


def test_no_cards_and_no_crown_meanwhile():
    """MM-7.11, MM-8.18, MM-9.1, MM-6.4: the refusal names the clause that forbids it, in both halves and at the advance."""
    p = redeploying(hands=["call_to_arms tactical_advance fracture"])
    for moves in ((), ("recall_done",), ("redeploy_done",)):
        play(p, *moves)
        for text, rule in (("play call_to_arms", "MM-7.11"), ("fracture order", "MM-8.18"), ("crown", "MM-9.1")):
            assert (refusal(p, text).code, refusal(p, text).rule) == ("not-now", rule)


def test_the_view_shows_the_balance():
    """MM-19.4: a client can show the whole redeployment as one map."""
    p = redeploying()
    play(p, "recall A1 3", "recall_done", "reinforce B1 2")
    seen = board(p, 0)["redeploy"]
    assert (seen["half"], seen["castle"], seen["dice"], seen["limit"]) == ("reinforce", 4, 4, 10)
    assert [(change["before"], change["now"]) for change in seen["changes"]] == [(4, 1), (4, 6)]
