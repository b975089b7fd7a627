"""What each place for the piece in hand would bring, for the one who holds it."""

from __future__ import annotations

from tabard.kernel import Move, Secret

from .position import EraPosition
from .rules.build import PLACE_STRUCTURE
from .rules.disasters import PLACE_TILE
from .rules.layout import LAY_OUT
from .rules.scoring import own_lines, sheets


def gains(p: EraPosition, seat: int | None) -> list[list[int]]:
    """Corner cell, quarter turns and points, as the score sheet would then differ from now."""
    frame = p.frames[-1] if p.frames else None
    if frame is None or seat is None or seat not in p.waiting:
        return []
    if isinstance(frame, Secret):
        return draft_gains(p, seat) if frame.what is LAY_OUT else []
    if frame.decision() not in (PLACE_STRUCTURE, PLACE_TILE):
        return []
    now = sum(sheets(p)[seat])
    return [place_and(move, sum(sheets(after(p, seat, move))[seat]) - now) for move in p.legal(seat)]


def after(p: EraPosition, seat: int, move: Move) -> EraPosition:
    """The position with the piece in its place, and nothing that follows from it."""
    copy = silent(p)
    decision = p.frames[-1].decision()
    assert decision is not None
    decision.apply(copy, seat, move)
    return copy


def draft_gains(p: EraPosition, seat: int) -> list[list[int]]:
    """By the draft alone: the others' layouts are hidden."""
    drafted = silent(p)
    for move in p.chosen(seat):
        LAY_OUT.apply(drafted, seat, move)
    now, found = sum(own_lines(drafted, seat)), []
    for move in p.legal(seat):
        if move[0] == "lay":
            copy = silent(drafted)
            LAY_OUT.apply(copy, seat, move)
            found.append(place_and(move, sum(own_lines(copy, seat)) - now))
    return found


def silent(p: EraPosition) -> EraPosition:
    """A copy that tells nothing."""
    copy = p.clone()
    assert isinstance(copy, EraPosition)
    copy.listening = False
    return copy


def place_and(move: Move, points: int) -> list[int]:
    return [int(move[-2]), int(move[-1]), points]
