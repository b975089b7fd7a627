"""The position of Warrior Knights: the parts of `state`, and words for the story."""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel import Args, Decision, Frame, Position

from .cards import SHAPES
from .kingdom import CITIES
from .state.armies import CASTLE, place_of, seat_of_army
from .state.parliament import AGENDA, MOTION, Entry, ParliamentPosition

MOST_VOTES: Final = 255


class KnightsPosition(ParliamentPosition):
    def clone(self) -> Position:
        copy = KnightsPosition(self.game, self.seats, self.options, self.components, self.terms)
        copy.assign(self)
        return copy

    def decision(self) -> Decision[Any] | None:
        """What is asked now."""
        return self.frames[-1].decision() if self.frames else None

    def amend(self, old: Frame, new: Frame) -> None:
        """Put a frame with other fields in the place of one further down the stack."""
        for index in range(len(self.frames) - 1, -1, -1):
            if self.frames[index] is old:
                self.frames[index] = new
                return
        raise LookupError(f"{old} is not on the stack")

    # ------------------------------------------------------------------ words for the story

    def area_word(self, area: int) -> str:
        return "area-" + self.components.map.ids[area].replace("_", "-")

    def city_word(self, city: int) -> str:
        return self.area_word(self.components.cities.area[city])

    def noble_word(self, army: int) -> str:
        if place_of(army) == CASTLE:
            return "garrison"
        house = self.components.barons[self.house[seat_of_army(army)]]
        return f"noble-{house}-{SHAPES[place_of(army)]}"

    def noble_words(self, army: int) -> Args:
        return {"seat": seat_of_army(army), "noble": self.noble_word(army)}

    def troop_word(self, kind: int) -> str:
        return "troop-" + self.components.troops.ids[kind].replace("_", "-")

    def wall_word(self, wall: int) -> str:
        """A city by its name, a stronghold by that of the area it stands in."""
        return self.city_word(wall) if wall < CITIES else self.area_word(self.wall_area(wall))

    def agenda_word(self, kind: int) -> str:
        return "agenda-" + self.components.agendas[kind].id.replace("_", "-")

    def event_word(self, event: int) -> str:
        return "event-" + self.components.events[event].id.replace("_", "-")

    def entry_word(self, entry: Entry) -> str:
        if entry[0] == AGENDA:
            return self.agenda_word(entry[1])
        if entry[0] == MOTION:
            return "motion-" + self.components.motions[entry[1]].id.replace("_", "-")
        return self.event_word(entry[1])
