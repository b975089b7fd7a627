"""Variants (MM-16)."""

import itertools

import pytest

from tabard.games.medieval_mastery import own

from .tables import (
    GAME,
    SEATS,
    artefact,
    asked,
    attack,
    battle_of,
    cells,
    dice,
    discard,
    fight,
    hand,
    in_castle,
    no_support,
    on,
    options,
    pass_all,
    play,
    refusal,
    table,
    told,
    walk,
)

FOUR = {"loyalty": "pairs"}


def test_all_but_two_may_be_combined():
    """MM-16.1"""
    for rest in itertools.product((False, True), repeat=4):
        more = dict(zip(("brutality", "skirmish", "mayhem", "artefact_draft"), rest, strict=True))
        GAME.new(4, options={**more, "castle_siege": True})
        GAME.new(4, options={**more, **FOUR})
        with pytest.raises(ValueError, match=r"MM-16\.1"):
            GAME.new(4, options={**more, **FOUR, "castle_siege": True})


@pytest.mark.parametrize(("seats", "sizes"), [(2, ""), (3, ""), (4, "pairs"), (5, ""), (6, "pairs threes")])
def test_loyalty_for_four_or_six(seats, sizes):
    """MM-16.2"""
    for size in ("pairs", "threes"):
        if size in sizes.split():
            assert GAME.new(seats, options={"loyalty": size})
        else:
            with pytest.raises(ValueError, match=r"MM-16\.2"):
                GAME.new(seats, options={"loyalty": size})


def test_what_cannot_be_combined_is_offered_with_the_reason():
    """MM-16.1, MM-16.2: the refusal is a message with its clause, so that it can be said in any language."""
    offers = {offer.option.name: dict(offer.values) for offer in GAME.offers({"castle_siege": True}, 4)}
    assert [offers["loyalty"][size].code for size in ("pairs", "threes")] == ["loyalty-or-siege"] * 2
    assert offers["loyalty"]["off"] is None and offers["mayhem"] == {False: None, True: None}
    offers = {offer.option.name: dict(offer.values) for offer in GAME.offers({}, 4)}
    assert offers["loyalty"]["pairs"] is None
    assert (offers["loyalty"]["threes"].code, offers["loyalty"]["threes"].rule) == ("no-such-teams", "MM-16.2")


def test_who_is_in_a_team():
    """MM-16.3: opposite each other, or every other seat."""
    assert own(GAME.new(4, options=FOUR)).terms.mates(1) == (1, 3)
    assert own(GAME.new(6, options=FOUR)).terms.mates(1) == (1, 4)
    assert own(GAME.new(6, options={"loyalty": "threes"})).terms.mates(1) == (1, 3, 5)


def test_team_goals():
    """MM-16.4, MM-16.16: 20 or 30 together, all members win; 13 alone is not enough; Skirmish 16 or 24."""
    goals = {
        (size, skirmish): own(GAME.new(6, options={"loyalty": size, "skirmish": skirmish})).terms.goal
        for size in ("pairs", "threes")
        for skirmish in (False, True)
    }
    assert goals == {("pairs", False): 20, ("pairs", True): 16, ("threes", False): 30, ("threes", True): 24}
    mine, mate = "A1 B2 C1 C2 D1 D2 A2", "F3 G3 E4"
    p = table(4, land={0: mine, 2: mate}, castles=[3, 0, 0, 0], **FOUR)
    assert (p.victory_points(0), p.victory_points(2)) == (15, 5)
    attack(p, "B3", 1)
    assert (p.over, p.winners, p.ranking) == (True, (0, 2), (1, 3, 1, 3))
    p = table(4, land={0: "A1 B2 C1 C2 D1 D2"}, castles=[3, 0, 0, 0], **FOUR)
    assert not attack(p, "A2", 1).over


def test_a_team_mates_land():
    """MM-16.5: no advance to it, no supply through it, no right to advance from it."""
    p = table(4, land={0: "C2:1", 2: "D1:1"}, castles=[5, 0, 0, 0], **FOUR)
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert "D1" not in {move.split()[1] for move in options(p) if move.startswith("advance")}
    assert refusal(p, "advance D1 1").code == "team-mate"
    p = table(4, land={0: "E2:1", 2: "C2:1 D1:1"}, castles=[5, 0, 0, 0], **FOUR)
    assert cells(p, p.supplied[0]) == ""
    assert cells(p, p.reach[0]) == "A1 B2 C1 C2"


