"""The course of the game: set-up, rounds, the end (ERA-3, ERA-4, ERA-12, ERA-13)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Frame, Procedure, Secret

from ..components import COLOURS, FLOOD, PER_COLOUR, WHARF, colour_id
from ..position import EraPosition, dice_named
from .build import BuildTurn, full_domain
from .collect import collect, feed
from .disasters import Disaster
from .ending import game_ends, tell_results
from .extort import Extortion
from .fairs import FairTurn
from .layout import LAY_OUT, box_the_rest
from .roll import REROLL, REROLL_LAST, OpenRerolls, first_roll, lift_screens, with_dice
from .solo import PhilipDemands, SoloExtortion, roll_for_philip

QUILLS: Final = 0
DISASTERS: Final = 1
BUILD: Final = 2
EXTORT: Final = 3
FAIRS: Final = 4


class Match(Procedure[EraPosition]):
    """Set-up from step 7 on, then round after round."""

    STEPS = ("layout", "reveal", "first_player", "rounds")

    def layout(self, p: EraPosition) -> Frame | None:  # ERA-3.10
        return Secret(LAY_OUT, tuple(range(p.seats)))

    def reveal(self, p: EraPosition) -> Frame | None:  # ERA-3.15
        rivers = [seat for seat in range(p.seats) if box_the_rest(p, seat)]
        if p.listening:
            p.tell("revealed", "ERA-3.15", {"seats": rivers, "count": len(rivers)})
        if not rivers and p.terms.river == "secret" and WHARF in p.types and not p.terms.solo:
            no_wharves(p)
        return None

    def first_player(self, p: EraPosition) -> Frame | None:  # ERA-3.16, ERA-23.17
        p.first = p.below(p.seats) if p.seats > 1 else 0
        if p.listening and p.seats > 1:
            p.tell("first-player", "ERA-3.16", {"seat": p.first})
        return None

    def rounds(self, p: EraPosition) -> Frame | None:
        p.round += 1
        if p.listening:
            p.tell("round", "ERA-4.1", {"round": p.round, "seat": p.first})
        p.again()
        return Round()


def no_wharves(p: EraPosition) -> None:
    """Nobody has a river: wharves, their card and the flood tiles leave the game (ERA-21.9)."""
    p.types = tuple([piece for piece in p.types if piece != WHARF])
    for piece in (WHARF, FLOOD):
        p.box[piece] += p.supply[piece]
        p.supply[piece] = 0
    if p.listening:
        p.tell("no-wharves", "ERA-21.9", {})


class Round(Procedure[EraPosition]):
    """The six phases (ERA-4.1). `full`: somebody has no place for any building, so this round is the last (ERA-22.6)."""

    FIELDS = ("full",)
    STEPS = (
        "first_roll",
        "second_roll",
        "third_roll",
        "open_dice",
        "quills",
        "collecting",
        "feeding",
        "disasters",
        "look_for_room",
        "build",
        "extort",
        "philip",
        "fairs",
        "end_of_round",
    )

    def __init__(self, full: int = 0) -> None:
        self.full: Final = full

    def first_roll(self, p: EraPosition) -> Frame | None:  # ERA-5.1
        first_roll(p)
        return Secret(REROLL, with_dice(p))

    def second_roll(self, p: EraPosition) -> Frame | None:  # ERA-5.3, ERA-5.18: everybody is asked both times
        p.rolls = 2
        return Secret(REROLL_LAST, with_dice(p))

    def third_roll(self, p: EraPosition) -> Frame | None:
        if p.terms.solo:
            roll_for_philip(p)
        return None

    def open_dice(self, p: EraPosition) -> Frame | None:  # ERA-5.8
        lift_screens(p)
        return None

    def quills(self, p: EraPosition) -> Frame | None:  # ERA-5.9
        return InOrder(QUILLS, p.first)

    def collecting(self, p: EraPosition) -> Frame | None:  # phase 2
        collect(p)
        return None

    def feeding(self, p: EraPosition) -> Frame | None:  # phase 3
        feed(p)
        return None

    def disasters(self, p: EraPosition) -> Frame | None:  # phase 4
        return InOrder(DISASTERS, p.first)

    def look_for_room(self, p: EraPosition) -> Frame | None:  # ERA-22.6, ERA-22.7
        if p.terms.ends_when_full and p.turned.bit_count() < p.terms.cards:
            full = [seat for seat in p.order if full_domain(p, seat)]
            if full:
                p.replace(Round(1))
                if p.listening:
                    p.tell("full", "ERA-22.6", {"seats": full})
        return None

    def build(self, p: EraPosition) -> Frame | None:  # phase 5
        return InOrder(BUILD, p.first)

    def extort(self, p: EraPosition) -> Frame | None:  # phase 6
        if p.terms.peaceful:  # ERA-25.4
            return None
        return SoloExtortion() if p.terms.solo else InOrder(EXTORT, p.first)

    def philip(self, p: EraPosition) -> Frame | None:  # ERA-23.11
        return PhilipDemands() if p.terms.solo else None

    def fairs(self, p: EraPosition) -> Frame | None:  # ERA-11.1
        return InOrder(FAIRS, p.first)

    def end_of_round(self, p: EraPosition) -> Frame | None:  # ERA-12
        exchange_dice(p)
        end = game_ends(p, bool(self.full))
        if end is not None:
            tell_results(p)
            return end
        p.first = (p.first + 1) % p.seats  # ERA-4.3
        return None


class InOrder(Procedure[EraPosition]):
    """A phase in which the players act one after the other, each to the end (ERA-4.2)."""

    FIELDS = ("phase", "first", "turn")
    STEPS = ("next_player",)

    def __init__(self, phase: int, first: int, turn: int = 0) -> None:
        self.phase: Final = phase
        self.first: Final = first
        self.turn: Final = turn

    def next_player(self, p: EraPosition) -> Frame | None:
        if self.turn == p.seats:
            return None
        p.replace(InOrder(self.phase, self.first, self.turn + 1))
        p.again()
        seat = p.terms.clockwise[self.first][self.turn]
        if self.phase == QUILLS:
            return OpenRerolls(seat)
        if self.phase == DISASTERS:
            return Disaster(seat)
        if self.phase == BUILD:
            return BuildTurn(seat)
        return Extortion(seat) if self.phase == EXTORT else FairTurn(seat)


def exchange_dice(p: EraPosition) -> None:
    """As many dice of each colour as buildings that give them (ERA-4.4, ERA-12.1)."""
    for seat in range(p.seats):
        counts = [0] * len(COLOURS)
        for piece, colour in enumerate(p.components.gives_die):
            if colour >= 0:
                counts[colour] += p.count(seat, piece)
        before = p.dice[seat]
        p.dice[seat] = dice_named(tuple(counts))
        p.faces[seat] = (0,) * len(p.dice[seat])
        if p.listening and before != p.dice[seat]:
            tell_dice(p, seat, before)


def tell_dice(p: EraPosition, seat: int, before: tuple[int, ...]) -> None:
    for colour in range(len(COLOURS)):
        now = len([die for die in p.dice[seat] if die // PER_COLOUR == colour])
        then = len([die for die in before if die // PER_COLOUR == colour])
        if now != then:
            name = "die-taken" if now > then else "die-returned"
            p.tell(name, "ERA-12.1", {"seat": seat, "die": colour_id(colour), "count": abs(now - then)})
