"""What a network is shown: what the seat may know, and who is ahead by the hints of the game. Compiled with the kernel."""

from __future__ import annotations

from typing import Final

from tabard.kernel.game import Game
from tabard.kernel.position import Position
from tabard.kernel.sheet import Layout, Numbers, describe

MOST: Final = 8.0  # units by which a seat is ahead; more is shown as so much


class Eyes:
    """Writes into an array that belongs to somebody else."""

    def __init__(self, game: Game, seats: int, size: int, out: memoryview[float]) -> None:
        self.game = game
        self.seats = seats
        self.size = size
        self.out = out
        self.sheet = Numbers(seats, out)
        self.blank = memoryview(bytes(4 * size)).cast("f")

    def look(self, p: Position, seat: int) -> None:
        """Fill the array."""
        self.out[: self.size] = self.blank
        sheet = self.sheet
        sheet.at = 0
        describe(p, seat, sheet)
        self.rate(p)
        assert sheet.at == self.size, "what is seen has another length"

    def rate(self, p: Position) -> None:
        """Who is ahead, and by how many units: the observer first."""
        sheet = self.sheet
        hints = [self.game.hints(p, seat) for seat in sheet.around]
        middle = sum(hints) / len(hints)
        for value in hints:
            ahead = (value - middle) / self.game.outlook.unit
            self.out[sheet.at] = max(-MOST, min(MOST, ahead))
            sheet.at += 1


def seen_size(p: Position) -> int:
    """How many numbers `Eyes` write for such a game."""
    layout = Layout(p.seats)
    describe(p, 0, layout)
    return layout.size + p.seats
