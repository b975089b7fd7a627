"""The bot that has learned: it searches with a network where there is one for the game and its seats, else as `search` does."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

import tabard
from tabard.bots.search import SearchBot
from tabard.bots.search.bot import SECONDS, read_seconds
from tabard.kernel.moves import Move
from tabard.kernel.position import Position

if TYPE_CHECKING:
    from .judge import NetJudge
    from .net import Net

log = logging.getLogger(__name__)


class LearnedBot:
    """`iterations` instead of seconds: the same seed makes the same choices on every machine."""

    keeps = True

    def __init__(self, seed: int, seconds: float = SECONDS, iterations: int = 0) -> None:
        self._seed = seed
        self._seconds = seconds
        self._iterations = iterations
        self.search: SearchBot | None = None  # made for the table at which it sits

    def choose(self, position: Position, seat: int) -> Move:
        if self.search is None:
            self.search = SearchBot(self._seed, self._seconds, self._iterations, judge_for(position))
        return self.search.choose(position, seat)


def made(seed: int, seconds: str | None = None) -> LearnedBot:
    """The bot by its name: `learned`, or `learned:0.05` for so many seconds a decision."""
    return LearnedBot(seed) if seconds is None else LearnedBot(seed, read_seconds(seconds, "learned"))


def judge_for(position: Position) -> NetJudge | None:
    """None where nothing was learned: for this game, for so many seats, with other components; or where NumPy is missing."""
    game = position.game
    if not has_net(game.slug, position.seats) or game is not tabard.game(game.slug):
        return None
    try:
        from tabard.adapters.setting import Setting

        from .judge import judge_of
    except ModuleNotFoundError as missing:
        log.warning("%s; `learned` plays as `search` does", missing)
        return None
    return judge_of(net_for(game.slug, position.seats), Setting(game.slug, position.seats))


def has_net(slug: str, seats: int) -> bool:
    return files(__package__).joinpath("nets", f"{slug}-{seats}.npz").is_file()


@cache
def net_for(slug: str, seats: int) -> Net:
    from .net import load

    with as_file(files(__package__).joinpath("nets", f"{slug}-{seats}.npz")) as file:
        return load(file)
