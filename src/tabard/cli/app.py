"""The program: its commands, and one way to end when something was wrong with what the user gave it."""

from __future__ import annotations

import sys

import typer
from typer.exceptions import TyperException

from . import (
    account,
    arena,
    fuzz,
    games,
    keep,
    laws,
    options,
    play,
    push_key,
    replay,
    report,
    review,
    serve,
    simulate,
    tournament,
    verify,
)
from .common import BAD_INPUT

EXAMPLES = """\b
Examples:
  tabard play middle-ages --lang ru
  tabard serve --open
  tabard fuzz middle-ages --games 1000

`tabard COMMAND --help` has more of them."""

app = typer.Typer(
    name="tabard",
    help="Medieval board games by their complete rules: at the table, on a server, in the lab.",
    epilog=EXAMPLES,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
AT_THE_TABLE = (games.games, options.options, play.play, replay.replay, review.review)
ON_A_SERVER = (serve.serve, keep.backup, keep.restore, keep.move, account.account, push_key.push_key)
IN_THE_LAB = (simulate.simulate, tournament.tournament, report.report, arena.arena, fuzz.fuzz, laws.laws, verify.verify)
for command in (*AT_THE_TABLE, *ON_A_SERVER, *IN_THE_LAB):
    app.command()(command)


def main() -> None:
    """Run the command; what the user got wrong is one line on standard error and exit code 2."""
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    try:
        return app(args, prog_name="tabard", standalone_mode=False) or 0
    except TyperException as wrong:
        typer.echo(_one_line(wrong), err=True)
        return BAD_INPUT
    except (typer.Abort, KeyboardInterrupt):
        return 130


def _one_line(wrong: TyperException) -> str:
    return "tabard: " + " ".join(wrong.format_message().split())
