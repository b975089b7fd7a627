"""`tabard push-key`: what a server needs to tell browsers that it is somebody's turn."""

from __future__ import annotations

from importlib.util import find_spec

import typer

from .common import BadInput


def push_key() -> None:
    """Make a key for notices in the browser: the value of TABARD_PUSH_KEY.

    Keep it: with another one everybody has to switch on these notices anew.

    \b
    Example:
      TABARD_PUSH_KEY=$(tabard push-key) TABARD_ADDRESS=https://inn.example tabard serve
    """
    if find_spec("cryptography") is None:
        raise BadInput("notices in the browser need the extra push: pip install 'tabard[push]'")
    from tabard.server import push

    typer.echo(push.new_key())
