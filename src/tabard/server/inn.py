"""All tables of this server: making new ones, and fetching old ones from the store when somebody comes."""

import asyncio
import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tabard import Game, bots
from tabard.kernel import OptionValue
from tabard.kernel.tutorial import PLAYER, Tutorial
from tabard.server import metrics
from tabard.server.accounts_store import carried_over
from tabard.server.bots_runner import ADVISER, GUIDE
from tabard.server.catalogue import Catalogue, check_language
from tabard.server.checker import Candidate
from tabard.server.checking import Checkers
from tabard.server.clocks import laid
from tabard.server.faces import Viewers
from tabard.server.fanout import Fanout
from tabard.server.hours import Hours
from tabard.server.limits import Limits
from tabard.server.notices import Notices
from tabard.server.refusals import Refused, unknown_table, wrong_key, wrong_setup
from tabard.server.replay_reels import Reels
from tabard.server.replay_rules import outdated, parting
from tabard.server.replays import nature, oracle
from tabard.server.reviewing import Reviews
from tabard.server.rows import Entry, Standing, TableRow
from tabard.server.settings import Settings
from tabard.server.storage import StorageFault
from tabard.server.store import Conflict, Store, digest, new_key
from tabard.server.sweeping import Sweeper
from tabard.server.tables import Table, printable
from tabard.server.thinking import Thinkers
from tabard.server.wire import Created, CreateTable, LayTutorial, SequelLaid
from tabard.server.wire_end import Records, Result, Sequel
from tabard.server.wire_parts import Options

log = logging.getLogger(__name__)

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that are mistaken for others
ID_LENGTH = 12
RESUMED_AT_START = 1000
MOST_RECORDS = 10


