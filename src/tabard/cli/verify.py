"""`tabard verify`: a folder of records against today's rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, cast

import typer

from tabard.kernel import Differs
from tabard.kernel import verify as played_today
from tabard.text import Speech

from .common import ENGLISH, BadInput, Lang, find_game, program_speech, read_record

DIFFERENT = 1


def verify(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the records lie, as *.json, also in folders below.")
    ],
    lang: Lang = ENGLISH,
) -> None:
    """Replay all records of a folder by today's rules, whichever version made them, and say which differ and at which move.

    Exit code 1 if any of them differs.

    \b
    Examples:
      tabard verify records
      tabard verify records --lang ru
    """
    files = sorted(folder.rglob("*.json"))
    if not files:
        raise BadInput(f"{folder}: expected a folder with records in it (*.json)")
    speech = program_speech(lang)
    faults = [line for file in files for line in _faults(file, str(file.relative_to(folder)), speech)]
    for line in faults:
        typer.echo(line)
    typer.echo(speech.text("cli-verify-all", records=len(files), differ=len(faults)))
    if faults:
        raise typer.Exit(DIFFERENT)


def _faults(file: Path, name: str, speech: Speech) -> Iterator[str]:
    """What is to be said about a record: nothing if it plays as it did."""
    try:
        record = read_record(file)
        played_today(find_game(str(record["game"])), record)
    except Differs as wrong:
        moves = len(cast("list[object]", record["moves"]))
        where = {"file": name, "move": wrong.move, "moves": moves, "message": str(wrong)}
        yield speech.text(f"cli-verify-{wrong.kind}", **where)
    except BadInput as wrong:
        yield speech.text("cli-verify-unread", file=name, message=wrong.message)
