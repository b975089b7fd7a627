"""What is printed on fate, event and agenda cards: effects in the few words of WK-27."""

from __future__ import annotations

from typing import Final

from tabard.kernel.reading import Section

from .kingdom import unique

SHAPES: Final = ("star", "square", "triangle", "circle")  # WK-2.10; the order in which nobles are listed
STAR: Final = 0
SQUARE: Final = 1
TRIANGLE: Final = 2
CIRCLE: Final = 3
RESULTS: Final = ("deal_100", "prevent_100", "victory_1", "draw_1")  # WK-2.9
DEAL: Final = 0
PREVENT: Final = 1
VICTORY: Final = 2
DRAW: Final = 3
NEWS: Final = ("lost", "none", "1", "2", "3", "4")  # WK-7.20: from worst to best
LOST: Final = 0
NO_NEWS: Final = 1
COLOURS: Final = ("red", "green", "blue")
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2

TYPES: Final = ("motion", "law", "charge", "concession", "office", "private_motion")  # WK-9.19 to WK-9.24
MOTION: Final = 0
LAW: Final = 1
CHARGE: Final = 2
CONCESSION: Final = 3
OFFICE: Final = 4
PRIVATE: Final = 5
VOTES: Final = ("yes_no", "choose_baron", "proposal")  # WK-9.18
YES_NO: Final = 0
CHOOSE: Final = 1
PROPOSAL: Final = 2
REFUSALS: Final = ("none", "at_once", "when_due")  # WK-24.31

VERBS: Final = (
    *("gain", "lose", "lose_stake", "recruit", "pay_mercenaries", "desert", "casualty", "breach", "heal", "repair"),
    *("fortify", "unfortify", "neutralize", "seize", "no_heir", "take_token", "hold_phase", "unban", "propose", "rule"),
)
WHO: Final = (
    *("drawer", "chosen", "holder", "chairman", "all", "all_but_head_with_a_city", "each_with_noble_overseas"),
    *("fate_baron", "most_faith", "same"),
)
GOODS: Final = ("crowns", "votes", "faith", "influence")
HALVES: Final = ("half_down", "half_up")
PER: Final = ("own_city", "own_noble_on_board_or_at_sea", "own_noble_in_the_field", "own_army_over_400")
TARGETS: Final = (
    *("own_armies", "own_armies_of_200_or_more", "armies_at_and_around_fate_kingdom_city", "fate_own_noble_on_board"),
    *("fate_own_noble_with_heir", "fate_own_city", "fate_own_unguarded_city", "fate_kingdom_city"),
    *("fate_nationality_own_mercenaries", "fate_two_cards_unguarded_cities", "head_names_noble_with_heir"),
    *("head_names_stake", "drawer_names_own_unbesieged_city", "drawer_names_open_city"),
    *("drawer_names_foreign_unguarded_city", "chosen_names_own_kingdom_city", "each_may_name_own_works", "same"),
)
WHEN: Final = ("taxation", "taxation_end", "wages_end")
RULES: Final = (
    *("heretic", "half_city_tax", "no_stronghold_attack", "no_razing", "hire_surcharge", "bridge_toll", "sea_toll"),
    *("vote_cap", "extra_votes", "extra_votes_while_on_board", "city_votes", "no_attendance", "levy_bonus"),
    *("road_range", "maintained_troops", "lands_at_once", "assault_extra_deal", "no_sieges", "no_roads", "no_sea"),
    *("no_assault_on_barons", "no_new_expedition", "no_hiring", "none"),
)


