"""The engine and a referee written from the clauses alone play the same random games and agree about everything.

CE-4.13, CE-10.8 to CE-10.11, CE-19.2, CE-19.3, CE-19.8 to CE-19.15: the seats that are asked, the lists of moves, goods, prices,
payments, points, markers, tokens, stacks and places.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.crown_of_emara import GAME, own
from tabard.games.crown_of_emara.names import GOODS, KINDS, MARKERS
from tabard.games.crown_of_emara.position import CrownOfEmaraPosition
from tabard.kernel import Move, engine
from tabard.kernel.testing import SecondReading

from .referee import CARDS, MASTERS, PLACES, TOWN, Referee

GAMES = 25  # for each line
LINES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"solo": "campaign", "campaign_start": 27}),
    (1, {"layout": "mixed", "hand": "unlimited_choice", "landlord_building_points": "5"}),
    (2, {"layout": "mixed", "start_placement": "staggered"}),
    (3, {"start_placement": "staggered", "buildings_start": "first_game_35"}),
    (2, {"hand": "unlimited_choice", "buildings_start": "custom", "custom_buildings_start": 7}),
    (4, {"layout": "mixed", "hand": "unlimited_choice", "landlord_building_points": "5"}),
]


class Match(SecondReading[CrownOfEmaraPosition]):
    referee: Referee

    def compare(self) -> None:
        p, r = self.p, self.referee
        for seat, player in enumerate(r.players):
            self.compare_player(seat)
            assert tuple(sorted(player.tokens)) == p.tokens[seat]
        assert (p.round, p.victoria) == (r.round, r.victoria)
        assert [p.marker(marker) for marker in range(len(MARKERS))] == [row[0] for row in self.rows()]
        assert [p.marker_gone(marker) for marker in range(len(MARKERS))] == [len(row) == 1 for row in self.rows()]
        assert p.offer == [MASTERS.index(m) if m else -1 for place in TOWN for m in r.offer[place]]
        assert p.taken == r.taken
        owners = [owner for huts in r.huts.values() for owner in huts]
        assert p.huts == [-1 if owner is None else owner for owner in owners]
        assert (list(p.favors), sorted(p.discard)) == (r.favors, sorted(r.discard))
        assert len(p.events) == len(r.events)
        assert p.first == r.first

    def rows(self) -> list[list[int]]:
        kinds = [f"{kind} {good}" for kind in ("donation", "gift") for good in GOODS[:4]]
        return [self.referee.marker[name] for name in (*kinds, "stone", "bread")]

    def compare_player(self, seat: int) -> None:
        p, player = self.p, self.referee.players[seat]
        assert p.goods[seat * KINDS : seat * KINDS + KINDS] == [player.has[good] for good in GOODS]
        assert (p.citizens[seat], p.buildings[seat]) == (player.cp, player.bp)
        assert list(p.titles[seat]) == player.titles
        assert {MASTERS[m] for m in range(len(MASTERS)) if p.owns(seat, m)} == player.masters
        assert {CARDS[card] for card in p.hands[seat]} == player.hand
        assert [None if card < 0 else CARDS[card] for card in p.slots[seat * 3 : seat * 3 + 3]] == player.slots
        if len(player.at) == 2 and self.what != "StartPlace":
            assert [PLACES[at] for at in p.councilors[seat * 2 : seat * 2 + 2]] == player.at

    def pick(self) -> tuple[int, Move]:
        """Any verb is as likely as any other, but a turn or a visit is ended late, so that much happens in it."""
        seat, move = super().pick()
        for _ in range(2):
            if move[0] in ("end_turn", "leave", "decline"):
                seat, move = super().pick()
        return seat, move


def match(seats: int, seed: int, options: dict[str, Any]) -> Match:
    p = own(GAME.blank(seats, GAME.check_options(options, seats)))
    return Match(p, Referee(seats, seed, options), seed, begin)


def begin(p: CrownOfEmaraPosition) -> None:
    GAME.setup(p)
    engine.run(p)


@pytest.mark.parametrize(("seats", "options"), LINES)
def test_engine_and_referee_agree(seats: int, options: dict[str, Any]) -> None:
    """CE-1.12, CE-3.12, CE-4.3, CE-6.6, CE-8.18, CE-13.32, CE-16.2, CE-17.8"""
    for seed in range(GAMES):
        played = match(seats, seed, options)
        played.play()
        assert played.p.over
        lower = tuple(min(player.cp, player.bp) for player in played.referee.players)  # CE-15.7
        assert played.p.scores == lower
