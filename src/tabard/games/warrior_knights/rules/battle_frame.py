"""A battle under way (WK-12, WK-13): who fights, fate cards, what they and the commanders count."""

from __future__ import annotations

from typing import Final, TypeVar

from tabard.kernel import Args, Procedure

from ..cards import DEAL, DRAW, PREVENT, SQUARE, STAR, TRIANGLE, VICTORY
from ..kingdom import CITIES, NONE
from ..position import KnightsPosition
from ..state.armies import CASTLE, PLACES, place_of
from ..state.decks import ATTACKER, DEFENDER
from .fate import everyone, see

NEUTRAL_ENEMY: Final = 6


NO_COMMANDER: Final = -1


B = TypeVar("B", bound="BattleFrame")


class BattleFrame(Procedure[KnightsPosition]):
    """`enemy` is a seat, or 6 for a neutral city; `wall` is what is assaulted; `hits`: casualties still to be taken."""

    FIELDS = ("seat", "area", "enemy", "wall", "nobles", "commanders", "hits")

    def __init__(
        self,
        seat: int,
        area: int,
        enemy: int,
        wall: int,
        nobles: tuple[int, ...],
        commanders: tuple[int, int] = (NO_COMMANDER, NO_COMMANDER),
        hits: tuple[int, int] = (0, 0),
    ) -> None:
        self.seat: Final = seat
        self.area: Final = area
        self.enemy: Final = enemy
        self.wall: Final = wall
        self.nobles: Final = nobles
        self.commanders: Final = commanders
        self.hits: Final = hits

    def commanded(self: B, side: int, army: int) -> B:
        commanders = (army, self.commanders[1]) if side == ATTACKER else (self.commanders[0], army)
        return type(self)(self.seat, self.area, self.enemy, self.wall, self.nobles, commanders, self.hits)

    def with_hits(self: B, attacker: int, defender: int) -> B:
        hits = (attacker, defender)
        return type(self)(self.seat, self.area, self.enemy, self.wall, self.nobles, self.commanders, hits)

    def armies(self, p: KnightsPosition, side: int) -> list[int]:
        """The fighting armies (WK-12.3, WK-12.4, WK-12.38); they stand where they stood until the battle is over."""
        if side == ATTACKER:
            return list(self.nobles)
        if self.enemy == NEUTRAL_ENEMY:
            return []
        nobles = p.nobles_in(self.enemy, self.area)
        castle = self.enemy * PLACES + CASTLE
        return [*nobles, castle] if self.wall >= CITIES and p.troops[castle] else nobles

    def leaders(self, p: KnightsPosition, side: int) -> list[int]:
        return [army for army in self.armies(p, side) if place_of(army) != CASTLE]

    def living(self, p: KnightsPosition, side: int) -> list[int]:
        """Nobles whose armies are not full."""
        return [army for army in self.leaders(p, side) if not p.full(army)]

    def seat_of(self, side: int) -> int:
        return self.seat if side == ATTACKER else self.enemy


def row_size(p: KnightsPosition, battle: BattleFrame, side: int) -> int:
    """One card for each full 100, the sum rounded once, two for a commander, ten at most (WK-12.13 to WK-12.15, WK-13.2)."""
    strength = sum([p.effective(army) for army in battle.armies(p, side)])
    if side == DEFENDER and battle.wall != NONE:
        strength += p.wall_strength(battle.wall)
    if battle.commanders[side] != NO_COMMANDER:
        strength += p.components.battle.leadership
    return min(strength // 100, p.components.battle.most_fate)


def draw_row(p: KnightsPosition, battle: BattleFrame, side: int) -> None:
    count = row_size(p, battle, side)
    drawn = [p.fate[-1 - number] for number in range(count)]
    p.fate = p.fate[: len(p.fate) - count]
    p.rows[side] = tuple(drawn)
    if battle.commanders[side] != NO_COMMANDER:  # a side without a commander sees nothing before the reveal (WK-12.16)
        for card in drawn:
            see(p, card, [battle.seat_of(side)])
    p.reveal()


def draw_more(p: KnightsPosition, side: int) -> None:
    result = p.components.fate.result
    todo = [card for card in p.kept(side) if result[card] == DRAW]
    while todo and p.fate:  # WK-20.8
        todo.pop()
        card = p.fate[-1]
        p.fate = p.fate[:-1]
        p.rows[side] += (card,)
        see(p, card, everyone(p))
        p.reveal()
        if p.listening:
            p.tell("more-fate", "WK-12.21", {"side": side, "result": result_word(p, card)})
        if result[card] == DRAW:
            todo.append(card)


def result_word(p: KnightsPosition, card: int) -> str:
    return ("fate-deal", "fate-prevent", "fate-victory", "fate-draw")[p.components.fate.result[card]]


def count(p: KnightsPosition, side: int, result: int) -> int:
    return sum([p.components.fate.result[card] == result for card in p.kept(side)])


def ability(p: KnightsPosition, battle: BattleFrame, side: int, shape: int) -> int:
    """The ability of an unexhausted commander who is not spared (WK-12.12, WK-12.23)."""
    army = battle.commanders[side]
    return int(army != NO_COMMANDER and place_of(army) == shape and not p.tired[army] and not p.spared[side])


def deals(p: KnightsPosition, battle: BattleFrame, side: int) -> int:
    return count(p, side, DEAL) + ability(p, battle, side, STAR) + siege_works(p, battle, side)


def siege_works(p: KnightsPosition, battle: BattleFrame, side: int) -> int:
    """Master of Siege Works (WK-24.28)."""
    army = battle.commanders[side]
    if side != ATTACKER or battle.wall == NONE or p.tired[army] or p.office[army] < 0:
        return 0
    return sum([effect.value for effect in p.agenda(p.office[army]).effects if effect.rule == "assault_extra_deal"])


def prevents(p: KnightsPosition, battle: BattleFrame, side: int) -> int:
    return count(p, side, PREVENT) + ability(p, battle, side, SQUARE)


def victory_points(p: KnightsPosition, battle: BattleFrame, side: int) -> int:
    """The triangle counts only while he is alive (WK-12.28)."""
    army = battle.commanders[side]
    alive = army != NO_COMMANDER and not p.full(army)
    return count(p, side, VICTORY) + (ability(p, battle, side, TRIANGLE) if alive else 0)


def side_of(battle: BattleFrame, seat: int) -> int:
    return ATTACKER if seat == battle.seat else DEFENDER


def tell_battle(p: KnightsPosition, battle: BattleFrame, name: str, rule: str, args: Args) -> None:
    """About both sides; a neutral city is no baron and has a message of its own."""
    words: Args = {"seat": battle.seat, "area": p.area_word(battle.area), "assault": int(battle.wall != NONE), **args}
    if battle.enemy == NEUTRAL_ENEMY:
        p.tell(f"{name}-neutral", rule, words)
    else:
        p.tell(name, rule, {**words, "enemy_seat": battle.enemy})


def tell_row(p: KnightsPosition, battle: BattleFrame, side: int) -> None:
    words: Args = {"results": [result_word(p, card) for card in p.kept(side)], "thrown": len(p.thrown[side])}
    seat = battle.seat_of(side)
    if seat == NEUTRAL_ENEMY:
        p.tell("row-neutral", "WK-12.20", words)
    else:
        p.tell("row", "WK-12.20", {**words, "seat": seat})
