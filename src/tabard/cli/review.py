"""`tabard review`: a finished game judged move by move, in words or for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated, cast

import typer

from tabard.bots import review as reviews
from tabard.bots.review import Judged, Made, Review
from tabard.kernel import Position
from tabard.kernel import replay as played_again
from tabard.text import Speech

from .common import ENGLISH, BadInput, Components, Lang, bad_input, find_game, game_speech, progress_bar, read_record
from .replay import seat_names

MOMENTS = 10  # of the curve, in words


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    game: Annotated[str | None, typer.Option(help="pkg.module:GAME, if the game is not installed.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="About so long it may take.")] = reviews.SECONDS,
    seed: Annotated[int, typer.Option(help="Of the games that are tried out.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """Everybody's chances as the game went on, and each player's three costliest moves with what was better.

    \b
    Examples:
      tabard review game.json
      tabard review game.json --seconds 200 --lang ru
      tabard review game.json --json
    """
    record = read_record(file)
    found = find_game(game or str(record["game"]), components)
    with bad_input():
        end = played_again(found, record)
        made = list(reviews.played(found, record))
    if not end.over:
        raise BadInput(f"{file}: this game is not over; a review is of a finished one")
    if end.seats == 1:
        raise BadInput(f"{file}: a game of one is not reviewed; there is nobody to compare chances with")
    told = _reviewed(made, end, len(end.played()), seed, seconds)
    if as_json:
        typer.echo(json.dumps(_plain(told)))
    else:
        _say(told, made, game_speech(found, lang, seat_names(end, lang)))


def _reviewed(made: Sequence[Made], end: Position, moves: int, seed: int, seconds: float) -> Review:
    with progress_bar() as bar:
        task = bar.add_task("", total=100)
        return reviews.reviewed(
            made, end, moves, Random(seed), seconds, lambda done: bar.update(task, completed=int(100 * done))
        )


def _plain(told: Review) -> dict[str, object]:
    curve = [{"move": move, "chances": chances} for move, chances in told.curve]
    return {"curve": curve, "costly": [_plain_move(one) for one in told.costly]}


def _plain_move(one: Judged) -> dict[str, object]:
    found = cast("dict[str, object]", one._asdict())
    return {**found, "loss": one.loss}


def _say(told: Review, made: Sequence[Made], speech: Speech) -> None:
    typer.echo(speech.text("ui-review-curve"))
    every = -(-len(told.curve) // MOMENTS)
    for move, chances in [*told.curve[:-1:every], *told.curve[-1:]]:
        shares = [f"{speech.name(seat)} {_percent(share, speech)}" for seat, share in enumerate(chances)]
        typer.echo(f"  {speech.text('ui-review-move', move=move)}: {', '.join(shares)}")
    typer.echo(speech.text("ui-review-costliest"))
    for one in told.costly:
        _say_move(one, next(other.position for other in made if other.number == one.number), speech)
    if not told.costly:
        typer.echo("  " + speech.text("ui-review-none"))
    typer.echo(speech.text("ui-review-note"))


def _say_move(one: Judged, before: Position, speech: Speech) -> None:
    loss = {"from": _percent(one.possible[one.seat], speech), "to": _percent(one.chances[one.seat], speech)}
    head = f"{speech.text('ui-review-move', move=one.number)}, {speech.name(one.seat)}"
    typer.echo(f"  {head}. {speech.text('ui-review-loss', **loss)}")
    for message, move in (("ui-review-made", one.move), ("ui-review-better", one.better)):
        typer.echo("    " + speech.text(message, move=speech.say(before.label(one.seat, move))))


def _percent(share: float, speech: Speech) -> str:
    return speech.text("ui-percent", percent=round(100 * share))
