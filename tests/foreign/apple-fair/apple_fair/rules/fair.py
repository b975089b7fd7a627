"""AF-2: the fair, and AF-3: gifts."""

from __future__ import annotations

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..position import FREE, MILLER, FairPosition


class TakeBasket(Decision[FairPosition]):
    rule = "AF-2.1"
    verbs = ("take",)

    def options(self, p: FairPosition, seat: int) -> list[Move]:
        return [("take", basket) for basket in p.free()]

    def apply(self, p: FairPosition, seat: int, move: Move) -> None:
        basket = int(move[1])
        p.owner[basket] = seat
        p.apples[seat] += p.size(basket)
        if p.listening:
            p.tell("took", "AF-2.1", {"seat": seat, "sort": f"sort-{p.sort(basket)}", "count": p.size(basket)})

    def refuse(self, p: FairPosition, seat: int, move: Move) -> Illegal:
        basket = int(move[1])
        if basket >= len(p.owner):
            return Illegal("no-basket", "AF-1.2", "there is no such basket")
        return Illegal("taken", "AF-2.1", "that basket is gone")

    def prompt(self, p: FairPosition, seat: int) -> Args:
        return {"count": len(p.free())}


class Give(Decision[FairPosition]):
    """Beside every question (AF-3.1)."""

    rule = "AF-3.1"
    verbs = ("give",)

    def options(self, p: FairPosition, seat: int) -> list[Move]:
        if not p.options["gifts"] or not p.apples[seat]:
            return []
        return [("give", other) for other in range(p.seats) if other != seat]

    def apply(self, p: FairPosition, seat: int, move: Move) -> None:
        other = int(move[1])
        p.apples[seat] -= 1
        p.apples[other] += 1
        if p.listening:
            p.tell("gave", "AF-3.1", {"seat": seat, "to_seat": other})

    def refuse(self, p: FairPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-gift", "AF-3.1", "there is no apple to give, or nobody to take it")


TAKE_BASKET, GIVE = TakeBasket(), Give()


class Fair(Procedure[FairPosition]):
    STEPS = ("rounds",)

    def rounds(self, p: FairPosition) -> Frame | None:
        """AF-2.3: round after round until the baskets are gone."""
        if not p.free():
            return None
        p.again()
        return Round(0)


class Round(Procedure[FairPosition]):
    FIELDS = ("seat",)
    STEPS = ("take", "go_on", "mill")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, p: FairPosition) -> Frame | None:
        return Ask(TAKE_BASKET, self.seat) if p.free() else None

    def go_on(self, p: FairPosition) -> Frame | None:
        """AF-2.1: in the order of the seats."""
        return Round(self.seat + 1) if self.seat + 1 < p.seats else None

    def mill(self, p: FairPosition) -> Frame | None:
        """AF-2.2: after the last player the miller takes the smallest baskets."""
        if self.seat + 1 < p.seats or p.options["miller"] == "away":
            return None
        for _ in range(int(str(p.options["hands"]))):
            take_smallest(p)
        return None


def take_smallest(p: FairPosition) -> None:
    free = p.free()
    if not free:
        return
    basket = min(free, key=lambda one: (p.size(one), one))
    assert p.owner[basket] == FREE
    p.owner[basket] = MILLER
    p.miller += p.size(basket)
    if p.listening:
        p.tell("milled", "AF-2.2", {"sort": f"sort-{p.sort(basket)}", "count": p.size(basket)})
