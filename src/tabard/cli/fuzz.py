"""`tabard fuzz`: random games under all laws, over all cores, until one breaks a law or all are played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from os import cpu_count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Annotated

import typer

from tabard.kernel import Game, OptionValue
from tabard.kernel.laws import Breach, Sample, random_game
from tabard.lab.drawing import any_options

from .common import (
    ENGLISH,
    Components,
    GameName,
    Lang,
    Options,
    Seed,
    find_game,
    new_position,
    program_speech,
    progress_bar,
    read_options,
)

BROKEN = 1
BATCH = 20  # games that a process plays before it answers


@dataclass(frozen=True)
class Batch:
    """Games first, first + 1, ... of a run: game number n has seed n and the n-th seat count in turn."""

    game: str
    components: Path | None
    seats: tuple[int, ...]
    options: dict[str, OptionValue] | None  # None: any, drawn anew for each game
    care: int
    first: int
    games: int


@dataclass(frozen=True)
class Outcome:
    """What became of a batch."""

    games: int
    moves: int
    careful: int  # decisions that got the costly laws
    breach: Found | None = None


@dataclass(frozen=True)
class Found:
    """A game that broke a law."""

    seats: int
    seed: int
    law: int
    what: str
    record: str


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many random games.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Seats. [default: all that the game allows, in turn]")] = None,
    seed: Seed = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes. [default: one for each core]")] = None,
    care: Annotated[int, typer.Option(min=0, help="Decisions a game that get the costly laws too.")] = 2,
    minutes: Annotated[float | None, typer.Option(min=0, help="Stop after about so long. [default: never]")] = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """Play random games and check every law of the kernel at every decision.

    A broken law ends the run with exit code 1 and a record of the game on one line of standard output.

    \b
    Examples:
      tabard fuzz middle-ages --games 100000
      tabard fuzz middle-ages --seats 5 --seed 7 --games 1
      tabard fuzz warrior-knights --games 5000 --minutes 30
      tabard fuzz my_package.my_game:GAME > broken.json; tabard replay broken.json --game my_package.my_game:GAME
    """
    found = find_game(game, components)
    options = read_options(found, option) if option else None
    new_position(found, seats if seats is not None else found.seats[0], options or {}, lang)
    whole = Batch(game, components, (seats,) if seats else tuple(found.seats), options, care, seed, games)
    outcome = _played(whole, jobs or cpu_count() or 1, monotonic() + minutes * 60 if minutes is not None else inf)
    _report(outcome, lang)
    if outcome.breach is None and outcome.games < games:
        left = {"left": games - outcome.games, "seed": str(seed + outcome.games)}
        typer.echo(program_speech(lang).text("cli-fuzz-stopped", **left))


def _report(outcome: Outcome, lang: str) -> None:
    speech, breach = program_speech(lang), outcome.breach
    if breach is None:
        rate = round(outcome.careful / outcome.games, 1)
        words = {"games": outcome.games, "moves": outcome.moves, "careful": outcome.careful, "rate": str(rate)}
        typer.echo(speech.text("cli-fuzz-fine", **words))
        return
    typer.echo(speech.text("cli-fuzz-broken", seats=str(breach.seats), seed=str(breach.seed)), err=True)
    typer.echo(speech.text("cli-law-broken", number=breach.law, law=f"cli-law-{breach.law}"), err=True)
    typer.echo(breach.what, err=True)
    typer.echo(breach.record)
    raise typer.Exit(BROKEN)


def _played(whole: Batch, jobs: int, until: float) -> Outcome:
    """All batches in their order, on several processes if asked for; stops at the first broken law, or in time."""
    games = moves = careful = 0
    with progress_bar() as progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task(whole.game, total=whole.games)
        outcomes = map(play_batch, _batches(whole)) if jobs == 1 else pool.map(play_batch, _batches(whole))
        for outcome in outcomes:
            games, moves, careful = games + outcome.games, moves + outcome.moves, careful + outcome.careful
            progress.update(task, advance=outcome.games)
            if outcome.breach or monotonic() > until:
                pool.shutdown(cancel_futures=True)
                return outcome if outcome.breach else Outcome(games, moves, careful)
    return Outcome(games, moves, careful)


def _batches(whole: Batch) -> Iterator[Batch]:
    end = whole.first + whole.games
    for first in range(whole.first, end, BATCH):
        yield replace(whole, first=first, games=min(BATCH, end - first))


def play_batch(batch: Batch) -> Outcome:
    """Run in a process of its own."""
    game, sample = _game(batch.game, batch.components), Sample()
    for played, seed in enumerate(range(batch.first, batch.first + batch.games)):
        seats = batch.seats[seed % len(batch.seats)]
        options = batch.options if batch.options is not None else any_options(game, seats, Random(seed))
        try:
            sample.add(random_game(game, seats, seed, options, batch.care))
        except Breach as breach:
            found = Found(seats, seed, breach.law, breach.what, json.dumps(breach.record))
            return Outcome(played + 1, sample.decisions, sample.careful, found)
    return Outcome(batch.games, sample.decisions, sample.careful)


@lru_cache(maxsize=1)
def _game(name: str, components: Path | None) -> Game:
    return find_game(name, components)
