"""Phase 1: Roll (ERA-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Message, Move, Procedure

from ..components import CHAPEL, COLOURS, FACES, MONASTERY, PER_COLOUR, QUILL, Components, colour_id, symbol_id
from ..position import EraPosition

REROLL_MOVES: Final[list[Move]] = [("reroll", die) for die in range(len(COLOURS) * PER_COLOUR)]


def first_roll(p: EraPosition) -> None:
    """Everybody rolls all their dice (ERA-5.1)."""
    p.rolls = 1
    for seat in range(p.seats):
        p.faces[seat] = tuple([p.below(FACES) for _ in p.dice[seat]])
        if p.listening and p.dice[seat]:
            p.tell("first-roll", "ERA-5.1", {"seat": seat, "dice": dice_words(p, seat)}, (seat,))


def with_dice(p: EraPosition) -> tuple[int, ...]:
    """Only who has no dice is not asked (ERA-5.18)."""
    return tuple([seat for seat in range(p.seats) if p.dice[seat]])


def dice_words(p: EraPosition, seat: int) -> list[Message]:
    c = p.components
    return [die_words(c, die, face) for die, face in zip(p.dice[seat], p.faces[seat], strict=True)]


def die_words(c: Components, die: int, face: int) -> Message:
    """A die and what it shows."""
    return {"id": "die-face", "args": {"die": colour_id(die // PER_COLOUR), "symbols": face_words(c, die, face)}}


def face_words(c: Components, die: int, face: int) -> list[Message]:
    shown = c.faces[die // PER_COLOUR][face]
    return [{"id": symbol_id(symbol), "args": {"count": count}} for symbol, count in enumerate(shown) if count]


def lift_screens(p: EraPosition) -> None:
    """All dice are open (ERA-5.8)."""
    p.rolls = 0
    for seat in p.order:
        if p.listening and p.dice[seat]:
            p.tell("rolled", "ERA-5.8", {"seat": seat, "dice": dice_words(p, seat)})


class Reroll(Decision[EraPosition]):
    """After the first roll: monasteries, then the dice to be rolled again (ERA-5.3 to ERA-5.7)."""

    rule = "ERA-5.3"
    verbs = ("set", "reroll", "done")
    many = True
    monasteries: ClassVar[bool] = True

    def choices(self, p: EraPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        named = [move for move in chosen if move[0] == "reroll"]
        moves: list[Move] = []
        if p.count(seat, MONASTERY) and self.monasteries and not named:
            moves += settings(p, seat, chosen)
        faces, skulls = faces_set(p, seat, chosen), p.components.skulls
        for n, die in enumerate(p.dice[seat]):
            move = REROLL_MOVES[die]
            if not skulls[die // PER_COLOUR * FACES + faces[n]] and move not in named:  # ERA-5.4, ERA-5.7
                moves.append(move)
        moves.append(DONE)
        return moves

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        die = int(move[1])
        if move[0] == "set":
            p.set_face(seat, die, int(move[2]))
        else:
            p.throw(seat, die)
        if p.listening:
            face = p.faces[seat][p.dice[seat].index(die)]
            name = "set" if move[0] == "set" else "rerolled"
            p.tell(name, "ERA-5.3", {"seat": seat, "face": die_words(p.components, die, face)}, (seat,))
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        chosen = p.chosen(seat)
        left = p.count(seat, MONASTERY) if self.monasteries else 0
        named = len([move for move in chosen if move[0] == "reroll"])
        spare = 0 if named else left - len([move for move in chosen if move[0] == "set"])
        return {"named": named, "monasteries": spare}

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        if move == DONE:
            return Illegal("not-now", self.rule, "choose dice first")
        die = int(move[1])
        if die not in p.dice[seat]:
            return Illegal("not-your-die", "ERA-4.4", "you have no such die")
        if move[0] == "set":
            return self.refuse_set(p, seat, move)
        face = faces_set(p, seat, p.chosen(seat))[p.dice[seat].index(die)]
        if p.components.skulls[die // PER_COLOUR * FACES + face]:
            return Illegal("locked", "ERA-5.4", "a die with a skull is locked")
        return Illegal("named-already", "ERA-29.5", "this die is already to be rolled again")

    def refuse_set(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        if not self.monasteries or any([other[0] == "reroll" for other in p.chosen(seat)]):
            return Illegal("monastery-late", "ERA-5.6", "a monastery acts before the second roll")
        if p.locked(seat, int(move[1])):
            return Illegal("locked", "ERA-5.4", "a die with a skull is locked")
        return Illegal("no-monastery", "ERA-5.6", "each monastery sets one die, each die is set once")


class RerollLast(Reroll):
    """After the second roll: the last re-roll; monasteries have acted (ERA-5.3)."""

    monasteries = False


def settings(p: EraPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
    """What a monastery that has not acted may set (ERA-5.6)."""
    turned = [move[1] for move in chosen if move[0] == "set"]
    if len(turned) >= p.count(seat, MONASTERY):
        return []
    free = [die for die in p.dice[seat] if die not in turned and not p.locked(seat, die)]
    return [("set", die, face) for die in free for face in range(FACES)]


def faces_set(p: EraPosition, seat: int, chosen: tuple[Move, ...]) -> tuple[int, ...]:
    """The faces of the seat's dice with those that monasteries have set (ERA-5.7)."""
    faces = p.faces[seat]
    for move in chosen:
        if move[0] == "set":
            at = p.dice[seat].index(int(move[1]))
            faces = (*faces[:at], int(move[2]), *faces[at + 1 :])
    return faces


