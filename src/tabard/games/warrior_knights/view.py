"""What a seat sees (WK-1.14 to WK-1.17). Numbers are rows of the component tables; what is printed is not repeated."""

from __future__ import annotations

from typing import Final, TypedDict

from tabard.kernel import DONE

from .kingdom import CITIES, NONE
from .position import KnightsPosition
from .rules.battle import Battle
from .rules.battle_frame import NEUTRAL_ENEMY
from .rules.ending import troops_on_board
from .rules.upkeep import city_goal
from .state.armies import OFF, PLACES, SEA
from .state.board import NOBODY, RAZED, stronghold
from .state.decks import ATTACKER, DEFENDER, KINDS, NEUTRAL_CARD
from .under_way import TotalsView, UnderWay, innermost, step, totals, under_way

UNSHOWN: Final = ("begin", "attacker_commander", "defender_commander", "draw", "discard")  # steps of a battle


class ArmyView(TypedDict):
    place: int  # 0 to 3 the noble's shape, 4 the stronghold
    area: int | None
    at_sea: bool
    troops: list[int]
    strength: int
    wounds: int
    exhausted: bool
    dead: bool
    heir: bool
    holder: int  # who holds the heir
    gone: bool
    office: int | None


class BaronView(TypedDict):
    house: int
    crowns: int
    votes: int
    faith: int
    influence: int
    banned: bool
    fallen: bool  # out of the game
    cities: list[int]
    troops: int
    hand: int  # how many cards
    shown: list[int]  # of each kind: cards that everybody knows to be in hand
    laid: list[int]  # cards in each stack
    armies: list[ArmyView]
    charges: list[int]
    finished: bool  # has chosen in an open secret decision


class CityView(TypedDict):
    owner: int | None
    razed: bool
    fortified: bool
    strength: int
    breaches: int
    besieger: int | None
    besieged_in: int


class CastleView(TypedDict):
    area: int | None
    strength: int
    breaches: int
    besieger: int | None
    besieged_in: int


class EntryView(TypedDict):
    what: int  # 0 an agenda, 1 an open motion, 2 an event
    which: int
    holder: int | None
    noble: int | None


class VoyageView(TypedDict):
    stage: int
    blessed: bool
    stakes: list[int]


class RowView(TypedDict):
    seat: int | None
    commander: int | None
    armies: list[int]  # places of those who fight
    cards: list[int | None]  # None: unseen
    thrown: list[int]  # places of the row, from the reveal on
    strength: int
    totals: TotalsView | None  # from the reveal on
    hits: int


class BattleView(TypedDict):
    area: int
    wall: int | None
    step: str
    sides: list[RowView]


class Own(TypedDict):
    hand: list[int]  # of each kind
    laid: list[list[int]]  # kinds in each stack
    chosen: list[list[int | str]]  # in an open secret decision


class Board(TypedDict):
    round: int
    pool: int
    phase_cards: int  # how many cards start a special phase
    draft_markers: int
    city_goal: int
    chairman: int
    head: int
    barons: list[BaronView]
    cities: list[CityView]
    castles: list[CastleView]
    stacks: list[int]
    areas: list[list[int]]
    track: list[int | None]
    offer: list[int]
    agendas: list[int]
    agenda_deck: int
    agenda_discard: list[int]
    in_force: list[EntryView]
    event_deck: int
    event_colour: int | None
    event_discard: list[int]
    fate_deck: int
    mercenary_deck: int
    expeditions: list[VoyageView]
    battle: BattleView | None
    now: UnderWay
    own: Own | None


def board(p: KnightsPosition, seat: int | None) -> Board:
    return {
        "round": p.round,
        "pool": p.pool,
        "phase_cards": p.phase_cards(),
        "draft_markers": p.draft_markers(),
        "city_goal": city_goal(p),
        "chairman": p.chairman,
        "head": p.head,
        "barons": [baron_view(p, other) for other in range(p.seats)],
        "cities": [city_view(p, city) for city in range(CITIES)],
        "castles": [castle_view(p, other) for other in range(p.seats)],
        "stacks": [len(stack) for stack in p.stacks],
        "areas": [list(area) for area in p.areas],
        "track": [someone(holder) for holder in p.track],
        "offer": list(p.offer),
        "agendas": list(p.agendas),
        "agenda_deck": len(p.agenda_deck),
        "agenda_discard": list(p.agenda_discard),
        "in_force": [entry_view(entry) for entry in p.in_force],
        "event_deck": len(p.event_deck),
        "event_colour": p.components.events[p.event_deck[-1]].colour if p.event_deck else None,
        "event_discard": list(p.event_discard),
        "fate_deck": len(p.fate),
        "mercenary_deck": sum(p.hireable),
        "expeditions": [voyage_view(p, number) for number in range(3)],
        "battle": battle_view(p, seat),
        "now": under_way(p),
        "own": own_view(p, seat) if seat is not None else None,
    }


