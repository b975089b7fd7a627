"""A position of the Apple Fair."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tabard.kernel import Game, OptionValue, Position

from .components import EACH, SORTS

FREE: Final = -1
MILLER: Final = -2


class FairPosition(Position):
    FIXED: ClassVar[tuple[str, ...]] = ("sizes",)

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], sizes: tuple[tuple[int, ...], ...]
    ) -> None:
        super().__init__(game, seats, options)
        self.sizes = sizes
        self.stock: tuple[int, ...] = ()  # the baskets in their row: sort * EACH + number
        self.owner: list[int] = []  # of every basket
        self.apples = [0] * seats
        self.miller = 0

    def assign(self, other: Position) -> None:
        super().assign(other)
        assert isinstance(other, FairPosition)
        self.stock = other.stock
        self.owner = other.owner[:]
        self.apples = other.apples[:]
        self.miller = other.miller

    def sort(self, basket: int) -> str:
        return SORTS[self.stock[basket] // EACH]

    def size(self, basket: int) -> int:
        sort, number = divmod(self.stock[basket], EACH)
        return self.sizes[sort][number]

    def free(self) -> list[int]:
        return [basket for basket, owner in enumerate(self.owner) if owner == FREE]
