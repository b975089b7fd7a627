"""How the scores of a finished game came about, move by move: read from the entries, as they are stored."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from tabard import Game, Position
from tabard.kernel import Event
from tabard.server.faces import lines, told_between
from tabard.server.replays import replayed, standing
from tabard.server.rows import Entry, TableRow
from tabard.server.wire_end import Progress, ScoresAt, Turning

PERIODS = ("round", "turn")  # arguments by which a story says how far the game has come, the longest first


class Moment(Struct, frozen=True):
    """The scores after a move, and what was told of it."""

    scores: list[int]
    told: list[Event]


def progress(game: Game, row: TableRow, entries: Sequence[Entry]) -> Progress:
    stood = standing(entries)
    positions = list(replayed(game, row, stood))
    moments = standing_moves(positions, stood)
    winners = set(positions[-1].winners)
    return Progress(len(moments) - 1, period(moments), changes(moments), turning(moments, winners))


def standing_moves(positions: Sequence[Position], entries: Sequence[Entry]) -> list[Moment]:
    """One for the set-up and one for every move that was not taken back."""
    first = positions[0]
    moments = [Moment(list(first.scores), [event for event in first.story if event.seen_by(None)])]
    for entry, before, after in zip(entries, positions, positions[1:], strict=False):
        if entry.move is None:
            moments.pop()
        else:
            told = [event for event in told_between(before, after)[1] if event.seen_by(None)]
            moments.append(Moment(list(after.scores), told))
    return moments


def changes(moments: Sequence[Moment]) -> list[ScoresAt]:
    """Only where something changed: scores or round; the first and the last always."""
    word, found = period(moments), list[ScoresAt]()
    reached = 0
    for move, moment in enumerate(moments):
        now = max([reached, *numbers(moment.told, word)])
        last = move == len(moments) - 1
        if not found or last or now != reached or moment.scores != found[-1].scores:
            found.append(ScoresAt(move, now, moment.scores))
        reached = now
    return found


def period(moments: Sequence[Moment]) -> str:
    """The word by which this game's story counts time; "" if it does not."""
    return next((word for word in PERIODS if any(numbers(moment.told, word) for moment in moments)), "")


def numbers(events: Iterable[Event], word: str) -> list[int]:
    found = [event.details.get(word) for event in events]
    return [number for number in found if isinstance(number, int)]


def turning(moments: Sequence[Moment], winners: set[int]) -> Turning | None:
    """The move since which the winner has been ahead of everybody else to the end; None if the scores do not show one."""
    since = len(moments)
    while since and leads(moments[since - 1].scores, winners):
        since -= 1
    if not 0 < since < len(moments):
        return None
    return Turning(since, sorted(winners), lines(moments[since].told, None))


def leads(scores: Sequence[int], winners: set[int]) -> bool:
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    return bool(winners and others) and min(scores[seat] for seat in winners) > max(others)
