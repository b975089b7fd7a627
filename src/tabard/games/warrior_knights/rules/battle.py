"""Battle in the open field and assault (WK-12, WK-13): commanders, fate cards, casualties, victories."""

from __future__ import annotations

from tabard.kernel import Ask, Frame, Secret

from ..kingdom import CITIES, NONE
from ..position import KnightsPosition
from ..state.armies import CASTLE, place_of
from ..state.board import NOBODY
from ..state.decks import ATTACKER, DEFENDER
from .aftermath import Aftermath
from .battle_choices import NAME_COMMANDER, TAKE_CASUALTY, THROW_AWAY, wound_moves
from .battle_frame import (
    NEUTRAL_ENEMY,
    NO_COMMANDER,
    BattleFrame,
    deals,
    draw_more,
    draw_row,
    prevents,
    tell_battle,
    tell_row,
    victory_points,
)
from .cities import breach
from .fate import everyone, mix_under, see


class Battle(BattleFrame):
    """`enemy` is a seat, or 6 for a neutral city; `wall` is what is assaulted; `hits`: casualties still to be taken."""

    STEPS = (
        "begin",
        "attacker_commander",
        "defender_commander",
        "draw",
        "discard",
        "show",
        "more_fate",
        "casualties",
        "attacker_wounds",
        "defender_wounds",
        "victories",
        "over",
    )

    # ------------------------------------------------------------------ preparing

    def begin(self, p: KnightsPosition) -> Frame | None:
        p.rows, p.thrown, p.spared = [(), ()], [(), ()], [0, 0]
        if p.listening:
            tell_battle(p, self, "battle", "WK-12.2", {})
        if self.wall != NONE and not p.wall_strength(self.wall) and not self.armies(p, DEFENDER):
            p.goto("over")  # WK-13.11, WK-13.22: no cards
            return Aftermath(self.seat, p.wall_owner(self.wall), self.wall, 1)
        return None

    def attacker_commander(self, p: KnightsPosition) -> Frame | None:  # WK-12.11
        return Ask(NAME_COMMANDER, self.seat)

    def defender_commander(self, p: KnightsPosition) -> Frame | None:
        return Ask(NAME_COMMANDER, self.enemy) if self.leaders(p, DEFENDER) else None

    def draw(self, p: KnightsPosition) -> Frame | None:  # WK-12.13 to WK-12.16
        for side in (ATTACKER, DEFENDER):
            draw_row(p, self, side)
        return None

    def discard(self, p: KnightsPosition) -> Frame | None:  # WK-12.17
        sides = [side for side in (ATTACKER, DEFENDER) if self.commanders[side] != NO_COMMANDER]
        return Secret(THROW_AWAY, tuple([self.seat_of(side) for side in sides]))

    def show(self, p: KnightsPosition) -> Frame | None:  # WK-12.19, WK-12.20
        for side in (ATTACKER, DEFENDER):
            thrown = [p.rows[side][place] for place in sorted(p.thrown[side])]
            p.fate = (*reversed(thrown), *p.fate)
        for side in (ATTACKER, DEFENDER):
            for card in p.kept(side):
                see(p, card, everyone(p))
            if p.listening:
                tell_row(p, self, side)
        return None

    # ------------------------------------------------------------------ resolving

    def more_fate(self, p: KnightsPosition) -> Frame | None:  # step 1, WK-12.21
        for side in (ATTACKER, DEFENDER):
            draw_more(p, side)
        return None

    def casualties(self, p: KnightsPosition) -> Frame | None:  # step 2, WK-12.22
        hits = [max(0, deals(p, self, 1 - side) - prevents(p, self, side)) for side in (ATTACKER, DEFENDER)]
        if p.listening:
            tell_battle(p, self, "casualties", "WK-12.22", {"attacker": hits[0], "defender": hits[1]})
        p.replace(self.with_hits(hits[0], hits[1]))
        return None

    def attacker_wounds(self, p: KnightsPosition) -> Frame | None:  # step 3, WK-12.24
        return self.wounds(p, ATTACKER)

    def defender_wounds(self, p: KnightsPosition) -> Frame | None:
        if self.enemy == NEUTRAL_ENEMY:
            for _ in range(self.hits[DEFENDER]):  # WK-13.6
                if p.wall_strength(self.wall):
                    breach(p, self.wall)
            return None
        return self.wounds(p, DEFENDER)

    def wounds(self, p: KnightsPosition, side: int) -> Frame | None:
        if not self.hits[side] or not wound_moves(p, self, side):  # WK-12.26
            return None
        p.again()
        return Ask(TAKE_CASUALTY, self.seat_of(side))

    def victories(self, p: KnightsPosition) -> Frame | None:  # step 4, WK-12.27 to WK-12.32
        margin = 0
        fallen = self.wall != NONE and is_down(p, self)
        if not is_skipped(p, self, fallen):
            margin = victory_points(p, self, ATTACKER) - victory_points(p, self, DEFENDER)
            if p.listening:
                who = "even" if not margin else "attacker" if margin > 0 else "defender"
                tell_battle(p, self, f"victories-{who}", "WK-12.28", {"lead": abs(margin)})
        mix_under(p, [*p.kept(ATTACKER), *p.kept(DEFENDER)])  # WK-12.36
        p.rows, p.thrown, p.spared = [(), ()], [(), ()], [0, 0]
        return outcome(p, self, margin, fallen)

    def over(self, p: KnightsPosition) -> Frame | None:  # WK-12.35
        return None


