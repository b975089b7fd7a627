"""How good each move of a question looks, exactly as `hints` says after it, without making it: only what it would change is
counted anew. Where a move makes the game go on to who knows what, only trying tells."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Move

from .components import LEVY, MOBILIZE, NOBLES, SERVE
from .hints import (
    CARDS,
    INFLUENCE,
    armies_worth,
    cities,
    goal_worth,
    goods,
    laid_cards,
    possessions,
    ready_worth,
    stacked,
    standing,
    strengths,
    targets,
    under_way,
    value,
    whereabouts,
)
from .kingdom import NONE
from .position import KnightsPosition
from .rules.action_cards import DRAFT_SOLDIERS, LEVY_TAXES, RALLY_SUPPORT, SERVE_THE_CHURCH, USE, levy
from .rules.allocation import ALLOCATE
from .rules.attack import attacks
from .rules.campaign import CHOOSE_AREA, CROWNS, NEXT_NOBLE, VERSATILE, VOTE, can_mobilize, movers
from .rules.draft import HIRE, Hire, hire_moves
from .rules.frames import Campaign
from .rules.movement import MARCH_ON, March, extended, march_moves
from .rules.return_of_nobles import SHIFT_TROOPS, Shift, shift_moves
from .rules.round import PLAN_CARDS
from .rules.voting import WRITE_VOTES
from .setup import ASSIGN_TROOPS, PLACE_STRONGHOLD, SET_NOBLE, dealt
from .state.armies import PLACES
from .state.board import NOBODY
from .state.decks import ASSEMBLY, NEUTRAL_CARD, PHASES, TAXATION, WAGES, ZONES

Looks = list[float | None]  # of each move; None where only trying tells

LAST_WORDS: Final = (LEVY_TAXES, DRAFT_SOLDIERS, RALLY_SUPPORT, ALLOCATE)  # after them comes the next card


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
    if decision in LAST_WORDS:
        return done_with(p, seat, moves)
    return at_first(p, seat, moves)


def at_first(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks | None:
    """Set-up, and what hardly changes anything."""
    decision = p.decision()
    if decision is ASSIGN_TROOPS:
        return assigned(p, seat, moves)
    if decision is SET_NOBLE:
        return placed(p, seat, moves)
    if decision is SERVE_THE_CHURCH:
        return served(p, seat, moves)
    if decision is PLACE_STRONGHOLD or decision is WRITE_VOTES:  # hints see nothing of it yet
        now = value(p, seat)
        return [now if move != DONE else None for move in moves]
    return None


# ---------------------------------------------------------------------- set-up


def assigned(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """The next card to one of the nobles, or to the stronghold; nobody stands on the map yet (WK-3.10)."""
    cards, turn = dealt(p, seat), len(p.chosen(seat))
    if turn == len(cards):  # nothing is left but to say so
        return [None] * len(moves)
    owned, armies, rest = possessions(p, seat), strengths(p, seat), laid_cards(p, seat)
    found: Looks = []
    for move in moves:
        after = armies[:]
        if int(move[1]) < NOBLES:
            after[int(move[1])] += p.components.troops.strength[cards[turn]]
        found.append(owned + armies_worth(after) + rest)
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


# ---------------------------------------------------------------------- the last word about a card


class AfterCard:
    """What the position is worth when the card is dealt with and the next one asks its baron; often more happens."""

    def __init__(self, p: KnightsPosition, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.asks = next_card_asks(p)
        armies = strengths(p, seat)
        self.cities = cities(p, seat) if self.asks else 0.0
        self.armies = armies_worth(armies)
        self.ahead = targets(p, seat, armies, whereabouts(p, seat)) if self.asks else 0.0
        self.laid = stacked(without_next(p), seat) if self.asks else 0.0

    def look(self, area: int = NONE, crowns: int = 0, votes: int = 0, markers: int = 0) -> float | None:
        """With the card in that area, and so much gained; None if a special phase follows, or not just a question."""
        p, seat = self.p, self.seat
        if not self.asks or is_due(p, area, markers):
            return None
        owned = INFLUENCE * p.influence[seat] + goods(p, seat, crowns, votes, 0, markers) + self.cities
        return owned + self.armies + self.ahead + self.laid


def next_zone(p: KnightsPosition) -> int:
    """The stack of which the next card will come, or NONE (WK-5.18)."""
    for zone in range(ZONES):
        if p.stacks[zone]:
            return zone
    return NONE


def without_next(p: KnightsPosition) -> list[tuple[int, ...]]:
    stacks, zone = p.stacks[:], next_zone(p)
    stacks[zone] = stacks[zone][:-1]
    return stacks


def next_card_asks(p: KnightsPosition) -> bool:
    """Is the next card a baron's, and can it be used, so that it is asked about at once (WK-5.2, WK-5.19)?"""
    zone = next_zone(p)
    if zone == NONE or p.stacks[zone][-1] >= NEUTRAL_CARD:
        return False
    seat, kind = p.stacks[zone][-1] // 8, p.stacks[zone][-1] % 8
    if kind == LEVY:
        return levy(p, seat) > 0
    if kind == SERVE:
        return not p.is_heretic(seat)
    return can_mobilize(p, seat) if kind == MOBILIZE else True


