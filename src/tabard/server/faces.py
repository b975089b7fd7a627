"""What a viewer is shown. Everything the server says about a position goes through here.

A viewer is a seat, or None for an onlooker. Sets of viewers are bit masks, because they are stored with every entry.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from tabard import Position
from tabard.kernel import Event, Move
from tabard.kernel.story import between
from tabard.server.wire_parts import Choice, Face, Line, Message

Viewer = int | None
Viewers = tuple[Viewer, ...]


def face(position: Position, viewer: Viewer) -> Face:
    """All that the viewer may know of the position, with the whole story; the table adds `ask`."""
    return replace(bare_face(position, viewer), story=lines(position.story, viewer))


def bare_face(position: Position, viewer: Viewer) -> Face:
    """The same without the story, which grows with the game."""
    return Face(
        seat=viewer,
        view=position.view(viewer),
        ask=None,
        prompt=line(position.prompt(viewer)),
        legal=[] if viewer is None else [choice(position, viewer, move) for move in position.legal(viewer)],
        asides=[] if viewer is None else [choice(position, viewer, move) for move in position.asides(viewer)],
        undo=viewer is not None and may_undo(position, viewer),
        story_from=0,
        story=[],
    )


def may_undo(position: Position, seat: int) -> bool:
    """Not after the end: what a finished game shows to everybody cannot be unseen."""
    return not position.over and position.can_undo(seat)


def lines(events: Iterable[Event], viewer: Viewer) -> list[Line]:
    return [msgspec.convert(event.message(), Line) for event in events if event.seen_by(viewer)]


def line(message: Mapping[str, Any] | None) -> Line | None:
    return None if message is None else msgspec.convert(message, Line)


def choice(position: Position, seat: int, move: Move) -> Choice:
    label = msgspec.convert(position.label(seat, move), Message)
    return Choice(list(move), list(position.targets(move)), label)


class Looks:
    """A position and its bare faces, each made when somebody first looks, and kept while this is the present."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.present = True
        self.faces: dict[Viewer, Face] = {}

    def face(self, viewer: Viewer) -> Face:
        found = self.faces.get(viewer) or bare_face(self.position, viewer)
        if self.present:
            self.faces[viewer] = found
        return found

    def pass_by(self) -> None:
        self.present = False
        self.faces.clear()


# ---- From one position to the next ------------------------------------------------------------------------------------


def told_between(before: Position, after: Position) -> tuple[list[Event], list[Event]]:
    """Events that were taken back, and events that happened."""
    gone, come = between(before.told, after.told)
    return cast(list[Event], gone), cast(list[Event], come)


def seen_by(before: Looks, after: Looks, actor: int) -> int:
    """Who can tell that something happened: the actor, and everybody whose face or story changed.

    Mostly the frame of every view or a line of the story says so already. Only where they do not are faces compared.
    """
    viewers = everybody(after.position)
    if turned(before.position, after.position):
        return mask(viewers)
    if kept_secret(before.position, after.position, actor):
        return mask((actor,))
    gone, come = told_between(before.position, after.position)
    return mask(
        viewer
        for viewer in viewers
        if viewer == actor or count((*gone, *come), viewer) or before.face(viewer) != after.face(viewer)
    )


def turned(before: Position, after: Position) -> bool:
    """Did something change that stands in every view?"""
    return before.waiting != after.waiting or before.where != after.where


def kept_secret(before: Position, after: Position, actor: int) -> bool:
    """Did the actor only choose, or take back, in a decision that others have open as well? That shows to nobody (law 5)."""
    return len(before.waiting) > 1 and before.chosen(actor) != after.chosen(actor)


def count(events: Sequence[Event], viewer: Viewer) -> int:
    return sum(1 for event in events if event.seen_by(viewer))


def everybody(position: Position) -> Viewers:
    return (None, *range(position.seats))


def mask(viewers: Iterable[Viewer]) -> int:
    bits = 0
    for viewer in viewers:
        bits |= 1 if viewer is None else 2 << viewer
    return bits


def viewers_of(seats: Iterable[int]) -> Viewers:
    """The faces shown to somebody who holds these seats: one each, or the onlooker's."""
    return tuple(sorted(seats)) or (None,)