class Inn:
    def __init__(self, settings: Settings, catalogue: Catalogue) -> None:
        self.settings = settings
        self.catalogue = catalogue
        self.store = Store(settings.engine_url)
        self.hours = Hours(self.store)
        self.sweeper = Sweeper(self)
        self.notices = Notices(self)
        self.fanout = Fanout(self) if self.store.announcing else None
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, settings.bot_memory)
        self.checkers = Checkers()
        self.reels = Reels()
        self.reviews = Reviews(self)
        self.tables: OrderedDict[str, Table] = OrderedDict()  # kept in memory, those visited last at the end
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # and all that anybody still holds
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.paused: dict[str, int] = {}  # tables that do not play by today's rules, and the entry at which they part
        self.resuming: asyncio.Task[None] | None = None
        self.sockets: Counter[str] = Counter()
        self.limits = Limits(settings.limits)

    async def open(self) -> None:
        await self.store.open()
        if self.fanout is not None:
            await self.fanout.open()
        await self.sweeper.open()
        self.resuming = asyncio.create_task(self.resume_bots())

    async def close(self) -> None:
        if self.resuming is not None:
            self.resuming.cancel()
        await self.sweeper.close()
        await self.reviews.close()
        await self.notices.close()
        await asyncio.gather(*(table.close() for table in list(self.alive.values())))
        if self.fanout is not None:
            await self.fanout.close()
        await self.thinkers.close()
        await self.store.close()

    async def resume_bots(self) -> None:
        """Bots that were to move when the server stopped go on."""
        for table in await self.store.bots_due(RESUMED_AT_START):
            try:
                await self.table(table)
            except Refused as refused:
                log.warning("stays closed: %s", refused, extra={"table": table})

    # ---- Coming and going -------------------------------------------------------------------------------------

    def arrive(self, sender: str) -> None:
        if self.settings.limits and self.sockets[sender] >= self.settings.sockets_per_address:
            raise Refused("too-many-sockets", "too many connections from one place", status=429)
        self.sockets[sender] += 1
        metrics.SOCKETS.inc()

    def depart(self, sender: str) -> None:
        self.sockets[sender] -= 1
        metrics.SOCKETS.dec()
        if not self.sockets[sender]:
            del self.sockets[sender]

    # ---- Fetching ---------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The running table of that id, as the newest of all workers left it."""
        found = await self.opened(name)
        if self.fanout is not None:
            await self.fanout.visited(found)
        return found

    async def opened(self, name: str) -> Table:
        """The same as it is known here: there is never a second one while anybody holds the first."""
        found = self.alive.get(name)
        if found is not None:
            return self.keep(found)
        if name not in self.opening:
            self.opening[name] = asyncio.create_task(self.fetch(name))
            self.opening[name].add_done_callback(lambda _: self.opening.pop(name))
        return await asyncio.shield(self.opening[name])

    async def forget(self, name: str) -> None:
        """Not in memory any more, nor when whoever was just fetching it is done."""
        if name in self.opening:
            await asyncio.wait([self.opening[name]])
        self.tables.pop(name, None)
        self.alive.pop(name, None)
        self.reviews.forget(name)

    async def fetch(self, name: str) -> Table:
        row = await self.store.table(name)
        if row is None:
            raise unknown_table()
        return await self.start(row, await self.store.digests(name))

    async def start(self, row: TableRow, digests: dict[str, int]) -> Table:
        game = await asyncio.to_thread(self.catalogue.game_with, row.game, row.components)
        if game.rules_version != row.rules_version:
            row = await self.brought_up(row, game)
        script = self.catalogue.tutorials[row.game] if GUIDE in row.bots.values() else None
        elsewhere = None if self.fanout is None else self.fanout.at(row.id)
        table = Table(row, digests, game, self.store, self.thinkers, self.settings, script, elsewhere, hours=self.hours)
        try:
            await table.open()
        except StorageFault:
            raise
        except Exception as error:
            log.exception("cannot be replayed", extra={"table": row.id})
            raise Refused("unplayable", "this table cannot be continued; its entries are kept", status=500) from error
        await self.notices.attend(table)
        if self.fanout is not None:
            self.fanout.greet(table)
        return self.keep(table)

    async def brought_up(self, row: TableRow, game: Game) -> TableRow:
        """A table of other rules goes on by today's if all of it plays as it did; otherwise it is paused, and nothing changed."""
        if row.id not in self.paused:
            entries, stood = await self.store.entries(row.id), await self.store.stood(row.id)
            number = await asyncio.to_thread(parting, game, row, entries, stood)
            if number is None:
                await self.store.keep_rules(row.id, game.rules_version)
                return replace(row, rules_version=game.rules_version)
            self.paused[row.id] = number
        raise outdated(row, game.rules_version, self.paused[row.id])

    def keep(self, table: Table) -> Table:
        """In memory, as the one visited last; others may have to leave for it."""
        self.alive[table.row.id] = self.tables[table.row.id] = table
        self.tables.move_to_end(table.row.id)
        self.make_room(table)
        metrics.TABLES.set(len(self.tables))
        return table

    def make_room(self, wanted: Table) -> None:
        """Tables at which nothing happens leave the memory, those unvisited longest first, but not the one that is wanted."""
        surplus = len(self.tables) - self.settings.tables_in_memory
        if surplus <= 0:
            return
        idle = [name for name, table in self.tables.items() if table.idle and table is not wanted]
        for name in idle[:surplus]:
            del self.tables[name]

    # ---- Making -----------------------------------------------------------------------------------------------

    async def create(self, wish: CreateTable) -> Created:
        await self.check_components(wish)
        secret = await self.series_of(wish)
        return await self.lay(*self.set_up(wish, series=digest(secret)), secret)

    async def check_components(self, wish: CreateTable) -> None:
        """A stranger's file is read elsewhere first, and then here, but not on the loop that everybody waits for."""
        game = self.catalogue.game(wish.game)
        if wish.components is not UNSET:
            await self.checkers.check(Candidate(game.slug, wish.components, wish.seats, wish.options))
            await asyncio.to_thread(self.catalogue.game_with, game.slug, wish.components)

    async def lay(self, row: TableRow, standing: Standing, secret: str, entries: Sequence[Entry] = ()) -> Created:
        keys = {seat: new_key() for seat in range(row.seats) if seat not in row.bots}
        await self.store.create(row, {digest(key): seat for seat, key in keys.items()}, standing, entries)
        await self.table(row.id)
        return Created(row.id, {str(seat): key for seat, key in keys.items()}, secret)

    async def lay_tutorial(self, slug: str, wish: LayTutorial) -> Created:
        """A game's first game: its seed is known to all, and a guide plays the other seats."""
        script, secret = self.catalogue.script(slug), new_key()
        row, standing = self.set_up(tutorial_wish(slug, script, wish), digest(secret), answers=script.nature)
        guides = {seat: GUIDE for seat in range(script.seats) if seat != PLAYER}
        return await self.lay(replace(row, bots=guides), replace(standing, bot_due=True), secret)

    async def series_of(self, wish: CreateTable) -> str:
        """The secret of the series that the wish names, or of a new one if this server knows none such."""
        if wish.series is not UNSET and await self.store.knows_series(digest(wish.series)):
            return wish.series
        return new_key()

    async def records(self, slug: str, secret: str | None) -> list[Records]:
        """All results of a series and a game by their keys; what is no record is left out."""
        game = self.catalogue.game(slug)
        kept = [] if secret is None else await self.store.results(digest(secret), slug)
        return [Records(key, best(game, kept, key)) for key in dict.fromkeys(key for key, _ in kept)]

    async def lay_sequel(self, table: Table, viewers: Viewers, again: bool) -> Sequel:
        """The next game for the same people; whoever asks a second time gets the same table."""
        if None in viewers:
            raise wrong_key()
        options = table.sequel() or (table.course.position.options if again else None)
        if options is None:
            raise Refused("no-sequel", "this game was the last of its series", status=409)
        name = await self.store.sequel(table.row.id) or await self.make_sequel(table, options)
        table.guests.tell_everywhere(SequelLaid(name))
        return Sequel(name)

    async def make_sequel(self, table: Table, options: Mapping[str, OptionValue]) -> str:
        before = table.row
        row, standing = self.set_up(wish_like(before, options), series=before.series, sequel_of=before.id)
        try:
            await self.store.create(row, table.digests, standing, more=[carried_over(before.id, row.id)])
        except Conflict:  # somebody else was faster
            laid = await self.store.sequel(before.id)
            assert laid is not None
            return laid
        await self.table(row.id)
        return row.id

    def set_up(
        self, wish: CreateTable, series: str | None, sequel_of: str | None = None, answers: Sequence[int] = ()
    ) -> tuple[TableRow, Standing]:
        """Everything that can be wrong with a wish is found here, before anything is stored. `answers`: nature's first ones."""
        components = None if wish.components is UNSET else wish.components
        game = self.catalogue.game_with(wish.game, components)
        seed = secrets.randbits(63) if wish.seed is UNSET else wish.seed
        options = wish.options if len(wish.bots) < wish.seats else game.for_programs(wish.options)
        try:
            position = game.new(wish.seats, seed, options, script=answers, oracle=oracle(wish.seed is not UNSET))
        except ValueError as wrong:
            raise wrong_setup(wrong) from None
        row = TableRow(
            id=new_id(),
            game=wish.game,
            rules_version=game.rules_version,
            seats=wish.seats,
            seed=seed,
            seeded=wish.seed is not UNSET,
            nature=nature(position),
            options=dict(position.options),
            components=components,
            language=check_language(wish.language),
            names={seat: printable(name) for seat, name in by_seat(wish.names, wish.seats).items()},
            bots={seat: known_bot(name) for seat, name in by_seat(wish.bots, wish.seats).items()},
            series=series,
            sequel_of=sequel_of,
        )
        row = laid(wish.pace, row, position.waiting, self.hours.now)
        return row, Standing(position.over, any(seat in row.bots for seat in position.waiting))


