"""Solo mode (CE-16): Victoria, and the series of games a campaign is."""

from __future__ import annotations

from tabard.kernel import OptionValue

from ..names import BREAD_MARKER, FROM_START, STONE_MARKER, rank_id
from ..position import ACCOUNT, CrownOfEmaraPosition
from .deliveries import turn_marker
from .nobility import take_title

LAST_START = 999  # CE-16.28


def victoria_scores(p: CrownOfEmaraPosition) -> None:
    """CE-16.9 to CE-16.12: one stone and one bread, then her next rank; events do not change it."""
    step = p.round - p.components.victoria_first
    if step < 0:
        return
    points = p.marker(STONE_MARKER) + p.marker(BREAD_MARKER)  # CE-16.24
    p.victoria += points
    if p.listening:
        p.tell("victoria-delivers", "CE-16.9", {"points": points})
    turn_marker(p, STONE_MARKER)
    turn_marker(p, BREAD_MARKER)
    if step < len(p.components.victoria_ranks):
        victoria_rises(p, p.components.victoria_ranks[step])


def victoria_rises(p: CrownOfEmaraPosition, rank: int) -> None:  # CE-16.10, CE-16.13
    points = take_title(p, rank)
    p.victoria += points
    if p.listening:
        p.tell("victoria-rises", "CE-16.10", {"rank": rank_id(rank) + ".lady", "points": points, "total": p.victoria})


def campaign_won(p: CrownOfEmaraPosition) -> bool:
    """CE-16.16"""
    return min(p.citizens[0], p.buildings[0]) > p.victoria


def start_number(p: CrownOfEmaraPosition) -> int:
    return p.account[ACCOUNT + FROM_START]


def next_start(p: CrownOfEmaraPosition) -> int:
    """CE-16.17, CE-16.18"""
    change = -p.components.after_win if campaign_won(p) else p.components.after_loss
    return min(max(0, start_number(p) + change), LAST_START)


def sequel(p: CrownOfEmaraPosition) -> dict[str, OptionValue] | None:
    """The next game of the campaign (CE-16.17); it is of the same kind (CE-16.26)."""
    if not p.over or not p.terms.campaign:
        return None
    return {**p.options, "campaign_start": next_start(p)}


def series(p: CrownOfEmaraPosition) -> str | None:
    """The key under which results are kept (CE-16.25, CE-16.26)."""
    if not p.over or not p.terms.solo:
        return None
    kind = [str(p.options[name]) for name in ("hand", "layout", "landlord_building_points")]
    kind.append(p.game.components_digest or "own")
    head = ["campaign"] if p.terms.campaign else ["single", str(start_number(p))]
    return "/".join([*head, *kind])


def merit(options: dict[str, OptionValue], score: int, won: bool) -> tuple[int, ...] | None:
    """CE-16.14: the best result counts; CE-16.19: in the campaign the lowest start number that was won on."""
    if options["solo"] != "campaign":
        return (score,)
    return (-int(str(options["campaign_start"])), score) if won else None
