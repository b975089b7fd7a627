"""What a viewer is shown. Pure functions: everything the server says about a position goes through `face`.

A viewer is a seat, or None for an onlooker. Sets of viewers are bit masks, because they are stored with every entry.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tabard import Position
from tabard.kernel import Event, Move
from tabard.server.wire import Choice, Face, Line, Message

Viewer = int | None
Faces = Mapping[Viewer, Face]
Told = dict[Event, Line]


def face(position: Position, viewer: Viewer, told: Told | None = None) -> Face:
    """All that the viewer may know of the position, with the whole story; the table adds `ask`."""
    return Face(
        seat=viewer,
        view=position.view(viewer),
        ask=None,
        prompt=line(position.prompt(viewer)),
        legal=[] if viewer is None else [choice(position, viewer, move) for move in position.legal(viewer)],
        undo=viewer is not None and position.can_undo(viewer),
        story_from=0,
        story=story(position, viewer, {} if told is None else told),
    )


def story(position: Position, viewer: Viewer, told: Told) -> list[Line]:
    """`story_for` as lines. An event makes its line once, so that long stories cost little and compare fast."""
    return [told.get(event) or tell(event, told) for event in position.story if event.seen_by(viewer)]


def tell(event: Event, told: Told) -> Line:
    told[event] = msgspec.convert(event.message(), Line)
    return told[event]


def line(message: Mapping[str, Any] | None) -> Line | None:
    return None if message is None else msgspec.convert(message, Line)


def choice(position: Position, seat: int, move: Move) -> Choice:
    label = msgspec.convert(position.label(seat, move), Message)
    return Choice(list(move), list(position.targets(move)), label)


def all_faces(position: Position, told: Told | None = None) -> dict[Viewer, Face]:
    return {viewer: face(position, viewer, told) for viewer in (None, *range(position.seats))}


# ---- From one state to the next ---------------------------------------------------------------------------------------


def cut(before: Face, after: Face) -> Face:
    """The later face with only those lines of its story that the viewer does not have yet."""
    kept = common(before.story, after.story)
    return replace(after, story_from=kept, story=after.story[kept:])


def common(one: list[Line], other: list[Line]) -> int:
    """How many lines two stories share from the start. Mostly one is the other with some lines more."""
    shorter = min(len(one), len(other))
    if one[:shorter] == other[:shorter]:
        return shorter
    return next(at for at in range(shorter) if one[at] != other[at])


def changed(before: Face, after: Face) -> bool:
    return replace(before, ask=None) != replace(after, ask=None)


def seen_by(before: Faces, after: Faces, actor: int) -> int:
    """Who can tell that something happened: the actor, and everybody whose face changed."""
    return mask({actor, *(viewer for viewer in after if changed(before[viewer], after[viewer]))})


def mask(viewers: Iterable[Viewer]) -> int:
    bits = 0
    for viewer in viewers:
        bits |= 1 if viewer is None else 2 << viewer
    return bits


def viewers_of(seats: Iterable[int]) -> tuple[Viewer, ...]:
    """The faces shown to somebody who holds these seats: one each, or the onlooker's."""
    return tuple(sorted(seats)) or (None,)
