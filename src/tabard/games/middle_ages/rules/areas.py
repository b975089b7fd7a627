"""The effects of the eight areas (MA-6 to MA-11, MA-13, MA-14)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import PASS, Ask, Decision, Frame, Illegal, Move

from ..components import BARRACKS, CHURCH, FIELD, MARKET, MILL, RAMPART, ROW_WIDTH, VILLAGE
from ..position import NO_TILE, NOWHERE, MiddleAgesPosition, area_id, bits
from .graveyard import RESTORE_TILE, destroy_top

SCOUT: Final[list[Move]] = [("scout", spot) for spot in range(4 * ROW_WIDTH)]
INCOME: Final[list[Move]] = [("income", column) for column in range(8)]
AREA: Final[list[Move]] = [("area", token, column) for token in range(8) for column in range(8)]


def apply_effect(p: MiddleAgesPosition, seat: int, area: int) -> Frame | None:
    """The effect of a column; one that cannot be applied is skipped (MA-4.12)."""
    if area == FIELD:
        return gain_per_symbol(p, seat, "farmers", "MA-6.1", p.farmers(seat) * p.components.effect_coins[FIELD])
    if area == MILL:
        return mill(p, seat)
    if area == VILLAGE:
        return Ask(RESTORE_TILE, seat) if p.graves[seat] else None  # MA-8.6
    if area == RAMPART:
        return Ask(PLACE_SCOUT, seat) if scout_spots(p, seat) else None  # MA-9.5, MA-9.8
    if area == MARKET:
        return gain_per_symbol(p, seat, "chests", "MA-10.1", p.chests(seat) * p.components.effect_coins[MARKET])
    if area == BARRACKS:
        return barracks(p, seat)
    if area == CHURCH:
        return Ask(EXTRA_INCOME, seat) if EXTRA_INCOME.options(p, seat) else None  # MA-13.3
    return Ask(EXTRA_AREA, seat) if EXTRA_AREA.options(p, seat) else None  # MA-14.4


def gain_per_symbol(p: MiddleAgesPosition, seat: int, what: str, rule: str, coins: int) -> Frame | None:
    """Field and market: a coin per symbol in the own fief (MA-6.1, MA-6.3, MA-10.1)."""
    p.coins[seat] += coins
    if p.listening and coins:
        p.tell(what, rule, {"seat": seat, "coins": coins})
    return None


def pay(p: MiddleAgesPosition, payer: int, receiver: int, coins: int) -> int:
    """Whoever has too little pays all he has (MA-7.2, MA-11.4, MA-20.2)."""
    paid = min(coins, p.coins[payer])
    p.coins[payer] -= paid
    p.coins[receiver] += paid
    return paid


def mill(p: MiddleAgesPosition, seat: int) -> Frame | None:
    """Whoever has fewer mills pays (MA-7.1, MA-7.3, MA-7.4)."""
    mine = p.count(seat, MILL)
    for other in p.others(seat):
        if p.count(other, MILL) < mine:
            paid = pay(p, other, seat, p.components.effect_coins[MILL])
            if p.listening:
                p.tell("mill-paid", "MA-7.1", {"seat": other, "to_seat": seat, "coins": paid})
    return None


def barracks(p: MiddleAgesPosition, seat: int) -> Frame | None:
    """Attack all with fewer ramparts than the own barracks (MA-11.1, MA-11.6, MA-11.7)."""
    mine = p.count(seat, BARRACKS)
    for other in p.others(seat):
        if p.count(other, RAMPART) < mine:
            attack(p, seat, other)
    return None


def attack(p: MiddleAgesPosition, seat: int, victim: int) -> None:
    """One tile and two coins, independent of each other (MA-11.2, MA-11.3, MA-11.5, MA-11.9)."""
    columns = [area for area in range(8) if p.fief[victim * 8 + area]]
    lost = destroy_top(p, victim, columns[0]) if columns else NO_TILE
    paid = pay(p, victim, seat, p.components.effect_coins[BARRACKS])
    if not p.listening:
        return
    if lost == NO_TILE:
        p.tell("attacked-bare", "MA-11.5", {"seat": seat, "victim_seat": victim, "coins": paid})
    else:
        p.tell("attacked", "MA-11.2", {"seat": seat, "victim_seat": victim, "coins": paid, **p.tile_words(lost)})


# ---------------------------------------------------------------------- rampart and scout (MA-9)


def scout_spots(p: MiddleAgesPosition, seat: int) -> list[int]:
    """Tiles outside the own lord's row, without a lord and without a scout (MA-9.1 to MA-9.4, MA-9.14)."""
    display, own_row = p.display, p.lords[seat] // ROW_WIDTH
    taken = bits(p.lords) | bits(p.scouts)
    spots: list[int] = []
    for row in range(4):
        if row != own_row:
            for spot in range(row * ROW_WIDTH, row * ROW_WIDTH + p.seats + 1):
                if display[spot] >= 0 and not taken >> spot & 1:
                    spots.append(spot)  # noqa: PERF401
    return spots


