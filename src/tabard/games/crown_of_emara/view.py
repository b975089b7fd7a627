"""What a seat sees (CE-18): everything but other hands, the order of piles, and tokens another seat chooses among.

Cards, locations, Masters, tokens, events, ranks and markers are numbers: rows of the component tables (`Components`).
Lists of goods have the order wood, stone, cloth, grain, bread, book, coin, ring; lists of things add CP and BP.
"""

from __future__ import annotations

from typing import TypedDict

from .names import (
    BUILDINGS_CHANGE,
    DONATION_BONUS,
    GIFT_BONUS,
    KINDS,
    MARKERS,
    MASTER_DISCOUNT,
    MORE_SALES,
    RANK_BONUS,
    RANKS,
    SLOTS,
)
from .position import ACCOUNT, NO_CARD, NO_MASTER, NOBODY, CrownOfEmaraPosition
from .rules.countryside import Countryside
from .rules.craftsmen import craftsman_points
from .rules.deliveries import donation_gain, gift_gain, stone_gain
from .rules.events import EndOfRoundEvent
from .rules.gains import as_scored, gain_of_buildings
from .rules.paying import Purchase
from .rules.scoring import best_split, final_points, result
from .rules.solo import campaign_won, next_start
from .rules.town import TownVisit
from .rules.turn import CARD, CRAFTSMAN, MASTER, RISE, WALK, Turn


class MarkerView(TypedDict):
    """A rotating marker, or what is printed where it lay (CE-8.14, CE-8.17)."""

    value: int
    next: int  # after one more use
    gone: bool
    face: int
    faces: list[int]  # the printed value last


class RankView(TypedDict):
    """A stack of Noble cards (CE-2.13)."""

    left: int
    top: int | None  # CP of the uppermost card
    next: int | None


class DealsView(TypedDict):
    """What actions would bring this player now, event and Masters included."""

    donation: list[int]  # things
    gift: list[int]
    castle_book: list[int]
    stone: list[int]
    wood: list[int]  # BP of each delivery
    craftsman: int  # CP of the next one


class PlayerView(TypedDict):
    goods: list[int]
    citizens: int
    buildings: int
    result: int  # the lower of both (CE-15.7)
    councilors: list[int | None]  # locations; none before they are placed
    slots: list[int | None]  # the card in each slot
    played: list[int]  # cards played in this half of the game (CE-18.3)
    hand: int  # how many cards
    pile: int
    craftsmen: int  # still on the board
    masters: list[int]
    titles: list[int]  # CP on the Noble cards, Baron first
    tokens: list[int]
    final_points: int  # what the goods would bring now (CE-15.2)
    account_citizens: list[int]  # by source (`sources` of the components)
    account_buildings: list[int]
    deals: DealsView


class TurnView(TypedDict):
    """The turn under way, once its card is played."""

    seat: int
    card: int
    slot: int
    card_open: bool
    walk_open: bool
    rise_open: bool
    craftsman_open: bool
    master_open: bool
    used: list[int]  # Masters used in this turn


class VisitView(TypedDict):
    seat: int
    location: int
    used: list[bool]  # the first, second and third action of a Town location
    sales: int
    tokens: list[int]  # that can still be used on this visit (CE-9.9)


class BillView(TypedDict):
    """Something is being paid for (CE-10)."""

    seat: int
    due: int
    most: list[int]  # of wood, stone, cloth, grain, coins


class DrawnView(TypedDict):
    seat: int
    count: int
    tokens: list[int] | None  # for the drawer only (CE-9.2)


class SplitView(TypedDict):
    seat: int
    points: int
    best: int


class FinalView(TypedDict):
    citizens: int
    buildings: int
    result: int
    place: int


class VictoriaView(TypedDict):
    citizens: int
    ranks: int  # how many she holds
    campaign: bool
    beaten: bool  # as it stands
    next_start: int | None  # once a campaign game is over


class ChangesView(TypedDict):
    """What the event of the round changes for everybody (CE-14.9 to CE-14.15); nothing is 0."""

    rank_bonus: int  # more CP for a rise
    donation_bonus: int
    gift_bonus: int
    discount: int  # fewer resources for a Master
    buildings: int  # of each gain of BP
    sales: int  # more of them on a Market visit


