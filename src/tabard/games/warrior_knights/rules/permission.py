"""Permissions of other barons (WK-11.6, WK-12.8): asked openly one after another, one refusal is enough; an offer may go with
each request (WK-19.5)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..position import KnightsPosition

YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)
OFFER: Final[list[Move]] = [("offer", crowns) for crowns in range(100)]
GRANTED: Final = -1  # in p.got; otherwise the code of what was refused


class Permissions(Procedure[KnightsPosition]):
    """`requests`: (baron asked, code of what is asked, area). The result is left in p.got. `price`: the toll of the act."""

    FIELDS = ("seat", "requests", "attack", "price", "at", "refused", "offer")
    STEPS = ("ask", "request")

    def __init__(
        self,
        seat: int,
        requests: tuple[tuple[int, int, int], ...],
        attack: int = 0,
        price: int = 0,
        at: int = 0,
        refused: int = GRANTED,
        offer: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.requests: Final = requests
        self.attack: Final = attack  # to attack, not to pass
        self.price: Final = price
        self.at: Final = at
        self.refused: Final = refused
        self.offer: Final = offer

    def ask(self, p: KnightsPosition) -> Frame | None:
        if self.refused != GRANTED or self.at == len(self.requests):
            return None
        return Ask(OFFER_CROWNS, self.seat) if p.terms.asides and spare(p, self) else None

    def request(self, p: KnightsPosition) -> Frame | None:
        if self.refused != GRANTED or self.at == len(self.requests):
            p.got = (self.refused,)
            return None
        p.goto("ask")
        return Ask(PERMIT, self.requests[self.at][0])

    def offered(self, crowns: int) -> Permissions:
        return Permissions(self.seat, self.requests, self.attack, self.price, self.at, self.refused, crowns)

    def answered(self, yes: bool) -> Permissions:
        refused = GRANTED if yes else self.requests[self.at][1]
        return Permissions(self.seat, self.requests, self.attack, self.price, self.at + 1, refused)


def spare(p: KnightsPosition, frame: Permissions) -> int:
    """Crowns that are not promised as a toll (WK-26.5)."""
    return max(0, p.crowns[frame.seat] - frame.price)


class OfferCrowns(Decision[KnightsPosition]):
    """What the asker offers with the request; paid when the permission is given (WK-19.5)."""

    rule = "WK-19.5"
    verbs = ("offer",)

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return OFFER[: spare(p, p.near(Permissions)) + 1]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        frame, crowns = p.near(Permissions), int(move[1])
        p.replace(frame.offered(crowns))
        if p.listening and crowns:
            words: Args = {"seat": seat, "to_seat": frame.requests[frame.at][0], "crowns": crowns}
            p.tell("offers", "WK-19.5", words)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("too-dear", "WK-19.5")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return request_words(p)

    def prompt_other(self, p: KnightsPosition) -> Args:
        return request_words(p)


def request_words(p: KnightsPosition) -> Args:
    frame = p.near(Permissions)
    other, _, area = frame.requests[frame.at]
    return {"to_seat": other, "area": p.area_word(area), "attack": frame.attack}


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
        if move == YES and frame.offer:
            hand_over(p, frame.seat, seat, frame.offer)
        p.replace(frame.answered(move == YES))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-move", "WK-11.6")

    def clause(self, p: KnightsPosition) -> str:
        return "WK-12.8" if p.near(Permissions).attack else "WK-11.6"

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        frame = p.near(Permissions)
        area = p.area_word(frame.requests[frame.at][2])
        return {"seat": frame.seat, "area": area, "attack": frame.attack, "crowns": frame.offer}


def hand_over(p: KnightsPosition, seat: int, to: int, crowns: int) -> None:
    """Crowns pass from baron to baron at once (WK-19.4, WK-19.5)."""
    p.crowns[seat] -= crowns
    p.crowns[to] += crowns
    if p.listening:
        p.tell("gave", "WK-19.4", {"seat": seat, "to_seat": to, "crowns": crowns})


PERMIT: Final[Permit] = Permit()
OFFER_CROWNS: Final[OfferCrowns] = OfferCrowns()
