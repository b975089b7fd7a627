"""A running table: takes moves one at a time, stores each before anybody hears of it, and tells its outlets."""

import asyncio
import logging
import unicodedata
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from tabard import Game
from tabard.kernel.tutorial import Tutorial
from tabard.server.bots_runner import BotsRunner
from tabard.server.clocks import Clocks
from tabard.server.course import Course, Draft
from tabard.server.elsewhere import Elsewhere
from tabard.server.faces import Viewers, viewers_of
from tabard.server.guests import Guest, Guests, tell
from tabard.server.hinting import hint
from tabard.server.hours import Hours
from tabard.server.life import TableLife
from tabard.server.metrics import MOVES, timed
from tabard.server.notice_senders import offered, push_key
from tabard.server.outlets import Outlet
from tabard.server.progress import progress
from tabard.server.refusals import Refused, not_your_seat, stale, worded, wrong_key
from tabard.server.rows import TableRow
from tabard.server.settings import Settings
from tabard.server.store import Conflict, Store, digest, now
from tabard.server.thinking import Thinkers
from tabard.server.wire import Brief, ChatLine, Named, Snapshot, Welcome
from tabard.server.wire_end import Progress, Series
from tabard.server.wire_insight import Hint
from tabard.server.wire_life import FromPeople, SendStandIn
from tabard.server.wire_parts import Choice, Refusal, SeatInfo

log = logging.getLogger(__name__)

CHAT_SHOWN = 100

T = TypeVar("T")


