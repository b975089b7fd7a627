"""How a game is best searched, found: `python tools/tune.py GAME [--minutes 10] [--jobs 2] [--seconds 0.02]`.

Optuna proposes an `outlook` (how far and how simply moves are played on, how curious the search is, how much first looks count,
how many moves are looked at). The search with it plays the search as it is, both with the same time for a decision, every deal
from both seats, on deals that no report uses. A proposal that does badly is given up early. What was played is kept in
`lab/tuning.jsonl`, and the same command goes on from there. `--check 'depth=30,sample=2'` plays one outlook on fresh deals.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

import tabard
from tabard.bots.arena import play_out
from tabard.bots.base import Fair
from tabard.bots.search import Judge, SearchBot
from tabard.kernel.outlook import Outlook
from tabard.lab.stats import wilson

if TYPE_CHECKING:
    import optuna

KEPT = Path("lab/tuning.jsonl")
FIRST_DEAL, FRESH_DEAL = 3_000_000, 4_000_000
PIECE = 8  # games that are played between two looks at how it goes
PIECES = 6  # of a proposal that is not given up
HOPELESS = 0.15  # below the best so far, after two pieces


class Line(TypedDict):
    """One proposal."""

    game: str
    seconds: float
    outlook: dict[str, float]
    games: int
    wins: float


class Duel(NamedTuple):
    """What is played: an outlook against the game's own, from this deal on."""

    game: str
    seconds: float
    outlook: dict[str, float]
    first: int


def judge_with(game: tabard.Game, changes: dict[str, float], seed: int) -> Judge:
    kinds = {name: type(value) for name, value in game.outlook._asdict().items()}
    outlook = game.outlook._replace(**{name: kinds[name](value) for name, value in changes.items()})
    return Judge(game, Random(seed), outlook)


def one_game(duel: Duel, number: int) -> float:
    """What the other outlook wins."""
    game, seeds, (deal, turn) = tabard.game(duel.game), Random(number), divmod(number, 2)
    position = game.new(seats=2, seed=duel.first + deal, options=game.for_programs({}), story=False)
    both: list[dict[str, float]] = [duel.outlook, {}]
    judges = [judge_with(game, changes, seeds.getrandbits(31)) for changes in both]
    bots = [
        Fair(SearchBot(seeds.getrandbits(31), duel.seconds, judge=judge), seeds.getrandbits(31)) for judge in judges
    ]
    play_out(position, bots[::-1] if turn else bots)
    return (turn in position.winners) / max(1, len(position.winners))


def piece(duel: Duel, first: int) -> float:
    return sum([one_game(duel, first + number) for number in range(PIECE)])


# ---------------------------------------------------------------------- proposals


def proposed(trial: optuna.Trial, now: Outlook) -> dict[str, float]:
    """Around what is known to be sensible; the game's own outlook is among it."""
    found: dict[str, float] = {
        "heat": trial.suggest_float("heat", now.heat / 4, now.heat * 4, log=True),
        "curiosity": trial.suggest_float("curiosity", 0.05, 2.0, log=True),
        "depth": trial.suggest_int("depth", 1, 128, log=True),
        "sample": trial.suggest_int("sample", 0, 4),
    }
    if now.width:
        found["width"] = trial.suggest_int("width", 4, 48, log=True)
    return found


