"""The end of the game (ERA-13)."""

from __future__ import annotations

from tabard.kernel import End, Frame

from ..position import EraPosition
from .scoring import scores


def game_ends(p: EraPosition, full: bool) -> Frame | None:
    """At the end of a round (ERA-13.1, ERA-13.2, ERA-13.7, ERA-22.6, ERA-23.1, ERA-23.14)."""
    reason = why_over(p, full)
    if not reason:
        return None
    if p.listening:
        p.tell("over-" + reason, end_clause(reason), {"count": p.turned.bit_count(), "round": p.round})
    return End()


def why_over(p: EraPosition, full: bool) -> str:
    if p.terms.solo:
        return "solo" if p.round >= p.terms.rounds else ""
    if p.turned.bit_count() >= p.terms.cards:
        return "cards"
    if full:
        return "full"
    return "rounds" if p.round >= p.terms.rounds else ""


def end_clause(reason: str) -> str:
    return {"cards": "ERA-13.1", "full": "ERA-22.6", "rounds": "ERA-13.7", "solo": "ERA-23.1"}[reason]


def tell_results(p: EraPosition) -> None:
    if p.listening:
        for seat, score in enumerate(scores(p)):
            p.tell("final", "ERA-13.5", {"seat": seat, "points": score})
        if p.terms.solo:
            p.tell("title", "ERA-23.16", {"seat": 0, "title": title(p)})


def title(p: EraPosition) -> str:
    """How well the solo game went (ERA-23.16)."""
    score = scores(p)[0]
    reached = [number for number, least in enumerate(p.components.titles) if score >= least]
    return f"title-{max(reached, default=0)}"


def rank_key(p: EraPosition, seat: int) -> tuple[int, ...]:
    """Score, then resources left (ERA-13.6, ERA-13.8)."""
    return (scores(p)[seat], p.resources(seat))
