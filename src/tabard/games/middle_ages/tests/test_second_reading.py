"""A second engine, written from the clauses alone, plays along: slow, plain, without frames.

It reads the component file itself and chooses nature's answers; the engine gets the same. At every decision both must ask the
same seat for the same moves and agree about everything on the board; nature must have been asked equally often.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Generator
from typing import Any

import pytest

from tabard.games.middle_ages import GAME, own
from tabard.games.middle_ages.position import MiddleAgesPosition
from tabard.games.middle_ages.rules.round import Match
from tabard.kernel import Move
from tabard.kernel.game import package_text
from tabard.kernel.testing import Reading, SecondReading, resume

BOX = tomllib.loads(package_text(GAME.package, "components.toml"))
TILES = BOX["tiles"]["list"]
AREAS = [area["id"] for area in BOX["area_types"]]
PRINTED = {area["id"]: area for area in BOX["area_types"]}
Spot = tuple[int, int]
Asking = Generator[tuple[str, dict[int, list[Move]]], tuple[int, Move], None]


class Player:
    def __init__(self) -> None:
        self.coins = 0  # MA-2.12
        self.fief: dict[str, list[int]] = {area: [] for area in AREAS}
        self.grave: list[int] = []
        self.income_tokens: set[str] = set()
        self.area_tokens: dict[str, str] = {}
        self.lord: Spot | None = None
        self.scout: Spot | None = None

    def count(self, *areas: str) -> int:
        return sum(len(self.fief[area]) for area in areas)

    def symbols(self, kind: str) -> int:
        return sum(TILES[tile][kind] for column in self.fief.values() for tile in column)

    def counted(self, column: str) -> list[str]:  # MA-5.2, MA-5.4
        extra = [self.area_tokens[column]] if column in self.area_tokens else []
        return [*PRINTED[column]["income_counts"], *extra]

    def income(self, column: str) -> int:  # MA-5.1, MA-5.3, MA-5.5, MA-5.6
        return (PRINTED[column]["income_per_tile"] + (column in self.income_tokens)) * self.count(*self.counted(column))

    def destroy(self, area: str) -> None:  # MA-12.1
        if self.fief[area]:
            self.grave.append(self.fief[area].pop())

    def restore(self, tile: int) -> None:  # MA-12.5
        self.grave.remove(tile)
        self.fief[TILES[tile]["type"]].append(tile)

    def pay(self, coins: int) -> int:  # MA-20.2
        paid = min(self.coins, coins)
        self.coins -= paid
        return paid

    def wealth(self) -> int:  # MA-18.2, MA-18.4
        return self.coins - 10 * sum(not column for column in self.fief.values())


class Referee:
    def __init__(self, p: MiddleAgesPosition, seed: int) -> None:
        """Takes over what set-up has laid; everything after that is worked out here."""
        self.n = p.seats
        self.nature = random.Random(seed)
        self.log: list[int] = []
        self.rows: list[list[int | None]] = [[p.display[row * 6 + at] for at in range(self.n + 1)] for row in range(4)]
        self.stack, self.orange, self.discard = list(p.stack), list(p.orange), list[int]()
        self.events = [BOX["events"][number] for number in p.events]
        self.players = [Player() for _ in range(self.n)]
        self.income_supply, self.area_supply = 8, list(AREAS)

    # ------------------------------------------------------------------ nature

    def below(self, sides: int) -> int:
        self.log.append(self.nature.randrange(sides))
        return self.log[-1]

    def shuffle(self, things: list[int]) -> list[int]:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
        return things

    def draw(self) -> int:
        if not self.stack:  # MA-17.4, MA-17.6, MA-17.9, MA-17.10
            if self.orange:
                self.stack, self.orange = self.orange, []
            else:
                self.stack, self.discard = self.shuffle(self.discard), []
        return self.stack.pop()

    # ------------------------------------------------------------------ course of the game

    def game(self) -> Reading:
        left = list(range(self.n))
        while left:  # MA-2.10
            seat = left.pop(self.below(len(left)))
            _, move = yield "PlaceLord", {seat: [("lord", at) for at in range(self.n + 1) if not self.lord_at((0, at))]}
            self.players[seat].lord = (0, int(move[1]))
        for number in range(1, 17):
            yield from self.round(number)
        return None

    def round(self, number: int) -> Asking:
        row = (number - 1) % 4  # MA-0.6
        for at in range(self.n + 1):
            if not self.lord_at((row, at)):  # MA-3.2
                self.discard.append(self.take((row, at)))
        order = sorted(range(self.n), key=lambda seat: self.players[seat].lord or (9, 9))  # MA-3.3
        for seat in order:
            yield from self.turn(number, seat)
        if number <= 12:
            self.refill(row)
        if number % 4 == 0:
            yield from self.event(self.events[number // 4 - 1], order)

    def turn(self, number: int, seat: int) -> Asking:
        me = self.players[seat]
        assert me.lord is not None
        left = me.lord
        if number < 16:
            _, move = yield (
                "MoveLord",
                {seat: [("lord", 6 * number % 24 + at) for at in self.open_places(number % 4, me)]},
            )
            me.lord = divmod(int(move[1]), 6)
            if me.scout is not None and me.scout[0] == me.lord[0]:  # MA-4.6
                me.scout = None
        else:
            me.lord = None  # MA-4.4
        tile = self.take(left)
        area = TILES[tile]["type"]
        me.fief[area].append(tile)  # MA-4.9
        yield from getattr(self, area)(seat, me)
        me.coins += me.income(area)  # MA-4.13

    def open_places(self, row: int, me: Player) -> list[int]:  # MA-4.2
        others = [player.scout for player in self.players if player is not me]
        return [at for at in range(self.n + 1) if not self.lord_at((row, at)) and (row, at) not in others]

    def refill(self, row: int) -> None:  # MA-17.1, MA-2.5
        drawn = [self.draw() for _ in range(self.n + 1)]
        numbers = [TILES[tile]["number"] for tile in drawn]
        if len(set(numbers)) < len(numbers):
            self.shuffle(drawn)
        self.rows[row] = [*sorted(drawn, key=lambda tile: TILES[tile]["number"])]

    def lord_at(self, spot: Spot) -> bool:
        return any(player.lord == spot for player in self.players)

    def take(self, spot: Spot) -> int:
        tile = self.rows[spot[0]][spot[1]]
        assert tile is not None
        self.rows[spot[0]][spot[1]] = None
        return tile

    # ------------------------------------------------------------------ effects, named as the areas

    def field(self, seat: int, me: Player) -> Asking:  # MA-6.1
        me.coins += me.symbols("farmers")
        yield from ()

    def market(self, seat: int, me: Player) -> Asking:  # MA-10.1
        me.coins += me.symbols("chests")
        yield from ()

    def mill(self, seat: int, me: Player) -> Asking:  # MA-7.1 to MA-7.4
        me.coins += sum(player.pay(2) for player in self.players if player.count("mill") < me.count("mill"))
        yield from ()

    def village(self, seat: int, me: Player) -> Asking:  # MA-8.1 to MA-8.6
        if me.grave:
            _, move = yield "RestoreTile", {seat: [("restore", tile) for tile in me.grave]}
            me.restore(int(move[1]))

    def rampart(self, seat: int, me: Player) -> Asking:  # MA-9.1 to MA-9.8
        scouts = [player.scout for player in self.players]
        spots = [
            (row, at)
            for row in range(4)
            for at in range(self.n + 1)
            if self.rows[row][at] is not None and not self.lord_at((row, at)) and (row, at) not in scouts
            if me.lord is None or row != me.lord[0]
        ]
        if spots:
            _, move = yield "PlaceScout", {seat: [*[("scout", 6 * row + at) for row, at in spots], ("pass",)]}
            me.scout = divmod(int(move[1]), 6) if move[0] == "scout" else me.scout

    def barracks(self, seat: int, me: Player) -> Asking:  # MA-11.1 to MA-11.9
        struck = [one for one in self.players if one is not me and one.count("rampart") < me.count("barracks")]
        for victim in struck:
            victim.destroy(next((area for area in AREAS if victim.fief[area]), AREAS[0]))
            me.coins += victim.pay(2)
        yield from ()

    def church(self, seat: int, me: Player) -> Asking:  # MA-13.1 to MA-13.4
        columns = [at for at, area in enumerate(AREAS) if area not in me.income_tokens]
        if columns and self.income_supply:
            _, move = yield "ExtraIncome", {seat: [("income", at) for at in columns]}
            me.income_tokens.add(AREAS[int(move[1])])
            self.income_supply -= 1

    def palace(self, seat: int, me: Player) -> Asking:  # MA-14.1 to MA-14.5
        pairs = [
            ("area", AREAS.index(token), at)
            for token in self.area_supply
            for at, column in enumerate(AREAS)
            if column not in me.area_tokens and token not in PRINTED[column]["income_counts"]
        ]
        if pairs:
            _, move = yield "ExtraArea", {seat: list(pairs)}
            me.area_tokens[AREAS[int(move[2])]] = AREAS[int(move[1])]
            self.area_supply.remove(AREAS[int(move[1])])

    # ------------------------------------------------------------------ events (MA-15, MA-16)

    def event(self, card: dict[str, Any], order: list[int]) -> Asking:
        if card["kind"] == "restore_from_graveyard":  # MA-16.16, MA-16.17
            for seat in order:
                if self.players[seat].grave:
                    _, move = yield "ReconstructTile", {seat: [("restore", tile) for tile in self.players[seat].grave]}
                    self.players[seat].restore(int(move[1]))
            return
        for player in self.players:
            self.strike(card["kind"], card["params"], player)

    def strike(self, kind: str, printed: dict[str, Any], player: Player) -> None:
        if kind == "destroy_one_of_each":  # MA-15.5, MA-15.6
            for area in printed["types"]:
                player.destroy(area)
        elif kind == "pay_per_tile":  # MA-16.9, MA-16.10
            player.pay(printed["coins_each"] * player.count(*printed["types"]))
        else:
            number = {
                "gain_per_symbol": lambda: player.symbols(printed["symbol"] + "s"),
                "gain_per_tile": lambda: player.count(*printed["types"]),
                "gain_per_graveyard_tile": lambda: len(player.grave),
                "gain_per_type_present": lambda: sum(map(bool, player.fief.values())),
            }[kind]()
            player.coins += printed["coins_each"] * number

    def places(self) -> tuple[int, ...]:  # MA-18.5 to MA-18.11
        keys = [(one.wealth(), *[one.count(area) for area in reversed(AREAS)]) for one in self.players]
        return tuple(1 + sum(other > key for other in keys) for key in keys)


class Along(SecondReading[MiddleAgesPosition]):
    referee: Referee

    def compare(self) -> None:
        p, r = self.p, self.referee
        assert [[seen["tile"] for seen in row] for row in p.view(None)["board"]["rows"]] == r.rows  # type: ignore[index]
        assert (list(p.stack), list(p.orange), list(p.discard)) == (r.stack, r.orange, r.discard)
        assert p.coins == [player.coins for player in r.players]
        for seat, player in enumerate(r.players):
            assert self.pieces(seat) == (player.lord, player.scout)
            assert [list(column) for column in p.fief[seat * 8 : seat * 8 + 8]] == list(player.fief.values())
            assert sorted(p.graves[seat]) == sorted(player.grave)
            tokens = {AREAS[at] for at in range(8) if p.extra_income[seat * 8 + at]}
            assert tokens == player.income_tokens
            areas = p.extra_area[seat * 8 : seat * 8 + 8]
            assert {AREAS[at]: AREAS[area] for at, area in enumerate(areas) if area >= 0} == player.area_tokens
        if self.over:
            assert p.scores == tuple(player.wealth() for player in r.players)
            assert p.ranking == r.places()

    def pieces(self, seat: int) -> tuple[Spot | None, Spot | None]:
        spots = self.p.lords[seat], self.p.scouts[seat]
        return tuple([divmod(spot, 6) if spot >= 0 else None for spot in spots])  # type: ignore[return-value]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_referee_agrees(seats: int) -> None:
    """MA-2 to MA-18, MA-19.6, MA-20.2: whole games with the same moves and the same answers of nature."""
    for seed in range(60):
        p = own(GAME.new(seats, seed, story=False))
        along = Along(p, Referee(p, seed), seed, begin=lambda p: resume(p, (Match(), "first_placement")))
        along.play()
        assert along.over
