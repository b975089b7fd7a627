"""What the database holds, as structs, and the way between the two."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tabard.kernel import OptionValue
from tabard.server.clock import Hands, due
from tabard.server.wire_end import Result
from tabard.server.wire_life import Life
from tabard.server.wire_parts import Origin
from tabard.server.wire_time import Pace


class TableRow(Struct, frozen=True, kw_only=True):
    """A table's set-up: what the first position is made from, and who sits there."""

    id: str
    game: str
    rules_version: str
    seats: int
    seed: int
    seeded: bool
    nature: list[int]
    options: dict[str, OptionValue]
    components: str | None
    language: str
    names: dict[int, str]
    bots: dict[int, str]
    series: str | None = None
    sequel_of: str | None = None
    origin: Origin | None = None
    life: Life = Life()
    pace: Pace | None = None
    hands: Hands | None = None

    @property
    def seated_bots(self) -> dict[int, str]:
        """The bots at the table: on their own seats, and on those of people for whom they stand in."""
        return self.bots | {one.seat: one.bot for one in self.life.standins}

    @property
    def playing(self) -> dict[int, str]:
        """The bots that play now: none during a pause or after the end."""
        return {} if self.life.closed or self.life.paused else self.seated_bots


class Entry(Struct, frozen=True, kw_only=True):
    """One accepted move, or with `move` None the taking back of one, or with `back` a return to after that entry."""

    number: int
    seat: int
    move: tuple[str | int, ...] | None
    nature: list[int]
    seen_by: int
    back: int | None = None


class Ended(Struct, frozen=True):
    """How a game ended, and the key under which its game keeps results of that kind."""

    key: str
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    rivals: list[dict[str, Any]]


class Standing(Struct, frozen=True):
    """What the list of tables knows of the present position."""

    over: bool
    bot_due: bool
    ended: Ended | None = None
    hands: Hands | None = None


# ---- Between rows and structs -----------------------------------------------------------------------------------------


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def table_values(row: TableRow, standing: Standing, at: str) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | {
        **time_values(row.hands),
        "pace": None if row.pace is None else text(row.pace),
        "life": text(row.life),
        "origin": None if row.origin is None else text(row.origin),
        "nature": text(row.nature),
        "options": text(row.options),
        "names": text(row.names),
        "bots": text(row.bots),
        "over": standing.over,
        "bot_due": standing.bot_due,
        "created_at": at,
        "moved_at": at,
    }


def time_values(hands: Hands | None) -> dict[str, Any]:
    return {"hands": None if hands is None else text(hands), "due_at": due(hands)}


def table_row(row: Mapping[Any, Any]) -> TableRow:
    values = {name: row[name] for name in TableRow.__struct_fields__}
    for name in ("life", "nature", "options", "names", "bots", "origin", "pace", "hands"):
        values[name] = None if row[name] is None else msgspec.json.decode(row[name])
    return msgspec.convert(values, TableRow, strict=False)


def key_values(table: str, digests: Mapping[str, int]) -> list[dict[str, Any]]:
    return [{"table_id": table, "seat": seat, "digest": key} for key, seat in digests.items()]


def result_row(row: Mapping[Any, Any]) -> Result:
    names = msgspec.json.decode(row["names"], type=dict[int, str])
    ended = msgspec.json.decode(row["result"], type=Ended)
    return Result(
        table=row["id"],
        at=row["at"],
        names=[names.get(seat, "") for seat in range(row["seats"])],
        options=msgspec.json.decode(row["options"]),
        scores=ended.scores,
        ranking=ended.ranking,
        winners=ended.winners,
        rivals=ended.rivals,
    )


def entry_values(table: str, entry: Entry, at: str) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "seat": entry.seat,
        "move": None if entry.move is None else text(entry.move),
        "nature": text(entry.nature),
        "seen_by": entry.seen_by,
        "back": entry.back,
        "at": at,
    }


def entry_row(row: Mapping[Any, Any]) -> Entry:
    return Entry(
        number=row["number"],
        seat=row["seat"],
        move=None if row["move"] is None else tuple(msgspec.json.decode(row["move"], type=list[str | int])),
        nature=msgspec.json.decode(row["nature"], type=list[int]),
        seen_by=row["seen_by"],
        back=row["back"],
    )
