"""Battle in the open field and assault (WK-12, WK-13): commanders, fate cards, casualties, victories."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Move, Procedure, Secret

from ..cards import DEAL, DRAW, PREVENT, SQUARE, STAR, TRIANGLE, VICTORY
from ..kingdom import CITIES, NONE
from ..position import KnightsPosition
from ..state.armies import CASTLE, PLACES, place_of
from ..state.board import NOBODY
from ..state.decks import ATTACKER, DEFENDER
from .aftermath import Aftermath
from .cities import breach
from .fate import everyone, mix_under, see

NEUTRAL_ENEMY: Final = 6
NO_COMMANDER: Final = -1
MOST_ROW: Final = 12
COMMAND: Final[list[Move]] = [("command", place) for place in range(4)]
DISCARD: Final[list[Move]] = [("discard", place) for place in range(MOST_ROW)]
WOUND: Final[list[Move]] = [("wound", place) for place in range(PLACES)]
BREACH: Final[Move] = ("breach",)
SPARE: Final[Move] = ("spare",)


class Battle(Procedure[KnightsPosition]):
    """`enemy` is a seat, or 6 for a neutral city; `wall` is what is assaulted; `hits`: casualties still to be taken."""

    FIELDS = ("seat", "area", "enemy", "wall", "nobles", "commanders", "hits")
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

    def commanded(self, side: int, army: int) -> Battle:
        commanders = (army, self.commanders[1]) if side == ATTACKER else (self.commanders[0], army)
        return Battle(self.seat, self.area, self.enemy, self.wall, self.nobles, commanders, self.hits)

    def with_hits(self, attacker: int, defender: int) -> Battle:
        hits = (attacker, defender)
        return Battle(self.seat, self.area, self.enemy, self.wall, self.nobles, self.commanders, hits)

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

    # ------------------------------------------------------------------ preparing

    def begin(self, p: KnightsPosition) -> Frame | None:
        p.rows, p.thrown, p.spared = [(), ()], [(), ()], [0, 0]
        if p.listening:
            p.tell("battle", "WK-12.2", battle_words(p, self))
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
                p.tell("row", "WK-12.20", row_words(p, self, side))
        return None

    # ------------------------------------------------------------------ resolving

    def more_fate(self, p: KnightsPosition) -> Frame | None:  # step 1, WK-12.21
        for side in (ATTACKER, DEFENDER):
            draw_more(p, side)
        return None

    def casualties(self, p: KnightsPosition) -> Frame | None:  # step 2, WK-12.22
        hits = [max(0, deals(p, self, 1 - side) - prevents(p, self, side)) for side in (ATTACKER, DEFENDER)]
        if p.listening:
            p.tell("casualties", "WK-12.22", {**battle_words(p, self), "attacker": hits[0], "defender": hits[1]})
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
                p.tell("victories", "WK-12.28", {**battle_words(p, self), "margin": margin})
        mix_under(p, [*p.kept(ATTACKER), *p.kept(DEFENDER)])  # WK-12.36
        p.rows, p.thrown, p.spared = [(), ()], [(), ()], [0, 0]
        return outcome(p, self, margin, fallen)

    def over(self, p: KnightsPosition) -> Frame | None:  # WK-12.35
        return None


# ---------------------------------------------------------------------- fate cards


def row_size(p: KnightsPosition, battle: Battle, side: int) -> int:
    """One card for each full 100, the sum rounded once, two for a commander, ten at most (WK-12.13 to WK-12.15, WK-13.2)."""
    strength = sum([p.effective(army) for army in battle.armies(p, side)])
    if side == DEFENDER and battle.wall != NONE:
        strength += p.wall_strength(battle.wall)
    if battle.commanders[side] != NO_COMMANDER:
        strength += p.components.battle.leadership
    return min(strength // 100, p.components.battle.most_fate)


def draw_row(p: KnightsPosition, battle: Battle, side: int) -> None:
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


def ability(p: KnightsPosition, battle: Battle, side: int, shape: int) -> int:
    """The ability of an unexhausted commander who is not spared (WK-12.12, WK-12.23)."""
    army = battle.commanders[side]
    return int(army != NO_COMMANDER and place_of(army) == shape and not p.tired[army] and not p.spared[side])


def deals(p: KnightsPosition, battle: Battle, side: int) -> int:
    return count(p, side, DEAL) + ability(p, battle, side, STAR) + siege_works(p, battle, side)


def siege_works(p: KnightsPosition, battle: Battle, side: int) -> int:
    """Master of Siege Works (WK-24.28)."""
    army = battle.commanders[side]
    if side != ATTACKER or battle.wall == NONE or p.tired[army] or p.office[army] < 0:
        return 0
    return sum([effect.value for effect in p.agenda(p.office[army]).effects if effect.rule == "assault_extra_deal"])


def prevents(p: KnightsPosition, battle: Battle, side: int) -> int:
    return count(p, side, PREVENT) + ability(p, battle, side, SQUARE)


def victory_points(p: KnightsPosition, battle: Battle, side: int) -> int:
    """The triangle counts only while he is alive (WK-12.28)."""
    army = battle.commanders[side]
    alive = army != NO_COMMANDER and not p.full(army)
    return count(p, side, VICTORY) + (ability(p, battle, side, TRIANGLE) if alive else 0)


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


def side_of(battle: Battle, seat: int) -> int:
    return ATTACKER if seat == battle.seat else DEFENDER


class NameCommander(Decision[KnightsPosition]):
    rule = "WK-12.11"
    verbs = ("command",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        battle = p.near(Battle)
        return [COMMAND[place_of(army)] for army in battle.leaders(p, side_of(battle, seat))]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        battle = p.near(Battle)
        army = seat * PLACES + int(move[1])
        if p.listening:
            p.tell("commands", "WK-12.11", p.noble_words(army))
        p.replace(battle.commanded(side_of(battle, seat), army))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-that-noble", "WK-12.11")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"area": p.area_word(p.near(Battle).area)}


class ThrowAway(Decision[KnightsPosition]):
    """Two cards, or one of two; more if one likes, but one is kept (WK-12.17, WK-26.6)."""

    rule = "WK-12.17"
    verbs = ("discard", "spare", "done")
    many = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return self.choices(p, seat, ())

    def choices(self, p: KnightsPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        battle = p.near(Battle)
        side = side_of(battle, seat)
        size = len(p.rows[side])
        places = [int(move[1]) for move in chosen if move != SPARE]
        due = discards_due(size) - len(places)
        first = places[-1] + 1 if places else 0
        moves = [DISCARD[place] for place in range(first, size) if size - place >= due and len(places) + 1 < size]
        if not chosen and can_spare(p, battle, side):
            moves.append(SPARE)
        return [*moves, DONE] if due <= 0 else moves

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        side = side_of(p.near(Battle), seat)
        if move == SPARE:
            p.spared[side] = 1
        else:
            p.thrown[side] += (int(move[1]),)
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        if move == SPARE:
            return Illegal("no-ability", "WK-12.23")
        return Illegal("discard-due" if move == DONE else "discard-order", "WK-12.17")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        side = side_of(p.near(Battle), seat)
        places = [move for move in p.chosen(seat) if move != SPARE]
        return {"due": max(0, discards_due(len(p.rows[side])) - len(places)), "cards": len(p.rows[side])}


def discards_due(size: int) -> int:
    return min(2, size - 1)


def can_spare(p: KnightsPosition, battle: Battle, side: int) -> bool:
    army = battle.commanders[side]
    return not p.tired[army] and place_of(army) in (STAR, SQUARE, TRIANGLE)


def wound_moves(p: KnightsPosition, battle: Battle, side: int) -> list[Move]:
    """Armies that are not full, and the wall while it has strength (WK-12.24, WK-12.25, WK-13.4, WK-13.5)."""
    moves = [WOUND[place_of(army)] for army in battle.armies(p, side) if not p.full(army)]
    if side == DEFENDER and battle.wall != NONE and p.wall_strength(battle.wall):
        moves.append(BREACH)
    return moves


class TakeCasualty(Decision[KnightsPosition]):
    rule = "WK-12.24"
    verbs = ("wound", "breach")
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        battle = p.near(Battle)
        return wound_moves(p, battle, side_of(battle, seat))

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        battle = p.near(Battle)
        side = side_of(battle, seat)
        if move == BREACH:
            breach(p, battle.wall)
        else:
            army = seat * PLACES + int(move[1])
            p.wounds[army] += 1
            if p.listening:
                p.tell("wound", "WK-12.24", {**p.noble_words(army), "wounds": p.wounds[army]})
        hits = battle.hits
        p.replace(battle.with_hits(hits[0] - (side == ATTACKER), hits[1] - (side == DEFENDER)))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("wall-down", "WK-13.5") if move == BREACH else Illegal("army-full", "WK-12.25")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        battle = p.near(Battle)
        return {"hits": battle.hits[side_of(battle, seat)]}


def battle_words(p: KnightsPosition, battle: Battle) -> Args:
    enemy = battle.enemy if battle.enemy != NEUTRAL_ENEMY else NOBODY
    return {
        "seat": battle.seat,
        "enemy_seat": enemy,
        "area": p.area_word(battle.area),
        "assault": int(battle.wall != NONE),
    }


def row_words(p: KnightsPosition, battle: Battle, side: int) -> Args:
    seat = battle.seat_of(side)
    results = [result_word(p, card) for card in p.kept(side)]
    return {"seat": seat if seat != NEUTRAL_ENEMY else NOBODY, "results": results, "thrown": len(p.thrown[side])}


NAME_COMMANDER: Final = NameCommander()
THROW_AWAY: Final = ThrowAway()
TAKE_CASUALTY: Final = TakeCasualty()
