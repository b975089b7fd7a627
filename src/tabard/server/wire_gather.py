"""What goes over the wire while people gather, before a game begins."""

from typing import Annotated

from msgspec import Meta, Struct

from tabard.server.wire import CreateTable
from tabard.server.wire_parts import Args, Name, Seat, Secret, Word
from tabard.server.wire_time import Pace

Given = Annotated[str, Meta(min_length=1, max_length=40)]


class Gather(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that begins when all seats are taken and all people are ready. Bots and names of the wish are seated at once."""

    table: CreateTable
    seat: Seat
    name: Given
    open: bool = False


class Sitter(Struct, frozen=True):
    """`away`: has not looked for a while."""

    seat: int
    name: str
    bot: str | None
    ready: bool
    host: bool
    you: bool
    away: bool


class Gathering(Struct, frozen=True):
    """`key`: only when one was made just now; `table`: once the game has begun, where one's key opens one's seat."""

    code: str
    game: str
    seats: int
    options: Args
    components: bool
    open: bool
    host: bool
    sitters: list[Sitter]
    table: str | None
    pace: Pace | None
    key: str | None = None


class OpenGathering(Struct, frozen=True):
    """One that everybody may join, as the inn lists it."""

    code: str
    game: str
    seats: int
    names: list[str]
    at: str
    pace: Pace | None


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take a free seat. Who has a key changes seats or name; who has none is given one."""

    seat: Seat
    name: Given
    key: Secret | None = None


class Ready(Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    key: Secret
    ready: bool


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Give up one's seat; the host may free another's, a bot's too."""

    key: Secret
    seat: Seat | None = None


class Fill(Struct, frozen=True, forbid_unknown_fields=True, tag="fill"):
    """The host seats a bot."""

    key: Secret
    seat: Seat
    bot: Word
    name: Name = ""


class Announce(Struct, frozen=True, forbid_unknown_fields=True, tag="announce"):
    """The host lets everybody join, or only those who know the code."""

    key: Secret
    open: bool


Act = Sit | Ready | Leave | Fill | Announce
