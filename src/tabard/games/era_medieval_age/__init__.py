"""ERA: Medieval Age with Rivers & Roads: dice behind screens, a city on a board of one's own, disasters for the neighbours."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import cast

from tabard.kernel import Args, Domain, Game, Illegal, Message, Move, OptionValue, Position, Verb, Vocabulary
from tabard.kernel.game import digest, package_text
from tabard.kernel.outlook import Outlook, Skill, rungs, shares
from tabard.kernel.sheet import Sheet

from . import fields, foresight, hidden, hints, labels, prospects, public, terms, view, words
from .components import COLOURS, FACES, PER_COLOUR, PIECES, RESOURCES, Components, read
from .geometry import CELLS
from .position import EraPosition
from .rules.build import BUILD, PLACE_STRUCTURE, BuildTurn, Placing
from .rules.disasters import FACE_BANDITS, LOSE_BUILDING, PLACE_TILE, Disaster, Strike
from .rules.ending import rank_key
from .rules.extort import ANSWER_DEMAND, ANSWER_PHILIP, EXTORT, Demand, Extortion
from .rules.fairs import TRADE, FairTurn
from .rules.layout import LAY_OUT
from .rules.roll import REROLL, REROLL_LAST, USE_QUILL, OpenRerolls
from .rules.round import InOrder, Match, Round
from .rules.scoring import scores
from .rules.solo import EXTORT_PHILIP, PhilipDemands, SoloExtortion
from .setup import set_up

PIECE = Domain("piece", len(PIECES))
CELL = Domain("cell", CELLS)
TURN = Domain("turn", 4)
DIE = Domain("die", len(COLOURS) * PER_COLOUR)
FACE = Domain("face", FACES)
RESOURCE = Domain("resource", RESOURCES)
TAKEN = Domain("taken", RESOURCES)
PLAYER = Domain("player", 4)

VOCABULARY = Vocabulary(
    Verb("lay", PIECE, CELL, TURN),
    Verb("no_river"),
    Verb("set", DIE, FACE),
    Verb("reroll", DIE),
    Verb("done"),
    Verb("quill", DIE, DIE),
    Verb("chapel", DIE),
    Verb("suffer"),
    Verb("lose", RESOURCE),
    Verb("cover", CELL, TURN),
    Verb("raze", CELL),
    Verb("build", PIECE),
    Verb("place", CELL, TURN),
    Verb("exchange", RESOURCE, TAKEN),
    Verb("end"),
    Verb("extort", PLAYER, RESOURCE),
    Verb("threaten", PLAYER),
    Verb("give"),
    Verb("refuse"),
    Verb("take", RESOURCE),
    Verb("fair", CELL, PLAYER, RESOURCE, TAKEN),
    Verb("trade", CELL, RESOURCE, TAKEN),
)


class EraMedievalAge(Game):
    slug = "era-medieval-age"
    package = "tabard.games.era_medieval_age"
    prefix = "ERA"
    end_rule = "ERA-13.1"
    turn_rule = "ERA-4.2"
    seats = range(1, 5)  # ERA-0.2
    options = terms.OPTIONS
    bound = 10_000  # ERA-13.7: 40 rounds at most; random games take 200 to 1,000 moves
    outlook = Outlook(unit=8.0, heat=3.0, depth=2, width=12, most=50)
    ladder = (*rungs((0.95, 0.57, 0.35, 0.22, 0.135), (1,)), Skill(2, idleness=0.35), Skill(50))
    procedures = (
        Match,
        Round,
        InOrder,
        OpenRerolls,
        Disaster,
        Strike,
        BuildTurn,
        Placing,
        Extortion,
        Demand,
        SoloExtortion,
        PhilipDemands,
        FairTurn,
    )
    decisions = (
        LAY_OUT,
        REROLL,
        REROLL_LAST,
        USE_QUILL,
        FACE_BANDITS,
        PLACE_TILE,
        LOSE_BUILDING,
        BUILD,
        PLACE_STRUCTURE,
        EXTORT,
        ANSWER_DEMAND,
        ANSWER_PHILIP,
        EXTORT_PHILIP,
        TRADE,
    )
    view_type = view.Board

    def __init__(self, components: Components, components_digest: str = "") -> None:
        super().__init__(VOCABULARY, components_digest)
        self.components = components

    def with_components(self, toml: str, name: str) -> Game:
        return EraMedievalAge(read(toml, name), digest(toml))

    def components_public(self) -> dict[str, object]:
        return public.tables(self.components)

    def clash(self, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
        return terms.clash(self.components, options, seats)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        return EraPosition(self, seats, options, self.components, self.terms_of(seats, options))

    def terms_of(self, seats: int, options: Mapping[str, OptionValue]) -> terms.Terms:
        return terms.Terms(self.components, seats, options)

    def setup(self, p: Position) -> None:
        set_up(own(p))

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        return cast("dict[str, object]", view.board(own(p), seat))

    def redeal(self, p: Position, seat: int | None) -> None:
        hidden.redeal(own(p), seat)

    def scores(self, p: Position) -> tuple[int, ...]:
        return scores(own(p))

    def rank_key(self, p: Position, seat: int) -> tuple[int, ...]:
        return rank_key(own(p), seat)

    def rivals(self, p: Position) -> list[dict[str, object]]:
        """Sir Philip has no domain and no score (ERA-23.18)."""
        return [{"name": "rival-philip", "score": None}] if own(p).terms.solo else []

    def words(self, p: Position, seat: int | None) -> list[Message]:
        return words.lines(own(p), seat)

    def describe(self, p: Position, seat: int, sheet: Sheet) -> None:
        fields.describe(own(p), seat, sheet)

    def hints(self, p: Position, seat: int) -> float:
        return hints.value(own(p), seat)

    def value(self, p: Position) -> list[float]:
        position = own(p)
        return (
            prospects.values(position)
            if prospects.tells(position)
            else shares(hints.values(position), self.outlook.unit)
        )

    def prior(self, p: Position, seat: int, moves: list[Move]) -> list[float]:
        looks = foresight.looks(own(p), seat, moves)
        unforeseen = [move for move, look in zip(moves, looks, strict=True) if look is None]
        tried = super().prior(p, seat, unforeseen) if unforeseen else []
        return foresight.together(looks, tried)

    def label(self, p: Position, seat: int, move: Move) -> Args:
        return labels.label(own(p), seat, move)

    def check(self, p: Position) -> None:
        hidden.check(own(p))

    def secrets(self, p: Position, seat: int | None) -> dict[str, Hashable]:
        return hidden.secrets(own(p), seat)

    def inventory(self) -> set[str]:
        return {name for name, _ in public.inventory()}

    def met(self, p: Position) -> set[str]:
        """Pieces that were laid, disasters that struck, faces that were rolled."""
        used = own(p).used
        return {name for name, bit in public.inventory() if used >> bit & 1}


def own(p: Position) -> EraPosition:
    assert isinstance(p, EraPosition)
    return p


GAME = EraMedievalAge(read(package_text(EraMedievalAge.package, "components.toml"), "components.toml"))
