"""End and winner (WK-18)."""

from __future__ import annotations

from ..position import KnightsPosition
from ..state.armies import CASTLE, OFF, PLACES, SEA, place_of
from ..state.board import NOBODY


def score(p: KnightsPosition, seat: int) -> int:
    """Influence; with Might Is Right unrazed Kingdom cities (WK-18.2, WK-18.10, WK-18.11)."""
    return len(p.kingdom_cities_of(seat)) if p.terms.might else p.influence[seat]


def troops_on_board(p: KnightsPosition, seat: int) -> int:
    """Of all armies on the board and of the stronghold if it stands (WK-18.5)."""
    armies = range(seat * PLACES, seat * PLACES + PLACES)
    return sum([p.strength(army) for army in armies if is_on_board(p, army)])


def is_on_board(p: KnightsPosition, army: int) -> bool:
    return OFF < p.at[army] < SEA or (place_of(army) == CASTLE and p.at[army] != OFF)


def ending(p: KnightsPosition) -> str:
    """The message that names how the game ended (WK-18.1, WK-18.7, WK-22.15)."""
    if p.victor != NOBODY:
        return "ending-cities" if len(p.barons()) > 1 else "ending-elimination"
    return "ending-influence" if not p.pool and not p.terms.might else "ending-round-limit"


def rank_key(p: KnightsPosition, seat: int) -> tuple[int, ...]:
    """The city victory, Influence, then the tie-breaks (WK-18.3 to WK-18.5, WK-18.8)."""
    goods = p.crowns[seat] + p.faith[seat] + p.votes[seat]
    standing = int(p.victor == seat)
    if seat in p.fallen:  # the later the better
        standing = p.fallen.index(seat) - len(p.fallen)
    return (standing, score(p, seat), len(p.cities_of(seat)), goods, troops_on_board(p, seat))


def winners(p: KnightsPosition) -> tuple[int, ...]:
    """Whoever is first alone; nobody if several are equal in everything (WK-18.6, WK-18.9)."""
    keys = [rank_key(p, seat) for seat in range(p.seats)]
    first = [seat for seat in range(p.seats) if keys[seat] == max(keys)]
    return tuple(first) if len(first) == 1 else ()
