"""The map in play (WK-16): who controls what, walls, breaches, sieges; and everybody's goods.

A *wall* is a city (its number) or the stronghold of a seat (`stronghold(seat)`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Game, OptionValue, Position

from ..components import Components
from ..kingdom import CITIES, KINGDOM_CITIES
from ..terms import Terms

NOBODY: Final = -1
NEUTRAL: Final = -1
RAZED: Final = -2
NOWHERE: Final = -1


class BoardPosition(Position):
    FIXED = ("components", "terms")

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components, terms: Terms
    ) -> None:
        super().__init__(game, seats, options)
        self.components = components
        self.terms = terms
        self.house: tuple[int, ...] = ()  # the baron of each seat
        self.round = 0
        self.owner = [NEUTRAL] * CITIES
        self.fortified = [0] * CITIES
        self.breaches = [0] * (CITIES + seats)  # of each wall
        self.besieger = [NOBODY] * (CITIES + seats)
        self.besieged_in = [0] * (CITIES + seats)  # the round of the first siege
        self.crowns = [0] * seats
        self.votes = [0] * seats
        self.faith = [0] * seats
        self.influence = [0] * seats
        self.pool = 0
        self.chairman = NOBODY
        self.head = NOBODY
        self.banned = [0] * seats
        self.victor = NOBODY  # of a city victory, or the last in the game
        self.fallen: tuple[int, ...] = ()  # barons out of the game, in the order they fell (WK-22.11)
        self.given: tuple[int, ...] = ()  # asides made while the open question waits (WK-19.11)

    def assign(self, other: Position) -> None:
        assert isinstance(other, BoardPosition)
        super().assign(other)
        self.house = other.house
        self.round = other.round
        self.owner = other.owner[:]
        self.fortified = other.fortified[:]
        self.breaches = other.breaches[:]
        self.besieger = other.besieger[:]
        self.besieged_in = other.besieged_in[:]
        self.crowns = other.crowns[:]
        self.votes = other.votes[:]
        self.faith = other.faith[:]
        self.influence = other.influence[:]
        self.pool = other.pool
        self.chairman = other.chairman
        self.head = other.head
        self.banned = other.banned[:]
        self.victor = other.victor
        self.fallen = other.fallen
        self.given = other.given

    # ------------------------------------------------------------------ questions

    def order(self) -> tuple[int, ...]:
        """Chairman order (WK-1.11): the barons in the game."""
        return self.clockwise(self.chairman)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """The barons in the game, from that seat on."""
        seats = [(first + turn) % self.seats for turn in range(self.seats)]
        return tuple([seat for seat in seats if seat not in self.fallen]) if self.fallen else tuple(seats)

    def barons(self) -> list[int]:
        """The seats in the game (WK-22.11)."""
        return [seat for seat in range(self.seats) if seat not in self.fallen]

    def phase_cards(self) -> int:
        """WK-5.12, WK-22.14"""
        return 2 * (self.seats - len(self.fallen))

    def draft_markers(self) -> int:
        """WK-5.13, WK-22.14"""
        return self.seats - len(self.fallen) + 1

    def seat_of(self, baron: int) -> int:
        """The seat that plays this baron, or NOBODY."""
        return self.house.index(baron) if baron in self.house else NOBODY

    def cities_of(self, seat: int) -> list[int]:
        return [city for city in range(CITIES) if self.owner[city] == seat]

    def kingdom_cities_of(self, seat: int) -> list[int]:
        return [city for city in range(KINGDOM_CITIES) if self.owner[city] == seat]

    def standing_cities(self) -> int:
        """Unrazed cities of the Kingdom (WK-1.3)."""
        return sum([self.owner[city] != RAZED for city in range(KINGDOM_CITIES)])

    def wall_strength(self, wall: int) -> int:
        """Current strength (WK-1.10)."""
        if wall >= CITIES:
            return max(0, self.components.stronghold[self.house[wall - CITIES]] - 100 * self.breaches[wall])
        bonus = self.components.costs.fortify_strength if self.fortified[wall] else 0
        return max(0, self.components.cities.strength[wall] + bonus - 100 * self.breaches[wall])

    def besieged(self, wall: int) -> bool:
        return self.besieger[wall] != NOBODY

    def wall_owner(self, wall: int) -> int:
        return wall - CITIES if wall >= CITIES else self.owner[wall]


def stronghold(seat: int) -> int:
    """The wall of a seat's stronghold."""
    return CITIES + seat
