"""Moves in words: arguments of the messages `move-<verb>`."""

from __future__ import annotations

from tabard.kernel import Args, Move

from .components import PER_COLOUR, colour_id, one_of, piece_id, piece_object
from .geometry import first_cell, spot
from .position import PLACE_BITS, EraPosition
from .rules.build import Placing
from .rules.collect import amounts
from .rules.disasters import TILE, Strike
from .rules.fairs import culture_of
from .rules.roll import face_words


def label(p: EraPosition, seat: int, move: Move) -> Args:
    verb, numbers = str(move[0]), [int(part) for part in move[1:]]
    if verb in ("lay", "place", "cover"):
        return {"piece": piece_id(piece_of(p, verb, numbers)), **spot(numbers[-2]), "turn": numbers[-1]}
    if verb == "build":
        return {"piece": piece_object(numbers[0]), "costs": amounts(p.components.cost[numbers[0]])}
    if verb == "raze":
        return {"piece": piece_object(building_at(p, seat, numbers[0])), **spot(numbers[0])}
    if verb in ("set", "reroll", "quill", "chapel"):
        return dice_label(p, seat, verb, numbers)
    return trade_label(p, seat, verb, numbers)


def piece_of(p: EraPosition, verb: str, numbers: list[int]) -> int:
    if verb == "lay":
        return numbers[0]
    return p.near(Placing).piece if verb == "place" else TILE[p.near(Strike).blow]


def building_at(p: EraPosition, seat: int, cell: int) -> int:
    return next(code // PLACE_BITS for code in p.buildings(seat) if first_cell(p.cells(code)) == cell)


def dice_label(p: EraPosition, seat: int, verb: str, numbers: list[int]) -> Args:
    """Dice by colour and number, with what they show; `set` with the face it will show."""
    die = numbers[0] if verb in ("set", "reroll", "chapel") else numbers[1]
    face = numbers[1] if verb == "set" else shown_to(p, seat, die)
    args: Args = {**die_args(die, ""), "symbols": face_words(p.components, die, face)}
    return {**args, **die_args(numbers[0], "quill_")} if verb == "quill" else args


def shown_to(p: EraPosition, seat: int, die: int) -> int:
    """The face of an own die, as a monastery may have set it."""
    for move in p.chosen(seat):
        if move[0] == "set" and move[1] == die:
            return int(move[2])
    return p.faces[seat][p.dice[seat].index(die)]


def die_args(die: int, prefix: str) -> Args:
    return {prefix + "die": colour_id(die // PER_COLOUR), prefix + "number": die % PER_COLOUR + 1}


def trade_label(p: EraPosition, seat: int, verb: str, numbers: list[int]) -> Args:
    if verb in ("lose", "take"):
        return {"track": one_of(numbers[0])}
    if verb == "exchange":
        return {"give": one_of(numbers[0]), "take": one_of(numbers[1])}
    if verb == "extort":
        return {"other_seat": numbers[0], "track": one_of(numbers[1])}
    if verb == "threaten":
        return {"other_seat": numbers[0]}
    if verb not in ("fair", "trade"):
        return {}
    args: Args = {"give": one_of(numbers[-2]), "take": one_of(numbers[-1]), **spot(numbers[0])}
    args["culture"] = culture_of(p, seat, numbers[0])
    return {**args, "other_seat": numbers[1]} if verb == "fair" else args