class Table:
    """Made by `Inn`. The lock is held from the check of an entry until everybody was told of it."""

    def __init__(
        self,
        row: TableRow,
        digests: dict[str, int],
        game: Game,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        script: Tutorial | None = None,
        elsewhere: Elsewhere | None = None,
        *,
        hours: Hours,
    ) -> None:
        self.row = row
        self.digests = digests
        self.game = game
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.script = script
        self.lock = asyncio.Lock()
        self.chat: list[ChatLine] = []
        self.running: set[asyncio.Task[Any]] = set()
        self.elsewhere = elsewhere or Elsewhere()
        self.guests = Guests(settings.onlookers_per_table, settings.sockets_per_seat, self.elsewhere)
        self.bots = BotsRunner(self, thinkers, settings.bot_pause)
        self.clocks = Clocks(self, hours)
        self.outlets: list[Outlet] = [self.guests, self.clocks, self.bots]
        self.life = TableLife(self)
        self.course: Course
        self.advice: dict[int, tuple[int, Hint]] = {}  # what each seat was last told, and at which of its versions
        self.worked_out: dict[int, Progress] = {}  # by the number of entries; only the newest

    async def open(self) -> "Table":
        """Rebuild the course of play from the store and let the bots go on."""
        self.chat = await self.store.chat(self.row.id, CHAT_SHOWN)
        await self.renew()
        return self

    async def renew(self) -> None:
        entries = await self.store.entries(self.row.id)
        kept = self.settings.states_kept
        self.course = await asyncio.to_thread(Course, self.game, self.row, entries, kept, self.script)
        await self.look_at_clocks()
        self.tell(lambda outlet: outlet.renewed(self.course))

    async def look_at_clocks(self) -> None:
        """As whoever stored the latest entry has set them."""
        if self.row.pace is not None:
            self.row = replace(self.row, hands=await self.store.hands(self.row.id))

    async def close(self) -> None:
        for outlet in self.outlets:
            await outlet.close()
        await asyncio.gather(*self.running, return_exceptions=True)

    @property
    def idle(self) -> bool:
        return not self.running and not any(outlet.busy for outlet in self.outlets)

    # ---- Entries ----------------------------------------------------------------------------------------------

    async def move(self, seat: int, ask: int | None, move: Sequence[str | int]) -> int:
        """Make a move; the number of its entry."""
        with timed(MOVES, self.row.game):
            return await self.uninterrupted(self.enter(lambda: self.course.draft_move(seat, ask, move)))

    async def moved_by_hand(self, seat: int, ask: int | None, move: Sequence[str | int]) -> int:
        """The same by a person: whoever moves plays again."""
        if any(one.seat == seat for one in self.row.life.standins):
            await self.settled(SendStandIn("", seat))
        return await self.move(seat, ask, move)

    async def settled(self, message: FromPeople) -> str | None:
        """What people settle beside the game."""
        return await self.uninterrupted(self.life.handle(message))

    async def time_out(self) -> None:
        """Somebody's time may be up."""
        await self.uninterrupted(self.life.time_out())

    async def undo(self, seat: int) -> int:
        """Take back the seat's latest move; the number of the entry that says so."""
        return await self.uninterrupted(self.enter(lambda: self.course.draft_undo(seat)))

    async def uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Goes on to its end even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    async def enter(self, drafted: Callable[[], Draft]) -> int:
        async with self.lock:
            if self.row.life.closed is not None:
                raise Refused("over", "this table is closed; nothing is played any more", status=409)
            if self.row.life.paused:
                raise Refused("paused", "this table is paused; play goes on when all agree to", status=409)
            draft = drafted()
            standing = self.clocks.after(draft, self.course.standing(draft.looks.position))
            try:
                await self.store.append(self.row.id, draft.entry, standing)
            except Conflict:  # another worker was faster
                await self.renew()
                raise stale() from None
            self.row = replace(self.row, hands=standing.hands)
            step = self.course.accept(draft)
            self.tell(lambda outlet: outlet.stepped(self.course, step))
            log.info("entry", extra={"table": self.row.id, "entry": draft.entry.number, "seat": draft.entry.seat})
        return draft.entry.number

    def tell(self, news: Callable[[Outlet], None]) -> None:
        """What has been stored has happened: an outlet that fails changes nothing for the others."""
        for outlet in self.outlets:
            try:
                news(outlet)
            except Exception:
                log.exception("%s failed", type(outlet).__name__, extra={"table": self.row.id})

    # ---- Questions --------------------------------------------------------------------------------------------

    def explain(self, seat: int, move: Sequence[str | int]) -> Refusal | None:
        reason = self.course.explain(seat, move)
        return None if reason is None else worded(reason)

    def begin(self, seat: int, target: str) -> Choice | None:
        return self.course.begin(seat, target)

    async def hint(self, seat: int) -> Hint:
        """What the best moves promise. The record says that the seat was told."""
        number = len(self.course.seen)
        version, given = self.course.version((seat,)), self.advice.get(seat)
        if given is None or given[0] != version:
            given = version, await hint(self.thinkers, self.course, seat, self.settings.hint_seconds)
            self.advice[seat] = given
        await self.store.hinted(self.row.id, number, seat)
        return given[1]

    async def record(self) -> dict[str, Any]:
        """The record of a finished game; `hints`: after how many moves which seat was given one."""
        self.check_over("the record is shown when the game is over")
        hints = [{"entry": number, "seat": seat} for number, seat in await self.store.hints(self.row.id)]
        return {**self.course.position.record(), "hints": hints}

    def words(self, seat: int | None) -> list[dict[str, Any]]:
        """The board in words, as that viewer may know it."""
        return self.game.words(self.course.position, seat)

    # ---- After the end ----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """By the rules, or because people have closed the table."""
        return self.course.position.over or self.row.life.closed is not None

    def check_over(self, message: str) -> None:
        if not self.over:
            raise Refused("not-over", message, status=409)

    def sequel(self) -> dict[str, Any] | None:
        """The options of the next game of a series, or None."""
        self.check_over("a series goes on when the game is over")
        position = self.course.position
        return self.game.sequel(position) if position.over else None

    async def series(self, secret: str | None) -> Series:
        """What the end leads to. The results are shown to whoever holds the secret of the series."""
        sequel, key = self.sequel(), self.game.series(self.course.position) if self.course.position.over else None
        series = self.own_series(secret)
        kept = [] if series is None else await self.store.results(series, self.row.game)
        results = [result for kind, result in kept if kind == key]
        return Series(key, sequel, await self.store.sequel(self.row.id), results)

    async def progress(self) -> Progress:
        """How the scores came about; worked out when somebody first asks."""
        self.check_over("how the scores came about is told when the game is over")
        number = len(self.course.seen)
        if number not in self.worked_out:
            entries = await self.store.entries(self.row.id)
            self.worked_out = {number: await asyncio.to_thread(progress, self.game, self.row, entries)}
        return self.worked_out[number]

    def own_series(self, secret: str | None) -> str | None:
        if secret is not None and digest(secret) != self.row.series:
            raise wrong_key()
        return None if secret is None else self.row.series

    # ---- People -----------------------------------------------------------------------------------------------

    def seats_of(self, keys: Sequence[str]) -> Viewers:
        """The viewers that these keys stand for."""
        try:
            return viewers_of({self.digests[digest(key)] for key in keys})
        except KeyError:
            raise wrong_key() from None

    def check_owner(self, viewers: Viewers, seat: int | None) -> None:
        if seat is not None and seat not in viewers:
            raise not_your_seat(seat)

    def join(self, guest: Guest, since: int | None = None) -> None:
        """The others hear that somebody came; who came hears all there is to know."""
        self.guests.join(guest)
        tell(guest, self.welcome(guest.viewers))
        for state in self.course.missed(guest.viewers, since):
            tell(guest, state)
        for line in self.chat:
            tell(guest, line)
        if self.guests.presence(guest).twice:
            tell(guest, self.guests.presence(guest))

    def leave(self, guest: Guest) -> None:
        self.guests.leave(guest)

    async def say(self, seat: int | None, words: str) -> None:
        """Chat: kept first, then told."""
        await self.uninterrupted(self.keep_and_tell(seat, printable(words)))

    async def keep_and_tell(self, seat: int | None, words: str) -> None:
        if not words:
            raise Refused("malformed", "an empty line says nothing")
        if self.row.life.quiet:
            raise Refused("quiet", "the chat of this table is switched off", status=409)
        async with self.lock, self.elsewhere.settling():
            name = "" if seat is None else self.row.names.get(seat, "")
            line = ChatLine(self.chat[-1].n + 1 if self.chat else 1, seat, name, words, now())
            await self.store.say(self.row.id, line)
            self.chat = [*self.chat, line][-CHAT_SHOWN:]
            self.tell(lambda outlet: outlet.said(line))

    async def rename(self, seat: int, name: str) -> None:
        """Whoever plays the seat is called so from now on."""
        await self.uninterrupted(self.keep_name(seat, printable(name)))

    async def keep_name(self, seat: int, name: str) -> None:
        if not name:
            raise Refused("malformed", "an empty name names nobody")
        async with self.lock, self.elsewhere.settling():
            names = {**self.row.names, seat: name}
            await self.store.rename(self.row.id, names)
            self.row = replace(self.row, names=names)
            self.guests.tell_all(Named([names.get(one, "") for one in range(self.row.seats)]))

    # ---- Who sits here ----------------------------------------------------------------------------------------

    def welcome(self, viewers: Viewers) -> Welcome:
        row = self.row
        return Welcome(
            table=row.id,
            game=row.game,
            rules_version=row.rules_version,
            language=row.language,
            options=dict(self.course.position.options),
            components=row.components is not None,
            seeded=row.seeded,
            host=self.host in viewers,
            seats=[self.seat_info(seat) for seat in range(row.seats)],
            yours=[viewer for viewer in viewers if viewer is not None],
            version=self.course.version(viewers),
            origin=row.origin,
            life=row.life,
            pace=row.pace,
            clock=self.clocks.face(),
            notices=offered(self.settings),
            push_key=push_key(self.settings),
        )

    @property
    def host(self) -> int | None:
        """The first seat that is not a bot's; nobody at a table of bots."""
        return min(self.digests.values(), default=-1)

    def seat_info(self, seat: int) -> SeatInfo:
        name, bot = self.row.names.get(seat, ""), self.row.bots.get(seat)
        return SeatInfo(seat, name, bot, bot is not None or seat in self.guests.online)

    def snapshot(self, viewers: Viewers) -> Snapshot:
        return Snapshot(self.welcome(viewers), self.course.state(viewers))

    def brief(self, viewers: Viewers, at: str) -> Brief:
        position = self.course.position
        seats = [self.seat_info(seat) for seat in range(self.row.seats)]
        yours = [viewer for viewer in viewers if viewer is not None]
        waiting = [] if self.over else list(position.waiting)
        return Brief(self.row.game, seats, yours, waiting, self.over, at, self.clocks.face())


def printable(words: str) -> str:
    """Without control characters, which could disturb other people's screens."""
    return "".join(c for c in words if unicodedata.category(c)[0] != "C" or c == "\u200d").strip()