def study_of(lines: list[Line], now: Outlook) -> optuna.Study:
    """Goes on from what was played before."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=len(lines), multivariate=True, constant_liar=True, n_startup_trials=12)
    study = optuna.create_study(direction="maximize", sampler=sampler)
    asked = study.ask()
    proposed(asked, now)
    study.tell(asked, state=optuna.trial.TrialState.FAIL)
    for line in lines:
        value = likely(line["wins"], line["games"])
        study.add_trial(
            optuna.trial.create_trial(params=line["outlook"], distributions=asked.distributions, value=value)
        )
    return study


def likely(wins: float, games: int) -> float:
    """A share of wins, drawn towards a half where there are few games."""
    return (wins + PIECE) / (games + 2 * PIECE)


class Proposal:
    """A trial under way."""

    def __init__(self, study: optuna.Study, wish: argparse.Namespace, now: Outlook) -> None:
        self.trial = study.ask()
        self.duel = Duel(wish.game, wish.seconds, proposed(self.trial, now), FIRST_DEAL)
        self.wins, self.games = 0.0, 0

    @property
    def line(self) -> Line:
        duel = self.duel
        return Line(game=duel.game, seconds=duel.seconds, outlook=duel.outlook, games=self.games, wins=self.wins)

    def is_done(self, best: float) -> bool:
        hopeless = self.games >= 2 * PIECE and self.wins / self.games < best - HOPELESS
        return hopeless or self.games >= PIECE * PIECES


def tune(wish: argparse.Namespace, pool: ProcessPoolExecutor) -> Iterator[Line]:
    """Proposals side by side, until time is up; each as it is done."""
    now, end = tabard.game(wish.game).outlook, monotonic() + 60 * wish.minutes
    study = study_of([line for line in kept() if is_like(line, wish)], now)
    open_ones: dict[Future[float], Proposal] = {}
    while monotonic() < end or open_ones:
        while monotonic() < end and len(open_ones) < wish.jobs:
            begin(pool, open_ones, Proposal(study, wish, now))
        for done in wait(open_ones, return_when=FIRST_COMPLETED).done:
            proposal = open_ones.pop(done)
            proposal.wins, proposal.games = proposal.wins + done.result(), proposal.games + PIECE
            if proposal.is_done(best_of(study)) or monotonic() >= end:
                study.tell(proposal.trial, likely(proposal.wins, proposal.games))
                yield proposal.line
            else:
                begin(pool, open_ones, proposal)


def begin(pool: ProcessPoolExecutor, open_ones: dict[Future[float], Proposal], proposal: Proposal) -> None:
    open_ones[pool.submit(piece, proposal.duel, proposal.games)] = proposal


def best_of(study: optuna.Study) -> float:
    return max([trial.value or 0.0 for trial in study.trials], default=0.5)


# ---------------------------------------------------------------------- what is kept


def kept() -> list[Line]:
    return [json.loads(text) for text in KEPT.read_text("utf-8").splitlines()] if KEPT.exists() else []


def keep(line: Line) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def is_like(line: Line, wish: argparse.Namespace) -> bool:
    return (line["game"], line["seconds"]) == (wish.game, wish.seconds)


def told(line: Line) -> str:
    share = wilson(line["wins"], max(1, line["games"]))
    outlook = ", ".join([f"{name}={value:.3g}" for name, value in line["outlook"].items()])
    return f"{line['wins']:g} of {line['games']} ({share.low:.0%} to {share.high:.0%}): {outlook}"


def check(wish: argparse.Namespace, pool: ProcessPoolExecutor) -> Line:
    """One outlook on deals that were not used to find it."""
    outlook = read_outlook(wish.check)
    duel = Duel(wish.game, wish.seconds, outlook, FRESH_DEAL)
    games = [pool.submit(piece, duel, first) for first in range(0, wish.games, PIECE)]
    wins = sum([future.result() for future in games])
    return Line(game=wish.game, seconds=wish.seconds, outlook=outlook, games=PIECE * len(games), wins=wins)


def read_outlook(text: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            raise ValueError(f"expected a number, such as depth=30, not {part!r}") from None
        if name not in Outlook._fields:
            raise ValueError(f"no {name!r} in an outlook; there are {', '.join(Outlook._fields)}")
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seconds", type=float, default=0.02, help="for a decision")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", help="an outlook to play on fresh deals instead: depth=30,sample=2")
    parser.add_argument("--games", type=int, default=200, help="of a check")
    wish = parser.parse_args()
    if wish.game not in tabard.slugs():
        parser.error(f"no game {wish.game!r}; there are {', '.join(tabard.slugs())}")
    if min(wish.jobs, wish.games) < 1:
        parser.error("expected at least one job and one game")
    try:
        read_outlook(wish.check or "depth=1")
    except ValueError as reason:
        parser.error(str(reason))
    return wish


def main() -> None:
    wish = arguments()
    context: Any = get_context("spawn")
    with ProcessPoolExecutor(wish.jobs, mp_context=context) as pool:
        if wish.check:
            print(told(check(wish, pool)))
            return
        for line in tune(wish, pool):
            keep(line)
            print(told(line), flush=True)


if __name__ == "__main__":
    main()
