"""What hints see of a seat: what it has, where it stands, what is open in its turn. Foresight changes it as a move would."""

from __future__ import annotations

from typing import Final

from .components import Things
from .names import BUILDINGS, CITIZENS, COIN, FROM_START, KINDS, SLOTS
from .position import ACCOUNT, NO_CARD, CrownOfEmaraPosition
from .rules.countryside import Countryside
from .rules.gains import buildings_with
from .rules.rounds import ROUNDS
from .rules.town import TownVisit
from .rules.turn import Turn

NOWHERE: Final = -1
NO_MARKER: Final = -1
UNDER_TURN: Final = 2  # frames: the match and its round


class Sight:
    """A position as hints see it for one seat; `p` is the rest of it, which no foreseen move changes."""

    def __init__(self, p: CrownOfEmaraPosition, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.left = 0
        self.goods: list[int] = []
        self.citizens = 0
        self.buildings = 0
        self.start = 0  # BP
        self.tokens: tuple[int, ...] = ()
        self.drawn = 0  # 1: a token is being chosen
        self.rank = 0
        self.staff = 0
        self.craftsmen = 0
        self.new_hut = NOWHERE  # the location of a Craftsman who is not there yet
        self.turned = NO_MARKER  # the marker that is a face further than it is
        self.place = NOWHERE  # of the one Councilor
        self.other_place = NOWHERE  # of the other
        self.card = NO_CARD  # of the turn, if it is open
        self.slot = 0
        self.did = 0
        self.location = NOWHERE  # where a visit is open
        self.used = 0
        self.held = 0  # tokens for this visit

    def see(self) -> None:
        p, seat = self.p, self.seat
        self.left = turns_left(p, seat)
        self.goods = p.goods[seat * KINDS : seat * KINDS + KINDS]
        self.citizens = p.citizens[seat]
        self.buildings = p.buildings[seat]
        self.start = p.account[(2 * seat + 1) * ACCOUNT + FROM_START]
        self.tokens = p.tokens[seat]
        self.drawn = 1 if p.drawn else 0
        self.rank = len(p.titles[seat])
        self.staff = p.staff[seat]
        self.craftsmen = p.craftsmen(seat)
        self.place = p.councilors[seat * 2]
        self.other_place = p.councilors[seat * 2 + 1]
        self.see_turn(p)

    def see_turn(self, p: CrownOfEmaraPosition) -> None:
        for at in range(UNDER_TURN, len(p.frames) - 1):  # the last of them asks
            frame = p.frames[at]
            if isinstance(frame, Turn):
                if frame.seat != self.seat:
                    return
                self.card, self.slot, self.did = frame.card, frame.slot, frame.did
            elif isinstance(frame, TownVisit):
                self.location, self.used, self.held = frame.location, frame.used, len(frame.tokens)
            elif isinstance(frame, Countryside):
                self.location = frame.location

    def assign(self, other: Sight) -> None:
        """Become equal to another sight of the same seat in the same position."""
        self.left = other.left
        self.goods = other.goods[:]
        self.citizens = other.citizens
        self.buildings = other.buildings
        self.start = other.start
        self.tokens = other.tokens
        self.drawn = other.drawn
        self.rank = other.rank
        self.staff = other.staff
        self.craftsmen = other.craftsmen
        self.new_hut = other.new_hut
        self.turned = other.turned
        self.place = other.place
        self.other_place = other.other_place
        self.card = other.card
        self.slot = other.slot
        self.did = other.did
        self.location = other.location
        self.used = other.used
        self.held = other.held

    # ------------------------------------------------------------------ named questions

    def marker(self, marker: int) -> int:
        """As in the position (CE-8.14), one face further where it has been turned (CE-8.16)."""
        faces, face = self.p.terms.faces[marker], self.p.markers[marker]
        if marker == self.turned and face < len(faces) - 1:  # CE-8.17
            face += 1
        return faces[face]

    def craftsmen_on(self, location: int) -> int:
        count = self.p.craftsmen_on(self.seat, location)
        return count + 1 if location == self.new_hut else count

    def tokens_for(self, location: int) -> int:
        place, count = self.p.components.token_location, 0
        for token in self.tokens:
            if place[token] == location:
                count += 1
        return count

    def gain_of_buildings(self, points: int) -> int:
        return buildings_with(self.p, self.staff, points)

    # ------------------------------------------------------------------ what a move can change

    def collect(self, gain: Things) -> None:
        for good in range(KINDS):
            if gain[good]:
                self.goods[good] += gain[good]
        self.citizens += gain[CITIZENS]
        if gain[BUILDINGS]:
            self.buildings += self.gain_of_buildings(gain[BUILDINGS])

    def give_up(self, fees: list[tuple[int, int]]) -> None:
        for thing, number in fees:
            if thing == CITIZENS:
                self.citizens -= number
            else:
                self.goods[thing] -= number

    def pay(self, numbers: tuple[int, int, int, int, int]) -> None:
        """Four resources and coins (CE-10.6)."""
        wood, stone, cloth, grain, coins = numbers
        goods = self.goods
        goods[0] -= wood
        goods[1] -= stone
        goods[2] -= cloth
        goods[3] -= grain
        goods[COIN] -= coins

    def visit_town(self, location: int) -> None:
        self.location, self.used, self.held = location, 0, self.tokens_for(location)

    def leave(self) -> None:
        self.location = NOWHERE


def seen(p: CrownOfEmaraPosition, seat: int) -> Sight:
    sight = Sight(p, seat)
    sight.see()
    return sight


def turns_left(p: CrownOfEmaraPosition, seat: int) -> int:
    left = (ROUNDS - p.round) * SLOTS
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if p.slots[slot] == NO_CARD:
            left += 1
    return left
