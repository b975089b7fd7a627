"""Movement (WK-11): where a noble can go, and his move put together in small ones (WK-26.26)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..kingdom import AREAS, CITIES, NONE
from ..position import KnightsPosition
from ..state.armies import CASTLE, OFF, PLACES, SEA, place_of
from ..state.board import NOBODY, stronghold
from .cities import lift_sieges
from .deaths import Settle, send_home
from .frames import Campaign, passage
from .laws import GAVE_UP, OBEYED, Obey, carried_out, closed_by, dues
from .mercenaries import add_troop, remove_troop
from .permission import GRANTED, Permissions

MARCH: Final[list[Move]] = [("march", area) for area in range(AREAS)]
SAIL: Final[list[Move]] = [("sail", area) for area in range(AREAS)]
STOP: Final[Move] = ("stop",)
ALL: Final = -1  # instead of a kind: a whole army with its tokens
ROAD: Final = 3  # WK-11.4


# ---------------------------------------------------------------------- where one can go


def road_range(p: KnightsPosition, seat: int) -> int:
    """Three areas, four for the Warden of the Roads (WK-11.4, WK-24.24)."""
    return max(ROAD, p.rule_value("road_range", seat))


def concerned(p: KnightsPosition, seat: int, area: int) -> list[int]:
    """Whose permission passing through needs (WK-11.6, WK-11.8)."""
    owner = p.foreign_city(seat, area)
    return [other for other in p.order() if other != seat and (other == owner or p.nobles_in(other, area))]


def may_pass(p: KnightsPosition, campaign: Campaign, area: int) -> bool:
    """Not where it was refused before (WK-11.22), and nobody leaves a siege (WK-11.23)."""
    seat = campaign.seat
    if p.shut_in(seat, area):
        return False
    if not campaign.barred:
        return True
    return not any([passage(area, other) in campaign.barred for other in concerned(p, seat, area)])


def onward(p: KnightsPosition, campaign: Campaign, path: tuple[int, ...]) -> list[int]:
    """The areas that may follow on a path: one step on foot, or several along roads (WK-11.1 to WK-11.5, WK-11.24)."""
    land = p.components.map
    here = path[-1]
    if len(path) == 1:
        found = list(land.on_foot[here])
    elif path[1] in land.roads[path[0]] and is_within(p, campaign, path) and may_pass(p, campaign, here):
        found = list(land.roads[here])
    else:
        return []
    if not campaign.waived:
        return [area for area in found if area not in path]
    return [area for area in found if area not in path and not stopped(p, campaign, (*path, area))]


def is_within(p: KnightsPosition, campaign: Campaign, path: tuple[int, ...]) -> bool:
    """May a path along roads go on for another step?"""
    return len(path) <= ROAD or len(path) <= road_range(p, campaign.seat)


def stopped(p: KnightsPosition, campaign: Campaign, path: tuple[int, ...]) -> bool:
    return closed_by(p, campaign.seat, campaign.waived, path_laws(p, path, False))


def path_laws(p: KnightsPosition, path: tuple[int, ...], by_sea: bool) -> dict[str, int]:
    """The rules that a path touches (WK-24.15, WK-24.16, WK-22.31)."""
    if by_sea:
        return {"sea_toll": 1, "no_sea": 0}
    bridged = p.components.map.bridged
    bridges = sum([bridged[path[step]] >> path[step + 1] & 1 for step in range(len(path) - 1)])
    rules = {"bridge_toll": bridges} if bridges else {}
    return {**rules, "no_roads": 0} if len(path) > 2 else rules


def leads_to(p: KnightsPosition, campaign: Campaign, path: tuple[int, ...]) -> bool:
    """Can this path still end in the area named?"""
    if campaign.goal in (NONE, path[-1]):
        return True
    for area in onward(p, campaign, path):
        if leads_to(p, campaign, (*path, area)):
            return True
    return False


def havens(p: KnightsPosition, campaign: Campaign, area: int) -> list[int]:
    """Where a noble can sail from here (WK-11.11)."""
    ports = p.components.map.ports
    if area not in ports:
        return []
    if campaign.waived and closed_by(p, campaign.seat, campaign.waived, path_laws(p, (area,), True)):
        return []
    if campaign.goal == NONE:
        return [port for port in ports if port != area]
    return [campaign.goal] if campaign.goal in ports and campaign.goal != area else []


def can_leave(p: KnightsPosition, army: int) -> bool:
    """On the board, unexhausted, not besieged (WK-1.12, WK-11.10)."""
    return OFF < p.at[army] < SEA and not p.tired[army] and not p.shut_in(army // PLACES, p.at[army])


def can_march(p: KnightsPosition, campaign: Campaign, army: int) -> bool:
    if army in campaign.marched or p.at[army] == campaign.goal:
        return False
    found = destinations(p, campaign, army)
    return bool(found) if campaign.goal == NONE else bool(found >> campaign.goal & 1)


def destinations(p: KnightsPosition, campaign: Campaign, army: int) -> int:
    """The areas in which a move of this noble can end."""
    if not can_leave(p, army):
        return 0
    found = by_land(p, campaign, p.at[army])
    for port in havens(p, campaign, p.at[army]):
        found |= 1 << port
    return found


def by_land(p: KnightsPosition, campaign: Campaign, start: int) -> int:
    """Where paths from there can end: wherever the map says, unless something stops or lengthens them."""
    if not campaign.waived and not campaign.barred and not is_hindered(p, campaign.seat):
        return p.components.map.by_land[start]
    found = 0
    paths: list[tuple[int, ...]] = [(start,)]
    while paths:
        path = paths.pop()
        for area in onward(p, campaign, path):
            found |= 1 << area
            paths.append((*path, area))
    return found


def is_hindered(p: KnightsPosition, seat: int) -> bool:
    """Could the seat's nobles be shut in somewhere (WK-11.23), or go further than others by road (WK-24.24)?"""
    for city in range(CITIES):
        if p.besieger[city] != NOBODY and p.owner[city] == seat:
            return True
    return p.besieged(stronghold(seat)) or road_range(p, seat) > ROAD


