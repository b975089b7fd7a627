"""Player Elimination (WK-22.11 to WK-22.17, WK-22.25): what leaves the game with a baron whose stronghold was captured."""

from __future__ import annotations

from tabard.kernel import End, Frame

from ..components import EXPEDITIONS, SPOTS
from ..position import KnightsPosition
from ..state.armies import OFF, PLACES, seat_of_army
from ..state.board import NOBODY
from ..state.decks import KINDS, NEUTRAL_CARD
from ..state.parliament import AGENDA, EVENT, Entry
from .action_cards import take_chair, take_church
from .cities import lift_sieges, neutralize
from .deaths import discard_office
from .effects import lose_stake
from .fate import find_seat
from .mercenaries import dismiss_all


def eliminate(p: KnightsPosition, seat: int) -> Frame | None:
    """After the reward (WK-22.12). The last baron in the game wins at once (WK-22.15)."""
    p.fallen += (seat,)
    if p.listening:
        p.tell("eliminated", "WK-22.11", {"seat": seat})
    nobles_leave(p, seat)
    for city in p.cities_of(seat):
        neutralize(p, city, "WK-22.12")
    papers_leave(p, seat)
    goods_leave(p, seat)
    cards_leave(p, seat)
    lift_sieges(p)  # WK-22.25
    left = p.barons()
    if len(left) == 1:
        p.victor = left[0]
        if p.listening:
            p.tell("last-baron", "WK-22.15", {"seat": left[0]})
        return End()
    pass_tokens(p, seat)
    return None


def nobles_leave(p: KnightsPosition, seat: int) -> None:
    """The mercenaries go back to the deck, the regulars leave the game (WK-22.12, WK-22.13)."""
    for army in range(seat * PLACES, seat * PLACES + PLACES):
        discard_office(p, army)
        dismiss_all(p, army)
        p.troops[army] = ()
        p.at[army] = OFF
        p.tired[army] = p.wounds[army] = p.dead[army] = 0
        p.gone[army] = 1
        p.holder[army] = seat
    for army in range(p.seats * PLACES):  # WK-22.33
        if p.holder[army] == seat:
            p.holder[army] = seat_of_army(army)


def papers_leave(p: KnightsPosition, seat: int) -> None:
    """Charges and lasting events are discarded, laws stay (WK-22.13, WK-22.25)."""
    own = [entry for entry in p.in_force if belongs_to(entry, seat)]
    p.agenda_discard += tuple([entry[1] for entry in own if entry[0] == AGENDA])
    p.event_discard += tuple([entry[1] for entry in own if entry[0] == EVENT])
    p.in_force = [entry for entry in p.in_force if not belongs_to(entry, seat)]


def belongs_to(entry: Entry, seat: int) -> bool:
    return entry[2] == seat or (entry[3] >= 0 and seat_of_army(entry[3]) == seat)


def goods_leave(p: KnightsPosition, seat: int) -> None:
    p.crowns[seat] = p.votes[seat] = p.faith[seat] = p.banned[seat] = 0
    for expedition in range(len(EXPEDITIONS)):
        if p.stake(expedition, seat):
            lose_stake(p, seat, expedition)
    for spot in range(SPOTS):
        if p.track[spot] == seat:
            p.track[spot] = NOBODY


def cards_leave(p: KnightsPosition, seat: int) -> None:
    """Out of stacks, areas and hand (WK-22.14)."""
    p.stacks = [tuple([card for card in stack if not is_of(card, seat)]) for stack in p.stacks]
    p.areas = [tuple([card for card in area if not is_of(card, seat)]) for area in p.areas]
    for kind in range(KINDS):
        p.hands[seat * KINDS + kind] = p.shown[seat * KINDS + kind] = 0


def is_of(card: int, seat: int) -> bool:
    return card < NEUTRAL_CARD and card // 8 == seat


def pass_tokens(p: KnightsPosition, seat: int) -> None:
    """To the most Votes or Faith, fate among the tied; to the next clockwise if nobody may hold it (WK-22.17)."""
    if p.chairman == seat:
        free = [other for other in p.barons() if not p.banned[other]]
        take_chair(p, heir_to(p, seat, free, p.votes), "WK-22.17")
    if p.head == seat:
        free = [other for other in p.barons() if not p.is_heretic(other)]
        take_church(p, heir_to(p, seat, free, p.faith), "WK-22.17")


def heir_to(p: KnightsPosition, seat: int, free: list[int], goods: list[int]) -> int:
    if not free:
        return p.clockwise(seat)[0]
    most = max([goods[other] for other in free])
    tied = [other for other in free if goods[other] == most]
    return tied[0] if len(tied) == 1 else find_seat(p, tied)
