"""What is to be played: a setting from which every game follows by its number, in whatever process it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from tabard.bots.arena import turned
from tabard.kernel import Game, OptionValue
from tabard.kernel.engine import plain

from .drawing import drawn_options
from .finding import found

ALL_OPTIONS = "all"


@dataclass(frozen=True)
class Deal:
    """One game that is to be played."""

    number: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, OptionValue]


@dataclass(frozen=True)
class Plan:
    """Bots at their seats, options and seeds: game number n is the same wherever and whenever it is played."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    vary: tuple[str, ...] = ()  # options that are drawn anew for each deal
    rotate: bool = False  # a deal is played once for each seat, the bots moving on by one
    decisions: bool = False  # keep a row for each decision
    components: str = ""  # TOML
    source: str = ""  # the file with those components

    def load(self) -> Game:
        return found(self.game, self.components, self.source)

    def deal(self, number: int) -> Deal:
        seated, deal = turned(self.bots, number) if self.rotate else (self.bots, number)
        seed = self.seed + deal
        return Deal(number, seed, tuple(seated), self._options(seed))

    def _options(self, seed: int) -> dict[str, OptionValue]:
        game, seats = self.load(), len(self.bots)
        fixed = game.check_options(game.for_programs(self.options), seats)
        return drawn_options(game, seats, fixed, self.varied(), Random(seed)) if self.vary else fixed

    def varied(self) -> tuple[str, ...]:
        """`all` are those that were not given, but for limits that keep the games of programs short."""
        if self.vary != (ALL_OPTIONS,):
            return self.vary
        free = [option for option in self.load().options if option.programs is None]
        return tuple([option.name for option in free if option.name not in self.options])

    def check(self) -> None:
        """ValueError says what is wrong with the plan."""
        game = self.load()
        known = [option.name for option in game.options]
        for name in self.varied():
            if name not in known:
                raise ValueError(f"{game.slug} has no option {name!r}; its options: {', '.join(known) or 'none'}")
            if name in self.options:
                raise ValueError(f"option {name} is given a value and varied: one or the other")
        game.new(len(self.bots), self.seed, self.deal(0).options)

    def setting(self) -> dict[str, object]:
        """All that makes games of this plan differ from those of another, as JSON."""
        game = self.load()
        return {
            "game": self.game,
            "rules_version": game.rules_version,
            "components": game.components_digest,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": {name: plain(value) for name, value in sorted(self.options.items())},
            "vary": list(self.vary),
            "rotate": self.rotate,
            "decisions": self.decisions,
        }
