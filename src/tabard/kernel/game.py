"""What a game exports: one object with its vocabulary, options, set-up, view and scoring."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from . import engine
from .chance import seeded
from .frames import Ask, Decision, Each, End, Frame, Procedure, Roll, Secret, Window
from .moves import Move, Vocabulary
from .position import OptionValue, Position
from .rulebook import Chapter, chapters
from .story import Args, Message

LANGUAGES: Final = ("en", "ru")


class Option:
    """A declared option of a game: a switch, a number in a range, or one of several words."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        rule: str,
        choices: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        programs: OptionValue | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule
        self.choices: Final = choices
        self.least: Final = least
        self.most: Final = most
        self.programs: Final = programs  # its default where no person plays
        self.kind: Final = "bool" if isinstance(default, bool) else "int" if isinstance(default, int) else "choice"

    def check(self, value: object) -> OptionValue:
        """The value, or ValueError that says what is allowed."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "int" and type(value) is int and self.least <= value <= self.most:
            return value
        if self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return value
        raise ValueError(f"option {self.name} takes {self.allowed()}, not {value!r}")

    def allowed(self) -> str:
        if self.kind == "bool":
            return "true or false"
        return f"{self.least} to {self.most}" if self.kind == "int" else " or ".join(self.choices)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The one object a game exports. A game subclasses it and fills in what stands below the line."""

    slug: ClassVar[str] = ""
    package: ClassVar[str] = ""  # where rules.md, text/ and components.toml lie
    prefix: ClassVar[str] = ""  # of its clause ids
    rules_version: ClassVar[str] = "1"  # changes whenever a record could play differently
    end_rule: ClassVar[str] = ""  # the clause that ends the game
    seats: ClassVar[range] = range(0)
    options: ClassVar[tuple[Option, ...]] = ()
    bound: ClassVar[int] = 10_000  # no game takes more moves
    procedures: ClassVar[tuple[type[Frame], ...]] = ()
    decisions: ClassVar[tuple[Decision[Any], ...]] = ()

    def __init__(self, vocabulary: Vocabulary, components_digest: str = "") -> None:
        self.vocabulary: Final = vocabulary
        self.components_digest: Final = components_digest  # "" = the file that comes with the game
        self.frame_kinds: Final[dict[str, type[Frame]]] = {
            kind.__name__: kind for kind in (Ask, Each, Window, Secret, Roll, End, *self.procedures)
        }
        for procedure in self.procedures:
            check_steps(procedure)
        self.decisions_by_name: Final = {decision.title(): decision for decision in self.decisions}

    # ------------------------------------------------------------------ starting and loading

    def new(
        self,
        seats: object,
        seed: object = 0,
        options: object = None,
        *,
        story: bool = True,
        script: Sequence[int] = (),
    ) -> Position:
        """A fresh game at its first decision; ValueError says what is allowed, whatever is given.

        `script`: nature's first answers, laid down beforehand. `story=False`: no story and no record, for many games.
        """
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.slug} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        if type(seed) is not int:
            raise ValueError(f"a seed is a whole number, not {seed!r}")
        if options is not None and not isinstance(options, Mapping):
            raise ValueError(f"options are names with values, not {options!r}")
        p = self.blank(seats, self.check_options(options or {}, seats))
        p.seed = seed
        p.a, p.b = seeded(seed)
        p.script = tuple(script)
        p.listening = p.recording = story
        self.setup(p)
        engine.run(p)
        return p

    def check_options(self, options: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        """Every declared option with its value; ValueError names what is allowed."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise ValueError(f"{self.slug} has no option {name!r}; its options: {allowed}")
        chosen = {name: option.check(options.get(name, option.default)) for name, option in known.items()}
        self.check_combination(chosen, seats)
        return chosen

    def for_programs(self, options: Mapping[str, object]) -> dict[str, object]:
        """The same options with the defaults for games in which no person plays."""
        defaults = {option.name: option.programs for option in self.options if option.programs is not None}
        return {**defaults, **options}

    def load(self, data: Mapping[str, object]) -> Position:
        """The position that `dump` wrote down."""
        if data.get("game") != self.slug:
            raise ValueError(f"this is a dump of {data.get('game')!r}, not of {self.slug}")
        seats, options = data["seats"], data["options"]
        assert isinstance(seats, int) and isinstance(options, Mapping)
        p = self.blank(seats, self.check_options(options, seats))
        engine.load(self, p, data)
        return p

    def frame_kind(self, name: str) -> type[Frame]:
        return self.frame_kinds[name]

    def decision(self, name: str) -> Decision[Any]:
        return self.decisions_by_name[name]

    # ------------------------------------------------------------------ reading what lies beside the rules

    def text(self, language: str) -> str:
        """The Fluent catalogue of the game."""
        return package_text(self.package, f"text/{check_language(language)}.ftl")

    def rules(self, language: str) -> list[Chapter]:
        """The numbered clauses, by chapter."""
        check_language(language)
        return chapters(package_text(self.package, "rules.md" if language == "en" else f"rules.{language}.md"))

    # ------------------------------------------------------------------ what a game fills in

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        """An empty position of this game's own class."""
        raise NotImplementedError

    def setup(self, p: Position) -> None:
        """Set up the pieces and push the first frame."""
        raise NotImplementedError

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        """The board as that seat sees it."""
        raise NotImplementedError

    def redeal(self, p: Position, seat: int | None) -> None:
        """Deal anew, in place, all that the seat cannot know."""

    def scores(self, p: Position) -> tuple[int, ...]:
        raise NotImplementedError

    def view_scores(self, p: Position, seat: int | None) -> Sequence[int | None]:
        """Scores as a seat may know them."""
        return self.scores(p)

    def rank_key(self, p: Position, seat: int) -> tuple[int, ...]:
        """Higher is better; equal keys share a place."""
        return (self.scores(p)[seat],)

    def label(self, p: Position, seat: int, move: Move) -> Args:
        """Arguments of the message `move-<verb>` for a legal move."""
        domains = self.vocabulary.verbs[str(move[0])].domains
        return {domain.name: value for domain, value in zip(domains, move[1:], strict=True)}

    def table(self, p: Position, seat: int | None) -> list[Message]:
        """The board in words for that seat, a message a line (an argument may be a message again); [] = print the view."""
        return []

    def hints(self, p: Position, seat: int) -> float:
        """How good the position is for a seat: what the greedy bot climbs."""
        return float(self.scores(p)[seat])

    def check_combination(self, options: Mapping[str, OptionValue], seats: int) -> None:
        """ValueError if these options may not be combined."""

    def with_components(self, toml: str, name: str) -> Game:
        """This game with other component data; ValueError names file, table, key and what is expected."""
        raise ValueError(f"{self.slug} has no component file")

    def components_public(self) -> dict[str, object]:
        """Component data for the client."""
        return {}

    # ------------------------------------------------------------------ for the laws

    def check(self, p: Position) -> None:
        """AssertionError if pieces were lost or made."""

    def secrets(self, p: Position, seat: int | None) -> dict[str, Hashable]:
        """What the seat cannot know and could be otherwise: each must vary over re-deals."""
        return {}

    def inventory(self) -> set[str]:
        """Every card, tile and token; each must be met in some sampled game."""
        return set()

    def met(self, p: Position) -> set[str]:
        """Those of the inventory that have been used in this finished game."""
        return set()


def check_steps(kind: type[Frame]) -> None:
    """ValueError if a step is missing or named like a method of every frame, which it would silently replace."""
    steps: tuple[str, ...] = getattr(kind, "STEPS", ())
    for step in steps:
        if hasattr(Procedure, step) or not hasattr(kind, step):
            problem = "is a name of the kernel's" if hasattr(Procedure, step) else "is not defined"
            raise ValueError(f"{kind.__name__}: the step {step!r} {problem}")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"languages are {', '.join(LANGUAGES)}, not {language!r}")
    return language


def package_text(package: str, name: str) -> str:
    """A file that lies beside the code of a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def digest(text: str) -> str:
    """A short name for a component file other than the game's own."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
