"""What a search needs to know of a game beside its rules."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

TO_THE_END: Final = 1_000_000


class Outlook(NamedTuple):
    """The units in which a game's `hints` are counted, and how far it pays to play on before looking at them."""

    unit: float = (
        20.0  # whoever is ahead by so many hints is e times as likely to win; fitted to games of the greedy bot
    )
    heat: float = 4.0  # a move that is worse by so many hints at first sight is tried e times as rarely
    depth: int = TO_THE_END  # so many moves are played on from a new leaf
    sample: int = 0  # of so many moves, drawn at random, the best is played on with; 0: any move at random
    width: int = 0  # no more than so many moves of a decision are thought about; 0: all
    curiosity: float = 1.0  # how much what looks good and was little tried is preferred to what went well
    most: int = 0  # so many iterations are enough: what more of them found was no better; 0: none are too many
    brief: bool = False  # a thought ends where nature answers: what was thought of one roll says nothing of the next


class Skill(NamedTuple):
    """How well a bot of one level plays: it thinks so many iterations ahead; without any it looks one move ahead."""

    iterations: int = 0
    looseness: float = (
        0.0  # a move that looks worse by so many `heat` is chosen e times as rarely; 0: the best is chosen
    )
    idleness: float = 0.0  # in this share of its decisions one that thinks takes what looks best at a glance


def rungs(looseness: Sequence[float], iterations: Sequence[int]) -> tuple[Skill, ...]:
    """Levels that look one move ahead, then levels that think; `tools/ladder.py` compares them."""
    return (*[Skill(0, loose) for loose in looseness], *[Skill(ahead) for ahead in iterations])


LADDER: Final = rungs((1.0, 0.5, 0.2, 0.0), (30, 100, 400, 1500))


def shares(values: Sequence[float], unit: float) -> list[float]:
    """Values of all seats as shares of 1."""
    top = max(values)
    weights = [exp((value - top) / unit) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