def team_battle(hands, knights=4, guard=2):
    """Seat 0 attacks seat 1; 2 and 3 are their mates."""
    p = table(4, land={1: f"B2:{guard}"}, castles=[6, 0, 0, 0], hands=hands, **FOUR)
    attack(p, "B2", knights)
    return play(p, "0: conflict conflict_2", "1: conflict conflict_2")


def test_all_members_may_support():
    """MM-16.6: goes run clockwise from the participant behind; each from the own hand, to the own discard pile."""
    p = team_battle(["conflict_2", "conflict_2", "support_2", "support_1"])
    assert (p.points, asked(p)) == ([6, 4], "1 PlaySupport")
    play(p, "support_done", "support support_2")  # the last card of the hand closes the go
    assert (p.points, asked(p)) == ([8, 4], "3 PlaySupport")
    play(p, "support support_1")
    assert (p.points, asked(p)) == ([8, 5], "0 PlaySupport")
    no_support(p)
    assert (discard(p, 2), discard(p, 3)) == ("support_2", "support_1")


def test_support_ends_when_all_pass_in_succession():
    """MM-16.6, MM-12.13"""
    p = team_battle(["conflict_2", "conflict_2", "support_2 conflict_2", "support_1 conflict_2"])
    seen = []
    while asked(p).endswith("PlaySupport"):
        seen.append(asked(p).split()[0])
        play(p, "support_done")
    assert seen == ["1", "2", "3", "0"]


def test_others_do_not_support_and_mates_do_not_draw():
    """MM-16.7: three pairs; hands stay secret between mates."""
    words = ["conflict_2", "conflict_2", "support_2", "support_2", "support_2", "support_2"]
    p = table(6, land={1: "B2:2"}, castles=[6, 0, 0, 0, 0, 0], hands=words, **FOUR)
    attack(p, "B2", 4)
    assert [len(cards) for cards in p.hands] == [5, 5, 1, 1, 1, 1]
    play(p, "0: conflict conflict_2", "1: conflict conflict_2")
    seen = set()
    while asked(p).endswith("PlaySupport"):
        seen.add(asked(p).split()[0])
        play(p, "support_done")
    assert seen == {"0", "1", "3", "4"}
    assert p.view(0)["board"]["players"][3]["hand"] == 1
    assert p.view(0)["board"]["hand"] == sorted(p.hands[0])


# ---------------------------------------------------------------------- Castle Siege


def siege(knights=6, mine="conflict_5", theirs="conflict_2", castle=3, **more):
    words = {"land": {0: "B1 D1"}, "castles": [8, castle], "hands": [mine, theirs], "castle_siege": True, **more}
    return attack(table(**words), "E2", knights)


def test_a_castle_may_be_attacked_by_six():
    """MM-16.8, MM-16.23: reachable like a territory, never one's own."""
    p = play(table(land={0: "B1 D1"}, castles=[9, 0], castle_siege=True), "manoeuvre", "recall_done", "redeploy_done")
    assert [m for m in options(p) if " E2 " in m] == [f"advance E2 {n}" for n in range(1, 7)]
    assert refusal(p, "advance A2 1").code == "yours-already"
    p = play(table(land={0: "B1"}, castles=[9, 0], castle_siege=True), "manoeuvre", "recall_done", "redeploy_done")
    assert refusal(p, "advance E2 1").code == "out-of-reach"


def test_the_castle_counts_eight():
    """MM-16.9, MM-16.10: whatever is in it; no properties."""
    assert siege(6, castle=0).points == [6, 8]
    assert siege(6, castle=20).points == [6, 8]
    p = pass_all(siege(3, artefacts=["wrath greed fear", "order devotion vigour"]))
    assert asked(p) == "0 MatchKnights"
    assert play(p, "match").points == [8, 8]  # MM-16.23: Vigour does not act
    assert told(p, "matched") == [{"seat": 0, "artefact": "sceptre-fear"}]


