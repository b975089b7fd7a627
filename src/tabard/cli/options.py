"""`tabard options`: what may be chosen before a game, and what does not go together."""

from __future__ import annotations

from typing import Annotated

import typer

from tabard.kernel import Game, Illegal, Offer, OptionValue
from tabard.text import Speech

from .common import (
    ENGLISH,
    Components,
    GameName,
    Lang,
    Options,
    bad_input,
    find_game,
    game_speech,
    option_text,
    read_options,
    refusal,
    seat_count,
)


def options(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play. [default: 3, or what the game allows]")] = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = ENGLISH,
) -> None:
    """List the options of a game beside those already chosen; what cannot be chosen has the reason with it.

    \b
    Examples:
      tabard options medieval-mastery --seats 4
      tabard options medieval-mastery --option castle_siege=true --lang ru
    """
    found = find_game(game, components)
    count = seat_count(found, seats)
    chosen = read_options(found, option)
    with bad_input():
        offers = found.offers(chosen, count)
    speech = game_speech(found, lang)
    for offer in offers:
        if offer.shown:
            _tell(speech, offer)
    reason = _clash(found, chosen, count)
    if reason is not None:
        typer.echo(speech.text("cli-illegal", reason=refusal(speech, reason)))


def _clash(game: Game, chosen: dict[str, OptionValue], seats: int) -> Illegal | None:
    with bad_input():
        try:
            game.check_options(chosen, seats)
        except Illegal as illegal:
            return illegal
    return None


def _tell(speech: Speech, offer: Offer) -> None:
    name, option = offer.option.name, offer.option
    title = speech.text(f"option-{name}") if speech.knows(f"option-{name}") else name
    typer.echo(f"{name}={option_text(offer.value)}  {title} [{option.rule}]")
    if option.kind == "int":
        typer.echo(f"    {option.least} .. {option.most}")
        return
    for value, reason in offer.values:
        words = option_text(value)
        typer.echo(f"    {words}" if reason is None else f"    {words}: {refusal(speech, reason)}")
