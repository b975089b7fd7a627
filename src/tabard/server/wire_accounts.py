"""What goes over the wire about accounts. An account is shown to nobody but its owner."""

from typing import Annotated

from msgspec import Meta, Struct

from tabard.server.wire_gather import Given
from tabard.server.wire_parts import MAX_SEATS, Secret, Word

MOST_TABLES = 100  # whose keys are moved at once

Password = Annotated[str, Meta(max_length=1000)]
Keys = Annotated[list[Secret], Meta(max_length=MAX_SEATS)]


# ---- Asked --------------------------------------------------------------------------------------------------------


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Given
    password: Password


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Here, or on all devices."""

    everywhere: bool = False


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    id: Word


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, another password, or both; `password` is the one so far."""

    password: Password
    name: Given | None = None
    new_password: Password | None = None


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    password: Password


class Hold(Struct, frozen=True, forbid_unknown_fields=True):
    """Keys, by the tables and by the codes of the gatherings that they belong to: the account holds what they open."""

    tables: Annotated[dict[Word, Keys], Meta(max_length=MOST_TABLES)] = {}
    codes: Annotated[dict[Word, Secret], Meta(max_length=MOST_TABLES)] = {}


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    """The account lets go of its seats at this table."""

    table: Word


# ---- Answered -----------------------------------------------------------------------------------------------------


class Account(Struct, frozen=True):
    name: str
    created_at: str


class Signed(Struct, frozen=True):
    """Who is signed in here, if anybody."""

    account: Account | None


class SessionInfo(Struct, frozen=True):
    """A device that is signed in; `agent` is what its browser calls itself, `here` the one that asks."""

    id: str
    created_at: str
    used_at: str
    agent: str
    here: bool


class HeldTable(Struct, frozen=True):
    """A table with the seats that the account holds there; `at`: when it last moved."""

    table: str
    game: str
    seats: list[int]
    names: list[str]
    over: bool
    created_at: str
    at: str


class HeldResult(Struct, frozen=True):
    """How a game ended; lists are by seat."""

    table: str
    at: str
    scores: list[int]
    ranking: list[int]
    winners: list[int]


class Export(Struct, frozen=True):
    """All that the server keeps of an account, but for the password, of which it keeps a hash."""

    account: Account
    sessions: list[SessionInfo]
    tables: list[HeldTable]
    results: list[HeldResult]
