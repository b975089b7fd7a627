"""A record becomes a table: finished or running, to be seen again and, where it is not over, to be played on."""

import asyncio

from tabard import Game, Position
from tabard.server import records
from tabard.server.catalogue import check_language
from tabard.server.course import Course
from tabard.server.faces import Looks
from tabard.server.inn import Inn, new_id
from tabard.server.records import Record
from tabard.server.replays import nature
from tabard.server.rows import Entry, Standing, TableRow
from tabard.server.store import digest, new_key
from tabard.server.wire import Created
from tabard.server.wire_parts import Origin
from tabard.server.wire_replay import OpenRecord


async def open_record(inn: Inn, wish: OpenRecord) -> Created:
    """A stranger's record is played elsewhere first. Whoever brings it gets the keys of all seats."""
    language = check_language(wish.language)
    await inn.checkers.check_record(wish.record)
    record = records.read(wish.record)
    game = inn.catalogue.game(record.game)
    secret = new_key()
    row, entries, over = await asyncio.to_thread(laid, game, record, language, digest(secret))
    return await inn.lay(row, Standing(over=over, bot_due=False), secret, entries)


def laid(game: Game, record: Record, language: str, series: str) -> tuple[TableRow, list[Entry], bool]:
    """The table's set-up and its entries, each with nature's answers and with those who can notice it."""
    first = game.new(record.seats, record.seed, record.options, script=record.nature)
    row = row_of(game, record, first, language, series)
    course = Course(game, row, [], 0)
    course.looks = Looks(first)
    return row, [entered(course, seat, move) for seat, move in record.moves], course.position.over


def entered(course: Course, seat: int, move: list[str | int]) -> Entry:
    draft = course.draft(seat, tuple(move))
    course.note(draft.entry, draft.looks)
    return draft.entry


def row_of(game: Game, record: Record, first: Position, language: str, series: str) -> TableRow:
    return TableRow(
        id=new_id(),
        game=game.slug,
        rules_version=game.rules_version,
        seats=record.seats,
        seed=record.seed,
        seeded=False,
        nature=nature(first),
        options=dict(first.options),
        components=None,
        language=language,
        names={},
        bots={},
        series=series,
        origin=Origin(None, len(record.moves)),
    )