# ---------------------------------------------------------------------- collecting troops


def givers(p: KnightsPosition, army: int, area: int) -> list[int]:
    """Own unexhausted nobles and the own stronghold there, not besieged (WK-11.16, WK-11.19)."""
    seat = army // PLACES
    if p.shut_in(seat, area):
        return []
    nobles = [other for other in p.nobles_in(seat, area) if other != army and not p.tired[other]]
    castle = seat * PLACES + CASTLE
    if p.at[castle] == area and not p.besieged(stronghold(seat)):
        nobles.append(castle)
    return nobles


def left_with(p: KnightsPosition, march: March, giver: int) -> list[int]:
    """The kinds a giver still has, the path so far considered."""
    left = list(p.troops[giver])
    for _, taken_from, kind in march.takes:
        if taken_from == giver:
            if kind == ALL:
                return []
            left.remove(kind)
    return left


def takeable(p: KnightsPosition, march: March) -> list[Move]:
    """Cards one by one, an army with tokens as a whole, in a fixed order (WK-11.18, WK-26.25, WK-26.26)."""
    here, point = march.path[-1], len(march.path)
    last = (-1, -2)
    if march.takes and march.takes[-1][0] == point:
        last = (place_of(march.takes[-1][1]), march.takes[-1][2])
    moves: list[Move] = []
    for giver in givers(p, march.army, here):
        place = place_of(giver)
        left = left_with(p, march, giver)
        if p.wounds[giver]:
            if left and (place, ALL) > last:
                moves.append(("take_all", place))
        else:
            moves += [("take", place, kind) for kind in sorted(set(left)) if (place, kind) >= last]
    return moves


class March(Procedure[KnightsPosition]):
    """One noble's move: the whole path with the troops collected, then laws, permissions, and only then he goes (WK-11.22)."""

    FIELDS = ("army", "path", "takes", "by_sea", "closed", "result", "price")
    STEPS = ("build", "laws", "permissions", "go", "settle")

    def __init__(
        self,
        army: int,
        path: tuple[int, ...],
        takes: tuple[tuple[int, int, int], ...] = (),
        by_sea: int = 0,
        closed: int = 0,
        result: int = OBEYED,
        price: int = 0,
    ) -> None:
        self.army: Final = army
        self.path: Final = path
        self.takes: Final = takes  # (point of the path, giver, kind or ALL)
        self.by_sea: Final = by_sea
        self.closed: Final = closed
        self.result: Final = result
        self.price: Final = price

    @property
    def seat(self) -> int:
        return self.army // PLACES

    def build(self, p: KnightsPosition) -> Frame | None:
        if self.closed:
            return None
        p.again()
        return Ask(MARCH_ON, self.seat)

    def laws(self, p: KnightsPosition) -> Frame | None:  # WK-9.55
        return Obey(self.seat, dues(p, self.seat, path_laws(p, self.path, bool(self.by_sea))))

    def permissions(self, p: KnightsPosition) -> Frame | None:
        result, price, law = p.got
        if result == GAVE_UP:
            return self.abandon(p, p.near(Campaign).gave_up(law))
        p.replace(March(self.army, self.path, self.takes, self.by_sea, 1, result, price))
        requests = [(other, area) for area in self.path[1:-1] for other in concerned(p, self.seat, area)]
        asked = tuple([(other, passage(area, other), area) for other, area in requests])
        return Permissions(self.seat, asked, 0, price)

    def go(self, p: KnightsPosition) -> Frame | None:
        if p.got[0] != GRANTED:
            return self.abandon(p, p.near(Campaign).refused(p.got[0]))
        rule = "WK-24.16" if self.by_sea else "WK-24.15"
        carried_out(p, self.seat, self.result, self.price, rule)
        collect(p, self)
        arrive(p, self)
        campaign = p.near(Campaign)
        p.amend(campaign, campaign.after_march(self.army, bool(self.by_sea)))
        return None

    def settle(self, p: KnightsPosition) -> Frame | None:  # WK-11.17, WK-11.26
        send_home(p)
        lift_sieges(p)
        return Settle()

    def abandon(self, p: KnightsPosition, campaign: Campaign) -> Frame | None:
        """He has not moved; with nothing done yet the area is asked again (WK-26.3)."""
        p.amend(p.near(Campaign), campaign.at_goal(NONE) if campaign.idle else campaign)
        p.goto("settle")
        return None


