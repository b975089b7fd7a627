"""The greedy bot: tries every legal move and takes the one after which its seat stands best."""

from __future__ import annotations

from math import exp
from random import Random

from tabard.kernel.moves import Move
from tabard.kernel.position import Position


class GreedyBot:
    """One ply over the game's `hints`. All moves are tried on copies of what the bot is shown, and nature answers them
    alike, so that luck favours none of them."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, position: Position, seat: int) -> Move:
        moves = position.legal(seat)
        if len(moves) == 1:
            return moves[0]
        values = looked_at(moves, position, seat, self._random)
        best = max(values)
        return self._random.choice([move for move, value in zip(moves, values, strict=True) if value == best])


def drawn(moves: list[Move], values: list[float], heat: float, random: Random) -> Move:
    """One of the moves: one that looks worse by `heat` e times as rarely."""
    top = max(values)
    return random.choices(moves, [exp((value - top) / heat) for value in values])[0]


def looked_at(moves: list[Move], position: Position, seat: int, random: Random) -> list[float]:
    """How the seat would stand after each of the moves."""
    answers = random.getrandbits(31)
    return [_value_after(move, position.clone(), seat, Random(answers)) for move in moves]


def _value_after(move: Move, after: Position, seat: int, random: Random) -> float:
    others = [other for other in after.waiting if other != seat]
    after.step(seat, move)
    if seat not in after.waiting:  # else the seat itself is not done, and the others' choices show nothing
        _answer_secrets(after, others, random)
    return after.game.hints(after, seat)


def _answer_secrets(position: Position, seats: list[int], random: Random) -> None:
    """Where all choose at once, the others choose at random: only then does a move show what it does."""
    for seat in seats:
        while seat in position.waiting and len(position.waiting) > 1:
            position.step(seat, random.choice(position.legal(seat)))
