"""For the tests of games, also of those in other packages. It tests compiled code from the outside and is never compiled itself.

- `fresh`, `resume`, `nature`: a position laid by hand, the stack at any step, nature's next answers;
- `Notation`: the words of a game's tests: moves as text, refusals, random walks;
- `Golden`: whole games as text files; `lawful`: the laws on a sample of random games;
- `SecondReading`: a referee written from the clauses alone plays along with the engine;
- `unnamed`: which clauses no test names.
"""

from __future__ import annotations

import os
import random
import re
import tomllib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from . import engine, laws
from .frames import Frame
from .game import Game, package_text
from .moves import Move, move_text
from .position import Position
from .rulebook import clause_ids
from .story import Event, Illegal

P = TypeVar("P", bound=Position)
Names = Callable[
    [Any, str], Sequence[str]
]  # (position, domain) -> what the values of the domain are called, () = numbers


# ---------------------------------------------------------------------- laying positions


def fresh(p: P) -> P:
    """The position without its past, so that a story told from here on begins here."""
    p.told = p.moves = p.answers = p.undos = None
    return p


def resume(p: P, *stack: tuple[Frame, str]) -> P:
    """The frames at these steps, the outermost first; the game runs on to its next decision."""
    p.frames, p.places = [], []
    for frame, step in stack:
        p.push(frame)
        p.goto(step)
    engine.run(p)
    return p


def nature(p: P, *answers: int) -> P:
    """What nature answers next, 0 the first side."""
    p.script, p.scripted = answers, 0
    return p


# ---------------------------------------------------------------------- playing and reading


class Notation(Generic[P]):
    """The words of a game's tests. A move is its text (`lord 7`); where `names` gives names they may stand for numbers."""

    def __init__(
        self, game: Game, own: Callable[[Position], P], names: Names | None = None, check: bool = True
    ) -> None:
        self.game: Final = game
        self.own: Final = own
        self.named: Final = names
        self.check: Final = check  # after each move: are all pieces there?
        self.clauses: Final = frozenset(clause_ids(package_text(game.package, "rules.md")))

    def names(self, p: P, domain: str) -> Sequence[str]:
        return self.named(p, domain) if self.named is not None else ()

    def move(self, p: P, text: str) -> Move:
        verb, *words = text.split()
        domains = self.game.vocabulary.verbs[verb].domains
        return (verb, *[self.number(p, domain.name, word) for domain, word in zip(domains, words, strict=True)])

    def number(self, p: P, domain: str, word: str) -> int:
        """A name may be cut to what follows its first `_`: `rage` for `sceptre_rage`."""
        if word.isdigit():
            return int(word)
        names = list(self.names(p, domain))
        return names.index(next(name for name in names if word in (name, name.partition("_")[2])))

    def text(self, p: P, move: Move) -> str:
        words = [str(move[0])]
        for domain, value in zip(self.game.vocabulary.verbs[words[0]].domains, move[1:], strict=True):
            names = self.names(p, domain.name)
            words.append(names[int(value)] if names else str(value))
        return " ".join(words)

    def play(self, p: P, *texts: str) -> P:
        """The seat that is waited for plays; `1: attack 2` names the seat where several are."""
        for text in texts:
            seat, _, words = text.rpartition(": ")
            p.play(int(seat) if seat else p.waiting[0], self.move(p, words))
            if self.check:
                self.game.check(p)
        return p

    def options(self, p: P, seat: int | None = None) -> list[str]:
        return [self.text(p, move) for move in p.legal(p.waiting[0] if seat is None else seat)]

    def refusal(self, p: P, text: str, seat: int | None = None) -> Illegal:
        """Why this move is refused: it must be, with a clause that exists, and nothing may change."""
        who = seat if seat is not None else p.waiting[0] if p.waiting else 0
        before = p.dump()
        try:
            p.play(who, self.move(p, text))
        except Illegal as reason:
            assert p.dump() == before, "a refused move changed the position"
            assert reason.rule in self.clauses, reason.rule
            return reason
        raise AssertionError(f"{text!r} was accepted")

    def walk(self, seats: int, seed: int, story: bool = False, **options: object) -> Iterator[P]:
        """A whole game at random: the position at every decision and at the end."""
        choose = random.Random(seed)
        p = self.own(self.game.new(seats, seed, self.game.for_programs(options), story=story))
        while not p.over:
            yield p
            seat = choose.choice(p.waiting)
            p.step(seat, choose.choice(p.legal(seat)))
        yield p


