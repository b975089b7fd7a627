"""Domains as plain sets of cells, read from the clauses: the slow and obvious way to place, enclose and score.

Nothing here uses the engine: shapes and figures are read from components.toml once more. A cell is (row, column), counted from 1.
"""

import tomllib
from functools import cache
from importlib.resources import files

DATA = tomllib.loads(files("tabard.games.era_medieval_age").joinpath("components.toml").read_text("utf-8"))
BUILDINGS = {entry["id"]: entry for entry in DATA["building"]}
NAMES = [
    *BUILDINGS,
    *[f"wall_{n}" for n in range(1, 6)],
    *[f"road_{n}" for n in range(2, 6)],
    "bridge",
    "gate",
    "river",
    "scorched_area",
    "flood",
]
RESOURCES = ["trade_goods", "stone", "wood", "food"]
COLOURS = [entry["id"] for entry in DATA["die"]]
ALL = {(r, c) for r in range(1, 15) for c in range(1, 15)}
BORDER = {(r, c) for r, c in ALL if r in (1, 14) or c in (1, 14)}  # ERA-2.2


def shape(name):
    if name in BUILDINGS:
        return BUILDINGS[name]["shape"]
    kind, _, length = name.partition("_")
    return ["#" * int(length)] if kind in ("wall", "road") else DATA[name]["shape"]


def cost(name):
    entry = BUILDINGS[name] if name in BUILDINGS else DATA[name.split("_")[0]]
    return {kind: entry["cost"].get(kind, 0) for kind in RESOURCES}


@cache
def placements(name):
    """Every placement once, with its name (ERA-2.3, ERA-2.19, ERA-2.28): ((corner, turn), cells)."""
    found, marks = {}, [(r, c) for r, row in enumerate(shape(name)) for c, mark in enumerate(row) if mark != "."]
    for turn in range(4):
        for row in range(1, 15):
            for column in range(1, 15):
                cells = frozenset((row + r, column + c) for r, c in marks)
                if cells <= ALL and cells not in found:
                    found[cells] = ((row - 1) * 14 + column - 1, turn)
        turned = [(c, -r) for r, c in marks]
        marks = [(r - min(x for x, _ in turned), c - min(y for _, y in turned)) for r, c in turned]
    return [(place, cells) for cells, place in found.items()]


