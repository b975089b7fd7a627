"""The component data of ERA, loaded once and checked (ERA-1)."""

from __future__ import annotations

from typing import Final

from tabard.kernel.reading import Section
from tabard.kernel.reading import read as read_file

from .geometry import CELLS, PLACES, SIDE, Turned, near, turns_of

BUILDINGS: Final = (
    "keep",
    "longhouse",
    "townhouse",
    "church",
    "farm",
    "lumber_mill",
    "hospital",
    "monastery",
    "market",
    "guildhall",
    "university",
    "cathedral",
    "chapel",
    "wharf",
    "joinery",
    "quarry",
    "armory",
    "trade_fair",
)
KEEP: Final = 0
LONGHOUSE: Final = 1
FARM: Final = 4
LUMBER_MILL: Final = 5
HOSPITAL: Final = 6
MONASTERY: Final = 7
MARKET: Final = 8
GUILDHALL: Final = 9
UNIVERSITY: Final = 10
CATHEDRAL: Final = 11
CHAPEL: Final = 12
WHARF: Final = 13
JOINERY: Final = 14
QUARRY: Final = 15
ARMORY: Final = 16
TRADE_FAIR: Final = 17
WALLS: Final = (18, 19, 20, 21, 22)  # of length 1 to 5
FIRST_ROAD: Final = 23
ROADS: Final = (23, 24, 25, 26)  # of length 2 to 5
BRIDGE: Final = 27
GATE: Final = 28
RIVER: Final = 29
SCORCHED: Final = 30
FLOOD: Final = 31
PIECES: Final = (
    *BUILDINGS,
    *[f"wall_{length}" for length in range(1, 6)],
    *[f"road_{length}" for length in range(2, 6)],
    "bridge",
    "gate",
    "river",
    "scorched_area",
    "flood",
)
STRUCTURES: Final = range(29)  # what can be built

TRACKS: Final = ("trade_goods", "stone", "wood", "food", "culture", "disaster")
RESOURCES: Final = 4  # the first four tracks (ERA-0.6)
GOODS: Final = 0
STONE: Final = 1
WOOD: Final = 2
FOOD: Final = 3
CULTURE: Final = 4
DISASTER: Final = 5
SYMBOLS: Final = ("trade_goods", "stone", "wood", "food", "culture", "hammer", "sword", "shield", "quill", "skull")
HAMMER: Final = 5
SWORD: Final = 6
SHIELD: Final = 7
QUILL: Final = 8
SKULL: Final = 9

COLOURS: Final = ("peasant", "noble", "burgher", "clergy")
FACES: Final = 6
PER_COLOUR: Final = 20  # a die is named colour * PER_COLOUR + number

ANYWHERE: Final = 0  # where a piece may be placed
AT_THE_EDGE: Final = 1
ALONG_THE_RIVER: Final = 2
BY_ROAD: Final = 3
OVER_WATER: Final = 4
OVER_ROAD_OR_WATER: Final = 5
PLACE_WORDS: Final = ("anywhere", "edge", "river")

GROUPS: Final = ("always", "base", "expansion")
BANDITS: Final = 0
DISEASE: Final = 1
TILES_COME: Final = 2
FIRE: Final = 3
ATTACK: Final = 4
REVOLT: Final = 5
DISASTERS: Final = ("bandits", "disease", "tiles", "fire", "attack", "revolt")
MODES: Final = ("base", "scenario_1", "scenario_2", "scenario_3", "free", "own", "grand", "solo")
FIRST_DISASTER: Final = len(PIECES)  # in the set of what has occurred in a game: pieces, disasters, faces of dice
FIRST_FACE: Final = len(PIECES) + len(DISASTERS)
TITLES: Final = ("squire", "knight", "baron", "count", "rival")


class Mode:
    """What a mode uses (ERA-0.12)."""

    def __init__(self, section: Section, id: str) -> None:
        section.word("id", (id,))
        names = section.words("buildings", BUILDINGS) if section.has("buildings") else ()
        self.buildings: Final = tuple([BUILDINGS.index(name) for name in names])
        left_out = section.words("left_out", BUILDINGS) if section.has("left_out") else ()
        self.left_out: Final = tuple([BUILDINGS.index(name) for name in left_out])
        start = section.words("start", ("joinery",)) if section.has("start") else ()
        self.start: Final = tuple([BUILDINGS.index(name) for name in start])
        own = id == "own"  # its parts are options (ERA-25.3)
        self.three_skulls: Final = () if own else section.words("three_skulls", ("treachery", "flood"))
        self.roads: Final = own or section.flag("roads")
        self.bridges: Final = own or section.flag("bridges")
        self.gates: Final = own or section.flag("gates")
        self.river: Final = "all" if own else section.word("river", ("no", "all", "secret"))
        self.ends_when_full: Final = section.has("ends_when_full") and section.flag("ends_when_full")


