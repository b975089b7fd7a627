"""`tabard games`: what can be played here."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import tabard
from tabard import bots

from .common import ENGLISH, Lang, game_speech, program_speech


def games(
    lang: Lang = ENGLISH,
    slugs: Annotated[bool, typer.Option("--slugs", help="Only the names to be used in commands, one a line.")] = False,
) -> None:
    """List the installed games and bots.

    \b
    Examples:
      tabard games
      tabard games --lang ru
    """
    if slugs:
        typer.echo("\n".join(tabard.slugs()))
        return
    speech = program_speech(lang)
    Console().print(_table(lang))
    typer.echo(speech.text("cli-bots", bots=list(bots.names())))


def _table(lang: str) -> Table:
    speech = program_speech(lang)
    table = Table("slug", speech.text("cli-game"), speech.text("cli-seats"), box=None, pad_edge=False)
    for slug in tabard.slugs():
        game = tabard.game(slug)
        name = game_speech(game, lang).text("game-name")
        table.add_row(slug, name, f"{game.seats[0]}-{game.seats[-1]}")
    return table
