"""What a seat may know as float32 numbers, for networks. Compiled with the kernel.

A float is written as its bits, into a vector of 32-bit numbers: compiled code does that without making an object for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack, unpack
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from tabard.kernel.position import Position
from tabard.kernel.sheet import MOST, Sheet, describe, share

MOST_PARTS: Final = 8192  # of one kind that are known by heart
WIDEST: Final = 1000  # fractions with a greater denominator are worked out each time
NEGATIVE: Final = -(1 << 31)  # the bit of the sign


def bits(value: float) -> int:
    """Of a float32."""
    return int(unpack("<i", pack("<f", value))[0])


COUNTS: Final = [bits(float(count)) for count in range(int(MOST) + 1)]
FRACTIONS: Final[list[list[int]]] = [
    [] for _ in range(WIDEST + 1)
]  # by denominator: the bits of all numerators up to MOST
ONE: Final = 0x3F800000


def fractions(most: int) -> list[int]:
    """The bits of 0/most, 1/most and so on, up to MOST."""
    known = FRACTIONS[most]
    if not known:
        known = FRACTIONS[most] = [bits(share(value, most)) for value in range(int(MOST) * most + 1)]
    return known


def share_bits(value: int, most: int) -> i32:
    if most > WIDEST:
        return i32(bits(share(value, most)))
    known = fractions(most)
    if value < 0:
        return i32(known[min(-value, len(known) - 1)] + NEGATIVE)
    return i32(known[value] if value < len(known) else known[-1])


@mypyc_attr(acyclic=True)  # there are many of them: the garbage collector need not look at them
class Part:
    """What was told of a thing: how many numbers, and those that are not 0, by their places."""

    def __init__(self, thing: object, beside: object, size: i64, places: vec[i32], values: vec[i32]) -> None:
        self.thing: Final = thing  # held, so that no other can have its identity
        self.beside: Final = beside
        self.size: Final = size
        self.places: Final = places
        self.values: Final = values


class Writing(Sheet):
    """Writes into so many places of a memory, from `first` on."""

    def __init__(self, seats: int, size: int, memory: vec[i32], first: int, parts: dict[str, dict[int, Part]]) -> None:
        super().__init__(seats)
        self.size: Final = size
        self.row: Final = memory
        self.first: Final = i64(first)
        self.written: Final = vec[i32]([0] * size)  # the places that are not 0
        self.count: i64 = 0
        self.at: i64 = i64(first)
        self.parts: Final = parts  # by kind, then by the identity of the thing
        self.begun: Final[
            list[tuple[int, int]]
        ] = []  # where the parts that are being told begin, and how much was written

    def clean(self) -> None:
        row, written = self.row, self.written
        for n in range(self.count):
            row[i64(written[n])] = 0
        self.count = 0
        self.at = self.first

    def write(self, at: i64, value: i32) -> None:
        """A number that is not 0."""
        if self.row[at] == 0:
            self.written[self.count] = i32(at)
            self.count += 1
        self.row[at] = value

    def real(self, value: float) -> None:
        """A number that is no field of a game."""
        if value:
            self.write(self.at, i32(bits(value)))
        self.at += 1

    def again(self, part: str, thing: object, beside: object = None) -> bool:
        told = self.by_heart(part, thing, beside)
        if told is None:
            self.begin()
            return False
        places, values, row, written = told.places, told.values, self.row, self.written
        first, count = self.at, self.count
        for n in range(i64(len(places))):
            place = first + i64(places[n])
            row[place] = values[n]  # nothing was written here before
            written[count] = i32(place)
            count += 1
        self.count = count
        self.at = first + told.size
        return True

    def by_heart(self, part: str, thing: object, beside: object) -> Part | None:
        known = self.parts.get(part)
        told = known.get(id(thing)) if known is not None else None
        return told if told is not None and told.beside is beside else None

    def begin(self) -> None:
        self.begun.append((int(self.at), int(self.count)))

    def keep(self, part: str, thing: object, beside: object = None) -> None:
        at, count = self.begun.pop()
        self.remember(part, self.told_since(i64(at), i64(count), thing, beside))

    def remember(self, part: str, told: Part) -> None:
        known = self.parts.setdefault(part, {})
        if len(known) >= MOST_PARTS:
            known.clear()
        known[id(told.thing)] = told

    def told_since(self, first: i64, count: i64, thing: object, beside: object) -> Part:
        """What was told from this place on, when so much had been written."""
        places, values = vec[i32](), vec[i32]()
        for n in range(count, self.count):
            place = i64(self.written[n])
            places = append(places, i32(place - first))
            values = append(values, self.row[place])
        return Part(thing, beside, self.at - first, places, values)

    def number(self, name: str, value: int, most: int) -> None:
        if value:
            self.write(self.at, share_bits(value, most))
        self.at += 1

    def numbers(self, name: str, values: Sequence[int], most: int, count: int) -> None:
        at = self.at
        for value in first_of(values, count):
            if value:
                self.write(at, share_bits(value, most))
            at += 1
        self.at += i64(count)

    def flag(self, name: str, value: bool) -> None:
        if value:
            self.write(self.at, ONE)
        self.at += 1

    def one(self, name: str, value: int, size: int) -> None:
        if 0 <= value < size:
            self.write(self.at + i64(value), ONE)
        self.at += i64(size)

    def ones(self, name: str, values: Sequence[int], size: int, count: int) -> None:
        at, wide = self.at, i64(size)
        for value in first_of(values, count):
            if 0 <= value < size:
                self.write(at + i64(value), ONE)
            at += wide
        self.at += wide * i64(count)

    def spots(self, name: str, spots: list[int], size: int, count: int) -> None:
        for spot in spots:
            self.write(self.at + i64(spot), ONE)
        self.at += i64(size) * i64(count)

    def bag(self, name: str, values: Sequence[int], size: int) -> None:
        for value in values if isinstance(values, list) else [*values]:
            place = self.at + i64(value)
            before = self.row[place]
            self.write(place, ONE if before == 0 else one_more(before))
        self.at += i64(size)

    def turns_to(self, seat: int) -> i64:
        """Where the seat sits, from the observer on."""
        turns = i64(seat) - i64(self.seat)
        return turns if turns >= 0 else turns + i64(self.seats)

    def who(self, name: str, seat: int) -> None:
        if seat >= 0:
            self.write(self.at + self.turns_to(seat), ONE)
        self.at += i64(self.seats)

    def owners(self, name: str, seats: Sequence[int], count: int) -> None:
        at, wide = self.at, i64(self.seats)
        for seat in first_of(seats, count):
            if seat >= 0:
                self.write(at + self.turns_to(seat), ONE)
            at += wide
        self.at += wide * i64(count)

    def among(self, name: str, seats: Sequence[int]) -> None:
        for seat in seats:
            self.write(self.at + self.turns_to(seat), ONE)
        self.at += i64(self.seats)


class Numbers(Writing):
    """Writes into a row of its own, which `tell` copies to where it is wanted."""

    def __init__(self, seats: int, size: int) -> None:
        super().__init__(seats, size, vec[i32]([0] * size), 0, {})
        self.floats: Final = memoryview(self.row).cast("B").cast("f")

    def __reduce__(self) -> tuple[type[Numbers], tuple[int, int]]:
        """A copy begins with an empty row."""
        return Numbers, (self.seats, self.size)

    def tell(self, p: Position, seat: int, out: memoryview[float], first: int) -> None:
        """All that the seat may know, from `first` on."""
        self.clean()
        describe(p, seat, self)
        assert self.at == self.size, f"{p.game.slug} told {self.at} numbers, not {self.size}"
        out[first : first + self.size] = self.floats


def one_more(before: i32) -> i32:
    """The next of the counts, if there is one."""
    at = COUNTS.index(before)
    return i32(COUNTS[min(at + 1, len(COUNTS) - 1)])


def first_of(values: Sequence[int], count: int) -> list[int]:
    """A list, which compiled code walks through fastest; never to be changed."""
    told = values if isinstance(values, list) else [*values]
    return told if len(told) <= count else told[:count]
