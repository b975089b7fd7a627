"""What a search thinks at first sight: which moves look good, and what a position is worth to every seat."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from tabard.kernel.game import Game
from tabard.kernel.moves import Move
from tabard.kernel.outlook import Outlook
from tabard.kernel.position import Position

VICTORY: Final = 0.5  # weight of having won, beside that of the final standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """By the game's own `prior` and `value`, after some moves of simple play. Whoever knows better (a net) says so in `looks`
    and `worth`. It is shown re-dealt positions only."""

    def __init__(self, game: Game, random: Random, outlook: Outlook | None = None) -> None:
        self.game = game
        self.random = random
        self.outlook = outlook = outlook or game.outlook
        self.heat = outlook.heat  # a move that looks worse by so much is tried e times as rarely
        self.width = outlook.width  # no more than so many moves of a decision are thought about; 0: all
        self.reach = outlook.width  # below the first decision they are the best of so many; 0: of all
        self.brief = outlook.brief
        self.most = outlook.most  # iterations of a thought that is given time; 0: as many as there is time for
        self.curiosity = outlook.curiosity
        self.eager = False  # does a look tell the worth as well? Then it is not put off to the second time
        self.start = 0.0

    def begin(self, position: Position, seat: int) -> None:
        """A new thought, about a decision of this seat."""
        self.start = self.game.hints(position, seat)

    def looks(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        """How good each move looks, in units of `heat`."""
        return self.game.prior(p, seat, moves)

    def worth(self, p: Position) -> list[float]:
        """What the position is worth to every seat (0..1). It may be played on."""
        self.play_on(p)
        return self.value(p) if p.waiting else self.final(p)

    # ------------------------------------------------------------------ playing on

    def play_on(self, p: Position) -> None:
        for _ in range(self.outlook.depth):
            if not p.waiting:
                return
            seat = p.waiting[0]
            moves = p.legal(seat)
            p.step(seat, moves[0] if len(moves) == 1 else self.simple_move(p, seat, moves))

    def simple_move(self, p: Position, seat: int, moves: list[Move]) -> Move:
        sample = self.outlook.sample
        if not sample:
            return self.any_of(moves)
        some = moves if len(moves) <= sample else self.some_of(moves, sample)
        if len(some) == 1:
            return some[0]
        values = self.game.prior(p, seat, some)
        return some[values.index(max(values))]

    def some_of(self, moves: list[Move], draws: int) -> list[Move]:
        """Those that were drawn; one that is drawn twice is looked at but once."""
        some: list[Move] = []
        for _ in range(draws):
            move = self.any_of(moves)
            if move not in some:
                some.append(move)
        return some

    def any_of(self, moves: list[Move]) -> Move:
        return moves[int(self.random.random() * len(moves))]

    # ------------------------------------------------------------------ what it is worth

    def value(self, p: Position) -> list[float]:
        return self.game.value(p) if p.seats > 1 else [self.alone(self.game.hints(p, 0))]

    def final(self, p: Position) -> list[float]:
        """Having won counts, and by how much."""
        winners = p.winners
        standing = self.value(p)
        won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(p.seats)]
        return [VICTORY * share + (1.0 - VICTORY) * worth for share, worth in zip(won, standing, strict=True)]

    def alone(self, hints: float) -> float:
        """With nobody to compare with: better or worse than where the thought began."""
        return 1.0 / (1.0 + exp((self.start - hints) / self.outlook.unit))
