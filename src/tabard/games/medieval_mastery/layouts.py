"""The maps (MM-2): cells, adjacency and what follows from it, worked out once per number of seats."""

from __future__ import annotations

from typing import Final

from tabard.kernel.reading import Section

from .view_types import CellKind

MOST_CELLS: Final = 39  # MM-1.2
CELL_KINDS: Final[tuple[CellKind, ...]] = ("territory", "castle", "lake")
TERRITORY: Final = 0
CASTLE: Final = 1
LAKE: Final = 2
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def part(at: int) -> list[tuple[int, ...]]:
    """For each set of ten cells, from cell `at` on, its members."""
    return [tuple([at + n for n in range(10) if mask >> n & 1]) for mask in range(1024)]


# A set of cells is taken apart ten cells at a time: this is done after every change of control.
PART_0: Final = part(0)
PART_1: Final = part(10)
PART_2: Final = part(20)
PART_3: Final = part(30)


def bits(mask: int) -> tuple[int, ...]:
    """The cells of a set of cells, in the order of the layout."""
    low = PART_0[mask & 1023] + PART_1[mask >> 10 & 1023]
    return low + PART_2[mask >> 20 & 1023] + PART_3[mask >> 30] if mask >> 20 else low


class Layout:
    """One map. Sets of cells are ints, bit n for cell n; cells are numbered in the order of `cells` in the file."""

    def __init__(self, table: Section) -> None:
        self.seats: Final = table.number("players", 2, 6)
        cells = table.sections("cells")
        if not 0 < len(cells) <= MOST_CELLS:
            raise table.wrong("cells", f"1 to {MOST_CELLS} cells")
        self.ids: Final = [cell.word("id") for cell in cells]
        self.q: Final = [cell.number("q", -20, 20) for cell in cells]
        self.r: Final = [cell.number("r", -20, 20) for cell in cells]
        self.kind: Final = [CELL_KINDS.index(cell.word("kind", CELL_KINDS)) for cell in cells]
        self.value: Final = [_value(cell) for cell in cells]
        self.size: Final = len(cells)
        self.castles: Final = _castles(table, cells, self.seats)  # cell of each slot = seat (MM-2.7)
        self.lakes: Final = tuple([cell for cell in range(self.size) if self.kind[cell] == LAKE])
        self.territories: Final = tuple([cell for cell in range(self.size) if self.kind[cell] == TERRITORY])
        self._check_places(table)
        self.near: Final = self._near()
        self.link: Final = [self._link(cell) for cell in range(self.size)]
        self._check_lakes(table)

    def _check_places(self, table: Section) -> None:
        if len(set(self.ids)) != self.size:
            raise table.wrong("cells", "cells with different ids")
        if len(set(zip(self.q, self.r, strict=True))) != self.size:
            raise table.wrong("cells", "cells in different places")

    def _near(self) -> list[int]:
        """For each cell the cells that share an edge with it (MM-2.1)."""
        at = {place: cell for cell, place in enumerate(zip(self.q, self.r, strict=True))}
        near: list[int] = []
        for q, r in zip(self.q, self.r, strict=True):
            around = [at.get((q + dq, r + dr), -1) for dq, dr in STEPS]
            near.append(sum([1 << cell for cell in around if cell >= 0]))
        return near

    def _link(self, cell: int) -> int:
        """The territories next to a cell or, for a territory, next to a lake it touches (MM-2.9)."""
        near = self.near[cell]
        if self.kind[cell] == TERRITORY:
            for lake in self.lakes:
                if near >> lake & 1:
                    near |= self.near[lake]
        return near & ~(1 << cell) & sum([1 << other for other in self.territories])

    def _check_lakes(self, table: Section) -> None:  # MM-2.6
        for lake in self.lakes:
            if any(self.kind[cell] != TERRITORY for cell in bits(self.near[lake])):
                raise table.wrong("cells", f"territories alone around lake {self.ids[lake]}")

    def castle_links(self, cell: int) -> int:
        """The castles next to a cell (MM-16.8)."""
        return self.near[cell] & sum([1 << castle for castle in self.castles])


def _value(cell: Section) -> int:
    return cell.number("value", 1, 3) if cell.data.get("kind") == "territory" else 0


def _castles(table: Section, cells: list[Section], seats: int) -> tuple[int, ...]:
    found = [-1] * seats
    for number, cell in enumerate(cells):
        if cell.data["kind"] == "castle":
            found[cell.number("slot", 0, seats - 1)] = number
    if -1 in found or sum([cell.data["kind"] == "castle" for cell in cells]) != seats:
        raise table.wrong("cells", f"{seats} castles with the slots 0 to {seats - 1}")
    return tuple(found)