class Board(TypedDict):
    private: bool
    round: int  # 0 during set-up
    first: int  # holder of the Statue
    order: list[int]  # turn order of this round
    event: int
    events_left: int  # cards below it
    event_open: bool  # the end-of-round event is being decided
    players: list[PlayerView]
    hand: list[int] | None  # your cards
    huts: list[int | None]  # the seat whose Craftsman lives there
    offer: list[int | None]  # two Masters on each Town location
    b_top: int | None
    b_left: int
    ranks: list[RankView]
    markers: list[MarkerView]
    favors: int  # tokens in the stack
    discard: list[int]
    drawn: DrawnView | None
    turn: TurnView | None
    visit: VisitView | None
    bill: BillView | None
    split: SplitView | None
    victoria: VictoriaView | None
    changes: ChangesView
    history: list[list[int]]  # after each round, CP and BP of each seat
    final: list[FinalView] | None


class Laid(TypedDict):
    """What set-up lays for good."""

    circles: list[list[int]]  # two lists of four locations, clockwise
    mixed: bool
    unlimited: bool
    start: int  # BP everybody began with


def board(p: CrownOfEmaraPosition, seat: int | None) -> Board:
    return {
        "private": True,
        "round": p.round,
        "first": p.first,
        "order": list(p.order),
        "event": p.event,
        "events_left": len(p.events) - 1,
        "event_open": any([isinstance(frame, EndOfRoundEvent) for frame in p.frames]),
        "players": [player_view(p, other) for other in range(p.seats)],
        "hand": list(p.hands[seat]) if seat is not None else None,
        "huts": [owner if owner != NOBODY else None for owner in p.huts],
        "offer": [master if master != NO_MASTER else None for master in p.offer],
        "b_top": p.b_stack[-1] if p.b_stack else None,
        "b_left": len(p.b_stack),
        "ranks": [rank_view(p, rank) for rank in range(len(RANKS))],
        "markers": [marker_view(p, marker) for marker in range(len(MARKERS))],
        "favors": len(p.favors),
        "discard": list(p.discard),
        "drawn": drawn_view(p, seat),
        "turn": turn_view(p),
        "visit": visit_view(p),
        "bill": bill_view(p),
        "split": split_view(p),
        "victoria": victoria_view(p) if p.terms.solo else None,
        "changes": changes_view(p),
        "history": [list(p.history[n : n + 2 * p.seats]) for n in range(0, len(p.history), 2 * p.seats)],
        "final": [final_view(p, other) for other in range(p.seats)] if p.over else None,
    }


def laid(p: CrownOfEmaraPosition) -> Laid:
    return {
        "circles": [list(p.circles[:4]), list(p.circles[4:])],
        "mixed": p.terms.mixed,
        "unlimited": p.terms.unlimited,
        "start": p.account[ACCOUNT],
    }


def player_view(p: CrownOfEmaraPosition, seat: int) -> PlayerView:
    account = 2 * seat * ACCOUNT
    return {
        "goods": p.goods[seat * KINDS : seat * KINDS + KINDS],
        "citizens": p.citizens[seat],
        "buildings": p.buildings[seat],
        "result": result(p, seat),
        "councilors": [at if at != NOBODY else None for at in p.councilors[seat * 2 : seat * 2 + 2]],
        "slots": [card if card != NO_CARD else None for card in p.slots[seat * SLOTS : seat * SLOTS + SLOTS]],
        "played": bits(p.spent[seat]),
        "hand": len(p.hands[seat]),
        "pile": len(p.piles[seat]),
        "craftsmen": p.craftsmen_left(seat),
        "masters": bits(p.staff[seat]),
        "titles": list(p.titles[seat]),
        "tokens": list(p.tokens[seat]),
        "final_points": final_points(p, seat),
        "account_citizens": p.account[account : account + ACCOUNT],
        "account_buildings": p.account[account + ACCOUNT : account + 2 * ACCOUNT],
        "deals": deals_view(p, seat),
    }


def bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def rank_view(p: CrownOfEmaraPosition, rank: int) -> RankView:
    left = p.components.rank_citizens[rank][p.taken[rank] :]
    return {"left": len(left), "top": left[0] if left else None, "next": left[1] if len(left) > 1 else None}