def test_a_conquered_castle_wins_the_game():
    """MM-16.10: right after step 6, before orbs and losses."""
    p = siege(6, mine="conflict_5 support_2 support_2", artefacts=["wrath brutality rage", "order devotion vigour"])
    pass_all(p)
    play(p, "0: conflict conflict_5", "1: conflict conflict_2")
    while not p.over:
        play(p, options(p)[0])
    assert (p.winners, in_castle(p, 1), told(p, "losses")) == ((0,), 3, [])
    assert p.view(None)["board"]["final"][0]["by"] == "ended-siege"


def test_a_castle_that_holds():
    """MM-16.11: losses and retreat for the attacker; the real knights are untouched."""
    p = fight(siege(6, mine="conflict_2", theirs="conflict_3"), "conflict_2", "conflict_3")
    assert (in_castle(p, 0), in_castle(p, 1)) == (2 + 6 - 3, 3)


def test_points_still_win():
    """MM-16.12"""
    p = table(land={0: "A1 A3 B1 B2 C1 C3"}, castles=[3, 3], castle_siege=True)
    assert attack(p, "D1", 1).winners == (0,)


# ---------------------------------------------------------------------- Brutality


def test_unsupplied_knights_are_removed():
    """MM-16.13, MM-16.14, MM-X.19: they do not retreat; the land is nobody's."""
    land = {0: "A1:1 B1:4", 2: "D2:1 B2:1"}
    p = table(3, land=land, castles=[0, 0, 6], active=2, hands=["conflict_2", "", "conflict_5"], brutality=True)
    fight(attack(p, "A1", 6), "conflict_5", "conflict_2")
    assert (on(p, "B1"), in_castle(p, 0), p.victory_points(0)) == ((-1, 0), 0, 0)
    assert told(p, "starved")[0]["knights"] == 4


def test_unsupplied_when_a_battle_leaves_nobody():
    """MM-16.14, MM-14.17: also for the attacker's opponents behind an emptied Arena."""
    land = {0: "A1:1 B1:4", 2: "D2:1 B2:1"}
    p = table(3, land=land, castles=[0, 0, 6], active=2, terrain={"A1": "arena"}, brutality=True)
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    dice(p, 3, 3)
    play(p, "advance A1 1")
    assert (on(p, "A1"), on(p, "B1")) == ((-1, 0), (-1, 0))


def test_brutality_comes_before_the_victory_check():
    """MM-16.14, MM-15.3"""
    for p in walk(3, 4, brutality=True):
        assert (
            all(set(p.supplied[seat]) == {c for c in range(19) if p.held[seat] >> c & 1} for seat in range(3))
            or battle_of(p) is not None
        )


# ---------------------------------------------------------------------- Skirmish


def test_skirmish():
    """MM-16.15: 11 points win, Homelands are worth 0."""
    p = own(GAME.new(2, 3, {"skirmish": True}))
    assert p.terms.goal == 11
    assert all(p.worth[c] == 0 for c in range(13) if p.terrain[c] == 0)
    p = table(land={0: "A3 B1 B2 C1 D1"}, castles=[3, 3], terrain={"A1": "homelands"}, skirmish=True)
    assert not attack(p, "A1", 1).over
    p = table(land={0: "A3 B1 B2 C1 D1"}, castles=[3, 3], skirmish=True)
    assert attack(p, "A1", 1).over


# ---------------------------------------------------------------------- Mayhem


def mayhem(rolls, knights=4, guard=2, mine="conflict_5", theirs="conflict_2", **more):
    words = {"land": {1: f"B1:{guard}"}, "castles": [6, 0], "hands": [mine, theirs], "mayhem": True, **more}
    p = pass_all(attack(table(**words), "B1", knights))
    play(p, f"0: conflict {mine}")
    dice(p, *rolls)
    play(p, f"1: conflict {theirs}")
    return pass_all(no_support(p))


def test_six_more_knights():
    """MM-16.17"""
    plain, wild = own(GAME.new(2, 5)), own(GAME.new(2, 5, {"mayhem": True}))
    assert [in_castle(wild, seat) - in_castle(plain, seat) for seat in range(2)] == [6, 6]


