"""What follows from a thing that never changes, worked out once."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 8192  # things of one kind


class Known(Generic[T]):
    """By identity: copies of a position share the tuples they are made of. Whoever asks checks that the thing is the same:
    `remember` holds on to the thing, so that no other can take its place."""

    def __init__(self) -> None:
        self._known: Final[dict[int, tuple[object, T]]] = {}

    def of(self, thing: object) -> T | None:
        found = self._known.get(id(thing))
        return found[1] if found is not None else None

    def remember(self, thing: object, what: T) -> T:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[id(thing)] = (thing, what)
        return what
