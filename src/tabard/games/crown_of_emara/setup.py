"""Set-up (CE-2): all that is laid out before the first choice of a player."""

from __future__ import annotations

from .names import A_MASTERS, EVENTS, FROM_START, HUTS, KINDS, LOCATIONS, MASTERS, RANKS, SLOTS, TOKENS, TOWN
from .position import ACCOUNT, NO_CARD, NOBODY, CrownOfEmaraPosition
from .rules.rounds import Match


def set_up(p: CrownOfEmaraPosition) -> None:
    lay_tiles(p)
    p.markers = list(p.terms.first_face)  # CE-2.4 to CE-2.8, CE-16.4, CE-16.5
    p.favors = p.shuffled(range(len(TOKENS)))  # CE-2.9
    masters = p.shuffled(range(A_MASTERS))
    p.offer = list(masters[: 2 * (len(LOCATIONS) - TOWN)])  # CE-2.10: the others leave the game
    p.b_stack = p.shuffled(range(A_MASTERS, len(MASTERS)))  # CE-2.11
    p.taken = [0] * len(RANKS)  # CE-2.13
    removed = p.components.solo_removed if p.terms.solo else ()  # CE-16.6
    p.events = p.shuffled([event for event in range(len(EVENTS)) if event not in removed])  # CE-2.14
    p.first = p.below(p.seats) if p.seats > 1 else 0  # CE-2.18
    lay_boards(p)
    p.push(Match())


def lay_tiles(p: CrownOfEmaraPosition) -> None:
    """CE-2.1, CE-2.2; CE-17.1: in the random layout all eight are mixed."""
    if p.terms.mixed:
        p.circles = p.shuffled(range(len(LOCATIONS)))
    else:
        p.circles = (*p.shuffled(range(TOWN)), *p.shuffled(range(TOWN, len(LOCATIONS))))


def lay_boards(p: CrownOfEmaraPosition) -> None:
    seats = p.seats
    start = p.terms.buildings_start
    number = start if start >= 0 else p.components.start_buildings[p.event]  # CE-2.16, CE-2.17, CE-16.7
    p.goods = [0] * (KINDS * seats)
    p.citizens = [0] * seats  # CE-2.15
    p.buildings = [number] * seats
    p.account = [0] * (2 * ACCOUNT * seats)
    for seat in range(seats):
        p.account[(2 * seat + 1) * ACCOUNT + FROM_START] = number
    p.councilors = [NOBODY] * (2 * seats)
    p.hands = [()] * seats
    p.piles = [()] * seats
    p.slots = [NO_CARD] * (SLOTS * seats)
    p.spent = [0] * seats
    p.huts = [NOBODY] * HUTS
    p.staff = [0] * seats
    p.titles = [()] * seats
    p.tokens = [()] * seats
    if p.listening:
        p.tell("first", "CE-2.18", {"seat": p.first})
        p.tell("start", "CE-2.16" if start < 0 else "CE-2.17", {"number": number})