def beside(cells):
    """ERA-0.8, ERA-0.9."""
    around = {(r + i, c + j) for r, c in cells for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return (around & ALL) - set(cells)


@cache
def outside(barrier):
    """ERA-2.9: walk from the border, also diagonally, without stepping on a barrier."""
    todo = list(BORDER - barrier)
    seen = set(todo)
    while todo:
        r, c = todo.pop()
        for cell in [(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]:
            if cell in ALL and cell not in barrier and cell not in seen:
                seen.add(cell)
                todo.append(cell)
    return frozenset(seen)


class Domain:
    """What lies on one board: (name, cells) in the order of building."""

    def __init__(self, pieces=()):
        self.pieces = list(pieces)

    def of(self, *kinds):
        return [(name, cells) for name, cells in self.pieces if name in kinds or name.split("_")[0] in kinds]

    def ground(self, *kinds):
        return set().union(*(cells for _, cells in self.of(*kinds)))

    @property
    def taken(self):
        return set().union(*(cells for _, cells in self.pieces))

    @property
    def roads(self):
        return self.ground("road", "bridge")  # ERA-15.10

    @property
    def water(self):
        return self.ground("river")

    @property
    def tiles(self):
        return self.ground("scorched_area", "flood")

    @property
    def barrier(self):
        return frozenset(self.ground("wall", "gate", "keep", "armory"))  # ERA-2.7

    @property
    def enclosed(self):
        return ALL - self.barrier - outside(self.barrier)

    def buildings(self):
        return [(name, cells) for name, cells in self.pieces if name in BUILDINGS]

    def count(self, name):
        return len(self.of(name)) if name != "trade_fair" else sum(n == name for n, _ in self.pieces)

    def is_enclosed(self, name, cells):
        return name in ("keep", "armory") or cells <= self.enclosed  # ERA-2.11

    # ------------------------------------------------------------------ placing

    def places(self, name):
        free = ALL - self.taken
        return [place for place, cells in placements(name) if self.allows(name, cells, free)]

    def has_place(self, name):
        free = ALL - self.taken
        return any(self.allows(name, cells, free) for _, cells in placements(name))

    def allows(self, name, cells, free):
        if name in ("bridge", "gate"):
            return self.allows_across(name, cells, free)
        if not cells <= free:  # ERA-2.5
            return False
        if name == "quarry":
            return bool(cells & BORDER)  # ERA-16.5
        if name == "wharf":
            return all(beside([cell]) & self.water for cell in cells)  # ERA-16.2
        if name.startswith("road"):
            return self.connected(cells)
        return True

    def connected(self, cells):
        return bool(cells & BORDER or beside(cells) & self.roads)  # ERA-15.5, ERA-15.9

    def allows_across(self, name, cells, free):
        ends, middle = sorted(cells)[::2], sorted(cells)[1]
        if not set(ends) <= free:
            return False
        below = [other for other, theirs in self.pieces if middle in theirs]
        if len(below) != 1:  # ERA-2.4, ERA-15.13
            return False
        if name == "bridge":
            return below == ["river"] and self.connected(cells)  # ERA-15.8, ERA-15.9
        return below[0] in ("river", "bridge") or below[0].startswith("road")  # ERA-15.11

    def start_places(self, name):
        if name not in ("flood", "scorched_area"):
            return self.places(name)
        free = (ALL - self.taken) & outside(self.barrier)
        return [place for place, cells in placements(name) if cells <= free and self.by_water(name, cells)]

    def by_water(self, name, cells):
        return name != "flood" or bool(beside(cells) & (self.water | self.ground("flood")))  # ERA-3.13, ERA-8.17

    def tile_places(self, name):
        """ERA-8.16 to ERA-8.20."""
        allowed = ALL & outside(self.barrier) - self.water - self.tiles - self.guarded()
        spots = [(place, cells) for place, cells in placements(name) if cells <= allowed and self.by_water(name, cells)]
        empty = [place for place, cells in spots if not cells & self.taken]
        return empty or [place for place, _ in spots]

    def guarded(self):
        """ERA-8.25: roads and bridges under a gate."""
        gates = self.ground("gate")
        return set().union(*(cells for _, cells in self.of("road", "bridge") if cells & gates))

    def exposed(self):
        return [(name, cells) for name, cells in self.buildings() if not self.is_enclosed(name, cells)]

    # ------------------------------------------------------------------ disease and points

    def diseased(self):
        """ERA-8.5."""
        hospitals = self.ground("hospital")
        rest = [
            (name, cells)
            for name, cells in self.buildings()
            if name not in ("keep", "armory", "hospital") and not beside(cells) & hospitals
        ]
        return [one for one in rest if any(beside(one[1]) & other[1] for other in rest if other is not one)]

    def times(self, name, cells):
        """ERA-24.1: once, doubled by walls or river, tripled by both."""
        walls, river = self.is_enclosed(name, cells), bool(beside(cells) & self.water)
        return 3 if walls and river else 2 if walls or river else 1

    def roadside(self):
        return sum(bool(beside(cells) & self.roads) for _, cells in self.buildings())

    def market_bonus(self, cells):
        """ERA-14.9, ERA-14.16."""
        blocked = self.taken - (self.roads - self.barrier)
        return len(beside(cells) - blocked)

    def areas(self):
        """ERA-2.13: groups of enclosed cells by edges or corners, without those under tiles."""
        left, sizes = set(self.enclosed), []
        while left:
            todo = [left.pop()]
            group = set(todo)
            while todo:
                r, c = todo.pop()
                more = {(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & left
                left -= more
                group |= more
                todo += more
            sizes.append(len(group - self.tiles))
        return sizes

    def largest_area(self):
        return max(self.areas(), default=0)


def sheet(domain, tracks, dice, roads):
    """The score sheet but for the majorities (ERA-24), by name; only what is not 0."""
    lines = {}
    for name, cells in domain.buildings():
        lines[name] = lines.get(name, 0) + BUILDINGS[name]["points"] * domain.times(name, cells)
    held = sum(tracks[kind] for kind in RESOURCES)
    lines["road_bonus"] = domain.roadside() if roads else 0
    lines["market_bonus"] = sum(domain.market_bonus(cells) for name, cells in domain.buildings() if name == "market")
    lines["guildhall_bonus"] = held * domain.count("guildhall")
    lines["university_bonus"] = tracks["culture"] * domain.count("university")
    lines["cathedral_bonus"] = dice * domain.count("cathedral")
    lines["culture"] = tracks["culture"]
    lines["disaster"] = -tracks["disaster"]
    return {line: points for line, points in lines.items() if points}
