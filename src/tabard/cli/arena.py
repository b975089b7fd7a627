"""`tabard arena`: games between bots, and what came of them."""

from __future__ import annotations

from typing import Annotated

import typer

from tabard.bots import arena as games_of
from tabard.bots import bare

from .common import (
    ENGLISH,
    Components,
    GameName,
    Lang,
    Options,
    Seed,
    find_game,
    game_speech,
    new_position,
    read_options,
)


def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="A bot for each seat; in every game they move on by one seat.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    option: Options = None,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """Let bots play each other and print who won how often, how long games are and how they end.

    \b
    Examples:
      tabard arena middle-ages greedy random random
      tabard arena warrior-knights greedy random random random --games 20
      tabard arena middle-ages search:0.2 greedy --games 20   (seconds of thought a decision)
    """
    found = find_game(game, components)
    check_bots(bots)
    options = read_options(found, option) if option else {}
    new_position(found, len(bots), options, lang)
    results = list(games_of.series(found, bots, games, seed, options))
    say = game_speech(found, lang).text
    typer.echo(say("cli-arena", games=games, moves=str(round(games_of.average_length(results)))))
    for bot, share in games_of.share_of_wins(results).items():
        typer.echo(say("cli-arena-won", bot=bot, share=str(round(100 * share))))
    for ending, share in games_of.share_of_endings(results).items():
        if ending:
            typer.echo(say("cli-arena-ending", ending=say(ending), share=str(round(100 * share))))


def check_bots(wanted: list[str]) -> None:
    for name in wanted:
        try:
            bare(name, 0)
        except ValueError as wrong:
            raise typer.BadParameter(str(wrong)) from None
