"""What is gained and lost: goods, Citizen Points, Building Points (CE-1.16, CE-13.30, CE-14.16)."""

from __future__ import annotations

from tabard.kernel import Message

from ..components import Things, Way
from ..names import BUILDINGS, BUILDINGS_CHANGE, CITIZENS, KINDS, THINGS, TOOLMAKER
from ..position import ACCOUNT, CrownOfEmaraPosition


def score_citizens(p: CrownOfEmaraPosition, seat: int, points: int, source: int) -> None:
    p.citizens[seat] += points
    p.account[2 * seat * ACCOUNT + source] += points


def score_buildings(p: CrownOfEmaraPosition, seat: int, points: int, source: int) -> None:
    p.buildings[seat] += points
    p.account[(2 * seat + 1) * ACCOUNT + source] += points


def gain_of_buildings(p: CrownOfEmaraPosition, seat: int, points: int) -> int:
    """What one gain of BP really brings: Toolmaker and event are added up, and it is at least 0 (CE-13.22, CE-14.16)."""
    return buildings_with(p, p.staff[seat], points)


def buildings_with(p: CrownOfEmaraPosition, staff: int, points: int) -> int:
    """The same for whoever has these Masters, a bit for each."""
    change = p.in_force(BUILDINGS_CHANGE)  # CE-14.9, CE-14.11
    if staff >> TOOLMAKER & 1:
        change += p.components.master_gain[TOOLMAKER][BUILDINGS]
    return max(0, points + change)


def collect(p: CrownOfEmaraPosition, seat: int, gain: Things, source: int) -> Things:
    """Take goods and score points; what was really got."""
    at = seat * KINDS
    for good in range(KINDS):
        if gain[good]:
            p.goods[at + good] += gain[good]
    if gain[CITIZENS]:
        score_citizens(p, seat, gain[CITIZENS], source)
    if not gain[BUILDINGS]:
        return gain
    points = gain_of_buildings(p, seat, gain[BUILDINGS])
    score_buildings(p, seat, points, source)
    return (*gain[:BUILDINGS], points)


def give_up(p: CrownOfEmaraPosition, seat: int, way: Way, source: int) -> None:
    """Pay goods that no coin can stand for, and CP (CE-10.3, CE-13.33)."""
    for thing, number in way.fees:
        if thing == CITIZENS:
            score_citizens(p, seat, -number, source)
        else:
            p.goods[seat * KINDS + thing] -= number


def can_give_up(p: CrownOfEmaraPosition, seat: int, way: Way) -> bool:
    for thing, number in way.fees:
        held = p.citizens[seat] if thing == CITIZENS else p.goods[seat * KINDS + thing]  # CE-1.16
        if held < number:
            return False
    return True


def amounts(gain: Things) -> list[Message]:
    """Goods and points in words: `2 wood`, `1 ring`, `5 Building Points`."""
    return [amount(thing, number) for thing, number in enumerate(gain) if number]


def amount(thing: int, number: int) -> Message:
    return {"id": "amount-" + THINGS[thing], "args": {"number": number}}


def plus(gain: Things, thing: int, number: int) -> Things:
    """The same with more of one thing."""
    return (*gain[:thing], gain[thing] + number, *gain[thing + 1 :])


def together(one: Things, other: Things) -> Things:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def as_scored(p: CrownOfEmaraPosition, seat: int, gain: Things) -> Things:
    """What a gain would really bring this seat now: Toolmaker and event included."""
    return (*gain[:BUILDINGS], gain_of_buildings(p, seat, gain[BUILDINGS])) if gain[BUILDINGS] else gain