class Components:
    """Everything printed on pieces and cards, as flat tables indexed by piece, die colour and track."""

    def __init__(self, file: Section) -> None:
        self._read_board(file)
        self._read_tracks(file)
        self._read_dice(file)
        self._read_buildings(file)
        self._check_dice(file)
        self._read_structures(file)
        self._read_setup(file)
        self._read_disasters(file)
        self._read_scoring(file)
        modes = rows(file, "mode", MODES)
        self.modes: Final = {id: Mode(section, id) for id, section in zip(MODES, modes, strict=True)}
        self._read_variants(file)
        file.section("peaceful").fixed("box", ["keep", "armory"])
        file.finish()

    def _read_board(self, file: Section) -> None:
        board = file.section("board")
        board.fixed("rows", SIDE)
        board.fixed("cols", SIDE)
        board.fixed("keep_start", [7, 7])
        self.keep_place = (6 * SIDE + 6) * 4

    def _read_tracks(self, file: Section) -> None:
        tracks = rows(file, "track", TRACKS)
        self.most = [track.number("max", 0, 99) or 10_000 for track in tracks]
        self.start = tuple([track.number("start", 0, 15) for track in tracks])

    def _read_dice(self, file: Section) -> None:
        dice = rows(file, "die", COLOURS)
        self.dice = [die.number("count", 1, PER_COLOUR) for die in dice]
        self.philip = [die.number("philip", 0, 6) for die in dice]
        self.faces = [die_faces(die) for die in dice]  # colour, face, symbol
        in_a_row = [face for faces in self.faces for face in faces]  # colour * FACES + face
        self.shown = [[face[symbol] for face in in_a_row] for symbol in range(len(SYMBOLS))]
        self.skulls = [face[SKULL] > 0 for face in in_a_row]

    def _read_buildings(self, file: Section) -> None:
        sections = rows(file, "building", BUILDINGS)
        self.group = [section.word("group", GROUPS) for section in sections]
        self.counts = [[section.number(key, 0, 40) for section in sections] for key in COUNT_KEYS]
        self.points = [section.number("points", 0, 30) for section in sections]
        self.cost = [cost(section) for section in sections]
        self.collect = [amounts(section, "collect") for section in sections]
        self.harvest = [
            (piece, track, amount)
            for piece, gains in enumerate(self.collect)
            for track, amount in enumerate(gains)
            if amount
        ]
        self.gives_die = [die_of(section) for section in sections]
        self.hammers = [section.number("hammers", 0, 9) if section.has("hammers") else 0 for section in sections]
        self.swords = [section.number("swords", 0, 9) if section.has("swords") else 0 for section in sections]
        self.armed = [piece for piece in range(len(BUILDINGS)) if self.swords[piece]]
        self.skilled = [piece for piece in range(len(BUILDINGS)) if self.hammers[piece]]
        self.barrier = [section.has("barrier") and section.flag("barrier") for section in sections]
        self.place_rule = [
            PLACE_WORDS.index(section.word("place", PLACE_WORDS)) if section.has("place") else ANYWHERE
            for section in sections
        ]
        self.shapes = [shape(section, "#.") for section in sections]
        if sum(self.barrier) != 2 or not (self.barrier[KEEP] and self.barrier[ARMORY]):
            raise sections[KEEP].wrong("barrier", "true for keep and armory and for no other building")

    def _read_structures(self, file: Section) -> None:
        """Walls, roads, bridges, gates, rivers and tiles follow the buildings in every table."""
        walls, roads = file.section("wall"), file.section("road")
        counts = [*lengths(walls, (1, 2, 3, 4, 5)), *lengths(roads, (2, 3, 4, 5))]
        for length in (1, 2, 3, 4, 5, 2, 3, 4, 5):
            self.shapes.append(("#" * length,))
        self.cost.extend([cost(walls)] * 5 + [cost(roads)] * 4)
        for id in ("bridge", "gate"):
            section = file.section(id)
            counts.append(section.number("count", 0, 40))
            self.cost.append(cost(section))
            self.shapes.append(shape(section, "#.o"))
        for id in ("river", "scorched_area", "flood"):
            section = file.section(id)
            counts.append(section.number("count", 0, 99))
            self.shapes.append(shape(section, "#"))
        self.structure_counts = counts
        self.barrier.extend([True] * 5 + [False] * 5 + [True] + [False] * 3)
        self.place_rule.extend([ANYWHERE] * 5 + [BY_ROAD] * 4 + [OVER_WATER, OVER_ROAD_OR_WATER] + [ANYWHERE] * 3)
        self.turns = [turns_of(rows) for rows in self.shapes]
        self.masks = [all_masks(turns) for turns in self.turns]  # piece, place -> cells, 0 = off the board
        self.around = [[near(cells) for cells in masks] for masks in self.masks]  # piece, place -> cells beside these

    def _read_setup(self, file: Section) -> None:
        setup = file.section("setup")
        self.round_limit = setup.number("round_limit", 1, 400)
        setup.fixed("dice", {"peasant": 3, "noble": 1})
        setup.fixed("buildings", {"keep": 1, "longhouse": 3, "farm": 1})
        setup.fixed("draft_order", ["river", "flood", "scorched_area", "wall", "farm", "joinery", "longhouse"])
        walls = setup.numbers("walls")
        if any([not 1 <= length <= 5 for length in walls]) or len(walls) > 6:
            raise setup.wrong("walls", "at most 6 lengths of 1 to 5")
        self.start_walls = tuple([WALLS[length - 1] for length in walls])
        players = setup.sections("players")
        if [section.number("players", 1, 4) for section in players] != [1, 2, 3, 4]:
            raise setup.wrong("players", "one table for each of 1, 2, 3 and 4 players")
        self.start_tiles = [0, *[section.number("tiles", 0, 4) for section in players]]
        self.cards_to_end = [0, *[section.number("cards", 0, 13) for section in players]]
        self.rounds = [0, *[section.number("rounds", 0, 400) for section in players]]

    def _read_disasters(self, file: Section) -> None:
        sections = rows(file, "disaster", DISASTERS)
        for number, section in enumerate(sections, 1):
            section.fixed("skulls", number)
        self.spares_enclosed = sections[DISEASE].flag("spares_enclosed")
        self.refusal = file.section("extort").number("refusal", 0, 9)

    def _read_scoring(self, file: Section) -> None:
        scoring = file.section("scoring")
        self.times = (
            1,
            scoring.number("enclosed", 1, 9),
            scoring.number("river", 1, 9),
            scoring.number("enclosed_and_river", 1, 9),
        )
        self.road_bonus = scoring.number("road_bonus", 0, 9)
        self.road_network = scoring.number("road_network", 0, 50)
        self.walled_area = scoring.number("walled_area", 0, 50)
        self.most_culture = scoring.number("most_culture", 0, 50)
        self.per_culture = scoring.number("culture", 0, 9)
        self.per_disaster = scoring.number("disaster", 0, 9)
        self.per_cell = scoring.number("market", 0, 9)
        self.per_resource = scoring.number("guildhall", 0, 9)
        self.per_culture_again = scoring.number("university", 0, 9)
        self.per_die = scoring.number("cathedral", 0, 9)
        self.least = scoring.number("least", 1, 9)

    def _read_variants(self, file: Section) -> None:
        types = file.section("types")
        self.draw_base = types.number("draw_base", 0, 7)
        self.draw_expansion = types.number("draw_expansion", 0, 4)  # wharf and armory may be left out
        self.choose_least = types.number("choose_least", 0, 12)
        solo = file.section("solo")
        self.demands = tuple([TRACKS.index(name) for name in solo.words("demands", TRACKS[:RESOURCES])])
        titles = rows(solo, "title", TITLES)
        self.titles = [title.number("least", 0, 1000) for title in titles]

    def _check_dice(self, file: Section) -> None:
        """Each colour has at least as many dice as buildings that give it (ERA-27.2)."""
        for colour, count in enumerate(self.dice):
            needed = sum([self.counts[0][n] for n in range(len(BUILDINGS)) if self.gives_die[n] == colour])
            if count < needed:
                raise file.wrong(
                    "die", f"at least {needed} {COLOURS[colour]} dice, one for each building that gives one"
                )

    def count(self, piece: int, seats: int) -> int:
        """Pieces in the box for so many players (ERA-1.1 to ERA-1.5, ERA-3.3, ERA-23.2)."""
        if piece >= len(BUILDINGS):
            return self.structure_counts[piece - len(BUILDINGS)]
        return self.counts[SEATS_KEY[seats]][piece]


