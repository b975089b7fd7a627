"""What the database holds, as structs, and the way between the two."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from tabard.kernel import OptionValue
from tabard.server.wire_end import Result
from tabard.server.wire_life import Life
from tabard.server.wire_parts import Origin


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

    @property
    def playing(self) -> dict[int, str]:
        """The bots that play now: their own seats, and those of people for whom they stand in. None after the end."""
        return {} if self.life.closed else self.bots | {one.seat: one.bot for one in self.life.standins}


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


# ---- Between rows and structs -----------------------------------------------------------------------------------------


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def table_values(row: TableRow, standing: Standing, at: str) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | {
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


def table_row(row: Mapping[Any, Any]) -> TableRow:
    values = {name: row[name] for name in TableRow.__struct_fields__}
    for name in ("life", "nature", "options", "names", "bots", "origin"):
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