class PlaceScout(Decision[MiddleAgesPosition]):
    """Reserve a tile, or leave the scout where it is (MA-9.6 to MA-9.8)."""

    rule = "MA-9.8"
    verbs = ("scout", "pass")

    def options(self, p: MiddleAgesPosition, seat: int) -> list[Move]:
        moves = [SCOUT[spot] for spot in scout_spots(p, seat)]
        moves.append(PASS)
        return moves

    def apply(self, p: MiddleAgesPosition, seat: int, move: Move) -> Frame | None:
        if move == PASS:
            if p.listening:
                p.tell("no-scout", "MA-9.6", {"seat": seat})
            return None
        spot = int(move[1])
        p.scouts[seat] = spot
        if p.listening:
            p.tell("scouted", "MA-9.1", {"seat": seat, **p.spot_words(spot)})
        return None

    def refuse(self, p: MiddleAgesPosition, seat: int, move: Move) -> Illegal:
        spot = int(move[1])
        if spot // ROW_WIDTH == p.lords[seat] // ROW_WIDTH and p.lords[seat] != NOWHERE:
            return Illegal("scout-own-row", "MA-9.1")
        if p.display[spot] == NO_TILE:
            return Illegal("no-tile", "MA-0.10")
        if p.scouts[seat] == spot:
            return Illegal("scout-stays", "MA-9.14")
        return Illegal("scout-taken", "MA-9.3")


# ---------------------------------------------------------------------- church and palace (MA-13, MA-14)


class ExtraIncome(Decision[MiddleAgesPosition]):
    """Church: an extra-income token on a column that has none (MA-13.2, MA-13.3)."""

    rule = "MA-13.2"
    must = "MA-13.3"
    verbs = ("income",)

    def options(self, p: MiddleAgesPosition, seat: int) -> list[Move]:
        if not p.income_supply:
            return []
        return [INCOME[column] for column in range(8) if not p.extra_income[seat * 8 + column]]

    def apply(self, p: MiddleAgesPosition, seat: int, move: Move) -> Frame | None:
        column = int(move[1])
        p.extra_income[seat * 8 + column] = 1
        p.income_supply -= 1
        if p.listening:
            p.tell("income-token", "MA-13.1", {"seat": seat, "area": area_id(column)})
        return None

    def refuse(self, p: MiddleAgesPosition, seat: int, move: Move) -> Illegal:
        return Illegal("has-income-token", "MA-13.4")


class ExtraArea(Decision[MiddleAgesPosition]):
    """Palace: an extra-area token on a column that has none and does not count that area yet (MA-14.1, MA-14.2)."""

    rule = "MA-14.2"
    must = "MA-14.4"
    verbs = ("area",)

    def options(self, p: MiddleAgesPosition, seat: int) -> list[Move]:
        first, seen, found = seat * 8, 0, list[Move]()
        for token in p.area_supply:
            if seen >> token & 1:
                continue
            seen |= 1 << token
            for column in p.components.not_counting[token]:  # MA-14.3
                if p.extra_area[first + column] < 0:  # MA-14.5
                    found.append(AREA[token * 8 + column])
        return found

    def apply(self, p: MiddleAgesPosition, seat: int, move: Move) -> Frame | None:
        token, column = int(move[1]), int(move[2])
        p.extra_area[seat * 8 + column] = token
        at = p.area_supply.index(token)
        p.area_supply = p.area_supply[:at] + p.area_supply[at + 1 :]
        if p.listening:
            p.tell("area-token", "MA-14.1", {"seat": seat, "token": area_id(token), "area": area_id(column)})
        return None

    def refuse(self, p: MiddleAgesPosition, seat: int, move: Move) -> Illegal:
        token, column = int(move[1]), int(move[2])
        if token not in p.area_supply:
            return Illegal("token-gone", "MA-14.5")
        if p.extra_area[seat * 8 + column] >= 0:
            return Illegal("has-area-token", "MA-14.5")
        return Illegal("area-counted", "MA-14.3")


PLACE_SCOUT: Final = PlaceScout()
EXTRA_INCOME: Final = ExtraIncome()
EXTRA_AREA: Final = ExtraArea()
