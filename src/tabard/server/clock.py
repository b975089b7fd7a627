"""The clocks of a table, worked out from what everybody can see. Plain numbers; no input or output.

Nothing here may depend on what a seat chooses in secret: a clock changes only with entries that all viewers notice, and then
by who was and who is waited for, which stands in every view. So a clock tells nobody anything that the views do not tell.
"""

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from tabard.server.wire_time import Days, Pace

MINUTE, DAY = 60.0, 86_400.0
LEAST = 10.0  # no turn of a live game begins with less


class Hands(Struct, frozen=True):
    """How all clocks stood at one moment, `since`, and whose time has run from then on."""

    left: dict[int, float]
    running: list[int]
    since: float
    moved: dict[int, int] = {}  # by seat, the most public moves that ever stood: what is made again earns nothing again


class Turn(Struct, frozen=True):
    """What everybody has seen of an entry: whose it was, how many public moves of that seat stand now, and who is asked."""

    seat: int
    made: int
    before: tuple[int, ...]
    after: tuple[int, ...]


def begun(pace: Pace, people: Iterable[int], now: float) -> Hands:
    return Hands(dict.fromkeys(people, whole(pace)), [], now)


def whole(pace: Pace) -> float:
    return pace.days * DAY if isinstance(pace, Days) else pace.minutes * MINUTE


def fresh(pace: Pace, left: float) -> float:
    """What a seat has when it is asked anew."""
    return whole(pace) if isinstance(pace, Days) else max(LEAST, left + pace.seconds)


def at(hands: Hands, now: float) -> Hands:
    """The same clocks later. A moment that seems to lie before the last one takes nothing and gives nothing."""
    passed = max(0.0, now - hands.since)
    left = {seat: max(0.0, rest - passed) if seat in hands.running else rest for seat, rest in hands.left.items()}
    return replace(hands, left=left, since=max(now, hands.since))


def stepped(pace: Pace, hands: Hands, turn: Turn) -> Hands:
    """Whoever is asked anew is given time; but not by a move that is taken back, nor by one that is made once more."""
    if turn.made <= hands.moved.get(turn.seat, 0):
        return hands
    asked = asked_anew(pace, turn)
    left = {seat: fresh(pace, rest) if seat in asked else rest for seat, rest in hands.left.items()}
    return replace(hands, left=left, moved={**hands.moved, turn.seat: turn.made})


def asked_anew(pace: Pace, turn: Turn) -> Collection[int]:
    """If anybody comes to be asked it is a new question for all who are. Days are given for every move of one's own, too."""
    if set(turn.after) - set(turn.before):
        return turn.after
    return {turn.seat} & set(turn.after) if isinstance(pace, Days) else ()


def gone_back(pace: Pace, hands: Hands, made: Mapping[int, int], asked: Collection[int]) -> Hands:
    """All have agreed to go back: whoever is asked there is asked anew."""
    left = {seat: fresh(pace, rest) if seat in asked else rest for seat, rest in hands.left.items()}
    return replace(hands, left=left, moved=dict(made))


def run(pace: Pace, hands: Hands, asked: Iterable[int], people: Collection[int]) -> Hands:
    """Time runs for those who are asked and play themselves, if there is somebody to wait for them.

    A live clock stands until its seat's first move: somebody may still be on the way.
    """
    timed = [seat for seat in asked if seat in people and (isinstance(pace, Days) or hands.moved.get(seat))]
    return replace(hands, running=timed if len(people) > 1 else [])


def due(hands: Hands | None) -> float | None:
    """When the first of those who are asked will have no time left."""
    return None if hands is None else min((hands.since + hands.left[seat] for seat in hands.running), default=None)


def latest(hands: Hands, now: float) -> int | None:
    """The seat that has overrun its time furthest."""
    ends = {seat: hands.since + hands.left[seat] for seat in hands.running}
    late = [seat for seat, end in ends.items() if end <= now]
    return min(late, key=ends.__getitem__, default=None)
