"""Middle Ages: sixteen rounds of choosing tiles for a fief of eight columns; the richest lord wins."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from tabard.kernel import Args, Domain, Game, Message, Move, OptionValue, Position, Verb, Vocabulary
from tabard.kernel.game import digest, package_text
from tabard.kernel.outlook import Outlook, rungs
from tabard.kernel.sheet import Sheet

from . import fields, hidden, hints, view, words
from .components import AREAS, ROW_WIDTH, TILES, Components, Printed, read
from .position import MiddleAgesPosition, area_id
from .rules.areas import EXTRA_AREA, EXTRA_INCOME, PLACE_SCOUT
from .rules.ending import rank_key
from .rules.events import ResolveEvent
from .rules.graveyard import RECONSTRUCT_TILE, RESTORE_TILE
from .rules.round import MOVE_LORD, PLACE_LORD, FirstPlacement, Match, Round, Turn
from .setup import set_up

SPOT = Domain("spot", 4 * ROW_WIDTH)
TILE = Domain("tile", TILES)
COLUMN = Domain("column", 8)
TOKEN = Domain("token", 8)

VOCABULARY = Vocabulary(
    Verb("lord", SPOT),
    Verb("scout", SPOT),
    Verb("pass"),
    Verb("restore", TILE),
    Verb("income", COLUMN),
    Verb("area", TOKEN, COLUMN),
)


class MiddleAges(Game):
    slug = "middle-ages"
    package = "tabard.games.middle_ages"
    prefix = "MA"
    turn_rule = "MA-4.1"
    end_rule = "MA-18.1"
    seats = range(2, 6)  # MA-0.1
    bound = 5 + 16 * 5 * 2 + 4 * 5
    outlook = Outlook(unit=15.0)
    ladder = rungs((1.6, 0.8, 0.4, 0.0), (31, 100, 300, 1000))
    procedures = (Match, FirstPlacement, Round, Turn, ResolveEvent)
    decisions = (PLACE_LORD, MOVE_LORD, RESTORE_TILE, RECONSTRUCT_TILE, PLACE_SCOUT, EXTRA_INCOME, EXTRA_AREA)

    view_type = view.Board
    components_type = Printed

    def __init__(self, components: Components, components_digest: str = "") -> None:
        super().__init__(VOCABULARY, components_digest)
        self.components = components

    def with_components(self, toml: str, name: str) -> Game:
        return MiddleAges(read(toml, name), digest(toml))

    def components_public(self) -> dict[str, object]:
        return dict(self.components.public())

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Position:
        return MiddleAgesPosition(self, seats, options, self.components)

    def setup(self, p: Position) -> None:
        set_up(own(p))

    def view(self, p: Position, seat: int | None) -> dict[str, object]:
        return dict(view.board(own(p)))

    def redeal(self, p: Position, seat: int | None) -> None:
        hidden.redeal(own(p))

    def scores(self, p: Position) -> tuple[int, ...]:
        mine = own(p)
        return mine.final or tuple(mine.coins)

    def rank_key(self, p: Position, seat: int) -> tuple[int, ...]:
        return rank_key(own(p), seat)

    def words(self, p: Position, seat: int | None) -> list[Message]:
        return words.lines(own(p))

    def describe(self, p: Position, seat: int, sheet: Sheet) -> None:
        fields.describe(own(p), sheet)

    def hints(self, p: Position, seat: int) -> float:
        return hints.value(own(p), seat)

    def label(self, p: Position, seat: int, move: Move) -> Args:
        mine, verb = own(p), move[0]
        if verb in ("lord", "scout"):
            return mine.spot_words(int(move[1]))
        if verb == "restore":
            return mine.tile_words(int(move[1]))
        if verb == "income":
            return {"area": area_id(int(move[1]))}
        if verb == "area":
            return {"token": area_id(int(move[1])), "area": area_id(int(move[2]))}
        return {}

    def check(self, p: Position) -> None:
        hidden.check(own(p))

    def secrets(self, p: Position, seat: int | None) -> dict[str, Hashable]:
        return hidden.secrets(own(p))

    def inventory(self) -> set[str]:
        events = {"event-" + event.id for event in self.components.events}
        return {*self.components.tile_ids, *events, *("token-" + area for area in AREAS)}

    def met(self, p: Position) -> set[str]:
        mine, c = own(p), self.components
        taken = {c.tile_ids[tile] for pile in (*mine.fief, *mine.graves) for tile in pile}
        tokens = {"token-" + AREAS[token] for token in mine.extra_area if token >= 0}
        return taken | tokens | {"event-" + c.events[event].id for event in mine.events}


def own(p: Position) -> MiddleAgesPosition:
    assert isinstance(p, MiddleAgesPosition)
    return p


GAME = MiddleAges(read(package_text(MiddleAges.package, "components.toml"), "components.toml"))
