"""The position of Crown of Emara: circles, Councilors, goods, points, cards, Craftsmen, Masters, Nobles, markers, tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from tabard.kernel import Game, OptionValue, Position

from .components import Components
from .names import COIN, EVENT_KINDS, KINDS, SOURCES, TOWN
from .terms import Terms

NOBODY: Final = -1
NO_CARD: Final = -1
NO_MASTER: Final = -1
ACCOUNT: Final = len(SOURCES)


class CrownOfEmaraPosition(Position):
    """Lists by seat are flat: `goods[seat * 8 + good]`, `slots[seat * 3 + slot]`, `councilors[seat * 2 + circle]`.

    The last of a tuple is the top of its pile. A marker's number is the face that points at the symbol; the number after the
    last face is the printed one, which holds once the marker is gone (CE-8.17).
    """

    FIXED: ClassVar[tuple[str, ...]] = ("components", "terms")

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components, terms: Terms
    ) -> None:
        super().__init__(game, seats, options)
        self.components = components
        self.terms = terms
        self.round = 0  # 0 during set-up
        self.first = 0  # holder of the Statue
        self.circles: tuple[int, ...] = ()  # the locations clockwise, four of one circle, then four of the other
        self.goods: list[int] = []
        self.citizens: list[int] = []
        self.buildings: list[int] = []
        self.councilors: list[int] = []  # the location where each stands
        self.hands: list[tuple[int, ...]] = []
        self.piles: list[tuple[int, ...]] = []
        self.slots: list[int] = []  # the card in each slot, or -1
        self.spent: list[int] = []  # the cards played in this half of the game, a bit for each
        self.huts: list[int] = []  # whose Craftsman lives there, or -1
        self.staff: list[int] = []  # the Masters of each seat, a bit for each
        self.offer: list[int] = []  # two Masters on each Town location, or -1
        self.b_stack: tuple[int, ...] = ()
        self.taken: list[int] = []  # how many cards of each rank are gone
        self.titles: list[tuple[int, ...]] = []  # the CP on the Noble cards of each seat, Baron first
        self.events: tuple[int, ...] = ()  # the top card is the event of the round
        self.markers: list[int] = []
        self.favors: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()  # of Favor tokens
        self.drawn: tuple[int, ...] = ()  # the tokens one of which is being chosen
        self.drawn_open: tuple[int, ...] = ()  # those of them that everybody knows (CE-19.19)
        self.tokens: list[tuple[int, ...]] = []
        self.victoria = 0  # her CP
        self.account: list[int] = []  # CP and BP of each seat by source
        self.history: tuple[int, ...] = ()  # CP and BP of each seat after each round

    def assign(self, other: Position) -> None:
        assert isinstance(other, CrownOfEmaraPosition)
        super().assign(other)
        self.round = other.round
        self.first = other.first
        self.circles = other.circles
        self.goods = other.goods[:]
        self.citizens = other.citizens[:]
        self.buildings = other.buildings[:]
        self.councilors = other.councilors[:]
        self.hands = other.hands[:]
        self.piles = other.piles[:]
        self.slots = other.slots[:]
        self.spent = other.spent[:]
        self.huts = other.huts[:]
        self.staff = other.staff[:]
        self.offer = other.offer[:]
        self.b_stack = other.b_stack
        self.taken = other.taken[:]
        self.titles = other.titles[:]
        self.events = other.events
        self.markers = other.markers[:]
        self.favors = other.favors
        self.discard = other.discard
        self.drawn = other.drawn
        self.drawn_open = other.drawn_open
        self.tokens = other.tokens[:]
        self.victoria = other.victoria
        self.account = other.account[:]
        self.history = other.history

    def clone(self) -> Position:
        """As in the kernel, without asking the game for the terms that both share."""
        copy = CrownOfEmaraPosition(self.game, self.seats, self.options, self.components, self.terms)
        copy.assign(self)
        return copy

    # ------------------------------------------------------------------ named questions

    @property
    def order(self) -> tuple[int, ...]:
        """Turn order: the holder of the Statue first, then clockwise (CE-1.22)."""
        return self.terms.order[self.first]

    @property
    def event(self) -> int:
        """The event of the round; at set-up the card that gives the start."""
        return self.events[-1]

    def in_force(self, kind: int) -> int:
        """The figure of the event of this round if it is of that kind, otherwise 0 (CE-14.17)."""
        event = self.events[-1]
        return self.components.event_amount[event] if EVENT_KINDS[event] == kind else 0

    def has(self, seat: int, good: int) -> int:
        return self.goods[seat * KINDS + good]

    def owns(self, seat: int, master: int) -> bool:
        return bool(self.staff[seat] >> master & 1)

    def resources(self, seat: int) -> int:
        at = seat * KINDS
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def funds(self, seat: int) -> int:
        """Resources and coins: what a hire can be paid with (CE-10.1)."""
        at = seat * KINDS
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] + goods[at + COIN]

    def marker(self, marker: int) -> int:
        """The value of a marker, or the printed one once it is gone (CE-8.14, CE-8.17)."""
        return self.terms.faces[marker][self.markers[marker]]

    def marker_gone(self, marker: int) -> bool:
        return self.markers[marker] == len(self.terms.faces[marker]) - 1

    def stands_on(self, seat: int, location: int) -> bool:
        return self.councilors[seat * 2] == location or self.councilors[seat * 2 + 1] == location

    def ahead(self, location: int, steps: int) -> int:
        """The location so many steps clockwise on the same circle (CE-2.3, CE-6.1)."""
        circles, at = self.circles, 0
        while circles[at] != location:
            at += 1
        return circles[(at & 4) | ((at + steps) & 3)]

    def craftsmen_on(self, seat: int, location: int) -> int:
        count = 0
        for hut in range(location * 3, location * 3 + 3):
            if self.huts[hut] == seat:
                count += 1
        return count

    def craftsmen(self, seat: int) -> int:
        """All of the seat's Craftsmen at work."""
        count = 0
        for owner in self.huts:
            if owner == seat:
                count += 1
        return count

    def craftsmen_left(self, seat: int) -> int:
        return len(self.components.craftsmen) - self.craftsmen(seat)

    def master_location(self, master: int) -> int:
        """Where a Master is on offer, or -1."""
        return TOWN + self.offer.index(master) // 2 if master in self.offer else -1
