"""`tabard replay`: a recorded game again, move by move, checked as it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, cast

import typer

from tabard.kernel import Position
from tabard.kernel import replay as played_again

from .common import ENGLISH, Components, Lang, bad_input, find_game, game_speech, program_speech, read_record
from .table import Telling


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, as `save`, the server or the fuzzer wrote it.")
    ],
    game: Annotated[str | None, typer.Option(help="pkg.module:GAME, if the game is not installed.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only verify.")] = False,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """Step through a record and verify it. Every move must be legal, every answer of nature must fit.

    \b
    Examples:
      tabard replay game.json
      tabard replay game.json --step --lang ru
      tabard replay game.json --quiet
    """
    record = read_record(file)
    found = find_game(game or str(record["game"]), components)
    with bad_input():
        position = played_again(found, record, 0)
    telling = Telling(position, game_speech(found, lang, seat_names(position, lang)))
    if not quiet:
        _show(telling, record, step)
    with bad_input():
        _verdict(played_again(found, record), telling)


def seat_names(position: Position, lang: str) -> list[str]:
    speech = program_speech(lang)
    return [speech.text("cli-seat", number=seat) for seat in range(position.seats)]


def _show(telling: Telling, record: Mapping[str, object], step: bool) -> None:
    """Everything is shown, as the seats themselves together saw it: a record holds no secrets."""
    with bad_input():
        telling.all_news()
        for number, (seat, move) in enumerate(cast("Sequence[tuple[int, list[str | int]]]", record["moves"]), start=1):
            _show_move(telling, number, seat, move)
            if step and not _go_on(telling):
                return


def _show_move(telling: Telling, number: int, seat: int, move: Sequence[str | int]) -> None:
    illegal = telling.position.explain(seat, move)
    if illegal is not None:
        raise ValueError(f"move {number} of the record, {list(move)} by seat {seat}, is refused: {illegal}")
    label = telling.label(seat, tuple(move))
    typer.echo(telling.speech.text("cli-replay-move", number=number, name=telling.speech.name(seat), move=label))
    telling.position.play(seat, move)
    telling.all_news()


def _go_on(telling: Telling) -> bool:
    try:
        return input(telling.speech.text("cli-replay-next") + " ").strip().lower() != "q"
    except EOFError:
        return False


def _verdict(position: Position, telling: Telling) -> None:
    moves = len(position.played())
    if position.over:
        typer.echo(
            telling.speech.text("cli-replay-fits", moves=moves, scores=[str(score) for score in position.scores])
        )
    else:
        typer.echo(telling.speech.text("cli-replay-open", moves=moves))
