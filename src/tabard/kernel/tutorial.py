"""A game's first-game tutorial: a real game on a fixed deal, played by a script, with a guide who says a word at each step.

It is data, `tutorial.toml` beside the game; docs/add-a-game.md describes the file. The script is one line of moves: those of the
player, one for each step that has a `move`, and between them those that the guide makes, for the other seats or for the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from .game import Game, package_text
from .moves import Move
from .position import Position
from .reading import Section, read
from .story import unchained

FILE: Final = "tutorial.toml"
PLAYER: Final = 0  # the seat of whoever learns
OVER: Final = "over"  # instead of a question: the game has ended


class Step(NamedTuple):
    """What the guide says when so many moves have been made, what is pointed at, and what the player may do then."""

    at: int
    when: str  # the question that is open: `move-lord` for `ask-move-lord`
    text: str
    point: str  # a target, a place or a selector; "" = what the move is made with
    rule: str
    moves: tuple[Move, ...]  # the one of the script first; () = the player reads and goes on


class Scripted(NamedTuple):
    """One move of the script, and what may be played instead without leaving it."""

    seat: int
    moves: tuple[Move, ...]
    helped: bool  # the guide makes it, whoever sits there


class Tutorial(NamedTuple):
    seats: int
    seed: int
    nature: tuple[int, ...]  # its answers while the script is followed; the seed's generator gives the others
    options: dict[str, object]
    steps: tuple[Step, ...]
    script: tuple[Scripted, ...]


def tutorial(game: Game) -> Tutorial | None:
    """The game's tutorial, if it brings one; ValueError names what is wrong with the file."""
    if not game.package or not files(game.package).joinpath(FILE).is_file():
        return None
    return parsed(game, package_text(game.package, FILE))


def parsed(game: Game, toml: str) -> Tutorial:
    file = read(toml, FILE)
    seats = file.number("seats", game.seats[0], game.seats[-1])
    script = scripted(game, file, "opening")
    steps: list[Step] = []
    for section in file.sections("steps"):
        steps.append(step(game, section, len(script)))
        script += [Scripted(PLAYER, steps[-1].moves, False)] if steps[-1].moves else []
        script += scripted(game, section, "then")
    nature = file.numbers("nature") if file.has("nature") else ()
    found = Tutorial(seats, file.number("seed"), nature, options(file), tuple(steps), tuple(script))
    file.finish()
    return found


def options(file: Section) -> dict[str, object]:
    section = file.section("options") if file.has("options") else None
    return {} if section is None else {name: section.value(name) for name in section.data}


def step(game: Game, section: Section, at: int) -> Step:
    return Step(
        at=at,
        when=section.word("when"),
        text=section.word("text"),
        point=section.word("point") if section.has("point") else "",
        rule=section.word("rule") if section.has("rule") else "",
        moves=tuple([parse(game, section, key, text) for key, text in allowed(section)]),
    )


def allowed(section: Section) -> list[tuple[str, str]]:
    """The move of the script, then those that are as good, each with the key it stands under."""
    if not section.has("move"):
        return []
    others = section.words("allow") if section.has("allow") else ()
    return [("move", section.word("move")), *[("allow", text) for text in others]]


def scripted(game: Game, section: Section, key: str) -> list[Scripted]:
    """What the guide plays, each move with its seat in front: `1 lord 8`."""
    texts = section.words(key) if section.has(key) else ()
    moves = [parse(game, section, key, after_seat(text)) for text in texts]
    seats = [seat_of(section, key, text) for text in texts]
    return [Scripted(seat, (move,), True) for seat, move in zip(seats, moves, strict=True)]


def seat_of(section: Section, key: str, text: str) -> int:
    seat = text.partition(" ")[0]
    if not seat.isdecimal():
        raise section.wrong(key, "moves with their seat in front, such as '1 pass'")
    return int(seat)


def after_seat(text: str) -> str:
    return text.partition(" ")[2]


def parse(game: Game, section: Section, key: str, text: str) -> Move:
    try:
        return game.vocabulary.parse(text)
    except ValueError as wrong:
        raise ValueError(f"{section.at(key)}: {wrong}") from None


# ---------------------------------------------------------------------- following it


def laid(game: Game, known: Tutorial) -> Position:
    """The first position of the tutorial's game."""
    return game.new(known.seats, known.seed, known.options, script=known.nature)


def followed(known: Tutorial, played: Sequence[tuple[int, Move]]) -> int | None:
    """How many moves of the script have been made; None when somebody has left it."""
    if len(played) > len(known.script):
        return None
    fits = [seat == one.seat and move in one.moves for (seat, move), one in zip(played, known.script, strict=False)]
    return len(played) if all(fits) else None


def due(known: Tutorial, played: Sequence[tuple[int, Move]]) -> Scripted | None:
    """The next move of the script, while it is followed."""
    made = followed(known, played)
    return None if made is None or made == len(known.script) else known.script[made]


def answers_to(known: Tutorial, p: Position, seat: int, move: Move) -> tuple[int, ...]:
    """What nature has to say after this move, while it follows the script."""
    if followed(known, [*p.played(), (seat, move)]) is None:
        return ()
    return known.nature[len(unchained(p.answers)) :]


# ---------------------------------------------------------------------- is it sound?


def check(game: Game, known: Tutorial) -> None:
    """ValueError if the script is illegal, or a step comes when something else is asked. Every allowed move is tried."""
    walk(game, known, {})
    for number, one in enumerate(known.script):
        for choice in range(1, len(one.moves)):
            walk(game, known, {number: choice})


def walk(game: Game, known: Tutorial, instead: dict[int, int]) -> Position:
    """The position at the end of the script, with these of the allowed moves instead of the first ones."""
    p = laid(game, known)
    check_steps(known, p, 0)
    for number, one in enumerate(known.script):
        move = one.moves[instead.get(number, 0)]
        reason = p.explain(one.seat, move)
        if reason is not None:
            raise ValueError(f"{FILE}: move {number + 1} of the script, {one.seat} {move}: {reason}")
        p.play(one.seat, move)
        check_steps(known, p, number + 1)
    return p


def check_steps(known: Tutorial, p: Position, at: int) -> None:
    for one in known.steps:
        if one.at == at and one.when != asked(p, PLAYER):
            raise ValueError(f"{FILE}: {one.text} waits for {one.when!r}; asked is {asked(p, PLAYER)!r}")


def asked(p: Position, seat: int) -> str:
    """The question that is open for the seat, as a step names it; "" for another's."""
    if p.over:
        return OVER
    prompt = p.prompt(seat)
    return "" if prompt is None or seat not in p.waiting else str(prompt["id"]).removeprefix("ask-")
