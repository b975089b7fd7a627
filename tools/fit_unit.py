"""Which `unit` of a game's hints fits best: `python tools/fit_unit.py GAME [--games 100] [--bot greedy] [--deals 0]`.

Games of two like bots; at their decisions, the lead in hints and who won in the end. Printed for each third of the game and for
all of it: the unit of the logistic curve through them (a lead of one unit makes e times as likely to win) and its log-loss.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log
from typing import NamedTuple

import tabard
from tabard.bots.registry import make
from tabard.kernel.position import Position

EVERY = 5  # decisions between two looks


class Look(NamedTuple):
    third: int
    lead: float
    won: float


def looks(game: tabard.Game, bot: str, deal: int) -> list[Look]:
    position = game.new(seats=2, seed=deal, options=game.for_programs({}), story=False)
    bots = [make(bot, 2 * deal + seat) for seat in range(2)]
    leads: list[float] = []
    moves = 0
    while position.waiting:
        if moves % EVERY == 0:
            leads.append(lead(position))
        seat = position.waiting[0]
        position.step(seat, bots[seat].choose(position, seat))
        moves += 1
    won = (0 in position.winners) / max(1, len(position.winners))
    return [Look(3 * at // len(leads), one, won) for at, one in enumerate(leads)]


def lead(position: Position) -> float:
    return position.game.hints(position, 0) - position.game.hints(position, 1)


def fitted(some: list[Look]) -> float:
    """The unit with the least log-loss, by Newton's method on its inverse."""
    scale = 1.0 / max(1e-9, max([abs(look.lead) for look in some]))
    slope = 0.0
    for _ in range(30):
        chances = [chance(slope * scale * look.lead) for look in some]
        pull = sum([(look.won - p) * scale * look.lead for look, p in zip(some, chances, strict=True)])
        bend = sum([p * (1 - p) * (scale * look.lead) ** 2 for look, p in zip(some, chances, strict=True)])
        slope += pull / max(bend, 1e-9)
    return 1.0 / (slope * scale)


def chance(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def loss(some: list[Look], unit: float) -> float:
    likely = [chance(look.lead / unit) for look in some]
    parts = [look.won * log(p) + (1 - look.won) * log(1 - p) for look, p in zip(some, likely, strict=True)]
    return -sum(parts) / len(parts)


def lines(some: list[Look], now: float) -> Iterator[str]:
    for name, part in [
        *[(f"third {n + 1}", [look for look in some if look.third == n]) for n in range(3)],
        ("all", some),
    ]:
        unit = fitted(part)
        yield f"{name}: unit {unit:.1f}, log-loss {loss(part, unit):.3f} (with {now:g}: {loss(part, now):.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--deals", type=int, default=0, help="the first deal")
    wish = parser.parse_args()
    if wish.game not in tabard.slugs():
        parser.error(f"no game {wish.game!r}; there are {', '.join(tabard.slugs())}")
    game = tabard.game(wish.game)
    some = [look for number in range(wish.games) for look in looks(game, wish.bot, wish.deals + number)]
    for line in lines(some, game.outlook.unit):
        print(line)


if __name__ == "__main__":
    main()
