"""People gather at a table before the game begins: each takes a seat and says when ready; with the last one it begins."""

from datetime import timedelta

from msgspec import UNSET
from msgspec.structs import replace

from tabard import bots
from tabard.server.gather_store import Gathered, GatherStore, Seated
from tabard.server.inn import Inn, new_id
from tabard.server.refusals import Refused, not_host, wrong_key, wrong_setup
from tabard.server.store import Conflict, digest, new_key, now
from tabard.server.tables import printable
from tabard.server.wire import CreateTable
from tabard.server.wire_gather import Act, Announce, Fill, Gather, Gathering, Leave, OpenGathering, Ready, Sit, Sitter

CODE_LENGTH = 8
SEEN_EVERY = timedelta(seconds=15)  # how often it is written down that somebody is still looking
AWAY_AFTER = timedelta(seconds=45)
LISTED_FOR = timedelta(minutes=10)
MOST_LISTED = 50


class Gatherings:
    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.store = GatherStore(inn.store)

    # ---- Looking ----------------------------------------------------------------------------------------------

    async def listed(self) -> list[OpenGathering]:
        found = await self.store.opened(now(-LISTED_FOR), MOST_LISTED)
        return [
            OpenGathering(
                one.code, one.game, one.wish.seats, [s.name for s in one.sitters], one.created_at, one.wish.pace
            )
            for one in found
        ]

    async def look(self, code: str, key: str | None) -> Gathering:
        one = await self.find(code)
        sitter = None if key is None else own(one, key)
        if sitter is not None and sitter.seen_at < now(-SEEN_EVERY):
            await self.store.change(code, sitter.seat, seen_at=now())
        return await self.shown(one, key)

    async def find(self, code: str) -> Gathered:
        one = await self.store.find(code)
        if one is None:
            raise Refused(
                "unknown-gathering", "nobody gathers here; the code may be wrong or all have left", status=404
            )
        return one

    async def shown(self, one: Gathered, key: str | None, new: str | None = None) -> Gathering:
        mine = None if key is None else digest(key)
        late = now(-AWAY_AFTER)
        return Gathering(
            code=one.code,
            game=one.game,
            seats=one.wish.seats,
            options=dict(one.wish.options),
            components=isinstance(one.wish.components, str),
            open=one.open,
            host=one.host == mine,
            sitters=[sitter(seated, one.host, mine, late) for seated in one.sitters],
            table=one.table_id if await self.store.begun(one.table_id) else None,
            pace=one.wish.pace,
            key=new,
        )

    # ---- Beginning and joining --------------------------------------------------------------------------------

    async def gather(self, wish: Gather) -> Gathering:
        """Whatever could be wrong with the game is found now, not when all are ready."""
        table = replace(wish.table, series=UNSET)  # a secret that is nobody's but its holder's
        await self.inn.check_components(table)
        self.inn.set_up(table, series=None)
        if wish.seat >= table.seats or str(wish.seat) in table.bots:
            raise wrong_setup(ValueError(f"seat {wish.seat} is not free"))
        key = new_key()
        me = Seated(wish.seat, digest(key), given(wish.name), None, False, now())
        seated = [
            me,
            *(Seated(int(seat), None, table.names.get(seat, ""), bot, True, now()) for seat, bot in table.bots.items()),
        ]
        one = Gathered(new_id(CODE_LENGTH), new_id(), table.game, table, wish.open, digest(key), now(), seated)
        await self.store.create(one)
        return await self.shown(one, key, key)

    async def act(self, code: str, act: Act) -> Gathering:
        one = await self.find(code)
        if await self.store.begun(one.table_id):
            return await self.shown(one, act.key)
        key = act.key
        match act:
            case Sit():
                key = await self.sit(one, act)
            case Ready(ready=ready):
                await self.store.change(code, own(one, act.key).seat, ready=ready, seen_at=now())
            case Leave(seat=seat):
                return await self.leave(one, act.key, seat)
            case Fill():
                await self.fill(one, act)
            case Announce(open=public):
                check_host(one, act.key)
                await self.store.announce(code, public)
        one = await self.find(code)
        await self.begin_if_ready(one)
        return await self.shown(one, key, key if key != act.key else None)

    async def sit(self, one: Gathered, wish: Sit) -> str:
        """The key of whoever sits down."""
        before = None if wish.key is None else own(one, wish.key)
        key = wish.key or new_key()
        check_seat(one, wish.seat)
        if before is not None and before.seat == wish.seat:
            await self.store.change(one.code, wish.seat, name=given(wish.name), seen_at=now())
            return key
        me = Seated(wish.seat, digest(key), given(wish.name), None, before is not None and before.ready, now())
        await self.take(one, me, None if before is None else before.seat)
        return key

    async def take(self, one: Gathered, sitter: Seated, leaving: int | None = None) -> None:
        try:
            await self.store.sit(one.code, sitter, leaving)
        except Conflict:
            raise Refused("seat-taken", "somebody sits there already", status=409, args={"seat": sitter.seat}) from None

    async def fill(self, one: Gathered, wish: Fill) -> None:
        check_host(one, wish.key)
        check_seat(one, wish.seat)
        if wish.bot not in bots.names():
            raise wrong_setup(ValueError(f"there is no such bot; there are {', '.join(bots.names())}"))
        await self.take(one, Seated(wish.seat, None, printable(wish.name), wish.bot, True, now()))

    async def leave(self, one: Gathered, key: str, seat: int | None) -> Gathering:
        """The host's place goes to whoever came first of the others; with the last person the gathering ends."""
        me = own(one, key)
        if seat is not None and seat != me.seat:
            check_host(one, key)
            await self.store.free(one.code, seat, one.host)
            return await self.shown(await self.find(one.code), key)
        others = [sitter for sitter in one.people if sitter.seat != me.seat]
        host = next(
            (sitter.digest for sitter in others if sitter.digest == one.host or me.digest == one.host), one.host
        )
        await self.store.free(one.code, me.seat, host if others else None)
        return await self.shown(replace(one, sitters=[s for s in one.sitters if s.seat != me.seat]), None)

    async def begin_if_ready(self, one: Gathered) -> None:
        """With the same keys; of two who are the last ones at the same time one lays the table."""
        if len(one.sitters) < one.wish.seats or not all(sitter.ready for sitter in one.sitters):
            return
        row, standing = self.inn.set_up(wish_of(one), series=None)
        digests = {sitter.digest: sitter.seat for sitter in one.people if sitter.digest is not None}
        try:
            await self.inn.store.create(replace(row, id=one.table_id), digests, standing)
        except Conflict:
            return
        await self.inn.table(one.table_id)


def wish_of(one: Gathered) -> CreateTable:
    """The table with those who have come."""
    return replace(
        one.wish,
        bots={str(sitter.seat): sitter.bot for sitter in one.sitters if sitter.bot is not None},
        names={str(sitter.seat): sitter.name for sitter in one.sitters},
    )


def sitter(one: Seated, host: str, mine: str | None, late: str) -> Sitter:
    person = one.digest is not None
    you = person and one.digest == mine
    return Sitter(
        one.seat, one.name, one.bot, one.ready, one.digest == host, you, person and not you and one.seen_at < late
    )


def own(one: Gathered, key: str) -> Seated:
    found = next((sitter for sitter in one.people if sitter.digest == digest(key)), None)
    if found is None:
        raise wrong_key()
    return found


def check_host(one: Gathered, key: str) -> None:
    if one.host != digest(key):
        raise not_host()


def check_seat(one: Gathered, seat: int) -> None:
    if seat >= one.wish.seats:
        raise wrong_setup(ValueError(f"there is no seat {seat}; seats are 0 to {one.wish.seats - 1}"))


def given(name: str) -> str:
    words = printable(name)
    if not words:
        raise Refused("malformed", "an empty name names nobody")
    return words
