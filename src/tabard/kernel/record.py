"""Playing a record again: set-up, moves and nature's answers, without a generator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from .game import Game
from .position import Position
from .story import Illegal


def replay(game: Game, record: Mapping[str, object], moves: int | None = None) -> Position:
    """The position after the record's moves (or its first `moves` ones). ValueError if it does not fit."""
    wrong = mismatch(game, record)
    if wrong:
        raise ValueError(wrong)
    p = game.new(
        cast(int, record["seats"]),
        cast(int, record["seed"]),
        cast(Mapping[str, object], record["options"]),
        script=cast(Sequence[int], record["nature"]),
    )
    played = cast(Sequence[Sequence[object]], record["moves"])
    for seat, move in played if moves is None else played[:moves]:
        p.play(cast(int, seat), cast(Sequence[str | int], move))
    if moves is None and p.scripted != len(p.script):
        raise ValueError(f"the record holds {len(p.script)} answers of nature, the game asked for {p.scripted}")
    told = record.get("result")
    if moves is None and told is not None and (not p.over or told != p.result()):
        raise ValueError(f"the record ends with {told}, the game with {p.result() if p.over else 'nothing yet'}")
    return p


class Differs(ValueError):
    """A record does not play by these rules. `kind` says what is wrong: shape, components, setup, move, nature or result;
    `move` at which of its moves, 0 before the first."""

    def __init__(self, kind: str, message: str, move: int = 0) -> None:
        self.kind: Final = kind
        self.move: Final = move
        super().__init__(message)


def verify(game: Game, record: Mapping[str, object]) -> Position:
    """The position after all moves of a record by today's rules, whichever version made it. Differs says where they part."""
    p = begun(game, record)
    moves = cast(Sequence[Sequence[object]], record["moves"])
    for number, (seat, move) in enumerate(moves, 1):
        go_on(p, number, cast(int, seat), cast(Sequence[str | int], move))
    if p.scripted != len(p.script):
        said = f"the record holds {len(p.script)} answers of nature, the game asked for {p.scripted}"
        raise Differs("nature", said, len(moves))
    told = record.get("result")
    if told is not None and (not p.over or told != p.result()):
        said = f"the record ends with {told}, the game with {p.result() if p.over else 'nothing yet'}"
        raise Differs("result", said, len(moves))
    return p


def begun(game: Game, record: Mapping[str, object]) -> Position:
    wrong = lacks(record)
    if wrong:
        raise Differs("shape", wrong)
    if record["components"] != game.components_digest:
        raise Differs("components", "the record was made with another component file")
    seats, seed, options = record["seats"], record["seed"], record["options"]
    script = cast(Sequence[int], record["nature"])
    try:
        p = game.new(cast(int, seats), cast(int, seed), cast(Mapping[str, object], options), script=script)
    except ValueError as reason:
        raise Differs("setup", str(reason)) from reason
    check_nature(p, 0)
    return p


def go_on(p: Position, number: int, seat: int, move: Sequence[str | int]) -> None:
    try:
        p.play(seat, move)
    except Illegal as reason:
        raise Differs("move", f"{list(move)} by seat {seat} is refused: {reason}", number) from reason
    except ValueError as reason:
        raise Differs("nature", str(reason), number) from reason
    check_nature(p, number)


def check_nature(p: Position, number: int) -> None:
    asked = 0 if p.answers is None else p.answers.count
    if asked > len(p.script):
        raise Differs("nature", f"nature is asked {asked} times so far, the record has {len(p.script)} answers", number)


NEEDED: Final = ("game", "rules_version", "components", "seats", "options", "seed", "moves", "nature")


def lacks(record: Mapping[str, object]) -> str:
    """What a record has and this one has not; "" if nothing."""
    missing = [key for key in NEEDED if key not in record]
    return f"a record has {missing[0]!r}; this one has not" if missing else ""


def mismatch(game: Game, record: Mapping[str, object]) -> str:
    """What keeps this record from being played by this game; "" if nothing."""
    if lacks(record):
        return lacks(record)
    if record["rules_version"] != game.rules_version:
        return f"the record was made by rules version {record['rules_version']}, these are version {game.rules_version}"
    if record["components"] != game.components_digest:
        return "the record was made with another component file"
    return ""
