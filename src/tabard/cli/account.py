"""`tabard account`: what the host can do for somebody who has an account."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from tabard.server.settings import from_environment

from .common import ENGLISH, BadInput, Lang, bad_input, program_speech
from .keep import Database


def account(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name by which somebody signs in.")],
    new_password: Annotated[
        bool, typer.Option("--new-password", help="Give a new password, and sign out all devices.")
    ] = False,
    delete: Annotated[bool, typer.Option("--delete", help="Delete the account; the games stay.")] = False,
    database: Database = None,
    lang: Lang = ENGLISH,
) -> None:
    """Show an account, give it a new password, or delete it. Also while the server runs.

    \b
    Examples:
      tabard account anna
      tabard account anna --new-password
      tabard account anna --delete --database postgresql://tabard@localhost/tabard
    """
    from tabard.server import accounts_desk as desk  # the database's library is slow to import

    if new_password and delete:
        raise BadInput("--new-password or --delete, not both")
    with bad_input():
        settings, say = from_environment(database=database), program_speech(lang).text
        if delete:
            asyncio.run(desk.delete(settings, name))
            typer.echo(say("cli-account-deleted", name=name))
        elif new_password:
            typer.echo(say("cli-account-password", name=name, password=asyncio.run(desk.new_password(settings, name))))
        else:
            found = asyncio.run(desk.show(settings, name))
            day = found.created_at.partition("T")[0]
            typer.echo(say("cli-account", name=found.name, day=day, devices=found.devices, seats=found.seats))
