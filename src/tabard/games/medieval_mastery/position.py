"""The position of Medieval Mastery: map, knights, cards, artefacts, and what is under way in a turn or a battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.kernel import Decision, Game, OptionValue, Position

from .components import Components, territory_id
from .layouts import CASTLE, bits
from .terms import Terms

NOBODY: Final = -1
NOWHERE: Final = -1

FACE_UP: Final = 0
DESTROYED: Final = 1
OLD_WRECK: Final = 2  # destroyed before the owner's turn began: restored at its end (MM-8.7)

ATTACKER: Final = 0
DEFENDER: Final = 1

# why combat points were added: the first number of what `ledger` holds after the side
BY_KNIGHTS: Final = 0
BY_TERRITORY: Final = 1
BY_ARTEFACT: Final = 2
BY_CARD: Final = 3


class MedievalMasteryPosition(Position):
    """Cells are numbered as in the layout, cards by kind, artefacts 0..17.

    Cards in a deck are packed with those who have seen them (packed.py); the last card is on top. `seen_in_hand[seat]` holds,
    in the same form, the cards of a hand that others have seen; `sunk` and `stirred` what is known of parts of a deck
    (knowledge.py).
    """

    FIXED = ("components", "terms")

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components, terms: Terms
    ) -> None:
        super().__init__(game, seats, options)
        self.components = components
        self.terms = terms
        # the map
        self.terrain: tuple[int, ...] = ()  # kind of territory on each cell; -1 for castles and lakes
        self.worth: tuple[int, ...] = ()  # victory points of each cell
        self.room: tuple[int, ...] = ()  # how many knights each cell holds
        self.wide: tuple[int, ...] = ()  # the territories that hold more than one die can show
        # turns
        self.first = 0  # the first player
        self.turn = 0  # how many turns have begun
        # knights and control
        self.knights: list[int] = []  # on each cell, those of its owner
        self.owner: list[int] = []  # of each cell with knights, and of each castle
        self.held: list[int] = []  # for each seat the set of its territories
        self.supplied: list[tuple[int, ...]] = []  # for each seat its supplied territories
        self.reach: list[tuple[int, ...]] = []  # for each seat the cells within reach of an advance
        self.contested = NOWHERE  # the cell that is fought over and controlled by nobody (MM-5.2)
        self.force = 0  # the active player's knights there
        # cards
        self.hands: list[tuple[int, ...]] = []
        self.decks: list[tuple[int, ...]] = []
        self.discards: list[tuple[int, ...]] = []  # kinds
        self.in_play: list[tuple[int, ...]] = []  # face up in the battle, for each seat
        self.seen_in_hand: list[tuple[int, ...]] = []
        self.sunk: list[tuple[int, ...]] = []
        self.stirred: list[tuple[int, ...]] = []
        self.last_turn_from: list[int] = []  # which discards came in the own previous turn (MM-9.9)
        self.last_turn_to: list[int] = []
        self.this_turn_from: list[int] = []
        # artefacts
        self.artefacts: list[int] = []  # seat * 3 + type
        self.holder: list[int] = []  # of each artefact
        self.state: list[int] = []  # of each artefact: face up or destroyed
        # combat points and where they come from: (side, why, which, points, seat)
        self.ledger: tuple[tuple[int, ...], ...] = ()
        # the end
        self.used = 0  # artefacts that have acted and kinds of territories that were conquered
        self.victors: tuple[int, ...] = ()

    def clone(self) -> Position:
        copy = MedievalMasteryPosition(self.game, self.seats, self.options, self.components, self.terms)
        copy.assign(self)
        return copy

    def assign(self, other: Position) -> None:
        assert isinstance(other, MedievalMasteryPosition)
        super().assign(other)
        self.terrain = other.terrain
        self.worth = other.worth
        self.room = other.room
        self.wide = other.wide
        self.first = other.first
        self.turn = other.turn
        self.knights = other.knights[:]
        self.owner = other.owner[:]
        self.held = other.held[:]
        self.supplied = other.supplied[:]
        self.reach = other.reach[:]
        self.contested = other.contested
        self.force = other.force
        self.hands = other.hands[:]
        self.decks = other.decks[:]
        self.discards = other.discards[:]
        self.in_play = other.in_play[:]
        self.seen_in_hand = other.seen_in_hand[:]
        self.sunk = other.sunk[:]
        self.stirred = other.stirred[:]
        self.last_turn_from = other.last_turn_from[:]
        self.last_turn_to = other.last_turn_to[:]
        self.this_turn_from = other.this_turn_from[:]
        self.artefacts = other.artefacts[:]
        self.holder = other.holder[:]
        self.state = other.state[:]
        self.ledger = other.ledger
        self.used = other.used
        self.victors = other.victors

    # ------------------------------------------------------------------ questions

    def decision(self) -> Decision[Any] | None:
        """What is asked now."""
        return self.frames[-1].decision() if self.frames else None

    @property
    def round(self) -> int:
        """The running round, from 1 (MM-15.6)."""
        return max(self.turn - 1, 0) // self.seats + 1

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return (self.first + self.turn - 1) % self.seats if self.turn else self.first

    def castle(self, seat: int) -> int:
        return self.terms.layout.castles[seat]

    def is_castle(self, cell: int) -> bool:
        return self.terms.layout.kind[cell] == CASTLE

    @property
    def points(self) -> list[int]:
        """Combat points of attacker and defender (MM-12.2)."""
        total = [0, 0]
        for entry in self.ledger:
            total[entry[0]] += entry[3]
        return total

    def victory_points(self, seat: int) -> int:
        """Of the controlled territories (MM-5.1, MM-15.1)."""
        return sum([self.worth[cell] for cell in bits(self.held[seat]) if cell != self.contested])

    def knights_of(self, seat: int) -> int:
        """On the map, castle and conflict tile included."""
        total = self.knights[self.castle(seat)] + sum([self.knights[cell] for cell in bits(self.held[seat])])
        return total + self.force if seat == self.active else total

    def artefact_of(self, seat: int, type: int) -> int:
        return self.artefacts[seat * 3 + type]

    # ------------------------------------------------------------------ words for the story

    def cell_words(self, cell: int) -> dict[str, object]:
        """A territory by name and place, a castle by name and place."""
        if self.is_castle(cell):
            seat = self.terms.layout.castles.index(cell)
            name = "castle-" + self.components.castles[seat]
        else:
            name = territory_id(self.terrain[cell])
        return {"territory": name, "cell": self.terms.layout.ids[cell]}
