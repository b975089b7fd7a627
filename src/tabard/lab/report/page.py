"""The page: its sections one below the other, in the look of the house, light or dark as the reader's device is."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from tabard.kernel import Game
from tabard.lab.folder import Folder
from tabard.text import Speech, shell_catalogue

from . import compare, sections
from .study import Study

STYLE = (files(__name__.rpartition(".")[0]) / "page.css").read_text("utf-8")


def report(folders: list[Folder], language: str) -> str:
    """The page on one folder, or on two beside each other."""
    studies = [Study(folder) for folder in folders]
    if len({study.game.slug for study in studies}) > 1:
        raise ValueError("expected two folders with games of the same game")
    speech = speech_of(studies[0].game, language)
    return html(title(studies, speech), body(studies, speech), language)


def speech_of(game: Game, language: str) -> Speech:
    own = (files("tabard.lab") / "text" / f"{language}.ftl").read_text("utf-8")
    try:
        names = game.text(language)
    except (OSError, ImportError, ValueError):  # a game in the making has no text yet
        names = ""
    return Speech(language, [shell_catalogue(language), own, names])


def title(studies: list[Study], speech: Speech) -> str:
    game = speech.text("game-name") if speech.knows("game-name") else studies[0].game.slug
    if len(studies) > 1:
        return speech.text("report-compared", game=game)
    return speech.text("report-title", game=game, games=studies[0].games.height)


def body(studies: list[Study], speech: Speech) -> str:
    parts = [sections.settings, *([compare.differences] if len(studies) > 1 else []), sections.who_wins]
    parts += [sections.course, sections.taken, sections.options]
    return "\n".join([*[part(studies, speech) for part in parts], sections.method(speech)])


def html(heading: str, content: str, language: str) -> str:
    phone = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    head = f'<meta charset="utf-8">{phone}<title>{escape(heading)}</title>'
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body><main><h1>{escape(heading)}</h1>\n{content}\n</main></body></html>\n"
    )
