"""The component data of Crown of Emara, loaded once and checked (CE-1)."""

from __future__ import annotations

from typing import Final

from tabard.kernel.reading import Section
from tabard.kernel.reading import read as read_toml

from .names import (
    A_MASTERS,
    BUILDINGS,
    BUILDINGS_CHANGE,
    CARDS,
    CHEAP_HIRE,
    CITIZENS,
    DONATION_BONUS,
    EACH_MAY,
    EVENT_KINDS,
    EVENTS,
    EXTRA_STEP,
    GAIN_FOR_ALL,
    GIFT_BONUS,
    GOODS,
    HUTS,
    IMMEDIATE,
    LANDLORD,
    LOCATIONS,
    MASTER_DISCOUNT,
    MASTERS,
    MERCHANT,
    MORE_SALES,
    ONCE_PER_TURN,
    RANK_BONUS,
    RANKS,
    RESOURCES,
    RING,
    SELL,
    STONE,
    THINGS,
    TIMINGS,
    TOKENS,
    TOWN,
    YIELD,
)

Things = tuple[int, ...]  # how many of each of THINGS
Price = tuple[int, int, int, int]  # wood, stone, cloth, grain

LARGEST_PRICE: Final = 9  # CE-10.16: the numbers of a payment are 0 to 9
MOST: Final = 99  # of anything gained at once
BONUS: Final[dict[int, str]] = {MORE_SALES: "sales", MASTER_DISCOUNT: "discount"}  # the key of an event's figure


class Way:
    """One exchange of a Master or an event: what is paid, what is gained."""

    def __init__(self, section: Section, last: int = BUILDINGS) -> None:
        paid = things(section, "pay", CITIZENS) if section.has("pay") else NOTHING
        self.cost: Final = price_of(paid)
        self.any: Final = section.number("any", 1, LARGEST_PRICE) if section.has("any") else 0
        self.paid: Final = (0, 0, 0, 0, *paid[RESOURCES:])  # what no coin can stand for (CE-10.3)
        self.fees: Final = [(thing, number) for thing, number in enumerate(self.paid) if number]  # the same, as a list
        self.gain: Final = things(section, "gain", last) if section.has("gain") else NOTHING
        self.other: Final = section.number("other", 1, MOST) if section.has("other") else 0  # resources of another type
        if sum(self.cost) > LARGEST_PRICE:
            raise section.wrong("pay", f"at most {LARGEST_PRICE} resources")

    def public(self) -> dict[str, object]:
        return {
            "pay": [*self.cost, *self.paid[RESOURCES:]],
            "any": self.any,
            "gain": list(self.gain),
            "other": self.other,
        }


class Marker:
    """The numbers of a rotating marker on both sides and what holds once it is gone (CE-8.13 to CE-8.17)."""

    def __init__(self, section: Section, most: int) -> None:
        self.side_23: Final = row(section, "side_23", 3, most)
        self.side_4: Final = row(section, "side_4", 4, most)
        self.printed: Final = section.number("printed", 0, most)


