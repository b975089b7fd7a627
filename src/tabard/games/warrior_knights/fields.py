"""What a seat may know, field by field (WK-1.14 to WK-1.17): for learning."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Move
from tabard.kernel.sheet import Sheet

from .components import ACTIONS, BARONS, NEUTRALS, SPOTS
from .fields_now import describe_now
from .kingdom import AREAS, CITIES
from .position import KnightsPosition
from .state.armies import OFF, PLACES, SEA
from .state.board import RAZED, stronghold
from .state.decks import KINDS, NEUTRAL_CARD, ZONES
from .state.parliament import AGENDA, EVENT, MOTION

TROOPS: Final = 20
CARDS: Final = 8 + len(NEUTRALS)  # kinds of action cards, then of neutral ones
COLOURS: Final = 4
MOST_ROUNDS: Final = 30
MOST_CROWNS: Final = 50
MOST_VOTES: Final = 30
MOST_FAITH: Final = 10
MOST_INFLUENCE: Final = 60
MOST_STRENGTH: Final = 500
MOST_WOUNDS: Final = 5
MOST_STAKE: Final = 10
IN_FORCE: Final = ((AGENDA, "laws", "laws_of"), (MOTION, "motions", "motions_of"), (EVENT, "events", "events_of"))


def describe(p: KnightsPosition, seat: int, sheet: Sheet) -> None:
    sheet.number("round", p.round, MOST_ROUNDS)
    sheet.number("pool", p.pool, 3 * MOST_INFLUENCE)
    sheet.who("chairman", p.chairman)
    sheet.who("head", p.head)
    armies: list[object] = [
        *p.at, *p.troops, *p.wounds, *p.tired, *p.dead, *p.heir, *p.holder, *p.gone, *p.office,
    ]  # fmt: skip
    for number, other in enumerate(sheet.around):
        sheet.open("baron", number)
        describe_baron(p, other, sheet)
        if not sheet.same(armies):
            describe_armies(p, other, sheet)
            sheet.hold(armies)
        sheet.close()
    walls: list[object] = [p.house, *p.owner, *p.fortified, *p.breaches, *p.besieger, *p.besieged_in]
    if not sheet.same(walls):
        describe_walls(p, sheet)
        sheet.hold(walls)
    describe_cards(p, sheet)
    parliament: list[object] = [p.agendas, len(p.agenda_deck), p.agenda_discard, *p.in_force]
    if not sheet.same(parliament):
        describe_parliament(p, sheet)
        sheet.hold(parliament)
    voyages: list[object] = [*p.stage, *p.blessed, *p.stakes]
    if not sheet.same(voyages):
        describe_voyages(p, sheet)
        sheet.hold(voyages)
    describe_own(p, seat, sheet)
    describe_now(p, seat, sheet)


def describe_baron(p: KnightsPosition, seat: int, sheet: Sheet) -> None:
    sheet.one("house", p.house[seat], BARONS)
    sheet.number("crowns", p.crowns[seat], MOST_CROWNS)
    sheet.number("votes", p.votes[seat], MOST_VOTES)
    sheet.number("faith", p.faith[seat], MOST_FAITH)
    sheet.number("influence", p.influence[seat], MOST_INFLUENCE)
    sheet.flag("banned", bool(p.banned[seat]))
    sheet.flag("fallen", seat in p.fallen)
    sheet.number("cards_in_hand", p.hand_size(seat), 12)
    sheet.numbers("shown", p.shown[seat * KINDS : seat * KINDS + KINDS], 2, KINDS)
    sheet.numbers("laid", [count_laid(seat, stack) for stack in p.stacks], 4, ZONES)


def count_laid(seat: int, stack: tuple[int, ...]) -> int:
    first, count = seat * 8, 0
    for card in stack:
        if first <= card < first + 8:
            count += 1
    return count


def laid_by(seat: int, stack: tuple[int, ...]) -> list[int]:
    """The kinds of a seat's action cards in a stack."""
    first = seat * 8
    return [card - first for card in stack if first <= card < first + 8]


def describe_armies(p: KnightsPosition, seat: int, sheet: Sheet) -> None:
    first, last = seat * PLACES, seat * PLACES + PLACES
    sheet.open("armies")
    sheet.ones("area", [at % SEA if at != OFF else -1 for at in p.at[first:last]], AREAS, PLACES)
    sheet.numbers("at_sea", [1 if at >= SEA else 0 for at in p.at[first:last]], 1, PLACES)
    sheet.numbers("strength", [p.strength(army) for army in range(first, last)], MOST_STRENGTH, PLACES)
    for place in range(PLACES):
        sheet.open("troops", place)
        sheet.bag("kinds", p.troops[first + place], TROOPS)
        sheet.close()
    sheet.numbers("wounds", p.wounds[first:last], MOST_WOUNDS, PLACES)
    sheet.numbers("exhausted", p.tired[first:last], 1, PLACES)
    sheet.numbers("dead", p.dead[first:last], 1, PLACES)
    sheet.numbers("heir", p.heir[first:last], 1, PLACES)
    sheet.owners("holder", p.holder[first:last], PLACES)
    sheet.numbers("gone", p.gone[first:last], 1, PLACES)
    sheet.ones("office", p.office[first:last], len(p.components.agendas), PLACES)
    sheet.close()