COUNT_KEYS: Final = ("count", "count_2p", "count_solo")
SEATS_KEY: Final = (0, 2, 1, 0, 0)


def rows(section: Section, key: str, ids: tuple[str, ...]) -> list[Section]:
    """A list of tables, one for each of the ids, in their order."""
    found = section.sections(key)
    if len(found) != len(ids):
        raise section.wrong(key, f"{len(ids)} tables: {', '.join(ids)}")
    for table, id in zip(found, ids, strict=True):
        table.word("id", (id,))
    return found


def cost(section: Section) -> tuple[int, int, int, int]:
    """Trade goods, stone, wood, no food."""
    parts = section.section("cost")
    return (parts.number("trade_goods", 0, 9), parts.number("stone", 0, 9), parts.number("wood", 0, 9), 0)


def amounts(section: Section, key: str) -> tuple[int, ...]:
    """For each track what the key gives."""
    if not section.has(key):
        return (0,) * RESOURCES
    parts = section.section(key)
    return tuple([parts.number(name, 0, 9) if parts.has(name) else 0 for name in TRACKS[:RESOURCES]])


def die_of(section: Section) -> int:
    return COLOURS.index(section.word("gives_die", COLOURS)) if section.has("gives_die") else -1


def die_faces(die: Section) -> list[tuple[int, ...]]:
    """Six faces with the number of each symbol; exactly one has a skull (ERA-1.10)."""
    faces = die.sections("faces")
    found = [tuple([face.number(id, 0, 9) if face.has(id) else 0 for id in SYMBOLS]) for face in faces]
    if len(found) != FACES or [face[SKULL] for face in found if face[SKULL]] != [1]:
        raise die.wrong("faces", "six faces, exactly one with a skull")
    return found


