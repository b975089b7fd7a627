"""After a battle or a second siege (WK-12.37, WK-13.16 to WK-13.21, WK-14.16): in this order and no other."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..kingdom import CITIES, NONE
from ..position import KnightsPosition
from ..state.armies import CASTLE, PLACES
from ..state.board import NOBODY
from ..state.decks import ATTACKER, DEFENDER
from .cities import Gain, end_siege, lift_sieges, lose_stronghold
from .deaths import Death, Deaths, Retreats, Settle
from .elimination import eliminate
from .losses import Desertion, Losses
from .mercenaries import dismiss_all

CEDE: Final[list[Move]] = [("cede", city) for city in range(CITIES)]
REWARDED: Final = 1
UNREWARDED: Final = 2  # the stronghold fell, but no attacking noble lives (WK-13.19)


class Aftermath(Procedure[KnightsPosition]):
    """`captured`: 0 the wall stands, 1 it fell to the attacker, 2 it fell to nobody; `destroyed`: the side that suffered a
    full victory (WK-12.30)."""

    FIELDS = (
        "seat",
        "owner",
        "wall",
        "captured",
        "destroyed",
        "fleeing_attackers",
        "fleeing_defenders",
        "dead_attackers",
        "dead_defenders",
    )
    STEPS = (
        "stronghold_falls",
        "stronghold_losses",
        "stronghold_leaves",
        "attackers_flee",
        "defenders_flee",
        "attackers_die",
        "defenders_die",
        "garrison",
        "ransom",
        "elimination",
        "captor",
        "close",
    )

    def __init__(
        self,
        seat: int,
        owner: int,
        wall: int,
        captured: int,
        destroyed: int = NOBODY,
        fleeing_attackers: tuple[int, ...] = (),
        fleeing_defenders: tuple[int, ...] = (),
        dead_attackers: tuple[int, ...] = (),
        dead_defenders: tuple[int, ...] = (),
    ) -> None:
        self.seat: Final = seat
        self.owner: Final = owner
        self.wall: Final = wall
        self.captured: Final = captured
        self.destroyed: Final = destroyed
        self.fleeing_attackers: Final = fleeing_attackers
        self.fleeing_defenders: Final = fleeing_defenders
        self.dead_attackers: Final = dead_attackers
        self.dead_defenders: Final = dead_defenders

    @property
    def stronghold(self) -> bool:
        return self.wall >= CITIES

    @property
    def castle(self) -> int:
        return self.owner * PLACES + CASTLE

    def stronghold_falls(self, p: KnightsPosition) -> Frame | None:  # WK-13.16
        if not self.stronghold or not self.captured:
            p.goto("attackers_flee")
            return None
        if self.destroyed == DEFENDER:
            dismiss_all(p, self.castle)
            p.wounds[self.castle] = 0
            p.goto("stronghold_leaves")
            return None
        return Desertion(self.castle) if p.troops[self.castle] else None

    def stronghold_losses(self, p: KnightsPosition) -> Frame | None:
        return Losses(self.castle)

    def stronghold_leaves(self, p: KnightsPosition) -> Frame | None:
        lose_stronghold(p, self.owner)
        return None

    def attackers_flee(self, p: KnightsPosition) -> Frame | None:  # WK-12.31
        return Retreats(self.seat, self.fleeing_attackers)

    def defenders_flee(self, p: KnightsPosition) -> Frame | None:
        return Retreats(self.owner, self.fleeing_defenders)

    def attackers_die(self, p: KnightsPosition) -> Frame | None:  # WK-12.33
        return Deaths(self.seat, self.dead_attackers, int(self.destroyed == ATTACKER))

    def defenders_die(self, p: KnightsPosition) -> Frame | None:
        return Deaths(self.owner, self.dead_defenders, int(self.destroyed == DEFENDER))

    def garrison(self, p: KnightsPosition) -> Frame | None:  # WK-15.15: the stronghold stands, its army is full
        if self.stronghold and not self.captured and p.wounds[self.castle] and p.full(self.castle):
            return Death(self.castle)
        return None

    def ransom(self, p: KnightsPosition) -> Frame | None:  # WK-13.17, WK-13.19
        if not self.stronghold or self.captured != REWARDED:
            return None
        crowns = p.crowns[self.owner] // 2
        p.crowns[self.owner] -= crowns
        p.crowns[self.seat] += crowns
        if p.listening:
            p.tell("ransom", "WK-13.17", {"seat": self.seat, "owner_seat": self.owner, "crowns": crowns})
        return Ask(CEDE_CITY, self.owner) if p.cities_of(self.owner) else None

    def elimination(self, p: KnightsPosition) -> Frame | None:  # WK-22.11, WK-22.12
        if p.terms.elimination and self.stronghold and self.captured == REWARDED:
            return eliminate(p, self.owner)
        return None

    def captor(self, p: KnightsPosition) -> Frame | None:  # WK-13.21, WK-14.11
        lift_sieges(p)
        if self.captured == REWARDED and self.wall != NONE and not self.stronghold:
            end_siege(p, self.wall)
            return Gain(self.seat, self.wall)
        return None

    def close(self, p: KnightsPosition) -> Frame | None:
        lift_sieges(p)
        return Settle()


class CedeCity(Decision[KnightsPosition]):
    """The loser of a stronghold hands over a city (WK-13.17, WK-13.18)."""

    rule = "WK-13.17"
    verbs = ("cede",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return [CEDE[city] for city in p.cities_of(seat)]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        victor = p.near(Aftermath).seat
        if p.listening:
            p.tell("ceded", "WK-13.17", {"seat": seat, "victor_seat": victor, "city": p.city_word(int(move[1]))})
        return Gain(victor, int(move[1]))

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-your-city", "WK-13.17")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"seat": p.near(Aftermath).seat}


CEDE_CITY: Final[CedeCity] = CedeCity()
