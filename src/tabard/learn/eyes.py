"""What a network is shown: what the seat may know, and who is ahead by the hints of the game. Compiled with the kernel."""

from __future__ import annotations

from typing import Final

from tabard.adapters.numbers import Numbers
from tabard.kernel.game import Game
from tabard.kernel.position import Position
from tabard.kernel.sheet import Layout, describe

MOST: Final = 8.0  # units by which a seat is ahead; more is shown as so much


class Eyes:
    """`sheet` holds what was seen last."""

    def __init__(self, game: Game, seats: int, size: int) -> None:
        self.game = game
        self.sheet = Numbers(seats, size)

    def look(self, p: Position, seat: int) -> None:
        sheet = self.sheet
        sheet.clean()
        describe(p, seat, sheet)
        self.rate(p)
        assert sheet.at == sheet.size, "what is seen has another length"

    def rate(self, p: Position) -> None:
        """Who is ahead, and by how many units: the observer first."""
        hints = [self.game.hints(p, seat) for seat in self.sheet.around]
        middle = sum(hints) / len(hints)
        for value in hints:
            ahead = (value - middle) / self.game.outlook.unit
            self.sheet.real(max(-MOST, min(MOST, ahead)))


def seen_size(p: Position) -> int:
    """How many numbers `Eyes` write for such a game."""
    layout = Layout(p.seats)
    describe(p, 0, layout)
    return layout.size + p.seats