REROLL: Final = Reroll()
REROLL_LAST: Final = RerollLast()


# ---------------------------------------------------------------------- after the screens


class OpenRerolls(Procedure[EraPosition]):
    """Quills and chapels of one player; `spent` counts for each die the quills already used (ERA-5.9 to ERA-5.16)."""

    FIELDS = ("seat", "chapels", "spent")
    STEPS = ("use",)

    def __init__(self, seat: int, chapels: int = 0, spent: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.chapels: Final = chapels
        self.spent: Final = spent

    def use(self, p: EraPosition) -> Frame | None:
        if not uses(p, self):
            return None
        p.again()
        return Ask(USE_QUILL, self.seat)


def quills_left(p: EraPosition, frame: OpenRerolls, die: int) -> int:
    at = p.dice[frame.seat].index(die)
    return p.shown(frame.seat, die, QUILL) - (frame.spent[at] if frame.spent else 0)


def chapels_left(p: EraPosition, frame: OpenRerolls) -> int:
    return p.count(frame.seat, CHAPEL) - frame.chapels


def uses(p: EraPosition, frame: OpenRerolls) -> list[Move]:
    dice = p.dice[frame.seat]
    moves: list[Move] = []
    for quill in dice if p.symbols(frame.seat, QUILL) else ():
        if quills_left(p, frame, quill) > 0:  # ERA-5.10, ERA-5.12
            moves += [("quill", quill, die) for die in dice if die != quill]
    if chapels_left(p, frame) > 0:  # ERA-5.11, ERA-5.13
        moves += [("chapel", die) for die in dice]
    return moves


class UseQuill(Decision[EraPosition]):
    """One quill or chapel at a time, each after the result of the one before (ERA-5.16)."""

    rule = "ERA-5.9"
    verbs = ("quill", "chapel", "done")

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        return [*uses(p, p.near(OpenRerolls)), DONE]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        if move == DONE:
            p.pop()
            return None
        frame = p.near(OpenRerolls)
        spent = list(frame.spent) or [0] * len(p.dice[seat])
        die = int(move[-1])
        if move[0] == "quill":
            spent[p.dice[seat].index(int(move[1]))] += 1
        before = p.faces[seat][p.dice[seat].index(die)]
        face = p.throw(seat, die)
        spent[p.dice[seat].index(die)] = 0  # a new face, a new quill (ERA-5.16)
        p.replace(OpenRerolls(seat, frame.chapels + int(move[0] == "chapel"), tuple(spent)))
        if p.listening:
            words: Args = {
                "seat": seat,
                "before": die_words(p.components, die, before),
                "after": die_words(p.components, die, face),
            }
            p.tell("quill" if move[0] == "quill" else "chapel", "ERA-5.14", words)
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        frame = p.near(OpenRerolls)
        quills = sum([max(0, quills_left(p, frame, die)) for die in p.dice[seat]])
        return {"quills": quills if len(p.dice[seat]) > 1 else 0, "chapels": chapels_left(p, frame)}

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        frame = p.near(OpenRerolls)
        if any([int(die) not in p.dice[seat] for die in move[1:]]):
            return Illegal("not-your-die", "ERA-4.4", "you have no such die")
        if move[0] == "chapel":
            return Illegal("no-chapel", "ERA-5.11", "no chapel is left to use in this round")
        if move[1] == move[2] and quills_left(p, frame, int(move[1])) > 0:
            return Illegal("quill-itself", "ERA-5.12", "a quill cannot re-roll the die it is on")
        return Illegal("no-quill", "ERA-5.12", "this die shows no quill that is left to use")


USE_QUILL: Final = UseQuill()
