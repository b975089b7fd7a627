"""Knights and dice (MM-4), control and supply lines (MM-5)."""

from __future__ import annotations

from typing import Final

from ..layouts import bits
from ..position import NOBODY, NOWHERE, MedievalMasteryPosition

PIPS: Final = 6  # on a die
DICE: Final = [(knights + PIPS - 1) // PIPS for knights in range(400)]  # MM-4.1


# ---------------------------------------------------------------------- knights and dice (MM-4)


def dice_on_map(p: MedievalMasteryPosition, seat: int) -> int:
    """Dice a seat needs for all its knights, those on the conflict tile included (MM-4.2)."""
    if p.contested != NOWHERE:
        return dice_in_battle(p, seat)
    knights = p.knights
    dice = DICE[knights[p.terms.layout.castles[seat]]] + p.held[seat].bit_count()
    for cell in p.wide:  # a second die
        if knights[cell] > PIPS and p.owner[cell] == seat:
            dice += 1
    return dice


def dice_in_battle(p: MedievalMasteryPosition, seat: int) -> int:
    """The same, counted tile by tile: the conflict tile may have lost its last knight."""
    knights = p.knights
    dice = DICE[knights[p.terms.layout.castles[seat]]]
    mask = p.held[seat]
    while mask:
        low = mask & -mask
        dice += DICE[knights[low.bit_length() - 1]]
        mask ^= low
    return dice + DICE[p.force] if seat == p.active else dice


def gain_knights(p: MedievalMasteryPosition, seat: int, count: int, rule: str) -> None:
    """New knights start in the castle; one that would need a die too many is lost (MM-4.3, MM-4.7)."""
    castle = p.terms.layout.castles[seat]
    before = p.knights[castle]
    if before + count <= PIPS * DICE[before] and not p.listening:  # no further die
        p.knights[castle] = before + count
        return
    room = PIPS * (p.components.dice - dice_on_map(p, seat) + DICE[before]) - before
    placed = count if count <= room else max(room, 0)
    p.knights[castle] = before + placed
    if p.listening:
        p.tell("gained", rule, {"seat": seat, "knights": placed})
        if placed < count:
            p.tell("no-dice", "MM-4.3", {"seat": seat, "knights": count - placed})


# ---------------------------------------------------------------------- control and supply (MM-5)


def recompute(p: MedievalMasteryPosition) -> None:
    """Everything that follows from who stands where; for set-up and for positions built by hand."""
    p.wide = tuple([cell for cell in p.terms.layout.territories if p.room[cell] > PIPS])
    p.held = [0] * p.seats
    for cell in p.terms.layout.territories:
        if p.owner[cell] != NOBODY:
            p.held[p.owner[cell]] |= 1 << cell
    p.supplied = [()] * p.seats
    p.reach = [()] * p.seats
    for seat in range(p.seats):
        resupply(p, seat)


def supply_lines(p: MedievalMasteryPosition, seat: int) -> int:
    """The supplied territories: linked with the castle by own territories and lakes (MM-5.3 to MM-5.5)."""
    return supply_and_reach(p, seat)[0]


def supply_and_reach(p: MedievalMasteryPosition, seat: int) -> tuple[int, int]:
    """The supplied territories, and all that castle and supplied territories touch (MM-5.7)."""
    link, held = p.terms.layout.link, p.held[seat]
    reach = link[p.terms.layout.castles[seat]]
    found = front = held & reach
    while front:
        low = front & -front
        near = link[low.bit_length() - 1]
        reach |= near
        new = near & held & ~found
        found |= new
        front = front ^ low | new
    return found, reach


def resupply(p: MedievalMasteryPosition, seat: int) -> None:
    """After a change of control (MM-5.9): supplied territories and what may be advanced to (MM-5.7, MM-11.2)."""
    found, reach = supply_and_reach(p, seat)
    p.supplied[seat] = supplied = bits(found)
    if p.terms.siege:  # MM-16.8
        layout = p.terms.layout
        for cell in supplied:
            reach |= layout.castle_links(cell)
        reach &= ~(1 << layout.castles[seat])
    p.reach[seat] = bits(reach & ~p.held[seat])


def lose_control(p: MedievalMasteryPosition, cell: int) -> None:
    """Nobody stands there any more."""
    seat = p.owner[cell]
    p.knights[cell] = 0
    if seat != NOBODY:
        p.owner[cell] = NOBODY
        p.held[seat] &= ~(1 << cell)
        resupply(p, seat)


def take_control(p: MedievalMasteryPosition, seat: int, cell: int, knights: int) -> None:
    lose_control(p, cell)
    p.knights[cell] = knights
    p.owner[cell] = seat
    p.held[seat] |= 1 << cell
    resupply(p, seat)
