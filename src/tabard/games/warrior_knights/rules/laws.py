"""Laws that bind, and bans (WK-9.39 to WK-9.56): obey or disobey, asked once the act is declared in full."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..position import KnightsPosition
from ..state.board import NOBODY
from ..state.parliament import Entry
from .action_cards import take_chair
from .fate import find_seat

OBEY_MOVE: Final[Move] = ("obey",)
DISOBEY_MOVE: Final[Move] = ("disobey",)
FORBIDS: Final = -1  # instead of a price

# what Obey leaves in p.got: (result, price, law)
GAVE_UP: Final = 0
OBEYED: Final = 1
DISOBEYED: Final = 2


def law_code(entry: Entry) -> int:
    return entry[0] * 100 + entry[1]


def ban(p: KnightsPosition, seat: int) -> None:
    """WK-9.40, WK-9.47"""
    if p.banned[seat]:
        return
    p.banned[seat] = 1
    if p.listening:
        p.tell("banned", "WK-9.40", {"seat": seat})
    if seat == p.chairman:
        pass_chair(p)


def pass_chair(p: KnightsPosition) -> None:
    """To the unbanned baron with the most Votes, fate among the tied; it stays where everybody is banned (WK-9.47)."""
    free = [seat for seat in p.barons() if not p.banned[seat]]
    if not free:
        return
    most = max([p.votes[seat] for seat in free])
    tied = [seat for seat in free if p.votes[seat] == most]
    take_chair(p, tied[0] if len(tied) == 1 else find_seat(p, tied), "WK-9.47")


def dues(p: KnightsPosition, seat: int, rules: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """The laws in force that an act touches, in the order of WK-9.55: (place in `in_force`, price for one or FORBIDS).

    `rules`: for each rule how often the act touches it; 0 = it forbids where it touches.
    """
    if p.banned[seat]:  # WK-9.42
        return ()
    found: list[tuple[int, int]] = []
    for place, entry in enumerate(p.in_force):
        if not p.may_be_disobeyed(entry):
            continue
        for effect in p.effects_of(entry):
            if effect.rule in rules:
                times = rules[effect.rule]
                found.append((place, times * effect.value if times else FORBIDS))
    return tuple(found)


def closed_by(p: KnightsPosition, seat: int, waived: tuple[int, ...], rules: dict[str, int], spent: int = 0) -> bool:
    """Was such an act given up before, and would the same law stop it again? (WK-9.56) `spent`: what it costs besides."""
    if not waived:
        return False
    for place, price in dues(p, seat, rules):
        if law_code(p.in_force[place]) in waived and (price == FORBIDS or spent + price > p.crowns[seat]):
            return True
    return False


class Obey(Procedure[KnightsPosition]):
    """Each law in turn; the result is left in p.got (WK-9.52, WK-9.55). `spent`: crowns the act itself costs."""

    FIELDS = ("seat", "laws", "spent", "at", "price", "result")
    STEPS = ("ask",)

    def __init__(
        self,
        seat: int,
        laws: tuple[tuple[int, int], ...],
        spent: int = 0,
        at: int = 0,
        price: int = 0,
        result: int = OBEYED,
    ) -> None:
        self.seat: Final = seat
        self.laws: Final = laws
        self.spent: Final = spent
        self.at: Final = at
        self.price: Final = price
        self.result: Final = result

    def ask(self, p: KnightsPosition) -> Frame | None:
        if self.result != OBEYED or self.at == len(self.laws):
            law = law_code(p.in_force[self.laws[self.at][0]]) if self.result == GAVE_UP else NOBODY
            p.got = (self.result, self.price, law)
            return None
        p.again()
        return Ask(OBEY, self.seat)

    def answered(self, p: KnightsPosition, obeys: bool) -> Obey:
        due = self.laws[self.at][1]
        if not obeys:
            return Obey(self.seat, self.laws, self.spent, self.at, 0, DISOBEYED)
        if due == FORBIDS or self.spent + self.price + due > p.crowns[self.seat]:
            return Obey(self.seat, self.laws, self.spent, self.at, 0, GAVE_UP)
        return Obey(self.seat, self.laws, self.spent, self.at + 1, self.price + due, OBEYED)


class ObeyLaw(Decision[KnightsPosition]):
    """WK-9.52"""

    rule = "WK-9.52"
    verbs = ("obey", "disobey")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [OBEY_MOVE, DISOBEY_MOVE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(Obey)
        if p.listening:
            law = p.entry_word(p.in_force[frame.laws[frame.at][0]])
            p.tell("obeys" if move == OBEY_MOVE else "disobeys", "WK-9.52", {"seat": seat, "law": law})
        p.replace(frame.answered(p, move == OBEY_MOVE))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-move", "WK-9.52")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        frame = p.near(Obey)
        place, price = frame.laws[frame.at]
        gives_up = price == FORBIDS or frame.spent + frame.price + price > p.crowns[seat]
        return {"law": p.entry_word(p.in_force[place]), "crowns": max(0, price), "gives_up": int(gives_up)}

    def prompt_other(self, p: KnightsPosition) -> Args:
        frame = p.near(Obey)
        return {"law": p.entry_word(p.in_force[frame.laws[frame.at][0]])}


OBEY: Final[ObeyLaw] = ObeyLaw()


def carried_out(p: KnightsPosition, seat: int, result: int, price: int, rule: str) -> None:
    """The act happens: now the price is paid, and whoever disobeyed is banned (WK-9.55)."""
    if price:
        p.crowns[seat] -= price
        if p.listening:
            p.tell("paid", rule, {"seat": seat, "crowns": price})
    if result == DISOBEYED:
        ban(p, seat)
