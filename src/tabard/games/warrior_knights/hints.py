"""How good a position is for a seat: what the greedy bot climbs. Cities bring Influence; sieges bring cities; nobles with enough
troops beside a weak city bring sieges. Acts under way count as what they lead to, so that none is given up half way."""

from __future__ import annotations

from typing import Final

from .components import DRAFT, LEVY, MOBILIZE, NOBLES, RALLY, SERVE, VERSATILE
from .kingdom import CITIES, FARTHEST, KINGDOM_CITIES, NONE
from .position import KnightsPosition
from .rules.attack import ASSAULT, FIELD, SIEGE, Attack, resisting_strength
from .rules.battle_choices import THROW_AWAY
from .rules.cities import Gain
from .rules.ending import score
from .rules.frames import Campaign
from .rules.movement import March
from .rules.round import PLAN_CARDS
from .setup import ASSIGN_TROOPS, dealt
from .state.armies import CASTLE, OFF, PLACES, SEA
from .state.board import NOBODY, RAZED
from .state.decks import NEUTRAL_CARD
from .state.parliament import AGENDA


def powers(worth: float) -> list[float]:
    """What is worth so much here, from further and further away."""
    found = [worth]
    for _ in range(FARTHEST):
        found.append(found[-1] * FAR)
    return found


# Weights, found by games of the greedy bot against random ones.
INFLUENCE: Final = 3.0
CITY: Final = 9.0
INCOME: Final = 0.3
GUARD: Final = 1.6  # a noble in a city that might revolt
SIEGED: Final = 4.5  # a city under one's own siege
TARGET: Final = 2.2  # a noble who could besiege a city at once; a share of it from further away
FAR: Final = 0.55
CROWN: Final = 0.3
PLENTY: Final = 8  # crowns; more of them are worth less
SPARE: Final = 0.08
GARRISON: Final = 0.004  # a troop in the stronghold, where a noble may fetch it
FETCH: Final = 1.5
VOTE: Final = 0.2
FAITH: Final = 0.9
BANNED: Final = -1.5
CHARGE: Final = 1.0
MARKER: Final = 0.5
ARMY: Final = [0.0, 1.5, 2.1, 3.7, 4.2, 5.4, 5.9, 6.3, 6.6]  # an army by its strength in steps of 50
OVER: Final = 0.15  # each further step
CARDS: Final = [0.6, 0.7, 0.5, 1.0, 2.4, 2.0]  # a card laid face down, by kind: Levy Taxes to Versatile Strategy
FATE: Final = [1.0, 0.8, 1.1, 0.9]  # a fate card kept: deal, prevent, victory, draw
LEADER: Final = 200

NEAR: Final = powers(TARGET)  # by the moves that it takes to come there
OVERSEAS: Final = powers(0.7 * TARGET)
FETCHED: Final = [FETCH * FAR**moves for moves in range(FARTHEST + 1)]

assert (LEVY, DRAFT, RALLY, SERVE, MOBILIZE, VERSATILE) == (0, 1, 2, 3, 4, 5)


def value(p: KnightsPosition, seat: int) -> float:
    if p.over:
        return 1000.0 * (seat in p.game.winners(p)) + 10.0 * score(p, seat)
    armies, places = strengths(p, seat), whereabouts(p, seat)
    total = standing(p, seat, armies) + targets(p, seat, armies, places)
    return total + laid_cards(p, seat) + under_way(p, seat, places)


def standing(p: KnightsPosition, seat: int, armies: list[int]) -> float:
    """What is there, whatever comes of it."""
    return possessions(p, seat) + armies_worth(armies)


# ---------------------------------------------------------------------- what one has


def possessions(p: KnightsPosition, seat: int) -> float:
    return INFLUENCE * p.influence[seat] + goods(p, seat) + cities(p, seat)


