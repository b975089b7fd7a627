"""What each place for the piece in hand would bring, for the one who holds it."""

from __future__ import annotations

from tabard.kernel import Decision, Move, Secret

from .position import EraPosition
from .rules.build import PLACE_STRUCTURE
from .rules.disasters import PLACE_TILE
from .rules.layout import LAY_OUT
from .rules.scoring import built, count_built, own_total, totals, totals_of


def gains(p: EraPosition, seat: int | None) -> list[list[int]]:
    """Corner cell, quarter turns and points, as the score sheet would then differ from now."""
    frame = p.frames[-1] if p.frames else None
    if frame is None or seat is None or seat not in p.waiting:
        return []
    if isinstance(frame, Secret):
        return draft_gains(p, seat) if frame.what is LAY_OUT else []
    decision = frame.decision()
    return place_gains(p, seat, decision) if decision is PLACE_STRUCTURE or decision is PLACE_TILE else []


def place_gains(p: EraPosition, seat: int, decision: Decision[EraPosition]) -> list[list[int]]:
    """With the piece in each place, and nothing that follows from it."""
    now, before, after = totals(p)[seat], silent(p), silent(p)
    found: list[list[int]] = []
    for move in p.legal(seat):
        after.assign(before)
        decision.apply(after, seat, move)
        of_all = [built(after, other) if other != seat else count_built(after, seat) for other in range(p.seats)]
        found.append(place_and(move, totals_of(after, of_all)[seat] - now))
    return found


def draft_gains(p: EraPosition, seat: int) -> list[list[int]]:
    """By the draft alone: the others' layouts are hidden."""
    drafted = silent(p)
    for move in p.chosen(seat):
        LAY_OUT.apply(drafted, seat, move)
    now, after = drafted_total(drafted, seat), silent(drafted)
    found: list[list[int]] = []
    for move in p.legal(seat):
        if move[0] == "lay":
            after.assign(drafted)
            LAY_OUT.apply(after, seat, move)
            found.append(place_and(move, drafted_total(after, seat) - now))
    return found


def drafted_total(p: EraPosition, seat: int) -> int:
    return own_total(p, seat, count_built(p, seat))


def silent(p: EraPosition) -> EraPosition:
    """A copy that tells nothing."""
    copy = p.clone()
    assert isinstance(copy, EraPosition)
    copy.listening = False
    return copy


def place_and(move: Move, points: int) -> list[int]:
    return [int(move[-2]), int(move[-1]), points]
