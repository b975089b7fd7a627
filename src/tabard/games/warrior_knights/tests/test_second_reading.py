"""The engine and a second reading of the rules follow the same random games: taxes, votes, Influence, battles, paths, fate."""

from __future__ import annotations

import random

import pytest

from tabard.games.warrior_knights import GAME, own
from tabard.games.warrior_knights.state.board import NEUTRAL
from tabard.kernel.testing import many

from . import referee

GAMES = max(4, many(20))
NO_DRAWS = {  # what may happen at the end of a battle without another fate card
    *("row", "row-neutral", "more-fate", "casualties", "casualties-neutral", "wound", "breach", "unfortified"),
    *("victories-even", "victories-attacker", "victories-even-neutral", "victories-attacker-neutral", "allocated"),
}


class Follower:
    """Plays one game at random and tells the referee of every move."""

    def __init__(self, seats: int, seed: int, **options: object) -> None:
        wanted = GAME.for_programs({"round_limit": 0, "game_length": "8", **options})
        self.p = own(GAME.new(seats, seed, wanted))
        owners = self.p.owner[:12]  # random barons seldom take a city, so each begins with some
        self.p.owner[:12] = [city % seats if owner == NEUTRAL else owner for city, owner in enumerate(owners)]
        self.dice = random.Random(seed)
        self.board = self.seen()
        self.referee = referee.Referee(self.p, self.board)
        self.heard = len(self.p.story)
        self.cards: tuple | None = None  # of the battle under way: deck, rows, places kept
        self.extra = 0
        self.fighters = (0, 0)

    def seen(self):
        return self.p.view(None)["board"]

    def frames(self, name):
        """The fields of the frames of that name, the innermost last."""
        return [data[1] for data in self.p.dump()["frames"] if data[0] == name]

    def play(self, moves: int) -> referee.Referee:
        for _ in range(moves):
            if self.p.over:
                break
            self.look()
            seat = self.dice.choice(self.p.waiting)
            self.move(seat, self.choose(self.p.legal(seat)))
        return self.referee

    def choose(self, legal):
        """Attacks and whatever leads to them more often than at random."""
        eager = [move for move in legal if move[0] in ("attack", "battle", "yes", "lead", "use")]
        return self.dice.choice(eager if eager and self.dice.random() < 0.5 else legal)

    def look(self) -> None:
        if self.p.where.endswith("MarchOn"):
            self.look_at_paths()
        elif self.p.where.endswith("ThrowAway") and self.referee.battle is None:
            frame = self.frames("Battle")[-1]
            self.fighters = frame["seat"], frame["enemy"]
            self.referee.open_battle(frame, self.board, self.p.rows)

    def move(self, seat, move) -> None:
        deck, rows, throwing = list(reversed(self.p.fate)), self.p.rows[:], self.p.where.endswith("ThrowAway")
        chosen = {other: self.p.chosen(other) for other in range(self.p.seats)}
        if throwing:
            self.referee.spare(int(seat != self.fighters[0]), ("spare",) in (*chosen[seat], move))
        self.p.step(seat, move)
        story = self.p.story
        events, self.heard = story[self.heard :], len(story)
        after = self.seen()
        self.referee.step(self.board, events, after)
        self.board = after
        if not self.p.where.endswith("ThrowAway") and not any(self.p.rows):
            self.referee.battle = None
        if throwing and not self.p.where.endswith("ThrowAway"):
            self.cards, self.extra = (deck, rows, self.kept(rows, chosen, seat, move)), 0
        self.extra += sum(event.name == "more-fate" for event in events)
        if not any(self.p.rows):
            self.look_at_fate(deck, rows, events)

    def kept(self, rows, chosen, seat, move):
        """The places of each row that were not discarded."""
        thrown = {other: {m[1] for m in moves if m[0] == "discard"} for other, moves in chosen.items()}
        thrown[seat] |= {move[1]} if move[0] == "discard" else set()
        sides = [self.fighters[0], self.fighters[1]]
        return [
            {place for place in range(len(rows[side])) if place not in thrown.get(sides[side], ())} for side in range(2)
        ]

    def look_at_fate(self, deck, rows, events) -> None:
        """Without a battle or Uncertain Times the deck only turns (WK-20.3); after a battle its cards lie in order (WK-20.11)."""
        names, now, cards = {event.name for event in events}, list(reversed(self.p.fate)), self.cards
        self.cards = None
        if names & {"fate-shuffled", "battle", "battle-neutral"} or self.board["round"] == (
            1 if "round" in names else 0
        ):
            return  # WK-3.19: set-up ends with a shuffle
        if cards is not None:
            assert referee.after_battle(*cards, self.extra, now, names <= NO_DRAWS)
            self.referee.read["fate after a battle"] += 1
        elif not any(rows):
            assert referee.is_turned(deck, now)
            self.referee.read["fate cycle"] += 1

    def look_at_paths(self) -> None:
        """WK-11.1 to WK-11.5: the steps that are offered are those by which some path goes on to where it may end."""
        march = self.frames("March")[-1]
        campaign = [*self.frames("Mobilize"), *self.frames("VersatileStrategy")][-1]
        if campaign["barred"] or campaign["waived"] or march["by_sea"]:
            return
        seat, path = march["army"] // 5, [referee.AREAS[area] for area in march["path"]]
        steps = max([3, *referee.rules_for(self.board, seat, "road_range")])
        shut = {referee.AREAS[area] for area in self.besieged(seat)}
        goal = referee.AREAS[campaign["goal"]] if campaign["goal"] >= 0 else None
        ways = [way for way in referee.ways(path[0], steps, shut) if goal in (None, way[-1])]
        onward = {way[len(path)] for way in ways if len(way) > len(path) and way[: len(path)] == path}
        offered = {referee.AREAS[move[1]] for move in self.p.legal(seat) if move[0] == "march"}
        assert offered == onward, (path, goal)
        assert (("stop",) in self.p.legal(seat)) == (path in ways)
        self.referee.read["paths"] += 1

    def besieged(self, seat):
        """Areas of one's own besieged cities and stronghold."""
        cities = [
            n for n, city in enumerate(self.board["cities"]) if city["owner"] == seat and city["besieger"] is not None
        ]
        areas = [referee.AREAS.index(referee.FILE["cities"][city]["area"]) for city in cities]
        castle = self.board["castles"][seat]
        return areas + ([castle["area"]] if castle["besieger"] is not None else [])


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_readings_agree(seats: int) -> None:
    """WK-8.1, WK-9.2, WK-9.13, WK-11.1 to WK-11.5, WK-12.13 to WK-12.28, WK-17.3 to WK-17.6, WK-20.3"""
    read: referee.Counter = referee.Counter()
    for seed in range(GAMES):
        read += Follower(seats, seed).play(1500).read
    wanted = {
        "taxes",
        "votes received",
        "votes counted",
        "influence",
        "fate cards drawn",
        "casualties",
        "paths",
        "fate cycle",
    }
    assert wanted <= {*read}, sorted(wanted - {*read})


def test_both_readings_agree_on_victories() -> None:
    """WK-12.28 to WK-12.32, WK-12.19, WK-12.36, WK-20.11"""
    read: referee.Counter = referee.Counter()
    for seed in range(4):
        read += Follower(3, 100 + seed).play(1500).read
    assert read["victories"] > 0 and read["fate after a battle"] > 0
