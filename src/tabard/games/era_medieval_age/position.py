"""The position of ERA: for each seat its domain, tracks and dice; the supply, and who is first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Game, OptionValue, Position

from .components import BUILDINGS, COLOURS, FACES, PER_COLOUR, PIECES, RESOURCES, TRACKS, Components
from .terms import Terms

# a domain as sets of cells (ERA-2.4): indices of what `domains` holds for each seat
TAKEN: Final = 0
WATER: Final = 1  # river cells, also those under bridges and gates
PAVED: Final = 2  # road and bridge cells, also those under gates
DOUBLED: Final = 3  # cells with two pieces
BARRIER: Final = 4
TILED: Final = 5
FLOODED: Final = 6
INSIDE: Final = 7  # enclosed cells (ERA-2.9)
EMPTY_DOMAIN: Final = (0, 0, 0, 0, 0, 0, 0, 0)

PLACE_BITS: Final = 1024  # a piece on a board is piece * PLACE_BITS + place


class EraPosition(Position):
    """Pieces are numbered as in the component tables, dice colour * PER_COLOUR + number, tracks as in TRACKS."""

    FIXED = ("components", "terms")

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components, terms: Terms
    ) -> None:
        super().__init__(game, seats, options)
        self.components = components
        self.terms = terms
        self.types: tuple[int, ...] = ()  # building types in play
        self.supply: list[int] = [0] * len(PIECES)
        self.box: list[int] = [0] * len(PIECES)  # pieces that were in play and are out of the game
        self.turned = 0  # set of the types whose card shows its X
        self.round = 0
        self.first = 0  # the first player of the round
        self.rolls = 0  # secret rolls made in this round; 0 once the screens are lifted
        self.domains: list[tuple[int, ...]] = [EMPTY_DOMAIN] * seats
        self.pieces: list[tuple[int, ...]] = [()] * seats  # in the order of building
        self.standing: list[tuple[int, ...]] = [(0,) * len(BUILDINGS)] * seats  # of each type
        self.tracks: list[tuple[int, ...]] = [(0,) * len(TRACKS)] * seats
        self.dice: list[tuple[int, ...]] = [()] * seats
        self.faces: list[tuple[int, ...]] = [()] * seats  # of these dice
        self.philip: tuple[int, ...] = ()  # faces of Sir Philip's dice in this round
        self.philip_left: tuple[int, ...] = (0,) * RESOURCES  # what can still be taken of them
        self.used = 0  # set of types, structures, disasters and faces that have occurred

    def assign(self, other: Position) -> None:
        assert isinstance(other, EraPosition)
        super().assign(other)
        self.types = other.types
        self.supply = other.supply[:]
        self.box = other.box[:]
        self.turned = other.turned
        self.round = other.round
        self.first = other.first
        self.rolls = other.rolls
        self.domains = other.domains[:]
        self.pieces = other.pieces[:]
        self.standing = other.standing[:]
        self.tracks = other.tracks[:]
        self.dice = other.dice[:]
        self.faces = other.faces[:]
        self.philip = other.philip
        self.philip_left = other.philip_left
        self.used = other.used

    def clone(self) -> Position:
        copy = EraPosition(self.game, self.seats, self.options, self.components, self.terms)
        copy.assign(self)
        return copy

    # ------------------------------------------------------------------ seats

    @property
    def order(self) -> tuple[int, ...]:
        """Turn order of the round (ERA-0.7)."""
        return self.terms.clockwise[self.first]

    def opponents(self, seat: int) -> tuple[int, ...]:
        """From the left neighbour on; alone, whom your own disasters strike is you (ERA-8.10, ERA-23.17)."""
        return (seat,) if self.terms.solo else self.terms.clockwise[seat][1:]

    # ------------------------------------------------------------------ pieces

    def count(self, seat: int, piece: int) -> int:
        """How many buildings of a type stand."""
        return self.standing[seat][piece]

    def stand(self, seat: int, piece: int, more: int) -> None:
        """So many more buildings of a type stand."""
        counts = self.standing[seat]
        self.standing[seat] = (*counts[:piece], counts[piece] + more, *counts[piece + 1 :])

    def cells(self, code: int) -> int:
        """The cells a piece on a board covers."""
        return self.components.masks[code // PLACE_BITS][code % PLACE_BITS]

    def buildings(self, seat: int) -> list[int]:
        return [code for code in self.pieces[seat] if code < len(BUILDINGS) * PLACE_BITS]

    def mark(self, number: int) -> None:
        self.used |= 1 << number

    # ------------------------------------------------------------------ tracks

    def gain(self, seat: int, track: int, amount: int) -> int:
        """Move a peg up; what does not fit is lost (ERA-6.4). What was really gained."""
        tracks = self.tracks[seat]
        now = min(tracks[track] + amount, self.components.most[track])
        self.tracks[seat] = (*tracks[:track], now, *tracks[track + 1 :])
        return now - tracks[track]

    def pay(self, seat: int, track: int, amount: int) -> None:
        tracks = self.tracks[seat]
        self.tracks[seat] = (*tracks[:track], tracks[track] - amount, *tracks[track + 1 :])

    def resources(self, seat: int) -> int:
        return sum(self.tracks[seat][:RESOURCES])

    # ------------------------------------------------------------------ dice

    def symbols(self, seat: int, symbol: int) -> int:
        """How many of a symbol the seat's dice show (ERA-5.15)."""
        shown, faces, total = self.components.shown[symbol], self.faces[seat], 0
        for n, die in enumerate(self.dice[seat]):
            total += shown[die // PER_COLOUR * FACES + faces[n]]
        return total

    def shown(self, seat: int, die: int, symbol: int) -> int:
        """How many of a symbol one die shows."""
        face = self.faces[seat][self.dice[seat].index(die)]
        return self.components.shown[symbol][die // PER_COLOUR * FACES + face]

    def locked(self, seat: int, die: int) -> bool:
        """A skull cannot be rolled again behind the screen (ERA-5.4)."""
        face = self.faces[seat][self.dice[seat].index(die)]
        return self.components.skulls[die // PER_COLOUR * FACES + face]

    def set_face(self, seat: int, die: int, face: int) -> None:
        at = self.dice[seat].index(die)
        faces = self.faces[seat]
        self.faces[seat] = (*faces[:at], face, *faces[at + 1 :])

    def throw(self, seat: int, die: int) -> int:
        face = self.below(FACES)
        self.set_face(seat, die, face)
        return face

    def philip_symbols(self, symbol: int) -> int:
        """What Sir Philip's dice show (ERA-23.7)."""
        faces = self.components.faces
        colours = philip_colours(self.components)
        return sum([faces[colour][face][symbol] for colour, face in zip(colours, self.philip, strict=False)])


def philip_colours(c: Components) -> list[int]:
    """Sir Philip's dice by colour (ERA-23.3)."""
    return [colour for colour, count in enumerate(c.philip) for _ in range(count)]


def dice_named(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The dice of a player, by colour and number (ERA-29.16)."""
    return tuple([colour * PER_COLOUR + n for colour in range(len(COLOURS)) for n in range(counts[colour])])
