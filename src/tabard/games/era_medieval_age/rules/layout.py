"""Set-up, step 7: the starting layout behind the screen (ERA-3.10 to ERA-3.20)."""

from __future__ import annotations

from typing import Final

from tabard.kernel import DONE, Args, Decision, Frame, Illegal, Move

from ..components import FLOOD, PIECES, RIVER, SCORCHED, WALLS, piece_id, piece_object
from ..geometry import ALL, PLACES, enclosed
from ..position import BARRIER, PLACE_BITS, TAKEN, TILED, EraPosition
from .placing import Domain, lay, may_close, places, starting_tile_places, with_piece

NO_RIVER: Final[Move] = ("no_river",)


class LayOut(Decision[EraPosition]):
    """Piece by piece in a fixed order, so that no draft gets stuck (ERA-3.19, ERA-3.20)."""

    rule = "ERA-3.10"
    verbs = ("lay", "no_river", "done")
    many = True

    def choices(self, p: EraPosition, seat: int, chosen: tuple[Move, ...]) -> list[Move]:
        domain = drafted(p, seat, chosen)
        for piece in still_to_lay(p, chosen):
            found = start_places(p, piece, domain)
            if piece == RIVER and p.terms.river == "secret":  # ERA-21.6, ERA-23.5
                return [*laying(piece, found), NO_RIVER]
            if found:
                return laying(piece, found)
        return [DONE]

    def apply(self, p: EraPosition, seat: int, move: Move) -> Frame | None:
        if move != NO_RIVER:
            lay(p, seat, int(move[1]), int(move[2]) * 4 + int(move[3]))
        return None

    def prompt(self, p: EraPosition, seat: int) -> Args:
        chosen = p.chosen(seat)
        rest = still_to_lay(p, chosen)
        alike = len([piece for piece in rest if piece == rest[0]])
        next_piece = piece_object(rest[0]) if rest else "piece-none"
        free = int(bool(rest) and rest[0] == RIVER and p.terms.river == "secret")
        return {"left": len(rest), "piece": next_piece, "alike": alike, "free": free}

    def refuse(self, p: EraPosition, seat: int, move: Move) -> Illegal:
        rest = still_to_lay(p, p.chosen(seat))
        if move == DONE or not rest:
            code = "layout-unfinished" if rest else "layout-finished"
            return Illegal(code, "ERA-3.17", "every piece must lie on the board, and nothing else", {"left": len(rest)})
        if move == NO_RIVER:
            return Illegal("river-needed", "ERA-3.10", "here everybody places a river")
        if int(move[1]) != rest[0]:
            return Illegal("other-piece", "ERA-3.19", "another piece is next", {"piece": piece_id(rest[0])})
        return no_place(p, seat, rest[0], int(move[2]) * 4 + int(move[3]))


def no_place(p: EraPosition, seat: int, piece: int, place: int) -> Illegal:
    """Why a starting piece may not lie there."""
    cells = p.components.masks[piece][place]
    domain = drafted(p, seat, p.chosen(seat))
    if not cells:
        return Illegal(
            "off-board", "ERA-2.3", "a part of the piece would lie beyond the board or this turn is a double"
        )
    if cells & domain[TAKEN]:
        return Illegal("not-empty", "ERA-2.5", "all its cells must be empty")
    if piece == FLOOD:
        return Illegal("flood-by-water", "ERA-3.13", "a flood tile goes beside the river or a flood tile linked to it")
    return Illegal("tile-outside", "ERA-3.17", "a tile must stay outside the walls")


def drafted(p: EraPosition, seat: int, chosen: tuple[Move, ...]) -> Domain:
    """The domain with what the draft holds so far."""
    c, domain = p.components, p.domains[seat]
    for move in chosen:
        if move[0] == "lay":
            piece = int(move[1])
            domain = with_piece(c, domain, piece, c.masks[piece][int(move[2]) * 4 + int(move[3])])
    return domain


def still_to_lay(p: EraPosition, chosen: tuple[Move, ...]) -> tuple[int, ...]:
    """What is left of the starting pieces, in their order; river and flood tiles only with the river."""
    rest = p.terms.start
    if NO_RIVER in chosen:
        rest = tuple([piece for piece in rest if piece not in (RIVER, FLOOD)])
    for move in chosen:
        if move[0] == "lay":
            rest = rest[rest.index(int(move[1])) + 1 :]
    return rest


def start_places(p: EraPosition, piece: int, domain: Domain) -> list[int]:
    c = p.components
    if piece in (FLOOD, SCORCHED):
        return starting_tile_places(c, piece, domain)
    found = places(c, piece, domain)
    if piece in WALLS and domain[TILED] and could_enclose(p, piece, domain):  # ERA-3.20
        return [place for place in found if not encloses_tile(domain, c.masks[piece][place], c.around[piece][place])]
    return found


def encloses_tile(domain: Domain, cells: int, around: int) -> bool:
    """Would a wall on these cells, with those around it, leave a tile inside?"""
    barrier = domain[BARRIER]
    return may_close(barrier, around) and enclosed(barrier | cells) & domain[TILED] != 0


def could_enclose(p: EraPosition, piece: int, domain: Domain) -> bool:
    """A ring needs as many cells as there are around a tile, corners included."""
    rows = p.components.shapes[SCORCHED]
    ring = 2 * (len(rows) + len(rows[0])) + 4
    return (domain[BARRIER] & ALL).bit_count() + len(p.components.shapes[piece][0]) >= ring


def laying(piece: int, found: list[int]) -> list[Move]:
    moves = LAY_MOVES[piece]
    return [moves[place] for place in found]


LAY_MOVES: Final[list[list[Move]]] = [
    [("lay", piece, place // 4, place % 4) for place in range(PLACES)] for piece in range(len(PIECES))
]


def box_the_rest(p: EraPosition, seat: int) -> bool:
    """What was not placed goes to the box (ERA-21.7, ERA-3.20). Has the seat a river?"""
    laid = [code // PLACE_BITS for code in p.pieces[seat]]
    for piece in set(p.terms.start):
        p.box[piece] += p.terms.start.count(piece) - laid.count(piece)
    return RIVER in laid


LAY_OUT: Final = LayOut()
