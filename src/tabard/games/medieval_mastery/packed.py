"""A card and who knows of it, in one int (MM-17.7): its kind in four bits, then a bit for each seat that has seen it."""

from __future__ import annotations

from typing import Final

KIND: Final = 15
SEEN: Final = 4  # where the bits of the seats begin
EVERYBODY: Final = 63


def kind(card: int) -> int:
    return card & KIND


def kinds(cards: tuple[int, ...]) -> list[int]:
    return [card & KIND for card in cards]


def pack(kind: int, seers: int) -> int:
    return kind | seers << SEEN


def seers(card: int) -> int:
    """The set of seats that have seen it, bit n for seat n."""
    return card >> SEEN


def seen_by(card: int, seat: int | None) -> bool:
    return seat is not None and bool(card >> SEEN >> seat & 1)


def shown_to(card: int, seat: int) -> int:
    return card | 1 << SEEN << seat


def others(seat: int) -> int:
    """Everybody but the seat."""
    return EVERYBODY & ~(1 << seat)


def known_to(cards: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """Those the seat has seen, as if nobody else had."""
    if seat is None:
        return ()
    return tuple([pack(kind(card), 1 << seat) for card in cards if seen_by(card, seat)])


def forget_one(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """A card of this kind is gone: each onlooker can be sure of one card of the kind less than before (MM-17.7)."""
    left = [card for card in cards if card & KIND != gone]
    forgot = 0
    for card in cards:
        if card & KIND == gone:
            still = card >> SEEN & forgot  # those who knew of another one before this
            forgot |= card >> SEEN
            if still:
                left.append(pack(gone, still))
    return tuple(left)
