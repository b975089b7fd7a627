"""The solo game: Sir Philip (ERA-23)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Ask, Decision, Frame, Illegal, Message, Move, Procedure

from ..components import FACES, PER_COLOUR, RESOURCES, SHIELD, SWORD, one_of, track_id
from ..position import EraPosition, philip_colours
from .collect import owned
from .extort import PHILIP, Demand, may_extort, swords, take_the_blame
from .roll import die_words

ALONE: Final = 0  # the only seat


def roll_for_philip(p: EraPosition) -> None:
    """His dice, once for the round; his skulls count for nothing (ERA-23.7, ERA-23.8)."""
    colours = philip_colours(p.components)
    p.philip = tuple([p.below(FACES) for _ in colours])
    p.philip_left = tuple([p.philip_symbols(track) for track in range(RESOURCES)])
    if p.listening:
        p.tell("philip-rolled", "ERA-23.7", {"dice": philip_words(p)})


def philip_words(p: EraPosition) -> list[Message]:
    colours = philip_colours(p.components)
    return [die_words(p.components, c * PER_COLOUR, face) for c, face in zip(colours, p.philip, strict=False)]


def take_from_philip(p: EraPosition, track: int) -> int:
    """One of his symbols, each only once in a round (ERA-23.13)."""
    left = list(p.philip_left)
    left[track] -= 1
    p.philip_left = tuple(left)
    return p.gain(ALONE, track, 1)


class SoloExtortion(Procedure[EraPosition]):
    STEPS = ("choose",)

    def choose(self, p: EraPosition) -> Frame | None:
        strong = may_extort(swords(p, ALONE), p.philip_symbols(SWORD), p.philip_symbols(SHIELD))
        return Ask(EXTORT_PHILIP, ALONE) if strong and any(p.philip_left) else None


class ExtortPhilip(Decision[EraPosition]):
    """A resource that his dice show (ERA-23.10)."""

    rule = "ERA-23.10"
    verbs = ("take", "done")

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        return [*[("take", track) for track in range(RESOURCES) if p.philip_left[track]], DONE]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        if move != DONE:
            track = int(move[1])
            got = take_from_philip(p, track)
            if p.listening:
                p.tell("took-from-philip", "ERA-23.10", {"seat": seat, "track": one_of(track), "got": got})
        return None

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        args: Args = {"track": track_id(int(move[1]))}
        return Illegal("philip-has-none", "ERA-23.10", "his dice show none of it", args)


class PhilipDemands(Procedure[EraPosition]):
    """He extorts in his turn (ERA-23.11)."""

    STEPS = ("demand",)

    def demand(self, p: EraPosition) -> Frame | None:
        if not may_extort(p.philip_symbols(SWORD), swords(p, ALONE), p.symbols(ALONE, SHIELD)):
            return None
        kinds = owned(p, ALONE)
        if not kinds:
            take_the_blame(p, ALONE, "extorted-bare-philip", PHILIP)
            return None
        return Demand(PHILIP, ALONE, next(track for track in p.components.demands if track in kinds))


EXTORT_PHILIP: Final = ExtortPhilip()
