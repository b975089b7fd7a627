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

    FIELDS = ("seat", "before", "named", "cursor")
    STEPS = ("recall", "reinforce", "close")

    def __init__(self, seat: int, before: tuple[int, ...], named: int = 0, cursor: int = NOWHERE) -> None:
        self.seat: Final = seat
        self.before: Final = before  # all knights as they were
        self.named: Final = named  # set of territories named in the first half
        self.cursor: Final = cursor  # the last territory named in this half

    def recall(self, p: MedievalMasteryPosition) -> Frame | None:
        return Ask(RECALL_KNIGHTS, self.seat)

    def reinforce(self, p: MedievalMasteryPosition) -> Frame | None:
        if self.named:
            p.replace(Redeployment(self.seat, self.before, self.named))
        return Ask(REINFORCE_KNIGHTS, self.seat)

    def close(self, p: MedievalMasteryPosition) -> Frame | None:
        if p.listening:
            tell_redeployment(p, self.seat, self.before)
        return None


def redeploy(p: MedievalMasteryPosition, seat: int) -> Frame | None:
    """Without a supplied territory there is nothing to ask (MM-10.7)."""
    return Redeployment(seat, tuple(p.knights)) if p.supplied[seat] else None


def tell_redeployment(p: MedievalMasteryPosition, seat: int, before: tuple[int, ...]) -> None:
    changed = [cell for cell in p.supplied[seat] if before[cell] != p.knights[cell]]
    for cell in changed:
        words: Args = {"seat": seat, **p.cell_words(cell), "before": before[cell], "knights": p.knights[cell]}
        p.tell("redeployed", "MM-10.1", words)
    if not changed:
        p.tell("not-redeployed", "MM-10.7", {"seat": seat})


class Recall(Decision[MedievalMasteryPosition]):
    """From supplied territories to the castle, each at most once, in the order of the map (MM-19.1, MM-19.2)."""

    rule = "MM-10.1"
    verbs = ("recall", "recall_done")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        moves: list[Move] = []
        frame, knights = p.frames[-2], p.knights
        assert isinstance(frame, Redeployment)
        cursor = frame.cursor
        for cell in p.supplied[seat]:
            if cell > cursor:
                moves += RECALL[cell][knights[cell] - 1]  # MM-10.3
        moves.append(RECALL_DONE)
        return moves

    def apply(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Frame | None:
        if len(move) == 1:
            return None
        cell, count, frame = int(move[1]), int(move[2]), p.frames[-1]
        assert isinstance(frame, Redeployment)
        p.knights[cell] -= count
        p.knights[p.terms.layout.castles[seat]] += count
        p.frames[-1] = Redeployment(seat, frame.before, frame.named | 1 << cell, cell)
        return Ask(self, seat)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return in_castle(p, seat)

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        cell, count = int(move[1]), int(move[2])
        wrong = refuse_cell(p, seat, cell, count)
        if wrong is not None:
            return wrong
        return Illegal("one-must-stay", "MM-10.3")


class Reinforce(Decision[MedievalMasteryPosition]):
    """From the castle to supplied territories (MM-19.1 to MM-19.3)."""

    rule = "MM-10.1"
    verbs = ("reinforce", "redeploy_done", "redeploy_cancel")

    def options(self, p: MedievalMasteryPosition, seat: int) -> list[Move]:
        moves: list[Move] = []
        frame, knights, room = p.frames[-2], p.knights, p.room
        assert isinstance(frame, Redeployment)
        cursor, named = frame.cursor, frame.named
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
                p.knights = list(p.near(Redeployment).before)
            return None
        cell, count, frame = int(move[1]), int(move[2]), p.frames[-1]
        assert isinstance(frame, Redeployment)
        p.knights[cell] += count
        p.knights[p.terms.layout.castles[seat]] -= count
        p.frames[-1] = Redeployment(seat, frame.before, frame.named, cell)
        return Ask(self, seat)

    def prompt(self, p: MedievalMasteryPosition, seat: int) -> Args:
        return in_castle(p, seat)

    def refuse(self, p: MedievalMasteryPosition, seat: int, move: Move) -> Illegal:
        if move[0] == "redeploy_done":
            return Illegal("too-many-dice", "MM-4.4", args={"dice": dice_on_map(p, seat)})
        if move[0] == "redeploy_cancel":
            return Illegal("no-cancel", "MM-19.3")
        cell, count = int(move[1]), int(move[2])
        wrong = refuse_cell(p, seat, cell, count)
        if wrong is not None:
            return wrong
        if p.near(Redeployment).named >> cell & 1:
            return Illegal("recalled", "MM-19.2")
        if count > p.knights[p.castle(seat)]:
            return Illegal("castle-short", "MM-10.2")
        return over_capacity(p, cell)


def in_castle(p: MedievalMasteryPosition, seat: int) -> Args:
    return {"knights": p.knights[p.castle(seat)]}


def dice_fit(p: MedievalMasteryPosition, seat: int) -> bool:
    """MM-4.4, MM-19.3: checked at the end only."""
    return dice_on_map(p, seat) <= p.components.dice


def refuse_cell(p: MedievalMasteryPosition, seat: int, cell: int, count: int) -> Illegal | None:
    if cell >= p.terms.layout.size or p.owner[cell] != seat or p.is_castle(cell):
        return Illegal("not-yours", "MM-10.1")
    if cell not in p.supplied[seat]:
        return Illegal("unsupplied", "MM-5.6")
    if not count:
        return Illegal("no-knights", "MM-10.1")
    if cell <= p.near(Redeployment).cursor:
        return Illegal("wrong-order", "MM-19.2")
    return None


def over_capacity(p: MedievalMasteryPosition, cell: int) -> Illegal:
    most = p.room[cell]
    return Illegal("over-capacity", "MM-2.12", args={"most": most})


RECALL_KNIGHTS: Final = Recall()
REINFORCE_KNIGHTS: Final = Reinforce()
