"""A table in the terminal, said in words: what happened, what lies there, what is asked, what one may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import typer

from tabard.kernel import Game, Illegal, Move, OptionValue, Position, move_text
from tabard.text import Speech

from .common import option_text, refusal
from .words import board_lines


class Telling:
    """Says a position to the people at the terminal, each thing once."""

    def __init__(self, position: Position, speech: Speech) -> None:
        self.position = position
        self.speech = speech
        self._told: dict[int | None, int] = {}

    # ------------------------------------------------------------------ what happened

    def news(self, seat: int | None) -> None:
        """What has happened since this seat was last told."""
        story = self.position.story_for(seat)
        for line in story[self._told.get(seat, 0) :]:
            typer.echo(self.line(line))
        self._told[seat] = len(story)

    def all_news(self) -> None:
        """What has happened since the last time, whoever may know it: for a game that is long over."""
        story = self.position.story
        for event in story[self._told.get(None, 0) :]:
            typer.echo(self.line(event.message()))
        self._told[None] = len(story)

    def log(self, seat: int | None) -> None:
        lines = [self.line(line) for line in self.position.story_for(seat)]
        typer.echo("\n".join(lines) or self.speech.text("cli-nothing-yet"))

    def forget_undone(self) -> None:
        """After an undo the story is shorter; what is told again is only what is new."""
        for seat in self._told:
            self._told[seat] = min(self._told[seat], len(self.position.story_for(seat)))

    def line(self, message: Mapping[str, object]) -> str:
        """A sentence and, in brackets, its clause."""
        rule = message.get("rule")
        return f"{self.speech.say(message)} [{rule}]" if rule else self.speech.say(message)

    # ------------------------------------------------------------------ what there is

    def board(self, seat: int | None) -> None:
        typer.echo(self.speech.text("cli-table") + ":")
        for line in board_lines(self.position, seat, self.speech):
            typer.echo("  " + line)
        typer.echo(self.speech.text("cli-scores", scores=self._scores(self.position.view(seat)["scores"])))

    def _scores(self, scores: object) -> list[str]:
        assert isinstance(scores, list)
        return [self._score(seat, score) for seat, score in enumerate(scores)]

    def _score(self, seat: int, score: object) -> str:
        name = self.speech.name(seat)
        if score is None:
            return self.speech.text("cli-score-hidden", name=name)
        return self.speech.text("cli-score", name=name, score=score)

    # ------------------------------------------------------------------ what is asked

    def question(self, seat: int) -> None:
        prompt = self.position.prompt(seat)
        if prompt is not None:
            typer.echo(self.line(prompt))

    def moves(self, seat: int) -> None:
        legal, asides = self.position.legal(seat), self.position.asides(seat)
        self._listed("cli-moves", seat, legal, 1)
        if asides:
            self._listed("cli-asides", seat, asides, len(legal) + 1)

    def _listed(self, title: str, seat: int, moves: Sequence[Move], first: int) -> None:
        typer.echo(self.speech.text(title))
        for number, move in enumerate(moves, start=first):
            typer.echo(f"  {number}. {self.label(seat, move)} ({move_text(move)})")

    def label(self, seat: int, move: Move) -> str:
        return self.speech.say(self.position.label(seat, move))

    def refusal(self, illegal: Illegal) -> str:
        return self.speech.text("cli-illegal", reason=refusal(self.speech, illegal))

    # ------------------------------------------------------------------ how it ended

    def result(self) -> None:
        position = self.position
        typer.echo(self.speech.text("cli-over"))
        for seat in sorted(range(position.seats), key=lambda seat: position.ranking[seat]):
            place, score = position.ranking[seat], position.scores[seat]
            typer.echo(self.speech.text("cli-place", place=place, name=self.speech.name(seat), score=score))
        for rival in position.game.rivals(position):
            typer.echo(self.speech.text("cli-rival", name=rival["name"], score=rival["score"]))
        winners = list(position.winners)
        typer.echo(self.speech.text("cli-winners", count=len(winners), seats=winners))
        sequel = position.game.sequel(position)
        if sequel is not None:
            typer.echo(self.speech.text("cli-sequel", game=position.game.slug, words=option_words(position, sequel)))


def option_words(position: Position, options: Mapping[str, OptionValue]) -> str:
    """What to type after `tabard play` for a game with these options."""
    words = [f"--option {name}={option_text(value)}" for name, value in options.items()]
    return " ".join([f"--seats {position.seats}", *words])


def clause(game: Game, language: str, clause_id: str) -> str | None:
    """The text of a clause; upper and lower case are the same."""
    for chapter in _chapters(game, language):
        clauses = chapter["clauses"]
        assert isinstance(clauses, list)
        for found in clauses:
            if found["id"].lower() == clause_id.lower():
                return f"{found['id']}. {found['text']}"
    return None


def chapter_titles(game: Game, language: str) -> list[str]:
    return [f"{game.prefix}-{chapter['id']}: {chapter['title']}" for chapter in _chapters(game, language)]


def _chapters(game: Game, language: str) -> list[dict[str, object]]:
    """The rules, or nothing for a game whose rules are not written down yet."""
    try:
        return game.rules(language)
    except (OSError, ImportError):
        return []
