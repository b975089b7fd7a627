"""Phase 5: Build (ERA-9)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import Args, Ask, Decision, Frame, Illegal, Move, Procedure

from ..components import (
    ALONG_THE_RIVER,
    AT_THE_EDGE,
    BRIDGE,
    BUILDINGS,
    GATE,
    HAMMER,
    RESOURCES,
    ROADS,
    WHARF,
    one_of,
    piece_id,
    piece_object,
    track_id,
)
from ..geometry import PLACES, spot
from ..position import DOUBLED, PAVED, TAKEN, WATER, EraPosition
from .collect import amounts, owned
from .placing import anchors_of, by_bytes, ground_of, has_place, has_room, lay, listed

END: Final[Move] = ("end",)
PLACE_MOVES: Final[list[list[list[Move]]]] = by_bytes([("place", place // 4, place % 4) for place in range(PLACES)])
BUILD_MOVES: Final[list[Move]] = [("build", piece) for piece in range(29)]


class BuildTurn(Procedure[EraPosition]):
    """One player's build turn; how many hammers and wharves are used up (ERA-9.1)."""

    FIELDS = ("seat", "hammers", "wharves")
    STEPS = ("choose",)

    def __init__(self, seat: int, hammers: int = 0, wharves: int = 0) -> None:
        self.seat: Final = seat
        self.hammers: Final = hammers
        self.wharves: Final = wharves

    def choose(self, p: EraPosition) -> Frame | None:
        if not can_act(p, self):
            return None
        p.again()
        return Ask(BUILD, self.seat)


def hammers_left(p: EraPosition, turn: BuildTurn) -> int:
    """Symbols and joineries, also one built in this turn (ERA-9.2, ERA-9.14)."""
    return p.symbols(turn.seat, HAMMER) + joineries(p, turn.seat) - turn.hammers


def joineries(p: EraPosition, seat: int) -> int:
    c = p.components
    return sum([c.hammers[piece] * p.count(seat, piece) for piece in c.skilled])


def wharves_left(p: EraPosition, turn: BuildTurn) -> int:
    return p.count(turn.seat, WHARF) - turn.wharves  # ERA-9.10


def payable(p: EraPosition, seat: int) -> list[int]:
    """What is in play, in the supply and not too dear (ERA-9.3, ERA-27.1)."""
    goods, stone, wood = p.tracks[seat][:3]
    supply, cost = p.supply, p.components.cost
    found: list[int] = []
    for piece in in_play(p):
        price = cost[piece]
        if supply[piece] and price[2] <= wood and price[1] <= stone and price[0] <= goods:
            found.append(piece)
    return found


def in_play(p: EraPosition) -> tuple[int, ...]:
    return (*p.types, *p.terms.structures)


def buildable(p: EraPosition, turn: BuildTurn) -> list[int]:
    if hammers_left(p, turn) <= 0:
        return []
    ground = ground_of(p.components, p.domains[turn.seat])
    return [piece for piece in payable(p, turn.seat) if has_place(piece, ground)]


def exchanges(p: EraPosition, turn: BuildTurn) -> list[Move]:
    """One resource for one of another kind whose track has room (ERA-9.10, ERA-9.12)."""
    if wharves_left(p, turn) <= 0:
        return []
    tracks, most = p.tracks[turn.seat], p.components.most
    wanted = [track for track in range(RESOURCES) if tracks[track] < most[track]]
    return [("exchange", give, take) for give in owned(p, turn.seat) for take in wanted if give != take]


def can_act(p: EraPosition, turn: BuildTurn) -> bool:
    if exchanges(p, turn):
        return True
    if hammers_left(p, turn) <= 0:
        return False
    return has_room(payable(p, turn.seat), ground_of(p.components, p.domains[turn.seat]))


def full_domain(p: EraPosition, seat: int) -> bool:
    """No legal place for any building type still in the supply (ERA-22.6, ERA-22.7)."""
    left = [piece for piece in p.types if p.supply[piece]]
    return not has_room(left, ground_of(p.components, p.domains[seat]))


class Build(Decision[EraPosition]):
    rule = "ERA-9.3"
    verbs = ("build", "exchange", "end")

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        turn = p.near(BuildTurn)
        moves = [BUILD_MOVES[piece] for piece in buildable(p, turn)]
        return [*moves, *exchanges(p, turn), END]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        turn = p.near(BuildTurn)
        if move[0] == "build":
            p.replace(BuildTurn(seat, turn.hammers + 1, turn.wharves))
            return Placing(int(move[1]), seat)
        if move == END:
            p.pop()
            return None
        give, take = int(move[1]), int(move[2])
        p.replace(BuildTurn(seat, turn.hammers, turn.wharves + 1))
        p.pay(seat, give, 1)
        p.gain(seat, take, 1)
        if p.listening:
            p.tell("exchanged", "ERA-9.10", {"seat": seat, "give": one_of(give), "take": one_of(take)})
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        turn = p.near(BuildTurn)
        return {"hammers": max(0, hammers_left(p, turn)), "wharves": wharves_left(p, turn)}

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        turn = p.near(BuildTurn)
        return refuse_exchange(p, turn, move) if move[0] == "exchange" else refuse_build(p, turn, int(move[1]))