def describe_walls(p: KnightsPosition, sheet: Sheet) -> None:
    """The cities, then the strongholds from the observer's on."""
    count = CITIES + p.seats
    sheet.open("walls")
    sheet.owners("owner", p.owner, CITIES)
    sheet.numbers("razed", [1 if owner == RAZED else 0 for owner in p.owner], 1, CITIES)
    sheet.numbers("fortified", p.fortified, 1, CITIES)
    strength = [p.wall_strength(wall) for wall in range(count)]
    sheet.numbers("strength", around(strength, sheet), MOST_STRENGTH, count)
    sheet.numbers("breaches", around(p.breaches, sheet), MOST_WOUNDS, count)
    sheet.owners("besieger", around(p.besieger, sheet), count)
    sheet.numbers("besieged_in", around(p.besieged_in, sheet), MOST_ROUNDS, count)
    sheet.close()


def around(walls: list[int], sheet: Sheet) -> list[int]:
    if sheet.seat == 0:
        return walls
    own = stronghold(sheet.seat)
    return walls[:CITIES] + walls[own:] + walls[CITIES:own]


def describe_cards(p: KnightsPosition, sheet: Sheet) -> None:
    """Only the number of cards in a stack is open; those of the special phases lie face up."""
    sheet.open("cards")
    sheet.numbers("stacks", [len(stack) for stack in p.stacks], 10, ZONES)
    for number, area in enumerate(p.areas):
        sheet.open("phase", number)
        if not sheet.again("phase", area):
            sheet.bag("cards", [card_kind(card) for card in area], CARDS)
            sheet.keep("phase", area)
        sheet.close()
    sheet.owners("track", p.track, SPOTS)
    if not sheet.again("offer", p.offer):
        sheet.bag("offer", p.offer, TROOPS)
        sheet.keep("offer", p.offer)
    sheet.number("mercenaries", sum(p.hireable), 40)
    sheet.number("fate_deck", len(p.fate), 40)
    sheet.number("event_deck", len(p.event_deck), 40)
    sheet.one("event_colour", p.components.events[p.event_deck[-1]].colour if p.event_deck else -1, COLOURS)
    if not sheet.again("event_discard", p.event_discard):
        sheet.bag("event_discard", p.event_discard, len(p.components.events))
        sheet.keep("event_discard", p.event_discard)
    sheet.close()


def card_kind(card: int) -> int:
    return 8 + card - NEUTRAL_CARD if card >= NEUTRAL_CARD else card % 8


def describe_parliament(p: KnightsPosition, sheet: Sheet) -> None:
    """Cards in force by kind, and who holds each; of several of one kind the latest."""
    c = p.components
    kinds = [len(c.agendas), len(c.motions), len(c.events)]
    sheet.open("parliament")
    sheet.bag("agendas", p.agendas, len(c.agendas))
    sheet.number("agenda_deck", len(p.agenda_deck), 60)
    sheet.bag("agenda_discard", p.agenda_discard, len(c.agendas))
    for what, name, name_of in IN_FORCE:
        held: list[int] = []
        holders = [-1] * kinds[what]
        for entry in p.in_force:
            if entry[0] == what:
                held.append(entry[1])
                holders[entry[1]] = entry[2]
        sheet.bag(name, held, kinds[what])
        sheet.owners(name_of, holders, kinds[what])
    sheet.close()


def describe_voyages(p: KnightsPosition, sheet: Sheet) -> None:
    sheet.open("expeditions")
    sheet.numbers("stage", p.stage, 5, 3)
    sheet.numbers("blessed", p.blessed, 1, 3)
    stakes = [p.stake(number, seat) for number in range(3) for seat in sheet.around]
    sheet.numbers("stakes", stakes, MOST_STAKE, 3 * p.seats)
    sheet.close()


def describe_own(p: KnightsPosition, seat: int, sheet: Sheet) -> None:
    """The own hand, the own cards in the stacks, and what the seat has chosen in an open secret question."""
    sheet.open("own")
    sheet.numbers("hand", p.hands[seat * KINDS : seat * KINDS + KINDS], 2, KINDS)
    for zone, stack in enumerate(p.stacks):
        sheet.open("laid", zone)
        sheet.bag("cards", laid_by(seat, stack), len(ACTIONS))
        sheet.close()
    chosen = p.chosen(seat)
    if not sheet.again("chosen", chosen):
        describe_choices(chosen, sheet)
        sheet.keep("chosen", chosen)
    sheet.close()


def describe_choices(chosen: tuple[Move, ...], sheet: Sheet) -> None:
    plans = [int(move[1]) * ZONES + int(move[2]) for move in chosen if move[0] == "plan"]
    sheet.bag("planned", plans, KINDS * ZONES)
    sheet.bag("assigned", [int(move[1]) for move in chosen if move[0] == "assign"], PLACES)
    sheet.bag("thrown", [int(move[1]) for move in chosen if move[0] == "discard"], 12)
    votes = [int(move[1]) for move in chosen if move[0] in ("votes", "write")]
    sheet.numbers("votes", votes, MOST_VOTES, 5)
    sheet.number("choices", len(chosen), 6)
