"""What a game exports: one object with its vocabulary, options, set-up, view and scoring."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from . import engine
from .chance import Oracle, seeded
from .frames import MOST_SEATS, NEXT, Ask, Decision, Each, End, Frame, Procedure, Roll, Secret, Window
from .moves import Move, Vocabulary
from .options import Offer, Option, OptionValue, check_declared, completed, shown
from .outlook import LADDER, Outlook, Skill, shares
from .position import Position
from .rulebook import Chapter, chapters
from .sheet import Sheet
from .story import Args, Illegal, Message

LANGUAGES: Final = ("en", "ru")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The one object a game exports. A game subclasses it and fills in what stands below the line."""

    slug: ClassVar[str] = ""
    package: ClassVar[str] = ""  # where rules.md, text/ and components.toml lie
    prefix: ClassVar[str] = ""  # of its clause ids
    rules_version: ClassVar[str] = "1"  # changes whenever a record could play differently
    end_rule: ClassVar[str] = ""  # the clause that ends the game
    turn_rule: ClassVar[str] = ""  # the clause that says whose turn it is and what a turn is made of
    seats: ClassVar[range] = range(0)
    options: ClassVar[tuple[Option, ...]] = ()
    bound: ClassVar[int] = 10_000  # no game takes more moves
    procedures: ClassVar[tuple[type[Frame], ...]] = ()
    decisions: ClassVar[tuple[Decision[Any], ...]] = ()
    outlook: ClassVar[Outlook] = Outlook()  # for bots that search
    ladder: ClassVar[tuple[Skill, ...]] = LADDER  # what the bots of levels 1 to 8 are made of
    aside: ClassVar[Decision[Any] | None] = None  # what any seat may do beside the question that is open (gifts)
    view_type: ClassVar[Any] = None  # the TypedDict of `view`, from which the client's types are made
    laid_type: ClassVar[Any] = None  # that of `laid`
    components_type: ClassVar[Any] = None  # that of `components_public`

    def __init__(self, vocabulary: Vocabulary, components_digest: str = "") -> None:
        self.vocabulary: Final = vocabulary
        self.components_digest: Final = components_digest  # "" = the file that comes with the game
        self.frame_kinds: Final[dict[str, type[Frame]]] = {
            kind.__name__: kind for kind in (Ask, Each, Window, Secret, Roll, End, *self.procedures)
        }
        if self.seats and self.seats[-1] > MOST_SEATS:
            raise ValueError(f"{self.slug} is for up to {self.seats[-1]} seats; a game has at most {MOST_SEATS}")
        for procedure in self.procedures:
            check_steps(procedure)
        self.decisions_by_name: Final = {decision.title(): decision for decision in self.decisions}
        self.decision_numbers: Final = {decision: number for number, decision in enumerate(self.decisions)}
        self.aside_verbs: Final[tuple[str, ...]] = self.aside.verbs if self.aside is not None else ()
        check_verbs(self.aside_verbs, self.decisions)
        check_declared(self.options)

    # ------------------------------------------------------------------ starting and loading

    def new(
        self,
        seats: object,
        seed: object = 0,
        options: object = None,
        *,
        story: bool = True,
        script: Sequence[int] = (),
        oracle: Oracle | None = None,
    ) -> Position:
        """A fresh game at its first decision; ValueError says what is allowed, whatever is given.

        `script`: nature's first answers, laid down beforehand. `oracle`: who gives the others, if not the seed's generator.
        `story=False`: no story and no record, for many games.
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
        p.oracle = oracle
        p.listening = p.recording = story
        self.setup(p)
        engine.run(p)
        return p

    def check_options(self, options: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        """Every declared option with its value; ValueError names what is allowed."""
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                allowed = ", ".join(names) or "none"
                raise ValueError(f"{self.slug} has no option {name!r}; its options: {allowed}")
        chosen = completed(self.options, options)
        reason = self.clash(chosen, seats)
        if reason is not None:
            raise reason
        return chosen

    def offers(self, options: Mapping[str, object], seats: int) -> list[Offer]:
        """Every option beside these choices: is it shown, and why may a value not be chosen?"""
        chosen = completed(self.options, options)
        known = {option.name: option for option in self.options}
        return [self.offer(option, shown(option, known, chosen), chosen, seats) for option in self.options]

    def offer(self, option: Option, is_shown: bool, chosen: Mapping[str, OptionValue], seats: int) -> Offer:
        now = chosen[option.name]
        values: list[tuple[OptionValue, Illegal | None]] = []
        for value in option.values(now) if is_shown else []:
            other = {**chosen, option.name: option.with_value(now, value)}
            values.append((value, self.why_not(option, other, seats)))
        return Offer(option, is_shown, now, values)

    def why_not(self, option: Option, chosen: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        """Why these choices may not stand together, `option` among them; None if they may."""
        value = chosen[option.name]
        if isinstance(value, tuple) and not option.fits(value):
            bounds: Args = {"least": option.least, "most": option.most}
            return Illegal("set-size", option.rule, f"choose {option.least} to {option.most}", bounds)
        return self.clash(completed(self.options, chosen), seats)

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

    def ranking(self, p: Position) -> tuple[int, ...]:
        """The place of every seat, 1 the best; equal seats share the better place (1, 1, 3)."""
        keys = [self.rank_key(p, seat) for seat in range(p.seats)]
        return tuple([1 + sum([other > key for other in keys]) for key in keys])

    def winners(self, p: Position) -> tuple[int, ...]:
        """Who has won the finished game: all who are first, or nobody where the rules know such an end."""
        return tuple([seat for seat, place in enumerate(self.ranking(p)) if place == 1])

    def ending(self, p: Position) -> str:
        """After the end: the message id that names how it came about, for statistics; "" where there is but one way."""
        return ""

    def rivals(self, p: Position) -> list[dict[str, object]]:
        """Opponents without a seat: `{"name": message id, "score": number or None}` each."""
        return []

    def sequel(self, p: Position) -> dict[str, OptionValue] | None:
        """After the end: the options of the next game of a series, or None."""
        return None

    def series(self, p: Position) -> str | None:
        """After the end: the name under which this result is kept beside others of its kind, or None."""
        return None

    def merit(self, options: dict[str, OptionValue], scores: list[int], winners: list[int]) -> tuple[int, ...] | None:
        """How good a kept result is beside others of its `series`, the greater the better; None: it is no record."""
        return (max(scores),)

    def label(self, p: Position, seat: int, move: Move) -> Args:
        """Arguments of the message `move-<verb>` for a legal move."""
        domains = self.vocabulary.verbs[str(move[0])].domains
        return {domain.name: value for domain, value in zip(domains, move[1:], strict=True)}

    def words(self, p: Position, seat: int | None) -> list[Message]:
        """The board in words for that seat, a message a line (an argument may be a message again); [] = print the view."""
        return []

    def describe(self, p: Position, seat: int, sheet: Sheet) -> None:
        """Tell the sheet what the seat may know, field by field: for learning. No more than `view` shows."""

    def hints(self, p: Position, seat: int) -> float:
        """How good the position is for a seat: what the greedy bot climbs."""
        return float(self.scores(p)[seat])

    def value(self, p: Position) -> list[float]:
        """What the position is worth to every seat: shares of one, as likely as it is to win."""
        return shares([self.hints(p, seat) for seat in range(p.seats)], self.outlook.unit)

    def prior(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        """How good each of the moves looks at first sight, in units of `hints`: each is tried. A game may know it cheaper."""
        others = [other for other in p.waiting if other != seat]
        found: list[float] = []
        after = p.clone()  # one copy for all of them
        for move in moves:
            if found:
                after.assign(p)
            try_out(after, seat, move, others)
            found.append(self.hints(after, seat))
        return found

    def not_now(self, p: Position, seat: int, move: Move) -> Illegal | None:
        """Why a move that another decision takes cannot be made now; None where the general answer will do."""
        return None

    def clash(self, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        """Why these options may not be combined; None if they may."""
        return None

    def with_components(self, toml: str, name: str) -> Game:
        """This game with other component data; ValueError names file, table, key and what is expected."""
        raise ValueError(f"{self.slug} has no component file")

    def components_public(self) -> dict[str, object]:
        """Printed figures for the client, the same at every table with these components."""
        return {}

    def laid(self, p: Position) -> dict[str, object]:
        """What set-up laid for good, open to all (map, names): sent once, with the components."""
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


def try_out(p: Position, seat: int, move: Move, others: list[int]) -> None:
    """Make the move. Where all choose at once, the others choose at random: only then does it show what it does."""
    p.step(seat, move)
    if others and seat not in p.waiting:
        while p.waiting and p.waiting[0] in others and isinstance(p.frames[-1], Secret):
            moves = p.legal(p.waiting[0])
            p.step(p.waiting[0], moves[p.below(len(moves))])


def check_verbs(asides: tuple[str, ...], decisions: Sequence[Decision[Any]]) -> None:
    """ValueError if an aside could be mistaken for an answer."""
    for decision in decisions:
        shared = [verb for verb in decision.verbs if verb in asides]
        if shared:
            raise ValueError(f"{decision.title()}: {shared[0]!r} is the verb of an aside")


def check_steps(kind: type[Frame]) -> None:
    """ValueError if a step is missing or named like a method of every frame, which it would silently replace."""
    steps: tuple[str, ...] = getattr(kind, "STEPS", ())
    if "what" in kind.FIELDS:
        raise ValueError(f"{kind.__name__}: a field named 'what' would be read as a decision")
    if len(steps) > NEXT:
        raise ValueError(f"{kind.__name__} has {len(steps)} steps; a procedure has at most {NEXT}")
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
