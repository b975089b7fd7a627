"""Neutral action cards (WK-7): Fund Expedition, Upgrade Defenses, Muster Troops, Uncertain Times; events are in events.py."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..cards import LOST, NO_NEWS
from ..components import EVENT, EXPEDITION, EXPEDITIONS, MUSTER, UPGRADE
from ..kingdom import CITIES
from ..position import KnightsPosition
from ..state.armies import OFF, PLACES, place_of
from ..state.board import stronghold
from .action_cards import gain_crowns
from .events import ImportantEvent
from .fate import draw_fate, shuffle_fate
from .laws import GAVE_UP, OBEYED, Obey, carried_out, closed_by, dues

FUND: Final[list[Move]] = [("fund", expedition) for expedition in range(3)]
INVEST: Final[list[Move]] = [("invest", crowns) for crowns in range(100)]
NO_VOYAGE: Final[Move] = ("none",)
BLESS: Final[Move] = ("bless",)
WITHHOLD: Final[Move] = ("withhold",)
NOTHING: Final[Move] = ("nothing",)
NOT_STARTED: Final = -1


class NeutralCard(Procedure[KnightsPosition]):
    FIELDS = ("kind",)
    STEPS = ("resolve",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def resolve(self, p: KnightsPosition) -> Frame | None:
        if self.kind == EVENT:
            return ImportantEvent()
        if self.kind == EXPEDITION:
            return FundExpedition()
        if self.kind in (UPGRADE, MUSTER):
            return EveryBaron(p.order(), self.kind)
        shuffle_fate(p)  # WK-7.30
        if p.listening:
            p.tell("fate-shuffled", "WK-7.30", {})
        return None


class EveryBaron(Procedure[KnightsPosition]):
    """Upgrade Defenses or Muster Troops, every baron in Chairman order (WK-7.25, WK-7.29)."""

    FIELDS = ("seats", "kind")
    STEPS = ("next",)

    def __init__(self, seats: tuple[int, ...], kind: int) -> None:
        self.seats: Final = seats
        self.kind: Final = kind

    def next(self, p: KnightsPosition) -> Frame | None:
        if not self.seats:
            return None
        p.again()
        p.replace(EveryBaron(self.seats[1:], self.kind))
        seat = self.seats[0]
        if self.kind == UPGRADE:
            return Ask(UPGRADE_DEFENSES, seat) if upgrades(p, seat) else None
        return Ask(MUSTER_TROOPS, seat) if musters(p, seat) else None


# ---------------------------------------------------------------------- Fund Expedition


class FundExpedition(Procedure[KnightsPosition]):
    """WK-7.13 to WK-7.24. `waived`: a law that was obeyed by starting none (WK-9.56)."""

    FIELDS = ("voyage", "seats", "waived")
    STEPS = ("choose", "law", "start", "invest", "bless", "sail", "advance_others", "news")

    def __init__(self, voyage: int = NOT_STARTED, seats: tuple[int, ...] = (), waived: tuple[int, ...] = ()) -> None:
        self.voyage: Final = voyage
        self.seats: Final = seats
        self.waived: Final = waived

    def choose(self, p: KnightsPosition) -> Frame | None:  # step 1
        return Ask(START_EXPEDITION, p.chairman)

    def law(self, p: KnightsPosition) -> Frame | None:
        if self.voyage == NOT_STARTED:
            p.got = (OBEYED, 0, 0)
            return None
        return Obey(p.chairman, dues(p, p.chairman, {"no_new_expedition": 0}))

    def start(self, p: KnightsPosition) -> Frame | None:
        result, price, law = p.got
        if result == GAVE_UP:
            p.replace(FundExpedition(NOT_STARTED, (), (*self.waived, law)))
            p.goto("choose")
            return None
        chairman = p.chairman
        carried_out(p, chairman, result, price, "WK-9.55")
        p.replace(FundExpedition(self.voyage, p.order() if self.voyage != NOT_STARTED else ()))
        return None

    def invest(self, p: KnightsPosition) -> Frame | None:  # step 2
        if not self.seats:
            return None
        p.again()
        p.replace(FundExpedition(self.voyage, self.seats[1:]))
        return Ask(INVEST_CROWNS, self.seats[0]) if p.crowns[self.seats[0]] else None

    def bless(self, p: KnightsPosition) -> Frame | None:  # step 3, WK-7.15, WK-7.16
        if self.voyage == NOT_STARTED or not invested(p, self.voyage):
            p.replace(FundExpedition())
            return None
        return Ask(BLESS_EXPEDITION, p.head) if p.faith[p.head] >= p.components.costs.bless else None

    def sail(self, p: KnightsPosition) -> Frame | None:  # step 4
        if self.voyage != NOT_STARTED:
            p.stage[self.voyage] = 1
            if p.listening:
                p.tell("expedition", "WK-7.17", {"expedition": voyage_word(self.voyage)})
        return None

    def advance_others(self, p: KnightsPosition) -> Frame | None:  # step 5
        for other, voyage in enumerate(p.components.voyages):
            if other != self.voyage and 0 < p.stage[other] < voyage.length:
                p.stage[other] += 1
        return None

    def news(self, p: KnightsPosition) -> Frame | None:  # step 6
        for other, voyage in enumerate(p.components.voyages):
            if p.stage[other] == voyage.length:
                bring_news(p, other)
        return None


def voyage_word(expedition: int) -> str:
    return "expedition-" + EXPEDITIONS[expedition].replace("_", "-")


def invested(p: KnightsPosition, expedition: int) -> bool:
    return any([p.stake(expedition, seat) for seat in range(p.seats)])


def bring_news(p: KnightsPosition, expedition: int) -> None:
    """One fate card, the better of two if blessed (WK-7.19 to WK-7.23)."""
    news = p.components.fate.news[expedition]
    result = max([news[draw_fate(p)] for _ in range(2 if p.blessed[expedition] else 1)])
    if p.listening:
        p.tell("news", "WK-7.19", {"expedition": voyage_word(expedition), "result": f"news-{result}"})
    if result == NO_NEWS:
        return
    if result != LOST:
        for seat in range(p.seats):
            if p.stake(expedition, seat):
                gain_crowns(p, seat, p.stake(expedition, seat) * (result - NO_NEWS), "WK-7.23")
    end_voyage(p, expedition)


def end_voyage(p: KnightsPosition, expedition: int) -> None:
    p.stage[expedition] = 0
    p.blessed[expedition] = 0
    for seat in range(p.seats):
        p.stakes[expedition * p.seats + seat] = 0


class StartExpedition(Decision[KnightsPosition]):
    rule = "WK-7.13"
    verbs = ("fund", "none")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        if closed_by(p, seat, p.near(FundExpedition).waived, {"no_new_expedition": 0}):
            return [NO_VOYAGE]
        return [*[FUND[voyage] for voyage in range(3) if not p.stage[voyage]], NO_VOYAGE]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        waived = p.near(FundExpedition).waived
        p.replace(FundExpedition(NOT_STARTED if move == NO_VOYAGE else int(move[1]), (), waived))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("under-way", "WK-7.13")


class InvestCrowns(Decision[KnightsPosition]):
    rule = "WK-7.14"
    verbs = ("invest",)

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        most = p.components.voyages[p.near(FundExpedition).voyage].most
        return INVEST[: min(most, p.crowns[seat]) + 1]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        voyage, crowns = p.near(FundExpedition).voyage, int(move[1])
        p.crowns[seat] -= crowns
        p.stakes[voyage * p.seats + seat] = crowns
        if p.listening:
            words: Args = {"seat": seat, "expedition": voyage_word(voyage)}
            if crowns:
                p.tell("invests", "WK-7.14", {**words, "crowns": crowns})
            else:
                p.tell("invests-none", "WK-7.14", words)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("stake-size", "WK-7.14")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"expedition": voyage_word(p.near(FundExpedition).voyage)}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"expedition": voyage_word(p.near(FundExpedition).voyage)}


class BlessExpedition(Decision[KnightsPosition]):
    rule = "WK-7.16"
    verbs = ("bless", "withhold")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [BLESS, WITHHOLD] if p.faith[seat] >= p.components.costs.bless else [WITHHOLD]  # WK-19.15

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        voyage = p.near(FundExpedition).voyage
        if move == BLESS:
            p.faith[seat] -= p.components.costs.bless
            p.blessed[voyage] = 1
            if p.listening:
                p.tell("blesses", "WK-7.16", {"seat": seat, "expedition": voyage_word(voyage)})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("no-faith", "WK-7.16")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"expedition": voyage_word(p.near(FundExpedition).voyage)}


# ---------------------------------------------------------------------- Upgrade Defenses, Muster Troops


def upgrades(p: KnightsPosition, seat: int) -> list[Move]:
    """Repair or fortify one place that is not besieged (WK-7.25 to WK-7.28)."""
    costs, crowns = p.components.costs, p.crowns[seat]
    moves: list[Move] = []
    walls = p.cities_of(seat)
    if p.castle_area(seat) != OFF:
        walls.append(stronghold(seat))
    for wall in walls:
        if not p.besieged(wall):
            most = min(p.breaches[wall], crowns // costs.repair if costs.repair else p.breaches[wall])
            moves += [("repair", wall, breaches) for breaches in range(1, most + 1)]
            if wall < CITIES and not p.fortified[wall] and crowns >= costs.fortify:
                moves.append(("fortify", wall))
    return moves


class UpgradeDefenses(Decision[KnightsPosition]):
    rule = "WK-7.25"
    verbs = ("repair", "fortify", "nothing")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*upgrades(p, seat), NOTHING]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == NOTHING:
            return None
        wall = int(move[1])
        if move[0] == "repair":
            p.breaches[wall] -= int(move[2])
            p.crowns[seat] -= int(move[2]) * p.components.costs.repair
        else:
            p.fortified[wall] = 1
            p.crowns[seat] -= p.components.costs.fortify
        if p.listening:
            rule = "WK-7.26" if move[0] == "repair" else "WK-7.27"
            p.tell("repairs" if move[0] == "repair" else "fortifies", rule, {"seat": seat, "area": p.wall_word(wall)})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        wall = int(move[1])
        if wall >= CITIES + p.seats or p.wall_owner(wall) != seat:
            return Illegal("not-your-city", "WK-7.25")
        if p.besieged(wall):
            return Illegal("besieged", "WK-7.28")
        if move[0] == "fortify" and p.fortified[wall]:
            return Illegal("fortified", "WK-7.27")
        return Illegal(
            "too-dear" if move[0] == "fortify" or p.breaches[wall] >= int(move[2]) else "no-breach", "WK-7.26"
        )


def musters(p: KnightsPosition, seat: int) -> list[Move]:
    """Tokens of one army, two crowns each, wherever it is (WK-7.29)."""
    heal = p.components.costs.heal
    moves: list[Move] = []
    for army in range(seat * PLACES, seat * PLACES + PLACES):
        most = min(p.wounds[army], p.crowns[seat] // heal if heal else p.wounds[army])
        moves += [("heal", place_of(army), tokens) for tokens in range(1, most + 1)]
    return moves


class MusterTroops(Decision[KnightsPosition]):
    rule = "WK-7.29"
    verbs = ("heal", "nothing")

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [*musters(p, seat), NOTHING]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        if move == NOTHING:
            return None
        army, tokens = seat * PLACES + int(move[1]), int(move[2])
        p.wounds[army] -= tokens
        p.crowns[seat] -= tokens * p.components.costs.heal
        if p.listening:
            p.tell("heals", "WK-7.29", {**p.noble_words(army), "tokens": tokens})
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        tokens = p.wounds[seat * PLACES + int(move[1])]
        return Illegal("too-dear" if tokens >= int(move[2]) > 0 else "no-tokens", "WK-7.29")


START_EXPEDITION: Final[StartExpedition] = StartExpedition()
INVEST_CROWNS: Final[InvestCrowns] = InvestCrowns()
BLESS_EXPEDITION: Final[BlessExpedition] = BlessExpedition()
UPGRADE_DEFENSES: Final[UpgradeDefenses] = UpgradeDefenses()
MUSTER_TROOPS: Final[MusterTroops] = MusterTroops()
