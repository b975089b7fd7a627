"""The course of the game (WK-4.1) and Planning (WK-4)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Decision, Frame, Illegal, Move, Procedure, Secret

from ..components import NEUTRALS
from ..position import KnightsPosition
from ..setup import SetUp
from ..state.decks import KINDS, NEUTRAL_CARD, ZONES, action_card
from .actions import Actions
from .upkeep import Upkeep

PLAN: Final[list[list[Move]]] = [[("plan", kind, zone) for zone in range(ZONES)] for kind in range(KINDS)]
ZONE_CARDS: Final = 2


class Match(Procedure[KnightsPosition]):
    """Set-up, then rounds until Upkeep ends the game (WK-18.1)."""

    STEPS = ("set_up", "rounds")

    def set_up(self, p: KnightsPosition) -> Frame | None:
        return SetUp()

    def rounds(self, p: KnightsPosition) -> Frame | None:
        p.again()
        return Round()


class Round(Procedure[KnightsPosition]):
    STEPS = ("planning", "stacks", "actions", "upkeep")

    def planning(self, p: KnightsPosition) -> Frame | None:  # WK-4.2
        p.round += 1
        p.shown = [0] * len(p.shown)
        if p.listening:
            p.tell("round", "WK-4.1", {"round": p.round})
        return Secret(PLAN_CARDS, tuple(p.barons()))

    def stacks(self, p: KnightsPosition) -> Frame | None:
        lay_stacks(p)
        return None

    def actions(self, p: KnightsPosition) -> Frame | None:
        return Actions()

    def upkeep(self, p: KnightsPosition) -> Frame | None:
        p.unused = ()
        return Upkeep()


def lay_stacks(p: KnightsPosition) -> None:
    """Two neutral cards join each zone unseen, and each zone is shuffled (WK-4.4, WK-4.5)."""
    counts = p.components.neutrals
    neutrals = p.shuffled([NEUTRAL_CARD + kind for kind in range(len(NEUTRALS)) for _ in range(counts[kind])])
    for zone in range(ZONES):
        p.stacks[zone] = p.shuffled([*p.stacks[zone], *neutrals[2 * zone : 2 * zone + 2]])
    p.unused = tuple(sorted(neutrals[2 * ZONES :]))
    if p.listening:
        p.tell("planned", "WK-4.7", {"cards": [len(stack) for stack in p.stacks]})


class PlanCards(Decision[KnightsPosition]):
    """Up to two cards of the hand in each zone, in any order (WK-4.2, WK-26.1)."""

    rule = "WK-4.2"
    verbs = ("plan", "done")
    many = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return self.choices(p, seat, ())

    def choices(self, p: KnightsPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        left = p.hands[seat * KINDS : seat * KINDS + KINDS]
        room = [ZONE_CARDS] * ZONES
        for move in chosen:
            left[int(move[1])] -= 1
            room[int(move[2])] -= 1
        kinds = [kind for kind in range(KINDS) if left[kind]]
        moves = [PLAN[kind][zone] for zone in range(ZONES) if room[zone] for kind in kinds]
        moves.append(DONE)
        return moves

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        kind, zone = int(move[1]), int(move[2])
        p.hands[seat * KINDS + kind] -= 1
        p.stacks[zone] += (action_card(seat, kind),)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        planned = p.chosen(seat)
        if sum([other[2] == move[2] for other in planned if other != DONE]) >= ZONE_CARDS:
            return Illegal("zone-full", "WK-4.2")
        return Illegal("no-such-card", "WK-4.3")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"cards": len(p.chosen(seat))}


PLAN_CARDS: Final[PlanCards] = PlanCards()
