"""Everything that goes over the wire, as structs. See docs/wire.md.

The TypeScript types of the client are generated from this file (`make types`).
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tabard.server.wire_life import FromPeople, Life, Settled
from tabard.server.wire_notices import AboutNotices, Kind
from tabard.server.wire_parts import (
    MAX_COMPONENTS,
    MAX_SEATS,
    Args,
    Face,
    Json,
    Language,
    Move,
    Names,
    Options,
    Origin,
    Refusal,
    RequestId,
    Seat,
    SeatInfo,
    SeatKey,
    Secret,
    Word,
    typescript,
)
from tabard.server.wire_time import Clock, Pace

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
    life: Life
    origin: Origin | None
    pace: Pace | None
    clock: Clock | None
    notices: list[Kind]  # by which ways this server tells those who are away
    push_key: str | None  # what a browser needs to know to be told


class State(Struct, frozen=True, tag="state"):
    version: int
    waiting: list[int]
    over: bool
    faces: list[Face]
    guide: int | None = None  # at the table of a tutorial: how many moves of its script have been made; None off it


class Reply(Struct, frozen=True, tag="reply"):
    id: str | None
    ok: bool
    version: int | None = None
    answer: Annotated[Any, typescript("Choice | Hint | Refusal | Message[] | Notice[] | string | null")] = None
    error: Refusal | None = None


class ChatLine(Struct, frozen=True, tag="chat"):
    n: int
    seat: int | None
    name: str
    text: str
    at: str


class Presence(Struct, frozen=True, tag="presence"):
    """Who is there; and which of one's own seats are open in another window, too."""

    online: list[int]
    twice: list[int]


class Named(Struct, frozen=True, tag="names"):
    names: list[str]


class SequelLaid(Struct, frozen=True, tag="sequel"):
    """Somebody has laid the next game of the series: the same keys open the same seats there."""

    table: str


class Failure(Struct, frozen=True, tag="error"):
    """Said once, then the socket closes."""

    error: Refusal


FromServer = Welcome | State | Reply | ChatLine | Presence | Named | SequelLaid | Life | Settled | Clock | Failure


# ---- Client to server ---------------------------------------------------------------------------------------------


class SendMove(Struct, frozen=True, tag="move"):
    id: RequestId
    seat: Seat
    ask: int | None
    move: Move


class SendUndo(Struct, frozen=True, tag="undo"):
    id: RequestId
    seat: Seat


class AskExplain(Struct, frozen=True, tag="explain"):
    id: RequestId
    seat: Seat
    move: Move


class AskBegin(Struct, frozen=True, tag="begin"):
    """A legal move after which this target can be chosen at once, or none."""

    id: RequestId
    seat: Seat
    target: Word


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


class SendName(Struct, frozen=True, tag="name"):
    id: RequestId
    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Ping(Struct, frozen=True, tag="ping"):
    id: RequestId


FromClient = (
    SendMove
    | SendUndo
    | AskExplain
    | AskBegin
    | AskHint
    | AskWords
    | SendChat
    | SendName
    | Ping
    | FromPeople
    | AboutNotices
)


# ---- Plain HTTP ---------------------------------------------------------------------------------------------------


class When(Struct, frozen=True):
    """Another option, and those of its values with which this one is shown."""

    option: str
    values: list[Json]


class OptionInfo(Struct, frozen=True):
    name: str
    kind: Literal["bool", "int", "choice", "set"]
    default: Json
    choices: list[Json]
    least: int | None
    most: int | None
    rule: str | None
    when: When | None


class AskOffers(Struct, frozen=True, forbid_unknown_fields=True):
    """Which options stand together with these?"""

    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    options: Options = {}


class OfferedValue(Struct, frozen=True):
    """A value that could be chosen (of a set: a word that could be put in or taken out), and why not."""

    value: Json
    refusal: Refusal | None


class OptionOffer(Struct, frozen=True):
    """An option beside the others: is it shown, what is chosen, and what could be chosen instead."""

    name: str
    shown: bool
    value: Json
    values: list[OfferedValue]


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
    board: str | None
    tutorial: int | None  # how many sit there


class TutorialStep(Struct, frozen=True):
    """A word of the guide, said when so many moves of the script have been made."""

    at: int
    text: str
    point: str
    rule: str
    moves: list[Move]


class Tutorial(Struct, frozen=True):
    """A game's first game, on a fixed seed and script; the player sits at seat 0."""

    steps: list[TutorialStep]


class LayTutorial(Struct, frozen=True, forbid_unknown_fields=True):
    language: Language = "en"
    names: Names = {}


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
    game: Word
    seats: Annotated[int, Meta(ge=1, le=MAX_SEATS)]
    bots: Annotated[dict[SeatKey, Word], Meta(max_length=MAX_SEATS)] = {}
    options: Options = {}
    language: Language = "en"
    names: Names = {}
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | UnsetType = UNSET
    components: Annotated[str, Meta(max_length=MAX_COMPONENTS)] | UnsetType = UNSET
    series: Secret | UnsetType = UNSET
    pace: Pace | None = None


class Created(Struct, frozen=True):
    table: str
    keys: dict[str, str]
    series: str


class Snapshot(Struct, frozen=True):
    welcome: Welcome
    state: State


class Brief(Struct, frozen=True):
    """A table at a glance: who plays, who is to decide, and in what time. `at`: when it last moved."""

    game: str
    seats: list[SeatInfo]
    yours: list[int]
    waiting: list[int]
    over: bool
    at: str
    clock: Clock | None


class PostMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a key: by the account that holds the seat."""

    seat: Seat
    ask: int | None
    move: Move
    key: Secret | None = None


class Moved(Struct, frozen=True):
    version: int


class Health(Struct, frozen=True):
    """Said when all is well; otherwise there is an error."""

    ok: bool


class ErrorBody(Struct, frozen=True):
    error: Refusal
