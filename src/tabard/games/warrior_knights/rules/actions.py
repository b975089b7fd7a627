"""Actions phase (WK-5): cards are turned up, resolved and allocated; full areas and a full track start special phases."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Ask, Frame, Procedure

from ..components import DRAFT, LEVY, MOBILIZE, RALLY, SERVE, VERSATILE
from ..position import KnightsPosition
from ..state.board import NOBODY
from ..state.decks import ASSEMBLY, KINDS, NEUTRAL_CARD, TAXATION, WAGES, ZONES, action_card, card_name
from .action_cards import DRAFT_SOLDIERS, LEVY_TAXES, RALLY_SUPPORT, SERVE_THE_CHURCH, levy
from .allocation import ALLOCATE, allocate
from .assembly import Assembly
from .campaign import Mobilize, VersatileStrategy, can_mobilize
from .draft import Draft
from .neutral_cards import NeutralCard
from .taxation_and_wages import Taxation, Wages

AREA_OF: Final = {LEVY: TAXATION, DRAFT: WAGES, RALLY: ASSEMBLY}  # WK-5.4 to WK-5.6


class Actions(Procedure[KnightsPosition]):
    """Stack 1 is used up before stack 2, and stack 2 before stack 3 (WK-5.1, WK-5.18)."""

    STEPS = ("turn_up",)

    def turn_up(self, p: KnightsPosition) -> Frame | None:
        for zone in range(ZONES):
            if p.stacks[zone]:
                p.again()
                return turned_up(p, zone)
        return None


def turned_up(p: KnightsPosition, zone: int) -> Frame:
    card = p.stacks[zone][-1]
    p.stacks[zone] = p.stacks[zone][:-1]
    p.reveal()
    seat = card // 8 if card < NEUTRAL_CARD else NOBODY
    if p.listening and seat != NOBODY:
        p.tell("turned-up", "WK-5.1", {"card": card_name(card), "seat": seat, "zone": zone + 1})
    elif p.listening:
        p.tell("neutral-up", "WK-5.1", {"card": card_name(card), "zone": zone + 1})
    return ActionCard(seat, card % 8) if seat != NOBODY else NeutralAction(card - NEUTRAL_CARD)


class NeutralAction(Procedure[KnightsPosition]):
    """WK-5.3"""

    FIELDS = ("kind",)
    STEPS = ("resolve", "special")

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def resolve(self, p: KnightsPosition) -> Frame | None:
        return NeutralCard(self.kind)

    def special(self, p: KnightsPosition) -> Frame | None:
        return due_phase(p)


class ActionCard(Procedure[KnightsPosition]):
    """A baron's card: resolve, allocate, special phases (WK-5.2, WK-5.16)."""

    FIELDS = ("seat", "kind")
    STEPS = ("resolve", "allocation", "special")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def resolve(self, p: KnightsPosition) -> Frame | None:
        return resolution(p, self.seat, self.kind)

    def allocation(self, p: KnightsPosition) -> Frame | None:  # Mobilize Forces allocates itself (WK-5.8)
        if self.kind in AREA_OF:  # WK-5.11: declined or not
            allocate(p, self.seat, self.kind, AREA_OF[self.kind])
        elif self.kind == VERSATILE:  # WK-5.10
            p.hands[self.seat * KINDS + VERSATILE] += 1
            p.shown[self.seat * KINDS + VERSATILE] += 1
        elif self.kind == SERVE:  # WK-5.7
            return Ask(ALLOCATE, self.seat)
        return None

    def special(self, p: KnightsPosition) -> Frame | None:
        phase = due_phase(p)
        if phase is not None:
            p.again()
        return phase


def resolution(p: KnightsPosition, seat: int, kind: int) -> Frame | None:
    """The question that the card asks; a card that would do nothing counts as declined (WK-5.19, WK-26.2)."""
    if kind == LEVY:
        return Ask(LEVY_TAXES, seat) if levy(p, seat) else declined(p, seat, kind)
    if kind == DRAFT:
        return Ask(DRAFT_SOLDIERS, seat)
    if kind == RALLY:
        return Ask(RALLY_SUPPORT, seat)
    if kind == SERVE:
        return declined(p, seat, kind) if p.is_heretic(seat) else Ask(SERVE_THE_CHURCH, seat)
    if kind == MOBILIZE:
        if not can_mobilize(p, seat):
            declined(p, seat, kind)
        return Mobilize(seat)
    return VersatileStrategy(seat)


def declined(p: KnightsPosition, seat: int, kind: int) -> Frame | None:
    if p.listening:
        p.tell("no-use", "WK-5.19", {"seat": seat, "card": card_name(action_card(seat, kind))})
    return None


def due_phase(p: KnightsPosition) -> Frame | None:
    """Taxation, Wages, Assembly, Mercenary Draft, in this order (WK-5.12, WK-5.13, WK-5.15, WK-5.20)."""
    needed = p.phase_cards()
    if len(p.areas[TAXATION]) >= needed:
        return Taxation()
    if len(p.areas[WAGES]) >= needed:
        return Wages()
    if len(p.areas[ASSEMBLY]) >= needed:
        return Assembly()
    if len(p.track) - p.track.count(NOBODY) >= p.draft_markers():
        return Draft()
    return None
