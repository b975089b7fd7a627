"""A table that was begun by other rules: does it play by today's as it did? If not, from which entry on?"""

from collections.abc import Sequence

from tabard import Game, Position
from tabard.server.refusals import Refused
from tabard.server.replays import answers_between, nature, replayed
from tabard.server.rows import Entry, Standing, TableRow


def parting(game: Game, row: TableRow, entries: Sequence[Entry], stood: Standing) -> int | None:
    """The number of the entry that goes otherwise today; 0 is the set-up, None if all goes as it did."""
    before: Position | None = None
    number = 0
    try:
        for number, position in enumerate(replayed(game, row, entries)):
            if not same_luck(row, entries, number, before, position):
                return number
            before = position
    except Exception:  # rules that do not know what they are asked any more: whatever they raise, they differ
        return 0 if before is None else number + 1
    assert before is not None
    return None if ends_alike(before, row, stood) else len(entries)


def same_luck(
    row: TableRow, entries: Sequence[Entry], number: int, before: Position | None, position: Position
) -> bool:
    """Nature was asked as often as it was then. A return asks nothing: what it returns to has been looked at."""
    if before is None:
        return nature(position) == row.nature
    entry = entries[number - 1]
    return entry.back is not None or answers_between(before, position) == entry.nature


def ends_alike(position: Position, row: TableRow, stood: Standing) -> bool:
    told = stood.ended
    same = told is None or (list(position.scores), list(position.winners)) == (told.scores, told.winners)
    return same and stood.over == (position.over or row.life.closed is not None)


def outdated(row: TableRow, version: str, number: int) -> Refused:
    """The table is paused; nothing of it is changed."""
    where = f"its move {number} goes otherwise" if number else "it cannot be set up like this any more"
    message = (
        f"this table was begun by rules version {row.rules_version}; by version {version} {where}, so it is paused"
    )
    return Refused("outdated", message, status=410, args={"move": number, "message": message})
