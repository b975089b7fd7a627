"""Rows of an array that are kept up to date: a part that is as it was at the last look stays as it stands.

Compiled with the kernel. What has to be looked at for a part that stays is kept in vectors: with many tables it is memory
that takes the time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from tabard.kernel.position import Position
from tabard.kernel.sheet import describe

from .numbers import Part, Writing

NOTHING: Final = Part(object(), None, 0, vec[i32](), vec[i32]())  # of a thing that is no other
NEVER: Final[list[object]] = [object()]  # no values are these


class Row(Writing):
    """Nobody else may write into its places. Fields outside of parts are written anew at every look."""

    def __init__(self, seats: int, size: int, memory: vec[i32], first: int, parts: dict[str, dict[int, Part]]) -> None:
        super().__init__(seats, size, memory, first, parts)
        self.next: i64 = 0  # the number of the part that comes next
        self.known: i64 = 0  # how many parts there are
        self.stands: Final[list[Part]] = []  # what stands in the row, by number
        self.places = vec[i64]()  # where it begins
        self.sizes = vec[i64]()
        self.things = vec[i64]()  # the identities of what it was told of
        self.besides = vec[i64]()
        self.told: Final[list[Part]] = []  # what each seat was told last, by number and seat
        self.values: Final[list[list[object]]] = []  # and of which values, where it was `same` that asked

    def show(self, p: Position, seat: int) -> None:
        """All that the seat may know."""
        self.clean()
        describe(p, seat, self)
        told = self.at - self.first
        assert told == self.size, f"{p.game.slug} told {told} numbers, not {self.size}"
        assert self.next == self.known, f"{p.game.slug} told {self.next} parts, not {self.known}"

    def clean(self) -> None:
        """Parts stay as they stand, except one whose telling was broken off."""
        super().clean()
        self.begun.clear()
        self.next = 0

    def number_of_part(self) -> i64:
        """Of the one that begins."""
        if self.next == self.known:
            self.add_part()
        assert self.places[self.next] == self.at, "a part was told at another place than before"
        return self.next

    def add_part(self) -> None:
        self.known += 1
        self.stands.append(NOTHING)
        self.places = append(self.places, self.at)
        self.sizes = append(self.sizes, 0)
        self.things = append(self.things, 0)
        self.besides = append(self.besides, 0)
        self.told.extend([NOTHING] * self.seats)
        self.values.extend([NEVER] * self.seats)

    def of_seat(self, n: i64) -> i64:
        """Where the part stands among those that the seat was told."""
        return n * i64(self.seats) + i64(self.seat)

    # ------------------------------------------------------------------ telling parts

    def again(self, part: str, thing: object, beside: object = None) -> bool:
        if self.begun:  # all of it belongs to the part that is being told
            return super().again(part, thing, beside)
        n = self.number_of_part()
        if self.things[n] == i64(id(thing)) and self.besides[n] == i64(id(beside)):  # they are held by what stands
            self.at += self.sizes[n]
            self.next += 1
            return True
        told = self.told[self.of_seat(n)]
        if told.thing is not thing or told.beside is not beside:
            known = self.by_heart(part, thing, beside)
            if known is None:
                return self.anew(n)
            told = known
        self.put(n, told)
        return True

    def keep(self, part: str, thing: object, beside: object = None) -> None:
        if len(self.begun) > 1:
            super().keep(part, thing, beside)
            return
        told = self.finished(thing, beside)
        self.remember(part, told)
        self.settle(told)

    def same(self, values: list[object]) -> bool:
        if self.begun:
            self.begin()
            return False
        n = self.number_of_part()
        mine = self.of_seat(n)
        if self.values[mine] != values:
            return self.anew(n)
        told = self.told[mine]
        if self.things[n] == i64(id(told)):
            self.at += self.sizes[n]
            self.next += 1
        else:
            self.put(n, told)
            self.things[n] = i64(id(told))
        return True

    def hold(self, values: list[object]) -> None:
        if len(self.begun) > 1:
            self.begun.pop()
            return
        n, told = self.next, self.finished(None, None)
        self.settle(told)
        self.values[self.of_seat(n)] = values
        self.things[n] = i64(id(told))

    # ------------------------------------------------------------------ what stands in the row

    def put(self, n: i64, part: Part) -> None:
        """In the place of what stands there."""
        self.wipe(n)
        row, at, places, values = self.row, self.at, part.places, part.values
        for number in range(i64(len(places))):
            row[at + i64(places[number])] = values[number]
        self.at = at + part.size
        self.settle(part)

    def settle(self, part: Part) -> None:
        """It stands, and the next can be told."""
        n = self.next
        self.stands[n] = part
        self.told[self.of_seat(n)] = part
        self.sizes[n] = part.size
        self.things[n] = i64(id(part.thing))
        self.besides[n] = i64(id(part.beside))
        self.next = n + 1

    def wipe(self, n: i64) -> None:
        row, at, places = self.row, self.places[n], self.stands[n].places
        for number in range(i64(len(places))):
            row[at + i64(places[number])] = 0
        self.stands[n] = NOTHING
        self.things[n] = 0

    def anew(self, n: i64) -> bool:
        """The part has to be told, on clean ground."""
        self.wipe(n)
        self.begin()
        return False

    def finished(self, thing: object, beside: object) -> Part:
        """The part that has just been told; what was written belongs to it alone."""
        at, count = self.begun.pop()
        told = self.told_since(i64(at), i64(count), thing, beside)
        self.count = i64(count)
        return told
