"""What if: a new table that goes on from any step of a finished game."""

from msgspec.structs import replace

from tabard.server.catalogue import check_language
from tabard.server.inn import Inn, by_seat, known_bot, new_id
from tabard.server.refusals import Refused, wrong_setup
from tabard.server.replay_reel import Reel
from tabard.server.rows import Standing, TableRow
from tabard.server.store import digest, new_key
from tabard.server.tables import Table, printable
from tabard.server.wire import Created
from tabard.server.wire_life import Life
from tabard.server.wire_parts import Origin
from tabard.server.wire_replay import LayBranch


async def lay_branch(inn: Inn, table: Table, wish: LayBranch) -> Created:
    """Only of a finished game: a branch of a running one would show how its luck would have gone."""
    table.check_over("another way is tried when the game is over")
    reel = await inn.reels.reel(table)
    number = entry_at(reel, wish)
    position = reel.steps[number].looks.position
    if position.over:
        raise Refused("over", "the game is over there; choose an earlier move", status=409)
    secret = new_key()
    row = branched(table.row, wish, secret)
    entries = (await inn.store.entries(table.row.id))[:number]
    bot_due = any(seat in row.bots for seat in position.waiting)
    return await inn.lay(row, Standing(over=False, bot_due=bot_due), secret, entries)


def entry_at(reel: Reel, wish: LayBranch) -> int:
    """The number of the entry with which this step came about; 0 is the set-up."""
    seats = reel.course.row.seats
    if wish.seat is not None and wish.seat >= seats:
        raise Refused("malformed", f"seat: this table has the seats 0 to {seats - 1}")
    numbers = reel.noticed(wish.seat)
    if wish.step >= len(numbers):
        raise Refused("malformed", f"step: this game has the steps 0 to {len(numbers) - 1}")
    return numbers[wish.step]


def branched(row: TableRow, wish: LayBranch, secret: str) -> TableRow:
    """The same set-up for other people, who know where it comes from. Its result belongs to no series of the old table."""
    bots = {seat: known_bot(name) for seat, name in by_seat(wish.bots, row.seats).items()}
    if len(bots) == row.seats:
        raise wrong_setup(ValueError("somebody has to play: not all seats can be bots"))
    names = {seat: printable(name) for seat, name in by_seat(wish.names, row.seats).items()}
    return replace(
        row,
        id=new_id(),
        language=check_language(wish.language),
        names={**row.names, **names},
        bots=bots,
        series=digest(secret),
        sequel_of=None,
        life=Life(),
        pace=None,
        hands=None,
        origin=Origin(row.id, wish.step, wish.seat),
    )
