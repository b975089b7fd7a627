"""The grid of 14 x 14 cells as bit boards: one int for a set of cells, 16 bits for a row.

The two spare columns catch whatever is pushed over the right edge, so that a shift never leads into the next row. All anchors of
a shape at once are one shift and one `and` for each of its cells. A place (ERA-2.28) is `cell * 4 + turn`.
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 14
STRIDE: Final = 16
CELLS: Final = SIDE * SIDE
PLACES: Final = CELLS * 4

BIT_OF: Final = tuple([cell // SIDE * STRIDE + cell % SIDE for cell in range(CELLS)])
CELL_OF: Final = tuple(
    [bit // STRIDE * SIDE + bit % STRIDE for bit in range(SIDE * STRIDE)]
)  # spare columns: never asked
ALL: Final = sum([1 << bit for bit in BIT_OF])
BORDER: Final = sum([1 << BIT_OF[n] for n in range(CELLS) if n // SIDE in (0, SIDE - 1) or n % SIDE in (0, SIDE - 1)])


def near(cells: int) -> int:
    """The cells that share an edge with one of these (ERA-0.8)."""
    return (cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & ALL


def reach(cells: int) -> int:
    """These cells and all that touch one of them at an edge or a corner."""
    cells |= (cells << 1 | cells >> 1) & ALL
    return (cells | cells << STRIDE | cells >> STRIDE) & ALL


ENCLOSED: Final[
    dict[int, int]
] = {}  # for barriers that were asked for lately: a search asks for the same again and again
MOST_ENCLOSED: Final = 8192


def enclosed(barrier: int) -> int:
    """The cells without a barrier that cannot be reached from the border, corners being open (ERA-2.8 to ERA-2.10)."""
    found = ENCLOSED.get(barrier)
    if found is None:
        if len(ENCLOSED) >= MOST_ENCLOSED:
            ENCLOSED.clear()
        found = ENCLOSED[barrier] = cut_off(barrier)
    return found


def cut_off(barrier: int) -> int:
    free = ALL & ~barrier
    seen = BORDER & free
    while True:
        more = reach(seen) & free
        if more == seen:
            return free & ~seen
        seen = more


def groups(cells: int) -> list[int]:
    """The parts that hang together by edges or corners (ERA-2.13, ERA-2.24)."""
    found: list[int] = []
    while cells:
        part = cells & -cells
        while (more := reach(part) & cells) != part:
            part = more
        found.append(part)
        cells &= ~part
    return found


BYTES: Final = SIDE * STRIDE // 8
IN_BYTE: Final = [  # the cells that each value of each byte of a board stands for
    [CELL_OF[8 * place + bit] for bit in range(8) if value >> bit & 1 and (8 * place + bit) % STRIDE < SIDE]
    for place in range(BYTES)
    for value in range(256)
]


def cells_of(board: int) -> list[int]:
    """The numbers of the cells of a set, in reading order."""
    found: list[int] = []
    first = 0
    for value in board.to_bytes(BYTES, "little"):
        if value:
            found += IN_BYTE[first + value]
        first += 256
    return found


def first_cell(board: int) -> int:
    """The first cell in reading order: the name of a piece on a board (ERA-29.16)."""
    return CELL_OF[(board & -board).bit_length() - 1]


def spot(cell: int) -> dict[str, object]:
    """A cell as people write it: row and column, counted from 1 (ERA-2.27)."""
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


RUN: Final = 5  # the longest run of cells that is looked up


def runs_in(free: int) -> list[int]:
    """Where runs of free cells begin: of length n to the right at n (1 to RUN), downwards at RUN + n (2 to RUN)."""
    across, down = free, free
    rights, downs = [0, free], [free]
    for n in range(1, RUN):
        across &= free >> n
        down &= free >> n * STRIDE
        rights.append(across)
        downs.append(down)
    return rights + downs


class Turned:
    """A shape after some quarter turns: its cells as shifts from the upper left corner of the rectangle around it."""

    def __init__(self, turn: int, rows: tuple[str, ...]) -> None:
        self.turn: Final = turn
        self.rows: Final = rows
        runs = shape_runs(rows)  # of the cells that must be free
        self.kind: Final = runs[0][0]
        self.shift: Final = runs[0][1]
        self.runs: Final = runs[1:]  # the others: kind of run, shift
        self.over: Final = shifts(rows, "o")  # lies above another piece
        self.cells: Final = tuple(sorted((*shifts(rows, "#"), *self.over)))
        self.sides: Final = long_sides(rows)
        self.at_edge: Final = self.touching(ALL, BORDER)

    def fits(self, runs: list[int], base: int) -> int:
        """The anchors at which all cells are free (`runs_in`), and the overlay lies on the base."""
        found = runs[self.kind]
        if self.shift:
            found = found >> self.shift & ALL
        for kind, shift in self.runs:
            found &= runs[kind] >> shift
        for shift in self.over:
            found &= base >> shift
        return found

    def touching(self, fits: int, wanted: int) -> int:
        """Those of the anchors at which some cell is one of the wanted ones."""
        found = 0
        for shift in self.cells:
            found |= wanted >> shift
        return fits & found

    def along(self, fits: int, wanted: int) -> int:
        """Those of the anchors at which a whole long side lies on wanted cells."""
        found = 0
        for side in self.sides:
            line = fits
            for shift in side:
                line &= wanted >> shift
            found |= line
        return found

    def mask(self, cell: int) -> int:
        """The cells covered from this corner; 0 if one of them is off the board."""
        if cell % SIDE + len(self.rows[0]) > SIDE or cell // SIDE + len(self.rows) > SIDE:
            return 0
        corner = BIT_OF[cell]
        return sum([1 << corner + shift for shift in self.cells])


def shifts(rows: tuple[str, ...], kind: str) -> tuple[int, ...]:
    return tuple([r * STRIDE + c for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == kind])


def shape_runs(rows: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The cells of a shape as few runs, all to the right or all downwards."""
    columns = tuple(["".join([row[c] for row in rows]) for c in range(len(rows[0]))])
    across = [(length, r * STRIDE + c) for r, row in enumerate(rows) for c, length in line_runs(row)]
    down = [
        (length + RUN if length > 1 else 1, r * STRIDE + c)
        for c, column in enumerate(columns)
        for r, length in line_runs(column)
    ]
    return tuple(across if len(across) <= len(down) else down)


def line_runs(line: str) -> list[tuple[int, int]]:
    """Start and length of the runs in one row or column, none longer than RUN."""
    found: list[tuple[int, int]] = []
    for at, mark in enumerate(line):
        if mark != "#":
            continue
        if found and sum(found[-1]) == at and found[-1][1] < RUN:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((at, 1))
    return found


def long_sides(rows: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The full long sides of a shape (ERA-16.2)."""
    height, width = len(rows), len(rows[0])
    lines = [[(r, c) for c in range(width)] for r in (0, height - 1) if width >= height]
    lines += [[(r, c) for r in range(height)] for c in (0, width - 1) if height >= width]
    full = [line for line in lines if all([rows[r][c] == "#" for r, c in line])]
    return tuple([tuple([r * STRIDE + c for r, c in line]) for line in full])


def quarter(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter turn clockwise."""
    return tuple(["".join([row[c] for row in reversed(rows)]) for c in range(len(rows[0]))])


def turns_of(rows: tuple[str, ...]) -> list[Turned]:
    """The turns that cover different cells, each with its smallest number (ERA-2.19, ERA-2.28)."""
    found: list[Turned] = []
    for turn in range(4):
        if rows not in [other.rows for other in found]:
            found.append(Turned(turn, rows))
        rows = quarter(rows)
    return found
