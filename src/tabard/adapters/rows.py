"""Rows of an array that are kept up to date: a part that is as it was at the last look stays as it stands.

Compiled with the kernel.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from tabard.kernel.known import Known
from tabard.kernel.position import Position
from tabard.kernel.sheet import describe

from .numbers import Part, Writing

NOTHING: Final = Part(None, 0, vec[i32](), vec[i32]())


class Told:
    """What a part was told of when a seat looked last."""

    def __init__(self, thing: object, beside: object, part: Part) -> None:
        self.thing: Final = thing
        self.beside: Final = beside
        self.part: Final = part


NEVER: Final = Told(object(), None, NOTHING)  # no other thing is this one


class Slot:
    """The place of a part: what stands there now, and what each seat was told there last."""

    def __init__(self, at: i64, seats: int) -> None:
        self.at: Final = at
        self.part = NOTHING
        self.told: Final = [NEVER] * seats


class Row(Writing):
    """Nobody else may write into its places. Fields outside of parts are written anew at every look."""

    def __init__(self, seats: int, size: int, memory: vec[i32], first: int, parts: dict[str, Known[Part]]) -> None:
        super().__init__(seats, size, memory, first, parts)
        self.slots: Final[list[Slot]] = []
        self.next = 0  # of the slots

    def show(self, p: Position, seat: int) -> None:
        """All that the seat may know."""
        self.clean()
        describe(p, seat, self)
        told = self.at - self.first
        assert told == self.size, f"{p.game.slug} told {told} numbers, not {self.size}"
        assert self.next == len(self.slots), f"{p.game.slug} told {self.next} parts, not {len(self.slots)}"

    def clean(self) -> None:
        """Parts stay as they stand, except one whose telling was broken off."""
        super().clean()
        self.begun.clear()
        self.next = 0

    def slot(self) -> Slot:
        """Of the part that begins."""
        if self.next == len(self.slots):
            self.slots.append(Slot(self.at, self.seats))
        slot = self.slots[self.next]
        assert slot.at == self.at, "a part was told at another place than before"
        return slot

    def again(self, part: str, thing: object, beside: object = None) -> bool:
        if self.begun:  # all of it belongs to the part that is being told
            return super().again(part, thing, beside)
        slot = self.slot()
        told = slot.told[self.seat]
        if told.thing is not thing or told.beside is not beside:
            known = self.by_heart(part, thing, beside)
            if known is None:
                return self.anew(slot)
            told = slot.told[self.seat] = Told(thing, beside, known)
        self.stand(slot, told.part)
        return True

    def keep(self, part: str, thing: object, beside: object = None) -> None:
        if len(self.begun) > 1:
            super().keep(part, thing, beside)
            return
        told = self.finished(beside)
        self.parts[part].remember(thing, told)
        self.settle(Told(thing, beside, told))

    def same(self, values: list[object]) -> bool:
        if self.begun:
            self.begin()
            return False
        slot = self.slot()
        told = slot.told[self.seat]
        if told.thing != values:
            return self.anew(slot)
        self.stand(slot, told.part)
        return True

    def hold(self, values: list[object]) -> None:
        if len(self.begun) > 1:
            self.begun.pop()
            return
        copied: list[object] = [value[:] if isinstance(value, list) else value for value in values]
        self.settle(Told(copied, None, self.finished(None)))

    # ------------------------------------------------------------------ what stands in a slot

    def stand(self, slot: Slot, part: Part) -> None:
        """The part stands in the slot, if it does not already."""
        if slot.part is not part:
            self.wipe(slot)
            row, at, places, values = self.row, slot.at, part.places, part.values
            for n in range(i64(len(places))):
                row[at + i64(places[n])] = values[n]
            slot.part = part
        self.at += part.size
        self.next += 1

    def wipe(self, slot: Slot) -> None:
        row, at, places = self.row, slot.at, slot.part.places
        for n in range(i64(len(places))):
            row[at + i64(places[n])] = 0
        slot.part = NOTHING

    def anew(self, slot: Slot) -> bool:
        """The part has to be told, on clean ground."""
        self.wipe(slot)
        self.begin()
        return False

    def finished(self, beside: object) -> Part:
        """The part that has just been told; what was written belongs to it alone."""
        at, count = self.begun.pop()
        told = self.told_since(i64(at), i64(count), beside)
        self.count = i64(count)
        return told

    def settle(self, told: Told) -> None:
        slot = self.slots[self.next]
        slot.part = told.part
        slot.told[self.seat] = told
        self.next += 1
