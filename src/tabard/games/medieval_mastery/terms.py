"""What the options make of a game: map, teams, goal, variants (MM-16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Illegal, Option, OptionValue
from tabard.kernel.options import whole

from .components import HOMELANDS, Components

TEAM_SIZES: Final = {"off": 1, "pairs": 2, "threes": 3}

OPTIONS: Final = (
    Option("loyalty", "off", "MM-16.2", choices=("off", "pairs", "threes")),
    Option("castle_siege", False, "MM-16.8"),
    Option("brutality", False, "MM-16.13"),
    Option("skirmish", False, "MM-16.15"),
    Option("mayhem", False, "MM-16.17"),
    Option("artefact_draft", False, "MM-16.21"),
    Option("round_limit", 0, "MM-15.6", least=0, most=1000, programs=100),
)


def clash(components: Components, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
    """Why these options may not be combined (MM-16.1, MM-16.2); None if they may."""
    if options["loyalty"] == "off":
        return None
    if options["castle_siege"]:
        return Illegal("loyalty-or-siege", "MM-16.1")
    if (seats, TEAM_SIZES[str(options["loyalty"])]) in components.teams:
        return None
    return Illegal("no-such-teams", "MM-16.2")


class Terms:
    """Fixed for a whole game; shared by all copies of a position."""

    def __init__(self, components: Components, seats: int, options: Mapping[str, OptionValue]) -> None:
        size = TEAM_SIZES[str(options["loyalty"])]
        self.layout: Final = components.layouts[seats]
        self.team_size: Final = size
        self.team: Final = components.teams[seats, size] if size > 1 else tuple(range(seats))  # team of each seat
        self.skirmish: Final = bool(options["skirmish"])
        self.goal: Final = self._goal(components, seats)
        self.goal_rule: Final = self._goal_rule()
        self.siege: Final = bool(options["castle_siege"])
        self.brutality: Final = bool(options["brutality"])
        self.mayhem: Final = bool(options["mayhem"])
        self.draft: Final = bool(options["artefact_draft"])
        self.round_limit: Final = whole(options["round_limit"])
        self.clockwise: Final = [tuple([(seat + n) % seats for n in range(seats)]) for seat in range(seats)]

    def _goal(self, c: Components, seats: int) -> int:
        """Victory points to win, of a player or a team (MM-15.2, MM-16.4, MM-16.15, MM-16.16)."""
        if self.team_size > 1:
            return c.skirmish_team_goal[self.team_size] if self.skirmish else c.team_goal[seats, self.team_size]
        return c.skirmish_goal if self.skirmish else c.goal

    def _goal_rule(self) -> str:
        if self.team_size > 1:
            return "MM-16.16" if self.skirmish else "MM-16.4"
        return "MM-16.15" if self.skirmish else "MM-15.2"

    def worth(self, c: Components, kind: int) -> int:
        """Victory points of a kind of territory (MM-1.8, MM-16.15)."""
        return c.skirmish_homelands if self.skirmish and kind == HOMELANDS else c.territories[kind].value

    def mates(self, seat: int) -> tuple[int, ...]:
        """The whole team of a seat, itself included."""
        return tuple([other for other in range(len(self.team)) if self.team[other] == self.team[seat]])
