"""Set-up (MM-3)."""

from __future__ import annotations

from .components import ARTEFACTS, HOMELANDS
from .layouts import bits
from .position import FACE_UP, NOBODY, MedievalMasteryPosition
from .rules.control import recompute
from .rules.turn import Match
from .rules.variants import give_artefact


def set_up(p: MedievalMasteryPosition) -> None:
    seats = p.seats
    p.first = p.below(seats)  # MM-3.10
    lay_map(p)
    p.holder = [NOBODY] * len(ARTEFACTS)
    p.state = [FACE_UP] * len(ARTEFACTS)
    p.artefacts = [-1] * (3 * seats)
    if not p.terms.draft:
        deal_artefacts(p)
    p.decks = [p.shuffled(p.components.deck) for _ in range(seats)]  # MM-3.5
    p.hands = [()] * seats
    p.discards = [()] * seats
    p.seen_in_hand = [()] * seats
    p.sunk = [()] * seats
    p.stirred = [()] * seats
    p.in_play = [()] * seats
    p.last_turn_from = [0] * seats
    p.last_turn_to = [0] * seats
    p.this_turn_from = [0] * seats
    place_knights(p)
    p.push(Match())


def lay_map(p: MedievalMasteryPosition) -> None:
    """Three shuffled stacks; every place gets the next tile of its value (MM-3.2, MM-3.3)."""
    c, layout = p.components, p.terms.layout
    stacks: list[list[int]] = [[], [], [], []]
    for value in (1, 2, 3):
        tiles = [kind for kind, tile in enumerate(c.territories) if tile.value == value for _ in range(tile.count)]
        stacks[value] = list(p.shuffled(tiles))
    terrain = [stacks[layout.value[cell]].pop() if layout.value[cell] else -1 for cell in range(layout.size)]
    p.terrain = tuple(terrain)
    p.worth = tuple([p.terms.worth(c, kind) if kind >= 0 else 0 for kind in terrain])
    p.room = tuple([c.territories[kind].capacity if kind >= 0 else 0 for kind in terrain])
    if p.terms.siege:
        p.room = tuple([c.castle_attackers if p.is_castle(cell) else n for cell, n in enumerate(p.room)])


def deal_artefacts(p: MedievalMasteryPosition) -> None:
    """One of each type for everybody (MM-3.4)."""
    for type in range(3):
        pile = p.shuffled(range(6 * type, 6 * type + 6))
        for seat in range(p.seats):
            give_artefact(p, seat, pile[seat])


def place_knights(p: MedievalMasteryPosition) -> None:
    """Six knights, shared equally between the castle and the Homelands beside it (MM-3.6 to MM-3.8)."""
    layout = p.terms.layout
    p.knights = [0] * layout.size
    p.owner = [NOBODY] * layout.size
    for seat, castle in enumerate(layout.castles):
        homes = [cell for cell in bits(layout.near[castle]) if p.terrain[cell] == HOMELANDS]
        share = p.components.start_knights // (len(homes) + 1)
        for cell in homes:
            p.knights[cell] = share
            p.owner[cell] = seat
        p.owner[castle] = seat
        p.knights[castle] = p.components.start_knights - share * len(homes)
        if p.terms.mayhem:  # MM-16.17
            p.knights[castle] += p.components.mayhem_knights
    recompute(p)
