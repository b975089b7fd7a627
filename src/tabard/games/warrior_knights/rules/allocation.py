"""Where used cards go, and how they come back (WK-5.4 to WK-5.14)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Decision, Frame, Illegal, Move

from ..components import MOBILIZE, SERVE
from ..position import KnightsPosition
from ..state.decks import ASSEMBLY, KINDS, PHASES, TAXATION, WAGES, action_card, card_name
from .frames import Campaign

TO_AREA: Final[list[Move]] = [("allocate", area) for area in range(len(PHASES))]


def allocate(p: KnightsPosition, seat: int, kind: int, area: int) -> None:
    p.areas[area] += (action_card(seat, kind),)
    if p.listening:
        words = {"seat": seat, "card": card_name(action_card(seat, kind)), "phase": "phase-" + PHASES[area]}
        p.tell("allocated", "WK-5.1", {**words, "cards": len(p.areas[area]), "needed": p.phase_cards()})


def return_cards(p: KnightsPosition, area: int) -> None:
    """All cards of the area, however many, go back to their owners' hands (WK-5.14, WK-5.17)."""
    for card in p.areas[area]:
        p.hands[card // 8 * KINDS + card % 8] += 1
        p.shown[card // 8 * KINDS + card % 8] += 1
    p.areas[area] = ()


class Allocate(Decision[KnightsPosition]):
    """Serve the Church: any area (WK-5.7). Mobilize Forces: Wages or Assembly, by what it was used for (WK-5.8, WK-5.9)."""

    rule = "WK-5.7"
    verbs = ("allocate",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [TO_AREA[area] for area in areas_open(p)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        allocate(p, seat, card_used(p), int(move[1]))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("other-area", "WK-5.8")

    def clause(self, p: KnightsPosition) -> str:
        return "WK-5.8" if card_used(p) == MOBILIZE else "WK-5.7"


def areas_open(p: KnightsPosition) -> tuple[int, ...]:
    campaign = campaign_of(p)
    if campaign is None:
        return (TAXATION, WAGES, ASSEMBLY)
    if campaign.marched and not campaign.fought:
        return (WAGES,)
    if campaign.fought and not campaign.marched:
        return (ASSEMBLY,)
    return (WAGES, ASSEMBLY)


def card_used(p: KnightsPosition) -> int:
    return SERVE if campaign_of(p) is None else MOBILIZE


def campaign_of(p: KnightsPosition) -> Campaign | None:
    """The Mobilize Forces under way, if one is."""
    for frame in reversed(p.frames):
        if isinstance(frame, Campaign):
            return frame
    return None


ALLOCATE: Final[Allocate] = Allocate()
