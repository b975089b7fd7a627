"""The ids of all components, in the order of the component file, and the numbers the rules know them by (CE-1)."""

from __future__ import annotations

from typing import Final

GOODS: Final = (
    "wood",
    "stone",
    "cloth",
    "grain",
    "bread",
    "book",
    "coin",
    "ring",
)  # CE-1.3: the first four are resources
WOOD: Final = 0
STONE: Final = 1
CLOTH: Final = 2
GRAIN: Final = 3
BREAD: Final = 4
BOOK: Final = 5
COIN: Final = 6
RING: Final = 7
KINDS: Final = 8  # of goods
RESOURCES: Final = 4
THINGS: Final = (*GOODS, "citizens", "buildings")  # all that can be gained or paid
CITIZENS: Final = 8
BUILDINGS: Final = 9

CARDS: Final = (  # CE-1.4
    "take_wood",
    "take_stone",
    "take_cloth",
    "take_grain",
    "take_ring",
    "sell",
    "extra_step",
    "cheap_hire",
    "town_action",
)
SELL: Final = 5
EXTRA_STEP: Final = 6
CHEAP_HIRE: Final = 7
TOWN_ACTION: Final = 8
SLOTS: Final = 3

LOCATIONS: Final = (  # CE-1.2
    "forest",
    "grain_field",
    "quarry",
    "weaving_mill",
    "castle",
    "cathedral",
    "construction_site",
    "market",
)
TOWN: Final = 4  # the first Town location; those before it lie in the Countryside
CASTLE: Final = 4
CATHEDRAL: Final = 5
SITE: Final = 6
MARKET: Final = 7
YIELD: Final = [WOOD, GRAIN, STONE, CLOTH]  # CE-7.1: the resource of each Countryside location
HUTS: Final = 12  # CE-12.3: location * 3 + 0, 1, 2

MASTERS: Final = (
    "master_of_coin",
    "archivist",
    "goldsmith",
    "carpenter",
    "baker",
    "schoolmarm",
    "bailiff",
    "dressmaker",
    "landlord",
    "merchant",
    "chamberlain",
    "scholar",
    "mayoress",
    "steward",
    "abbess",
    "toolmaker",
    "sir_christiaan",
    "lady_marie",
    "sir_carl",
    "lady_frida",
    "sir_gustave",
    "sir_antoni",
)
BAKER: Final = 4
LANDLORD: Final = 8
MERCHANT: Final = 9
CHAMBERLAIN: Final = 10
SCHOLAR: Final = 11
MAYORESS: Final = 12
STEWARD: Final = 13
ABBESS: Final = 14
TOOLMAKER: Final = 15
A_MASTERS: Final = 16  # CE-1.6
IMMEDIATE: Final = (0, 1, 2, 3, 16, 17, 18, 19, 20, 21)  # CE-13.8 to CE-13.11, CE-13.25
ONCE_PER_TURN: Final = (4, 5, 6, 7, 8, 9)  # CE-13.12 to CE-13.17

RANKS: Final = ("baron", "count", "prince", "marquess", "duke")  # CE-11.1

TOKENS: Final = (
    "castle_citizens",
    "castle_book",
    "castle_coin",
    "cathedral_buildings",
    "cathedral_ring",
    "cathedral_coin",
    "market_citizens",
    "market_buildings",
    "market_ring",
    "site_citizens",
    "site_buildings",
    "site_book",
)

EVENTS: Final = (
    "clear_the_old_forest",
    "bountiful_harvest",
    "stone_from_distant_shores",
    "fine_wool_fine_cloth",
    "the_great_famine",
    "alms_for_the_poor",
    "new_lore_in_old_books",
    "an_early_winter",
    "merchants_from_afar",
    "a_long_summer",
    "a_pious_donation",
    "respected_at_court",
    "a_gift_from_the_people",
    "good_labour_conditions",
)
# What an event does; the kind of each event is fixed, its figures are in the component file.
GAIN_FOR_ALL: Final = 0
EACH_MAY: Final = 1
BUILDINGS_CHANGE: Final = 2
MORE_SALES: Final = 3
DONATION_BONUS: Final = 4
RANK_BONUS: Final = 5
GIFT_BONUS: Final = 6
MASTER_DISCOUNT: Final = 7
EVENT_KINDS: Final = [
    *(GAIN_FOR_ALL, GAIN_FOR_ALL, GAIN_FOR_ALL, GAIN_FOR_ALL),
    *(EACH_MAY, EACH_MAY, EACH_MAY),
    *(BUILDINGS_CHANGE, MORE_SALES, BUILDINGS_CHANGE, DONATION_BONUS, RANK_BONUS, GIFT_BONUS, MASTER_DISCOUNT),
]
TIMINGS: Final = (
    "start_of_round",
    "end_of_round",
    "this_round",
)  # CE-3.4: by kind; all kinds from the third on: this round

MARKERS: Final = (  # CE-1.9: Donations and Gifts by resource, then the two of the Construction Site
    *("donation_wood", "donation_stone", "donation_cloth", "donation_grain"),
    *("gift_wood", "gift_stone", "gift_cloth", "gift_grain"),
    *("stone", "bread"),
)
DONATION_MARKER: Final = 0
GIFT_MARKER: Final = 4
STONE_MARKER: Final = 8
BREAD_MARKER: Final = 9

# Where points come from: the rows of the account on the end screen.
SOURCES: Final = (
    "start",
    "stone",
    "bread",
    "wood",
    "market",
    "castle",
    "donations",
    "ranks",
    "craftsmen",
    "masters",
    "abilities",
    "tokens",
    "events",
    "final",
)
FROM_START: Final = 0
FROM_STONE: Final = 1
FROM_BREAD: Final = 2
FROM_WOOD: Final = 3
FROM_MARKET: Final = 4
FROM_CASTLE: Final = 5
FROM_DONATIONS: Final = 6
FROM_RANKS: Final = 7
FROM_CRAFTSMEN: Final = 8
FROM_MASTERS: Final = 9
FROM_ABILITIES: Final = 10
FROM_TOKENS: Final = 11
FROM_EVENTS: Final = 12
FROM_FINAL: Final = 13


def good_id(thing: int) -> str:
    return "good-" + THINGS[thing]


def card_id(card: int) -> str:
    return "card-" + CARDS[card].replace("_", "-")


def location_id(location: int) -> str:
    return "location-" + LOCATIONS[location].replace("_", "-")


def master_id(master: int) -> str:
    return "master-" + MASTERS[master].replace("_", "-")


def rank_id(rank: int) -> str:
    return "rank-" + RANKS[rank]


def token_id(token: int) -> str:
    return "token-" + TOKENS[token].replace("_", "-")


def event_id(event: int) -> str:
    return "event-" + EVENTS[event].replace("_", "-")


def marker_id(marker: int) -> str:
    return "marker-" + MARKERS[marker].replace("_", "-")
