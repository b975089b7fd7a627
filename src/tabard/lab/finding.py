"""Games by name, in whatever process they are asked for."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

import tabard
from tabard.kernel import Game


@lru_cache(maxsize=4)
def found(name: str, components: str = "", source: str = "") -> Game:
    """An installed game by its slug, or any game by `package.module:NAME`; with other components if their TOML is given.

    `source`: the file they come from, for the ValueError that says what is wrong with it.
    """
    game = _imported(name) if ":" in name else tabard.game(name)
    return game.with_components(components, source) if source else game


def _imported(path: str) -> Game:
    module, _, attribute = path.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise ValueError(f"expected pkg.module:GAME that can be imported, not {path!r} ({wrong})") from wrong
    if not isinstance(game, Game):
        raise ValueError(f"{path} is a {type(game).__name__}, not a tabard Game")
    return game
