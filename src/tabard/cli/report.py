"""`tabard report`: a page of plots on a folder of games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import ENGLISH, Lang, bad_input, program_speech
from .simulate import extra


def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Games that `tabard simulate --out` has written.")],
    compare: Annotated[
        Path | None, typer.Option(metavar="FOLDER2", help="A second folder of the same game, to be shown beside it.")
    ] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the page goes.")] = Path("report.html"),
    lang: Lang = ENGLISH,
) -> None:
    """Make one page of HTML: who wins, how games go, and what goes with winning. It needs no network to be read.

    \b
    Examples:
      tabard report ages --out ages.html
      tabard report ages --compare mine --out compared.html --lang ru
    """
    with extra("tabard report"):
        from tabard.lab.folder import Folder
        from tabard.lab.report import report as page
    with bad_input():
        folders = [Folder.opened(path) for path in (folder, compare) if path is not None]
        out.write_text(page(folders, lang), "utf-8")
    typer.echo(program_speech(lang).text("cli-saved", file=str(out)))
