"""What a seat may know, field by field: one walk over a position, told to a sheet.

A game declares its fields once, in `Game.describe`, by telling them to a `Sheet` in an order that never changes: a number, one
of so many, a seat. What becomes of them is up to the sheet: `Layout` learns names and places, `Plain` makes JSON, and
`tabard.adapters.numbers` fills an array for a network. Seats are told from the observer on: 0 is oneself, 1 whoever sits to
the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from .position import Position

MOST: Final = 8.0  # a number is divided by its usual most, and cut here
NONE: Final = -1  # no thing, no seat


class Sheet:
    """Takes what it is told. Every field has the same length in every position of a game with these seats and options."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.seat = 0  # who looks
        self.around: list[int] = []  # all seats, from the observer on
        self.turn_to(0)

    def turn_to(self, seat: int) -> None:
        """Whose eyes are looked through from here on."""
        self.seat = seat
        self.around = [(seat + step) % self.seats for step in range(self.seats)]

    def open(self, name: str, number: int = NONE) -> None:
        """A part with fields of its own, perhaps one of several of that name."""

    def close(self) -> None:
        """The part is done."""

    def again(self, part: str, thing: object, beside: object = None) -> bool:
        """Tell once more the fields that follow from this thing alone, and from the one beside it, neither of which ever changes.
        False: it is not known; tell them, then `keep`. A part may hold others. Which parts are told never depends on the
        position."""
        return False

    def keep(self, part: str, thing: object, beside: object = None) -> None:
        """All that was told since `again` follows from the thing and what is beside it."""

    def same(self, values: list[object]) -> bool:
        """Tell once more the fields that follow from these values alone and from who looks. The list is made for this call, and
        nothing in it ever changes: the items of lists, not lists. False: this seat was last told of others; tell the fields,
        then `hold`."""
        return False

    def hold(self, values: list[object]) -> None:
        """All that was told since `same` follows from the values."""

    def number(self, name: str, value: int, most: int) -> None:
        """A count, a price, a round; `most` is what it seldom passes."""
        raise NotImplementedError

    def numbers(self, name: str, values: Sequence[int], most: int, count: int) -> None:
        """So many of them; those missing are 0."""
        raise NotImplementedError

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        raise NotImplementedError

    def one(self, name: str, value: int, size: int) -> None:
        """One of 0..size-1, or none (below 0)."""
        raise NotImplementedError

    def ones(self, name: str, values: Sequence[int], size: int, count: int) -> None:
        """So many of them, in an order that matters; those missing are none."""
        raise NotImplementedError

    def spots(self, name: str, spots: list[int], size: int, count: int) -> None:
        """The same where most are none: each of the others as place * size + value, in any order."""
        raise NotImplementedError

    def bag(self, name: str, values: Sequence[int], size: int) -> None:
        """How many there are of each of 0..size-1, in no order."""
        raise NotImplementedError

    def who(self, name: str, seat: int) -> None:
        """A seat, or nobody (below 0)."""
        raise NotImplementedError

    def owners(self, name: str, seats: Sequence[int], count: int) -> None:
        """For each of so many things a seat, or nobody."""
        raise NotImplementedError

    def among(self, name: str, seats: Sequence[int]) -> None:
        """Which seats."""
        raise NotImplementedError


def share(value: int, most: int) -> float:
    """A number for a network."""
    part = value / most
    return part if -MOST < part < MOST else MOST if part > 0 else -MOST


def describe(p: Position, seat: int, sheet: Sheet) -> None:
    """All that the seat may know: what every game has, then the game's own fields."""
    sheet.turn_to(seat)
    decision = p.frames[-1].decision() if p.frames else None
    decisions = p.game.decisions
    sheet.one("asked", p.game.decision_numbers[decision] if decision is not None else NONE, len(decisions))
    sheet.among("waiting", p.waiting)
    p.game.describe(p, seat, sheet)


# ---------------------------------------------------------------------- names and places


class Field(NamedTuple):
    """Where a field stands in an array."""

    name: str  # `fief.0.coins`
    kind: str  # `number`, `one of 8`, `seat`
    first: int
    size: int


