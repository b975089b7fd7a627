"""A table that is not fair, and bots that are not wise: what the lab must see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from typing import Final

import pytest

from tabard.bots import registry
from tabard.kernel import (
    Args,
    Ask,
    Decision,
    Domain,
    Frame,
    Game,
    Move,
    Option,
    OptionValue,
    Position,
    Procedure,
    Verb,
    Vocabulary,
)
from tabard.kernel.options import whole

CARDS: Final = ("gold", "straw", "stone")
GOLD, STRAW, STONE = range(3)


class PickPosition(Position):
    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.points: list[int] = [0] * seats
        self.turn = 0

    def assign(self, other: Position) -> None:
        super().assign(other)
        assert isinstance(other, PickPosition)
        self.points, self.turn = other.points[:], other.turn


class Pick(Decision[PickPosition]):
    """PICK-2: take a card."""

    rule, verbs = "PICK-2", ("take",)

    def options(self, p: PickPosition, seat: int) -> list[Move]:
        return [("take", card) for card in range(len(CARDS))]

    def apply(self, p: PickPosition, seat: int, move: Move) -> Frame | None:
        worth = {GOLD: 3, STRAW: 0, STONE: 1}[int(move[1])]
        p.points[seat] += worth + (whole(p.options["head_start"]) if seat == 0 and p.turn < p.seats else 0)
        p.turn += 1
        return None


PICK = Pick()
ROUNDS: Final = 3


class Match(Procedure[PickPosition]):
    STEPS = ("turns",)

    def turns(self, p: PickPosition) -> Frame | None:
        if p.turn == ROUNDS * p.seats:
            return None
        p.again()
        return Ask(PICK, p.turn % p.seats)


class PickGame(Game):
    """PICK-1: three rounds, a card each; most points win. PICK-3: the first seat may have a head start."""

    slug, prefix, package = "pick", "PICK", "pick"
    end_rule, turn_rule = "PICK-1", "PICK-2"
    seats = range(2, 4)
    options = (Option("head_start", 0, "PICK-3", least=0, most=2),)
    procedures, decisions = (Match,), (PICK,)

    def text(self, language: str) -> str:
        cards = "\n".join(f"card-{name} = {name.title()}" for name in CARDS)
        return f"game-name = Pick\noption-head_start = Head start\nmove-take = Take {'{'} $card {'}'}\n{cards}\n"

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> PickPosition:
        return PickPosition(self, seats, options)

    def setup(self, p: Position) -> None:
        p.push(Match())

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        return {"points": list(self.scores(p))}

    def scores(self, p: Position) -> tuple[int, ...]:
        assert isinstance(p, PickPosition)
        return tuple(p.points)

    def label(self, p: Position, seat: int, move: Move) -> Args:
        return {"card": f"card-{CARDS[int(move[1])]}"}


GAME = PickGame(Vocabulary(Verb("take", Domain("card", len(CARDS)))))


class Fool:
    """Always takes the straw."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, position: Position, seat: int) -> Move:
        return ("take", STRAW)


@pytest.fixture
def fool(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot that always loses, registered like any other."""
    entries = {**registry._entries(), "fool": EntryPoint("fool", f"{__name__}:Fool", registry.GROUP)}
    monkeypatch.setattr(registry, "_entries", lambda: entries)
    yield "fool"
