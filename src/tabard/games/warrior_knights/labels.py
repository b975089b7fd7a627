"""Moves in words: what the numbers of a move are called."""

from __future__ import annotations

from tabard.kernel import Args, Move

from .components import EXPEDITIONS
from .position import KnightsPosition
from .rules.battle import Battle
from .rules.battle_frame import NEUTRAL_ENEMY, result_word, side_of
from .rules.upkeep import Revolts, revolt_crowns
from .state.armies import PLACES
from .state.decks import PHASES, action_card, card_name


def label(p: KnightsPosition, seat: int, move: Move, names: list[str]) -> Args:
    words: Args = {}
    for name, value in zip(names, move[1:], strict=True):
        words |= argument(p, seat, name, int(value))
    if move[0] in ("return_heir", "kill_heir"):
        words["noble"] = p.noble_word(int(move[1]) * PLACES + int(move[2]))
    if move[0] == "spot":
        words["crowns"] = p.components.track.fee[int(move[1])]
    return words


def argument(p: KnightsPosition, seat: int, name: str, number: int) -> Args:
    if name in ("place", "noble"):
        return {"noble": p.noble_word(seat * PLACES + number)}
    if name == "to":
        return {"to": p.noble_word(seat * PLACES + number)}
    if name == "enemy":
        neutral = number == NEUTRAL_ENEMY
        return {"enemy_seat": seat if neutral else number, "neutral": int(neutral)}
    if name == "baron":
        return {"baron_seat": number}
    if name == "row":
        return row_argument(p, seat, number)
    if name == "way":
        return {"way": number, "crowns": revolt_crowns(p, p.near(Revolts).city)}
    if name in ("zone", "spot"):
        return {name: number + 1}
    word = component_word(p, seat, name, number)
    return {name: word if word else number}


def row_argument(p: KnightsPosition, seat: int, number: int) -> Args:
    card = p.rows[side_of(p.near(Battle), seat)][number]
    return {"row": number + 1, "result": result_word(p, card)}


def component_word(p: KnightsPosition, seat: int, name: str, number: int) -> str:
    """The message id of a component; "" for plain numbers."""
    if name == "card":
        return card_name(action_card(seat, number))
    if name == "phase":
        return "phase-" + PHASES[number]
    if name == "expedition":
        return "expedition-" + EXPEDITIONS[number].replace("_", "-")
    return place_word(p, name, number) or paper_word(p, name, number)


def place_word(p: KnightsPosition, name: str, number: int) -> str:
    if name == "area":
        return p.area_word(number)
    if name == "city":
        return p.city_word(number)
    if name == "wall":
        return p.wall_word(number)
    if name == "troop":
        return p.troop_word(number)
    return ""


def paper_word(p: KnightsPosition, name: str, number: int) -> str:
    if name == "agenda":
        return p.agenda_word(number)
    if name == "entry":
        return p.entry_word(p.in_force[number])
    if name == "motion":
        return "motion-" + p.components.motions[number].id.replace("_", "-")
    return ""
