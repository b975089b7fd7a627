"""The component data of Medieval Mastery, loaded once and checked (MM-1)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import reading
from tabard.kernel.reading import Section

from .layouts import Layout
from .view_types import ArtefactType, Printed

CARDS: Final = (
    "conflict_2",
    "conflict_3",
    "conflict_4",
    "conflict_5",
    "ambush",
    "support_1",
    "support_2",
    "call_to_arms",
    "authority",
    "tactical_advance",
    "fracture",
)
CONFLICTS: Final = (0, 1, 2, 3, 4)
AMBUSH: Final = 4
SUPPORTS: Final = (5, 6)
CALL_TO_ARMS: Final = 7
AUTHORITY: Final = 8
TACTICAL_ADVANCE: Final = 9
FRACTURE: Final = 10

TYPES: Final[tuple[ArtefactType, ...]] = ("crown", "orb", "sceptre")
CROWN: Final = 0
ORB: Final = 1
SCEPTRE: Final = 2

ARTEFACTS: Final = (
    "crown_corruption",
    "crown_prosperity",
    "crown_insight",
    "crown_order",
    "crown_vitality",
    "crown_wrath",
    "orb_brutality",
    "orb_greed",
    "orb_preparation",
    "orb_cleansing",
    "orb_devotion",
    "orb_resurgence",
    "sceptre_fear",
    "sceptre_influence",
    "sceptre_rage",
    "sceptre_defiance",
    "sceptre_loyalty",
    "sceptre_vigour",
)
CORRUPTION: Final = 0
PROSPERITY: Final = 1
INSIGHT: Final = 2
ORDER: Final = 3
VITALITY: Final = 4
WRATH: Final = 5
BRUTALITY: Final = 6
GREED: Final = 7
PREPARATION: Final = 8
CLEANSING: Final = 9
DEVOTION: Final = 10
RESURGENCE: Final = 11
FEAR: Final = 12
INFLUENCE: Final = 13
RAGE: Final = 14
DEFIANCE: Final = 15
LOYALTY: Final = 16
VIGOUR: Final = 17

# when an artefact acts (MM-8.2, MM-8.13)
TRIGGERS: Final = ("own_turn", "attacker_before_conflict", "defender_before_conflict", "after_win", "after_loss")
OWN_TURN: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
AFTER_WIN: Final = 3
AFTER_LOSS: Final = 4
TRIGGERS_OF: Final = {"crown": TRIGGERS[:1], "orb": TRIGGERS[3:], "sceptre": TRIGGERS[1:3]}

# what an artefact does: rows of the table in rules/effects.py
EFFECTS: Final = (
    "destroy_artefact",
    "peek_top_keep_or_discard",
    "reorder_top_cards",
    "shuffle_back_card_of_previous_turn",
    "extra_redeployment",
    "may_discard_card",
    "lose_knight_on_conflict_tile",
    "draw_up_to",
    "gain_castle_knights",
    "match_opponent_knights",
    "discard_random_card",
    "combat_bonus",
)
MATCHING: Final = 9
EFFECTS_OF: Final = {"crown": EFFECTS[:6], "orb": EFFECTS[5:9], "sceptre": EFFECTS[9:]}
COUNTING: Final = (2, 6, 7, 8, 10, 11)  # effects with an amount

TERRITORIES: Final = (
    "homelands",
    "forest",
    "grasslands",
    "village",
    "ruins",
    "fort",
    "mountains",
    "marshlands",
    "abbey",
    "cave",
    "battlefield",
    "city",
    "fortress",
    "arena",
)
HOMELANDS: Final = 0
VILLAGE: Final = 3
ABBEY: Final = 8
CITY: Final = 11
PROPERTIES: Final = (
    "start_knights",
    "attacker_bonus",
    "defender_bonus",
    "capacity",
    "no_support",
    "arena_duel",
    "gain_knight",
    "lose_knight",
    "may_discard",
)
MOST_KNIGHTS: Final = 8  # on one territory; the vocabulary counts so far


class Territory:
    """One of the fourteen kinds of territory tiles (MM-1.9, MM-14)."""

    def __init__(self, table: Section, id: str) -> None:
        table.word("id", (id,))
        self.id: Final = id
        self.value: Final = table.number("value", 1, 3)
        self.count: Final = table.number("count", 0, 30)
        self.capacity: Final = table.number("capacity", 1, MOST_KNIGHTS)
        self.properties: Final = table.words("properties", PROPERTIES)

    def has(self, name: str) -> bool:
        return name in self.properties


class Components:
    """Everything printed on cards and tiles, as flat tables indexed by card kind, artefact, territory kind and seats."""

    def __init__(self, file: Section) -> None:
        self._read_constants(file)
        self._read_cards(file)
        self._read_artefacts(file)
        self._read_territories(file)
        self._read_variants(file)
        self.castles: Final = [castle.word("id") for castle in file.sections("castles")]
        if len(self.castles) != 6 or len(set(self.castles)) != 6:
            raise file.wrong("castles", "6 castles with different ids")
        self.layouts: Final = {layout.seats: layout for layout in [Layout(t) for t in file.sections("layouts")]}
        self._check_layouts(file)
        file.finish()

    def _read_constants(self, file: Section) -> None:
        constants = file.section("constants")
        self.goal = constants.number("victory_points_to_win", 1, 90)
        self.start_knights = constants.number("start_knights", 0, 60)
        self.start_hand = constants.number("start_hand", 0, 18)
        self.knights_per_turn = constants.number("knights_per_turn", 0, 60)
        self.battle_hand = constants.number("battle_hand", 0, 18)
        self.tie_margin = constants.number("tie_margin", 0, 10)
        self.dice = constants.number("dice_per_player", 1, 60)

    def _read_cards(self, file: Section) -> None:
        cards = file.sections("cards")
        if len(cards) != len(CARDS):
            raise file.wrong("cards", f"{len(CARDS)} tables, one for each kind of card")
        self.copies: list[int] = []
        self.card_value: list[int] = []  # combat points; 0 where a die or nothing counts
        for kind, table in enumerate(cards):
            table.word("id", (CARDS[kind],))
            self.copies.append(table.number("count", 0, 18))
            fixed = kind in SUPPORTS or (kind in CONFLICTS and kind != AMBUSH)
            self.card_value.append(table.number("value", 0, 20) if fixed else 0)
        self.call_to_arms = cards[CALL_TO_ARMS].number("amount", 0, 60)
        self.authority = cards[AUTHORITY].number("amount", 0, 18)
        self.tactical_advance = cards[TACTICAL_ADVANCE].number("amount", 0, 10)
        self.deck = tuple([kind for kind in range(len(CARDS)) for _ in range(self.copies[kind])])
        self.conflict_copies = sum([self.copies[kind] for kind in CONFLICTS])
        self.support_copies = sum([self.copies[kind] for kind in SUPPORTS])

    def _read_artefacts(self, file: Section) -> None:
        tables = file.sections("artefacts")
        if len(tables) != len(ARTEFACTS):
            raise file.wrong("artefacts", f"{len(ARTEFACTS)} tables, six of each type")
        self.trigger: list[int] = []  # row of TRIGGERS
        self.effect: list[int] = []  # row of EFFECTS
        self.amount: list[int] = []  # 0 where the effect counts nothing
        for artefact, table in enumerate(tables):
            type = TYPES[artefact // 6]
            table.word("id", (ARTEFACTS[artefact],))
            table.word("type", (type,))
            self.trigger.append(TRIGGERS.index(table.word("trigger", TRIGGERS_OF[type])))
            effect = EFFECTS.index(table.word("effect", EFFECTS_OF[type]))
            self.effect.append(effect)
            self.amount.append(table.number("amount", 1, 18) if effect in COUNTING else 0)

    def _read_territories(self, file: Section) -> None:
        tables = file.sections("territories")
        if len(tables) != len(TERRITORIES):
            raise file.wrong("territories", f"{len(TERRITORIES)} tables, one for each kind")
        self.territories = [Territory(t, id) for t, id in zip(tables, TERRITORIES, strict=True)]
        self.no_support = [kind.has("no_support") for kind in self.territories]
        self.duel = [kind.has("arena_duel") for kind in self.territories]
        figures = file.section("properties")
        self.attack_bonus = self._figures(figures, "attacker_bonus")
        self.defence_bonus = self._figures(figures, "defender_bonus")
        self.gain = self._figures(figures, "gain_knight")
        self.lose = self._figures(figures, "lose_knight")
        self.may_discard = [kind.has("may_discard") for kind in self.territories]

    def _figures(self, figures: Section, name: str) -> list[int]:
        """For each kind of territory how many; 0 without the property."""
        amount = figures.number(name, 1, MOST_KNIGHTS)
        return [amount if kind.has(name) else 0 for kind in self.territories]

    def _read_variants(self, file: Section) -> None:
        variants = {table.word("id"): table for table in file.sections("variants")}
        for name in ("loyalty", "castle_siege", "skirmish", "mayhem"):
            if name not in variants:
                raise file.wrong("variants", f"a variant {name}")
        siege, skirmish = variants["castle_siege"], variants["skirmish"]
        self.castle_defence = siege.number("castle_defence_knights", 1, 60)
        self.castle_attackers = siege.number("max_attackers", 1, MOST_KNIGHTS)
        self.skirmish_goal = skirmish.number("victory_points_to_win", 1, 90)
        self.skirmish_homelands = skirmish.number("homelands_value", 0, 3)
        short = skirmish.section("team_points_to_win")
        self.skirmish_team_goal = {2: short.number("size_2", 1, 90), 3: short.number("size_3", 1, 90)}
        self.mayhem_knights = variants["mayhem"].number("extra_castle_knights", 0, 60)
        self.teams: dict[tuple[int, int], tuple[int, ...]] = {}  # (seats, team size) -> team of each seat
        self.team_goal: dict[tuple[int, int], int] = {}
        for table in variants["loyalty"].sections("team_options"):
            self._read_teams(table)

    def _read_teams(self, table: Section) -> None:
        seats, size = table.number("players", 2, 6), table.number("team_size", 2, 3)
        teams = table.rows("teams")
        members = [(seat, number) for number, team in enumerate(teams) for seat in team]
        if sorted([seat for seat, _ in members]) != list(range(seats)):
            raise table.wrong("teams", f"lists of seats that hold each of 0 to {seats - 1} once")
        self.teams[seats, size] = tuple([number for _, number in sorted(members)])
        self.team_goal[seats, size] = table.number("points_to_win", 1, 90)

    def _check_layouts(self, file: Section) -> None:
        if sorted(self.layouts) != [2, 3, 4, 5, 6]:
            raise file.wrong("layouts", "one layout for each of 2, 3, 4, 5 and 6 players")
        for layout in self.layouts.values():  # MM-3.2: enough tiles of every value
            for value in (1, 2, 3):
                tiles = sum([kind.count for kind in self.territories if kind.value == value])
                if layout.value.count(value) > tiles:
                    raise file.wrong("layouts", f"at most {tiles} places of value {value} for {layout.seats} players")

    def public(self) -> Printed:
        return {
            "cards": [
                {"id": card_id(kind), "copies": self.copies[kind], "value": self.card_value[kind]}
                for kind in range(len(CARDS))
            ],
            "artefacts": [{"id": artefact_id(a), "type": TYPES[a // 6]} for a in range(len(ARTEFACTS))],
            "territories": [
                {
                    "id": territory_id(number),
                    "value": kind.value,
                    "count": kind.count,
                    "capacity": kind.capacity,
                    "properties": ["property-" + name.replace("_", "-") for name in kind.properties],
                }
                for number, kind in enumerate(self.territories)
            ],
            "castles": ["castle-" + id for id in self.castles],
        }


def card_id(kind: int) -> str:
    return "card-" + CARDS[kind].replace("_", "-")


def artefact_id(artefact: int) -> str:
    return ARTEFACTS[artefact].replace("_", "-")


def territory_id(kind: int) -> str:
    return "territory-" + TERRITORIES[kind]


def read(toml: str, file: str) -> Components:
    """Components from the text of a file; ValueError names file, table, key and what is expected."""
    return Components(reading.read(toml, file))
