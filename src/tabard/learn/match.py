"""A network against a bot on deals that it has never seen, both with the same time for a decision:

python -m tabard.learn.match net.npz --games 400 --seconds 0.05 --jobs 16
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import NamedTuple

from tabard import bots
from tabard.adapters.setting import Setting
from tabard.bots.arena import play_out
from tabard.bots.base import Bot, Fair
from tabard.bots.search import SearchBot
from tabard.kernel import Move, Position
from tabard.lab.stats import wilson

from . import net as nets
from .judge import WAYS, judge_of
from .rounds import UNSEEN


class Timed:
    """How long a bot thinks, where there is a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds, self.choices = 0.0, 0

    def choose(self, position: Position, seat: int) -> Move:
        start = process_time()
        move = self.bot.choose(position, seat)
        self.seconds += process_time() - start
        self.choices += len(position.legal(seat)) > 1
        return move


class Game(NamedTuple):
    """What the network won, and the seconds and choices of the network and of the others."""

    won: float
    seconds: float
    choices: int
    their_seconds: float
    their_choices: int


class Terms(NamedTuple):
    """Who plays against whom, and how. None: as `learned` does."""

    net: Path
    against: str
    seconds: float
    deals: int
    way: str | None
    curiosity: float | None


def play(terms: Terms, number: int) -> Game:
    """Every deal is played from each seat."""
    net, deals = nets.load(terms.net), terms.deals
    setting = Setting(net.about.game, net.about.seats)
    deal, mine = divmod(number, setting.seats)
    p = setting.new(deals + deal)
    judge = judge_of(net, setting, terms.way)
    judge.curiosity = judge.curiosity if terms.curiosity is None else terms.curiosity
    players = [Timed(bots.make(terms.against, deals + number)) for _ in range(setting.seats)]
    players[mine] = Timed(Fair(SearchBot(number, terms.seconds, judge=judge), ~number))
    play_out(p, players)
    others = [player for seat, player in enumerate(players) if seat != mine]
    spent, choices = sum([player.seconds for player in others]), sum([player.choices for player in others])
    return Game(setting.rewards(p)[mine], players[mine].seconds, players[mine].choices, spent, choices)


def played(wish: argparse.Namespace) -> Iterator[Game]:
    one = partial(play, Terms(wish.net, wish.against, wish.seconds, wish.deals, wish.moves, wish.curiosity))
    games, jobs = wish.games, wish.jobs
    if jobs == 1:
        yield from map(one, range(games))
    else:
        with get_context("spawn").Pool(jobs) as pool:
            yield from pool.imap_unordered(one, range(games))


def told(results: list[Game], against: str) -> str:
    won, seconds, choices, their_seconds, their_choices = (sum(column) for column in zip(*results, strict=True))
    share = wilson(won, len(results))
    times = (
        f"{1000 * seconds / max(1, choices):.1f} and {1000 * their_seconds / max(1, their_choices):.1f} ms a decision"
    )
    return (
        f"against {against}: {share.value:.1%} of {len(results)} games ({share.low:.1%} to {share.high:.1%}), {times}"
    )


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tabard.learn.match", description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("--against", default="search", help="a bot; search gets the same time")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument(
        "--deals", type=int, default=UNSEEN, help="the first; others than the usual for choosing a curiosity"
    )
    parser.add_argument("--moves", choices=WAYS, help="who says which moves look good; else as `learned` does")
    parser.add_argument("--curiosity", type=float, help="of the search with the network; else as `learned` has it")
    parser.add_argument("--jobs", type=int, default=1)
    return parser


def main() -> None:
    wish = parser().parse_args()
    if wish.against == "search":
        wish.against = f"search:{wish.seconds}"
    try:
        if min(wish.games, wish.jobs) < 1:
            raise ValueError("expected at least one game and one job")
        nets.load(wish.net)
        bots.bare(wish.against, 0)
    except ValueError as reason:
        parser().error(str(reason))
    print(told(list(played(wish)), wish.against), flush=True)


if __name__ == "__main__":
    main()