# ---------------------------------------------------------------------- fate cards


# ---------------------------------------------------------------------- the end of a battle


def is_down(p: KnightsPosition, battle: Battle) -> bool:
    """No strength, no living defending noble, and the stronghold's own army, if any, is full (WK-13.8, WK-13.15)."""
    if p.wall_strength(battle.wall) or battle.living(p, DEFENDER):
        return False
    return not any([place_of(army) == CASTLE and not p.full(army) for army in battle.armies(p, DEFENDER)])


def is_skipped(p: KnightsPosition, battle: Battle, fallen: bool) -> bool:
    """Is step 4 skipped? (WK-12.27, WK-13.8)"""
    if not battle.living(p, ATTACKER):
        return True
    return fallen if battle.wall != NONE else not battle.living(p, DEFENDER)


def outcome(p: KnightsPosition, battle: Battle, margin: int, fallen: bool) -> Frame:
    """Who dies, who retreats, what is taken (WK-12.29 to WK-12.33, WK-13.8, WK-13.9)."""
    owner = battle.enemy if battle.enemy != NEUTRAL_ENEMY else NOBODY
    alive = [battle.living(p, side) for side in (ATTACKER, DEFENDER)]
    dead = [[army for army in battle.leaders(p, side) if p.full(army)] for side in (ATTACKER, DEFENDER)]
    loser = NOBODY if not margin else DEFENDER if margin > 0 else ATTACKER
    full = abs(margin) >= 2
    retreating: list[list[int]] = [[], []]
    if loser != NOBODY:
        if full:
            dead[loser] = battle.leaders(p, loser)
        else:
            retreating[loser] = alive[loser]
    taken = battle.wall != NONE and (margin > 0 or fallen)
    rewarded = taken and bool(alive[ATTACKER])
    captured = 0 if not taken else 1 if rewarded else 2
    if captured == 2 and battle.wall < CITIES:
        captured = 0  # WK-13.8 (a)
    return Aftermath(
        battle.seat,
        owner,
        battle.wall,
        captured,
        loser if full and p.terms.destroys else NOBODY,
        tuple(retreating[ATTACKER]),
        tuple(retreating[DEFENDER]),
        tuple(dead[ATTACKER]),
        tuple(dead[DEFENDER]),
    )


# ---------------------------------------------------------------------- decisions
