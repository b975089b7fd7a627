"""Advance (MM-11)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Decision, Frame, Illegal, Move

from ..layouts import TERRITORY
from ..position import NOBODY, MedievalMasteryPosition
from .battle import begin_battle
from .conquest import conquer
from .control import DICE, dice_on_map
from .redeployment import in_castle, over_capacity, up_to

ADVANCE: Final = up_to("advance")
NO_ADVANCE: Final[Move] = ("no_advance",)


class Advance(Decision[MedievalMasteryPosition]):
    """Knights from the castle to one territory, or none (MM-11.1 to MM-11.4, MM-19.5)."""

    rule = "MM-11.1"
    verbs = ("advance", "no_advance")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        moves: list[Move] = []
        castle, room = p.knights[p.terms.layout.castles[seat]], p.room
        for cell in open_targets(p, seat):
            moves += ADVANCE[cell][room[cell] if room[cell] < castle else castle]  # MM-11.3
        spare = spare_dice(p, seat)
        if spare <= DICE[castle]:
            moves = [move for move in moves if DICE[castle - int(move[2])] + DICE[int(move[2])] <= spare]
        moves.append(NO_ADVANCE)
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        if len(move) == 1:
            if p.listening:
                p.tell("no-advance", "MM-11.4", {"seat": seat})
            return None
        cell, count = int(move[1]), int(move[2])
        p.knights[p.terms.layout.castles[seat]] -= count
        if p.listening:
            p.tell("advanced", "MM-11.1", {"seat": seat, "knights": count, **p.cell_words(cell)})
        if p.owner[cell] == NOBODY:  # MM-11.5
            return conquer(p, seat, cell, count)
        return begin_battle(p, seat, cell, count)  # MM-11.6

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return in_castle(p, seat)

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        cell, count = int(move[1]), int(move[2])
        wrong = refuse_target(p, seat, cell)
        if wrong is not None:
            return wrong
        if not count:
            return Illegal("no-knights", "MM-11.3")
        if count > p.knights[p.castle(seat)]:
            return Illegal("castle-short", "MM-11.3")
        if count > p.room[cell]:
            return too_many_besiegers(p, cell) if p.is_castle(cell) else over_capacity(p, cell)
        return Illegal("too-many-dice", "MM-4.4", args={"dice": 11})


def too_many_besiegers(p: MedievalMasteryPosition, cell: int) -> Illegal:
    most = p.room[cell]
    return Illegal("too-many-besiegers", "MM-16.8", args={"most": most})


def open_targets(p: MedievalMasteryPosition, seat: int) -> tuple[int, ...]:
    """Within reach and not held by a team-mate (MM-11.2, MM-16.5)."""
    targets = p.reach[seat]
    if p.terms.team_size == 1:
        return targets
    team, mine = p.terms.team, p.terms.team[seat]
    return tuple([cell for cell in targets if p.owner[cell] == NOBODY or team[p.owner[cell]] != mine])


def spare_dice(p: MedievalMasteryPosition, seat: int) -> int:
    """Dice for the castle and the advancing knights together; the castle may be emptied to free one (MM-4.4)."""
    return p.components.dice - dice_on_map(p, seat) + DICE[p.knights[p.terms.layout.castles[seat]]]


def can_advance(p: MedievalMasteryPosition, seat: int) -> bool:
    """If no advance is legal the step is passed over (MM-19.5)."""
    castle = p.knights[p.terms.layout.castles[seat]]
    if not castle or not open_targets(p, seat):
        return False
    if spare_dice(p, seat) > DICE[castle]:
        return True
    return len(ADVANCE_KNIGHTS.options(p, seat)) > 1


def refuse_target(p: MedievalMasteryPosition, seat: int, cell: int) -> Illegal | None:
    layout = p.terms.layout
    if cell >= layout.size or (layout.kind[cell] != TERRITORY and not p.is_castle(cell)):
        return Illegal("no-territory", "MM-2.8")
    if p.is_castle(cell) and not p.terms.siege:
        return Illegal("castle-safe", "MM-2.10")
    owner = p.owner[cell]
    if owner == seat:
        return Illegal("yours-already", "MM-11.1")
    if owner != NOBODY and p.terms.team[owner] == p.terms.team[seat]:
        return Illegal("team-mate", "MM-16.5", args={"seat": owner})
    if cell not in p.reach[seat]:
        return Illegal("out-of-reach", "MM-11.2")
    return None


ADVANCE_KNIGHTS: Final = Advance()
