"""`tabard serve`: the inn on the web, on the embedded database unless told otherwise."""

from __future__ import annotations

import socket
import webbrowser
from threading import Thread
from time import sleep
from typing import Annotated

import httpx
import typer

import tabard
from tabard.kernel import Game
from tabard.server.settings import Settings, from_environment

from .common import ENGLISH, BadInput, Lang, bad_input, find_game, program_speech, seat_count
from .person import COUNSEL

PATIENCE = 100  # tries, a tenth of a second apart, until the server answers
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - what a browser on this machine calls these


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on. [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="Port to listen on. [default: 8000]")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes that serve together, on PostgreSQL. [default: 1]")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///file.db or postgresql://... [default: embedded]")
    ] = None,
    open_table: Annotated[
        bool, typer.Option("--open", help="Lay a fresh table against bots and open it in the browser.")
    ] = False,
    game: Annotated[str | None, typer.Option(help="The game for --open. [default: the first]")] = None,
    lang: Lang = ENGLISH,
) -> None:
    """Serve the games on the web until interrupted. Every setting is also a TABARD_* environment variable.

    \b
    Examples:
      tabard serve --open
      tabard serve --host 0.0.0.0 --port 8080 --database postgresql://tabard@localhost/tabard
    """
    with bad_input():
        settings = from_environment(host=host, port=port, workers=workers, database=database)
    first = find_game(game or tabard.slugs()[0])
    _check_free(settings)
    _run(settings, Thread(target=_welcome, args=(settings, first if open_table else None, lang), daemon=True))


def _run(settings: Settings, welcome: Thread) -> None:
    from tabard.server.start import check_database  # the web framework takes a second to import: only who serves waits
    from tabard.server.start import serve as run

    with bad_input():
        check_database(settings)
    welcome.start()
    run(settings)


def _check_free(settings: Settings) -> None:
    """A clear word before the server starts, if somebody else listens there or the address is not ours."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[
            0
        ]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as wrong:
        where = f"{settings.host} port {settings.port}"
        raise BadInput(f"cannot listen on {where} ({wrong.strerror}); choose others with --host and --port") from wrong


def _welcome(settings: Settings, game: Game | None, lang: str) -> None:
    """Once the server answers, say where it is; and open a table if one is wanted."""
    url = f"http://{EVERYWHERE.get(settings.host, settings.host)}:{settings.port}"
    speech = program_speech(lang)
    if not _answers(url):
        return
    typer.echo(speech.text("cli-serving", url=url))
    if game is not None:
        table = _new_table(url, game, lang)
        typer.echo(speech.text("cli-your-table", url=table))
        webbrowser.open(table)


def _answers(url: str) -> bool:
    for _ in range(PATIENCE):
        try:
            return httpx.get(f"{url}/api/games").is_success
        except httpx.TransportError:
            sleep(0.1)
    return False


def _new_table(url: str, game: Game, lang: str) -> str:
    """The link to seat 0 of a fresh table with bots in all other seats."""
    seats = seat_count(game, None)
    bots = {str(seat): COUNSEL for seat in range(1, seats)}
    order = {"game": game.slug, "seats": seats, "bots": bots, "options": {}, "language": lang, "names": {}}
    answer = httpx.post(f"{url}/api/tables", json=order).raise_for_status().json()
    return f"{url}/table/{answer['table']}#key={answer['keys']['0']}"
