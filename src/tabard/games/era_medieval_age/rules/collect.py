"""Phases 2 and 3: Collect and Feed (ERA-6, ERA-7)."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.kernel import Message

from ..components import CULTURE, DISASTER, FACES, FIRST_FACE, FOOD, PER_COLOUR, RESOURCES, symbol_id
from ..position import EraPosition


def collect(p: EraPosition) -> None:
    """Symbols, farms, lumber mills and quarries; what does not fit is lost (ERA-6.1 to ERA-6.5)."""
    for seat in p.order:
        income = [p.symbols(seat, symbol) for symbol in range(CULTURE + 1)]
        for piece, track, amount in p.components.harvest:
            income[track] += amount * p.count(seat, piece)
        got = [p.gain(seat, track, amount) if amount else 0 for track, amount in enumerate(income)]
        for n, die in enumerate(p.dice[seat]):
            p.mark(FIRST_FACE + die // PER_COLOUR * FACES + p.faces[seat][n])
        if p.listening:
            tell_income(p, seat, got, sum(income) - sum(got))


def tell_income(p: EraPosition, seat: int, got: list[int], lost: int) -> None:
    p.tell("collected", "ERA-6.1", {"seat": seat, "gains": amounts(got), "count": sum(got)})
    if lost:
        p.tell("overflow", "ERA-6.4", {"seat": seat, "count": lost})


def amounts(counts: Sequence[int]) -> list[Message]:
    """So much of each track or symbol, as far as it is something."""
    return [{"id": symbol_id(n), "args": {"count": count}} for n, count in enumerate(counts) if count]


def feed(p: EraPosition) -> None:
    """A food for each die; a disaster point for each that is missing (ERA-7.1 to ERA-7.3)."""
    for seat in p.order:
        hungry = len(p.dice[seat])
        paid = min(hungry, p.tracks[seat][FOOD])
        p.pay(seat, FOOD, paid)
        p.gain(seat, DISASTER, hungry - paid)
        if p.listening and hungry:
            p.tell("fed", "ERA-7.1", {"seat": seat, "count": paid})
            if hungry > paid:
                p.tell("famine", "ERA-7.2", {"seat": seat, "count": hungry - paid})


def owned(p: EraPosition, seat: int) -> list[int]:
    """The kinds of resources a seat has."""
    return [track for track in range(RESOURCES) if p.tracks[seat][track]]
