"""Redeployment (MM-10), in small moves (MM-19.1 to MM-19.4)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import MOST_KNIGHTS
from ..layouts import MOST_CELLS
from ..position import NOWHERE, MedievalMasteryPosition
from .control import dice_on_map

RECALL_DONE: Final[Move] = ("recall_done",)
REDEPLOY_DONE: Final[Move] = ("redeploy_done",)
REDEPLOY_CANCEL: Final[Move] = ("redeploy_cancel",)


def up_to(verb: str) -> list[list[list[Move]]]:
    """For each cell and number the moves `verb cell 1` to `verb cell number`."""
    moves: list[list[Move]] = [[(verb, cell, n) for n in range(1, MOST_KNIGHTS + 1)] for cell in range(MOST_CELLS)]
    return [[moves[cell][:n] for n in range(MOST_KNIGHTS + 1)] for cell in range(MOST_CELLS)]


RECALL: Final = up_to("recall")
REINFORCE: Final = up_to("reinforce")


class Redeployment(Procedure[MedievalMasteryPosition]):
    """Knights to the castle, then knights from the castle (MM-19.1)."""

    FIELDS = ("seat",)
    STEPS = ("recall", "reinforce", "close")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def recall(self, p: MedievalMasteryPosition) -> Frame | None:
        if not p.supplied[self.seat]:  # MM-10.7
            return None
        p.before = tuple(p.knights)
        p.named = 0
        p.cursor = NOWHERE
        return ASK_RECALL[self.seat]

    def reinforce(self, p: MedievalMasteryPosition) -> Frame | None:
        p.cursor = NOWHERE
        return ASK_REINFORCE[self.seat] if p.before else None

    def close(self, p: MedievalMasteryPosition) -> Frame | None:
        if p.listening and p.before:
            tell_redeployment(p, self.seat)
        p.before = ()
        p.named = 0
        p.cursor = NOWHERE
        return None


def tell_redeployment(p: MedievalMasteryPosition, seat: int) -> None:
    changed = [cell for cell in p.supplied[seat] if p.before[cell] != p.knights[cell]]
    for cell in changed:
        words: Args = {"seat": seat, **p.cell_words(cell), "before": p.before[cell], "knights": p.knights[cell]}
        p.tell("redeployed", "MM-10.1", words)
    if not changed:
        p.tell("not-redeployed", "MM-10.7", {"seat": seat})


class Recall(Decision[MedievalMasteryPosition]):
    """From supplied territories to the castle, each at most once, in the order of the map (MM-19.1, MM-19.2)."""

    rule = "MM-10.1"
    verbs = ("recall", "recall_done")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        moves: list[Move] = []
        cursor, knights = p.cursor, p.knights
        for cell in p.supplied[seat]:
            if cell > cursor:
                moves += RECALL[cell][knights[cell] - 1]  # MM-10.3
        moves.append(RECALL_DONE)
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        if len(move) == 1:
            return None
        cell, count = int(move[1]), int(move[2])
        p.knights[cell] -= count
        p.knights[p.terms.layout.castles[seat]] += count
        p.cursor = cell
        p.named |= 1 << cell
        return ASK_RECALL[seat]

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return in_castle(p, seat)

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        cell, count = int(move[1]), int(move[2])
        wrong = refuse_cell(p, seat, cell, count)
        if wrong is not None:
            return wrong
        return Illegal("one-must-stay", "MM-10.3", "at least one knight stays on every territory")


class Reinforce(Decision[MedievalMasteryPosition]):
    """From the castle to supplied territories (MM-19.1 to MM-19.3)."""

    rule = "MM-10.1"
    verbs = ("reinforce", "redeploy_done", "redeploy_cancel")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        moves: list[Move] = []
        cursor, knights, room, named = p.cursor, p.knights, p.room, p.named
        castle = knights[p.terms.layout.castles[seat]]
        for cell in p.supplied[seat] if castle else ():
            if cell > cursor and not named >> cell & 1:
                free = room[cell] - knights[cell]
                moves += REINFORCE[cell][free if free < castle else castle]
        moves.append(REDEPLOY_DONE if dice_fit(p, seat) else REDEPLOY_CANCEL)
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        if len(move) == 1:
            if move[0] == "redeploy_cancel":
                p.knights = list(p.before)
            return None
        cell, count = int(move[1]), int(move[2])
        p.knights[cell] += count
        p.knights[p.terms.layout.castles[seat]] -= count
        p.cursor = cell
        return ASK_REINFORCE[seat]

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return in_castle(p, seat)

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if move[0] == "redeploy_done":
            message = "this arrangement needs more than ten dice; reinforce further or cancel"
            return Illegal("too-many-dice", "MM-4.4", message, {"dice": dice_on_map(p, seat)})
        if move[0] == "redeploy_cancel":
            return Illegal("no-cancel", "MM-19.3", "this arrangement is legal: finish it")
        cell, count = int(move[1]), int(move[2])
        wrong = refuse_cell(p, seat, cell, count)
        if wrong is not None:
            return wrong
        if p.named >> cell & 1:
            return Illegal("recalled", "MM-19.2", "a territory recalled from cannot be reinforced")
        if count > p.knights[p.castle(seat)]:
            return Illegal("castle-short", "MM-10.2", "there are not so many knights in your castle")
        return over_capacity(p, cell)


def in_castle(p: MedievalMasteryPosition, seat: int) -> Args:
    return {"knights": p.knights[p.castle(seat)]}


def dice_fit(p: MedievalMasteryPosition, seat: int) -> bool:
    """MM-4.4, MM-19.3: checked at the end only."""
    return dice_on_map(p, seat) <= p.components.dice


def refuse_cell(p: MedievalMasteryPosition, seat: int, cell: int, count: int) -> Illegal | None:
    if cell >= p.terms.layout.size or p.owner[cell] != seat or p.is_castle(cell):
        return Illegal("not-yours", "MM-10.1", "you do not control this territory")
    if cell not in p.supplied[seat]:
        return Illegal("unsupplied", "MM-5.6", "no supply line: its knights stay, and none may join them")
    if not count:
        return Illegal("no-knights", "MM-10.1", "move at least one knight")
    if cell <= p.cursor:
        return Illegal("wrong-order", "MM-19.2", "each territory is named once, in the order of the map")
    return None


def over_capacity(p: MedievalMasteryPosition, cell: int) -> Illegal:
    most = p.room[cell]
    return Illegal("over-capacity", "MM-2.12", f"this territory holds at most {most} knights", {"most": most})


RECALL_KNIGHTS: Final = Recall()
REINFORCE_KNIGHTS: Final = Reinforce()
ASK_RECALL: Final = [Ask(RECALL_KNIGHTS, seat) for seat in range(6)]
ASK_REINFORCE: Final = [Ask(REINFORCE_KNIGHTS, seat) for seat in range(6)]
REDEPLOY: Final = [Redeployment(seat) for seat in range(6)]
