"""How good each move of a question looks, exactly as `hints` says after it, without making it: only what it would change is
counted anew. Where a move makes the game go on to who knows what, only trying tells."""

from __future__ import annotations

from tabard.kernel import DONE, Move

from .components import NOBLES
from .hints import (
    CARDS,
    armies_worth,
    goal_worth,
    laid_cards,
    possessions,
    ready_worth,
    standing,
    strengths,
    targets,
    under_way,
    value,
    whereabouts,
)
from .position import KnightsPosition
from .rules.attack import attacks
from .rules.campaign import CHOOSE_AREA, NEXT_NOBLE, VERSATILE, movers
from .rules.draft import HIRE, Hire, hire_moves
from .rules.frames import Campaign
from .rules.movement import MARCH_ON, March, extended, march_moves
from .rules.return_of_nobles import SHIFT_TROOPS, Shift, shift_moves
from .rules.round import PLAN_CARDS
from .rules.voting import WRITE_VOTES
from .setup import ASSIGN_TROOPS, PLACE_STRONGHOLD, SET_NOBLE, dealt
from .state.armies import PLACES

Looks = list[float | None]  # of each move; None where only trying tells


def looks(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks | None:
    """None where only trying tells."""
    decision = p.decision()
    if decision is PLAN_CARDS:
        return planned(p, seat, moves)
    if decision is CHOOSE_AREA:
        return named(p, seat, moves)
    if decision is MARCH_ON:
        return marched(p, seat, moves)
    if decision is VERSATILE or decision is NEXT_NOBLE:
        return led(p, seat, moves)
    if decision is HIRE:
        return hired(p, seat, moves)
    if decision is SHIFT_TROOPS:
        return shifted(p, seat, moves)
    return at_first(p, seat, moves)


def at_first(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks | None:
    """Set-up, and what is written down beforehand."""
    decision = p.decision()
    if decision is ASSIGN_TROOPS:
        return assigned(p, seat, moves)
    if decision is SET_NOBLE:
        return placed(p, seat, moves)
    if decision is PLACE_STRONGHOLD or decision is WRITE_VOTES:  # hints see nothing of it yet
        now = value(p, seat)
        return [now if move != DONE else None for move in moves]
    return None


# ---------------------------------------------------------------------- set-up


def assigned(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """The next card to one of the nobles, or to the stronghold; nobody stands on the map yet (WK-3.10)."""
    owned, armies = possessions(p, seat), strengths(p, seat)
    kind, rest = dealt(p, seat)[len(p.chosen(seat))], laid_cards(p, seat)
    found: Looks = []
    for move in moves:
        after = armies[:]
        if int(move[1]) < NOBLES:
            after[int(move[1])] += p.components.troops.strength[kind]
        found.append(owned + armies_worth(after) + 0.0 + rest)
    return found


def placed(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """A noble in an area (WK-3.17): which cities he could go for."""
    armies, places = strengths(p, seat), whereabouts(p, seat)
    before = standing(p, seat, armies)
    found: Looks = []
    for move in moves:
        after = places[:]
        after[int(move[1])] = int(move[2])
        found.append(before + targets(p, seat, armies, after))
    return found


# ---------------------------------------------------------------------- planning and hiring


def planned(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """A card laid face down counts by its kind; when all have laid theirs the round begins (WK-4.2)."""
    armies, laid = strengths(p, seat), laid_cards(p, seat)
    before = standing(p, seat, armies) + targets(p, seat, armies, whereabouts(p, seat))
    return [before + (laid + CARDS[int(move[1])]) if move != DONE else None for move in moves]


def hired(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """Nothing is paid as long as more can be hired (WK-26.12)."""
    frame, now = p.near(Hire), value(p, seat)
    return [now if len(move) > 1 and hire_moves(p, frame.with_move(move)) else None for move in moves]


def shifted(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """Nothing is shifted as long as more can be named (WK-17.23)."""
    frame, now = p.near(Shift), value(p, seat)
    return [now if len(move) > 1 and shift_moves(p, frame.with_move(move)) else None for move in moves]


# ---------------------------------------------------------------------- campaigns


def named(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """An area to which nobles will come, or in which a battle is declared at once (WK-6.8)."""
    campaign, places = p.near(Campaign), whereabouts(p, seat)
    armies = strengths(p, seat)
    before = standing(p, seat, armies) + targets(p, seat, armies, places) + laid_cards(p, seat)
    found: Looks = []
    for move in moves:
        area = int(move[1]) if len(move) > 1 else -1
        if area < 0:
            found.append(before)  # declined
        elif area not in places or movers(p, campaign.at_goal(area)):
            found.append(before + goal_worth(p, seat, area, places))
        else:
            found.append(before + ready_worth(p, seat, area))
    return found


def led(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """Nothing has changed while a noble or his enemy is only named (WK-6.9, WK-6.12)."""
    campaign, now = p.near(Campaign), value(p, seat)
    found: Looks = []
    for move in moves:
        if move[0] == "lead":
            army = seat * PLACES + int(move[1])
            found.append(now if is_asked(p, campaign, March(army, (p.at[army],))) else None)
        elif move[0] == "battle" and len(attacks(p, campaign, int(move[1]))) > 1:
            found.append(now + ready_worth(p, seat, int(move[1])))
        else:
            found.append(None)
    return found


def is_asked(p: KnightsPosition, campaign: Campaign, march: March) -> bool:
    """Is there a choice how the march goes on? A single answer is taken unasked."""
    return len(march_moves(p, campaign, march)) > 1


def marched(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """Further on, or with more troops, as long as he has not set out (WK-11.22)."""
    campaign, march = p.near(Campaign), p.near(March)
    armies, places = strengths(p, seat), whereabouts(p, seat)
    owned, laid = possessions(p, seat), laid_cards(p, seat)
    found: Looks = []
    for move in moves:
        after = extended(march, move)
        if after.closed or not is_asked(p, campaign, after):
            found.append(None)
            continue
        strong, there = with_march(p, seat, after, len(march.takes), armies, places)
        total = owned + armies_worth(strong) + targets(p, seat, strong, there)
        found.append(total + laid + under_way(p, seat, there))
    return found


def with_march(
    p: KnightsPosition, seat: int, march: March, known: int, armies: list[int], places: list[int]
) -> tuple[list[int], list[int]]:
    """Armies and places with what the march has taken beyond what is known, and where it has come to."""
    noble, strong, there = march.army - seat * PLACES, armies[:], places[:]
    for _, _, kind in march.takes[known:]:
        if kind >= 0:
            strong[noble] += p.components.troops.strength[kind]
    there[noble] = march.path[-1]
    return strong, there