def marker_view(p: CrownOfEmaraPosition, marker: int) -> MarkerView:
    faces, face = p.terms.faces[marker], p.markers[marker]
    return {
        "value": faces[face],
        "next": faces[min(face + 1, len(faces) - 1)],
        "gone": p.marker_gone(marker),
        "face": face,
        "faces": list(faces),
    }


def drawn_view(p: CrownOfEmaraPosition, seat: int | None) -> DrawnView | None:
    """CE-9.2: only the seat that chooses sees them."""
    if not p.drawn:
        return None
    drawer = p.waiting[0]
    return {"seat": drawer, "count": len(p.drawn), "tokens": list(p.drawn) if seat == drawer else None}


def turn_view(p: CrownOfEmaraPosition) -> TurnView | None:
    for turn in p.frames:
        if isinstance(turn, Turn) and turn.card != NO_CARD:
            return {
                "seat": turn.seat,
                "card": turn.card,
                "slot": turn.slot,
                "card_open": not turn.did & CARD,
                "walk_open": not turn.did & WALK,
                "rise_open": not turn.did & RISE,
                "craftsman_open": not turn.did & CRAFTSMAN,
                "master_open": not turn.did & MASTER,
                "used": bits(turn.used),
            }
    return None


def visit_view(p: CrownOfEmaraPosition) -> VisitView | None:
    for frame in p.frames:
        if isinstance(frame, TownVisit):
            used = [bool(frame.used & bit) for bit in (1, 2, 4)]
            tokens = list(frame.tokens)
            return {
                "seat": frame.seat,
                "location": frame.location,
                "used": used,
                "sales": frame.sales,
                "tokens": tokens,
            }
        if isinstance(frame, Countryside):
            return {"seat": frame.seat, "location": frame.location, "used": [], "sales": 0, "tokens": []}
    return None


def bill_view(p: CrownOfEmaraPosition) -> BillView | None:
    for frame in p.frames:
        if isinstance(frame, Purchase) and p.waiting and asks_payment(p):
            due, *most = frame.bill(p)
            return {"seat": frame.buyer(), "due": due, "most": [min(number, due) for number in most]}
    return None


def asks_payment(p: CrownOfEmaraPosition) -> bool:
    decision = p.frames[-1].decision()
    return decision is not None and "pay" in decision.verbs


def split_view(p: CrownOfEmaraPosition) -> SplitView | None:
    decision = p.frames[-1].decision() if p.frames else None
    if decision is None or "split" not in decision.verbs:
        return None
    seat = p.waiting[0]
    points = final_points(p, seat)
    return {"seat": seat, "points": points, "best": best_split(p.citizens[seat], p.buildings[seat], points)}


def deals_view(p: CrownOfEmaraPosition, seat: int) -> DealsView:
    c = p.components
    return {
        "donation": list(donation_gain(p, seat)),
        "gift": list(gift_gain(p, seat)),
        "castle_book": list(as_scored(p, seat, c.castle_book.gain)),
        "stone": list(as_scored(p, seat, stone_gain(p))),
        "wood": [gain_of_buildings(p, seat, points) for _, points in c.wood_deliveries],
        "craftsman": craftsman_points(p, seat),
    }


def changes_view(p: CrownOfEmaraPosition) -> ChangesView:
    return {
        "rank_bonus": p.in_force(RANK_BONUS),
        "donation_bonus": p.in_force(DONATION_BONUS),
        "gift_bonus": p.in_force(GIFT_BONUS),
        "discount": p.in_force(MASTER_DISCOUNT),
        "buildings": p.in_force(BUILDINGS_CHANGE),
        "sales": p.in_force(MORE_SALES),
    }


def victoria_view(p: CrownOfEmaraPosition) -> VictoriaView:
    steps = max(0, min(len(p.history) // 2 - p.components.victoria_first + 1, len(p.components.victoria_ranks)))
    return {
        "citizens": p.victoria,
        "ranks": steps,
        "campaign": p.terms.campaign,
        "beaten": campaign_won(p),
        "next_start": next_start(p) if p.over and p.terms.campaign else None,
    }


def final_view(p: CrownOfEmaraPosition, seat: int) -> FinalView:
    return {
        "citizens": p.citizens[seat],
        "buildings": p.buildings[seat],
        "result": result(p, seat),
        "place": p.ranking[seat],
    }
