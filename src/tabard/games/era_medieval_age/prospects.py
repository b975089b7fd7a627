"""What everybody's chances are, by what stands on the boards: fitted to games (`tools/fit_value.py era-medieval-age`).

`hints` say which of a seat's moves is better; here a whole position is judged, so that what a point is worth may depend on how
much of the game is still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.kernel.outlook import shares

from .components import COLOURS, FOOD, PER_COLOUR
from .hints import NEEDED_FARM, ahead, needed_farms, promise_of, rolled, under_way
from .position import INSIDE, EraPosition
from .rules.scoring import totals

POINTS: Final = [0.142, -0.0631]  # now, and by what is to come
BOARD: Final = [0.107, 0.369, -0.16]  # the use of buildings, how they stand, farms that are needed
TRACK: Final = [0.0358, -0.0118, 0.119, 0.0408, 0.0604, -0.0213]  # trade goods, stone, wood, food, culture, disaster
TRACK_LATER: Final = [0.0167, 0.132, 0.0828, 0.00863, 0.0427, -0.0626]  # the same by what is to come
HUNGER: Final = [-0.0259]  # food that is missing
DICE: Final = [0.142, -0.0157, 0.224, 0.0527]  # peasant, noble, burgher, clergy
NOW: Final = [0.0906, 0.0612, 0.0412]  # what was rolled, what is under way, cells within walls
HOUSES: Final = [-0.456, 0.44, -0.138, 0.33, 0.729, 0.25, 0.0, 0.0, 0.414]  # keep to market
HALLS: Final = [0.578, 0.0, -0.297, 0.0, 0.0, 0.139, 0.466, 0.142, 0.128]  # guildhall to trade fair
BUILDING: Final = [*HOUSES, *HALLS]
WEIGHTS: Final = [*POINTS, *BOARD, *TRACK, *TRACK_LATER, *HUNGER, *DICE, *NOW, *HOUSES, *HALLS]


def tells(p: EraPosition) -> bool:
    """Once the boards are laid out."""
    return p.round > 0


def values(p: EraPosition) -> list[float]:
    """The share of every seat."""
    return shares([worth(p, seat, points) for seat, points in enumerate(totals(p))], 1.0)


def worth(p: EraPosition, seat: int, points: int) -> float:
    """The sum of all `features_of` a seat, each by its weight: written out, for a search asks for little else so often."""
    later, tracks, dice = ahead(p), p.tracks[seat], p.dice[seat]
    board = promise_of(p, seat)
    total = POINTS[0] * points + POINTS[1] * (points * later)
    total = total + BOARD[0] * (board.use * later) + BOARD[1] * board.look
    total += BOARD[2] * (NEEDED_FARM * later * needed_farms(p, seat))
    total = with_each(with_each(total, TRACK, tracks, 1.0), TRACK_LATER, tracks, later)
    total += HUNGER[0] * max(0, len(dice) // 2 - tracks[FOOD])
    total = with_each(total, DICE, by_colour(dice), later)
    total += NOW[0] * (rolled(p, seat, p.chosen(seat)) if p.rolls else 0.0)
    total = total + NOW[1] * under_way(p, seat) + NOW[2] * p.domains[seat][INSIDE].bit_count()
    return with_each(total, BUILDING, p.standing[seat], later)


def with_each(total: float, weights: list[float], counts: Sequence[int], later: float) -> float:
    for n, count in enumerate(counts):
        if count:
            total += weights[n] * (count * later)
    return total


def by_colour(dice: tuple[int, ...]) -> list[int]:
    counts = [0] * len(COLOURS)
    for die in dice:
        counts[die // PER_COLOUR] += 1
    return counts


def features(p: EraPosition) -> list[list[float]]:
    """Of every seat: for fitting the weights."""
    points = totals(p)
    return [features_of(p, seat, points[seat]) for seat in range(p.seats)]


def features_of(p: EraPosition, seat: int, points: int) -> list[float]:
    """Points, what the board promises, resources, dice, what is under way, and every kind of building; much of it by how much of
    the game is to come."""
    later, tracks, dice = ahead(p), p.tracks[seat], p.dice[seat]
    board = promise_of(p, seat)
    found = [float(points), points * later, board.use * later, board.look, NEEDED_FARM * later * needed_farms(p, seat)]
    found += [float(amount) for amount in tracks]
    found += [amount * later for amount in tracks]
    found.append(float(max(0, len(dice) // 2 - tracks[FOOD])))
    found += [count * later for count in by_colour(dice)]
    found += [
        rolled(p, seat, p.chosen(seat)) if p.rolls else 0.0,
        under_way(p, seat),
        float(p.domains[seat][INSIDE].bit_count()),
    ]
    found += [count * later for count in p.standing[seat]]
    return found
