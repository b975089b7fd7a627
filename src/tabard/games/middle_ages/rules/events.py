"""Events (MA-15, MA-16)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Each, Frame, Procedure

from ..components import EventCard
from ..position import MiddleAgesPosition
from .graveyard import RECONSTRUCT_TILE, destroy_top


class ResolveEvent(Procedure[MiddleAgesPosition]):
    """At the end of rounds 4, 8, 12 and 16 the leftmost face-up event takes effect (MA-15.1, MA-15.2)."""

    FIELDS = ("event",)
    STEPS = ("take_effect",)

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def take_effect(self, p: MiddleAgesPosition) -> Frame | None:
        card = p.components.events[self.event]
        if p.listening:
            p.tell("event", "MA-15.1", {"event": "event-" + card.id, "round": p.round})
        if card.kind == "restore_from_graveyard":  # MA-16.17: in the turn order of the round just ended
            return Each(RECONSTRUCT_TILE, p.order)
        rule = f"MA-16.{RULES[card.id]}" if card.id in RULES else "MA-15.3"
        for seat in p.order:
            if card.kind == "destroy_one_of_each":
                destroy_one_of_each(p, seat, card, rule)
            elif card.kind == "pay_per_tile":
                pay_supply(p, seat, gain(p, seat, card), rule)
            else:
                gain_from_supply(p, seat, gain(p, seat, card), rule)
        return None


RULES: Final = {
    "developed-trade": 1,
    "fine-goods": 2,
    "stronger-defence": 3,
    "good-harvest": 4,
    "subsidy": 5,
    "triumphal-return": 6,
    "population-growth": 7,
    "extensive-domains": 8,
    "costly-ceremonies": 9,
    "peasant-revolt": 11,
    "alliance": 12,
    "barbarian-invasion": 13,
    "black-death": 14,
    "earthquake": 15,
}


def gain(p: MiddleAgesPosition, seat: int, card: EventCard) -> int:
    """The coins an event moves for a player (MA-15.4, MA-16.1 to MA-16.9, MA-16.12)."""
    if card.kind == "gain_per_symbol":
        return card.coins * (p.chests(seat) if card.symbol else p.farmers(seat))
    if card.kind == "gain_per_graveyard_tile":
        return card.coins * len(p.graves[seat])
    if card.kind == "gain_per_type_present":
        return card.coins * (8 - p.empty_columns(seat))
    return card.coins * sum([p.count(seat, area) for area in card.areas])


def gain_from_supply(p: MiddleAgesPosition, seat: int, coins: int, rule: str) -> None:
    p.coins[seat] += coins
    if p.listening:
        p.tell("event-gain", rule, {"seat": seat, "coins": coins})


def pay_supply(p: MiddleAgesPosition, seat: int, coins: int, rule: str) -> None:
    """Whoever has too little pays all he has (MA-16.10)."""
    paid = min(coins, p.coins[seat])
    p.coins[seat] -= paid
    if p.listening:
        p.tell("event-paid", rule, {"seat": seat, "coins": paid})


def destroy_one_of_each(p: MiddleAgesPosition, seat: int, card: EventCard, rule: str) -> None:
    """One tile of each named type, the top one, if there is any (MA-15.5 to MA-15.7)."""
    for area in card.areas:
        if p.count(seat, area):
            tile = destroy_top(p, seat, area)
            if p.listening:
                p.tell("event-lost", rule, {"seat": seat, **p.tile_words(tile)})
