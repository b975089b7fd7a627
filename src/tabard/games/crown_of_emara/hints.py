"""How good a position is for a seat, in points: what it has, what its goods are worth, what the rest of its turn can bring."""

from __future__ import annotations

from typing import Final

from .names import (
    BOOK,
    BREAD,
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    COIN,
    DONATION_MARKER,
    EXTRA_STEP,
    FROM_START,
    GIFT_MARKER,
    KINDS,
    ONCE_PER_TURN,
    RANKS,
    RESOURCES,
    RING,
    SELL,
    SITE,
    SLOTS,
    STONE,
    STONE_MARKER,
    TOWN,
    TOWN_ACTION,
    WOOD,
    YIELD,
)
from .position import ACCOUNT, NO_CARD, CrownOfEmaraPosition
from .rules.countryside import Countryside
from .rules.gains import gain_of_buildings
from .rules.paying import Purchase
from .rules.rounds import ROUNDS
from .rules.town import FIRST, SECOND, THIRD, TownVisit
from .rules.turn import CARD, WALK, Turn

# Weights, found by games of the greedy bot against itself with other weights.
LOWER: Final = 0.8  # of a point of the lower number; the rest of it for the higher one
WORTH: Final = [2.0, 2.3, 2.0, 2.0, 4.2, 4.0, 2.8, 3.4]  # of each good while there is time to use it
LEFT: Final = [0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 2.0]  # of each good at the end (CE-15.2)
TOKEN: Final = 3.0
TIME: Final = 5  # turns in which goods can be put to use
WORTH_LEFT: Final = [  # by turns that are left, up to TIME: of one more of each good, less as time runs out
    [LEFT[good] + (WORTH[good] - LEFT[good]) * min(1.0, left / TIME) for good in range(KINDS)]
    for left in range(TIME + 1)
]
CRAFTSMAN: Final = 0.35  # a turn
SERVANT: Final = 0.45  # a Master with an ability, a turn
LASTING: Final = 0.3
RANK: Final = 1.0  # of the CP of the next rank
PLENTY: Final = 3  # of one good: more of it is worth less
SPARE: Final = 0.6
TURNS: Final = ROUNDS * SLOTS


def value(p: CrownOfEmaraPosition, seat: int) -> float:
    if p.over:
        return float(min(p.citizens[seat], p.buildings[seat])) + 0.01 * max(p.citizens[seat], p.buildings[seat])
    top = p.frames[-2] if len(p.frames) > 1 else p.frames[-1]
    if isinstance(top, Purchase) and p.waiting == (seat,):
        return value(paid(p, seat), seat)
    left = turns_left(p, seat)
    return standing(p, seat, left) + belongings(p, seat, left) + rest_of_turn(p, seat, left)


def paid(p: CrownOfEmaraPosition, seat: int) -> CrownOfEmaraPosition:
    """The same with the usual payment made: a purchase is worth what it leads to."""
    copy = p.clone()
    assert isinstance(copy, CrownOfEmaraPosition)
    copy.step(seat, copy.legal(seat)[0])
    return copy


def turns_left(p: CrownOfEmaraPosition, seat: int) -> int:
    slots = p.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(NO_CARD)
    return (ROUNDS - p.round) * SLOTS + slots


def standing(p: CrownOfEmaraPosition, seat: int, left: int) -> float:
    """CP begin far behind BP; what is lower counts most, measured against the lead that is usual at this time."""
    lead = p.account[(2 * seat + 1) * ACCOUNT + FROM_START] * left / TURNS
    citizens, buildings = p.citizens[seat] + lead, float(p.buildings[seat])
    return LOWER * min(citizens, buildings) + (1 - LOWER) * max(citizens, buildings)


def worth(good: int, left: int) -> float:
    """Of one more of a good."""
    return WORTH_LEFT[left if left < TIME else TIME][good]


def belongings(p: CrownOfEmaraPosition, seat: int, left: int) -> float:
    total = (1 + (TOKEN - 1) * min(1.0, left / TIME)) * (len(p.tokens[seat]) + int(bool(p.drawn)))
    worths = WORTH_LEFT[left if left < TIME else TIME]
    for good in range(KINDS):
        count = p.goods[seat * KINDS + good]
        if count:
            total += worths[good] * (count if count <= PLENTY else PLENTY + SPARE * (count - PLENTY))
    total += towards_rank(p, seat, left)
    staff = p.staff[seat]
    total += CRAFTSMAN * left * p.huts.count(seat)
    if staff:
        for master in range(16):
            if staff >> master & 1:
                total += left * (SERVANT if master in ONCE_PER_TURN else LASTING)
    return 0.75 * total


