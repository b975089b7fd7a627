"""Records of games as files: what one must look like before the rules can judge it."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

MOST_MOVES = 20_000
MOST_ANSWERS = 200_000

Played = tuple[Annotated[int, Meta(ge=0, lt=100)], Annotated[list[str | int], Meta(min_length=1, max_length=16)]]


class Record(Struct, frozen=True):
    game: str
    rules_version: str
    components: str
    seats: int
    options: dict[str, bool | int | str | list[str]]
    seed: int
    moves: Annotated[list[Played], Meta(max_length=MOST_MOVES)]
    nature: Annotated[list[int], Meta(max_length=MOST_ANSWERS)]
    result: dict[str, list[int]] | None = None


def read(text: str | bytes) -> Record:
    """ValueError says what is not as it should be, and where."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as wrong:
        raise ValueError(f"it is not the record of a game: {wrong}") from wrong


def as_mapping(record: Record) -> dict[str, object]:
    """As the kernel takes it."""
    return msgspec.structs.asdict(record)
