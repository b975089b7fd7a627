"""Who knows what (MM-17), who is asked (MM-8.22, MM-12.8, MM-12.13): over games played along with the referee."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tabard.games.medieval_mastery import GAME, own, packed
from tabard.games.medieval_mastery.position import MedievalMasteryPosition
from tabard.games.medieval_mastery.rules.cards import draw_up_to, remove_from_hand

from .tables import asked, attack, battle_of, board, card, deck, fighting, hand, manoeuvres, pass_all, play, table, walk
from .test_second_reading_referee import AUTHORITY, Referee, Table

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"castle_siege": True, "mayhem": True}),
    (4, {"loyalty": "pairs"}),
    (6, {"brutality": True}),
]


def whole(p: MedievalMasteryPosition, seat: int) -> Counter[int]:
    return Counter([*p.hands[seat], *packed.kinds(p.decks[seat])])


def honest(p: MedievalMasteryPosition, q: MedievalMasteryPosition, r: Referee, seer: int | None) -> None:
    """What must not change, and what the seer is sure of."""
    for owner in range(r.n):
        assert q.discards[owner] == p.discards[owner]
        assert q.in_play[owner] == p.in_play[owner]
        assert len(q.hands[owner]) == len(p.hands[owner])
        assert whole(q, owner) == whole(p, owner), "MM-17.5"
        assert AUTHORITY not in q.hands[owner], "MM-7.8"
        if owner == seer:
            assert Counter(q.hands[owner]) == Counter(p.hands[owner]), "MM-17.2"
        elif seer is not None:
            sure = r.sure[seer][owner]
            assert not sure - Counter(q.hands[owner]), "MM-17.7: a card known in a hand was re-dealt"
        for place, mine in enumerate(r.decks[owner]):
            if seer in mine.seen:
                assert q.decks[owner][place] & 15 == mine.kind, "MM-17.7: a card known by its place was re-dealt"
        looks = [one >> 4 for one in p.decks[owner]]
        assert [one >> 4 for one in q.decks[owner]] == looks, "who has looked where is public"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_redeal_is_honest(seats: int, options: dict[str, Any]) -> None:
    """MM-17.2, MM-17.3, MM-17.5, MM-17.7, MM-17.8: over long games what was seen stays, the public table too; views are equal."""
    dice = random.Random(seats)
    for seed in range(5):
        t = Table(seats, seed, seed > 0, **options)
        while not t.over and t.steps < 400:
            if dice.random() < 0.12:
                for seer in (None, dice.randrange(seats), t.p.active):
                    q = own(t.p.redeal(seer, dice.randrange(1 << 30)))
                    honest(t.p, q, t.r, seer)
                    assert q.view(seer) == t.p.view(seer)
            t.step()


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_redeal_gives_every_possible_table_equally_often(viewer: int | None) -> None:
    """MM-17.3, MM-17.5, MM-17.7, MM-7.8: two cards in hand, four in the deck, the top one seen by seat 0."""
    p = table()
    held, under = (
        [card("ambush"), card("fracture")],
        [card("support_1"), AUTHORITY, card("conflict_2"), card("conflict_5")],
    )
    rest = Counter(p.components.deck) - Counter(held) - Counter(under)
    p.hands[1], p.discards[1] = tuple(held), tuple(sorted(rest.elements()))
    p.decks[1] = (*under[:-1], under[-1] | 16 << 0)
    worlds = set()
    for order in permutations([*held, *under]):
        mine, theirs = order[:2], order[2:]
        if AUTHORITY in mine or (viewer == 0 and theirs[-1] != under[-1]):
            continue
        if viewer != 1 or sorted(mine) == sorted(held):
            worlds.add((tuple(sorted(mine)), theirs))
    tries = 40 * len(worlds)
    found: Counter[Any] = Counter()
    for seed in range(tries):
        q = own(p.redeal(viewer, seed))
        found[tuple(sorted(q.hands[1])), tuple([one & 15 for one in q.decks[1]])] += 1
    assert set(found) == worlds
    assert all(10 < count < 90 for count in found.values()), found.most_common(2)


def test_the_owner_does_not_learn_what_was_seen() -> None:
    """MM-17.3, MM-17.7: whatever card Prosperity saw and left, its owner and the onlookers see and hear the same."""
    faces = []
    for top in ("ambush conflict_5", "conflict_5 ambush"):
        p = table(3, artefacts=["prosperity greed rage", "order", "wrath"], decks=["", top])
        pass_all(play(p, "crown"))
        play(p, "target 1")
        while_looking = [p.view(seat) for seat in (1, 2, None)]
        play(p, "keep")
        faces.append([while_looking, *[(p.view(seat), p.story_for(seat), p.prompt(seat)) for seat in (1, 2, None)]])
        assert board(p, 0)["known"]["decks"][1]
    assert faces[0] == faces[1]


def test_seen_twice_and_drawn() -> None:
    """MM-17.7: two onlookers know the same card; each forgets it when it is played; a second copy is not confused with it."""
    p = table(3, artefacts=["prosperity greed rage", "order", "wrath"], decks=["", "ambush"], hands=["", "ambush"])
    p.decks[1] = (*p.decks[1][:-1], p.decks[1][-1] | 16 << 2)  # seat 2 has looked as well
    pass_all(play(p, "crown"))
    play(p, "target 1", "keep", "end_turn", "end_turn", "end_turn")
    known = [board(p, seat)["known"] for seat in (0, 1, 2)]
    assert [len(one["decks"][1]) for one in known] == [1, 0, 1]
    draw_up_to(p, 1, 3, "MM-12.5")
    known = [board(p, seat)["known"] for seat in (0, 1, 2)]
    assert [one["hands"][1] for one in known] == [[card("ambush")], [], [card("ambush")]]
    assert [one["decks"][1] for one in known] == [[], [], []]
    p = attack(table(land={1: "B1:2"}, castles=[6], hands=["conflict_5", "ambush"], decks=["", "ambush"]), "B1", 1)
    assert hand(p, 1).count("ambush") == 2
    p.seen_in_hand[1] = (card("ambush") | 16 << 0,)
    play(p, "0: conflict conflict_5", "1: conflict ambush")
    assert board(p, 0)["known"]["hands"][1] == []  # it may have been the other one


def test_many_known_cards_in_one_hand() -> None:
    """MM-17.7: each onlooker counts for himself which kinds are surely in a hand, whatever leaves it."""
    dice = random.Random(9)
    for _ in range(40):
        p = table(4)
        kinds = [kind for kind in dice.sample(p.components.deck, 18) if kind != AUTHORITY]
        looks = [dice.randrange(16) for _ in kinds]
        p.decks[1] = tuple([kind | look << 4 for kind, look in zip(kinds, looks, strict=True)])
        sure = [Counter[int]() for _ in range(4)]
        while p.decks[1] or p.hands[1]:
            if p.decks[1] and dice.random() < 0.6:
                top = p.decks[1][-1]
                draw_up_to(p, 1, len(p.hands[1]) + 1, "MM-12.5")
                for seer in (0, 2, 3):
                    sure[seer][top & 15] += top >> 4 >> seer & 1
            elif p.hands[1]:
                gone = dice.choice(p.hands[1])
                remove_from_hand(p, 1, gone)
                for seer in (0, 2, 3):
                    sure[seer][gone] = max(0, sure[seer][gone] - 1)
            for seer in range(4):
                assert board(p, seer)["known"]["hands"][1] == sorted(sure[seer].elements())


def test_order_and_reshuffles_wipe_out_what_was_known() -> None:
    """MM-17.7, MM-17.8, MM-9.9: a shuffled deck is nobody's knowledge, not even its owner's."""
    p = table(
        artefacts=["order greed rage", "prosperity devotion fear"],
        hands=["call_to_arms conflict_2", "conflict_2"],
        decks=["ambush", ""],
    )
    play(p, "play call_to_arms", "end_turn")
    pass_all(play(p, "crown"))
    play(p, "target 0", "keep", "end_turn")
    assert board(p, 1)["known"]["decks"][0] == [{"place": 1, "card": card("ambush")}]
    pass_all(play(p, "crown"))
    play(p, "shuffle call_to_arms")
    assert board(p, 1)["known"]["decks"][0] == []
    assert len({deck(own(p.redeal(1, seed)), 0).split()[0] for seed in range(30)}) > 2


def test_a_redealt_table_can_be_played_on() -> None:
    """MM-17.3, MM-17.4: in the middle of a look, a battle or a redeployment; nothing is lost and nothing breaks."""
    dice = random.Random(5)
    places: Counter[str] = Counter()
    for seats, seed in ((2, 1), (3, 2), (4, 3), (5, 4)):
        for p in walk(seats, seed):
            what = asked(p).split()[-1]
            if p.over or (what not in ("OrderCards", "KeepTop", "LayConflict") and dice.random() < 0.9):
                continue
            places[what] += 1
            q = own(p.redeal(dice.randrange(seats), dice.randrange(1 << 30)))
            for _ in range(12):
                GAME.check(q)
                if not q.over:
                    who = dice.choice(q.waiting)
                    q.step(who, dice.choice(q.legal(who)))
    assert {"OrderCards", "KeepTop", "LayConflict", "PlaySupport", "React"} <= set(places)


# ---------------------------------------------------------------------- who is asked


def public(p: MedievalMasteryPosition) -> list[object]:
    """What everybody can count and read on the table."""
    sizes = [(len(p.hands[seat]), len(p.decks[seat])) for seat in range(p.seats)]
    return [
        sizes,
        p.discards,
        p.in_play,
        p.knights,
        p.owner,
        p.state,
        p.points,
        p.force,
        battle_of(p) is not None and (fighting(p).winner, fighting(p).margin),
        None if p.over else manoeuvres(p),
    ]


def twins(p: MedievalMasteryPosition, seat: int, dice: random.Random, steps: int) -> int:
    """The position and a re-deal of it, with the same moves and the same dice, for as long as the tables look the same."""
    p, q = own(p.clone()), own(p.redeal(seat, dice.randrange(1 << 30)))
    p.forget()
    q.a, q.b = p.a, p.b
    for step in range(steps):
        if public(p) != public(q) or p.over or q.over:
            return step
        assert p.waiting == q.waiting, "MM-17.6: who is asked depends on hidden cards"
        assert p.where == q.where
        who = dice.choice(p.waiting)
        both = [move for move in p.legal(who) if move in q.legal(who)]
        if not both:
            return step
        quiet = [move for move in both if len(move) == 1 and move[0] not in ("end_turn", "no_advance")]
        move = dice.choice(quiet if quiet and dice.random() < 0.5 else both)
        p.step(who, move)
        q.step(who, move)
    return steps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_being_asked_never_depends_on_hidden_cards(seats: int) -> None:
    """MM-17.6, MM-8.22, MM-12.8, MM-12.13: re-dealt tables ask the same seats along the same moves."""
    dice = random.Random(seats)
    options = {"loyalty": "pairs"} if seats == 4 else {"mayhem": True} if seats == 3 else {}
    steps = 0
    for seed in range(4):
        for p in walk(seats, seed, **options):
            if not p.over and dice.random() < (0.35 if battle_of(p) is not None else 0.06):
                steps += twins(p, dice.randrange(seats), dice, 25)
    assert steps > 1000


NO_FRACTURE = ["conflict_2", "conflict_2", "conflict_2"]


def test_the_window_asks_by_the_three_tests_alone() -> None:
    """MM-8.22, MM-8.10: empty hand, Fracture on the pile, nothing left to hit; nothing else lets a player off."""
    words: dict[str, Any] = {
        "artefacts": ["wrath greed rage", "order", "insight"],
        "hands": ["conflict_3", *NO_FRACTURE[1:]],
    }
    assert asked(play(table(3, **words), "crown")) == "1 React"
    p = play(table(3, discards=["", "fracture"], **words), "crown")
    assert asked(p) == "2 React"
    p = play(table(3, artefacts=words["artefacts"], hands=["conflict_3", "", "conflict_2"]), "crown")
    assert asked(p) == "2 React"
    p = play(table(3, artefacts=words["artefacts"], hands=["conflict_3", "", "fracture"], discards=["", ""]), "crown")
    play(p, "fracture wrath")
    assert asked(p) == "0 FreeWindow"


def test_a_second_fracture_in_one_window() -> None:
    """MM-8.11, MM-8.13 to MM-8.15: clockwise from the attacker; both sceptres may fall, to different players."""
    p = table(
        3,
        land={1: "A1:2"},
        castles=[6, 0, 0],
        artefacts=["wrath greed rage", "order devotion loyalty", "insight"],
        hands=["fracture", "fracture", "fracture"],
    )
    attack(p, "A1", 2)
    assert asked(p) == "0 React"
    play(p, "fracture loyalty")
    assert asked(p) == "1 React"
    assert ("fracture", 14) in p.legal(1)
    play(p, "pass")
    assert [move for move in p.legal(2) if move[0] == "fracture"] == [("fracture", 14)]
    play(p, "fracture rage")
    assert asked(p) == "0,1 LayConflict"
    assert p.points == [2, 2]
