"""Donations, Gifts and deliveries that are paid in resources, and the markers they turn (CE-8)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Frame

from ..components import NOTHING, Price, Things
from ..names import (
    ABBESS,
    BUILDINGS,
    CITIZENS,
    DONATION_BONUS,
    DONATION_MARKER,
    FROM_CASTLE,
    FROM_DONATIONS,
    FROM_STONE,
    FROM_WOOD,
    GIFT_BONUS,
    GIFT_MARKER,
    MAYORESS,
    STONE_MARKER,
    WOOD,
    good_id,
    marker_id,
)
from ..position import CrownOfEmaraPosition
from .favors import draw_tokens
from .gains import amounts, collect, plus, together
from .paying import Bill, Purchase, fixed_bill


def price_in(resource: int, number: int) -> Price:
    return (
        number if resource == 0 else 0,
        number if resource == 1 else 0,
        number if resource == 2 else 0,
        number if resource == 3 else 0,
    )


def marker_bill(p: CrownOfEmaraPosition, seat: int, marker: int, resource: int) -> Bill:
    """As many of a resource as its marker shows (CE-8.1, CE-8.4)."""
    return fixed_bill(p, seat, price_in(resource, p.marker(marker)))


def turn_marker(p: CrownOfEmaraPosition, marker: int) -> None:
    """CE-8.2, CE-8.16: one face clockwise; past the last one it leaves the game."""
    if p.marker_gone(marker):  # CE-8.17
        return
    p.markers[marker] += 1
    if p.listening:
        words: Args = {"marker": marker_id(marker), "value": p.marker(marker)}
        if p.marker_gone(marker):
            p.tell("marker-gone", "CE-8.17", words)
        else:
            p.tell("marker-turned", "CE-8.2", words)


def donation_gain(p: CrownOfEmaraPosition, seat: int) -> Things:
    gain = plus(p.components.donation_gain, CITIZENS, p.in_force(DONATION_BONUS))  # CE-14.12
    return together(gain, p.components.master_gain[ABBESS]) if p.owns(seat, ABBESS) else gain  # CE-13.24


def gift_gain(p: CrownOfEmaraPosition, seat: int) -> Things:
    gain = plus(p.components.gift_gain, CITIZENS, p.in_force(GIFT_BONUS))  # CE-14.14
    return together(gain, p.components.master_gain[MAYORESS]) if p.owns(seat, MAYORESS) else gain  # CE-13.21


def stone_gain(p: CrownOfEmaraPosition) -> Things:
    return plus(p.components.stone_delivery.gain, CITIZENS, p.marker(STONE_MARKER))  # CE-8.22


class Donation(Purchase):
    """You pay, the marker is turned, you get the book and the CP of the event, and last the token (CE-9.14)."""

    FIELDS = ("seat", "resource")
    STEPS = ("payment", "reward", "favor")

    def __init__(self, seat: int, resource: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return marker_bill(p, self.seat, DONATION_MARKER + self.resource, self.resource)

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": {"id": "purpose-donation", "args": {"resource": good_id(self.resource)}}}

    def reward(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-8.2, CE-8.3
        turn_marker(p, DONATION_MARKER + self.resource)
        got = collect(p, self.seat, donation_gain(p, self.seat), FROM_DONATIONS)
        if p.listening:
            words: Args = {"seat": self.seat, "resource": good_id(self.resource), "gains": amounts(got)}
            p.tell("donated", "CE-8.3", words)
        return None

    def favor(self, p: CrownOfEmaraPosition) -> Frame | None:  # CE-9.1
        return draw_tokens(p, self.seat)


class Gift(Purchase):
    """A resource for a ring (CE-8.4)."""

    FIELDS = ("seat", "resource")
    STEPS = ("payment", "reward")

    def __init__(self, seat: int, resource: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return marker_bill(p, self.seat, GIFT_MARKER + self.resource, self.resource)

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": {"id": "purpose-gift", "args": {"resource": good_id(self.resource)}}}

    def reward(self, p: CrownOfEmaraPosition) -> Frame | None:
        turn_marker(p, GIFT_MARKER + self.resource)
        got = collect(p, self.seat, gift_gain(p, self.seat), FROM_CASTLE)
        if p.listening:
            words: Args = {"seat": self.seat, "resource": good_id(self.resource), "gains": amounts(got)}
            p.tell("gave", "CE-8.4", words)
        return None


class StoneDelivery(Purchase):
    """Stone for BP and as many CP as the Stone marker shows (CE-8.8)."""

    FIELDS = ("seat",)
    STEPS = ("payment", "reward")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return fixed_bill(p, self.seat, p.components.stone_delivery.cost)

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": "purpose-stone"}

    def reward(self, p: CrownOfEmaraPosition) -> Frame | None:
        got = collect(p, self.seat, stone_gain(p), FROM_STONE)
        if p.listening:
            p.tell("delivered-stone", "CE-8.8", {"seat": self.seat, "gains": amounts(got)})
        turn_marker(p, STONE_MARKER)
        return None


class WoodDelivery(Purchase):
    """1 or 3 wood for BP (CE-8.11)."""

    FIELDS = ("seat", "wood")
    STEPS = ("payment", "reward")

    def __init__(self, seat: int, wood: int) -> None:
        self.seat: Final = seat
        self.wood: Final = wood

    def buyer(self) -> int:
        return self.seat

    def bill(self, p: CrownOfEmaraPosition) -> Bill:
        return fixed_bill(p, self.seat, price_in(WOOD, self.wood))

    def purpose(self, p: CrownOfEmaraPosition) -> Args:
        return {"what": "purpose-wood"}

    def reward(self, p: CrownOfEmaraPosition) -> Frame | None:
        points = dict(p.components.wood_deliveries)[self.wood]
        got = collect(p, self.seat, plus(NOTHING, BUILDINGS, points), FROM_WOOD)
        if p.listening:
            p.tell("delivered-wood", "CE-8.11", {"seat": self.seat, "gains": amounts(got)})
        return None
