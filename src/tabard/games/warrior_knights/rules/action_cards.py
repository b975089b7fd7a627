"""The simple action cards (WK-6.1 to WK-6.7): Levy Taxes, Draft Soldiers, Rally Support, Serve the Church."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Decision, Frame, Illegal, Move

from ..components import SPOTS
from ..position import KnightsPosition
from ..state.armies import OFF, SEA

USE: Final[Move] = ("use",)
DECLINE: Final[Move] = ("decline",)
SPOT: Final[list[Move]] = [("spot", spot) for spot in range(SPOTS)]


def levy(p: KnightsPosition, seat: int) -> int:
    """One crown for each area with a noble of the seat, none for those at sea (WK-6.1, WK-6.2, WK-24.23)."""
    areas = {p.at[army] for army in p.nobles_of(seat) if OFF < p.at[army] < SEA}
    return len(areas) + p.rule_value("levy_bonus", seat)


def gain_crowns(p: KnightsPosition, seat: int, crowns: int, rule: str) -> None:
    p.crowns[seat] += crowns
    if p.listening and crowns:
        p.tell("crowns", rule, {"seat": seat, "crowns": crowns})


def gain_votes(p: KnightsPosition, seat: int, votes: int, rule: str) -> None:
    p.votes[seat] += votes
    if p.listening:
        p.tell("votes", rule, {"seat": seat, "votes": votes})


def gain_faith(p: KnightsPosition, seat: int, faith: int, rule: str) -> None:
    """A Heretic gains none (WK-23.1)."""
    if p.is_heretic(seat):
        return
    p.faith[seat] += faith
    if p.listening:
        p.tell("faith", rule, {"seat": seat, "faith": faith})


def gain_influence(p: KnightsPosition, seat: int, influence: int, rule: str) -> None:
    """From the pool, or from outside if it is empty; none while the stronghold is off the board (WK-17.7)."""
    if p.castle_area(seat) == OFF:
        return
    p.influence[seat] += influence
    p.pool = max(0, p.pool - influence)
    if p.listening:
        p.tell("influence", rule, {"seat": seat, "influence": influence})


def take_chair(p: KnightsPosition, seat: int, rule: str) -> None:
    if p.chairman != seat:
        p.chairman = seat
        if p.listening:
            p.tell("chairman", rule, {"seat": seat})


def take_church(p: KnightsPosition, seat: int, rule: str) -> None:
    if p.head != seat:
        p.head = seat
        if p.listening:
            p.tell("head", rule, {"seat": seat})


def has_most(values: list[int], seat: int) -> bool:
    """More than everybody else, whoever they are (WK-6.19)."""
    return all([values[seat] > values[other] for other in range(len(values)) if other != seat])


class Card(Decision[KnightsPosition]):
    """Use the card or decline it (WK-5.2)."""

    verbs = ("use", "decline")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [USE, DECLINE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == DECLINE:
            tell_declined(p, seat)
        else:
            self.use(p, seat)
        return None

    def use(self, p: KnightsPosition, seat: int) -> None:
        raise NotImplementedError

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-move", "WK-5.2")


def tell_declined(p: KnightsPosition, seat: int) -> None:
    if p.listening:
        p.tell("declined", "WK-5.2", {"seat": seat})


class LevyTaxes(Card):
    rule = "WK-6.1"

    def use(self, p: KnightsPosition, seat: int) -> None:
        gain_crowns(p, seat, levy(p, seat), "WK-6.1")

    def prompt(self, p: KnightsPosition, seat: int) -> dict[str, object]:
        return {"crowns": levy(p, seat)}


class RallySupport(Card):
    rule = "WK-6.4"

    def use(self, p: KnightsPosition, seat: int) -> None:
        gain_votes(p, seat, p.components.costs.rally, "WK-6.4")
        if has_most(p.votes, seat) and not p.banned[seat]:  # WK-6.5
            take_chair(p, seat, "WK-6.4")


class ServeTheChurch(Card):
    rule = "WK-6.6"

    def use(self, p: KnightsPosition, seat: int) -> None:
        gain_faith(p, seat, p.components.costs.serve, "WK-6.6")
        if has_most(p.faith, seat):
            take_church(p, seat, "WK-6.6")


class DraftSoldiers(Decision[KnightsPosition]):
    """A marker on any empty usable spot, free of charge (WK-6.3)."""

    rule = "WK-6.3"
    verbs = ("spot", "decline")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*[SPOT[spot] for spot in p.free_spots()], DECLINE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == DECLINE:
            tell_declined(p, seat)
        else:
            place_marker(p, seat, int(move[1]), 0)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return refuse_spot(p, int(move[1]))


def place_marker(p: KnightsPosition, seat: int, spot: int, fee: int) -> None:
    p.track[spot] = seat
    p.crowns[seat] -= fee
    if p.listening:
        rule = "WK-6.17" if fee else "WK-6.3"
        p.tell("marker", rule, {"seat": seat, "spot": spot + 1, "crowns": fee})


def refuse_spot(p: KnightsPosition, spot: int) -> Illegal:
    if spot not in p.spots():
        return Illegal("spot-closed", "WK-21.7")
    if spot not in p.free_spots():
        return Illegal("spot-taken", "WK-6.3")
    return Illegal("spot-dear", "WK-6.17", args={"crowns": p.components.track.fee[spot]})


LEVY_TAXES: Final[LevyTaxes] = LevyTaxes()
RALLY_SUPPORT: Final[RallySupport] = RallySupport()
SERVE_THE_CHURCH: Final[ServeTheChurch] = ServeTheChurch()
DRAFT_SOLDIERS: Final[DraftSoldiers] = DraftSoldiers()