def someone(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def baron_view(p: KnightsPosition, seat: int) -> BaronView:
    return {
        "house": p.house[seat],
        "crowns": p.crowns[seat],
        "votes": p.votes[seat],
        "faith": p.faith[seat],
        "influence": p.influence[seat],
        "banned": bool(p.banned[seat]),
        "fallen": seat in p.fallen,
        "cities": p.cities_of(seat),
        "troops": troops_on_board(p, seat),
        "hand": p.hand_size(seat),
        "shown": p.shown[seat * KINDS : seat * KINDS + KINDS],
        "laid": [sum([card // 8 == seat and card < NEUTRAL_CARD for card in stack]) for stack in p.stacks],
        "armies": [army_view(p, seat * PLACES + place) for place in range(PLACES)],
        "charges": p.charges_of(seat),
        "finished": DONE in p.chosen(seat) or (bool(p.chosen(seat)) and seat not in p.waiting),
    }


def army_view(p: KnightsPosition, army: int) -> ArmyView:
    area = p.at[army] % SEA if p.at[army] != OFF else None
    return {
        "place": army % PLACES,
        "area": area,
        "at_sea": p.at[army] >= SEA,
        "troops": unassigned(p, army),
        "strength": p.strength(army),
        "wounds": p.wounds[army],
        "exhausted": bool(p.tired[army]),
        "dead": bool(p.dead[army]),
        "heir": bool(p.heir[army]),
        "holder": p.holder[army],
        "gone": bool(p.gone[army]),
        "office": someone(p.office[army]),
    }


def unassigned(p: KnightsPosition, army: int) -> list[int]:
    return sorted(p.troops[army])


def city_view(p: KnightsPosition, city: int) -> CityView:
    return {
        "owner": p.owner[city] if p.owner[city] >= 0 else None,
        "razed": p.owner[city] == RAZED,
        "fortified": bool(p.fortified[city]),
        "strength": p.wall_strength(city),
        "breaches": p.breaches[city],
        "besieger": someone(p.besieger[city]),
        "besieged_in": p.besieged_in[city],
    }


def castle_view(p: KnightsPosition, seat: int) -> CastleView:
    wall = stronghold(seat)
    return {
        "area": someone(p.castle_area(seat)),
        "strength": p.wall_strength(wall),
        "breaches": p.breaches[wall],
        "besieger": someone(p.besieger[wall]),
        "besieged_in": p.besieged_in[wall],
    }


def entry_view(entry: tuple[int, ...]) -> EntryView:
    return {"what": entry[0], "which": entry[1], "holder": someone(entry[2]), "noble": someone(entry[3])}


def voyage_view(p: KnightsPosition, number: int) -> VoyageView:
    stakes = [p.stake(number, seat) for seat in range(p.seats)]
    return {"stage": p.stage[number], "blessed": bool(p.blessed[number]), "stakes": stakes}


def own_view(p: KnightsPosition, seat: int) -> Own:
    laid = [sorted([card % 8 for card in stack if card // 8 == seat and card < NEUTRAL_CARD]) for stack in p.stacks]
    return {
        "hand": p.hands[seat * KINDS : seat * KINDS + KINDS],
        "laid": laid,
        "chosen": [list(move) for move in p.chosen(seat)],
    }


def battle_view(p: KnightsPosition, seat: int | None) -> BattleView | None:
    battle = innermost(p, Battle)
    if not isinstance(battle, Battle):
        return None
    now = step(p, Battle)
    sides = [row_view(p, battle, side, seat, now not in UNSHOWN) for side in (ATTACKER, DEFENDER)]
    return {"area": battle.area, "wall": someone(battle.wall), "step": now, "sides": sides}


def row_view(p: KnightsPosition, battle: Battle, side: int, seat: int | None, shown: bool) -> RowView:
    """Own cards at once, all others from the reveal on; cards thrown away stay unseen by others (WK-12.16, WK-12.20)."""
    owner = battle.seat_of(side)
    mine = seat is not None and owner == seat and battle.commanders[side] != NOBODY
    cards: list[int | None] = []
    for place, card in enumerate(p.rows[side]):
        visible = mine or (shown and place not in p.thrown[side])
        cards.append(card if visible else None)
    armies = battle.armies(p, side)
    wall = p.wall_strength(battle.wall) if side == DEFENDER and battle.wall != NONE else 0
    return {
        "seat": None if owner == NEUTRAL_ENEMY else owner,
        "commander": someone(battle.commanders[side]),
        "armies": [army % PLACES for army in armies],
        "cards": cards,
        "thrown": sorted(p.thrown[side]) if shown else [],
        "strength": sum([p.effective(army) for army in armies]) + wall,
        "totals": totals(p, battle)[side] if shown and p.rows[side] else None,
        "hits": battle.hits[side],
    }
