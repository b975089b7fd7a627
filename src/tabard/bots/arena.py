"""Bots against each other: whole games, with every bot in every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from tabard.kernel import OptionValue
from tabard.kernel.game import Game
from tabard.kernel.position import Position

from .base import Bot
from .registry import make


@dataclass(frozen=True)
class Result:
    """One finished game. All tuples are by seat but `winners`, which are seats."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    ending: str = ""


def play_out(position: Position, bots: Sequence[Bot]) -> int:
    """Play on to the end, `bots[seat]` at each seat; how many moves that took."""
    moves = 0
    while position.waiting:
        seat = position.waiting[0]
        position.play(seat, bots[seat].choose(position, seat))
        moves += 1
    return moves


def play(
    game: Game,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    watched: Callable[[Bot], Bot] | None = None,
) -> Result:
    """One game between the named bots, `bots[seat]` at each seat. `watched`: puts somebody between a bot and the table."""
    position = game.new(seats=len(bots), seed=seed, options=game.for_programs(options or {}), story=False)
    seeds = Random(seed)
    made: list[Bot] = [make(name, seeds.getrandbits(31)) for name in bots]
    moves = play_out(position, [watched(bot) for bot in made] if watched else made)
    scores, ranking = tuple(position.scores), tuple(position.ranking)
    return Result(seed, tuple(bots), scores, ranking, position.winners, moves, game.ending(position))


def series(
    game: Game, bots: Sequence[str], games: int, seed: int = 0, options: Mapping[str, OptionValue] | None = None
) -> Iterator[Result]:
    """Games in which the bots move round the table: every block of `len(bots)` games is one deal, seen from each seat."""
    for number in range(games):
        seated, deal = turned(bots, number)
        yield play(game, seated, seed + deal, options)


def turned(bots: Sequence[str], number: int) -> tuple[list[str], int]:
    """The seats of the bots in a game of a series, and which deal it is."""
    deal, turn = divmod(number, len(bots))
    return [*bots[turn:], *bots[:turn]], deal


def share_of_wins(results: Sequence[Result]) -> dict[str, float]:
    """Which part of the games each bot won: a shared victory counts as a share, a game that nobody wins for nobody."""
    wins = dict.fromkeys((name for result in results for name in result.bots), 0.0)
    for result in results:
        for seat in result.winners:
            wins[result.bots[seat]] += 1 / len(result.winners)
    return {name: won / len(results) for name, won in wins.items()}


def average_length(results: Sequence[Result]) -> float:
    """Moves of a game."""
    return sum([result.moves for result in results]) / len(results)


def share_of_endings(results: Sequence[Result]) -> dict[str, float]:
    """Which part of the games ended in each way, the most frequent first."""
    counts = Counter([result.ending for result in results])
    return {ending: count / len(results) for ending, count in counts.most_common()}