def test_the_winner_rolls_for_his_knights():
    """MM-16.18: before the orbs; one knight for each 1; the outcome stands (MM-12.15)."""
    p = mayhem((1, 6, 1, 2))
    assert (on(p, "B1"), told(p, "mayhem")) == ((0, 2), [{"seat": 0, "dice": 4, "knights": 2}])
    assert told(p, "losses")[0] == {"seat": 1, "knights": 2, "back": 0}


def test_a_winner_without_knights_has_lost():
    """MM-16.19: the other neither retreats nor loses knights; orbs follow the final result."""
    p = mayhem(
        (1, 5, 5),
        knights=1,
        guard=2,
        mine="conflict_5",
        theirs="conflict_2",
        artefacts=["wrath greed rage", "order brutality fear"],
        destroyed="rage",
    )
    assert on(p, "B1") == (1, 2)
    assert [event["artefact"] for event in told(p, "acts")] == ["orb-brutality"]
    assert told(p, "turned") == [{"seat": 1}]


def test_a_beaten_attacker_may_conquer_after_all():
    """MM-16.19: with the conquest properties."""
    p = mayhem((1, 4, 4, 4), knights=3, guard=1, mine="conflict_2", theirs="conflict_5", terrain={"B1": "village"})
    assert (on(p, "B1"), in_castle(p, 0)) == ((0, 3), 3 + 1)


def test_nobody_may_be_left():
    """MM-16.20: the new winner rolls too; no orb acts, no property applies, nobody controls the tile."""
    p = mayhem(
        (1, 1),
        knights=1,
        guard=1,
        mine="conflict_5",
        theirs="conflict_2",
        artefacts=["wrath greed rage", "order devotion fear"],
        destroyed="rage",
        terrain={"B1": "village"},
    )
    assert (on(p, "B1"), in_castle(p, 0)) == ((-1, 0), 5)
    assert not told(p, "acts")


def test_siege_and_mayhem():
    """MM-16.22: the eight are never rolled for; an attacker without knights has not taken the castle."""
    p = siege(1, mine="conflict_5 support_2 support_2 support_1 support_1", mayhem=True)
    play(p, "0: conflict conflict_5", "1: conflict conflict_2")
    assert p.points == [6, 10]
    dice(p, 1)
    while asked(p).endswith("PlaySupport"):
        play(p, options(p)[0] if p.waiting[0] == 0 else "support_done")
    assert not p.over
    assert (in_castle(p, 0), in_castle(p, 1), told(p, "mayhem")[0]["dice"]) == (7, 3, 1)


# ---------------------------------------------------------------------- artefact draft


@pytest.mark.parametrize("seats", SEATS)
def test_the_draft(seats):
    """MM-16.21, MM-18.12: crowns anticlockwise from the last player, orbs clockwise, sceptres anticlockwise; then the cards."""
    p = own(GAME.new(seats, 9, {"artefact_draft": True}))
    clockwise = [(p.first + n) % seats for n in range(seats)]
    for type, order in enumerate((clockwise[::-1], clockwise, clockwise[::-1])):
        for number, seat in enumerate(order):
            assert asked(p) == f"{seat} DraftArtefact"
            assert len(options(p)) == 6 - number
            assert all(move[1] // 6 == type for move in p.legal(seat))
            assert [len(cards) for cards in p.hands] == [0] * seats
            play(p, options(p)[-1])
    assert asked(p) == f"{p.first} FreeWindow"
    assert all(len(cards) >= 5 for cards in p.hands)


def test_a_taken_artefact_is_gone():
    """MM-16.21"""
    p = own(GAME.new(2, 9, {"artefact_draft": True}))
    play(p, "draft wrath")
    assert refusal(p, "draft wrath").code == "already-drafted"
    assert refusal(p, "draft greed").code == "other-type"
    assert p.holder[artefact("wrath")] == (p.first + 1) % 2
    assert hand(p, 0) == ""


def test_too_many_knights_before_a_castle():
    """MM-16.8: at most six knights advance to a castle; the limit of a territory is another rule."""
    p = table(2, land={0: "A1:1 B1:1 C1:1 D1:1"}, castles=[9, 0], castle_siege=True)
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    reason = refusal(p, f"advance {p.terms.layout.ids[p.castle(1)]} 7")
    assert (reason.code, reason.rule, reason.details) == ("too-many-besiegers", "MM-16.8", {"most": 6})
