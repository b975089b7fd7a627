"""Refilling and stacks (MA-17)."""

from __future__ import annotations

from collections.abc import Sequence

from ..components import ROW_WIDTH
from ..position import MIXED, ORANGE, MiddleAgesPosition


def lay_row(p: MiddleAgesPosition, row: int) -> None:
    """Draw a row and lay it out by number; equal numbers in random order (MA-2.4, MA-2.5, MA-17.1)."""
    numbers = p.components.tile_number
    drawn = draw(p, p.seats + 1)
    laid = by_number(drawn, numbers)
    if has_equals(laid, numbers):
        laid = by_number(p.shuffled(drawn), numbers)
    spot = row * ROW_WIDTH
    for tile in laid:
        p.display[spot] = tile
        spot += 1
    p.reveal()


def by_number(tiles: Sequence[int], numbers: list[int]) -> list[int]:
    """Those of one number stay in their order. They are few: putting each into its place is quicker than `sort`."""
    found: list[int] = []
    for tile in tiles:
        at = len(found)
        while at and numbers[found[at - 1]] > numbers[tile]:
            at -= 1
        found.insert(at, tile)
    return found


def has_equals(tiles: list[int], numbers: list[int]) -> bool:
    """Of tiles in order: do two have the same number?"""
    for n in range(1, len(tiles)):
        if numbers[tiles[n - 1]] == numbers[tiles[n]]:
            return True
    return False


def draw(p: MiddleAgesPosition, count: int) -> list[int]:
    """The uppermost tiles; the next source is opened only when it is needed, also in mid-row (MA-17.3, MA-17.4)."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not p.stack:
            open_next_source(p)
            assert p.stack, "MA-17.2: there are tiles for sixteen rows"
        rest = max(0, len(p.stack) - (count - len(drawn)))
        drawn += reversed(p.stack[rest:])
        p.stack = p.stack[:rest]
    return drawn


def open_next_source(p: MiddleAgesPosition) -> None:
    """With 4 and 5 seats the orange stack comes first, then the reshuffled discard pile (MA-17.6, MA-17.9, MA-17.10)."""
    if p.orange:
        p.stack, p.orange, p.source = p.orange, (), ORANGE
        if p.listening:
            p.tell("orange", "MA-17.9" if p.seats == 4 else "MA-17.10", {"count": len(p.stack)})
        return
    p.stack, p.discard, p.source = p.shuffled(p.discard), (), MIXED
    if p.listening:
        p.tell("reshuffled", "MA-17.6" if p.seats == 3 else "MA-17.10", {"count": len(p.stack)})


def refill(p: MiddleAgesPosition) -> None:
    """After rounds 1 to 12 the emptied row is laid anew (MA-3.5, MA-17.2)."""
    if p.round > 12:
        return
    lay_row(p, p.active_row)
    if p.listening:
        p.tell("refilled", "MA-17.1", {"row": p.active_row + 1})