def lengths(section: Section, wanted: tuple[int, ...]) -> list[int]:
    parts = section.sections("lengths")
    if [part.number("length", 1, 5) for part in parts] != list(wanted):
        raise section.wrong("lengths", f"one table for each of the lengths {', '.join(map(str, wanted))}")
    return [part.number("count", 0, 40) for part in parts]


def shape(section: Section, marks: str) -> tuple[str, ...]:
    found = section.words("shape")
    square = bool(found) and len({len(row) for row in found}) == 1 and 1 <= len(found) <= SIDE
    if not square or not 1 <= len(found[0]) <= SIDE or set("".join(found)) - set(marks) or not tight(found):
        raise section.wrong("shape", f"rows of equal length made of {' '.join(marks)}, with no empty row or column")
    return found


def tight(found: tuple[str, ...]) -> bool:
    columns = ["".join([row[c] for row in found]) for c in range(len(found[0]))]
    return all([set(line) != {"."} for line in (*found, *columns)])


def all_masks(turns: list[Turned]) -> list[int]:
    masks = [0] * PLACES
    for turned in turns:
        for cell in range(CELLS):
            masks[cell * 4 + turned.turn] = turned.mask(cell)
    return masks


def paves(piece: int) -> bool:
    """A road or a bridge."""
    return FIRST_ROAD <= piece <= BRIDGE


def piece_id(piece: int) -> str:
    return "piece-" + PIECES[piece].replace("_", "-")


def piece_object(piece: int) -> str:
    """The piece as the object of a sentence: "a keep"."""
    return piece_id(piece) + ".acc"


def track_id(track: int) -> str:
    return "track-" + TRACKS[track].replace("_", "-")


def one_of(track: int) -> str:
    """One resource as the object of a sentence: "1 wood"."""
    return track_id(track) + ".one"


def symbol_id(symbol: int) -> str:
    return "symbol-" + SYMBOLS[symbol].replace("_", "-")


def colour_id(colour: int) -> str:
    return "die-" + COLOURS[colour]


def read(toml: str, file: str) -> Components:
    """Components from the text of a file; ValueError names file, table, key and what is expected."""
    return Components(read_file(toml, file))
