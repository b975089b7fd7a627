"""Cards in play (WK-4, WK-5, WK-20): hands, stacks, special-phase areas, the track, fate and event decks, expeditions.

An action card is `seat * 8 + kind`, a neutral one `NEUTRAL_CARD + kind`. The last card of a stack or deck is on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Game, OptionValue, Position

from ..components import ACTIONS, NEUTRALS, SPOTS, Components
from ..terms import Terms
from .armies import ArmiesPosition
from .board import NOBODY

KINDS: Final = len(ACTIONS)
NEUTRAL_CARD: Final = 48
ZONES: Final = 3
PHASES: Final = ("taxation", "wages", "assembly")
TAXATION: Final = 0
WAGES: Final = 1
ASSEMBLY: Final = 2
ATTACKER: Final = 0
DEFENDER: Final = 1


class DecksPosition(ArmiesPosition):
    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components, terms: Terms
    ) -> None:
        super().__init__(game, seats, options, components, terms)
        self.hands = [0] * (seats * KINDS)  # how many of each kind
        self.shown = [0] * (seats * KINDS)  # how many of them everybody knows to be there (WK-1.25)
        self.stacks: list[tuple[int, ...]] = [()] * ZONES
        self.unused: tuple[int, ...] = ()  # the neutral cards set aside unseen (WK-4.4)
        self.areas: list[tuple[int, ...]] = [()] * len(PHASES)
        self.track = [NOBODY] * SPOTS
        self.fate: tuple[int, ...] = ()
        self.known: list[tuple[int, ...]] = [()] * (seats + 1)  # for each seat and the onlooker: the class of each card
        self.classes = 0
        self.rows: list[tuple[int, ...]] = [
            (),
            (),
        ]  # fate cards of attacker and defender in a battle, in the order drawn
        self.thrown: list[tuple[int, ...]] = [(), ()]  # places of the row that were discarded
        self.spared = [0, 0]  # the commander's ability is switched off (WK-12.23)
        self.event_deck: tuple[int, ...] = ()
        self.event_discard: tuple[int, ...] = ()
        self.bottom = NOBODY  # the colour of the event card below all others, as long as it is known (WK-3.1)
        self.stage = [0, 0, 0]  # of each expedition: 0 at home
        self.blessed = [0, 0, 0]
        self.stakes = [0] * (3 * seats)

    def assign(self, other: Position) -> None:
        assert isinstance(other, DecksPosition)
        super().assign(other)
        self.hands = other.hands[:]
        self.shown = other.shown[:]
        self.stacks = other.stacks[:]
        self.unused = other.unused
        self.areas = other.areas[:]
        self.track = other.track[:]
        self.fate = other.fate
        self.known = other.known[:]
        self.classes = other.classes
        self.rows = other.rows[:]
        self.thrown = other.thrown[:]
        self.spared = other.spared[:]
        self.event_deck = other.event_deck
        self.event_discard = other.event_discard
        self.bottom = other.bottom
        self.stage = other.stage[:]
        self.blessed = other.blessed[:]
        self.stakes = other.stakes[:]

    # ------------------------------------------------------------------ questions

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * KINDS : seat * KINDS + KINDS])

    def markers_of(self, seat: int) -> list[int]:
        return [spot for spot in range(SPOTS) if self.track[spot] == seat]

    def spots(self) -> list[int]:
        """Those that so many barons use (WK-22.14)."""
        return self.terms.spots[self.seats - len(self.fallen)]

    def free_spots(self) -> list[int]:
        return [spot for spot in self.spots() if self.track[spot] == NOBODY]

    def stake(self, expedition: int, seat: int) -> int:
        return self.stakes[expedition * self.seats + seat]

    def kept(self, side: int) -> list[int]:
        """The cards of a row that were not thrown away."""
        return [card for place, card in enumerate(self.rows[side]) if place not in self.thrown[side]]


def action_card(seat: int, kind: int) -> int:
    return seat * 8 + kind


def card_name(card: int) -> str:
    id = NEUTRALS[card - NEUTRAL_CARD] if card >= NEUTRAL_CARD else ACTIONS[card % 8]
    return "card-" + id.replace("_", "-")
