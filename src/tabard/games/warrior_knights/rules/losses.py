"""Desertion and losses (WK-15.1, WK-15.9 to WK-15.11)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..position import KnightsPosition
from ..state.armies import seat_of_army
from .fate import draw_fate
from .mercenaries import dismiss, is_regular


def deserters(p: KnightsPosition, army: int, nation: int) -> list[int]:
    """The kinds of mercenaries of that nationality in an army."""
    return sorted({kind for kind in p.troops[army] if p.components.troops.nation[kind] == nation})


class Desertion(Procedure[KnightsPosition]):
    """One fate card, and one mercenary of the nationality shown (WK-15.1, WK-15.16)."""

    FIELDS = ("army", "nation")
    STEPS = ("draw", "desert")

    def __init__(self, army: int, nation: int = -1) -> None:
        self.army: Final = army
        self.nation: Final = nation

    def draw(self, p: KnightsPosition) -> Frame | None:
        nation = p.components.fate.nation[draw_fate(p)]
        if p.listening:
            words = {"nation": "nation-" + p.components.troops.nations[nation], **p.noble_words(self.army)}
            p.tell("desertion", "WK-15.1", words)
        p.replace(Desertion(self.army, nation))
        return None

    def desert(self, p: KnightsPosition) -> Frame | None:
        return Ask(DESERTER, seat_of_army(self.army)) if deserters(p, self.army, self.nation) else None


class Deserter(Decision[KnightsPosition]):
    """Which of several different ones goes (WK-15.1)."""

    rule = "WK-15.1"
    verbs = ("deserter",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        frame = p.near(Desertion)
        return [("deserter", kind) for kind in deserters(p, frame.army, frame.nation)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        army = p.near(Desertion).army
        dismiss(p, army, int(move[1]))
        if p.listening:
            p.tell("deserted", "WK-15.1", {**p.noble_words(army), "troop": p.troop_word(int(move[1]))})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-such-troops", "WK-15.1")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"noble": p.noble_word(p.near(Desertion).army)}


def sums(p: KnightsPosition, cards: list[int]) -> int:
    """The totals that some of these cards make up, in steps of 50, as bits."""
    strength = p.components.troops.strength
    found = 1
    for kind in cards:
        found |= found << strength[kind] // 50
    return found


def losses_due(p: KnightsPosition, army: int) -> int:
    """The total to be discarded for the tokens (WK-15.9 to WK-15.11, WK-22.27), in steps of 50."""
    totals = sums(p, p.mercenaries(army))
    due = 2 * p.wounds[army]
    most = totals.bit_length() - 1
    if most <= due:
        return most
    if p.terms.losses_up:
        return next(total for total in range(due, most + 1) if totals >> total & 1)
    return next(total for total in range(due, -1, -1) if totals >> total & 1)


class Losses(Procedure[KnightsPosition]):
    """Mercenaries worth 100 for each token go, one card at a time; then the tokens (WK-15.9)."""

    FIELDS = ("army", "left")
    STEPS = ("reckon", "lose", "remove")

    def __init__(self, army: int, left: int = 0) -> None:
        self.army: Final = army
        self.left: Final = left

    def reckon(self, p: KnightsPosition) -> Frame | None:
        p.replace(Losses(self.army, losses_due(p, self.army)))
        return None

    def lose(self, p: KnightsPosition) -> Frame | None:
        if not self.left:
            return None
        p.again()
        return Ask(LOSE_TROOPS, seat_of_army(self.army))

    def remove(self, p: KnightsPosition) -> Frame | None:
        p.wounds[self.army] = 0
        return None


class LoseTroops(Decision[KnightsPosition]):
    """Cards that can still be completed to the total due (WK-15.11, WK-26.7)."""

    rule = "WK-15.11"
    verbs = ("loss",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        frame = p.near(Losses)
        cards = p.mercenaries(frame.army)
        return [("loss", kind) for kind in sorted(set(cards)) if completes(p, cards, kind, frame.left)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(Losses)
        kind = int(move[1])
        dismiss(p, frame.army, kind)
        if p.listening:
            p.tell("lost", "WK-15.9", {**p.noble_words(frame.army), "troop": p.troop_word(kind)})
        p.replace(Losses(frame.army, frame.left - p.components.troops.strength[kind] // 50))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        rule = "WK-15.10" if is_regular(p, int(move[1])) else "WK-15.11"
        return Illegal("no-such-loss", rule)

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        frame = p.near(Losses)
        return {"noble": p.noble_word(frame.army), "troops": 50 * frame.left}


def completes(p: KnightsPosition, cards: list[int], kind: int, total: int) -> bool:
    rest = cards[:]
    rest.remove(kind)
    left = total - p.components.troops.strength[kind] // 50
    return left >= 0 and bool(sums(p, rest) >> left & 1)


DESERTER: Final[Deserter] = Deserter()


LOSE_TROOPS: Final[LoseTroops] = LoseTroops()
