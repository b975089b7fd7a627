"""The Assembly in play (WK-9): agendas, and every card that is in force, in the order in which they came into force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Game, OptionValue, Position

from ..cards import Agenda, Effect
from ..components import Components
from ..terms import Terms
from .board import NOBODY
from .decks import DecksPosition

# what a card in force is: the first number of its entry
AGENDA: Final = 0
MOTION: Final = 1
EVENT: Final = 2

NO_NOBLE: Final = -1

Entry = tuple[int, ...]  # (what, which, holder or NOBODY, army of the noble concerned or NO_NOBLE)


class ParliamentPosition(DecksPosition):
    def __init__(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], components: Components, terms: Terms
    ) -> None:
        super().__init__(game, seats, options, components, terms)
        self.agendas: tuple[int, ...] = ()  # Current Agendas in the order revealed: kinds
        self.agenda_deck: tuple[int, ...] = ()  # kinds, sorted: it is always in unknown order
        self.agenda_discard: tuple[int, ...] = ()  # kinds, in the order discarded
        self.in_force: list[Entry] = []
        self.set_aside = [0] * seats  # votes for the agenda under way
        self.written: list[tuple[int, ...]] = [()] * seats  # for all agendas, with two barons (WK-21.4)

    def assign(self, other: Position) -> None:
        assert isinstance(other, ParliamentPosition)
        super().assign(other)
        self.agendas = other.agendas
        self.agenda_deck = other.agenda_deck
        self.agenda_discard = other.agenda_discard
        self.in_force = other.in_force[:]
        self.set_aside = other.set_aside[:]
        self.written = other.written[:]

    # ------------------------------------------------------------------ named questions: standing effects (WK-27.9)

    def effects_of(self, entry: Entry) -> list[Effect]:
        if entry[0] == AGENDA:
            return self.components.agendas[entry[1]].effects
        if entry[0] == MOTION:
            return self.components.motions[entry[1]].effects
        return self.components.events[entry[1]].effects

    def rules_of(self, entry: Entry) -> dict[str, int]:
        if entry[0] == AGENDA:
            return self.components.agendas[entry[1]].rules
        if entry[0] == MOTION:
            return self.components.motions[entry[1]].rules
        return self.components.events[entry[1]].rules

    def rule_value(self, rule: str, seat: int) -> int:
        """What the cards in force that concern a seat add up to."""
        total = 0
        for entry in self.in_force:
            if entry[2] == seat or entry[2] == NOBODY:
                total += self.rules_of(entry).get(rule, 0)
        return total

    def holds(self, rule: str, seat: int = NOBODY) -> bool:
        return self.rule_value(rule, seat) > 0

    def is_heretic(self, seat: int) -> bool:
        """WK-23.1"""
        return any([entry[2] == seat and entry[0] == EVENT and self.is_heresy(entry[1]) for entry in self.in_force])

    def is_heresy(self, event: int) -> bool:
        return "heretic" in self.components.events[event].rules

    def charges_of(self, seat: int) -> list[int]:
        """Kinds of charges and concessions, in the order received (WK-9.22)."""
        return [
            entry[1] for entry in self.in_force if entry[0] == AGENDA and entry[2] == seat and self.is_charge(entry)
        ]

    def is_charge(self, entry: Entry) -> bool:
        return entry[3] == NO_NOBLE and entry[2] != NOBODY

    def agenda(self, kind: int) -> Agenda:
        return self.components.agendas[kind]

    def may_be_disobeyed(self, entry: Entry) -> bool:
        """WK-27.10"""
        if entry[0] == AGENDA:
            return self.components.agendas[entry[1]].when_due
        return entry[0] == MOTION and self.components.motions[entry[1]].when_due
