"""The fate deck (WK-20): a cycle, and what every baron may know of it.

`known[viewer][card]` is a class: cards of one class may change places unnoticed (WK-20.13). The last viewer is the onlooker.
"""

from __future__ import annotations

from ..position import KnightsPosition
from ..state.board import NOBODY


def shuffle_fate(p: KnightsPosition) -> None:
    """WK-3.19, WK-7.30: nobody knows anything any more."""
    p.fate = p.shuffled(sorted(p.fate))
    p.known = [(0,) * len(p.fate) for _ in range(p.seats + 1)]
    p.classes = 0


def see(p: KnightsPosition, card: int, viewers: list[int]) -> None:
    """The card becomes a class of its own for these viewers."""
    p.classes += 1
    for viewer in viewers:
        classes = list(p.known[viewer])
        classes[card] = p.classes
        p.known[viewer] = tuple(classes)


def everyone(p: KnightsPosition) -> list[int]:
    return list(range(p.seats + 1))


def draw_fate(p: KnightsPosition) -> int:
    """One card, seen by all, read, and put under the deck (WK-20.3, WK-20.4)."""
    card = p.fate[-1]
    p.fate = (card, *p.fate[:-1])
    see(p, card, everyone(p))
    p.reveal()
    return card


def find_fate(p: KnightsPosition, fits: list[bool]) -> int:
    """Cards are drawn until one fits; none at all if none could (WK-20.2). `fits` is asked by card."""
    if not any([fits[card] for card in p.fate]):
        return NOBODY
    card = draw_fate(p)
    while not fits[card]:
        card = draw_fate(p)
    return card


def find_seat(p: KnightsPosition, seats: list[int]) -> int:
    """One of these seats by fate (WK-20.1)."""
    fate = p.components.fate
    card = find_fate(p, [p.seat_of(baron) in seats for baron in fate.baron])
    return p.seat_of(fate.baron[card])


def find_city(p: KnightsPosition, cities: list[int]) -> int:
    """One of these cities by fate, or NOBODY where there is none."""
    fate = p.components.fate
    card = find_fate(p, [city in cities for city in fate.city])
    return fate.city[card] if card != NOBODY else NOBODY


def mix_under(p: KnightsPosition, cards: list[int]) -> None:
    """These cards, seen by all, are shuffled together and put under the deck (WK-12.36): one new class."""
    p.fate = (*p.shuffled(sorted(cards)), *p.fate)
    p.classes += 1
    for viewer in everyone(p):
        classes = [p.classes if card in cards else number for card, number in enumerate(p.known[viewer])]
        p.known[viewer] = tuple(classes)
