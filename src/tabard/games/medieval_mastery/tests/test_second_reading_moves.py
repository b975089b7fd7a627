"""Redeployments counted out one by one (MM-19.2), reasons of refusals checked against the table, set-up, restoration."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tabard.games.medieval_mastery import GAME, own
from tabard.games.medieval_mastery.components import ARTEFACTS, TERRITORIES
from tabard.games.medieval_mastery.position import MedievalMasteryPosition
from tabard.games.medieval_mastery.rules.control import recompute
from tabard.games.medieval_mastery.rules.redeployment import Redeployment
from tabard.kernel import Illegal, Move

from .tables import CLAUSES, attack, cell, dice, fight, pass_all, play, refusal, table, up
from .test_second_reading_referee import AUTHORITY, CALL, CONFLICT, FRACTURE, SUPPORT, TACTICAL, Table

# ---------------------------------------------------------------------- redeployment


def arrangements(p: MedievalMasteryPosition, seat: int, supplied: list[int]) -> set[tuple[int, ...]]:
    """All arrangements of MM-10.2 to MM-10.4 and MM-4.4, by trying every number on every supplied territory."""
    castle = p.castle(seat)
    total = p.knights[castle] + sum(p.knights[at] for at in supplied)
    others = sum(-(-p.knights[at] // 6) for at in range(len(p.knights)) if p.owner[at] == seat and at not in supplied)
    others -= -(-p.knights[castle] // 6)
    found = set()
    for numbers in product(*[range(1, p.room[at] + 1) for at in supplied]):
        home = total - sum(numbers)
        needed = others + sum(-(-k // 6) for k in (home, *numbers))
        if home >= 0 and needed <= 10:
            found.add((home, *numbers))
    return found


def sequences(p: MedievalMasteryPosition, seat: int, supplied: list[int], done: Counter[Any]) -> None:
    """Every way through the small moves; what it leads to, and whether it was cancelled."""
    for move in p.legal(seat):
        q = own(p.clone())
        q.step(seat, move)
        if move[0] in ("redeploy_done", "redeploy_cancel"):
            done[move[0], tuple([q.knights[at] for at in (q.castle(seat), *supplied)])] += 1
        else:
            sequences(q, seat, supplied, done)


REDEPLOYMENTS: list[tuple[int, str, dict[str, str], int]] = [
    (0, "A1:2 B1:3", {}, 0),
    (3, "A1:1 B1:1", {"A1": "cave"}, 0),
    (2, "A1:4 B1:2 B2:1", {"A1": "cave"}, 0),
    (4, "A1:6 B1:8", {"B1": "battlefield"}, 0),
    (6, "A1:3 A3:2", {}, 7),
    (7, "A1:7 B1:2", {"A1": "battlefield"}, 5),
    (12, "A1:2 A3:4", {}, 6),
    (11, "A1:1 A3:6", {"A1": "cave"}, 6),
]


@pytest.mark.parametrize(("home", "land", "terrain", "far"), REDEPLOYMENTS)
def test_every_arrangement_by_one_sequence(home: int, land: str, terrain: dict[str, str], far: int) -> None:
    """MM-19.1 to MM-19.3, MM-10.1 to MM-10.5, MM-4.4: exactly the legal arrangements, each once; a cancel gives back the old one.

    `far` territories without supply stand by and need a die each.
    """
    p = table(6, castles=[home])  # the largest map has room for cut-off land
    p = table(
        6, castles=[home], land={0: land_of(p, land)}, terrain={place(p, name): kind for name, kind in terrain.items()}
    )
    supplied = list(p.supplied[0])
    for at in p.terms.layout.territories:
        if far and p.owner[at] < 0:
            p.owner[at], p.knights[at] = 0, 1
            recompute(p)
            if list(p.supplied[0]) == supplied:
                far -= 1
            else:
                p.owner[at], p.knights[at] = -1, 0
                recompute(p)
    assert not far
    before = tuple([p.knights[at] for at in (p.castle(0), *supplied)])
    play(p, "manoeuvre")
    done: Counter[Any] = Counter()
    sequences(p, 0, supplied, done)
    finished = {knights: count for (how, knights), count in done.items() if how == "redeploy_done"}
    assert set(finished) == arrangements(p, 0, supplied)
    assert set(finished.values()) == {1}
    assert {knights for how, knights in done if how == "redeploy_cancel"} <= {before}


def place(p: MedievalMasteryPosition, name: str) -> str:
    """A1, A3, B1, B2 of the small map stand for the four places by the first castle of the large one."""
    near = [at for at in p.terms.layout.territories if p.terms.layout.near[p.castle(0)] >> at & 1]
    return p.terms.layout.ids[near[["A1", "A3", "B1", "B2"].index(name)]]


def land_of(p: MedievalMasteryPosition, words: str) -> str:
    return " ".join([place(p, word[:2]) + word[2:] for word in words.split()])


def test_a_full_set_of_dice_can_be_rearranged() -> None:
    """MM-4.4, MM-19.3: some arrangements need eleven dice and are cancelled."""
    p = table(2, castles=[6], land={0: "A1:3 A3:2 B1:1 B2:1 C1:1 C3:1 D1:1 D2:1 E1:1"})
    play(p, "manoeuvre", "recall A1 1", "recall_done")
    assert refusal(p, "redeploy_done").code == "too-many-dice"
    kept = list(p.near(Redeployment).before)
    play(p, "redeploy_cancel")
    assert p.knights == kept
    assert p.where.endswith("Advance")


# ---------------------------------------------------------------------- refusals


class Why:
    """Is the reason given true? Each code asks the referee's table, not the engine."""

    def __init__(self, t: Table, seat: int, move: Move) -> None:
        self.r, self.seat, self.move, self.t = t.r, seat, move, t
        self.at = int(move[1]) if len(move) > 1 else -1
        self.n = int(move[2]) if len(move) > 2 else -1

    def owner(self) -> int | None:
        return next((s for s in range(self.r.n) if self.at in self.r.artefacts[s]), None)

    def castle(self) -> int:
        return self.r.army[self.r.castle[self.seat]][self.seat]

    def mine(self) -> bool:
        return self.at < len(self.r.kind) and self.r.holder(self.at) == self.seat and self.at in self.r.land

    def there(self) -> int:
        return self.r.army[self.at][self.seat]


