"""The component data of Warrior Knights, loaded once and checked (WK-2)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import reading
from tabard.kernel.reading import Section

from .cards import SHAPES, Agenda, Event, FateDeck, OpenMotion
from .kingdom import CITIES, KINGDOM, KINGDOM_CITIES, Cities, Kingdom, fifties, unique
from .printed import Printed

BARONS: Final = 6
NOBLES: Final = 4  # of each baron
ACTIONS: Final = (
    "levy_taxes",
    "draft_soldiers",
    "rally_support",
    "serve_the_church",
    "mobilize_forces",
    "versatile_strategy",
)
LEVY: Final = 0
DRAFT: Final = 1
RALLY: Final = 2
SERVE: Final = 3
MOBILIZE: Final = 4
VERSATILE: Final = 5
NEUTRALS: Final = ("important_event", "fund_expedition", "upgrade_defenses", "muster_troops", "uncertain_times")
EVENT: Final = 0
EXPEDITION: Final = 1
UPGRADE: Final = 2
MUSTER: Final = 3
UNCERTAIN: Final = 4
EXPEDITIONS: Final = ("ceylon", "spice_islands", "china")
ABILITIES: Final = ("extra_casualty", "prevent_casualty", "extra_victory", "free_wages_400")
SPOTS: Final = 7
REGULAR: Final = -1  # the nation of regular troops

FIXED: Final[dict[str, dict[str, object]]] = {
    "structure": {
        "planning_zones": 3,
        "cards_per_zone": 2,
        "neutral_per_zone": 2,
        "max_charges": 3,
        "starting_mercenaries": [100, 50],
    },
    "special_phases": {"trigger_cards_per_baron": 2, "trigger_markers_barons_plus": 1, "offer_barons_plus": 1},
}


class Costs:
    """Prices and gains that the rules name."""

    def __init__(self, section: Section) -> None:
        self.repair: Final = section.number("repair_per_breach", 0, 100)
        self.fortify: Final = section.number("fortify", 0, 100)
        self.fortify_income: Final = section.number("fortify_income_bonus", 0, 100)
        self.fortify_strength: Final = fifties(section, "fortify_strength_bonus")
        self.heal: Final = section.number("heal_per_casualty", 0, 100)
        self.raze: Final = section.number("raze_income_multiplier", 0, 100)
        self.revolt_crowns: Final = section.number("revolt_crowns_income_multiplier", 0, 100)
        self.revolt_faith: Final = section.number("revolt_faith", 1, 100)
        self.bless: Final = section.number("bless_expedition_faith", 1, 100)
        self.reassign: Final = section.number("event_reassign_faith", 1, 100)
        self.versatile_crowns: Final = section.number("versatile_crowns", 0, 100)
        self.versatile_votes: Final = section.number("versatile_votes", 0, 100)
        self.rally: Final = section.number("rally_support_votes", 0, 100)
        self.serve: Final = section.number("serve_the_church_faith", 0, 100)


class Troops:
    """The kinds of troop cards: the two kinds of regulars first, then the mercenaries (WK-2.3, WK-2.4)."""

    def __init__(self, file: Section) -> None:
        regulars, hired = file.sections("regular_troops"), file.sections("mercenaries")
        self.nations: Final = unique(
            [nation.word("id") for nation in file.sections("nationalities")], file, "nationalities"
        )
        self.ids: Final = unique([kind.word("id") for kind in [*regulars, *hired]], file, "mercenaries")
        self.regulars: Final = len(regulars)
        self.strength: Final = tuple([fifties(kind, "strength") for kind in [*regulars, *hired]])
        self.wage: Final = tuple([kind.number("wage", 0, 100) for kind in [*regulars, *hired]])
        self.fee: Final = tuple([0] * len(regulars) + [kind.number("hire_fee", 0, 100) for kind in hired])
        nations = [self.nations.index(kind.word("nationality", self.nations)) for kind in hired]
        self.nation: Final = tuple([REGULAR] * len(regulars) + nations)
        counts = [kind.number("count_per_baron", 0, 20) for kind in regulars]
        self.count: Final = tuple(counts + [kind.number("count", 0, 99) for kind in hired])
        for strength in (100, 50):  # WK-3.9
            if sum([self.count[kind] for kind in self.hired(strength)]) < BARONS:
                raise file.wrong("mercenaries", f"at least {BARONS} cards of strength {strength}")

    def hired(self, strength: int) -> list[int]:
        """The kinds of mercenaries of that strength."""
        return [kind for kind in range(self.regulars, len(self.ids)) if self.strength[kind] == strength]


class Track:
    """The mercenary track (WK-2.12)."""

    def __init__(self, section: Section) -> None:
        self.number: Final = section.numbers("spot_numbers")
        self.fee: Final = section.numbers("spot_fees")
        if not len(self.number) == len(self.fee) == SPOTS:
            raise section.wrong("spot_fees", f"{SPOTS} spots, each with its number and its fee")

    def usable(self, spot: int, barons: int) -> bool:
        return self.number[spot] <= barons  # WK-6.3


class Voyage:
    """One of the three expeditions (WK-7.13)."""

    def __init__(self, section: Section, id: str) -> None:
        section.fixed("id", id)
        self.id: Final = id
        self.length: Final = section.number("track_length", 1, 9)
        self.most: Final = section.number("max_investment_per_baron", 1, 99)


class Start:
    """What set-up gives and takes (WK-3)."""

    def __init__(self, section: Section) -> None:
        self.crowns: Final = section.number("starting_crowns", 0, 1000)
        self.influence: Final = section.number("influence_per_baron", 1, 100)
        self.agendas: Final = section.number("open_agendas", 1, 9)
        self.round_limit: Final = section.number("default_round_limit", 0, 100)
        razed = section.section("razed_kingdom_cities")
        self.razed: Final = tuple([razed.number(str(barons), 0, KINGDOM_CITIES - 1) for barons in range(2, BARONS + 1)])
        self.off_edge: Final = section.numbers("stronghold_forbidden_on_edge_for")  # WK-21.3

    def razed_cities(self, barons: int) -> int:
        return self.razed[barons - 2]  # WK-21.1


class Battle:
    def __init__(self, section: Section) -> None:
        self.most_fate: Final = section.number("max_fate_cards", 1, 12)  # WK-12.15
        self.leadership: Final = fifties(section, "leadership")  # WK-2.10
        self.free_troops: Final = fifties(section, "troops_without_wages")  # WK-8.8


class Components:
    """Everything printed, as tables indexed by small numbers; read only."""

    def __init__(self, file: Section) -> None:
        for name, figures in FIXED.items():
            for key, value in figures.items():
                file.section(name).fixed(key, value)
        self.map: Final = Kingdom(file)
        self.cities: Final = Cities(file, self.map)
        self.barons: Final = unique([baron.word("id") for baron in file.sections("barons")], file, "barons")
        if len(self.barons) != BARONS:
            raise file.wrong("barons", f"{BARONS} barons")
        self.stronghold: Final = tuple([fifties(baron, "stronghold_strength") for baron in file.sections("barons")])
        self._shapes(file.sections("shapes"))
        self.troops: Final = Troops(file)
        self.fate: Final = FateDeck(file, self.barons, self.troops.nations, self.cities.ids)
        self._check_fate(file)
        self.events: Final = [Event(section) for section in file.sections("events")]
        self.event_colours: Final = tuple([event.colour for event in self.events])
        self.agendas: Final = [Agenda(section) for section in file.sections("agendas")]
        self.maintained: Final = tuple([maintained(agenda) for agenda in self.agendas])  # troops of each office
        self.motions: Final = [OpenMotion(section) for section in file.sections("open_motions")]
        self.costs: Final = Costs(file.section("costs"))
        self.actions: Final = copies(file, "action_cards", ACTIONS, "count_per_baron")
        self.neutrals: Final = copies(file, "neutral_action_cards", NEUTRALS, "count")
        if sum(self.neutrals) < 6:  # WK-4.4
            raise file.wrong("neutral_action_cards", "two for each of the three zones")
        self.track: Final = Track(file.section("mercenary_track"))
        self.voyages: Final = [Voyage(*pair) for pair in zip(file.sections("expeditions"), EXPEDITIONS, strict=True)]
        self.start: Final = Start(file.section("setup"))
        self.battle: Final = Battle(file.section("battle"))
        file.finish()

    def _shapes(self, shapes: list[Section]) -> None:
        for shape, id, ability in zip(shapes, SHAPES, ABILITIES, strict=True):
            shape.fixed("id", id)
            shape.fixed("ability", ability)

    def _check_fate(self, file: Section) -> None:
        """Whatever may be looked for must be there, or drawing would never end (WK-20.2)."""
        seen = [set(self.fate.baron), set(self.fate.shape), set(self.fate.city)]
        if [len(found) for found in seen] != [BARONS, NOBLES, len(self.cities.ids)]:
            raise file.wrong("fate_cards", "every baron, every shape and every city on at least one card")

    def stronghold_areas(self, barons: int) -> int:
        """Where the map lets so many barons place a stronghold (WK-3.14, WK-21.3)."""
        kingdom = (1 << KINGDOM) - 1
        return kingdom & ~self.map.edge if barons in self.start.off_edge else kingdom

    def public(self) -> Printed:
        """For the client: what is printed, the same for every table."""
        land, cities, troops, fate = self.map, self.cities, self.troops, self.fate
        return {
            "areas": list(land.ids),
            "cities": [
                {
                    "id": cities.ids[n],
                    "area": cities.area[n],
                    "strength": cities.strength[n],
                    "income": cities.income[n],
                }
                for n in range(CITIES)
            ],
            "roads": [list(steps) for steps in land.roads],
            "ports": list(land.ports),
            "barons": list(self.barons),
            "troops": [
                {
                    "id": troops.ids[n],
                    "strength": troops.strength[n],
                    "wage": troops.wage[n],
                    "fee": troops.fee[n],
                    "nation": troops.nation[n],
                }
                for n in range(len(troops.ids))
            ],
            "spots": [{"number": self.track.number[n], "fee": self.track.fee[n]} for n in range(SPOTS)],
            "fate": [
                {"result": fate.result[n], "revolt": fate.revolt[n], "nation": fate.nation[n], "city": fate.city[n]}
                for n in range(len(fate.ids))
            ],
            "events": [{"id": event.id, "colour": event.colour, "cancel": event.cancel} for event in self.events],
            "agendas": [{"id": agenda.id, "type": agenda.type, "vote": agenda.vote} for agenda in self.agendas],
            "motions": [motion.id for motion in self.motions],
            "drawing": land.drawing,
        }


def maintained(agenda: Agenda) -> int:
    return sum([effect.value for effect in agenda.effects if effect.rule == "maintained_troops"])  # WK-9.27


def copies(file: Section, key: str, ids: tuple[str, ...], count: str) -> tuple[int, ...]:
    sections = file.sections(key)
    if len(sections) != len(ids):
        raise file.wrong(key, f"{len(ids)} kinds of cards")
    for section, id in zip(sections, ids, strict=True):
        section.fixed("id", id)
    return tuple([section.number(count, 0, 99) for section in sections])


def read(toml: str, file: str) -> Components:
    """Components from the text of a file; ValueError names file, table, key and what is expected."""
    return Components(reading.read(toml, file))
