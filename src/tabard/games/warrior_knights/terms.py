"""What the options make of a game (WK-22): fixed for a whole game, shared by all copies of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Option, OptionValue
from tabard.kernel.options import whole

from .components import Components

LENGTHS: Final = ("8", "10", "12", "13", "14", "15")

OPTIONS: Final = (
    Option("game_length", "10", "WK-22.2", choices=LENGTHS),
    Option("might_is_right", False, "WK-22.18"),
    Option("abandoned_nobles", False, "WK-22.19"),
    Option("open_private_motions", False, "WK-22.3"),
    Option("exchanging_heirs", False, "WK-22.5"),
    Option("player_elimination", False, "WK-22.11"),
    Option("miracles", False, "WK-22.22"),
    Option("asides", True, "WK-19.13", programs=False),
    Option("noble_placement_direction", "clockwise", "WK-22.26", choices=("clockwise", "counterclockwise")),
    Option("casualty_loss_rounding", "up", "WK-22.27", choices=("up", "down")),
    Option("off_board_nobles_must_return", False, "WK-22.28"),
    Option("two_player_city_goal", False, "WK-22.29"),
    Option("full_victory_troops", "mercenaries_lost", "WK-22.30", choices=("mercenaries_lost", "death_procedure")),
    Option("round_limit", 30, "WK-18.7", least=0, most=100, programs=30),
)
FAQ_CITY_GOAL: Final = 5  # WK-22.29


class Terms:
    def __init__(self, components: Components, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.influence: Final = int(str(options["game_length"])) * seats  # WK-3.2
        self.might: Final = bool(options["might_is_right"])
        self.abandoned: Final = bool(options["abandoned_nobles"])
        self.open_motions: Final = bool(options["open_private_motions"])
        self.asides: Final = bool(options["asides"])
        self.heirs: Final = bool(options["exchanging_heirs"])
        self.elimination: Final = bool(options["player_elimination"])
        self.miracles: Final = bool(options["miracles"])
        self.clockwise: Final = options["noble_placement_direction"] == "clockwise"
        self.losses_up: Final = options["casualty_loss_rounding"] == "up"
        self.must_return: Final = bool(options["off_board_nobles_must_return"])
        self.city_goal: Final = FAQ_CITY_GOAL if options["two_player_city_goal"] and seats == 2 else 0
        self.destroys: Final = options["full_victory_troops"] == "mercenaries_lost"  # WK-12.30
        self.round_limit: Final = whole(options["round_limit"])
        self.stronghold_areas: Final = components.stronghold_areas(seats)
        self.spots: Final = [  # by the number of barons in the game (WK-22.14)
            [spot for spot in range(7) if components.track.usable(spot, barons)] for barons in range(seats + 1)
        ]
