"""The position of Middle Ages: display, lords, scouts, fiefs, graveyards, tokens, stacks, events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Game, OptionValue, Position

from .components import AREAS, ROW_WIDTH, Components

NOWHERE: Final = -1
NO_TILE: Final = -1
BLUE: Final = 0
ORANGE: Final = 1
MIXED: Final = 2


class MiddleAgesPosition(Position):
    """Spots are row * 6 + column; `fief[seat * 8 + column]` is a column of tiles, the last one on top."""

    FIXED = ("components",)

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components) -> None:
        super().__init__(game, seats, options)
        self.components = components
        self.round = 0  # 0 during the first placement
        self.order: tuple[int, ...] = ()  # the seats in the turn order of this round
        self.display: list[int] = []  # tile on each spot
        self.lords: list[int] = []  # spot of each seat's lord
        self.scouts: list[int] = []  # spot of each seat's scout
        self.fief: list[tuple[int, ...]] = []
        self.graves: list[tuple[int, ...]] = []
        self.coins: list[int] = []
        self.extra_income: list[int] = []  # 1 where a column has an extra-income token
        self.extra_area: list[int] = []  # the area of the extra-area token of a column, or -1
        self.income_supply = 0
        self.area_supply: tuple[int, ...] = ()
        self.stack: tuple[int, ...] = ()  # the last tile is the uppermost
        self.source = BLUE
        self.orange: tuple[int, ...] = ()  # the orange stack, while it is not in use
        self.discard: tuple[int, ...] = ()
        self.events: tuple[int, ...] = ()
        self.final: tuple[int, ...] = ()  # wealth after the end penalty

    def assign(self, other: Position) -> None:
        assert isinstance(other, MiddleAgesPosition)
        super().assign(other)
        self.round = other.round
        self.order = other.order
        self.display = other.display[:]
        self.lords = other.lords[:]
        self.scouts = other.scouts[:]
        self.fief = other.fief[:]
        self.graves = other.graves[:]
        self.coins = other.coins[:]
        self.extra_income = other.extra_income[:]
        self.extra_area = other.extra_area[:]
        self.income_supply = other.income_supply
        self.area_supply = other.area_supply
        self.stack = other.stack
        self.source = other.source
        self.orange = other.orange
        self.discard = other.discard
        self.events = other.events
        self.final = other.final

    # ------------------------------------------------------------------ questions

    def row(self, number: int) -> range:
        """The spots of a row, 0 the top one (MA-2.16)."""
        return range(number * ROW_WIDTH, number * ROW_WIDTH + self.seats + 1)

    @property
    def active_row(self) -> int:  # MA-0.6
        return (self.round - 1) % 4

    @property
    def next_row(self) -> int:  # MA-0.7, MA-4.3
        return self.round % 4

    @property
    def turn(self) -> int:
        """How many seats have begun their turn of this round: their lords have left the active row, or are about to."""
        staying = [seat for seat in self.order if self.lords[seat] // ROW_WIDTH == self.active_row]
        return len(self.order) - len(staying) + sum([seat in staying for seat in self.waiting])

    def count(self, seat: int, area: int) -> int:
        """Tiles of that type in the fief (MA-0.5)."""
        return len(self.fief[seat * 8 + area])

    def farmers(self, seat: int) -> int:
        return self.symbols(seat, self.components.farmers)

    def chests(self, seat: int) -> int:
        return self.symbols(seat, self.components.chests)

    def symbols(self, seat: int, printed: list[int]) -> int:
        """Symbols on all tiles of the fief; the graveyard does not count (MA-6.2)."""
        total = 0
        for column in range(seat * 8, seat * 8 + 8):
            for tile in self.fief[column]:
                total += printed[tile]
        return total

    def empty_columns(self, seat: int) -> int:
        return sum([not column for column in self.fief[seat * 8 : seat * 8 + 8]])

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise (MA-0.9)."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    # ------------------------------------------------------------------ words for the story

    def tile_words(self, tile: int) -> dict[str, object]:
        return {"area": area_id(self.components.tile_area[tile]), "number": self.components.tile_number[tile]}

    def spot_words(self, spot: int) -> dict[str, object]:
        words = self.tile_words(self.display[spot])
        words["row"] = spot // ROW_WIDTH + 1
        words["place"] = spot % ROW_WIDTH + 1
        return words


def bits(spots: list[int]) -> int:
    """Spots as one number with a bit for each."""
    found = 0
    for spot in spots:
        if spot >= 0:
            found |= 1 << spot
    return found


def area_id(area: int) -> str:
    return "area-" + AREAS[area]
