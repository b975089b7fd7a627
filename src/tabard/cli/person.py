"""A person at the terminal: reads a line, answers it, until a move is made."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import typer
from rich.console import Console

from tabard.bots.insight import Effort, prospects
from tabard.kernel import Illegal, Move, move_text

from .table import Telling, chapter_titles, clause

COUNSEL = Effort(seconds=0.8)  # for a hint


class Quit(Exception):
    """The person leaves the table."""


class Person:
    def __init__(self, telling: Telling, seat: int) -> None:
        self.telling = telling
        self.seat = seat
        self.position = telling.position
        self.game = telling.position.game
        self.speech = telling.speech
        self._seen = -1  # how many moves had been made when the table was last shown
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "board": self._board,
            "moves": self._moves,
            "why": self._why,
            "rule": self._rule,
            "log": self._log,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def sit_down(self) -> None:
        """Before secrets are shown to the next person at the same screen: the last one's are wiped, and that one turns away."""
        Console().clear()
        self._read("cli-hand-over", seat=self.seat)

    def decide(self) -> None:
        """Say what is asked and read lines until one of them was a move."""
        self._present()
        made = len(self.position.played())
        while len(self.position.played()) == made and self.seat in self.position.waiting:
            self._answer(self._read("cli-ask"))

    def _present(self) -> None:
        typer.echo()
        self.telling.news(self.seat)
        if self._another_decided():
            typer.echo(self.speech.text("cli-turn", seat=self.seat))
            self._board("")
        self._ask()

    def _another_decided(self) -> bool:
        """The table is shown when somebody else has moved since; one's own small moves follow each other quickly."""
        played = self.position.played()
        since, self._seen = played[max(self._seen, 0) :], len(played)
        return not played or any(seat != self.seat for seat, _ in since)

    def _ask(self) -> None:
        self.telling.question(self.seat)
        self._moves("")

    def _read(self, prompt: str, **args: object) -> str:
        try:
            return input(self.speech.text(prompt, **args) + " ").strip()
        except EOFError:
            raise Quit from None

    # ------------------------------------------------------------------ answers

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not line:
            self._ask()
        elif line.isdecimal():
            self._play_number(int(line))
        elif word.lower() in self._commands and word not in self.game.vocabulary.verbs:
            self._commands[word.lower()](rest.strip())
        else:
            self._play_text(line)

    def _play_number(self, number: int) -> None:
        listed = [*self.position.legal(self.seat), *self.position.asides(self.seat)]
        if 1 <= number <= len(listed):
            self.position.play(self.seat, listed[number - 1])
        else:
            typer.echo(self.speech.text("cli-no-such-number", number=number, most=len(listed)))

    def _play_text(self, line: str) -> None:
        move = self._parsed(line)
        if move is not None:
            try:
                self.position.play(self.seat, move)
            except Illegal as illegal:
                typer.echo(self.telling.refusal(illegal))

    def _parsed(self, line: str) -> Move | None:
        try:
            return self.game.vocabulary.parse(line)
        except ValueError as wrong:
            typer.echo(self.speech.text("cli-illegal", reason=str(wrong)))
            return None

    # ------------------------------------------------------------------ commands

    def _help(self, _rest: str) -> None:
        rule = (self.position.prompt(self.seat) or {}).get("rule", "")
        typer.echo(self.speech.text("cli-help", example=self._example(), rule=rule))

    def _example(self) -> str:
        return move_text(self.position.legal(self.seat)[0])

    def _board(self, _rest: str) -> None:
        self.telling.board(self.seat)

    def _moves(self, _rest: str) -> None:
        self.telling.moves(self.seat)

    def _why(self, rest: str) -> None:
        if not rest:
            typer.echo(self.speech.text("cli-why-what", example=self._example()))
            return
        move = self._parsed(rest)
        if move is not None:
            illegal = self.position.explain(self.seat, move)
            typer.echo(self.telling.refusal(illegal) if illegal else self.speech.text("cli-legal"))

    def _rule(self, rest: str) -> None:
        try:
            self._read_rule(rest)
        except ValueError as wrong:  # a rules file that cannot be read: its author wants to know why
            typer.echo(self.speech.text("cli-illegal", reason=str(wrong)))

    def _read_rule(self, rest: str) -> None:
        text = clause(self.game, self.speech.language, rest)
        if text is None and rest:
            typer.echo(self.speech.text("cli-no-clause", id=rest))
        for line in [text] if text else chapter_titles(self.game, self.speech.language):
            typer.echo(line)

    def _log(self, _rest: str) -> None:
        self.telling.log(self.seat)

    def _hint(self, _rest: str) -> None:
        """The best moves with the chance to win, from what the seat can know."""
        known, legal = self.position.redeal(self.seat, 0), self.position.legal(self.seat)
        for one in prospects(known, self.seat, Random(len(self.position.played())), COUNSEL):
            move = self.telling.label(self.seat, one.move)
            typer.echo(self.speech.text("cli-hint", number=legal.index(one.move) + 1, move=move))
            if one.chances:
                chance = self.speech.text("ui-hint-chance", percent=round(100 * one.chances[self.seat]))
                typer.echo(f"    {chance}")

    def _undo(self, _rest: str) -> None:
        try:
            self.position.undo(self.seat)
        except Illegal as illegal:
            typer.echo(self.telling.refusal(illegal))
            return
        typer.echo(self.speech.text("cli-taken-back"))
        self.telling.forget_undone()

    def _save(self, rest: str) -> None:
        if not rest:
            typer.echo(self.speech.text("cli-save-what"))
            return
        try:
            Path(rest).write_text(json.dumps(self.position.record()) + "\n", "utf-8")
        except OSError as wrong:
            typer.echo(self.speech.text("cli-illegal", reason=str(wrong.strerror)))
            return
        typer.echo(self.speech.text("cli-saved", file=rest))

    def _quit(self, _rest: str) -> None:
        raise Quit
