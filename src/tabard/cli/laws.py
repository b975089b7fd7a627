"""`tabard laws`: the whole law suite on one game, also one from another package."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from tabard.kernel import Game
from tabard.kernel.laws import Breach, Sample, missing_texts, never_met, random_game
from tabard.text import Speech

from .common import ENGLISH, Components, GameName, Lang, Seed, find_game, program_speech
from .fuzz import BROKEN

LAWS = range(1, 9)
TEXTS_AND_PIECES = 8


def laws(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Random games for each seat count.")] = 100,
    seed: Seed = 0,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """Check that a game keeps the laws of the kernel, and say so law by law.

    A broken law ends with exit code 1; if a game shows it, its record is one line of standard output.

    \b
    Examples:
      tabard laws middle-ages
      tabard laws my_package.my_game:GAME --games 20
    """
    found, speech = find_game(game, components), program_speech(lang)
    try:
        sample = _sampled(found, games, seed)
    except Breach as breach:
        _tell(speech, breach.law, [breach.what])
        typer.echo(json.dumps(breach.record))
        raise typer.Exit(BROKEN) from None
    typer.echo(_summary(speech, found, games, sample))
    gaps = [*missing_texts(found, sample), *never_met(found, sample)]
    for law in LAWS:
        _tell(speech, law, gaps if law == TEXTS_AND_PIECES else [])
    if gaps:
        raise typer.Exit(BROKEN)


def _sampled(game: Game, games: int, seed: int) -> Sample:
    sample = Sample()
    trials = [(seats, seed + number) for seats in game.seats for number in range(games)]
    for seats, deal in track(trials, description=game.slug, console=Console(stderr=True)):
        sample.add(random_game(game, seats, deal))
    return sample


def _summary(speech: Speech, game: Game, games: int, sample: Sample) -> str:
    seats = f"{game.seats[0]}–{game.seats[-1]}"
    counts = {"decisions": sample.decisions, "careful": sample.careful, "longest": sample.longest}
    return speech.text("cli-laws", games=games, seats=seats, **counts)


def _tell(speech: Speech, law: int, breaches: list[str]) -> None:
    message = "cli-law-broken" if breaches else "cli-law-fine"
    typer.echo(speech.text(message, number=law, law=f"cli-law-{law}"), err=bool(breaches))
    for breach in breaches:
        typer.echo("   " + breach, err=True)
