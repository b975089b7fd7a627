"""The component data of Middle Ages, loaded once and checked (MA-1)."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from tabard.kernel import reading
from tabard.kernel.reading import Section

AREAS: Final = ("field", "mill", "village", "rampart", "market", "barracks", "church", "palace")  # MA-0.3
FIELD: Final = 0
MILL: Final = 1
VILLAGE: Final = 2
RAMPART: Final = 3
MARKET: Final = 4
BARRACKS: Final = 5
CHURCH: Final = 6
PALACE: Final = 7

SYMBOLS: Final = ("farmer", "chest")
EFFECTS: Final = (
    "gain_per_symbol",
    "collect_from_fewer",
    "restore_from_graveyard",
    "place_scout",
    "gain_per_symbol",
    "attack",
    "take_extra_income_token",
    "take_extra_area_token",
)
EVENT_KINDS: Final = (
    "gain_per_symbol",
    "gain_per_tile",
    "gain_per_graveyard_tile",
    "gain_per_type_present",
    "pay_per_tile",
    "destroy_one_of_each",
    "restore_from_graveyard",
)
FIXED_STRUCTURE: Final[dict[str, object]] = {
    "rounds": 16,
    "display_rows": 4,
    "initial_rows": 4,
    "refill_after_rounds": list(range(1, 13)),
    "event_rounds": [4, 8, 12, 16],
    "events_per_game": 4,
}
FIXED_EFFECTS: Final[dict[str, dict[str, object]]] = {
    "field": {"symbol": "farmer"},
    "market": {"symbol": "chest"},
    "village": {"tiles": 1},
    "barracks": {"tiles_destroyed_each": 1},
    "church": {"tokens": 1, "per_column_limit": 1},
    "palace": {"tokens": 1, "per_column_limit": 1},
}
ROUNDS: Final = 16
ROW_WIDTH: Final = 6  # spots are numbered row * 6 + column, whatever the number of seats
TILES: Final = 84


class TileData(TypedDict):
    id: str
    area: int
    number: int
    back: Literal["blue", "orange"]
    farmers: int
    chests: int


class AreaData(TypedDict):
    id: str
    income: int
    counts: list[int]


class EventData(TypedDict):
    id: str
    kind: str
    coins: int
    areas: list[int]
    symbol: int


class Printed(TypedDict):
    """For the client: what is printed on every piece."""

    tiles: list[TileData]
    areas: list[AreaData]
    events: list[EventData]
    rounds: int
    penalty: int  # coins lost at the end for each empty column


class EventCard:
    """One of the fifteen events (MA-16)."""

    def __init__(self, id: str, kind: str, coins: int, areas: tuple[int, ...], symbol: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.coins: Final = coins
        self.areas: Final = areas
        self.symbol: Final = symbol


class Components:
    """Everything printed on tiles, boards and cards, as flat tables indexed by tile, area and event."""

    def __init__(self, file: Section) -> None:
        self.tile_ids: list[str] = []
        self.tile_area: list[int] = []
        self.tile_number: list[int] = []
        self.tile_orange: list[bool] = []
        self.farmers: list[int] = []
        self.chests: list[int] = []
        for tile in file.section("tiles").sections("list"):
            self._read_tile(tile)
        self._check_tiles(file)
        self.rate: list[int] = []
        self.counts: list[tuple[int, ...]] = []
        self.effect_coins: list[int] = []
        areas = file.sections("area_types")
        if len(areas) != len(AREAS):
            raise file.wrong("area_types", f"{len(AREAS)} tables, one for each area")
        for area, table in zip(AREAS, areas, strict=True):
            self._read_area(area, table)
        self.not_counting: Final = [
            [n for n, counted in enumerate(self.counts) if area not in counted] for area in range(8)
        ]
        self.events: Final = [_event(table) for table in file.sections("events")]
        if len(self.events) < 4:
            raise file.wrong("events", "at least 4 events")
        check_different([event.id for event in self.events], Section(file.file, "events", {}), "id")
        self.area_tokens: Final = _area_tokens(file.section("extra_area_tokens"))
        self.income_tokens: Final = file.section("extra_income_tokens").number("count", 8, 8)
        self.income_bonus: Final = file.section("extra_income_tokens").number("coins_per_counted_tile", 0, 10)
        for key, value in FIXED_STRUCTURE.items():
            file.section("structure").fixed(key, value)
        file.section("scoring").fixed("tiebreak_columns", list(reversed(AREAS)))  # MA-18.6, MA-18.7
        self.penalty: Final = file.section("scoring").number("empty_column_penalty", 0, 1000)
        self.start_wealth: Final = file.section("structure").number("start_wealth", 0, 1000)
        file.finish()

    def _read_tile(self, tile: Section) -> None:
        self.tile_ids.append(tile.word("id"))
        self.tile_area.append(AREAS.index(tile.word("type", AREAS)))
        self.tile_number.append(tile.number("number", 1, 21))
        self.tile_orange.append(tile.word("back", ("blue", "orange")) == "orange")
        self.farmers.append(tile.number("farmers", 0, 9))
        self.chests.append(tile.number("chests", 0, 9))

    def _check_tiles(self, file: Section) -> None:
        tiles = file.section("tiles")
        orange = sum(self.tile_orange)
        if len(self.tile_ids) != TILES or orange != 32:  # MA-1.2
            counted = f"{len(self.tile_ids) - orange} blue and {orange} orange ones are there"
            raise tiles.wrong("list", f"84 tiles, 52 of them blue and 32 orange ({counted})")
        check_different(self.tile_ids, tiles, "list")

    def _read_area(self, area: str, table: Section) -> None:
        number = AREAS.index(area)
        table.word("id", (area,))
        table.word("effect", (EFFECTS[number],))
        self.rate.append(table.number("income_per_tile", 0, 100))
        self.counts.append(tuple([AREAS.index(word) for word in table.words("income_counts", AREAS)]))
        params = table.section("effect_params")
        for key, value in FIXED_EFFECTS.get(area, {}).items():
            params.fixed(key, value)
        self.effect_coins.append(params.number("coins_each", 0, 100) if params.has("coins_each") else 0)
        if table.number("count") != self.tile_area.count(number):  # MA-1.1
            raise table.wrong("count", f"the number of tiles of this type in the list, {self.tile_area.count(number)}")

    def public(self) -> Printed:
        return {
            "tiles": [
                {
                    "id": self.tile_ids[tile],
                    "area": self.tile_area[tile],
                    "number": self.tile_number[tile],
                    "back": "orange" if self.tile_orange[tile] else "blue",
                    "farmers": self.farmers[tile],
                    "chests": self.chests[tile],
                }
                for tile in range(TILES)
            ],
            "areas": [
                {"id": AREAS[area], "income": self.rate[area], "counts": list(self.counts[area])} for area in range(8)
            ],
            "events": [
                {"id": e.id, "kind": e.kind, "coins": e.coins, "areas": list(e.areas), "symbol": e.symbol}
                for e in self.events
            ],
            "rounds": ROUNDS,
            "penalty": self.penalty,
        }


def check_different(ids: list[str], table: Section, key: str) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise ValueError(f"{table.file}: [{table.path}] {key}: expected different ids, found {id!r} twice")


def _area_tokens(table: Section) -> tuple[int, ...]:
    """The areas of the extra-area tokens, which may repeat (MA-1.12)."""
    areas: list[int] = []
    for token in table.sections("tokens"):
        areas += [AREAS.index(token.word("type", AREAS))] * token.number("count", 0, 8)
    if len(areas) != table.number("count", 1, 8):
        raise table.wrong("count", f"the number of tokens in the list, {len(areas)}")
    return tuple(sorted(areas))


def _event(table: Section) -> EventCard:
    table.fixed("copies", 1)  # MA-1.14
    kind = table.word("kind", EVENT_KINDS)
    params = table.section("params")
    coins = params.number("coins_each", 0, 100) if kind.startswith(("gain", "pay")) else 0
    areas = params.words("types", AREAS) if kind in ("gain_per_tile", "pay_per_tile", "destroy_one_of_each") else ()
    symbol = SYMBOLS.index(params.word("symbol", SYMBOLS)) if kind == "gain_per_symbol" else 0
    if kind == "restore_from_graveyard":
        params.fixed("tiles", 1)
    id = table.word("id").removeprefix("event_").replace("_", "-")
    return EventCard(id, kind, coins, tuple([AREAS.index(area) for area in areas]), symbol)


def read(toml: str, file: str) -> Components:
    """Components from the text of a file; ValueError names file, table, key and what is expected."""
    return Components(reading.read(toml, file))
