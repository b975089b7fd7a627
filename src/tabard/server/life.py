"""The life of a table beside its game: proposals that all must agree to, stand-ins, giving up, keys, the chat's switch.

Everything here is stored before anybody hears of it, like a move; what play itself is made of stays in `tables.py`.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tabard import bots
from tabard.server.bots_runner import ADVISER
from tabard.server.course import Course
from tabard.server.faces import everybody, mask
from tabard.server.refusals import Refused, not_host, stale
from tabard.server.rows import Entry
from tabard.server.store import Conflict, digest, new_key
from tabard.server.wire_life import (
    Closed,
    FromPeople,
    Life,
    Proposal,
    SendAnswer,
    SendConcede,
    SendGiveAway,
    SendPropose,
    SendQuiet,
    SendReport,
    SendStandIn,
    Settled,
    StandIn,
)

if TYPE_CHECKING:
    from tabard.server.tables import Table

log = logging.getLogger(__name__)


class TableLife:
    """Called with the seat's owner checked, and under the table's lock."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def life(self) -> Life:
        return self.table.row.life

    async def handle(self, message: FromPeople) -> str | None:
        """What a person asked of the table; a key if one was made."""
        async with self.table.lock, self.table.elsewhere.settling():
            match message:
                case SendPropose():
                    await self.propose(message)
                case SendAnswer(seat=seat, agree=agree):
                    await self.answer(seat, agree)
                case SendStandIn(seat=seat, bot=bot):
                    await self.stand_in(seat, bot)
                case SendConcede(seat=seat):
                    await self.concede(seat)
                case SendQuiet(seat=seat, quiet=quiet):
                    self.check_host(seat)
                    await self.keep(replace(self.life, quiet=quiet))
                case SendReport(seat=seat, n=n):
                    await self.report(seat, n)
                case SendGiveAway(seat=seat, other=other):
                    return await self.give_away(seat, other)
        return None

    async def keep(self, life: Life) -> None:
        """Stored, and told to everybody."""
        table = self.table
        row = replace(table.row, life=life)
        row = replace(row, hands=table.clocks.settled(row))
        standing = replace(table.course.standing(table.course.position, row), hands=row.hands)
        await table.store.keep_life(row.id, life, standing)
        table.row = table.course.row = row
        table.tell(lambda outlet: outlet.lived(life))

    # ---- Proposals --------------------------------------------------------------------------------------------

    async def propose(self, wish: SendPropose) -> None:
        self.check_running()
        if self.life.proposal is not None:
            raise Refused("proposed", "something is proposed already; answer that first", status=409)
        proposal = self.drafted(wish)
        if proposal.needed == [wish.seat]:
            await self.carry_out(proposal)
        else:
            await self.keep(replace(self.life, proposal=proposal))

    def drafted(self, wish: SendPropose) -> Proposal:
        """What is proposed, if it can be done at all."""
        if wish.what == "undo" and self.table.course.before_latest(wish.seat) is None:
            raise Refused("no-undo", "there is nothing of yours to take back", status=409)
        if wish.what in ("pause", "resume") and self.life.paused == (wish.what == "pause"):
            raise Refused("no-pause", "the table is paused already, or not at all", status=409)
        absent = self.absent(wish.other) if wish.what == "standin" else None
        needed = [seat for seat in self.people() if seat != absent]
        return Proposal(wish.what, wish.seat, needed, [wish.seat], absent)

    def absent(self, seat: int | None) -> int:
        """A person's seat at which nobody is."""
        if seat is None or seat not in self.people():
            raise Refused("no-person", "nobody plays that seat in person", status=409)
        if seat in self.table.guests.online:
            raise Refused("present", "whoever plays that seat is here", status=409, args={"seat": seat})
        return seat

    def people(self) -> list[int]:
        """The seats of people for whom no bot stands in."""
        return [seat for seat in sorted(self.table.digests.values()) if seat not in self.table.row.seated_bots]

    async def answer(self, seat: int, agree: bool) -> None:
        proposal = self.life.proposal
        if proposal is None or seat not in proposal.needed:
            raise Refused("no-proposal", "there is nothing for this seat to agree to", status=409)
        if not agree:
            await self.settle(proposal, Settled(proposal.what, proposal.by, seat, agreed=False))
            return
        agreed = sorted({*proposal.agreed, seat})
        if set(proposal.needed) <= set(agreed):
            await self.carry_out(proposal)
        else:
            await self.keep(replace(self.life, proposal=replace(proposal, agreed=agreed)))

    async def carry_out(self, proposal: Proposal) -> None:
        if proposal.what == "undo":
            await self.go_back(proposal.by)
        told = Settled(proposal.what, proposal.by, proposal.by, agreed=True)
        if proposal.what == "end":
            await self.settle(proposal, told, closed=Closed("agreed"))
        elif proposal.what in ("pause", "resume"):
            await self.settle(proposal, told, paused=proposal.what == "pause")
        elif proposal.seat is not None:
            standins = [*self.life.standins, StandIn(proposal.seat, ADVISER)]
            await self.settle(proposal, told, standins=standins)
        else:
            await self.settle(proposal, told)

    async def settle(self, proposal: Proposal, told: Settled, **changed: object) -> None:
        if self.life.proposal is not None or changed:
            await self.keep(replace(self.life, proposal=None, **changed))
        if len(proposal.needed) > 1:
            self.table.guests.tell_everywhere(told)

    async def go_back(self, seat: int) -> None:
        """To before the seat's latest move, which is found now: an entry's number would tell how many secret choices there were.

        What came later stays in the store and counts no more.
        """
        back = self.table.course.before_latest(seat)
        if back is None:  # taken back meanwhile
            return
        table, seen = self.table, mask(everybody(self.table.course.position))
        number = len(table.course.seen) + 1
        entry = Entry(number=number, seat=seat, move=None, nature=[], seen_by=seen, back=back)
        entries = [*await table.store.entries(table.row.id), entry]
        course = await asyncio.to_thread(
            Course, table.game, table.row, entries, table.settings.states_kept, table.script
        )
        try:
            standing = table.clocks.gone_back(course, course.standing(course.position))
            await table.store.append(table.row.id, entry, standing)
        except Conflict:
            await table.renew()
            raise stale() from None
        table.row = replace(table.row, hands=standing.hands)
        table.course = course
        table.tell(lambda outlet: outlet.renewed(course))

    # ---- Seats ------------------------------------------------------------------------------------------------

    async def stand_in(self, seat: int, bot: str | None) -> None:
        """A bot plays for its owner, or hands the seat back."""
        self.check_running()
        if bot is not None and bot not in bots.names():
            raise Refused("malformed", f"there is no such bot; there are {', '.join(bots.names())}")
        late = self.late(seat)
        if bot is None and late and seat in self.table.course.position.waiting:
            raise Refused("out-of-time", "your time was up; the bot decides this for you first", status=409)
        others = [one for one in self.life.standins if one.seat != seat]
        standins = others if bot is None else [*others, StandIn(seat, bot, late)]
        if standins != self.life.standins:
            await self.keep(self.without(seat, standins))

    def late(self, seat: int) -> bool:
        return any(one.seat == seat and one.late for one in self.life.standins)

    async def time_out(self) -> None:
        """A bot plays for the seat that has overrun its time; one at a time, because nobody hurries the last person."""
        async with self.table.lock, self.table.elsewhere.settling():
            seat = None if self.table.over else self.table.clocks.late()
            if seat is not None:
                standin = StandIn(seat, ADVISER, late=True)
                await self.keep(self.without(seat, [*self.life.standins, standin]))
            elif self.table.clocks.overdue:  # what is stored is not what is: set it right
                await self.keep(self.life)

    def without(self, seat: int, standins: list[StandIn]) -> Life:
        """A proposal waits no more for somebody who has left his seat to a bot, nor to give a bot to one who is back."""
        proposal = self.life.proposal
        touched = proposal is not None and (seat in proposal.needed or seat == proposal.seat)
        return replace(self.life, standins=standins, proposal=None if touched else proposal)

    async def concede(self, seat: int) -> None:
        self.check_running()
        if self.table.row.seats != 2:
            raise Refused(
                "concede-two", "giving up ends a game of two; with more, let a bot play on for you", status=409
            )
        await self.keep(replace(self.life, proposal=None, closed=Closed("conceded", seat)))

    async def give_away(self, host: int, seat: int) -> str:
        """A new key for somebody else's seat."""
        self.check_host(host)
        digests = self.table.digests
        if seat == host or seat not in digests.values():
            raise Refused("no-person", "nobody else plays that seat in person", status=409)
        key = new_key()
        await self.table.store.give_key(self.table.row.id, seat, digest(key))
        self.table.digests = {old: one for old, one in digests.items() if one != seat} | {digest(key): seat}
        self.table.guests.send_away(seat)
        return key

    async def report(self, seat: int, n: int) -> None:
        if all(line.n != n for line in self.table.chat):
            raise Refused("malformed", "there is no such line in the chat")
        await self.table.store.report(self.table.row.id, n)
        log.warning(
            "seat %d has reported line %d of the chat", seat, n, extra={"table": self.table.row.id, "seat": seat}
        )

    # ---- Checks -----------------------------------------------------------------------------------------------

    def check_running(self) -> None:
        if self.table.over:
            raise Refused("over", "the game is over; nothing is changed any more", status=409)

    def check_host(self, seat: int) -> None:
        if seat != self.table.host:
            raise not_host()
