"""What the options and the number of seats fix for a whole game (CE-2.4 to CE-2.8, CE-16, CE-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import OptionValue

from .components import Components, Things
from .names import BUILDINGS, LANDLORD, MARKERS, STONE_MARKER


class Terms:
    """The same for all positions of a game, so copies share it."""

    def __init__(self, components: Components, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.solo: Final = seats == 1
        self.campaign: Final = self.solo and options["solo"] == "campaign"
        self.mixed: Final = options["layout"] == "mixed"  # CE-17.1
        self.unlimited: Final = options["hand"] == "unlimited_choice"  # CE-17.6
        self.staggered: Final = options["start_placement"] == "staggered"  # CE-2.24
        self.buildings_start: Final = given_start(components, self.campaign, options)
        self.landlord: Final = landlord_gain(components, number(options, "landlord_building_points"))
        faces = [marker_faces(components, marker, seats) for marker in range(len(MARKERS))]
        self.faces: Final = [numbers for numbers, _ in faces]  # the numbers of each marker, then the printed one
        self.first_face: Final = [first for _, first in faces]
        self.order: Final = [tuple([(first + n) % seats for n in range(seats)]) for first in range(seats)]  # CE-1.22


def number(options: Mapping[str, OptionValue], name: str) -> int:
    return int(str(options[name]))


def given_start(components: Components, campaign: bool, options: Mapping[str, OptionValue]) -> int:
    """The BP everybody starts with, or -1 where the Event card gives them (CE-2.16, CE-2.17, CE-16.7)."""
    if campaign:
        return number(options, "campaign_start")
    if options["buildings_start"] == "first_game_35":
        return components.first_game
    return number(options, "custom_buildings_start") if options["buildings_start"] == "custom" else -1


def landlord_gain(components: Components, points: int) -> Things:
    """CE-13.15: the rulebook's figure is the component file's own, the other one that of the English rules."""
    gain = list(components.ways[LANDLORD][0].gain)
    if points != RULEBOOK_LANDLORD:
        gain[BUILDINGS] = components.english_landlord
    return tuple(gain)


RULEBOOK_LANDLORD: Final = 3


def marker_faces(components: Components, marker: int, seats: int) -> tuple[tuple[int, ...], int]:
    """The side for this number of players and the face on which the marker starts (CE-2.4 to CE-2.8, CE-16.4, CE-16.5)."""
    parts = components.markers[marker]
    side_4 = seats == 4 or (seats == 1 and marker >= STONE_MARKER)
    shifted = seats == 2 or (seats == 1 and marker < STONE_MARKER)
    side = parts.side_4 if side_4 else parts.side_23
    return (*side, parts.printed), components.start_2[marker] if shifted else 0