def is_due(p: KnightsPosition, area: int, markers: int) -> bool:
    """Does a special phase begin with one card more in that area, or so many markers more (WK-5.12, WK-5.13)?"""
    for phase in range(len(PHASES)):
        if len(p.areas[phase]) + int(phase == area) >= p.phase_cards():
            return True
    return len(p.track) - p.track.count(NOBODY) + markers >= p.draft_markers()


def done_with(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    after = AfterCard(p, seat)
    return [last_word(p, seat, after, move) for move in moves]


def last_word(p: KnightsPosition, seat: int, after: AfterCard, move: Move) -> float | None:
    """WK-5.4 to WK-5.9, WK-6.1, WK-6.3, WK-6.4"""
    decision = p.decision()
    if decision is ALLOCATE:
        return after.look(int(move[1]))
    if decision is LEVY_TAXES:
        return after.look(TAXATION, crowns=levy(p, seat) if move == USE else 0)
    if decision is RALLY_SUPPORT:
        return after.look(ASSEMBLY, votes=p.components.costs.rally if move == USE else 0)
    return after.look(WAGES, markers=int(move[0] == "spot"))


def served(p: KnightsPosition, seat: int, moves: list[Move]) -> Looks:
    """Faith, and then it is asked where the card goes (WK-5.7, WK-6.6)."""
    armies = strengths(p, seat)
    rest, laid = targets(p, seat, armies, whereabouts(p, seat)), laid_cards(p, seat)
    found: Looks = []
    for move in moves:
        gained = goods(p, seat, faith=p.components.costs.serve if move == USE else 0)
        owned = INFLUENCE * p.influence[seat] + gained + cities(p, seat)
        found.append(owned + armies_worth(armies) + rest + laid)
    return found


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
    after = AfterCard(p, seat) if p.decision() is VERSATILE else None
    found: Looks = []
    for move in moves:
        if move[0] == "lead":
            army = seat * PLACES + int(move[1])
            found.append(now if is_asked(p, campaign, March(army, (p.at[army],))) else None)
        elif move[0] == "battle":
            asked = len(attacks(p, campaign, int(move[1]))) > 1
            found.append(now + ready_worth(p, seat, int(move[1])) if asked else None)
        else:
            found.append(used(p, after, move) if after is not None else None)
    return found


def used(p: KnightsPosition, after: AfterCard, move: Move) -> float | None:
    """Versatile Strategy without nobles (WK-6.13, WK-6.14, WK-6.17)."""
    if move == CROWNS:
        return after.look(crowns=p.components.costs.versatile_crowns)
    if move == VOTE:
        return after.look(votes=p.components.costs.versatile_votes)
    if move[0] == "spot":
        return after.look(crowns=-p.components.track.fee[int(move[1])], markers=1)
    return after.look()  # declined


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
