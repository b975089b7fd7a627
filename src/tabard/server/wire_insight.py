"""What goes over the wire when moves are weighed: hints during the game, the review after it."""

from typing import Literal

from msgspec import Struct

from tabard.server.wire_parts import Choice, Message


class Next(Struct, frozen=True):
    """What another seat most likely does next."""

    seat: int
    label: Message


class Expected(Struct, frozen=True):
    """A move and what it promises to whoever makes it, as far as that seat can know.

    `chances`: of every seat, to win, of 1; empty where nothing can be said of it. `even`: as far as could be found out it is as
    good as the first one. Points: `gain` at once, `lead` ahead of the best of the others (alone: the points) some moves later,
    on average; nine of ten times more than `low`, nine of ten times less than `high`. `ended`: that was the end of the game.
    """

    choice: Choice
    chances: list[float]
    even: bool
    gain: int
    lead: int
    low: int
    high: int
    ended: bool
    next: Next | None


class Hint(Struct, frozen=True):
    """The best moves, the best first: at most three. Only the first, and no chances, if the search has failed."""

    moves: list[Expected]


class ChancesAt(Struct, frozen=True):
    """Everybody's chances to win, of 1, after so many moves; `step`: as an onlooker of the replay counts them."""

    step: int
    move: int
    chances: list[float]


class Costly(Struct, frozen=True):
    """A move that cost its seat much, and what was better. `move`: as the curve counts moves; `step`: as its seat counts steps in
    the replay. `chances`: of everybody, after the move; `possible`: after the better one.
    """

    seat: int
    move: int
    step: int
    made: Choice
    better: Choice
    chances: list[float]
    possible: list[float]


class Reviewed(Struct, frozen=True):
    """A finished game judged move by move, each by what its seat could know.

    `costly`: at most three of each seat, the worst first."""

    moves: int
    curve: list[ChancesAt]
    costly: list[Costly]


class Review(Struct, frozen=True):
    """`done`: the share that is worked out, of 1; then there is a `result`."""

    state: Literal["working", "done"]
    done: float
    result: Reviewed | None
