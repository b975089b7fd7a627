"""Playing a record again: set-up, moves and nature's answers, without a generator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from .game import Game
from .position import Position


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


def mismatch(game: Game, record: Mapping[str, object]) -> str:
    """What keeps this record from being played by this game; "" if nothing."""
    for key in ("game", "rules_version", "components", "seats", "options", "seed", "moves", "nature"):
        if key not in record:
            return f"a record has {key!r}; this one has not"
    if record["rules_version"] != game.rules_version:
        return f"the record was made by rules version {record['rules_version']}, these are version {game.rules_version}"
    if record["components"] != game.components_digest:
        return "the record was made with another component file"
    return ""
