"""What is under way, for everybody to see: card, special phase, march and where it may lead, vote, figures of a battle."""

from __future__ import annotations

from typing import Final, TypedDict

from tabard.kernel import Frame

from .position import KnightsPosition
from .rules.actions import ActionCard, NeutralAction
from .rules.assembly import Assembly
from .rules.battle import Battle
from .rules.battle_frame import deals, prevents, victory_points
from .rules.campaign import CHOOSE_AREA
from .rules.draft import Draft
from .rules.frames import Campaign
from .rules.frames_assembly import presiding
from .rules.movement import MARCH_ON, March, concerned, havens, onward
from .rules.round import Round
from .rules.taxation_and_wages import Taxation, Wages
from .rules.upkeep import Upkeep
from .rules.voting import Vote
from .state.armies import OFF, PLACES, SEA, place_of
from .state.board import NOBODY
from .state.decks import ATTACKER, DEFENDER

PHASES: Final = {Taxation: "taxation", Wages: "wages", Assembly: "assembly", Draft: "mercenary-draft", Upkeep: "upkeep"}


class TurnedView(TypedDict):
    seat: int | None  # None: a neutral card
    kind: int


class MarchView(TypedDict):
    seat: int
    place: int
    path: list[int]


class ReachView(TypedDict):
    area: int
    steps: int  # 0: by sea
    leave: list[int]  # whose permission the way needs


class SessionView(TypedDict):
    present: list[int]
    presiding: int | None
    order: list[int]  # agendas as announced
    at: int  # how many of them are settled or being settled
    subject: str
    candidates: list[int]  # [] for yes or no
    aside: list[int]  # votes of each seat, from the reveal on
    ballots: list[list[int]]  # seat and choice
    declaring: bool  # the votes have been revealed


class TotalsView(TypedDict):
    deals: int
    prevents: int
    victories: int


class UnderWay(TypedDict):
    phase: str
    turned: TurnedView | None
    goal: int | None
    march: MarchView | None
    reach: list[ReachView]
    session: SessionView | None


def under_way(p: KnightsPosition) -> UnderWay:
    campaign = innermost(p, Campaign)
    return {
        "phase": phase(p),
        "turned": turned(p),
        "goal": campaign.goal if isinstance(campaign, Campaign) and campaign.goal >= 0 else None,
        "march": march_view(p),
        "reach": reach(p),
        "session": session_view(p),
    }


def innermost(p: KnightsPosition, kind: type[Frame]) -> Frame | None:
    for frame in reversed(p.frames):
        if isinstance(frame, kind):
            return frame
    return None


def step(p: KnightsPosition, kind: type[Frame]) -> str:
    """The step that the innermost frame of this kind is in."""
    for frame, place in zip(reversed(p.frames), reversed(p.places), strict=True):
        if isinstance(frame, kind):
            return frame.title(place).split(".")[1]
    return ""


def phase(p: KnightsPosition) -> str:
    for frame in reversed(p.frames):
        if type(frame) in PHASES:
            return PHASES[type(frame)]
    return {"": "set-up", "planning": "planning"}.get(step(p, Round), "actions")


def turned(p: KnightsPosition) -> TurnedView | None:
    for frame in reversed(p.frames):
        if isinstance(frame, ActionCard):
            return {"seat": frame.seat, "kind": frame.kind}
        if isinstance(frame, NeutralAction):
            return {"seat": None, "kind": frame.kind}
    return None


# ---------------------------------------------------------------------- marches


def march_view(p: KnightsPosition) -> MarchView | None:
    march = innermost(p, March)
    if not isinstance(march, March):
        return None
    return {"seat": march.seat, "place": place_of(march.army), "path": list(march.path)}


def reach(p: KnightsPosition) -> list[ReachView]:
    """While somebody chooses where to go: what each area costs in steps and whom it must be asked of."""
    asked = p.frames[-1].decision() if p.frames else None
    campaign, march = innermost(p, Campaign), innermost(p, March)
    if not isinstance(campaign, Campaign) or asked not in (CHOOSE_AREA, MARCH_ON):
        return []
    if isinstance(march, March) and asked is MARCH_ON:
        starts = [march.path]
    else:
        armies = range(campaign.seat * PLACES, campaign.seat * PLACES + PLACES - 1)
        starts = [(p.at[army],) for army in armies if OFF < p.at[army] < SEA and not p.tired[army]]
    best: dict[int, ReachView] = {}
    for start in sorted(set(starts)):
        for found in ways(p, campaign, start):
            if found["area"] not in best or cost(found) < cost(best[found["area"]]):
                best[found["area"]] = found
    return [best[area] for area in sorted(best)]


def cost(way: ReachView) -> tuple[int, int]:
    return len(way["leave"]), way["steps"] or 9


def ways(p: KnightsPosition, campaign: Campaign, start: tuple[int, ...]) -> list[ReachView]:
    found: list[ReachView] = []
    if len(start) == 1:
        found += [{"area": port, "steps": 0, "leave": []} for port in havens(p, campaign, start[0])]
    paths = [start]
    while paths:
        path = paths.pop()
        for area in onward(p, campaign, path):
            longer = (*path, area)
            asked = sorted({seat for between in longer[1:-1] for seat in concerned(p, campaign.seat, between)})
            found.append({"area": area, "steps": len(longer) - 1, "leave": asked})
            paths.append(longer)
    return found


# ---------------------------------------------------------------------- votes and battles


def session_view(p: KnightsPosition) -> SessionView | None:
    session, vote = innermost(p, Assembly), innermost(p, Vote)
    if not isinstance(session, Assembly):
        return None
    chair = presiding(p)
    declaring = isinstance(vote, Vote) and step(p, Vote) != "set_aside"
    return {
        "present": list(session.present),
        "presiding": chair if chair != NOBODY else None,
        "order": list(session.order),
        "at": session.at,
        "subject": vote.subject if isinstance(vote, Vote) else "",
        "candidates": list(vote.candidates) if isinstance(vote, Vote) else [],
        "aside": list(p.set_aside) if declaring else [],
        "ballots": [list(ballot) for ballot in vote.ballots] if isinstance(vote, Vote) else [],
        "declaring": declaring,
    }


def totals(p: KnightsPosition, battle: Battle) -> list[TotalsView]:
    """What the cards that are shown, and the commanders, come to."""
    return [
        {
            "deals": deals(p, battle, side),
            "prevents": prevents(p, battle, side),
            "victories": victory_points(p, battle, side),
        }
        for side in (ATTACKER, DEFENDER)
    ]
