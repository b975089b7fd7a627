"""Choices in a battle: commander, discards, casualties (WK-12.11, WK-12.17, WK-12.24)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Decision, Frame, Illegal, Move

from ..cards import SQUARE, STAR, TRIANGLE
from ..kingdom import NONE
from ..position import KnightsPosition
from ..state.armies import PLACES, place_of
from ..state.decks import ATTACKER, DEFENDER
from .battle_frame import BattleFrame, side_of
from .cities import breach

MOST_ROW: Final = 12


COMMAND: Final[list[Move]] = [("command", place) for place in range(4)]


DISCARD: Final[list[Move]] = [("discard", place) for place in range(MOST_ROW)]


WOUND: Final[list[Move]] = [("wound", place) for place in range(PLACES)]


BREACH: Final[Move] = ("breach",)


SPARE: Final[Move] = ("spare",)


class NameCommander(Decision[KnightsPosition]):
    rule = "WK-12.11"
    verbs = ("command",)
    forced = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        battle = p.near(BattleFrame)
        return [COMMAND[place_of(army)] for army in battle.leaders(p, side_of(battle, seat))]

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        battle = p.near(BattleFrame)
        army = seat * PLACES + int(move[1])
        if p.listening:
            p.tell("commands", "WK-12.11", p.noble_words(army))
        p.replace(battle.commanded(side_of(battle, seat), army))
        return None

    def refuse(self, p: KnightsPosition, seat: int, move: Move) -> Illegal:
        return Illegal("not-that-noble", "WK-12.11")

    def prompt(self, p: KnightsPosition, seat: int) -> Args:
        return {"area": p.area_word(p.near(BattleFrame).area)}


class ThrowAway(Decision[KnightsPosition]):
    """Two cards, or one of two; more if one likes, but one is kept (WK-12.17, WK-26.6)."""

    rule = "WK-12.17"
    verbs = ("discard", "spare", "done")
    many = True

    def options(self, p: KnightsPosition, seat: int) -> list[Move]:
        return self.choices(p, seat, ())

    def choices(self, p: KnightsPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        battle = p.near(BattleFrame)
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
        side = side_of(p.near(BattleFrame), seat)
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
        side = side_of(p.near(BattleFrame), seat)
        places = [move for move in p.chosen(seat) if move != SPARE]
        return {"due": max(0, discards_due(len(p.rows[side])) - len(places)), "cards": len(p.rows[side])}


def discards_due(size: int) -> int:
    return min(2, size - 1)


def can_spare(p: KnightsPosition, battle: BattleFrame, side: int) -> bool:
    army = battle.commanders[side]
    return not p.tired[army] and place_of(army) in (STAR, SQUARE, TRIANGLE)


def wound_moves(p: KnightsPosition, battle: BattleFrame, side: int) -> list[Move]:
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
        battle = p.near(BattleFrame)
        return wound_moves(p, battle, side_of(battle, seat))

    def apply(self, p: KnightsPosition, seat: int, move: Move) -> Frame | None:
        battle = p.near(BattleFrame)
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
        battle = p.near(BattleFrame)
        return {"hits": battle.hits[side_of(battle, seat)]}


NAME_COMMANDER: Final[NameCommander] = NameCommander()


THROW_AWAY: Final[ThrowAway] = ThrowAway()


TAKE_CASUALTY: Final[TakeCasualty] = TakeCasualty()