def goods(p: KnightsPosition, seat: int, crowns: int = 0, votes: int = 0, faith: int = 0, markers: int = 0) -> float:
    """What the seat has, and so much more of some of it."""
    crowns += p.crowns[seat]
    papers = 0
    for entry in p.in_force:
        if entry[2] == seat and entry[0] == AGENDA:
            papers += 1
    return (
        CROWN * min(crowns, PLENTY)
        + SPARE * max(0, crowns - PLENTY)
        + GARRISON * p.effective(seat * PLACES + CASTLE)
        + VOTE * (p.votes[seat] + votes)
        + FAITH * min(p.faith[seat] + faith, 6)
        + BANNED * p.banned[seat]
        + CHARGE * papers
        + MARKER * min(p.track.count(seat) + markers, 2)
    )


def cities(p: KnightsPosition, seat: int) -> float:
    total = 0.0
    for city in range(CITIES):
        if p.owner[city] == seat:
            besieged = p.besieger[city] != NOBODY
            total += (0.5 * CITY if besieged else CITY) + INCOME * p.components.cities.income[city]
            total += GUARD if p.guarded(city) else 0.0
    for wall in range(CITIES + p.seats):
        if p.besieger[wall] == seat:
            total += SIEGED
    return total


def strengths(p: KnightsPosition, seat: int) -> list[int]:
    """Of the four nobles; while troops are being assigned, as they have been so far."""
    first = seat * PLACES
    if p.decision() is ASSIGN_TROOPS:
        found = [0] * NOBLES
        strength = p.components.troops.strength
        for kind, move in zip(dealt(p, seat), p.chosen(seat), strict=False):
            if len(move) > 1 and int(move[1]) < NOBLES:
                found[int(move[1])] += strength[kind]
        return found
    found = [p.effective(army) for army in range(first, first + NOBLES)]
    march = march_of(p, seat)
    if march is not None:
        for _, _, kind in march.takes:
            if kind >= 0:
                found[march.army - first] += p.components.troops.strength[kind]
    return found


def march_of(p: KnightsPosition, seat: int) -> March | None:
    """The move of one of the seat's nobles that is being made; there is never more than one."""
    for frame in p.frames:
        if isinstance(frame, March):
            return frame if frame.seat == seat else None
    return None


def armies_worth(armies: list[int]) -> float:
    total = 0.0
    for strength in armies:
        total += army_worth(strength)
    return total


def army_worth(strength: int) -> float:
    step = strength // 50
    return ARMY[step] if step < len(ARMY) else ARMY[-1] + OVER * (step + 1 - len(ARMY))


def laid_cards(p: KnightsPosition, seat: int) -> float:
    """Cards in the stacks, and those chosen while all plan: nobody knows when they come up."""
    total = stacked(p.stacks, seat)
    if p.decision() is PLAN_CARDS:
        for move in p.chosen(seat):
            total += CARDS[int(move[1])] if len(move) > 1 else 0.0
    return total


def stacked(stacks: list[tuple[int, ...]], seat: int) -> float:
    total = 0.0
    for stack in stacks:
        for card in stack:
            if card < NEUTRAL_CARD and card // 8 == seat:
                total += CARDS[card % 8]
    return total


# ---------------------------------------------------------------------- what one could take


def targets(p: KnightsPosition, seat: int, armies: list[int], places: list[int]) -> float:
    """Every noble in the field goes for the city nearest to him that he can besiege, each for another one."""
    total, taken = 0.0, 0
    for noble in range(NOBLES):
        place = places[noble]
        if place == OFF or not armies[noble] or holds_siege(p, seat, place):
            continue
        city = target(p, seat, armies[noble], place, taken)
        if city != NONE:
            taken |= 1 << city
            total += nearness(p, place, city)
        elif p.castle_area(seat) != OFF and p.troops[seat * PLACES + CASTLE]:
            total += FETCHED[min(p.components.map.journeys[place][p.castle_area(seat)], FARTHEST)]
    return total


def target(p: KnightsPosition, seat: int, army: int, place: int, taken: int) -> int:
    """The city that is worth most to an army there; the nearer, the more."""
    for city in p.components.cities.nearest[place]:
        if not taken >> city & 1 and is_open(p, seat, city) and army + LEADER > resisting_strength(p, city):
            return city
    return NONE


def nearness(p: KnightsPosition, place: int, city: int) -> float:
    moves = min(p.components.map.journeys[place][p.components.cities.area[city]], FARTHEST)
    return NEAR[moves] if city < KINGDOM_CITIES else OVERSEAS[moves]