def new_id(length: int = ID_LENGTH) -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


def best(game: Game, kept: Sequence[tuple[str, Result]], key: str) -> list[Result]:
    """The records under one key, the best first; of equal ones the older."""
    merits = [(game.merit(one.options, one.scores, one.winners), one) for kind, one in kept if kind == key]
    counted = [(merit, one) for merit, one in merits if merit is not None]
    return [one for _, one in sorted(counted, key=lambda pair: pair[0], reverse=True)][:MOST_RECORDS]


def wish_like(row: TableRow, options: Mapping[str, OptionValue]) -> CreateTable:
    """The same table once more, with other options."""
    return CreateTable(
        game=row.game,
        seats=row.seats,
        bots={str(seat): ADVISER if name == GUIDE else name for seat, name in row.bots.items()},
        options={name: list(value) if isinstance(value, tuple) else value for name, value in options.items()},
        language=row.language,
        names={str(seat): name for seat, name in row.names.items()},
        components=UNSET if row.components is None else row.components,
        pace=row.pace,
    )


def tutorial_wish(slug: str, script: Tutorial, wish: LayTutorial) -> CreateTable:
    chosen = msgspec.convert(script.options, Options)
    return CreateTable(
        slug, script.seats, options=chosen, seed=script.seed, language=wish.language, names=dict(wish.names)
    )


def by_seat(wish: Mapping[str, str], seats: int) -> dict[int, str]:
    """`{"1": "greedy"}` with numbers, if they are seats of the table."""
    for key in wish:
        if int(key) >= seats:
            raise wrong_setup(ValueError(f"there is no seat {key}; seats are 0 to {seats - 1}"))
    return {int(key): value for key, value in wish.items()}


def known_bot(name: str) -> str:
    if name not in bots.names():
        raise wrong_setup(ValueError(f"there is no such bot; there are {', '.join(bots.names())}"))
    return name