def asked(p: Position) -> str:
    """What is to be decided, and by whom: `0 MoveLord`, `0,1 LayConflict`, `over`."""
    return f"{','.join(map(str, p.waiting))} {p.where.split(' > ')[-1]}" if p.waiting else "over"


def told(p: Position, name: str) -> list[dict[str, object]]:
    """The details of the events of that name in the story."""
    return [event.details for event in p.story if event.name == name]


def play_out(p: P, seed: int = 0) -> P:
    """At random to the end."""
    choose = random.Random(seed)
    while not p.over:
        seat = choose.choice(p.waiting)
        p.step(seat, choose.choice(p.legal(seat)))
    return p


# ---------------------------------------------------------------------- golden playthroughs


class Golden:
    """Whole games as text files, compared line by line; `TABARD_GOLDEN=write` (`make golden`) records them anew.

    A decision is one line: when, which seat, the move that is made, how many are legal, and which, if they are few. What happened
    then stands indented below it, with its clauses.
    """

    few = 12

    def __init__(self, game: Game, folder: Path) -> None:
        self.game: Final = game
        self.folder: Final = folder

    def title(self, seats: int, options: Mapping[str, object]) -> str:
        return f"{self.game.slug}, {seats} seats, seed {seats}" + (f", options {options}" if options else "")

    def head(self, p: Position) -> Iterator[str]:
        """What set-up has laid."""
        yield from ()

    def when(self, p: Position) -> str:
        board: Any = p.view(None)["board"]
        return f"round {board['round']}"

    def happened(self, p: Position, event: Event) -> str:
        return str(event)

    def choose(self, number: int, moves: int) -> int:
        """Which of the legal moves the decision of that number takes."""
        return 7 * number % moves

    def lines(self, seats: int, options: Mapping[str, object] | None = None) -> Iterator[str]:
        """One game with its seat count as its seed."""
        p = self.game.new(seats, seats, self.game.for_programs(options or {}))
        yield self.title(seats, options or {})
        yield from self.head(p)
        heard = 0
        for number in range(self.game.bound):
            story = p.story
            yield from (f"    {self.happened(p, event)}" for event in story[heard:])
            heard = len(story)
            if p.over:
                break
            seat = p.waiting[0]
            legal = p.legal(seat)
            move = legal[self.choose(number, len(legal))]
            yield self.decision(p, seat, [move_text(option) for option in legal], move_text(move))
            p.play(seat, move)
        yield f"scores {' '.join(map(str, p.scores))}"
        yield f"places {' '.join(map(str, p.ranking))}"

    def decision(self, p: Position, seat: int, legal: list[str], move: str) -> str:
        among = ", ".join(legal) if len(legal) <= self.few else f"{legal[0]} ... {legal[-1]}"
        return f"{self.when(p)}, seat {seat}: {move} (of {len(legal)}: {among})"

    def compare(self, name: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        file = self.folder / f"{name}.txt"
        lines = list(self.lines(seats, options))
        if os.environ.get("TABARD_GOLDEN") == "write":
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        recorded = file.read_text(encoding="utf-8").splitlines()
        for number, (now, then) in enumerate(zip_longest(lines, recorded), 1):
            assert now == then, f"{file.name}, line {number}"


# ---------------------------------------------------------------------- the laws, on a sample


def many(games: int) -> int:
    """So many games with TABARD_GAMES=all; otherwise an eighth of them on the compiled build, a twentieth of them interpreted."""
    share = 1 if os.environ.get("TABARD_GAMES") == "all" else 8 if engine.__file__.endswith(".so") else 20
    return -(-games // share)


def lawful(
    game: Game,
    games: int,
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    care: int = 1,
    unused: Iterable[str] | None = (),
) -> laws.Sample:
    """Random games under all laws, the costly ones at `care` decisions of each; every text is there.

    Everything was met but `unused` (None: not asked for).
    """
    sample = laws.hold(game, games, [seats], options, seed, care)
    assert (sample.games, sample.careful) == (games, games * care)
    assert laws.missing_texts(game, sample) == []
    if unused is not None:
        assert set(laws.never_met(game, sample)) == set(unused)
    return sample


# ---------------------------------------------------------------------- a second reading of the rules

Reading = Generator[tuple[str, dict[int, list[Move]]], tuple[int, Move], object]


class Referee(Protocol):
    """A second engine, written from the clauses alone: slow, plain, without frames.

    `game` yields what is asked and the moves of every seat that is asked, and is sent what was chosen. It gives nature's
    answers itself and notes them in `log`; the engine gets the same.
    """

    log: list[int]

    def game(self) -> Reading: ...


class SecondReading(Generic[P]):
    """The engine and a referee play one game. A subclass compares the boards (`compare`) and may choose the moves (`pick`)."""

    def __init__(self, p: P, referee: Referee, seed: int, begin: Callable[[P], object] | None = None) -> None:
        """`begin` runs the engine from a position laid by hand to its first decision, with the referee's answers of nature."""
        self.p: Final = p
        self.referee: Final = referee
        self.dice: Final = random.Random(seed)
        self.reading: Final = referee.game()
        self.what, self.asked = next(self.reading)
        nature(p, *referee.log)
        if begin is not None:
            begin(p)
        referee.log.clear()
        self.over = False
        self.steps = 0

    def compare(self) -> None:
        """AssertionError if engine and referee differ about the board."""

    def agree(self) -> None:
        """Both ask the same seats for the same moves."""
        assert self.p.waiting == tuple(self.asked), (self.p.waiting, self.asked)
        assert self.p.where.endswith(self.what), (self.p.where, self.what)
        for seat, moves in self.asked.items():
            assert sorted(self.p.legal(seat)) == sorted(moves), (seat, self.what)
        self.compare()

    def pick(self) -> tuple[int, Move]:
        """Any verb is as likely as any other."""
        seat = self.dice.choice(list(self.asked))
        verb = self.dice.choice(sorted({move[0] for move in self.asked[seat]}))
        return seat, self.dice.choice(sorted([move for move in self.asked[seat] if move[0] == verb]))

    def step(self) -> None:
        """Both make the same move with the same answers of nature."""
        seat, move = self.pick()
        self.referee.log.clear()
        try:
            self.what, self.asked = self.reading.send((seat, move))
        except StopIteration:
            self.over = True
        nature(self.p, *self.referee.log)
        self.p.step(seat, move)
        assert self.p.scripted == len(self.referee.log), "nature was not asked as often as the rules say"
        assert self.p.over == self.over
        self.steps += 1

    def play(self, steps: int = 100_000) -> None:
        while not self.over and self.steps < steps:
            self.agree()
            self.step()
        if self.over:
            self.compare()


# ---------------------------------------------------------------------- clauses and tests

CLAUSES: Final = re.compile(
    r"\b([A-Z]+-(?:\d+|[A-Z])\.\d+)(?:\s*(?:to|-|–|\.\.\.?)\s*(?:[A-Z]+-)?(?:\d+|[A-Z])\.(\d+))?"
)


def named(text: str) -> set[str]:
    """Clause ids in a text; `MA-8.2 to MA-8.5` names all four."""
    found: set[str] = set()
    for match in CLAUSES.finditer(text):
        first, last = match[1], match[2]
        head, number = first.rsplit(".", 1)
        found |= {f"{head}.{n}" for n in range(int(number), int(last or number) + 1)}
    return found


def untested(folder: Path) -> dict[str, str]:
    """`untested.toml`: clauses that no test can check, each with the reason."""
    path = folder / "untested.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def unnamed(folder: Path) -> list[str]:
    """The clauses of the game in this folder that no test beside it names and nothing excuses."""
    ids = set(clause_ids((folder / "rules.md").read_text("utf-8")))
    tested = set().union(*(named(path.read_text("utf-8")) for path in (folder / "tests").glob("test_*.py")))
    return sorted(ids - tested - set(untested(folder)))
