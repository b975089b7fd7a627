"""How the levels of a game's bots compare: `python tools/ladder.py GAME [--games N] [--pairs 4,5] [--skills 30,100] [--jobs 2]`.

Each level against the one below, two seats, each deal from both seats. A level should win 60 to 75 of a hundred games. With
`--skills` two bots with these iterations (or, with a leading l, this looseness: l0.5) are compared, to look for the right ones.
Deals for the report begin at a million, those for looking at zero.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from random import Random

import tabard
from tabard.bots.arena import play_out
from tabard.bots.base import Fair
from tabard.bots.levels import LevelBot
from tabard.kernel.outlook import Skill
from tabard.lab.stats import wilson

REPORTED = 1_000_000


def read(word: str) -> Skill:
    return Skill(looseness=float(word[1:])) if word.startswith("l") else Skill(iterations=int(word))


def one_game(slug: str, skills: tuple[Skill, Skill], number: int, first: int) -> float:
    """What the second of the two wins."""
    game, seeds = tabard.game(slug), Random(number)
    deal, turn = divmod(number, 2)
    position = game.new(seats=2, seed=first + deal, options=game.for_programs({}), story=False)
    bots = [Fair(LevelBot(seeds.getrandbits(31), level=0, skill=skill), seeds.getrandbits(31)) for skill in skills]
    play_out(position, bots[::-1] if turn else bots)
    return (1 - turn in position.winners) / len(position.winners)


def compared(pool: ProcessPoolExecutor, slug: str, skills: tuple[Skill, Skill], games: int, first: int) -> str:
    numbers = range(games)
    won = sum(pool.map(one_game, [slug] * games, [skills] * games, numbers, [first] * games, chunksize=4))
    share = wilson(won, games)
    return f"{100 * share.value:.1f} % of {games} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--pairs", default="2,3,4,5,6,7,8", help="the higher level of each pair")
    parser.add_argument("--skills", help="two skills instead of levels")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    ladder = tabard.game(wish.game).ladder
    with ProcessPoolExecutor(wish.jobs) as pool:
        if wish.skills:
            low, high = map(read, wish.skills.split(","))
            print(f"{wish.skills}:", compared(pool, wish.game, (low, high), wish.games, 0), flush=True)
            return
        for level in map(int, wish.pairs.split(",")):
            pair = (ladder[level - 2], ladder[level - 1])
            print(f"{level} against {level - 1}:", compared(pool, wish.game, pair, wish.games, REPORTED), flush=True)


if __name__ == "__main__":
    main()
