"""Trade fairs, at the end of phase 6 (ERA-11)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import CULTURE, RESOURCES, TRADE_FAIR, one_of, track_id
from ..geometry import first_cell, near
from ..position import PAVED, PLACE_BITS, EraPosition
from .collect import owned
from .solo import take_from_philip


class FairTurn(Procedure[EraPosition]):
    """One player's fairs; `used` names those that have traded by their first cell (ERA-11.1)."""

    FIELDS = ("seat", "used")
    STEPS = ("choose",)

    def __init__(self, seat: int, used: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.used: Final = used

    def choose(self, p: EraPosition) -> Frame | None:
        if not trades(p, self):
            return None
        p.again()
        return Ask(TRADE, self.seat)


def fairs_left(p: EraPosition, turn: FairTurn) -> list[int]:
    """The fairs that have not traded, by their first cell (ERA-29.16)."""
    if not p.count(turn.seat, TRADE_FAIR):
        return []
    fairs = [first_cell(p.cells(code)) for code in p.pieces[turn.seat] if code // PLACE_BITS == TRADE_FAIR]
    return [cell for cell in sorted(fairs) if cell not in turn.used]


def trades(p: EraPosition, turn: FairTurn) -> list[Move]:
    """Fair, partner, kind given, kind taken (ERA-11.2, ERA-11.3); alone without a partner (ERA-23.12)."""
    fairs = fairs_left(p, turn)
    if not fairs:
        return []
    mine = owned(p, turn.seat)
    if p.terms.solo:
        his = [track for track in range(RESOURCES) if p.philip_left[track]]
        return [("trade", fair, give, take) for fair in fairs for give in mine for take in his if give != take]
    deals = [
        (other, give, take)
        for other in p.opponents(turn.seat)
        for give in mine
        for take in owned(p, other)
        if give != take
    ]
    return [("fair", fair, *deal) for fair in fairs for deal in deals]


def culture_of(p: EraPosition, seat: int, fair: int) -> int:
    """2 beside a road or bridge, else 1 (ERA-11.4, ERA-11.8)."""
    for code in p.pieces[seat]:
        if code // PLACE_BITS == TRADE_FAIR and first_cell(p.cells(code)) == fair:
            return 2 if near(p.cells(code)) & p.domains[seat][PAVED] else 1
    return 0


class Trade(Decision[EraPosition]):
    rule = "ERA-11.2"
    verbs = ("fair", "trade", "done")

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        return [*trades(p, p.near(FairTurn)), DONE]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        if move == DONE:
            p.pop()
            return None
        fair, give, take = int(move[1]), int(move[-2]), int(move[-1])
        p.replace(FairTurn(seat, (*p.near(FairTurn).used, fair)))
        p.pay(seat, give, 1)
        if p.terms.solo:
            take_from_philip(p, take)  # what you give goes to the bank (ERA-23.18)
        else:
            other = int(move[2])
            p.pay(other, take, 1)
            p.gain(other, give, 1)  # ERA-11.5
            p.gain(seat, take, 1)
        culture = culture_of(p, seat, fair)
        p.gain(seat, CULTURE, culture)
        if p.listening:
            self.tell(p, seat, move, culture)
        return None

    def tell(self, p: EraPosition, seat: int, move: Move, culture: int) -> None:
        words: Args = {"seat": seat, "give": one_of(int(move[-2])), "take": one_of(int(move[-1])), "culture": culture}
        if p.terms.solo:
            p.tell("traded-philip", "ERA-23.12", words)
        else:
            p.tell("traded", "ERA-11.2", {**words, "other_seat": int(move[2])})

    def prompt(self, p: EraPosition, seat: int) -> Args:
        return {"fairs": len(fairs_left(p, p.near(FairTurn)))}

    def clause(self, p: EraPosition) -> str:
        return "ERA-23.12" if p.terms.solo else self.rule

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        if (move[0] == "trade") != p.terms.solo:
            return Illegal("not-now", self.clause(p), "trade with an opponent, or alone with Sir Philip")
        if int(move[1]) not in fairs_left(p, p.near(FairTurn)):
            return Illegal("no-fair", "ERA-11.1", "you have no unused fair there")
        if move[-2] == move[-1]:
            return Illegal("same-kind", "ERA-11.2", "trade for another kind of resource")
        if not p.tracks[seat][int(move[-2])]:
            return Illegal("none-left", "ERA-11.3", "you have none of it", {"track": track_id(int(move[-2]))})
        return Illegal(
            "partner-has-none", "ERA-11.3", "the other side has none of it", {"track": track_id(int(move[-1]))}
        )


TRADE: Final = Trade()
