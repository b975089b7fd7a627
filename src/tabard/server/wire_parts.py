"""The parts that messages are made of: numbers within bounds, words, and what is said of a position or a seat."""

from typing import Annotated, Any

from msgspec import Meta, Struct

MAX_SEATS = 12
MAX_COMPONENTS = 256 * 1024


def typescript(name: str) -> Meta:
    """Marks a type whose TypeScript form is written by hand in `types.PRELUDE`."""
    return Meta(extra_json_schema={"x-typescript": name})


Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Move = Annotated[list[str | int], Meta(min_length=1, max_length=16), typescript("Move")]
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=64)]
RequestId = Annotated[str, Meta(max_length=64)]
Args = Annotated[dict[str, Any], typescript("Args")]
SeatKey = Annotated[str, Meta(max_length=64, pattern="^(0|[1-9][0-9]?)$")]
Language = Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]+$")]
Names = Annotated[dict[SeatKey, Name], Meta(max_length=MAX_SEATS)]
Json = Annotated[Any, typescript("Json")]
Word = Annotated[str, Meta(max_length=64)]
Options = Annotated[dict[str, bool | int | Word | Annotated[list[Word], Meta(max_length=100)]], Meta(max_length=32)]
View = Annotated[dict[str, Any], typescript("View")]
Rival = Annotated[dict[str, Any], typescript("Rival")]


# ---- Parts --------------------------------------------------------------------------------------------------------


class Origin(Struct, frozen=True):
    """Where a table comes from that did not begin at its beginning: another table at this move, as `seat` counts moves (None: an
    onlooker), or without a table a record of so many moves. What was hidden there may be known to somebody."""

    table: str | None
    move: int
    seat: int | None = None


class Message(Struct, frozen=True):
    """A Fluent message: its id and its arguments."""

    id: str
    args: Args


class Line(Struct, frozen=True):
    """A prompt or a line of the log, with the clause behind it."""

    id: str
    args: Args
    rule: str | None = None


class Refusal(Struct, frozen=True):
    """Why something was not done."""

    code: str
    message: str
    rule: str | None = None
    args: Args = {}


class Choice(Struct, frozen=True):
    """One legal move, what to click for it, and how to say it."""

    move: Move
    targets: list[str]
    label: Message


class Face(Struct, frozen=True):
    """All that one seat (or, with `None`, an onlooker) may know of a position."""

    seat: int | None
    view: View
    ask: int | None
    prompt: Line | None
    legal: list[Choice]
    asides: list[Choice]
    undo: bool
    story_from: int
    story: list[Line]


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str
    bot: str | None
    online: bool
