"""Set-up (WK-3, WK-21)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Ask, Decision, Frame, Illegal, Move, Procedure, Secret

from .components import BARONS
from .kingdom import KINGDOM, KINGDOM_CITIES, bits, members
from .position import KnightsPosition
from .rules.fate import find_city, find_seat, shuffle_fate
from .rules.mercenaries import draw_hired, fill_offer
from .state.armies import CASTLE, OFF, PLACES, place_of
from .state.board import RAZED
from .state.decks import KINDS

ASSIGN: Final[list[Move]] = [("assign", place) for place in range(PLACES)]
STRONGHOLD: Final[list[Move]] = [("stronghold", area) for area in range(KINGDOM)]
PLACE_NOBLE: Final[list[list[Move]]] = [[("noble", place, area) for area in range(66)] for place in range(4)]


def set_up(p: KnightsPosition) -> None:
    """WK-3.1 to WK-3.9, in the order of WK-3.20."""
    components = p.components
    deck = p.shuffled([number for number, event in enumerate(components.events) for _ in range(event.count)])
    p.event_deck = (deck[-1], *deck[:-1])  # WK-3.1: the top card goes to the bottom
    p.bottom = components.events[p.event_deck[0]].colour
    p.agenda_deck = tuple([number for number, agenda in enumerate(components.agendas) for _ in range(agenda.count)])
    troops = components.troops
    p.hireable = [0] * troops.regulars + list(troops.count[troops.regulars :])
    p.fate = tuple(range(len(components.fate.ids)))
    shuffle_fate(p)
    p.house = p.shuffled(range(BARONS))[: p.seats]  # WK-3.4
    p.pool = p.terms.influence  # WK-3.2
    p.crowns = [components.start.crowns] * p.seats  # WK-3.7
    p.hands = [components.actions[kind] for _ in range(p.seats) for kind in range(KINDS)]
    raze_cities(p)
    choose_officers(p)
    deal_troops(p)


def raze_cities(p: KnightsPosition) -> None:
    """WK-3.3, WK-21.1"""
    for _ in range(p.components.start.razed_cities(p.seats)):
        standing = [city for city in range(KINGDOM_CITIES) if p.owner[city] != RAZED]
        city = find_city(p, standing)
        p.owner[city] = RAZED
        if p.listening:
            p.tell("razed-before", "WK-21.1", {"city": p.city_word(city)})
    shuffle_fate(p)


def choose_officers(p: KnightsPosition) -> None:
    """WK-3.5, WK-3.6"""
    p.chairman = find_seat(p, list(range(p.seats)))
    p.head = find_seat(p, [seat for seat in range(p.seats) if seat != p.chairman])
    if p.listening:
        p.tell("officers", "WK-3.5", {"seat": p.chairman, "head_seat": p.head})


def deal_troops(p: KnightsPosition) -> None:
    """WK-3.8, WK-3.9: they lie in the stronghold until they are assigned."""
    troops = p.components.troops
    for seat in range(p.seats):
        own = [kind for kind in range(troops.regulars) for _ in range(troops.count[kind])]
        own += [draw_hired(p, troops.hired(strength)) for strength in (100, 50)]
        p.troops[seat * PLACES + CASTLE] = tuple(own)  # in the order of WK-26.16


class SetUp(Procedure[KnightsPosition]):
    """What the barons decide before the first round. `turn` counts nobles placed or passed over in a row."""

    STEPS = ("assignment", "offer", "strongholds", "nobles", "shuffle")

    def assignment(self, p: KnightsPosition) -> Frame | None:  # WK-3.10
        return Secret(ASSIGN_TROOPS, tuple(range(p.seats)))

    def offer(self, p: KnightsPosition) -> Frame | None:  # WK-3.11, WK-3.12
        for army in range(p.seats * PLACES):
            p.troops[army] = tuple(sorted(p.troops[army]))
        fill_offer(p)
        p.agendas = draw_agendas(p, p.components.start.agendas)
        return None

    def strongholds(self, p: KnightsPosition) -> Frame | None:  # WK-3.13
        for seat in p.order():
            if p.castle_area(seat) == OFF:
                p.again()
                return Ask(PLACE_STRONGHOLD, seat)
        return PlaceNobles(p.order()[-1])

    def nobles(self, p: KnightsPosition) -> Frame | None:  # WK-3.18: nobles without troops stay off the board
        return None

    def shuffle(self, p: KnightsPosition) -> Frame | None:  # WK-3.19
        shuffle_fate(p)
        return None


class PlaceNobles(Procedure[KnightsPosition]):
    """One noble with troops each, round and round (WK-3.15, WK-3.16)."""

    FIELDS = ("turn",)
    STEPS = ("place",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def place(self, p: KnightsPosition) -> Frame | None:
        way = 1 if p.terms.clockwise else -1  # WK-22.26
        for count in range(p.seats):
            seat = (self.turn + way * count) % p.seats
            if unplaced(p, seat):
                p.again()
                p.replace(PlaceNobles((seat + way) % p.seats))
                return Ask(SET_NOBLE, seat)
        return None


def unplaced(p: KnightsPosition, seat: int) -> list[int]:
    return [army for army in p.off_board(seat) if p.troops[army]]


def draw_agendas(p: KnightsPosition, count: int) -> tuple[int, ...]:
    """From a deck in unknown order; an empty one is made anew from the discards (WK-20.5, WK-20.10)."""
    drawn: list[int] = []
    for _ in range(count):
        if not p.agenda_deck:
            p.agenda_deck, p.agenda_discard = tuple(sorted(p.agenda_discard)), ()
        if not p.agenda_deck:
            break
        deck = list(p.agenda_deck)
        drawn.append(deck.pop(p.below(len(deck))))
        p.agenda_deck = tuple(deck)
        if p.listening:
            p.tell("agenda-open", "WK-9.16", {"agenda": p.agenda_word(drawn[-1])})
    if not p.agenda_deck:
        p.agenda_deck, p.agenda_discard = tuple(sorted(p.agenda_discard)), ()
    return tuple(drawn)


class AssignTroops(Decision[KnightsPosition]):
    """Each card in turn to a noble or the stronghold; equal ones never to an earlier army (WK-3.10, WK-26.16)."""

    rule = "WK-3.10"
    verbs = ("assign", "done")
    many = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return self.choices(p, seat, ())

    def choices(self, p: KnightsPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        cards = dealt(p, seat)
        if len(chosen) == len(cards):
            return [DONE]
        turn = len(chosen)
        alike = turn > 0 and cards[turn] == cards[turn - 1]
        return ASSIGN[int(chosen[-1][1]) if alike else 0 :]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        """The first card not yet assigned goes where it was told; what stays in the stronghold goes behind the others."""
        castle = seat * PLACES + CASTLE
        card, rest = p.troops[castle][0], p.troops[castle][1:]
        p.troops[castle] = rest
        p.troops[seat * PLACES + int(move[1])] += (card,)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("assign-order" if move != DONE else "assign-all", "WK-3.10" if move == DONE else "WK-26.16")

    def prompt(self, p: KnightsPosition, seat: int) -> dict[str, object]:
        turn = len(p.chosen(seat))
        cards = dealt(p, seat)
        return {"troop": p.troop_word(cards[turn]) if turn < len(cards) else "", "left": len(cards) - turn}


def dealt(p: KnightsPosition, seat: int) -> tuple[int, ...]:
    """The six cards to be assigned."""
    return p.troops[seat * PLACES + CASTLE]


class PlaceStronghold(Decision[KnightsPosition]):
    """WK-3.13, WK-3.14"""

    rule = "WK-3.13"
    verbs = ("stronghold",)

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [STRONGHOLD[area] for area in stronghold_places(p)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        p.at[seat * PLACES + CASTLE] = int(move[1])
        if p.listening:
            p.tell("stronghold", "WK-3.13", {"seat": seat, "area": p.area_word(int(move[1]))})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return refuse_stronghold(p, int(move[1]))


def stronghold_places(p: KnightsPosition) -> list[int]:
    """Areas of the Kingdom without unrazed city and without a stronghold; not on the edge with few barons (WK-21.3)."""
    cities = [p.components.cities.area[city] for city in range(KINGDOM_CITIES) if p.owner[city] != RAZED]
    castles = [p.castle_area(seat) for seat in range(p.seats) if p.castle_area(seat) != OFF]
    return members(p.terms.stronghold_areas & ~bits([*cities, *castles]))


def refuse_stronghold(p: KnightsPosition, area: int) -> Illegal:
    if p.walls_in(area):
        return Illegal("area-built", "WK-3.13")
    return Illegal("area-edge", "WK-21.3")


class SetNoble(Decision[KnightsPosition]):
    """WK-3.17"""

    rule = "WK-3.17"
    verbs = ("noble",)

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        foreign = foreign_areas(p, seat)
        areas = [area for area in range(KINGDOM) if area not in foreign]
        return [PLACE_NOBLE[place_of(army)][area] for army in unplaced(p, seat) for area in areas]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        army = seat * PLACES + int(move[1])
        p.at[army] = int(move[2])
        if p.listening:
            p.tell("noble-placed", "WK-3.15", {**p.noble_words(army), "area": p.area_word(int(move[2]))})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        army = seat * PLACES + int(move[1])
        if p.at[army] != OFF or not p.troops[army]:
            return Illegal("noble-not-ready", "WK-3.18")
        if int(move[2]) >= KINGDOM:
            return Illegal("not-overseas", "WK-3.17")
        return Illegal("area-foreign", "WK-3.17")


def foreign_areas(p: KnightsPosition, seat: int) -> list[int]:
    """Where another baron's noble or stronghold stands."""
    return [p.at[army] for army in range(p.seats * PLACES) if army // PLACES != seat and p.at[army] != OFF]


ASSIGN_TROOPS: Final[AssignTroops] = AssignTroops()
PLACE_STRONGHOLD: Final[PlaceStronghold] = PlaceStronghold()
SET_NOBLE: Final[SetNoble] = SetNoble()
