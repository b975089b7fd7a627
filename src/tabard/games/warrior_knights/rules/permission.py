"""Permissions of other barons (WK-11.6, WK-12.8): asked openly one after another, one refusal is enough."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..position import KnightsPosition

YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)
GRANTED: Final = -1  # in p.got; otherwise the code of what was refused


class Permissions(Procedure[KnightsPosition]):
    """`requests`: (baron asked, code of what is asked, area). The result is left in p.got."""

    FIELDS = ("seat", "requests", "at", "refused", "attack")
    STEPS = ("ask",)

    def __init__(
        self,
        seat: int,
        requests: tuple[tuple[int, int, int], ...],
        at: int = 0,
        refused: int = GRANTED,
        attack: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.requests: Final = requests
        self.at: Final = at
        self.refused: Final = refused
        self.attack: Final = attack  # to attack, not to pass

    def ask(self, p: KnightsPosition) -> Frame | None:
        if self.refused != GRANTED or self.at == len(self.requests):
            p.got = (self.refused,)
            return None
        p.again()
        return Ask(PERMIT, self.requests[self.at][0])

    def answered(self, yes: bool) -> Permissions:
        refused = GRANTED if yes else self.requests[self.at][1]
        return Permissions(self.seat, self.requests, self.at + 1, refused, self.attack)


class Permit(Decision[KnightsPosition]):
    rule = "WK-11.6"
    verbs = ("yes", "no")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [YES, NO]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame = p.near(Permissions)
        if p.listening:
            words = {"seat": seat, "asker_seat": frame.seat, "area": p.area_word(frame.requests[frame.at][2])}
            p.tell("permits" if move == YES else "forbids", self.clause(p), words)
        p.replace(frame.answered(move == YES))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-move", "WK-11.6")

    def clause(self, p: KnightsPosition) -> str:
        return "WK-12.8" if p.near(Permissions).attack else "WK-11.6"

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        frame = p.near(Permissions)
        area = p.area_word(frame.requests[frame.at][2])
        return {"seat": frame.seat, "area": area, "attack": frame.attack}


PERMIT: Final[Permit] = Permit()