class Components:
    """Everything printed on cards, tiles and tokens, as flat tables."""

    def __init__(self, file: Section) -> None:
        self._read_course(file)
        self._read_cards(file)
        self._read_land(file)
        self._read_town(file.section("town"))
        self._read_markers(file.section("markers"))
        self._read_tokens_and_ranks(file)
        self._read_masters(file)
        self._read_events(file)
        self._read_solo(file.section("solo"))
        file.finish()

    def _read_course(self, file: Section) -> None:
        course, start, final = file.section("course"), file.section("setup"), file.section("final_points")
        for key, value in (("rounds", 6), ("turns_per_round", 3), ("hand", 3), ("slots", [1, 2, 3])):
            course.fixed(key, value)
        start.fixed("citizens", 0)
        start.fixed("masters_per_location", 2)
        self.first_game = start.number("first_game_buildings", 0, 104)
        self.start_resources = start.number("start_resources", 0, MOST)
        self.track = file.section("score_track").number("last", 10, 1000)
        each = [final.number(key, 0, 5) for key in ("bread", "book", "coin", "ring")]
        self.final_each = (0, 0, 0, 0, *each)  # CE-15.2
        self.final_token = final.number("token", 0, 5)
        self.final_resources = final.number("resources_per_point", 1, MOST)
        self.craftsmen = row(file.section("craftsmen"), "citizens", 4, MOST)  # CE-12.4
        file.section("craftsmen_at_work").fixed("grain_per_bread", 1)

    def _read_cards(self, file: Section) -> None:
        cards = listed(file, "action_cards", CARDS)
        self.card_gain = [things(card, "gain", RING) if card.has("gain") else NOTHING for card in cards]
        self.sales = pairs(cards[SELL], "sales", LARGEST_PRICE)  # CE-5.3: resources, coins
        self.extra_steps = cards[EXTRA_STEP].number("steps", 1, 3)
        self.discount = cards[CHEAP_HIRE].number("discount", 0, LARGEST_PRICE)

    def _read_land(self, file: Section) -> None:
        for number, section in enumerate(listed(file, "locations", LOCATIONS)):
            section.fixed("area", "countryside" if number < TOWN else "town")
            if number < TOWN:
                section.fixed("resource", GOODS[YIELD[number]])
        huts = file.sections("huts")
        if len(huts) != HUTS:
            raise file.wrong("huts", f"{HUTS} tables, three for each Countryside location")
        for number, hut in enumerate(huts):
            hut.fixed("location", LOCATIONS[number // 3])
        self.hut_cost = [price(hut, "cost") for hut in huts]  # CE-12.8
        self.cheapest_hut = min([sum(cost) for cost in self.hut_cost])

    def _read_town(self, town: Section) -> None:
        donation, stone = town.section("donation"), town.section("deliver_stone")
        self.donation_gain = things(donation, "gain", RING)
        self.tokens_drawn = donation.number("tokens_drawn", 1, len(TOKENS))
        self.gift_gain = things(town.section("gift"), "gain", RING)
        self.castle_book = Way(town.section("castle_book"))
        self.sale_gain = things(town.section("market_sale"), "gain", RING)
        self.books = town.section("market_books").numbers("citizens")
        if not 1 <= len(self.books) <= LARGEST_PRICE:
            raise town.section("market_books").wrong("citizens", f"1 to {LARGEST_PRICE} numbers")
        self.stone_delivery = Way(stone)
        if not self.stone_delivery.cost[STONE]:
            raise stone.wrong("pay", "stone")
        self.most_bread = town.section("deliver_bread").number("most", 1, LARGEST_PRICE)
        self.wood_deliveries = pairs(town.section("deliver_wood"), "deliveries", LARGEST_PRICE)  # wood, buildings

    def _read_markers(self, markers: Section) -> None:
        self.markers: list[Marker] = []  # as in MARKERS
        self.start_2: list[int] = []  # CE-2.6 to CE-2.8
        for name in ("donation", "gift"):
            section = markers.section(name)
            self.markers += [Marker(section, LARGEST_PRICE)] * RESOURCES
            shifts = section.section("start_2")
            self.start_2 += [shifts.number(good, 0, 2) for good in GOODS[:RESOURCES]]
        for name in ("stone", "bread"):
            self.markers.append(Marker(markers.section(name), MOST))
            self.start_2.append(markers.section(name).number("start_2", 0, 2))

    def _read_tokens_and_ranks(self, file: Section) -> None:
        tokens = listed(file, "favor_tokens", TOKENS)
        self.token_location = [LOCATIONS.index(token.word("location", LOCATIONS[TOWN:])) for token in tokens]
        self.token_gain = [things(token, "gain", BUILDINGS) for token in tokens]
        ranks = listed(file, "ranks", RANKS)
        self.rank_coins = [rank.number("coins", 0, LARGEST_PRICE) for rank in ranks]
        self.rank_rings = [rank.number("rings", 0, LARGEST_PRICE) for rank in ranks]
        self.rank_citizens = [row(rank, "citizens", 4, MOST) for rank in ranks]
        for rank, citizens in zip(ranks, self.rank_citizens, strict=True):
            if list(citizens) != sorted(citizens, reverse=True):  # CE-2.13
                raise rank.wrong("citizens", "numbers that do not rise")

    def _read_masters(self, file: Section) -> None:
        masters = listed(file, "masters", MASTERS)
        self.master_cost = [price(master, "cost") for master in masters]
        self.cheapest_master = min([sum(cost) for cost in self.master_cost])
        self.master_citizens = [master.number("citizens", 0, MOST) for master in masters]
        self.master_gain: list[Things] = []  # immediate or lasting
        self.ways: list[list[Way]] = []
        for number, master in enumerate(masters):
            master.fixed("type", "A" if number < A_MASTERS else "B")
            master.fixed("timing", timing(number))
            self.master_gain.append(things(master, "gain", BUILDINGS) if master.has("gain") else NOTHING)
            self.ways.append(self._ways(master) if number in ONCE_PER_TURN else [])
        self.english_landlord = masters[LANDLORD].number("english_buildings", 0, MOST)
        if len(self.ways[LANDLORD]) != 1 or len(self.ways[MERCHANT]) != 1:
            raise file.wrong("masters", "one way each for the Landlord and the Merchant")

    def _ways(self, section: Section) -> list[Way]:
        found = [Way(way) for way in section.sections("ways")]
        if not 1 <= len(found) <= 4:
            raise section.wrong("ways", "1 to 4 ways")
        return found

    def _read_events(self, file: Section) -> None:
        events = listed(file, "events", EVENTS)
        self.event_gain: list[Things] = []
        self.event_ways: list[list[Way]] = []
        self.event_amount: list[int] = []
        for number, event in enumerate(events):
            kind = EVENT_KINDS[number]
            event.fixed("timing", TIMINGS[min(kind, 2)])
            self.event_gain.append(things(event, "gain", BUILDINGS) if kind == GAIN_FOR_ALL else NOTHING)
            self.event_ways.append(self._ways(event) if kind == EACH_MAY else [])
            self.event_amount.append(amount(event, kind))
        self.start_buildings = [event.number("start_buildings", 0, 104) for event in events]
        self.start_countryside = [LOCATIONS.index(e.word("start_countryside", LOCATIONS[:TOWN])) for e in events]
        self.start_town = [LOCATIONS.index(event.word("start_town", LOCATIONS[TOWN:])) for event in events]

    def _read_solo(self, solo: Section) -> None:
        self.solo_removed = tuple([EVENTS.index(event) for event in solo.words("removed_events", EVENTS)])
        if len(EVENTS) - len(set(self.solo_removed)) < 7:  # CE-14.17
            raise solo.wrong("removed_events", "at most 7 events")
        self.victoria_first = solo.number("first_round", 1, 6)
        self.victoria_ranks = tuple([RANKS.index(rank) for rank in solo.words("ranks", RANKS)])
        if self.victoria_ranks != tuple(range(len(self.victoria_ranks))):  # CE-16.10
            raise solo.wrong("ranks", "the ranks in their order")
        campaign = solo.section("campaign")
        self.after_win = campaign.number("after_win", 0, MOST)
        self.after_loss = campaign.number("after_loss", 0, MOST)


NOTHING: Final[Things] = (0,) * len(THINGS)


def timing(master: int) -> str:
    return "immediate" if master in IMMEDIATE else "once_per_turn" if master in ONCE_PER_TURN else "permanent"


def amount(event: Section, kind: int) -> int:
    """The figure of an event that holds for a round."""
    if kind == BUILDINGS_CHANGE:
        return event.section("change").number("buildings", -MOST, MOST)
    if kind in (DONATION_BONUS, RANK_BONUS, GIFT_BONUS):
        return event.number("citizens", 0, MOST)
    return event.number(BONUS[kind], 0, LARGEST_PRICE) if kind in BONUS else 0


def things(section: Section, key: str, last: int) -> Things:
    """`{ wood = 1, ring = 2 }`: goods, and points where `last` allows them."""
    inner = section.section(key)
    allowed = THINGS[: last + 1]
    strange = [name for name in inner.keys() if name not in allowed]  # noqa: SIM118
    if strange:
        raise inner.wrong(strange[0], f"one of {', '.join(allowed)} instead")
    return tuple([inner.number(name, 0, MOST) if inner.has(name) else 0 for name in THINGS])


def price_of(paid: Things) -> Price:
    return (paid[0], paid[1], paid[2], paid[3])


def price(section: Section, key: str) -> Price:
    found = price_of(things(section, key, RESOURCES - 1))
    if sum(found) > LARGEST_PRICE:
        raise section.wrong(key, f"at most {LARGEST_PRICE} resources")
    return found


def row(section: Section, key: str, length: int, most: int) -> tuple[int, ...]:
    found = section.numbers(key)
    if len(found) != length or any([not 0 <= number <= most for number in found]):
        raise section.wrong(key, f"{length} whole numbers 0 to {most}")
    return found


def pairs(section: Section, key: str, most: int) -> list[tuple[int, int]]:
    """What is given, 1 to `most`, and what it brings; up to 4 ways, from small to large."""
    found = section.rows(key)
    given = [pair[0] for pair in found if len(pair) == 2 and 1 <= pair[0] <= most and 0 <= pair[1] <= MOST]
    if not 1 <= len(found) <= 4 or len(given) != len(found) or sorted(set(given)) != given:
        raise section.wrong(key, f"1 to 4 pairs of numbers, the first rising from 1 to at most {most}")
    return [(pair[0], pair[1]) for pair in found]


def listed(file: Section, key: str, ids: tuple[str, ...]) -> list[Section]:
    """One table for each id, in their order."""
    found = file.sections(key)
    if len(found) != len(ids):
        raise file.wrong(key, f"{len(ids)} tables, one for each of {', '.join(ids)}")
    for section, id in zip(found, ids, strict=True):
        section.word("id", (id,))
    return found


def read(toml: str, file: str) -> Components:
    """Components from the text of a file; ValueError names file, table, key and what is expected."""
    return Components(read_toml(toml, file))