def refuse_exchange(p: EraPosition, turn: BuildTurn, move: Move) -> Illegal:
    give, take = int(move[1]), int(move[2])
    if wharves_left(p, turn) <= 0:
        return Illegal("no-wharf", "ERA-9.10", "you have no wharf left to use in this round")
    if give == take:
        return Illegal("same-kind", "ERA-9.10", "exchange for another kind of resource")
    if not p.tracks[turn.seat][give]:
        return Illegal("none-left", "ERA-9.10", "you have none of it", {"track": track_id(give)})
    return Illegal("track-full", "ERA-9.12", "your track is full", {"track": track_id(take)})


def refuse_build(p: EraPosition, turn: BuildTurn, piece: int) -> Illegal:
    args: Args = {"piece": piece_id(piece)} if piece < len(BUILD_MOVES) else {"piece": "piece-river"}
    if piece not in in_play(p):
        return Illegal("not-in-play", "ERA-3.2", "it is not in play", args)
    if not p.supply[piece]:
        return Illegal("run-out", "ERA-27.1", "none is left in the supply", args)
    if hammers_left(p, turn) <= 0:
        return Illegal("no-hammer", "ERA-9.3", "you have no hammer left")
    if piece not in payable(p, turn.seat):
        costs: Args = {"costs": amounts(p.components.cost[piece]), **args}
        return Illegal("cannot-pay", "ERA-9.4", "you cannot pay for it", costs)
    if piece in (WHARF, BRIDGE) and not p.domains[turn.seat][WATER]:
        return Illegal("needs-river", "ERA-16.3", "it needs a river", args)
    return Illegal("no-room", "ERA-9.3", "it has no legal place", args)


# ---------------------------------------------------------------------- where


class Placing(Procedure[EraPosition]):
    """A structure is chosen; it is paid for when it is placed (ERA-9.4, ERA-29.10)."""

    FIELDS = ("piece", "seat")
    STEPS = ("where",)

    def __init__(self, piece: int, seat: int) -> None:
        self.piece: Final = piece
        self.seat: Final = seat

    def where(self, p: EraPosition) -> Frame | None:
        return Ask(PLACE_STRUCTURE, self.seat)


class PlaceStructure(Decision[EraPosition]):
    rule = "ERA-9.4"
    verbs = ("place",)

    def options(self, p: EraPosition, seat: int) -> list[Move]:
        ground = ground_of(p.components, p.domains[seat])
        return listed(anchors_of(p.near(Placing).piece, ground), PLACE_MOVES)

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        piece = p.near(Placing).piece
        for track, amount in enumerate(p.components.cost[piece]):
            if amount:
                p.pay(seat, track, amount)
        p.supply[piece] -= 1
        lay(p, seat, piece, int(move[1]) * 4 + int(move[2]))
        if p.listening:
            p.tell("built", "ERA-9.4", {"seat": seat, "piece": piece_object(piece), **spot(int(move[1]))})
        if piece < len(BUILDINGS) and not p.supply[piece]:
            turn_card(p, piece)
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        return {"piece": piece_object(p.near(Placing).piece)}

    def prompt_other(self, p: EraPosition) -> Args:
        return {"piece": piece_object(p.near(Placing).piece)}

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        return not_there(p, seat, p.near(Placing).piece, int(move[1]) * 4 + int(move[2]))


def not_there(p: EraPosition, seat: int, piece: int, place: int) -> Illegal:
    """Why a structure may not stand there."""
    domain, cells, rule = p.domains[seat], p.components.masks[piece][place], p.components.place_rule[piece]
    if not cells:
        return Illegal(
            "off-board", "ERA-2.3", "a part of the piece would lie beyond the board or this turn is a double"
        )
    if piece in (BRIDGE, GATE):
        return not_across(p, seat, piece, cells)
    if cells & domain[TAKEN]:
        return Illegal("not-empty", "ERA-2.5", "all its cells must be empty")
    if piece in ROADS:
        return Illegal("unconnected", "ERA-15.5", "a road starts at the edge of the board or beside another road")
    if rule == ALONG_THE_RIVER:
        return Illegal("along-river", "ERA-16.2", "a long side must lie along the river")
    assert rule == AT_THE_EDGE
    return Illegal("at-edge", "ERA-16.5", "it must touch the edge of the board")


def not_across(p: EraPosition, seat: int, piece: int, cells: int) -> Illegal:
    domain = p.domains[seat]
    base = domain[WATER] if piece == BRIDGE else domain[WATER] | domain[PAVED]
    if cells & domain[TAKEN] & base & ~domain[DOUBLED] and (cells & domain[TAKEN]).bit_count() == 1 and piece == BRIDGE:
        return Illegal("unconnected", "ERA-15.9", "a bridge starts at the edge of the board or beside a road")
    if piece == BRIDGE:
        return Illegal("across-river", "ERA-15.8", "its middle lies over the river, its ends on empty cells")
    return Illegal("across-road", "ERA-15.11", "its middle lies over a road or river, its ends on empty cells")


def turn_card(p: EraPosition, piece: int) -> None:
    """The last building of its type is taken: its card shows the X (ERA-9.7)."""
    p.turned |= 1 << piece
    if p.listening:
        args: Args = {"piece": piece_id(piece), "count": p.turned.bit_count(), "needed": p.terms.cards}
        p.tell("card-turned" if not p.terms.solo else "card-turned-solo", "ERA-9.7", args)


BUILD: Final = Build()
PLACE_STRUCTURE: Final = PlaceStructure()
