"""Options drawn by lot, from all that may be combined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tabard.kernel import Game, Option, OptionValue

TRIES = 1000


def any_options(game: Game, seats: int, random: Random) -> dict[str, OptionValue]:
    """Every option of a game, as it may fall."""
    return drawn_options(game, seats, {}, [option.name for option in game.options], random)


def drawn_options(
    game: Game, seats: int, fixed: Mapping[str, OptionValue], vary: Sequence[str], random: Random
) -> dict[str, OptionValue]:
    """The options named in `vary` as they may fall beside the fixed ones; ValueError if nothing goes with those."""
    varied = [option for option in game.options if option.name in vary]
    for _ in range(TRIES):
        drawn = {option.name: _any_value(option, random) for option in varied}
        try:
            return game.check_options({**fixed, **drawn}, seats)
        except ValueError as wrong:
            reason = wrong
    raise reason


def _any_value(option: Option, random: Random) -> OptionValue:
    if option.kind == "bool":
        return random.random() < 0.5
    if option.programs is not None:  # such as a limit of rounds, without which some games never end
        return option.programs
    if option.kind == "set":
        return tuple(random.sample(option.choices, random.randint(option.least, option.most)))
    return random.choice(option.choices) if option.choices else random.randint(option.least, option.most)
