"""Mobilize Forces and Versatile Strategy (WK-6.8 to WK-6.18): moves and battles of one card."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move

from ..components import NOBLES
from ..kingdom import AREAS, NONE, members
from ..position import KnightsPosition
from ..state.armies import OFF, PLACES, SEA, place_of
from .action_cards import DECLINE, SPOT, gain_crowns, gain_votes, place_marker, refuse_spot, tell_declined
from .allocation import ALLOCATE
from .attack import Attack, attacks
from .frames import Campaign
from .movement import March, can_march, destinations

AREA: Final[list[Move]] = [("area", area) for area in range(AREAS)]
LEAD: Final[list[Move]] = [("lead", place) for place in range(NOBLES)]
BATTLE: Final[list[Move]] = [("battle", area) for area in range(AREAS)]
ENOUGH: Final[Move] = ("enough",)
CROWNS: Final[Move] = ("crowns",)
VOTE: Final[Move] = ("vote",)

MARCHED: Final = 1  # what is closed: moving
DONE_WITH: Final = 2  # and the rest


def battlefields(p: KnightsPosition, campaign: Campaign) -> list[int]:
    """The areas in which a battle can be declared."""
    areas = {p.at[army] for army in p.nobles_of(campaign.seat) if OFF < p.at[army] < SEA}
    return [area for area in sorted(areas) if attacks(p, campaign, area)]


def goals(p: KnightsPosition, campaign: Campaign) -> list[int]:
    """The areas that Mobilize Forces may name (WK-26.3)."""
    found = 0
    for army in p.nobles_of(campaign.seat):
        found |= destinations(p, campaign, army)
    for area in battlefields(p, campaign):
        found |= 1 << area
    return members(found)


def can_mobilize(p: KnightsPosition, seat: int) -> bool:
    return has_goals(p, Mobilize(seat))


def has_goals(p: KnightsPosition, campaign: Campaign) -> bool:
    """Before anything was done: is there an area to name?"""
    return bool(movers(p, campaign)) or bool(battlefields(p, campaign))


def movers(p: KnightsPosition, campaign: Campaign) -> list[int]:
    return [army for army in p.nobles_of(campaign.seat) if can_march(p, campaign, army)]


def exhaust(p: KnightsPosition, campaign: Campaign) -> None:
    """Everyone who moved or attacked, when the whole action is over (WK-6.11)."""
    for army in (*campaign.marched, *campaign.fought):
        if p.at[army] != OFF:
            p.tired[army] = 1


class Mobilize(Campaign):
    """WK-6.8, WK-6.18"""

    STEPS = ("choose_area", "marches", "battle", "finish", "allocation")

    def choose_area(self, p: KnightsPosition) -> Frame | None:
        if not has_goals(p, self):
            p.replace(self.close(DONE_WITH))
            p.goto("finish")
            return None
        return Ask(CHOOSE_AREA, self.seat)

    def marches(self, p: KnightsPosition) -> Frame | None:
        if self.closed == DONE_WITH:
            p.goto("finish")
        elif self.goal == NONE:  # refused or given up before anything was done (WK-26.3)
            p.goto("choose_area")
        elif self.closed != MARCHED and movers(p, self):
            p.again()
            return Ask(NEXT_NOBLE, self.seat)
        return None

    def battle(self, p: KnightsPosition) -> Frame | None:
        if self.goal == NONE:
            p.goto("choose_area")
        elif self.closed != DONE_WITH and attacks(p, self, self.goal):
            p.again()
            return Attack(self.seat, self.goal, 1)
        return None

    def finish(self, p: KnightsPosition) -> Frame | None:
        exhaust(p, self)
        return None

    def allocation(self, p: KnightsPosition) -> Frame | None:  # WK-5.8, WK-5.9
        return Ask(ALLOCATE, self.seat)


class ChooseArea(Decision[KnightsPosition]):
    rule = "WK-6.8"
    verbs = ("area", "decline")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*[AREA[area] for area in goals(p, p.near(Campaign))], DECLINE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        campaign = p.near(Campaign)
        if move == DECLINE:
            tell_declined(p, seat)
            p.replace(campaign.close(DONE_WITH))
        else:
            p.replace(campaign.at_goal(int(move[1])).close(0))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("nothing-there", "WK-6.8")


class NextNoble(Decision[KnightsPosition]):
    rule = "WK-6.9"
    verbs = ("lead", "enough")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*[LEAD[place_of(army)] for army in movers(p, p.near(Campaign))], ENOUGH]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == ENOUGH:
            p.replace(p.near(Campaign).close(MARCHED))
            return None
        army = seat * PLACES + int(move[1])
        return March(army, (p.at[army],))

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return refuse_lead(p, seat * PLACES + int(move[1]))

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"area": p.area_word(p.near(Campaign).goal)}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"area": p.area_word(p.near(Campaign).goal)}


def refuse_lead(p: KnightsPosition, army: int) -> Illegal:
    if p.tired[army]:
        return Illegal("exhausted", "WK-1.12")
    if not OFF < p.at[army] < SEA:
        return Illegal("not-on-board", "WK-1.13")
    if p.shut_in(army // PLACES, p.at[army]):
        return Illegal("shut-in", "WK-11.10")
    return Illegal("no-way", "WK-11.1")


class VersatileStrategy(Campaign):
    """Exactly one thing (WK-6.12)."""

    STEPS = ("choose", "finish")

    def choose(self, p: KnightsPosition) -> Frame | None:
        if self.closed or not self.idle:
            return None
        p.again()
        return Ask(VERSATILE, self.seat)

    def finish(self, p: KnightsPosition) -> Frame | None:
        exhaust(p, self)
        return None


class Versatile(Decision[KnightsPosition]):
    """WK-6.13 to WK-6.17, WK-26.28"""

    rule = "WK-6.12"
    verbs = ("crowns", "vote", "lead", "battle", "spot", "decline")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        campaign = p.near(Campaign)
        fee = p.components.track.fee
        leads = [LEAD[place_of(army)] for army in movers(p, campaign)]
        battles = [BATTLE[area] for area in battlefields(p, campaign)]
        spots = [SPOT[spot] for spot in p.free_spots() if fee[spot] <= p.crowns[seat]]
        return [CROWNS, VOTE, *leads, *battles, *spots, DECLINE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move[0] == "lead":
            army = seat * PLACES + int(move[1])
            return March(army, (p.at[army],))
        if move[0] == "battle":
            return Attack(seat, int(move[1]), 0)
        p.replace(p.near(Campaign).close(DONE_WITH))
        simple_use(p, seat, move)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if move[0] == "lead":
            return refuse_lead(p, seat * PLACES + int(move[1]))
        if move[0] == "battle":
            return Illegal("no-battle", "WK-12.1")
        return refuse_spot(p, int(move[1]))


def simple_use(p: KnightsPosition, seat: int, move: Move) -> None:
    costs = p.components.costs
    if move == CROWNS:
        gain_crowns(p, seat, costs.versatile_crowns, "WK-6.13")
    elif move == VOTE:
        gain_votes(p, seat, costs.versatile_votes, "WK-6.14")
    elif move == DECLINE:
        tell_declined(p, seat)
    else:
        spot = int(move[1])
        place_marker(p, seat, spot, p.components.track.fee[spot])


CHOOSE_AREA: Final[ChooseArea] = ChooseArea()
NEXT_NOBLE: Final[NextNoble] = NextNoble()
VERSATILE: Final[Versatile] = Versatile()
