"""Games that are being seen again, and who may see what: all after the end; before it what one has seen already."""

import asyncio
from collections import OrderedDict

from msgspec.structs import replace

from tabard.server.faces import Viewer, Viewers
from tabard.server.refusals import Refused, not_your_seat
from tabard.server.replay_reel import Reel
from tabard.server.tables import Table
from tabard.server.wire_replay import Contents, Steps

MOST_ENTRIES = 5_000  # of all reels together that are kept; one longer than that is kept alone


class Reels:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, Reel] = OrderedDict()  # by table, those seen last at the end
        self.lock = asyncio.Lock()  # one is made at a time

    async def contents(self, table: Table, viewers: Viewers, viewer: Viewer) -> Contents:
        check_eyes(table, viewers, viewer)
        reel = await self.reel(table, len(table.course.seen))
        return await asyncio.to_thread(contents, table, viewers, viewer, reel)

    async def steps(self, table: Table, viewers: Viewers, viewer: Viewer, first: int, count: int) -> Steps:
        check_eyes(table, viewers, viewer)
        reel = await self.reel(table)
        last = len(reel.noticed(viewer)) - 1
        if first > last:
            raise Refused("malformed", f"first: this game has the steps 0 to {last}")
        return Steps(await asyncio.to_thread(reel.states, viewer, first, count))

    async def reel(self, table: Table, length: int = 0) -> Reel:
        """The table's entries, at least so many of them. A reel that is being looked at need not be the newest."""
        async with self.lock:
            reel = self.kept.pop(table.row.id, None)
            if reel is None or len(reel) < length:
                entries = await table.store.entries(table.row.id)
                reel = await asyncio.to_thread(Reel, table.game, table.row, entries, table.script)
            self.kept[table.row.id] = reel
            self.make_room()
            return reel

    def make_room(self) -> None:
        while len(self.kept) > 1 and sum(map(len, self.kept.values())) > MOST_ENTRIES:
            self.kept.popitem(last=False)


def eyes(table: Table, viewers: Viewers) -> Viewers:
    """Through whose eyes somebody with these seats may see this game again."""
    own = range(table.row.seats) if table.over else [seat for seat in viewers if seat is not None]
    return (None, *own)


def check_eyes(table: Table, viewers: Viewers, viewer: Viewer) -> None:
    if viewer is not None and viewer >= table.row.seats:
        raise Refused("malformed", f"seat: this table has the seats 0 to {table.row.seats - 1}")
    if viewer not in eyes(table, viewers):
        raise not_your_seat(viewer or 0)


def contents(table: Table, viewers: Viewers, viewer: Viewer, reel: Reel) -> Contents:
    steps = len(reel.noticed(viewer)) - 1
    return Contents(
        welcome=replace(table.welcome(viewers), version=steps),
        seat=viewer,
        eyes=list(eyes(table, viewers)),
        over=table.over,
        steps=steps,
        period=reel.period,
        marks=reel.marks(viewer),
        movers=reel.movers_seen(viewer),
        public=reel.public(viewer),
    )
