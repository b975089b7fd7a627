"""What the options make of a game: mode, pieces in play, set-up, length (ERA-25.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabard.kernel import Args, Illegal, Option, OptionValue

from .components import (
    ARMORY,
    BRIDGE,
    BUILDINGS,
    FARM,
    FLOOD,
    GATE,
    KEEP,
    LONGHOUSE,
    RIVER,
    ROADS,
    SCORCHED,
    WALLS,
    WHARF,
    Components,
)

OPTIONAL: Final = BUILDINGS[5:]  # the types without the infinity mark
ALWAYS: Final = (0, 1, 2, 3, 4)
RIVERS: Final = {"nobody": "no", "everybody": "all", "secret": "secret"}
SKULLS: Final = {"nothing": (), "treachery": ("treachery",), "flood": ("flood",), "both": ("treachery", "flood")}
PRINTED: Final = ("scenario_1", "scenario_2", "scenario_3")

OPTIONS: Final = (
    Option(
        "mode",
        "usual",
        "ERA-0.2",
        choices=("usual", "base", *PRINTED, "free", "grand", "own", "solo"),
    ),
    Option(
        "types",
        "usual",
        "ERA-25.2",
        choices=("usual", "drawn", "chosen"),
        when=("mode", ("usual", *PRINTED, "free", "own")),
    ),
    Option("chosen", (), "ERA-21.2", choices=OPTIONAL, when=("types", ("chosen",))),
    Option("length", "normal", "ERA-25.1", choices=("shorter", "normal", "longer")),
    Option("peaceful", False, "ERA-25.4"),
    Option("river", "everybody", "ERA-25.3", choices=("nobody", "everybody", "secret"), when=("mode", ("own",))),
    Option("roads", True, "ERA-25.3", when=("mode", ("own",))),
    Option(
        "three_skulls",
        "both",
        "ERA-25.3",
        choices=("nothing", "treachery", "flood", "both"),
        when=("mode", ("own",)),
    ),
)


def mode_of(options: Mapping[str, OptionValue], seats: int) -> str:
    """ERA-25.8: the usual mode is solo for one player, Scenario I for more."""
    mode = str(options["mode"])
    return ("solo" if seats == 1 else "scenario_1") if mode == "usual" else mode


def clash(c: Components, options: Mapping[str, OptionValue], seats: int) -> Illegal | None:
    """Why these options may not be combined (ERA-25.9)."""
    mode = str(options["mode"])
    if seats == 1:
        return clash_alone(options)
    if mode == "solo":
        return Illegal("solo-alone", "ERA-25.9", "the solo game is for one player")
    if options["types"] == "chosen":
        reason = clash_of_types(c, options, mode_of(options, seats))
        if reason is not None:
            return reason
    dry = options["river"] == "nobody" and options["three_skulls"] in ("flood", "both")
    if mode == "own" and dry:
        return Illegal(
            "flood-needs-river", "ERA-25.9", "floods need rivers: let three skulls bring nothing or treachery"
        )
    return None


def clash_alone(options: Mapping[str, OptionValue]) -> Illegal | None:
    """One player plays the solo game as it is."""
    if options["mode"] not in ("usual", "solo"):
        return Illegal("alone-solo", "ERA-25.9", "with one player only the solo game is played")
    if options["types"] != "usual" or options["length"] != "normal" or options["peaceful"]:
        return Illegal("solo-as-is", "ERA-25.9", "the solo game takes no other options")
    return None


def clash_of_types(c: Components, options: Mapping[str, OptionValue], mode: str) -> Illegal | None:
    chosen = types_of(options["chosen"])
    if options["peaceful"] and ARMORY in chosen:
        return Illegal("peaceful-armory", "ERA-25.7", "the peaceful game has no armories")
    if mode in PRINTED:
        return clash_of_printed(c, chosen, mode)
    if len(chosen) < c.choose_least:
        args: Args = {"least": c.choose_least}
        return Illegal("too-few-types", "ERA-21.2", f"choose at least {c.choose_least} types", args)
    if mode == "own" and options["river"] == "nobody" and WHARF in chosen:
        return Illegal("wharf-needs-river", "ERA-25.9", "wharves need rivers")
    return None


def clash_of_printed(c: Components, chosen: tuple[int, ...], mode: str) -> Illegal | None:
    for piece in c.modes[mode].left_out:
        if piece in chosen:
            args: Args = {"piece": "piece-" + BUILDINGS[piece].replace("_", "-")}
            return Illegal("left-out-type", "ERA-25.2", f"this scenario is played without the {BUILDINGS[piece]}", args)
    base = len([piece for piece in chosen if c.group[piece] == "base"])
    if (base, len(chosen) - base) != (c.draw_base, c.draw_expansion):
        wanted: Args = {"base": c.draw_base, "expansion": c.draw_expansion}
        sentence = f"choose {c.draw_base} base types and {c.draw_expansion} of the expansion"
        return Illegal("four-and-four", "ERA-25.2", sentence, wanted)
    return None


def types_of(names: OptionValue) -> tuple[int, ...]:
    assert isinstance(names, tuple)
    return tuple([BUILDINGS.index(name) for name in names])


class Terms:
    """Fixed for a whole game; shared by all copies of a position."""

    def __init__(self, c: Components, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.mode: Final = mode_of(options, seats)
        self.solo: Final = self.mode == "solo"
        self.peaceful: Final = bool(options["peaceful"])
        self._read_parts(c, options)
        self.floods: Final = "flood" in self.three_skulls
        self.scorching: Final = "treachery" in self.three_skulls
        self._read_types(c, options)
        self.tiles: Final = c.start_tiles[seats]
        self.cards: Final = c.cards_to_end[seats] + {"shorter": -1, "normal": 0, "longer": 1}[str(options["length"])]
        self.rounds: Final = c.rounds[seats] or c.round_limit
        self.clockwise: Final = [tuple([(seat + n) % seats for n in range(seats)]) for seat in range(seats)]
        self.start: Final = self._start(c)
        self.structures: Final = self._structures()

    def _read_parts(self, c: Components, options: Mapping[str, OptionValue]) -> None:
        """Rivers, roads and what three skulls bring (ERA-0.12, ERA-25.3, ERA-25.6)."""
        mode, own = c.modes[self.mode], self.mode == "own"
        self.river = RIVERS[str(options["river"])] if own else mode.river
        self.roads = bool(options["roads"]) if own else mode.roads
        wet = self.river != "no"
        self.bridges = self.roads and wet if own else mode.bridges
        self.gates = self.roads or wet if own else mode.gates
        self.three_skulls = SKULLS[str(options["three_skulls"])] if own else mode.three_skulls
        self.ends_when_full = mode.ends_when_full

    def _read_types(self, c: Components, options: Mapping[str, OptionValue]) -> None:
        """The list of types, or what they are drawn from (ERA-21.1, ERA-21.2, ERA-25.2, ERA-25.7)."""
        mode, types = c.modes[self.mode], str(options["types"])
        box = (KEEP, ARMORY) if self.peaceful else ()
        self.draws = types == "drawn" or (types == "usual" and not mode.buildings)
        listed = (*ALWAYS, *types_of(options["chosen"])) if types == "chosen" else mode.buildings
        self.always = tuple([piece for piece in ALWAYS if piece not in box])
        self.types = () if self.draws else tuple([piece for piece in listed if piece not in box])
        dry = (WHARF,) if self.river == "no" else ()
        left_out = (*mode.left_out, *dry, *box)
        drawn = [piece for piece in range(5, len(BUILDINGS)) if piece not in left_out]
        self.pool_base = tuple([piece for piece in drawn if c.group[piece] == "base"])
        self.pool_expansion = tuple([piece for piece in drawn if c.group[piece] == "expansion"])

    def _start(self, c: Components) -> tuple[int, ...]:
        """What everybody lays out, in the order of the draft, without the keep (ERA-3.7, ERA-3.8, ERA-3.19)."""
        river = (RIVER,) if self.river != "no" else ()
        floods = (FLOOD,) * self.tiles if self.floods and river else ()
        scorched = (SCORCHED,) * self.tiles if self.scorching else ()
        return (*river, *floods, *scorched, *c.start_walls, FARM, *c.modes[self.mode].start, *(LONGHOUSE,) * 3)

    def _structures(self) -> tuple[int, ...]:
        """What can be built besides buildings (ERA-3.2)."""
        roads = ROADS if self.roads else ()
        bridges = (BRIDGE,) if self.bridges else ()
        gates = (GATE,) if self.gates else ()
        return (*WALLS, *roads, *bridges, *gates)
