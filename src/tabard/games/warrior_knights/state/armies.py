"""Nobles and troops in play (WK-1.4 to WK-1.13).

An *army* is `seat * 5 + place`: places 0 to 3 are the nobles by shape, 4 is the stronghold. `at` says where it stands: an
area, `SEA` plus the area it is bound for, or `OFF`; for the stronghold army it is where the stronghold stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Game, OptionValue, Position

from ..components import NOBLES, REGULAR, Components
from ..kingdom import CITIES, NONE
from ..terms import Terms
from .board import NEUTRAL, RAZED, BoardPosition, stronghold

PLACES: Final = 5
CASTLE: Final = 4  # the place of the stronghold army
OFF: Final = -1
SEA: Final = 100
NO_OFFICE: Final = -1


class ArmiesPosition(BoardPosition):
    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components, terms: Terms
    ) -> None:
        super().__init__(game, seats, options, components, terms)
        armies = seats * PLACES
        self.at = [OFF] * armies
        self.troops: list[tuple[int, ...]] = [()] * armies  # kinds of troop cards, sorted
        self.wounds = [0] * armies  # casualty tokens
        self.tired = [0] * armies  # exhausted
        self.dead = [0] * armies  # waits off the board as his own heir (WK-1.6)
        self.heir = [1] * armies
        self.holder = [army // PLACES for army in range(armies)]  # who holds his heir (WK-22.5)
        self.gone = [0] * armies  # left the game for good (WK-15.14)
        self.office = [NO_OFFICE] * armies  # kind of agenda
        self.hireable: list[int] = []  # the mercenary deck: how many of each kind; it is always in unknown order
        self.offer: tuple[int, ...] = ()  # kinds, sorted

    def assign(self, other: Position) -> None:
        assert isinstance(other, ArmiesPosition)
        super().assign(other)
        self.at = other.at[:]
        self.troops = other.troops[:]
        self.wounds = other.wounds[:]
        self.tired = other.tired[:]
        self.dead = other.dead[:]
        self.heir = other.heir[:]
        self.holder = other.holder[:]
        self.gone = other.gone[:]
        self.office = other.office[:]
        self.hireable = other.hireable[:]
        self.offer = other.offer

    # ------------------------------------------------------------------ strength

    def maintained(self, army: int) -> int:
        """Troops of the office of its noble (WK-9.27)."""
        office = self.office[army]
        return self.components.maintained[office] if office != NO_OFFICE else 0

    def strength(self, army: int) -> int:
        """Troop strength (WK-1.9)."""
        strength, total = self.components.troops.strength, self.maintained(army)
        for kind in self.troops[army]:
            total += strength[kind]
        return total

    def effective(self, army: int) -> int:
        return max(0, self.strength(army) - 100 * self.wounds[army])

    def full(self, army: int) -> bool:
        """Its tokens reach its troop strength (WK-12.25)."""
        return 100 * self.wounds[army] >= self.strength(army)

    def mercenaries(self, army: int) -> list[int]:
        nation = self.components.troops.nation
        return [kind for kind in self.troops[army] if nation[kind] != REGULAR]

    # ------------------------------------------------------------------ who is where

    def nobles_in(self, seat: int, area: int) -> list[int]:
        """The armies of a seat's nobles in an area, not at sea."""
        first, at = seat * PLACES, self.at
        return [army for army in range(first, first + NOBLES) if at[army] == area]

    def nobles_of(self, seat: int) -> list[int]:
        """All nobles still in the game."""
        first = seat * PLACES
        return [army for army in range(first, first + NOBLES) if not self.gone[army]]

    def off_board(self, seat: int) -> list[int]:
        return [army for army in self.nobles_of(seat) if self.at[army] == OFF]

    def castle_area(self, seat: int) -> int:
        return self.at[seat * PLACES + CASTLE]

    def barons_in(self, area: int) -> list[int]:
        """The seats with a noble there."""
        return [seat for seat in range(self.seats) if self.nobles_in(seat, area)]

    def walls_in(self, area: int) -> list[int]:
        """The unrazed city and the strongholds of an area."""
        city = self.components.cities.at[area]
        walls = [city] if city != NONE and self.owner[city] != RAZED else []
        return walls + [stronghold(seat) for seat in range(self.seats) if self.castle_area(seat) == area]

    def wall_of(self, seat: int, area: int) -> int:
        """The seat's own city or stronghold in an area, or NONE."""
        own = [wall for wall in self.walls_in(area) if self.wall_owner(wall) == seat]
        return own[0] if own else NONE

    def wall_area(self, wall: int) -> int:
        return self.castle_area(wall - CITIES) if wall >= CITIES else self.components.cities.area[wall]

    def shut_in(self, seat: int, area: int) -> bool:
        """Is whoever stands there inside a besieged city or stronghold of their own? (WK-11.10, WK-14.4)"""
        city = self.components.cities.at[area]
        if city != NONE and self.owner[city] == seat and self.besieged(city):
            return True
        return self.at[seat * PLACES + CASTLE] == area and self.besieged(stronghold(seat))

    def guarded(self, city: int) -> bool:
        """Has its owner a noble there? (WK-17.8)"""
        owner = self.owner[city]
        return owner >= 0 and bool(self.nobles_in(owner, self.components.cities.area[city]))

    def city_in(self, area: int) -> int:
        """The unrazed city of an area, or NONE."""
        city = self.components.cities.at[area]
        return city if city != NONE and self.owner[city] != RAZED else NONE

    def foreign_city(self, seat: int, area: int) -> int:
        """The seat that controls a city there and is another one, or NEUTRAL."""
        city = self.city_in(area)
        return self.owner[city] if city != NONE and self.owner[city] not in (seat, NEUTRAL) else NEUTRAL


def place_of(army: int) -> int:
    return army % PLACES


def seat_of_army(army: int) -> int:
    return army // PLACES
