"""Everything that goes over the wire, as structs. See docs/wire.md.

The TypeScript types of the client are generated from this file (`make types`).
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

MAX_SEATS = 12
MAX_COMPONENTS = 256 * 1024


def typescript(name: str) -> Meta:
    """Marks a type whose TypeScript form is written by hand in `types.PRELUDE`."""
    return Meta(extra_json_schema={"x-typescript": name})


Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Move = Annotated[list[str | int], Meta(min_length=1, max_length=16), typescript("Move")]
Name = Annotated[str, Meta(max_length=40)]
RequestId = Annotated[str, Meta(max_length=64)]
Args = Annotated[dict[str, Any], typescript("Args")]
SeatKey = Annotated[str, Meta(max_length=64, pattern="^(0|[1-9][0-9]?)$")]
Json = Annotated[Any, typescript("Json")]
View = Annotated[dict[str, Any], typescript("View")]


# ---- Parts --------------------------------------------------------------------------------------------------------


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
    undo: bool
    story_from: int
    story: list[Line]


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str
    bot: str | None
    online: bool


# ---- Server to client ---------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    table: str
    game: str
    rules_version: str
    language: str
    options: Args
    components: bool
    seeded: bool
    host: bool
    seats: list[SeatInfo]
    yours: list[int]
    version: int


class State(Struct, frozen=True, tag="state"):
    version: int
    waiting: list[int]
    over: bool
    faces: list[Face]


class Reply(Struct, frozen=True, tag="reply"):
    id: str | None
    ok: bool
    version: int | None = None
    answer: Annotated[Any, typescript("Choice | Refusal | Message[] | null")] = None
    error: Refusal | None = None


class ChatLine(Struct, frozen=True, tag="chat"):
    n: int
    seat: int | None
    name: str
    text: str
    at: str


class Presence(Struct, frozen=True, tag="presence"):
    online: list[int]


class Failure(Struct, frozen=True, tag="error"):
    """Said once, then the socket closes."""

    error: Refusal


FromServer = Welcome | State | Reply | ChatLine | Presence | Failure


# ---- Client to server ---------------------------------------------------------------------------------------------


class SendMove(Struct, frozen=True, tag="move"):
    id: RequestId
    seat: Seat
    ask: int
    move: Move


class SendUndo(Struct, frozen=True, tag="undo"):
    id: RequestId
    seat: Seat


class AskExplain(Struct, frozen=True, tag="explain"):
    id: RequestId
    seat: Seat
    move: Move


class AskHint(Struct, frozen=True, tag="hint"):
    id: RequestId
    seat: Seat


class AskWords(Struct, frozen=True, tag="words"):
    """The board in words, a message a line; empty if the game has none."""

    id: RequestId
    seat: Seat | None = None


class SendChat(Struct, frozen=True, tag="chat"):
    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Seat | None = None


class Ping(Struct, frozen=True, tag="ping"):
    id: RequestId


FromClient = SendMove | SendUndo | AskExplain | AskHint | AskWords | SendChat | Ping


# ---- Plain HTTP ---------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    name: str
    kind: Literal["bool", "int", "choice"]
    default: Json
    choices: list[Json]
    least: int | None
    most: int | None
    rule: str | None


class DomainInfo(Struct, frozen=True):
    name: str
    size: int


class VerbInfo(Struct, frozen=True):
    verb: str
    domains: list[DomainInfo]


class GameInfo(Struct, frozen=True):
    slug: str
    prefix: str
    rules_version: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]
    names: dict[str, str]
    vocabulary: list[VerbInfo]


class Clause(Struct, frozen=True):
    id: str
    text: str
    kind: str  # rulebook, public, ruling, reconstructed, programs
    reason: str


class Chapter(Struct, frozen=True):
    id: str
    title: str
    clauses: list[Clause]


class Rules(Struct, frozen=True):
    chapters: list[Chapter]


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    bots: Annotated[dict[SeatKey, Annotated[str, Meta(max_length=64)]], Meta(max_length=MAX_SEATS)] = {}
    options: Annotated[dict[str, bool | int | Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]+$")] = "en"
    names: Annotated[dict[SeatKey, Name], Meta(max_length=MAX_SEATS)] = {}
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | UnsetType = UNSET
    components: Annotated[str, Meta(max_length=MAX_COMPONENTS)] | UnsetType = UNSET


class Created(Struct, frozen=True):
    table: str
    keys: dict[str, str]


class Snapshot(Struct, frozen=True):
    welcome: Welcome
    state: State


class PostMove(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=64)]
    seat: Seat
    ask: int
    move: Move


class Moved(Struct, frozen=True):
    version: int


class ErrorBody(Struct, frozen=True):
    error: Refusal