def collect(p: KnightsPosition, march: March) -> None:
    for _, giver, kind in march.takes:
        for taken in list(p.troops[giver]) if kind == ALL else [kind]:
            remove_troop(p, giver, taken)
            add_troop(p, march.army, taken)
        if kind == ALL:
            p.wounds[march.army] += p.wounds[giver]
            p.wounds[giver] = 0


def arrive(p: KnightsPosition, march: March) -> None:
    """By sea he is exhausted at once, on the port icon or, as Lord Admiral, in the area (WK-11.11, WK-24.27)."""
    army, area = march.army, march.path[-1]
    p.at[army] = area
    if march.by_sea:
        p.tired[army] = 1
        if not lands_at_once(p, army):
            p.at[army] = SEA + area
    if p.listening:
        words = {**p.noble_words(army), "area": p.area_word(area), "troops": len(march.takes)}
        p.tell("sailed" if march.by_sea else "marched", "WK-11.11" if march.by_sea else "WK-11.1", words)


def lands_at_once(p: KnightsPosition, army: int) -> bool:
    office = p.office[army]
    return office >= 0 and any([effect.rule == "lands_at_once" for effect in p.agenda(office).effects])


def march_moves(p: KnightsPosition, campaign: Campaign, march: March) -> list[Move]:
    moves = takeable(p, march)
    for area in onward(p, campaign, march.path):
        if leads_to(p, campaign, (*march.path, area)):
            moves.append(MARCH[area])
    if len(march.path) == 1:
        moves += [SAIL[area] for area in havens(p, campaign, march.path[0])]
    elif campaign.goal in (NONE, march.path[-1]):
        moves.append(STOP)
    return moves


class MarchOn(Decision[KnightsPosition]):
    """The next small move of a path (WK-26.26)."""

    rule = "WK-11.16"
    verbs = ("take", "take_all", "march", "sail", "stop")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return march_moves(p, p.near(Campaign), p.near(March))

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        p.replace(extended(p.near(March), move))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        march = p.near(March)
        if move[0] in ("take", "take_all"):
            return Illegal("no-such-troops", "WK-11.18")
        if move == STOP:
            return Illegal("no-step-yet", "WK-11.21")
        if move[0] == "sail":
            return Illegal("no-harbour", "WK-11.11")
        if int(move[1]) in march.path:
            return Illegal("area-twice", "WK-11.24")
        return Illegal("no-way", "WK-11.1")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        march = p.near(March)
        return {"noble": p.noble_word(march.army), "area": p.area_word(march.path[-1]), "steps": len(march.path) - 1}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"noble": p.noble_word(p.near(March).army)}


def extended(march: March, move: Move) -> March:
    army, path, takes = march.army, march.path, march.takes
    if move == STOP:
        return March(army, path, takes, 0, 1)
    if move[0] == "march":
        return March(army, (*path, int(move[1])), takes)
    if move[0] == "sail":
        return March(army, (*path, int(move[1])), takes, 1, 1)
    giver = army // PLACES * PLACES + int(move[1])
    kind = int(move[2]) if move[0] == "take" else ALL
    return March(army, path, (*takes, (len(path), giver, kind)))


MARCH_ON: Final[MarchOn] = MarchOn()
