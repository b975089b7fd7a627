"""How good a position is for a seat, in points: what it has, what its goods are worth, what the rest of its turn can bring."""

from __future__ import annotations

from typing import Final

from .names import (
    A_MASTERS,
    BOOK,
    BREAD,
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    COIN,
    DONATION_MARKER,
    EXTRA_STEP,
    GIFT_MARKER,
    KINDS,
    LOCATIONS,
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
from .position import NO_CARD, CrownOfEmaraPosition
from .rules.paying import Purchase
from .rules.rounds import ROUNDS
from .rules.town import FIRST, SECOND, THIRD
from .rules.turn import CARD, WALK
from .sight import Sight, seen

# Weights, found by games of the greedy bot against itself with other weights.
LOWER: Final = 0.8  # of a point of the lower number; the rest of it for the higher one
HIGHER: Final = 1 - LOWER
WORTH: Final = [2.0, 2.3, 2.0, 2.0, 4.2, 4.0, 2.8, 3.4]  # of each good while there is time to use it
LEFT: Final = [0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 2.0]  # of each good at the end (CE-15.2)
TOKEN: Final = 3.0
TIME: Final = 5  # turns in which goods can be put to use
WORTH_LEFT: Final = [  # by turns that are left, up to TIME: of one more of each good, less as time runs out
    [LEFT[good] + (WORTH[good] - LEFT[good]) * min(1.0, left / TIME) for good in range(KINDS)]
    for left in range(TIME + 1)
]
TOKEN_LEFT: Final = [1 + (TOKEN - 1) * min(1.0, left / TIME) for left in range(TIME + 1)]
CRAFTSMAN: Final = 0.35  # a turn
SERVANT: Final = 0.45  # a Master with an ability, a turn
LASTING: Final = 0.3
ALL_A_MASTERS: Final = (1 << A_MASTERS) - 1
MASTER_WORTH: Final = [SERVANT if master in ONCE_PER_TURN else LASTING for master in range(A_MASTERS)]
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
    return seen_worth(seen(p, seat))


def paid(p: CrownOfEmaraPosition, seat: int) -> CrownOfEmaraPosition:
    """The same with the usual payment made: a purchase is worth what it leads to."""
    copy = p.clone()
    assert isinstance(copy, CrownOfEmaraPosition)
    copy.step(seat, copy.legal(seat)[0])
    return copy


def seen_worth(sight: Sight) -> float:
    left = sight.left
    worths = WORTH_LEFT[left if left < TIME else TIME]
    return standing(sight) + belongings(sight, worths) + rest_of_turn(sight, worths)


def standing(sight: Sight) -> float:
    """CP begin far behind BP; what is lower counts most, measured against the lead that is usual at this time."""
    lead = sight.start * sight.left / TURNS
    citizens, buildings = sight.citizens + lead, float(sight.buildings)
    if citizens < buildings:
        return LOWER * citizens + HIGHER * buildings
    return LOWER * buildings + HIGHER * citizens


def belongings(sight: Sight, worths: list[float]) -> float:
    left, goods, staff = sight.left, sight.goods, sight.staff & ALL_A_MASTERS
    total = TOKEN_LEFT[left if left < TIME else TIME] * (len(sight.tokens) + sight.drawn)
    for good in range(KINDS):
        count = goods[good]
        if count > PLENTY:
            total += worths[good] * (PLENTY + SPARE * (count - PLENTY))
        elif count:
            total += worths[good] * count
    total += towards_rank(sight)
    total += CRAFTSMAN * left * sight.craftsmen
    master = 0
    while staff:
        if staff & 1:
            total += left * MASTER_WORTH[master]
        staff >>= 1
        master += 1
    return 0.75 * total


def towards_rank(sight: Sight) -> float:
    """Coins and rings are worth more the nearer they bring the next rank."""
    rank, c, taken = sight.rank, sight.p.components, sight.p.taken
    if rank == len(RANKS) or taken[rank] == len(c.rank_citizens[rank]):
        return 0.0
    coins, rings = c.rank_coins[rank], c.rank_rings[rank]
    have = min(sight.goods[COIN], coins) + min(sight.goods[RING], rings)
    if not have:
        return 0.0
    share = have / max(1, coins + rings)
    return RANK * share * share * c.rank_citizens[rank][taken[rank]] * min(1.0, sight.left / TIME)


# ---------------------------------------------------------------------- the rest of a half-done turn


def rest_of_turn(sight: Sight, worths: list[float]) -> float:
    """What the actions still open can bring, so that no move in two parts is given up half way."""
    total, location = 0.0, sight.location
    if sight.card != NO_CARD:
        total += open_actions(sight, worths)
    if location >= TOWN:
        total += town_worth(sight, location, sight.used, sight.held, worths)
    elif location >= 0:
        total += sight.craftsmen_on(location) * worths[YIELD[location]]
    return 0.7 * total


def open_actions(sight: Sight, worths: list[float]) -> float:
    total = 0.0
    if not sight.did & WALK:
        total += best_walk(sight, sight.slot + 1, worths)
    if sight.did & CARD:
        return total
    if sight.card == EXTRA_STEP:
        return total + best_walk(sight, sight.p.components.extra_steps, worths)
    if sight.card == TOWN_ACTION:
        return total + best_visit(sight, worths)
    return total + (0.7 if sight.card == SELL else 1.5)


def best_walk(sight: Sight, steps: int, worths: list[float]) -> float:
    p = sight.p
    one = visit_worth(sight, p.ahead(sight.place, steps), worths)
    other = visit_worth(sight, p.ahead(sight.other_place, steps), worths)
    return other if other > one else one


def best_visit(sight: Sight, worths: list[float]) -> float:
    """Of all Town locations (CE-5.8)."""
    best = 0.0
    for location in range(TOWN, len(LOCATIONS)):
        best = max(best, visit_worth(sight, location, worths))
    return best


def visit_worth(sight: Sight, location: int, worths: list[float]) -> float:
    if location < TOWN:
        return worths[YIELD[location]] * (1 + sight.craftsmen_on(location))
    return town_worth(sight, location, 0, sight.tokens_for(location), worths)


def town_worth(sight: Sight, location: int, used: int, tokens: int, worths: list[float]) -> float:
    """The gains of all actions still open on a Town visit, less what they cost."""
    total, goods = 1.5 * tokens, sight.goods
    if location == CASTLE:
        if not used & FIRST:
            total += dearest_gift(sight, GIFT_MARKER, worths[RING], worths)
        if not used & SECOND and goods[BOOK]:
            total += max(0.0, 0.6 * sight.gain_of_buildings(5) - worths[BOOK])
    elif location == CATHEDRAL:
        if not used & FIRST:
            total += dearest_gift(sight, DONATION_MARKER, worths[BOOK] + 2.0, worths)
    elif location == SITE:
        total += site_worth(sight, used, worths)
    elif not used & SECOND and goods[BOOK]:
        points = sight.p.components.books
        books = min(goods[BOOK], len(points))
        total += max(0.0, points[books - 1] - books * worths[BOOK])
    return total


def dearest_gift(sight: Sight, marker: int, reward: float, worths: list[float]) -> float:
    best = 0.0
    for resource in range(RESOURCES):
        have = sight.goods[resource]
        price = sight.marker(marker + resource)
        if have >= price:
            best = max(best, reward - price * worths[resource])
    return best


def site_worth(sight: Sight, used: int, worths: list[float]) -> float:
    total, goods, points = 0.0, sight.goods, 0.6 * sight.gain_of_buildings(5)
    if not used & FIRST and goods[STONE]:
        total += max(0.0, points + sight.marker(STONE_MARKER) - worths[STONE])
    if not used & SECOND:
        bread = min(goods[BREAD], sight.p.components.most_bread)
        total += max(0.0, bread * (sight.marker(BREAD_MARKER) - worths[BREAD]))
    if not used & THIRD and goods[WOOD]:
        total += max(0.0, points - worths[WOOD])
    return total
