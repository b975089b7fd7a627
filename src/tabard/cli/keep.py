"""`tabard backup`, `restore` and `move`: everything from one database to another."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from tabard.server.settings import from_environment

from .common import ENGLISH, Lang, bad_input, program_speech

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///file.db or postgresql://... [default: as `tabard serve`]")
]
Address = Annotated[str, typer.Argument(metavar="URL", help="sqlite:///file.db or postgresql://...")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    database: Database = None,
    lang: Lang = ENGLISH,
) -> None:
    """Copy everything into one file, also while the server runs. The file is a database that can be served.

    \b
    Examples:
      tabard backup monday.db
      tabard backup monday.db --database postgresql://tabard@localhost/tabard
    """
    from tabard.server.copying import save  # the database's library is slow to import

    _copy(save(_engine(database), file), "cli-backed-up", lang, str(file))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
    lang: Lang = ENGLISH,
) -> None:
    """Copy a backup into a database that is empty.

    \b
    Examples:
      tabard restore monday.db
      tabard restore monday.db --database postgresql://tabard@localhost/tabard
    """
    from tabard.server.copying import restore as into

    _copy(into(file, _engine(database)), "cli-restored", lang, str(file))


def move(source: Address, target: Address, lang: Lang = ENGLISH) -> None:
    """Copy everything from one database into another that is empty. Stop the server first; the old one stays as it is.

    \b
    Examples:
      tabard move sqlite:////srv/tabard/tabard.db postgresql://tabard@localhost/tabard
    """
    from tabard.server.copying import copy

    _copy(copy(_engine(source), _engine(target)), "cli-moved", lang, "")


def _engine(database: str | None) -> str:
    with bad_input():
        return from_environment(database=database).engine_url


def _copy(work: Coroutine[Any, Any, Mapping[str, int]], message: str, lang: str, file: str) -> None:
    with bad_input():
        counts = asyncio.run(work)
    tables, moves = counts.get("tables", 0), counts.get("entries", 0)
    typer.echo(program_speech(lang).text(message, file=file, tables=tables, moves=moves))
