"""What other workers have written about a table, told to the guests here as if it had been written here."""

from typing import TYPE_CHECKING

from tabard.server.rows import Entry
from tabard.server.wire import Named

if TYPE_CHECKING:
    from tabard.server.tables import Table

MOST_STEPS = 50
LINES = 100


async def follow(table: "Table", told: Entry | None = None) -> None:
    """Entries that are new here, step by step: the one that was told of, if it is the next. The table is locked."""
    known = len(table.course.seen)
    if told is not None and told.number <= known:
        return
    entries = [told] if told and told.number == known + 1 else await table.store.entries(table.row.id, after=known)
    if len(entries) > MOST_STEPS or any(entry.back is not None for entry in entries):
        await table.renew()
        return
    if entries:
        await table.look_at_clocks()
    for entry in entries:
        step = table.course.follow(entry)
        table.tell(lambda outlet, step=step: outlet.stepped(table.course, step))  # type: ignore[misc]


async def reread(table: "Table") -> None:
    """Names, what people have settled, keys and chat. The table is locked."""
    row = await table.store.table(table.row.id)
    assert row is not None
    before, table.row, table.course.row = table.row, row, row
    if row.names != before.names:
        table.guests.tell_all(Named([row.names.get(seat, "") for seat in range(row.seats)]))
    if row.life != before.life:
        table.tell(lambda outlet: outlet.lived(row.life))
    await reread_keys(table)
    await reread_chat(table)
    for outlet in table.outlets:
        await outlet.reread()


async def reread_keys(table: "Table") -> None:
    before, table.digests = table.digests, await table.store.digests(table.row.id)
    for digest in before.keys() - table.digests.keys():
        table.guests.send_away(before[digest])


async def reread_chat(table: "Table") -> None:
    known = table.chat[-1].n if table.chat else 0
    lines = await table.store.chat(table.row.id, LINES)
    table.chat = lines
    for line in lines:
        if line.n > known:
            table.tell(lambda outlet, line=line: outlet.said(line))  # type: ignore[misc]
