"""What whoever runs the server is shown."""

from msgspec import Struct


class Reported(Struct, frozen=True):
    """A line of a table's chat that somebody there has reported."""

    table: str
    n: int
    name: str
    text: str
    at: str


class HostView(Struct, frozen=True):
    """`running` and `finished` count tables in the database, `in_memory` and `sockets` this process."""

    version: str
    python: str
    compiled: bool
    database: str
    up_since: str
    running: int
    finished: int
    gatherings: int
    accounts: int
    in_memory: int
    sockets: int
    keep_days: int
    reports: list[Reported]
