"""What goes over the wire when a game is over: results, series, how the scores came about."""

from msgspec import Struct

from tabard.server.wire_parts import Args, Line, Rival, Secret


class Result(Struct, frozen=True):
    """How one game of a series ended. Lists are by seat."""

    table: str
    at: str
    names: list[str]
    options: Args
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    rivals: list[Rival]


class Series(Struct, frozen=True):
    """What the end of a game leads to."""

    key: str | None
    sequel: Args | None
    next: str | None
    results: list[Result]


class Records(Struct, frozen=True):
    key: str
    results: list[Result]


class ScoresAt(Struct, frozen=True):
    move: int
    period: int
    scores: list[int]


class Turning(Struct, frozen=True):
    """The move since which the winners have been ahead, and what was told of it."""

    move: int
    seats: list[int]
    story: list[Line]


class Progress(Struct, frozen=True):
    """How the scores came about. `period` is the word by which the game counts time: round, turn or nothing."""

    moves: int
    period: str
    points: list[ScoresAt]
    turning: Turning | None


class LaySequel(Struct, frozen=True, forbid_unknown_fields=True):
    """`again`: a game that is the last of its series, or of none, once more with the same options.

    Without a key the account is asked."""

    key: Secret | None = None
    again: bool = False


class Sequel(Struct, frozen=True):
    table: str
