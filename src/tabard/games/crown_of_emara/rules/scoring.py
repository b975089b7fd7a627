"""End of the game and scoring (CE-15)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Decision, Frame, Illegal, Move

from ..names import FROM_FINAL, KINDS, RESOURCES
from ..position import CrownOfEmaraPosition
from .gains import score_buildings, score_citizens
from .solo import campaign_won

MOST_POINTS: Final = 255  # CE-15.15


def final_points(p: CrownOfEmaraPosition, seat: int) -> int:
    """CE-15.2, CE-15.3"""
    c, at = p.components, seat * KINDS
    points = p.resources(seat) // c.final_resources + c.final_token * len(p.tokens[seat])
    for good in range(RESOURCES, KINDS):
        points += c.final_each[good] * p.goods[at + good]
    return points


def best_split(citizens: int, buildings: int, points: int) -> int:
    """The CP of the best split: the lower number first until both are level, then each in turn, CP first (CE-15.5)."""
    level = buildings - citizens
    if level >= points:
        return points
    if -level >= points:
        return 0
    rest = points - abs(level)
    return max(level, 0) + (rest + 1) // 2


class Split(Decision[CrownOfEmaraPosition]):
    """How many of the final points go to CP; the rest goes to BP (CE-15.4)."""

    rule = "CE-15.4"
    verbs = ("split",)

    def options(self, p: CrownOfEmaraPosition, seat: int) -> list[Move]:
        """The best split first, as the proposal (CE-19.14)."""
        points = final_points(p, seat)
        best = best_split(p.citizens[seat], p.buildings[seat], points)
        return [("split", best), *[("split", n) for n in range(min(points, MOST_POINTS) + 1) if n != best]]

    def idle(self, p: CrownOfEmaraPosition, seat: int) -> bool:
        return not final_points(p, seat)  # CE-15.13

    def apply(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Frame | None:
        citizens = int(move[1])
        buildings = final_points(p, seat) - citizens
        score_citizens(p, seat, citizens, FROM_FINAL)
        score_buildings(p, seat, buildings, FROM_FINAL)  # CE-15.6
        if p.listening:
            p.tell("split", "CE-15.4", {"seat": seat, "citizens": citizens, "buildings": buildings})
        return None

    def refuse(self, p: CrownOfEmaraPosition, seat: int, move: Move) -> Illegal:
        points = final_points(p, seat)
        return Illegal("too-many-points", "CE-15.4", f"you have {points} final points", {"points": points})

    def prompt(self, p: CrownOfEmaraPosition, seat: int) -> Args:
        points = final_points(p, seat)
        best = best_split(p.citizens[seat], p.buildings[seat], points)
        words: Args = {"points": points, "citizens": p.citizens[seat], "buildings": p.buildings[seat]}
        return {**words, "best": best, "rest": points - best}


def result(p: CrownOfEmaraPosition, seat: int) -> int:
    """CE-15.7, CE-19.20"""
    return min(p.citizens[seat], p.buildings[seat])


def rank_key(p: CrownOfEmaraPosition, seat: int) -> tuple[int, ...]:
    """CE-15.7 to CE-15.10; CE-15.12: the CP printed on the card."""
    citizens, buildings, titles = p.citizens[seat], p.buildings[seat], p.titles[seat]
    return (min(citizens, buildings), max(citizens, buildings), len(titles), titles[-1] if titles else 0)


def tell_results(p: CrownOfEmaraPosition) -> None:
    if not p.listening:
        return
    for seat in range(p.seats):
        words: Args = {"seat": seat, "citizens": p.citizens[seat], "buildings": p.buildings[seat]}
        p.tell("result", "CE-15.7", {**words, "result": result(p, seat)})
    if p.terms.campaign:
        words = {"seat": 0, "result": result(p, 0), "citizens": p.victoria}
        p.tell("campaign-won" if campaign_won(p) else "campaign-lost", "CE-16.16", words)


SPLIT: Final = Split()
