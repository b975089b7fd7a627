"""What a seat may know, field by field (CE-18): for learning."""

from __future__ import annotations

from typing import Final

from tabard.kernel.sheet import Sheet

from .names import (
    CARDS,
    EVENTS,
    HUTS,
    KINDS,
    LOCATIONS,
    MARKERS,
    MASTERS,
    RANKS,
    SLOTS,
    TOKENS,
)
from .position import CrownOfEmaraPosition
from .rules.countryside import Countryside
from .rules.paying import Purchase
from .rules.scoring import final_points, result
from .rules.town import TownVisit
from .rules.turn import CARD, CRAFTSMAN, MASTER, RISE, WALK, Turn

ROUNDS: Final = 6
MOST_POINTS: Final = 60
MOST_GOODS: Final = 8
MOST_MARKER: Final = 10
OFFER: Final = 8
DONE: Final = (CARD, WALK, RISE, CRAFTSMAN, MASTER)
ACTIONS: Final = (1, 2, 4)  # of a Town location


def describe(p: CrownOfEmaraPosition, seat: int, sheet: Sheet) -> None:
    sheet.number("round", p.round, ROUNDS)
    sheet.who("statue", p.first)
    sheet.one("event", p.event if p.events else -1, len(EVENTS))
    sheet.ones("circles", p.circles, len(LOCATIONS), len(LOCATIONS))
    sheet.owners("huts", p.huts, HUTS)
    sheet.ones("offer", p.offer, len(MASTERS), OFFER)
    sheet.one("next_master", p.b_stack[-1] if p.b_stack else -1, len(MASTERS))
    sheet.number("masters_left", len(p.b_stack), MOST_GOODS)
    sheet.numbers("nobles_taken", p.taken, p.seats, len(RANKS))
    sheet.numbers("markers", [p.marker(number) for number in range(len(MARKERS))], MOST_MARKER, len(MARKERS))
    sheet.number("favors", len(p.favors), len(TOKENS))
    sheet.bag("discard", p.discard, len(TOKENS))
    sheet.number("victoria", p.victoria, MOST_POINTS)
    sheet.bag("hand", p.hands[seat], len(CARDS))
    describe_choice(p, seat, sheet)
    describe_turn(p, sheet)
    for number, other in enumerate(sheet.around):
        sheet.open("player", number)
        describe_player(p, other, sheet)
        sheet.close()


def describe_choice(p: CrownOfEmaraPosition, seat: int, sheet: Sheet) -> None:
    """The tokens one of which is being chosen: only the chooser sees them all (CE-9.2, CE-19.19)."""
    chooser = bool(p.drawn) and p.waiting[0] == seat
    sheet.number("drawn", len(p.drawn), len(TOKENS))
    sheet.bag("drawn_tokens", p.drawn if chooser else (), len(TOKENS))


def describe_turn(p: CrownOfEmaraPosition, sheet: Sheet) -> None:
    """The turn, the visit and the purchase under way."""
    turn: Turn | None = None
    visit: TownVisit | None = None
    location = due = -1
    for frame in p.frames:
        if isinstance(frame, Turn):
            turn = frame
        elif isinstance(frame, TownVisit):
            visit, location = frame, frame.location
        elif isinstance(frame, Countryside):
            location = frame.location
        elif isinstance(frame, Purchase):
            due = frame.bill(p)[0]
    sheet.open("turn")
    sheet.who("seat", turn.seat if turn is not None else -1)
    sheet.one("card", turn.card if turn is not None else -1, len(CARDS))
    sheet.one("slot", turn.slot if turn is not None else -1, SLOTS)
    sheet.numbers("done", flags(turn.did, DONE) if turn is not None else [], 1, len(DONE))
    sheet.bag("masters_used", bits(turn.used) if turn is not None else [], len(MASTERS))
    sheet.one("location", location, len(LOCATIONS))
    sheet.numbers("visit_used", flags(visit.used, ACTIONS) if visit is not None else [], 1, len(ACTIONS))
    sheet.number("sales", visit.sales if visit is not None else 0, 4)
    sheet.bag("visit_tokens", visit.tokens if visit is not None else (), len(TOKENS))
    sheet.number("due", max(due, 0), MOST_GOODS)
    sheet.close()


def describe_player(p: CrownOfEmaraPosition, seat: int, sheet: Sheet) -> None:
    sheet.numbers("goods", p.goods[seat * KINDS : seat * KINDS + KINDS], MOST_GOODS, KINDS)
    sheet.number("citizens", p.citizens[seat], MOST_POINTS)
    sheet.number("buildings", p.buildings[seat], MOST_POINTS)
    sheet.number("result", result(p, seat), MOST_POINTS)
    sheet.number("final_points", final_points(p, seat), MOST_GOODS)
    sheet.ones("councilors", p.councilors[seat * 2 : seat * 2 + 2], len(LOCATIONS), 2)
    sheet.ones("slots", p.slots[seat * SLOTS : seat * SLOTS + SLOTS], len(CARDS), SLOTS)
    sheet.bag("played", bits(p.spent[seat]), len(CARDS))
    sheet.number("cards_in_hand", len(p.hands[seat]), len(CARDS))
    sheet.number("craftsmen", p.craftsmen_left(seat), MOST_GOODS)
    sheet.bag("masters", bits(p.staff[seat]), len(MASTERS))
    sheet.number("rank", len(p.titles[seat]), len(RANKS))
    sheet.number("title_points", sum(p.titles[seat]), MOST_POINTS)
    sheet.bag("tokens", p.tokens[seat], len(TOKENS))


def bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def flags(mask: int, wanted: tuple[int, ...]) -> list[int]:
    return [1 if mask & bit else 0 for bit in wanted]
