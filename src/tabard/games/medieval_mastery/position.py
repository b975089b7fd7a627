"""The position of Medieval Mastery: map, knights, cards, artefacts, and what is under way in a turn or a battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Game, OptionValue, Position

from .components import Components, territory_id
from .layouts import CASTLE, bits
from .terms import Terms

NOBODY: Final = -1
NOWHERE: Final = -1

FACE_UP: Final = 0
DESTROYED: Final = 1
OLD_WRECK: Final = 2  # destroyed before the owner's turn began: restored at its end (MM-8.7)

LAST_STAGE: Final = 9  # of a battle
ATTACKER: Final = 0
DEFENDER: Final = 1

# why combat points were added: the first number of what `ledger` holds after the side
BY_KNIGHTS: Final = 0
BY_TERRITORY: Final = 1
BY_ARTEFACT: Final = 2
BY_CARD: Final = 3


class MedievalMasteryPosition(Position):
    """Cells are numbered as in the layout, cards by kind, artefacts 0..17.

    A card in a deck is `kind + 16 * seen`, where bit n of `seen` says that seat n has looked at it (MM-17.7); the last card is
    on top. `seen_in_hand[seat]` holds, in the same form, the cards of a hand that others have looked at.
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
        # turns
        self.first = 0  # the first player
        self.turn = 0  # how many turns have begun
        self.manoeuvres = 0  # left in this turn
        self.crown_used = 0
        # knights and control
        self.knights: list[int] = []  # on each cell; during a battle those of the defender
        self.owner: list[int] = []  # of each cell with knights, and of each castle
        self.held: list[int] = []  # for each seat the set of its territories
        self.supplied: list[tuple[int, ...]] = []  # for each seat its supplied territories
        self.reach: list[tuple[int, ...]] = []  # for each seat the cells within reach of an advance
        # cards
        self.hands: list[tuple[int, ...]] = []
        self.decks: list[tuple[int, ...]] = []
        self.discards: list[tuple[int, ...]] = []  # kinds
        self.seen_in_hand: list[tuple[int, ...]] = []
        self.last_turn_from: list[int] = []  # which discards came in the own previous turn (MM-9.9)
        self.last_turn_to: list[int] = []
        self.this_turn_from: list[int] = []
        # artefacts
        self.artefacts: list[int] = []  # seat * 3 + type
        self.holder: list[int] = []  # of each artefact
        self.state: list[int] = []  # of each artefact: face up or destroyed
        self.offer: tuple[int, ...] = ()  # open in the draft
        self.pending: tuple[int, ...] = ()  # about to act: what a Fracture window is about (MM-8.13)
        self.aimed = NOBODY  # the player a crown is aimed at
        self.looking = 0  # how many cards Insight looks at
        self.ordered = 0  # how many of them are back in their place
        # redeployment under way
        self.named = 0  # set of territories named in its first half
        self.cursor = NOWHERE  # the last territory named in this half
        self.before: tuple[int, ...] = ()  # all knights as they were
        # battle under way
        self.attacker = NOBODY
        self.defender = NOBODY
        self.conflict = NOWHERE  # the cell
        self.stage = 0  # battle step 1..9 (MM-12)
        self.force = 0  # the attacker's knights there
        self.guard = 0  # the defender's knights as they count
        self.points: list[int] = [0, 0]
        self.ledger: list[tuple[int, ...]] = []  # (side, why, which, points, seat)
        self.in_play: list[tuple[int, ...]] = []  # each seat's cards in the battle
        self.go = 0  # support: whose go it is
        self.passes = 0  # support: passes in a row
        self.go_played = 0  # support: cards in this go
        self.winner = NOBODY
        self.margin = 0
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
        self.first = other.first
        self.turn = other.turn
        self.manoeuvres = other.manoeuvres
        self.crown_used = other.crown_used
        self.knights = other.knights[:]
        self.owner = other.owner[:]
        self.held = other.held[:]
        self.supplied = other.supplied[:]
        self.reach = other.reach[:]
        self.hands = other.hands[:]
        self.decks = other.decks[:]
        self.discards = other.discards[:]
        self.seen_in_hand = other.seen_in_hand[:]
        self.last_turn_from = other.last_turn_from[:]
        self.last_turn_to = other.last_turn_to[:]
        self.this_turn_from = other.this_turn_from[:]
        self.artefacts = other.artefacts[:]
        self.holder = other.holder[:]
        self.state = other.state[:]
        self.offer = other.offer
        self.pending = other.pending
        self.aimed = other.aimed
        self.looking = other.looking
        self.ordered = other.ordered
        self.named = other.named
        self.cursor = other.cursor
        self.before = other.before
        self._assign_battle(other)

    def _assign_battle(self, other: MedievalMasteryPosition) -> None:
        self.attacker = other.attacker
        self.defender = other.defender
        self.conflict = other.conflict
        self.stage = other.stage
        self.force = other.force
        self.guard = other.guard
        self.points = other.points[:]
        self.ledger = other.ledger[:]
        self.in_play = other.in_play[:]
        self.go = other.go
        self.passes = other.passes
        self.go_played = other.go_played
        self.winner = other.winner
        self.margin = other.margin
        self.used = other.used
        self.victors = other.victors

    # ------------------------------------------------------------------ questions

    @property
    def round(self) -> int:
        """The running round, from 1 (MM-15.6)."""
        return max(self.turn - 1, 0) // self.seats + 1

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return (self.first + max(self.turn - 1, 0)) % self.seats

    def castle(self, seat: int) -> int:
        return self.terms.layout.castles[seat]

    def is_castle(self, cell: int) -> bool:
        return self.terms.layout.kind[cell] == CASTLE

    def contested(self, cell: int) -> bool:
        """Nobody controls the conflict tile until the battle is decided (MM-5.2)."""
        return cell == self.conflict and self.stage < LAST_STAGE

    def victory_points(self, seat: int) -> int:
        """Of the controlled territories (MM-5.1, MM-15.1)."""
        return sum([self.worth[cell] for cell in bits(self.held[seat]) if not self.contested(cell)])

    def knights_of(self, seat: int) -> int:
        """On the map, castle and conflict tile included."""
        total = self.knights[self.castle(seat)] + sum([self.knights[cell] for cell in bits(self.held[seat])])
        return total + self.force if seat == self.attacker else total

    def in_battle(self) -> tuple[int, int]:
        """The attacker's and the defender's knights on the conflict tile; a conqueror holds it alone (MM-12.20)."""
        there = self.knights[self.conflict]
        return (there, 0) if self.owner[self.conflict] == self.attacker else (self.force, there)

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