class Effect:
    """One entry (WK-27.1). Words that an entry does not have are empty; `half` is "" or how a half is rounded."""

    def __init__(self, entry: Section) -> None:
        self.verb: Final = entry.word("verb", VERBS)
        self.who: Final = optional(entry, "who", WHO)
        self.what: Final = optional(entry, "what", GOODS)
        self.half: Final = halved(entry)
        self.amount: Final = whole(entry, "amount") if not self.half else 0
        self.per: Final = optional(entry, "per", PER)
        self.target: Final = optional(entry, "target", TARGETS)
        self.when: Final = optional(entry, "when", WHEN)
        self.rule: Final = optional(entry, "rule", RULES)
        self.value: Final = whole(entry, "value")
        self.to: Final = optional(entry, "to", ("head_of_church",))
        self.token: Final = optional(entry, "token", ("chairman", "head_of_church"))
        self.phase: Final = optional(entry, "phase", ("taxation", "wages", "assembly"))
        self.source: Final = optional(entry, "from", ("deck_100", "offer"))
        self.until: Final = optional(entry, "until", ("end_of_next_taxation",))
        self.otherwise: Final[Effect | None] = Effect(entry.section("else")) if entry.has("else") else None


def standing(effects: list[Effect]) -> dict[str, int]:
    """The rules that a card in force brings, each with its value, at least 1 (WK-27.9)."""
    found: dict[str, int] = {}
    for effect in effects:
        if effect.rule:
            found[effect.rule] = found.get(effect.rule, 0) + max(1, effect.value)
    return found


class Event:
    """WK-23. `cancel` is the Faith that cancels it, 0 if nothing does."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.word("id")
        self.colour: Final = COLOURS.index(section.word("color", COLOURS))
        self.cancel: Final = section.number("cancel_faith", 1, 99) if section.flag("cancellable") else 0  # WK-27.12
        self.lasting: Final = section.flag("lasting")
        self.count: Final = section.number("count", 1, 99)
        self.effects: Final = [Effect(entry) for entry in section.sections("effect")]
        self.rules: Final = standing(self.effects)


class Agenda:
    """WK-24."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.word("id")
        self.type: Final = TYPES.index(section.word("type", TYPES))
        self.vote: Final = VOTES.index(section.word("vote", VOTES))
        self.candidates: Final = optional(section, "candidates", ("not_banned", "not_heretic"))
        self.count: Final = section.number("count", 1, 99)
        refuse = section.word("refuse", REFUSALS)
        self.at_once: Final = refuse == "at_once"  # WK-9.38
        self.when_due: Final = refuse == "when_due"  # WK-9.39
        self.effects: Final = [Effect(entry) for entry in section.sections("effect")]
        self.rules: Final = standing(self.effects)


class OpenMotion:
    """A rule of the list of WK-22.31."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.word("id")
        self.when_due: Final = section.flag("defiable")
        self.effects: Final = [Effect(entry) for entry in section.sections("effect")]
        self.rules: Final = standing(self.effects)


class FateDeck:
    """The seven fields of each fate card (WK-2.8), one table for each."""

    def __init__(
        self, file: Section, barons: tuple[str, ...], nations: tuple[str, ...], cities: tuple[str, ...]
    ) -> None:
        cards = file.sections("fate_cards")
        self.ids: Final = unique([card.word("id") for card in cards], file, "fate_cards")
        self.baron: Final = read(cards, "baron", barons)
        self.shape: Final = read(cards, "noble_shape", SHAPES)
        self.result: Final = read(cards, "battle", RESULTS)
        self.revolt: Final = tuple([card.flag("revolt") for card in cards])
        self.nation: Final = read(cards, "nationality", nations)
        self.city: Final = read(cards, "city", cities)
        expeditions = ("ceylon", "spice_islands", "china")
        self.news: Final = tuple([read([card.section("expedition") for card in cards], id, NEWS) for id in expeditions])


def read(cards: list[Section], key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([words.index(card.word(key, words)) for card in cards])


def optional(entry: Section, key: str, words: tuple[str, ...]) -> str:
    return entry.word(key, words) if entry.has(key) else ""


def whole(entry: Section, key: str) -> int:
    return entry.number(key, 0, 1000) if entry.has(key) else 0


def halved(entry: Section) -> str:
    return entry.word("amount", HALVES) if isinstance(entry.data.get("amount"), str) else ""
