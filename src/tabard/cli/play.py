"""`tabard play`: a game in the terminal between any mix of people and bots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import randrange
from typing import Annotated

import typer

from tabard import bots
from tabard.bots import Bot
from tabard.kernel import Game, Position, replay

from .common import (
    ENGLISH,
    BadInput,
    Components,
    GameName,
    Lang,
    Options,
    bad_input,
    find_game,
    game_speech,
    new_position,
    program_speech,
    read_options,
    read_record,
    seat_count,
)
from .person import Person, Quit
from .table import Telling


def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play. [default: 3, or what the game allows]")] = None,
    bot_seats: Annotated[
        str | None,
        typer.Option("--bots", metavar="SEATS", help="Seats of bots: 1,2 or 1=random,2=greedy or all or none."),
    ] = None,
    bot: Annotated[str, typer.Option(help="Which bot, where --bots does not say.")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed is the same deal. [default: any]")] = None,
    option: Options = None,
    components: Components = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game saved by `save FILE`.")] = None,
    lang: Lang = ENGLISH,
) -> None:
    """Play a game in the terminal. Without --bots, you have seat 0 and bots the others.

    \b
    Examples:
      tabard play middle-ages
      tabard play middle-ages --seats 4 --bots 2,3 --bot random --seed 7
      tabard play middle-ages --seats 5 --bots none --lang ru
      tabard play middle-ages --resume saved.json
    """
    found = find_game(game, components)
    chosen = seed if seed is not None else randrange(1_000_000)
    position = _resumed(found, resume) if resume else _fresh(found, seats, chosen, option, (bot_seats, bot), lang)
    bot_names = _bot_names(bot_seats, bot, position.seats)
    players = _made(bot_names, chosen)
    telling = Telling(position, game_speech(found, lang, _names(position.seats, bot_names, lang)))
    typer.echo(telling.speech.text("cli-deal", seed=str(position.seed)))
    people = {seat: Person(telling, seat) for seat in range(position.seats) if seat not in players}
    _play_out(position, players, people, telling)


def _fresh(
    game: Game, seats: int | None, seed: int, option: list[str] | None, seated: tuple[str | None, str], lang: str
) -> Position:
    count = seat_count(game, seats)
    options: dict[str, object] = {**read_options(game, option)}
    if len(_bot_names(*seated, count)) == count:
        options = game.for_programs(options)
    return new_position(game, count, options, lang, seed)


def _resumed(game: Game, path: Path) -> Position:
    record = read_record(path)
    with bad_input():
        return replay(game, record)


def _bot_names(words: str | None, default: str, seats: int) -> dict[int, str]:
    """Which bot sits where: `1,2`, `1=random,2=greedy`, `all`, `none`."""
    if words is None or words == "all":
        return dict.fromkeys(range(0 if words else 1, seats), default)
    if words == "none":
        return {}
    return dict(_bot_seat(word, default, seats) for word in words.split(","))


def _bot_seat(word: str, default: str, seats: int) -> tuple[int, str]:
    seat, _, name = word.partition("=")
    if not seat.strip().isdecimal() or int(seat) >= seats:
        raise BadInput(f"expected seats 0 to {seats - 1} with commas between them after --bots, not {word!r}")
    return int(seat), name.strip() or default


def _made(names: Mapping[int, str], seed: int) -> dict[int, Bot]:
    with bad_input():
        return {seat: bots.make(name, seed + seat) for seat, name in names.items()}


def _names(seats: int, bot_names: Mapping[int, str], lang: str) -> list[str]:
    """What the players are called at this table."""
    speech = program_speech(lang)
    return [
        speech.text("cli-seat-bot", number=seat, bot=bot_names[seat])
        if seat in bot_names
        else speech.text("cli-seat", number=seat)
        for seat in range(seats)
    ]


def _play_out(position: Position, players: Mapping[int, Bot], people: Mapping[int, Person], telling: Telling) -> None:
    watcher = next(iter(people), None)
    try:
        while position.waiting:
            seat = position.waiting[0]
            if seat in players:
                position.play(seat, players[seat].choose(position, seat))
                continue
            if watcher != seat and _has_secrets(position, seat, watcher):
                people[seat].sit_down()
            people[seat].decide()
            watcher = seat
    except Quit:
        typer.echo(telling.speech.text("cli-left"))
        return
    telling.news(watcher)
    telling.result()


def _has_secrets(position: Position, seat: int, other: int | None) -> bool:
    """Does one of two people at the same screen know what the other does not?"""
    return position.view(seat)["board"] != position.view(other)["board"]