class Layout(Sheet):
    """Names, kinds and places of all fields: tell it any one position."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.fields: Final[list[Field]] = []
        self.size = 0
        self.path: Final[list[str]] = []

    def add(self, name: str, kind: str, size: int) -> None:
        self.fields.append(Field(".".join([*self.path, name]), kind, self.size, size))
        self.size += size

    def open(self, name: str, number: int = NONE) -> None:
        self.path.append(name if number < 0 else f"{name}.{number}")

    def close(self) -> None:
        self.path.pop()

    def number(self, name: str, value: int, most: int) -> None:
        self.add(name, f"number / {most}", 1)

    def numbers(self, name: str, values: Sequence[int], most: int, count: int) -> None:
        self.add(name, f"numbers / {most}", count)

    def flag(self, name: str, value: bool) -> None:
        self.add(name, "flag", 1)

    def one(self, name: str, value: int, size: int) -> None:
        self.add(name, f"one of {size}", size)

    def ones(self, name: str, values: Sequence[int], size: int, count: int) -> None:
        self.add(name, f"{count} times one of {size}", size * count)

    def spots(self, name: str, spots: list[int], size: int, count: int) -> None:
        self.ones(name, (), size, count)

    def bag(self, name: str, values: Sequence[int], size: int) -> None:
        self.add(name, "how many of each", size)

    def who(self, name: str, seat: int) -> None:
        self.add(name, "seat", self.seats)

    def owners(self, name: str, seats: Sequence[int], count: int) -> None:
        self.add(name, f"{count} times a seat", self.seats * count)

    def among(self, name: str, seats: Sequence[int]) -> None:
        self.add(name, "seats", self.seats)

    def parts(self) -> dict[str, tuple[int, int]]:
        """The fields by the first word of their names: first place and size."""
        found: dict[str, tuple[int, int]] = {}
        for field in self.fields:
            part = field.name.partition(".")[0]
            first, size = found.get(part, (field.first, 0))
            found[part] = (first, size + field.size)
        return found


# ---------------------------------------------------------------------- as JSON


class Plain(Sheet):
    """The same as nested dictionaries; seats are numbers from the observer on, none and nobody are None."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stack: Final[list[dict[str, object]]] = [{}]

    @property
    def value(self) -> dict[str, object]:
        return self.stack[0]

    def put(self, name: str, value: object) -> None:
        self.stack[-1][name] = value

    def open(self, name: str, number: int = NONE) -> None:
        within = self.stack[-1]
        for key in (name,) if number < 0 else (name, str(number)):
            inner = within.setdefault(key, {})
            assert isinstance(inner, dict)
            within = inner
        self.stack.append(within)

    def close(self) -> None:
        self.stack.pop()

    def number(self, name: str, value: int, most: int) -> None:
        self.put(name, value)

    def numbers(self, name: str, values: Sequence[int], most: int, count: int) -> None:
        self.put(name, list(values[:count]))

    def flag(self, name: str, value: bool) -> None:
        self.put(name, bool(value))

    def one(self, name: str, value: int, size: int) -> None:
        self.put(name, value if value >= 0 else None)

    def ones(self, name: str, values: Sequence[int], size: int, count: int) -> None:
        self.put(name, [value if value >= 0 else None for value in values[:count]])

    def spots(self, name: str, spots: list[int], size: int, count: int) -> None:
        values = [NONE] * count
        for spot in spots:
            values[spot // size] = spot % size
        self.ones(name, values, size, count)

    def bag(self, name: str, values: Sequence[int], size: int) -> None:
        self.put(name, sorted(values))

    def who(self, name: str, seat: int) -> None:
        self.put(name, self.relative(seat))

    def owners(self, name: str, seats: Sequence[int], count: int) -> None:
        self.put(name, [self.relative(seat) for seat in seats[:count]])

    def among(self, name: str, seats: Sequence[int]) -> None:
        self.put(name, sorted([(seat - self.seat) % self.seats for seat in seats]))

    def relative(self, seat: int) -> int | None:
        return (seat - self.seat) % self.seats if seat >= 0 else None