def is_open(p: KnightsPosition, seat: int, city: int) -> bool:
    return p.owner[city] not in (seat, RAZED) and p.besieger[city] == NOBODY


def holds_siege(p: KnightsPosition, seat: int, area: int) -> bool:
    city = p.components.cities.at[area]
    return city != NONE and p.besieger[city] == seat


def whereabouts(p: KnightsPosition, seat: int) -> list[int]:
    """Where each noble stands, sails to, or is on his way to."""
    first, at = seat * PLACES, p.at
    places = [at[army] % SEA if at[army] != OFF else OFF for army in range(first, first + NOBLES)]
    march = march_of(p, seat)
    if march is not None:
        places[march.army - first] = march.path[-1]
    return places


# ---------------------------------------------------------------------- acts under way


def under_way(p: KnightsPosition, seat: int, places: list[int]) -> float:
    total = 0.0
    for frame in reversed(p.frames):
        if isinstance(frame, Gain) and frame.seat == seat:
            return 0.5 * CITY if frame.razes else CITY + GUARD
        if isinstance(frame, Attack) and frame.seat == seat:
            return total + (attack_worth(p, frame) if frame.enemy != NOBODY else ready_worth(p, seat, frame.area))
        if isinstance(frame, Campaign) and frame.seat == seat and is_gathering(frame):
            total += goal_worth(p, frame.seat, frame.goal, places)
    if p.decision() is THROW_AWAY:
        total += kept_worth(p, seat)
    return total


def is_gathering(frame: Campaign) -> bool:
    """Is an area named, and may nobles still come there?"""
    return frame.goal != NONE and not frame.fought and not frame.closed


def goal_worth(p: KnightsPosition, seat: int, goal: int, places: list[int]) -> float:
    """The named area holds a city that all who can still come there together could besiege."""
    city = p.city_in(goal)
    if city == NONE or p.owner[city] == seat:
        return 0.0
    strength = 0
    for noble, place in enumerate(places):
        army = seat * PLACES + noble
        if place != OFF and not p.tired[army] and p.components.map.journeys[place][goal] <= 1:
            strength += p.effective(army)
    return 0.8 * siege_worth(p, seat, city, strength + LEADER > resisting_strength(p, city) and strength > 0)


def siege_worth(p: KnightsPosition, seat: int, wall: int, strong: bool) -> float:
    if not strong or p.besieger[wall] not in (NOBODY, seat):
        return 0.0
    if p.besieger[wall] == seat:
        return CITY - SIEGED if p.besieged_in[wall] < p.round else 0.0
    return SIEGED


def ready_worth(p: KnightsPosition, seat: int, area: int) -> float:
    """A battle can be declared there; which is asked next."""
    city = p.city_in(area)
    if city == NONE or p.owner[city] == seat:
        return 0.0
    nobles = [army for army in p.nobles_in(seat, area) if not p.tired[army]]
    strength = sum([p.effective(army) for army in nobles])
    return 0.95 * siege_worth(p, seat, city, strength + LEADER > resisting_strength(p, city))


def attack_worth(p: KnightsPosition, frame: Attack) -> float:
    if frame.kind == FIELD:
        return -1.0
    walls = p.walls_in(frame.area)
    if not walls:
        return 0.0
    if frame.kind == SIEGE:
        return siege_worth(p, frame.seat, walls[0], True)
    assert frame.kind == ASSAULT
    return CITY - SIEGED - 0.1 if not resisting_strength(p, walls[0]) else -0.5


def kept_worth(p: KnightsPosition, seat: int) -> float:
    """The fate cards that would be kept."""
    for side in range(2):
        thrown = [int(move[1]) for move in p.chosen(seat) if len(move) > 1]
        if (p.near(Attack).seat == seat and side == 0) or (p.near(Attack).enemy == seat and side == 1):
            kept = [card for place, card in enumerate(p.rows[side]) if place not in thrown]
            return 0.2 * sum([FATE[p.components.fate.result[card]] for card in kept])
    return 0.0