def towards_rank(p: CrownOfEmaraPosition, seat: int, left: int) -> float:
    """Coins and rings are worth more the nearer they bring the next rank."""
    rank, c, at = len(p.titles[seat]), p.components, seat * KINDS
    if rank == len(RANKS) or p.taken[rank] == len(c.rank_citizens[rank]):
        return 0.0
    coins, rings = c.rank_coins[rank], c.rank_rings[rank]
    have = min(p.goods[at + COIN], coins) + min(p.goods[at + RING], rings)
    share = have / max(1, coins + rings)
    return RANK * share * share * c.rank_citizens[rank][p.taken[rank]] * min(1.0, left / TIME)


# ---------------------------------------------------------------------- the rest of a half-done turn


def rest_of_turn(p: CrownOfEmaraPosition, seat: int, left: int) -> float:
    """What the actions still open can bring, so that no move in two parts is given up half way."""
    total = 0.0
    for frame in p.frames:
        if isinstance(frame, Turn) and frame.seat == seat and frame.card != NO_CARD:
            total += open_actions(p, frame, left)
        elif isinstance(frame, TownVisit) and frame.seat == seat:
            total += town_worth(p, seat, frame.location, frame.used, len(frame.tokens), left)
        elif isinstance(frame, Countryside) and frame.seat == seat:
            total += p.craftsmen_on(seat, frame.location) * worth(YIELD[frame.location], left)
    return 0.7 * total


def open_actions(p: CrownOfEmaraPosition, turn: Turn, left: int) -> float:
    seat, total = turn.seat, 0.0
    if not turn.did & WALK:
        total += best_walk(p, seat, turn.slot + 1, left)
    if turn.did & CARD:
        return total
    if turn.card == EXTRA_STEP:
        return total + best_walk(p, seat, p.components.extra_steps, left)
    if turn.card == TOWN_ACTION:
        return total + max([visit_worth(p, seat, location, left) for location in range(TOWN, 8)])
    return total + (0.7 if turn.card == SELL else 1.5)


def best_walk(p: CrownOfEmaraPosition, seat: int, steps: int, left: int) -> float:
    places = [p.ahead(p.councilors[seat * 2 + circle], steps) for circle in range(2)]
    return max([visit_worth(p, seat, place, left) for place in places])


def visit_worth(p: CrownOfEmaraPosition, seat: int, location: int, left: int) -> float:
    if location < TOWN:
        return worth(YIELD[location], left) * (1 + p.craftsmen_on(seat, location))
    tokens = [token for token in p.tokens[seat] if p.components.token_location[token] == location]
    return town_worth(p, seat, location, 0, len(tokens), left)


def town_worth(p: CrownOfEmaraPosition, seat: int, location: int, used: int, tokens: int, left: int) -> float:
    """The gains of all actions still open on a Town visit, less what they cost."""
    total = 1.5 * tokens
    if location == CASTLE:
        if not used & FIRST:
            total += dearest_gift(p, seat, GIFT_MARKER, worth(RING, left), left)
        if not used & SECOND and p.has(seat, BOOK):
            total += max(0.0, 0.6 * gain_of_buildings(p, seat, 5) - worth(BOOK, left))
    elif location == CATHEDRAL:
        if not used & FIRST:
            total += dearest_gift(p, seat, DONATION_MARKER, worth(BOOK, left) + 2.0, left)
    elif location == SITE:
        total += site_worth(p, seat, used, left)
    elif not used & SECOND:
        books = min(p.has(seat, BOOK), len(p.components.books))
        total += max(0.0, p.components.books[books - 1] - books * worth(BOOK, left)) if books else 0.0
    return total


def dearest_gift(p: CrownOfEmaraPosition, seat: int, marker: int, reward: float, left: int) -> float:
    best = 0.0
    for resource in range(RESOURCES):
        price = p.marker(marker + resource)
        if p.has(seat, resource) >= price:
            best = max(best, reward - price * worth(resource, left))
    return best


def site_worth(p: CrownOfEmaraPosition, seat: int, used: int, left: int) -> float:
    total, points = 0.0, 0.6 * gain_of_buildings(p, seat, 5)
    if not used & FIRST and p.has(seat, STONE):
        total += max(0.0, points + p.marker(STONE_MARKER) - worth(STONE, left))
    if not used & SECOND:
        bread = min(p.has(seat, BREAD), p.components.most_bread)
        total += max(0.0, bread * (p.marker(BREAD_MARKER) - worth(BREAD, left)))
    if not used & THIRD and p.has(seat, WOOD):
        total += max(0.0, points - worth(WOOD, left))
    return total
