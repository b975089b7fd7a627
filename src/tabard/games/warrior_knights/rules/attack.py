"""Declaring a battle (WK-12.1 to WK-12.10): the enemy, the kind, who fights; laws and permissions; and sieges (WK-14)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import NOBLES
from ..kingdom import CITIES, NONE
from ..position import KnightsPosition
from ..state.armies import CASTLE, PLACES, place_of
from ..state.board import NEUTRAL, NOBODY
from .aftermath import Aftermath
from .battle import Battle
from .frames import Campaign, assault_code
from .laws import GAVE_UP, OBEYED, Obey, carried_out, closed_by, dues
from .permission import GRANTED, Permissions

FIELD: Final = 0
ASSAULT: Final = 1
SIEGE: Final = 2
NOBODYS: Final = 6  # the enemy of an attack on a neutral city
ATTACK: Final[list[list[Move]]] = [[("attack", enemy, kind) for kind in range(3)] for enemy in range(7)]
JOIN: Final[list[Move]] = [("join", place) for place in range(NOBLES)]
PEACE: Final[Move] = ("peace",)
DECLINED: Final = -2


def fighters(p: KnightsPosition, campaign: Campaign, area: int) -> list[int]:
    """Unexhausted nobles there who did not come by sea with this card (WK-12.1, WK-6.10)."""
    nobles = p.nobles_in(campaign.seat, area)
    return [army for army in nobles if not p.tired[army] and army not in campaign.sailed]


def attacks(p: KnightsPosition, campaign: Campaign, area: int) -> list[Move]:
    """Every enemy and kind that can be declared (WK-12.2, WK-12.5 to WK-12.7)."""
    nobles = fighters(p, campaign, area)
    if not nobles or campaign.fought:
        return []
    walls = p.walls_in(area)
    moves = [
        ATTACK[other][FIELD] for other in p.barons_in(area) if other != campaign.seat and p.wall_of(other, area) == NONE
    ]
    for wall in walls:
        if p.wall_owner(wall) != campaign.seat:
            moves += wall_attacks(p, campaign, wall, nobles)
    return moves


def wall_attacks(p: KnightsPosition, campaign: Campaign, wall: int, nobles: list[int]) -> list[Move]:
    owner = p.wall_owner(wall)
    enemy = NOBODYS if owner == NEUTRAL else owner
    found: list[Move] = []
    for kind in (ASSAULT, SIEGE):
        if assault_code(wall, kind) in campaign.barred:
            continue
        if closed_by(p, campaign.seat, campaign.waived, attack_laws(p, wall, kind)):
            continue
        if kind == ASSAULT or may_besiege(p, campaign.seat, wall, nobles):
            found.append(ATTACK[enemy][kind])
    return found


def attack_laws(p: KnightsPosition, wall: int, kind: int) -> dict[str, int]:
    """WK-24.12, WK-22.31"""
    if wall == NONE:
        return {}
    rules: dict[str, int] = {}
    if wall >= CITIES:
        rules["no_stronghold_attack"] = 0
    elif kind == ASSAULT and p.owner[wall] >= 0:
        rules["no_assault_on_barons"] = 0
    if kind == SIEGE:
        rules["no_sieges"] = 0
    return rules


# ---------------------------------------------------------------------- siege


def besieging_strength(p: KnightsPosition, nobles: list[int]) -> int:
    """WK-14.1"""
    return sum([p.effective(army) for army in nobles]) + p.components.battle.leadership


def resisting_strength(p: KnightsPosition, wall: int) -> int:
    """Armies, walls, and one leader (WK-14.1)."""
    owner = p.wall_owner(wall)
    if owner == NEUTRAL:
        return p.wall_strength(wall)
    total, leader = p.wall_strength(wall), 0
    for army in defenders(p, owner, wall):
        total += p.effective(army)
        if place_of(army) != CASTLE:
            leader = p.components.battle.leadership
    return total + leader


def defenders(p: KnightsPosition, owner: int, wall: int) -> list[int]:
    """The armies of a wall's owner in its area, the stronghold's own troops last."""
    if owner == NEUTRAL:
        return []
    nobles = p.nobles_in(owner, p.wall_area(wall))
    castle = owner * PLACES + CASTLE
    return [*nobles, castle] if wall >= CITIES and p.troops[castle] else nobles


def may_besiege(p: KnightsPosition, seat: int, wall: int, nobles: list[int]) -> bool:
    """Stronger, one besieger, and not twice in a round (WK-14.2, WK-14.10, WK-14.12)."""
    if p.besieger[wall] not in (NOBODY, seat) or (p.besieger[wall] == seat and p.besieged_in[wall] == p.round):
        return False
    return besieging_strength(p, nobles) > resisting_strength(p, wall)


def besiege(p: KnightsPosition, seat: int, wall: int) -> Frame | None:
    """The first siege lays the marker, the second takes the city (WK-14.3, WK-14.8)."""
    second = p.besieger[wall] == seat
    if p.listening:
        p.tell("siege-second" if second else "siege", "WK-14.8" if second else "WK-14.3", siege_words(p, seat, wall))
    if second:
        owner = p.wall_owner(wall)
        dead = tuple([army for army in defenders(p, owner, wall) if place_of(army) != CASTLE])
        return Aftermath(seat, owner, wall, 1, dead_defenders=dead)
    p.besieger[wall] = seat
    p.besieged_in[wall] = p.round
    return None


def siege_words(p: KnightsPosition, seat: int, wall: int) -> Args:
    return {"seat": seat, "area": p.wall_word(wall)}


# ---------------------------------------------------------------------- declaring


class Attack(Procedure[KnightsPosition]):
    """Enemy and kind, fighters, laws, permissions (WK-26.27); then the battle."""

    FIELDS = ("seat", "area", "may_decline", "enemy", "kind", "nobles", "chosen", "result", "price")
    STEPS = ("declare", "join", "laws", "permissions", "fight", "over")

    def __init__(
        self,
        seat: int,
        area: int,
        may_decline: int,
        enemy: int = NOBODY,
        kind: int = FIELD,
        nobles: tuple[int, ...] = (),
        chosen: int = 0,
        result: int = OBEYED,
        price: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.area: Final = area
        self.may_decline: Final = may_decline
        self.enemy: Final = enemy
        self.kind: Final = kind
        self.nobles: Final = nobles
        self.chosen: Final = chosen  # all fighters are named
        self.result: Final = result
        self.price: Final = price

    def wall(self, p: KnightsPosition) -> int:
        """What is assaulted or besieged; NONE in the open field."""
        return p.walls_in(self.area)[0] if self.kind != FIELD else NONE

    def named(self, enemy: int, kind: int) -> Attack:
        return Attack(self.seat, self.area, self.may_decline, enemy, kind)

    def joined(self, nobles: tuple[int, ...], chosen: bool) -> Attack:
        return Attack(self.seat, self.area, self.may_decline, self.enemy, self.kind, nobles, int(chosen))

    def declare(self, p: KnightsPosition) -> Frame | None:
        return Ask(DECLARE, self.seat)

    def join(self, p: KnightsPosition) -> Frame | None:
        if self.enemy == DECLINED:
            p.goto("fight")
            return None
        ready = fighters(p, p.near(Campaign), self.area)
        if self.chosen:
            return None
        if len(ready) == 1:
            p.replace(self.joined(tuple(ready), True))
            return None
        p.again()
        return Ask(JOIN_BATTLE, self.seat)

    def laws(self, p: KnightsPosition) -> Frame | None:
        return Obey(self.seat, dues(p, self.seat, attack_laws(p, self.wall(p), self.kind)))

    def permissions(self, p: KnightsPosition) -> Frame | None:
        result, price, law = p.got
        if result == GAVE_UP:
            return self.abandon(p, p.near(Campaign).gave_up(law))
        p.replace(Attack(self.seat, self.area, 0, self.enemy, self.kind, self.nobles, 1, result, price))
        return Permissions(self.seat, self.requests(p), 1, price)

    def requests(self, p: KnightsPosition) -> tuple[tuple[int, int, int], ...]:
        """Third barons with an army there, if a city or stronghold is attacked (WK-12.8)."""
        if self.kind == FIELD:
            return ()
        code = assault_code(self.wall(p), self.kind)
        third = [other for other in p.order() if other not in (self.seat, self.enemy) and p.nobles_in(other, self.area)]
        return tuple([(other, code, self.area) for other in third])

    def fight(self, p: KnightsPosition) -> Frame | None:
        campaign = p.near(Campaign)
        if self.enemy == DECLINED:
            p.amend(campaign, campaign.close(2))
            return None
        if p.got[0] != GRANTED:
            return self.abandon(p, campaign.refused(p.got[0]))
        carried_out(p, self.seat, self.result, self.price, "WK-9.55")
        p.amend(campaign, campaign.after_battle(self.nobles).close(2))
        if self.kind == SIEGE:
            return besiege(p, self.seat, self.wall(p))
        return Battle(self.seat, self.area, self.enemy, self.wall(p), self.nobles)

    def abandon(self, p: KnightsPosition, campaign: Campaign) -> Frame | None:
        """The attack was not declared; with nothing done yet the area is asked again (WK-12.9, WK-26.3)."""
        p.amend(p.near(Campaign), campaign.at_goal(NONE) if campaign.idle else campaign)
        p.goto("over")
        return None

    def over(self, p: KnightsPosition) -> Frame | None:
        return None


class Declare(Decision[KnightsPosition]):
    """WK-12.2, WK-12.6"""

    rule = "WK-12.2"
    verbs = ("attack", "peace")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        attack = p.near(Attack)
        moves = attacks(p, p.near(Campaign), attack.area)
        return [*moves, PEACE] if attack.may_decline else moves

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        attack = p.near(Attack)
        p.replace(attack.named(DECLINED if move == PEACE else int(move[1]), FIELD if move == PEACE else int(move[2])))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if move[0] == "attack" and move[2] == SIEGE:
            return Illegal("siege-weak", "WK-14.2")
        return Illegal("no-battle", "WK-12.6")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"area": p.area_word(p.near(Attack).area)}

    def prompt_other(self, p: KnightsPosition) -> Args:
        return {"area": p.area_word(p.near(Attack).area)}


class JoinBattle(Decision[KnightsPosition]):
    """The nobles who fight, one by one; a siege only with enough (WK-12.3, WK-26.27)."""

    rule = "WK-12.3"
    verbs = ("join", "done")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        attack = p.near(Attack)
        ready = fighters(p, p.near(Campaign), attack.area)
        later = [army for army in ready if not attack.nobles or army > attack.nobles[-1]]
        moves = [JOIN[place_of(army)] for army in later if self.suffices(p, attack, [a for a in later if a >= army])]
        enough = bool(attack.nobles) and self.suffices(p, attack, [])
        return [*moves, DONE] if enough else moves

    def suffices(self, p: KnightsPosition, attack: Attack, more: list[int]) -> bool:
        if attack.kind != SIEGE:
            return True
        return may_besiege(p, attack.seat, attack.wall(p), [*attack.nobles, *more])

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        attack = p.near(Attack)
        if move == DONE:
            p.replace(attack.joined(attack.nobles, True))
        else:
            p.replace(attack.joined((*attack.nobles, seat * PLACES + int(move[1])), False))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return (
            Illegal("siege-weak", "WK-14.2") if p.near(Attack).kind == SIEGE else Illegal("not-that-noble", "WK-12.3")
        )

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"area": p.area_word(p.near(Attack).area), "nobles": len(p.near(Attack).nobles)}


DECLARE: Final[Declare] = Declare()
JOIN_BATTLE: Final[JoinBattle] = JoinBattle()
