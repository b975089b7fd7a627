"""Bonus action: rise in rank (CE-11)."""

from __future__ import annotations

from tabard.kernel import Illegal

from ..names import CITIZENS, COIN, FROM_RANKS, KINDS, RANK_BONUS, RANKS, RING, rank_id
from ..position import CrownOfEmaraPosition
from .gains import amount, score_citizens


def can_rise(p: CrownOfEmaraPosition, seat: int) -> bool:
    """CE-11.2, CE-11.5, CE-11.9"""
    rank, c, at = len(p.titles[seat]), p.components, seat * KINDS
    if rank == len(RANKS) or p.goods[at + RING] < c.rank_rings[rank] or p.goods[at + COIN] < c.rank_coins[rank]:
        return False
    return p.taken[rank] < len(c.rank_citizens[rank])


def rise(p: CrownOfEmaraPosition, seat: int) -> None:
    """CE-11.2, CE-11.3, CE-14.13"""
    rank, c, at = len(p.titles[seat]), p.components, seat * KINDS
    p.goods[at + COIN] -= c.rank_coins[rank]
    p.goods[at + RING] -= c.rank_rings[rank]
    points = take_title(p, rank)
    p.titles[seat] += (points,)
    bonus = p.in_force(RANK_BONUS)
    score_citizens(p, seat, points + bonus, FROM_RANKS)
    if p.listening:
        paid = [amount(COIN, c.rank_coins[rank]), amount(RING, c.rank_rings[rank])]
        gains = [amount(CITIZENS, points + bonus)]
        p.tell("rose", "CE-11.3", {"seat": seat, "rank": rank_id(rank), "goods": list(paid), "gains": list(gains)})


def take_title(p: CrownOfEmaraPosition, rank: int) -> int:
    """The top card of a stack; its CP."""
    points = p.components.rank_citizens[rank][p.taken[rank]]
    p.taken[rank] += 1
    return points


def refuse_rise(p: CrownOfEmaraPosition, seat: int) -> Illegal:
    rank = len(p.titles[seat])
    if rank == len(RANKS):
        return Illegal("duke", "CE-11.5", "a Duke cannot rise further")
    if p.taken[rank] == len(p.components.rank_citizens[rank]):
        return Illegal("no-title", "CE-11.2", "no card of this rank is left")
    coins, rings = p.components.rank_coins[rank], p.components.rank_rings[rank]
    words = {"rank": rank_id(rank), "coins": coins, "rings": rings}
    return Illegal("rank-too-dear", "CE-11.2", f"this rank costs {coins} coins and {rings} rings", words)