REASONS: dict[str, Callable[[Why], bool]] = {
    "already-destroyed": lambda w: not w.r.up(w.at if w.at >= 0 else w.r.artefacts[w.seat][0]),
    "already-drafted": lambda w: w.owner() is not None,
    "castle-safe": lambda w: w.at in w.r.castle and not w.r.options["castle_siege"],
    "castle-short": lambda w: w.n > w.castle(),
    "crown-idle": lambda w: not w.r.useful_crown(w.seat),
    "crown-used": lambda w: w.r.crown_used,
    "must-lay": lambda w: any(kind in CONFLICT or kind == 4 for kind in w.r.hands[w.seat]),
    "no-cancel": lambda w: w.r.dice(w.seat) <= 10,
    "no-cards": lambda w: not w.r.decks[w.at] and not w.r.piles[w.at],
    "no-fracture": lambda w: FRACTURE not in w.r.hands[w.seat],
    "no-knights": lambda w: w.n == 0,
    "no-manoeuvre": lambda w: not w.r.manoeuvres,
    "no-player": lambda w: w.at >= w.r.n,
    "no-territory": lambda w: w.at >= len(w.r.kind) or w.r.kind[w.at] == "lake",
    "not-about-to-act": lambda w: w.at not in w.r.pending,
    "not-among-these": lambda w: w.at not in [card.kind for card in w.r.loose],
    "not-conflict": lambda w: w.at not in CONFLICT and w.at != 4,
    "not-in-game": lambda w: w.owner() is None,
    "not-in-hand": lambda w: w.at not in w.r.hands[w.seat],
    "not-of-last-turn": lambda w: w.at not in w.r.eligible(w.seat),
    "not-resource": lambda w: w.at not in (CALL, TACTICAL, FRACTURE),
    "name-an-artefact": lambda w: w.at == FRACTURE and FRACTURE in w.r.hands[w.seat],
    "not-support": lambda w: w.at not in SUPPORT,
    "not-theirs": lambda w: w.owner() is None or w.owner() == w.seat or ("destroy", w.at) not in w.t.asked[w.seat],
    "not-yours": lambda w: not w.mine(),
    "not-yourself": lambda w: w.at == w.seat,
    "nothing-face-up": lambda w: not any(w.r.up(a) for a in w.r.artefacts[w.at]),
    "one-must-stay": lambda w: w.mine() and w.n >= w.there(),
    "other-type": lambda w: all(int(move[1]) // 6 != w.at // 6 for move in w.t.asked[w.seat]),
    "out-of-reach": lambda w: w.at not in w.r.supply(w.seat)[1],
    "over-capacity": lambda w: w.n + w.there() > w.r.room(w.at) and w.at not in w.r.castle,
    "too-many-besiegers": lambda w: w.n > 6 and w.at in w.r.castle,
    "own-artefact": lambda w: w.owner() == w.seat,
    "recalled": lambda w: w.at in w.r.plan[1],
    "team-mate": lambda w: w.r.team[w.r.holder(w.at) or 0] == w.r.team[w.seat] and w.r.holder(w.at) != w.seat,
    "too-many-dice": lambda w: w.r.dice(w.seat) >= 10,
    "unsupplied": lambda w: w.mine() and w.at not in w.r.supply(w.seat)[0],
    "wrong-order": lambda w: w.at <= w.r.plan[2],
    "yours-already": lambda w: w.at == w.r.castle[w.seat] or w.mine(),
}
SINGLE = {
    "already-destroyed": "MM-8.1",
    "own-artefact": "MM-8.5",
    "out-of-reach": "MM-11.2",
    "team-mate": "MM-16.5",
    "too-many-dice": "MM-4.4",
    "unsupplied": "MM-5.6",
    "over-capacity": "MM-2.12",
    "too-many-besiegers": "MM-16.8",
    "wrong-order": "MM-19.2",
    "not-about-to-act": "MM-8.13",
    "crown-idle": "MM-9.3",
}


def attempts(verbs: tuple[str, ...], choose: random.Random) -> list[Move]:
    """Well-formed moves of these verbs, each number in its domain."""
    moves: list[Move] = []
    for name in verbs:
        sizes = [domain.size for domain in GAME.vocabulary.verbs[name].domains]
        moves += [(name, *numbers) for numbers in product(*[range(size) for size in sizes])]
    return choose.sample(moves, min(len(moves), 24))


def test_every_reason_is_true_and_every_code_is_met() -> None:
    """MM-2.8, MM-2.10, MM-4.4, MM-5.6, MM-6.5, MM-8.5, MM-8.13, MM-9.1, MM-9.3, MM-10.3, MM-11.1 to MM-11.3, MM-16.5, MM-19.2"""
    met: Counter[str] = Counter()
    games: list[tuple[int, dict[str, Any]]] = [(2, {}), (6, {"loyalty": "pairs"}), (3, {"castle_siege": True})]
    games += [(2, {"artefact_draft": True}), (4, {}), (5, {})]
    for number, (seats, options) in enumerate(games * 3):
        choose = random.Random(number)
        t = Table(seats, number, True, **options)
        while not t.over and t.steps < 160:
            decision = t.p.frames[-1].decision()
            assert decision is not None
            seat = choose.choice(t.p.waiting)
            for move in attempts(decision.verbs, choose):
                reason = t.p.explain(seat, move)
                assert (reason is None) == (move in t.asked[seat])
                if reason is not None:
                    met[reason.code] += 1
                    assert reason.rule in CLAUSES
                    assert REASONS[reason.code](Why(t, seat, move)), (reason, move)
                    assert SINGLE.get(reason.code, reason.rule) == reason.rule
            t.step()
    rare = {"no-cards", "nothing-face-up"}  # the first cannot come about: Authority is never in a hand (MM-7.8)
    assert set(REASONS) - set(met) <= rare, set(REASONS) - set(met)


def test_an_advance_with_too_many_dice() -> None:
    """MM-4.4, MM-X.22: with ten dice and five knights only all five may go to a tenth territory."""
    land = "A1 A3 B1 B2 C1 C3 D1 D2 E1"
    p = table(land={0: land}, castles=[5])
    p.worth = (0,) * len(p.worth)
    play(p, "manoeuvre", "recall_done", "redeploy_done")
    assert [move for move in p.legal(0) if move[0] == "advance"] == [("advance", cell(p, "E3"), 5)]
    reason = refusal(p, "advance E3 2")
    assert (reason.code, reason.rule) == ("too-many-dice", "MM-4.4")
    assert isinstance(p.explain(1, ("advance", 0, 1)), Illegal)


# ---------------------------------------------------------------------- restoration


def test_restoration_over_several_turns() -> None:
    """MM-8.7, MM-8.8, MM-X.24: destroyed in the own turn: back after the next one; in between: back after the next one too."""
    p = table(artefacts=["wrath greed rage", "corruption devotion fear"], hands=["conflict_2", "fracture conflict_2"])
    play(p, "crown", "fracture wrath")
    play(p, "end_turn")
    assert not up(p, "wrath")  # the turn in which it was destroyed does not restore it
    pass_all(play(p, "crown"))
    play(p, "target 0", "destroy greed", "end_turn")
    assert (up(p, "wrath"), up(p, "greed")) == (False, False)
    assert refusal(p, "crown").code == "already-destroyed"
    play(p, "end_turn")
    assert (up(p, "wrath"), up(p, "greed")) == (True, True)


def test_destroyed_in_the_own_turn_while_another_is_old() -> None:
    """MM-8.7: at the end of one turn the old wreck comes back, the new one does not."""
    p = table(
        land={1: "B1:1"},
        castles=[6],
        artefacts=["wrath greed rage", "order devotion loyalty"],
        hands=["conflict_5", "fracture conflict_2"],
        destroyed="greed",
        step="place_knights",
    )
    attack(p, "B1", 3)
    while p.where.endswith("React"):
        play(p, "fracture rage" if p.waiting[0] == 1 else "pass")
    fight(p)
    play(p, "end_turn")
    assert (up(p, "greed"), up(p, "rage")) == (True, False)
    play(p, "end_turn", "end_turn")
    assert up(p, "rage")


# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_set_up_counted_out(seats: int) -> None:
    """MM-1.9, MM-2.2, MM-3.2, MM-3.4, MM-3.6, MM-3.9, MM-16.17: tiles, knights, artefacts and hands of many set-ups."""
    firsts, copies = set(), {"homelands": 4}
    for seed in range(60):
        wild = seed % 2 == 1
        p = own(GAME.new(seats, seed, {"mayhem": wild}))
        firsts.add(p.first)
        tiles = Counter(TERRITORIES[kind] for kind in p.terrain if kind >= 0)
        assert sum(tiles.values()) == 5 * seats
        assert all(count <= copies.get(kind, 2) for kind, count in tiles.items())
        assert sorted(p.worth) == sorted([0] * (len(p.worth) - 5 * seats) + [1, 1, 2, 2, 3] * seats)
        for seat in range(seats):
            near = p.terms.layout.near[p.castle(seat)]
            homes = [at for at in range(len(p.terrain)) if near >> at & 1 and p.terrain[at] == 0]
            share = {0: 6, 1: 3, 2: 2}[len(homes)]
            assert p.knights[p.castle(seat)] == share + 6 * wild + 3 * (seat == p.first)
            assert [p.knights[at] for at in homes] == [share] * len(homes)
            assert p.victory_points(seat) == len(homes)
            drawn = len(p.hands[seat])
            assert (drawn, p.discards[seat]) in ((5, ()), (6, (AUTHORITY,)))
            assert len(p.decks[seat]) == 18 - drawn - len(p.discards[seat])
            assert [a // 6 for a in p.artefacts[3 * seat : 3 * seat + 3]] == [0, 1, 2]
        assert len(set(p.artefacts)) == 3 * seats <= len(ARTEFACTS)
    assert firsts == set(range(seats))


@pytest.mark.parametrize("seats", [2, 6])
def test_set_up_is_random(seats: int) -> None:
    """MM-3.2, MM-3.4, MM-3.5, MM-18.13: every place can get every tile of its value, every seat every artefact and every card."""
    tiles: dict[int, set[int]] = {}
    artefacts: dict[int, set[int]] = {}
    tops: dict[int, set[int]] = {}
    for seed in range(80):
        p = own(GAME.new(seats, seed, story=False))
        for at in p.terms.layout.territories:
            tiles.setdefault(at, set()).add(p.terrain[at])
        for seat in range(seats):
            artefacts.setdefault(seat, set()).update(p.artefacts[3 * seat : 3 * seat + 3])
            tops.setdefault(seat, set()).add(p.decks[seat][-1])
    kinds = p.components.territories
    for at, seen in tiles.items():
        value = p.terms.layout.value[at]
        assert seen == {kind for kind, tile in enumerate(kinds) if tile.value == value}
    assert all(seen == set(range(len(ARTEFACTS))) for seen in artefacts.values())
    assert all(seen == set(p.components.deck) for seen in tops.values())


# ---------------------------------------------------------------------- corners of the end


def test_marshlands_do_not_win() -> None:
    """MM-15.3, MM-14.13: a lone knight swallowed by the Marshlands wins nothing; two knights do."""
    land = {0: "A1 A3 B1 B2 C1 D1"}
    for knights, wins in ((1, False), (2, True)):
        p = table(land=land, castles=[4], terrain={"D2": "marshlands"})
        assert p.victory_points(0) == 1 + 1 + 2 + 2 + 3 + 2
        attack(p, "D2", knights)
        assert p.over == wins


def test_a_winner_is_not_asked_for_a_discard() -> None:
    """MM-15.3: Ruins taken with the thirteenth point end the game before the discard, and the castle's knight comes first."""
    p = table(land={0: "A3 B1 B2 C1 C3 D1"}, castles=[4], terrain={"A1": "ruins"}, hands=["conflict_2"])
    attack(p, "A1", 1)
    assert p.over
    assert p.hands[0] == (0,)


def test_brutality_can_take_a_rivals_points_before_the_limit() -> None:
    """MM-16.13, MM-16.14, MM-15.7: starved land counts for nobody at the round limit."""
    land = {0: "A1:1 B1:4", 2: "D2:1 B2:1"}
    words: dict[str, Any] = {"hands": ["conflict_2", "", "conflict_5"], "brutality": True, "round_limit": 1}
    p = table(3, land=land, castles=[0, 0, 6], active=2, turn=3, **words)
    fight(attack(p, "A1", 6), "conflict_5", "conflict_2")
    play(p, "end_turn")
    assert p.over
    assert (p.victory_points(0), p.winners) == (0, (2,))


def test_equal_points_and_knights_share_the_victory() -> None:
    """MM-15.7, MM-15.8: points, then knights; equal ones share places."""
    for knights, ranking in (((4, 4, 4), (1, 1, 1)), ((4, 5, 4), (2, 1, 2)), ((4, 5, 3), (2, 1, 3))):
        p = table(3, castles=knights, active=2, turn=3, round_limit=1)
        play(p, "end_turn")
        assert (p.over, p.ranking) == (True, ranking)
        assert p.winners == tuple(seat for seat in range(3) if ranking[seat] == 1)


def test_a_mayhem_tie_broken_twice() -> None:
    """MM-16.18 to MM-16.20: the defender wins a tie but rolls only ones; the attacker keeps two of three; properties apply."""
    words: dict[str, Any] = {"land": {1: "B1:2"}, "castles": [6, 0], "mayhem": True, "terrain": {"B1": "abbey"}}
    p = attack(table(hands=["conflict_2 support_1", "conflict_3"], **words), "B1", 3)
    play(p, "0: conflict conflict_2")
    dice(p, 1, 1, 1, 5, 6)
    play(p, "1: conflict conflict_3", "support_done", "support_done")
    assert p.where.endswith("DiscardCard")
    assert (p.owner[cell(p, "B1")], p.knights[cell(p, "B1")], p.knights[p.castle(0)]) == (0, 2, 4)
    play(p, "pass")
    assert p.knights[p.castle(1)] == 0
