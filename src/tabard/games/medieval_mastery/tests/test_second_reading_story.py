"""Battles worked out again from the story alone: whoever reads the log can check every sum (MM-12, MM-13, MM-14, MM-16)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tabard.games.medieval_mastery import GAME, own
from tabard.games.medieval_mastery.position import MedievalMasteryPosition
from tabard.kernel import ONLOOKER

from .tables import attack, cell, empty_deck, pass_all, play, table

BONUS = {
    "territory-grasslands": (1, 0),
    "territory-fort": (0, 1),
    "territory-city": (0, 1),
    "territory-fortress": (0, 1),
}
PRINTED = {f"card-conflict-{n}": n for n in (2, 3, 4, 5)} | {"card-support-1": 1, "card-support-2": 2}
PAIRS = {"loyalty": "pairs"}


class Reader:
    """Follows one battle; `there` are the knights on the conflict tile by side."""

    def __init__(self, seats: tuple[int, int], there: list[int], territory: str, team: tuple[int, ...]) -> None:
        self.seats, self.there, self.territory, self.team = seats, there, territory, team
        self.castle = territory.startswith("castle-")
        self.extra = [0, 0]
        self.winner = self.margin = -1
        self.laid: list[int] = []

    def side(self, seat: int) -> int:
        return 0 if self.team[seat] == self.team[self.seats[0]] else 1

    def counted(self, side: int) -> int:
        return 8 if self.castle and side else self.there[side]

    def total(self, side: int) -> int:
        bonus = BONUS.get(self.territory, (0, 0))[side]
        return self.counted(side) + bonus + self.extra[side]

    def hear(self, name: str, words: dict[str, Any]) -> None:
        method = getattr(self, "on_" + name.replace("-", "_"), None)
        if method is not None:
            method(words)

    def on_duel(self, words: dict[str, Any]) -> None:
        self.there[0] -= words["roll"] <= words["against"]
        self.there[1] -= words["against"] <= words["roll"]

    def on_acts(self, words: dict[str, Any]) -> None:
        artefact, side = words["artefact"], self.side(words["seat"])
        assert words["seat"] == self.seats[side], "only a participant's artefact acts (MM-8.13)"
        if artefact in ("sceptre-rage", "sceptre-loyalty"):
            self.extra[side] += 1
        if artefact.startswith("sceptre"):
            attacking = artefact in ("sceptre-fear", "sceptre-influence", "sceptre-rage")
            assert attacking == (side == 0), "MM-13.13"
        else:
            winning = artefact in ("orb-brutality", "orb-greed", "orb-preparation")
            assert winning == (side == self.winner), "MM-13.13"

    def on_matched(self, words: dict[str, Any]) -> None:
        side = self.side(words["seat"])
        missing = self.counted(1 - side) - self.counted(side)
        assert missing > 0, "MM-13.8"
        self.extra[side] += missing

    def on_conflict(self, words: dict[str, Any]) -> None:
        side = self.side(words["seat"])
        assert 1 <= words["points"] <= 6
        assert words["points"] == PRINTED.get(words["card"], words["points"])
        self.extra[side] += words["points"]
        assert self.laid == [] or side == 1, "the attacker's card is shown first (MM-12.10)"
        self.laid.append(side)

    def on_support(self, words: dict[str, Any]) -> None:
        assert self.territory != "territory-mountains", "MM-12.14"
        self.extra[self.side(words["seat"])] += PRINTED[words["card"]]
        assert [words["points"], words["against"]] == [self.total(0), self.total(1)]

    def on_outcome(self, words: dict[str, Any]) -> None:
        lead = self.total(0) - self.total(1)
        self.winner, self.margin = (0, lead) if lead > 0 else (1, -lead or 1)
        assert words == {
            "seat": self.seats[self.winner],
            "points": max(self.total(0), self.total(1)),
            "against": min(self.total(0), self.total(1)),
            "margin": self.margin,
        }, "MM-12.15"

    def on_mayhem(self, words: dict[str, Any]) -> None:
        side = self.side(words["seat"])
        if side != self.winner:  # MM-16.19: the winner is left with none
            assert self.there[1 - side] == 0
            self.winner, self.margin = side, 0
        assert words["dice"] == self.there[side], "MM-16.18"
        self.there[side] -= words["knights"]

    def on_turned(self, words: dict[str, Any]) -> None:
        self.winner, self.margin = self.side(words["seat"]), 0

    def on_struck(self, words: dict[str, Any]) -> None:
        assert self.side(words["seat"]) == 1 - self.winner, "MM-13.11"
        self.there[1 - self.winner] -= 1

    def on_losses(self, words: dict[str, Any]) -> None:
        loser = 1 - self.winner
        lost = min(self.margin, self.there[loser])
        assert words == {"seat": self.seats[loser], "knights": lost, "back": self.there[loser] - lost}, "MM-12.17"
        self.there[loser] = 0

    def on_conquered(self, words: dict[str, Any]) -> None:
        assert words["seat"] == self.seats[0]
        assert self.there[0] > 0 == self.there[1], "MM-12.20"

    def on_held(self, words: dict[str, Any]) -> None:
        assert words["seat"] == self.seats[1]
        assert self.there[0] == 0 < self.counted(1), "MM-12.20"

    def on_left_empty(self, words: dict[str, Any]) -> None:
        assert self.territory == "territory-marshlands" or self.there == [0, 0], "MM-14.17, MM-16.20"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"mayhem": True}),
        (4, PAIRS),
        (6, {**PAIRS, "mayhem": True}),
        (5, {"castle_siege": True, "mayhem": True}),
    ],
)
def test_battles_add_up_in_the_story(seats: int, options: dict[str, Any]) -> None:
    """MM-12.2 to MM-12.20, MM-13.1 to MM-13.13, MM-16.18 to MM-16.22"""
    heard: Counter[str] = Counter()
    for seed in range(3):
        choose = random.Random(seed)
        p = own(GAME.new(seats, seed, {"round_limit": 30, **options}))
        read, reader = 0, None
        while not p.over:
            before = list(p.knights)
            who = choose.choice(p.waiting)
            moves = p.legal(who)
            bold = [move for move in moves if move[0] == "advance" and p.owner[int(move[1])] >= 0]
            p.step(who, choose.choice(bold or moves))
            story = p.story
            for event in story[read:]:
                words: dict[str, Any] = event.details
                if event.name == "battle":
                    there = [words["knights"], before[cell(p, words["cell"])]]
                    team = p.terms.team
                    reader = Reader((words["seat"], words["defender_seat"]), there, words["territory"], team)
                if event.name in ("turn", "played", "announced"):
                    reader = None
                if reader is not None:
                    heard[event.name] += 1
                    reader.hear(event.name, words)
            read = len(story)
    assert {"outcome", "losses", "conquered", "held", "conflict", "support", "acts"} <= set(heard)


def test_what_is_told_to_one_alone() -> None:
    """MM-17.2, MM-17.3: cards drawn and cards looked at are told to one seat; all else to everybody."""
    alone = {"drew-cards", "saw-top", "saw-cards"}
    met = set()
    for seed in range(4):
        choose = random.Random(seed)
        p = own(GAME.new(3, seed))
        while not p.over:
            who = choose.choice(p.waiting)
            p.step(who, choose.choice(p.legal(who)))
        for event in p.story:
            seen = [event.seen_by(seat) for seat in (0, 1, 2, None)]
            if event.name in alone:
                met.add(event.name)
                assert seen == [seat == event.details["seat"] for seat in (0, 1, 2, None)]
                assert event.audience is not None
                assert ONLOOKER not in event.audience
            else:
                assert all(seen)
    assert met == alone


# ---------------------------------------------------------------------- the clause named beside a line


def clauses(p: MedievalMasteryPosition, name: str) -> list[str]:
    return [event.rule for event in p.story if event.name == name]


@pytest.mark.parametrize(("kind", "clause"), [("city", "MM-14.7"), ("village", "MM-14.9"), ("abbey", "MM-14.10")])
def test_the_clause_of_a_knight_gained(kind: str, clause: str) -> None:
    """MM-14.7, MM-14.9, MM-14.10: each territory has a clause of its own."""
    p = attack(table(castles=[3], terrain={"B1": kind}), "B1", 1)
    assert clauses(p, "gained")[-1] == clause


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({}, "MM-15.2"),
        ({"skirmish": True}, "MM-16.15"),
        (PAIRS, "MM-16.4"),
        ({**PAIRS, "skirmish": True}, "MM-16.16"),
    ],
)
def test_the_clause_of_a_victory(options: dict[str, Any], clause: str) -> None:
    """MM-15.2, MM-16.4, MM-16.15, MM-16.16: thirteen points are not what a team or a Skirmish is won by."""
    mine, mate = "A1 B2 C1 C2 D1 D2 A2", "F3 G3 E4"
    p = table(4, land={0: mine, 2: mate}, castles=[3, 0, 0, 0], **options)
    attack(p, "B3", 1)
    assert p.over
    assert clauses(p, "won") == [clause]


def test_the_clause_of_a_reshuffle() -> None:
    """MM-7.3, MM-9.6, MM-9.8: for a draw, for Prosperity, for Insight."""
    for crown, clause in (("prosperity", "MM-9.6"), ("insight", "MM-9.8")):
        p = empty_deck(table(artefacts=[f"{crown} greed rage", ""], hands=["conflict_2"]), 0)
        pass_all(play(p, "crown"))
        if crown == "prosperity":
            play(p, "target 0")
        assert clauses(p, "reshuffled") == [clause]
