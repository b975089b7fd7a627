"""Options (CE-19.16, CE-19.17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Illegal, Option, OptionValue

from .rules.solo import LAST_START

LAST_SPACE: Final = 104  # CE-2.17: of the score track
OPTIONS: Final = (
    Option("solo", "single", "CE-16.14", choices=("single", "campaign")),
    Option("campaign_start", 40, "CE-16.28", least=0, most=LAST_START, when=("solo", ("campaign",))),
    Option(
        "buildings_start",
        "event_card",
        "CE-2.17",
        choices=("event_card", "first_game_35", "custom"),
        when=("solo", ("single",)),
    ),
    Option("custom_buildings_start", 35, "CE-2.17", least=0, most=LAST_SPACE, when=("buildings_start", ("custom",))),
    Option("start_placement", "together", "CE-2.24", choices=("together", "staggered")),
    Option("layout", "town_and_countryside", "CE-17.1", choices=("town_and_countryside", "mixed")),
    Option("hand", "draw_three", "CE-17.6", choices=("draw_three", "unlimited_choice")),
    Option("landlord_building_points", "3", "CE-13.15", choices=("3", "5")),
)


def clash(options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
    """The campaign is for one player (CE-16.15); all else may be combined (CE-17.8)."""
    if options["solo"] == "campaign" and seats > 1:
        return Illegal("campaign-alone", "CE-16.15", "a campaign is played alone: with 1 seat")
    return None
